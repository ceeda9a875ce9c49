"""Paired deals: what chance decides is the same whoever plays, as far as the game allows."""

from __future__ import annotations

import pytest

from kroon.arena import Setting, play_game
from kroon.arena.luck import Luck
from kroon.core.contract import CHANCE
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from kroon.games.dominion.state import DRAW


def chance(setting: Setting, number: int, word: str = "") -> list[str]:
    """What chance decided in a game, or only the events that begin in some way."""
    events = play_game(setting, number).record.events
    return [event for event in events if event.startswith(f"* {word}")]


@pytest.mark.parametrize("players", [2, 3])
def test_all_seatings_of_kingdomino_see_the_same_rows_and_kings(players: int) -> None:
    setting = Setting.of("kingdomino", ["greedy", "random", "greedy:"][:players], seed=5)
    per_deal = setting.schedule.per_deal
    first = chance(setting, 0)
    assert len(first) > 6
    for number in range(1, per_deal):
        assert chance(setting, number) == first
    assert chance(setting, per_deal) != first


def test_origins_has_the_same_rows_whatever_happens_to_its_cave_people() -> None:
    setting = Setting.of("origins", ["greedy", "random"], seed=2, mode="tribe")
    assert len(chance(setting, 0, "row")) > 6
    assert chance(setting, 0, "row") == chance(setting, 1, "row")


def test_first_hands_of_dominion_belong_to_the_seats() -> None:
    setting = Setting.of("dominion", ["money", "random"], seed=3, kingdom="random")
    one, other = (chance(setting, number) for number in (0, 1))
    assert one[0] == other[0]  # the kingdom
    for seat in "ab":
        hands = [
            [event for event in events if event.startswith(f"* draw {seat} ")][:10] for events in (one, other)
        ]
        assert len(hands[0]) == 10
        assert hands[0] == hands[1]


def test_builder_has_the_same_board_and_cards_of_each_seat() -> None:
    setting = Setting.of("builder", ["greedy", "random"], seed=3)
    one, other = (chance(setting, number) for number in (0, 1))
    assert one[:20] == other[:20]


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_whose_luck_it_is(name: str) -> None:
    play = Play(find_game(name), {"players": 3})
    luck = Luck(play.engine, 1, 0)
    for _ in range(400):
        if play.over:
            break
        if play.actor >= 0:
            play.apply(play.legal_ids()[-1])
            continue
        owner, kind = play.engine.owner(play.state), play.game.kind(play.state)
        assert owner == CHANCE or 0 <= owner < 3
        assert 0 <= kind < 100
        luck.decide(play)


def test_other_luck_of_one_seat_doesnt_change_that_of_another() -> None:
    hands = []
    for more in (0, 7):
        play = Play(find_game("dominion"), {"players": 2})
        luck = Luck(play.engine, 8, 0)
        luck._met[0, DRAW] += more  # as if seat a had drawn so many cards already
        while play.actor < 0:
            luck.decide(play)
        hands.append([[event for event in play.events if event.startswith(f"* draw {seat}")] for seat in "ab"])
    assert hands[0][0] != hands[1][0]
    assert hands[0][1] == hands[1][1]


def test_the_same_table_is_the_same_game_in_any_arena() -> None:
    small = Setting.of("kingdomino", ["random", "greedy"], players=2, seed=4)
    large = Setting.of("kingdomino", ["greedy:", "random", "greedy"], players=2, seed=4)
    seating = ("random", "greedy")
    numbers = [setting.schedule.seatings.index(seating) for setting in (small, large)]
    games = [
        play_game(setting, number).record.events
        for setting, number in zip((small, large), numbers, strict=True)
    ]
    assert games[0] == games[1]
