## Refusals
arena-repeats = Ein Bot ist zweimal genannt, aber { $given } Namen ergeben keinen Tisch mit { $players } Personen: Nenne { $players } Bots oder jeden Bot einmal.
arena-too-many-tables = Diese Bots können sich auf mehr als { $most } Arten zu einer Auslosung setzen: Nenne weniger oder nimm weniger Personen.
arena-two-budgets = --time und --simulations gehen nicht zusammen: Wähle eines davon.
arena-game-given-up = { $times } Prozesse haben bei Spiel { $game } unerwartet aufgehört, darum wird die Arena aufgegeben.
arena-no-setting = Der Ordner { $folder } hat games.jsonl, aber keine arena.json, also ist unbekannt, was gespielt wurde: Nenne einen anderen Ordner.
arena-broken-setting = { $file } ist nicht die Einstellung einer Arena: Nenne einen anderen Ordner.
arena-other-setting = Der Ordner { $folder } enthält eine andere Arena: Dort ist '{ $key }' { $there }, hier { $here }. Nenne einen anderen Ordner.
arena-broken-line = Zeile { $line } von { $file } ist kein Spiel dieser Arena: Entferne die Zeile, dann wird das Spiel noch einmal gespielt.
arena-folder-busy = Im Ordner { $folder } ist eine andere Arena am Werk.

## Playing
arena-playing = { $game } wird gespielt
arena-rounded = Aus { $asked ->
        [one] 1 Spiel
       *[other] { $asked } Spielen
    } werden { $games }, damit jede Auslosung in allen { $seatings } Sitzordnungen gespielt wird.
arena-resumed = { $done } von { $games } Spielen { $done ->
        [one] ist
       *[other] sind
    } schon da.
arena-interrupted = Nach { $done } von { $games } Spielen unterbrochen. Sie liegen in { $folder }: Derselbe Befehl macht hier weiter.
arena-interrupted-unsaved = Nach { $done } von { $games } Spielen unterbrochen. Mit --save DIR könnte derselbe Befehl hier weitermachen.
arena-given-up = { $done } von { $games } Spielen { $done ->
        [one] liegt
       *[other] liegen
    } in { $folder }: Derselbe Befehl macht hier weiter.
arena-written = Der Bericht liegt in { $file }.

## The report
arena-headline = { $game }, { $players } Personen: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } in { $deals ->
        [one] 1 Auslosung
       *[other] { $deals } Auslosungen
    }, Seed { $seed }
arena-simulations = Suchende Bots machten höchstens { $count ->
        [one] 1 Simulation
       *[other] { $count } Simulationen
    } je Zug.
arena-time = Suchende Bots dachten höchstens { $count } ms je Zug.
arena-few-deals = Es gibt wenige Auslosungen, darum sind die Intervalle grob.
arena-cut = { $count ->
        [one] 1 Spiel wurde
       *[other] { $count } Spiele wurden
    } nach { $limit } Schritten abgebrochen und gezählt, als wäre es vorbei.
arena-failed = { $count ->
        [one] In 1 Spiel versagte ein Bot: Er verlor dieses Spiel.
       *[other] In { $count } Spielen versagte ein Bot: Er verlor diese Spiele.
    }
arena-failures-of = { $bot } versagte { $count ->
        [one] einmal
       *[other] { $count } Mal, zuletzt
    }: { $reason }
arena-column-bot = Bot
arena-column-rating = Wertung
arena-column-interval = 95%
arena-column-wins = Siege
arena-column-score = Punkte
arena-column-pace = ms/Zug
arena-column-results = Ergebnisse
arena-column-games = Spiele
arena-column-failures = Fehler
arena-ratings = Wertungen
arena-figures = Zahlen
arena-cross = Punkte gegeneinander (Zeile gegen Spalte)
arena-scores = Punkte im Spiel
arena-by-seat = Siege nach Platz
arena-failures = Fehler
arena-ratings-note = Auf der Elo-Skala mit Mittelwert 0: 100 Punkte mehr sind 64% der Punkte gegeneinander, 400 Punkte mehr sind 91%. Die Linie ist das 95%-Intervall; wenn sich zwei Linien nicht überschneiden, ist der Unterschied kaum Glück.
arena-figures-note = Ein geteilter Sieg zählt anteilig. Ein gerechter Anteil ist { $fair } der Siege. Die Punkte stehen mit ihrem Standardfehler; Spiele, in denen ein Bot versagte, zählen dabei nicht mit.
arena-cross-note = Welchen Anteil der Punkte der Bot der Zeile gegen den Bot der Spalte holte: 100%, wenn er immer vorn lag; ein Gleichstand ist die Hälfte. Darunter die Zahl der Ergebnisse.
arena-scores-note = Wie oft welche Punktzahl vorkam, für alle Bots auf derselben Skala; die senkrechte Linie ist der Mittelwert.
arena-by-seat-note = Der Anteil der Siege von jedem Platz aus. Die Linie ist der gerechte Anteil, { $fair }.
arena-seat = Platz { $seat }
arena-mark-rating = { $bot }: { $rating } ({ $low } bis { $high })
arena-mark-scores = { $low } bis { $high } Punkte: { $share }
arena-mark-seat = { $bot }, Platz { $seat }: { $share } von { $games } Spielen
arena-fact-game = Spiel
arena-fact-players = Personen
arena-fact-games = Spiele
arena-fact-deals = Auslosungen
arena-fact-seatings = Sitzordnungen je Auslosung
arena-fact-seed = Seed
arena-fact-hours = Bedenkzeit
arena-paired = Jede Auslosung wurde in allen Sitzordnungen mit demselben Glück gespielt, soweit das Spiel es zulässt; es zählt also, was ein Bot aus seinem Glück machte.
arena-page-title = Arena: { $game }
