"""K1 to K6: what is on the table, and the opening."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kroon.core.errors import Illegal, Malformed, WrongOptions
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.kingdomino.state import DOMINO_ID, PICK_ID, SEAT_ID
from tests.games.kingdomino.boards import at_first_placing, first_choices, played, refusal
from tests.games.kingdomino.naive import DOMINOES

TWO = ("* row 3 12 17 40", "* start b")
THREE = ("* row 3 12 17", "* king b")


@pytest.mark.rule("K1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_a_kingdom_each(players: int) -> None:
    play = Play(find_game("kingdomino"), {"players": players})
    assert len(play.game.view(play.state, None)["kingdoms"]) == players
    assert play.scores() == [0] * players


@pytest.mark.rule("K1")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True, None])
def test_another_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(WrongOptions, match="expected 2 to 4"):
        Play(find_game("kingdomino"), {"players": players})


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("players", "kings"), [(2, 2), (3, 1), (4, 1)])
def test_everyone_has_a_king_and_with_two_players_two(players: int, kings: int) -> None:
    events = at_first_placing(players=players).events
    picks = Counter(event[0] for event in events if event[1:].startswith(" pick "))
    assert picks == dict.fromkeys("abcd"[:players], kings)


@pytest.mark.rule("K1")
def test_a_king_of_a_seat_that_nobody_has_is_refused_by_number() -> None:
    play = played("* row 3 12 17", players=3)
    with pytest.raises(Illegal) as refused:
        play.apply(SEAT_ID + 3)
    assert refused.value.reason.rule == "K1"
    with pytest.raises(Malformed):
        play.play("* king d")


@pytest.mark.rule("K2")
def test_the_dominoes_are_those_of_the_tally_in_the_rulebook() -> None:
    tally = Counter(square for domino in DOMINOES.values() for square in domino)
    assert len(DOMINOES) == 48
    assert tally == {
        ("wheat", 0): 21, ("wheat", 1): 5,
        ("forest", 0): 16, ("forest", 1): 6,
        ("lake", 0): 12, ("lake", 1): 6,
        ("grassland", 0): 10, ("grassland", 1): 2, ("grassland", 2): 2,
        ("swamp", 0): 6, ("swamp", 1): 2, ("swamp", 2): 2,
        ("mine", 0): 1, ("mine", 1): 1, ("mine", 2): 3, ("mine", 3): 1,
    }  # fmt: skip


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("players", "dominoes"), [(2, 24), (3, 36), (4, 48)])
def test_so_many_dominoes_are_drawn_in_a_game(players: int, dominoes: int) -> None:
    play = Play(find_game("kingdomino"), {"players": players})
    first_choices(play)
    drawn = [number for event in play.events if event.startswith("* row") for number in event.split()[2:]]
    assert len(drawn) == len(set(drawn)) == dominoes


@pytest.mark.rule("K2")
def test_any_domino_can_be_in_the_first_row() -> None:
    play = Play(find_game("kingdomino"), {"players": 2})
    assert len(play.legal_ids()) == 48
    play.play("* row 1 2 47 48")


@pytest.mark.rule("K2")
@pytest.mark.parametrize(
    ("row", "key"),
    [
        ("* row 3 3 12 17", "seen"),
        ("* row 0 3 12 17", "no-domino"),
        ("* row 3 12 17 49", "no-domino"),
    ],
)
def test_a_domino_that_there_is_not_or_twice_is_refused_by_number(row: str, key: str) -> None:
    assert refusal(played(players=2), row) == ("K2", key)


@pytest.mark.rule("K2")
def test_a_domino_that_has_appeared_is_refused_by_number() -> None:
    play = at_first_placing(players=4)
    first_choices(play, until="place 5")
    assert refusal(played(*play.events[:-1], players=4), "* row 4 20 21 22") == ("K2", "seen")


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("players", "length"), [(2, 4), (3, 3), (4, 4)])
def test_a_row_has_four_dominoes_and_three_with_three_players(players: int, length: int) -> None:
    play = played(players=players)
    first_choices(play)
    rows = [event.split()[2:] for event in play.events if event.startswith("* row")]
    assert {len(row) for row in rows} == {length}


@pytest.mark.rule("K3")
def test_a_row_lies_in_the_order_of_its_numbers_however_it_was_drawn() -> None:
    play = played(players=4)
    for number in (17, 40, 3, 12):
        event = play.apply(DOMINO_ID + number)
    assert event == "* row 3 12 17 40"
    assert _drawn(play) == [3, 12, 17, 40]
    assert play.state.tobytes() == played("* row 3 12 17 40", players=4).state.tobytes()


@pytest.mark.rule("K3")
@pytest.mark.parametrize("row", ["* row 3 12 17", "* row 3 12 17 40 41", "* row 5"])
def test_a_row_of_another_length_is_refused_by_number(row: str) -> None:
    assert refusal(played(players=4), row) == ("K3", "row-length")


@pytest.mark.rule("K3")
def test_a_row_out_of_order_is_malformed() -> None:
    with pytest.raises(Malformed, match="ascending"):
        played("* row 12 3 17 40", players=4)


@pytest.mark.rule("K3")
def test_nothing_comes_before_the_first_row() -> None:
    assert refusal(played(players=4), "* king a") == ("K3", "draw-now")
    assert refusal(played(players=2), "a pick 3") == ("K3", "draw-now")


@pytest.mark.rule("K3")
def test_with_three_players_there_is_no_fourth_domino_to_pick() -> None:
    play = played(*THREE, players=3)
    with pytest.raises(Illegal) as refused:
        play.apply(PICK_ID + 3)
    assert refused.value.reason.rule == "K3"


@pytest.mark.rule("K4")
def test_a_drawn_king_is_put_at_once_on_a_free_domino_and_the_last_takes_what_is_left() -> None:
    play = played("* row 3 12 17", players=3)
    assert play.actor_letter == "*"
    play.play("* king b")
    assert play.legal() == ["b pick 12", "b pick 17", "b pick 3"]
    play.play("b pick 12")
    assert play.actor_letter == "*"
    play.play("* king c")
    assert play.legal() == ["c pick 17", "c pick 3"]
    play.play("c pick 17")
    assert len(play.legal_ids()) == 1
    play.play("* king a")
    assert play.legal() == ["a pick 3"]
    play.play("a pick 3")
    assert play.game.view(play.state, None)["asks"] == "row"


@pytest.mark.rule("K4")
def test_kings_are_drawn_one_by_one_each_as_likely() -> None:
    play = played("* row 3 12 17 40", players=4)
    for left, king in ((4, "c"), (3, "a"), (2, "d"), (1, "b")):
        weights = [play.engine.weight(play.state, id) for id in play.legal_ids()]
        assert len(weights) == left
        assert len(set(weights)) == 1
        play.play(f"* king {king}")
        play.play(play.legal()[0])


@pytest.mark.rule("K4")
def test_a_king_drawn_twice_is_refused_by_number() -> None:
    play = played(*THREE, "b pick 12", players=3)
    assert refusal(play, "* king b") == ("K4", "king-twice")


@pytest.mark.rule("K4")
def test_in_the_opening_of_three_what_is_out_of_order_is_refused_by_number() -> None:
    assert refusal(played("* row 3 12 17", players=3), "a pick 3") == ("K4", "king-now")
    assert refusal(played("* row 3 12 17", players=3), "* start a") == ("K4", "king-now")
    assert refusal(played(*THREE, players=3), "a pick 3") == ("K4", "seat-now")
    assert refusal(played(*THREE, players=3), "* king a") == ("K4", "seat-now")
    assert refusal(played(*THREE, players=3), "b pick 40") == ("K4", "not-in-row")
    assert refusal(played(*THREE, players=3), "b discard 3") == ("K4", "pick-now")
    after = played(*THREE, "b pick 12", "* king a", players=3)
    assert refusal(after, "a pick 12") == ("K4", "taken")


@pytest.mark.rule("K5")
@pytest.mark.parametrize(("a", "b"), ["ab", "ba"])
def test_with_two_the_kings_are_put_in_the_order_a_b_b_a(a: str, b: str) -> None:
    play = played("* row 3 12 17 40", players=2)
    assert len(play.legal_ids()) == 2
    play.play(f"* start {a}")
    for seat, domino in ((a, 12), (b, 3), (b, 40), (a, 17)):
        assert play.actor_letter == seat
        play.play(f"{seat} pick {domino}")
    assert play.game.view(play.state, None)["asks"] == "row"


@pytest.mark.rule("K5")
def test_in_the_opening_of_two_what_is_out_of_order_is_refused_by_number() -> None:
    assert refusal(played("* row 3 12 17 40", players=2), "a pick 3") == ("K5", "start-now")
    assert refusal(played("* row 3 12 17 40", players=2), "* king a") == ("K5", "start-now")
    assert refusal(played(*TWO, players=2), "a pick 3") == ("K5", "seat-now")
    assert refusal(played(*TWO, "b pick 12", players=2), "b pick 3") == ("K5", "seat-now")
    assert refusal(played(*TWO, "b pick 12", players=2), "a pick 12") == ("K5", "taken")
    third = played(*TWO, "b pick 12", "a pick 3", players=2)
    assert refusal(third, "b pick 40") == ("K5", "seat-now")
    fourth = played(*TWO, "b pick 12", "a pick 3", "a pick 40", players=2)
    assert refusal(fourth, "a pick 17") == ("K5", "seat-now")


@pytest.mark.rule("K6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_every_king_stands_the_second_row_is_laid_beside_the_first(players: int) -> None:
    play = at_first_placing(players=players)
    assert [event.split()[1] for event in play.events].count("row") == 2
    view = play.game.view(play.state, None)
    assert len(view["row"]) == len(view["next_row"]) == (3 if players == 3 else 4)
    assert all(each["king"] for each in view["row"])
    assert not any(each["king"] for each in view["next_row"])


@pytest.mark.rule("K6")
def test_nothing_else_than_the_second_row_follows_the_opening() -> None:
    opening = (*TWO, "b pick 12", "a pick 3", "a pick 40", "b pick 17")
    for event in ("a place 3 1,0 2,0", "a pick 3", "* start a"):
        assert refusal(played(*opening, players=2), event) == ("K6", "draw-now")
    played(*opening, "* row 1 2 4 5", players=2)


def _drawn(play: Play) -> list[int]:
    return [int(number) for number in play.state.next_row if number]
