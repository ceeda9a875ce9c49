"""What a learner sees of a domino game, as far as both games share it.

Seats are relative: 0 is the seat itself, 1 the one to its left, and so on. Squares lie on the 13×13 field
with the castle in the middle.
"""

from __future__ import annotations

from kroon.core.bits import ONE, ZERO, lowest
from kroon.core.contract import Feature
from kroon.core.kernel import kernel
from kroon.games.domino.draft import DOMINOES, ROW
from kroon.games.domino.kingdom import CELLS, CROWNS, FIELD, PITCH, REACH, TERRAINS

DRAFT_FEATURES = (
    Feature("actor", 1, -2, 3, "the relative seat to move, -1 chance, -2 nobody"),
    Feature("players", 1, 2, 4, "the number of players"),
    Feature("frame", 1, 5, 7, "the side of the frame"),
    Feature("rounds", 1, 0, 12, "rounds begun, 0 while the first kings are put"),
    Feature("turn", 1, 0, ROW, "kings that have acted in this round"),
    Feature("left", 1, 0, DOMINOES, "dominoes still to be drawn in this game"),
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
)
"""What `observe_draft` writes."""


@kernel
def observe_draft(s, seat, out):
    """Write the features that both games have; how many numbers that are."""
    out[0] = relative(s, s.actor, seat)
    out[1] = s.players
    out[2] = s.frame
    out[3] = s.rounds
    out[4] = s.turn
    out[5] = s.left
    at = 6
    for i in range(ROW):
        out[at + i] = s.row[i]
        out[at + ROW + i] = relative(s, s.king[i], seat)
        out[at + 2 * ROW + i] = s.next_row[i]
        out[at + 3 * ROW + i] = relative(s, s.next_king[i], seat)
    at += 4 * ROW
    for i in range(DOMINOES + 4 + 4 * CELLS):
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
    return at + 4 + 4 * CELLS


@kernel
def relative(s, who, seat):
    """A seat as seen from another; chance, nobody and a free domino stay as they are."""
    return (who - seat + s.players) % s.players if who >= 0 else who


@kernel
def mark_squares(k, s0, s1, value, out, at):
    """Write a value for each square of a set on the field that begins at `at`."""
    base = at + (REACH - k.castle_y) * FIELD + REACH - k.castle_x
    for word in range(2):
        rest = s0 if word == 0 else s1
        while rest:
            bit = 64 * word + lowest(rest)
            out[base + bit // PITCH * FIELD + bit % PITCH] = value
            rest &= rest - ONE


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
