## Eine Besprechung in Worten
review-promise = { $chance } Gewinnchance, erwartet { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
review-costly = Ereignis { $number }: { $played } ({ $played_chance } Gewinnchance, erwartet { $played_points ->
        [one] 1 Punkt
       *[other] { $played_points } Punkte
    }). Besser: { $best } ({ $best_chance }, { $best_points ->
        [one] 1 Punkt
       *[other] { $best_points } Punkte
    }): { $given } verschenkt.
review-player = { $name }: Genauigkeit { $accuracy } von 100 bei { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
review-no-decisions = { $name }: keine Entscheidungen.
review-flawless = Kein Zug, der ein Wort wert ist.
review-method = Beurteilt von Stufe { $level }, { $simulations } Simulationen für jeden betrachteten Zug (Startzahl { $seed }).
review-method-time = Beurteilt von Stufe { $level }, { $time } ms für jede Entscheidung (Startzahl { $seed }).

## Tabellen
review-column-player = Spieler
review-column-points = Punkte
review-column-accuracy = Genauigkeit
review-column-decisions = Entscheidungen
review-column-given = verschenkt
review-column-mean = verschenkt je Mal
review-column-event = Ereignis
review-column-move = Zug
review-column-before = vorher
review-column-after = nachher
review-column-best = beste Züge

## Die Seite
review-title = Besprechung: { $game }
review-heading-graph = Gewinnchancen
review-graph-about = Die Gewinnchance jedes Spielers im Lauf der Partie. Die Zeichen sind die teuersten Züge.
review-heading-costly = Die teuersten Züge
review-heading-decisions = Alle Entscheidungen
review-heading-end = Der Tisch am Ende
review-heading-now = Der Tisch, wo die Aufzeichnung endet
review-board = Der Tisch vor diesem Zug
review-heading-boards = Die Entscheidungen auf dem Tisch
review-boards-about = Der Tisch vor jeder Entscheidung, wie der Spieler ihn sah. Ein beurteilter Zug, der gewählt wird, ist dort zu sehen; der beste ist markiert.
review-boards-none = Der Tisch wird hier von einem Skript gezeichnet. Ohne Skript stehen die Tische unten als Text.
review-at = Ereignis { $number }: { $words }
review-at-given = Ereignis { $number }: { $words } { $given } verschenkt.
review-slider = Entscheidung
review-before = Die vorige Entscheidung
review-after = Die nächste Entscheidung
review-costly-before = Die vorige teure Entscheidung
review-costly-after = Die nächste teure Entscheidung
review-judged = Züge, die beurteilt wurden
review-best-move = bester
review-played = gespielt
review-text = Der Tisch in Worten
review-licences = Lizenzen der Bibliotheken in dieser Seite
review-unfinished = Das Spiel ist nicht zu Ende.
review-winners = { $count ->
        [one] Gewonnen hat { $winners }.
       *[other] Gewonnen haben { $winners }.
    }
review-numbers = Vorher: die Gewinnchance mit dem besten gefundenen Zug. Nachher: mit dem gespielten Zug. Erzwungene Züge sind weggelassen.
