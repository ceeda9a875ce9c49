"""O1, O2, O25 and O28: what is on the table, the opening, the game for two, and what is secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kroon.core.errors import Illegal, Malformed, WrongOptions
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.origins.state import SEAT_ID
from tests.games.origins.boards import at_first_placing, first_choices, now, played, refusal
from tests.games.origins.naive import DOMINOES

THREE = ("* row 3 12 17 40", "* king b")
OPENED = (*THREE, "b pick 12", "* king c", "c pick 40", "* king a", "a pick 3")
TWO = ("* row 3 12 17 40", "* king b")


@pytest.mark.rule("O1")
def test_the_dominoes_are_those_of_the_table_in_the_rulebook() -> None:
    squares = [half for halves in DOMINOES.values() for half in halves]
    assert len(DOMINOES) == 48
    assert Counter((terrain, fires) for terrain, fires, _ in squares if terrain != "volcano") == {
        ("desert", 0): 20, ("desert", 1): 2,
        ("steppe", 0): 16, ("steppe", 1): 3,
        ("lake", 0): 13, ("lake", 1): 4,
        ("jungle", 0): 11, ("jungle", 1): 3, ("jungle", 2): 1,
        ("quarry", 0): 9, ("quarry", 1): 2, ("quarry", 2): 2,
    }  # fmt: skip
    assert Counter(half for half in squares if half[0] == "volcano") == {
        ("volcano", 0, 1): 5,
        ("volcano", 0, 2): 4,
        ("volcano", 0, 3): 1,
    }
    assert all(craters == 0 for terrain, _, craters in squares if terrain != "volcano")


@pytest.mark.rule("O1")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dominoes_are_used_in_twelve_rows_of_four(players: int, mode: str) -> None:
    play = Play(find_game("origins"), {"players": players, "mode": mode})
    first_choices(play)
    rows = [event.split()[2:] for event in play.events if event.startswith("* row")]
    assert [len(row) for row in rows] == [4] * 12
    assert sorted(int(number) for row in rows for number in row) == list(range(1, 49))
    assert play.game.view(play.state, None)["round"] == 12


@pytest.mark.rule("O1")
@pytest.mark.parametrize(
    ("row", "key"),
    [
        ("* row 3 12 17", "row-length"),
        ("* row 3 12 17 40 41", "row-length"),
        ("* row 3 3 12 17", "seen"),
        ("* row 0 3 12 17", "no-domino"),
        ("* row 3 12 17 49", "no-domino"),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_row_is_refused_by_number(players: int, row: str, key: str) -> None:
    assert refusal(played(players=players), row) == ("O1", key)


@pytest.mark.rule("O1")
def test_a_domino_that_has_appeared_is_refused_by_number() -> None:
    # 17 was chosen by nobody and has left the game
    assert refusal(played(*OPENED, players=3), "* row 17 18 19 20") == ("O1", "seen")


@pytest.mark.rule("O1")
def test_with_three_players_the_domino_that_nobody_chose_leaves_the_game_and_is_nobodys_discard() -> None:
    play = played(*OPENED, "* row 1 2 4 5", players=3, homo_habilis=True)
    view = play.game.view(play.state, None)
    assert [(each["domino"], each["king"]) for each in view["row"]] == [(3, "a"), (12, "b"), (40, "c")]
    for event in ("a place 3 1,0 2,0", "a pick 5", "b place 12 1,0 2,0", "b pick 1", "c place 40 1,0 2,0"):
        play.play(event)
    play.play("c fire 1,0")
    assert play.legal() == ["c pick 2", "c pick 4"]
    play.play("c pick 2")
    assert now(play) == "row"
    view = play.game.view(play.state, None)
    assert [each["domino"] for each in view["row"]] == [1, 2, 5]
    assert 17 not in view["unseen"]
    assert 4 not in view["unseen"]
    assert [each["discarded"] for each in view["territories"]] == [0, 0, 0]
    assert [sheet["bonus"] for sheet in play.game.breakdown(play.state)] == [5, 5, 5]


@pytest.mark.rule("O1")
@pytest.mark.parametrize(("players", "placed"), [(2, 48), (3, 36), (4, 48)])
def test_every_chosen_domino_is_placed_or_discarded(players: int, placed: int) -> None:
    play = Play(find_game("origins"), {"players": players})
    first_choices(play)
    words = Counter(event.split()[1] for event in play.events)
    assert words["place"] + words["discard"] == placed
    assert words["discard"] == sum(int(k.discarded) for k in play.state.kingdoms[:players])


@pytest.mark.rule("O2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_drawn_chief_chooses_at_once_and_nobody_recruits(players: int) -> None:
    play = played("* row 3 12 17 40", players=players)
    left = ["3", "12", "17", "40"]
    for letter, domino in zip("bcad"[:players], ("12", "40", "3", "17"), strict=False):
        assert (now(play), play.actor_letter) == ("king", "*")
        weights = {play.engine.weight(play.state, id) for id in play.legal_ids()}
        assert (len(play.legal_ids()), weights) == (players - 4 + len(left), {1})
        play.play(f"* king {letter}")
        assert play.legal() == sorted(f"{letter} pick {n}" for n in left)
        play.play(f"{letter} pick {domino}")
        left.remove(domino)
    assert now(play) == "row"


@pytest.mark.rule("O2")
def test_in_the_opening_what_is_out_of_order_is_refused_by_number() -> None:
    row = played("* row 3 12 17 40", players=3)
    assert refusal(row, "a pick 3") == ("O2", "king-now")
    assert refusal(row, "* row 1 2 4 5") == ("O2", "king-now")
    drawn = played(*THREE, players=3)
    assert refusal(drawn, "a pick 3") == ("O2", "seat-now")
    assert refusal(drawn, "* king a") == ("O2", "seat-now")
    assert refusal(drawn, "b pick 41") == ("O2", "not-in-row")
    assert refusal(drawn, "b take outer") == ("O2", "pick-now")
    assert refusal(drawn, "b recruit none") == ("O2", "pick-now")
    put = played(*THREE, "b pick 12", players=3)
    assert refusal(put, "* king b") == ("O2", "king-twice")
    put.play("* king a")
    assert refusal(put, "a pick 12") == ("O2", "taken")


@pytest.mark.rule("O2")
def test_after_the_last_chief_comes_the_second_row() -> None:
    play = played(*OPENED, players=3)
    assert refusal(play, "a place 3 1,0 2,0") == ("O3", "draw-now")
    with pytest.raises(Illegal) as refused:
        play.apply(SEAT_ID)
    assert refused.value.reason.key == "domino-draw-now"
    play.play("* row 1 2 4 5")
    assert (now(play), play.actor_letter) == ("place", "a")


@pytest.mark.rule("O25")
def test_two_players_have_the_large_frame_two_chiefs_each_and_twelve_rounds() -> None:
    play = Play(find_game("origins"), {"players": 2})
    first_choices(play)
    view = play.game.view(play.state, None)
    assert (view["frame"], view["round"]) == (7, 12)
    acted = Counter(event[0] for event in play.events if event.split()[1] in ("place", "discard"))
    assert acted == {"a": 24, "b": 24}


@pytest.mark.rule("O4", "O25")
@pytest.mark.parametrize(("players", "frame"), [(2, 7), (3, 5), (4, 5)])
def test_the_frame_is_seven_wide_for_two_and_five_for_more(players: int, frame: int) -> None:
    play = at_first_placing(players=players)
    assert play.game.view(play.state, None)["frame"] == frame


@pytest.mark.rule("O25")
@pytest.mark.parametrize(
    ("first", "which", "chiefs"),
    [("a", "outer", "abba"), ("a", "inner", "baab"), ("b", "outer", "baab"), ("b", "inner", "abba")],
)
@pytest.mark.parametrize("mode", ["discovery", "tribe"])
def test_whose_chief_is_drawn_first_takes_the_outer_or_the_inner_dominoes(
    mode: str, first: str, which: str, chiefs: str
) -> None:
    play = played("* row 3 12 17 40", players=2, mode=mode)
    if mode == "tribe":
        play.play("* cave hunter hunter artist shaman")
    assert len(play.legal_ids()) == 2
    play.play(f"* king {first}")
    assert play.legal() == [f"{first} take inner", f"{first} take outer"]
    play.play(f"{first} take {which}")
    assert now(play) == "row"
    row = play.game.view(play.state, None)["row"]
    assert [(each["domino"], each["king"]) for each in row] == list(zip((3, 12, 17, 40), chiefs, strict=True))
    assert len(play.events) == (4 if mode == "tribe" else 3)


@pytest.mark.rule("O25")
def test_later_dominoes_are_chosen_chief_by_chief_two_turns_each_a_round() -> None:
    play = played("* row 3 12 17 40", "* king b", "b take outer", "* row 1 2 4 5", players=2)
    order = []
    while play.state.rounds == 1:
        if now(play) == "pick":
            order.append((play.actor_letter, len(play.legal())))
        play.play(play.legal()[0])
    assert order == [("b", 4), ("a", 3), ("a", 2), ("b", 1)]


@pytest.mark.rule("O25")
def test_in_the_opening_of_two_what_is_out_of_order_is_refused_by_number() -> None:
    assert refusal(played("* row 3 12 17 40", players=2), "a take outer") == ("O25", "king-now")
    drawn = played(*TWO, players=2)
    for event in ("a take outer", "b pick 3", "* king a", "b place 3 1,0 2,0", "b recruit none"):
        assert refusal(drawn, event) == ("O25", "take-now")
    with pytest.raises(Malformed):
        drawn.play("b take both")
    with pytest.raises(Malformed):
        drawn.play("b take")


@pytest.mark.rule("O25")
def test_there_is_no_chief_of_a_third_player() -> None:
    play = played("* row 3 12 17 40", players=2)
    with pytest.raises(Illegal) as refused:
        play.apply(SEAT_ID + 2)
    assert refused.value.reason.rule == "O25"
    with pytest.raises(Malformed):
        play.play("* king c")


@pytest.mark.rule("O25")
@pytest.mark.parametrize("players", [1, 5, 2.0, "2", True, None])
def test_another_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(WrongOptions, match="expected 2 to 4"):
        Play(find_game("origins"), {"players": players})


@pytest.mark.rule("O28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_see_which_dominoes_and_which_cave_people_are_to_come(players: int) -> None:
    play = at_first_placing(players=players, mode="tribe")
    views = [play.game.view(play.state, seat) for seat in (*range(players), None)]
    assert all(view == views[0] for view in views)
    assert views[0]["unseen"] == list(range(9, 49))
    assert views[0]["open_people"] == {"hunter": 2, "fisher": 2}
    assert sum(views[0]["cave"].values()) == 18
    assert "hunter" not in views[0]["cave"]


@pytest.mark.rule("O28")
def test_the_order_of_the_pile_is_not_decided() -> None:
    play = played("* row 3 12 17 40", players=3, mode="tribe")
    tiles = [play.engine.weight(play.state, id) for id in play.legal_ids()]
    assert tiles == [2, 2, 2, 2, 2, 2, 2, 4, 3, 1]
    play.apply(play.legal_ids()[-1])
    tiles = [play.engine.weight(play.state, id) for id in play.legal_ids()]
    assert tiles == [2, 2, 2, 2, 2, 2, 2, 4, 3]
    before = play.state.tobytes()
    for seat in range(3):
        play.engine.redeal(play.state, seat, play.engine.generator(seat))
        assert play.state.tobytes() == before


@pytest.mark.rule("O28")
def test_every_event_is_open_to_every_seat_and_to_spectators() -> None:
    events = ("* row 3 12 17 40", "* cave hunter hunter artist shaman", "* king b", "b pick 12")
    for number, event in enumerate(events):
        before = played(*events[:number], players=3, mode="tribe")
        after = played(*events[: number + 1], players=3, mode="tribe")
        for watcher in (0, 1, 2, None):
            assert before.game.seen(before.state, before.parse(event), after.state, watcher) == event
