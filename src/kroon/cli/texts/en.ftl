## The program
cli-about = Kroon plays kingdom board games by the book, with you or with bots.
cli-lang-help = The language of all texts: English, Dutch or German. May stand anywhere.
cli-version-help = Print the version.
cli-help-shown = Show this help.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-usage-help = '{ $command }' shows how it is used.
cli-lang-unknown = There is no language '{ $value }': expected one of { $values }.
cli-no-option = There is no option { $name }.
cli-no-command = There is no such command. There are: { $names }.
cli-missing = { $name } is missing.
cli-no-value = Option { $name } needs a value.
cli-wants-integer = { $name } must be a whole number.
cli-too-many = There are too many arguments.
cli-system-error = The system refuses: { $cause }.
cli-interrupted = Interrupted.
cli-file-error = { $file } can't be used: { $cause }.
cli-compiling = Compiling the rules of { $game } for this machine. This happens once and takes less than a minute.
cli-compiling-short = Compiling

## What is chosen
cli-game-help = The game; 'kroon games' lists them.
cli-players-help = The number of players.
cli-option-help = An option of the game, such as harmony=true; may be repeated.
cli-seed-help = The seed of all chance: the same one gives the same game again.
cli-option-twice = Option '{ $name }' is given twice.
cli-seed-range = A seed is a whole number from 0 to { $most }.
cli-too-small = { $name } can't be { $value }: at least { $least } is needed.

## Games
cli-games-about = List the games with their options and bots.
cli-default = default { $value }
cli-bots = bots: { $names }

## Records
cli-record-about = Look after recorded games.
cli-check-about = Check records, whoever wrote them: their form, every event and the result.
cli-check-files-help = Records, or folders with records (*.json).
cli-checking = Checking
cli-checked = { $files ->
        [one] 1 file
       *[other] { $files } files
    } checked, { $bad ->
        [0] all good
       *[other] { $bad } bad
    }.
cli-folder-empty = In the folder { $folder } there is no record (*.json).
cli-good-over = good; { $game }, { $players } players, { $events } events, finished { $scores }, won by { $winners }.
cli-good = good; { $game }, { $players } players, { $events ->
        [one] 1 event
       *[other] { $events } events
    }, not finished, standing at { $scores }.

## Replay
cli-replay-about = Step through recorded games.
cli-files-help = Records of games.
cli-replay-json-help = Print every event with the legal ones as JSON, one object a line.
cli-at-help = Print one position: after N events; -1 is the end.
cli-at-range = There is no position { $number }: this game has positions 0 to { $most }, or { $least } to -1 counted from the end.
cli-viewer-prompt = [{ $at }/{ $last }] Enter or n next, p previous, a number jumps, b begin, e end, q quit:
cli-viewer-start = Before the first event
cli-viewer-end = This is the end of the record.
cli-viewer-begin = This is the beginning.
cli-viewer-unknown = '{ $answer }' leads nowhere: expected n, p, b, e, q or a number from 0 to { $last }.
cli-unfinished = The game is not over. It stands at { $scores }.
cli-result = The game is over: { $scores }. { $count ->
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }

## Simulate
cli-simulate-about = Let bots play many games and report scores and wins.
cli-simulate-games-help = How many games are played.
cli-simulate-bots-help = One bot for all seats, or one per seat.
cli-jobs-help = How many processes play; the games are the same whatever their number is.
cli-cluster-help = Play on the Ray cluster at this address; 'local' starts one here. The games are the same.
cli-simulate-json-help = Print the report as one JSON object.
cli-save-help = Write every game as a record into this folder.
cli-limit-help = Cut a game after so many steps.
cli-folder-used = The folder { $folder } already holds records of games: name another one, or empty it first.
cli-simulating = Playing { $game }
cli-simulated = { $count ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } in { $seconds } s, { $speed } a second (seed { $seed }).
cli-cut = { $count ->
        [one] 1 game was
       *[other] { $count } games were
    } cut after { $limit } steps and counted as if over.
cli-column-seat = seat
cli-column-seats = seats
cli-column-bot = bot
cli-column-mean = mean score
cli-column-wins = wins
cli-column-interval = 95% interval
cli-histogram = Scores of all seats:


## Play
cli-play-about = Play a game in the terminal against bots.
cli-play-bots-help = Your opponents: one bot for all, or one for each.
cli-seat-help = Where you sit; the first seat is a.
cli-name-help = Your name in the record.
cli-you = you
cli-bot-count = { $given } bots for { $players ->
        [one] 1 opponent
       *[other] { $players } opponents
    }: name one bot for all of them, or one for each.
cli-seat-unknown = There is no seat '{ $seat }' at this table: expected one of { $seats }.
cli-watch = A game of bots, seed { $seed }. In a terminal you can play yourself.
cli-welcome = { $game }. The seed of this game is { $seed }.
cli-welcome-help = Choose a move by its number or type it. 'help' explains the commands and the rules, 'quit' leaves.
cli-moves-gain = (with the points gained now)
cli-moves-more = … and { $count } more: Enter shows them.
cli-number-range = There is no move { $number } in the list: expected a number from 1 to { $most }, a move or 'help'.
cli-not-a-move = { $cause } 'help' shows the commands.
cli-over-unknown = '{ $answer }' can't be done any more: the game is over. Expected save FILE, score, log, undo or quit.
cli-over-help = 'save FILE' keeps this game, 'undo' goes back, Enter leaves.
cli-bot-failed = { $seat } ({ $name }) gave no move. { $cause } From now on { $other } plays in its place.
cli-bot-then = { $name }, then { $other }
cli-undo-none = There is no decision of yours to take back.
cli-undone = Your last decision is taken back.
cli-rule-unknown = There is no rule '{ $number }': there are { $numbers }.
cli-help-title = What you can type
cli-help-number = 3
cli-help-move = the third move of the list; or type a move as the list shows it, as much of it as is needed
cli-help-moves = lists the moves again
cli-help-hint = the three best moves, each with the chance to win and the points to expect
cli-help-undo = takes your last decision back; the same moves meet the same luck again
cli-help-score = explains the score sheets as if the game ended now
cli-help-log = what has happened so far
cli-help-help = shows this; with the number of a rule, such as 'help { $rule }', only that rule
cli-help-save = 'save FILE' writes the game so far as a record, which 'kroon replay' shows
cli-help-quit = leaves
cli-help-rules = The rules of { $game }
cli-save-name = Name a file, such as 'save game.json'.
cli-save-exists = { $file } exists already: choose another name.
cli-saved = The game is saved in { $file }.
cli-not-saved = The game can't be saved there: { $cause }.
cli-goodbye = Goodbye.

## Arena
cli-arena-about = Let bots play each other, all of them with the same luck, and rate them.
cli-arena-bots-help = The bots, at least one; 'run:COMMAND' is a program of your own.
cli-arena-games-help = How many games are played; rounded up to whole deals.
cli-arena-time-help = Milliseconds that a bot that searches may think about a move.
cli-arena-simulations-help = Simulations that a bot that searches may make for a move, instead of a time.
cli-arena-json-help = Print the summary as one JSON object.
cli-arena-save-help = Keep every game and the reports in this folder. An arena that was interrupted goes on from there.
cli-arena-html-help = Write the report as an HTML file.

## Review and hint
cli-review-about = Judge every decision of a recorded game: win chances, the best moves, and what was given away.
cli-file-help = A record of a game.
cli-review-simulations-help = Simulations for each move that is looked at; 1000 when no time is given.
cli-review-time-help = Milliseconds for each decision, instead of a number of simulations.
cli-review-level-help = The level whose way of thinking is used.
cli-review-seed-help = The seed of the simulations: the same one gives the same figures again.
cli-review-jobs-help = How many processes judge; the figures are the same whatever their number is.
cli-review-json-help = Print the review as one JSON object.
cli-review-html-help = Write the review as a page for a browser, with a graph and the boards.
cli-review-same-file = { $file } is the record itself: name another file for the page.
cli-review-page = The page is written to { $file }.
cli-reviewing = Reviewing { $game }
cli-out-of-range = { $name } can't be { $value }: expected a number from { $least } to { $most }.
cli-hint-about = Tell the best moves in a position of a recorded game, with their win chances.
cli-hint-at-help = The position after N events; -1, or nothing, is the end.
cli-hint-json-help = Print the hint as one JSON object.
cli-hint-over = After { $number ->
        [one] 1 event
       *[other] { $number } events
    } the game is over: there is no move to advise.
cli-hint-chance = After { $number ->
        [one] 1 event
       *[other] { $number } events
    } chance is to act: there is no move to advise.

## Bot
cli-bot-about = Let a bot answer another program, in the line protocol (docs/bots.md).
cli-bot-level-help = How well it plays, from 1 (beginner) to 5 (master); 3 if nothing is said.
cli-bot-name-help = Another bot instead, such as greedy.
cli-bot-time-help = How long it thinks about a move, at most, in milliseconds.
cli-bot-simulations-help = How many games it plays out before a move, at most.
cli-bot-seed-help = The seed of its choices.
cli-bot-both = Name a level or a bot, not both.
cli-bot-level = There is no level { $level }: expected 1 to { $most }.
cli-bot-budget = Bot '{ $name }' doesn't search: --time and --simulations are for levels.

## Score
cli-score-about = Score a game that ended at a real table, or say what is impossible about it (docs/score-pad.md).
cli-score-file-help = The sheet of the game as JSON; - reads it from standard input.
cli-score-json-help = Print the result as one JSON object.
cli-score-winners = { $count ->
        [one] The winner is { $winners }.
       *[other] The winners are { $winners }.
    }
cli-score-unchecked = Not checked: { $what }

# kroon verify
cli-verify-about = Check the proof that the shuffles of a recorded game followed from what was fixed before it.
cli-verify-json-help = Print the findings as JSON.
cli-verify-commitment-help = The commitment that you were shown before the game, to compare with the record's.
cli-verify-nonce-help = The nonce that you added, which must be in the record.
cli-verify-seat-help = The letter of the seat for which you added it.
cli-verify-kept-help = A file with both, as the page saves it.
cli-verify-hex = { $option } takes { $digits } hexadecimal digits, not '{ $value }'.
cli-verify-seat = --seat takes a letter from a to d, and needs --nonce beside it.
cli-verify-kept-alone = --kept stands for --commitment, --nonce and --seat: give either it or them.
cli-verified = { $outcomes ->
        [one] The only outcome of chance follows
       *[other] All { $outcomes } outcomes of chance follow
    } from the seed and the nonces{ $undone ->
        [0] {""}
        [one] , also the one that was taken back
       *[other] , also the { $undone } that were taken back
    }.
cli-verified-commitment = The seed has the hash { $commitment }, which is the commitment in the record.
cli-verified-trusted = This trusts the record: a dishonest server could have put in another commitment. Give the one that you were shown before the game with --commitment, or the file that the page saved with --kept.
cli-verified-kept-commitment = The seed has the hash { $commitment }, which is the commitment that you were shown before the game.
cli-verified-kept-nonce = { $count ->
        [one] Your nonce is in it.
       *[other] Your { $count } nonces are in it.
    }
cli-verified-nonce = Seat { $seat } added the nonce { $nonce }.
cli-verified-no-nonce = Seat { $seat } added no nonce: a bot sat there.

## The table service
cli-serve-about = Keep tables, and let people and programs play at them over the network.
cli-serve-host-help = The address to listen on; 0.0.0.0 for all of this machine.
cli-serve-port-help = The port to listen on; 0 takes any that is free.
cli-serve-database-help = Where tables are kept: sqlite:///FILE or postgresql://…; a file in your data folder if nothing is said.
cli-serve-workers-help = How many processes think for bots, hints and reviews.
cli-serve-no-bots-help = Leave the seats of bots to workers elsewhere.
cli-serve-lan-help = Let in the local network, too, and show the address as a QR code.
cli-serve-open-help = Open the browser on it; takes the next free port.
cli-serve-only-bots-help = Only think for bots, at the tables of servers elsewhere; needs their PostgreSQL.
cli-serve-public-help = The address under which people reach the service, such as https://example.org.
cli-serve-origin-help = Another site whose pages may use the service; may be repeated.
cli-serve-proxy-help = The address, or network, of a proxy that tells whom it speaks for; may be repeated.
cli-serve-client-rate-help = How many messages one client may send a second, on average; 0 for no limit.
cli-serve-address-rate-help = How many messages all clients of one address may send a second; 0 for no limit.
cli-serve-client-tables-help = How many tables one client may have that aren't over; 0 for no limit.
cli-serve-address-tables-help = How many tables made from one address may not be over; 0 for no limit.
cli-serve-client-bot-seconds-help = How many seconds an hour bots may think for one client before it gets no more of them; 0 for no limit.
cli-serve-address-bot-seconds-help = The same for all clients of one address together.
cli-serve-client-hints-help = How many hints one client may wait for at a time; 0 for no limit.
cli-serve-address-hints-help = The same for all clients of one address together.
cli-serve-client-reviews-help = How many reviews of the tables of one client are made at a time; 0 for no limit.
cli-serve-metrics-help = The token with which Prometheus reads /metrics; without one nobody does. Better in $KROON_METRICS_TOKEN, where other users of the machine don't see it.
cli-serve-sockets-help = The most open WebSockets.
cli-serve-address-connections-help = The most connections of one address, for a school or an office behind one.
cli-serve-kilobytes-help = The most kB of one message.
cli-serve-keep-help = Delete tables whose game is over after so many days in which nothing happened there.
cli-serve-keep-unfinished-help = Delete tables whose game hasn't started, or isn't over, after so many days in which nothing happened there.
cli-serve-log-json-help = Write logs as JSON, also in a terminal.
cli-serve-log-level-help = How much is logged: debug, info, warning or error.
cli-serve-level = There is no log level '{ $level }': expected one of { $levels }.

## Tables in the store
cli-tables-about = Look after the tables of a store: list them, write them out as records, take records in, delete them.
cli-tables-list-about = List all tables, the oldest first.
cli-tables-json-help = Print each table as a JSON object, one a line.
cli-tables-export-about = Write every game that has started as a record, in a file named after its table.
cli-tables-folder-help = The folder for the records.
cli-tables-import-about = Take records in as tables whose game is over. Each is checked first, its proof included.
cli-tables-no-store = There is no store at { $file }.
cli-tables-line = { $id }  { $at }  { $game }: { $names } ({ $state ->
        [open] not started
        [running] being played
       *[over] over, { $scores }
    })
cli-tables-count = { $count ->
        [0] There are no tables.
        [one] There is one table.
       *[other] There are { $count } tables.
    }
cli-tables-exporting = Writing
cli-tables-exists = { $file } exists already, and is left as it is.
cli-tables-left-out = Left out: { $id }. { $reason }
cli-tables-exported = { $count ->
        [0] No games were written.
        [one] One game was written to { $folder }.
       *[other] { $count } games were written to { $folder }.
    }
cli-tables-importing = Reading
cli-tables-imported-one = table { $id }; to look at it: { $path }
cli-tables-imported = { $count ->
        [0] No games were taken in
        [one] One game was taken in
       *[other] { $count } games were taken in
    }{ $bad ->
        [0] {""}
       *[other] , { $bad } refused
    }.
cli-tables-delete-about = Delete tables with all that belongs to them.
cli-tables-id-help = The name of a table, as it is listed.
cli-tables-deleted-one = { $id } is deleted.
cli-tables-prune-about = Delete the tables at which nothing has happened for long.
cli-tables-older-help = For how long nothing has happened: hours, days or weeks, such as 6h, 90d or 12w.
cli-tables-unfinished-help = Also those whose game hasn't started, or isn't over.
cli-tables-dry-help = Only say which they are.
cli-tables-yes-help = Don't ask.
cli-tables-age = An age is a number with h, d or w (hours, days, weeks), such as 90d; not '{ $text }'.
cli-tables-idle = { $id }  last used { $at }  { $game } ({ $state ->
        [open] not started
        [running] being played
       *[over] over
    })
cli-tables-would-prune = { $count ->
        [0] There is nothing to delete.
        [one] One table would be deleted.
       *[other] { $count } tables would be deleted.
    }
cli-tables-needs-yes = { $count ->
        [one] One table
       *[other] { $count } tables
    } would be deleted: say so with --yes, or see which with --dry-run.
cli-tables-sure = { $count ->
        [one] Delete one table
       *[other] Delete { $count } tables
    } with all that belongs to them? [y/N]
cli-tables-yes = y yes
cli-tables-kept = Nothing was deleted.
cli-tables-pruning = Deleting
cli-tables-pruned = { $count ->
        [0] No tables were deleted.
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
