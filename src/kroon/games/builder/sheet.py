"""The score pad of Kingdom Builder: the settlements of a real table at the end, checked and scored.

A seat has `settlements`, a list of hexes as in the notation, and may have `tiles`, how many location tiles it
holds of each kind. The options must name the quadrants and the cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine
from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import player
from kroon.core.message import HEX, Arguments, Thing
from kroon.core.registry import find_game
from kroon.core.sheet import fields, items, number, one_of, read_seats, read_sheet, result
from kroon.games.builder.hexes import HEXES, hex_at, neighbours, words_of
from kroon.games.builder.state import (
    DONE,
    HARBOR,
    KIND_NAMES,
    MANDATORY,
    SETTLEMENTS,
    TERRAINS,
    TILES,
    WATER,
)
from kroon.games.builder.table import MOVING, kind_of_site, land_at, sites
from kroon.games.builder.things import land, spot, tile

_HEX = re.compile(r"(0|[1-9][0-9]?),(0|[1-9][0-9]?)")


def from_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The gold of settlements as they stood at the end, or why they are impossible."""
    game = find_game("builder")
    options = read_sheet(game, sheet)
    for option in ("quadrants", "cards"):
        if options[option] == "random":
            raise Malformed("builder-sheet-random", option=option)
    seats = [
        fields(seat, f"seats[{n}]", ("settlements",), ("tiles",))
        for n, seat in enumerate(read_seats(sheet, options["players"]))
    ]
    settled = [_read_hexes(seat["settlements"], f"seats[{n}].settlements") for n, seat in enumerate(seats)]
    s = engine(game).started(game.options.encode(options))
    _check_hexes(s, settled)
    _check_supply(settled)
    _check_water(s, settled)
    _check_end(s, settled)
    held = [_read_tiles(seat.get("tiles", {}), f"seats[{n}].tiles") for n, seat in enumerate(seats)]
    _check_tiles(s, settled, held)
    for seat, hexes in enumerate(settled):
        s.settled[seat] = words_of(hexes)
        s.near[seat] = words_of({beside for hex in hexes for beside in neighbours(hex)})
        s.supply[seat] = SETTLEMENTS - len(hexes)
    s.free[:] = words_of(set(range(HEXES)).difference(*settled))
    s.phase, s.actor = DONE, OVER
    s.turn = s.starter = max(0, int(s.starter))
    return result(game, s)


# Reading


def _read_hexes(value: Any, where: str) -> list[int]:
    found = []
    for each in items(value, where):
        form = _HEX.fullmatch(each) if isinstance(each, str) else None
        if not form:
            raise Malformed("builder-sheet-hex", where=where, value=short(each))
        hex = hex_at(int(form[1]), int(form[2]))
        if hex is None:
            raise Illegal(Reason("builder-off-board", "B1", {"hex": Thing(HEX, each)}))
        found.append(hex)
    return found


def _read_tiles(value: Any, where: str) -> dict[int, int]:
    counts = {}
    for name, count in fields(value, where).items():
        kind = KIND_NAMES.index(one_of(name, where, KIND_NAMES))
        counts[kind] = number(count, f"{where}.{name}", 0, SETTLEMENTS)
    return counts


# Checking


def _check_hexes(s: Any, settled: Sequence[Sequence[int]]) -> None:
    """One settlement a hex, on land; on water only with the harbor (B9)."""
    harbor = any(kind_of_site(s, site) == HARBOR for site in sites(s))
    owner: dict[int, int] = {}
    for seat, hexes in enumerate(settled):
        for hex in hexes:
            if hex in owner:
                both = tuple(map(player, sorted({owner[hex], seat})))
                raise Illegal(Reason("builder-sheet-twice", "B9", {"hex": spot(hex), "seats": both}))
            owner[hex] = seat
            there = land_at(s, hex)
            if there == WATER and not harbor:
                given = {"hex": spot(hex), "seat": player(seat)}
                raise Illegal(Reason("builder-sheet-no-harbor", "B9", given))
            if there >= TERRAINS and there != WATER:
                given = {"hex": spot(hex), "land": land(there)}
                raise Illegal(Reason("builder-not-buildable", "B9", given))


def _check_supply(settled: Sequence[Sequence[int]]) -> None:
    for seat, hexes in enumerate(settled):
        if len(hexes) > SETTLEMENTS:
            given: Arguments = {"seat": player(seat), "count": str(len(hexes)), "most": str(SETTLEMENTS)}
            raise Illegal(Reason("builder-sheet-too-many", "B1", given))


def _check_water(s: Any, settled: Sequence[Sequence[int]]) -> None:
    """Who has a settlement on water has had a harbor tile, and there are only two of them (B2, B13)."""
    seats = [n for n, hexes in enumerate(settled) if any(land_at(s, hex) == WATER for hex in hexes)]
    tiles = TILES * sum(kind_of_site(s, site) == HARBOR for site in sites(s))
    if len(seats) > tiles:
        given: Arguments = {"seats": tuple(map(player, seats)), "tiles": str(tiles)}
        raise Illegal(Reason("builder-sheet-water", "B13", given))


def _check_end(s: Any, settled: Sequence[Sequence[int]]) -> None:
    """Somebody has built all settlements, and everybody had as many turns for it (B6, B21).

    In a turn a player builds three and one more with each tile that builds, but none of these in the first. So
    the game had some turns at least, and in each everybody built three, as there is always a card that fits.
    """
    if max(map(len, settled)) < SETTLEMENTS:
        most = str(max(map(len, settled)))
        raise Illegal(Reason("builder-sheet-not-over", "B21", {"most": most, "all": str(SETTLEMENTS)}))
    in_a_turn = MANDATORY + sum(kind_of_site(s, site) not in MOVING for site in sites(s))
    turns = 1 + -(-(SETTLEMENTS - MANDATORY) // in_a_turn)
    least = min(SETTLEMENTS, MANDATORY * turns)
    for seat, hexes in enumerate(settled):
        if len(hexes) < least:
            given: Arguments = {
                "seat": player(seat),
                "count": len(hexes),
                "turns": str(turns),
                "least": str(least),
            }
            raise Illegal(Reason("builder-sheet-too-few", "B6", given))


def _check_tiles(s: Any, settled: Sequence[Sequence[int]], held: Sequence[Mapping[int, int]]) -> None:
    """Who holds a tile has a settlement beside its location; two lay on each, one for a player (B13, B14)."""
    for kind in range(len(KIND_NAMES)):
        there = [int(s.site[site]) for site in sites(s) if kind_of_site(s, site) == kind]
        ways = []
        for seat, counts in enumerate(held):
            count = counts.get(kind, 0)
            beside = [site for site in there if set(neighbours(site)) & set(settled[seat])]
            if count > len(beside):
                given: Arguments = {"seat": player(seat), "tile": tile(kind), "count": count}
                raise Illegal(Reason("builder-sheet-tile", "B14", given | {"places": len(beside)}))
            ways.append(list(combinations(beside, count)))
        if not any(_enough(taken) for taken in product(*ways)):
            raise Illegal(Reason("builder-sheet-tiles", "B2", {"tile": tile(kind), "tiles": str(TILES)}))


def _enough(taken: Sequence[Sequence[int]]) -> bool:
    """Whether no location gave more tiles than lay on it."""
    all_taken = [site for of_seat in taken for site in of_seat]
    return all(all_taken.count(site) <= TILES for site in all_taken)
