"""What chance can have decided at a real table, as far as one seat can tell, and who may type it in.

Nothing here depends on what other seats hold: it is found from the table as the seat knows it, with the rest
dealt anew, always in the same ways. So a list of what is possible doesn't tell what others have typed in.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kroon.core.contract import CHANCE
from kroon.core.message import Message
from kroon.core.play import Play
from kroon.table.live import Live
from kroon.table.steps import UNKNOWN
from kroon.table.streams import Seen

DEALS = 64
"""In how many deals possible outcomes are looked for. At the worst, with one card in the pile and one in each
other hand, an outcome is possible in a quarter of them: one in a hundred million tables misses it."""


@dataclass(frozen=True)
class Due:
    """An outcome that is due, as a seat knows of it."""

    owner: int
    """The seat whose luck it is, or CHANCE."""
    knowing: frozenset[int]
    """The seats that will know it."""
    hidden: str | None
    """How the others will see it; None if all know it, or if it is made of several draws."""


def due(live: Live, seat: int) -> Due | None:
    """The outcome that is due; None if there is none, as far as a seat can tell."""
    for play in _deals(live, seat, live.fold.play.state):
        return _due(live, play)
    return None


def possible(live: Live, seat: int, state: Any) -> tuple[dict[str, Message], int]:
    """What there is to say of each possible outcome, by its event, and of how many draws it is made.

    Of several draws these are the first ones. Empty where no outcome is due, as far as the seat can tell.
    """
    found: dict[int, tuple[str, Message]] = {}
    count = 0
    for play in _deals(live, seat, state):
        for id in play.legal_ids():
            if id not in found:
                found[id] = play.game.text(play.state, [id]), play.game.tell(play.state, [id])
        count = count or len(_first_outcome(play))
    return dict(found[id] for id in sorted(found)), count


def _deals(live: Live, seat: int, state: Any) -> Iterator[Play]:
    """The game as a seat knows it where an outcome is due, with what others hold dealt anew in many ways."""
    if live.game.shown_actor(state, seat) != CHANCE:
        return
    play = live.fold.scratch()
    for number in range(DEALS):
        play.state = play.engine.copy(state)
        play.engine.redeal(play.state, seat, play.engine.generator(0, number))
        if play.actor == CHANCE:  # that somebody else is asked can be a secret, too
            yield play


def _due(live: Live, play: Play) -> Due:
    before = play.engine.copy(play.state)
    ids = _first_outcome(play)
    seen: Seen = live.fold.streams.seen(before, ids, play.state)
    whole = play.game.text(before, ids)
    hidden = next((text for text in seen.values() if text and text.endswith(UNKNOWN)), None)
    return Due(
        int(play.engine.owner(before)),
        frozenset(viewer for viewer, text in seen.items() if viewer is not None and text == whole),
        hidden if len(ids) == 1 else None,
    )


def _first_outcome(play: Play) -> list[int]:
    """Make the first outcome that is possible: its draws."""
    ids = [play.legal_ids()[0]]
    play.engine.apply(play.state, ids[0])
    while play.game.midway(play.state):
        ids.append(play.legal_ids()[0])
        play.engine.apply(play.state, ids[-1])
    return ids
