### On the page.

web-advice-dominion = Beginne mit dem Satz „Erstes Spiel“. Kaufe früh Silber, ab und zu eine Aktion, und Provinzen, sobald Gold im Deck ist.
web-value-kingdom-first_game = Erstes Spiel
web-value-kingdom-interactive = Interaktiv
web-value-kingdom-think_big = Groß denken
web-value-kingdom-small_but_fine = Klein, aber fein
web-value-kingdom-secrecy = Heimlich
web-value-kingdom-random = Acht zufällige
web-value-kingdom-draft = Von den Spielern gewählt
web-value-kingdom-first_game-about = Acht freundliche Karten für den Anfang.
web-value-kingdom-interactive-about = Was du tust, betrifft die anderen.
web-value-kingdom-think_big-about = Teure Karten, lange Züge.
web-value-kingdom-small_but_fine-about = Ein schlankes Deck gewinnt.
web-value-kingdom-secrecy-about = Raten, ziehen, und mehr wissen als die anderen.
web-value-kingdom-random-about = Acht der sechzehn.
web-value-kingdom-draft-about = Reihum nimmt jeder eine der sechzehn, bis es acht sind.
web-value-remodel-hand = Auf die Hand
web-value-remodel-discard = Auf den Ablagestapel
web-dominion-supply = Vorrat
web-dominion-ends = noch { $provinces ->
        [one] 1 Provinz
       *[other] { $provinces } Provinzen
    } · { $empty } von { $all } Stapeln leer
web-dominion-list-name = Nenne eine Karte
web-dominion-list-draft = Wähle eine Karte fürs Königreich
web-dominion-played = Ausgespielt
web-dominion-played-none = noch nichts
web-dominion-chosen = Schon gewählt
web-dominion-past = Seit deinem letzten Zug
web-dominion-hand-none = Deine Hand ist leer.
web-dominion-draw-pile = Stapel
web-dominion-discard-pile = Ablage
web-dominion-actions = { $count ->
        [one] Aktion
       *[other] Aktionen
    }
web-dominion-buys = { $count ->
        [one] Kauf
       *[other] Käufe
    }
web-dominion-coins = { $count ->
       *[other] Geld
    }
web-dominion-kind-action = Aktion
web-dominion-kind-attack = Aktion · Angriff
web-dominion-kind-treasure = Geld
web-dominion-kind-victory = Punkte
web-dominion-kind-both = Geld · Punkte
web-dominion-costs = kostet { $cost }
web-dominion-left = noch { $left }
web-dominion-do-treasures = Alle Geldkarten spielen · { $coins } Geld
web-dominion-do-end-actions = Weiter zum Kaufen
web-dominion-do-end-turn = Zug beenden
web-dominion-do-done = Fertig
web-dominion-do-pass = Nichts ablegen
web-dominion-do-choose-cards = +2 Karten
web-dominion-do-choose-coins = +2 Geld
web-dominion-do-choose-trash = 2 Karten entsorgen
web-dominion-do-keep = Behalten
web-dominion-do-aside = Zur Seite legen
web-dominion-did-play = spielt { $card }
web-dominion-did-treasures = spielt Geld
web-dominion-did-buy = kauft { $card }
web-dominion-did-gain = nimmt { $card }
web-dominion-did-trash = entsorgt { $card }
web-dominion-did-name = nennt { $card }
web-dominion-note-hand = Hand { $count }
web-dominion-note-pile = Stapel { $count }
web-dominion-note-top = obenauf: { $card }
web-dominion-note-turns = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
web-dominion-how-action = Tippe eine Aktion deiner Hand an; halte eine Karte oder drücke I, um sie zu lesen.
web-dominion-how-treasures = Spiele zuerst deine Geldkarten: Nach einem Kauf ist es zu spät.
web-dominion-how-buy = Tippe eine leuchtende Karte des Vorrats an, oder beende deinen Zug.
web-dominion-q-draft = Wähle eine Karte, die ins Königreich dieses Spiels kommt.
web-dominion-q-cellar-discard = Lege beliebig viele Karten ab, eine nach der anderen; dann ziehst du ebenso viele. Bisher: { $chosen }.
web-dominion-q-vault-discard = Lege beliebig viele Karten ab, eine nach der anderen, für je 1 Geld. Bisher: { $chosen }.
web-dominion-q-vault-may = { $chosen ->
        [0] Du darfst 2 Karten ablegen, um 1 zu ziehen.
       *[other] Lege noch eine Karte ab; dann ziehst du 1.
    }
web-dominion-q-militia-discard = Lege Karten ab, bis du 3 hast: noch { $left }.
web-dominion-q-steward-choose = Wähle: 2 Karten ziehen, 2 Geld nehmen, oder 2 Karten deiner Hand entsorgen.
web-dominion-q-steward-trash = Entsorge 2 Karten deiner Hand, eine nach der anderen.
web-dominion-q-remodel-trash = Entsorge eine Karte deiner Hand; dann nimmst du eine, die bis zu 2 mehr kostet.
web-dominion-q-remodel-gain = Nimm eine der leuchtenden Karten des Vorrats.
web-dominion-q-mine-trash = Entsorge eine Geldkarte deiner Hand; dann nimmst du eine, die bis zu 3 mehr kostet.
web-dominion-q-mine-gain = Nimm eine der leuchtenden Geldkarten auf die Hand.
web-dominion-q-smugglers-gain = Nimm eine Karte, wie sie dein rechter Nachbar im letzten Zug genommen hat.
web-dominion-q-mystic-name = Nenne eine Karte. Liegt sie oben auf deinem Nachziehstapel, kommt sie auf die Hand.
web-dominion-q-library-keep = Du hast { $card } gezogen. Behalte die Karte, oder lege sie zur Seite und ziehe weiter.
web-dominion-q-rabble-topdeck = Lege diese Karten eine nach der anderen auf deinen Nachziehstapel zurück; die letzte liegt oben.
web-dominion-says-copper = { $coins } Geld
web-dominion-says-silver = { $coins } Geld
web-dominion-says-gold = { $coins } Geld
web-dominion-says-estate = { $points } Punkt
web-dominion-says-duchy = { $points } Punkte
web-dominion-says-province = { $points } Punkte
web-dominion-says-cellar = +1 Aktion. Lege Karten ab, ziehe ebenso viele.
web-dominion-says-crossroads = Zeige deine Hand: +1 Karte je Punktekarte. +3 Aktionen beim ersten Mal im Zug.
web-dominion-says-steward = Wähle: +2 Karten, oder +2 Geld, oder entsorge 2 Karten.
web-dominion-says-smugglers = Nimm eine Karte, wie sie dein rechter Nachbar zuletzt nahm, bis 6.
web-dominion-says-sage = +1 Aktion. Decke auf, bis eine Karte 3 oder mehr kostet; nimm sie.
web-dominion-says-militia = +2 Geld. Alle anderen legen bis auf 3 Karten ab.
web-dominion-says-bridge = +1 Kauf, +1 Geld. Alles kostet in diesem Zug 1 weniger.
web-dominion-says-remodel = Entsorge eine Karte, nimm eine, die bis zu 2 mehr kostet.
web-dominion-says-farming-village = +2 Aktionen. Decke auf bis zu Aktion oder Geld; nimm die Karte.
web-dominion-says-market = +1 Karte, +1 Aktion, +1 Kauf, +1 Geld.
web-dominion-says-mine = Entsorge Geld, nimm bis zu 3 teureres Geld auf die Hand.
web-dominion-says-mystic = +1 Aktion, +2 Geld. Nenne eine Karte; liegt sie oben, nimm sie.
web-dominion-says-rabble = +3 Karten. Alle anderen decken 3 auf, legen Aktionen und Geld ab, der Rest geht zurück.
web-dominion-says-library = Ziehe bis auf 7 Karten; Aktionen darfst du zur Seite legen.
web-dominion-says-vault = +2 Karten. Lege Karten ab für je 1 Geld. Andere dürfen 2 ablegen und 1 ziehen.
web-dominion-says-harem = { $coins } Geld, { $points } Punkte
web-learn-dominion-treasures = Du beginnst mit sieben Kupfer und drei Anwesen und hast fünf davon auf der Hand. Geldkarten sind dein Geld für diesen Zug.
web-learn-dominion-treasures-do = Spiele alle deine Geldkarten
web-learn-dominion-treasures-right = Drei Kupfer geben drei Geld.
web-learn-dominion-treasures-wrong = Lege zuerst dein ganzes Geld auf den Tisch: über deiner Hand ist ein Knopf dafür.
web-learn-dominion-silver = Mit deinem Geld kaufst du eine Karte aus dem Vorrat; sie kommt auf deinen Ablagestapel und später zu dir zurück. Besseres Geld macht alle folgenden Züge besser.
web-learn-dominion-silver-do = Kaufe ein Silber
web-learn-dominion-silver-right = Ein Silber ist zwei Geld wert, jedes Mal, wenn du es ziehst.
web-learn-dominion-silver-wrong = Das kannst du bezahlen, aber Geld geht vor. Nimm das Silber.
web-learn-dominion-hand = Nach dem Kauf kommt alles auf den Ablagestapel: was du gespielt hast und was noch auf der Hand war. Dann ziehst du eine neue Hand.
web-learn-dominion-hand-do = Wie viele Karten ziehst du jedes Mal?
web-learn-dominion-hand-right = Fünf. Wenn der Nachziehstapel leer ist, wird der Ablagestapel gemischt, mit deinen neuen Karten darin.
web-learn-dominion-hand-wrong = Zähle die Karten in deiner neuen Hand.
web-learn-dominion-market = Königreichkarten sind Aktionen, die etwas für dich tun. Der Markt kostet 5 und gibt von allem etwas: eine Karte, eine Aktion, einen Kauf und ein Geld.
web-learn-dominion-market-do = Kaufe für deine fünf Geld einen Markt
web-learn-dominion-market-right = Eine gute Wahl: ein Markt steht nie im Weg.
web-learn-dominion-market-wrong = Geht auch, aber versuche zuerst den Markt. Punkte kommen später.
web-learn-dominion-play = Im ersten Teil deines Zuges darfst du eine Aktion spielen. Der Umbau macht aus einer Handkarte eine bessere.
web-learn-dominion-play-do = Spiele den Umbau
web-learn-dominion-play-right = Nun fragt der Umbau, welche Karte weg muss.
web-learn-dominion-play-wrong = Tippe auf den Umbau in deiner Hand.
web-learn-dominion-trash = Eine entsorgte Karte verlässt das Spiel. Ein kleiner Stapel ist ein guter Stapel: was schwach ist, steht nur im Weg.
web-learn-dominion-trash-do = Entsorge das Anwesen
web-learn-dominion-trash-right = Ein Anwesen kostet 2, also darfst du eine Karte für höchstens 4 nehmen.
web-learn-dominion-trash-wrong = Mit Kupfer kann man noch bezahlen. Das Anwesen tut während des Spiels nichts.
web-learn-dominion-gain = In dieser Schachtel kommt die genommene Karte gleich auf die Hand. Ein Silber kannst du also noch in diesem Zug ausgeben.
web-learn-dominion-gain-do = Nimm ein Silber
web-learn-dominion-gain-right = Drei Kupfer und ein Silber: wieder fünf Geld.
web-learn-dominion-gain-wrong = Eine schöne Karte, aber in diesem Zug nützt sie nichts mehr. Das Silber schon.
web-learn-dominion-order = Du hast zwei Aktionen auf der Hand, darfst aber nur eine spielen. Außer wenn die erste dir noch eine Aktion gibt.
web-learn-dominion-order-do = Welche Aktion muss zuerst kommen?
web-learn-dominion-order-right = Der Markt gibt die Aktion zurück, also kann der Umbau noch folgen.
web-learn-dominion-order-wrong = Dann ist die einzige Aktion des Zuges verbraucht. Zuerst die Karte mit +1 Aktion.
web-learn-dominion-counters = Du hattest eine Aktion. Der Markt hat sie verbraucht und eine gegeben.
web-learn-dominion-counters-do = Wie viele Aktionen sind übrig?
web-learn-dominion-counters-right = Eine, und zwei Käufe dazu.
web-learn-dominion-counters-wrong = Eins minus eins plus eins. Der Zähler steht über deiner Hand.
web-learn-dominion-province = Punkte stehen auf Siegkarten, und eine Provinz hat sechs davon. Sobald du acht Geld hast: nimm sie, so oft du kannst.
web-learn-dominion-province-do = Kaufe eine Provinz
web-learn-dominion-province-right = Sechs Punkte.
web-learn-dominion-province-wrong = Mit acht Geld ist eine Provinz jetzt das Beste, was du kaufen kannst.
web-learn-dominion-end = Das Spiel endet, wenn die Provinzen aus sind oder drei beliebige Stapel des Vorrats. Dann zählen die Punkte aller deiner Karten.
web-learn-dominion-end-do = Du hast 4 Provinzen: wie viele Punkte sind das?
web-learn-dominion-end-right = 4 × 6 = 24.
web-learn-dominion-end-wrong = Jede Provinz ist sechs Punkte wert.
web-learn-dominion-tip-1 = Kaufe zuerst Geld: Silber, und Gold, sobald du sechs Geld hast.
web-learn-dominion-tip-2 = Ein paar Aktionen, die zusammenwirken, schlagen viele, die es nicht tun; zwei oder drei Sorten genügen am Anfang.
web-learn-dominion-tip-3 = Ohne +Aktion spielst du eine Aktion pro Zug: sammle von dieser Sorte nicht zu viele.
web-learn-dominion-tip-4 = Siegkarten bremsen dich. Kaufe sie nicht zu früh, aber verpasse die Provinzen nicht.
web-learn-dominion-tip-5 = Achte auf die Stapel: drei leere beenden das Spiel genauso.
web-learn-dominion-set-up = Zu zweit, mit den acht Karten, die das Buch für ein erstes Spiel empfiehlt.
web-pad-how-dominion = Zählt alle Karten, die jemand hat: Hand, Nachziehstapel, Ablage und was ausgespielt liegt.
web-pad-search = Karte suchen
web-pad-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-pad-turns = Gespielte Züge
web-pad-turns-about = Nur bei Gleichstand nötig: weniger Züge gewinnen. Lass es bei 0, wenn niemand gezählt hat.
web-pad-piles = Vorrat und entsorgte Karten
web-pad-piles-about = Für die Punkte nicht nötig; so kann aber mehr geprüft werden. Lass leer, was niemand gezählt hat.
web-pad-trash = Die entsorgten Karten sind gezählt
web-pad-begin-dominion = Wenn alle Karten gezählt sind, erscheinen hier die Punkte.
web-companion-about-dominion = Spielt mit der echten Schachtel. Hände sind geheim, darum tippt jede Person ihre Karten auf einem eigenen Gerät ein. Auf einem gemeinsamen Gerät gibt es am Ende den Wertungsblock.
web-companion-type-kingdom = Welche acht Königreichkarten liegen im Vorrat?
web-companion-type-draw = Welche Karte ziehst du?
