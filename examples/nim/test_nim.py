"""Nim by its rules; whether it keeps the contract of Kroon `python -m kroon.conformance nim` tells."""

from __future__ import annotations

import pytest

import kroon
from kroon.core.errors import KroonError

WHOLE = ["a take 7 from 3", "b take 5 from 2", "a take 2 from 1", "b take 1 from 1"]


def test_any_number_of_sticks_may_be_taken_from_one_heap() -> None:
    play = kroon.new("nim", players=2)
    assert len(play.legal()) == 3 + 5 + 7
    play.play("a take 3 from 1")
    assert len(play.legal()) == 5 + 7
    assert play.actor_letter == "b"


@pytest.mark.parametrize(("misere", "winners"), [(False, ["b"]), (True, ["a"])])
def test_who_takes_the_last_stick_wins_or_loses(misere: bool, winners: list[str]) -> None:
    play = kroon.new("nim", players=2, misere=misere)
    for event in WHOLE:
        play.play(event)
    assert play.over
    assert play.winners() == winners


@pytest.mark.parametrize("event", ["a take 4 from 1", "b take 1 from 1", "a take 0 from 1", "nonsense"])
def test_anything_else_is_refused(event: str) -> None:
    with pytest.raises(KroonError):
        kroon.new("nim", players=2).play(event)
