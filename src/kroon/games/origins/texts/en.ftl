origins = Kingdomino Origins
origins-about = Kingdomino in the Stone Age: volcanoes hurl fire, mammoths graze, cave people join your tribe.
origins-desert = desert
origins-steppe = steppe
origins-lake = lake
origins-jungle = jungle
origins-quarry = quarry
origins-volcano = volcano
origins-desert-letter = D
origins-steppe-letter = S
origins-lake-letter = L
origins-jungle-letter = J
origins-quarry-letter = Q
origins-volcano-letter = V
origins-mammoth = mammoth
origins-fish = fish
origins-mushroom = mushroom
origins-flint = flint
origins-mammoth-letter = m
origins-fish-letter = f
origins-mushroom-letter = u
origins-flint-letter = t
origins-hunter = hunter
origins-fisher = fisher
origins-gatherer = gatherer
origins-sculptor = sculptor
origins-artist = artist
origins-firelady = fire lady
origins-shaman = shaman
origins-warrior1 = warrior of strength 1
origins-warrior2 = warrior of strength 2
origins-warrior3 = warrior of strength 3
origins-hunter-mark = Hu
origins-fisher-mark = Fi
origins-gatherer-mark = Ga
origins-sculptor-mark = Sc
origins-artist-mark = Ar
origins-firelady-mark = FL
origins-shaman-mark = Sh
origins-warrior1-mark = W1
origins-warrior2-mark = W2
origins-warrior3-mark = W3
origins-fire = fire
origins-token = token
origins-crater = crater

## The table
origins-ask-take = Take dominoes 1 and 4 of the row (outer) or 2 and 3 (inner).
origins-ask-fire = Where does the fire land? It has strength { $fires } and flies up to { $range ->
        [one] 1 square
       *[other] { $range } squares
    }.
origins-ask-totem = Who gets the { $name } totem?
origins-ask-recruit = Recruit somebody? Open ones cost 2 different resources, from the pile 4.
origins-ask-pay = Pay for the { $name }: { $owed ->
        [one] 1 more resource
       *[other] { $owed } more resources
    }, of kinds not paid yet.
origins-ask-settle = Where does the { $name } settle?
origins-tell-cave = Cave people come out: { $names }.
origins-tell-take = { $seat } takes the { $which ->
       *[outer] outer
        [inner] inner
    } dominoes.
    .move = Take the { $which ->
           *[outer] outer
            [inner] inner
        } dominoes
origins-tell-fire = The fire of { $seat } lands on { $place }.
    .move = Let the fire land on { $place }
origins-tell-totem = { $seat } hands the { $name } totem to { $heir }.
    .move = Hand the { $name } totem to { $heir }
origins-tell-recruit-none = { $seat } recruits nobody.
    .move = Recruit nobody
origins-tell-recruit-open = { $seat } recruits an open tile: { $name }.
    .move = Recruit an open tile: { $name }
origins-tell-recruit-pile = { $seat } recruits from the pile: { $name }.
    .move = Recruit from the pile: { $name }
origins-tell-pay = { $seat } pays the resource on { $place }.
    .move = Pay the resource on { $place }
origins-tell-settle = The { $name } of { $seat } settles on { $place }.
    .move = Settle the { $name } on { $place }
origins-totems = Totems: { $list }
origins-open-people = Open: { $list }
origins-cave = Pile: { $list }
origins-nobody = nobody
origins-none = none

## The score sheet
origins-sheet-of = { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
origins-region = { $terrain }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] 1 fire
       *[other] { $crowns } fires
    } = { $points }
origins-part-resource = { $name }: { $points }
origins-part-totem = { $name } totem: { $points }
origins-part-person = { $name } on { $place }: { $count } × { $each } = { $points }
origins-part-warriors = warriors: { $number } × strength { $strength } = { $points }
origins-bonus-emperor = Emperor of Fire: the hut is in the centre, { $points }
origins-bonus-no-emperor = Emperor of Fire: the hut is not in the centre, { $points }
origins-bonus-habilis = Homo Habilis: no domino discarded, { $points }
origins-bonus-no-habilis = Homo Habilis: a domino was discarded, { $points }

## Refusals
origins-cave-now = Now cave people are laid open.
origins-take-now = Now { $seat } takes the outer or the inner dominoes.
origins-fire-now = First the fire of { $seat } must land.
origins-totem-now = First { $seat } must hand the totem on.
origins-recruit-now = Now { $seat } recruits somebody, or nobody.
origins-pay-now = First { $seat } must pay for the recruited tile.
origins-settle-now = First { $seat } must put the recruited tile on a square.
origins-no-tile = No tile '{ $name }' is left in the pile.
origins-cave-count = { $given } named, but the number of cave people missing on the { $open } open places is { $due }.
origins-no-heir = That player has not most of the { $totem } totem's resource.
origins-not-open = No tile '{ $name }' lies open.
origins-not-in-pile = No tile '{ $name }' is in the pile.
origins-pile-price = A tile from the pile costs four different resources.
origins-no-square = { $place } is not a square of your territory.
origins-no-resource = There is no resource on { $place }.
origins-paid-already = A resource of the kind on { $place } has already been paid.
origins-on-volcano = { $place } is a volcano.
origins-on-token = A fire token lies on { $place }.
origins-on-fire = { $place } has a printed fire.
origins-too-far = { $place } is out of the fire's range.
origins-on-resource = A resource lies on { $place }.
origins-on-tile = Somebody already lives on { $place }.

## The rules
origins-rule-O1 = All 48 dominoes are used with any number of players, and a row always has four. With three players the domino that nobody chose leaves the game. There are 12 rounds.
origins-rule-O2 = Opening: the chiefs are drawn one by one, and each owner at once chooses a free domino of the first row.
origins-rule-O3 = A turn: place your domino, then choose a new one. In the last round dominoes are only placed.
origins-rule-O4 = Placing is as in Kingdomino (K11, K12), in a frame of 5 by 5. The terrains are desert, steppe, lake, jungle, quarry and volcano; a volcano goes with a volcano.
origins-rule-O5 = A domino that fits must be placed. One that doesn't leaves the game.
origins-rule-O6 = As soon as a volcano joins your territory its fire flies: with 1 crater 1 fire up to 3 squares far, with 2 craters 2 fires up to 2, with 3 craters 3 fires 1 square.
origins-rule-O7 = The token must land in your territory within its range, on a square without a printed fire and without a token that is no volcano. Range is counted in steps in all eight directions, over anything. The start tile is no target; the squares of the domino just placed are.
origins-rule-O8 = If the token can land it must; if not it leaves the game. There are as many tokens as volcanoes: 5, 4 and 1.
origins-rule-O9 = Every region is worth its squares times its fires, printed and tokens. A region of volcanoes is worth nothing.
origins-rule-O10 = Ties: the largest region, with or without fire, volcanoes among them; then most fires; then the win is shared.
origins-rule-O11 = Totem mode: a row comes with a resource on every square without a printed fire: mammoth on steppe, fish on lake, mushroom on jungle, flint on quarry; none on desert and volcano.
origins-rule-O12 = Fire that lands on a resource destroys it.
origins-rule-O13 = After a placement and its fire, who has strictly more of a resource than everybody else takes its totem, also from another holder.
origins-rule-O14 = A holder who has no longer most hands the totem to who has; if several others tie for it the holder chooses among them. A holder who is level with the best keeps it, also with none.
origins-rule-O15 = At the end each resource on your dominoes is worth 1, the totems mammoth 3, fish 4, mushroom 5 and flint 6, beside the regions.
origins-rule-O16 = Tribe mode: resources as in totem mode, no totems. The 22 cave people are shuffled face down, and four lie open.
origins-rule-O17 = After choosing a domino you may recruit once: pay two different resources of your territory for an open tile, or four different ones for a tile of your choice from the pile. Paid resources leave the game; you choose the squares that pay.
origins-rule-O18 = The four open places are filled up only when a new row comes.
origins-rule-O19 = The tile goes on a square of yours without printed fire, token, resource or other tile, whether it paid or not. Volcanoes are allowed, the start tile is not.
origins-rule-O20 = Fire may land on a cave person and destroys it.
origins-rule-O21 = Nobody recruits in the last round, as dominoes are only placed then.
origins-rule-O22 = Hunter-gatherers, two of each, score by their eight neighbours: hunter 3 per mammoth, fisher 3 per fish, gatherer 4 per mushroom, sculptor 5 per flint, artist 2 per resource of any kind, fire lady 1 per fire, shaman 2 per cave person.
origins-rule-O23 = Warriors: four of strength 1, three of strength 2, one of strength 3. A group that hangs together by its sides is worth its number times its whole strength.
origins-rule-O24 = At the end of a game in tribe mode regions and cave people score; resources that are left are worth nothing.
origins-rule-O25 = Two players play the Neolithic game: 7 by 7 squares, all 48 dominoes, two chiefs each, 12 rounds. Whose chief is drawn first takes dominoes 1 and 4 or 2 and 3 of the first row, the other player gets the other two. Later every chief chooses on its own.
origins-rule-O26 = Emperor of Fire: 10 points when the hut is in the centre, as in K21.
origins-rule-O27 = Homo Habilis: 5 points when none of your dominoes left the game.
origins-rule-O28 = The order of the face-down dominoes and of the cave pile is unknown to all. Which cave people are in the pile follows from what has been seen; after somebody looks through it, it is shuffled.

## The score pad
origins-sheet-square = In the sheet, '{ $where }' has a square '{ $value }': expected one of { $names }, then * for each printed fire, ^ for each crater, ' for each fire of a token, + for a resource, and : with one of { $people }, in this order.
origins-sheet-token-on-volcano = { $seat }: a fire token lies on the volcano on { $place }.
origins-sheet-token-on-fire = { $seat }: a fire token lies on the printed fire of { $place }.
origins-sheet-no-resources = { $seat }: a resource lies on { $place }, but discovery mode has none.
origins-sheet-resource-place = { $seat }: no resource can lie on { $place }: it is a desert or a volcano, or has a printed fire.
origins-sheet-resource-burnt = { $seat }: the resource on { $place } was destroyed by the fire that lies there.
origins-sheet-resource-missing = { $seat }: the resource on { $place } is missing, but no fire fell there.
origins-sheet-no-people = { $seat }: somebody lives on { $place }, but only tribe mode has cave people.
origins-sheet-person-place = { $seat }: nobody can live on { $place }: there is a printed fire or a resource.
origins-sheet-person-burnt = { $seat }: who lived on { $place } was destroyed by the fire that lies there.
origins-sheet-payments = { $seat }: the resources that are gone can't have been paid for the cave people: two different ones for an open tile, four for one from the pile.
origins-sheet-tokens = { $seat }: for volcanoes with { $craters ->
        [one] 1 crater
       *[other] { $craters } craters
    } the number of tokens with as many fires is { $tokens }, not { $volcanoes }; every volcano had a square for its fire.
origins-sheet-range = { $seat }: the tokens lie too far from the volcanoes that they came from.
origins-sheet-tiles = There are { $count } tiles '{ $name }', but the box has only { $there }.
origins-sheet-no-totems = Only totem mode has totems.
origins-sheet-totem-twice = { $seats } hold the totem '{ $totem }', but there is only one.
origins-sheet-totem-tie = { $seats } have equally many resources of the totem '{ $totem }': the sheet must say, with 'totems', who holds which.
origins-sheet-totem-nobody = Nobody holds the totem '{ $totem }', but somebody has its resource, and so took it.
origins-sheet-totem-holder = { $seat } holds the totem '{ $totem }', but { $best } has more of its resource.
origins-sheet-unchecked-totems = Whether the totems fit the resources of the others was not checked.

## Options
origins-option-mode = Mode
origins-option-emperor_of_fire = Emperor of Fire
origins-option-homo_habilis = Homo habilis
origins-about-mode = How much of the box is used, from plain discovery to tribes.
origins-about-emperor_of_fire = Extra points for fires.
origins-about-homo_habilis = Extra points for a territory without discarded dominoes.
