## A review in words
review-promise = { $chance } to win, expected { $points ->
        [one] 1 point
       *[other] { $points } points
    }
review-costly = Event { $number }: { $played } ({ $played_chance } to win, expected { $played_points ->
        [one] 1 point
       *[other] { $played_points } points
    }). Better: { $best } ({ $best_chance }, { $best_points ->
        [one] 1 point
       *[other] { $best_points } points
    }): { $given } given away.
review-player = { $name }: accuracy { $accuracy } of 100 in { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
review-no-decisions = { $name }: no decisions.
review-flawless = No move that is worth a word.
review-method = Judged by level { $level }, { $simulations } simulations for each move that was looked at (seed { $seed }).
review-method-time = Judged by level { $level }, { $time } ms for each decision (seed { $seed }).

## Tables
review-column-player = player
review-column-points = points
review-column-accuracy = accuracy
review-column-decisions = decisions
review-column-given = given away
review-column-mean = given away each
review-column-event = event
review-column-move = move
review-column-before = before
review-column-after = after
review-column-best = best moves

## The page
review-title = Review: { $game }
review-heading-graph = Win chances
review-graph-about = The win chance of each player over the events of the game. The marks are the costliest moves.
review-heading-costly = The costliest moves
review-heading-decisions = All decisions
review-heading-end = The table at the end
review-heading-now = The table where the record ends
review-board = The table before this move
review-heading-boards = The decisions on the table
review-boards-about = The table before each decision, as its player saw it. Choose one of the judged moves to see it there; the best one is marked.
review-boards-none = The table is drawn here by a script. Without it, read the tables in words below.
review-at = Event { $number }: { $words }
review-at-given = Event { $number }: { $words } { $given } given away.
review-slider = Decision
review-before = The decision before
review-after = The next decision
review-costly-before = The costly decision before
review-costly-after = The next costly decision
review-judged = Moves that were judged
review-best-move = best
review-played = played
review-text = The table in words
review-licences = Licences of the libraries in this page
review-unfinished = The game is not over.
review-winners = { $count ->
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
review-numbers = Before: the win chance with the best move that was found. After: with the move that was played. Forced moves are left out.
