"""Locations of Kingdom Builder: tiles won and lost, and the eight actions (B13 to B20)."""

from __future__ import annotations

import pytest

from kroon.games.builder.hexes import hex_text, hexes_in, on_border
from kroon.games.builder.state import DESERT, GRASS, WATER
from tests.games.builder.positions import (
    OTHERS,
    builds,
    deal,
    fill,
    held,
    hex_of,
    lifts,
    refusal,
    site_number,
    table,
    usable,
    uses,
)

WITH_BARN = ("tavern", "barn", "oasis", "farm")
"""Its barns are at 2,16 and 6,12."""


@pytest.mark.rule("B13")
def test_building_next_to_a_location_takes_one_of_its_tiles_at_once() -> None:
    play = table(card="grass")
    number = site_number(play.state, hex_of("6,7"))
    play.play("a build 7,7")
    assert held(play) == {"tavern": 1}
    assert play.state.tiles[number] == 1
    play.play("a build 7,6")
    assert held(play) == {"tavern": 1}
    assert play.state.tiles[number] == 1


@pytest.mark.rule("B13")
def test_no_tile_is_taken_where_none_is_left() -> None:
    play = table(card="grass")
    play.state.tiles[site_number(play.state, hex_of("6,7"))] = 0
    play.play("a build 7,7")
    assert held(play) == {}
    assert play.state.tiles.tolist()[:2] == [2, 0]


@pytest.mark.rule("B13")
def test_two_players_can_have_the_tiles_of_a_hex_and_a_third_none() -> None:
    play = table("", "", "", card="grass", players=3)
    deal(play.state, "grass", "grass", "canyon")
    for seat, hexes in zip("abc", ("7,7 7,8 7,9", "7,6 8,7 8,8", "5,7 5,8 5,9"), strict=True):
        for hex in hexes.split():
            play.play(f"{seat} build {hex}")
        play.play(f"{seat} end")
        play.play(f"* card {seat} forest")
    assert [held(play, seat) for seat in range(3)] == [{"tavern": 1}, {"tavern": 1}, {}]


@pytest.mark.rule("B13")
def test_the_two_hexes_of_a_quadrant_give_two_equal_tiles() -> None:
    play = table(card="canyon")
    play.play("a build 6,3")
    assert held(play) == {"tavern": 1}
    play = table("5,7", card="canyon", tiles="6,7")
    fill(play.state, 1, "canyon", but="6,3")
    play.play("a build 6,3")
    assert held(play) == {"tavern": 2}


@pytest.mark.rule("B13")
def test_moving_next_to_a_location_takes_a_tile_too() -> None:
    play = table("7,11 9,8", card="grass", tiles="6,11")
    play.play("a use paddock")
    play.play("a lift 9,8")
    play.play("a build 7,7")
    assert held(play) == {"tavern": 1, "paddock": 1}
    assert usable(play) == {}


@pytest.mark.rule("B14")
def test_a_tile_is_lost_with_the_last_settlement_beside_it_and_cannot_be_won_again() -> None:
    play = table("7,7 7,11", card="grass", tiles="6,7 6,11")
    number = site_number(play.state, hex_of("6,7"))
    play.play("a use paddock")
    play.play("a lift 7,7")
    assert held(play) == {"tavern": 1, "paddock": 1}
    play.play("a build 7,9")
    assert held(play) == {"paddock": 1}
    assert play.state.tiles[number] == 1
    play.play("a build 7,8")
    play.play("a build 7,7")
    assert held(play) == {"paddock": 1}
    assert play.state.tiles[number] == 1
    assert refusal(play, "a use tavern") == ("B7", "no-tile")


@pytest.mark.rule("B14")
def test_a_tile_is_kept_while_another_settlement_stands_beside_the_location() -> None:
    play = table("7,7 7,6 7,11", card="grass", tiles="6,7 6,11")
    play.play("a use paddock")
    play.play("a lift 7,7")
    play.play("a build 7,9")
    assert held(play) == {"tavern": 1, "paddock": 1}


@pytest.mark.rule("B10", "B15")
def test_the_farm_builds_on_grass_and_the_oasis_on_desert() -> None:
    play = table("11,18", card="forest", tiles="11,17 12,7")
    play.play("a use farm")
    assert builds(play) == {"10,18", "10,19", "11,19"}
    assert refusal(play, "a build 10,17") == ("B15", "wrong-land")
    assert refusal(play, "a build 8,8") == ("B10", "not-adjacent")
    play.play("a build 10,18")
    assert play.state.supply[0] == 38
    assert play.state.owed == 3
    play.play("a use oasis")
    assert builds(play) == {hex_text(hex) for hex in hexes_in(play.state.land[DESERT])}
    assert refusal(play, "a build 10,19") == ("B15", "wrong-land")


@pytest.mark.rule("B15")
def test_the_oracle_builds_on_the_terrain_of_the_card() -> None:
    play = table("2,7", card="grass", tiles="3,7", quadrants=OTHERS)
    play.play("a use oracle")
    assert builds(play) == {"1,6", "2,8"}
    assert refusal(play, "a build 3,6") == ("B15", "wrong-land")
    play = table("2,7", card="canyon", tiles="3,7", quadrants=OTHERS)
    play.play("a use oracle")
    assert "19,9" in builds(play)


@pytest.mark.rule("B15")
def test_without_a_free_hex_these_tiles_cannot_be_used() -> None:
    play = table("11,18", card="forest", tiles="11,17 12,7")
    fill(play.state, 1, "grass")
    fill(play.state, 1, "desert")
    assert uses(play) == set()
    assert refusal(play, "a use farm") == ("B15", "no-room")
    assert refusal(play, "a use oasis") == ("B15", "no-room")


@pytest.mark.rule("B10", "B16")
def test_the_tower_builds_on_the_border_next_to_ones_own_if_possible() -> None:
    play = table("7,13", card="grass", tiles="7,12", quadrants=OTHERS)
    play.play("a use tower")
    ground = set(hexes_in(play.state.ground))
    assert builds(play) == {hex_text(hex) for hex in ground if on_border(hex)}
    assert refusal(play, "a build 6,13") == ("B16", "not-border")
    assert refusal(play, "a build 0,5") == ("B9", "not-buildable")
    play = table("7,13 0,11", card="grass", tiles="7,12", quadrants=OTHERS)
    play.play("a use tower")
    assert builds(play) == {"0,10", "0,12"}
    assert refusal(play, "a build 0,0") == ("B10", "not-adjacent")


@pytest.mark.rule("B16")
def test_without_a_free_hex_on_the_border_the_tower_cannot_be_used() -> None:
    play = table("7,13", card="grass", tiles="7,12", quadrants=OTHERS)
    for land in ("grass", "canyon", "desert", "flowers", "forest"):
        fill(play.state, 1, land, but="8,8 5,10 4,10")
    play.state.hand[0] = 2
    assert uses(play) == set()
    assert refusal(play, "a use tower") == ("B16", "no-room")


@pytest.mark.rule("B17")
@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("8,7 8,8 8,9", {"8,6", "8,10"}),
        ("8,8 9,8 10,9", {"7,7", "11,9"}),
        ("8,8 9,7 10,7", {"7,8", "11,6"}),
        ("9,2 9,3 9,4", {"9,1", "9,5"}),
        ("8,4 8,5 8,6", {"8,7"}),
        ("8,7 8,8 8,9 8,10", {"8,6", "8,11"}),
    ],
)
def test_the_tavern_builds_at_the_ends_of_a_line_of_three(line: str, ends: set[str]) -> None:
    play = table(line, card="canyon", tiles="6,7")
    play.play("a use tavern")
    assert builds(play) == ends
    assert refusal(play, "a build 0,0") == ("B17", "no-line")


@pytest.mark.rule("B17")
def test_without_a_line_of_three_the_tavern_cannot_be_used() -> None:
    for own in ("8,8 8,9", "8,7 8,8 9,8", "8,7 8,8 8,10"):
        play = table(own, card="canyon", tiles="6,7")
        assert uses(play) == set()
        assert refusal(play, "a use tavern") == ("B17", "no-room")
    play = table("8,7 8,8 8,9", "8,6 8,10", card="canyon", tiles="6,7")
    assert uses(play) == set()


@pytest.mark.rule("B10", "B18")
def test_the_barn_moves_to_the_terrain_of_the_card_next_to_the_others_if_possible() -> None:
    play = table("2,7 16,11", card="grass", tiles="16,12", quadrants=OTHERS)
    play.play("a use barn")
    assert lifts(play) == {"2,7", "16,11"}
    assert refusal(play, "a lift 0,0") == ("B18", "not-yours")
    assert refusal(play, "a build 2,8") == ("B18", "lift-now")
    play.play("a lift 2,7")
    assert builds(play) == {"15,10", "16,10", "17,10", "17,11"}
    assert refusal(play, "a build 2,8") == ("B10", "not-adjacent")
    assert refusal(play, "a build 15,11") == ("B18", "wrong-land")
    assert refusal(play, "a lift 16,11") == ("B18", "put-now")
    play.play("a build 16,10")
    assert play.state.supply[0] == 38
    assert hexes_in(play.state.settled[0]) == [hex_of("16,10"), hex_of("16,11")]
    assert "2,7" not in builds(play)
    play.play("a build 15,10")
    fill(play.state, 0, "grass", but="2,7")
    assert builds(play) == {"2,7"}


@pytest.mark.rule("B18")
def test_a_settlement_goes_to_another_hex_than_the_one_it_left() -> None:
    play = table("16,11", card="grass", tiles="16,12", quadrants=OTHERS)
    play.play("a use barn")
    play.play("a lift 16,11")
    grass = {hex_text(hex) for hex in hexes_in(play.state.land[GRASS])}
    assert builds(play) == grass - {"16,11"}
    assert refusal(play, "a build 16,11") == ("B18", "same-hex")


@pytest.mark.rule("B18")
def test_the_hex_it_left_is_not_a_possibility_for_adjacency_either() -> None:
    play = table("2,7 2,8", "1,6", card="grass", tiles="16,12", quadrants=OTHERS)
    play.play("a use barn")
    play.play("a lift 2,8")
    assert {"0,0", "17,10"} <= builds(play)
    assert "2,8" not in builds(play)


@pytest.mark.rule("B18")
def test_the_harbor_moves_to_water() -> None:
    play = table("14,5 18,7", card="grass", tiles="17,6", quadrants=OTHERS)
    play.play("a use harbor")
    play.play("a lift 14,5")
    assert builds(play) == {"18,6", "19,6"}
    assert refusal(play, "a build 17,8") == ("B9", "not-buildable")
    assert refusal(play, "a build 16,6") == ("B18", "wrong-land")
    play.play("a build 18,6")
    assert held(play) == {"harbor": 1}


@pytest.mark.rule("B18")
def test_without_a_free_hex_barn_and_harbor_cannot_be_used() -> None:
    play = table("2,7", card="grass", tiles="17,6 16,12", quadrants=OTHERS)
    fill(play.state, 1, "grass")
    fill(play.state, 1, "water")
    assert uses(play) == set()
    assert refusal(play, "a use barn") == ("B18", "no-room")
    assert refusal(play, "a use harbor") == ("B18", "no-room")
    assert len(hexes_in(play.state.land[WATER])) > 0


@pytest.mark.rule("B19")
def test_the_paddock_moves_two_hexes_in_a_straight_line() -> None:
    play = table("8,8 7,11", card="canyon", tiles="6,11")
    play.play("a use paddock")
    assert lifts(play) == {"8,8", "7,11"}
    play.play("a lift 8,8")
    assert builds(play) == {"6,9", "8,6", "8,10", "10,7", "10,9"}
    assert refusal(play, "a build 8,9") == ("B19", "not-two-away")
    assert refusal(play, "a build 8,8") == ("B19", "same-hex")
    assert refusal(play, "a build 6,7") == ("B9", "not-buildable")
    play.play("a build 10,7")
    assert play.state.supply[0] == 38


@pytest.mark.rule("B19")
def test_the_paddock_jumps_over_anything_but_not_onto_water() -> None:
    play = table("7,16 7,11", "7,15 7,17", card="canyon", tiles="6,11")
    play.play("a use paddock")
    play.play("a lift 7,16")
    assert {"7,14", "7,18"} <= builds(play)
    play = table("9,16 7,11", card="canyon", tiles="6,11")
    play.play("a use paddock")
    play.play("a lift 9,16")
    assert refusal(play, "a build 9,14") == ("B9", "not-buildable")


@pytest.mark.rule("B19")
def test_a_settlement_with_nowhere_to_go_cannot_be_lifted() -> None:
    play = table("8,8 7,11", "6,9 8,6 8,10 10,7 10,9", card="canyon", tiles="6,11")
    play.play("a use paddock")
    assert lifts(play) == {"7,11"}
    assert refusal(play, "a lift 8,8") == ("B19", "nowhere-to-go")
    play = table("8,8", "6,9 8,6 8,10 10,7 10,9", card="canyon", tiles="6,11")
    assert uses(play) == set()
    assert refusal(play, "a use paddock") == ("B19", "no-room")


@pytest.mark.rule("B20")
def test_one_that_moves_to_the_other_side_of_a_location_keeps_the_tile() -> None:
    play = table("6,8 7,11", card="canyon", tiles="6,7 6,11")
    play.play("a use paddock")
    play.play("a lift 6,8")
    play.play("a build 6,6")
    assert held(play) == {"tavern": 1, "paddock": 1}
    assert usable(play) == {"tavern": 1}


@pytest.mark.rule("B20")
def test_losses_come_before_wins() -> None:
    """The usable tavern is lost before the new one, which can't be used yet, could be given up for it."""
    play = table("7,7 6,4 6,11", card="canyon", tiles="6,7 6,12", quadrants=WITH_BARN)
    fill(play.state, 1, "canyon", but="6,3 0,9")
    play.play("a use barn")
    play.play("a lift 7,7")
    assert builds(play) == {"6,3"}
    play.play("a build 6,3")
    assert held(play) == {"tavern": 1, "barn": 1}
    assert usable(play) == {}


@pytest.mark.rule("B20")
@pytest.mark.parametrize(("ready", "left"), [(2, 1), (1, 1), (0, 0)])
def test_of_two_equal_tiles_one_that_cannot_be_used_any_more_goes_first(ready: int, left: int) -> None:
    play = table("7,7 6,3 7,11", card="canyon", tiles="6,7 6,2 6,11")
    assert usable(play) == {"tavern": 2, "paddock": 1}
    play.state.ready[0] = ready
    play.play("a use paddock")
    play.play("a lift 7,7")
    play.play("a build 7,9")
    assert held(play) == {"tavern": 1, "paddock": 1}
    assert usable(play) == ({"tavern": left} if left else {})
