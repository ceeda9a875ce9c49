"""K11 to K13: where a domino may lie, and when it leaves the game."""

from __future__ import annotations

import pytest

from kroon.core.errors import Malformed
from tests.games.kingdomino import naive
from tests.games.kingdomino.boards import ended, kingdom, placing, refusal

ALONE = "C"

BOARDS_5 = {
    "castle alone": "C",
    "one domino": "C W F",
    "a hole": """
        W W W
        W . L
        W C L
    """,
    "in the corner": """
        C W W W W
        . . . . F
        . . . L F
    """,
    "wide and flat": "W W C F F",
    "tall and thin": """
        W
        W
        C
        F
        F
    """,
    "nearly full": """
        W W F F L
        W C F . L
        G G S S L
        G M M S .
        G W W F .
    """,
}
BOARDS_7 = {
    "castle alone": "C",
    "seven high": """
        W
        W
        F
        C
        L
        S
        S
    """,
    "castle at the foot": """
        W F
        W F
        L L
        G G
        S S
        M W
        C W
    """,
    "castle at the top": """
        . C .
        W W F
        . F F
        L L G
        . G .
        S S M
        W . M
    """,
    "seven wide and high": """
        W W . . . F F
        . W . . . F .
        . W L L . F .
        . . C . . G .
        . S S . G G .
        . S . . G . .
        . M M . W W .
    """,
    "six wide and seven high": """
        L L . . F F
        L . . . . F
        L S S . . F
        . . C W W .
        . . . . W .
        G G . . W M
        G . . . F M
    """,
}


@pytest.mark.rule("K11")
def test_the_first_domino_lies_at_the_castle_in_any_direction() -> None:
    legal = placing(ALONE, 13).legal()
    assert len(legal) == 24
    for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        assert f"a place 13 {x},{y} {2 * x},{2 * y}" in legal
        assert f"a place 13 {2 * x},{2 * y} {x},{y}" in legal
        assert f"a place 13 {x},{y} {x + y},{y + x}" in legal


@pytest.mark.rule("K11")
def test_a_domino_with_squares_alike_is_named_by_its_left_or_upper_one() -> None:
    play = placing(ALONE, 1)
    assert len(play.legal()) == 12
    assert "a place 1 1,0 2,0" in play.legal()
    with pytest.raises(Malformed, match="expected 'a place 1 1,0 2,0'"):
        play.play("a place 1 2,0 1,0")
    with pytest.raises(Malformed, match="expected 'a place 1 0,1 0,2'"):
        play.play("a place 1 0,2 0,1")


@pytest.mark.rule("K11")
def test_only_one_of_the_squares_has_to_match_and_other_neighbours_are_free() -> None:
    drawing = """
        F F L L
        F . . L
        C . . L
    """
    # 40 is mine and wheat: neither is here, so it must touch the castle
    assert placing(drawing, 40).legal() == _texts(40, drawing)
    assert "a place 40 1,0 2,0" in placing(drawing, 40).legal()
    assert refusal(placing(drawing, 40), "a place 40 1,-1 2,-1") == ("K11", "touch")
    # 18 is forest and grassland: its forest beside the forest is enough, grassland lies at the lake
    assert "a place 18 1,-1 2,-1" in placing(drawing, 18).legal()
    assert refusal(placing(drawing, 18), "a place 18 2,-1 2,0") == ("K11", "touch")


@pytest.mark.rule("K11")
def test_diagonal_contact_counts_for_nothing() -> None:
    play = placing("C W", 2)
    assert refusal(play, "a place 2 2,1 3,1") == ("K11", "touch")
    assert refusal(play, "a place 2 2,-1 3,-1") == ("K11", "touch")
    assert refusal(placing(ALONE, 2), "a place 2 1,1 2,1") == ("K11", "touch")


@pytest.mark.rule("K11")
def test_the_squares_of_a_domino_do_not_count_for_each_other() -> None:
    assert refusal(placing(ALONE, 1), "a place 1 2,0 3,0") == ("K11", "touch")
    assert refusal(placing("C F", 1), "a place 1 2,0 3,0") == ("K11", "touch")


@pytest.mark.rule("K11")
def test_squares_that_are_covered_or_apart_are_refused_by_number() -> None:
    play = placing("C W F", 13)
    assert refusal(play, "a place 13 1,0 1,1") == ("K11", "covered")
    assert refusal(play, "a place 13 1,1 1,0") == ("K11", "covered")
    assert refusal(play, "a place 13 0,0 0,1") == ("K11", "covered")
    assert refusal(play, "a place 13 0,1 0,0") == ("K11", "covered")
    assert refusal(play, "a place 13 0,1 1,2") == ("K11", "apart")
    assert refusal(play, "a place 13 0,1 0,1") == ("K11", "apart")
    assert refusal(play, "a place 13 0,1 0,3") == ("K11", "apart")


@pytest.mark.rule("K11")
def test_holes_are_allowed() -> None:
    play = placing("C W .\n. . F\n. F F", 24)
    assert "a place 24 1,2 0,2" not in play.legal()
    play = placing("C W W\nW . F\nW . F", 1)
    assert "a place 1 1,1 1,2" in play.legal()
    play = placing("C W W\nW . F\n. . F", 24)
    play.play("a place 24 1,2 0,2")
    assert (1, 1) not in kingdom("C W W\nW . F\nW F F")


@pytest.mark.rule("K11", "K12")
@pytest.mark.parametrize("domino", [1, 13, 24, 40, 42, 46])
@pytest.mark.parametrize("drawing", BOARDS_5.values(), ids=BOARDS_5.keys())
def test_a_domino_fits_where_a_plain_search_finds_room_for_it(drawing: str, domino: int) -> None:
    assert placing(drawing, domino).legal() == _texts(domino, drawing)


@pytest.mark.rule("K11", "K12", "K22")
@pytest.mark.parametrize("domino", [1, 12, 13, 18, 24, 37, 40, 42, 46])
@pytest.mark.parametrize("drawing", BOARDS_7.values(), ids=BOARDS_7.keys())
def test_a_domino_fits_where_a_plain_search_finds_room_for_it_in_the_grand_duel(
    drawing: str, domino: int
) -> None:
    assert placing(drawing, domino, grand_duel=True).legal() == _texts(domino, drawing, frame=7)


@pytest.mark.rule("K12")
def test_the_kingdom_stays_in_a_frame_of_five_by_five_with_the_castle_anywhere() -> None:
    play = placing("C W W W", 13)
    assert refusal(play, "a place 13 4,0 5,0") == ("K12", "frame")
    assert refusal(play, "a place 13 -1,0 -2,0") == ("K12", "frame")
    assert "a place 13 4,0 4,1" in play.legal()
    assert "a place 13 -1,0 -1,1" in play.legal()
    tall = placing("C\nW\nW\nW", 13)
    assert refusal(tall, "a place 13 0,4 0,5") == ("K12", "frame")
    assert refusal(tall, "a place 13 0,-1 0,-2") == ("K12", "frame")
    assert "a place 13 0,4 1,4" in tall.legal()
    assert "a place 13 0,-1 1,-1" in tall.legal()


@pytest.mark.rule("K12")
def test_far_away_is_outside_of_the_frame() -> None:
    for event in ("a place 13 99,0 100,0", "a place 13 6,0 7,0", "a place 13 -7,0 -6,0"):
        assert refusal(placing(ALONE, 13), event) == ("K12", "frame")


@pytest.mark.rule("K12", "K22")
def test_the_frame_of_the_grand_duel_is_seven_by_seven() -> None:
    play = placing("C W W W", 13, grand_duel=True)
    assert "a place 13 4,0 5,0" in play.legal()
    assert "a place 13 -1,0 -2,0" in play.legal()
    play = placing("C W W W W W", 13, grand_duel=True)
    assert refusal(play, "a place 13 6,0 7,0")[0] == "K12"
    assert refusal(play, "a place 13 -1,0 -2,0") == ("K12", "frame")


FULL = """
    W W F F L
    L W W F L
    G G C S L
    G M M S L
    G W W F .
"""


@pytest.mark.rule("K13")
@pytest.mark.parametrize("options", [{}, {"edition": "de"}, {"edition": "de", "must_place": True}])
def test_a_domino_that_fits_nowhere_leaves_the_game(options: dict[str, str]) -> None:
    play = placing(FULL, 13, **options)
    assert play.legal() == ["a discard 13"]
    before = kingdom(FULL)
    play.play("a discard 13")
    view = play.game.view(play.state, 0)
    assert [each["discarded"] for each in view["kingdoms"]] == [1, 0]
    assert len(view["kingdoms"][0]["squares"]) == len(before)


@pytest.mark.rule("K13")
def test_in_the_nl_edition_a_domino_that_fits_must_be_placed() -> None:
    play = placing("C W", 13)
    assert {event.split()[1] for event in play.legal()} == {"place"}
    assert refusal(play, "a discard 13") == ("K13", "must-place")


@pytest.mark.rule("K13")
def test_in_the_de_edition_a_domino_that_fits_may_be_declined() -> None:
    play = placing("C W", 13, edition="de")
    assert set(play.legal()) == {"a discard 13", *_texts(13, "C W")}
    play.play("a discard 13")
    assert int(play.state.kingdoms[0].discarded) == 1
    assert play.legal()[0].startswith("a pick")


@pytest.mark.rule("K23")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_must_place_takes_the_choice_of_the_de_edition_away(edition: str) -> None:
    play = placing("C W", 13, edition="de", must_place=edition == "de")
    if edition == "de":
        assert play.legal() == _texts(13, "C W")
        assert refusal(play, "a discard 13") == ("K23", "must-place")
    else:
        assert "a discard 13" in play.legal()


def test_a_drawing_is_the_kingdom_that_it_shows() -> None:
    play = ended("W* C M***\n. F .", "C")
    squares = play.game.view(play.state, 0)["kingdoms"][0]["squares"]
    assert squares == {
        "-1,0": {"terrain": "wheat", "crowns": 1},
        "1,0": {"terrain": "mine", "crowns": 3},
        "0,1": {"terrain": "forest", "crowns": 0},
    }


def _texts(domino: int, drawing: str, frame: int = 5) -> list[str]:
    """The events that a plain search over all squares and directions finds; if none, the discard."""
    found = naive.placings(kingdom(drawing), frame, domino)
    texts = [f"a place {domino} {ax},{ay} {bx},{by}" for (ax, ay), (bx, by) in found]
    return sorted(texts) or [f"a discard {domino}"]
