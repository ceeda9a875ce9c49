"""The score pad of Origins: territories of a real table, checked and scored.

A square is written as its terrain with `*` for each printed fire, `^` for each crater, `'` for each fire of the
token on it, `+` for the resource on it, and `:` and a name for one of the cave people: `lake+`, `desert''`,
`volcano^`, `jungle:hunter`. A seat may have `totems`, the list of those that it holds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from kroon.core.contract import OVER
from kroon.core.engine import engine
from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import player
from kroon.core.message import Arguments, message
from kroon.core.registry import find_game
from kroon.core.sheet import fields, items, one_of, read_seats, read_sheet, result
from kroon.games.domino.board import Place
from kroon.games.domino.draft import DONE, NOBODY
from kroon.games.domino.sheet import (
    Box,
    Frame,
    check_discarded,
    check_kingdom,
    dominoes_of,
    find_dominoes,
    read_squares,
    write_kingdom,
    write_set,
)
from kroon.games.domino.things import square as square_of
from kroon.games.domino.tiling import GivenUp, Label, Pair, legal_order
from kroon.games.origins.options import MODES
from kroon.games.origins.state import (
    DISCOVERY,
    DOMINO,
    FIRST_RESOURCE_TERRAIN,
    PEOPLE_NAMES,
    RANGE,
    RESOURCE_NAMES,
    RESOURCES,
    TERRAIN_NAMES,
    TILES,
    TOTEM_MODE,
    TRIBE,
    VOLCANO,
)
from kroon.games.origins.things import person, resource

OPEN_PRICE, PILE_PRICE = 2, 4
ROUNDS = 12
MOST_ORDERS = 3000
"""How many flights of fires are tried for a territory, over all its tilings; real ones need a tenth."""

_SQUARE = re.compile(
    rf"({'|'.join(TERRAIN_NAMES)})(\*{{0,2}})(\^{{0,3}})('{{0,3}})(\+?)(?::({'|'.join(PEOPLE_NAMES)}))?"
)
_TERRITORY = ("castle", "discarded", "totems")
_RULES = {"box": "O1", "share": "O1", "place": "O4", "frame": "O4", "must": "O5", "fire": "O7"}


@dataclass(frozen=True)
class Drawn:
    """A square as drawn, with what lies on it."""

    terrain: int
    fires: int
    craters: int
    token: int
    resource: bool
    person: int | None

    @property
    def label(self) -> Label:
        """What is printed on it."""
        return (self.terrain, self.fires, self.craters)

    @property
    def bears(self) -> bool:
        """Whether a resource lies on it when its row is revealed (O11)."""
        return FIRST_RESOURCE_TERRAIN <= self.terrain < FIRST_RESOURCE_TERRAIN + RESOURCES and not self.fires


Territory = Mapping[Place, Drawn]
Flight = dict[Place, Place]
"""Where the fires of volcanoes landed."""


def write_label(label: Label) -> str:
    """What is printed on a square, as in a sheet."""
    return TERRAIN_NAMES[label[0]] + "*" * label[1] + "^" * label[2]


BOX = Box("origins", dominoes_of(DOMINO, (0, 1, 4), (2, 3, 5)), _RULES, write_label)


def from_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The score of territories as drawn by hand, or why they are impossible."""
    game = find_game("origins")
    options = read_sheet(game, sheet)
    players: int = options["players"]
    mode = MODES.index(options["mode"])
    seats = [
        fields(seat, f"seats[{n}]", ("squares",), _TERRITORY)
        for n, seat in enumerate(read_seats(sheet, players, alone=True))
    ]
    s = engine(game).started(game.options.encode(options))
    turns = ROUNDS * (2 if players == 2 else 1)  # O1, O25
    frame = Frame(int(s.frame), turns)
    territories = []
    for seat, given in enumerate(seats):
        where = f"seats[{seat}]"
        territory = _read_territory(given, where)
        drawing = {at: square.label for at, square in territory.items()}
        check_kingdom(BOX, frame, seat, drawing)
        _check_things(seat, territory, mode, turns)
        _write(s.kingdoms[seat], territory)
        s.kingdoms[seat].discarded = check_discarded(given, where, seat, drawing, BOX, frame)
        territories.append(territory)
    _check_people(territories)
    drawings = [{at: square.label for at, square in territory.items()} for territory in territories]
    dominoes, unchecked = find_dominoes(BOX, drawings, _Fires(territories).order)
    alone = len(seats) < players
    if mode == TOTEM_MODE:
        s.holders[:] = _holders(seats, territories, alone)
        if alone:
            unchecked.append(message("origins-sheet-unchecked-totems"))
    elif any("totems" in given for given in seats):
        raise Illegal(Reason("origins-sheet-no-totems", "O13"))
    s.phase, s.actor, s.left, s.players = DONE, OVER, 0, len(seats)
    return result(game, s, unchecked, alone) | {"dominoes": dominoes}


# Reading and writing


def _read_territory(given: Mapping[str, Any], where: str) -> dict[Place, Drawn]:
    territory = {}
    for place, text in read_squares(given, where, BOX).items():
        form = _SQUARE.fullmatch(text) if isinstance(text, str) else None
        if not form:
            raise Malformed(
                "origins-sheet-square",
                where=where,
                value=short(text),
                names=", ".join(TERRAIN_NAMES),
                people=", ".join(PEOPLE_NAMES),
            )
        terrain, fires, craters, token, resource, person = form.groups()
        territory[place] = Drawn(
            TERRAIN_NAMES.index(terrain),
            len(fires),
            len(craters),
            len(token),
            bool(resource),
            PEOPLE_NAMES.index(person) if person else None,
        )
    return territory


def _write(k: Any, territory: Territory) -> None:
    write_kingdom(k, {at: (square.terrain, square.fires + square.token) for at, square in territory.items()})
    write_set(k, k.tokens, [at for at, square in territory.items() if square.token])
    write_set(k, k.resources, [at for at, square in territory.items() if square.resource])
    for craters in range(len(k.craters)):
        write_set(
            k, k.craters[craters], [at for at, square in territory.items() if square.craters > craters + 1]
        )
    for kind in range(len(k.people)):
        write_set(k, k.people[kind], [at for at, square in territory.items() if square.person == kind])


# What lies on the squares


def _check_things(seat: int, territory: Territory, mode: int, turns: int) -> None:
    """Refuse tokens, resources and cave people that can't lie where they were drawn, or not so many."""
    for place, square in territory.items():
        reason = _wrong_with(square, mode)
        if reason:
            key, rule = reason
            given = {"seat": player(seat), "place": square_of(place, seat)}
            raise Illegal(Reason(f"origins-sheet-{key}", rule, given))
    if _flight(territory, lambda _: True) is None:
        _refuse_fires(seat, territory)
    if mode == TRIBE and not _payments_possible(territory, turns):
        raise Illegal(Reason("origins-sheet-payments", "O17", {"seat": player(seat)}))


def _wrong_with(square: Drawn, mode: int) -> tuple[str, str] | None:
    """What is impossible about a square by itself, and the rule that says so."""
    if square.token and square.terrain == VOLCANO:
        return "token-on-volcano", "O7"
    if square.token and square.fires:
        return "token-on-fire", "O7"
    if square.resource and mode == DISCOVERY:
        return "no-resources", "O11"
    if square.resource and not square.bears:
        return "resource-place", "O11"
    if square.resource and square.token:
        return "resource-burnt", "O12"
    if mode == TOTEM_MODE and square.bears and not square.token and not square.resource:
        return "resource-missing", "O12"
    if square.person is not None:
        if mode != TRIBE:
            return "no-people", "O16"
        if square.fires or square.resource:
            return "person-place", "O19"
        if square.token:
            return "person-burnt", "O20"
    return None


def _flight(territory: Territory, fits: Callable[[Flight], bool]) -> Flight | None:
    """A way in which the fires can have flown: for each volcano the square where its token lies.

    All flights of the first so many volcanoes must fit, too. A volcano lies on a domino with a square that its
    fire can reach, so no fire was ever without a target (O8).
    """
    volcanoes = {at: square.craters for at, square in territory.items() if square.terrain == VOLCANO}
    tokens = {at: square.token for at, square in territory.items() if square.token}
    if Counter(volcanoes.values()) != Counter(tokens.values()):
        return None
    targets = {
        volcano: [
            at for at, fires in tokens.items() if fires == craters and _apart(volcano, at) <= RANGE[craters]
        ]
        for volcano, craters in volcanoes.items()
    }
    order = sorted(volcanoes, key=lambda volcano: len(targets[volcano]))

    def fly(flown: Flight) -> Flight | None:
        if len(flown) == len(order):
            return flown
        volcano = order[len(flown)]
        for target in targets[volcano]:
            if target not in flown.values() and fits(flown | {volcano: target}):
                whole = fly(flown | {volcano: target})
                if whole is not None:
                    return whole
        return None

    return fly({})


def _refuse_fires(seat: int, territory: Territory) -> None:
    """Say why the tokens can't have come from the volcanoes."""
    for craters in range(1, len(RANGE)):
        volcanoes = sum(square.craters == craters for square in territory.values())
        tokens = sum(square.token == craters for square in territory.values())
        if volcanoes != tokens:
            given: Arguments = {
                "seat": player(seat),
                "craters": craters,
                "volcanoes": volcanoes,
                "tokens": tokens,
            }
            raise Illegal(Reason("origins-sheet-tokens", "O8", given))
    raise Illegal(Reason("origins-sheet-range", "O7", {"seat": player(seat)}))


class _Fires:
    """Looks for orders of laying in which every fire finds the square where its token lies (O6)."""

    def __init__(self, territories: Sequence[Territory]) -> None:
        self._territories = territories
        self._tried = [0] * len(territories)
        self._found: dict[tuple[int, tuple[Pair, ...]], list[Pair] | None] = {}

    def order(self, seat: int, pairs: Sequence[Pair]) -> list[Pair] | None:
        """Such an order for the dominoes of a seat; None when there is none."""
        tiling = (seat, tuple(sorted(pairs)))
        if tiling in self._found:
            return self._found[tiling]
        territory = self._territories[seat]
        drawing = {at: square.label for at, square in territory.items()}

        def fits(flown: Flight) -> bool:
            if self._tried[seat] == MOST_ORDERS:
                raise GivenUp
            self._tried[seat] += 1
            return legal_order(drawing, pairs, flown) is not None

        flown = _flight(territory, fits)
        self._found[tiling] = None if flown is None else legal_order(drawing, pairs, flown)
        return self._found[tiling]


def _apart(a: Place, b: Place) -> int:
    """The distance in steps in all eight directions (O7)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


# Cave people and what was paid for them


def _payments_possible(territory: Territory, turns: int) -> bool:
    """Whether the resources that are gone can have been paid for the cave people that came (O17).

    Gone are those of squares without a token; those under a token may have been paid before it fell. Cave
    people may have come and burnt where a token lies (O20). Nobody recruits in the last round (O21).
    """
    missing = [0] * RESOURCES
    burnt = [0] * RESOURCES
    for square in territory.values():
        if square.bears and not square.resource:
            (burnt if square.token else missing)[square.terrain - FIRST_RESOURCE_TERRAIN] += 1
    people = sum(square.person is not None for square in territory.values())
    tokens = sum(square.token > 0 for square in territory.values())
    most = turns - turns // ROUNDS
    for extra in product(*(range(count + 1) for count in burnt)):
        paid = [gone + more for gone, more in zip(missing, extra, strict=True)]
        # who burnt stood on a square without a resource: on one that had paid, or that never bore any
        places = tokens - sum(burnt) + sum(extra)
        for recruits in range(people, min(people + places, most) + 1):
            from_pile, odd = divmod(sum(paid) - OPEN_PRICE * recruits, PILE_PRICE - OPEN_PRICE)
            from_open = recruits - from_pile
            if odd or from_pile < 0 or from_open < 0 or from_pile > min(paid):
                continue
            if all(count - from_pile <= from_open for count in paid):
                return True
    return False


def _check_people(territories: Sequence[Territory]) -> None:
    """Refuse more cave people of a kind than there are tiles."""
    found = Counter(square.person for territory in territories for square in territory.values())
    for kind, name in enumerate(PEOPLE_NAMES):
        if found[kind] > TILES[kind]:
            rule = "O22" if TILES[kind] == TILES[0] and not name.startswith("warrior") else "O23"
            given: Arguments = {"name": person(name), "count": str(found[kind]), "there": str(int(TILES[kind]))}
            raise Illegal(Reason("origins-sheet-tiles", rule, given))


# Totems


def _holders(seats: Sequence[Mapping[str, Any]], territories: Sequence[Territory], alone: bool) -> list[int]:
    """Who holds each totem at the end: as the seats say, or as the resources tell."""
    held = [_read_totems(given, f"seats[{n}].totems") for n, given in enumerate(seats)]
    told = any("totems" in given for given in seats)
    holders = []
    for totem, name in enumerate(RESOURCE_NAMES):
        with_it = [seat for seat, names in enumerate(held) if name in names]
        if len(with_it) > 1:
            given: Arguments = {"totem": resource(name), "seats": tuple(map(player, with_it))}
            raise Illegal(Reason("origins-sheet-totem-twice", "O13", given))
        holder = with_it[0] if with_it else NOBODY
        if not alone:
            terrain = FIRST_RESOURCE_TERRAIN + totem
            counts = [sum(q.resource and q.terrain == terrain for q in each.values()) for each in territories]
            holder = _judged_holder(name, holder, counts, told)
        holders.append(holder)
    return holders


def _judged_holder(name: str, holder: int, counts: Sequence[int], told: bool) -> int:
    """The holder of a totem, checked against what everybody has of its resource (O13, O14)."""
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    if not told and holder == NOBODY:
        if len(best) > 1:
            raise Malformed("origins-sheet-totem-tie", totem=resource(name), seats=tuple(map(player, best)))
        return best[0]
    if holder == NOBODY:
        if max(counts) > 0:  # whoever had the first one took it, and since then somebody holds it
            raise Illegal(Reason("origins-sheet-totem-nobody", "O13", {"totem": resource(name)}))
    elif holder not in best:
        given = {"totem": resource(name), "seat": player(holder), "best": player(best[0])}
        raise Illegal(Reason("origins-sheet-totem-holder", "O14", given))
    return holder


def _read_totems(given: Mapping[str, Any], where: str) -> list[str]:
    return [one_of(each, where, RESOURCE_NAMES) for each in items(given.get("totems", []), where)]
