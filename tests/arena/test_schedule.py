"""Who meets whom: every table, every seating, whole deals."""

from __future__ import annotations

from collections import Counter

import pytest

from kroon.arena.schedule import schedule, tables
from kroon.core.errors import KroonError


def test_two_bots_at_a_table_of_two_change_seats() -> None:
    assert schedule(["a", "b"], 2).seatings == (("a", "b"), ("b", "a"))


def test_three_bots_at_tables_of_two_meet_in_pairs() -> None:
    made = schedule(["a", "b", "c"], 2)
    assert made.seatings == (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"))


def test_four_bots_have_twenty_four_seatings() -> None:
    made = schedule(["a", "b", "c", "d"], 4).seatings
    assert len(set(made)) == len(made) == 24


def test_fewer_bots_than_players_share_the_seats_in_every_way() -> None:
    assert tables(["b", "a"], 3) == [("b", "b", "a"), ("b", "a", "a")]
    made = schedule(["b", "a"], 4).seatings
    assert len(set(made)) == len(made) == 4 + 6 + 4
    assert schedule(["a"], 3).seatings == (("a", "a", "a"),)


def test_names_that_fill_one_table_are_that_table() -> None:
    made = schedule(["x", "y", "y", "y"], 4).seatings
    assert made == (("x", "y", "y", "y"), ("y", "x", "y", "y"), ("y", "y", "x", "y"), ("y", "y", "y", "x"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_every_bot_sits_everywhere_equally_often(bots: int, players: int) -> None:
    names = [f"bot{n}" for n in range(bots)]
    made = schedule(names, players).seatings
    assert len(set(made)) == len(made)
    assert all(len(seating) == players for seating in made)
    for seat in range(players):
        assert len(set(Counter(seating[seat] for seating in made).values())) == 1


def test_games_are_counted_deal_by_deal() -> None:
    made = schedule(["a", "b", "c"], 2)
    assert made.deals(1) == 1
    assert made.deals(6) == 1
    assert made.deals(7) == 2
    assert [made.deal(number) for number in (0, 5, 6)] == [0, 0, 1]
    assert made.seating(7) == ("b", "a")


def test_a_bot_named_twice_without_one_table_is_refused() -> None:
    with pytest.raises(KroonError, match="named twice"):
        schedule(["a", "a", "b"], 4)


def test_too_many_tables_are_refused_at_once() -> None:
    with pytest.raises(KroonError, match="20000"):
        schedule([str(n) for n in range(200)], 4)
