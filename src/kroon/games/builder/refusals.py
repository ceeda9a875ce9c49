"""Why a move or an outcome of Kingdom Builder isn't possible now, with the number of the rule."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Reason
from kroon.core.events import player
from kroon.core.plain import plain
from kroon.games.builder.hexes import on_border
from kroon.games.builder.state import (
    ACT,
    BARN,
    BUILD_ID,
    CARD_ID,
    CARDS,
    DEAL,
    END_ID,
    GOAL_ID,
    HARBOR,
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
from kroon.games.builder.things import goal, land, spot, tile

ACTION_RULE = {TOWER: "B16", TAVERN: "B17", HARBOR: "B18", BARN: "B18", PADDOCK: "B19"}
"""The rule of each kind of tile, where it isn't B15."""


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
        return Reason("builder-end-early", "B6", {"owed": int(s.owed)})
    if id >= USE_ID:
        return _why_not_use(s, id - USE_ID)
    return Reason("builder-nothing-to-lift", "B7")


def over() -> Reason:
    """Nothing can follow the end."""
    return Reason("builder-over", "B21")


def now(s: Any) -> Reason:
    """What comes now, when something else was tried."""
    if s.phase == QUADRANTS:
        return Reason("builder-quadrants-now", "B1")
    if s.phase == CARDS:
        return Reason("builder-cards-now", "B3")
    if s.phase == START:
        return Reason("builder-start-now", "B4")
    if s.phase in (DEAL, REPLACE, REFILL):
        rule = {DEAL: "B3", REPLACE: "B11", REFILL: "B8"}[int(s.phase)]
        return Reason("builder-card-now", rule, {"seat": player(s.turn)})
    if s.tool == NONE:
        return Reason("builder-seat-now", "B4", {"seat": player(int(s.actor))})
    kind = kind_in_use(s)
    key = "builder-lift-now" if s.phase == LIFT else "builder-put-now"
    return Reason(key, _rule_of(kind), {"seat": player(int(s.actor)), "tile": tile(kind)})


def _why_not_drawn(s: Any, id: int) -> Reason:
    if s.phase == QUADRANTS and QUADRANT_ID <= id < GOAL_ID:
        return Reason("builder-quadrant-laid", "B1", {"name": tile((id - QUADRANT_ID) // 2)})
    if s.phase == CARDS and GOAL_ID <= id < SEAT_ID:
        return Reason("builder-card-open", "B3", {"name": goal(id - GOAL_ID)})
    if s.phase == START and SEAT_ID <= id < CARD_ID:
        return Reason("builder-no-seat", "B1", {"players": int(s.players)})
    if s.phase in (DEAL, REPLACE, REFILL) and id >= CARD_ID:
        return Reason("builder-no-card", "B3", {"terrain": land(id - CARD_ID)})
    return now(s)


def _why_not_build(s: Any, hex: int) -> Reason:
    """Why the settlement of the action in progress can't go to a hex."""
    kind = kind_in_use(s)
    place = {"hex": spot(hex)}
    if s.phase == ACT and s.owed == 0:
        if s.supply[s.turn] == 0:
            return Reason("builder-supply-empty", "B12")
        if s.hand[s.turn] == NONE:
            return Reason("builder-no-card-left", "B11")
        return Reason("builder-all-built", "B6")
    if hex == s.lifted:
        return Reason("builder-same-hex", "B18" if kind != PADDOCK else "B19", place)
    owner = owner_of(s, hex)
    if owner is not None:
        return Reason("builder-occupied", "B9", place | {"seat": player(owner)})
    there = land_at(s, hex)
    if there >= TERRAINS and not (kind == HARBOR and there == WATER):
        return Reason("builder-not-buildable", "B9", place | {"land": land(there)})
    if not takes(s, kind, hex):
        return Reason(
            "builder-wrong-land",
            _rule_of(kind),
            place | {"land": land(there), "wanted": land(land_for(s, kind))},
        )
    if kind == TOWER and not on_border(hex):
        return Reason("builder-not-border", "B16", place)
    if kind == TAVERN:
        return Reason("builder-no-line", "B17", place)
    if kind == PADDOCK:
        return Reason("builder-not-two-away", "B19", place | {"from": spot(int(s.lifted))})
    if beside_own(s, hex):
        raise ValueError("the move is legal")
    return Reason("builder-not-adjacent", "B10", place)


def _why_not_lift(s: Any, id: int) -> Reason:
    hex = id - LIFT_ID
    kind = kind_in_use(s)
    place = {"hex": spot(hex)}
    if not contains(s.settled[s.turn], hex):
        return Reason("builder-not-yours", _rule_of(kind), place)
    return Reason("builder-nowhere-to-go", _rule_of(kind), place)


def _why_not_use(s: Any, kind: int) -> Reason:
    what = {"tile": tile(kind)}
    held = held_kinds(s, int(s.turn)).get(kind, 0)
    if held == 0:
        return Reason("builder-no-tile", "B7", what)
    if 0 < s.owed < MANDATORY:
        return Reason("builder-between", "B7", what | {"owed": int(s.owed)})
    if ready_kinds(s).get(kind, 0) == 0:
        return Reason("builder-tile-spent", "B7", what)
    if s.supply[s.turn] == 0 and kind not in MOVING:
        return Reason("builder-supply-empty", "B12")
    return Reason("builder-no-room", _rule_of(kind), what)


def _rule_of(kind: int) -> str:
    return "B6" if kind == NONE else ACTION_RULE.get(kind, "B15")
