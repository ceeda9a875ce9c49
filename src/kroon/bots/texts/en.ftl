## Programs as bots
bots-command = '{ $command }' is not a command: expected run:COMMAND, with quotes that are closed.
bots-not-started = The bot could not be started: { $command }: { $cause }.
bots-crashed = The bot ended with status { $status }. Its last words: { $last }
bots-closed = The bot closed its standard output. Its last words: { $last }
bots-too-slow = The bot took longer than { $ms } ms for a move.
bots-nonsense = The bot answered nonsense: { $cause }
bots-no-move = The bot answered '{ $line }': expected an object with the key 'move', such as {"{"}"move": "a pick 12"{"}"}.
bots-complains = The bot reports an error: { $message }
bots-illegal = The bot answered with the move '{ $move }': { $cause }
bots-line-too-long = A line is longer than { $most } bytes.

## Messages
bots-not-json = '{ $line }' is not JSON in UTF-8: expected one object on a line.
bots-not-object = '{ $line }' is not a JSON object.
bots-field = '{ $key }' is missing or wrong: expected { $kind }, got { $value }.
bots-type = There is no message of type '{ $type }': expected one of { $types }.
bots-version = The protocol has version { $version } there; this bot speaks version { $known }.
bots-other-game = This bot plays { $known } (the game and the version of its rules), not { $asked }.
bots-no-start = No game was started: expected a message of type 'start' before the first 'move'.
bots-seat = There is no seat '{ $seat }' at this table: expected one of { $seats }.
bots-other-seat = This bot has seat { $known } in this game, not '{ $seat }'.
bots-no-guess = No position was found that agrees with what the seat has seen: a random legal move is played.
