"""A small learner for Kingdomino: it plays itself, and learns what a position is worth from how games end.

The value of a position after a move is the points on the table, and what a small neural network expects to come
on top of them. The learner takes the move with the best value; TD(lambda) moves the network's guesses towards
the guesses of later positions, and the last ones towards the final score. NumPy does it all.

python examples/learner.py --minutes 5
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from kroon.core.drivers import CUT, FINISHED, RESULT
from kroon.core.engine import NO_LIMIT, engine
from kroon.core.registry import find_game
from kroon.envs.afterstates import Afterstates, Tried
from kroon.envs.gymnasium import KroonVectorEnv
from kroon.envs.layout import named
from kroon.games.kingdomino.state import DOMINO

GAME = find_game("kingdomino")
PLAYERS, FRAME, FIELD = 2, 5, 13
TABLES = 256
"""How many games are played at once."""
HIDDEN, RATE, DECAY, BATCH, EPOCHS = 64, 1e-3, 0.8, 512, 2
"""Hidden units, learning rate, the lambda of TD, rows of a step, how often each batch is learned."""
NOISE = 1.0
"""How many points the values of moves are blurred by while learning."""
POINTS = 20.0
"""The network's unit, in points."""
PLACE = 3
"""The phase in which a domino is placed."""

Array = np.ndarray[Any, np.dtype[Any]]

TERRAIN = np.zeros((49, 12), np.float32)
"""By domino: its squares of each terrain, then its crowns on each."""
for number in range(1, 49):
    for side in (0, 2):
        TERRAIN[number, DOMINO[number][side]] += 1
        TERRAIN[number, 6 + DOMINO[number][side]] += DOMINO[number][side + 1]


def features(tried: Tried) -> Array:
    """What the network sees of each position: counts of lands and crowns, shapes, dominoes to come."""
    seen = named(GAME, tried.observation)
    rows = len(tried.observation)
    squares = seen["squares"][:, : FIELD * FIELD].reshape(rows, FIELD, FIELD)
    used = squares > 0
    code = np.where(squares > 1, squares - 2, -1)
    land: Array = np.equal(code[:, None] // 4, np.arange(6)[None, :, None, None])
    crowns = np.where(code >= 0, code % 4, 0)
    open_ = _open(used)
    empty = open_ & ~used
    blocked = sum(_shifted(~empty, dx, dy, True).astype(np.int8) for dx, dy in _STEPS)
    fringe = np.zeros_like(land)
    for dx, dy in _STEPS:
        fringe |= _shifted(land, dx, dy, False)
    pairs = sum((land & _shifted(land, dx, dy, False)).sum((2, 3)) for dx, dy in _STEPS[:2])
    crowned = land & (crowns > 0)[:, None]
    reach = crowned.copy()
    for _ in range(4):  # lands that a crown of their region is within four steps of
        grown = reach.copy()
        for dx, dy in _STEPS:
            grown |= _shifted(reach, dx, dy, False)
        reach = grown & land
    later = np.arange(4) >= (seen["turn"] + (seen["phase"] != PLACE))
    held = np.where((seen["king"] == 0) & later & (seen["rounds"] > 0), seen["row"], 0)
    chosen = np.where(seen["next_king"] == 0, seen["next_row"], 0)
    free = np.where((seen["next_king"] == -1), seen["next_row"], 0)
    counts = [
        land.sum((2, 3)) / 8,
        (land * crowns[:, None]).sum((2, 3)) / 4,
        (fringe & empty[:, None]).sum((2, 3)) / 6,
        (reach & land).sum((2, 3)) / 8,
        ((land & ~reach).any((2, 3))),
        pairs / 8,
        TERRAIN[held].sum(1) / 2,
        TERRAIN[chosen].sum(1) / 2,
        TERRAIN[free].sum(1) / 2,
        seen["unseen"] @ TERRAIN[1:] / 12,
        np.stack([(empty & (blocked == n)).sum((1, 2)) for n in range(2, 5)], 1) / 4,
        open_.sum((1, 2))[:, None] / 40,
        (seen["next_king"] == 0) * 1.0,
        seen["discarded"][:, :1] / 2,
        seen["left"] / 24,
        seen["rounds"] / 6,
        (seen["phase"] == PLACE) * 1.0,
        tried.points / 50,
    ]
    return np.concatenate([np.asarray(each, np.float32) for each in counts], 1)


_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _shifted(field: Array, dx: int, dy: int, beyond: bool) -> Array:
    """A field moved by one square; `beyond` is what comes in from outside."""
    made = np.full_like(field, beyond)
    size = field.shape[-1]
    to_y, from_y = slice(max(dy, 0), size + min(dy, 0)), slice(max(-dy, 0), size + min(-dy, 0))
    to_x, from_x = slice(max(dx, 0), size + min(dx, 0)), slice(max(-dx, 0), size + min(-dx, 0))
    made[..., to_y, to_x] = field[..., from_y, from_x]
    return made


def _open(used: Array) -> Array:
    """The squares that the frame leaves open."""
    spans: list[Array] = []
    for axis in (1, 2):
        lines: Array = np.asarray(used.any(3 - axis))
        first, last = lines.argmax(1), FIELD - 1 - lines[:, ::-1].argmax(1)
        at = np.arange(FIELD)
        spans.append((at > (last - FRAME)[:, None]) & (at < (first + FRAME)[:, None]))
    return np.asarray(spans[0][:, :, None] & spans[1][:, None, :])


class Network:
    """One hidden layer, learned by Adam."""

    def __init__(self, inputs: int, seed: int) -> None:
        choice = np.random.default_rng(seed)
        self.weights: list[Array] = [
            choice.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [[np.zeros_like(each) for each in self.weights] for _ in range(2)]
        self._steps = 0

    def values(self, inputs: Array) -> Array:
        """What is still to come, in points."""
        first, bias, second, rest = self.weights
        return np.asarray((np.maximum(inputs @ first + bias, 0) @ second + rest)[:, 0] * POINTS)

    def learn(self, inputs: Array, targets: Array) -> float:
        """One step towards targets in points; the mean square error before it."""
        first, bias, second, _ = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        error = (hidden @ second + self.weights[3])[:, 0] - targets / POINTS
        slope = (2 * error / len(error))[:, None].astype(np.float32)
        back = (slope @ second.T) * (hidden > 0)
        slopes = (inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))
        self._steps += 1
        for n, each in enumerate(slopes):
            mean, square = self._means[0][n], self._means[1][n]
            mean += 0.1 * (each - mean)
            square += 0.001 * (each * each - square)
            size = math.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            self.weights[n] -= RATE * size * mean / (np.sqrt(square) + 1e-8)
        return float((error**2).mean()) * POINTS**2


class Learner:
    """The network, and the tables at which it plays itself."""

    def __init__(self, seed: int = 1) -> None:
        self.engine = engine(GAME)
        self.tries = Afterstates(self.engine, PLAYERS)
        self.choice = np.random.default_rng(seed)
        self.games = 0
        self._seed = seed
        start = self.engine.started(GAME.options.encode(GAME.options.check({"players": PLAYERS})))
        self._fresh = self.engine.states(1)
        self._fresh[0] = start
        self.network = Network(features(self._look(self._tables()[0])).shape[1], seed)

    def choose(self, states: Any, noise: float = 0.0) -> tuple[Array, Array, Array, Array]:
        """The best move of each table: tables, moves, features and points of the positions after them."""
        tried = self._look(states)
        inputs = features(tried)
        values = tried.points[:, 0] + self.network.values(inputs)
        if noise:
            values = values + self.choice.normal(0, noise, len(values))
        order = np.lexsort((values, tried.table))
        last = np.flatnonzero(np.diff(tried.table, append=-1))
        best = order[last]
        return tried.table[best], tried.move[best], inputs[best], tried.points[best, 0].astype(np.float32)

    def play(self) -> tuple[Array, Array]:
        """Play a batch of games against itself: inputs, and what TD(lambda) says was still to come."""
        states, rngs, results = self._tables()
        told: list[list[list[tuple[Array, float]]]] = [[[] for _ in range(PLAYERS)] for _ in range(TABLES)]
        moves = np.zeros(TABLES, np.int64)
        while not np.isin(results.status, (FINISHED, CUT)).all():
            actors = [self.engine.actor(state) for state in states]
            tables, chosen, inputs, points = self.choose(states, NOISE)
            moves[tables] = chosen
            for n, table in enumerate(tables):
                told[table][actors[table]].append((inputs[n], float(points[n])))
            self._advance(states, rngs, moves, results)
        rows = [
            row
            for table in range(TABLES)
            for seat in range(PLAYERS)
            for row in self._lessons(told[table][seat], float(results.scores[table, seat]))
        ]
        self.games += TABLES
        return np.stack([each for each, _ in rows]), np.array([target for _, target in rows], np.float32)

    def learn(self) -> float:
        """Play a batch of games and learn from it; the mean square error in points."""
        inputs, targets = self.play()
        errors = []
        for _ in range(EPOCHS):
            order = self.choice.permutation(len(inputs))
            errors += [self.network.learn(inputs[part], targets[part]) for part in _parts(order)]
        return float(np.mean(errors))

    def _lessons(self, told: list[tuple[Array, float]], score: float) -> list[tuple[Array, float]]:
        """The positions of one seat in one game, each with what was still to come by TD(lambda)."""
        values = self.network.values(np.stack([inputs for inputs, _ in told]))
        lessons, result = [], score
        for n in reversed(range(len(told))):
            inputs, points = told[n]
            lessons.append((inputs, result - points))
            result = DECAY * result + (1 - DECAY) * (points + float(values[n]))
        return lessons

    def _tables(self) -> tuple[Any, Any, Any]:
        """New games, played to their first decision."""
        states = self.engine.states(TABLES)
        states[:] = self._fresh[0]
        rngs = np.stack([self.engine.generator(self._seed, self.games + n) for n in range(TABLES)])
        results = np.zeros(TABLES, RESULT).view(np.recarray)
        self._advance(states, rngs, np.zeros(TABLES, np.int64), results)
        return states, rngs, results

    def _advance(self, states: Any, rngs: Any, moves: Array, results: Any) -> None:
        """Make a move at each table that goes on, then let chance decide."""
        nothing, ids = self.engine.states(0), self.engine.id_space()
        self.engine.advance(states, nothing, self.engine.calls, ids, rngs, moves, NO_LIMIT, results)

    def _look(self, states: Any) -> Tried:
        return self.tries.of(states)


def _parts(order: Array) -> list[Array]:
    return [order[at : at + BATCH] for at in range(0, len(order), BATCH)]


def contest(
    learner: Learner, opponent: str = "greedy", games: int = 1024, seed: int = 77
) -> tuple[float, float]:
    """The share of wins against a bot, ties as halves, and the mean margin in points."""
    env = KroonVectorEnv("kingdomino", min(games, 256), opponents=opponent, seat=None, players=PLAYERS)
    env.reset(seed=seed)
    wins: list[float] = []
    margins: list[float] = []
    while len(wins) < games:
        moves = np.zeros(env.num_envs, np.int64)
        tables, chosen, _, _ = learner.choose(env.states)
        moves[tables] = chosen
        _, rewards, ended, _, info = env.step(moves)
        wins += ((rewards[ended] + 1) / 2).tolist()
        if ended.any():
            margins += (info["scores"][ended, 0] - info["scores"][ended, 1]).tolist()
    return float(np.mean(wins)), float(np.mean(margins))


def train(minutes: float, report: Callable[[str], None] = print, seed: int = 1) -> Learner:
    """A learner that has played itself for so long."""
    learner = Learner(seed)
    begun = time.monotonic()
    while (spent := time.monotonic() - begun) < minutes * 60:
        error = learner.learn()
        if learner.games % (20 * TABLES) == 0:
            report(f"{spent:5.0f} s  {learner.games:6} games  error {math.sqrt(error):.1f} points")
    return learner


def main() -> None:
    """Learn, then play `greedy`."""
    arguments = argparse.ArgumentParser(description="Learns Kingdomino by playing itself, then plays greedy.")
    arguments.add_argument("--minutes", type=float, default=5)
    arguments.add_argument("--games", type=int, default=1024)
    taken = arguments.parse_args()
    learner = train(taken.minutes)
    share, margin = contest(learner, games=taken.games)
    print(f"after {learner.games} games with itself: wins {share:.1%} of {taken.games} games against greedy,")
    print(f"{margin:+.1f} points ahead on average")


if __name__ == "__main__":
    main()
