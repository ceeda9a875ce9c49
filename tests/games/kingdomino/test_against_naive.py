"""The fast rules against plain ones (naive.py): placements, regions, whole games, counts."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import Options, covering_options, label, random_steps
from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.domino import kingdom as domino_kingdom
from kroon.games.domino.board import squares
from kroon.games.kingdomino.state import TERRAIN_NAMES
from tests.games.kingdomino import naive
from tests.games.kingdomino.boards import Kingdom, at_first_placing, ended, placing, write_kingdom

kernels: Any = domino_kingdom


@st.composite
def kingdoms(draw: st.DrawFn, frame: int) -> Kingdom:
    """A kingdom built by legal placements of some dominoes."""
    kingdom: Kingdom = {}
    choice = random.Random(draw(st.integers(0, 2**32)))
    for domino in choice.sample(range(1, 49), draw(st.integers(0, frame * frame // 2))):
        ways = naive.placings(kingdom, frame, domino)
        if ways:
            a, b = choice.choice(ways)
            kingdom |= dict(zip((a, b), naive.DOMINOES[domino], strict=True))
    return kingdom


@pytest.mark.parametrize("frame", [5, 7])
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_the_places_of_a_domino_are_those_of_a_search_over_all_squares_and_directions(
    frame: int, data: st.DataObject
) -> None:
    kingdom = data.draw(kingdoms(frame))
    play = placing("C", 1, grand_duel=frame == 7)
    write_kingdom(play.state.kingdoms[0], kingdom)
    for domino in data.draw(st.lists(st.integers(1, 48), min_size=3, max_size=6, unique=True)):
        play.state.row[0] = domino
        found = naive.placings(kingdom, frame, domino)
        texts = sorted(f"a place {domino} {ax},{ay} {bx},{by}" for (ax, ay), (bx, by) in found)
        assert play.legal() == (texts or [f"a discard {domino}"])


@pytest.mark.parametrize("frame", [5, 7])
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_a_kingdom_grows_by_what_is_placed_in_it(frame: int, seed: int) -> None:
    choice = random.Random(seed)
    play = at_first_placing(grand_duel=frame == 7)
    kingdom: Kingdom = {}
    for domino in choice.sample(range(1, 49), frame * frame // 2):
        play.state.row[0], play.state.turn, play.state.actor = domino, 0, 0
        play.state.phase = at_first_placing().state.phase
        id = choice.choice(play.legal_ids())
        _, word, _, *places = play.game.text(play.state, [id]).split(" ")
        play.engine.apply(play.state, id)
        if word == "place":
            where = [_place(text) for text in places]
            kingdom |= dict(zip(where, naive.DOMINOES[domino], strict=True))
        shown = squares(play.state.kingdoms[0])
        assert {at: (TERRAIN_NAMES[each.terrain], each.crowns) for at, each in shown.items()} == kingdom


@pytest.mark.parametrize("frame", [5, 7])
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_regions_points_and_the_centre_are_those_of_a_plain_recount(frame: int, data: st.DataObject) -> None:
    kingdom = data.draw(kingdoms(frame))
    play = ended("C", "C", grand_duel=frame == 7)
    k = play.state.kingdoms[0]
    write_kingdom(k, kingdom)
    points = {terrain: naive.points(kingdom, terrain) for terrain in naive.TERRAINS}
    sheet = play.game.breakdown(play.state)[0]
    assert {terrain: sheet[terrain] for terrain in naive.TERRAINS} == points
    assert play.scores()[0] == sum(points.values())
    assert kernels.largest_region(k) == max((len(region) for region in naive.regions(kingdom)), default=0)
    assert bool(kernels.in_centre(k, frame)) == naive.centred(kingdom, frame)


@pytest.mark.parametrize("options", covering_options("kingdomino"), ids=label)
def test_whole_games_are_those_of_the_plain_rules(options: Options) -> None:
    play = Play(find_game("kingdomino"), options)
    table = naive.Table(**options)
    events = 0
    for number, _ in enumerate(random_steps(play, seed=len(label(options)))):
        events = _follow(play, table, events)
        if play.actor >= 0:
            assert play.legal() == table.legal_events()
            assert play.actor == table.seat
        if number % 20 == 0 and not play.game.midway(play.state):
            assert play.scores() == table.scores()
    _follow(play, table, events)
    assert play.over
    assert table.phase == "over"
    assert play.scores() == table.scores()
    assert play.winners() == table.winners()


COUNTS: dict[str, tuple[Options, tuple[str, ...], int]] = {
    "first turns of two": (
        {"players": 2},
        ("* row 3 13 24 40", "* start a", "a pick 3", "b pick 13", "b pick 24", "a pick 40", "* row 1 2 4 48"),
        3,
    ),
    "opening of three": ({"players": 3}, ("* row 5 19 46",), 6),
    "opening of four": ({"players": 4}, ("* row 5 19 20 46",), 7),
    "declining": (
        {"players": 2, "edition": "de"},
        ("* row 1 2 3 4", "* start b", "b pick 1", "a pick 2", "a pick 3", "b pick 4", "* row 5 6 7 8"),
        3,
    ),
    "first turns of the duel": (
        {"players": 2, "grand_duel": True},
        ("* row 41 42 45 48", "* start a", "a pick 41", "b pick 42", "b pick 45", "a pick 48", "* row 1 2 4 5"),
        3,
    ),
    "a row is drawn": ({"players": 3}, (), 2),
}


@pytest.mark.parametrize(("options", "events", "depth"), COUNTS.values(), ids=COUNTS.keys())
def test_the_lines_of_play_from_a_position_are_as_many_as_by_plain_counting(
    options: Options, events: tuple[str, ...], depth: int
) -> None:
    play = Play(find_game("kingdomino"), options)
    table = naive.Table(**options)
    for event in events:
        play.play(event)
        table.play(event)
    for plies in range(1, depth + 1):
        assert _count_lines(play.state, plies) == naive.count_lines(table, plies)


def test_the_lines_to_the_end_of_a_game_are_as_many_as_by_plain_counting() -> None:
    options: Options = {"players": 3, "harmony": True}
    play = Play(find_game("kingdomino"), options)
    table = naive.Table(**options)
    steps = random_steps(play, seed=2)
    while play.state.left or play.state.drawn or play.state.turn < 1:
        next(steps)
    _follow(play, table, 0)
    assert _count_lines(play.state, 3) == naive.count_lines(table, 3)


def _follow(play: Play, table: naive.Table, events: int) -> int:
    """Bring the plain table to where the game is; the number of events so far."""
    for event in play.events[events:]:
        table.play(event)
    return len(play.events)


def _count_lines(state: Any, depth: int) -> int:
    """How many sequences of so many steps there are (fewer when the game ends before)."""
    using = engine(find_game("kingdomino"))
    ids = using.legal_ids(state)
    if depth == 1 or not ids:
        return max(1, len(ids))
    total = 0
    for id in ids:
        after = using.copy(state)
        using.apply(after, id)
        total += _count_lines(after, depth - 1)
    return total


def _place(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)
