"""Ranks from standings: a number per seat in which points come first, then tie-breaks."""

from __future__ import annotations

from kroon.core.kernel import kernel

_SEATS = 4
_BITS = 4


@kernel
def rank(out, players):
    """Replace standings by ranks: 1 for the highest, shared by equals; 0 for seats that nobody has."""
    packed = 0  # a few bits a seat, as long as `out` holds the standings
    for seat in range(players):
        better = 0
        for other in range(players):
            if out[other] > out[seat]:
                better += 1
        packed |= (better + 1) << _BITS * seat
    for seat in range(_SEATS):
        out[seat] = packed >> _BITS * seat & (1 << _BITS) - 1
