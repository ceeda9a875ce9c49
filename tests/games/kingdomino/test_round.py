"""K7 to K10: the turns of a round, and the last one."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.core.play import Play
from kroon.core.registry import find_game
from tests.games.kingdomino.boards import at_first_placing, first_choices, played, refusal

OPENING = (
    "* row 3 12 17 40",
    "* start b",
    "b pick 12",
    "a pick 3",
    "a pick 40",
    "b pick 17",
    "* row 5 8 20 30",
)
FOUR = (
    "* row 3 12 17 40", "* king c", "c pick 40", "* king a", "a pick 3", "* king d", "d pick 12",
    "* king b", "b pick 17", "* row 5 8 20 30",
)  # fmt: skip


@pytest.mark.rule("K7")
def test_kings_act_in_the_order_of_their_dominoes() -> None:
    play = played(*FOUR, players=4)
    order = []
    while play.state.rounds == 1:
        if play.legal()[0].split()[1] == "place":
            order.append(play.legal()[0].split()[:3:2])
        play.play(play.legal()[-1])
    assert order == [["a", "3"], ["d", "12"], ["b", "17"], ["c", "40"]]


@pytest.mark.rule("K7")
def test_with_two_players_each_acts_twice_a_round() -> None:
    play = played(*OPENING, players=2)
    seats = []
    while play.state.rounds == 1:
        if play.legal()[0].split()[1] == "place":
            seats.append(play.actor_letter)
        play.play(play.legal()[-1])
    assert seats == ["a", "b", "b", "a"]


@pytest.mark.rule("K7")
def test_a_seat_out_of_turn_is_refused_by_number() -> None:
    assert refusal(played(*FOUR, players=4), "d place 12 1,0 2,0") == ("K7", "seat-now")
    assert refusal(played(*FOUR, players=4), "* row 1 2 4 6") == ("K7", "seat-now")
    after = played(*FOUR, "a place 3 1,0 2,0", players=4)
    assert refusal(after, "d pick 5") == ("K7", "seat-now")


@pytest.mark.rule("K8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_to_place_and_then_to_pick(players: int) -> None:
    play = at_first_placing(players=players)
    kings = 3 if players == 3 else 4
    for turn in range(kings):
        who = play.actor_letter
        assert {event.split()[1] for event in play.legal()} == {"place"}
        play.play(play.legal()[0])
        assert play.actor_letter == who
        assert len(play.legal()) == kings - turn
        assert {event.split()[1] for event in play.legal()} == {"pick"}
        play.play(play.legal()[0])


@pytest.mark.rule("K8")
def test_the_king_is_put_on_a_free_domino_of_the_next_row() -> None:
    play = played(*FOUR, "a place 3 1,0 2,0", "a pick 8", "d place 12 1,0 2,0", players=4)
    assert play.legal() == ["d pick 20", "d pick 30", "d pick 5"]
    assert refusal(play, "d pick 8") == ("K8", "taken")
    assert refusal(play, "d pick 9") == ("K8", "not-in-row")
    assert refusal(play, "d pick 17") == ("K8", "not-in-row")


@pytest.mark.rule("K8")
def test_the_domino_under_the_king_is_placed_and_no_other() -> None:
    play = played(*FOUR, players=4)
    assert refusal(play, "a place 12 1,0 2,0") == ("K8", "other-domino")
    assert refusal(play, "a discard 12") == ("K8", "other-domino")
    assert {event.split()[2] for event in play.legal()} == {"3"}


@pytest.mark.rule("K8")
def test_the_parts_of_a_turn_out_of_order_are_refused_by_number() -> None:
    play = played(*FOUR, players=4)
    assert refusal(play, "a pick 5") == ("K8", "place-first")
    play.play("a place 3 1,0 2,0")
    assert refusal(play, "a place 3 -1,0 -2,0") == ("K8", "pick-now")
    assert refusal(play, "a discard 3") == ("K8", "pick-now")


@pytest.mark.rule("K9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_kings_have_acted_a_new_row_is_drawn(players: int) -> None:
    play = at_first_placing(players=players)
    chosen = [int(n) for n in play.state.next_row if n]
    while play.actor_letter != "*":
        play.play(play.legal()[0])
    assert refusal(play, "a pick 5") == ("K9", "draw-now")
    view = play.game.view(play.state, None)
    assert (view["asks"], view["round"], [each["domino"] for each in view["row"]]) == ("row", 2, chosen)
    play.play("* row 30 31 32" if players == 3 else "* row 30 31 32 33")
    assert play.legal()[0].split()[1:3] == ["place", str(min(chosen))]


@pytest.mark.rule("K10")
@pytest.mark.parametrize(
    ("options", "rounds"),
    [({"players": 2}, 6), ({"players": 3}, 12), ({"players": 4}, 12), ({"players": 2, "grand_duel": True}, 12)],
)
def test_after_the_last_row_one_round_of_placing_alone_ends_the_game(options: Any, rounds: int) -> None:
    play = Play(find_game("kingdomino"), options)
    first_choices(play)
    kings = 3 if options["players"] == 3 else 4
    words = [event.split()[1] for event in play.events]
    assert words.count("row") == rounds
    assert words.count("place") + words.count("discard") == rounds * kings
    assert words.count("pick") == rounds * kings
    assert set(words[-kings:]) <= {"place", "discard"}
    assert words[-kings - 1] == "pick"
    assert play.game.view(play.state, None)["round"] == rounds
    assert play.over
    assert play.legal_ids() == []


@pytest.mark.rule("K10")
def test_after_the_end_everything_is_refused_by_number() -> None:
    play = Play(find_game("kingdomino"), {"players": 2})
    first_choices(play)
    for event in ("a pick 5", "a place 5 1,0 2,0", "* row 1 2 3 4", "* game 2", "b discard 7"):
        assert refusal(play, event) == ("K10", "over")


@pytest.mark.rule("K10")
def test_in_the_last_round_nothing_is_left_to_pick() -> None:
    play = Play(find_game("kingdomino"), {"players": 2})
    first_choices(play)
    last = played(*play.events[:-4], players=2)
    assert last.game.view(last.state, None)["next_row"] == []
    assert refusal(last, f"{last.actor_letter} pick 24")[0] == "K8"
    first = last.actor_letter
    last.play(last.legal()[0])
    assert last.legal()[0].split()[1] in ("place", "discard")
    assert first == "a"
