"""One agent at one table, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from kroon.core.errors import KroonError, Malformed, short
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.envs.driver import BEGIN
from kroon.envs.rendering import MODES, rendered
from kroon.envs.spaces import action_space, observation_space
from kroon.envs.tables import Tables

Observation = np.ndarray[Any, np.dtype[np.int16]]
SEEDS = 2**63


class KroonEnv(gymnasium.Env[Observation, np.int64]):
    """An agent in one seat, bots in the others.

    `opponents`: a bot for each other seat, from the one to the agent's left on, or one name for all. `seat`:
    the agent's, or None for one that is drawn for each game. `reward`: `win` or `margin`, paid at the end. An
    illegal move ends the game with a loss. `info["action_mask"]` has a 1 for each legal move; at the end `info`
    has the scores and ranks of all seats, the agent's first, then those to its left.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Choices,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise Malformed("envs-render-mode", mode=short(render_mode), modes=", ".join(MODES))
        self._tables = Tables(game, 1, opponents, seat, reward, limit, options)
        self.render_mode = render_mode
        self.action_space = action_space(self._tables.game)
        self.observation_space: Any = observation_space(self._tables.game)
        self._seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed, the one that belongs to it."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._seeded:
            self._tables.seed(0, int(self.np_random.integers(SEEDS)) if seed is None else seed)
            self._seeded = True
        self._tables.play(np.array([BEGIN]))
        self._show()
        return self._tables.observations[0].copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and play on until the agent is asked again."""
        tables = self._tables
        if not self._seeded or tables.ended[0]:
            raise KroonError("envs-finished")
        tables.play(np.array([int(action)]))
        self._show()
        ended, cut = bool(tables.ended[0]), bool(tables.cut[0])
        return tables.observations[0].copy(), float(tables.gains()[0]), ended and not cut, cut, self._info()

    def render(self) -> Any:
        """The table as the agent sees it: `ansi` a text, `rgb_array` a picture."""
        tables = self._tables
        return rendered(self.render_mode, tables.game, tables.states[0], int(tables.tables.seat[0]))

    def close(self) -> None:
        """The bots aren't needed any more."""
        self._tables.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        tables = self._tables
        info: dict[str, Any] = {"action_mask": tables.masks[0].copy()}
        if tables.ended[0]:
            info["scores"], info["ranks"] = (each[0] for each in tables.results(np.array([0])))
        return info
