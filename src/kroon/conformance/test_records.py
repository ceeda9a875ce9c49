"""Events and records of every game: out and in, and what is nearly an event."""

from __future__ import annotations

import json
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kroon.conformance.cases import Case, seats_and_spectator
from kroon.conformance.random_games import (
    covering_options,
    random_events,
    random_game,
    random_steps,
    some_places,
)
from kroon.core import record
from kroon.core.contract import CHANCE
from kroon.core.errors import Illegal, KroonError, Malformed
from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play, replayed


def test_a_record_out_and_in_gives_the_same_state_after_every_event(case: Case) -> None:
    """A record that is written and read again gives the same state after every event."""
    play = case.play()
    states = [play.state.tobytes()]
    events = 0
    for _ in random_steps(play, case.seed):
        if len(play.events) > events:
            states.append(play.state.tobytes())
            events = len(play.events)
    states.append(play.state.tobytes())
    written = json.dumps(record.of_play(play).to_json()).encode()
    read = record.from_bytes(written)
    again = record.begin(read)
    for index, event, before in record.replay(read, again):
        assert before.state.tobytes() == states[index], event
    assert again.state.tobytes() == states[-1]
    assert again.events == play.events
    assert json.dumps(record.of_play(again).to_json()).encode() == written
    record.check(read)


def test_every_event_parses_back_to_its_ids(case: Case) -> None:
    """`parse` reads the `text` of every legal move back to that move, and no two moves have the same text."""
    play = case.play()
    for _ in random_steps(play, case.seed):
        if play.actor != CHANCE:
            texts = [play.game.text(play.state, [id]) for id in play.legal_ids()]
            assert len(set(texts)) == len(texts)
            for id, text in zip(play.legal_ids(), texts, strict=True):
                assert play.parse(text) == [id]
                assert text.startswith(f"{play.actor_letter} ")
                assert text == " ".join(text.split())


def test_an_event_of_chance_parses_back_to_its_outcomes(case: Case) -> None:
    """`parse` reads every event of a game, also those of chance, back to the ids that it is made of."""
    play = case.play()
    for begun, ids, _ in random_events(play, case.seed):
        assert sorted(play.game.parse(begun, play.events[-1])) == sorted(ids)


def test_an_event_that_everybody_sees_is_the_event_of_the_record(case: Case) -> None:
    """`seen` gives the event of the record, a text with ? in place of secrets, or nothing."""
    play = case.play()
    for before, ids, after in random_events(play, case.seed, limit=300):
        for seat in seats_and_spectator(play):
            seen = play.game.seen(before, ids, after, seat)
            assert seen is None or "?" in seen or seen == play.events[-1]


def test_what_is_nearly_an_event_is_refused_and_changes_nothing(case: Case) -> None:
    """`parse` refuses what is nearly an event, and the game stays as it was."""
    whole = random_game(case.name, case.options, case.seed)
    for stop in some_places(whole.events, case.seed, 12):
        play = case.play()
        for event in whole.events[:stop]:
            play.play(event)
        legal = set(play.legal())
        for text in _nearly(whole.events[stop]):
            if text in legal:
                continue
            before = play.state.tobytes(), list(play.events)
            with pytest.raises((Malformed, Illegal)) as refused:
                play.play(text)
            assert str(refused.value)
            assert (play.state.tobytes(), play.events) == before


@settings(
    max_examples=60,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_garbage_is_refused_in_a_sentence(one_case: Case, data: st.DataObject) -> None:
    """Whatever somebody writes is refused in a sentence, or is the event that it says."""
    whole = _begun(one_case.name, one_case.number, one_case.seed)
    play = replayed(one_case.game, one_case.options, whole.events[: len(whole.events) // 2])
    words = sorted({word for event in whole.events for word in event.split(" ")})
    word = st.one_of(st.sampled_from(words), st.text(max_size=6), st.integers().map(str))
    event = data.draw(st.one_of(st.text(max_size=40), st.lists(word, max_size=6).map(" ".join)))
    before = play.state.tobytes()
    problem = _problem(play, event)
    if problem is None:
        assert play.events[-1] == event
    else:
        assert problem.isprintable()
        assert play.state.tobytes() == before


def _problem(play: Play, event: str) -> str | None:
    """Why an event is refused, in a sentence; None when it was played."""
    try:
        play.play(event)
    except KroonError as error:
        return str(error)
    return None


@cache
def _begun(name: str, number: int, seed: int) -> Play:
    """The first part of a random game of a case."""
    return random_game(name, covering_options(name)[number - 1], seed, limit=100)


def _nearly(event: str) -> list[str]:
    """Texts that differ from an event in what people and programs get wrong."""
    words = event.split(" ")
    texts = [f" {event}", f"{event} ", event.replace(" ", "  ", 1), event.replace(" ", "\t"), event + "\n"]
    texts += [event + " x", event + " 1", event + ".", event + "\0", "", "\ufeff" + event, " ".join(words[1:])]
    texts += [event.upper(), event.capitalize(), " ".join(words[:-1]), " ".join(words[:1])]
    texts += [" ".join([words[0], words[1] + "s", *words[2:]])]
    for at, word in enumerate(words):
        if word[0].isdigit():
            for wrong in (f"0{word}", f"+{word}", f"-{word}", f"{word}.0", "٣", f"{word}_0", "9" * 40):
                texts.append(" ".join([*words[:at], wrong, *words[at + 1 :]]))
    texts += [
        " ".join([other, *words[1:]]) for other in (*SEAT_LETTERS, "*", "e", "A", "") if other != words[0]
    ]
    return [text for text in texts if text != event]
