"""What a learner sees of Kingdom Builder: numbers from the seat's point of view.

Seats are relative: 0 is the seat itself, 1 the one to its left, and so on.
"""

from __future__ import annotations

from kroon.core.bits import ONE, lowest
from kroon.core.contract import Feature
from kroon.core.kernel import kernel
from kroon.games.builder.deck import hidden_holders, is_hidden, unseen
from kroon.games.builder.hexes import HEXES, PITCH, ROWS_IN_WORD, SIDE, WORDS
from kroon.games.builder.locations import MOST_SITES, kind_in, tiles_of
from kroon.games.builder.scoring import total
from kroon.games.builder.state import (
    DONE,
    GOAL_NAMES,
    GOALS,
    KINDS,
    LANDS,
    MANDATORY,
    NONE,
    SETTLEMENTS,
    TERRAIN_CARDS,
    TERRAINS,
    TILES,
)

_MOST_GOLD = 2000

FEATURES = (
    Feature(
        "phase",
        1,
        0,
        DONE,
        "as in state.py: 0 to 3 set-up, 4 act, 5 lift, 6 put, 7 and 8 a card is drawn, 9 over",
    ),
    Feature("actor", 1, -2, 3, "the relative seat to move, -1 chance, -2 nobody"),
    Feature("players", 1, 2, 4, "the number of players"),
    Feature("starter", 1, -1, 3, "the relative seat of the start player, -1 before it is known"),
    Feature("turn", 1, -1, 3, "the relative seat whose turn it is, -1 before the first card"),
    Feature("owed", 1, 0, MANDATORY, "settlements of the mandatory action still to be built"),
    Feature("tool", 1, -1, KINDS - 1, "the kind of the tile in use, -1 for none"),
    Feature("lifted", 1, -1, HEXES - 1, "the hex that a settlement was taken from, -1 for none"),
    Feature("pile", 1, 0, TERRAINS * TERRAIN_CARDS, "cards in the pile"),
    Feature("goals", len(GOAL_NAMES), 0, 1, "1 for each Kingdom Builder card in play, by alphabet"),
    Feature("discards", TERRAINS, 0, TERRAIN_CARDS, "open discards of each terrain"),
    Feature("removed", TERRAINS, 0, TERRAIN_CARDS, "cards of each terrain that left the game"),
    Feature("card", 4, -1, TERRAINS - 1, "by relative seat: the terrain of its card, -1 if unknown or none"),
    Feature(
        "could_hold",
        4 * TERRAINS,
        0,
        TERRAIN_CARDS,
        "by relative seat, if it holds a card out of sight: the unseen cards of each terrain it may be",
    ),
    Feature("supply", 4, 0, SETTLEMENTS, "settlements not built yet, by relative seat"),
    Feature("gold", 4, 0, _MOST_GOLD, "gold if the game ended now, by relative seat"),
    Feature("tiles", 4 * KINDS, 0, TILES, "tiles held, by relative seat and kind"),
    Feature("usable", KINDS, 0, TILES, "tiles that the seat on turn may still use, by kind"),
    Feature("sites", MOST_SITES, -1, HEXES - 1, "the location hexes, two for each quadrant, -1 for none"),
    Feature("sites_tiles", MOST_SITES, 0, TILES, "tiles left on each of them"),
    Feature("sites_had", MOST_SITES, 0, 1, "1 where the seat has had a tile"),
    Feature("land", HEXES, 0, LANDS, "by hex: 0 nothing yet, else 1 + land as in state.py"),
    Feature("settled", HEXES, 0, 4, "by hex: 0 nobody, else 1 + the relative seat that has settled there"),
)
SIZE = sum(feature.size for feature in FEATURES)


@kernel
def observe(s, seat, out):
    """Write the features, in the order of FEATURES."""
    for i in range(SIZE):
        out[i] = 0
    out[0] = s.phase
    out[1] = _relative(s, s.actor, seat)
    out[2] = s.players
    out[3] = _relative(s, s.starter, seat)
    out[4] = _relative(s, s.turn, seat)
    out[5] = s.owed
    out[6] = NONE if s.tool == NONE else kind_in(s, s.tool)
    out[7] = s.lifted
    for terrain in range(TERRAINS):
        out[8] += s.pile[terrain]
    at = 9
    for i in range(GOALS):
        if s.goals[i] != NONE:
            out[at + s.goals[i]] = 1
    at += len(GOAL_NAMES)
    for terrain in range(TERRAINS):
        out[at + terrain] = s.discards[terrain]
        out[at + TERRAINS + terrain] = s.removed[terrain]
    at += 2 * TERRAINS
    _write_cards(s, seat, out, at)
    at += 4 + 4 * TERRAINS
    for i in range(s.players):
        other = (seat + i) % s.players
        out[at + i] = s.supply[other]
        out[at + 4 + i] = total(s, other)
    at += 8
    _write_tiles(s, seat, out, at)
    at += 5 * KINDS + 3 * MOST_SITES
    for land in range(LANDS):
        _write_hexes(s.land[land], 1 + land, out, at)
    for i in range(s.players):
        _write_hexes(s.settled[(seat + i) % s.players], 1 + i, out, at + HEXES)


@kernel
def _relative(s, who, seat):
    """A seat as seen from another; chance and nobody stay as they are."""
    return (who - seat + s.players) % s.players if who >= 0 else who


@kernel
def _write_cards(s, seat, out, at):
    """The cards that the seat sees, and what those out of sight can be (B34)."""
    holders = hidden_holders(s, seat)
    for i in range(4):
        out[at + i] = NONE
    for i in range(s.players):
        other = (seat + i) % s.players
        if is_hidden(s, other, seat):
            for terrain in range(TERRAINS):
                if other != s.turn or s.fitting >> terrain & 1:
                    out[at + 4 + i * TERRAINS + terrain] = unseen(s, holders, s.batch[other], terrain)
        else:
            out[at + i] = s.hand[other]


@kernel
def _write_tiles(s, seat, out, at):
    """Tiles held and usable by kind, and what lies on the location hexes."""
    for quadrant in range(4):
        if s.quadrants[quadrant] != NONE:
            kind = kind_in(s, quadrant)
            for i in range(s.players):
                out[at + i * KINDS + kind] = tiles_of(s, (seat + i) % s.players, quadrant)
            out[at + 4 * KINDS + kind] = s.ready[quadrant]
    at += 5 * KINDS
    for number in range(MOST_SITES):
        out[at + number] = s.site[number]
        out[at + MOST_SITES + number] = s.tiles[number]
        out[at + 2 * MOST_SITES + number] = s.had[seat] >> number & 1


@kernel
def _write_hexes(words, value, out, at):
    for word in range(WORDS):
        rest = words[word]
        while rest:
            bit = lowest(rest)
            out[at + (word * ROWS_IN_WORD + bit // PITCH) * SIDE + bit % PITCH] = value
            rest &= rest - ONE
