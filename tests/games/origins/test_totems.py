"""O11 and O13 to O15: resources on the dominoes, who holds the totems, and what they are worth."""

from __future__ import annotations

from collections import Counter

import pytest

from kroon.core.errors import Malformed
from kroon.core.message import written
from kroon.core.play import Play
from tests.games.origins.boards import ended, now, placing, refusal, territory_of
from tests.games.origins.naive import DOMINOES, RESOURCE_OF, RESOURCES

MAMMOTH, FISH, MUSHROOM, FLINT = range(4)
OF_LETTER = {"S": "mammoth", "L": "fish", "J": "mushroom", "Q": "flint"}
TWO_OF_A_KIND = {"S": 12, "L": 15, "J": 17}
"""Dominoes with two squares of a terrain."""


def holding(*drawings: str, domino: int, totems: dict[str, str], players: int = 4) -> Play:
    """A table in totem mode where seat a must place a domino, and some totems are held."""
    play = placing(*drawings, domino=domino, mode="totem", players=players)
    for name, letter in totems.items():
        play.state.holders[RESOURCES.index(name)] = "abcd".index(letter)
    return play


def totems(play: Play) -> dict[str, str]:
    """Who holds which totem, as far as somebody does."""
    held = play.game.view(play.state, None)["totems"]
    return {name: letter for name, letter in held.items() if letter}


@pytest.mark.rule("O11")
@pytest.mark.parametrize("mode", ["totem", "tribe"])
@pytest.mark.parametrize("domino", DOMINOES)
def test_a_resource_lies_on_every_square_without_a_printed_fire_but_desert_and_volcano(
    domino: int, mode: str
) -> None:
    play = placing("H", domino=domino, mode=mode)
    play.play(f"a place {domino} 1,0 2,0")
    for place, (terrain, fires, _) in zip(((1, 0), (2, 0)), DOMINOES[domino], strict=True):
        square = territory_of(play)[place]
        assert (square.terrain, square.fires) == (terrain, fires)
        assert square.resource == (None if fires else RESOURCE_OF.get(terrain))


@pytest.mark.rule("O11")
def test_there_are_no_resources_in_discovery_mode() -> None:
    play = placing("H", domino=19)
    play.play("a place 19 1,0 2,0")
    assert [square.resource for square in territory_of(play).values()] == [None, None]


@pytest.mark.rule("O11")
def test_the_resources_of_the_box_are_exactly_enough() -> None:
    bare = Counter(
        RESOURCE_OF.get(terrain) for halves in DOMINOES.values() for terrain, fires, _ in halves if not fires
    )
    assert {name: bare[name] for name in RESOURCES} == {"mammoth": 16, "fish": 13, "mushroom": 11, "flint": 9}


@pytest.mark.rule("O11")
def test_resources_stay_where_they_are_when_a_territory_grows_to_the_left_and_upwards() -> None:
    play = placing("H S+ L+", domino=19, mode="totem")
    play.play("a place 19 0,-1 -1,-1")
    where = {place: square.resource for place, square in territory_of(play).items()}
    assert where == {(1, 0): "mammoth", (2, 0): "fish", (0, -1): "mammoth", (-1, -1): "fish"}


@pytest.mark.rule("O13")
@pytest.mark.parametrize("letter", TWO_OF_A_KIND)
def test_who_has_strictly_more_than_every_other_takes_the_totem(letter: str) -> None:
    mine, others = f"H {letter}+", f"{letter}+ H {letter}+"
    play = holding(mine, others, others, others, domino=TWO_OF_A_KIND[letter], totems={})
    play.play(f"a place {TWO_OF_A_KIND[letter]} 2,0 3,0")
    assert totems(play) == {OF_LETTER[letter]: "a"}
    assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O13")
def test_flint_goes_by_majority_too() -> None:
    play = holding("H", "H", domino=45, totems={})
    play.play("a place 45 1,0 2,0")
    assert now(play) == "fire"
    assert totems(play) == {}
    play.play("a fire 1,0")
    assert totems(play) == {}
    play = holding("H D", "H", domino=45, totems={})
    play.play("a place 45 0,1 0,2")
    play.play("a fire 1,0")
    assert totems(play) == {"flint": "a"}


@pytest.mark.rule("O13")
def test_nobody_takes_a_totem_that_several_tie_for() -> None:
    play = holding("H S+", "S+ S+ H S+", domino=12, totems={})
    play.play("a place 12 2,0 3,0")
    assert totems(play) == {}
    assert now(play) == "pick"


@pytest.mark.rule("O13")
def test_a_majority_is_over_all_players_and_those_who_do_not_play_do_not_count() -> None:
    for players in (2, 3, 4):
        drawings = ["H S+", *["H"] * (players - 2), "S+ S+ H S+ S+"]
        play = holding(*drawings, domino=12, totems={}, players=players)
        play.play("a place 12 2,0 3,0")
        assert totems(play) == {"mammoth": "abcd"[players - 1]}


@pytest.mark.rule("O13", "O14")
def test_a_new_majority_takes_the_totem_from_its_holder_without_an_event() -> None:
    play = holding("H S+", "S+ H S+", domino=12, totems={"mammoth": "b"})
    play.play("a place 12 2,0 3,0")
    assert totems(play) == {"mammoth": "a"}
    assert play.events[-1] == "a place 12 2,0 3,0"
    assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O13")
def test_two_totems_can_change_hands_at_once() -> None:
    play = holding("H", "H L+", "H S+", domino=19, totems={"fish": "b", "mammoth": "c"})
    play.state.kingdoms[0] = holding("H S+ L+", domino=19, totems={}).state.kingdoms[0]
    play.play("a place 19 0,1 0,2")
    assert totems(play) == {"mammoth": "a", "fish": "a"}


@pytest.mark.rule("O13")
def test_the_fire_comes_before_the_majority_is_looked_at() -> None:
    for there, held in (("1,0", {}), ("0,1", {"mammoth": "a"})):
        play = holding("H S+\nD .", "H S+", domino=38, totems={})
        play.play("a place 38 2,0 2,1")
        assert (now(play), totems(play)) == ("fire", {})
        play.play(f"a fire {there}")
        assert totems(play) == held


@pytest.mark.rule("O13")
@pytest.mark.parametrize("mode", ["discovery", "tribe"])
def test_there_are_no_totems_in_other_modes(mode: str) -> None:
    play = placing("H S+", domino=12, mode=mode)
    play.play("a place 12 2,0 3,0")
    assert totems(play) == {}


@pytest.mark.rule("O14")
def test_a_holder_who_loses_the_majority_hands_the_totem_to_who_has_it_now() -> None:
    # a burns its own mammoth and falls behind c alone
    play = holding("H S+ S+\nD . .", "H S+", "S+ H S+", domino=28, totems={"mammoth": "a"})
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    assert totems(play) == {"mammoth": "c"}
    assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O14")
def test_a_holder_who_is_level_with_the_best_keeps_the_totem() -> None:
    play = holding("H S+ S+\nD . .", "H S+", "H S+", domino=28, totems={"mammoth": "a"})
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    assert totems(play) == {"mammoth": "a"}
    assert now(play) == "pick"
    # somebody else draws level
    play = holding("H S+", "S+ S+ H S+", domino=12, totems={"mammoth": "b"})
    play.play("a place 12 2,0 3,0")
    assert totems(play) == {"mammoth": "b"}


@pytest.mark.rule("O14")
def test_a_holder_keeps_the_totem_when_everybody_has_none() -> None:
    play = holding("H Q+\nD .", "H", domino=28, totems={"flint": "a"})
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    assert totems(play) == {"flint": "a"}
    assert now(play) == "pick"


@pytest.mark.rule("O14")
def test_a_holder_chooses_among_those_who_tie_for_the_majority() -> None:
    for heir in "bd":
        play = holding("H S+\nD .", "S+ H", "H", "H S+", domino=28, totems={"mammoth": "a"})
        play.play("a place 28 0,2 1,2")
        play.play("a fire 1,0")
        assert (now(play), totems(play)) == ("totem", {"mammoth": "a"})
        assert play.legal() == ["a totem mammoth b", "a totem mammoth d"]
        for event in ("a totem mammoth a", "a totem mammoth c", "a totem fish b"):
            assert refusal(play, event) == ("O14", "no-heir")
        for event in ("a pick 5", "b pick 5", "a fire 1,0", "a recruit none", "* row 9 10 11 12"):
            assert refusal(play, event) == ("O14", "totem-now")
        play.play(f"a totem mammoth {heir}")
        assert totems(play) == {"mammoth": heir}
        assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O14")
@pytest.mark.parametrize(("heir", "players"), [("a", 3), ("c", 3), ("a", 4), ("d", 4)])
def test_the_holder_is_asked_although_it_is_not_its_turn_and_the_turn_goes_on(heir: str, players: int) -> None:
    drawings = ["H S+ S+", "H S+", "S+ S+ S+ H S+", "S+ S+ S+ H S+"]
    if players == 3:
        drawings = drawings[:3]
    play = holding(*drawings, domino=12, totems={"mammoth": "b"}, players=players)
    play.play("a place 12 0,1 0,2")
    assert (now(play), play.actor_letter) == ("totem", "b")
    tied = ["b totem mammoth a", "b totem mammoth c", "b totem mammoth d"]
    assert play.legal() == tied[: players - 1]
    play.play(f"b totem mammoth {heir}")
    assert totems(play) == {"mammoth": heir}
    assert (now(play), play.actor_letter) == ("pick", "a")
    play.play("a pick 5")
    assert (now(play), play.actor_letter) == ("place", "b")


@pytest.mark.rule("O14")
def test_totems_are_handed_on_in_their_order_after_all_fires() -> None:
    # b holds three totems; c and d tie for each; a alone gets ahead in flint
    rich = "S+ L+ H J+ J+"
    play = holding("H D Q+", "H", rich, rich, domino=48, totems=dict.fromkeys(RESOURCES, "b"))
    play.play("a place 48 3,0 3,1")
    assert now(play) == "fire"
    play.play("a fire 3,0")
    assert [play.actor_letter, *play.legal()] == ["b", "b totem mammoth c", "b totem mammoth d"]
    play.play("b totem mammoth d")
    assert play.legal() == ["b totem fish c", "b totem fish d"]
    assert refusal(play, "b totem mushroom c") == ("O14", "no-heir")
    play.play("b totem fish c")
    assert play.legal() == ["b totem mushroom c", "b totem mushroom d"]
    play.play("b totem mushroom d")
    assert totems(play) == {"mammoth": "d", "fish": "c", "mushroom": "d", "flint": "a"}
    assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O14")
def test_totems_change_hands_in_the_last_round_too() -> None:
    play = holding("H S+\nD .", "S+ H", "H S+", domino=28, totems={"mammoth": "a"})
    play.state.drawn = 0
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    play.play("a totem mammoth c")
    assert totems(play) == {"mammoth": "c"}
    assert (now(play), play.actor_letter) == ("place", "b")


@pytest.mark.rule("O14")
def test_a_totem_event_that_makes_no_sense_is_malformed() -> None:
    play = holding("H S+\nD .", "S+ H", "H S+", domino=28, totems={"mammoth": "a"}, players=3)
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    for event in ("a totem mammoth d", "a totem", "a totem b", "a totem wheat b", "a totem mammoth b b"):
        with pytest.raises(Malformed, match="a totem mammoth"):
            play.play(event)


@pytest.mark.rule("O15")
def test_totems_are_worth_three_four_five_and_six() -> None:
    for totem, points in enumerate((3, 4, 5, 6)):
        held = [-1] * 4
        held[totem] = 1
        play = ended("H", "H", "H", mode="totem", totems=held)
        assert play.scores() == [0, points, 0]
        assert [sheet["totems"] for sheet in play.game.breakdown(play.state)] == [0, points, 0]
    assert ended("H", "H", mode="totem", totems=(0, 1, 1, 0)).scores() == [9, 9]


@pytest.mark.rule("O15")
def test_each_resource_left_is_worth_a_point_beside_the_regions() -> None:
    play = ended("S+ S* H L+ J+\n. . Q+ . .", "H S", mode="totem", totems=(0, -1, -1, 1))
    assert play.game.breakdown(play.state)[0] == {
        "desert": 0, "steppe": 2, "lake": 0, "jungle": 0, "quarry": 0,
        "resources": 4, "totems": 3, "cave_people": 0, "bonus": 0, "total": 9,
    }  # fmt: skip
    assert play.scores() == [9, 6]
    # in the last row of a large territory
    assert ended("H D\n. D\n. D\n. D\n. S+\n. S+\n. L+", "H", mode="totem").scores() == [3, 0]


@pytest.mark.rule("O15")
def test_the_explanation_has_each_totem_and_each_kind_of_resource() -> None:
    play = ended("S+ S+ H L+", "H", mode="totem", totems=(0, 0, 1, -1))
    lines = play.game.explain(play.state)["seats"][0]["lines"]
    assert lines[5]["parts"] == [
        {"resource": "mammoth", "count": 2, "points": 2},
        {"resource": "fish", "count": 1, "points": 1},
    ]
    assert lines[6]["parts"] == [{"totem": "mammoth", "points": 3}, {"totem": "fish", "points": 4}]
    said = written(play.game.explained(play.state))
    assert "  mammoth totem: 3" in said
    assert "  mushroom totem: 5" in said
    assert "  mammoth: 2" in said
