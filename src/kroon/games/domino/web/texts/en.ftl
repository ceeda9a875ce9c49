### On the page.

web-domino-next-round = Next round
web-domino-first-row = First row
web-domino-domino = Domino { $domino }
web-domino-free = free
web-domino-of = taken by { $name }
web-domino-to-come = { $left ->
        [one] 1 domino is still to come
       *[other] { $left } dominoes are still to come
    }
web-domino-to-come-of = { $left ->
        [one] 1 domino is still to come
       *[other] { $left } dominoes are still to come
    }, out of these { $unseen }
web-domino-gain = { $count ->
        [one] { $gain } point
       *[other] { $gain } points
    }
web-domino-ghost = { $a } on { $placeA }, { $b } on { $placeB }: { $gain }
web-domino-spot = Square { $place }: { $gain }
web-domino-board = The board of { $name }, { $frame } by { $frame } squares
web-domino-in-hand = Domino { $domino } in your hand: drag it to the board, press to turn it
web-domino-turn = Turn
web-domino-discard = Give it up
web-domino-no-place = Domino { $domino } fits nowhere.
web-domino-how-turn = { $touch ->
        [yes] Drag it, or tap a lit square; another tap turns it.
       *[no] Drag it, or tap a lit square; turn it with R, the wheel or another tap.
    }
web-domino-how-place = { $places ->
        [one] There is only one way to lay it.
       *[other] { web-domino-how-turn } { $places } ways to lay it.
    }
web-domino-how-decline = { web-domino-how-turn } You may also give it up.
web-domino-how-discard = It fits nowhere, so it leaves the game.
web-domino-how-pick = Tap a free domino. Low numbers move first in the next round.
web-domino-chose = chose { $dominoes }
web-domino-discarded = { $count ->
        [one] 1 domino given up
       *[other] { $count } dominoes given up
    }
web-domino-round = Round { $round } of { $of }
web-pad-brush = Land of the dominoes
web-pad-things = What lies on it
web-pad-erase = Take away
web-pad-empty = empty
web-pad-grid = The land, { $frame } by { $frame } squares. Arrow keys move, Enter paints with the brush, Delete takes away.
web-pad-square = { $place }: { $what }
web-pad-squares = { $count } of { $of } squares
web-pad-games = Games of the dynasty
web-pad-game = Game { $number }
web-companion-type-row = Which { $count } dominoes are in the new row?
