"""Turns of Kingdom Builder: the mandatory action, tiles, cards, building (B6 to B12)."""

from __future__ import annotations

import pytest

from kroon.games.builder.hexes import hex_text, hexes_in
from kroon.games.builder.state import GRASS, NONE, WATER
from tests.games.builder.positions import (
    OTHERS,
    builds,
    deal,
    fill,
    played,
    refusal,
    table,
    usable,
    uses,
)


@pytest.mark.rule("B6")
def test_three_settlements_are_built_on_the_terrain_of_the_card() -> None:
    play = table(card="grass")
    assert builds(play) == {hex_text(hex) for hex in hexes_in(play.state.land[GRASS])}
    for hex in ("8,8", "8,9", "8,10"):
        assert "a end" not in play.legal()
        assert refusal(play, "a end") == ("B6", "end-early")
        play.play(f"a build {hex}")
    assert play.legal() == ["a end"]
    assert refusal(play, "a build 8,11") == ("B6", "all-built")
    assert play.state.supply[0] == 37


@pytest.mark.rule("B6")
def test_a_turn_begins_with_three_settlements_owed() -> None:
    options = {"players": 2, "quadrants": "first_game", "cards": "first_game", "start": "a"}
    play = played("* card a grass", "* card b desert", **options)
    for seat, hexes in (("a", "8,8 8,9 8,10"), ("b", "8,0 8,1 8,2")):
        for hex in hexes.split():
            assert f"{seat} end" not in play.legal()
            play.play(f"{seat} build {hex}")
        play.play(f"{seat} end")
        play.play(f"* card {seat} forest")


@pytest.mark.rule("B6")
def test_no_other_terrain_will_do() -> None:
    assert refusal(table(card="grass"), "a build 0,1") == ("B6", "wrong-land")
    assert refusal(table("8,8", card="desert"), "a build 8,9") == ("B6", "wrong-land")


@pytest.mark.rule("B7")
def test_a_tile_is_used_before_or_after_the_mandatory_action_but_not_within_it() -> None:
    for before in (True, False):
        play = table("11,18", card="grass", tiles="11,17")
        hexes = ["10,18", "10,19", "11,19", "9,17"]
        if before:
            play.play("a use farm")
            assert uses(play) == set()
            play.play(f"a build {hexes.pop(0)}")
        for hex in hexes[:3]:
            play.play(f"a build {hex}")
        assert uses(play) == (set() if before else {"farm"})
        if not before:
            play.play("a use farm")
            play.play(f"a build {hexes[3]}")
        assert play.legal() == ["a end"]
        assert play.state.supply[0] == 35


@pytest.mark.rule("B7")
def test_between_two_settlements_no_tile_can_be_used() -> None:
    play = table("11,18", card="grass", tiles="11,17")
    play.play("a build 10,18")
    assert refusal(play, "a use farm") == ("B7", "between")
    play.play("a build 10,19")
    assert refusal(play, "a use farm") == ("B7", "between")
    assert uses(play) == set()


@pytest.mark.rule("B7")
def test_a_tile_is_used_once_a_turn_and_again_in_the_next() -> None:
    play = table("11,18", card="grass", tiles="11,17")
    play.play("a use farm")
    assert refusal(play, "a end") == ("B15", "put-now")
    play.play("a build 10,18")
    assert refusal(play, "a use farm") == ("B7", "tile-spent")
    for hex in ("10,19", "11,19", "9,17"):
        play.play(f"a build {hex}")
    assert refusal(play, "a use farm") == ("B7", "tile-spent")
    play.play("a end")
    play.play("* card a grass")
    while play.actor_letter != "a":
        play.apply(play.legal_ids()[0])
    assert uses(play) == {"farm"}


@pytest.mark.rule("B7")
def test_a_tile_won_in_this_turn_is_of_no_use_yet() -> None:
    play = table(card="grass")
    play.play("a build 7,7")
    play.play("a build 7,8")
    play.play("a build 7,9")
    assert refusal(play, "a use tavern") == ("B7", "tile-spent")
    assert refusal(play, "a use farm") == ("B7", "no-tile")
    assert refusal(play, "a lift 7,7") == ("B7", "nothing-to-lift")
    assert play.legal() == ["a end"]


@pytest.mark.rule("B7")
def test_two_equal_tiles_are_used_once_each() -> None:
    play = table("11,18 15,11", card="grass", tiles="11,17 15,12")
    for hex in ("10,18", "10,19"):
        play.play("a use farm")
        play.play(f"a build {hex}")
    assert refusal(play, "a use farm") == ("B7", "tile-spent")


@pytest.mark.rule("B8")
def test_the_card_is_discarded_and_another_drawn() -> None:
    play = table(card="grass")
    for hex in ("8,8", "8,9", "8,10"):
        play.play(f"a build {hex}")
    play.play("a end")
    assert play.state.discards.tolist() == [1, 0, 0, 0, 0]
    assert refusal(play, "a build 8,11") == ("B8", "card-now")
    assert refusal(play, "* card b grass") == ("B8", "card-now")
    play.play("* card a forest")
    assert play.state.hand[0] == 4
    assert play.actor_letter == "b"


@pytest.mark.rule("B8")
def test_an_empty_pile_is_replaced_when_a_card_must_be_drawn_with_the_card_just_played() -> None:
    play = table(card="grass")
    play.state.pile[:] = [0, 0, 0, 0, 1]
    play.state.discards[:] = [0, 2, 0, 0, 0]
    for hex in ("8,8", "8,9", "8,10"):
        play.play(f"a build {hex}")
    play.play("a end")
    assert play.state.pile.tolist() == [0, 0, 0, 0, 1]
    play.play("* card a forest")
    assert play.state.pile.tolist() == [0] * 5
    assert play.state.discards.tolist() == [1, 2, 0, 0, 0]
    for _ in range(3):
        play.apply(play.legal_ids()[0])
    play.play("b end")
    assert play.state.pile.tolist() == [1, 3, 0, 0, 0]
    assert play.state.discards.tolist() == [0] * 5
    assert refusal(play, "* card b forest") == ("B3", "no-card")
    play.play("* card b grass")
    assert play.state.batch.tolist()[:2] == [0, 1]


@pytest.mark.rule("B8", "B11")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    play = table("8,8", card="grass")
    fill(play.state, 1, "grass", but="8,9")
    play.state.pile[:] = 0
    play.play("a build 8,9")
    assert play.state.removed.tolist() == [1, 0, 0, 0, 0]
    assert play.legal() == ["a end"]
    assert refusal(play, "a build 0,1") == ("B11", "no-card-left")
    play.play("a end")
    assert play.actor_letter == "b"
    assert play.state.hand[0] == NONE
    for _ in range(3):
        play.apply(play.legal_ids()[0])
    play.play("b end")
    play.apply(play.legal_ids()[0])
    assert play.legal() == ["a end"]


@pytest.mark.rule("B9")
def test_a_hex_has_room_for_one_settlement() -> None:
    play = table("8,8", "8,9", card="grass")
    assert "8,9" not in builds(play)
    assert refusal(play, "a build 8,9") == ("B9", "occupied")
    assert refusal(play, "a build 8,8") == ("B9", "occupied")


@pytest.mark.rule("B9")
@pytest.mark.parametrize("hex", ["9,3", "0,3", "3,3", "6,7"])
def test_nothing_is_built_on_water_mountains_castles_and_locations(hex: str) -> None:
    assert refusal(table(), f"a build {hex}") == ("B9", "not-buildable")
    play = table("17,10", card="grass", tiles="17,6 16,12", quadrants=OTHERS)
    for tile in ("harbor", "barn"):
        assert tile in uses(play)
    play.play("a use harbor")
    play.play("a lift 17,10")
    assert refusal(play, "a build 5,0") == ("B9", "not-buildable")
    assert builds(play) <= {hex_text(hex) for hex in hexes_in(play.state.land[WATER])}


@pytest.mark.rule("B9")
def test_a_tile_for_any_terrain_builds_on_the_five_only() -> None:
    play = table("8,4 8,5 8,6", card="canyon", tiles="6,7")
    play.play("a use tavern")
    assert builds(play) == {"8,7"}
    assert refusal(play, "a build 8,3") == ("B9", "not-buildable")


@pytest.mark.rule("B10")
def test_a_settlement_goes_next_to_ones_own_if_that_is_possible() -> None:
    play = table("8,8", card="grass")
    assert builds(play) == {"8,7", "8,9", "7,7", "7,8", "9,7", "9,8"}
    assert refusal(play, "a build 8,10") == ("B10", "not-adjacent")


@pytest.mark.rule("B10")
def test_otherwise_any_free_hex_of_the_terrain_judged_settlement_by_settlement() -> None:
    play = table("8,8", card="flowers")
    assert builds(play) == {hex_text(hex) for hex in hexes_in(play.state.land[3])}
    play.play("a build 0,0")
    assert builds(play) == {"1,0"}
    play.play("a build 1,0")
    assert builds(play) == {"1,1", "2,0", "2,1"}


@pytest.mark.rule("B10")
def test_others_settlements_do_not_count_as_neighbours() -> None:
    play = table("8,8", "0,0", card="flowers")
    assert "12,13" in builds(play)


@pytest.mark.rule("B11")
def test_a_card_without_a_free_hex_is_replaced_at_the_start_of_the_turn_until_one_fits() -> None:
    play = table("8,8", card="desert")
    deal(play.state, "desert", "grass")
    fill(play.state, 0, "grass")
    fill(play.state, 0, "canyon")
    play.state.owed = 0
    play.play("a end")
    play.play("* card a grass")
    assert play.actor_letter == "*"
    assert play.state.removed.tolist() == [1, 0, 0, 0, 0]
    assert refusal(play, "* card a forest") == ("B11", "card-now")
    play.play("* card b canyon")
    assert play.state.removed.tolist() == [1, 1, 0, 0, 0]
    play.play("* card b forest")
    assert play.actor_letter == "b"
    assert builds(play) == {hex_text(hex) for hex in hexes_in(play.state.land[4])}
    assert play.state.owed == 3


@pytest.mark.rule("B11")
def test_a_card_is_replaced_in_the_middle_of_the_turn_and_the_rest_built_on_the_new_one() -> None:
    play = table("2,7", card="grass", tiles="3,7", quadrants=OTHERS)
    fill(play.state, 1, "grass", but="2,8")
    play.play("a build 2,8")
    assert play.actor_letter == "*"
    play.play("* card a desert")
    assert refusal(play, "a use oracle") == ("B7", "between")
    assert "3,10" in builds(play)
    play.play("a build 3,10")
    play.play("a build 4,10")
    assert uses(play) == {"oracle"}
    play.play("a use oracle")
    assert builds(play) == {"4,11", "5,9", "5,10"}


@pytest.mark.rule("B11")
def test_a_card_is_judged_after_an_extra_action_while_settlements_are_owed() -> None:
    play = table("11,18", card="grass", tiles="11,17")
    fill(play.state, 1, "grass", but="10,18")
    play.play("a use farm")
    assert play.actor_letter == "a"
    play.play("a build 10,18")
    assert play.actor_letter == "*"
    play.play("* card a desert")
    assert play.state.owed == 3
    play = table("11,18", card="desert", tiles="11,17")
    fill(play.state, 1, "desert", but="0,1")
    play.state.owed = 0
    fill(play.state, 1, "desert")
    play.play("a use farm")
    play.play("a build 10,18")
    assert play.state.removed.sum() == 0
    assert play.legal() == ["a end"]


@pytest.mark.rule("B11", "B12")
def test_a_card_is_not_replaced_when_the_supply_is_empty() -> None:
    play = table("8,8", card="grass", supply=1)
    fill(play.state, 1, "grass", but="8,9")
    play.play("a build 8,9")
    assert play.state.removed.sum() == 0
    assert play.legal() == ["a end"]


@pytest.mark.rule("B12")
def test_with_the_supply_empty_the_mandatory_action_stops() -> None:
    play = table("8,8", card="grass", supply=2)
    play.play("a build 8,9")
    assert refusal(play, "a end") == ("B6", "end-early")
    play.play("a build 8,10")
    assert play.legal() == ["a end"]
    assert refusal(play, "a build 8,11") == ("B12", "supply-empty")


@pytest.mark.rule("B12")
def test_the_mandatory_action_falls_away_and_only_moving_tiles_stay_usable() -> None:
    play = table("11,18 7,11 7,7 8,8 8,9 8,10", card="grass", tiles="11,17 6,11 6,7", supply=1)
    assert uses(play) == {"farm", "paddock", "tavern"}
    play.play("a use farm")
    play.play("a build 10,18")
    assert uses(play) == {"paddock"}
    assert "a end" in play.legal()
    assert builds(play) == set()
    assert refusal(play, "a use tavern") == ("B12", "supply-empty")
    assert refusal(play, "a build 10,19") == ("B12", "supply-empty")
    play.play("a use paddock")
    play.play("a lift 8,10")
    play.play("a build 8,12")
    assert play.legal() == ["a end"]
    assert usable(play) == {"tavern": 1}
