"""Reviews: fair, repeatable, by what a seat could know; a blunder is found."""

from __future__ import annotations

from dataclasses import replace
from math import exp

import pytest

from kroon.core import record
from kroon.core.contract import CHANCE
from kroon.core.errors import BadEvent
from kroon.core.message import Message
from kroon.core.registry import game_names
from kroon.review import Judge, Review, Thinking, review
from kroon.review.accuracy import accuracy
from kroon.review.judging import Decision, Move
from kroon.review.sentences import explanation, percent
from tests.review.games import QUICK, beginning, blundered, whole

every_game = pytest.mark.parametrize("name", game_names())


@every_game
def test_every_decision_is_judged_and_forced_moves_are_left_out(name: str) -> None:
    read = beginning(name)
    made = review(read, QUICK)
    choices = {}
    for index, _, play in record.replay(read):
        if play.actor != CHANCE and len(play.legal()) > 1:
            choices[index] = (play.actor, len(play.legal()))
    assert {each.index: (each.seat, each.legal) for each in made.decisions} == choices
    for each in made.decisions:
        assert each.played.text == read.events[each.index]
        assert 1 <= len(each.best) <= 3
        assert 0 <= each.after <= each.before <= 1
        assert 0 <= each.given_away <= each.before
        assert list(each.best) == sorted(each.best, key=lambda move: -move.win_chance)
        assert sum(each.played.chances) == pytest.approx(1)
    assert sum(player.decisions for player in made.players) == len(made.decisions)


@every_game
def test_the_same_seed_gives_the_same_review_and_another_one_another(name: str) -> None:
    read = beginning(name)
    read.events = read.events[:25]
    first = review(read, QUICK)
    assert review(read, QUICK) == first
    assert review(read, replace(QUICK, seed=2)).graph != first.graph


def test_the_number_of_processes_does_not_matter() -> None:
    heard: list[tuple[int, int]] = []
    alone = review(whole(), QUICK, progress=lambda done, total: heard.append((done, total)))
    assert review(whole(), QUICK, jobs=2) == alone
    count = len(alone.decisions)
    assert heard == [(n, count) for n in range(1, count + 1)]


def test_a_blunder_at_the_end_is_the_costliest_move() -> None:
    read, index, good = blundered()
    made = review(read, Thinking(simulations=150))
    decision = next(each for each in made.decisions if each.index == index)
    assert (decision.before, decision.after, decision.given_away) == (1, 0, 1)
    assert made.players[decision.seat].costliest[0] == decision
    assert good.split()[:2] == decision.best[0].text.split()[:2]
    words = str(explanation(decision))
    assert words.startswith(f"Event {index}: ")
    assert "0% to win" in words
    assert "100% given away" in words


@every_game
def test_a_judgement_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    read = beginning(name)
    compared = 0
    for index, event, play in record.replay(read):
        if play.actor == CHANCE or len(play.legal()) < 2 or index % 3:
            continue
        judge = Judge(play.engine, play.players, QUICK)
        judged = set()
        for deal in range(2):
            other = play.engine.copy(play.state)
            play.engine.redeal(other, play.actor, play.engine.generator(7, deal))
            judged.add(judge.decision(other, play.actor, index, event))
        assert judged == {judge.decision(play.state, play.actor, index, event)}
        compared += 1
    assert compared >= 3


def test_the_card_that_another_player_holds_changes_nothing() -> None:
    read = beginning("builder", 0)
    secret = read.events.index("* card b forest")
    decided = next(n for n, event in enumerate(read.events) if event.startswith("a build"))
    read.events = read.events[: decided + 1]
    other = replace(read, events=list(read.events))
    other.events[secret] = "* card b canyon"
    one, same = review(read, QUICK), review(other, QUICK)
    assert one.decisions == same.decisions
    assert len(one.decisions) == 1


def test_the_graph_ends_with_the_result() -> None:
    made = review(whole(), QUICK)
    assert made.over
    last = made.graph[-1]
    assert last.after == made.events
    assert [chance > 0 for chance in last.chances] == [letter in made.winners for letter in "ab"]
    assert sum(last.chances) == pytest.approx(1)
    numbers = [point.after for point in made.graph]
    assert numbers == sorted(set(numbers))
    assert all(sum(point.chances) == pytest.approx(1) for point in made.graph)


def test_a_game_without_decisions_has_no_accuracy() -> None:
    read = beginning("kingdomino")
    read.events = []
    made = review(read, QUICK)
    assert not made.decisions
    assert not made.graph
    assert [player.accuracy for player in made.players] == [None] * len(made.players)


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([_decision(0.6, 0.6)]) == 100
    assert accuracy([_decision(0.6, 0.5)]) == pytest.approx(100 * exp(-0.4))
    assert accuracy([_decision(1.0, 0.0), _decision(0.3, 0.3)]) == pytest.approx(50 + 50 * exp(-4))


def test_a_difference_within_the_noise_is_nothing_given_away() -> None:
    assert _decision(0.50, 0.49, 1000).given_away == 0
    assert _decision(0.50, 0.49, 100_000).given_away == pytest.approx(0.01)


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    read = beginning("kingdomino")
    read.events[5] = "a pick 99"
    with pytest.raises(BadEvent, match="Event 5"):
        review(read, QUICK)


def test_a_review_as_json() -> None:
    made = review(whole(), QUICK)
    value = made.to_json()
    assert value["simulations"] == 40
    assert value["players"][1]["name"] == 'B & "b"'
    assert set(value["decisions"][0]) == {
        "event", "seat", "legal", "before", "after", "given_away", "best_score", "played", "best",
    }  # fmt: skip
    assert set(value["decisions"][0]["best"][0]) == {"move", "words", "win_chance", "score", "visits"}
    worst = [by_index(made, n).given_away for n in value["players"][0]["costliest"]]
    assert worst == sorted(worst, reverse=True)


@pytest.mark.parametrize(
    ("part", "words"),
    [(0, "0%"), (0.001, "<1%"), (0.424, "42%"), (0.997, ">99%"), (1, "100%")],
)
def test_parts_in_words(part: float, words: str) -> None:
    assert percent(part) == words


def by_index(made: Review, index: int) -> Decision:
    return next(each for each in made.decisions if each.index == index)


def _decision(best: float, played: float, simulations: int = 10**9) -> Decision:
    moves = [
        Move("a x", Message("as-written"), (each, 1 - each), each, 0.0, 1, simulations)
        for each in (best, played)
    ]
    return Decision(0, 0, 2, moves[1], (moves[0],))
