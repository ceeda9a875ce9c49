"""Learns what kingdoms of Kingdomino can be hoped to come to: the weights of `shrewd`.

Usage: prospects.py [--rounds N] [--games N] [--seed S] [--write]

Policy iteration: `shrewd` plays itself with the weights so far, under the options of CASES; for each number of
dominoes left, least squares fit what was seen of the kingdoms to the points that they came to, and the next
round is played with that. A round tells how many points `shrewd` had by then, with four players and both
bonuses, and how far hope and outcome are apart. Rounds go to and fro between ways to play, so those weights are
taken that had most points. `--write` puts them into the package; raise EDITIONS in strength.py then.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.progress import track

from kroon.core.engine import Engine, engine
from kroon.core.events import CHANCE, OVER
from kroon.core.registry import find_game
from kroon.games.domino.draft import PLACE
from kroon.games.kingdomino import prospect
from kroon.games.kingdomino.prospect import DOMINOES_EACH, FEATURES, POINTS, SEEN
from kroon.games.kingdomino.rules import actor, apply, legal, sample
from kroon.games.kingdomino.scoring import total
from kroon.games.kingdomino.shrewd import most_hopeful

TARGET = Path(prospect.__file__).parent / "data" / "prospects.csv"
CASES = [
    {"players": players, "harmony": harmony, "middle_kingdom": middle}
    for players, harmony, middle in (
        [(4, True, True)] * 5
        + [(2, True, True), (2, False, False), (3, True, True), (3, False, True), (4, True, False)]
    )
]
"""The first is what is told about."""
TRUST = 0.8
"""The part of what came of a kingdom in what is learnt; the rest is what was hoped after the next domino."""
RIDGE = 3.0
KEPT = 0.7
"""The part of earlier weights in the next ones."""
DIGITS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--games", type=int, default=8000, help="in a round")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="put the weights into the package")
    args = parser.parse_args()
    console = Console()
    using = engine(find_game("kingdomino"))
    options = using.game.options
    starts = [using.started(options.encode(options.check(case))) for case in CASES]
    rng = using.generator(args.seed)
    weights = np.zeros((DOMINOES_EACH + 1, SEEN))
    weights[:, POINTS] = 1.0
    best, most = weights, 0.0
    for number in track(range(args.rounds), "learning", console=console):
        seen, left, came, told = _play(using, starts, args.games, rng, weights)
        if told > most:
            best, most = weights, told
        learnt, off = _fit(seen, left, came, weights)
        part = KEPT if number > 2 else 0.0
        weights = part * weights + (1 - part) * learnt
        console.print(f"round {number + 1}: {told:.2f} points, hopes are {off:.2f} points off")
    if args.write:
        _save(best)
        console.print(f"written to {TARGET.name}: those with {most:.2f} points")


def _play(
    using: Engine, starts: list[Any], games: int, rng: Any, weights: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
    """Games of `shrewd` with itself: what was seen, the dominoes left, and what came of it; the mean points."""
    states = using.states(4)
    ids = using.id_space()
    each = games // len(starts)
    rows = games * 4 * DOMINOES_EACH
    seen = np.zeros((rows, SEEN), np.float32)
    left = np.zeros(rows, np.int64)
    came = np.zeros(rows)
    path = np.zeros((4, DOMINOES_EACH, SEEN), np.int64)
    used = 0
    told = 0.0
    for start in starts:
        states[3] = start
        first = used
        used = _games(states, ids, rng, weights, each, path, seen, left, came, used)
        if start is starts[0]:
            told = float(came[first:used][left[first:used] == 0].mean())
    return seen[:used], left[:used], came[:used], told


@numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
def _games(
    states: Any,
    ids: Any,
    rng: Any,
    weights: Any,
    games: int,
    path: Any,
    seen: Any,
    left: Any,
    came: Any,
    used: int,
) -> int:
    """Play from states[3] and write down what each kingdom looked like after each domino; the rows in use."""
    s = states[0]
    steps = np.zeros(4, np.int64)
    for _ in range(games):
        states[0] = states[3]
        steps[:] = 0
        while actor(s) != OVER:
            who = actor(s)
            if who == CHANCE:
                apply(s, sample(s, rng))
                continue
            places = s.phase == PLACE
            apply(s, most_hopeful(states, ids, legal(s, ids), weights))
            if places:
                prospect.look(s.kingdoms[who], s, path[who, steps[who]])
                steps[who] += 1
        for seat in range(s.players):
            target = float(total(s, seat))
            for at in range(DOMINOES_EACH - 1, -1, -1):
                row = path[seat, at]
                seen[used] = row
                left[used] = DOMINOES_EACH - 1 - at
                came[used] = target
                used += 1
                if at < DOMINOES_EACH - 1:
                    hoped = 0.0
                    for i in range(SEEN):
                        hoped += weights[left[used - 1], i] * row[i]
                    target = TRUST * target + (1 - TRUST) * hoped
    return used


def _fit(seen: np.ndarray, left: np.ndarray, came: np.ndarray, weights: np.ndarray) -> tuple[np.ndarray, float]:
    """The weights that fit best, near the earlier ones; how far off they are, in the middle of a game."""
    learnt = weights.copy()
    off = 0.0
    for stage in range(1, DOMINOES_EACH):
        rows = seen[left == stage].astype(np.float64)
        wanted = came[left == stage]
        size = np.sqrt((rows**2).mean(0)) + 1e-9
        scaled = rows / size
        error = wanted - rows @ weights[stage]
        change = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(SEEN), scaled.T @ error)
        learnt[stage] = weights[stage] + change / size
        if stage == DOMINOES_EACH // 2:
            off = float(np.sqrt(((rows @ learnt[stage] - wanted) ** 2).mean()))
    return learnt, off


def _save(weights: np.ndarray) -> None:
    with TARGET.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["left", *FEATURES])
        for stage, row in enumerate(weights):
            writer.writerow([stage, *(f"{value:.{DIGITS}g}" for value in row)])


if __name__ == "__main__":
    main()
