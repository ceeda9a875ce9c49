"""Why a move or an outcome of Kingdom Builder isn't possible now, with the number of the rule."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Reason
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.plain import plain
from kroon.core.texts import say
from kroon.games.builder.hexes import hex_text, on_border
from kroon.games.builder.state import (
    ACT,
    BARN,
    BUILD_ID,
    CARD_ID,
    CARDS,
    DEAL,
    END_ID,
    GOAL_ID,
    GOAL_NAMES,
    HARBOR,
    KIND_NAMES,
    LAND_NAMES,
    LIFT,
    LIFT_ID,
    MANDATORY,
    MOVES,
    NONE,
    PADDOCK,
    QUADRANT_ID,
    QUADRANTS,
    REFILL,
    REPLACE,
    SEAT_ID,
    START,
    TAVERN,
    TERRAINS,
    TOWER,
    USE_ID,
    WATER,
)
from kroon.games.builder.table import (
    MOVING,
    beside_own,
    contains,
    held_kinds,
    kind_in_use,
    land_at,
    land_for,
    owner_of,
    ready_kinds,
    takes,
)

ACTION_RULE = {TOWER: "B16", TAVERN: "B17", HARBOR: "B18", BARN: "B18", PADDOCK: "B19"}
"""The rule of each kind of tile, where it isn't B15."""

_NAMED = ("land", "wanted", "terrain", "tile", "name")
"""The arguments of texts that are names of lands, tiles or cards."""


class Refusal(Reason):
    """A reason in which lands, tiles and cards are named in the reader's language."""

    def __str__(self) -> str:
        said = {key: say(f"builder-{value}") if key in _NAMED else value for key, value in self.args.items()}
        return str(Reason(self.key, self.rule, said))


def reason(s: Any, id: int) -> Reason:
    """Why a move or an outcome isn't possible now."""
    s = plain(s)
    if s.actor == OVER:
        return over()
    if (id >= MOVES) != (s.actor == CHANCE):
        return now(s)
    if s.actor == CHANCE:
        return _why_not_drawn(s, id)
    if s.phase == LIFT:
        return _why_not_lift(s, id) if LIFT_ID <= id < USE_ID else now(s)
    if id < LIFT_ID:
        return _why_not_build(s, id - BUILD_ID)
    if s.phase != ACT:
        return now(s)
    if id == END_ID:
        return Refusal("builder-end-early", "B6", {"owed": int(s.owed)})
    if id >= USE_ID:
        return _why_not_use(s, id - USE_ID)
    return Refusal("builder-nothing-to-lift", "B7")


def over() -> Reason:
    """Nothing can follow the end."""
    return Refusal("builder-over", "B21")


def now(s: Any) -> Reason:
    """What comes now, when something else was tried."""
    if s.phase == QUADRANTS:
        return Refusal("builder-quadrants-now", "B1")
    if s.phase == CARDS:
        return Refusal("builder-cards-now", "B3")
    if s.phase == START:
        return Refusal("builder-start-now", "B4")
    if s.phase in (DEAL, REPLACE, REFILL):
        rule = {DEAL: "B3", REPLACE: "B11", REFILL: "B8"}[int(s.phase)]
        return Refusal("builder-card-now", rule, {"seat": SEAT_LETTERS[s.turn]})
    if s.tool == NONE:
        return Refusal("builder-seat-now", "B4", {"seat": letter_of(int(s.actor))})
    kind = kind_in_use(s)
    key = "builder-lift-now" if s.phase == LIFT else "builder-put-now"
    return Refusal(key, _rule_of(kind), {"seat": letter_of(int(s.actor)), "tile": KIND_NAMES[kind]})


def _why_not_drawn(s: Any, id: int) -> Reason:
    if s.phase == QUADRANTS and QUADRANT_ID <= id < GOAL_ID:
        return Refusal("builder-quadrant-laid", "B1", {"name": KIND_NAMES[(id - QUADRANT_ID) // 2]})
    if s.phase == CARDS and GOAL_ID <= id < SEAT_ID:
        return Refusal("builder-card-open", "B3", {"name": GOAL_NAMES[id - GOAL_ID]})
    if s.phase == START and SEAT_ID <= id < CARD_ID:
        return Refusal("builder-no-seat", "B1", {"players": int(s.players)})
    if s.phase in (DEAL, REPLACE, REFILL) and id >= CARD_ID:
        return Refusal("builder-no-card", "B3", {"terrain": LAND_NAMES[id - CARD_ID]})
    return now(s)


def _why_not_build(s: Any, hex: int) -> Reason:
    """Why the settlement of the action in progress can't go to a hex."""
    kind = kind_in_use(s)
    place = {"hex": hex_text(hex)}
    if s.phase == ACT and s.owed == 0:
        if s.supply[s.turn] == 0:
            return Refusal("builder-supply-empty", "B12")
        if s.hand[s.turn] == NONE:
            return Refusal("builder-no-card-left", "B11")
        return Refusal("builder-all-built", "B6")
    if hex == s.lifted:
        return Refusal("builder-same-hex", "B18" if kind != PADDOCK else "B19", place)
    owner = owner_of(s, hex)
    if owner is not None:
        return Refusal("builder-occupied", "B9", place | {"seat": SEAT_LETTERS[owner]})
    land = land_at(s, hex)
    if land >= TERRAINS and not (kind == HARBOR and land == WATER):
        return Refusal("builder-not-buildable", "B9", place | {"land": LAND_NAMES[land]})
    if not takes(s, kind, hex):
        return Refusal(
            "builder-wrong-land",
            _rule_of(kind),
            place | {"land": LAND_NAMES[land], "wanted": LAND_NAMES[land_for(s, kind)]},
        )
    if kind == TOWER and not on_border(hex):
        return Refusal("builder-not-border", "B16", place)
    if kind == TAVERN:
        return Refusal("builder-no-line", "B17", place)
    if kind == PADDOCK:
        return Refusal("builder-not-two-away", "B19", place | {"from": hex_text(int(s.lifted))})
    if beside_own(s, hex):
        raise ValueError("the move is legal")
    return Refusal("builder-not-adjacent", "B10", place)


def _why_not_lift(s: Any, id: int) -> Reason:
    hex = id - LIFT_ID
    kind = kind_in_use(s)
    place = {"hex": hex_text(hex)}
    if not contains(s.settled[s.turn], hex):
        return Refusal("builder-not-yours", _rule_of(kind), place)
    return Refusal("builder-nowhere-to-go", _rule_of(kind), place)


def _why_not_use(s: Any, kind: int) -> Reason:
    tile = {"tile": KIND_NAMES[kind]}
    held = held_kinds(s, int(s.turn)).get(kind, 0)
    if held == 0:
        return Refusal("builder-no-tile", "B7", tile)
    if 0 < s.owed < MANDATORY:
        return Refusal("builder-between", "B7", tile | {"owed": int(s.owed)})
    if ready_kinds(s).get(kind, 0) == 0:
        return Refusal("builder-tile-spent", "B7", tile)
    if s.supply[s.turn] == 0 and kind not in MOVING:
        return Refusal("builder-supply-empty", "B12")
    return Refusal("builder-no-room", _rule_of(kind), tile)


def _rule_of(kind: int) -> str:
    return "B6" if kind == NONE else ACTION_RULE.get(kind, "B15")
