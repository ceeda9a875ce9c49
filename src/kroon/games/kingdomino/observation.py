"""What a learner sees of Kingdomino: numbers from the seat's point of view, its own kingdom first.

Seats are relative: 0 is the seat itself, 1 the one to its left, and so on. Squares lie on the 13×13 field
with the castle in the middle.
"""

from __future__ import annotations

from kroon.core.bits import ONE, ZERO, lowest
from kroon.core.contract import Feature
from kroon.core.kernel import kernel
from kroon.games.domino.draft import DOMINOES, DONE, ROW
from kroon.games.domino.kingdom import CELLS, CROWNS, FIELD, PITCH, REACH, TERRAINS

FEATURES = (
    Feature("phase", 1, 0, DONE, "0 a row is drawn, 1 the opening, 2 pick, 3 place, 4 next game, 5 over"),
    Feature("actor", 1, -2, 3, "the relative seat to move, -1 chance, -2 nobody"),
    Feature("players", 1, 2, 4, "the number of players"),
    Feature("frame", 1, 5, 7, "the side of the frame"),
    Feature("round", 1, 0, 12, "the round, 0 while the first kings are put"),
    Feature("turn", 1, 0, ROW, "kings that have acted in this round"),
    Feature("left", 1, 0, DOMINOES, "dominoes still to be drawn in this game"),
    Feature("game", 1, 0, 2, "the number of the game in a dynasty, from 0"),
    Feature("may_decline", 1, 0, 1, "whether a domino that fits may be discarded"),
    Feature("harmony", 1, 0, 1, "whether that bonus is played for"),
    Feature("middle_kingdom", 1, 0, 1, "whether that bonus is played for"),
    Feature("dynasty", 1, 0, 1, "whether three games are added up"),
    Feature("row", ROW, 0, DOMINOES, "the dominoes of the current row, 0 for none"),
    Feature("king", ROW, -1, 3, "the relative seats of the kings on them, -1 for none"),
    Feature("next_row", ROW, 0, DOMINOES, "the row that is chosen from"),
    Feature("next_king", ROW, -1, 3, "the relative seats of the kings on it"),
    Feature("unseen", DOMINOES, 0, 1, "1 for each domino that has not appeared yet"),
    Feature("discarded", 4, 0, 24, "dominoes that left the game, by relative seat"),
    Feature(
        "squares",
        4 * CELLS,
        0,
        1 + TERRAINS * (CROWNS + 1),
        "by relative seat, row by row: 0 empty, 1 castle, else 2 + 4 × terrain + crowns",
    ),
    Feature("earlier", 4, 0, 2000, "points from earlier games of a dynasty, by relative seat"),
)
SIZE = sum(feature.size for feature in FEATURES)


@kernel
def observe(s, seat, out):
    """Write the features, in the order of FEATURES."""
    out[0] = s.phase
    out[1] = _relative(s, s.actor, seat)
    out[2] = s.players
    out[3] = s.frame
    out[4] = s.rounds
    out[5] = s.turn
    out[6] = s.left
    out[7] = s.game
    out[8] = s.may_decline
    out[9] = s.harmony
    out[10] = s.middle_kingdom
    out[11] = s.dynasty
    at = 12
    for i in range(ROW):
        out[at + i] = s.row[i]
        out[at + ROW + i] = _relative(s, s.king[i], seat)
        out[at + 2 * ROW + i] = s.next_row[i]
        out[at + 3 * ROW + i] = _relative(s, s.next_king[i], seat)
    at += 4 * ROW
    for i in range(DOMINOES + 4 + 4 * CELLS + 4):
        out[at + i] = 0
    rest = s.pile
    while rest:
        out[at + lowest(rest) - 1] = 1
        rest &= rest - ONE
    at += DOMINOES
    for i in range(s.players):
        k = s.kingdoms[(seat + i) % s.players]
        out[at + i] = k.discarded
        _write_squares(k, out, at + 4 + i * CELLS)
    at += 4 + 4 * CELLS
    for i in range(s.players):
        for game in range(s.game):
            for line in range(TERRAINS + 1):
                out[at + i] += s.past[game, (seat + i) % s.players, line]


@kernel
def _relative(s, who, seat):
    """A seat as seen from another; chance, nobody and a free domino stay as they are."""
    return (who - seat + s.players) % s.players if who >= 0 else who


@kernel
def _write_squares(k, out, at):
    base = at + (REACH - k.castle_y) * FIELD + REACH - k.castle_x
    out[at + REACH * FIELD + REACH] = 1
    for t in range(TERRAINS):
        for word in range(2):
            rest = k.land[t, word]
            while rest:
                one = rest & (~rest + ONE)
                bit = 64 * word + lowest(rest)
                crowns = 0
                for c in range(CROWNS):
                    crowns += (k.crowns[c, word] & one) != ZERO
                out[base + bit // PITCH * FIELD + bit % PITCH] = 2 + 4 * t + crowns
                rest &= rest - ONE
