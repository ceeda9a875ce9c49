"""The score pad of Dominion: decks of real games score as the games did, impossible ones are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import covering_options, label
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.dominion.cards import BASICS, CARDS, IDS
from tests.games.sheets import Sheet, agrees, played, refused, spoilt, survives, values, wrong

PLAIN = ["vault", "militia", "rabble", "library", "smugglers", "farming_village", "crossroads", "sage"]
"""A kingdom in which no card can trash another."""


def counted(cards: Any) -> dict[str, int]:
    return {id: int(count) for id, count in zip(IDS, cards, strict=True) if count}


def sheet_of(play: Play) -> Sheet:
    s = play.state
    kingdom = [IDS[card] for card in range(BASICS, CARDS) if int(s.chosen) >> card & 1]
    seats = [{"cards": counted(s.seats[n].deck), "turns": int(s.seats[n].turns)} for n in range(play.players)]
    supply = {id: int(s.supply[IDS.index(id)]) for id in ("silver", "gold", "duchy", "province", *kingdom)}
    options = play.options | {"kingdom": kingdom}
    return {"options": options, "seats": seats, "supply": supply, "trash": counted(s.trash)}


def small(**changes: Any) -> Sheet:
    """A game of two players that ended with the last Province; nothing in play can trash."""
    sheet: Sheet = {
        "options": {"players": 2, "kingdom": PLAIN},
        "seats": [
            {"cards": {"copper": 7, "estate": 3, "province": 5, "militia": 1}, "turns": 20},
            {"cards": {"copper": 7, "estate": 3, "province": 3, "silver": 4, "duchy": 6}, "turns": 19},
        ],
    }
    return sheet | changes


def with_cards(sheet: Sheet, seat: int, **cards: int) -> Sheet:
    made = copy.deepcopy(sheet)
    made["seats"][seat]["cards"] |= cards
    return made


@pytest.fixture
def steward() -> Sheet:
    """The same with Steward in play, which can trash anything."""
    made = small(options={"players": 2, "kingdom": "think_big"})
    del made["seats"][0]["cards"]["militia"]
    return made


@pytest.mark.parametrize("options", covering_options("dominion"), ids=label)
def test_the_sheet_of_a_finished_game_scores_as_the_game(options: dict[str, Any]) -> None:
    play = played("dominion", options, "greedy", 1)
    sheet = sheet_of(play)
    agrees(play, sheet)
    del sheet["trash"]
    agrees(play, sheet)
    sheet["trash"] = counted(play.state.trash)
    del sheet["supply"]
    agrees(play, sheet)


@pytest.mark.rule("D19")
def test_points_of_all_cards_count() -> None:
    told = find_game("dominion").from_sheet(small())
    assert told["scores"] == [33, 39]
    assert told["breakdown"][1] == {"estate": 3, "duchy": 18, "province": 18, "total": 39}
    assert told["winners"] == ["b"]
    assert told["unchecked"] == []


@pytest.mark.rule("D19")
def test_a_tie_is_broken_by_turns_if_they_are_known() -> None:
    tied = with_cards(with_cards(small(), 1, duchy=0), 0, province=4)
    tied = with_cards(tied, 1, province=4)
    told = find_game("dominion").from_sheet(tied)
    assert told["winners"] == ["b"]
    assert told["explain"]["tie"]["turns"] == {"a": 20, "b": 19}
    for seat in tied["seats"]:
        del seat["turns"]
    told = find_game("dominion").from_sheet(tied)
    assert told["winners"] == ["a", "b"]
    assert told["explain"]["tie"] is None
    assert len(told["unchecked"]) == 1
    assert "fewer turns" in str(told["unchecked"][0])


@pytest.mark.rule("D4")
def test_nobody_gains_coppers_and_estates() -> None:
    assert refused("dominion", with_cards(small(), 0, copper=8)) == ("D4", "start-cards")
    assert refused("dominion", with_cards(small(), 1, estate=4)) == ("D4", "start-cards")
    assert refused("dominion", small(supply={"copper": 3})) == ("D4", "no-pile")


@pytest.mark.rule("D4", "D10", "D23", "D28", "D31")
def test_cards_are_only_trashed_by_cards_that_trash(steward: Sheet) -> None:
    assert refused("dominion", with_cards(small(), 0, estate=2)) == ("D4", "never-trashed")
    assert find_game("dominion").from_sheet(with_cards(steward, 0, estate=2, copper=0))["scores"] == [32, 39]
    secrecy = small(options={"players": 2, "kingdom": "secrecy"})  # Mine trashes Treasures only
    assert find_game("dominion").from_sheet(with_cards(secrecy, 0, copper=2))["scores"] == [33, 39]
    assert refused("dominion", with_cards(secrecy, 0, estate=2)) == ("D4", "never-trashed")
    assert refused("dominion", small(trash={"gold": 1})) == ("D10", "never-trashed")
    assert refused("dominion", steward | {"trash": {"estate": 1}}) == ("D4", "start-trash")
    assert refused("dominion", with_cards(steward, 0, estate=1) | {"trash": {"estate": 1}}) == (
        "D4",
        "start-trash",
    )


@pytest.mark.rule("D2", "D3")
def test_there_are_not_more_cards_than_in_the_box(steward: Sheet) -> None:
    assert refused("dominion", with_cards(small(), 0, province=6)) == ("D3", "too-many")
    assert refused("dominion", with_cards(small(), 0, militia=9)) == ("D2", "too-many")
    assert refused("dominion", with_cards(small(), 0, market=1)) == ("D2", "not-chosen")
    assert refused("dominion", small(supply={"militia": 8})) == ("D2", "too-many")
    assert refused("dominion", small(supply={"militia": 6})) == ("D2", "too-few")
    assert refused("dominion", steward | {"supply": {"silver": 19}, "trash": {}}) == ("D3", "too-few")
    assert find_game("dominion").from_sheet(steward | {"supply": {"silver": 19}})["unchecked"] == []
    three = small(options={"players": 3, "kingdom": PLAIN})
    three["seats"].append({"cards": {"copper": 7, "estate": 3, "province": 4}, "turns": 19})
    assert find_game("dominion").from_sheet(three)["scores"] == [33, 39, 27]


@pytest.mark.rule("D18")
def test_the_game_must_be_over(steward: Sheet) -> None:
    assert refused("dominion", with_cards(small(), 0, province=4)) == ("D18", "not-over")
    early = with_cards(steward, 0, province=4)
    told = find_game("dominion").from_sheet(early)  # the last Province may have been trashed
    assert len(told["unchecked"]) == 1
    assert refused("dominion", early | {"trash": {}}) == ("D18", "not-over")
    assert refused("dominion", early | {"supply": {"cellar": 0}, "trash": {}}) == ("D2", "too-few")
    three = with_cards(small(), 0, province=4, vault=8, rabble=8, library=8)
    assert find_game("dominion").from_sheet(three)["unchecked"] == []
    assert refused("dominion", with_cards(three, 0, library=7)) == ("D18", "not-over")


@pytest.mark.rule("D18")
def test_turns_go_round() -> None:
    def turns(*counts: int, **options: Any) -> Sheet:
        sheet = small(options={"players": 2, "kingdom": PLAIN} | options)
        sheet["seats"] = [seat | {"turns": n} for seat, n in zip(sheet["seats"], counts, strict=True)]
        return sheet

    for counts in ((20, 19), (19, 20), (20, 20)):
        assert find_game("dominion").from_sheet(turns(*counts))["scores"] == [33, 39]
    for bad in ((20, 18), (18, 20), (0, 0)):
        assert refused("dominion", turns(*bad)) == ("D18", "turns")
    assert refused("dominion", turns(20, 19, start="b")) == ("D18", "turns")
    assert find_game("dominion").from_sheet(turns(19, 20, start="b"))["winners"] == ["b"]
    sheet = turns(20, 19)
    del sheet["seats"][1]["turns"]
    assert "seats[1].turns" in wrong("dominion", sheet)


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (small(options={"players": 2, "kingdom": "random"}), "must name the eight"),
        (small(options={"players": 2, "kingdom": ["cellar"]}), "kingdom"),
        (small(options={"players": 3}), "2 seats for 3 players"),
        (small(seats=[{"cards": {}}]), "1 seat for 2 players"),
        (small(supply=[]), "'supply' must be an object"),
        (small(trash={"dragon": 1}), "'dragon'"),
        (small(banner=1), "banner"),
        (with_cards(small(), 0, gold=-1), "seats[0].cards.gold"),
        (with_cards(small(), 0, gold=True), "seats[0].cards.gold"),
        (with_cards(small(), 0, dragon=1), "'dragon'"),
    ],
)
def test_what_is_no_sheet_is_refused_with_what_was_expected(sheet: Any, words: str) -> None:
    assert words in wrong("dominion", sheet)


@settings(max_examples=120, deadline=None)
@given(values, st.integers(0, 10_000))
def test_garbage_gets_a_sentence(value: Any, seed: int) -> None:
    survives("dominion", value)
    survives("dominion", spoilt(small(supply={"silver": 20}, trash={}), value, seed))
