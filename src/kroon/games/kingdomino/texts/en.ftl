kingdomino = Kingdomino
kingdomino-about = Choose dominoes and lay out a kingdom of five by five. Quick to learn, hard to put down.
kingdomino-wheat = wheat
kingdomino-forest = forest
kingdomino-lake = lake
kingdomino-grassland = grassland
kingdomino-swamp = swamp
kingdomino-mine = mine
kingdomino-bonus = bonus
kingdomino-wheat-letter = W
kingdomino-forest-letter = F
kingdomino-lake-letter = L
kingdomino-grassland-letter = G
kingdomino-swamp-letter = S
kingdomino-mine-letter = M
kingdomino-crown = crown

## The table
kingdomino-game-of = Game { $game } of 3
kingdomino-tell-start = { $seat } opens.
kingdomino-tell-game = Game { $game } begins.
## The score sheet
kingdomino-sheet-of = { $seat }: { $total ->
        [one] 1 point
       *[other] { $total } points
    }
kingdomino-region = { $terrain }: { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } = { $points }
kingdomino-bonus-harmony = Harmony: no domino discarded, { $points }
kingdomino-bonus-no-harmony = Harmony: a domino was discarded, { $points }
kingdomino-bonus-middle = Middle Kingdom: the castle is in the centre, { $points }
kingdomino-bonus-no-middle = Middle Kingdom: the castle is not in the centre, { $points }
kingdomino-earlier = earlier games: { $points }

## Refusals
kingdomino-grand-duel-players = The Grand Duel (grand_duel) is for 2 players, not { $players } (rule K22).
kingdomino-must-place-edition = 'must_place' belongs to the de edition; in nl a domino that fits must always be placed (rules K13 and K23).
kingdomino-game-now = Now game { $game } begins.

## The rules
kingdomino-rule-K1 = Two to four people play. Everyone has a colour, a start tile with a castle on it and one king; in a game for two, two kings each.
kingdomino-rule-K2 = All 48 dominoes are shuffled face down. With two players 24 of them leave the game, with three 12, with four none; nobody sees which.
kingdomino-rule-K3 = A row consists of four dominoes, or three with three players, in ascending order of their numbers.
kingdomino-rule-K4 = Opening with three or four: the first row lies open, and the kings are drawn one by one. Whose king is drawn puts it at once on a free domino; the last takes what is left.
kingdomino-rule-K5 = Opening with two: a random start player puts one king, the other player both kings, then the start player the second one.
kingdomino-rule-K6 = When all kings stand, the second row is laid beside the first.
kingdomino-rule-K7 = In a round the kings act in the order of the dominoes that they stand on, lowest number first. With two players everyone has two turns a round.
kingdomino-rule-K8 = A turn has two parts: place the domino under your king in your kingdom, then put the king on a free domino of the next row.
kingdomino-rule-K9 = When every king has acted a new row is drawn, and the next round begins.
kingdomino-rule-K10 = When no domino is left to draw there is one last round, in which dominoes are only placed. That makes 12 rounds with three or four players, 6 with two, 12 in the Grand Duel.
kingdomino-rule-K11 = A domino covers two empty squares side by side. At least one of its squares must share a side with the start tile, which goes with everything, or with a square of its own terrain on another domino. What else it touches doesn't matter, corners don't count, and holes are allowed.
kingdomino-rule-K12 = The kingdom with its start tile must fit in a frame of 5 by 5 squares, 7 by 7 in the Grand Duel. The castle may be anywhere in it.
kingdomino-rule-K13 = A domino that fits nowhere leaves the game. One that fits must be placed in the nl edition; in the de edition it may be given up instead, unless 'must place' is on.
kingdomino-rule-K14 = A region is a group of squares of one terrain that hang together by their sides. The start tile belongs to none. Separate regions of one terrain score separately.
kingdomino-rule-K15 = A region is worth its squares times its crowns: nothing without a crown.
kingdomino-rule-K16 = The score sheet has a line for each of the six terrains, one for bonuses and the total.
kingdomino-rule-K17 = The highest total wins.
kingdomino-rule-K18 = Ties: the largest single region wins, crowned or not. If that is level too, nl counts all crowns in the kingdom, and then the win is shared; de shares it at once.
kingdomino-rule-K19 = Dynasty: three games in a row, each with a deal and an opening of its own. The totals are added; equal sums share the win.
kingdomino-rule-K20 = Harmony: 5 points for a kingdom from which no domino was given up.
kingdomino-rule-K21 = Middle Kingdom: 10 points when the castle is in the centre, that is when no square is more than 2 away from it along either axis (3 in the Grand Duel), full or not.
kingdomino-rule-K22 = Grand Duel: two players, all 48 dominoes, 7 by 7 squares, 12 rounds.
kingdomino-rule-K23 = Must place (de edition only): a domino that fits must be placed.
kingdomino-rule-K24 = The order of the face-down dominoes, and which ones left at set-up, are unknown to all. Everything else is open, also which numbers have not appeared yet.

## The score pad
kingdomino-sheet-square = In the sheet, '{ $where }' has a square '{ $value }': expected one of { $names }, with a * for each crown.
kingdomino-sheet-games = In the sheet, the number of games of '{ $where }' is { $given }: a dynasty has 3.

## Options
kingdomino-option-edition = Edition
kingdomino-option-must_place = Must place
kingdomino-option-harmony = Harmony
kingdomino-option-middle_kingdom = Middle Kingdom
kingdomino-option-dynasty = Dynasty
kingdomino-option-grand_duel = The Grand Duel
kingdomino-about-edition = By which box the game is played.
kingdomino-about-must_place = A domino that fits must be placed, also in the German edition.
kingdomino-about-harmony = Extra points for a kingdom in which no domino was discarded.
kingdomino-about-middle_kingdom = Extra points for a castle in the centre of its kingdom.
kingdomino-about-dynasty = Three games in a row; the points of all count.
kingdomino-about-grand_duel = For two: all dominoes are used, and kingdoms are seven squares wide.
