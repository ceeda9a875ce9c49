"""Drawing dominoes into a row, and kings on it, for both domino games.

A row is kept ascending while it is drawn, so that the order of drawing leaves no trace: the pile is a
set of numbers (bit n for domino n), not an order.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import ONE, count, lowest, nth
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below

DOMINOES = 48
ROW = 4
"""The most dominoes in a row."""
NOBODY = -1
"""The king of a domino that is still free."""

FULL_PILE = np.uint64(((1 << DOMINOES) - 1) << 1)

DRAFT_FIELDS = [
    ("pile", np.uint64),  # bit n: domino n has not appeared yet
    ("left", np.int64),  # how many dominoes are still to be drawn in this game
    ("drawn", np.int64),  # how many lie in the row that is being chosen from
    ("row", np.int64, ROW),  # the dominoes of the current row, ascending; 0: none
    ("king", np.int64, ROW),  # the seats whose kings stand on them
    ("next_row", np.int64, ROW),  # the row that is being drawn or chosen from
    ("next_king", np.int64, ROW),
]
"""The fields that the functions of this file work on."""


@kernel
def fill_box(s, dominoes):
    """All dominoes unseen, so many of them still to be drawn, no rows."""
    s.pile = FULL_PILE
    s.left = dominoes
    clear_next_row(s)
    for i in range(ROW):
        s.row[i] = 0
        s.king[i] = NOBODY


@kernel
def clear_next_row(s):
    """Take the row that is chosen from off the table."""
    s.drawn = 0
    for i in range(ROW):
        s.next_row[i] = 0
        s.next_king[i] = NOBODY


@kernel
def list_pile(s, base, out):
    """The ids of the dominoes that can be drawn, domino n being base + n; their number."""
    rest = s.pile
    n = 0
    while rest:
        out[n] = base + lowest(rest)
        n += 1
        rest &= rest - ONE
    return n


@inlined
def random_domino(s, rng):
    """A domino of the pile, each as likely."""
    return nth(s.pile, below(rng, count(s.pile)))


@inlined
def draw(s, domino):
    """Move a domino from the pile to its place in the row."""
    s.pile &= ~(ONE << np.uint64(domino))
    s.left -= 1
    i = s.drawn
    while i > 0 and s.next_row[i - 1] > domino:  # K3
        s.next_row[i] = s.next_row[i - 1]
        i -= 1
    s.next_row[i] = domino
    s.drawn += 1


@inlined
def list_free(s, base, out):
    """The ids of the dominoes without a king, the first of the row being base; their number."""
    n = 0
    for i in range(s.drawn):
        if s.next_king[i] == NOBODY:  # K4, K8
            out[n] = base + i
            n += 1
    return n


@kernel
def next_round(s):
    """The row that was chosen from becomes the current one."""
    for i in range(ROW):
        s.row[i] = s.next_row[i]
        s.king[i] = s.next_king[i]
    clear_next_row(s)
