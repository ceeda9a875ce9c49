### On the page.

web-advice-dominion = Begin with the set 'First game'. Buy Silver early, Actions now and then, and Provinces once Gold is in your deck.
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
web-pad-how-dominion = Count all cards that each player owns: hand, draw pile, discards and what is in play.
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
web-pad-begin-dominion = Once all cards are counted, the points appear here.
web-companion-about-dominion = Play with the real box. Hands are secret, so everybody types the own cards on an own device. On one shared device use the score pad at the end.
web-companion-type-kingdom = Which eight kingdom cards are in the supply?
web-companion-type-draw = Which card do you draw?
