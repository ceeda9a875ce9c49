## Words that differ between the games
domino-king = { $game ->
       *[kingdomino] König
        [origins] Häuptling
    }
domino-kingdom = { $game ->
       *[kingdomino] Königreich
        [origins] Jagdgebiet
    }

## Refusals
domino-expected = '{ $event }' geht hier nicht: erwartet wird '{ $expected }'.
domino-number = '{ $event }': '{ $word }' ist keine Nummer eines Steins; erwartet wird '{ $expected }'.
domino-place = '{ $event }': '{ $word }' ist kein Feld; erwartet wird '{ $expected }', mit Feldern wie 1,-2.
domino-row-order = '{ $event }': eine Reihe steht in aufsteigender Folge.
domino-alike = '{ $event }': beide Felder dieses Steins sind gleich, also kommt das linke oder obere zuerst; erwartet wird '{ $expected }'.
domino-over = Das Spiel ist zu Ende.
domino-draw-now = Jetzt wird eine Reihe von Steinen gezogen.
domino-king-now = Jetzt wird der nächste { domino-king } gezogen.
domino-start-now = Jetzt wird bestimmt, wer eröffnet.
domino-seat-now = { $seat } ist am Zug.
domino-seen = Stein { $domino } ist schon erschienen.
domino-no-domino = Es gibt keinen Stein { $domino }; sie sind von 1 bis 48 nummeriert.
domino-no-seat = Es spielen { $players } Personen.
domino-king-twice = Der { domino-king } von { $seat } wurde schon gezogen.
domino-row-length = Eine Reihe hat { $length } Steine, nicht { $given }.
domino-row-short = Die Reihe hat nur { $length } Steine.
domino-not-in-row = Stein { $domino } liegt nicht in der Reihe; dort liegen { $row }.
domino-taken = Auf Stein { $domino } steht schon der { domino-king } von { $seat }.
domino-place-first = Zuerst muss Stein { $domino } gelegt werden.
domino-pick-now = Jetzt muss ein Stein für den { domino-king } gewählt werden.
domino-other-domino = Unter deinem { domino-king } liegt nicht Stein { $domino }, sondern Stein { $mine }.
domino-must-place = Stein { $domino } passt in dein { domino-kingdom } und muss deshalb gelegt werden.
domino-apart = { $a } und { $b } liegen nicht nebeneinander.
domino-covered = Auf { $place } liegt schon etwas.
domino-frame = Das { domino-kingdom } würde nicht in ein Raster von { $frame } mal { $frame } Feldern passen.
domino-alike-move = Beide Felder von Stein { $domino } sind gleich; das ist dasselbe, wie zuerst das linke oder obere zu nennen.
domino-touch = Stein { $domino } würde weder an { $game ->
       *[kingdomino] das Schloss
        [origins] die Hütte
    } noch an ein Feld der eigenen Landschaft grenzen.

## Ties
domino-tie = { $seats } haben gleich viele Punkte: { $points }.
domino-tie-region = Größtes Gebiet: { $values }.
domino-tie-crowns = Anzahl { $game ->
       *[kingdomino] Kronen
        [origins] Feuer
    }: { $values }.
domino-tie-won = Damit gewinnt { $seats } (Regel { $rule }).
domino-tie-shared = { $seats } teilen sich den Sieg (Regel { $rule }).

## Der Tisch
domino-round = { $round ->
        [0] Eröffnung
       *[other] Runde { $round }
    }, { $left ->
        [0] kein Stein mehr zu ziehen
        [one] noch 1 Stein zu ziehen
       *[other] noch { $left } Steine zu ziehen
    }
domino-row = Reihe
domino-next-row = Zur Auswahl
domino-taken-mark = gelegt
domino-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
domino-to-move = am Zug
domino-discarded = { $count } abgelegt
domino-home = { $game ->
       *[kingdomino] Schloss
        [origins] Hütte
    }
domino-at = { $place }: { $square }
domino-with = { $what }, { $more }
domino-square = { $terrain }{ $marks }
domino-name = { $number } ({ $a } | { $b })
domino-entry = { $domino }
domino-entry-king = { $domino } { $seat }
domino-row-line = { $title }: { $dominoes }
domino-line = Zeile { $y }: { $squares }
domino-crowns = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }
domino-fires = { $count ->
        [one] 1 Feuer
       *[other] { $count } Feuer
    }
domino-craters = { $count ->
        [one] 1 Krater
       *[other] { $count } Krater
    }
domino-ask-over = Das Spiel ist zu Ende.
domino-ask-chance = Der Zufall entscheidet.
domino-ask-pick = Wähle einen Stein für deinen { domino-king }.
domino-ask-place = Lege Stein { $domino } an.
domino-tell-row = Eine neue Reihe: { $dominoes }.
domino-tell-king = Der { domino-king } von { $seat } wird gezogen.
domino-tell-pick = { $seat } wählt Stein { $domino }.
    .move = Wähle Stein { $domino }
domino-tell-place = { $seat } legt Stein { $domino } auf { $a } und { $b }.
    .move = Lege Stein { $domino } auf { $a } und { $b }
domino-tell-discard = { $seat } legt Stein { $domino } ab.
    .move = Lege Stein { $domino } ab

## Der Wertungsblock
domino-sheet-place = Im Wertungsblatt hat '{ $where }' '{ $place }', und das ist kein Feld: erwartet wird etwas wie 1,-2.
domino-sheet-castle = Im Wertungsblatt muss '{ $where }' eine Liste von zwei ganzen Zahlen sein, etwa [0, 0], nicht { $value }.
domino-sheet-on-castle = Auf { $place } liegt { $game ->
       *[kingdomino] das Schloss
        [origins] die Hütte
    }; dort kann kein Stein liegen.
domino-sheet-share = { $seat }: von den { $share } Steinen eines Spielers enthält das { domino-kingdom } { $laid }, also ist die Zahl der abgelegten { $left }, nicht { $given }.
domino-sheet-frame = { $seat }: das { domino-kingdom } passt nicht in ein Raster von { $frame } mal { $frame } Feldern.
domino-sheet-no-label = { $seat }: kein Stein der Schachtel hat ein Feld '{ $square }'.
domino-sheet-labels = { $seat }: es gibt { $count } Felder '{ $square }', die Schachtel hat aber nur { $there }.
domino-sheet-odd = { $seat }: die Zahl der bedeckten Felder ist { $squares }; jeder Stein bedeckt zwei.
domino-sheet-island = { $seat }: { $place } hängt nicht mit { $game ->
       *[kingdomino] dem Schloss
        [origins] der Hütte
    } zusammen.
domino-sheet-shape = { $seat }: genau diese Felder lassen sich mit Steinen gar nicht bedecken.
domino-sheet-must = { $seat }: das { domino-kingdom } enthält nur { $laid } von { $share } Steinen, doch jeder Stein hätte auf { $a } und { $b } gepasst.
domino-sheet-box = { $seat }: keine Menge verschiedener Steine der Schachtel kann das { domino-kingdom } bedecken.
domino-sheet-order = { $seat }: Steine der Schachtel können das { domino-kingdom } bedecken, aber in keiner Reihenfolge konnte jeder { $game ->
       *[kingdomino] das Schloss
        [origins] die Hütte
    } oder die eigene Landschaft berühren.
domino-sheet-fire-order = { $seat }: in keiner Reihenfolge des Legens konnte jedes Feuer dort landen, wo die Marker liegen.
domino-sheet-together = { $seats }: jedes { domino-kingdom } ist für sich möglich, aber nicht alle zusammen mit den Steinen einer Schachtel.
domino-sheet-unchecked = { $seat }: ob Steine der Schachtel das { domino-kingdom } bedecken können, ist zu schwer zu sagen.
domino-sheet-unchecked-together = Ob eine Schachtel die Steine für jedes { domino-kingdom } hat, ist zu schwer zu sagen.
