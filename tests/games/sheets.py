"""Sheets for tests: end positions of games as they would be drawn by hand, and what is said about bad ones."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import strategies as st

from kroon.core.errors import Illegal, KroonError
from kroon.core.play import Play
from kroon.core.registry import find_game

Sheet = dict[str, Any]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
"""Anything that JSON can say."""


def played(game: str, options: Mapping[str, Any], bot: str, seed: int, limit: int = 3000) -> Play:
    """A game of one bot at all seats, to its end."""
    play = Play(find_game(game), options)
    rng = play.engine.generator(seed)
    for _ in range(limit):
        if play.over:
            break
        if play.actor < 0:
            play.chance(rng)
        else:
            play.apply(play.engine.choose(play.state, bot, rng))
    assert play.over
    return play


def agrees(play: Play, sheet: Sheet) -> dict[str, Any]:
    """What a sheet tells, which must be what the game itself tells."""
    before = copy.deepcopy(sheet)
    told = play.game.from_sheet(sheet)
    assert sheet == before
    assert told["breakdown"] == play.game.breakdown(play.state)
    assert told["scores"] == play.scores()
    assert told["winners"] == play.winners()
    assert told["explain"] == play.game.explain(play.state)
    assert told["explained"] == play.game.explained(play.state)
    assert told["unchecked"] == []
    return told


def refused(game: str, sheet: Any) -> tuple[str, str]:
    """The rule by which a sheet is impossible, and the name of the reason."""
    with pytest.raises(Illegal) as caught:
        find_game(game).from_sheet(sheet)
    reason = caught.value.reason
    assert f"(rule {reason.rule})" in str(caught.value)
    return reason.rule, reason.key.partition("-")[2].removeprefix("sheet-")


def wrong(game: str, sheet: Any) -> str:
    """What is said about a sheet that is none."""
    with pytest.raises(KroonError) as caught:
        find_game(game).from_sheet(sheet)
    assert not isinstance(caught.value, Illegal)
    return str(caught.value)


def survives(game: str, sheet: Any) -> None:
    """Whatever a sheet holds: it is scored, or refused in a sentence."""
    said = ""
    try:
        find_game(game).from_sheet(sheet)
    except KroonError as error:
        said = str(error)
    assert said.isprintable()


def spoilt(sheet: Sheet, value: Any, seed: int) -> Sheet:
    """A sheet with something in it replaced by a value, or left out, or a key added."""
    made = copy.deepcopy(sheet)
    places = list(_places(made))
    where, key = random.Random(seed).choice(places)
    if seed % 5 == 0:
        del where[key]
    elif seed % 5 == 1 and isinstance(where, dict):
        where["more"] = value
    else:
        where[key] = value
    return made


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield value, key
        yield from _places(each)
