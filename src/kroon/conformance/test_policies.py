"""Bots of every game decide by what their seat knows, though `match` hands them the table as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kroon.bots.search import Budget, Search
from kroon.conformance.cases import Case, redealt
from kroon.conformance.random_games import random_steps
from kroon.core.play import Play

DECISIONS = 12
"""At so many decisions of a case each bot is asked, all over a random game."""
FAR_APART = 5
"""Steps between two of them, at least."""
DEALS = 3
"""So many other deals of the same table it is asked about."""
SIMULATIONS = 24


def test_no_policy_looks_at_secrets_of_others(case: Case) -> None:
    """A bot that needs no search chooses the same, with the same luck, whatever others may hold."""
    for play, number in _decisions(case):
        for called in play.engine.bots:
            choose, generator = play.engine.choose, play.engine.generator
            chosen = {choose(state, called, generator(number)) for state in _deals(play, number)}
            assert len(chosen) == 1, f"{called} looks at what seat {play.actor_letter} can't know"


def test_no_search_looks_at_secrets_of_others(some_case: Case) -> None:
    """A bot that searches chooses the same, with the same luck, whatever others may hold."""
    levels = [(level, Search(some_case.engine, level, Budget(SIMULATIONS))) for level in some_case.game.levels]
    for play, number in _decisions(some_case):
        for at, (level, search) in enumerate(levels):
            if number % len(levels) != at:  # they take turns, because searches take long
                continue
            generator = play.engine.generator
            chosen = {search.choose(state, play.actor, generator(number)) for state in _deals(play, number)}
            assert len(chosen) == 1, f"{level} looks at what seat {play.actor_letter} can't know"


def _decisions(case: Case) -> Iterator[tuple[Play, int]]:
    """A random game that stands at some decisions of players, each with its number."""
    play = case.play()
    number, since = 0, FAR_APART
    for _ in random_steps(play, case.seed):
        since += 1
        if play.actor >= 0 and len(play.legal_ids()) > 1 and since >= FAR_APART and number < DECISIONS:
            yield play, number
            number, since = number + 1, 0


def _deals(play: Play, seed: int) -> list[Any]:
    """The table, and others that look the same to the seat to move."""
    others = [redealt(play.engine, play.state, play.actor, DEALS * seed + n) for n in range(DEALS)]
    return [play.engine.copy(play.state), *others]
