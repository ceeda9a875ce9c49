"""Het Koninkrijk Dominion: ties the parts of this folder together. This module is a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.contract import Kernels
from kroon.core.options import Choices
from kroon.games.dominion import observation, scoring
from kroon.games.dominion import rules as turns
from kroon.games.dominion.bots import BOTS as bots
from kroon.games.dominion.drawing import ask, draw, tell
from kroon.games.dominion.levels import LEVELS as levels
from kroon.games.dominion.notation import parse, text, texts
from kroon.games.dominion.observation import FEATURES as features
from kroon.games.dominion.options import KINGDOM_IDS, next_start
from kroon.games.dominion.options import OPTIONS as options
from kroon.games.dominion.reasons import reason
from kroon.games.dominion.score_sheet import breakdown, explain, explained
from kroon.games.dominion.sheet import from_sheet
from kroon.games.dominion.state import KINGDOM, KINGDOM_SIZE
from kroon.games.dominion.state import MOVES as moves
from kroon.games.dominion.state import OUTCOMES as outcomes
from kroon.games.dominion.state import STATE as dtype
from kroon.games.dominion.view import seen, shown_actor, view
from kroon.games.dominion.wording import in_words

__all__ = ["ask", "bots", "breakdown", "draw", "dtype", "explain", "explained", "features", "from_sheet"]
__all__ += [
    "in_words",
    "levels",
    "moves",
    "next_start",
    "options",
    "outcomes",
    "parse",
    "reason",
    "seen",
    "shown_actor",
    "tell",
    "text",
    "texts",
    "view",
]

name = "dominion"
rules = 1
kernels = Kernels(
    start=turns.start,
    actor=turns.actor,
    legal=turns.legal,
    weight=turns.weight,
    sample=turns.sample,
    owner=turns.owner,
    apply=turns.apply,
    scores=scoring.scores,
    ranks=scoring.ranks,
    redeal=turns.redeal,
    observe=observation.observe,
)


def midway(s: Any) -> bool:
    """While a random kingdom is being drawn, the next card belongs to the same event."""
    return bool(s.asks == KINGDOM and s.chosen_n > 0)


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.asks)


def sample_options(rng: Any) -> Mapping[str, Choices]:
    """A kingdom of eight cards by name."""
    return {"kingdom": rng.sample(KINGDOM_IDS, KINGDOM_SIZE)}
