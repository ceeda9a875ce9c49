"""PettingZoo: its own tests for every game and mode, and what the environments promise beside them."""

from __future__ import annotations

import importlib
import importlib.util
import pickle
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

from kroon.conformance.random_games import Options
from kroon.core.registry import find_game
from kroon.envs.rewards import rewards
from tests.envs.modes import SHORT, every_game, every_mode, one_mode

with warnings.catch_warnings():  # PettingZoo's tests import a game of its own by the way that it calls old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test


def module_of(name: str) -> Any:
    return importlib.import_module(f"kroon.envs.pettingzoo.{name}_v0")


def played(env: Any, seed: int) -> list[tuple[Any, ...]]:
    """All that the agents of a random game were told, in their order."""
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    told = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        told.append((agent, observation, reward, terminated, truncated, info))
        over = terminated or truncated
        env.step(None if over else int(choice.choice(np.flatnonzero(observation["action_mask"]))))
    return told


@pytest.mark.filterwarnings("ignore:Observation is not NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:.*:UserWarning:pettingzoo")
@every_mode
def test_pettingzoo_accepts_the_environment(name: str, options: Options) -> None:
    api_test(module_of(name).env(**options))


@every_mode
def test_a_seed_gives_the_same_game_again(name: str, options: Options) -> None:
    seed_test(lambda: module_of(name).env(**options))


@one_mode
def test_every_render_mode_gives_what_pettingzoo_expects(
    name: str, options: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: module_of(name).env(render_mode=render_mode, **options))
    assert capsys.readouterr().out


@every_mode
def test_a_game_ends_with_rewards_for_all_and_masks_only_for_the_one_who_is_asked(
    name: str, options: Options
) -> None:
    env = module_of(name).raw_env(limit=SHORT, **options)
    told = played(env, 5)
    last = {
        agent: (reward, terminated or truncated, info) for agent, _, reward, terminated, truncated, info in told
    }
    info = last["player_0"][2]
    expected = rewards("win", np.array(info["scores"]), np.array(info["ranks"]))
    assert [last[agent][0] for agent in env.possible_agents] == expected.tolist()
    assert all(over for _, over, _ in last.values())
    env.reset(seed=5)
    for agent in env.possible_agents:
        asked = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == asked


@every_game
def test_margin_rewards_are_points_ahead_of_the_best_other_seat(name: str) -> None:
    env = module_of(name).raw_env(players=3, reward="margin", limit=SHORT)
    rewarded = {agent: (reward, info) for agent, _, reward, _, _, info in played(env, 3)}
    scores = rewarded["player_0"][1]["scores"]
    for seat, agent in enumerate(env.possible_agents):
        assert rewarded[agent][0] == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


@every_game
def test_an_illegal_move_ends_the_game_for_the_one_who_made_it(name: str) -> None:
    env = module_of(name).env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.unwrapped.rewards[loser] == -1
    raw = module_of(name).raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=r"\w"):
        raw.step(int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0]))


@every_game
def test_an_environment_can_be_pickled(name: str) -> None:
    env = pickle.loads(pickle.dumps(module_of(name).raw_env(players=2, reward="margin")))
    env.reset(seed=1)
    assert (
        env.observe(env.agent_selection)["observation"].shape
        == env.observation_space("player_0")["observation"].shape
    )
    assert find_game(name) is env.game


@every_game
@pytest.mark.parametrize(
    "imported",
    ["from kroon.envs.pettingzoo import {0}", "import kroon.envs.pettingzoo.{0}", "from {1}.{0} import env"],
)
def test_the_module_of_a_game_can_be_imported_in_every_way(name: str, imported: str) -> None:
    module = f"{name}_v0"
    statement = imported.format(module, "kroon.envs.pettingzoo")
    shown = (
        "import sys; print(sys.modules[f'kroon.envs.pettingzoo.{sys.argv[1]}'].env(players=2).metadata['name'])"
    )
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", f"{statement}; {shown}", module],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == f"{module}\n"


@every_game
def test_what_makes_environments_can_be_pickled_and_the_module_is_one_that_python_knows(name: str) -> None:
    module = module_of(name)
    assert importlib.util.find_spec(module.__name__) is module.__spec__
    assert module.__all__ == ["env", "raw_env"]
    made = pickle.loads(pickle.dumps(module.env))(players=2)
    assert made.metadata["name"] == f"{name}_v0"
    copied = pickle.loads(pickle.dumps(module.env(players=2)))
    assert copied.unwrapped.game is find_game(name)


def test_there_is_no_module_of_a_game_that_isnt_there() -> None:
    with pytest.raises(ModuleNotFoundError):
        module_of("nothing_of_that_name")
