### On the page.

web-advice-origins = The book goes from Discovery by way of Totem to Tribe: take the modes in this order.
web-value-mode-discovery = 1 · Discovery
web-value-mode-discovery-about = Volcanoes and fire. The way to begin.
web-value-mode-totem = 2 · Totem
web-value-mode-totem-about = Resources on your land win totems and points, as long as no fire lands on them.
web-value-mode-tribe = 3 · Tribe
web-value-mode-tribe-about = Resources pay for cave people, who score in ways of their own.
web-line-origins-resources = resources
web-line-origins-totems = totems
web-line-origins-cave_people = cave people
web-line-origins-bonus = bonuses
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
web-pad-how-origins = Choose a square of the box, then tap or drag where it lies; fires and what else lies on it come after. The hut may stand anywhere.
web-pad-token = { $count ->
        [one] Token with 1 fire
       *[other] Token with { $count } fires
    }
web-pad-resource = Resource of that land
web-pad-grow = Put resources on all free land
web-pad-totems = Totems held
web-pad-totems-about = Only needed where several have equally many; else they go to whoever has most.
web-pad-begin-origins = Draw a territory, and its score appears here. Whether dominoes and fires can lie so is checked, too.
web-companion-about-origins = Play with the real box. Type in the rows and the cave people that come out, and make the moves here as well: Kroon checks them and counts. One device for all will do.
web-companion-type-cave = { $count ->
        [one] Who comes out of the cave?
       *[other] Which { $count } come out of the cave, in this order?
    }
web-companion-type-king-origins = Whose chief was drawn?
