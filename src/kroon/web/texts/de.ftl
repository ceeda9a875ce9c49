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
web-gain = { $count ->
        [one] { $gain } Punkt
       *[other] { $gain } Punkte
    }
web-moves = Züge in Worten
web-moves-search = In den Zügen suchen
web-words-table = Der Tisch
web-words-last = Zuletzt
web-words-how = Wähle einen Zug aus der Liste.
web-words-none = Kein Zug hat diese Worte.
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
web-fair-kept = Dieser Browser hat sie aufbewahrt, zusammen mit dem, was er selbst zum Mischen beitrug, um beides nach der Partie zu vergleichen.
web-fair-save = Aufbewahrtes speichern
web-fair-other-commitment = Der Server zeigt jetzt eine andere Festlegung als zuvor. Trau dem Mischen dieser Partie nicht.
web-fair-other-nonce = Der Server behauptet, dieser Browser habe für { $name } etwas anderes zum Mischen beigetragen, als er es tat. Trau dem Mischen dieser Partie nicht.
web-fair-was = Zuvor:
web-fair-is = Jetzt:
web-handover = Gib das Gerät an { $name }
web-handover-about = Sonst sollte jetzt niemand hinsehen.
web-handover-take = Ich bin { $name }

web-won = { $name } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
web-won-you = Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
web-won-shared = { $names } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
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
        [one] Das einzige Ergebnis des Zufalls wurde noch einmal gezogen und stimmt mit der gespeicherten Partie überein
       *[other] Alle { $outcomes } Ergebnisse des Zufalls wurden noch einmal gezogen und stimmen mit der gespeicherten Partie überein
    }{ $undone ->
        [0] {""}
        [one] , auch das eine, das zurückgenommen wurde
       *[other] , auch die { $undone }, die zurückgenommen wurden
    }.
web-proof-kept = { $nonces ->
        [0] Dieser Browser hat die Festlegung schon vor der Partie aufbewahrt. Selbst trug er nichts zum Mischen bei.
       *[other] Dieser Browser hat die Festlegung schon vor der Partie aufbewahrt, und was er selbst zum Mischen beitrug, ist darin enthalten.
    }
web-proof-kept-none = Dieser Browser hat vor der Partie keine Festlegung aufbewahrt. Hast du sie notiert, dann vergleiche sie selbst mit der untenstehenden.
web-proof-rules = Was jeweils gezogen werden konnte, hat der Server mitgeteilt. Ob auch das aus den Regeln folgt, prüft das Programm Kroon auf deinem eigenen Rechner: 'kroon verify', mit der gespeicherten Partie und dem Aufbewahrten.
web-proof-fails = Dem Mischen dieser Partie ist nicht zu trauen.
web-proof-fails-about = Speichere die Partie und das Aufbewahrte: 'kroon verify' kann anderen zeigen, was nicht stimmt.
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

## Learn

web-learn-heading = Ein Spiel lernen
web-learn-about = Eine Handvoll kleiner Schritte an einem echten Tisch. Fünf Minuten, dann dein erstes Spiel.
web-learn-new = etwa zehn Schritte
web-learn-begun = weiter bei Schritt { $step }
web-learn-done = geschafft
web-learn-none = keine Lektion: ein erstes Spiel gegen einen Bot
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
web-learn-none-about = Für dieses Spiel gibt es keine Lektion. Spiel ein erstes Spiel gegen einen Bot: Jeder mögliche Zug steht in Worten da, und Tipps helfen.

## Score pad

web-pad-about = Für ein Spiel mit der echten Schachtel: schreibe auf, was auf dem Tisch liegt, und lies die Punkte ab.
web-pad-unfinished = Noch nicht fertig? Zeichne einfach weiter.
web-pad-less = Eins weniger: { $name }
web-pad-more = Eins mehr: { $name }
web-pad-score = Punkte
web-pad-rule = Regel { $rule }
web-pad-winner = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
web-pad-explained = Woraus die Zeilen bestehen
web-pad-undo = Rückgängig
web-pad-clear = Leeren
web-pad-clear-all = Neuer Wertungsblock
web-pad-table = Das Spiel
web-pad-none = Für { $game } gibt es keinen Wertungsblock.

## Companion

web-companion-devices = alle auf einem eigenen Gerät
web-companion-shared = auf einem Gerät oder mehreren
web-companion-type = Was hat der Zufall entschieden?
web-companion-type-start = Wer beginnt?
web-companion-hidden = { $name } hat eine Karte gezogen und hält sie geheim. Sie wird eingetippt, wenn sie gezeigt wird.
web-companion-waits = { $name } tippt die eigene Karte ein.
web-companion-secret = Hände sind geheim, darum lässt sich { $game } auf einem gemeinsamen Gerät nicht verfolgen. Zählt die Karten am Ende auf dem Wertungsblock.
web-companion-search = Nummer oder Name, dann Enter
web-companion-picked = { $count } von { $of }:
web-companion-clear = Löschen
web-companion-done = So ist es
