### The browser table.

## Frame and screens

web-title = Kroon
web-tagline = Vier Königreiche, ein Tisch
web-lead = Nach allen Regeln: gegen Bots, die nachdenken, mit Freunden per Link oder gemeinsam an diesem Gerät.
web-skip = Zum Inhalt
web-home = Start
web-close = Schließen
web-loading = Der Tisch wird gedeckt …
web-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
web-unreachable = Der Server ist nicht erreichbar. Wir versuchen es weiter.
web-broken = Auf dieser Seite ist etwas schiefgegangen
web-broken-about = Das Spiel selbst liegt sicher auf dem Server. Lade die Seite neu, um weiterzuspielen.
web-reload = Neu laden
web-again = Trotzdem weiter
web-gone = Diesen Tisch gibt es nicht
web-gone-about = Vielleicht wurde er entfernt, oder ein Teil des Links fehlt.
web-stranger = Dieser Tisch gehört dir nicht
web-stranger-about = Möchtest du mitspielen oder zusehen? Bitte die Spieler um einen Link.

web-language = Sprache
web-theme = Farben
web-theme-light = Helle Farben
web-theme-dark = Dunkle Farben
web-theme-system = Wie das System
web-theme-of-light = Hell
web-theme-of-dark = Dunkel
web-settings = Einstellungen
web-your-name = Dein Name
web-confirm-moves = Züge bestätigen
web-confirm-moves-about = Ein Zug gilt erst nach dem Bestätigen; sonst sofort, wenn du wählst.
web-sound = Ton
web-sound-about = Ein paar leise Töne, wenn du am Zug bist.
web-notify = Mitteilungen
web-notify-about = Wenn du am Zug bist und gerade etwas anderes machst.
web-notify-https = Browser erlauben das nur über HTTPS oder an diesem Rechner selbst.
web-notify-denied = Der Browser erlaubt dieser Seite keine Mitteilungen.
web-mine = Was dieser Server über dich speichert
web-mine-about = Dieser Server kennt dich nur an einem Cookie dieses Browsers. Er speichert:
web-mine-tables = { $count ->
        [one] einen Tisch, an dem du sitzt oder den du erstellt hast
       *[other] { $count } Tische, an denen du sitzt oder die du erstellt hast
    }
web-mine-names = { $count ->
        [one] den Namen, den du dort angegeben hast: { $names }
       *[other] die Namen, die du dort angegeben hast: { $names }
    }
web-mine-messages = { $count ->
        [one] eine Nachricht, die du geschrieben hast
       *[other] { $count } Nachrichten, die du geschrieben hast
    }
web-mine-moves = { $count ->
        [one] einen Zug, und wann du ihn gemacht hast
       *[other] { $count } Züge, und wann du sie gemacht hast
    }
web-mine-links = { $count ->
        [one] einen Link, ohne sein Geheimnis
       *[other] { $count } Links, ohne ihr Geheimnis
    }
web-mine-nothing = Nichts.
web-mine-save = Speichern
web-mine-delete = Löschen
web-mine-sure = Alles löschen?
web-mine-sure-about = Tische, an denen sonst niemand sitzt, werden gelöscht. An den anderen spielt ein Bot für dich weiter, dein Name und deine Nachrichten werden entfernt, und deine Geräte verlieren den Platz. Das lässt sich nicht rückgängig machen.
web-mine-keep = Nein, behalten
web-mine-gone = Alles ist gelöscht
web-mine-gone-about = Dieser Server speichert nichts mehr über dich.
web-big = Größere Schrift
web-big-about = Für müde Augen und ferne Bildschirme.

web-my-tables = Deine Tische
web-my-tables-all = Alle { $count } zeigen
web-your-turn = Du bist am Zug
web-state-open = Wartet auf Mitspieler
web-state-running = Andere sind am Zug
web-state-over = Zu Ende
web-forget = Diesen Tisch entfernen
web-play = Spielen
web-learn = Lernen
web-score = Wertungsblock
web-companion = Spielhilfe
web-join-link = Hast du einen Link bekommen? Füge ihn hier ein
web-join-link-wrong = Das ist kein Link zu einem Tisch.
web-join-go = Dorthin
web-about-kingdomino = Wähle Dominosteine und lege ein Königreich von fünf mal fünf Feldern. Schnell gelernt, schwer aus der Hand zu legen.
web-about-origins = Kingdomino in der Steinzeit: Vulkane schleudern Feuer, Mammuts weiden, Höhlenmenschen schließen sich deinem Stamm an.
web-about-builder = Besiedle das Land, Feld für Feld. Drei Karten sagen, was Gold bringt, jedes Mal anders.
web-about-dominion = Beginne mit zehn armen Karten und baue ein Deck, das Provinzen kauft.
web-advice-kingdomino = Das erste Spiel am besten ohne Varianten. Harmonie und Reich der Mitte passen zu jeder Runde; das Große Duell ist für zwei, die schon ein, zwei Spiele hinter sich haben.
web-advice-origins = Die Anleitung geht von der Entdeckung über die Totems zum Stamm: nimm die Modi in dieser Reihenfolge.
web-advice-builder = Das erste Spiel der Anleitung hat feste Spielplanteile und die Karten Fischer, Ritter und Händler. Beginne neben einem Ort, und grenze an möglichst wenige Landschaften.
web-advice-dominion = Beginne mit dem Satz „Erstes Spiel“. Kaufe früh Silber, ab und zu eine Aktion, und Provinzen, sobald Gold im Deck ist.

web-players = Spieler
web-options = Das Spiel
web-seats = Plätze
web-player = Spieler
web-player-at = Spieler { $number }
web-seat-at = Wer auf Platz { $number } sitzt
web-name-of = Name auf Platz { $number }
web-seat-me = Ich
web-seat-device = Jemand an diesem Gerät
web-seat-open = Ein Freund, per Link
web-seat-open-about = Du bekommst einen Link und einen QR-Code.
web-seat-companion = Jemand ohne Gerät
web-seat-bots = Bots
web-seat-bot = Bot, { $level }
web-seat-free = Freier Platz
web-bot-a = Ada
web-bot-b = Bram
web-bot-c = Clara
web-bot-d = Dirk
web-level1 = Anfänger
web-level2 = Gelegenheitsspieler
web-level3 = geübt
web-level4 = Experte
web-level5 = Meister
web-level1-about = Macht Fehler, wie das so ist.
web-level2-about = Spielt nett mit.
web-level3-about = Sieht, was gerade gut ist.
web-level4-about = Denkt voraus.
web-level5-about = Denkt gründlich und lange.
web-value-edition-nl = Niederländisch
web-value-edition-nl-about = Ein Stein, der passt, muss gelegt werden; bei Gleichstand zählt das größte Gebiet, dann die Kronen.
web-value-edition-de = Deutsch
web-value-edition-de-about = Ein Stein darf abgeworfen statt gelegt werden; bei Gleichstand zählt nur das größte Gebiet.
web-value-mode-discovery = 1 · Entdeckung
web-value-mode-discovery-about = Vulkane und Feuer. So fängt man an.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Rohstoffe auf deinem Land bringen Totems und Punkte, solange kein Feuer auf sie fällt.
web-value-mode-tribe = 3 · Stamm
web-value-mode-tribe-about = Mit Rohstoffen wirbst du Höhlenmenschen an, die auf ihre eigene Art Punkte bringen.
web-value-quadrants-random = Zufällig
web-value-quadrants-first_game = Erstes Spiel
web-value-quadrants-first_game-about = Die vier Spielplanteile, die die Anleitung für das erste Spiel auslegt.
web-value-cards-random = Zufällig
web-value-cards-first_game = Erstes Spiel
web-value-cards-first_game-about = Fischer, Ritter und Händler.
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
web-value-start-random = Der Zufall entscheidet
web-value-list = Selbst gewählt
web-chosen-of = { $count } von { $of } gewählt
web-more-settings = Uhr, Tipps und mehr
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-move = { $seconds } Sekunden je Zug
web-clock-game = { $minutes } Minuten für das ganze Spiel
web-clock-day = Ein Tag je Zug
web-clock-about = Ist die Zeit um, spielt ein Bot auf diesem Platz weiter.
web-hints = Tipps
web-hints-alone = Gegen Bots
web-hints-all = Immer
web-hints-none = Nie
web-forced = Erzwungene Züge für mich machen
web-forced-about = Gibt es nur einen Zug, wird er sofort gemacht.
web-start = Spiel beginnen
web-start-invite = Tisch öffnen und einladen

web-lobby-title = Warten auf Freunde
web-lobby-about = { $count ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt von selbst, wenn er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Das Spiel beginnt von selbst, wenn sie besetzt sind.
  }
web-lobby-starts = Alle sind da
web-lobby-starts-about = Das Spiel beginnt, sobald jedes Gerät mitgemischt hat.
web-lobby-waits = wartet auf jemanden
web-lobby-there = kommt gleich
web-lobby-ready = ist bereit
web-lobby-bot = Einen Bot hierher
web-lobby-clear = Platz räumen
web-lobby-delete = Diesen Tisch auflösen
web-lobby-leave = Den Tisch verlassen
web-invite = Freunde einladen
web-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen.
web-invite-make = Link machen
web-invite-creator = Den Link hat, wer den Tisch aufgemacht hat.
web-link = Link
web-link-local = Diese Adresse geht nur auf diesem Computer.
web-network-open = Aus meinem Netz einladen
web-network-is-open = Alle in deinem Netz erreichen Kroon jetzt unter dieser Adresse, über einfaches HTTP: dort bieten Browser weder Benachrichtigungen noch Kopieren.
web-network-close = Für das Netz wieder schließen
web-copy = Kopieren
web-copied = Kopiert.
web-copy-yourself = Der Browser lässt uns hier nicht kopieren: markiere es und kopiere es selbst.
web-share = Teilen
web-qr = QR-Code
web-qr-of = QR-Code von { $text }
web-someone = Jemand
web-links = Links und Geräte
web-links-none = Es sind keine Links offen.
web-links-list = Links
web-links-invitation = Einladung
web-links-spectator = Link für Zuschauer
web-links-device = Link zu einem anderen Gerät
web-links-token = Schlüssel eines Programms
web-links-made = erstellt { $at }
web-links-expires = bis { $at }
web-links-used = zuletzt benutzt { $at }
web-links-revoke = Widerrufen
web-links-revoke-one = Widerrufen: { $name }, erstellt { $at }
web-links-revoke-all = Alle Links widerrufen
web-links-revoked = Dieser Link führt nirgendwohin mehr.
web-links-revoked-all = Kein Link führt mehr hierher.
web-devices = Geräte
web-devices-one = Ein Gerät von { $name }
web-devices-this = { $name }: dieses Gerät
web-devices-since = seit { $at }
web-devices-revoke = Platz entziehen
web-devices-revoked = Dieses Gerät hat den Platz verloren.
web-join-title = Du bist zu { $game } eingeladen
web-join-with = Am Tisch: { $names }
web-join = Platz nehmen
web-join-full = Es ist kein Platz mehr frei.

web-you = du
web-total = Summe
web-to-move = am Zug
web-turn-of = { $name } ist am Zug
web-how = Tippe an, was leuchtet, oder wähle unten einen Zug in Worten.
web-choose-first = Wähle zuerst einen Zug.
web-confirm = Bestätigen
web-confirm-how = Strg und Eingabetaste bestätigen.
web-take-back = Zurücknehmen
web-sending = Wird gesendet …
web-gain = { $game ->
        [builder] { $gain } Gold
       *[other] { $count ->
            [one] { $gain } Punkt
           *[other] { $gain } Punkte
        }
    }
web-moves = Züge in Worten
web-moves-search = In den Zügen suchen
web-moves-how = Mit den Pfeiltasten durch die Liste, Eingabe wählt, noch einmal Eingabe bestätigt.
web-undo = Zug zurück
web-undo-waits = Ein Zug soll zurückgenommen werden; die anderen werden gefragt.
web-undo-question = { $name } möchte einen Zug zurücknehmen.
web-undo-agreed = Du bist einverstanden.
web-undo-yes = Einverstanden
web-undo-no = Lieber nicht
web-hint = Tipp
web-hint-thinks = Deine besten Züge werden gesucht …
web-hint-best = Was ein starker Bot täte
web-hint-chance = { $chance } %
web-rule = Regel { $rule }
web-rules = Regeln
web-rules-of = Die Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-none = Das steht in keiner Regel.
web-more = Mehr
web-board-of = Das Gebiet von { $name }, groß
web-points-now = Punkte, wenn jetzt Schluss wäre
web-sheet = Wertungsblatt
web-sheet-yours = Deine Wertung jetzt
web-sheet-all = Alle Spieler
web-text-board = Das Gebiet in Worten
web-log = Was geschah
web-log-earlier = { $count ->
        [one] 1 früheres
       *[other] { $count } frühere
    }
web-talk = Verlauf und Chat
web-chat = Chat
web-chat-earlier = Frühere Nachrichten
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Nachricht schreiben
web-send = Senden
web-past = Früher:
web-past-back = Zurück zu jetzt
web-lost = Die Verbindung ist weg. Wir kommen von selbst wieder; was du jetzt tust, wird dann gesendet.
web-away = nicht da
web-handed = ein Bot spielt weiter
web-handed-you = Ein Bot spielt für dich.
web-resigned = hat aufgegeben
web-take-seat-back = Wieder selbst spielen
web-watching = Du siehst zu.
web-watch-link = Link für Zuschauer
web-watch-about = Wer diesen Link öffnet, sieht, was alle sehen dürfen, und kann nicht spielen.
web-device-link = An einem anderen Gerät weiter
web-device-about = Dieser Link nimmt deinen Platz auf ein anderes Gerät mit. Er gilt einmal.
web-hand-over = Einen Bot für mich spielen lassen
web-hand-over-other = Einen Bot für { $name } spielen lassen
web-hand-over-wait = möglich in { $time }, wenn bis dahin kein Zug kommt
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben?
web-resign-about = Du verlierst, und ein Bot spielt deinen Platz zu Ende.
web-no-play-on = Nein, weiterspielen
web-fair-title = Mischen, das sich nachprüfen lässt
web-fair = Das Mischen dieser Partie lässt sich nachprüfen. Bevor jemand etwas dazu beitrug, hat sich der Server hiermit festgelegt:
web-fair-copy = Festlegung kopieren
web-fair-kept = Dieser Browser hat sie aufgehoben, und auch, was er selbst zum Mischen beitrug, um beides nach der Partie zu vergleichen.
web-fair-save = Aufgehobenes speichern
web-fair-other-commitment = Der Server zeigt jetzt eine andere Festlegung als zuvor. Trau dem Mischen dieser Partie nicht.
web-fair-other-nonce = Der Server behauptet, dieser Browser habe für { $name } etwas anderes zum Mischen beigetragen, als er es tat. Trau dem Mischen dieser Partie nicht.
web-fair-was = Zuvor:
web-fair-is = Jetzt:
web-handover = Gib das Gerät an { $name }
web-handover-about = Sonst sollte jetzt niemand hinsehen.
web-handover-take = Ich bin { $name }

web-won = { $name } gewinnt mit { $game ->
        [builder] { $points } Gold
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
web-won-you = Du gewinnst mit { $game ->
        [builder] { $points } Gold
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
web-won-shared = { $names } teilen sich den Sieg mit { $game ->
        [builder] { $points } Gold
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    }
web-won-nobody = Das Spiel ist zu Ende
web-won-resigned = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
web-end-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
  }
web-skip-count = Ergebnis gleich zeigen
web-explained = Wie die Punkte zustande kamen
web-rematch = Noch einmal
web-download = Spielprotokoll
web-share-game = Link zu diesem Spiel
web-replay = Das Spiel noch einmal
web-replay-at = Stelle im Spiel
web-replay-first = Zum Anfang
web-replay-prev = Eins zurück
web-replay-next = Eins weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-review = Rückblick
web-review-waits = { $of ->
    [0] Ein starker Bot geht dieses Spiel noch durch. Der Verlauf erscheint hier.
   *[other] Ein starker Bot geht dieses Spiel durch: { $done } von { $of } Zügen.
  }
web-review-failed = Dieses Spiel ließ sich nicht beurteilen.
web-review-graph = Gewinnchancen: { $said }
web-review-accuracy = { NUMBER($accuracy, maximumFractionDigits: 0) } % genau
web-review-costly = Die teuersten Züge
web-review-better = Besser: { $move }
web-review-none = Keiner, der ins Gewicht fiel. Gut gespielt!

web-proof = Das Mischen
web-proof-about = Stand aller Zufall dieser Partie fest, bevor sie begann? Dieser Browser kann das selbst nachprüfen.
web-proof-check = Mischen nachprüfen
web-proof-progress = Prüfung: { $done } von { $of } Ziehungen
web-proof-holds = Das Mischen dieser Partie stand fest, bevor sie begann.
web-proof-holds-shown = Das Mischen dieser Partie folgt aus der Festlegung, die der Server jetzt zeigt.
web-proof-counted = { $outcomes ->
        [one] Das einzige Ergebnis des Zufalls wurde noch einmal gezogen
       *[other] Alle { $outcomes } Ergebnisse des Zufalls wurden noch einmal gezogen
    }{ $undone ->
        [0] {""}
        [one] , auch das eine, das zurückgenommen wurde
       *[other] , auch die { $undone }, die zurückgenommen wurden
    }, und stimmen mit der gespeicherten Partie überein.
web-proof-kept = { $nonces ->
        [0] Dieser Browser hatte die Festlegung von vor der Partie aufgehoben. Selbst trug er nichts zum Mischen bei.
       *[other] Dieser Browser hatte die Festlegung von vor der Partie aufgehoben, und was er zum Mischen beitrug, ist darin.
    }
web-proof-kept-none = Dieser Browser hatte keine Festlegung von vor der Partie aufgehoben. Hast du sie notiert, dann vergleiche sie selbst mit der untenstehenden.
web-proof-rules = Was jeweils gezogen werden konnte, hat der Server mitgeteilt. Ob auch das aus den Regeln folgt, prüft das Programm Kroon auf deinem eigenen Rechner: 'kroon verify', mit der gespeicherten Partie und dem Aufgehobenen.
web-proof-fails = Dem Mischen dieser Partie ist nicht zu trauen.
web-proof-fails-about = Speichere die Partie und das Aufgehobene: 'kroon verify' kann anderen zeigen, was nicht stimmt.
web-proof-none = Die Partie enthält keinen Beweis des Mischens.
web-proof-form = Was der Server über das Mischen geschickt hat, ist nicht, was es sein soll.
web-proof-commitment = Der Server zeigt die Festlegung { $found }, und vor der Partie war es { $kept }.
web-proof-seed = Der Seed, den der Server enthüllt, ist nicht der, auf den er sich festgelegt hat: Sein Hash ist nicht die Festlegung.
web-proof-nonce = Was dieser Browser für { $name } zum Mischen beitrug, ist nicht darin.
web-proof-history = Der Verlauf in der gespeicherten Partie führt nicht zu ihren Ereignissen.
web-proof-told = Während der Partie wurde dir '{ $event }' gezeigt, in der gespeicherten Partie steht es dort aber nicht.
web-proof-outcome = Ziehung { $number } ('{ $event }') ist in der gespeicherten Partie nicht dieselbe wie in dem, was der Server zur Prüfung geschickt hat.
web-proof-words = Der Server meint mit '{ $word }' nicht immer dasselbe.
web-proof-draw = Ziehung { $number } ('{ $event }') folgt nicht aus dem Seed und dem, was die Spieler beitrugen.
web-proof-list = Woraus Ziehung { $number } ('{ $event }') stammen soll, ergibt keinen Sinn.

web-companion-about = Für die echte Schachtel auf dem Tisch: ihr spielt, tippt ein, was der Zufall bringt, und Kroon führt die Wertung. Bots dürfen mitspielen.

web-line-origins-resources = Rohstoffe
web-line-origins-totems = Totems
web-line-origins-cave_people = Höhlenmenschen
web-line-origins-bonus = Sonderpunkte

## Kingdomino and Origins

web-domino-next-round = Nächste Runde
web-domino-first-row = Erste Reihe
web-domino-domino = Stein { $domino }
web-domino-free = frei
web-domino-of = von { $name }
web-domino-to-come = { $left ->
        [one] Es kommt noch 1 Stein
       *[other] Es kommen noch { $left } Steine
    }
web-domino-to-come-of = { $left ->
        [one] Es kommt noch 1 Stein
       *[other] Es kommen noch { $left } Steine
    }, aus diesen { $unseen }
web-domino-gain = { $count ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
web-domino-ghost = { $a } auf { $placeA }, { $b } auf { $placeB }: { $gain }
web-domino-spot = Feld { $place }: { $gain }
web-domino-board = Der Spielbereich von { $name }, { $frame } mal { $frame } Felder
web-domino-in-hand = Stein { $domino } in der Hand: auf den Plan ziehen, drücken zum Drehen
web-domino-turn = Drehen
web-domino-discard = Ablegen
web-domino-no-place = Stein { $domino } passt nirgends.
web-domino-how-turn = { $touch ->
        [yes] Ziehen oder ein helles Feld antippen; noch einmal Tippen dreht ihn.
       *[no] Ziehen oder ein helles Feld antippen; drehen mit R, dem Mausrad oder noch einmal Tippen.
    }
web-domino-how-place = { $places ->
        [one] Es gibt nur eine Möglichkeit, ihn anzulegen.
       *[other] { web-domino-how-turn } { $places } Möglichkeiten.
    }
web-domino-how-decline = { web-domino-how-turn } Du darfst ihn auch ablegen.
web-domino-how-discard = Er passt nirgends und kommt daher aus dem Spiel.
web-domino-how-pick = Tippe einen freien Stein an. Niedrige Zahlen sind in der nächsten Runde zuerst dran.
web-domino-chose = wählte { $dominoes }
web-domino-discarded = { $count ->
        [one] 1 Stein abgelegt
       *[other] { $count } Steine abgelegt
    }
web-kingdomino-home = Schloss
web-origins-home = Hütte
web-origins-how-take = Tippe einen Stein an: Die äußeren beiden gehören zusammen und die inneren beiden.
web-origins-how-fire = Tippe ein helles Feld in Reichweite an.
web-origins-how-totem = Tippe an, wer es bekommt.
web-origins-how-recruit = Tippe jemanden in der Höhle an, oder wirb niemanden an.
web-origins-how-pay = Tippe einen Rohstoff auf deinem Plan an.
web-origins-how-settle = Tippe ein helles Feld an; es zählt, was ringsum liegt.
web-origins-cave = Die Höhle
web-origins-totems = Totems
web-origins-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-origins-pile = { $left ->
        [one] 1 verdeckt
       *[other] { $left } verdeckt
    }
web-origins-nobody = Niemanden anwerben
web-origins-owed = { $owed ->
        [one] { $name }: noch 1 Rohstoff zu bezahlen
       *[other] { $name }: noch { $owed } Rohstoffe zu bezahlen
    }
web-origins-arrives = { $name }: bezahlt und sucht ein Feld
web-origins-name-hunter = Jäger
web-origins-scores-hunter = 3 je Mammut
web-origins-name-fisher = Fischer
web-origins-scores-fisher = 3 je Fisch
web-origins-name-gatherer = Sammler
web-origins-scores-gatherer = 4 je Pilz
web-origins-name-sculptor = Bild{"\u00AD"}hauer
web-origins-scores-sculptor = 5 je Feuer{"\u00AD"}stein
web-origins-name-artist = Künstler
web-origins-scores-artist = 2 je Rohstoff
web-origins-name-firelady = Feuer{"\u00AD"}frau
web-origins-scores-firelady = 1 je Feuer
web-origins-name-shaman = Schamane
web-origins-scores-shaman = 2 je Person
web-origins-name-warrior1 = Krieger 1
web-origins-scores-warrior1 = in Gruppen
web-origins-name-warrior2 = Krieger 2
web-origins-scores-warrior2 = in Gruppen
web-origins-name-warrior3 = Krieger 3
web-origins-scores-warrior3 = in Gruppen
web-domino-round = Runde { $round } von { $of }

## Kingdom Builder

web-builder-board-label = Der Spielplan. Plus und Minus zoomen, Umschalt mit Pfeiltasten verschiebt ihn.
web-builder-build-label = Der Spielplan: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } zum Bauen. Pfeiltasten gehen von einem zum anderen, Eingabe wählt.
web-builder-lift-label = Der Spielplan: { $count ->
        [one] 1 Siedlung
       *[other] { $count } Siedlungen
    } zum Versetzen. Pfeiltasten gehen von einer zur anderen, Eingabe wählt.
web-builder-hex-of = { $hex }: { $land }, Siedlung von { $name }
web-builder-option = { $gain ->
        [0] { $hex }
       *[other] { $hex }, { NUMBER($gain, signDisplay: "always") } Gold
    }
web-builder-zoom-in = Vergrößern
web-builder-zoom-out = Verkleinern
web-builder-card = Deine Karte
web-builder-card-of = Karte von { $name }
web-builder-owed = noch { $owed } zu bauen
web-builder-supply = noch zu bauen
web-builder-last-round = Letzte Runde: Sie wird zu Ende gespielt.
web-builder-tiles = Deine Plättchen
web-builder-tiles-none = Baue neben einen Ort, um sein Plättchen zu bekommen.
web-builder-tile-usable = jetzt nutzbar
web-builder-tile-in-use = im Einsatz
web-builder-tile-used = in diesem Zug genutzt oder neu
web-builder-tile-later = später in diesem Zug
web-builder-tile-nothing = damit geht jetzt nichts
web-builder-tile-held = für deinen Zug
web-builder-does-oracle = baue eine auf die Landschaft deiner Karte
web-builder-does-farm = baue eine auf Gras
web-builder-does-oasis = baue eine in die Wüste
web-builder-does-tower = baue eine an den Rand
web-builder-does-tavern = baue eine ans Ende einer Dreierreihe
web-builder-does-barn = versetze eine auf die Landschaft deiner Karte
web-builder-does-harbor = versetze eine aufs Wasser
web-builder-does-paddock = versetze eine zwei Felder geradeaus
web-builder-goals = Gold, wenn jetzt Schluss wäre
web-builder-end-turn = Zug beenden
web-builder-starter = hat begonnen
web-builder-how-build = { $count ->
        [one] Ein Feld leuchtet.
       *[other] { $count } Felder leuchten: Tippe eines an.
    }
web-builder-how-lift = Tippe die Siedlung an, die du versetzt.
web-builder-how-put = { $count ->
        [one] Sie kann auf ein Feld.
       *[other] Sie kann auf { $count } Felder.
    }

## Dominion

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

## Learn

web-learn-heading = Ein Spiel lernen
web-learn-about = Eine Handvoll kleiner Schritte an einem echten Tisch. Fünf Minuten, dann dein erstes Spiel.
web-learn-new = etwa zehn Schritte
web-learn-begun = weiter bei Schritt { $step }
web-learn-done = geschafft
web-learn-steps = Schritte
web-learn-step = Schritt { $step } von { $of }
web-learn-tips = Tipps und ein erstes Spiel
web-learn-you = Du
web-learn-name-b = Ada
web-learn-name-c = Bo
web-learn-name-d = Cas
web-learn-next = Weiter
web-learn-skip = Überspringen
web-learn-back = Einen Schritt zurück
web-learn-confirm = Dort hinlegen
web-learn-sure = Dort? Du kannst ihn noch drehen oder verschieben.
web-learn-ready = Du weißt genug, um zu spielen
web-learn-tips-about = Ein paar Dinge, die in den ersten Spielen helfen:
web-learn-start = Ein erstes Spiel spielen
web-learn-again = Noch einmal von vorn
web-learn-rules = Alle Regeln
web-learn-kingdomino-pick = In jeder Runde liegt eine Reihe von Steinen auf dem Tisch, nach Nummern geordnet. Kleine Nummern sind einfaches Land, große tragen Kronen, und ohne Kronen gibt es keine Punkte.
web-learn-kingdomino-pick-do = Stelle deinen König auf den Stein mit zwei Kronen
web-learn-kingdomino-pick-right = Stein 41 gehört dir. Der Preis: ein König auf einer großen Nummer ist in der nächsten Runde spät dran.
web-learn-kingdomino-pick-wrong = Dieser hat weniger Kronen. Suche den Stein mit zweien.
web-learn-kingdomino-order = Die Könige stehen auf 7, 24 und 41. In einer Runde nimmt der König auf der kleinsten Nummer zuerst seinen Stein und wählt auch zuerst aus der nächsten Reihe.
web-learn-kingdomino-order-do = Wer ist zuerst am Zug?
web-learn-kingdomino-order-right = Ada steht auf 7, der kleinsten Nummer. Mit einem einfachen Stein darf man also früh wählen.
web-learn-kingdomino-order-wrong = Sieh dir die Reihe dieser Runde an: wessen König steht auf der kleinsten Nummer?
web-learn-kingdomino-place = Dein Schloss passt zu jeder Landschaft. Der erste Stein muss mit einer Seite daran grenzen.
web-learn-kingdomino-place-do = Lege Stein 41 neben dein Schloss
web-learn-kingdomino-place-right = Er liegt gut. Das Königreich kann noch in alle Richtungen wachsen.
web-learn-kingdomino-place-wrong = Dort grenzt er weder an das Schloss noch an seine eigene Landschaft (Regel K11). Nimm ein leuchtendes Feld.
web-learn-kingdomino-grow = Spätere Steine müssen an das Schloss grenzen, oder eine Hälfte an ihre eigene Landschaft. Hier kann Weizen zu Weizen und zugleich Grasland zu Grasland.
web-learn-kingdomino-grow-do = Lege Stein 21 so, dass beide Hälften zu ihresgleichen kommen
web-learn-kingdomino-grow-right = Beide Gebiete sind gewachsen, und beide haben Kronen.
web-learn-kingdomino-grow-wrong = Das geht besser: Weizen an Weizen und Grasland an das Grasland mit den Kronen. Drehe den Stein, wenn er falsch herum liegt.
web-learn-kingdomino-points = Ein Gebiet ist seine Felder mal seine Kronen wert. Getrennte Gebiete einer Landschaft zählen getrennt.
web-learn-kingdomino-points-do = Dein Grasland hat 2 Felder und 2 Kronen: wie viele Punkte?
web-learn-kingdomino-points-right = 2 Felder × 2 Kronen = 4 Punkte.
web-learn-kingdomino-points-wrong = Nimm die Felder des Gebiets mal seine Kronen.
web-learn-kingdomino-crowns = Eine Krone zählt für jedes Feld ihres Gebiets, und jedes Feld für alle Kronen. So können mit einem einzigen Stein zwei Gebiete mit Kronen wachsen.
web-learn-kingdomino-crowns-do = Finde den Platz, an dem Stein 47 am meisten bringt
web-learn-kingdomino-crowns-right = Sumpf und Mine sind beide gewachsen.
web-learn-kingdomino-crowns-wrong = Ein anderer Platz bringt mehr: der Sumpf an deinen Sumpf und die Mine an deine Mine. Die Zahl über dem Stein verrät es.
web-learn-kingdomino-frame = Das ganze Königreich samt Schloss muss in 5 mal 5 Felder passen. Die dicken Ränder zeigen, wo es jetzt endet.
web-learn-kingdomino-frame-do = Lege Stein 10: es gibt nur noch einen Platz
web-learn-kingdomino-frame-right = Er passt. Vorsicht vor Lücken von einem Feld, sie bleiben für immer leer.
web-learn-kingdomino-frame-wrong = Dort würde er aus dem Raster ragen oder an kein Grasland grenzen (Regeln K11 und K12).
web-learn-kingdomino-mine = Minen sind selten, aber ein einziges Feld kann drei Kronen haben. Ein paar davon zusammen schlagen ein großes Weizenfeld.
web-learn-kingdomino-mine-do = Lege Stein 48 mit seinen drei Kronen
web-learn-kingdomino-mine-right = So gewinnt man Spiele.
web-learn-kingdomino-mine-wrong = Drei Kronen wollen Gesellschaft: lege die Mine zu deinen anderen Minen.
web-learn-kingdomino-discard = Ein Stein, der nirgends passt, verlässt das Spiel. In den letzten Runden kann das allen passieren.
web-learn-kingdomino-discard-do = Stein 39 passt nirgends: lege ihn ab
web-learn-kingdomino-discard-right = Das kostet keine Punkte, nur das, was er hätte bringen können.
web-learn-kingdomino-discard-wrong = Für ihn ist kein Platz (Regel K13). Der Knopf steht unter dem Spielplan.
web-learn-kingdomino-total = Nach der letzten Runde zählen alle Gebiete, und die höchste Summe gewinnt. Sieh dir die Minen an: 4 Felder mit 7 Kronen.
web-learn-kingdomino-total-do = Wie viele Punkte sind diese Minen wert?
web-learn-kingdomino-total-right = 4 × 7 = 28, fast die Hälfte der 64 Punkte dieses Königreichs.
web-learn-kingdomino-total-wrong = Felder mal Kronen: 4 mal 7.
web-learn-kingdomino-tip-1 = Wähle zwei oder drei Landschaften und lass sie wachsen; von allem etwas bringt wenig.
web-learn-kingdomino-tip-2 = Viel Land ohne Krone ist nichts wert: hole früh eine Krone und dann die einfachen Felder.
web-learn-kingdomino-tip-3 = Ab und zu eine kleine Nummer ist gut: wer zuerst am Zug ist, wählt aus der ganzen nächsten Reihe.
web-learn-kingdomino-tip-4 = Halte den Rand gerade und fülle Lücken von zwei Feldern; ein einzelnes freies Feld ist verloren.
web-learn-kingdomino-tip-5 = Achte darauf, was die anderen brauchen. Manchmal ist der beste Stein der, den sie dann nicht bekommen.
web-learn-kingdomino-set-up = Zu dritt, das einfache Spiel ohne Varianten, gegen zwei Anfänger.
web-learn-origins-pick = Wie bei Kingdomino wählst du aus einer Reihe, und kleine Nummern sind zuerst am Zug. Punkte kommen hier von Feuern.
web-learn-origins-pick-do = Wähle den Stein mit einem gedruckten Feuer
web-learn-origins-pick-right = Ein Feuer in der Steppe ist ein guter Anfang.
web-learn-origins-pick-wrong = Auf diesem ist kein Feuer. Auch Vulkane bringen Feuer, aber erst, wenn sie liegen; suche die Flamme.
web-learn-origins-place = Die Hütte passt zu jeder Landschaft. Eine Hälfte muss an die Hütte oder an ihre eigene Landschaft grenzen.
web-learn-origins-place-do = Lege Stein 24 neben deine Hütte
web-learn-origins-place-right = Dein Jagdgebiet hat begonnen.
web-learn-origins-place-wrong = Dort grenzt er an nichts, wozu er passt (Regel O4). Nimm ein leuchtendes Feld.
web-learn-origins-range = Ein Vulkan, der in dein Jagdgebiet kommt, schleudert einen Feuermarker. Ein Krater: 1 Feuer, bis zu 3 Felder weit; zwei Krater: 2 Feuer, bis zu 2 Felder; drei Krater: 3 Feuer, 1 Feld.
web-learn-origins-range-do = Dieser Vulkan hat zwei Krater: wie weit kann sein Feuer fliegen?
web-learn-origins-range-right = Zwei Felder, in alle Richtungen, auch schräg.
web-learn-origins-range-wrong = Je mehr Feuer, desto schwerer: zähle die Krater und lies noch einmal.
web-learn-origins-fire = Der Marker landet auf einem Feld ohne Feuer und nie auf einem Vulkan. Dort zählen seine Feuer für das ganze Gebiet.
web-learn-origins-fire-do = Lass das Feuer dort landen, wo es am meisten bringt
web-learn-origins-fire-right = Der Dschungel hat 3 Felder und hatte schon Feuer.
web-learn-origins-fire-wrong = Es darf dort landen, aber ein anderes Gebiet ist größer: zwei Feuer zählen für jedes seiner Felder.
web-learn-origins-region = Ein Gebiet ist seine Felder mal seine Feuer wert; Vulkane bringen nichts. Stein 47 hat zwei Feuer für deinen Steinbruch und eines für den Dschungel.
web-learn-origins-region-do = Lege Stein 47 so, dass beide Hälften zählen
web-learn-origins-region-right = Steinbruch und Dschungel brennen nun heller.
web-learn-origins-region-wrong = Suche einen Platz, wo der Steinbruch an deinen Steinbruch grenzt und der Dschungel an deinen Dschungel.
web-learn-origins-points = Am Ende zählen alle Gebiete. Dieser Steinbruch hat 9 Felder und 7 Feuer, die des Markers eingeschlossen.
web-learn-origins-points-do = Wie viele Punkte sind das?
web-learn-origins-points-right = 9 × 7 = 63.
web-learn-origins-points-wrong = Felder mal Feuer: 9 mal 7.
web-learn-origins-totem = Im Totem-Modus liegen hölzerne Rohstoffe auf Land ohne Feuer, am Ende je 1 Punkt wert. Wer von einer Sorte am meisten hat, hält ihr Totem: 3 bis 6 Punkte extra.
web-learn-origins-totem-do = Du hast zwei Feuersteine, Ada hat einen: wer hält das Feuerstein-Totem?
web-learn-origins-totem-right = Es gehört dir, für 6 Punkte, solange niemand mehr hat.
web-learn-origins-totem-wrong = Das Totem geht an die Person mit den meisten Rohstoffen der Sorte.
web-learn-origins-recruit = Im Stammes-Modus darfst du nach der Wahl eines Steins einen Höhlenmenschen anwerben, für zwei verschiedene Rohstoffe. Ein Bildhauer bringt 5 für jeden Feuerstein ringsum.
web-learn-origins-recruit-do = Wirb den Bildhauer an
web-learn-origins-recruit-right = Du hast Steinbrüche mit Feuerstein, da passt der Bildhauer gut.
web-learn-origins-recruit-wrong = Das geht, aber bei dir liegt mehr Feuerstein als alles andere.
web-learn-origins-pay = Du bezahlst mit zwei verschiedenen Rohstoffen von deinem Land, und sie verlassen das Spiel. Gib also nicht weg, was noch zählen soll.
web-learn-origins-pay-do = Bezahle mit einem Rohstoff deiner Wahl
web-learn-origins-pay-right = Bezahlt. Der zweite muss von einer anderen Sorte sein.
web-learn-origins-pay-wrong = Nur was auf deinem Land liegt, kann bezahlt werden.
web-learn-origins-settle = Der Bildhauer wohnt auf einem leeren Feld und zählt die acht Felder ringsum. Ein Feuerstein ist noch da.
web-learn-origins-settle-do = Setze den Bildhauer neben den Feuerstein
web-learn-origins-settle-right = Ein Feuerstein daneben: 5 Punkte.
web-learn-origins-settle-wrong = Von dort sieht er keinen Feuerstein. Wähle ein Feld daneben, schräg gilt auch.
web-learn-origins-tip-1 = Beginne mit dem Entdecker-Modus; Totems und Stämme kommen danach, eins nach dem anderen.
web-learn-origins-tip-2 = Mache ein Gebiet groß, bevor ein Vulkan kommt: dann zählt sein Feuer gleich für viele Felder.
web-learn-origins-tip-3 = Schwache Vulkane werfen weit, starke nur nebenan. Halte in deinem besten Gebiet einen Platz für einen starken frei.
web-learn-origins-tip-4 = Feuer zerstört, worauf es landet, Rohstoffe ebenso wie Höhlenmenschen.
web-learn-origins-tip-5 = Wüsten haben kaum Feuer und keine Rohstoffe: nimm sie nur, um früher am Zug zu sein.
web-learn-origins-set-up = Zu dritt im Entdecker-Modus, gegen zwei Anfänger.
web-learn-builder-first = In deinem Zug baust du drei Siedlungen auf der Landschaft deiner Karte. Die erste darf dort überall stehen: am besten neben einem Ort, denn das bringt dir sein Plättchen.
web-learn-builder-first-do = Baue auf Gras, neben einem Ort
web-learn-builder-first-right = Du bekommst das Plättchen sofort und darfst es ab deinem nächsten Zug nutzen.
web-learn-builder-first-wrong = Erlaubt, aber daneben liegt kein Ort. Orte sind die runden Zeichen auf dem Spielplan.
web-learn-builder-beside = Jede weitere Siedlung muss an eine eigene grenzen, solange deine Karte das zulässt. Darum leuchten jetzt so wenige Felder.
web-learn-builder-beside-do = Baue die zweite Siedlung
web-learn-builder-beside-right = So wachsen deine Siedlungen in Gruppen.
web-learn-builder-beside-wrong = Sie muss auf Gras neben deiner ersten Siedlung stehen (Regel B10).
web-learn-builder-end = Drei Siedlungen stehen, und dein Plättchen gilt erst ab dem nächsten Zug. Am Ende des Zuges ziehst du eine neue Landschaftskarte.
web-learn-builder-end-do = Beende deinen Zug
web-learn-builder-end-right = Jetzt ist Ada am Zug, dann wieder du.
web-learn-builder-end-wrong = Etwas anderes geht jetzt nicht. Der Knopf steht neben dem Spielplan.
web-learn-builder-free = Deine neue Karte ist Wüste, und keine Wüste grenzt an deine Siedlungen. Also darfst du wieder auf jedem Wüstenfeld des Spielplans beginnen.
web-learn-builder-free-do = Nimm ein Wüstenfeld neben einem anderen Ort
web-learn-builder-free-right = Ein zweites Plättchen, in einem anderen Teil des Landes.
web-learn-builder-free-wrong = Erlaubt, aber ein Ort daneben würde ein Plättchen bringen.
web-learn-builder-use = Plättchen geben eine zusätzliche Aktion, vor oder nach deinen drei Siedlungen. Die Taverne baut an einem Ende einer geraden Linie von dreien.
web-learn-builder-use-do = Nutze die Taverne
web-learn-builder-use-right = Eine Siedlung mehr, und das in jedem Zug.
web-learn-builder-use-wrong = Du hast noch ein unbenutztes Plättchen. Tippe bei deinen Plättchen auf die Taverne.
web-learn-builder-tavern = Die Händler zahlen 4 Gold für jeden Ort, den deine Gruppe mit einem anderen verbindet. Am einen Ende deiner Linie liegt die Koppel.
web-learn-builder-tavern-do = Verbinde die Taverne mit der Koppel
web-learn-builder-tavern-right = Zwei Orte verbunden, und ein Plättchen dazu.
web-learn-builder-tavern-wrong = Dieses Ende verbindet nichts. Suche das Ende der Linie, das an einen anderen Ort grenzt.
web-learn-builder-castle = Ein Schloss bringt am Ende 3 Gold, wenn eine deiner Siedlungen daran grenzt. Das gilt in jedem Spiel, was auch immer die drei Karten sagen.
web-learn-builder-castle-do = Baue auf Blumen neben einem Schloss
web-learn-builder-castle-right = Drei Gold sind sicher.
web-learn-builder-castle-wrong = An dieses Feld grenzt kein Schloss. Das sind die kleinen Türme mit einer Fahne.
web-learn-builder-goals = Drei Karten sagen, was sonst noch Gold bringt, und es sind in jedem Spiel andere. Hier zahlen die Fischer 1 Gold für eine Siedlung am Wasser.
web-learn-builder-goals-do = Baue auf Wald am Wasser
web-learn-builder-goals-right = Die Fischer sind zufrieden.
web-learn-builder-goals-wrong = Hier liegt kein Wasser daneben.
web-learn-builder-knights = Die Ritter zahlen 2 Gold für jede Siedlung auf deiner vollsten waagrechten Linie. In diesem beendeten Spiel stehen dort 9.
web-learn-builder-knights-do = Wie viel Gold ist das?
web-learn-builder-knights-right = 9 × 2 = 18 Gold.
web-learn-builder-knights-wrong = Zwei Gold für jede der neun.
web-learn-builder-last = Das Spiel endet in der Runde, in der jemand die letzte Siedlung baut. Alle beginnen mit dem gleichen Vorrat.
web-learn-builder-last-do = Wie viele Siedlungen hast du am Anfang?
web-learn-builder-last-right = Vierzig: etwa elf Züge, mit etwas Hilfe von Plättchen.
web-learn-builder-last-wrong = Sieh dir die Zahl neben deiner Karte an.
web-learn-builder-tip-1 = Baue deine allererste Siedlung neben einen Ort: sein Plättchen hilft dir schon ab dem zweiten Zug.
web-learn-builder-tip-2 = Setze die ersten drei so, dass sie an möglichst wenige andere Landschaften grenzen. Dann darfst du mit der nächsten Karte wahrscheinlich anderswo neu beginnen.
web-learn-builder-tip-3 = Sammle früh verschiedene Plättchen; jedes ist eine Aktion mehr in allen folgenden Zügen.
web-learn-builder-tip-4 = Lies zuerst die drei Ziele, und frage dich bei jedem Feld, was es einbringt.
web-learn-builder-tip-5 = Schlösser sind schnelles Gold: eine einzige Siedlung neben jedem genügt.
web-learn-builder-set-up = Spielplan und Karten, die das Buch für ein erstes Spiel empfiehlt, gegen zwei Anfänger.
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

## Score pad

web-pad-about = Für ein Spiel mit der echten Schachtel: schreibe auf, was auf dem Tisch liegt, und lies die Punkte ab.
web-pad-how-kingdomino = Wähle ein Feld der Schachtel, dann tippe oder ziehe, wo es liegt. Das Schloss darf überall stehen.
web-pad-how-origins = Wähle ein Feld der Schachtel, dann tippe oder ziehe, wo es liegt; Feuer und was sonst darauf liegt kommen danach. Die Hütte darf überall stehen.
web-pad-how-builder = Lege den Spielplan wie bei euch, dann tippe die Siedlungen aller an.
web-pad-how-dominion = Zählt alle Karten, die jemand hat: Hand, Nachziehstapel, Ablage und was ausgespielt liegt.
web-pad-brush = Land der Steine
web-pad-things = Was darauf liegt
web-pad-erase = Wegnehmen
web-pad-empty = leer
web-pad-grid = Das Land, { $frame } mal { $frame } Felder. Pfeiltasten bewegen, Enter malt mit dem Pinsel, Entf nimmt weg.
web-pad-square = Spalte { $column }, Zeile { $line }: { $what }
web-pad-squares = { $count } von { $of } Feldern
web-pad-unfinished = Noch nicht fertig? Zeichne einfach weiter.
web-pad-token = { $count ->
        [one] Marker mit 1 Feuer
       *[other] Marker mit { $count } Feuern
    }
web-pad-resource = Rohstoff dieses Landes
web-pad-grow = Rohstoffe auf alles freie Land legen
web-pad-totems = Totems im Besitz
web-pad-totems-about = Nur nötig, wenn mehrere gleich viele haben; sonst gehen sie an die mit den meisten.
web-pad-quadrants = Die vier Quadranten, wie sie liegen
web-pad-quadrant = { $at ->
        [1] Oben links
        [2] Oben rechts
        [3] Unten links
       *[other] Unten rechts
    }
web-pad-turned = Auf dem Kopf: { $quadrant }
web-pad-hexes = Der Spielplan. Pfeiltasten gehen von Feld zu Feld, Enter setzt eine Siedlung oder nimmt sie weg, Plus und Minus zoomen.
web-pad-settlements = { $count } von { $of } Siedlungen
web-pad-tiles = Ortsplättchen im Besitz
web-pad-tiles-about = Für das Gold nicht nötig; so kann aber mehr geprüft werden.
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
web-pad-less = Eins weniger: { $name }
web-pad-more = Eins mehr: { $name }
web-pad-score = Punkte
web-pad-rule = Regel { $rule }
web-pad-winner = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
web-pad-explained = Woraus die Zeilen bestehen
web-pad-begin-kingdomino = Zeichne ein Königreich, und hier erscheinen seine Punkte. Geprüft wird auch, ob Steine der Schachtel so liegen können.
web-pad-begin-origins = Zeichne ein Jagdgebiet, und hier erscheinen seine Punkte. Geprüft wird auch, ob Steine und Feuer so liegen können.
web-pad-begin-builder = Wenn alle Siedlungen stehen, erscheint hier das Gold.
web-pad-begin-dominion = Wenn alle Karten gezählt sind, erscheinen hier die Punkte.
web-pad-undo = Rückgängig
web-pad-clear = Leeren
web-pad-clear-all = Neuer Wertungsblock
web-pad-games = Spiele der Dynastie
web-pad-game = Spiel { $number }
web-pad-table = Das Spiel

## Companion

web-companion-devices = alle auf einem eigenen Gerät
web-companion-shared = auf einem Gerät oder mehreren
web-companion-about-kingdomino = Spielt mit der echten Schachtel. Tippe die Nummern jeder Reihe ein und lege die Steine auch hier: Kroon prüft die Züge und zählt. Ein Gerät für alle genügt.
web-companion-about-origins = Spielt mit der echten Schachtel. Tippe die Reihen und die Höhlenmenschen ein, die hervorkommen, und mache die Züge auch hier: Kroon prüft sie und zählt. Ein Gerät für alle genügt.
web-companion-about-builder = Spielt mit der echten Schachtel. Landschaftskarten bleiben geheim: auf einem eigenen Gerät tippt jede Person die eigene Karte ein, auf einem gemeinsamen erst, wenn sie gezeigt wird.
web-companion-about-dominion = Spielt mit der echten Schachtel. Hände sind geheim, darum tippt jede Person ihre Karten auf einem eigenen Gerät ein. Auf einem gemeinsamen Gerät gibt es am Ende den Wertungsblock.
web-companion-type = Was hat der Zufall entschieden?
web-companion-type-row = Welche { $count } Steine liegen in der neuen Reihe?
web-companion-type-king = { $game ->
       *[kingdomino] Wessen König wurde gezogen?
        [origins] Wessen Häuptling wurde gezogen?
    }
web-companion-type-start = Wer beginnt?
web-companion-type-cave = { $count ->
        [one] Wer kommt aus der Höhle?
       *[other] Welche { $count } kommen aus der Höhle, in dieser Reihenfolge?
    }
web-companion-type-quadrants = Welche vier Quadranten bilden das Land, in Leserichtung? ↻ heißt auf dem Kopf.
web-companion-type-cards = Welche drei Kingdom-Builder-Karten liegen offen?
web-companion-type-card = Welche Landschaftskarte hat { $name }?
web-companion-type-card-own = Welche Landschaftskarte hast du gezogen?
web-companion-type-kingdom = Welche acht Königreichkarten liegen im Vorrat?
web-companion-type-draw = Welche Karte ziehst du?
web-companion-hidden = { $name } hat eine Karte gezogen und hält sie geheim. Sie wird eingetippt, wenn sie gezeigt wird.
web-companion-waits = { $name } tippt die eigene Karte ein.
web-companion-secret = Hände sind geheim, darum lässt sich Dominion auf einem gemeinsamen Gerät nicht verfolgen. Zählt die Karten am Ende auf dem Wertungsblock.
web-companion-search = Nummer oder Name, dann Enter
web-companion-picked = { $count } von { $of }:
web-companion-clear = Löschen
web-companion-done = So ist es
