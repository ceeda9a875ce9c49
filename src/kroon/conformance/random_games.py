"""Random games, of any game, and options that cover every pair of values."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np

from kroon.core.contract import CHANCE, OVER, Game
from kroon.core.errors import WrongOptions
from kroon.core.play import Play
from kroon.core.registry import find_game

STEP_LIMIT = 700
"""How long a random game may go on in tests."""
AT_FIRST = 6
"""So many steps of a game are all looked at."""
MOST_COMBINATIONS = 5000
"""Up to so many combinations of options are all tried."""

Options = dict[str, Any]
Pair = tuple[tuple[str, Any], ...]
"""Two options with their values; of a game that has fewer options, all that there are."""
Step = tuple[Any, list[int], Any]


def random_game(game: str, options: Mapping[str, Any], seed: int, limit: int = STEP_LIMIT) -> Play:
    """A game of random moves, to its end or the limit (and then to the end of the event)."""
    play = Play(find_game(game), options)
    for _ in random_steps(play, seed, limit):
        pass
    return play


def random_steps(play: Play, seed: int, limit: int = STEP_LIMIT) -> Iterator[int]:
    """Yield each random id before it is applied; the generator applies it when it goes on."""
    choice = random.Random(seed)
    rng = play.engine.generator(seed)
    steps = 0
    while not play.over and (steps < limit or play.game.midway(play.state)):
        if play.actor == CHANCE:
            id = int(play.engine.sample(play.state, rng))
        else:
            id = choice.choice(play.legal_ids())
        yield id
        play.apply(id)
        steps += 1


def random_events(play: Play, seed: int, limit: int = STEP_LIMIT) -> Iterator[Step]:
    """The events of a random game: the state before, the ids, the state after."""
    before, ids, events = play.engine.copy(play.state), list[int](), 0
    for id in random_steps(play, seed, limit):
        if len(play.events) > events:
            after = play.engine.copy(play.state)
            yield before, ids, after
            before, ids, events = after, [], len(play.events)
        ids.append(id)
    if len(play.events) > events:
        yield before, ids, play.engine.copy(play.state)


def looked_at(number: int, every: int) -> bool:
    """Whether a check that takes long is made at a step: at some of a long game, at all of a short one."""
    return number < AT_FIRST or number % every == 0


def some_places(events: list[str], seed: int, most: int) -> list[int]:
    """Numbers of some events of a game, ascending: `most` of them, or all if there are fewer."""
    return sorted(random.Random(seed).sample(range(len(events)), min(most, len(events))))


@cache
def covering_options(game: str) -> tuple[Options, ...]:
    """Options that hold every value, and every pair of values that fit together, of the named ones; and a few
    with values that are lists.
    """
    left = {pair for options in _fitting(game) for pair in pairs(options)}
    chosen: list[Options] = []
    candidates = _fitting(game)
    while left:
        best = max(candidates, key=lambda options: len(left & set(pairs(options))))
        left -= set(pairs(best))
        chosen.append(best)
    for seed in range(3):
        lists = find_game(game).sample_options(random.Random(seed))
        if lists and candidates:
            chosen.append(random.Random(seed).choice(candidates) | dict(lists))
    return tuple(chosen)


def pairs(options: Options) -> Iterator[Pair]:
    """All pairs of options with their values."""
    return itertools.combinations(options.items(), min(2, len(options)))


def all_pairs(game: str) -> list[Pair]:
    """All pairs of values of named options, also those that don't fit together."""
    options = find_game(game).options.options
    return [
        tuple(zip((option.name for option in chosen), values, strict=True))
        for chosen in itertools.combinations(options, min(2, len(options)))
        for values in itertools.product(*(option.values for option in chosen))
    ]


def combinations(game: str) -> Iterator[Options]:
    """All combinations of the values of named options, or many of them."""
    options = find_game(game).options.options
    names = [option.name for option in options]
    values = [option.values for option in options]
    if np.prod([len(each) for each in values]) <= MOST_COMBINATIONS:
        for combination in itertools.product(*values):
            yield dict(zip(names, combination, strict=True))
        return
    choice = random.Random(0)
    for pair in all_pairs(game):
        for _ in range(20):
            drawn = {name: choice.choice(list(each)) for name, each in zip(names, values, strict=True)}
            yield drawn | dict(pair)


@cache
def _fitting(game: str) -> tuple[Options, ...]:
    return tuple(options for options in combinations(game) if fits(find_game(game), options))


def fits(game: Game, options: Options) -> bool:
    """Whether options fit together."""
    try:
        game.options.check(options)
    except WrongOptions:
        return False
    return True


def label(options: Mapping[str, Any]) -> str:
    """Options as a short name of a test."""
    said = [f"{options['players']}p"]
    for name, value in options.items():
        if value is True:
            said.append(name)
        elif isinstance(value, (str, list)):
            said.append(value if isinstance(value, str) else name)
    return "-".join(said)


def actor_of(play: Play) -> int:
    """The seat to move, CHANCE or OVER, checked to be one of these."""
    assert play.actor in (CHANCE, OVER, *range(play.players))
    return play.actor
