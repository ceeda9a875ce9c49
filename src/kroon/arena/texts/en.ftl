## Refusals
arena-repeats = A bot is named twice, but { $given } names don't make one table of { $players } players: name { $players } bots, or each bot once.
arena-too-many-tables = These bots have more than { $most } ways to sit down at one deal: name fewer of them, or take fewer players.
arena-two-budgets = --time and --simulations can't be given together: choose one of them.
arena-game-given-up = { $times } processes have stopped unexpectedly at game { $game }, so the arena is given up.
arena-no-setting = The folder { $folder } has games.jsonl but no arena.json, so it isn't known what was played: name another folder.
arena-broken-setting = { $file } is not the setting of an arena: name another folder.
arena-other-setting = The folder { $folder } holds another arena: there '{ $key }' is { $there }, here { $here }. Name another folder.
arena-broken-line = Line { $line } of { $file } is not a game of this arena: remove that line, and the game will be played again.
arena-folder-busy = Another arena is at work in the folder { $folder }.

## Playing
arena-playing = Playing { $game }
arena-rounded = { $asked ->
        [one] 1 game becomes
       *[other] { $asked } games become
    } { $games }, so that every deal is played in all { $seatings } seatings.
arena-resumed = { $done } of { $games } games { $done ->
        [one] is
       *[other] are
    } there already.
arena-interrupted = Interrupted after { $done } of { $games } games. They are kept in { $folder }: the same command goes on from here.
arena-interrupted-unsaved = Interrupted after { $done } of { $games } games. With --save DIR the same command could go on from here.
arena-given-up = { $done } of { $games } games { $done ->
        [one] is
       *[other] are
    } kept in { $folder }: the same command goes on from here.
arena-written = The report is in { $file }.

## The report
arena-headline = { $game }, { $players } players: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, seed { $seed }
arena-simulations = Bots that search took at most { $count ->
        [one] 1 simulation
       *[other] { $count } simulations
    } a move.
arena-time = Bots that search took at most { $count } ms a move.
arena-few-deals = There are few deals, so the intervals are rough.
arena-cut = { $count ->
        [one] 1 game was
       *[other] { $count } games were
    } cut after { $limit } steps and counted as if over.
arena-failed = { $count ->
        [one] In 1 game a bot failed: it lost that game.
       *[other] In { $count } games a bot failed: it lost those games.
    }
arena-failures-of = { $bot } failed { $count ->
        [one] once
       *[other] { $count } times, most recently
    }: { $reason }
arena-column-bot = bot
arena-column-rating = rating
arena-column-interval = 95%
arena-column-wins = wins
arena-column-score = score
arena-column-pace = ms/move
arena-column-results = results
arena-column-games = games
arena-column-failures = failures
arena-ratings = Ratings
arena-figures = Figures
arena-cross = Points against each other (row against column)
arena-scores = Scores
arena-by-seat = Wins by seat
arena-failures = Failures
arena-ratings-note = On the Elo scale, the mean being 0: 100 points more are 64% of the points against each other, 400 points more are 91%. The line is the 95% interval; when two lines don't overlap, the difference is hardly luck.
arena-figures-note = A shared win counts as a share. A fair share is { $fair } of the wins. Scores come with their standard error; games in which a bot failed are left out of them.
arena-cross-note = Which share of the points the bot of the row got against the bot of the column: 100% when it was always ahead, a tie is half. Below it, the number of results.
arena-scores-note = How often which score came up, for all bots on the same scale; the upright line is the mean.
arena-by-seat-note = The share of wins from each seat. The line is the fair share, { $fair }.
arena-seat = seat { $seat }
arena-mark-rating = { $bot }: { $rating } ({ $low } to { $high })
arena-mark-scores = { $low } to { $high } points: { $share }
arena-mark-seat = { $bot }, seat { $seat }: { $share } of { $games } games
arena-fact-game = game
arena-fact-players = players
arena-fact-games = games
arena-fact-deals = deals
arena-fact-seatings = seatings of each deal
arena-fact-seed = seed
arena-fact-hours = thinking
arena-paired = Every deal was played in all seatings with the same luck, as far as the game allows; so what counts is how a bot used its luck.
arena-page-title = Arena: { $game }
