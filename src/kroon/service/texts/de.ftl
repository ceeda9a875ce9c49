# Die Tische im Netz.

service-no-identity = Du bist hier noch nicht bekannt: beginne mit einem Tisch oder einer Einladung.
service-other-site = Eine Seite von woanders darf das nicht.
service-too-fast = Das war zu viel auf einmal: warte bitte { $seconds } s.
service-flood = Du sendest zu viel.
service-too-large = Das ist zu groß: höchstens { $most } kB.
service-slow = Deine Verbindung ist zu langsam.
service-missing = Hier ist nichts.
service-wrong-shape = '{ $where }' ist nicht, was es sein soll ({ $what }).
service-busy = Der Dienst hat jetzt zu viel zu tun. Bitte versuche es noch einmal.
service-failed = Im Dienst ist etwas schiefgegangen.
service-store-away = Der Speicher ist jetzt nicht zu erreichen. Bitte versuche es noch einmal.
service-closing = Der Dienst ist für einen Moment weg.
service-no-hello = Niemand hat sich gemeldet.
service-not-watching = Um hier zuzusehen, brauchst du einen Link für Zuschauer.
service-revoked = Du darfst diesen Tisch nicht mehr ansehen.
service-no-hints = An diesem Tisch werden keine Tipps gegeben.
service-seats = Ein Tisch für { $players } braucht ebenso viele Plätze, nicht { $given }.
service-qr = Dieser Text ist zu lang für einen QR-Code.
service-bad-proxy = Das ist keine Adresse eines Proxys: { $proxy }.
service-bad-origin = Eine Seite hat eine Adresse wie https://example.org.
service-port = Der Dienst kann auf { $host }, Port { $port }, nicht lauschen: { $cause }.
service-only-bots-store = Arbeiter allein brauchen das PostgreSQL der Server: nenne es mit --database.
service-at = Kroon ist auf { $address }
service-bots-at = { $workers ->
        [one] 1 Arbeiter wartet
       *[other] { $workers } Arbeiter warten
    } auf Züge von Bots.
service-leaving = Der Dienst hört auf.
service-other-host = Dieser Server kennt den Namen { $host } nicht. Wer ihn betreibt, kann ihn mit --public-url nennen.
service-not-here = Das kann nur, wer am Rechner dieses Servers sitzt.
service-metrics = Die Zähler sind für den Betreiber dieses Servers: Nenne ein Token mit --metrics-token.
service-no-network = Dieser Rechner ist in keinem Netz, über das andere ihn erreichen.
service-at-network = In deinem Netz ist Kroon unter { $address }
service-too-many-tables = Du hast { $most ->
        [one] 1 Tisch, der noch nicht fertig ist
       *[other] { $most } Tische, die noch nicht fertig sind
    }, mehr geht nicht: spiele erst einen zu Ende oder lösche einen.
service-too-many-tables-here = Aus deinem Netz { $most ->
        [one] ist 1 Tisch noch nicht fertig
       *[other] sind { $most } Tische noch nicht fertig
    }, mehr geht nicht: spielt erst einen zu Ende oder löscht einen.
service-bot-seconds = Bots an deinen Tischen haben in einer Stunde { $most ->
        [one] 1 Sekunde
       *[other] { $most } Sekunden
    } nachgedacht, mehr geht nicht: in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } kannst du wieder neue bekommen.
service-bot-seconds-here = Bots an Tischen aus deinem Netz haben in einer Stunde { $most ->
        [one] 1 Sekunde
       *[other] { $most } Sekunden
    } nachgedacht, mehr geht nicht: in { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } kannst du wieder neue bekommen.
service-too-many-hints = Du bekommst { $most ->
        [one] 1 Tipp auf einmal: warte bitte darauf.
       *[other] { $most } Tipps auf einmal: warte bitte auf die, um die du gebeten hast.
    }
service-too-many-hints-here = Dein Netz bekommt { $most ->
        [one] 1 Tipp
       *[other] { $most } Tipps
    } auf einmal: versuche es bitte gleich noch einmal.
service-too-many-reviews = { $most ->
        [one] 1 Rückblick auf deine Tische wird gerade gemacht
       *[other] { $most } Rückblicke auf deine Tische werden gerade gemacht
    }, mehr geht nicht auf einmal: versuche es bitte später noch einmal.
service-much-waiting = Du wartest schon auf { $most ->
        [one] 1 Antwort
       *[other] { $most } Antworten
    }, mehr geht nicht auf einmal: versuche es bitte noch einmal, wenn sie da sind.
service-much-waiting-here = Dein Netz wartet schon auf { $most ->
        [one] 1 Antwort
       *[other] { $most } Antworten
    }, mehr geht nicht auf einmal: versuche es bitte gleich noch einmal.

## Was geschah
service-told-start = Das Spiel beginnt.
service-told-undo = Das Spiel geht zurück.
service-told-ask = { $seat } bittet darum, einen Zug zurückzunehmen.
service-told-agree = { $seat } ist einverstanden.
service-told-refuse = { $seat } ist nicht einverstanden.
service-told-resign = { $seat } gibt auf.
service-told-hand = Ein Bot ({ $bot }) spielt für { $seat }.
service-told-back = { $seat } spielt wieder selbst.
service-told-end = { $why ->
        [resigned] Das Spiel endet, weil aufgegeben wurde.
       *[other] Das Spiel ist zu Ende.
    }

## Was gefragt wird
service-ask-over = Das Spiel ist zu Ende.
service-ask-fill = Gib ein, was offen blieb.
service-ask-type = Gib ein, was der Zufall entschied.
service-ask-chance = Der Zufall entscheidet.
service-ask-nobody = Niemand wird gefragt.
service-ask-other = { $name } ({ $seat }) ist am Zug.
service-someone = Jemand

## Bots
service-bot-random = Zufällig
service-bot-greedy = Gierig
service-bot-level1 = Stufe 1: Anfänger
service-bot-level2 = Stufe 2: gelegentlich
service-bot-level3 = Stufe 3: geübt
service-bot-level4 = Stufe 4: Experte
service-bot-level5 = Stufe 5: Meister

## Optionen
service-option-players = Spieler
service-about-players = Wie viele Leute und Bots am Tisch sitzen.
