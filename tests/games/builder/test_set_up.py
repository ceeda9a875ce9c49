"""Set-up of Kingdom Builder: board, tiles, cards, start player, the first game (B1 to B5)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from kroon.core.errors import Malformed, WrongOptions
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.state import CARD_ID, GOAL_NAMES, KIND_NAMES
from tests.games.builder import naive
from tests.games.builder.positions import played, refusal, table

LETTER = {land: letter for letter, land in naive.LETTERS.items()}


def view(play: Play, seat: int | None = None) -> dict[str, Any]:
    return play.game.view(play.state, seat)


@pytest.mark.rule("B1")
def test_the_data_has_all_hexes_of_the_eight_quadrants() -> None:
    letters = Counter("".join("".join(rows) for rows in naive.QUADRANTS.values()))
    assert letters == {"L": 14, "S": 10, "M": 57, "W": 136, "G": 124, "D": 116, "T": 115, "C": 115, "F": 113}


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    "quadrants",
    [
        ["tavern", "paddock", "oasis", "farm"],
        ["oracle'", "tower", "harbor'", "barn"],
        ["farm'", "barn'", "oracle", "oasis'"],
    ],
)
def test_quadrants_lie_in_reading_order_each_turned_or_not(quadrants: list[str]) -> None:
    lands = naive.board_of(quadrants)
    shown = view(played(f"* quadrants {' '.join(quadrants)}", players=2))
    assert shown["board"] == ["".join(LETTER[lands[row, c]] for c in range(20)) for row in range(20)]
    assert shown["board"] == view(Play(find_game("builder"), {"players": 2, "quadrants": quadrants}))["board"]
    assert shown["quadrants"] == quadrants


@pytest.mark.rule("B1")
def test_two_to_four_play_with_forty_settlements_each() -> None:
    for players in (2, 3, 4):
        play = played(players=players)
        assert [seat["supply"] for seat in view(play)["seats"]] == [40] * players
        assert list(play.state.supply) == [40] * players + [0] * (4 - players)
    for players in (1, 5):
        with pytest.raises(WrongOptions):
            played(players=players)


@pytest.mark.rule("B1")
def test_a_quadrant_lies_on_the_board_only_once() -> None:
    assert refusal(played(players=2), "* quadrants tavern farm tavern' oasis") == ("B1", "quadrant-laid")
    with pytest.raises(WrongOptions, match="only once"):
        played(players=2, quadrants=["tavern", "farm", "tavern'", "oasis"])
    play = played(players=2)
    play.apply(play.legal_ids()[5])
    assert len(play.legal_ids()) == 14
    assert len({(id - play.game.moves) // 2 for id in play.legal_ids()}) == 7


@pytest.mark.rule("B1")
def test_quadrants_are_drawn_before_anything_else() -> None:
    assert refusal(played(players=2), "* start a") == ("B1", "quadrants-now")
    assert refusal(played(players=2), "a end") == ("B1", "quadrants-now")
    with pytest.raises(Malformed):
        played(players=2).play("* quadrants tavern farm oasis")
    with pytest.raises(Malformed):
        played(players=2).play("* quadrants tavern farm oasis castle")


@pytest.mark.rule("B1")
def test_a_hex_beyond_the_board_is_refused() -> None:
    assert refusal(table(), "a build 20,0") == ("B1", "off-board")
    assert refusal(table(), "a build 3,20") == ("B1", "off-board")
    with pytest.raises(Malformed):
        table().play("a build 03,1")


@pytest.mark.rule("B2")
def test_two_tiles_lie_on_every_location_hex() -> None:
    for kinds in (KIND_NAMES[:4], KIND_NAMES[4:]):
        shown = view(played(f"* quadrants {' '.join(kinds)}", players=2))
        assert {location["tiles"] for location in shown["locations"]} == {2}
        hexes = Counter(location["kind"] for location in shown["locations"])
        assert hexes == {kind: 1 if kind in ("oracle", "harbor") else 2 for kind in kinds}
        castles = Counter(
            kinds[row // 10 * 2 + column // 10]
            for row, letters in enumerate(shown["board"])
            for column, letter in enumerate(letters)
            if letter == "S"
        )
        assert castles == {kind: 2 if kind in ("oracle", "harbor") else 1 for kind in kinds}
        for location in shown["locations"]:
            row, column = map(int, location["hex"].split(","))
            assert shown["board"][row][column] == "L"


@pytest.mark.rule("B3")
def test_everyone_draws_a_card_of_five_each_from_the_start_player_on() -> None:
    play = played(players=3, quadrants="first_game", cards="first_game", start="b")
    weights = [play.engine.weight(play.state, id) for id in play.legal_ids()]
    assert weights == [5] * 5
    play.play("* card b grass")
    assert [play.engine.weight(play.state, CARD_ID + terrain) for terrain in range(5)] == [4, 5, 5, 5, 5]
    assert refusal(play, "* card a grass") == ("B3", "card-now")
    play.play("* card c grass")
    play.play("* card a forest")
    assert play.actor_letter == "b"
    assert view(play)["pile"] == 22


@pytest.mark.rule("B3")
def test_three_different_cards_lie_open() -> None:
    play = played(players=2, quadrants="first_game")
    assert len(play.legal_ids()) == len(GOAL_NAMES) == 10
    assert refusal(play, "* cards knights knights lords") == ("B3", "card-open")
    assert refusal(play, "* start a") == ("B3", "cards-now")
    with pytest.raises(Malformed, match="alphabetical"):
        play.play("* cards lords knights miners")
    with pytest.raises(Malformed):
        play.play("* cards knights lords")
    play.play("* cards knights lords miners")
    assert view(play)["cards"] == ["knights", "lords", "miners"]
    assert set(view(play)["breakdown"][0]) == {"knights", "lords", "miners", "castles", "total"}


@pytest.mark.rule("B3")
def test_before_the_cards_are_drawn_nothing_pays() -> None:
    play = played(players=2, quadrants="first_game")
    assert play.game.breakdown(play.state) == [{"castles": 0, "total": 0}] * 2
    drawn = play.legal_ids()[6]
    play.apply(drawn)
    assert play.scores() == [0, 0]
    assert len(play.legal_ids()) == 9
    assert drawn not in play.legal_ids()


@pytest.mark.rule("B3")
def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    play = played(players=2, quadrants="first_game", cards="first_game", start="a")
    play.state.pile[0] = 0
    assert refusal(play, "* card a grass") == ("B3", "no-card")
    assert play.legal_ids() == [CARD_ID + terrain for terrain in range(1, 5)]


@pytest.mark.rule("B4")
def test_the_start_player_is_random_unless_named_and_play_goes_clockwise() -> None:
    play = played(players=4, quadrants="first_game", cards="first_game")
    assert len(play.legal_ids()) == 4
    assert refusal(play, "* card a grass") == ("B4", "start-now")
    play.play("* start c")
    assert view(play)["starter"] == view(play)["turn"] == "c"
    for start, order in (("c", "cdab"), ("a", "abcd")):
        play = played(players=4, quadrants="first_game", cards="first_game", start=start)
        seen: list[str] = []
        while len(seen) < 8:
            if play.actor >= 0 and (not seen or seen[-1] != play.actor_letter):
                seen.append(str(play.actor_letter))
            play.apply(play.legal_ids()[-1])
        assert "".join(seen) == order * 2
        assert all("abcd".index(b) == ("abcd".index(a) + 1) % 4 for a, b in pairwise(seen))


@pytest.mark.rule("B4")
def test_nobody_moves_out_of_turn() -> None:
    assert refusal(table(), "b build 8,8") == ("B4", "seat-now")
    with pytest.raises(WrongOptions):
        played(players=2, start="c")


@pytest.mark.rule("B5")
def test_the_first_game() -> None:
    play = played(players=2, quadrants="first_game", cards="first_game", start="a")
    assert view(play)["quadrants"] == ["tavern", "paddock", "oasis", "farm"]
    assert view(play)["cards"] == ["fishermen", "knights", "merchants"]
    assert play.actor_letter == "*"
    assert view(play)["asks"] == "card"
