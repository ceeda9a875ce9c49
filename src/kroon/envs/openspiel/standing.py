"""An evaluator for OpenSpiel's search bots that plays nothing out: who would win if the game ended now.

Random games of Dominion are long, and say little; what lies on the table says it at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from kroon.envs.openspiel.state import KroonState
from kroon.envs.rewards import MARGIN, rewards

HALF = 10.0
"""The points ahead that count half of the most."""


class Standing(mcts.Evaluator):  # type: ignore[misc]
    """The value of a state by the points that each player has; all moves are tried alike."""

    def evaluate(self, state: KroonState) -> Any:
        """From -1 to 1 for each player: the points ahead of the best other, squeezed; at the end the result."""
        if state.is_terminal():
            return np.array(state.returns())
        scores = np.array(state.table.engine.tally(state.table.state)[: state.num_players()])
        margins = rewards(MARGIN, scores, scores)
        return margins / (np.abs(margins) + HALF)

    def prior(self, state: KroonState) -> list[tuple[int, float]]:
        """The probabilities of chance, or the same for all moves."""
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]
