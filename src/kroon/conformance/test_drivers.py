"""The drivers against plain loops over the kernels, for every game."""

from __future__ import annotations

from typing import Any

import numpy as np

import kroon.core.rng
from kroon.conformance.cases import Case
from kroon.conformance.random_games import STEP_LIMIT
from kroon.core import drivers
from kroon.core.contract import CHANCE, OVER
from kroon.core.drivers import CUT, FINISHED, REFUSED, RESULT, RUNNING
from kroon.core.engine import Engine
from kroon.core.events import SEATS

rng: Any = kroon.core.rng

TABLES = 5
SHORT = 17
"""A limit that cuts most games."""


def test_playouts_are_those_of_a_plain_loop(case: Case) -> None:
    """Random games of the driver `playouts` are those of a plain loop over the kernels."""
    engine, start = case.engine, case.start()
    for limit in (STEP_LIMIT, SHORT, 0):
        results = _playouts(engine, start, 9, 4, limit)
        for n, result in enumerate(results):
            state, steps = _played(engine, start, engine.generator(9, 4 + n), limit)
            _agrees(engine, result, state, steps)
            assert (result.status == CUT) == (engine.actor(state) != OVER)


def test_a_match_is_that_of_a_plain_loop(case: Case) -> None:
    """Games of the driver `match` are those of a plain loop over the kernels, step by step."""
    engine, start = case.engine, case.start()
    names = list(engine.bots)
    called = [names[seat % len(names)] for seat in range(case.options["players"])]
    for limit in (STEP_LIMIT, SHORT):
        trace = np.full((2, limit), -1, np.int16)
        results = engine.matches(start, called, 3, 8, 2, limit, trace)
        for n, result in enumerate(results):
            state, ids = _matched(engine, start, called, engine.generator(3, 8 + n), limit)
            _agrees(engine, result, state, len(ids))
            assert trace[n, : len(ids)].tolist() == ids
            assert (trace[n, len(ids) :] == -1).all()


def test_a_match_without_a_trace_and_in_pieces_is_the_same(case: Case) -> None:
    """A game depends on its seed and number alone, not on those that were played before it."""
    engine, start = case.engine, case.start()
    whole = engine.matches(start, ["random"], 3, 0, 4, STEP_LIMIT)
    pieces = [engine.matches(start, ["random"], 3, first, 2, STEP_LIMIT) for first in (0, 2)]
    assert whole.tobytes() == b"".join(piece.tobytes() for piece in pieces)


def test_a_batch_advances_as_its_tables_do_one_by_one(case: Case) -> None:
    """A table of a batch (`advance`) goes on as it would alone."""
    engine, start = case.engine, case.start()
    batch = _Batch(engine, start, limit=60)
    alone = [(engine.copy(start), engine.generator(21, n), 0) for n in range(TABLES)]
    for _ in range(40):
        running = [result.status in (RUNNING, REFUSED) for result in batch.results]
        batch.advance()
        for n in range(TABLES):
            if running[n]:
                alone[n] = _advanced(engine, *alone[n], limit=60)
            state, _, steps = alone[n]
            assert batch.states[n].tobytes() == state.tobytes()
            assert batch.results[n].steps == steps
            if batch.results[n].status != RUNNING:
                _agrees(engine, batch.results[n], state, steps)


def test_a_batch_takes_given_moves_refuses_others_and_begins_anew(case: Case) -> None:
    """A batch (`advance`) takes legal moves and no others, and a table that ended begins anew."""
    engine, start = case.engine, case.start()
    batch = _Batch(engine, start, limit=30)
    if engine.actor(start) == CHANCE:
        batch.advance()
    if any(engine.actor(state) < 0 for state in batch.states):
        return  # a game that chance alone decides, for some at least
    before = batch.states.tobytes()
    batch.moves[:] = [case.game.moves + case.game.outcomes + 5, -7, case.game.moves, 10**9, -(10**9)]
    assert batch.advance() == 0
    assert [result.status for result in batch.results] == [REFUSED] * TABLES
    assert batch.states.tobytes() == before
    legal = [engine.legal_ids(state) for state in batch.states]
    expected = []
    for n, state in enumerate(batch.states):
        batch.moves[n] = legal[n][-1]
        after = engine.copy(state)
        engine.apply(after, legal[n][-1])
        expected.append(after)
    chance = [engine.actor(state) == CHANCE for state in expected]
    assert batch.advance() == TABLES
    for state, after, goes_on in zip(batch.states, expected, chance, strict=True):
        assert goes_on or state.tobytes() == after.tobytes()
    batch.moves[:] = drivers.RANDOM_MOVE
    while any(result.status == RUNNING for result in batch.results):
        batch.advance()
    stopped = batch.states.tobytes()
    assert batch.advance() == 0
    assert batch.states.tobytes() == stopped
    anew = [_advanced(engine, engine.copy(start), each.copy(), 0, 30) for each in batch.rngs]
    batch.advance(fresh=True)
    for n, (state, _, steps) in enumerate(anew):
        assert batch.states[n].tobytes() == state.tobytes()
        assert batch.results[n].steps == steps


def test_at_the_end_of_a_game_its_scores_are_final(case: Case) -> None:
    """A game ends at the same step with the same scores, whatever the limit of steps."""
    engine, start = case.engine, case.start()
    for number, result in enumerate(_playouts(engine, start, 2, 0, STEP_LIMIT)):
        if result.status == FINISHED:
            cut = _playouts(engine, start, 2, 0, int(result.steps))
            assert cut[number].status == FINISHED
            assert cut[number].tobytes() == result.tobytes()
            break


class _Batch:
    """Tables that are advanced together."""

    def __init__(self, engine: Engine, start: Any, limit: int) -> None:
        self.engine, self.start, self.limit = engine, start, limit
        self.states = engine.states(TABLES)
        self.states[:] = start
        self.rngs = np.stack([engine.generator(21, n) for n in range(TABLES)])
        self.moves = np.full(TABLES, drivers.RANDOM_MOVE, np.int64)
        self.results = np.zeros(TABLES, RESULT).view(np.recarray)

    def advance(self, fresh: bool = False) -> int:
        anew = self.engine.states(1 if fresh else 0)
        if fresh:
            anew[0] = self.start
        return int(
            self.engine.advance(
                self.states,
                anew,
                self.engine.calls,
                self.engine.id_space(),
                self.rngs,
                self.moves,
                self.limit,
                self.results,
            )
        )


def _playouts(engine: Engine, start: Any, seed: int, first: int, limit: int) -> Any:
    states = engine.states(2)
    states[0] = start
    results = np.zeros(TABLES, RESULT).view(np.recarray)
    engine.playouts(
        states,
        engine.calls,
        engine.id_space(),
        np.zeros((1, rng.WORDS), np.uint64),
        np.uint64(seed),
        np.uint64(first),
        limit,
        results,
    )
    return results


def _played(engine: Engine, start: Any, generator: Any, limit: int) -> tuple[Any, int]:
    state = engine.copy(start)
    for step in range(limit):
        actor = engine.actor(state)
        if actor == OVER:
            return state, step
        if actor == CHANCE:
            engine.apply(state, int(engine.sample(state, generator)))
        else:
            engine.apply(state, engine.choose(state, "random", generator))
    return state, limit


def _matched(engine: Engine, start: Any, called: list[str], game: Any, limit: int) -> tuple[Any, list[int]]:
    luck, *seats = (np.zeros(rng.WORDS, np.uint64) for _ in range(1 + SEATS))
    for child in (luck, *seats):
        rng.split(game, child)
    state, ids = engine.copy(start), list[int]()
    while len(ids) < limit and engine.actor(state) != OVER:
        actor = engine.actor(state)
        if actor == CHANCE:
            ids.append(int(engine.sample(state, luck)))
        else:
            ids.append(engine.choose(state, called[actor], seats[actor]))
        engine.apply(state, ids[-1])
    return state, ids


def _advanced(engine: Engine, state: Any, generator: Any, steps: int, limit: int) -> tuple[Any, Any, int]:
    if engine.actor(state) >= 0 and steps < limit:
        engine.apply(state, engine.choose(state, "random", generator))
        steps += 1
    while engine.actor(state) == CHANCE and steps < limit:
        engine.apply(state, int(engine.sample(state, generator)))
        steps += 1
    return state, generator, steps


def _agrees(engine: Engine, result: Any, state: Any, steps: int) -> None:
    """A result says how a state stands, with scores as if the game ended there."""
    assert result.steps == steps
    assert result.status == (FINISHED if engine.actor(state) == OVER else CUT)
    assert result.scores.tolist() == engine.tally(state)
    assert result.ranks.tolist() == engine.ranking(state)
