### On the page.

web-domino-next-round = Volgende ronde
web-domino-first-row = Eerste rij
web-domino-domino = Tegel { $domino }
web-domino-free = vrij
web-domino-of = gekozen door { $name }
web-domino-to-come = { $left ->
        [one] Er komt nog 1 tegel
       *[other] Er komen nog { $left } tegels
    }
web-domino-to-come-of = { $left ->
        [one] Er komt nog 1 tegel
       *[other] Er komen nog { $left } tegels
    }, uit deze { $unseen }
web-domino-gain = { $count ->
        [one] { $gain } punt
       *[other] { $gain } punten
    }
web-domino-ghost = { $a } op { $placeA }, { $b } op { $placeB }: { $gain }
web-domino-spot = Veld { $place }: { $gain }
web-domino-board = Het bord van { $name }, { $frame } bij { $frame } velden
web-domino-in-hand = Tegel { $domino } in je hand: sleep hem naar het bord, druk om hem te draaien
web-domino-turn = Draaien
web-domino-discard = Wegleggen
web-domino-no-place = Tegel { $domino } past nergens.
web-domino-how-turn = { $touch ->
        [yes] Sleep hem of tik op een verlicht veld; nog een tik draait hem.
       *[no] Sleep hem of tik op een verlicht veld; draai hem met R, het wiel of nog een tik.
    }
web-domino-how-place = { $places ->
        [one] Er is maar één manier om hem te leggen.
       *[other] { web-domino-how-turn } { $places } manieren om hem te leggen.
    }
web-domino-how-decline = { web-domino-how-turn } Je mag hem ook wegleggen.
web-domino-how-discard = Hij past nergens en gaat dus uit het spel.
web-domino-how-pick = Tik op een vrije tegel. Lage nummers zijn volgende ronde het eerst aan de beurt.
web-domino-chose = koos { $dominoes }
web-domino-discarded = { $count ->
        [one] 1 tegel weggelegd
       *[other] { $count } tegels weggelegd
    }
web-domino-round = Ronde { $round } van { $of }
web-pad-brush = Land van de tegels
web-pad-things = Wat erop ligt
web-pad-erase = Weghalen
web-pad-empty = leeg
web-pad-grid = Het land, { $frame } bij { $frame } velden. Pijltjes gaan rond, Enter schildert met het penseel, Delete haalt weg.
web-pad-square = { $place }: { $what }
web-pad-squares = { $count } van { $of } velden
web-pad-games = Spellen van de dynastie
web-pad-game = Spel { $number }
web-companion-type-row = Welke { $count } tegels liggen er in de nieuwe rij?
