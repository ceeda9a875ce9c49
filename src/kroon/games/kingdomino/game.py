"""Kingdomino: ties the parts of this folder together, as a `Game` of the contract."""

from __future__ import annotations

from functools import partial
from typing import Any

from kroon.core.contract import Game
from kroon.games.domino.draft import DRAW
from kroon.games.domino.telling import in_words
from kroon.games.kingdomino import rules
from kroon.games.kingdomino.bots import BOTS
from kroon.games.kingdomino.drawing import draw
from kroon.games.kingdomino.levels import LEVELS
from kroon.games.kingdomino.notation import parse, reason, text, texts
from kroon.games.kingdomino.observation import FEATURES, observe
from kroon.games.kingdomino.options import OPTIONS
from kroon.games.kingdomino.score_sheet import breakdown, explain, explained
from kroon.games.kingdomino.scoring import scores, sheet, tie_breaks
from kroon.games.kingdomino.sheet import from_sheet
from kroon.games.kingdomino.state import LINES, MOVES, OUTCOMES, STATE
from kroon.games.kingdomino.telling import ask, tell
from kroon.games.kingdomino.view import view


def midway(s: Any) -> bool:
    """While a row is being drawn, the next domino belongs to the same event."""
    return bool(s.phase == DRAW and s.drawn > 0)


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.phase)


GAME = Game(
    name="kingdomino",
    dtype=STATE,
    options=OPTIONS,
    moves=MOVES,
    start=rules.start,
    actor=rules.actor,
    legal=rules.legal,
    apply=rules.apply,
    scores=scores,
    text=text,
    texts=texts,
    parse=parse,
    outcomes=OUTCOMES,
    weight=rules.weight,
    sample=rules.sample,
    midway=midway,
    kind=kind,
    view=view,
    tie_breaks=tie_breaks,
    lines=LINES,
    sheet=sheet,
    breakdown=breakdown,
    explain=explain,
    explained=explained,
    reason=reason,
    draw=draw,
    ask=ask,
    tell=tell,
    in_words=partial(in_words, "kingdomino", "kingdoms"),
    features=FEATURES,
    observe=observe,
    bots=BOTS,
    levels=LEVELS,
    from_sheet=from_sheet,
)
"""Everything is open to all (K24)."""
