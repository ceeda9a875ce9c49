"""O6 to O8, O12 and O20: the fire of a volcano, where it lands and what it destroys."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kroon.core.play import Play
from tests.games.origins.boards import now, placing, refusal, territory_of
from tests.games.origins.naive import DOMINOES, Place

ROOT = Path(__file__).parent.parent.parent.parent

WIDE = """
    D D D D D D D
    D D D D D D D
    D D D D D D D
    D D D H D D D
    D D D D D D D
    D D D D D T D
    D D D D D . .
"""
"""A territory of seven by seven; T is a square that the domino for the gap matches."""

IN_THE_CORNER = {
    28: """
        o o o o o o o
        o o o o o o o
        o o o o o o o
        o o o H x x x
        o o o x x x x
        o o o x x x x
        o o o x x x V
    """,
    43: """
        o o o o o o o
        o o o o o o o
        o o o o o o o
        o o o H o o o
        o o o o x x x
        o o o o x x x
        o o o o x x V
    """,
    48: """
        o o o o o o o
        o o o o o o o
        o o o o o o o
        o o o H o o o
        o o o o o o o
        o o o o o x x
        o o o o o x V
    """,
}

GAP_IN_THE_MIDDLE = """
    D D D D D D D
    D D D D D D D
    D D D D D D D
    D D T . . D D
    D D D H D D D
    D D D D D D D
    D D D D D D D
"""
IN_THE_MIDDLE = {
    28: """
        o x x x x x x
        o x x x x x x
        o x x x x x x
        o x x x V x x
        o x x H x x x
        o x x x x x x
        o x x x x x x
    """,
    43: """
        o o o o o o o
        o o x x x x x
        o o x x x x x
        o o x x V x x
        o o x H x x x
        o o x x x x x
        o o o o o o o
    """,
    48: """
        o o o o o o o
        o o o o o o o
        o o o x x x o
        o o o x V x o
        o o o H x x o
        o o o o o o o
        o o o o o o o
    """,
}

FULL_OF_THINGS = """
    S+ D* L'  V^^
    J* H  Q+  D:hunter
    D  D' V^  .
    .  .  .   .
"""


def marked(drawing: str) -> set[Place]:
    """The places of a drawing with an `x`."""
    cells = {
        (x, y): cell
        for y, line in enumerate(drawing.strip().splitlines())
        for x, cell in enumerate(line.split())
    }
    [(left, top)] = [place for place, cell in cells.items() if cell == "H"]
    return {(x - left, y - top) for (x, y), cell in cells.items() if cell == "x"}


def fires(play: Play) -> set[Place]:
    """Where the fire can land that is asked about."""
    found = set()
    for event in play.legal():
        _, word, where = event.split(" ")
        assert word == "fire"
        x, y = where.split(",")
        found.add((int(x), int(y)))
    return found


@pytest.mark.rule("O6", "O7")
@pytest.mark.parametrize("domino", IN_THE_CORNER)
def test_a_fire_flies_three_two_or_one_squares_by_its_craters(domino: int) -> None:
    letter = DOMINOES[domino][0][0][0].upper()
    play = placing(WIDE.replace("T", letter), domino=domino, players=2)
    play.play(f"a place {domino} 2,3 3,3")
    assert fires(play) == marked(IN_THE_CORNER[domino])


@pytest.mark.rule("O6", "O7")
@pytest.mark.parametrize("domino", IN_THE_MIDDLE)
def test_a_fire_flies_in_all_eight_directions_and_round_corners(domino: int) -> None:
    letter = DOMINOES[domino][0][0][0].upper()
    play = placing(GAP_IN_THE_MIDDLE.replace("T", letter), domino=domino, players=2)
    play.play(f"a place {domino} 0,-1 1,-1")
    assert fires(play) == marked(IN_THE_MIDDLE[domino])


@pytest.mark.rule("O6")
@pytest.mark.parametrize(("domino", "number"), [(28, 1), (39, 1), (42, 2), (44, 2), (48, 3)])
def test_the_token_has_as_many_fires_as_the_volcano_craters(domino: int, number: int) -> None:
    play = placing("H", domino=domino)
    play.play(f"a place {domino} 1,0 2,0")
    assert play.legal() == ["a fire 1,0"]
    play.play("a fire 1,0")
    burnt = territory_of(play)[1, 0]
    assert (burnt.fires, burnt.token) == (number, True)
    assert territory_of(play)[2, 0].fires == 0
    assert play.scores()[0] == number


@pytest.mark.rule("O6")
def test_only_a_volcano_brings_fire_and_only_when_it_joins() -> None:
    play = placing("H D V^", domino=1)
    play.play("a place 1 0,1 0,2")
    assert now(play) == "pick"


@pytest.mark.rule("O7")
def test_the_fire_flies_over_empty_ground() -> None:
    # by land it is four steps to the square above the hut
    play = placing("S S S S\nS . . .\nH . . .", domino=38)
    play.play("a place 38 3,-1 3,0")
    assert fires(play) == {(0, -1), (0, -2), (1, -2), (2, -2), (3, -2), (3, -1)}


@pytest.mark.rule("O7")
def test_the_squares_of_the_domino_just_placed_are_targets_but_its_volcano_is_not() -> None:
    play = placing("H", domino=28)
    play.play("a place 28 0,1 1,1")
    assert fires(play) == {(0, 1)}
    assert refusal(play, "a fire 1,1") == ("O7", "on-volcano")


@pytest.mark.rule("O7")
def test_a_fire_never_lands_on_fire_token_volcano_or_start_tile() -> None:
    play = placing(FULL_OF_THINGS, domino=28, mode="tribe")
    play.play("a place 28 2,2 2,1")
    assert fires(play) == {(-1, -1), (-1, 1), (1, 0), (2, 0), (2, 2)}
    for place, key in {
        "0,-1": "on-fire",
        "-1,0": "on-fire",
        "1,-1": "on-token",
        "0,1": "on-token",
        "1,1": "on-volcano",
        "2,-1": "on-volcano",
        "2,1": "on-volcano",
        "0,0": "no-square",
        "0,2": "no-square",
        "3,0": "no-square",
        "20,0": "no-square",
    }.items():
        assert refusal(play, f"a fire {place}") == ("O7", key)


@pytest.mark.rule("O7")
def test_a_square_out_of_range_is_refused_by_number() -> None:
    play = placing("H D Q", domino=48)
    play.play("a place 48 3,0 4,0")
    assert play.legal() == ["a fire 3,0"]
    assert refusal(play, "a fire 2,0") == ("O7", "too-far")


@pytest.mark.rule("O8")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_a_fire_that_can_land_must_land_before_anything_else(mode: str) -> None:
    play = placing("H D", domino=28, mode=mode)
    play.play("a place 28 0,1 0,2")
    assert now(play) == "fire"
    for event in (
        "a pick 5",
        "a discard 28",
        "a place 28 0,1 0,2",
        "b pick 5",
        "a settle 1,0",
        "* row 9 10 11 12",
    ):
        assert refusal(play, event) == ("O8", "fire-now")
    play.play("a fire 1,0")
    assert now(play) == "pick"


@pytest.mark.rule("O8")
def test_there_are_as_many_tokens_as_volcanoes_of_each_kind() -> None:
    craters = Counter(craters for halves in DOMINOES.values() for _, _, craters in halves if craters)
    assert craters == {1: 5, 2: 4, 3: 1}


@pytest.mark.rule("O8")
def test_a_fire_lands_in_the_last_round_too() -> None:
    play = placing("H D", domino=28)
    play.state.drawn = 0
    play.play("a place 28 0,1 0,2")
    assert now(play) == "fire"
    play.play("a fire 1,0")
    assert (now(play), play.actor_letter) == ("place", "b")


@pytest.mark.rule("O12")
@pytest.mark.parametrize("mode", ["totem", "tribe"])
@pytest.mark.parametrize("drawing", ["H S+ D\n. . .", "S+ H D\n. . .", "D D\nS+ D\nH .\nD ."])
def test_fire_that_lands_on_a_resource_destroys_it(drawing: str, mode: str) -> None:
    play = placing(drawing, domino=28, mode=mode)
    [place] = [place for place, square in territory_of(play).items() if square.resource]
    event = next(event for event in play.legal() if _can_reach(event, place))
    play.play(event)
    play.play(f"a fire {place[0]},{place[1]}")
    assert territory_of(play)[place].resource is None
    assert territory_of(play)[place].fires == 1


@pytest.mark.rule("O12")
def test_fire_destroys_a_resource_of_the_domino_just_placed_and_no_other() -> None:
    play = placing("H S+", domino=38, mode="totem")
    play.play("a place 38 2,0 3,0")
    assert territory_of(play)[2, 0].resource == "mammoth"
    play.play("a fire 2,0")
    assert territory_of(play)[2, 0].resource is None
    assert territory_of(play)[1, 0].resource == "mammoth"
    assert play.game.breakdown(play.state)[0]["resources"] == 1


@pytest.mark.rule("O12", "O20")
def test_fire_low_down_in_a_large_territory_destroys_what_is_there() -> None:
    column = "H D\n. D\n. D\n. D\n. D\n. S+\n. D:shaman"
    for there in ("1,5", "1,6"):
        play = placing(column, domino=28, players=2, mode="tribe")
        play.play("a place 28 2,4 2,5")
        play.play(f"a fire {there}")
        territory = territory_of(play)
        assert (territory[1, 5].resource is None) == (there == "1,5")
        assert (territory[1, 6].person is None) == (there == "1,6")


@pytest.mark.rule("O20")
@pytest.mark.parametrize("person", ["hunter", "firelady", "shaman", "warrior1", "warrior3"])
def test_fire_may_land_on_a_cave_person_and_destroys_it(person: str) -> None:
    play = placing(f"H D:{person} D:{person}", domino=28, mode="tribe")
    play.play("a place 28 1,1 2,1")
    assert (1, 0) in fires(play)
    play.play("a fire 1,0")
    assert [territory_of(play)[x, 0].person for x in (1, 2)] == [None, person]
    assert territory_of(play)[1, 0].fires == 1


@pytest.mark.rule("O6", "O7", "O8")
def test_two_volcanoes_on_one_domino_and_fires_that_cannot_land() -> None:
    told = _with_other_dominoes()
    assert told["both"] == {
        "first": ["a fire 1,0", "a fire 2,0", "a fire 3,0"],  # square a: one crater
        "second": ["a fire 2,0"],  # square b: two craters, so two squares far
        "after": "pick",
        "fires": {"1,0": 1, "2,0": 2},
    }
    assert told["only square b"] == {"asked": ["a fire 1,0"], "after": "pick", "fires": {"1,0": 1}}
    assert told["nowhere to land"] == {"after": "pick", "actor": "a", "fires": {"1,0": 1}}
    assert told["nowhere to land in the last round"] == {"after": "place", "actor": "b", "fires": {"1,0": 1}}
    assert told["games like the plain ones"] == 6


def _with_other_dominoes() -> dict[str, Any]:
    """What other_dominoes.py tells; it changes the table of dominoes, so it runs on its own, interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.origins.other_dominoes"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"KROON_JIT": "0"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def _can_reach(event: str, place: Place) -> bool:
    """Whether the volcano of a placing is within three squares of a place."""
    x, y = map(int, event.split(" ")[-1].split(","))
    return max(abs(x - place[0]), abs(y - place[1])) <= 3
