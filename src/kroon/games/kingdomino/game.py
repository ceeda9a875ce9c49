"""Kingdomino: ties the parts of this folder together. This module is a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.contract import Kernels
from kroon.core.options import Choices
from kroon.games.domino import wording
from kroon.games.domino.draft import DRAW
from kroon.games.kingdomino import observation, scoring
from kroon.games.kingdomino import rules as turns
from kroon.games.kingdomino.bots import BOTS as bots
from kroon.games.kingdomino.drawing import ask, draw, tell
from kroon.games.kingdomino.levels import LEVELS as levels
from kroon.games.kingdomino.notation import parse, reason, text, texts
from kroon.games.kingdomino.observation import FEATURES as features
from kroon.games.kingdomino.options import OPTIONS as options
from kroon.games.kingdomino.score_sheet import breakdown, explain, explained
from kroon.games.kingdomino.sheet import from_sheet
from kroon.games.kingdomino.state import MOVES as moves
from kroon.games.kingdomino.state import OUTCOMES as outcomes
from kroon.games.kingdomino.state import STATE as dtype
from kroon.games.kingdomino.view import view

__all__ = ["ask", "bots", "breakdown", "draw", "dtype", "explain", "explained", "features", "from_sheet"]
__all__ += ["levels", "moves", "options", "outcomes", "parse", "reason", "tell", "text", "texts", "view"]

name = "kingdomino"
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
    """While a row is being drawn, the next domino belongs to the same event."""
    return bool(s.phase == DRAW and s.drawn > 0)


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.phase)


def seen(before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str | None:  # noqa: ARG001
    """Every event is open to all (K24)."""
    return text(before, ids)


def shown_actor(s: Any, seat: int | None) -> int:  # noqa: ARG001
    """All know whose turn it is."""
    return int(s.actor)


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """The kingdom of a seat, and the rows."""
    return wording.in_words(name, seen, seen["kingdoms"], seat)


def sample_options(rng: Any) -> Mapping[str, Choices]:  # noqa: ARG001
    """No option is a list."""
    return {}
