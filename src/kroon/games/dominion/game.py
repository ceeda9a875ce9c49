"""Het Koninkrijk Dominion: ties the parts of this folder together, as a `Game` of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.contract import Game
from kroon.core.options import Choices
from kroon.games.dominion import rules
from kroon.games.dominion.bots import BOTS
from kroon.games.dominion.cards import CARDS
from kroon.games.dominion.drawing import draw
from kroon.games.dominion.levels import LEVELS
from kroon.games.dominion.notation import parse, text, texts
from kroon.games.dominion.observation import FEATURES, observe
from kroon.games.dominion.options import KINGDOM_IDS, OPTIONS, next_start
from kroon.games.dominion.reasons import reason
from kroon.games.dominion.score_sheet import breakdown, explain, explained
from kroon.games.dominion.scoring import scores, sheet, tie_breaks
from kroon.games.dominion.sheet import from_sheet
from kroon.games.dominion.state import KINGDOM, KINGDOM_SIZE, MOVES, OUTCOMES, STATE
from kroon.games.dominion.telling import ask, in_words, tell
from kroon.games.dominion.view import seen, shown_actor, view


def midway(s: Any) -> bool:
    """While a random kingdom is being drawn, the next card belongs to the same event."""
    return bool(s.asks == KINGDOM and s.chosen_n > 0)


def kind(s: Any) -> int:
    """Outcomes are of a kind by what is asked of chance."""
    return int(s.asks)


def sample_options(rng: Any) -> Mapping[str, Choices]:
    """A kingdom of eight cards by name."""
    return {"kingdom": rng.sample(KINGDOM_IDS, KINGDOM_SIZE)}


GAME = Game(
    name="dominion",
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
    shown_actor=shown_actor,
    redeal=rules.redeal,
    tie_breaks=tie_breaks,
    lines=CARDS,
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
    next_start=next_start,
)
