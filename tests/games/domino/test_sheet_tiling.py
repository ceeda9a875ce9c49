"""The search for the dominoes of a drawn kingdom, compared with trying everything; and when it gives up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.core.message import message
from kroon.core.registry import find_game
from kroon.games.domino import sheet
from kroon.games.domino.board import neighbours
from kroon.games.domino.tiling import (
    CASTLE,
    Drawing,
    GivenUp,
    Kind,
    Label,
    Tiled,
    has_shape,
    kind_of,
    legal_order,
    tile,
)

LABELS: list[Label] = [(0, 0), (0, 1), (1, 0), (2, 0)]


def naive(drawing: Drawing, stock: Counter[Kind]) -> bool:
    """Whether dominoes can be laid one by one, each by K11, until all squares are covered."""

    def go_on(laid: frozenset[Any], left: Counter[Kind]) -> bool:
        if len(laid) == len(drawing):
            return True
        for a in drawing:
            for b in neighbours(a):
                if b not in drawing or {a, b} & laid:
                    continue
                kind = kind_of(drawing[a], drawing[b])
                touches = any(
                    beside == CASTLE or (beside in laid and drawing[beside][0] == drawing[at][0])
                    for at in (a, b)
                    for beside in neighbours(at)
                )
                if touches and left[kind] and go_on(laid | {a, b}, left - Counter([kind])):
                    return True
        return False

    return go_on(frozenset(), stock)


@st.composite
def kingdoms(draw: st.DrawFn) -> dict[Any, Label]:
    """A few squares that hang together with the castle."""
    places = [CASTLE]
    for _ in range(draw(st.sampled_from([2, 4, 6, 8]))):
        edge = sorted({beside for place in places for beside in neighbours(place)} - set(places))
        places.append(draw(st.sampled_from([each for each in edge if max(map(abs, each)) < 3])))
    return {place: draw(st.sampled_from(LABELS)) for place in places[1:]}


stocks = st.lists(
    st.tuples(st.sampled_from(LABELS), st.sampled_from(LABELS)).map(lambda pair: kind_of(*pair)),
    min_size=1,
    max_size=10,
).map(Counter)


@pytest.mark.rule("K2", "K11")
@settings(max_examples=250, deadline=None)
@given(kingdoms(), stocks)
def test_the_search_finds_what_trying_everything_finds(drawing: dict[Any, Label], stock: Counter[Kind]) -> None:
    found = tile([drawing], stock)
    assert found.sure
    assert (found.pairs is not None) == naive(drawing, stock)
    if found.pairs is not None:
        [pairs] = found.pairs
        assert sorted(place for pair in pairs for place in pair) == sorted(drawing)
        assert Counter(kind_of(drawing[a], drawing[b]) for a, b in pairs) <= stock
        assert legal_order(drawing, pairs) is not None
        assert has_shape(drawing)


@settings(max_examples=100, deadline=None)
@given(kingdoms(), kingdoms(), stocks)
def test_two_kingdoms_share_the_box(
    one: dict[Any, Label], other: dict[Any, Label], stock: Counter[Kind]
) -> None:
    together = tile([one, other], stock)
    if together.pairs is not None:
        used = [
            kind_of(d[a], d[b]) for d, pairs in zip((one, other), together.pairs, strict=True) for a, b in pairs
        ]
        assert Counter(used) <= stock
    elif tile([one], stock).pairs and tile([other], stock).pairs:
        assert tile([one, other], stock + stock).pairs is not None  # what lacks is dominoes


def test_a_search_that_is_cut_short_says_so() -> None:
    row: dict[Any, Label] = {(x, y): (0, 0) for x in range(1, 5) for y in range(4)}
    assert not tile([row], {((0, 0), (0, 0)): 8}, nodes=3).sure
    assert tile([row], {((0, 0), (0, 0)): 8}).pairs is not None

    def give_up(board: int, pairs: Any) -> bool:
        raise GivenUp

    assert not tile([row], {((0, 0), (0, 0)): 8}, accept=give_up).sure


def test_what_is_too_hard_to_tell_is_scored_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    squares = {"1,0": "wheat", "2,0": "forest"}
    given = {"options": {"players": 2, "edition": "de"}, "seats": [{"squares": squares}, {"squares": squares}]}
    monkeypatch.setattr(sheet, "tile", lambda *_, **__: Tiled(None, sure=False))
    told = find_game("kingdomino").from_sheet(given)
    assert told["scores"] == [0, 0]
    assert told["dominoes"] == [None, None]
    assert len(told["unchecked"]) == 3
    real = tile
    monkeypatch.setattr(
        sheet,
        "tile",
        lambda drawings, *a, **k: Tiled(None, False) if len(drawings) > 1 else real(drawings, *a, **k),
    )
    told = find_game("kingdomino").from_sheet(given)
    assert told["dominoes"] == [["13 1,0 2,0"], ["13 1,0 2,0"]]
    assert told["unchecked"] == [message("domino-sheet-unchecked-together", game="kingdomino")]
