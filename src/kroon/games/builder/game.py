"""Kingdom Builder: ties the parts of this folder together. This module is a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.contract import Kernels
from kroon.core.options import Choices
from kroon.games.builder import deck, observation, scoring
from kroon.games.builder import rules as turns
from kroon.games.builder.bots import BOTS as bots
from kroon.games.builder.drawing import ask, draw, tell
from kroon.games.builder.levels import LEVELS as levels
from kroon.games.builder.notation import midway, parse, seen, text, texts
from kroon.games.builder.observation import FEATURES as features
from kroon.games.builder.options import OPTIONS as options
from kroon.games.builder.refusals import reason
from kroon.games.builder.score_sheet import breakdown, explain, explained
from kroon.games.builder.sheet import from_sheet
from kroon.games.builder.state import GOAL_NAMES, GOALS, KIND_NAMES
from kroon.games.builder.state import MOVES as moves
from kroon.games.builder.state import OUTCOMES as outcomes
from kroon.games.builder.state import STATE as dtype
from kroon.games.builder.view import view
from kroon.games.builder.wording import in_words

__all__ = ["ask", "bots", "breakdown", "draw", "dtype", "explain", "explained", "features", "from_sheet"]
__all__ += [
    "in_words",
    "levels",
    "midway",
    "moves",
    "options",
    "outcomes",
    "parse",
    "reason",
    "seen",
    "tell",
    "text",
    "texts",
    "view",
]

name = "builder"
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
    redeal=deck.redeal,
    observe=observation.observe,
)


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.phase)


def shown_actor(s: Any, seat: int | None) -> int:  # noqa: ARG001
    """All know whose turn it is."""
    return int(s.actor)


def sample_options(rng: Any) -> Mapping[str, Choices]:
    """Four quadrants, each turned or not, and three cards."""
    quadrants = [name + rng.choice(("", "'")) for name in rng.sample(KIND_NAMES, 4)]
    return {"quadrants": quadrants, "cards": rng.sample(GOAL_NAMES, GOALS)}
