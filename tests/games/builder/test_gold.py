"""The end of the game and gold, with the numbers that the rules give (B21 to B33)."""

from __future__ import annotations

import pytest

from kroon.core.play import Play
from tests.games.builder.positions import ended, gold, refusal, table


def build_and_end(play: Play) -> None:
    """Let the player on turn build the first hexes that it may, end the turn and draw a card."""
    seat = play.actor_letter
    while "end" not in play.legal()[-1]:
        play.play(play.legal()[0])
    play.play(f"{seat} end")
    play.apply(play.legal_ids()[0])


@pytest.mark.rule("B21")
def test_the_round_in_which_a_supply_is_emptied_is_the_last() -> None:
    play = table("8,8", "", "", card="grass", supply=2)
    build_and_end(play)
    assert play.actor_letter == "b"
    assert play.game.view(play.state, None)["last_round"]
    build_and_end(play)
    assert play.actor_letter == "c"
    build_and_end(play)
    assert play.legal() == []
    assert refusal(play, "a end") == ("B21", "over")
    assert refusal(play, "* card a grass") == ("B21", "over")


@pytest.mark.rule("B21")
def test_the_player_to_the_right_of_the_start_player_ends_the_game_at_once() -> None:
    play = table("8,8", "", card="grass", supply=3, start="b")
    build_and_end(play)
    assert play.over
    play = table("8,8", "", card="grass", supply=4, start="b")
    build_and_end(play)
    assert not play.over
    assert play.actor_letter == "b"


@pytest.mark.rule("B21")
def test_a_settlement_built_with_a_tile_can_be_the_last_one() -> None:
    play = table("11,18", "", card="grass", tiles="11,17", supply=1, start="b")
    play.play("a use farm")
    play.play("a build 10,18")
    play.play("a end")
    play.apply(play.legal_ids()[0])
    assert play.over


@pytest.mark.rule("B22")
def test_a_castle_pays_three_once() -> None:
    assert gold(ended("3,4 4,4 2,3", "4,3", "3,5", cards=("hermits", "lords", "miners")), "castles") == [
        3,
        3,
        0,
    ]
    assert gold(ended("3,4 7,14 11,10", ""), "castles") == [9, 0]


@pytest.mark.rule("B23")
def test_most_gold_wins_and_ties_are_shared() -> None:
    play = ended("3,4", "7,16", "8,8")
    assert play.scores()[0] == play.scores()[1] > play.scores()[2]
    assert play.winners() == ["a", "b"]
    assert play.engine.ranking(play.state) == [1, 1, 3, 0]
    assert "share the win" in str(play.game.explained(play.state)[-1])
    assert play.game.explain(play.state)["tie"] == {
        "gold": play.scores()[0],
        "winners": ["a", "b"],
        "rule": "B23",
    }
    play = ended("8,8", "3,4 3,5")
    assert play.winners() == ["b"]
    assert play.game.explain(play.state)["tie"] is None
    assert table("3,4").winners() == []


@pytest.mark.rule("B24")
def test_fishermen_pay_for_land_next_to_water() -> None:
    assert gold(ended("9,4 9,3 8,4", "8,8 8,3"), "fishermen") == [2, 0]


@pytest.mark.rule("B25")
def test_merchants_pay_for_places_that_a_group_links() -> None:
    assert gold(ended("7,7 7,8 7,9 7,10", "6,8 6,9"), "merchants") == [8, 0]
    assert gold(ended("7,7 7,8 7,10", "6,8 6,9 6,10"), "merchants") == [0, 8]
    three = "7,7 7,8 7,9 7,10 6,6 6,5 6,4 6,3 4,4"
    assert gold(ended(three, ""), "merchants") == [12, 0]
    castle = "6,3 5,3 4,3"
    assert gold(ended(castle, castle.replace("4,3", "9,9")), "merchants") == [8, 0]


@pytest.mark.rule("B25")
def test_a_place_that_two_groups_link_counts_once() -> None:
    play = ended("7,7 7,8 7,9 7,10 5,7 5,8 5,9 5,10", "")
    assert len(play.game.explain(play.state)["seats"][0]["lines"][2]["parts"]) == 1
    assert gold(play, "merchants") == [8, 0]


@pytest.mark.rule("B26")
def test_discoverers_pay_for_lines() -> None:
    assert gold(ended("0,0 0,19 5,5 19,0", "", cards=("discoverers", "lords", "miners")), "discoverers") == [
        3,
        0,
    ]


@pytest.mark.rule("B27")
def test_hermits_pay_for_groups() -> None:
    assert gold(ended("8,8 8,9 0,0 9,3 19,19", "7,7", cards=("hermits", "lords", "miners")), "hermits") == [
        4,
        1,
    ]


@pytest.mark.rule("B28")
def test_citizens_pay_for_half_of_the_largest_group() -> None:
    cards = ("citizens", "lords", "miners")
    assert gold(ended("8,7 8,8 8,9 8,10 8,11 0,0 0,1", "8,12", cards=cards), "citizens") == [2, 0]


@pytest.mark.rule("B29")
def test_miners_pay_for_settlements_next_to_mountains() -> None:
    assert gold(ended("0,2 0,5 0,1 8,8", "", cards=("hermits", "lords", "miners")), "miners") == [2, 0]


@pytest.mark.rule("B30")
def test_workers_pay_for_settlements_next_to_locations_and_castles() -> None:
    cards = ("hermits", "lords", "workers")
    assert gold(ended("7,7 7,6 3,4 8,8 17,4", "8,7", cards=cards), "workers") == [4, 0]


@pytest.mark.rule("B31")
def test_knights_pay_for_one_line() -> None:
    assert gold(ended("8,0 8,8 8,10 9,0 9,1 9,2 10,0", "0,0"), "knights") == [6, 2]


@pytest.mark.rule("B32")
def test_lords_pay_every_rank_in_every_quadrant() -> None:
    """8, 8, 6 and 2 settlements pay 12, 12, 6 and 0; in the three empty quadrants all have most."""
    cards = ("hermits", "lords", "miners")
    rows = [" ".join(f"{row},{column}" for column in range(count)) for row, count in enumerate((8, 8, 6, 2))]
    assert gold(ended(*rows, cards=cards), "lords") == [48, 48, 42, 36]
    assert gold(ended("0,0", "0,2 0,3", cards=cards), "lords") == [42, 48]
    assert gold(ended("0,0 0,1 0,2", "0,4 0,5", "", cards=cards), "lords") == [48, 42, 36]
    assert gold(ended("0,0", "0,2", "", cards=cards), "lords") == [48, 48, 42]


@pytest.mark.rule("B33")
def test_farmers_pay_for_the_quadrant_with_fewest() -> None:
    cards = ("farmers", "hermits", "lords")
    all_four = "0,0 0,1 0,2 0,10 0,11 10,0 10,1 10,10 10,11 10,12"
    assert gold(ended(all_four, all_four.replace(" 10,0 10,1", " 9,0 9,1"), cards=cards), "farmers") == [6, 0]


@pytest.mark.rule("B22", "B32")
def test_gold_counts_in_mid_game_as_if_the_game_ended_now() -> None:
    play = table("3,4", "8,8", cards=("hermits", "lords", "miners"))
    assert [sheet["total"] for sheet in play.game.breakdown(play.state)] == play.scores()
    assert gold(play, "lords") == [48, 48]
    assert gold(play, "castles") == [3, 0]
