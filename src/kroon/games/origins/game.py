"""Kingdomino Origins: ties the parts of this folder together. This module is a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.contract import Kernels
from kroon.core.options import Choices
from kroon.games.domino import wording
from kroon.games.domino.draft import DRAW
from kroon.games.origins import observation, scoring
from kroon.games.origins import rules as turns
from kroon.games.origins.bots import BOTS as bots
from kroon.games.origins.drawing import ask, draw, tell
from kroon.games.origins.levels import LEVELS as levels
from kroon.games.origins.notation import parse, reason, text, texts
from kroon.games.origins.observation import FEATURES as features
from kroon.games.origins.options import OPTIONS as options
from kroon.games.origins.score_sheet import breakdown, explain, explained
from kroon.games.origins.sheet import from_sheet
from kroon.games.origins.state import CAVE
from kroon.games.origins.state import MOVES as moves
from kroon.games.origins.state import OUTCOMES as outcomes
from kroon.games.origins.state import STATE as dtype
from kroon.games.origins.view import view

__all__ = ["ask", "bots", "breakdown", "draw", "dtype", "explain", "explained", "features", "from_sheet"]
__all__ += ["levels", "moves", "options", "outcomes", "parse", "reason", "tell", "text", "texts", "view"]

name = "origins"
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
    """While a row or cave people are being laid, the next one belongs to the same event."""
    return bool((s.phase == DRAW and s.drawn > 0) or (s.phase == CAVE and s.cave_drawn > 0))


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.phase)


def seen(before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str | None:  # noqa: ARG001
    """Every event is open to all (O28)."""
    return text(before, ids)


def shown_actor(s: Any, seat: int | None) -> int:  # noqa: ARG001
    """All know whose turn it is."""
    return int(s.actor)


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[str]:
    """The territory of a seat, and the rows."""
    return wording.in_words(name, seen, seen["territories"], seat)


def sample_options(rng: Any) -> Mapping[str, Choices]:  # noqa: ARG001
    """No option is a list."""
    return {}
