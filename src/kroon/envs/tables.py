"""Many tables of one game, at each of which an agent plays against bots: what Gymnasium's environments are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kroon.bots.players import EXTERNAL, LEVELS, Player, player
from kroon.core.contract import PLAN
from kroon.core.drivers import CUT, RUNNING, SPARE
from kroon.core.drivers import REFUSED as ILLEGAL
from kroon.core.engine import Engine, engine
from kroon.core.errors import Malformed, short
from kroon.core.events import SEATS
from kroon.core.functions import call_table
from kroon.core.limits import LIMIT
from kroon.core.options import Choices
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.rng import WORDS
from kroon.envs import driver
from kroon.envs.layout import size
from kroon.envs.rewards import check_kind, rewards, worst

Array = np.ndarray[Any, np.dtype[Any]]


class Tables:
    """Some tables. After `play` the arrays hold what each agent sees; the next call writes them anew."""

    def __init__(
        self,
        name: str,
        count: int,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        limit: int = LIMIT,
        options: Mapping[str, Choices] | None = None,
    ) -> None:
        self.game = find_game(name)
        self.engine: Engine = engine(self.game)
        self.count = count
        self.options = self.game.options.check({"players": least_players(name), **(options or {})})
        self.players = int(self.options["players"])
        self.reward = check_kind(reward)
        self.states = self.engine.states(count)
        self.tables: Any = np.zeros(count, driver.TABLE).view(np.recarray)
        self.observations = np.zeros((count, size(self.game)), np.int16)
        self.masks = np.zeros((count, self.game.moves), np.int8)
        if seat is not None and seat not in range(self.players):
            raise Malformed("envs-seat", seat=short(seat), most=str(self.players - 1))
        self._seat = driver.DRAWN if seat is None else seat
        self._limit = limit
        self._rngs = np.zeros((count, WORDS), np.uint64)
        self._sit_down(opponents)
        self._fresh = self.engine.states(1)
        self.engine.start(self._fresh[0], self.game.options.encode(self.options))
        self._thinking = self.engine.states(1 + SPARE)
        self._ids = self.engine.id_space()
        self._calls = self.engine.calls
        self._play_on = self.engine.driver(driver.play_on, driver.WORDS, driver.RECORDS)

    @property
    def ended(self) -> Array:
        """Which games have ended: are over, cut by the limit, or lost by an illegal move."""
        return np.asarray(self.tables.status != RUNNING)

    @property
    def cut(self) -> Array:
        """Which games the limit has cut short."""
        return np.asarray(self.tables.status == CUT)

    def seed(self, at: int, seed: int) -> None:
        """Give a table the random generator of a seed."""
        self._rngs[at] = self.engine.generator(seed)

    def play(self, moves: Array) -> int:
        """Make a move, or BEGIN or STAY, at each table, and play on; the number of decisions of all seats."""
        moves = np.ascontiguousarray(moves, np.int64)
        total = self._run(moves)
        while len(waiting := self._waiting()):
            moves = np.full(self.count, driver.STAY, np.int64)
            for at in waiting:
                moves[at] = self._ask(int(at))
            total += self._run(moves)
        return total

    def gains(self) -> Array:
        """The reward of each agent: 0 while its game goes on."""
        made = np.zeros(self.count)
        ended = self.ended
        if ended.any():
            over = self.tables[ended]
            each = rewards(self.reward, over.scores[:, : self.players], over.ranks[:, : self.players])
            made[ended] = each[np.arange(len(over)), over.seat]
            made[self.tables.status == ILLEGAL] = worst(self.reward)
        return made

    def results(self, of: Array) -> tuple[Array, Array]:
        """Scores and ranks of some tables that have ended: the agent's first, then those to its left."""
        order = (self.tables.seat[of][:, None] + np.arange(self.players)) % self.players
        scores, ranks = (
            np.take_along_axis(each[of], order, 1) for each in (self.tables.scores, self.tables.ranks)
        )
        return scores, ranks

    def close(self) -> None:
        """The bots aren't needed any more."""
        for each in self._outside.values():
            each.close()

    def _run(self, moves: Array) -> int:
        return int(
            self._play_on(
                self.states, self._fresh, self._thinking, self._calls, self._bots, self._plans, self._kinds,
                self._ids, self._rngs, moves, self._seat, self.players, self._limit, self.tables,
                self.observations, self.masks.reshape(-1),
            )
        )  # fmt: skip

    def _sit_down(self, opponents: str | Sequence[str]) -> None:
        """Who plays the other seats, from the one to the agent's left on; one name is for all of them."""
        names = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.players - 1:
            raise Malformed("envs-opponents", given=len(names), needed=self.players - 1)
        self._kinds = np.full(SEATS, driver.AT_RANDOM, np.int64)
        self._plans = np.zeros((SEATS, PLAN), np.int64)
        self._outside: dict[int, Player] = {}
        policies = [self.engine.entry("bot random")] * SEATS
        for role, called in enumerate(names, 1):
            name = called.partition(":")[0]
            if name == EXTERNAL:
                raise Malformed("envs-program")
            if name in LEVELS:
                self._outside[role] = player(self.engine, called)
                self._kinds[role] = driver.OUTSIDE
            else:
                policies[role], self._plans[role] = self.engine.bot(called)
                self._kinds[role] = driver.AT_RANDOM if called == "random" else driver.POLICY
        self._bots = call_table(policies)

    def _waiting(self) -> Array:
        """The tables at which a bot from outside is to move."""
        if not self._outside:
            return np.zeros(0, np.int64)
        return np.flatnonzero((self.tables.status == RUNNING) & (self.tables.actor != self.tables.seat))

    def _ask(self, at: int) -> int:
        """The move of a bot from outside."""
        table = self.tables[at]
        play = Play(self.game, self.options, self.engine)
        play.state = self.engine.copy(self.states[at])
        role = (int(table.actor) - int(table.seat)) % self.players
        return self._outside[role].choose(play, self._rngs[at])


def least_players(name: str) -> int:
    """The number of players when nobody says it: the smallest that the game allows."""
    return int(min(find_game(name).options.options[0].values))
