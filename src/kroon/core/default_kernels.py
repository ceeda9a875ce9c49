"""Kernels for games that leave a capability to Kroon: no chance, no tie-breaks, nothing hidden, plain features.

They read no field of a state, so that each can be compiled for any game.
"""

from __future__ import annotations

from kroon.core.bits import byte_of, bytes_in
from kroon.core.events import CHANCE
from kroon.core.kernel import kernel


@kernel
def no_weight(s, id):
    """In a game without chance there are no outcomes to weigh."""
    return 0


@kernel
def no_sample(s, rng):
    """In a game without chance nothing is drawn."""
    return 0


@kernel
def luck_of_the_table(s):
    """All luck is that of the whole table."""
    return CHANCE


@kernel
def no_tie_breaks(s, out):
    """Seats with as many points share a rank."""
    for seat in range(len(out)):
        out[seat] = 0


@kernel
def no_sheet(s, seat, lines, parts):
    """A score sheet of nothing but the total."""


@kernel
def nothing_hidden(s, seat, rng):
    """Every seat knows the whole state: there is nothing to deal anew."""


@kernel
def observe_bytes(s, seat, out):
    """The number of the seat, then every byte of the state."""
    out[0] = seat
    for at in range(bytes_in(s)):
        out[1 + at] = byte_of(s, at)
