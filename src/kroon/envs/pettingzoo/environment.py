"""A game as a PettingZoo environment: agents take turns, chance is played by the environment from its seed.

Each agent sees the numbers of `observe` from its own seat, and a mask of its legal moves, which is empty while
another agent is asked.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import Space, spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kroon.core.contract import CHANCE
from kroon.core.engine import engine
from kroon.core.errors import Malformed, short
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.core.registry import find_game
from kroon.envs.layout import size
from kroon.envs.rendering import MODES, rendered
from kroon.envs.rewards import check_kind, rewards, worst
from kroon.envs.spaces import action_space, mask_space, observation_space
from kroon.envs.tables import least_players

Observation = dict[str, np.ndarray[Any, np.dtype[Any]]]


class KroonEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game at one table.

    `players` and other options are those of the game. `reward` is `win` or `margin`, both paid at the end. A
    game that takes more steps than `limit` is truncated and paid as it stands.
    """

    def __init__(
        self,
        name: str,
        *,
        render_mode: str | None = None,
        reward: str = "win",
        limit: int = LIMIT,
        **options: Choices,
    ) -> None:
        EzPickle.__init__(self, name, render_mode=render_mode, reward=reward, limit=limit, **options)
        super().__init__()
        if render_mode not in (None, *MODES):
            raise Malformed("envs-render-mode", mode=short(render_mode), modes=", ".join(MODES))
        self.metadata: dict[str, Any] = {
            "name": f"{name}_v0",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.game = find_game(name)
        self.engine = engine(self.game)
        self.options = self.game.options.check({"players": least_players(name), **options})
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.options["players"])]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = check_kind(reward)
        self._limit = limit
        parts: dict[str, Space[Any]] = {
            "observation": observation_space(self.game),
            "action_mask": mask_space(self.game),
        }
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._ids = self.engine.id_space()
        self._rng: Any = None
        self.state_of_game: Any = None
        """The table itself, with all secrets: not for agents."""

    def observation_space(self, agent: str) -> Space[Any]:
        """The numbers that an agent sees, and the mask of its moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The ids of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; with a seed, the one that belongs to it."""
        if seed is not None or self._rng is None:
            self._rng = self.engine.generator(secrets.randbits(64) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_of_game = self.engine.started(self.game.options.encode(self.options))
        self._steps = 0
        self._let_chance_decide()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        seat = self._seats[agent]
        seen = np.zeros(size(self.game), np.int16)
        self.engine.observe(self.state_of_game, seat, seen)
        mask = np.zeros(self.game.moves, np.int8)
        if self.engine.actor(self.state_of_game) == seat and not self.truncations.get(agent, True):
            mask[self._ids[: self.engine.legal(self.state_of_game, self._ids)]] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if action not in self.engine.legal_ids(self.state_of_game):
            raise ValueError(str(self.game.reason(self.state_of_game, int(action))))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.engine.apply(self.state_of_game, int(action))
        self._steps += 1
        self._let_chance_decide()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent that is asked sees it: `ansi` a text, `rgb_array` a picture."""
        return rendered(self.render_mode, self.game, self.state_of_game, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""

    def _let_chance_decide(self) -> None:
        """Play chance until an agent is asked, or the game ends."""
        actor = self.engine.actor(self.state_of_game)
        while actor == CHANCE and self._steps < self._limit:
            self.engine.apply(self.state_of_game, self.engine.sample(self.state_of_game, self._rng))
            self._steps += 1
            actor = self.engine.actor(self.state_of_game)
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
        elif self._steps == 0:
            self.agent_selection = self.possible_agents[0]
        if actor < 0 or self._steps >= self._limit:
            self._end(over=actor < 0 and actor != CHANCE)

    def _end(self, over: bool) -> None:
        players = len(self.possible_agents)
        scores = self.engine.tally(self.state_of_game)[:players]
        ranks = self.engine.ranking(self.state_of_game)[:players]
        each = rewards(self._reward, np.array(scores), np.array(ranks))
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(each[seat])
            self.terminations[agent], self.truncations[agent] = over, not over
            self.infos[agent] = {"scores": scores, "ranks": ranks}


def wrapped(name: str, *, reward: str = "win", **arguments: Any) -> Any:
    """The environment with PettingZoo's checks; an illegal move ends the game, at the cost of who made it."""
    made: Any = KroonEnv(name, reward=reward, **arguments)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=worst(reward))
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)
