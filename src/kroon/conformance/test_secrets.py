"""What a seat can't know: `redeal`, views and observations of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from kroon.conformance.cases import Case, observed, redealt, seats_and_spectator, surprise
from kroon.conformance.random_games import looked_at, random_events, random_game, random_steps, some_places
from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import Engine

MOST_HISTORIES = 150
"""An enumeration of histories stops before it has more of them."""
REDEALS = 2000


def test_redeal_leaves_what_a_seat_sees_unchanged(case: Case) -> None:
    """`redeal` leaves what a seat sees: view, observation and legal moves; the same luck deals the same."""
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 10) and not play.game.midway(play.state):
            for seat in range(play.players):
                made = redealt(play.engine, play.state, seat, number)
                assert play.game.view(made, seat) == play.game.view(play.state, seat)
                assert observed(play.engine, made, seat) == observed(play.engine, play.state, seat)
                if play.actor == seat:  # who else is asked can be a secret, too
                    assert play.engine.actor(made) == seat
                    assert play.engine.legal_ids(made) == play.legal_ids()
                again = redealt(play.engine, play.state, seat, number)
                assert again.tobytes() == made.tobytes()


def test_redeal_changes_nothing_where_all_see_the_same(case: Case) -> None:
    """`redeal` changes nothing where all see the same: there are no secrets then."""
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 10):
            views = [play.game.view(play.state, seat) for seat in seats_and_spectator(play)]
            if all(view == views[0] for view in views):
                for seat in range(play.players):
                    assert redealt(play.engine, play.state, seat, number).tobytes() == play.state.tobytes()


def test_histories_that_look_the_same_to_a_seat_leave_it_the_same_knowledge(case: Case) -> None:
    """What a seat knows (`observe`, `redeal`) follows from the events and the open table that it saw."""
    whole = random_game(case.name, case.options, case.seed)
    for number, stop in enumerate(some_places(whole.events, case.seed, 4)):
        play = case.play()
        for event in whole.events[:stop]:
            play.play(event)
        seat = number % play.players
        one = play.state
        other = redealt(play.engine, one, seat, number)
        for one, other in _same_for(play.engine, one, other, seat, random.Random(number)):  # noqa: B020
            assert observed(play.engine, one, seat) == observed(play.engine, other, seat)
            dealt = [redealt(play.engine, each, seat, 77).tobytes() for each in (one, other)]
            assert dealt[0] == dealt[1]


def test_redeals_are_as_frequent_as_the_histories_behind_them(some_case: Case) -> None:
    """`redeal` deals each possible state as often as the histories behind it are likely."""
    case, engine = some_case, some_case.engine
    for seat in range(case.options["players"]):
        play = case.play()
        listed = {play.state.tobytes(): (engine.copy(play.state), 1)}
        kept = play.engine.copy(play.state), listed
        for before, ids, after in random_events(play, case.seed):
            seen = play.game.seen(before, ids, after, seat)
            listed = _histories(engine, listed, seat, seen, after)
            if not 0 < len(listed) <= MOST_HISTORIES or len(play.events) > 10:
                break
            assert after.tobytes() in listed
            kept = after, listed
        after, histories = kept
        weights = {key: weight for key, (_, weight) in histories.items()}
        if len(weights) == 1:
            assert redealt(engine, after, seat, 1).tobytes() in weights
        else:
            rng = engine.generator(case.seed)
            drawn: Counter[bytes] = Counter()
            for _ in range(REDEALS):
                made = engine.copy(after)
                engine.redeal(made, seat, rng)
                drawn[made.tobytes()] += 1
            assert surprise(drawn, weights) < 6


def _histories(
    engine: Engine, listed: dict[bytes, Any], seat: int, seen: str | None, true: Any
) -> dict[bytes, Any]:
    """What becomes of listed states, with their weights, by every event that looks so to the seat."""
    found: dict[bytes, Any] = {}
    table, view = engine.game.view(true, None), engine.game.view(true, seat)
    for state, weight in listed.values():
        for after, by in _branches(engine, state, state, [], weight, seat, seen):
            if engine.game.view(after, None) != table:
                continue
            assert engine.game.view(after, seat) == view
            known = found.get(after.tobytes(), (after, 0))
            found[after.tobytes()] = after, known[1] + by
            if len(found) > MOST_HISTORIES:
                return {}
    return found


def _branches(
    engine: Engine, before: Any, state: Any, ids: list[int], weight: int, seat: int, seen: str | None
) -> Iterator[tuple[Any, int]]:
    """Every event from a state that the seat sees so: the state after it, and its weight."""
    game = engine.game
    told = game.parse(before, seen) if seen and "?" not in seen else None
    actor = engine.actor(state)
    for id in engine.legal_ids(state):
        if told is not None and id != told[len(ids)]:
            continue
        after = engine.copy(state)
        engine.apply(after, id)
        by = weight * (int(engine.weight(state, id)) if actor == CHANCE else 1)
        if game.midway(after):
            yield from _branches(engine, before, after, [*ids, id], by, seat, seen)
        elif game.seen(before, [*ids, id], after, seat) == seen:
            yield after, by


def _same_for(
    engine: Engine, one: Any, other: Any, seat: int, choice: random.Random
) -> Iterator[tuple[Any, Any]]:
    """Play on at two tables so that they look the same to a seat, as long as there are such events.

    What a seat sees is the event, and what lies open on the table after it (such as Treasures that are played),
    which is what a spectator sees. All that the seat knows beside it must follow from these.
    """
    game = engine.game
    for _ in range(40):
        if engine.actor(one) == OVER:
            return
        begun = one, other
        one, other = engine.copy(one), engine.copy(other)
        ids: tuple[list[int], list[int]] = [], []
        while not ids[0] or game.midway(one):
            id = choice.choice(engine.legal_ids(one))
            possible = engine.legal_ids(other)
            ids[0].append(id)
            ids[1].append(id if id in possible else choice.choice(possible))
            engine.apply(one, ids[0][-1])
            engine.apply(other, ids[1][-1])
        looks = [
            (game.seen(begun[i], ids[i], each, seat), game.view(each, None))
            for i, each in enumerate((one, other))
        ]
        if looks[0][0] == looks[1][0] and looks[0] != looks[1]:  # events may say too little only of secrets
            assert game.view(one, seat) != game.view(one, None)
        if looks[0] != looks[1]:
            one, other = begun
            continue
        assert game.view(one, seat) == game.view(other, seat)
        yield one, other
