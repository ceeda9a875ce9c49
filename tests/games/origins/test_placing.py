"""O3 to O5 and O21: a turn, where a domino may lie, when it leaves the game, and the last round."""

from __future__ import annotations

import pytest

from tests.games.origins import naive
from tests.games.origins.boards import (
    at_first_placing,
    at_last_round,
    first_choices,
    now,
    placing,
    refusal,
    territory,
    write_territory,
)

BOARDS_5 = {
    "the hut alone": "H",
    "one volcano": "H D V^",
    "volcanoes in a corner": """
        V^ V^^ D
        S  .   L
        S  H   L*
    """,
    "wide and flat": "V^ D H Q V^^^",
    "nearly full": """
        D  D S S L
        D  H S . L
        J  J Q Q L
        J  V^ V^ Q .
        J* D D  S .
    """,
}
BOARDS_7 = {
    "the hut alone": "H",
    "seven high": """
        V^
        D
        S
        H
        L
        Q
        V^^
    """,
    "the hut in a corner": """
        H D D S S V^ V^
        . . . . . .  J
        . . . . . L  J
    """,
}
FULL = """
    D D D D D
    D D D D D
    D D H D D
    D D D D D
    D D D D .
"""


@pytest.mark.rule("O3")
@pytest.mark.parametrize(("players", "chiefs"), [(2, 4), (3, 3), (4, 4)])
def test_a_turn_is_to_place_and_then_to_choose(players: int, chiefs: int) -> None:
    play = at_first_placing(players=players)
    for turn in range(chiefs):
        who = play.actor_letter
        assert {event.split()[1] for event in play.legal()} == {"place"}
        play.play(play.legal()[0])
        assert play.actor_letter == who
        assert {event.split()[1] for event in play.legal()} == {"pick"}
        assert len(play.legal()) == 4 - turn
        play.play(play.legal()[0])
    assert now(play) == "row"


@pytest.mark.rule("O3")
def test_chiefs_act_in_the_order_of_their_dominoes() -> None:
    play = at_first_placing()
    for event in ("a place 1 1,0 2,0", "a pick 8", "b place 2 1,0 2,0", "b pick 6", "c place 3 1,0 2,0"):
        play.play(event)
    for event in ("c pick 7", "d place 4 1,0 2,0", "d pick 5", "* row 9 10 11 12"):
        play.play(event)
    order = []
    while play.state.rounds == 2:
        if now(play) == "place":
            order.append(play.legal()[0].split()[:3:2])
        play.play(play.legal()[0])
    assert order == [["d", "5"], ["b", "6"], ["c", "7"], ["a", "8"]]


@pytest.mark.rule("O3")
def test_the_parts_of_a_turn_out_of_order_are_refused_by_number() -> None:
    play = at_first_placing()
    assert refusal(play, "a pick 5") == ("O3", "place-first")
    assert refusal(play, "a fire 1,0") == ("O3", "place-first")
    assert refusal(play, "a recruit none") == ("O3", "place-first")
    assert refusal(play, "b place 2 1,0 2,0") == ("O3", "seat-now")
    assert refusal(play, "* row 9 10 11 12") == ("O3", "seat-now")
    assert refusal(play, "a place 2 1,0 2,0") == ("O3", "other-domino")
    play.play("a place 1 1,0 2,0")
    assert refusal(play, "a place 1 3,0 4,0") == ("O3", "pick-now")
    assert refusal(play, "a settle 1,0") == ("O3", "pick-now")
    assert refusal(play, "a pick 9") == ("O3", "not-in-row")
    play.play("a pick 5")
    play.play("b place 2 1,0 2,0")
    assert refusal(play, "b pick 5") == ("O3", "taken")
    first_choices(play, until="place 5")
    assert refusal(play, "a pick 9")[0] == "O3"


@pytest.mark.rule("O3", "O21")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize(("players", "chiefs"), [(2, 4), (3, 3), (4, 4)])
def test_in_the_last_round_dominoes_are_only_placed_and_then_all_is_over(
    players: int, chiefs: int, mode: str
) -> None:
    play = at_last_round(players=players, mode=mode)
    assert now(play) == "place"
    assert play.game.view(play.state, None)["next_row"] == []
    words = [event.split()[1] for event in first_choices(play)]
    assert [word for word in words if word not in ("fire", "totem")] == [
        word for word in words if word in ("place", "discard")
    ]
    assert len([word for word in words if word in ("place", "discard")]) == chiefs
    assert play.over
    assert play.legal_ids() == []
    for event in ("a pick 5", "a place 5 1,0 2,0", "* row 1 2 3 4", "a recruit none"):
        assert refusal(play, event) == ("O3", "over")


@pytest.mark.rule("O4")
@pytest.mark.parametrize("domino", [1, 20, 28, 43, 48])
@pytest.mark.parametrize("drawing", BOARDS_5.values(), ids=BOARDS_5.keys())
def test_dominoes_lie_where_a_search_over_all_squares_finds_them_in_five_by_five(
    drawing: str, domino: int
) -> None:
    ways = naive.placings(territory(drawing), 5, domino)
    texts = sorted(f"a place {domino} {naive.text(a)} {naive.text(b)}" for a, b in ways)
    assert placing(drawing, domino=domino).legal() == (texts or [f"a discard {domino}"])
    assert placing(drawing, domino=domino, players=3).legal() == (texts or [f"a discard {domino}"])


@pytest.mark.rule("O4", "O25")
@pytest.mark.parametrize("domino", [1, 20, 28, 48])
@pytest.mark.parametrize("drawing", BOARDS_7.values(), ids=BOARDS_7.keys())
def test_dominoes_lie_where_a_search_over_all_squares_finds_them_in_seven_by_seven(
    drawing: str, domino: int
) -> None:
    ways = naive.placings(territory(drawing), 7, domino)
    texts = sorted(f"a place {domino} {naive.text(a)} {naive.text(b)}" for a, b in ways)
    assert placing(drawing, domino=domino, players=2).legal() == texts


@pytest.mark.rule("O4")
@pytest.mark.parametrize(
    ("letter", "domino"), [("D", 28), ("S", 38), ("L", 40), ("J", 43), ("Q", 45), ("V^", 28), ("V^^^", 28)]
)
def test_every_terrain_matches_itself_and_a_volcano_a_volcano(letter: str, domino: int) -> None:
    play = placing(f"H D* {letter}", domino=domino)
    volcano_touches = f"a place {domino} 2,2 2,1"
    land_touches = f"a place {domino} 2,1 2,2"
    assert (volcano_touches in play.legal()) == letter.startswith("V")
    assert (land_touches in play.legal()) == (not letter.startswith("V"))
    refused = land_touches if letter.startswith("V") else volcano_touches
    assert refusal(play, refused) == ("O4", "touch")


@pytest.mark.rule("O4")
def test_a_placing_that_the_rule_forbids_is_refused_by_number() -> None:
    play = placing("H D V^ D D", domino=28)
    assert refusal(play, "a place 28 5,0 6,0") == ("O4", "frame")
    assert refusal(play, "a place 28 0,-1 -1,-1") == ("O4", "frame")
    assert refusal(play, "a place 28 1,0 1,1") == ("O4", "covered")
    assert refusal(play, "a place 28 0,1 0,0") == ("O4", "covered")
    assert refusal(play, "a place 28 2,1 3,2") == ("O4", "apart")
    assert refusal(play, "a place 28 2,1 2,2") == ("O4", "touch")
    play.play("a place 28 3,1 2,1")


@pytest.mark.rule("O5")
def test_a_domino_that_can_be_placed_must_be_placed() -> None:
    play = placing("H D", domino=48)
    assert {event.split()[1] for event in play.legal()} == {"place"}
    assert refusal(play, "a discard 48") == ("O5", "must-place")


@pytest.mark.rule("O5")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("domino", [1, 28, 48])
def test_a_domino_that_fits_nowhere_leaves_the_game(domino: int, mode: str) -> None:
    play = placing(FULL, domino=domino, mode=mode)
    assert play.legal() == [f"a discard {domino}"]
    play.play(f"a discard {domino}")
    assert play.state.kingdoms[0].discarded == 1
    assert (now(play), play.actor_letter) == ("pick", "a")


@pytest.mark.rule("O21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_recruits_in_the_last_round(players: int) -> None:
    play = at_last_round(players=players, mode="tribe")
    for seat in range(players):
        write_territory(play.state.kingdoms[seat], territory("S+ L+ H J+ Q+"))
    words = {event.split()[1] for event in first_choices(play)}
    assert words <= {"place", "discard", "fire"}
    assert play.over
