"""Gymnasium: its own checker, tables that agree with each other and with a game played by hand."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from kroon.conformance.random_games import Options
from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import KroonError, Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.envs.gymnasium import KroonEnv, KroonVectorEnv
from kroon.envs.rewards import rewards
from tests.envs.modes import SHORT, every_game, every_mode

TABLES = 3


def moves_of(masks: Any, choice: np.random.Generator) -> Any:
    """A random legal move of each table; 0 where none is asked for."""
    return np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@every_game
def test_gymnasium_accepts_the_environment(name: str) -> None:
    with warnings.catch_warnings():
        # illegal moves, which the checker tries, end games; it finds numbers beyond 1 unusual
        warnings.filterwarnings("ignore", category=UserWarning)
        for mode in (None, "ansi", "rgb_array"):
            check_env(KroonEnv(name, render_mode=mode, limit=SHORT), skip_render_check=mode is None)


@every_game
def test_games_are_registered(name: str) -> None:
    one = gymnasium.make(f"kroon/{name}-v0", players=3, disable_env_checker=True)
    many = gymnasium.make_vec(f"kroon/{name}-v0", num_envs=2, players=3)
    assert data_equivalence(one.reset(seed=4)[0], many.reset(seed=4)[0][0])
    assert many.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@every_mode
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_many_tables_are_as_one_by_one(name: str, options: Options, mode: AutoresetMode) -> None:
    taking: dict[str, Any] = {"seat": None, "limit": 60, "reward": "margin", **options}
    ours = KroonVectorEnv(name, TABLES, autoreset_mode=mode, **taking)
    theirs = SyncVectorEnv([lambda: KroonEnv(name, **taking)] * TABLES, autoreset_mode=mode)
    seen: Any = ours.reset(seed=7)
    expected: Any = theirs.reset(seed=7)
    assert data_equivalence(seen, expected)
    choice = np.random.default_rng(1)
    ends = 0
    for number in range(50):
        moves = moves_of(seen[-1]["action_mask"], choice)
        if number % 20 == 19:
            moves[0] = find_game(name).moves - 1  # mostly illegal
        seen, expected = ours.step(moves), theirs.step(moves)
        assert data_equivalence(seen, expected)
        ends += int((seen[2] | seen[3]).sum())
    assert ends > TABLES


def play_others(play: Play, rng: Any, seat: int, steps: int) -> int:
    """Play chance and the other seats until the seat is asked, or the game ends; the steps so far."""
    while play.actor not in (seat, OVER) and steps < SHORT:
        if play.actor == CHANCE:
            play.apply(int(play.engine.sample(play.state, rng)))
        else:
            play.apply(play.engine.choose(play.state, "random", rng))
        steps += 1
    return steps


@every_mode
def test_a_table_is_the_game_of_its_seed_played_by_hand(name: str, options: Options) -> None:
    env = KroonEnv(name, limit=SHORT, seat=1, **options)
    seen, info = env.reset(seed=11)
    play = Play(find_game(name), options)
    rng = play.engine.generator(11)
    choice = np.random.default_rng(2)
    steps = play_others(play, rng, 1, 0)
    reward, terminated, truncated = 0.0, False, False
    while play.actor == 1 and steps < SHORT:
        assert (reward, terminated, truncated) == (0, False, False)
        assert np.flatnonzero(info["action_mask"]).tolist() == play.legal_ids()
        move = int(choice.choice(play.legal_ids()))
        play.apply(move)
        steps = play_others(play, rng, 1, steps + 1)
        seen, reward, terminated, truncated, info = env.step(move)
        expected = np.zeros_like(seen)
        play.engine.observe(play.state, 1, expected)
        assert seen.tolist() == expected.tolist()
    assert (terminated, truncated) == (play.over, not play.over)
    assert not info["action_mask"].any()
    scores, ranks = np.array(play.scores()), np.array(play.engine.ranking(play.state)[: play.players])
    assert reward == rewards("win", scores, ranks)[1]
    assert info["scores"].tolist() == np.roll(scores, -1).tolist()
    assert info["ranks"].tolist() == np.roll(ranks, -1).tolist()


@every_game
def test_bots_that_think_can_be_opponents(name: str) -> None:
    bots = [bot.name for bot in find_game(name).bots][:1]
    env = KroonVectorEnv(name, 2, opponents=[*bots, "level1:simulations=4"], players=3, limit=40)
    again = KroonVectorEnv(name, 2, opponents=[*bots, "level1:simulations=4"], players=3, limit=40)
    seen: Any = env.reset(seed=1)
    assert data_equivalence(seen, again.reset(seed=1))
    choice = np.random.default_rng(1)
    for _ in range(4):
        moves = moves_of(seen[-1]["action_mask"], choice)
        seen = env.step(moves)
        assert data_equivalence(seen, again.step(moves))
    env.close()


@every_game
def test_an_illegal_move_loses(name: str) -> None:
    for reward, loss in (("win", -1), ("margin", -100)):
        env = KroonEnv(name, reward=reward)
        _, info = env.reset(seed=3)
        _, gain, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        assert (gain, terminated, truncated) == (loss, True, False)
        assert not info["action_mask"].any()
        with pytest.raises(KroonError):
            env.step(0)


def test_without_autoreset_only_chosen_tables_begin_anew() -> None:
    env = KroonVectorEnv("kingdomino", 3, autoreset_mode="Disabled", limit=30)
    _, info = env.reset(seed=1)
    choice = np.random.default_rng(1)
    ended = np.zeros(3, bool)
    while not ended.any():
        *_, terminated, truncated, info = env.step(moves_of(info["action_mask"], choice))
        ended = terminated | truncated
    with pytest.raises(KroonError):
        env.step(np.zeros(3, int))
    _, info = env.reset(options={"reset_mask": ended})
    assert info["_action_mask"].tolist() == ended.tolist()
    env.step(moves_of(env._tables.masks, choice))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"opponents": ["random", "random"]},
        {"opponents": "nobody"},
        {"opponents": "run:./bot"},
        {"reward": "points"},
        {"render_mode": "smell"},
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    for kind in (KroonEnv, KroonVectorEnv):
        with pytest.raises(Malformed, match=r"\w"):
            kind("kingdomino", players=2, **wrong)
