"""Kingdom Builder for people: the drawing, what is asked and told, score sheets and refusals."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from kroon.conformance.random_games import random_steps
from kroon.core.contract import OVER
from kroon.core.errors import Illegal, Malformed
from kroon.core.message import HEX, Thing, message, written
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, say_in
from kroon.games.builder.state import GOAL_NAMES, KIND_NAMES
from tests.games.builder.positions import OTHERS, builds, ended, lifts, played, table


def drawn(play: Play, seat: int | None, width: int = 100) -> str:
    console = Console(width=width, file=StringIO())
    console.print(play.game.draw(play.state, seat))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    return str(text)


def board_rows(play: Play, seat: int | None) -> list[str]:
    """The twenty rows of the board in a drawing."""
    lines = drawn(play, seat).splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(" 0 "))
    return lines[first : first + 20]


def test_the_board_has_offset_rows_with_letters_settlements_and_legal_hexes() -> None:
    play = table("8,8", "8,11", card="grass")
    rows = board_rows(play, 0)
    assert rows[0][3:43] == "F D D M M D D C C C C C C D D W D D D D "
    assert rows[1][3:44] == " F F D D D M M C C C M M C D D W D D D D "
    assert rows[8][3 + 16 : 3 + 24] == "▲aG*G ■b"
    assert rows[6][3 + 14 : 3 + 16] == "Ta"
    assert rows[3][4 + 6 : 4 + 8] == "/\\"
    marked = {
        f"{row},{column}"
        for row, line in enumerate(rows)
        for column in range(20)
        if line[3 + row % 2 + 2 * column + 1] == "*"
    }
    assert marked == builds(play)


def test_legal_hexes_are_marked_only_for_the_player_who_may_move() -> None:
    play = table("8,8", card="grass")
    for seat in (1, None):
        assert "*" not in "".join(board_rows(play, seat))


def test_settlements_that_may_be_lifted_are_marked() -> None:
    play = table("8,8 7,11", "6,9 8,6 8,10 10,7 10,9", card="canyon", tiles="6,11")
    play.play("a use paddock")
    rows = board_rows(play, 0)
    assert "".join(rows).count("↑") == len(lifts(play)) == 1
    assert rows[7][4 + 22 : 4 + 24] == "▲↑"


def test_a_drawing_has_gold_supplies_tiles_and_cards() -> None:
    play = table("11,18 3,4", "8,8", card="grass", tiles="11,17", fresh="15,12", supply=33)
    shown = drawn(play, 0)
    for text in ("Fishermen", "Knights", "Merchants", "Castles", "33 settlements left", "farm, (farm)"):
        assert text in shown
    assert "card: grass" in shown
    assert "card hidden" in shown
    assert "card: grass" not in drawn(play, 1)
    play.state.actor = OVER
    assert "farm, farm" in drawn(play, 0)
    assert all(len(line) <= 80 for line in drawn(play, 0, width=80).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quadrants", [None, OTHERS])
def test_every_step_of_a_game_is_drawn_asked_and_told(
    language: str, quadrants: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    options = {"players": 4} | ({"quadrants": list(quadrants)} if quadrants else {})
    play = Play(find_game("builder"), options)
    for number, id in enumerate(random_steps(play, 3)):
        if not play.game.midway(play.state) and number > 7:
            assert play.game.tell(play.state, [id])
            assert play.game.ask(play.state)
        if number % 40 == 0:
            assert drawn(play, number % 4)
            assert play.game.explained(play.state)
    assert drawn(play, None)
    assert play.game.ask(play.state) == message("builder-ask-over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_locations_and_lines_have_words(language: str) -> None:
    for name in (*GOAL_NAMES, "castles"):
        assert len(say_in(language, f"builder-{name}-pays")) <= 36
        assert say_in(language, f"builder-{name}")
    codes = [say_in(language, f"builder-{kind}-code") for kind in KIND_NAMES]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}
    lands = ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain")
    assert len({say_in(language, f"builder-{land}-letter") for land in lands}) == len(lands)


def test_a_score_sheet_is_explained_line_by_line() -> None:
    play = ended("7,7 7,8 7,9 7,10 3,4", "0,0", cards=("knights", "lords", "merchants"))
    lines = written(play.game.explained(play.state))
    assert "    linked: 6,7 6,11: 8" in lines
    assert "    4 on line 7: 8" in lines
    assert "    castle on 3,3: 3" in lines
    assert "    4 in the quadrant top left: 12" in lines


def test_the_two_tips_stand_in_the_help() -> None:
    for language in LANGUAGES:
        assert len(say_in(language, "builder-rule-B5")) > 300
    assert "next to a location" in say_in("en", "builder-rule-B5")
    assert "few other kinds of terrain" in say_in("en", "builder-rule-B5")


def test_a_refusal_names_lands_and_tiles_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Illegal) as refused:
        table(card="grass").play("a build 0,1")
    assert str(refused.value) == "0,1 is desert; this action wants grass. (rule B6)"
    monkeypatch.setenv("KROON_LANG", "nl")
    assert "woestijn" in str(refused.value)


@pytest.mark.parametrize(
    "event",
    [
        "a build",
        "a build 3",
        "a build 3,4,5",
        "a build 3, 4",
        "a lift x",
        "a use",
        "a use castle",
        "a end now",
        "a roll",
        "* card a",
    ],
)
def test_what_is_no_event_is_refused_with_what_was_expected(event: str) -> None:
    play = table()
    before = play.state.tobytes()
    with pytest.raises(Malformed, match=r"expected|names no"):
        play.play(event)
    assert play.state.tobytes() == before


def test_what_is_expected_is_said_in_every_phase() -> None:
    for events, said in (
        ((), r"\* quadrants NAME"),
        (("* quadrants tavern paddock oasis farm",), r"\* cards NAME"),
        (("* quadrants tavern paddock oasis farm", "* cards knights lords miners"), r"\* start a\|b"),
        (
            ("* quadrants tavern paddock oasis farm", "* cards knights lords miners", "* start a"),
            r"\* card a grass",
        ),
    ):
        with pytest.raises(Malformed, match=said):
            played(*events, players=2).play("* roll")


def test_hexes_that_are_lit_stand_out_in_the_drawing() -> None:
    play = table("8,8", "8,11", card="grass")

    def standing_out(*places: str) -> int:
        console = Console(width=100, file=StringIO(), force_terminal=True, color_system="truecolor")
        console.print(play.game.draw(play.state, 1, [Thing(HEX, place) for place in places]))
        return str(console.file.getvalue()).count("\x1b[1;7")  # type: ignore[attr-defined]

    assert [standing_out(), standing_out("8,8"), standing_out("8,8", "8,11")] == [0, 1, 2]
