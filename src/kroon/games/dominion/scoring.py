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
        total += POINTS[card] * p.deck[card]
    return total


@kernel
def scores(s, out):
    """The points of every seat, as if the game ended now."""
    for seat in range(4):
        out[seat] = points(s.seats[seat]) if seat < s.players else 0


@kernel
def ranks(s, out):
    """1 for the winners, then 2 and so on; who can't be told apart shares a rank."""
    scores(s, out)
    packed = 0  # four bits a seat, as `out` still holds the points
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            fewer_turns = s.seats[other].turns < s.seats[seat].turns
            if out[other] > out[seat] or (out[other] == out[seat] and fewer_turns):  # D19
                rank += 1
        packed |= rank << 4 * seat
    for seat in range(4):
        out[seat] = packed >> 4 * seat & 15
