dominion = Het Koninkrijk Dominion
dominion-about = Beginne mit zehn armen Karten und baue ein Deck, das Provinzen kauft.
dominion-card-copper = Kupfer
dominion-card-silver = Silber
dominion-card-gold = Gold
dominion-card-estate = Anwesen
dominion-card-duchy = Herzogtum
dominion-card-province = Provinz
dominion-card-cellar = Keller
dominion-card-crossroads = Wegkreuzung
dominion-card-steward = Verwalter
dominion-card-smugglers = Schmuggler
dominion-card-sage = Weiser
dominion-card-militia = Miliz
dominion-card-bridge = Brücke
dominion-card-remodel = Umbau
dominion-card-farming-village = Bauerndorf
dominion-card-market = Markt
dominion-card-mine = Mine
dominion-card-mystic = Medium
dominion-card-rabble = Gesindel
dominion-card-library = Bibliothek
dominion-card-vault = Gewölbe
dominion-card-harem = Harem

## The table
dominion-played = Ausgespielt
dominion-aside = Auf dem Tisch
dominion-trash = Entsorgt
dominion-hand = Deine Hand
dominion-supply = Vorrat: Kosten, Karte, Anzahl
dominion-discarding = { $count ->
        [one] 1 Karte zum Ablegen gewählt
       *[other] { $count } Karten zum Ablegen gewählt
    }
dominion-counters = Aktionen { $actions }, Käufe { $buys }, Geld { $coins }
dominion-phase-set-up = Vorbereitung
dominion-phase-action = { $seat }: Aktionsphase
dominion-phase-buy = { $seat }: Kaufphase
dominion-phase-clean-up = { $seat }: Aufräumphase
dominion-phase-over = Das Spiel ist zu Ende
dominion-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dominion-to-move = am Zug
dominion-hand-size = { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
dominion-draw-pile = { $count ->
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
dominion-words-pile = { $pile }: { $cards }
dominion-words-cards = { $count } × { $card }
dominion-words-supply = { $cost }, { $card }, { $left }
dominion-words-seat = { $seat }: { $hand }, { $pile }
dominion-words-seat-top = { $seat }: { $hand }, { $pile }, { $top }
dominion-revealed = davon haben alle gesehen: { $cards }
dominion-discard-top = oben auf dem Ablagestapel: { $card }
dominion-gained = zuletzt genommen: { $cards }

## What is asked
dominion-ask-over = Das Spiel ist zu Ende.
dominion-ask-chance = Der Zufall entscheidet.
dominion-ask-draft = Wähle eine Königreichkarte für dieses Spiel.
dominion-ask-action = Spiele eine Aktion (noch { $actions }) oder beende die Aktionsphase.
dominion-ask-buy = { $coins } Geld, noch { $worth } an Geldkarten auf der Hand, Käufe: { $buys }. Spiele Geldkarten, kaufe oder beende den Zug.
dominion-ask-discard-any = { $card }: lege eine Karte ab oder höre auf.
dominion-ask-discard-down = { $card }: lege ab, bis du { $left } Karten hast.
dominion-ask-may-discard = { $card }: lege 2 Karten ab, um 1 zu ziehen, oder passe.
dominion-ask-choose = { $card }: wähle Karten, Geld oder Entsorgen.
dominion-ask-trash = { $card }: entsorge eine Karte.
dominion-ask-trash-treasure = { $card }: entsorge eine Geldkarte.
dominion-ask-gain = { $card }: nimm eine Karte.
dominion-ask-name = { $card }: nenne eine Karte.
dominion-ask-keep = { $card }: behalte { $drawn } oder lege die Karte zur Seite.
dominion-ask-topdeck = { $card }: lege eine Karte auf den Nachziehstapel zurück; die letzte liegt oben.

## Events in words
dominion-tell-kingdom = Das Königreich: { $cards }.
dominion-tell-start = { $seat } beginnt.
dominion-tell-draft = { $seat } wählt { $card } für das Königreich.
    .move = Wähle { $card } für das Königreich
dominion-tell-draw = { $seat } zieht { $card }.
dominion-tell-reveal = { $seat } deckt { $card } auf.
dominion-tell-play = { $seat } spielt { $card }.
    .move = Spiele { $card }
dominion-tell-treasures = { $seat } spielt alle Geldkarten, für { $coins } Geld.
    .move = Spiele alle Geldkarten ({ $coins } Geld)
dominion-tell-buy = { $seat } kauft { $card }.
    .move = Kaufe { $card }
dominion-tell-end-actions = { $seat } beendet die Aktionsphase.
    .move = Beende die Aktionsphase
dominion-tell-end-turn = { $seat } beendet den Zug.
    .move = Beende den Zug
dominion-tell-discard = { $seat } legt { $card } ab.
    .move = Lege { $card } ab
dominion-tell-done = { $seat } ist mit dem Ablegen fertig.
    .move = Fertig mit dem Ablegen
dominion-tell-pass = { $seat } legt nichts ab.
    .move = Lege nichts ab
dominion-tell-choose-cards = { $seat } wählt Karten.
    .move = Wähle Karten
dominion-tell-choose-coins = { $seat } wählt Geld.
    .move = Wähle Geld
dominion-tell-choose-trash = { $seat } wählt Entsorgen.
    .move = Wähle Entsorgen
dominion-tell-trash = { $seat } entsorgt { $card }.
    .move = Entsorge { $card }
dominion-tell-gain = { $seat } nimmt { $card }.
    .move = Nimm { $card }
dominion-tell-name = { $seat } nennt { $card }.
    .move = Nenne { $card }
dominion-tell-keep = { $seat } behält { $card }.
    .move = Behalte { $card }
dominion-tell-aside = { $seat } legt { $card } zur Seite.
    .move = Lege { $card } zur Seite
dominion-tell-topdeck = { $seat } legt { $card } auf den Nachziehstapel zurück.
    .move = Lege { $card } auf den Nachziehstapel zurück
dominion-tell-hidden-draw = { $seat } zieht eine Karte.
dominion-tell-hidden-discard = { $seat } legt eine Karte ab.
dominion-tell-hidden-topdeck = { $seat } legt eine Karte zurück auf den Nachziehstapel.

## The score sheet
dominion-sheet-of = { $seat }: { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
dominion-sheet-line = { $count } × { $card } zu { $worth } = { $points }
dominion-tie = { $seats } haben gleich viele Punkte: { $points }.
dominion-tie-turns = Gespielte Züge: { $values }.
dominion-tie-won = Damit gewinnt { $seats } (Regel { $rule }).
dominion-tie-shared = { $seats } teilen sich den Sieg (Regel { $rule }).

## Refusals
dominion-start-seat = An diesem Tisch gibt es keinen Platz { $seat }, der beginnen könnte: erwartet wird random oder einer von { $seats } (Regel D1).
dominion-expected = '{ $event }' ist hier nicht möglich: erwartet wird '{ $expected }'.
dominion-no-card = '{ $event }': '{ $word }' ist keine Karte; erwartet wird eine von { $ids }.
dominion-no-kingdom-card = '{ $event }': '{ $word }' ist keine Königreichkarte; erwartet wird eine von { $ids }.
dominion-kingdom-order = '{ $event }': die Karten eines Königreichs stehen in alphabetischer Reihenfolge.
dominion-over = Das Spiel ist zu Ende.
dominion-seat-now = Jetzt muss { $seat } entscheiden.
dominion-now-kingdom = Jetzt werden die Königreichkarten gezogen.
dominion-now-start = Jetzt wird bestimmt, wer beginnt.
dominion-now-draft = Jetzt muss eine Königreichkarte gewählt werden.
dominion-now-draw = Jetzt nimmt { $drawer } die nächste Karte vom Nachziehstapel.
dominion-now-action = Jetzt darf eine Aktion gespielt oder die Aktionsphase beendet werden.
dominion-now-buy = Jetzt dürfen Geldkarten gespielt, Karten gekauft oder der Zug beendet werden.
dominion-now-discard-any = Jetzt dürfen Karten abgelegt werden, eine nach der anderen, bis 'done'.
dominion-now-discard-down = Jetzt muss eine Karte abgelegt werden.
dominion-now-may-discard = Jetzt dürfen zwei Karten abgelegt werden, oder keine.
dominion-now-choose = Jetzt muss eine der Möglichkeiten der Karte gewählt werden.
dominion-now-trash = Jetzt muss eine Karte entsorgt werden.
dominion-now-trash-treasure = Jetzt muss eine Geldkarte entsorgt werden.
dominion-now-gain = Jetzt muss eine Karte genommen werden.
dominion-now-name = Jetzt muss eine Karte genannt werden.
dominion-now-keep = Jetzt muss die eben gezogene Aktion behalten oder zur Seite gelegt werden.
dominion-now-topdeck = Jetzt muss eine aufgedeckte Karte zurückgelegt werden.
dominion-no-seat = Es gibt { $players } Spieler.
dominion-already-chosen = { $card } ist schon im Königreich.
dominion-not-in-pile = { $card } kann nicht gezogen werden: { $seat } hat keine im Nachziehstapel.
dominion-treasures-later = Geldkarten werden in der Kaufphase gespielt.
dominion-treasures-before = Nach dem ersten Kauf wird keine Geldkarte mehr gespielt.
dominion-no-treasures = Du hast keine Geldkarte auf der Hand.
dominion-not-in-hand = Du hast diese Karte nicht auf der Hand: { $card }.
dominion-action-phase-over = { $card } ist eine Aktion; die Aktionsphase ist vorbei.
dominion-never-played = { $card } ist weder Aktion noch Geldkarte und kann nicht gespielt werden.
dominion-buy-later = Karten werden in der Kaufphase gekauft.
dominion-too-dear = { $card } kostet { $cost }; du hast { $coins }.
dominion-not-done = Mit diesem Ablegen kann man hier nicht aufhören.
dominion-no-pass = Passen ist hier nicht möglich.
dominion-no-treasure = { $card } ist keine Geldkarte.
dominion-not-revealed = { $card } ist nicht unter den aufgedeckten Karten, die zurückmüssen.
dominion-not-smuggled = { $seat } hat diese Karte im letzten Zug nicht genommen: { $card }.
dominion-gain-too-dear = { $card } kostet { $cost }; höchstens { $most } ist erlaubt.
dominion-no-pile = { $card } hat keinen Stapel im Vorrat; niemand kann eins nehmen.
dominion-not-chosen = { $card } ist nicht im Königreich dieses Spiels.
dominion-pile-empty = Der Stapel { $card } ist leer.

## The rules
dominion-rule-D1 = Zwei bis vier Personen spielen. Der Zufall bestimmt, wer beginnt; in einer Reihe ist es links vom letzten Sieger, und von mehreren Siegern zählt der erste nach dem letzten Startspieler.
dominion-rule-D2 = Acht der sechzehn Königreichkarten sind im Spiel, je 8 Stück. Von Harem gibt es 8 zu zweit und 12 zu dritt oder viert.
dominion-rule-D3 = Im Vorrat liegen 24 Silber und 16 Gold, dazu 8 Herzogtümer und 8 Provinzen zu zweit, je 12 zu dritt oder viert.
dominion-rule-D4 = Alle beginnen mit 7 Kupfer und 3 Anwesen, gemischt, und einer Hand von 5. Die übrigen Kupfer und Anwesen bleiben in der Schachtel: Beide haben keinen Vorratsstapel, niemand kann eins nehmen, und für das Spielende zählen sie nicht als Stapel.
dominion-rule-D5 = Die acht Karten werden gewählt: mit Namen, als eine der fünf empfohlenen Zusammenstellungen (erstes Spiel, interaktiv, groß denken, klein aber fein, Geheimnisse), zufällig oder durch Draft: Vom ersten Spieler an nimmt reihum jeder eine der sechzehn, bis acht gewählt sind.
dominion-rule-D6 = Aktionsphase: Spiele eine Aktion aus der Hand, und mehr, wenn Karten mehr Aktionen geben. Jede Karte wird so weit wie möglich und der Reihe nach ausgeführt, bevor die nächste kommt. Ungenutzte Aktionen verfallen; die Phase darf mit Aktionen auf der Hand beendet werden.
dominion-rule-D7 = Kaufphase: Spiele beliebig viele Geldkarten, kaufe dann eine Karte, oder mehr, wenn erlaubt, für dein Geld. Gekauftes kommt auf deinen Ablagestapel. Nach dem ersten Kauf werden keine Geldkarten mehr gespielt.
dominion-rule-D8 = Aufräumen: Zuerst kommt der Rest der Hand auf den Ablagestapel, in der Reihenfolge der Kartenliste, dann die gespielten Karten, wie sie gespielt wurden; ziehe 5. Alle Geldkarten auf einmal gehen nach der Kartenliste, und aufgedeckte Karten werden abgelegt, wie sie kamen.
dominion-rule-D9 = Wer mehr Karten braucht, als der Nachziehstapel hat, nimmt, was da ist, mischt den Ablagestapel zu einem neuen Nachziehstapel und nimmt den Rest; reicht das nicht, so viele es gibt. Gemischt wird erst, wenn eine Karte gebraucht wird und keine da ist. Schon aufgedeckte oder zur Seite gelegte Karten bleiben draußen.
dominion-rule-D10 = Entsorgte Karten kommen in die Schachtel, aus dem Spiel, wo alle sie ansehen dürfen. Eine genommene Karte kommt aus dem Vorrat auf den Ablagestapel, wenn keine Karte etwas anderes sagt; sie wird nicht sofort gespielt.
dominion-rule-D11 = Eine aufgedeckte Karte wird allen gezeigt und dann zurückgelegt, wenn keine Karte etwas anderes sagt.
dominion-rule-D12 = Was mehrere betrifft, geschieht in Zugreihenfolge, beginnend bei dem, der am Zug ist.
dominion-rule-D18 = Das Spiel endet am Ende eines Zuges, wenn die Provinzen oder drei beliebige Vorratsstapel leer sind.
dominion-rule-D19 = Die Punkte all deiner Karten zählen, wo immer sie sind. Die meisten Punkte gewinnen; bei Gleichstand, wer weniger Züge hatte; sonst wird der Sieg geteilt.
dominion-rule-D20 = Kupfer kostet 0 und gibt 1 Geld, Silber 3 und 2, Gold 6 und 3. Anwesen kostet 2 und zählt 1 Punkt, Herzogtum 5 und 3, Provinz 8 und 6.
dominion-rule-D21 = Keller (2): +1 Aktion. Lege beliebig viele Karten auf einmal ab und ziehe ebenso viele; musst du dafür mischen, kommen die abgelegten mit hinein.
dominion-rule-D22 = Wegkreuzung (2): Decke deine Hand auf und ziehe eine Karte für jede Punktekarte darin, auch Harem. +3 Aktionen, wenn es deine erste Wegkreuzung in diesem Zug ist.
dominion-rule-D23 = Verwalter (3): Wähle eins: +2 Karten oder +2 Geld oder entsorge 2 Karten aus der Hand, genau 2, oder deine einzige. Auch mit leerer Hand darf man das wählen; dann geschieht nichts.
dominion-rule-D24 = Schmuggler (3): Nimm eine Karte, wie sie der Spieler rechts von dir in seinem letzten Zug nahm, auf welche Weise auch immer, und die jetzt höchstens 6 kostet. Gibt es keine oder ist ihr Stapel leer, geschieht nichts.
dominion-rule-D25 = Weiser (3): +1 Aktion. Decke Karten auf, bis eine mindestens 3 kostet: Sie kommt auf die Hand, die anderen werden abgelegt. Gibt es keine, werden alle abgelegt.
dominion-rule-D26 = Miliz (4, Angriff): +2 Geld. Alle anderen legen bis auf 3 Handkarten ab.
dominion-rule-D27 = Brücke (4): +1 Kauf, +1 Geld. In diesem Zug kosten alle Karten, wo immer sie sind, 1 weniger, aber nie weniger als 0. Mehrere Brücken zählen zusammen.
dominion-rule-D28 = Umbau (4): Entsorge eine Handkarte, wenn du eine hast; nimm dann eine Karte, die bis zu 2 mehr kostet. Sie kommt auf die Hand, mit der Option 'discard' auf den Ablagestapel.
dominion-rule-D29 = Bauerndorf (4): +2 Aktionen. Decke Karten auf, bis eine Aktion oder Geldkarte kommt: Sie kommt auf die Hand, die anderen werden abgelegt. Harem ist eine Geldkarte.
dominion-rule-D30 = Markt (5): +1 Karte, +1 Aktion, +1 Kauf, +1 Geld. Mit dem zusätzlichen Kauf darf jede Karte gekauft werden.
dominion-rule-D31 = Mine (5): Entsorge eine Geldkarte aus der Hand, wenn du eine hast; nimm dann eine Geldkarte, die bis zu 3 mehr kostet, auf die Hand. Sie darf billiger oder dieselbe sein. Ist keine zu haben, wird nichts genommen.
dominion-rule-D32 = Medium (5): +1 Aktion, +2 Geld. Nenne eine Karte der Schachtel und decke dann die oberste Karte deines Nachziehstapels auf. Ist sie es, kommt sie auf die Hand, sonst bleibt sie liegen, und alle kennen sie. Man nennt auch dann eine Karte, wenn keine aufzudecken ist.
dominion-rule-D33 = Gesindel (5, Angriff): +3 Karten. Reihum decken alle anderen die obersten 3 Karten ihres Nachziehstapels auf, legen Aktionen und Geldkarten davon ab, auch Harem, und legen den Rest in beliebiger Reihenfolge zurück.
dominion-rule-D34 = Bibliothek (5): Ziehe Karte um Karte, bis du 7 hast. Eine so gezogene Aktion darfst du zur Seite legen; was zur Seite liegt, wird am Ende abgelegt. Mit 7 oder mehr auf der Hand geschieht nichts.
dominion-rule-D35 = Gewölbe (5): +2 Karten. Lege beliebig viele Karten ab, +1 Geld für jede. Danach dürfen reihum alle anderen genau 2 Karten ablegen und 1 ziehen; wer nur eine hat, darf sie ablegen und zieht nichts.
dominion-rule-D36 = Harem (6, Geld und Punkte): 2 Geld, und 2 Punkte am Ende.
dominion-rule-D37 = Geheim sind Handkarten, die Reihenfolge der Nachziehstapel und was unter der obersten Karte eines Ablagestapels liegt. Offen sind die oberste Karte jedes Ablagestapels, der Vorrat, die entsorgten und die gespielten Karten, und wie viele Karten eine Hand oder ein Nachziehstapel hat, aber nicht ein Ablagestapel. Niemand darf einen Stapel durchsehen, auch nicht den eigenen.
dominion-rule-D38 = Eine auf die Hand gezogene Karte sieht nur ihr Besitzer. Karten, die aufgedeckt, genommen, gekauft, gespielt, entsorgt, genannt oder zur Seite gelegt werden, sehen alle. Von Karten, die aus der Hand abgelegt werden, sehen die anderen die Anzahl und, wenn das Ablegen fertig ist, die letzte obenauf. Die Reihenfolge der Karten, die durch Gesindel zurückkommen, kennt nur ihr Besitzer. Dass der Besitzer der Bibliothek eine Aktion behielt, geht niemanden etwas an.

## Der Wertungsblock
dominion-sheet-kingdom = Das Wertungsblatt muss die acht Königreichkarten nennen, oder eine der empfohlenen Zusammenstellungen, nicht '{ $value }'.
dominion-sheet-start-cards = { $seat } hat { $count }-mal { $card }: alle beginnen mit { $most }, und niemand kann eine nehmen.
dominion-sheet-never-trashed = { $card } wäre { $gone }-mal entsorgt worden, aber keine Königreichkarte im Spiel kann das.
dominion-sheet-start-trash = Den Spielern fehlt { $gone }-mal { $card }, unter den entsorgten Karten liegt es aber { $trash }-mal.
dominion-sheet-too-many = Es gibt { $found }-mal { $card }, davon { $owned } bei den Spielern, im Spiel sind aber nur { $there }.
dominion-sheet-too-few = Nur { $found }-mal { $card } ist nachgewiesen, davon { $owned } bei den Spielern, im Spiel sind aber { $there }.
dominion-sheet-not-over = Das Spiel kann nicht zu Ende sein: der Stapel der Provinzen hat noch { $provinces }, und die Zahl der leeren Stapel ist höchstens { $empty }.
dominion-sheet-turns = Züge gehen vom Startspieler an reihum, diese nicht: { $turns }.
dominion-sheet-unchecked-end = Ob das Spiel zu Ende war, konnte ohne den Vorrat oder die entsorgten Karten nicht geprüft werden.
dominion-sheet-unchecked-turns = Wer von den Punktgleichen weniger Züge hatte, ist nicht bekannt, also gelten alle als Sieger.

## Optionen
dominion-option-kingdom = Königreich
dominion-option-remodel = Umbau
dominion-option-start = Startspieler
dominion-about-kingdom = Welche acht Königreichkarten im Vorrat liegen: ein vorgeschlagener Satz, zufällige, reihum gewählte oder eigene.
dominion-about-remodel = Wohin eine Karte geht, die man durch Umbau nimmt.
dominion-about-start = Wer beginnt.
