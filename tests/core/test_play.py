"""A game in progress: an event in parts, and the way back after a refusal."""

from __future__ import annotations

import numpy as np
import pytest

import kroon
from kroon.conformance.random_games import covering_options
from kroon.core.contract import CHANCE
from kroon.core.errors import Illegal, Malformed
from kroon.core.events import letter_of, split_event
from kroon.core.registry import game_names


@pytest.mark.parametrize("name", game_names())
def test_chance_completes_its_event(name: str) -> None:
    play = kroon.new(name, **covering_options(name)[0])
    rng = play.engine.generator(1)
    while play.actor != CHANCE:
        play.play(play.legal()[0])
    event = play.chance(rng)
    assert play.events[-1] == event
    assert not play.game.midway(play.state)


def test_a_refused_event_of_many_parts_leaves_nothing_behind() -> None:
    play = kroon.new("kingdomino", players=4)
    before = play.state.tobytes()
    with pytest.raises(Illegal):
        play.play("* row 1 2 3 3")
    assert (play.state.tobytes(), play.events) == (before, [])
    play.play("* row 1 2 3 4")


def test_an_event_can_not_begin_within_another() -> None:
    play = kroon.new("kingdomino", players=4)
    assert play.apply(play.legal_ids()[0]) is None
    with pytest.raises(Malformed, match="completed first"):
        play.play("* row 2 3 4 5")
    while not play.events:
        play.apply(play.legal_ids()[0])
    assert play.events == ["* row 1 2 3 4"]


@pytest.mark.parametrize("event", ["", "a", "e pick 3", "a  pick", " a pick", "a pick ", "A pick 3", "** pick"])
def test_the_outer_form_of_an_event_is_exact(event: str) -> None:
    with pytest.raises(Malformed):
        split_event(event, 4)


def test_an_event_has_an_actor_and_words() -> None:
    assert split_event("b place 12 1,0 2,0", 2) == (1, ["place", "12", "1,0", "2,0"])
    assert split_event("* row 1", 2) == (CHANCE, ["row", "1"])
    assert [letter_of(seat) for seat in (0, 3, CHANCE)] == ["a", "d", "*"]
    with pytest.raises(Malformed):
        split_event("c pick 3", 2)


def test_a_copy_of_a_state_is_one_of_its_own() -> None:
    play = kroon.new("kingdomino", players=2)
    copy = play.engine.copy(play.state)
    play.play("* row 1 2 3 4")
    assert copy.tobytes() != play.state.tobytes()
    assert isinstance(copy, np.record)
