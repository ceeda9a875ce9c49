"""What `greedy` does with Remodel and Mine, and at the end of a game."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.core.play import Play
from kroon.games.dominion.cards import IDS
from tests.games.dominion.tables import GAME, table

KINGDOM = ["remodel", "sage", "mine"]


def choice(play: Play) -> str:
    """What `greedy` does."""
    return GAME.text(play.state, [play.engine.choose(play.state, "greedy", play.engine.generator(1))])[2:]


def used(card: str, hand: str, provinces: int = 8, **options: Any) -> tuple[str, ...]:
    """What it trashes and gains with a card; nothing if it doesn't play it."""
    play = table(f"{card} {hand}", kingdom=KINGDOM, **options)
    play.state.supply[IDS.index("province")] = provinces
    if choice(play) != f"play {card}":
        return ()
    play.play(f"a play {card}")
    trashed = choice(play)
    play.play(f"a {trashed}")
    gained = choice(play)
    play.play(f"a {gained}")
    return trashed.removeprefix("trash "), gained.removeprefix("gain ")


@pytest.mark.parametrize(
    ("hand", "provinces", "expected"),
    [
        ("estate copper", 8, ("estate", "silver")),
        ("remodel copper copper", 8, ("remodel", "gold")),
        ("gold", 8, ()),  # a Gold and its three coins are worth more, early
        ("gold gold gold silver", 8, ("gold", "province")),  # two Provinces in one turn
        ("gold", 4, ("gold", "province")),
        ("gold gold silver copper", 4, ("gold", "province")),
        ("province", 8, ()),
        ("silver copper", 8, ()),
    ],
)
def test_remodel_gains_what_is_worth_more_than_what_it_costs(
    hand: str, provinces: int, expected: tuple[str, ...]
) -> None:
    assert used("remodel", hand, provinces) == expected


def test_coins_of_the_gained_card_count_where_it_comes_into_the_hand() -> None:
    """With a Silver in hand for the Estate eight coins buy a Province; on the discard pile it does not help."""
    assert used("remodel", "gold gold estate", 5) == ("estate", "silver")
    assert used("remodel", "gold gold estate", 5, remodel="discard") == ("gold", "province")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("copper copper", ("copper", "silver")),
        ("silver silver gold", ("silver", "gold")),  # for a Province
        ("gold estate", ()),
    ],
)
def test_mine_makes_better_treasures(hand: str, expected: tuple[str, ...]) -> None:
    assert used("mine", hand) == expected


@pytest.mark.parametrize(("behind", "bought"), [(6, "buy province"), (7, "buy duchy")])
def test_the_last_province_is_left_if_it_would_lose_the_game(behind: int, bought: str) -> None:
    play = table("gold gold silver", others=[("estate", "", "")], kingdom=KINGDOM)
    play.state.supply[IDS.index("province")] = 1
    mine, theirs = (play.state.seats[seat].deck for seat in range(2))
    mine[:], theirs[:] = 0, 0
    theirs[IDS.index("estate")] = behind
    play.play("a treasures")
    assert choice(play) == bought


@pytest.mark.parametrize(("provinces", "bought"), [(2, "buy silver"), (1, "buy estate")])
def test_estates_are_bought_at_the_very_end(provinces: int, bought: str) -> None:
    play = table("gold", kingdom=["cellar"])
    for card, left in (("province", provinces), ("estate", 8)):
        play.state.supply[IDS.index(card)] = left
        play.state.piles |= 1 << IDS.index(card)
    play.play("a treasures")
    assert choice(play) == bought
