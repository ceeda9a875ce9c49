"""Random games for tests, of any game, and options that cover every pair of values."""

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
MOST_COMBINATIONS = 5000
"""Up to so many combinations of options are all tried."""

Options = dict[str, Any]
Pair = tuple[tuple[str, Any], tuple[str, Any]]


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


@cache
def covering_options(game: str) -> tuple[Options, ...]:
    """Options that hold every value, and every pair of values that fit together, of the named ones; and a few
    with values that are lists."""
    left = {pair for options in _fitting(game) for pair in pairs(options)}
    chosen: list[Options] = []
    candidates = list(_fitting(game))
    while left:
        best = max(candidates, key=lambda options: len(left & set(pairs(options))))
        left -= set(pairs(best))
        chosen.append(best)
    for seed in range(3):
        lists = find_game(game).sample_options(random.Random(seed))
        if lists:
            chosen.append(random.Random(seed).choice(candidates) | dict(lists))
    return tuple(chosen)


def pairs(options: Options) -> Iterator[Pair]:
    """All pairs of options with their values."""
    return itertools.combinations(options.items(), 2)


def all_pairs(game: str) -> list[Pair]:
    """All pairs of values of named options, also those that don't fit together."""
    return [
        ((one.name, a), (other.name, b))
        for one, other in itertools.combinations(find_game(game).options.options, 2)
        for a in one.values
        for b in other.values
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
    for (one, a), (other, b) in all_pairs(game):
        for _ in range(20):
            drawn = {name: choice.choice(list(each)) for name, each in zip(names, values, strict=True)}
            yield drawn | {one: a, other: b}


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
