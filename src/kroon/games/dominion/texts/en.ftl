dominion = Het Koninkrijk Dominion
dominion-about = Start with ten poor cards and build a deck that buys provinces.
dominion-card-copper = Copper
dominion-card-silver = Silver
dominion-card-gold = Gold
dominion-card-estate = Estate
dominion-card-duchy = Duchy
dominion-card-province = Province
dominion-card-cellar = Cellar
dominion-card-crossroads = Crossroads
dominion-card-steward = Steward
dominion-card-smugglers = Smugglers
dominion-card-sage = Sage
dominion-card-militia = Militia
dominion-card-bridge = Bridge
dominion-card-remodel = Remodel
dominion-card-farming-village = Farming Village
dominion-card-market = Market
dominion-card-mine = Mine
dominion-card-mystic = Mystic
dominion-card-rabble = Rabble
dominion-card-library = Library
dominion-card-vault = Vault
dominion-card-harem = Harem

## The table
dominion-played = Played
dominion-aside = On the table
dominion-trash = Trash
dominion-hand = Your hand
dominion-supply = Supply: cost, card, cards left
dominion-discarding = { $count ->
        [one] 1 card chosen to be discarded
       *[other] { $count } cards chosen to be discarded
    }
dominion-counters = Actions { $actions }, buys { $buys }, coins { $coins }
dominion-phase-set-up = Set-up
dominion-phase-action = { $seat }: action phase
dominion-phase-buy = { $seat }: buy phase
dominion-phase-clean-up = { $seat }: clean-up
dominion-phase-over = The game is over
dominion-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dominion-to-move = to move
dominion-hand-size = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
dominion-draw-pile = { $count ->
        [one] 1 card in the draw pile
       *[other] { $count } cards in the draw pile
    }
dominion-words-pile = { $pile }: { $cards }
dominion-words-cards = { $count } × { $card }
dominion-words-supply = { $cost }, { $card }, { $left }
dominion-words-seat = { $seat }: { $hand }, { $pile }
dominion-words-seat-top = { $seat }: { $hand }, { $pile }, { $top }
dominion-revealed = of these, all have seen: { $cards }
dominion-discard-top = top of the discard pile: { $card }
dominion-gained = last gained: { $cards }

## What is asked
dominion-ask-over = The game is over.
dominion-ask-chance = Chance decides.
dominion-ask-draft = Choose a kingdom card for this game.
dominion-ask-action = Play an Action ({ $actions ->
        [one] 1 left
       *[other] { $actions } left
    }), or end the action phase.
dominion-ask-buy = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $worth } more in Treasures in hand, { $buys } to buy. Play Treasures, buy, or end the turn.
dominion-ask-discard-any = { $card }: discard a card, or be done.
dominion-ask-discard-down = { $card }: discard down to { $left } cards.
dominion-ask-may-discard = { $card }: discard 2 cards to draw 1, or pass.
dominion-ask-choose = { $card }: choose cards, coins or trash.
dominion-ask-trash = { $card }: trash a card.
dominion-ask-trash-treasure = { $card }: trash a Treasure.
dominion-ask-gain = { $card }: gain a card.
dominion-ask-name = { $card }: name a card.
dominion-ask-keep = { $card }: keep { $drawn }, or set it aside.
dominion-ask-topdeck = { $card }: put a card back on the draw pile; the last one put is on top.

## Events in words
dominion-tell-kingdom = The kingdom: { $cards }.
dominion-tell-start = { $seat } begins.
dominion-tell-draft = { $seat } chooses { $card } for the kingdom.
    .move = Choose { $card } for the kingdom
dominion-tell-draw = { $seat } draws { $card }.
dominion-tell-reveal = { $seat } reveals { $card }.
dominion-tell-play = { $seat } plays { $card }.
    .move = Play { $card }
dominion-tell-treasures = { $seat } plays all Treasures, for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .move = Play all Treasures ({ $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        })
dominion-tell-buy = { $seat } buys { $card }.
    .move = Buy { $card }
dominion-tell-end-actions = { $seat } ends the action phase.
    .move = End the action phase
dominion-tell-end-turn = { $seat } ends the turn.
    .move = End the turn
dominion-tell-discard = { $seat } discards { $card }.
    .move = Discard { $card }
dominion-tell-done = { $seat } is done discarding.
    .move = Done discarding
dominion-tell-pass = { $seat } discards nothing.
    .move = Discard nothing
dominion-tell-choose-cards = { $seat } chooses cards.
    .move = Choose cards
dominion-tell-choose-coins = { $seat } chooses coins.
    .move = Choose coins
dominion-tell-choose-trash = { $seat } chooses to trash cards.
    .move = Choose to trash cards
dominion-tell-trash = { $seat } trashes { $card }.
    .move = Trash { $card }
dominion-tell-gain = { $seat } gains { $card }.
    .move = Gain { $card }
dominion-tell-name = { $seat } names { $card }.
    .move = Name { $card }
dominion-tell-keep = { $seat } keeps { $card }.
    .move = Keep { $card }
dominion-tell-aside = { $seat } sets { $card } aside.
    .move = Set { $card } aside
dominion-tell-topdeck = { $seat } puts { $card } back on the draw pile.
    .move = Put { $card } back on the draw pile
dominion-tell-hidden-draw = { $seat } draws a card.
dominion-tell-hidden-discard = { $seat } discards a card.
dominion-tell-hidden-topdeck = { $seat } puts a card back on the draw pile.

## The score sheet
dominion-sheet-of = { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
dominion-sheet-line = { $count } × { $card } at { $worth } = { $points }
dominion-tie = { $seats } are tied at { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dominion-tie-turns = Turns taken: { $values }.
dominion-tie-won = { $seats } wins the tie (rule { $rule }).
dominion-tie-shared = { $seats } share the win (rule { $rule }).

## Refusals
dominion-start-seat = There is no seat { $seat } at this table to begin: expected random or one of { $seats } (rule D1).
dominion-expected = '{ $event }' is not possible here: expected '{ $expected }'.
dominion-no-card = '{ $event }': '{ $word }' is not a card; expected one of { $ids }.
dominion-no-kingdom-card = '{ $event }': '{ $word }' is not a kingdom card; expected one of { $ids }.
dominion-kingdom-order = '{ $event }': the cards of a kingdom are written in alphabetical order.
dominion-over = The game is over.
dominion-seat-now = Now { $seat } must decide.
dominion-now-kingdom = Now the kingdom cards are drawn.
dominion-now-start = Now it is decided who begins.
dominion-now-draft = Now a kingdom card must be chosen.
dominion-now-draw = Now { $drawer } takes the next card of the draw pile.
dominion-now-action = Now an Action may be played, or the action phase ended.
dominion-now-buy = Now Treasures may be played, cards bought, or the turn ended.
dominion-now-discard-any = Now cards may be discarded, one by one, until 'done'.
dominion-now-discard-down = Now a card must be discarded.
dominion-now-may-discard = Now two cards may be discarded, or none.
dominion-now-choose = Now one of the card's offers must be chosen.
dominion-now-trash = Now a card must be trashed.
dominion-now-trash-treasure = Now a Treasure must be trashed.
dominion-now-gain = Now a card must be gained.
dominion-now-name = Now a card must be named.
dominion-now-keep = Now the Action just drawn must be kept or set aside.
dominion-now-topdeck = Now a revealed card must be put back.
dominion-no-seat = There are { $players } players.
dominion-already-chosen = { $card } is already in the kingdom.
dominion-not-in-pile = { $card } can't be drawn: { $seat } has none in the draw pile.
dominion-treasures-later = Treasures are played in the buy phase.
dominion-treasures-before = No Treasure is played after the first purchase.
dominion-no-treasures = There is no Treasure in your hand.
dominion-not-in-hand = There is no { $card } in your hand.
dominion-action-phase-over = { $card } is an Action; the action phase is over.
dominion-never-played = { $card } is neither an Action nor a Treasure and can't be played.
dominion-buy-later = Cards are bought in the buy phase.
dominion-too-dear = { $card } costs { $cost }; you have { $coins }.
dominion-not-done = This discarding can't be stopped here.
dominion-no-pass = Passing is not possible here.
dominion-no-treasure = { $card } is not a Treasure.
dominion-not-revealed = { $card } is not among the revealed cards to be put back.
dominion-not-smuggled = { $seat } gained no { $card } in the last turn.
dominion-gain-too-dear = { $card } costs { $cost }; it may cost at most { $most }.
dominion-no-pile = { $card } has no pile in the supply; nobody can gain one.
dominion-not-chosen = { $card } is not in this game's kingdom.
dominion-pile-empty = The pile of { $card } is empty.

## The rules
dominion-rule-D1 = Two to four people play. Chance says who begins; in a series it is the player to the left of the last winner, and of several winners the first one after the last start player counts.
dominion-rule-D2 = Eight of the sixteen kingdom cards are in play, with 8 copies each. Of Harem there are 8 with two players and 12 with three or four.
dominion-rule-D3 = The supply holds 24 Silvers and 16 Golds, and 8 Duchies and 8 Provinces with two players, 12 of each with three or four.
dominion-rule-D4 = Everyone starts with 7 Coppers and 3 Estates, shuffled, and a hand of 5. The other Coppers and Estates stay in the box: neither has a supply pile, so nobody can gain one, and they don't count as piles for the end of the game.
dominion-rule-D5 = The eight cards are chosen by name, as one of the five recommended sets (first game, interactive, think big, small but fine, secrecy), at random, or by draft: from the first player on everyone takes one of the sixteen in turn until eight are chosen.
dominion-rule-D6 = Action phase: play one Action from your hand, and more if cards grant more actions. Each card is carried out in full, as far as possible and in order, before the next. Actions not used are lost; the phase may be ended with Actions still in hand.
dominion-rule-D7 = Buy phase: play any number of Treasures, then buy one card, or more if granted, for the coins you have. What you buy goes to your discard pile. After the first purchase no more Treasures are played.
dominion-rule-D8 = Clean-up: first the rest of the hand goes to the discard pile, in the order of the card list, then the played cards in the order they were played; draw 5. Playing all Treasures at once plays them in the order of the card list, and revealed cards are discarded in the order they came.
dominion-rule-D9 = Whoever needs more cards than the draw pile holds takes what is there, shuffles the discard pile into a new draw pile and takes the rest; if that isn't enough, as many as there are. The discard pile is shuffled only when a card is needed and none is left. Cards already revealed or set aside stay out.
dominion-rule-D10 = Trashed cards go to the box, out of the game, where all may look at them. A gained card comes from the supply and goes to the discard pile unless a card says otherwise; it isn't played at once.
dominion-rule-D11 = A revealed card is shown to all and then put back where it was, unless a card says otherwise.
dominion-rule-D12 = What concerns several players happens in turn order, beginning with the player whose turn it is.
dominion-rule-D18 = The game ends at the end of a turn when the Provinces or any three supply piles are gone.
dominion-rule-D19 = The points of all your cards count, wherever they are. Most points win; of those who tie, whoever has had fewer turns; then the win is shared.
dominion-rule-D20 = Copper costs 0 and gives 1 coin, Silver 3 and 2, Gold 6 and 3. Estate costs 2 and is worth 1 point, Duchy 5 and 3, Province 8 and 6.
dominion-rule-D21 = Cellar (2): +1 Action. Discard any number of cards at once, then draw as many; if you must shuffle for that, the discarded ones are shuffled in.
dominion-rule-D22 = Crossroads (2): reveal your hand and draw a card for each Victory card in it, Harem too. +3 Actions if it is the first Crossroads you play this turn.
dominion-rule-D23 = Steward (3): choose one: +2 Cards, or +2 coins, or trash 2 cards from your hand, exactly 2, or your only one. With an empty hand that may be chosen, too, and does nothing.
dominion-rule-D24 = Smugglers (3): gain a card like one that the player to your right gained in that player's last turn, in whatever way, and that costs at most 6 now. If there is none, or its pile is empty, nothing happens.
dominion-rule-D25 = Sage (3): +1 Action. Reveal cards until one costs at least 3: it goes to your hand, the others are discarded. If there is none, all are discarded.
dominion-rule-D26 = Militia (4, Attack): +2 coins. Every other player discards down to 3 cards in hand.
dominion-rule-D27 = Bridge (4): +1 Buy, +1 coin. For this turn all cards, wherever they are, cost 1 less, but never less than 0. Several Bridges add up.
dominion-rule-D28 = Remodel (4): trash a card from your hand, if you have one; then gain a card that costs up to 2 more. It goes to your hand, or with the option 'discard' to your discard pile.
dominion-rule-D29 = Farming Village (4): +2 Actions. Reveal cards until an Action or a Treasure comes: it goes to your hand, the others are discarded. Harem is a Treasure.
dominion-rule-D30 = Market (5): +1 Card, +1 Action, +1 Buy, +1 coin. Any card may be bought with the extra Buy.
dominion-rule-D31 = Mine (5): trash a Treasure from your hand, if you have one; then gain a Treasure that costs up to 3 more, into your hand. It may be cheaper or the same. If none can be had, nothing is gained.
dominion-rule-D32 = Mystic (5): +1 Action, +2 coins. Name any card of the box, then reveal the top card of your draw pile. If it is that one it goes to your hand, else it stays there, and all know it. You name a card also when there is none to reveal.
dominion-rule-D33 = Rabble (5, Attack): +3 Cards. In turn order every other player reveals the top 3 cards of the draw pile, discards the Actions and Treasures among them, Harem too, and puts the rest back in any order.
dominion-rule-D34 = Library (5): draw one card after another until you hold 7. An Action that you draw so may be set aside; what was set aside is discarded at the end. With 7 or more in hand nothing happens.
dominion-rule-D35 = Vault (5): +2 Cards. Discard any number of cards for +1 coin each. Then in turn order every other player may discard exactly 2 cards and draw 1; who holds a single card may discard it, and draws nothing.
dominion-rule-D36 = Harem (6, Treasure and Victory): 2 coins, and 2 points at the end.
dominion-rule-D37 = Secret are hands, the order of draw piles, and what lies under the top card of a discard pile. Open are the top of each discard pile, the supply, the trash, the played cards, and how many cards are in a hand or a draw pile, but not in a discard pile. Nobody may look through a pile, not even the own one.
dominion-rule-D38 = A card drawn to a hand is seen by its owner only. Cards that are revealed, gained, bought, played, trashed, named or set aside are seen by all. Of cards discarded from a hand the others see the number and, when the discarding is complete, the last one on top. The order of cards that Rabble put back is known to their owner only. That Library's owner kept an Action is nobody else's business.

## The score pad
dominion-sheet-kingdom = The sheet must name the eight kingdom cards, or one of the recommended sets, not '{ $value }'.
dominion-sheet-start-cards = { $seat } has { $count } of { $card }: everyone starts with { $most }, and nobody can gain one.
dominion-sheet-never-trashed = { $gone } of { $card } would have been trashed, but no kingdom card in play can do that.
dominion-sheet-start-trash = The players lack { $gone } of { $card }, but the trash holds { $trash }.
dominion-sheet-too-many = There are { $found } of { $card }, { $owned } of them with the players, but only { $there } are in play.
dominion-sheet-too-few = Of { $card } only { $found } can be accounted for, { $owned } with the players, but { $there } are in play.
dominion-sheet-not-over = The game can't be over: the pile of Provinces holds { $provinces }, and the empty piles are { $empty } at most.
dominion-sheet-turns = Turns go round from the start player, and these do not: { $turns }.
dominion-sheet-unchecked-end = Whether the game was over could not be checked without the supply or the trash.
dominion-sheet-unchecked-turns = Who of those who tie had fewer turns is not known, so all of them stand as winners.

## Options
dominion-option-kingdom = Kingdom
dominion-option-remodel = Remodel
dominion-option-start = First player
dominion-about-kingdom = Which eight kingdom cards are in the supply: a proposed set, at random, drafted, or chosen ones.
dominion-about-remodel = Where a card that is gained by Remodel goes.
dominion-about-start = Who begins.
