"""The score pad of Kingdomino: kingdoms of real games score as the games did, impossible ones are refused."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import covering_options, label
from kroon.core.errors import Illegal
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.domino.board import place_text
from tests.games.kingdomino.boards import kingdom
from tests.games.sheets import Sheet, agrees, played, refused, spoilt, survives, values, wrong


def seat_of(squares: dict[str, Any], **more: Any) -> dict[str, Any]:
    texts = {place: square["terrain"] + "*" * square["crowns"] for place, square in squares.items()}
    return {"squares": texts, **more}


def sheet_of(play: Play) -> Sheet:
    """The sheet of a game that is over; of a dynasty only if its games were kept."""
    kingdoms = play.game.view(play.state, None)["kingdoms"]
    return {"options": play.options, "seats": [seat_of(each["squares"]) for each in kingdoms]}


def drawn(*drawings: str, **options: Any) -> Sheet:
    """A sheet of kingdoms drawn as text; of the de edition, where dominoes may be declined, unless said."""
    seats = [
        {"squares": {place_text(at): name + "*" * crowns for at, (name, crowns) in kingdom(drawing).items()}}
        for drawing in drawings
    ]
    return {"options": {"players": max(2, len(drawings)), "edition": "de"} | options, "seats": seats}


PLAIN = [options for options in covering_options("kingdomino") if not options["dynasty"]]


@pytest.mark.parametrize("options", PLAIN, ids=label)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_sheet_of_a_finished_game_scores_as_the_game(options: dict[str, Any], bot: str) -> None:
    for seed in range(3):
        play = played("kingdomino", options, bot, seed)
        told = agrees(play, sheet_of(play))
        check_dominoes(play, told["dominoes"])


def check_dominoes(play: Play, dominoes: list[list[str]]) -> None:
    """The dominoes that were found are different ones, and can be laid in that order by the rules."""
    numbers = [int(each.split()[0]) for of_seat in dominoes for each in of_seat]
    assert len(numbers) == len(set(numbers))
    for seat, of_seat in enumerate(dominoes):
        table = Play(play.game, play.options)
        while play.game.view(table.state, None)["asks"] != "place":
            table.apply(table.legal_ids()[0])
        who, at = int(table.actor), table.engine.copy(table.state)
        for each in of_seat:
            at.row[0] = int(each.split()[0])
            [id] = play.game.parse(at, f"{'abcd'[who]} place {each}")
            assert id in table.engine.legal_ids(at)
            after = table.engine.copy(at)
            table.engine.apply(after, id)
            at.kingdoms[who] = after.kingdoms[who]
        mine, his = at.kingdoms[who], play.state.kingdoms[seat]
        assert mine.land.tolist() == his.land.tolist()
        assert mine.crowns.tolist() == his.crowns.tolist()


@pytest.mark.rule("K19")
@pytest.mark.parametrize("players", [2, 3])
def test_the_sheet_of_a_dynasty_has_three_games(players: int) -> None:
    options = {"players": players, "dynasty": True, "harmony": True, "middle_kingdom": True}
    play = Play(find_game("kingdomino"), options)
    rng = play.engine.generator(players)
    games: list[list[dict[str, Any]]] = [[] for _ in range(players)]
    while True:
        if play.over or play.game.view(play.state, None)["asks"] == "game":
            for seat, each in enumerate(play.game.view(play.state, None)["kingdoms"]):
                games[seat].append(seat_of(each["squares"], discarded=each["discarded"]))
        if play.over:
            break
        if play.actor < 0:
            play.chance(rng)
        else:
            play.apply(play.engine.choose(play.state, "greedy", rng))
    sheet: Sheet = {"options": options, "seats": [{"games": each} for each in games]}
    told = agrees(play, sheet)
    assert [len(each) for each in told["dominoes"]] == [players] * 3
    sheet["seats"][0]["games"].pop()
    assert "a dynasty has 3" in wrong("kingdomino", sheet)


def test_one_kingdom_alone_is_scored_without_a_winner() -> None:
    play = played("kingdomino", {"players": 4, "harmony": True}, "greedy", 7)
    whole = sheet_of(play)
    for seat in range(4):
        told = play.game.from_sheet({"options": whole["options"], "seats": [whole["seats"][seat]]})
        assert told["breakdown"] == [play.game.breakdown(play.state)[seat]]
        assert told["scores"] == [play.scores()[seat]]
        assert (told["winners"], told["unchecked"], told["explain"]["tie"]) == ([], [], None)
        assert len(told["explain"]["seats"]) == 1


def test_a_kingdom_may_be_drawn_anywhere() -> None:
    play = played("kingdomino", {"players": 2}, "greedy", 3)
    sheet = sheet_of(play)
    for seat in sheet["seats"]:
        moved = {}
        for place, square in seat["squares"].items():
            x, y = map(int, place.split(","))
            moved[f"{x + 5},{y - 2}"] = square
        seat |= {"castle": [5, -2], "squares": moved}
    agrees(play, sheet)


@pytest.mark.rule("K10", "K20")
def test_discarded_dominoes_follow_from_the_squares() -> None:
    play = next(
        play
        for seed in range(50)
        if (play := played("kingdomino", {"players": 3, "harmony": True}, "random", seed))
        .state.kingdoms[0]
        .discarded
    )
    sheet = sheet_of(play)
    agrees(play, sheet)
    left = int(play.state.kingdoms[0].discarded)
    sheet["seats"][0]["discarded"] = left
    agrees(play, sheet)
    sheet["seats"][0]["discarded"] = left - 1
    assert refused("kingdomino", sheet) == ("K10", "share")


IMPOSSIBLE = {
    "odd": ("C W W W", "K11", "odd"),
    "apart": ("C . W W", "K11", "island"),
    "by a corner": ("C .\n. W\n. W", "K11", "island"),
    "no such square": ("C W** F", "K2", "no-label"),
    "two mines with three crowns": ("W M*** C M*** W", "K2", "labels"),
    "too wide": ("C W W F F L", "K12", "frame"),
    "no dominoes cover it": (". W .\nC W W\n. W .", "K11", "shape"),
    "no such domino": ("C F* F*", "K2", "box"),
    "one domino twice": ("W G** C G** W", "K2", "box"),
    "a domino that touches nothing of its own": ("C W L F F", "K11", "order"),
}


@pytest.mark.rule("K2", "K11", "K12")
@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_an_impossible_kingdom_is_refused_with_the_rule(kind: str) -> None:
    drawing, rule, reason = IMPOSSIBLE[kind]
    assert refused("kingdomino", drawn(drawing)) == (rule, reason)


@pytest.mark.rule("K11")
def test_an_order_may_exist_in_one_tiling_only() -> None:
    # a domino of two lakes would touch neither the castle nor another lake, so both dominoes stand upright
    told = find_game("kingdomino").from_sheet(drawn("C W F\n. L L"))
    assert told["dominoes"] == [["14 1,0 1,1", "17 2,0 2,1"]]
    assert refused("kingdomino", drawn("C W L\n. F F\n. G G\n. . .")) == ("K11", "order")


@pytest.mark.rule("K2")
def test_all_kingdoms_together_must_come_from_one_box() -> None:
    one = "C W G**"  # the two dominoes with two crowns on grassland lie beside wheat and lake
    assert find_game("kingdomino").from_sheet(drawn(one))["scores"] == [2]
    assert refused("kingdomino", drawn(one, one)) == ("K2", "together")
    mine = "C W M***"
    assert refused("kingdomino", drawn(mine, mine)) == ("K2", "labels")
    assert find_game("kingdomino").from_sheet(drawn(one, mine))["winners"] == ["b"]


@pytest.mark.rule("K13", "K23")
def test_a_domino_that_fits_must_have_been_laid() -> None:
    small = "C W F"
    assert refused("kingdomino", drawn(small, edition="nl")) == ("K13", "must")
    assert refused("kingdomino", drawn(small, must_place=True)) == ("K13", "must")
    assert find_game("kingdomino").from_sheet(drawn(small))["scores"] == [0]
    assert refused("kingdomino", drawn("C", edition="nl")) == ("K13", "must")


@pytest.mark.rule("K22")
def test_the_grand_duel_has_a_frame_of_seven() -> None:
    wide = "W* F C W W W F"
    assert refused("kingdomino", drawn(wide)) == ("K12", "frame")
    assert find_game("kingdomino").from_sheet(drawn(wide, grand_duel=True))["scores"] == [1]


def test_the_castle_is_no_square() -> None:
    sheet = drawn("C W W")
    sheet["seats"][0]["squares"]["0,0"] = "wheat"
    assert refused("kingdomino", sheet) == ("K11", "on-castle")


MALFORMED: dict[str, tuple[Any, str]] = {
    "a list": ([], "must be an object"),
    "no options": ({"seats": []}, "'options' is missing"),
    "no players": ({"options": {}, "seats": []}, "players"),
    "unknown option": ({"options": {"players": 2, "dragons": True}, "seats": []}, "dragons"),
    "no seats": ({"options": {"players": 2}}, "'seats' is missing"),
    "seats object": ({"options": {"players": 2}, "seats": {}}, "must be a list"),
    "too many seats": ({"options": {"players": 2}, "seats": [{}, {}, {}]}, "3 seats for 2 players"),
    "too few seats": ({"options": {"players": 3}, "seats": [{}, {}]}, "2 seats for 3 players"),
    "seat number": ({"options": {"players": 2}, "seats": [7]}, "'seats[0]' must be an object"),
    "unknown key": ({"options": {"players": 2}, "seats": [{"squares": {}, "moat": 1}]}, "seats[0].moat"),
    "unknown key above": ({"options": {"players": 2}, "seats": [], "moat": 1}, "moat"),
    "place": ({"options": {"players": 2}, "seats": [{"squares": {"1;0": "wheat"}}]}, "'1;0'"),
    "square": ({"options": {"players": 2}, "seats": [{"squares": {"1,0": "moor"}}]}, "'moor'"),
    "square number": ({"options": {"players": 2}, "seats": [{"squares": {"1,0": 3}}]}, "'3'"),
    "crowns": ({"options": {"players": 2}, "seats": [{"squares": {"1,0": "mine****"}}]}, "'mine****'"),
    "castle": ({"options": {"players": 2}, "seats": [{"squares": {}, "castle": [0]}]}, "two whole numbers"),
    "castle text": ({"options": {"players": 2}, "seats": [{"squares": {}, "castle": ["0", 0]}]}, "castle"),
    "discarded": (
        {"options": {"players": 2, "edition": "de"}, "seats": [{"squares": {}, "discarded": True}]},
        "discarded",
    ),
    "games": ({"options": {"players": 2}, "seats": [{"games": []}]}, "squares"),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_what_is_no_sheet_is_refused_with_what_was_expected(kind: str) -> None:
    sheet, words = MALFORMED[kind]
    assert words in wrong("kingdomino", sheet)


def test_changed_kingdoms_are_judged_quickly() -> None:
    """Kingdoms of the Grand Duel with squares exchanged: possible or not, the search tells, and in time."""
    choice = random.Random(1)
    verdicts = set()
    for seed in range(25):
        sheet = sheet_of(played("kingdomino", {"players": 2, "grand_duel": True}, "greedy", seed))
        for _ in range(4):
            squares = choice.choice(sheet["seats"])["squares"]
            a, b = choice.sample(list(squares), 2)
            squares[a], squares[b] = squares[b], squares[a]
            begun = time.perf_counter()
            try:
                told = find_game("kingdomino").from_sheet(sheet)
                verdicts.add("good")
                assert told["unchecked"] == []
            except Illegal as refusal:
                verdicts.add(refusal.reason.key)
            assert time.perf_counter() - begun < 5
    assert "good" in verdicts
    assert "domino-sheet-box" in verdicts


GOOD = drawn("W* F C W G**", "F* W C L W")


@settings(max_examples=120, deadline=None)
@given(values, st.integers(0, 10_000))
def test_garbage_gets_a_sentence(value: Any, seed: int) -> None:
    survives("kingdomino", value)
    survives("kingdomino", spoilt(GOOD, value, seed))
