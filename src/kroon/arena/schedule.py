"""Who sits where: the tables of an arena, and all their seatings.

Every deal is played at every table in every seating. Game number n is game n % per_deal of deal
n // per_deal, so an arena can be as long as one likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import comb, factorial, prod

from kroon.core.errors import KroonError

Seating = tuple[str, ...]
"""A bot for each seat."""

MOST_PER_DEAL = 20_000
"""The most games of one deal."""


@dataclass(frozen=True)
class Schedule:
    """The seatings that every deal is played in."""

    seatings: tuple[Seating, ...]

    @property
    def per_deal(self) -> int:
        """How many games a deal has."""
        return len(self.seatings)

    def deals(self, games: int) -> int:
        """How many whole deals have at least so many games."""
        return -(-games // self.per_deal)

    def deal(self, number: int) -> int:
        """The deal of a game, from 0."""
        return number // self.per_deal

    def seating(self, number: int) -> Seating:
        """Who sits where in a game."""
        return self.seatings[number % self.per_deal]


def schedule(bots: Sequence[str], players: int) -> Schedule:
    """All seatings of all tables that some bots make; `tables` says which tables those are."""
    if len(set(bots)) < len(bots) and len(bots) != players:
        raise KroonError("arena-repeats", given=str(len(bots)), players=str(players))
    if _size(bots, players) > MOST_PER_DEAL:
        raise KroonError("arena-too-many-tables", most=str(MOST_PER_DEAL))
    return Schedule(tuple(seating for table in tables(bots, players) for seating in seatings(table)))


def tables(bots: Sequence[str], players: int) -> list[Seating]:
    """The sets of bots that meet.

    Bots for exactly one table meet there, also when some are named twice. Of more bots than players every
    set meets; of fewer, every table at which each of them has at least one seat.
    """
    if len(bots) == players:
        return [tuple(bots)]
    if len(bots) > players:
        return list(combinations(bots, players))
    filled = combinations_with_replacement(bots, players - len(bots))
    order = {bot: n for n, bot in enumerate(bots)}
    return [tuple(sorted((*bots, *more), key=order.__getitem__)) for more in filled]


def seatings(table: Sequence[str]) -> Iterator[Seating]:
    """All different orders of a table's bots, the first ones first."""
    if not table:
        yield ()
        return
    for first in dict.fromkeys(table):
        rest = list(table)
        rest.remove(first)
        for others in seatings(rest):
            yield (first, *others)


def _size(bots: Sequence[str], players: int) -> int:
    """How many seatings there are, without a list of them if there are too many."""
    if len(bots) > players:
        return comb(len(bots), players) * factorial(players)
    return sum(
        factorial(players) // prod(map(factorial, Counter(table).values())) for table in tables(bots, players)
    )
