"""One agent at many tables at once, as a Gymnasium vector environment over the compiled driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kroon.core.errors import KroonError, Malformed, short
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.envs.driver import BEGIN, STAY
from kroon.envs.rendering import MODES, rendered
from kroon.envs.spaces import action_space, observation_space
from kroon.envs.tables import Tables

Array = np.ndarray[Any, np.dtype[Any]]
SEEDS = 2**63


class KroonVectorEnv(VectorEnv[Array, Array, Array]):
    """As many tables as `num_envs`, each as `KroonEnv` has one, and with the same games for the same seeds.

    `autoreset_mode` is Gymnasium's: a game that has ended begins anew at the next step, in the same step, or
    when `reset` is told so by a `reset_mask`. With `copy=False` the next step writes into the same arrays.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        limit: int = LIMIT,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        copy: bool = True,
        **options: Choices,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise Malformed("envs-render-mode", mode=short(render_mode), modes=", ".join(MODES))
        self._tables = Tables(game, num_envs, opponents, seat, reward, limit, options)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.single_action_space = action_space(self._tables.game)
        self.single_observation_space = observation_space(self._tables.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copy = copy
        self._seeded = False
        self._ended = np.zeros(num_envs, np.bool_)
        self.decisions = 0
        """The moves of all seats at all tables so far."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin new games at all tables, or those of `options["reset_mask"]`; table i has the seed seed + i."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        self._seed(seed)
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        self.decisions += self._tables.play(np.where(chosen, BEGIN, STAY))
        self._ended = np.where(chosen, self._tables.ended, self._ended)
        return self._observations(), self._info(np.asarray(chosen, np.bool_))

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Make a move at every table, and play on until its agent is asked again."""
        tables = self._tables
        if not self._seeded or (self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any()):
            raise KroonError("envs-finished")
        self.decisions += tables.play(np.where(self._ended, BEGIN, actions))
        ended, cut, gains = tables.ended, tables.cut, tables.gains()
        info = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            final = np.full(self.num_envs, None, object)
            for at in np.flatnonzero(ended):
                final[at] = tables.observations[at].copy()
            info = {
                "final_obs": final,
                "_final_obs": ended,
                "final_info": self._info(ended),
                "_final_info": ended,
            }
            self.decisions += tables.play(np.where(ended, BEGIN, STAY))
            self._ended = tables.ended
        else:
            self._ended = ended
        return self._observations(), gains, ended & ~cut, cut, info | self._info(np.ones_like(ended))

    @property
    def states(self) -> Any:
        """The tables themselves, with all secrets: for search and for afterstates.py, not for agents."""
        return self._tables.states

    def render(self) -> tuple[Any, ...] | None:
        """Every table as its agent sees it."""
        tables = self._tables
        seats = tables.tables.seat.tolist()
        shown = [
            rendered(self.render_mode, tables.game, state, seat)
            for state, seat in zip(tables.states, seats, strict=True)
        ]
        return None if self.render_mode in (None, "human") else tuple(shown)

    def close_extras(self, **_: Any) -> None:
        """The bots aren't needed any more."""
        self._tables.close()

    def _seed(self, seed: int | Sequence[int | None] | None) -> None:
        if seed is None and self._seeded:
            return
        if seed is None:
            seeds: list[int | None] = self.np_random.integers(SEEDS, size=self.num_envs).tolist()
        else:
            seeds = [seed + at for at in range(self.num_envs)] if isinstance(seed, int) else list(seed)
        for at, each in enumerate(seeds):
            if each is not None:
                self._tables.seed(at, each)
        self._seeded = True

    def _observations(self) -> Array:
        return self._tables.observations.copy() if self._copy else self._tables.observations

    def _info(self, of: Array) -> dict[str, Any]:
        """The masks of some tables, and the results of those of them that have ended."""
        tables = self._tables
        masks = tables.masks.copy() if self._copy else tables.masks
        if not of.all():
            masks = np.where(of[:, None], masks, np.int8(0))
        info = {"action_mask": masks, "_action_mask": of}
        over = of & tables.ended
        if over.any():
            for key, found in zip(("scores", "ranks"), tables.results(np.flatnonzero(over)), strict=True):
                info[key] = np.zeros((self.num_envs, tables.players), np.int64)
                info[key][over] = found
                info[f"_{key}"] = over
        return info
