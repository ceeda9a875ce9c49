"""The fast rules against plain ones (naive.py): fires, recruitments, cave people, whole games, counts."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import Options, covering_options, label, random_steps
from kroon.core import record
from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.domino.draft import PICK
from tests.games.origins import naive
from tests.games.origins.boards import (
    at_first_placing,
    ended,
    now,
    picking,
    placing,
    territory_of,
    write_territory,
)
from tests.games.origins.naive import TILES, Territory

VOLCANOES = [n for n, halves in naive.DOMINOES.items() if any(craters for _, _, craters in halves)]
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.replay"))

seeds = st.integers(0, 2**32)


def grown(seed: int, frame: int, mode: str = "tribe") -> Territory:
    """A territory of random placings and fires, from which some resources were paid; people live in it."""
    choice = random.Random(seed)
    found: Territory = {}
    for domino in choice.sample(range(1, 49), choice.randint(0, frame * frame // 2)):
        ways = naive.placings(found, frame, domino)
        if not ways:
            continue
        a, b = choice.choice(ways)
        naive.lay(found, domino, a, b, mode != "discovery")
        for volcano in (a, b):
            if found[volcano].craters and naive.targets(found, volcano):
                lands = choice.choice(naive.targets(found, volcano))
                naive.burn(found, lands, found[volcano].craters)
    if mode == "tribe":
        for square in found.values():
            if choice.random() < 0.3:
                square.resource = None
        tiles = [name for name, count in TILES.items() for _ in range(count)]
        for name in choice.sample(tiles, choice.randint(0, 14)):
            if naive.dwellings(found):
                found[choice.choice(naive.dwellings(found))].person = name
    return found


@pytest.mark.rule("O4", "O5", "O25")
@pytest.mark.parametrize("players", [2, 3])
@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=seeds)
def test_the_places_of_a_domino_are_those_of_a_search_over_all_squares_and_directions(
    players: int, seed: int
) -> None:
    frame = 7 if players == 2 else 5
    mine = grown(seed, frame)
    play = placing(domino=1, players=players)
    write_territory(play.state.kingdoms[0], mine)
    for domino in random.Random(seed).sample(range(1, 49), 3):
        play.state.row[0] = domino
        ways = naive.placings(mine, frame, domino)
        texts = sorted(f"a place {domino} {naive.text(a)} {naive.text(b)}" for a, b in ways)
        assert play.legal() == (texts or [f"a discard {domino}"])


@pytest.mark.rule("O6", "O7", "O8", "O12", "O20")
@pytest.mark.parametrize("players", [2, 4])
@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=seeds)
def test_a_fire_lands_where_a_search_over_all_squares_says_and_destroys_what_is_there(
    players: int, seed: int
) -> None:
    choice = random.Random(seed)
    mine = grown(seed, 7 if players == 2 else 5)
    play = placing(domino=choice.choice(VOLCANOES), players=players, mode="tribe")
    write_territory(play.state.kingdoms[0], mine)
    event = choice.choice(play.legal())
    play.play(event)
    _, word, domino, *places = event.split(" ")
    if word == "discard":
        return
    a, b = map(naive.place_of, places)
    naive.lay(mine, int(domino), a, b, True)
    [volcano] = [place for place in (a, b) if mine[place].craters]
    lands = naive.targets(mine, volcano)
    assert (now(play) == "fire") == bool(lands)
    if lands:
        assert play.legal() == sorted(f"a fire {naive.text(place)}" for place in lands)
        there = choice.choice(lands)
        play.play(f"a fire {naive.text(there)}")
        naive.burn(mine, there, mine[volcano].craters)
    assert now(play) == "pick"
    assert territory_of(play) == mine


@pytest.mark.rule("O17", "O19")
@pytest.mark.parametrize("source", ["open", "pile"])
@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=seeds)
def test_the_complete_recruitments_are_those_of_a_search_over_all_sets_of_squares(
    source: str, seed: int
) -> None:
    mine = grown(seed, 5)
    price = 2 if source == "open" else 4
    expected = naive.recruitments(mine, price)
    play = picking("H")
    write_territory(play.state.kingdoms[0], mine)
    play.play("a pick 5")
    offered = [event for event in play.legal() if event.split(" ")[1:3] == ["recruit", source]]
    assert bool(offered) == bool(expected)
    if offered:
        play.play(offered[seed % len(offered)])
        assert _recruitments(play) == expected


def _recruitments(play: Play) -> set[tuple[frozenset[naive.Place], naive.Place]]:
    """All payments, in every order, and all squares for the tile."""
    found = set()
    stack: list[tuple[Any, frozenset[naive.Place]]] = [(play.state, frozenset())]
    seen = set()
    while stack:
        state, paid = stack.pop()
        if paid in seen:
            continue
        seen.add(paid)
        for id in play.engine.legal_ids(state):
            _, word, where = play.game.text(state, [id]).split(" ")
            place = naive.place_of(where)
            if word == "settle":
                found.add((paid, place))
            else:
                after = play.engine.copy(state)
                play.engine.apply(after, id)
                stack.append((after, paid | {place}))
    return found


@pytest.mark.rule("O22", "O23")
@pytest.mark.parametrize("players", [2, 3])
@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=seeds)
def test_cave_people_and_groups_of_warriors_score_as_in_a_plain_recount(players: int, seed: int) -> None:
    mine = grown(seed, 7 if players == 2 else 5)
    choice = random.Random(seed)
    for square in mine.values():  # more of them than there are, and fires beside them
        if square.fires == 0 and square.resource is None and choice.random() < 0.7:
            square.person = choice.choice(list(TILES))
    play = ended(*["H"] * players, mode="tribe")
    write_territory(play.state.kingdoms[0], mine)
    assert play.game.breakdown(play.state)[0]["cave_people"] == naive.people_points(mine)
    assert play.scores()[0] == play.game.breakdown(play.state)[0]["total"]
    parts = play.game.explain(play.state)["seats"][0]["lines"][7]["parts"]
    for part in parts:
        if "person" in part:
            assert part["points"] == naive.person_points(mine, naive.place_of(part["at"]))
    assert sum(part["points"] for part in parts if "warriors" in part) == naive.warriors_points(mine)


@pytest.mark.rule("O9", "O10", "O15", "O24", "O26", "O27")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=seeds)
def test_scores_and_winners_are_those_of_a_plain_recount(mode: str, seed: int) -> None:
    choice = random.Random(seed)
    options: Options = {"players": choice.randint(2, 4), "mode": mode}
    options |= {"emperor_of_fire": choice.random() < 0.5, "homo_habilis": choice.random() < 0.5}
    table = naive.Table(**options)
    gone = [choice.choice([0, 0, 1]) for _ in range(table.players)]
    totems = [choice.randrange(-1, table.players) if mode == "totem" else -1 for _ in range(4)]
    play = ended(*["H"] * table.players, discarded=gone, totems=totems, **_without_players(options))
    table.discarded = gone
    table.holders = {
        name: None if seat < 0 else seat for name, seat in zip(naive.RESOURCES, totems, strict=True)
    }
    for seat in range(table.players):
        # the same territory for some, so that there are ties
        table.territories[seat] = grown(seed + choice.randrange(2), table.frame, mode)
        write_territory(play.state.kingdoms[seat], table.territories[seat])
    assert play.game.breakdown(play.state) == table.sheets()
    assert play.scores() == [sheet["total"] for sheet in table.sheets()]
    assert play.winners() == table.winners()


def _without_players(options: Options) -> Options:
    return {name: value for name, value in options.items() if name != "players"}


@pytest.mark.rule("O13", "O14")
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=seeds)
def test_totems_go_where_a_plain_recount_says(players: int, seed: int) -> None:
    choice = random.Random(seed)
    table = naive.Table(players, "totem")
    play = at_first_placing(players=players, mode="totem")
    for event in play.events:
        table.play(event)
    for seat in range(players):
        table.territories[seat] = grown(seed + 1 + seat, table.frame, "totem")
        write_territory(play.state.kingdoms[seat], table.territories[seat])
    for totem, name in enumerate(naive.RESOURCES):
        holder = choice.randrange(-1, players)
        table.holders[name] = None if holder < 0 else holder
        play.state.holders[totem] = holder
    domino = choice.randint(9, 48)
    play.state.row[0] = domino
    table.row[0] = (domino, table.row[0][1])
    while play.state.phase != PICK:
        assert play.legal() == table.legal()
        assert play.actor == table.seat
        event = choice.choice(play.legal())
        play.play(event)
        table.play(event)
        assert _holders(play) == table.holders
    assert table.phase == "pick"


def _holders(play: Play) -> dict[str, int | None]:
    told = play.game.view(play.state, None)["totems"]
    return {name: None if letter is None else "abcd".index(letter) for name, letter in told.items()}


@pytest.mark.parametrize("options", covering_options("origins"), ids=label)
def test_whole_games_are_those_of_the_plain_rules(options: Options) -> None:
    play = Play(find_game("origins"), options)
    table = naive.Table(**options)
    events = 0
    for number, _ in enumerate(random_steps(play, seed=len(label(options)))):
        events = _follow(play, table, events)
        if play.actor >= 0:
            assert play.legal() == table.legal()
            assert play.actor == table.seat
        if number % 20 == 0 and not play.game.midway(play.state):
            assert play.game.breakdown(play.state) == table.sheets()
    _follow(play, table, events)
    assert play.over
    assert table.phase == "over"
    assert [territory_of(play, seat) for seat in range(play.players)] == table.territories
    assert _holders(play) == table.holders
    assert play.game.breakdown(play.state) == table.sheets()
    assert play.scores() == [sheet["total"] for sheet in table.sheets()]
    assert play.winners() == table.winners()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_are_those_of_the_plain_rules(path: Path) -> None:
    read = record.read(path.with_suffix(".json"))
    table = naive.Table(**read.options)
    *events, last = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in events:
        assert line["legal"] == (None if table.chance() else table.legal())
        table.play(line["event"])
    assert (last["over"], table.phase) == (True, "over")
    assert last["breakdown"] == table.sheets()
    assert last["winners"] == table.winners()


def test_golden_records_cover_modes_players_and_events() -> None:
    options = [record.read(path.with_suffix(".json")).options for path in GOLDEN]
    assert {each.get("mode", "discovery") for each in options} == {"discovery", "totem", "tribe"}
    assert {each["players"] for each in options} == {2, 3, 4}
    events = [event for path in GOLDEN for event in record.read(path.with_suffix(".json")).events]
    words = {event.split(" ")[1] for event in events}
    table = {"row", "king", "cave", "take", "pick", "place", "discard", "fire", "totem"}
    assert words == table | {"recruit", "pay", "settle"}


FOUR = ("* king a", "a pick 19", "* king b", "b pick 28", "* king c", "c pick 42", "* king d", "d pick 48")
CAVE = "* cave hunter shaman warrior1 warrior1"

COUNTS: dict[str, tuple[Options, tuple[str, ...], int]] = {
    "a row is drawn": ({"players": 3}, (), 2),
    "opening of two": ({"players": 2}, ("* row 5 19 20 46",), 2),
    "opening of three": ({"players": 3}, ("* row 5 19 20 46",), 6),
    "opening of four": ({"players": 4, "mode": "totem"}, ("* row 5 19 20 46",), 7),
    "cave people are laid open": ({"players": 4, "mode": "tribe"}, ("* row 5 19 20 46",), 4),
    "first turns of two": (
        {"players": 2},
        ("* row 3 13 28 45", "* king b", "b take inner", "* row 1 2 4 48"),
        3,
    ),
    "a fire flies": (
        {"players": 4, "mode": "totem"},
        ("* row 19 28 42 48", *FOUR, "* row 1 2 4 5", "a place 19 1,0 2,0", "a pick 1"),
        3,
    ),
    "somebody recruits": (
        {"players": 4, "mode": "tribe"},
        ("* row 19 28 42 48", CAVE, *FOUR, "* row 1 2 4 5", "a place 19 1,0 2,0", "a pick 1"),
        4,
    ),
}


@pytest.mark.parametrize(("options", "events", "depth"), COUNTS.values(), ids=COUNTS.keys())
def test_the_lines_of_play_from_a_position_are_as_many_as_by_plain_counting(
    options: Options, events: tuple[str, ...], depth: int
) -> None:
    play = Play(find_game("origins"), options)
    table = naive.Table(**options)
    for event in events:
        play.play(event)
        table.play(event)
    for plies in range(1, depth + 1):
        assert _count_lines(play.state, plies) == naive.count_lines(table, plies)


@pytest.mark.parametrize(("players", "mode"), [(2, "tribe"), (3, "totem"), (4, "discovery")])
def test_the_lines_to_the_end_of_a_game_are_as_many_as_by_plain_counting(players: int, mode: str) -> None:
    play = Play(find_game("origins"), {"players": players, "mode": mode})
    table = naive.Table(players, mode)
    steps = random_steps(play, seed=3)
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
    using = engine(find_game("origins"))
    ids = using.legal_ids(state)
    if depth == 1 or not ids:
        return max(1, len(ids))
    total = 0
    for id in ids:
        after = using.copy(state)
        using.apply(after, id)
        total += _count_lines(after, depth - 1)
    return total
