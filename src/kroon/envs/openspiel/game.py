"""A game of Kroon as a game of OpenSpiel: its type, its parameters, its observer.

The parameters are the options of the game; a list of names is written with plus signs, because OpenSpiel's own
strings have commas. `limit` ends a game that takes more steps, as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from kroon.core.contract import Game
from kroon.core.engine import Engine, engine
from kroon.core.limits import LIMIT
from kroon.core.options import ChoiceOrList, Players
from kroon.core.registry import find_game
from kroon.core.texts import has, say_in
from kroon.envs.layout import layout, size
from kroon.envs.openspiel.state import KroonState

LIST_SIGN = "+"


class KroonGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `kroon` is the game of the contract."""

    kroon: Game
    game_type: Any
    """All are declared to have imperfect information, so that algorithms on information states take them."""
    has_secrets: bool
    """Whether anything is hidden indeed."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.limit = int(given.pop("limit", LIMIT))
        self.options = self.kroon.options.check(_options(self.kroon, given))
        self.encoded = self.kroon.options.encode(self.options)
        players = int(self.options["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kroon.moves,
            max_chance_outcomes=self.kroon.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=2.0 - players,
            max_game_length=self.limit,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    @property
    def engine(self) -> Engine:
        """The kernels of the game. Not an attribute, because OpenSpiel pickles those."""
        return engine(self.kroon)

    def new_initial_state(self) -> KroonState:
        """An empty table."""
        return KroonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What shows states to players."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """Shows states: the numbers of `observe`, and texts.

    With perfect recall the text is the information state: all events as the player saw them. Without, it is the
    view of the table. Without private information it is the view of a spectator, and there are no numbers.
    """

    def __init__(self, game: KroonGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(params)
        self._game = game
        self._recalls = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._numbers = np.zeros(size(game.kroon), np.int16)
        self.tensor = np.zeros(len(self._numbers) if self._private else 0, np.float32)
        parts = layout(game.kroon) if self._private else {}
        self.dict = {name: self.tensor[part] for name, part in parts.items()}

    def set_from(self, state: KroonState, player: int) -> None:
        """Write what a player sees into `tensor`, which `dict` shares."""
        if self._private:
            self._game.engine.observe(state.table.state, player, self._numbers)
            self.tensor[:] = self._numbers

    def string_from(self, state: KroonState, player: int) -> str:
        """What a player knows, as a text."""
        if self._recalls:
            return state.story_of(player if self._private else None)
        view = self._game.kroon.view(state.table.state, player if self._private else None)
        return json.dumps(view, separators=(",", ":"))


def registered(name: str) -> type[KroonGame]:
    """Make a game known to OpenSpiel as `kroon_NAME`; its class."""
    found = find_game(name)
    values = found.options.options[0].values
    parameters: dict[str, Any] = {"limit": LIMIT}
    for option in found.options.options:
        parameters[option.name] = min(values) if isinstance(option, Players) else option.default
    kind = pyspiel.GameType(
        short_name=f"kroon_{name}",
        long_name=say_in("en", name) if has(name) else name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(max(values)),
        min_num_players=int(min(values)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )
    parts = {"kroon": found, "game_type": kind, "has_secrets": found.has_secrets}
    made = type(f"Kroon{name.capitalize()}Game", (KroonGame,), parts)
    pyspiel.register_game(kind, made)
    return made


def _options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the game for parameters."""
    lists = {option.name for option in game.options.options if isinstance(option, ChoiceOrList)}
    options = {
        name: value.split(LIST_SIGN) if name in lists and LIST_SIGN in value else value
        for name, value in given.items()
    }
    return {"players": int(min(game.options.options[0].values)), **options}
