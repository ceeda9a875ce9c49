"""A state of OpenSpiel: a table, and the story of how it came about."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import Engine, engine
from kroon.core.registry import find_game
from kroon.envs.openspiel.story import Deal, Event, chained, flat, tell
from kroon.envs.rewards import WIN, rewards

if TYPE_CHECKING:
    from kroon.envs.openspiel.game import KroonGame


class Table:
    """What OpenSpiel copies with a state: the state of the game is copied, the story is shared."""

    def __init__(self, engine: Engine, state: Any, story: Event | Deal | None = None, steps: int = 0) -> None:
        self.engine = engine
        self.state = state
        self.story = story
        self.steps = steps
        self.before: Any = None
        """The state before the event in progress."""
        self.parts: tuple[int, ...] = ()
        self._actor: int | None = None

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER; OpenSpiel asks for it ten times a step."""
        if self._actor is None:
            self._actor = int(self.engine.actor(self.state))
        return self._actor

    def __deepcopy__(self, memo: Any) -> Table:
        made = Table(self.engine, self.engine.copy(self.state), self.story, self.steps)
        made.before, made.parts, made._actor = self.before, self.parts, self._actor
        return made

    def __reduce__(self) -> Any:
        known = (self.engine.game.name, self.state.tobytes(), flat(self.story), self.steps)
        return _unpickled, (*known, None if self.before is None else self.before.tobytes(), self.parts)

    def apply(self, id: int) -> None:
        """Make a move or an outcome of chance; a complete event joins the story."""
        if self.before is None:
            self.before = self.engine.copy(self.state)
        self.parts += (id,)
        self.engine.apply(self.state, id)
        self._actor = None
        self.steps += 1
        if not self.engine.game.midway(self.state):
            self.story = Event(self.story, self.before, self.parts, self.engine.copy(self.state))
            self.before, self.parts = None, ()


def _unpickled(
    name: str, state: bytes, story: list[Any], steps: int, before: bytes | None, parts: tuple[int, ...]
) -> Table:
    """A table as `Table.__reduce__` wrote it."""
    using = engine(find_game(name))
    made = Table(using, using.read(state), chained(story, using.read), steps)
    made.before, made.parts = None if before is None else using.read(before), parts
    return made


class KroonState(pyspiel.State):  # type: ignore[misc]
    """A table of a game. Moves have their own ids as actions, outcomes of chance their ids from 0 on."""

    def __init__(self, game: KroonGame) -> None:
        super().__init__(game)
        self.table = Table(game.engine, game.engine.started(game.encoded))

    def current_player(self) -> int:
        """The seat to move, chance, or nobody at the end."""
        actor = self.table.actor
        if actor == OVER or self.table.steps >= self.get_game().limit:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over, or was ended by the limit."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.table.engine.legal_ids(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        using, state = self.table.engine, self.table.state
        ids = using.legal_ids(state)
        weights = [int(using.weight(state, id)) for id in ids]
        total = sum(weights)
        return [(id - using.game.moves, weight / total) for id, weight in zip(ids, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.table.apply(self._id(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as in the notation; an outcome that is only a part of an event as its number."""
        table, game = self.table, self.table.engine.game
        if player >= 0:
            return game.text(table.state, [action])
        after = table.engine.copy(table.state)
        id = action + game.moves
        table.engine.apply(after, id)
        if game.midway(after):
            return f"* {action}"
        return game.text(table.state if table.before is None else table.before, [*table.parts, id])

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, between them for a win that is shared; 0 before the end."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        engine, state = self.table.engine, self.table.state
        scores, ranks = np.array(engine.tally(state)), np.array(engine.ranking(state))
        return [float(each) for each in rewards(WIN, scores[:players], ranks[:players])]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> KroonState:
        """A state that the player can't tell from this one, drawn by what it knows."""
        return self.redealt(player_id, int(probability_sampler() * 2**53))

    def redealt(self, player: int, seed: int) -> KroonState:
        """The same table, with what a player can't know dealt anew."""
        made: KroonState = self.clone()
        table = made.table
        table.engine.redeal(table.state, player, table.engine.generator(seed))
        if table.state.tobytes() != self.table.state.tobytes():
            table.story = Deal(table.story, player, table.engine.copy(table.state))
        return made

    def story_of(self, seat: int | None) -> str:
        """All events as a seat, or a spectator, saw them."""
        game: KroonGame = self.get_game()
        return tell(game.kroon, self.table.story, seat, game.has_secrets)

    def _id(self, action: int) -> int:
        return action + self.table.engine.game.moves if self.table.actor == CHANCE else action

    def __str__(self) -> str:
        return self.story_of(None)


def resampler(seed: int | None = None) -> Callable[[KroonState, int], KroonState]:
    """For OpenSpiel's IS-MCTS (`set_resampler`): deals anew what a player can't know."""
    choice = np.random.default_rng(secrets.randbits(64) if seed is None else seed)

    def resample(state: KroonState, player: int) -> KroonState:
        return state.redealt(player, int(choice.integers(2**63)))

    return resample
