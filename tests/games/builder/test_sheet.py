"""The score pad of Kingdom Builder: boards of real games score as the games did, others are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import covering_options, label
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.hexes import HEXES, hex_text, neighbours
from kroon.games.builder.state import KIND_NAMES, LAND_NAMES, TERRAINS
from kroon.games.builder.table import kind_of_site, land_at
from tests.games.sheets import Sheet, agrees, played, refused, spoilt, survives, values, wrong

FIRST = {"players": 2, "quadrants": "first_game", "cards": "first_game"}


def sheet_of(play: Play) -> Sheet:
    view = play.game.view(play.state, None)
    seats = [{"settlements": seat["settlements"], "tiles": seat["tiles"]} for seat in view["seats"]]
    options = play.options | {"quadrants": view["quadrants"], "cards": view["cards"]}
    return {"options": options, "seats": seats}


@pytest.fixture(scope="module")
def first() -> Play:
    return played("builder", FIRST | {"players": 3}, "greedy", 1)


@pytest.mark.parametrize("options", covering_options("builder"), ids=label)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_sheet_of_a_finished_game_scores_as_the_game(options: dict[str, Any], bot: str) -> None:
    for seed in range(2):
        play = played("builder", options, bot, seed)
        agrees(play, sheet_of(play))


def hexes_of(play: Play, land: str, count: int) -> list[str]:
    found = [hex for hex in range(HEXES) if land_at(play.state, hex) == LAND_NAMES.index(land)]
    return [hex_text(hex) for hex in found[:count]]


def free_hexes(play: Play, count: int) -> list[str]:
    taken = {hex for seat in sheet_of(play)["seats"] for hex in seat["settlements"]}
    ground = [hex_text(hex) for hex in range(HEXES) if land_at(play.state, hex) < TERRAINS]
    return [hex for hex in ground if hex not in taken][:count]


def changed(play: Play, seat: int, settlements: list[str]) -> Sheet:
    sheet = copy.deepcopy(sheet_of(play))
    sheet["seats"][seat]["settlements"] = settlements
    for each in sheet["seats"]:
        del each["tiles"]
    return sheet


@pytest.mark.rule("B9")
@pytest.mark.parametrize("land", ["mountain", "castle", "location"])
def test_settlements_stand_on_land(first: Play, land: str) -> None:
    own = sheet_of(first)["seats"][0]["settlements"]
    assert refused("builder", changed(first, 0, own[1:] + hexes_of(first, land, 1))) == ("B9", "not-buildable")


@pytest.mark.rule("B9", "B13", "B18")
def test_only_the_harbor_puts_settlements_on_water(first: Play) -> None:
    own = sheet_of(first)["seats"][0]["settlements"]
    assert refused("builder", changed(first, 0, own[1:] + hexes_of(first, "water", 1))) == ("B9", "no-harbor")
    options = {
        "players": 3,
        "quadrants": ["harbor", "farm", "oasis", "tower"],
        "cards": ["miners", "lords", "knights"],
    }
    play = played("builder", options, "random", 2)
    sheet = changed(play, 0, sheet_of(play)["seats"][0]["settlements"])
    water = [
        hex for hex in hexes_of(play, "water", 99) if all(hex not in s["settlements"] for s in sheet["seats"])
    ]
    for seat in sheet["seats"]:
        seat["settlements"] = [*seat["settlements"][1:], water.pop()]
    assert refused("builder", sheet) == ("B13", "water")


@pytest.mark.rule("B9")
def test_a_hex_has_room_for_one_settlement(first: Play) -> None:
    own, other = (sheet_of(first)["seats"][seat]["settlements"] for seat in (0, 1))
    assert refused("builder", changed(first, 0, own[1:] + own[-1:])) == ("B9", "twice")
    assert refused("builder", changed(first, 0, own[1:] + other[:1])) == ("B9", "twice")


@pytest.mark.rule("B1")
def test_there_are_forty_settlements_and_four_hundred_hexes(first: Play) -> None:
    own = sheet_of(first)["seats"][0]["settlements"]
    more = free_hexes(first, 41 - len(own))
    assert refused("builder", changed(first, 0, own + more)) == ("B1", "too-many")
    assert refused("builder", changed(first, 0, ["20,3", *own[1:]])) == ("B1", "off-board")


@pytest.mark.rule("B21")
def test_somebody_has_built_all(first: Play) -> None:
    sheet = changed(first, 0, sheet_of(first)["seats"][0]["settlements"])
    for seat in sheet["seats"]:
        seat["settlements"] = seat["settlements"][:39]
    assert refused("builder", sheet) == ("B21", "not-over")


@pytest.mark.rule("B6", "B7", "B21")
def test_everybody_had_as_many_turns(first: Play) -> None:
    """The first board has six tiles that build: nine in a turn, so six turns, with three settlements each."""
    seats = sheet_of(first)["seats"]
    short = next(
        n for n, seat in enumerate(seats) if any(len(o["settlements"]) == 40 for o in seats if o is not seat)
    )
    own = seats[short]["settlements"]
    assert refused("builder", changed(first, short, own[:17])) == ("B6", "too-few")
    assert len(find_game("builder").from_sheet(changed(first, short, own[:18]))["scores"]) == 3


@pytest.mark.rule("B2", "B13", "B14")
def test_tiles_are_held_by_who_lives_beside_their_location(first: Play) -> None:
    sheet = sheet_of(first)
    sheet["seats"][0]["tiles"] = {"harbor": 1}
    assert refused("builder", sheet) == ("B14", "tile")
    sheet["seats"][0]["tiles"] = {"farm": 3}
    assert refused("builder", sheet) == ("B14", "tile")


@pytest.mark.rule("B2", "B13")
def test_two_tiles_lie_on_a_location(first: Play) -> None:
    """Three players with a settlement beside one and the same location can't all hold its tile."""
    ground = [hex for hex in range(HEXES) if land_at(first.state, hex) < TERRAINS]
    site = next(int(each) for each in first.state.site if len(set(neighbours(int(each))) & set(ground)) > 2)
    sites = [int(each) for each in first.state.site if each >= 0]
    apart = [hex for hex in ground if not set(neighbours(hex)) & set(sites)]
    beside = [hex for hex in neighbours(site) if hex in ground]
    seats = [{"settlements": [hex_text(beside[n]), *map(hex_text, apart[n::3][:39])]} for n in range(3)]
    sheet: Sheet = {"options": FIRST | {"players": 3}, "seats": seats}
    assert len(find_game("builder").from_sheet(sheet)["scores"]) == 3
    kind = KIND_NAMES[kind_of_site(first.state, list(first.state.site).index(site))]
    for seat in sheet["seats"][:2]:
        seat["tiles"] = {kind: 1}
    assert len(find_game("builder").from_sheet(sheet)["scores"]) == 3
    sheet["seats"][2]["tiles"] = {kind: 1}
    assert refused("builder", sheet) == ("B2", "tiles")


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        ({"options": {"players": 2}, "seats": []}, "'quadrants'"),
        ({"options": {"players": 2, "quadrants": "first_game"}, "seats": []}, "'cards'"),
        ({"options": FIRST, "seats": [{"settlements": []}]}, "1 seat for 2 players"),
        ({"options": FIRST, "seats": [{"settlements": ["a"]}, {}]}, "settlements"),
        ({"options": FIRST, "seats": [{"settlements": ["01,2"]}, {"settlements": []}]}, "'01,2'"),
        ({"options": FIRST, "seats": [{"settlements": [[1, 2]]}, {"settlements": []}]}, "no hex"),
        ({"options": FIRST, "seats": [{"settlements": [], "gold": 3}, {}]}, "seats[0].gold"),
    ],
)
def test_what_is_no_sheet_is_refused_with_what_was_expected(sheet: Any, words: str) -> None:
    assert words in wrong("builder", sheet)


def test_tiles_are_named_and_counted(first: Play) -> None:
    sheet = sheet_of(first)
    sheet["seats"][0]["tiles"] = {"inn": 1}
    assert "'inn'" in wrong("builder", sheet)
    sheet["seats"][0]["tiles"] = {"farm": -1}
    assert "seats[0].tiles.farm" in wrong("builder", sheet)


GOOD = sheet_of(played("builder", FIRST, "greedy", 4))


@settings(max_examples=120, deadline=None)
@given(values, st.integers(0, 10_000))
def test_garbage_gets_a_sentence(value: Any, seed: int) -> None:
    survives("builder", value)
    survives("builder", spoilt(GOOD, value, seed))
