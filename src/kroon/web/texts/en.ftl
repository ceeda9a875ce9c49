### The browser table.

## Frame and screens

web-title = Kroon
web-tagline = Four kingdoms, one table
web-lead = Play by the book: against bots that think, with friends by link, or together on this device.
web-skip = To the content
web-home = Home
web-close = Close
web-loading = Setting the table …
web-failed = That didn't work. Please try again.
web-unreachable = The server can't be reached. We keep trying.
web-broken = Something broke on this page
web-broken-about = The game itself is safe on the server. Load the page again to go on.
web-reload = Load again
web-again = Try to go on
web-gone = There is no such table
web-gone-about = It may have been removed, or a part of the link is missing.
web-stranger = This table isn't yours
web-stranger-about = To sit down or to look on, ask its players for a link.

web-language = Language
web-theme = Colours
web-theme-light = Light colours
web-theme-dark = Dark colours
web-theme-system = As the system
web-theme-of-light = Light
web-theme-of-dark = Dark
web-settings = Settings
web-your-name = Your name
web-confirm-moves = Confirm moves
web-confirm-moves-about = A move counts only after Confirm; without it, as soon as you choose.
web-sound = Sound
web-sound-about = A few soft notes when it is your turn.
web-notify = Notifications
web-notify-about = When it is your turn and you look at something else.
web-notify-https = Browsers allow this only over HTTPS or on this computer itself.
web-notify-denied = The browser doesn't allow notifications for this page.
web-mine = What this server keeps of you
web-mine-about = This server knows you by a cookie of this browser alone. It keeps:
web-mine-tables = { $count ->
        [one] one table at which you sit, or that you made
       *[other] { $count } tables at which you sit, or that you made
    }
web-mine-names = { $count ->
        [one] the name that you gave there: { $names }
       *[other] the names that you gave there: { $names }
    }
web-mine-messages = { $count ->
        [one] one message that you wrote
       *[other] { $count } messages that you wrote
    }
web-mine-moves = { $count ->
        [one] one move, and when you made it
       *[other] { $count } moves, and when you made them
    }
web-mine-links = { $count ->
        [one] one link, without its secret
       *[other] { $count } links, without their secrets
    }
web-mine-nothing = Nothing.
web-mine-save = Save it
web-mine-delete = Delete it
web-mine-sure = Delete everything?
web-mine-sure-about = Tables at which nobody else sits are deleted. At the others a bot plays on for you, your name and your messages are removed, and your devices lose the seat. This can't be taken back.
web-mine-keep = No, keep it
web-mine-gone = It is deleted
web-mine-gone-about = This server keeps nothing of you any more.
web-big = Bigger text
web-big-about = For tired eyes and distant screens.

web-my-tables = Your tables
web-my-tables-all = Show all { $count }
web-your-turn = Your turn
web-state-open = Waiting for players
web-state-running = Others are to move
web-state-over = Over
web-forget = Remove this table
web-play = Play
web-learn = Learn
web-score = Score pad
web-companion = Companion
web-join-link = Have you been sent a link? Paste it here
web-join-link-wrong = That isn't a link to a table.
web-join-go = Go there

web-players = Players
web-options = The game
web-seats = Seats
web-player = Player
web-player-at = Player { $number }
web-seat-at = Who sits on seat { $number }
web-name-of = Name on seat { $number }
web-seat-me = Me
web-seat-device = Somebody on this device
web-seat-open = A friend, by link
web-seat-open-about = You get a link and a QR code.
web-seat-companion = Somebody without a device
web-seat-bots = Bots
web-seat-bot = Bot, { $level }
web-seat-free = Free seat
web-bot-a = Ada
web-bot-b = Bram
web-bot-c = Clara
web-bot-d = Dirk
web-level1 = beginner
web-level2 = casual
web-level3 = skilled
web-level4 = expert
web-level5 = master
web-level1-about = Makes mistakes, as one does.
web-level2-about = Plays along nicely.
web-level3-about = Sees what is good now.
web-level4-about = Thinks ahead.
web-level5-about = Thinks hard, and long.
web-value-start-random = Chance decides
web-value-list = Chosen one by one
web-chosen-of = { $count } of { $of } chosen
web-more-settings = Clock, hints and more
web-clock = Clock
web-clock-none = No clock
web-clock-move = { $seconds } seconds for a move
web-clock-game = { $minutes } minutes for the game
web-clock-day = A day for each move
web-clock-about = When the time is up a bot plays on for that seat.
web-hints = Hints
web-hints-alone = Against bots
web-hints-all = Always
web-hints-none = Never
web-forced = Play forced moves for me
web-forced-about = Where there is just one move, it is made at once.
web-start = Start the game
web-start-invite = Open the table and invite

web-lobby-title = Waiting for friends
web-lobby-about = { $count ->
    [one] One seat is free. The game starts by itself when it is taken.
   *[other] { $count } seats are free. The game starts by itself when they are taken.
  }
web-lobby-starts = All are here
web-lobby-starts-about = The game starts as soon as every player's device has added to the shuffle.
web-lobby-waits = waits for somebody
web-lobby-there = is coming
web-lobby-ready = is ready
web-lobby-bot = Put a bot here
web-lobby-clear = Free the seat
web-lobby-delete = Give up this table
web-lobby-leave = Leave the table
web-invite = Invite friends
web-invite-about = Whoever opens this link can take a free seat.
web-invite-make = Make a link
web-invite-creator = The one who made the table has the link.
web-link = Link
web-link-local = This address works on this computer only.
web-network-open = Invite from my network
web-network-is-open = Everybody on your network can reach Kroon at this address now, over plain HTTP: their browsers offer no notifications and no copying there.
web-network-close = Close it to the network again
web-copy = Copy
web-copied = Copied.
web-copy-yourself = The browser doesn't let us copy here: mark it and copy it yourself.
web-share = Share
web-qr = QR code
web-qr-of = QR code of { $text }
web-someone = Someone
web-links = Links and devices
web-links-none = No links are open.
web-links-list = Links
web-links-invitation = Invitation
web-links-spectator = Link for spectators
web-links-device = Link to another device
web-links-token = A program's key
web-links-made = made { $at }
web-links-expires = until { $at }
web-links-used = last used { $at }
web-links-revoke = Revoke
web-links-revoke-one = Revoke: { $name }, made { $at }
web-links-revoke-all = Revoke all links
web-links-revoked = This link leads nowhere any more.
web-links-revoked-all = No link leads here any more.
web-devices = Devices
web-devices-one = A device of { $name }
web-devices-this = { $name }: this device
web-devices-since = since { $at }
web-devices-revoke = Take the seat away
web-devices-revoked = This device has lost the seat.
web-join-title = You are invited to { $game }
web-join-with = At the table: { $names }
web-join = Sit down
web-join-full = No seat is free any more.

web-you = you
web-total = Total
web-to-move = to move
web-turn-of = { $name } is to move
web-how = Tap what is lit, or choose from the moves in words below.
web-choose-first = Choose a move first.
web-confirm = Confirm
web-confirm-how = Press Control and Enter to confirm.
web-take-back = Take back
web-sending = Sending …
web-gain = { $count ->
        [one] { $gain } point
       *[other] { $gain } points
    }
web-moves = Moves in words
web-moves-search = Search the moves
web-words-table = The table
web-words-last = Last
web-words-how = Choose a move from the list.
web-words-none = No move has these words.
web-moves-how = Arrow keys go through the list, Enter chooses, Enter again confirms.
web-undo = Undo
web-undo-waits = A move is to be taken back; the others are asked.
web-undo-question = { $name } would like to take back a move.
web-undo-agreed = You have agreed.
web-undo-yes = Agree
web-undo-no = Refuse
web-hint = Hint
web-hint-thinks = Thinking about your best moves …
web-hint-best = What a strong bot would do
web-hint-chance = { $chance } %
web-rule = Rule { $rule }
web-rules = Rules
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule says that.
web-more = More
web-board-of = { $name }'s board, large
web-points-now = Points if the game ended now
web-sheet = Score sheet
web-sheet-yours = Your score now
web-sheet-all = All players
web-text-board = The board in words
web-log = What happened
web-log-earlier = { $count ->
        [one] 1 earlier one
       *[other] { $count } earlier ones
    }
web-talk = Log and chat
web-chat = Chat
web-chat-earlier = Earlier messages
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write a message
web-send = Send
web-past = Earlier:
web-past-back = Back to now
web-lost = The connection is lost. We come back by ourselves; what you do now is sent then.
web-away = away
web-handed = a bot plays on
web-handed-you = A bot plays for you.
web-resigned = has given up
web-take-seat-back = Play again myself
web-watching = You are looking on.
web-watch-link = Link for spectators
web-watch-about = Whoever opens this link sees what all may see, and can't play.
web-device-link = Go on on another device
web-device-about = This link takes your seat along to another device. It works once.
web-hand-over = Let a bot play for me
web-hand-over-other = Let a bot play for { $name }
web-hand-over-wait = possible in { $time }, if no move comes until then
web-resign = Give up
web-resign-sure = Give up this game?
web-resign-about = You lose, and a bot plays your seat to the end.
web-no-play-on = No, play on
web-fair-title = Shuffles that can be checked
web-fair = The shuffles of this game can be checked. Before anybody added to them, the server bound itself to this commitment:
web-fair-copy = Copy the commitment
web-fair-kept = This browser has kept it, and what it added to the shuffle itself, to compare them after the game.
web-fair-save = Save what was kept
web-fair-other-commitment = The server now shows another commitment than it did before. Don't trust the shuffles of this game.
web-fair-other-nonce = The server says that this browser added something else to the shuffle for { $name } than it did. Don't trust the shuffles of this game.
web-fair-was = Before:
web-fair-is = Now:
web-handover = Hand the device to { $name }
web-handover-about = Nobody else should look now.
web-handover-take = I am { $name }

web-won = { $name } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-won-you = You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-won-shared = { $names } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-won-nobody = The game is over
web-won-resigned = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
web-end-resigned = { $count ->
    [one] { $names } has given up.
   *[other] { $names } have given up.
  }
web-skip-count = Show the result at once
web-explained = How the points came about
web-rematch = Play again
web-download = Record
web-share-game = Link to this game
web-replay = The game again
web-replay-at = Position in the game
web-replay-first = To the start
web-replay-prev = One back
web-replay-next = One on
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-review = Review
web-review-waits = { $of ->
    [0] A strong bot will go through this game. The graph appears here.
   *[other] A strong bot goes through this game: { $done } of { $of } moves.
  }
web-review-failed = This game couldn't be reviewed.
web-review-graph = Chances to win: { $said }
web-review-accuracy = { NUMBER($accuracy, maximumFractionDigits: 0) } % accuracy
web-review-costly = The costliest moves
web-review-better = Better: { $move }
web-review-none = None that mattered. Well played!

web-proof = The shuffles
web-proof-about = Was all luck of this game fixed before it began? This browser can check that itself.
web-proof-check = Check the shuffles
web-proof-progress = Checking: { $done } of { $of } draws
web-proof-holds = The shuffles of this game were fixed before it began.
web-proof-holds-shown = The shuffles of this game follow from the commitment that the server shows now.
web-proof-counted = { $outcomes ->
        [one] The only outcome of chance was drawn again, and is that of the record
       *[other] All { $outcomes } outcomes of chance were drawn again, and are those of the record
    }{ $undone ->
        [0] {""}
        [one] , also the one that was taken back
       *[other] , also the { $undone } that were taken back
    }.
web-proof-kept = { $nonces ->
        [0] This browser had kept the commitment since before the game. It added nothing to the shuffle itself.
       *[other] This browser had kept the commitment since before the game, and what it added to the shuffle is in it.
    }
web-proof-kept-none = This browser had kept no commitment from before the game. If you noted it down, compare it yourself with the one below.
web-proof-rules = What could be drawn each time, the server has told. That this follows from the rules, too, is checked by the program Kroon on your own computer: 'kroon verify', with the record and what was kept.
web-proof-fails = The shuffles of this game can't be trusted.
web-proof-fails-about = Save the record, and what was kept: 'kroon verify' can show others what is wrong.
web-proof-none = The record carries no proof of its shuffles.
web-proof-form = What the server sent about the shuffles isn't what it should be.
web-proof-commitment = The server shows the commitment { $found }, and before the game it was { $kept }.
web-proof-seed = The seed that the server reveals isn't the one that it bound itself to: its hash isn't the commitment.
web-proof-nonce = What this browser added to the shuffle for { $name } isn't in it.
web-proof-history = The history in the record doesn't lead to the events of the record.
web-proof-told = During the game you were shown '{ $event }', and the record doesn't have it there.
web-proof-outcome = Draw { $number } ('{ $event }') isn't the same in the record and in what the server sent to check it.
web-proof-words = The server doesn't always call the same thing '{ $word }'.
web-proof-draw = Draw { $number } ('{ $event }') doesn't follow from the seed and what the players added.
web-proof-list = What draw { $number } ('{ $event }') is said to be drawn from makes no sense.

web-companion-about = For the real box on your table: you play, type in what chance turns up, and Kroon keeps the score. Bots may take seats.

## Learn

web-learn-heading = Learn a game
web-learn-about = A handful of small steps on a real table. Five minutes, then your first game.
web-learn-new = about ten steps
web-learn-begun = go on at step { $step }
web-learn-done = done
web-learn-none = no lesson: a first game against a bot
web-learn-steps = Steps
web-learn-step = Step { $step } of { $of }
web-learn-tips = Tips and a first game
web-learn-you = You
web-learn-name-b = Ada
web-learn-name-c = Bo
web-learn-name-d = Cas
web-learn-next = Go on
web-learn-skip = Skip
web-learn-back = One step back
web-learn-confirm = Lay it there
web-learn-sure = There? You can still turn or move it.
web-learn-ready = You know enough to play
web-learn-tips-about = A few things that help in the first games:
web-learn-start = Play a first game
web-learn-again = Once more from the start
web-learn-rules = All rules
web-learn-none-about = This game has no lesson. Play a first game against a bot: every move that is possible is offered in words, and hints help.

## Score pad

web-pad-about = For a game with the real box: write down what lies on the table, and read the score.
web-pad-unfinished = Not finished yet? Go on drawing.
web-pad-less = One less: { $name }
web-pad-more = One more: { $name }
web-pad-score = Score
web-pad-rule = Rule { $rule }
web-pad-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-pad-explained = What the lines are made of
web-pad-undo = Undo
web-pad-clear = Empty
web-pad-clear-all = Start a new pad
web-pad-table = The game
web-pad-none = There is no score pad for { $game }.

## Companion

web-companion-devices = everybody on an own device
web-companion-shared = on one device or several
web-companion-type = What did chance decide?
web-companion-type-start = Who begins?
web-companion-hidden = { $name } has drawn a card and keeps it hidden. It is typed when it is shown.
web-companion-waits = { $name } types the own card.
web-companion-secret = Hands are secret, so { $game } can't be followed on one shared device. Count the cards on the score pad when you are done.
web-companion-search = Number or name, then Enter
web-companion-picked = { $count } of { $of }:
web-companion-clear = Clear
web-companion-done = That's it
