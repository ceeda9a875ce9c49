### On the page.

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
web-domino-round = Runde { $round } von { $of }
web-pad-brush = Land der Steine
web-pad-things = Was darauf liegt
web-pad-erase = Wegnehmen
web-pad-empty = leer
web-pad-grid = Das Land, { $frame } mal { $frame } Felder. Pfeiltasten bewegen, Enter malt mit dem Pinsel, Entf nimmt weg.
web-pad-square = { $place }: { $what }
web-pad-squares = { $count } von { $of } Feldern
web-pad-games = Spiele der Dynastie
web-pad-game = Spiel { $number }
web-companion-type-row = Welche { $count } Steine liegen in der neuen Reihe?
