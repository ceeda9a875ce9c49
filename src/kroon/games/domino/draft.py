"""Rows of dominoes, kings on them, and whose turn it is, for both domino games.

A row is kept ascending while it is drawn, so that the order of drawing leaves no trace: the pile is a
set of numbers (bit n for domino n), not an order.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import ONE, count, lowest, nth
from kroon.core.events import CHANCE
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below

DOMINOES = 48
ROW = 4
"""The most dominoes in a row."""
NOBODY = -1
"""The king of a domino that is still free."""

FULL_PILE = np.uint64(((1 << DOMINOES) - 1) << 1)

DRAW, OPENING, PICK, PLACE, DONE = range(5)
"""Phases that both games have: chance draws a row; chance says who opens, or whose king is next; a player
puts a king on a domino; a player places a domino; all is over. A game's own phases follow."""

DRAFT_FIELDS = [
    ("actor", np.int64),  # the seat to move, CHANCE or OVER
    ("phase", np.int64),  # DRAW, ...
    ("rounds", np.int64),  # rounds begun: 0 while the first kings are put
    ("turn", np.int64),  # kings that have acted in this round
    ("opener", np.int64),  # whose king was drawn last in the opening; with 2 players, who opens
    ("kings_out", np.int64),  # opening: bit per seat whose king has been drawn
    ("players", np.int64),
    ("kings", np.int64),  # kings in all: 4, or 3 with three players
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
def set_table(s, dominoes):
    """All dominoes unseen, so many of them still to be drawn; the first row comes now."""
    s.phase = DRAW
    s.actor = CHANCE
    s.rounds = 0
    s.turn = 0
    s.opener = 0
    s.kings_out = 0
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
def list_openers(s, base, out):
    """The ids of the seats whose king is not drawn yet, seat a being base; their number."""
    n = 0
    for seat in range(s.players):
        if not s.kings_out >> seat & 1:  # K4
            out[n] = base + seat
            n += 1
    return n


@kernel
def random_opener(s, rng):
    """A seat whose king is not drawn yet, each as likely."""
    n = below(rng, s.players - count(np.uint64(s.kings_out)))
    seat = 0
    while s.kings_out >> seat & 1 or n > 0:
        n -= not s.kings_out >> seat & 1
        seat += 1
    return seat


@inlined
def draw_king(s, seat):
    """A king is drawn, or the start player named: the owner acts at once."""
    s.kings_out |= 1 << seat
    s.opener = seat
    s.actor = seat
    s.phase = PICK  # K4


@inlined
def begin_turn(s):
    """The king on the lowest domino that has not acted is next."""
    s.actor = s.king[s.turn]  # K7
    s.phase = PLACE  # K8


@inlined
def end_turn(s):
    """A king has been put, or a domino of the last round placed: who is next? True when nobody is."""
    s.turn += 1
    if s.turn < s.kings:
        if s.rounds > 0:
            begin_turn(s)
        elif s.players == 2:
            s.actor = s.opener if s.turn == 3 else 1 - s.opener  # K5
        else:
            s.phase = OPENING  # K4
            s.actor = CHANCE
        return False
    if s.drawn == 0:
        return True  # K10
    _next_round(s)
    if s.left:
        s.phase = DRAW  # K6, K9
        s.actor = CHANCE
    else:
        begin_turn(s)  # K10
    return False


@kernel
def _next_round(s):
    """The row that was chosen from becomes the current one; a domino without a king leaves."""
    n = 0
    for i in range(ROW):
        s.row[i] = 0
        s.king[i] = NOBODY
    for i in range(s.drawn):
        if s.next_king[i] != NOBODY:
            s.row[n] = s.next_row[i]
            s.king[n] = s.next_king[i]
            n += 1
    clear_next_row(s)
    s.rounds += 1
    s.turn = 0
