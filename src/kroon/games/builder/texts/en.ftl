builder = Kingdom Builder
builder-about = Settle the land hex by hex. Three cards say what earns gold, different every time.
builder-grass = grass
builder-canyon = canyon
builder-desert = desert
builder-flowers = flowers
builder-forest = forest
builder-water = water
builder-mountain = mountain
builder-castle = castle
builder-location = location
builder-grass-letter = G
builder-canyon-letter = C
builder-desert-letter = D
builder-flowers-letter = F
builder-forest-letter = T
builder-water-letter = W
builder-mountain-letter = M
builder-oracle = oracle
builder-farm = farm
builder-tavern = tavern
builder-tower = tower
builder-harbor = harbor
builder-paddock = paddock
builder-barn = barn
builder-oasis = oasis
builder-oracle-code = Or
builder-farm-code = Fa
builder-tavern-code = Ta
builder-tower-code = To
builder-harbor-code = Ha
builder-paddock-code = Pa
builder-barn-code = Ba
builder-oasis-code = Oa
builder-citizens = Citizens
builder-discoverers = Discoverers
builder-farmers = Farmers
builder-fishermen = Fishermen
builder-hermits = Hermits
builder-knights = Knights
builder-lords = Lords
builder-merchants = Merchants
builder-miners = Miners
builder-workers = Workers
builder-castles = Castles
builder-citizens-pays = 1 for every 2 in your largest group
builder-discoverers-pays = 1 for each line you are on
builder-farmers-pays = 3 for each in your weakest quadrant
builder-fishermen-pays = 1 for each on land next to water
builder-hermits-pays = 1 for each of your groups
builder-knights-pays = 2 for each on your fullest line
builder-lords-pays = 12 and 6 for most in a quadrant
builder-merchants-pays = 4 for each place you link
builder-miners-pays = 1 for each next to a mountain
builder-workers-pays = 1 for each next to a place
builder-castles-pays = 3 for each castle you touch

## The table
builder-heading-set-up = The table is being set up
builder-heading-turn = Turn of { $seat }
builder-heading-over = The game is over
builder-heading-last = last round
builder-heading-start = { $seat } started
builder-gold = Gold if it ended now
builder-total = Total
builder-seat-line = { $supply ->
        [one] 1 settlement left
       *[other] { $supply } settlements left
    }
builder-tiles-none = no tiles
builder-tile-usable = { $tile }
builder-tile-used = ({ $tile })
builder-card-own = card: { $terrain }
builder-card-hidden = card hidden
builder-card-could = card hidden, can be { $terrains }
builder-card-none = no card
builder-locations = Tiles left
builder-pile = { $pile ->
        [one] 1 card
       *[other] { $pile } cards
    } in the pile; discards: { $discards }
builder-removed = Out of the game: { $cards }
builder-nothing = none
builder-hex = { $hex }: { $land }
builder-words-place = { $place }, { $tiles ->
        [0] no tiles left
        [one] 1 tile left
       *[other] { $tiles } tiles left
    }
builder-words-seat = { $you ->
        [yes] You
       *[no] { $seat }
    }: { $supply ->
        [one] 1 settlement
       *[other] { $supply } settlements
    } left; tiles: { $tiles }; card: { $card }.
builder-words-settlements = Settlements of { $seat }: { $hexes }.
builder-words-row = Row { $row }: { $lands }.
builder-words-run = { $land } { $from } to { $to }
builder-legend-legal = may be built on
builder-legend-lift = may be moved
builder-ask-over = The game is over.
builder-ask-chance = Chance decides.
builder-ask-build = Build on { $terrain }, { $owed } to go.
builder-ask-build-or-tile = Build on { $terrain }, { $owed } to go, or use a tile first.
builder-ask-end-or-tile = Use a tile, or end your turn.
builder-ask-end = End your turn.
builder-ask-lift = Which settlement do you move with the { $tile }?
builder-ask-put = Build a settlement with the { $tile }.
builder-ask-land = Where does the settlement from { $hex } go with the { $tile }?
builder-tell-quadrants = The board: { $names }.
builder-tell-cards = Gold this time for: { $names }.
builder-tell-start = { $seat } starts.
builder-tell-card = { $seat } draws a terrain card: { $terrain }.
builder-tell-replace = { $seat } finds no free hex for the card and draws another: { $terrain }.
builder-tell-build = { $seat } builds on { $hex } ({ $land }).
    .move = Build on { $hex } ({ $land })
builder-tell-land = { $seat } puts the settlement down on { $hex } ({ $land }).
    .move = Put the settlement down on { $hex } ({ $land })
builder-tell-use = { $seat } uses the { $tile }.
    .move = Use the { $tile }
builder-tell-lift = { $seat } takes up the settlement on { $hex }.
    .move = Take up the settlement on { $hex }
builder-tell-end = { $seat } ends the turn.
    .move = End your turn
builder-tell-hidden = { $seat } draws a terrain card.

## The score sheet
builder-sheet-of = { $seat }: { $total } gold
builder-sheet-line = { $line }: { $gold }
builder-quadrant = { $name }
builder-quadrant-turned = { $name }'
builder-quadrant-place = { $place ->
        [0] top left
        [1] top right
        [2] bottom left
       *[other] bottom right
    }
builder-citizens-part = largest group of { $count }: { $gold }
builder-discoverers-part = line { $row }: { $gold }
builder-farmers-part = { $count } in the quadrant { $quadrant }: { $gold }
builder-fishermen-part = { $count } on land next to water: { $gold }
builder-hermits-part = a group of { $count }: { $gold }
builder-knights-part = { $count } on line { $row }: { $gold }
builder-lords-part = { $count } in the quadrant { $quadrant }: { $gold }
builder-merchants-part = linked: { $hexes }: { $gold }
builder-miners-part = { $count } next to a mountain: { $gold }
builder-workers-part = { $count } next to a location or castle: { $gold }
builder-castles-part = castle on { $hexes }: { $gold }
builder-tie = { $seats } share the win with { $gold } gold (rule B23).

## Refusals
builder-quadrant-twice = A quadrant can lie on the board only once, turned or not: '{ $value }' (rule B1).
builder-start-seat = Seat { $seat } can't start: there are { $players } players (rule B4).
builder-expected = '{ $event }' is not possible here: expected '{ $expected }'.
builder-cards-order = '{ $event }': the cards are written in alphabetical order; expected '{ $expected }'.
builder-place = '{ $event }' names no hex: expected '{ $expected }', such as '{ $example }'.
builder-tile-name = '{ $event }' names no tile: expected 'use' and one of { $names }.
builder-off-board = { $hex } is not on the board: rows and columns go from 0 to 19.
builder-quadrant-laid = The quadrant with the { $name } can lie on the board only once.
builder-card-open = { $name } is already in play.
builder-no-seat = There are { $players } players.
builder-no-card = No { $terrain } card is left in the pile.
builder-over = The game is over: the last round has been played.
builder-quadrants-now = Now the quadrants are drawn.
builder-cards-now = Now the Kingdom Builder cards are drawn.
builder-start-now = Now it is decided who starts.
builder-card-now = Now { $seat } draws a terrain card.
builder-seat-now = It is the turn of { $seat }.
builder-lift-now = { $seat } must first take up a settlement with the { $tile }.
builder-put-now = { $seat } must first complete the action of the { $tile }.
builder-end-early = The mandatory action is not complete: { $owed ->
        [one] 1 settlement is
       *[other] { $owed } settlements are
    } still to be built.
builder-all-built = All settlements of the mandatory action are built.
builder-nothing-to-lift = A settlement can be taken up only with a tile that moves one.
builder-supply-empty = No settlement is left to build.
builder-no-card-left = No terrain card is left, so nothing is owed any more.
builder-same-hex = { $hex } is where the settlement comes from; it must go to another hex.
builder-occupied = A settlement of { $seat } stands on { $hex }.
builder-not-buildable = { $hex } is { $land }; nothing can be built there.
builder-wrong-land = { $hex } is { $land }; this action wants { $wanted }.
builder-not-border = { $hex } is not on the border of the board.
builder-no-line = { $hex } is not at the end of a straight line of three of your settlements.
builder-not-two-away = { $hex } is not two hexes from { $from } in a straight line.
builder-not-adjacent = { $hex } is not next to your settlements, and there is a free hex that is.
builder-not-yours = None of your settlements stands on { $hex }.
builder-nowhere-to-go = The settlement on { $hex } would have nowhere to go.
builder-no-tile = You hold no { $tile } tile.
builder-between = The { $tile } can be used before or after the mandatory action, not within it; { $owed } to go.
builder-tile-spent = The { $tile } was used, or won, in this turn.
builder-no-room = There is nothing that the { $tile } could do now.

## The rules
builder-rule-B1 = Two to four people play, with 40 settlements each. Four of the eight quadrants are drawn and laid two by two, each turned half round or not: a board of 20 rows of 20 hexes. Odd rows lie half a hex further to the right, so that every hex inside the board has six neighbours.
builder-rule-B2 = Every location hex begins with two tiles on it. The oracle's and the harbor's quadrant have one location and two castles, the other six have two locations and one castle.
builder-rule-B3 = There are 25 terrain cards, five each of grass, canyon, desert, flowers and forest. They are shuffled, and everyone holds one in secret. Three of the ten Kingdom Builder cards are drawn and lie open: they say what earns gold this time.
builder-rule-B4 = The start player is the one that was named, or else a random one. Turns go round clockwise.
builder-rule-B5 = For a first game lay tavern, paddock, oasis and farm in reading order, none of them turned, and play with Fishermen, Knights and Merchants. Two tips for the first settlements: begin next to a location, so that you have its tile from your second turn on; and touch as few other kinds of terrain as you can, because a card of a terrain that you don't touch lets you build anywhere.
builder-rule-B6 = In your turn you show your card and build three settlements, one by one, on free hexes of its terrain. That is the mandatory action.
builder-rule-B7 = Each location tile that you had before this turn may be used once, before the mandatory action or after it, but never between its settlements. A tile that you win is of use from your next turn on.
builder-rule-B8 = At the end of your turn you discard your card and draw a new one in secret. When a card must be drawn and the pile is empty, the discards are shuffled and become the pile, the card just played among them; if there are no discards either, nothing is drawn.
builder-rule-B9 = A hex has room for one settlement. Settlements stand on grass, canyon, desert, flowers and forest; only the harbor puts them on water.
builder-rule-B10 = A new settlement must stand next to one of your own if that can be done with the action in hand; this is judged anew for each settlement. Where it can't be done any free hex that suits the action will do: the terrain of your card for the mandatory action, oracle and barn, the land of the tile for farm, oasis and harbor, the border for the tower.
builder-rule-B11 = If no hex of your card's terrain is free, when your turn begins or after an action while settlements are owed and you have some left, the card leaves the game and you draw another at once, until one fits. What is still owed is built on that one, and oracle and barn follow it, too. If no card is left to draw, you owe nothing more.
builder-rule-B12 = Once your supply is empty the mandatory action ends, or falls away if it had not begun. Tiles that move a settlement can still be used, those that build one can't.
builder-rule-B13 = Who builds next to a location hex, or moves a settlement there, takes one of its tiles at once, if there is one left and this player never had one from that hex. The two hexes of a quadrant can give you two equal tiles.
builder-rule-B14 = When your last settlement beside a location hex leaves it, the tile from there leaves the game at once, and you can't win another one there.
builder-rule-B15 = Oracle: build a settlement on the terrain of your card. Farm: build one on grass. Oasis: build one on desert. Each next to your own if possible.
builder-rule-B16 = Tower: build a settlement on the border of the board, on any of the five terrains; next to your own if there is a free hex of the border that is.
builder-rule-B17 = Tavern: build a settlement at either end of a straight line of at least three of your own, in any of the three directions, on a hex that can be built on. Settlements on water count in the line.
builder-rule-B18 = Barn: move one of your settlements to the terrain of your card. Harbor: move one to water. It is taken up first, goes next to your others if possible, and can't come down where it stood.
builder-rule-B19 = Paddock: move one of your settlements exactly two hexes in a straight line, over whatever lies between, to a free hex that can be built on. It need not be next to another one.
builder-rule-B20 = What a move loses and wins is judged when the settlement has landed, losses first; so one that goes from one side of a location to the other keeps the tile. Of two equal tiles the one that can't be used any more this turn is given up first.
builder-rule-B21 = When somebody builds the last settlement of the supply, the round is played to its end: the player to the right of the start player has the last turn.
builder-rule-B22 = Every castle with at least one of your settlements beside it brings 3 gold. Here and for all cards settlements on water count, too, unless a rule says otherwise.
builder-rule-B23 = Most gold wins. Who has equally much shares the win.
builder-rule-B24 = Fishermen: 1 gold for each of your settlements that stands on land next to water.
builder-rule-B25 = Merchants: 4 gold for each location or castle beside a group of your settlements that reaches another location or castle as well.
builder-rule-B26 = Discoverers: 1 gold for each of the 20 horizontal lines on which you have a settlement.
builder-rule-B27 = Hermits: 1 gold for each separate group of your settlements.
builder-rule-B28 = Citizens: 1 gold for every two settlements of your largest group, rounded down.
builder-rule-B29 = Miners: 1 gold for each of your settlements next to a mountain.
builder-rule-B30 = Workers: 1 gold for each of your settlements next to a location or a castle.
builder-rule-B31 = Knights: 2 gold for each of your settlements on the horizontal line where you have most; only one line counts.
builder-rule-B32 = Lords: in each quadrant 12 gold for the most settlements and 6 for the second most. Everyone who ties is paid, and a tie for the first rank leaves the second one as it is. Having none is a number like any other, so it can hold a rank.
builder-rule-B33 = Farmers: 3 gold for each of your settlements in the quadrant where you have fewest; nothing if you have none there.
builder-rule-B34 = Secret are the cards that players hold, until they build on their terrain, and the order of the pile. Discards and cards that left the game lie open.

## The score pad
builder-sheet-random = The sheet must name its '{ $option }': expected first_game or a list of names.
builder-sheet-hex = In the sheet, '{ $where }' has '{ $value }', which is no hex: expected a row and a column, such as 12,7.
builder-sheet-twice = Two settlements stand on { $hex } ({ $seats }).
builder-sheet-no-harbor = { $seat } has a settlement on the water of { $hex }, but there is no harbor on this board.
builder-sheet-too-many = { $seat } has { $count } settlements; there are { $most }.
builder-sheet-water = { $seats } have settlements on water, but only { $tiles } players can have had a harbor tile.
builder-sheet-not-over = The game isn't over: nobody has built all { $all } settlements, the most are { $most }.
builder-sheet-too-few = { $seat } has only { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }: the game had at least { $turns } rounds, so there are { $least } or more.
builder-sheet-tile = { $seat } holds { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } of the kind { $tile }, but has settlements beside { $places ->
        [0] no such location
        [one] only 1 such location
       *[other] { $places } such locations
    }.
builder-sheet-tiles = The players hold more tiles of the kind { $tile } than lay there: { $tiles } on each location, one for a player.

## Options
builder-option-quadrants = Boards
builder-option-cards = Cards
builder-option-start = First player
builder-about-quadrants = Which four boards make the land: at random, those of the first game, or chosen ones.
builder-about-cards = Which Kingdom Builder cards give gold: at random, those of the first game, or chosen ones.
builder-about-start = Who begins.
