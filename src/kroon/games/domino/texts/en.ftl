## Words that differ between the games
domino-king = { $game ->
       *[kingdomino] king
        [origins] chief
    }
domino-kingdom = { $game ->
       *[kingdomino] kingdom
        [origins] territory
    }

## Refusals
domino-expected = '{ $event }' is not possible here: expected '{ $expected }'.
domino-number = '{ $event }': '{ $word }' is not the number of a domino; expected '{ $expected }'.
domino-place = '{ $event }': '{ $word }' is not a place; expected '{ $expected }', with places such as 1,-2.
domino-row-order = '{ $event }': a row is written in ascending order.
domino-alike = '{ $event }': both squares of this domino are alike, so the left or upper one comes first; expected '{ $expected }'.
domino-over = The game is over.
domino-draw-now = Now a row of dominoes is drawn.
domino-king-now = Now the next { domino-king } is drawn.
domino-start-now = Now it is decided who opens.
domino-seat-now = It is the turn of { $seat }.
domino-seen = Domino { $domino } has already appeared.
domino-no-domino = There is no domino { $domino }; they are numbered from 1 to 48.
domino-no-seat = There are { $players } players.
domino-king-twice = The { domino-king } of { $seat } has already been drawn.
domino-row-length = A row has { $length } dominoes, not { $given }.
domino-row-short = The row has only { $length } dominoes.
domino-not-in-row = Domino { $domino } is not in the row, which has { $row }.
domino-taken = The { domino-king } of { $seat } already stands on domino { $domino }.
domino-place-first = Domino { $domino } must be placed first.
domino-pick-now = Now a domino for the { domino-king } must be chosen.
domino-other-domino = Domino { $domino } is not the one under your { domino-king }; that is { $mine }.
domino-must-place = Domino { $domino } fits in your { domino-kingdom }, so it must be placed.
domino-apart = { $a } and { $b } are not side by side.
domino-covered = { $place } is already covered.
domino-frame = The { domino-kingdom } would not fit in a frame of { $frame } by { $frame } squares.
domino-alike-move = Both squares of domino { $domino } are alike; this is the same as naming the left or upper one first.
domino-touch = Domino { $domino } would touch neither { $game ->
       *[kingdomino] the castle
        [origins] the hut
    } nor a square of its own terrain.

## Ties
domino-tie = { $seats } are tied at { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
domino-tie-region = Largest region: { $values }.
domino-tie-crowns = Most { $game ->
       *[kingdomino] crowns
        [origins] fires
    }: { $values }.
domino-tie-won = { $seats } wins the tie (rule { $rule }).
domino-tie-shared = { $seats } share the win (rule { $rule }).

## The table
domino-round = { $round ->
        [0] Opening
       *[other] Round { $round }
    }, { $left ->
        [0] no domino left to draw
        [one] 1 domino left to draw
       *[other] { $left } dominoes left to draw
    }
domino-row = Row
domino-next-row = To choose from
domino-taken-mark = taken
domino-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
domino-to-move = to move
domino-discarded = { $count } discarded
domino-home = { $game ->
       *[kingdomino] castle
        [origins] hut
    }
domino-at = { $place }: { $square }
domino-with = { $what }, { $more }
domino-square = { $terrain }{ $marks }
domino-name = { $number } ({ $a } | { $b })
domino-entry = { $domino }
domino-entry-king = { $domino } { $seat }
domino-row-line = { $title }: { $dominoes }
domino-line = Line { $y }: { $squares }
domino-crowns = { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
domino-fires = { $count ->
        [one] 1 fire
       *[other] { $count } fires
    }
domino-craters = { $count ->
        [one] 1 crater
       *[other] { $count } craters
    }
domino-ask-over = The game is over.
domino-ask-chance = Chance decides.
domino-ask-pick = Choose a domino for your { domino-king }.
domino-ask-place = Place domino { $domino }.
domino-tell-row = A new row: { $dominoes }.
domino-tell-king = The { domino-king } of { $seat } is drawn.
domino-tell-pick = { $seat } chooses domino { $domino }.
    .move = Choose domino { $domino }
domino-tell-place = { $seat } places domino { $domino } on { $a } and { $b }.
    .move = Place domino { $domino } on { $a } and { $b }
domino-tell-discard = { $seat } discards domino { $domino }.
    .move = Discard domino { $domino }

## The score pad
domino-sheet-place = In the sheet, '{ $where }' has '{ $place }', which is no place: expected one such as 1,-2.
domino-sheet-castle = In the sheet, '{ $where }' must be a list of two whole numbers, such as [0, 0], not { $value }.
domino-sheet-on-castle = { $game ->
       *[kingdomino] The castle
        [origins] The hut
    } lies on { $place }; no domino can lie there.
domino-sheet-share = { $seat }: of the { $share } dominoes of a player the { domino-kingdom } holds { $laid }, so { $left } left the game, not { $given }.
domino-sheet-frame = { $seat }: the { domino-kingdom } doesn't fit in a frame of { $frame } by { $frame } squares.
domino-sheet-no-label = { $seat }: no domino of the box has a square '{ $square }'.
domino-sheet-labels = { $seat }: there are { $count } squares '{ $square }', but the box has only { $there }.
domino-sheet-odd = { $seat }: the number of covered squares is { $squares }; every domino covers two.
domino-sheet-island = { $seat }: { $place } is not joined to { $game ->
       *[kingdomino] the castle
        [origins] the hut
    }.
domino-sheet-shape = { $seat }: no dominoes at all can cover exactly these squares.
domino-sheet-must = { $seat }: the { domino-kingdom } holds only { $laid } of { $share } dominoes, but every domino would have fitted on { $a } and { $b }.
domino-sheet-box = { $seat }: no set of different dominoes of the box can cover the { domino-kingdom }.
domino-sheet-order = { $seat }: dominoes of the box can cover the { domino-kingdom }, but in no order could each of them touch { $game ->
       *[kingdomino] the castle
        [origins] the hut
    } or its own terrain.
domino-sheet-fire-order = { $seat }: in no order of laying could every fire have landed where the tokens lie.
domino-sheet-together = { $seats }: each { domino-kingdom } is possible by itself, but not all of them with the dominoes of one box.
domino-sheet-unchecked = { $seat }: whether dominoes of the box can cover the { domino-kingdom } is too hard to tell.
domino-sheet-unchecked-together = Whether one box has the dominoes for each { domino-kingdom } is too hard to tell.
