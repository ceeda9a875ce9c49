### On the page.

web-advice-builder = The book's first game has fixed boards and the cards Fishermen, Knights and Merchants. Begin next to a location, and touch as few terrains as you can.
web-value-quadrants-random = At random
web-value-quadrants-first_game = First game
web-value-quadrants-first_game-about = Tavern, paddock, oasis and farm, as the book lays them.
web-value-cards-random = At random
web-value-cards-first_game = First game
web-value-cards-first_game-about = Fishermen, Knights and Merchants.
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
web-pad-how-builder = Lay out the board as yours, then tap each player's settlements.
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
web-pad-begin-builder = Once all settlements stand, the gold appears here.
web-companion-about-builder = Play with the real box. Terrain cards stay hidden: on an own device each player types the own card, on a shared one it is typed when it is shown.
web-companion-type-quadrants = Which four boards make the land, in reading order? ↻ means upside down.
web-companion-type-cards = Which three Kingdom Builder cards lie open?
web-companion-type-card = Which terrain card does { $name } show?
web-companion-type-card-own = Which terrain card have you drawn?
web-gain-builder = { $gain } gold
web-won-builder = { $name } wins with { $points } gold
web-won-you-builder = You win with { $points } gold
web-won-shared-builder = { $names } share the win with { $points } gold
