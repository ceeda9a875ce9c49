"""O16 to O19 and O21: the cave people, who can be recruited, what is paid, and where they settle."""

from __future__ import annotations

from collections import Counter

import pytest

from kroon.conformance.random_games import random_steps
from kroon.core.errors import Illegal, Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.origins.state import CAVE_ID, OPEN_ID, PILE_ID
from tests.games.origins.boards import (
    at_first_placing,
    first_choices,
    lay_open,
    now,
    picking,
    played,
    refusal,
    territory,
    territory_of,
    write_territory,
)
from tests.games.origins.naive import TILES

OPEN = "* cave hunter shaman warrior1 warrior3"
FOUR_KINDS = "S+ L+ H J+ Q+"


def open_people(play: Play) -> dict[str, int]:
    shown: dict[str, int] = play.game.view(play.state, None)["open_people"]
    return shown


def recruits(play: Play) -> set[str]:
    """Who can be recruited, as `open hunter`."""
    found = set()
    for event in play.legal():
        _, word, *what = event.split(" ")
        assert word == "recruit"
        found.add(" ".join(what))
    return found


@pytest.mark.rule("O16")
def test_four_of_twenty_two_cave_people_are_laid_open_after_the_first_row() -> None:
    play = played("* row 3 12 17 40", players=3, mode="tribe")
    assert (now(play), play.actor_letter) == ("cave", "*")
    assert play.game.view(play.state, None)["cave"] == TILES
    assert sum(TILES.values()) == 22
    play.play(OPEN)
    assert open_people(play) == {"hunter": 1, "shaman": 1, "warrior1": 1, "warrior3": 1}
    left = dict(TILES) | {"hunter": 1, "shaman": 1, "warrior1": 3}
    del left["warrior3"]
    assert play.game.view(play.state, None)["cave"] == left
    assert now(play) == "king"


@pytest.mark.rule("O16")
@pytest.mark.parametrize("mode", ["discovery", "totem"])
def test_there_are_no_cave_people_in_other_modes(mode: str) -> None:
    play = Play(find_game("origins"), {"players": 3, "mode": mode})
    view = play.game.view(play.state, None)
    assert (view["cave"], view["open_people"]) == ({}, {})
    first_choices(play)
    words = {event.split()[1] for event in play.events}
    assert not words & {"cave", "recruit", "pay", "settle"}
    assert refusal(played("* row 3 12 17 40", players=3, mode=mode), OPEN) == ("O2", "king-now")


@pytest.mark.rule("O16")
def test_other_cave_people_than_there_are_are_refused_by_number() -> None:
    play = played("* row 3 12 17 40", players=3, mode="tribe")
    assert refusal(play, "* cave warrior3 warrior3 hunter artist") == ("O16", "no-tile")
    assert refusal(play, "* cave hunter hunter hunter artist") == ("O16", "no-tile")
    assert refusal(play, "* king a") == ("O16", "cave-now")
    assert refusal(play, "a pick 3") == ("O16", "cave-now")
    with pytest.raises(Malformed, match="NAME NAME NAME NAME"):
        play.play("* cave hunter king artist shaman")
    with pytest.raises(Malformed):
        play.play("* cave")
    play.apply(CAVE_ID + 9)
    with pytest.raises(Illegal) as refused:
        play.apply(CAVE_ID + 9)
    assert refused.value.reason.rule == "O16"
    with pytest.raises(Illegal) as refused:
        play.apply(0)
    assert refused.value.reason.key == "origins-cave-now"


@pytest.mark.rule("O16")
def test_in_tribe_mode_there_are_resources_but_no_totems() -> None:
    play = Play(find_game("origins"), {"players": 3, "mode": "tribe"})
    for _ in random_steps(play, seed=5):
        pass
    view = play.game.view(play.state, None)
    assert set(view["totems"].values()) == {None}
    assert any("resource" in on for each in view["territories"] for on in each["squares"].values())
    assert not any(event.split()[1] == "totem" for event in play.events)


@pytest.mark.rule("O17")
@pytest.mark.parametrize(
    ("drawing", "sources"),
    {
        "H": "",
        "S+ S+ H S+": "",
        "S L H J Q": "",
        "S+ L H": "",
        "S+ L+ H": "open",
        "H J+ Q+": "open",
        "S+ H Q+": "open",
        "S+ S+ L+ H L+": "open",
        "S+ L+ H J+": "open",
        "S+ L+ H J+ Q": "open",
        FOUR_KINDS: "open pile",
    }.items(),
)
def test_two_different_resources_buy_an_open_tile_and_four_one_of_the_pile(drawing: str, sources: str) -> None:
    play = picking(drawing, ["hunter", "hunter", "shaman", "warrior3"])
    play.play("a pick 5")
    if not sources:
        assert (now(play), play.actor_letter) == ("place", "b")
        return
    assert (now(play), play.actor_letter) == ("recruit", "a")
    expected = {"none", "open hunter", "open shaman", "open warrior3"}
    if "pile" in sources:
        expected |= {f"pile {name}" for name in TILES} - {"pile hunter", "pile warrior3"}
    assert recruits(play) == expected


@pytest.mark.rule("O17")
def test_a_recruitment_is_only_offered_when_there_is_a_tile_for_it() -> None:
    for drawing, laid, pile, expected in (
        ("S+ L+ H", [], {"hunter": 1}, set()),
        (FOUR_KINDS, [], {"hunter": 1, "warrior2": 3}, {"none", "pile hunter", "pile warrior2"}),
        (FOUR_KINDS, [], {"hunter": 1}, {"none", "pile hunter"}),
        (FOUR_KINDS, ["artist"], {}, {"none", "open artist"}),
        (FOUR_KINDS, [], {}, set()),
        ("S+ L+ H J+", ["artist"], {}, {"none", "open artist"}),
    ):
        play = picking(drawing)
        lay_open(play, laid, pile)
        play.play("a pick 5")
        assert (now(play) == "recruit") == bool(expected)
        assert not expected or recruits(play) == expected


@pytest.mark.rule("O17")
def test_nobody_need_be_recruited() -> None:
    play = picking(FOUR_KINDS)
    play.play("a pick 5")
    play.play("a recruit none")
    assert (now(play), play.actor_letter) == ("place", "b")
    assert territory_of(play) == territory(FOUR_KINDS)
    assert sum(open_people(play).values()) == 4


@pytest.mark.rule("O17")
def test_an_open_tile_costs_two_resources_of_different_kinds_from_squares_of_choice() -> None:
    play = picking("S+ S+ H L+ Q+", ["hunter", "hunter", "artist", "shaman"])
    play.play("a pick 5")
    play.play("a recruit open hunter")
    assert open_people(play) == {"hunter": 1, "artist": 1, "shaman": 1}
    assert play.game.view(play.state, None)["recruit"] == {"person": "hunter", "owed": 2}
    assert play.legal() == ["a pay -1,0", "a pay -2,0", "a pay 1,0", "a pay 2,0"]
    play.play("a pay -1,0")
    assert play.legal() == ["a pay 1,0", "a pay 2,0"]
    play.play("a pay 2,0")
    assert play.legal() == ["a settle -1,0", "a settle 2,0"]
    play.play("a settle 2,0")
    assert territory_of(play) == territory("S+ S H L+ Q:hunter")
    assert (now(play), play.actor_letter) == ("place", "b")
    assert play.game.view(play.state, None)["recruit"] is None


@pytest.mark.rule("O17")
def test_a_tile_of_the_pile_costs_one_resource_of_each_kind() -> None:
    play = picking("S+ L+ H J+ Q+\nS+ . . . .")
    play.play("a pick 5")
    before = play.game.view(play.state, None)["cave"]
    play.play("a recruit pile warrior3")
    assert play.game.view(play.state, None)["cave"] == {
        name: count for name, count in before.items() if name != "warrior3"
    }
    for place in ("1,0", "-2,1", "2,0", "-1,0"):
        assert now(play) == "pay"
        play.play(f"a pay {place}")
    assert play.legal() == ["a settle -1,0", "a settle -2,1", "a settle 1,0", "a settle 2,0"]
    play.play("a settle -2,1")
    assert territory_of(play) == territory("S+ L H J Q\nS:warrior3 . . . .")
    assert sum(open_people(play).values()) == 4


@pytest.mark.rule("O17")
def test_a_recruitment_that_the_rule_forbids_is_refused_by_number() -> None:
    play = picking("S+ L+ H J+", ["hunter", "hunter", "artist", "shaman"])
    play.play("a pick 5")
    assert refusal(play, "a recruit open warrior1") == ("O17", "not-open")
    assert refusal(play, "a recruit pile warrior1") == ("O17", "pile-price")
    assert refusal(play, "a recruit pile hunter") == ("O17", "not-in-pile")
    for event in (
        "a pick 6",
        "a pay 1,0",
        "a settle 1,0",
        "b place 2 1,0 2,0",
        "* row 9 10 11 12",
        "a discard 1",
    ):
        assert refusal(play, event) == ("O17", "recruit-now")
    for id, key in ((OPEN_ID + 7, "not-open"), (PILE_ID + 7, "pile-price"), (PILE_ID, "not-in-pile")):
        assert play.reason(id).key == f"origins-{key}"
    for event in (
        "a recruit",
        "a recruit hunter",
        "a recruit open",
        "a recruit open king",
        "a recruit none now",
    ):
        with pytest.raises(Malformed, match=r"none\|open NAME\|pile NAME"):
            play.play(event)


@pytest.mark.rule("O17")
def test_a_payment_that_the_rule_forbids_is_refused_by_number() -> None:
    play = picking("S+ S+ H L+ D\n. . V^ S* .")
    play.play("a pick 5")
    play.play("a recruit open hunter")
    for place, key in {
        "2,0": "no-resource",
        "0,1": "no-resource",
        "1,1": "no-resource",
        "0,0": "no-square",
        "0,-1": "no-square",
        "9,9": "no-square",
    }.items():
        assert refusal(play, f"a pay {place}") == ("O17", key)
    play.play("a pay -1,0")
    assert refusal(play, "a pay -1,0") == ("O17", "no-resource")
    assert refusal(play, "a pay -2,0") == ("O17", "paid-already")
    for event in ("a recruit none", "a settle -1,0", "b place 2 1,0 2,0", "a pick 6"):
        assert refusal(play, event) == ("O17", "pay-now")
    with pytest.raises(Malformed, match="a pay X,Y"):
        play.play("a pay")


@pytest.mark.rule("O17")
def test_recruiting_comes_after_choosing_and_once_a_turn() -> None:
    play = at_first_placing(players=3, mode="tribe")
    write_territory(play.state.kingdoms[0], territory(FOUR_KINDS + "\n. . D . ."))
    play.play("a place 1 0,2 1,2")
    assert now(play) == "pick"
    play.play("a pick 5")
    for event in ("a recruit open hunter", "a pay -2,0", "a pay 2,0", "a settle 0,1"):
        play.play(event)
    assert (now(play), play.actor_letter) == ("place", "b")


@pytest.mark.rule("O17", "O25")
def test_with_two_players_somebody_is_recruited_once_in_each_chiefs_turn() -> None:
    play = at_first_placing(players=2, mode="tribe")
    rich = "S+ L+ S+ H L+ S+ L+\n. . . D . . ."
    for seat in range(2):
        write_territory(play.state.kingdoms[seat], territory(rich))
    asked = []
    while play.state.rounds == 1:
        if now(play) == "recruit":
            asked.append((play.actor_letter, int(play.state.turn)))
            play.play(next(event for event in play.legal() if " open " in event))
        else:
            play.play(play.legal()[0])
    assert asked == [("a", 0), ("b", 1), ("b", 2), ("a", 3)]


@pytest.mark.rule("O17")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_recruits_in_the_opening(players: int) -> None:
    play = played("* row 3 12 17 40", OPEN, "* king b", players=players, mode="tribe")
    write_territory(play.state.kingdoms[1], territory(FOUR_KINDS))
    play.play("b pick 3")
    assert now(play) == "king"


@pytest.mark.rule("O17")
def test_who_has_discarded_may_recruit() -> None:
    full = "D D D D D\nD D D D D\nS+ D H D D\nD D D D D\nD D D L+ ."
    play = picking(full)
    play.state.phase = at_first_placing().state.phase
    play.play("a discard 1")
    play.play("a pick 5")
    assert now(play) == "recruit"


@pytest.mark.rule("O18")
def test_the_open_places_are_refilled_only_when_a_row_is_laid() -> None:
    play = picking("S+ L+ H", ["hunter", "fisher", "artist", "shaman"])
    for event in ("a pick 5", "a recruit open hunter", "a pay -1,0", "a pay -2,0", "a settle -1,0"):
        play.play(event)
    assert open_people(play) == {"fisher": 1, "artist": 1, "shaman": 1}
    write_territory(play.state.kingdoms[1], territory("D S+ L+ H"))
    for event in ("b place 2 0,1 0,2", "b pick 6"):
        play.play(event)
    assert recruits(play) == {"none", "open fisher", "open artist", "open shaman"}
    for event in ("b recruit open artist", "b pay -1,0", "b pay -2,0", "b settle -3,0"):
        play.play(event)
    for event in ("c place 3 0,1 0,2", "c pick 7", "d place 4 0,1 0,2", "d pick 8"):
        play.play(event)
    assert now(play) == "row"
    play.play("* row 9 10 11 12")
    assert now(play) == "cave"
    assert refusal(play, "* cave warrior1") == ("O18", "cave-count")
    assert refusal(play, "* cave warrior1 warrior1 warrior1") == ("O18", "cave-count")
    play.play("* cave warrior1 hunter")
    assert open_people(play) == {"hunter": 1, "fisher": 1, "shaman": 1, "warrior1": 1}
    assert now(play) == "place"


@pytest.mark.rule("O18")
@pytest.mark.parametrize(
    ("laid", "pile", "drawn"),
    [
        (["hunter"] * 2, {"artist": 2, "shaman": 2}, 2),
        (["hunter"] * 2, {"artist": 1}, 1),
        ([], {"artist": 2, "shaman": 1}, 3),
        ([], {"warrior1": 4, "shaman": 1}, 4),
        (["hunter"] * 2, {}, 0),
        ([], {}, 0),
        (["hunter", "hunter", "artist", "artist"], {"shaman": 2}, 0),
    ],
)
def test_as_many_are_laid_open_as_are_missing_and_as_there_are(
    laid: list[str], pile: dict[str, int], drawn: int
) -> None:
    play = at_first_placing(mode="tribe")
    while now(play) != "row":
        play.apply(play.legal_ids()[0])
    lay_open(play, laid, pile)
    play.play("* row 9 10 11 12")
    assert (now(play) == "cave") == (drawn > 0)
    if drawn:
        rng = play.engine.generator(1)
        names = play.chance(rng).split(" ")[2:]
        assert len(names) == drawn
        assert not Counter(names) - Counter(pile)
    assert now(play) == "place"
    assert sum(open_people(play).values()) == len(laid) + drawn


@pytest.mark.rule("O19")
def test_a_tile_settles_on_landscape_with_nothing_on_it() -> None:
    play = picking("S+ L+ H J+ D*\nD D' Q V^ V^^:artist\nD:hunter . S* J .")
    for event in ("a pick 5", "a recruit open warrior1", "a pay -2,0", "a pay -1,0"):
        play.play(event)
    squares = {"-2,0", "-1,0", "-2,1", "0,1", "1,1", "1,2"}
    assert set(play.legal()) == {f"a settle {place}" for place in squares}
    for place, key in {
        "1,0": "on-resource",
        "2,0": "on-fire",
        "0,2": "on-fire",
        "-1,1": "on-token",
        "2,1": "on-tile",
        "-2,2": "on-tile",
        "0,0": "no-square",
        "-1,2": "no-square",
        "7,0": "no-square",
    }.items():
        assert refusal(play, f"a settle {place}") == ("O19", key)
    for event in ("a pay 1,0", "a recruit none", "a pick 6", "b place 2 1,0 2,0"):
        assert refusal(play, event) == ("O19", "settle-now")


@pytest.mark.rule("O19")
@pytest.mark.parametrize("place", [(-1, 0), (-2, 0), (1, 0), (2, 0)])
def test_a_tile_need_not_stand_on_a_square_that_paid_and_may_stand_on_a_volcano(
    place: tuple[int, int],
) -> None:
    play = picking("S+ L+ H D V^")
    for event in ("a pick 5", "a recruit open warrior1", "a pay -2,0", "a pay -1,0"):
        play.play(event)
    play.play(f"a settle {place[0]},{place[1]}")
    people = {at: square.person for at, square in territory_of(play).items() if square.person}
    assert people == {place: "warrior1"}


@pytest.mark.rule("O19")
def test_tiles_settle_low_down_in_a_large_territory() -> None:
    play = at_first_placing(players=2, mode="tribe")
    column = "H D*\n. D*\n. D*\n. S+\n. L+\n. L+\n. V^"
    write_territory(play.state.kingdoms[0], territory(column))
    play.play("a place 1 2,0 3,0")
    for event in ("a pick 5", "a recruit open hunter", "a pay 1,3", "a pay 1,4"):
        play.play(event)
    assert play.legal() == ["a settle 1,3", "a settle 1,4", "a settle 1,6", "a settle 2,0", "a settle 3,0"]
    play.play("a settle 1,6")
    assert territory_of(play)[1, 6].person == "hunter"
    assert territory_of(play)[1, 5].resource == "fish"


@pytest.mark.rule("O19")
def test_cave_people_stay_where_they_are_when_a_territory_grows_to_the_left_and_upwards() -> None:
    play = at_first_placing(mode="tribe")
    write_territory(play.state.kingdoms[0], territory("H D:hunter V^^:warrior2 D'"))
    play.play("a place 1 -1,-1 0,-1")
    assert territory_of(play) == territory("D D . . .\n. H D:hunter V^^:warrior2 D'")


@pytest.mark.rule("O21")
def test_a_player_with_resources_is_not_asked_in_the_last_round() -> None:
    play = at_first_placing(mode="tribe")
    write_territory(play.state.kingdoms[0], territory(FOUR_KINDS + "\n. . D . ."))
    play.state.drawn = 0
    play.play("a place 1 0,2 1,2")
    assert (now(play), play.actor_letter) == ("place", "b")
