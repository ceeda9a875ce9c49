"""Speed of Kroon on one core: whole games, tables in a batch, copies of a state, start-up.

Every figure is the best of several rounds, so that other work on the machine disturbs it least; the
ratios compare figures of the same run. Prints a table and writes its section of results.md.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
from report import machine, write_section
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kroon.core import drivers
from kroon.core.engine import NO_LIMIT, Engine, engine
from kroon.core.registry import find_game

ROUNDS = 7
GAMES = 20_000
TABLES = 1024
HERE = Path(__file__).resolve().parent


@dataclass
class Figure:
    """One line of the table."""

    what: str
    value: float
    unit: str
    goal: float | None = None
    goal_is_most: bool = False
    note: str = ""

    @property
    def ratio(self) -> str:
        """How the figure stands to its goal."""
        if self.goal is None:
            return ""
        return f"{self.goal / self.value if self.goal_is_most else self.value / self.goal:.2f}"


def main() -> None:
    import builder_speed
    import dominion_speed

    made = engine(find_game("kingdomino"))
    steps: list[tuple[str, Callable[[], list[Figure]]]] = [
        ("whole games", lambda: whole_games(made)),
        ("Dominion", dominion_speed.figures),
        ("Kingdom Builder", builder_speed.figures),
        ("kroon simulate", simulate),
        ("a batch", lambda: batch(made)),
        ("copies of a state", lambda: copies(made)),
        ("start-up", start_up),
    ]
    figures: list[Figure] = []
    console = Console()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(steps))
        for name, step in steps:
            progress.update(task, description=f"measuring: {name}")
            figures += step()
            progress.advance(task)
    console.print(as_table(figures))
    write_section("Speed", as_markdown(figures))


CASES: list[tuple[str, str, dict[str, Any], float | None]] = [
    ("kingdomino", "Kingdomino, random games, 4 players", {"players": 4}, 100_000),
    ("kingdomino", "Kingdomino, random games, 3 players", {"players": 3}, None),
    ("kingdomino", "Kingdomino, random games, 2 players", {"players": 2}, None),
    ("kingdomino", "Kingdomino, random games, Grand Duel, 7×7", {"players": 2, "grand_duel": True}, 40_000),
    ("origins", "Origins, random games, discovery, 4 players", {"players": 4}, 60_000),
    ("origins", "Origins, random games, totem, 4 players", {"players": 4, "mode": "totem"}, None),
    ("origins", "Origins, random games, tribe, 4 players", {"players": 4, "mode": "tribe"}, 30_000),
]


def whole_games(kingdomino: Engine) -> list[Figure]:
    """Uniformly random games through the contract and the general playout driver."""
    figures = []
    for game, name, options, goal in CASES:
        seconds = best_of(playing(engine(find_game(game)), options, GAMES))
        figures.append(Figure(name, GAMES / seconds, "games/s", goal))
    seconds = best_of(lambda: direct(started(kingdomino, {"players": 4}), kingdomino.id_space(), GAMES))
    share = figures[0].value * seconds / GAMES
    figures[0].note = f"{share:.0%} of the same kernels called directly, compiled as one loop"
    return figures


def playing(made: Engine, options: dict[str, Any], games: int, limit: int = NO_LIMIT) -> Callable[[], object]:
    """Something that plays so many random games when it is called."""
    states = started(made, options)
    results = np.zeros(games, drivers.RESULT).view(np.recarray)
    rngs, ids = np.zeros((1, 2), np.uint64), made.id_space()
    return lambda: made.playouts(states, made.calls, ids, rngs, np.uint64(1), np.uint64(0), limit, results)


def simulate() -> list[Figure]:
    """The command `kroon simulate` with random bots, by its own clock."""
    command = [sys.executable, "-m", "kroon", "simulate", "kingdomino", "--players", "4", "--bots", "random"]
    command += ["--games", "200000", "--seed", "1", "--jobs", "1", "--json"]
    runs = [json.loads(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(3)]
    best = max(run["games_per_second"] for run in runs)
    return [Figure("kroon simulate, random bots, 4 players, 1 job", best, "games/s", 50_000)]


def batch(made: Engine) -> list[Figure]:
    """1,024 tables, one call from Python a step, random moves and chance inside the kernel."""
    fresh = started(made, {"players": 4})[:1]
    states = made.states(TABLES)
    states[:] = fresh[0]
    rngs = np.stack([made.generator(1, number) for number in range(TABLES)])
    moves = np.full(TABLES, drivers.RANDOM_MOVE, np.int64)
    results = np.zeros(TABLES, drivers.RESULT).view(np.recarray)
    ids = made.id_space()
    best = 0.0
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        decisions = sum(
            made.advance(states, fresh, made.calls, ids, rngs, moves, NO_LIMIT, results) for _ in range(500)
        )
        best = max(best, decisions / (time.perf_counter() - begun))
    return [Figure(f"batch of {TABLES:,} tables, player decisions", best, "/s", 5_000_000)]


def copies(made: Engine) -> list[Figure]:
    """A copy of a state inside a kernel."""
    states = started(made, {"players": 4})
    count = 1_000_000
    nanoseconds = best_of(lambda: copy_often(states, count)) / count * 1e9
    size = made.game.dtype.itemsize
    return [Figure(f"copy of a state ({size} bytes) in a kernel", nanoseconds, "ns", 200, goal_is_most=True)]


def start_up() -> list[Figure]:
    """From starting Python to the first legal move being played, with an empty and a full cache."""
    code = (
        "import kroon; from kroon.core.engine import engine; play = kroon.new('kingdomino', players=2)\n"
        "while play.actor < 0: play.chance(play.engine.generator(1))\n"
        "play.play(play.legal()[0])"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"KROON_CACHE": folder}
        cold = timed_run([sys.executable, "-c", code], environment)
        warm = min(timed_run([sys.executable, "-c", code], environment) for _ in range(3))
        command = min(timed_run([sys.executable, "-m", "kroon", "games"], environment) for _ in range(3))
    return [
        Figure("time to first move, cold cache (compiles)", cold, "s"),
        Figure("time to first move, warm cache", warm, "s", 2, goal_is_most=True),
        Figure("kroon games, warm cache", command, "s", 2, goal_is_most=True),
    ]


@numba.njit(error_model="numpy")
def copy_often(states, count):  # type: ignore[no-untyped-def]
    for n in range(count):
        states[1] = states[0]
        states[0].turn = n & 3  # so that no copy can be left out


def direct(states: Any, ids: Any, games: int) -> None:
    """The kernels of Kingdomino without the contract, for comparison."""
    import kroon.games.kingdomino.rules as rules
    import kroon.games.kingdomino.scoring as scoring
    from kroon.core.events import CHANCE, SEATS
    from kroon.core.rng import below, stream

    global _direct
    if _direct is None:

        @numba.njit(error_model="numpy")
        def loop(states, ids, rng, games):  # type: ignore[no-untyped-def]
            for n in range(games):
                stream(rng, np.uint64(1), np.uint64(n))
                states[1] = states[0]
                s = states[1]
                while True:
                    who = rules.actor(s)
                    if who >= 0:
                        rules.apply(s, ids[below(rng, rules.legal(s, ids))])
                    elif who == CHANCE:
                        rules.apply(s, rules.sample(s, rng))
                    else:
                        break
                scoring.scores(s, ids[:SEATS])
                scoring.tie_breaks(s, ids[SEATS : 2 * SEATS])
                drivers.rank(ids, s.players)

        _direct = loop
    _direct(states, ids, np.zeros(2, np.uint64), games)


_direct: Any = None


def started(made: Engine, options: dict[str, Any]) -> Any:
    """Two states, the first of them a new table."""
    states = made.states(2)
    made.start(states[0], made.game.options.encode(made.game.options.check(options)))
    return states


def best_of(run: Callable[[], object]) -> float:
    """The shortest time of some rounds, in seconds, after one to warm up."""
    run()
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        run()
        times.append(time.perf_counter() - begun)
    return min(times)


def timed_run(command: list[str], environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    return time.perf_counter() - begun


def as_table(figures: list[Figure]) -> Table:
    table = Table("what", "measured", "goal", "against goal", "note")
    for each in figures:
        table.add_row(each.what, shown(each.value, each.unit), goal_text(each), each.ratio, each.note)
    return table


def as_markdown(figures: list[Figure]) -> str:
    lines = [
        "Written by `benchmarks/run`: best of several rounds on one core. 'Against goal' is above 1 when the",
        "goal is met.",
        "",
        machine(),
        "",
        "| what | measured | goal | against goal | note |",
        "|---|---|---|---|---|",
    ]
    for each in figures:
        cells = (each.what, shown(each.value, each.unit), goal_text(each), each.ratio, each.note)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def shown(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.2f} {unit}"


def goal_text(figure: Figure) -> str:
    if figure.goal is None:
        return ""
    return ("at most " if figure.goal_is_most else "") + shown(figure.goal, figure.unit)


if __name__ == "__main__":
    main()
