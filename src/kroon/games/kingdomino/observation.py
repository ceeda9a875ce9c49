"""What a learner sees of Kingdomino: numbers from the seat's point of view, its own kingdom first."""

from __future__ import annotations

from kroon.core.contract import Feature
from kroon.core.kernel import kernel
from kroon.games.domino.kingdom import TERRAINS
from kroon.games.domino.observation import DRAFT_FEATURES, observe_draft
from kroon.games.kingdomino.state import NEXT_GAME

FEATURES = (
    *DRAFT_FEATURES,
    Feature("phase", 1, 0, NEXT_GAME, "0 a row is drawn, 1 the opening, 2 pick, 3 place, 4 over, 5 next game"),
    Feature("game", 1, 0, 2, "the number of the game in a dynasty, from 0"),
    Feature("may_decline", 1, 0, 1, "whether a domino that fits may be discarded"),
    Feature("harmony", 1, 0, 1, "whether that bonus is played for"),
    Feature("middle_kingdom", 1, 0, 1, "whether that bonus is played for"),
    Feature("dynasty", 1, 0, 1, "whether three games are added up"),
    Feature("earlier", 4, 0, 2000, "points from earlier games of a dynasty, by relative seat"),
)


@kernel
def observe(s, seat, out):
    """Write the features, in the order of FEATURES."""
    at = observe_draft(s, seat, out)
    out[at] = s.phase
    out[at + 1] = s.game
    out[at + 2] = s.may_decline
    out[at + 3] = s.harmony
    out[at + 4] = s.middle_kingdom
    out[at + 5] = s.dynasty
    at += 6
    for i in range(4):
        out[at + i] = 0
    for i in range(s.players):
        for game in range(s.game):
            for line in range(TERRAINS + 1):
                out[at + i] += s.past[game, (seat + i) % s.players, line]
