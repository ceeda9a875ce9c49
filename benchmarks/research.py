"""Speed of the research kit on one core: Kroon's environments beside PettingZoo's and OpenSpiel's Connect Four.

All figures are decisions of all seats a second of processor time, which other work on the machine disturbs
less than the clock's, with observations and masks, for uniformly random moves: the best of several rounds of
the same run. Prints a table and writes its section of results.md.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from report import machine, write_section
from rich.console import Console
from rich.table import Table

from kroon.core.registry import game_names
from kroon.envs.gymnasium import KroonVectorEnv
from kroon.envs.openspiel import GAMES
from kroon.envs.pettingzoo import kingdomino_v0

ROUNDS = 5
TABLES = 1024
STEPS = 60
GOAL = 2_000_000
AEC_STEPS = 2000


def main() -> None:
    lines: list[tuple[str, float, str]] = []
    for name in game_names():
        players = 4
        what = f"{name}, Gymnasium vector environment, {TABLES:,} tables, {players} players"
        lines.append((what, vector(name, players), f"goal {GOAL:,}" if name == "kingdomino" else ""))
    lines.append(("kingdomino, PettingZoo", aec(kingdomino_v0.env(players=2)), ""))
    lines.append(("connect_four, PettingZoo's own", aec(connect_four()), ""))
    assert "kingdomino" in GAMES
    lines.append(("kingdomino, OpenSpiel, through Python", openspiel("kroon_kingdomino"), ""))
    lines.append(("connect_four, OpenSpiel's own in C++, through Python", openspiel("connect_four"), ""))
    table = Table("what", "decisions/s", "note")
    for what, value, note in lines:
        table.add_row(what, f"{value:,.0f}", note)
    Console().print(table)
    write_section("Research", as_markdown(lines))


def vector(name: str, players: int) -> float:
    """A vector environment; the moves of the agents are drawn with NumPy, outside of the clock."""
    env = KroonVectorEnv(name, TABLES, players=players, limit=2000)
    _, info = env.reset(seed=1)
    choice = np.random.default_rng(1)

    def play() -> tuple[int, float]:
        nonlocal info
        before, spent = env.decisions, 0.0
        for _ in range(STEPS):
            moves = drawn(info["action_mask"], choice)
            begun = time.process_time()
            _, _, _, _, info = env.step(moves)
            spent += time.process_time() - begun
        return env.decisions - before, spent

    return best(play)


def drawn(masks: Any, choice: np.random.Generator) -> Any:
    """A random legal move of each table; any where none is asked for."""
    return (masks * choice.random(masks.shape, np.float32)).argmax(1)


def aec(env: Any) -> float:
    """A PettingZoo environment: one observation with its mask for each decision."""
    choice = random.Random(1)

    def play() -> tuple[int, float]:
        begun, decisions = time.process_time(), 0
        while decisions < AEC_STEPS:
            env.reset(seed=decisions)
            while env.agents and decisions < AEC_STEPS:
                observation, _, terminated, truncated, _ = env.last()
                legal = np.flatnonzero(observation["action_mask"]).tolist()
                move = None if terminated or truncated else choice.choice(legal)
                env.step(move)
                decisions += move is not None
        return decisions, time.process_time() - begun

    return best(play)


def connect_four() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3
    return connect_four_v3.env()


def openspiel(name: str) -> float:
    """A game of OpenSpiel: legal actions and the observation tensor of the mover for each decision."""
    game = pyspiel.load_game(name)
    choice = random.Random(1)

    def play() -> tuple[int, float]:
        begun, decisions = time.process_time(), 0
        while decisions < AEC_STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choice.choices(actions, weights)[0])
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(choice.choice(state.legal_actions()))
                decisions += 1
        return decisions, time.process_time() - begun

    return best(play)


def best(play: Callable[[], tuple[int, float]]) -> float:
    """The most decisions a second of some rounds, after one to warm up."""
    play()
    return max(decisions / spent for decisions, spent in (play() for _ in range(ROUNDS)))


def as_markdown(lines: list[tuple[str, float, str]]) -> str:
    rows = [f"| {what} | {value:,.0f} | {note} |" for what, value, note in lines]
    return "\n".join(
        [
            "Written by `benchmarks/research.py`: decisions of all seats a second of processor time on one",
            "core, with observations and masks, for random moves, the best of several rounds. Other seats of",
            "the vector environment are `random`.",
            "",
            machine(),
            "",
            "| what | decisions/s | note |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


if __name__ == "__main__":
    main()
