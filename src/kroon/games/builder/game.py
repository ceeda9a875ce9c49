"""Kingdom Builder: ties the parts of this folder together, as a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.contract import Game
from kroon.core.options import Choices
from kroon.games.builder import rules
from kroon.games.builder.bots import BOTS
from kroon.games.builder.deck import redeal
from kroon.games.builder.drawing import draw
from kroon.games.builder.levels import LEVELS
from kroon.games.builder.notation import midway, parse, seen, text, texts
from kroon.games.builder.observation import FEATURES, observe
from kroon.games.builder.options import OPTIONS
from kroon.games.builder.refusals import reason
from kroon.games.builder.score_sheet import breakdown, explain, explained
from kroon.games.builder.scoring import LINES, scores, sheet
from kroon.games.builder.sheet import from_sheet
from kroon.games.builder.state import GOAL_NAMES, GOALS, KIND_NAMES, MOVES, OUTCOMES, STATE
from kroon.games.builder.telling import ask, in_words, tell
from kroon.games.builder.view import view


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.phase)


def sample_options(rng: Any) -> Mapping[str, Choices]:
    """Four quadrants, each turned or not, and three cards."""
    quadrants = [name + rng.choice(("", "'")) for name in rng.sample(KIND_NAMES, 4)]
    return {"quadrants": quadrants, "cards": rng.sample(GOAL_NAMES, GOALS)}


GAME = Game(
    name="builder",
    dtype=STATE,
    options=OPTIONS,
    sample_options=sample_options,
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
    owner=rules.owner,
    kind=kind,
    view=view,
    seen=seen,
    redeal=redeal,
    lines=LINES,
    sheet=sheet,
    breakdown=breakdown,
    explain=explain,
    explained=explained,
    reason=reason,
    draw=draw,
    ask=ask,
    tell=tell,
    in_words=in_words,
    features=FEATURES,
    observe=observe,
    bots=BOTS,
    levels=LEVELS,
    from_sheet=from_sheet,
)
