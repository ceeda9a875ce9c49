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
web-about-kingdomino = Choose dominoes and lay out a kingdom of five by five. Quick to learn, hard to put down.
web-about-origins = Kingdomino in the Stone Age: volcanoes hurl fire, mammoths graze, cave people join your tribe.
web-about-builder = Settle the land hex by hex. Three cards say what earns gold, different every time.
web-about-dominion = Start with ten poor cards and build a deck that buys provinces.
web-advice-kingdomino = For a first game play without variants. Harmony and Middle Kingdom go well with any number; the Grand Duel is for two who have played a game or two.
web-advice-origins = The book goes from Discovery by way of Totem to Tribe: take the modes in this order.
web-advice-builder = The book's first game has fixed boards and the cards Fishermen, Knights and Merchants. Begin next to a location, and touch as few terrains as you can.
web-advice-dominion = Begin with the set 'First game'. Buy Silver early, Actions now and then, and Provinces once Gold is in your deck.

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
web-value-edition-nl = Dutch
web-value-edition-nl-about = A domino that fits must be placed; ties are broken by the largest region, then by crowns.
web-value-edition-de = German
web-value-edition-de-about = A domino may be given up instead of placed; ties are broken by the largest region alone.
web-value-mode-discovery = 1 · Discovery
web-value-mode-discovery-about = Volcanoes and fire. The way to begin.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Resources on your land win totems and points, as long as no fire lands on them.
web-value-mode-tribe = 3 · Tribe
web-value-mode-tribe-about = Resources pay for cave people, who score in ways of their own.
web-value-quadrants-random = At random
web-value-quadrants-first_game = First game
web-value-quadrants-first_game-about = Tavern, paddock, oasis and farm, as the book lays them.
web-value-cards-random = At random
web-value-cards-first_game = First game
web-value-cards-first_game-about = Fishermen, Knights and Merchants.
web-value-kingdom-first_game = First game
web-value-kingdom-interactive = Interactive
web-value-kingdom-think_big = Think big
web-value-kingdom-small_but_fine = Small but fine
web-value-kingdom-secrecy = Secrecy
web-value-kingdom-random = Eight at random
web-value-kingdom-draft = Drafted by the players
web-value-kingdom-first_game-about = Eight friendly cards to begin with.
web-value-kingdom-interactive-about = What you do concerns the others.
web-value-kingdom-think_big-about = Dear cards, long turns.
web-value-kingdom-small_but_fine-about = A lean deck wins.
web-value-kingdom-secrecy-about = Guessing, drawing, and knowing more than the others.
web-value-kingdom-random-about = Any eight of the sixteen.
web-value-kingdom-draft-about = In turn everybody takes one of the sixteen until there are eight.
web-value-remodel-hand = Into the hand
web-value-remodel-discard = On the discard pile
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
web-gain = { $game ->
        [builder] { $gain } gold
       *[other] { $count ->
            [one] { $gain } point
           *[other] { $gain } points
        }
    }
web-moves = Moves in words
web-moves-search = Search the moves
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

web-won = { $name } wins with { $game ->
        [builder] { $points } gold
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
web-won-you = You win with { $game ->
        [builder] { $points } gold
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
web-won-shared = { $names } share the win with { $game ->
        [builder] { $points } gold
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
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
        [one] The only outcome of chance was drawn again
       *[other] All { $outcomes } outcomes of chance were drawn again
    }{ $undone ->
        [0] {""}
        [one] , also the one that was taken back
       *[other] , also the { $undone } that were taken back
    }, and are those of the record.
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

web-line-origins-resources = resources
web-line-origins-totems = totems
web-line-origins-cave_people = cave people
web-line-origins-bonus = bonuses

## Kingdomino and Origins

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
web-kingdomino-home = castle
web-origins-home = hut
web-origins-how-take = Tap a domino: the outer two belong together, and the inner two.
web-origins-how-fire = Tap a lit square in its range.
web-origins-how-totem = Tap the player who gets it.
web-origins-how-recruit = Tap somebody in the cave, or recruit nobody.
web-origins-how-pay = Tap a resource on your board.
web-origins-how-settle = Tap a lit square; what stands around it counts.
web-origins-cave = The cave
web-origins-totems = Totems
web-origins-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-origins-pile = { $left ->
        [one] 1 face down
       *[other] { $left } face down
    }
web-origins-nobody = Recruit nobody
web-origins-owed = { $owed ->
        [one] { $name }: 1 resource still to pay
       *[other] { $name }: { $owed } resources still to pay
    }
web-origins-arrives = { $name }: paid, and looking for a square
web-origins-name-hunter = hunter
web-origins-scores-hunter = 3 per mammoth
web-origins-name-fisher = fisher
web-origins-scores-fisher = 3 per fish
web-origins-name-gatherer = gatherer
web-origins-scores-gatherer = 4 per mushroom
web-origins-name-sculptor = sculptor
web-origins-scores-sculptor = 5 per flint
web-origins-name-artist = artist
web-origins-scores-artist = 2 per resource
web-origins-name-firelady = fire lady
web-origins-scores-firelady = 1 per fire
web-origins-name-shaman = shaman
web-origins-scores-shaman = 2 per person
web-origins-name-warrior1 = warrior 1
web-origins-scores-warrior1 = in groups
web-origins-name-warrior2 = warrior 2
web-origins-scores-warrior2 = in groups
web-origins-name-warrior3 = warrior 3
web-origins-scores-warrior3 = in groups
web-domino-round = Round { $round } of { $of }

## Kingdom Builder

web-builder-board-label = The board. Plus and minus zoom, Shift with arrow keys moves it.
web-builder-build-label = The board: { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } to build on. Arrow keys go from one to the next, Enter chooses.
web-builder-lift-label = The board: { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    } to move. Arrow keys go from one to the next, Enter chooses.
web-builder-hex-of = { $hex }: { $land }, settlement of { $name }
web-builder-option = { $gain ->
        [0] { $hex }
       *[other] { $hex }, { NUMBER($gain, signDisplay: "always") } gold
    }
web-builder-zoom-in = Zoom in
web-builder-zoom-out = Zoom out
web-builder-card = Your card
web-builder-card-of = Card of { $name }
web-builder-owed = { $owed } still to build
web-builder-supply = left to build
web-builder-last-round = Last round: it is played to its end.
web-builder-tiles = Your tiles
web-builder-tiles-none = Build next to a location to win its tile.
web-builder-tile-usable = use it now
web-builder-tile-in-use = in use
web-builder-tile-used = spent or new this turn
web-builder-tile-later = later in this turn
web-builder-tile-nothing = nothing to do with it now
web-builder-tile-held = for your turn
web-builder-does-oracle = build one on your card's terrain
web-builder-does-farm = build one on grass
web-builder-does-oasis = build one on desert
web-builder-does-tower = build one on the border
web-builder-does-tavern = build one at the end of a line of three
web-builder-does-barn = move one to your card's terrain
web-builder-does-harbor = move one to water
web-builder-does-paddock = move one two hexes straight on
web-builder-goals = Gold if it ended now
web-builder-end-turn = End turn
web-builder-starter = started
web-builder-how-build = { $count ->
        [one] One hex is lit.
       *[other] { $count } hexes are lit: tap one.
    }
web-builder-how-lift = Tap the settlement that you move.
web-builder-how-put = { $count ->
        [one] It can go to one hex.
       *[other] It can go to { $count } hexes.
    }

## Dominion

web-dominion-supply = Supply
web-dominion-ends = { $provinces ->
        [one] 1 Province
       *[other] { $provinces } Provinces
    } left · { $empty } of { $all } empty piles
web-dominion-list-name = Name a card
web-dominion-list-draft = Choose a card for the kingdom
web-dominion-played = In play
web-dominion-played-none = nothing yet
web-dominion-chosen = Chosen so far
web-dominion-past = Since your last move
web-dominion-hand-none = Your hand is empty.
web-dominion-draw-pile = Draw pile
web-dominion-discard-pile = Discards
web-dominion-actions = { $count ->
        [one] action
       *[other] actions
    }
web-dominion-buys = { $count ->
        [one] buy
       *[other] buys
    }
web-dominion-coins = { $count ->
        [one] coin
       *[other] coins
    }
web-dominion-kind-action = Action
web-dominion-kind-attack = Action · Attack
web-dominion-kind-treasure = Treasure
web-dominion-kind-victory = Victory
web-dominion-kind-both = Treasure · Victory
web-dominion-costs = costs { $cost }
web-dominion-left = { $left } left
web-dominion-do-treasures = { $coins ->
        [one] Play all Treasures · 1 coin
       *[other] Play all Treasures · { $coins } coins
    }
web-dominion-do-end-actions = Go on to buying
web-dominion-do-end-turn = End turn
web-dominion-do-done = Done
web-dominion-do-pass = Discard nothing
web-dominion-do-choose-cards = +2 Cards
web-dominion-do-choose-coins = +2 coins
web-dominion-do-choose-trash = Trash 2 cards
web-dominion-do-keep = Keep it
web-dominion-do-aside = Set it aside
web-dominion-did-play = plays { $card }
web-dominion-did-treasures = plays Treasures
web-dominion-did-buy = buys { $card }
web-dominion-did-gain = gains { $card }
web-dominion-did-trash = trashes { $card }
web-dominion-did-name = names { $card }
web-dominion-note-hand = hand { $count }
web-dominion-note-pile = pile { $count }
web-dominion-note-top = on top: { $card }
web-dominion-note-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
web-dominion-how-action = Tap an Action in your hand; hold a card, or press I, to read it.
web-dominion-how-treasures = Play your Treasures first: after a purchase it is too late.
web-dominion-how-buy = Tap a lit card of the supply, or end your turn.
web-dominion-q-draft = Choose a card that will be in the kingdom of this game.
web-dominion-q-cellar-discard = Discard as many cards as you like, one by one; then you draw as many. Chosen so far: { $chosen }.
web-dominion-q-vault-discard = Discard as many cards as you like, one by one, for 1 coin each. Chosen so far: { $chosen }.
web-dominion-q-vault-may = { $chosen ->
        [0] You may discard 2 cards to draw 1.
       *[other] Discard one more card; then you draw 1.
    }
web-dominion-q-militia-discard = Discard down to 3 cards: { $left } to go.
web-dominion-q-steward-choose = Choose one: draw 2 cards, take 2 coins, or trash 2 cards from your hand.
web-dominion-q-steward-trash = Trash 2 cards from your hand, one by one.
web-dominion-q-remodel-trash = Trash a card from your hand; then you gain one that costs up to 2 more.
web-dominion-q-remodel-gain = Gain one of the lit cards of the supply.
web-dominion-q-mine-trash = Trash a Treasure from your hand; then you gain one that costs up to 3 more.
web-dominion-q-mine-gain = Gain one of the lit Treasures into your hand.
web-dominion-q-smugglers-gain = Gain a copy of a card that the player to your right gained last turn.
web-dominion-q-mystic-name = Name a card. If it is the top card of your draw pile, it comes to your hand.
web-dominion-q-library-keep = You drew { $card }. Keep it, or set it aside and draw on.
web-dominion-q-rabble-topdeck = Put these cards back on your draw pile, one by one; the last one lies on top.
web-dominion-says-copper = { $coins } coin
web-dominion-says-silver = { $coins } coins
web-dominion-says-gold = { $coins } coins
web-dominion-says-estate = { $points } point
web-dominion-says-duchy = { $points } points
web-dominion-says-province = { $points } points
web-dominion-says-cellar = +1 Action. Discard any cards, then draw as many.
web-dominion-says-crossroads = Reveal your hand: +1 Card per Victory card. +3 Actions the first time this turn.
web-dominion-says-steward = Choose: +2 Cards, or +2 coins, or trash 2 cards.
web-dominion-says-smugglers = Gain a copy of what your right neighbour gained last turn, up to 6.
web-dominion-says-sage = +1 Action. Reveal cards until one costs 3 or more; take it.
web-dominion-says-militia = +2 coins. All others discard down to 3 cards.
web-dominion-says-bridge = +1 Buy, +1 coin. All cards cost 1 less this turn.
web-dominion-says-remodel = Trash a card, gain one that costs up to 2 more.
web-dominion-says-farming-village = +2 Actions. Reveal cards until an Action or a Treasure; take it.
web-dominion-says-market = +1 Card, +1 Action, +1 Buy, +1 coin.
web-dominion-says-mine = Trash a Treasure, gain one up to 3 dearer into your hand.
web-dominion-says-mystic = +1 Action, +2 coins. Name a card; if it is on top, take it.
web-dominion-says-rabble = +3 Cards. All others reveal 3 cards, discard Actions and Treasures, put the rest back.
web-dominion-says-library = Draw up to 7 cards; Actions may be set aside.
web-dominion-says-vault = +2 Cards. Discard any cards for 1 coin each. Others may discard 2 to draw 1.
web-dominion-says-harem = { $coins } coins, { $points } points

## Learn

web-learn-heading = Learn a game
web-learn-about = A handful of small steps on a real table. Five minutes, then your first game.
web-learn-new = about ten steps
web-learn-begun = go on at step { $step }
web-learn-done = done
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
web-learn-kingdomino-pick = Every round a row of dominoes lies on the table, sorted by number. Low numbers are plain land, high numbers carry crowns, and without crowns there are no points.
web-learn-kingdomino-pick-do = Put your king on the domino with two crowns
web-learn-kingdomino-pick-right = Domino 41 is yours. The price: a king on a high number moves late in the next round.
web-learn-kingdomino-pick-wrong = This one has fewer crowns. Look for the domino with two.
web-learn-kingdomino-order = The kings stand on 7, 24 and 41. In a round the king on the lowest number takes its domino first and also chooses first from the next row.
web-learn-kingdomino-order-do = Who moves first?
web-learn-kingdomino-order-right = Ada stands on 7, the lowest number. So a plain domino buys an early choice.
web-learn-kingdomino-order-wrong = Look at the row of this round: whose king stands on the lowest number?
web-learn-kingdomino-place = Your castle goes with every land. The first domino must touch it with a side.
web-learn-kingdomino-place-do = Lay domino 41 beside your castle
web-learn-kingdomino-place-right = It lies well. The kingdom can still grow in every direction.
web-learn-kingdomino-place-wrong = There it would touch neither the castle nor land of its own kind (rule K11). Take a lit square.
web-learn-kingdomino-grow = Later dominoes must touch the castle, or one half its own kind of land. Here wheat can join wheat and grassland join grassland at the same time.
web-learn-kingdomino-grow-do = Lay domino 21 so that both halves meet their like
web-learn-kingdomino-grow-right = Both regions have grown, and both have crowns.
web-learn-kingdomino-grow-wrong = That can be better: wheat beside wheat and grassland beside the grassland with the crowns. Turn the domino if it lies the wrong way round.
web-learn-kingdomino-points = A region is worth its squares times its crowns. Several regions of one land are counted apart.
web-learn-kingdomino-points-do = Your grassland has 2 squares and 2 crowns: how many points?
web-learn-kingdomino-points-right = 2 squares × 2 crowns = 4 points.
web-learn-kingdomino-points-wrong = Multiply the squares of the region by its crowns.
web-learn-kingdomino-crowns = A crown counts for every square of its region, and every square for all its crowns. So two crowned regions can grow with a single domino.
web-learn-kingdomino-crowns-do = Find the place where domino 47 gains most
web-learn-kingdomino-crowns-right = Swamp and mine have both grown.
web-learn-kingdomino-crowns-wrong = Another place gains more: let the swamp touch your swamp and the mine your mine. The number above the domino tells.
web-learn-kingdomino-frame = The whole kingdom, castle included, must fit in 5 by 5 squares. The thick edges show where it ends now.
web-learn-kingdomino-frame-do = Lay domino 10: there is just one place left
web-learn-kingdomino-frame-right = It fits. Beware of gaps of one square, they stay empty for ever.
web-learn-kingdomino-frame-wrong = There it would leave the frame, or touch no grassland (rules K11 and K12).
web-learn-kingdomino-mine = Mines are rare, but one square of them can have three crowns. A few of them together beat a large field of wheat.
web-learn-kingdomino-mine-do = Lay domino 48 with its three crowns
web-learn-kingdomino-mine-right = That is how games are won.
web-learn-kingdomino-mine-wrong = Three crowns want company: lay the mine beside your other mines.
web-learn-kingdomino-discard = A domino that fits nowhere leaves the game. In the last rounds that can happen to anybody.
web-learn-kingdomino-discard-do = Domino 39 fits nowhere: give it up
web-learn-kingdomino-discard-right = It costs no points, only what it might have brought.
web-learn-kingdomino-discard-wrong = There is no room for it (rule K13). The button is below the board.
web-learn-kingdomino-total = After the last round all regions are counted, and the highest total wins. Look at the mines: 4 squares with 7 crowns.
web-learn-kingdomino-total-do = How many points are these mines?
web-learn-kingdomino-total-right = 4 × 7 = 28, almost half of this kingdom's 64.
web-learn-kingdomino-total-wrong = Squares times crowns: 4 times 7.
web-learn-kingdomino-tip-1 = Choose two or three lands and let them grow; a bit of everything is worth little.
web-learn-kingdomino-tip-2 = Large land without a crown is worth nothing, so get one crown early and then the plain squares.
web-learn-kingdomino-tip-3 = A low number now and then is good: who moves first chooses from the whole next row.
web-learn-kingdomino-tip-4 = Keep the outline even and fill holes of two squares; a single free square is lost.
web-learn-kingdomino-tip-5 = Look at what the others need. Sometimes the best domino is the one that they don't get.
web-learn-kingdomino-set-up = Three players, the plain game without variants, against two beginners.
web-learn-origins-pick = As in Kingdomino you choose from a row, and low numbers move first. Points come from fires here.
web-learn-origins-pick-do = Choose the domino with a printed fire
web-learn-origins-pick-right = A fire on the steppe is a good beginning.
web-learn-origins-pick-wrong = There is no printed fire on this one. Volcanoes bring fire, too, but only once they lie; look for the flame.
web-learn-origins-place = The hut goes with every land. One half must touch the hut, or land of its own kind.
web-learn-origins-place-do = Lay domino 24 beside your hut
web-learn-origins-place-right = Your territory has begun.
web-learn-origins-place-wrong = There it would touch nothing that it goes with (rule O4). Take a lit square.
web-learn-origins-range = A volcano that joins your territory throws a token with fire. One crater: 1 fire, up to 3 squares far; two craters: 2 fires, up to 2 squares; three craters: 3 fires, 1 square.
web-learn-origins-range-do = This volcano has two craters: how far can its fire fly?
web-learn-origins-range-right = Two squares, in all directions, diagonally too.
web-learn-origins-range-wrong = The more fire, the heavier: count the craters and read again.
web-learn-origins-fire = The token lands on a square without fire, and never on a volcano. There its fires count for the whole region.
web-learn-origins-fire-do = Let the fire land where it gains most
web-learn-origins-fire-right = The jungle has 3 squares and already had fire.
web-learn-origins-fire-wrong = It can land there, but another region is larger: two fires count for each of its squares.
web-learn-origins-region = A region is worth its squares times its fires; volcanoes score nothing. Domino 47 has two fires for your quarry and one for the jungle.
web-learn-origins-region-do = Lay domino 47 where both halves score
web-learn-origins-region-right = Quarry and jungle burn brighter now.
web-learn-origins-region-wrong = Look for a place where the quarry meets your quarry and the jungle your jungle.
web-learn-origins-points = At the end all regions are counted. This quarry has 9 squares and 7 fires, those of the token among them.
web-learn-origins-points-do = How many points is it?
web-learn-origins-points-right = 9 × 7 = 63.
web-learn-origins-points-wrong = Squares times fires: 9 times 7.
web-learn-origins-totem = In totem mode wooden resources lie on land without fire, each worth 1 point at the end. Who has most of one kind holds its totem, for 3 to 6 points more.
web-learn-origins-totem-do = You have two flints, Ada has one: who holds the flint totem?
web-learn-origins-totem-right = It is yours, for 6 points, as long as nobody has more.
web-learn-origins-totem-wrong = The totem goes to whoever has most of its resource.
web-learn-origins-recruit = In tribe mode you may recruit one of the cave people after choosing a domino, for two different resources. A sculptor scores 5 for each flint around.
web-learn-origins-recruit-do = Recruit the sculptor
web-learn-origins-recruit-right = You have quarries with flint, so the sculptor suits you.
web-learn-origins-recruit-wrong = Possible, but there is more flint around you than anything else.
web-learn-origins-pay = You pay two different resources from your land, and they leave the game. So don't give away the ones that will score.
web-learn-origins-pay-do = Pay with any resource
web-learn-origins-pay-right = Paid. The second one must be of another kind.
web-learn-origins-pay-wrong = Only what lies on your land can be paid.
web-learn-origins-settle = The sculptor lives on an empty square and counts the eight squares around. One flint is left.
web-learn-origins-settle-do = Put the sculptor beside the flint
web-learn-origins-settle-right = One flint beside it: 5 points.
web-learn-origins-settle-wrong = From there it sees no flint. Choose a square next to it, corners count too.
web-learn-origins-tip-1 = Begin with discovery mode; totems and tribes come one after the other.
web-learn-origins-tip-2 = Keep a region large before a volcano arrives: its fire then counts at once for many squares.
web-learn-origins-tip-3 = Weak volcanoes throw far, strong ones only next door. Leave a place for the strong one in your best region.
web-learn-origins-tip-4 = Fire destroys what it lands on, resources and cave people alike.
web-learn-origins-tip-5 = Deserts have hardly any fire and no resources: take them only for the order of play.
web-learn-origins-set-up = Three players, discovery mode, against two beginners.
web-learn-builder-first = In your turn you build three settlements on the terrain of your card. The first one may stand anywhere on it: best beside a location, because that brings you its tile.
web-learn-builder-first-do = Build on grass, beside a location
web-learn-builder-first-right = You get the tile at once, and may use it from the next turn on.
web-learn-builder-first-wrong = Allowed, but no location is beside it. Locations are the round signs on the board.
web-learn-builder-beside = Each further settlement must touch one of your own, as long as the card's terrain allows it. That is why so few hexes are lit now.
web-learn-builder-beside-do = Build the second settlement
web-learn-builder-beside-right = So your settlements grow in groups.
web-learn-builder-beside-wrong = It must stand on grass beside your first settlement (rule B10).
web-learn-builder-end = Three settlements stand, and your tile can be used from the next turn on. At the end of the turn you draw a new terrain card.
web-learn-builder-end-do = End your turn
web-learn-builder-end-right = Ada has a turn, then it is yours again.
web-learn-builder-end-wrong = Nothing else is possible now. The button stands beside the board.
web-learn-builder-free = Your new card is desert, and no desert touches your settlements. So you are free again to build on any desert of the board.
web-learn-builder-free-do = Take a desert hex beside another location
web-learn-builder-free-right = A second tile, in another part of the land.
web-learn-builder-free-wrong = You may, but a location beside it would bring a tile.
web-learn-builder-use = Tiles give an extra action, before or after your three settlements. The tavern builds at either end of a straight line of three.
web-learn-builder-use-do = Use the tavern
web-learn-builder-use-right = An extra settlement, every turn.
web-learn-builder-use-wrong = You have a tile that you haven't used yet. Tap the tavern among your tiles.
web-learn-builder-tavern = The Merchants pay 4 gold for each location that your group joins to another one. At one end of your line lies the paddock.
web-learn-builder-tavern-do = Join the tavern to the paddock
web-learn-builder-tavern-right = Two locations joined, and a tile as well.
web-learn-builder-tavern-wrong = That end joins nothing. Look for the end of the line that touches another location.
web-learn-builder-castle = A castle pays 3 gold at the end if one of your settlements touches it. That holds in every game, whatever the three cards say.
web-learn-builder-castle-do = Build on flowers beside a castle
web-learn-builder-castle-right = Three gold are safe.
web-learn-builder-castle-wrong = No castle touches this hex. They are the small keeps with a flag.
web-learn-builder-goals = Three cards say what else pays, and they differ from game to game. Here the Fishermen pay 1 gold for a settlement beside water.
web-learn-builder-goals-do = Build on forest beside water
web-learn-builder-goals-right = The Fishermen are pleased.
web-learn-builder-goals-wrong = There is no water beside it.
web-learn-builder-knights = The Knights pay 2 gold for each settlement on your fullest horizontal line. In this finished game that line has 9.
web-learn-builder-knights-do = How much gold is that?
web-learn-builder-knights-right = 9 × 2 = 18 gold.
web-learn-builder-knights-wrong = Two gold for each of the nine.
web-learn-builder-last = The game ends in the round in which somebody builds the last settlement. All begin with the same supply.
web-learn-builder-last-do = How many settlements do you have at the start?
web-learn-builder-last-right = Forty: about eleven turns with some help from tiles.
web-learn-builder-last-wrong = Look at the number beside your card.
web-learn-builder-tip-1 = Build your very first settlement beside a location: its tile helps you from the second turn on.
web-learn-builder-tip-2 = Place the first three so that they touch as few other terrains as possible. Then the next card probably lets you start anew somewhere else.
web-learn-builder-tip-3 = Get different tiles early; each one is an extra action in every turn that follows.
web-learn-builder-tip-4 = Read the three goals first, and ask of each hex what it pays.
web-learn-builder-tip-5 = Castles are quick gold: a single settlement beside each is enough.
web-learn-builder-set-up = The boards and cards that the book recommends for a first game, against two beginners.
web-learn-dominion-treasures = You begin with seven Coppers and three Estates, and hold five of them. Treasures are your money of this turn.
web-learn-dominion-treasures-do = Play all your Treasures
web-learn-dominion-treasures-right = Three Coppers give three coins.
web-learn-dominion-treasures-wrong = Put all the money on the table first: there is a button for it above your hand.
web-learn-dominion-silver = With your coins you buy one card from the supply; it goes to your discard pile and comes back later. Better money makes every later turn better.
web-learn-dominion-silver-do = Buy a Silver
web-learn-dominion-silver-right = A Silver is worth two coins, each time that you draw it.
web-learn-dominion-silver-wrong = You can afford it, but money comes first. Take the Silver.
web-learn-dominion-hand = After buying, everything goes to the discard pile: what you played and what you still held. Then you draw a new hand.
web-learn-dominion-hand-do = How many cards do you draw each time?
web-learn-dominion-hand-right = Five. When the draw pile is empty, the discards are shuffled, and your new cards are among them.
web-learn-dominion-hand-wrong = Count the cards in your new hand.
web-learn-dominion-market = Kingdom cards are Actions that do something for you. The Market costs 5 and gives a bit of everything: a card, an action, a buy and a coin.
web-learn-dominion-market-do = Buy a Market for your five coins
web-learn-dominion-market-right = A good choice: a Market never gets in the way.
web-learn-dominion-market-wrong = Also possible, but try the Market first. Points come later.
web-learn-dominion-play = In the first part of your turn you may play one Action. Remodel turns a card of your hand into a better one.
web-learn-dominion-play-do = Play Remodel
web-learn-dominion-play-right = Now Remodel asks which card must go.
web-learn-dominion-play-wrong = Tap Remodel in your hand.
web-learn-dominion-trash = A trashed card leaves the game. A small deck is a good deck: what is weak only stands in the way.
web-learn-dominion-trash-do = Trash the Estate
web-learn-dominion-trash-right = An Estate costs 2, so you may take a card for up to 4.
web-learn-dominion-trash-wrong = Coppers still pay for something. The Estate does nothing during the game.
web-learn-dominion-gain = In this box the gained card goes to your hand at once. A Silver can be spent this very turn.
web-learn-dominion-gain-do = Gain a Silver
web-learn-dominion-gain-right = Three Coppers and a Silver: five coins again.
web-learn-dominion-gain-wrong = A fine card, but it can't be used this turn any more. The Silver can.
web-learn-dominion-order = You hold two Actions, but may play only one. Unless the first gives you another action.
web-learn-dominion-order-do = Which Action must come first?
web-learn-dominion-order-right = The Market gives the action back, so Remodel can follow.
web-learn-dominion-order-wrong = Then the turn's only action is spent. First the card that says +1 Action.
web-learn-dominion-counters = You had one action. The Market has used it, and has given one.
web-learn-dominion-counters-do = How many actions are left?
web-learn-dominion-counters-right = One, and two buys as well.
web-learn-dominion-counters-wrong = One minus one plus one. The counter stands above your hand.
web-learn-dominion-province = Points are on Victory cards, and a Province has six of them. Once you can pay eight coins, take them as often as you can.
web-learn-dominion-province-do = Buy a Province
web-learn-dominion-province-right = Six points.
web-learn-dominion-province-wrong = With eight coins a Province is the best that you can buy now.
web-learn-dominion-end = The game ends when the Provinces are gone, or any three piles of the supply. Then the points of all your cards count.
web-learn-dominion-end-do = You own 4 Provinces: how many points are they?
web-learn-dominion-end-right = 4 × 6 = 24.
web-learn-dominion-end-wrong = Each Province is worth six.
web-learn-dominion-tip-1 = Buy money first: Silver, and Gold as soon as you have six coins.
web-learn-dominion-tip-2 = A few Actions that work together beat many that don't; two or three kinds are enough at the start.
web-learn-dominion-tip-3 = Without +Action you play one Action a turn, so don't collect too many of that sort.
web-learn-dominion-tip-4 = Victory cards slow you down. Don't buy them too early, but don't miss the Provinces either.
web-learn-dominion-tip-5 = Watch the piles: three empty ones end the game just as well.
web-learn-dominion-set-up = Two players with the eight cards that the book recommends for a first game.

## Score pad

web-pad-about = For a game with the real box: write down what lies on the table, and read the score.
web-pad-how-kingdomino = Choose a square of the box, then tap or drag where it lies. The castle may stand anywhere.
web-pad-how-origins = Choose a square of the box, then tap or drag where it lies; fires and what else lies on it come after. The hut may stand anywhere.
web-pad-how-builder = Lay out the board as yours, then tap each player's settlements.
web-pad-how-dominion = Count all cards that each player owns: hand, draw pile, discards and what is in play.
web-pad-brush = Land of the dominoes
web-pad-things = What lies on it
web-pad-erase = Take away
web-pad-empty = empty
web-pad-grid = The land, { $frame } by { $frame } squares. Arrow keys move, Enter paints with the brush, Delete takes away.
web-pad-square = Column { $column }, line { $line }: { $what }
web-pad-squares = { $count } of { $of } squares
web-pad-unfinished = Not finished yet? Go on drawing.
web-pad-token = { $count ->
        [one] Token with 1 fire
       *[other] Token with { $count } fires
    }
web-pad-resource = Resource of that land
web-pad-grow = Put resources on all free land
web-pad-totems = Totems held
web-pad-totems-about = Only needed where several have equally many; else they go to whoever has most.
web-pad-quadrants = The four boards, as they lie
web-pad-quadrant = { $at ->
        [1] Top left
        [2] Top right
        [3] Bottom left
       *[other] Bottom right
    }
web-pad-turned = Upside down: { $quadrant }
web-pad-hexes = The board. Arrow keys go from hex to hex, Enter puts a settlement or takes it away, plus and minus zoom.
web-pad-settlements = { $count } of { $of } settlements
web-pad-tiles = Location tiles held
web-pad-tiles-about = Not needed for the gold; with them more can be checked.
web-pad-search = Find a card
web-pad-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-pad-turns = Turns taken
web-pad-turns-about = Only needed for a tie: fewer turns win. Leave it at 0 if nobody counted.
web-pad-piles = Supply and trash
web-pad-piles-about = Not needed for the points; with them more can be checked. Leave empty what nobody has counted.
web-pad-trash = The trash was counted
web-pad-less = One less: { $name }
web-pad-more = One more: { $name }
web-pad-score = Score
web-pad-rule = Rule { $rule }
web-pad-winner = { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
web-pad-explained = What the lines are made of
web-pad-begin-kingdomino = Draw a kingdom, and its score appears here. Whether dominoes of the box can lie so is checked, too.
web-pad-begin-origins = Draw a territory, and its score appears here. Whether dominoes and fires can lie so is checked, too.
web-pad-begin-builder = Once all settlements stand, the gold appears here.
web-pad-begin-dominion = Once all cards are counted, the points appear here.
web-pad-undo = Undo
web-pad-clear = Empty
web-pad-clear-all = Start a new pad
web-pad-games = Games of the dynasty
web-pad-game = Game { $number }
web-pad-table = The game

## Companion

web-companion-devices = everybody on an own device
web-companion-shared = on one device or several
web-companion-about-kingdomino = Play with the real box. Type in the numbers of each row, and lay the dominoes here as well: Kroon checks the moves and counts. One device for all will do.
web-companion-about-origins = Play with the real box. Type in the rows and the cave people that come out, and make the moves here as well: Kroon checks them and counts. One device for all will do.
web-companion-about-builder = Play with the real box. Terrain cards stay hidden: on an own device each player types the own card, on a shared one it is typed when it is shown.
web-companion-about-dominion = Play with the real box. Hands are secret, so everybody types the own cards on an own device. On one shared device use the score pad at the end.
web-companion-type = What did chance decide?
web-companion-type-row = Which { $count } dominoes are in the new row?
web-companion-type-king = { $game ->
       *[kingdomino] Whose king was drawn?
        [origins] Whose chief was drawn?
    }
web-companion-type-start = Who begins?
web-companion-type-cave = { $count ->
        [one] Who comes out of the cave?
       *[other] Which { $count } come out of the cave, in this order?
    }
web-companion-type-quadrants = Which four boards make the land, in reading order? ↻ means upside down.
web-companion-type-cards = Which three Kingdom Builder cards lie open?
web-companion-type-card = Which terrain card does { $name } show?
web-companion-type-card-own = Which terrain card have you drawn?
web-companion-type-kingdom = Which eight kingdom cards are in the supply?
web-companion-type-draw = Which card do you draw?
web-companion-hidden = { $name } has drawn a card and keeps it hidden. It is typed when it is shown.
web-companion-waits = { $name } types the own card.
web-companion-secret = Hands are secret, so Dominion can't be followed on one shared device. Count the cards on the score pad when you are done.
web-companion-search = Number or name, then Enter
web-companion-picked = { $count } of { $of }:
web-companion-clear = Clear
web-companion-done = That's it
