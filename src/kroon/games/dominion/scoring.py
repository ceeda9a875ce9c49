"""The end of a game as kernels: points, and who wins."""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.games.dominion.cards import CARDS, POINTS, PROVINCE

EMPTY_PILES = 3
"""So many empty supply piles end the game (D18)."""


@kernel
def ended(s):
    """Whether the game is over at the end of this turn."""
    return s.supply[PROVINCE] == 0 or s.empty >= EMPTY_PILES  # D18


@kernel
def points(p):
    """The points of all cards of a seat, wherever they are (D19)."""
    total = 0
    for card in range(CARDS):
        total += card_points(p, card)
    return total


@kernel
def card_points(p, card):
    """The points of all cards of one name of a seat."""
    return POINTS[card] * p.deck[card]


@kernel
def sheet(s, seat, lines, parts):
    """The score sheet: a line for each card."""
    for card in range(CARDS):
        lines[card] = card_points(s.seats[seat], card)


@kernel
def scores(s, out):
    """The points of every seat, as if the game ended now."""
    for seat in range(s.players):
        out[seat] = points(s.seats[seat])


@kernel
def tie_breaks(s, out):
    """Of those with as many points, who had fewer turns comes first."""
    for seat in range(s.players):
        out[seat] = -s.seats[seat].turns  # D19
