"""The bot `quick`: its rules of thumb."""

from __future__ import annotations

import pytest

from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.hexes import neighbours
from tests.games.builder.positions import hex_of, table


def moves(play: Play) -> set[str]:
    """What `quick` does, with some luck."""
    rngs = [play.engine.generator(seed) for seed in range(12)]
    return {play.game.text(play.state, [play.engine.choose(play.state, "quick", rng)]) for rng in rngs}


def places(play: Play) -> set[int]:
    """Where it builds."""
    return {hex_of(move.removeprefix("a build ")) for move in moves(play)}


def test_it_lifts_the_settlement_that_is_missed_least() -> None:
    """One stands next to the location of its tile, one next to a castle, one is alone on the grass."""
    play = table("7,11 7,14 9,9", "", cards=("citizens", "hermits", "lords"), tiles="6,11")
    play.state.owed = 0
    play.play("a use paddock")
    assert moves(play) == {"a lift 9,9"}


@pytest.mark.parametrize(
    ("card", "settled", "lifted"),
    [
        ("miners", "2,6 9,9 7,11", {"9,9"}),  # 2,6 lies next to a mountain
        ("fishermen", "8,15 9,9 7,11", {"9,9"}),  # 8,15 lies next to the water
        ("knights", "9,7 9,9 7,11 5,4", {"5,4"}),  # the others stand in the longest rows
        ("discoverers", "9,7 9,9 7,11", {"9,7", "9,9"}),  # two in one line count once
    ],
)
def test_it_lifts_what_a_card_does_not_count(card: str, settled: str, lifted: set[str]) -> None:
    play = table(settled, "", cards=tuple(sorted({"citizens", "lords", card})), tiles="6,11")
    play.state.owed = 0
    play.play("a use paddock")
    assert moves(play) <= {f"a lift {hex}" for hex in lifted}


def test_it_begins_next_to_a_location_whose_tile_it_likes() -> None:
    """Farms and oases, rather than the paddocks and taverns that it could reach as well."""
    play = table("", "", cards=("citizens", "discoverers", "hermits"))
    sites = ("11,17", "15,12", "12,7", "17,5")
    assert places(play) <= {hex for site in sites for hex in neighbours(hex_of(site))}


def test_it_goes_towards_a_castle_when_there_is_no_tile_to_win() -> None:
    """The castle at 7,15 pays on 8,16, and 8,17 is on the way."""
    play = table("8,18", "", cards=("citizens", "hermits", "lords"))
    play.state.tiles[:] = 0
    assert places(play) == {hex_of("8,17")}


def test_it_mostly_uses_a_tile_that_moves_a_settlement_and_always_one_that_builds() -> None:
    play = table("8,7 8,8 8,9", "", tiles="6,7")
    play.state.owed = 0
    assert moves(play) == {"a use tavern"}
    play = table("7,11 7,14 9,9", "", tiles="6,11")
    play.state.owed = 0
    assert moves(play) == {"a use paddock", "a end"}


def test_it_is_about_as_good_as_greedy() -> None:
    game = find_game("builder")
    play = Play(game, {"players": 2})
    seats = ["quick", "greedy"], ["greedy", "quick"]
    won = 0.0
    for seat, seated in enumerate(seats):
        ranks = play.engine.matches(play.state, seated, 3, 0, 40).ranks
        won += float((ranks[:, seat] < ranks[:, 1 - seat]).sum() + (ranks[:, 0] == ranks[:, 1]).sum() / 2)
    assert won > 0.35 * 80
