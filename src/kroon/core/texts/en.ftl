## Refusals
refusal = { $reason } (rule { $rule })
illegal = That is not allowed now.
bad-event = Event { $index }, '{ $event }': { $cause }
event-form = '{ $event }' is not an event: expected a seat ({ $letters }) or *, a word and its arguments, separated by single spaces.
event-not-text = an event is a text such as 'a pick 12'.
event-unfinished = The event in progress must be completed first.
event-exact = '{ $event }' is not written exactly: expected '{ $expected }'.
game-unknown = There is no game called '{ $name }'. Kroon knows: { $names }.
game-broken = The game { $name } can't be loaded: { $cause }
game-misnamed = The package that brings along the game { $name } calls it { $own }.
game-page = What the game { $name } says of its part of the page can't be read: { $cause }
bot-unknown = There is no bot called '{ $name }' for this game. There are: { $names }.
bot-settings = Bot '{ $name }' can't be set to '{ $settings }'.
bot-count = { $given } bots for { $players } players: name one bot for all seats, or one per seat.

## Options
option-unknown = There is no option '{ $name }'. This game has: { $names }.
option-players = '{ $value }' is not a number of players: expected { $least } to { $most }.
option-players-missing = The number of players is missing: expected `players` from { $least } to { $most }.
option-switch = Option '{ $name }' is either true or false, not '{ $value }'.
option-choice = Option '{ $name }' can't be '{ $value }': expected one of { $values }.
option-list = Option '{ $name }' can't be '{ $value }': expected a name, or a list of { $length } different ones of { $items }.
option-form = '{ $text }' is not an option: expected name=value, such as harmony=true.

## Records
file-unreadable = The file can't be read: { $cause }.
file-too-large = The file has { $size } MB, more than the { $most } MB that a record can have.
file-not-utf8 = The file is not text in UTF-8: byte { $place } is none.
file-not-json = The file is not JSON, or was cut short: line { $line }, column { $column }.
file-too-deep = The file is not a record: its brackets are nested too deeply.
file-number = The file is not a record: it holds a number that no record has.
record-not-object = The file is not a record: expected an object with the keys kroon, game, options and events.
record-missing = The record has no '{ $key }'.
record-wants-number = In the record, '{ $key }' must be a whole number, not { $value }.
record-wants-text = In the record, '{ $key }' must be a text, not { $value }.
record-wants-list = In the record, '{ $key }' must be a list, not { $value }.
record-wants-object = In the record, '{ $key }' must be an object, not { $value }.
record-format = The record has format { $version }; this program reads format { $known }.
record-rules = The record follows version { $version } of the rules of { $game }, which this program does not know; it knows version { $known }.
record-seats = In the record, 'seats' must be a list of names.
record-seat-count = The record names { $names ->
        [one] 1 seat
       *[other] { $names } seats
    } for { $players } players.
record-result = In the record, 'result' must hold 'scores', a list of whole numbers, and 'winners', a list of seats.
result-unfinished = The record has a result, but its game is not over.
result-scores = The result says that the scores are { $given }; the events lead to { $true }.
result-winners = The result says that the winners are { $given }; the events lead to { $true }.
workers-died = { $times } processes have stopped unexpectedly at the same work, so it is given up.

## Sheets
sheet-too-large = The sheet is larger than the { $most } kB that a sheet can have.
sheet-not-plain = The sheet holds a number that no sheet has, or its brackets are nested too deeply.
sheet-wants-object = In the sheet, '{ $where }' must be an object, not { $value }.
sheet-wants-list = In the sheet, '{ $where }' must be a list, not { $value }.
sheet-wants-number = In the sheet, '{ $where }' must be a whole number from { $least } to { $most }, not { $value }.
sheet-wants-name = In the sheet, '{ $where }' names '{ $value }': expected one of { $names }.
sheet-missing = In the sheet, '{ $where }' is missing.
sheet-unknown = The sheet can't have '{ $where }': expected { $names }.
sheet-seats = The sheet has { $given ->
        [one] 1 seat
       *[other] { $given } seats
    } for { $players } players: expected one for each.
sheet-seats-or-one = The sheet has { $given ->
        [one] 1 seat
       *[other] { $given } seats
    } for { $players } players: expected one for each, or a single one.

## Games that leave words to Kroon
sheet-no-pad = There is no score pad for { $game }.
ask-move = Choose a move.
ask-seat = { $seat }: { $ask }
list-and = { $first } and { $last }
seat-value = { $seat } { $value }
as-written = { $text }
tell-as-written = { $seat }: { $text }
    .move = { $text }
view-line = { $name }: { $value }
