"""What a learner sees of Origins: numbers from the seat's point of view, its own territory first."""

from __future__ import annotations

from kroon.core.contract import Feature
from kroon.core.kernel import kernel
from kroon.games.domino.kingdom import CELLS
from kroon.games.domino.observation import DRAFT_FEATURES, mark_squares, observe_draft, relative
from kroon.games.origins.state import PEOPLE, RESOURCES, SETTLE

FEATURES = (
    *DRAFT_FEATURES,
    Feature(
        "phase", 1, 0, SETTLE, "as in state.py: 3 place, 7 fire, 8 totem, 9 recruit, 10 pay, 11 settle ..."
    ),
    Feature("mode", 1, 0, 2, "0 discovery, 1 totem, 2 tribe"),
    Feature("emperor_of_fire", 1, 0, 1, "whether that bonus is played for"),
    Feature("homo_habilis", 1, 0, 1, "whether that bonus is played for"),
    Feature("flying", 1, 0, 2, "the square of the domino just placed whose fire flies"),
    Feature("totem", 1, 0, RESOURCES, "the totem that is being handed on"),
    Feature("recruit", 1, 0, PEOPLE - 1, "the tile that is being paid for and settled"),
    Feature("owed", 1, 0, 4, "resources still to be paid for it"),
    Feature("paid", 1, 0, 15, "bit per kind of resource that has been paid"),
    Feature("holders", RESOURCES, -1, 3, "the relative seats that hold the totems, -1 for nobody"),
    Feature("cave", PEOPLE, 0, 4, "tiles of each kind in the face-down pile"),
    Feature("open_people", PEOPLE, 0, 4, "tiles of each kind that lie open"),
    Feature(
        "pieces",
        4 * CELLS,
        0,
        1 + PEOPLE,
        "by relative seat, row by row: 0 nothing, 1 a resource, 2 + kind for cave people",
    ),
)


@kernel
def observe(s, seat, out):
    """Write the features, in the order of FEATURES."""
    at = observe_draft(s, seat, out)
    out[at] = s.phase
    out[at + 1] = s.mode
    out[at + 2] = s.emperor_of_fire
    out[at + 3] = s.homo_habilis
    out[at + 4] = s.flying
    out[at + 5] = s.totem
    out[at + 6] = s.recruit
    out[at + 7] = s.owed
    out[at + 8] = s.paid
    at += 9
    for r in range(RESOURCES):
        out[at + r] = relative(s, s.holders[r], seat)
    at += RESOURCES
    for kind in range(PEOPLE):
        out[at + kind] = s.cave[kind]
        out[at + PEOPLE + kind] = s.open_people[kind]
    at += 2 * PEOPLE
    for i in range(4 * CELLS):
        out[at + i] = 0
    for i in range(s.players):
        k = s.kingdoms[(seat + i) % s.players]
        mark_squares(k, k.resources[0], k.resources[1], 1, out, at + i * CELLS)
        for kind in range(PEOPLE):
            mark_squares(k, k.people[kind, 0], k.people[kind, 1], 2 + kind, out, at + i * CELLS)
