"""Kingdoms as drawn by hand, for the score pads of both domino games: reading, checking, writing into a state.

A kingdom is an object: `squares` has a text for each square by its place, seen from the castle; `castle` says
where the castle is if not at 0,0; `discarded` how many dominoes left the game, which follows from the squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import player
from kroon.core.message import Argument, Message, Thing, message
from kroon.core.sheet import fields, items, number
from kroon.games.domino.board import Place, neighbours, place_text
from kroon.games.domino.draft import DOMINOES
from kroon.games.domino.kingdom import MARGIN, PITCH
from kroon.games.domino.notation import PLACE_FORM
from kroon.games.domino.things import square
from kroon.games.domino.tiling import (
    CASTLE,
    Accept,
    Drawing,
    Kind,
    Label,
    Pair,
    has_shape,
    kind_of,
    legal_order,
    tile,
)

FARTHEST = 99
"""The farthest coordinate of a castle that is not at 0,0."""

Order = Callable[[int, Sequence[Pair]], list[Pair] | None]
"""The dominoes of a seat in an order in which they can be laid, by all rules of the game; None: in no order."""


@dataclass(frozen=True)
class Box:
    """A domino game: its name, the labels of the dominoes by number, and which of its rules is about what.

    That is: box (the dominoes), share (how many a player gets), place, frame, must (be placed), fire.
    """

    name: str
    dominoes: Sequence[tuple[Label, Label]]
    rules: Mapping[str, str]
    write: Callable[[Label], str]
    """A label as it is written in a sheet."""

    @property
    def stock(self) -> Counter[Kind]:
        """How many dominoes of each kind there are."""
        return Counter(kind_of(*labels) for labels in self.dominoes)

    @property
    def labels(self) -> Counter[Label]:
        """How many squares of each label there are."""
        return Counter(label for labels in self.dominoes for label in labels)

    def illegal(self, key: str, rule: str, **args: Argument) -> Illegal:
        """A refusal by the rule about something."""
        return Illegal(Reason(f"domino-sheet-{key}", self.rules[rule], args | {"game": self.name}))


@dataclass(frozen=True)
class Frame:
    """What the options say about kingdoms."""

    size: int
    """5 or 7."""
    share: int
    """Dominoes that each player gets in the course of the game."""
    may_decline: bool = False
    """Whether a domino that fits may be given up."""


def dominoes_of(table: Any, a: Sequence[int], b: Sequence[int]) -> list[tuple[Label, Label]]:
    """The labels of a game's dominoes, from the columns of square a and square b."""
    rows = [[int(each) for each in row] for row in table[1 : DOMINOES + 1]]
    return [(tuple(row[at] for at in a), tuple(row[at] for at in b)) for row in rows]


# Reading


def read_squares(kingdom: Mapping[str, Any], where: str, box: Box) -> dict[Place, Any]:
    """The texts of the squares of a kingdom by their places, seen from the castle."""
    x, y = _castle(kingdom.get("castle", [0, 0]), f"{where}.castle")
    found = {}
    for key, text in fields(kingdom["squares"], f"{where}.squares").items():
        form = PLACE_FORM.fullmatch(key)
        if not form:
            raise Malformed("domino-sheet-place", where=f"{where}.squares", place=short(key))
        found[int(form[1]) - x, int(form[2]) - y] = text
    if CASTLE in found:
        raise box.illegal("on-castle", "place", place=place_text((x, y)))
    return found


def check_discarded(
    kingdom: Mapping[str, Any], where: str, seat: int, drawing: Drawing, box: Box, frame: Frame
) -> int:
    """How many dominoes of a player left the game: all that don't lie in the kingdom."""
    laid = len(drawing) // 2
    left = frame.share - laid
    if "discarded" in kingdom:
        given = number(kingdom["discarded"], f"{where}.discarded", 0, DOMINOES)
        if given != left:
            counts = {"share": str(frame.share), "laid": str(laid), "given": str(given), "left": str(left)}
            raise box.illegal("share", "share", seat=player(seat), **counts)
    return left


def _castle(value: Any, where: str) -> Place:
    place = items(value, where)
    if len(place) != 2:
        raise Malformed("domino-sheet-castle", where=where, value=short(value))
    x, y = (number(each, where, -FARTHEST, FARTHEST) for each in place)
    return x, y


# Checking one kingdom


def check_kingdom(box: Box, frame: Frame, seat: int, drawing: Drawing) -> None:
    """Refuse a kingdom that can't be, for reasons that need no search."""
    who = player(seat)
    size = str(frame.size)
    xs, ys = ([place[axis] for place in (CASTLE, *drawing)] for axis in (0, 1))
    if max(max(xs) - min(xs), max(ys) - min(ys)) >= frame.size:
        raise box.illegal("frame", "frame", seat=who, frame=size)
    _check_labels(box, who, [drawing])
    if len(drawing) % 2:
        raise box.illegal("odd", "place", seat=who, squares=str(len(drawing)))
    island = sorted(set(drawing) - _reached(drawing), key=lambda place: (place[1], place[0]))
    if island:
        raise box.illegal("island", "place", seat=who, place=square(island[0], seat))
    if not has_shape(drawing):
        raise box.illegal("shape", "place", seat=who)
    room = _room_at_castle(drawing, frame.size)
    if len(drawing) // 2 < frame.share and room and not frame.may_decline:
        a, b = (square(place, seat) for place in room)
        laid, share = str(len(drawing) // 2), str(frame.share)
        raise box.illegal("must", "must", seat=who, laid=laid, share=share, a=a, b=b)


def _check_labels(box: Box, who: Argument, drawings: Sequence[Drawing]) -> None:
    """Refuse squares that the box doesn't have, or not so often."""
    drawn = Counter(label for drawing in drawings for label in drawing.values())
    for label, count in drawn.items():
        there = box.labels[label]
        if there == 0:
            raise box.illegal("no-label", "box", seat=who, square=box.write(label))
        if count > there:
            counts = {"count": str(count), "there": str(there)}
            raise box.illegal("labels", "box", seat=who, square=box.write(label), **counts)


def _reached(drawing: Drawing) -> set[Place]:
    reached, edge = {CASTLE}, [CASTLE]
    while edge:
        for beside in neighbours(edge.pop()):
            if beside in drawing and beside not in reached:
                reached.add(beside)
                edge.append(beside)
    return reached


def _room_at_castle(drawing: Drawing, frame: int) -> Pair | None:
    """Two free squares where any domino fits, as one of them touches the castle.

    If they are free at the end they were free all the time, and the frame left more open then.
    """
    spans = []
    for axis in (0, 1):
        along = [place[axis] for place in (CASTLE, *drawing)]
        spans.append(range(max(along) - frame + 1, min(along) + frame))

    def free(place: Place) -> bool:
        inside = place[0] in spans[0] and place[1] in spans[1]
        return inside and place not in drawing and place != CASTLE

    for a in filter(free, neighbours(CASTLE)):
        for b in filter(free, neighbours(a)):
            return a, b
    return None


# Which dominoes


def find_dominoes(
    box: Box, drawings: Sequence[Drawing], order: Order | None = None
) -> tuple[list[list[str] | None], list[Message]]:
    """For each seat dominoes that can lie so, in an order of laying; and what could not be checked.

    A domino is written as in an event: its number, and where its squares lie. Raises Illegal if there are none.
    """
    in_order: Order = order or (lambda seat, pairs: legal_order(drawings[seat], pairs))
    accept: Accept | None = None if order is None else lambda seat, pairs: order(seat, pairs) is not None
    if len(drawings) > 1:
        _check_labels(box, _all(drawings), drawings)
    tiled = tile(drawings, box.stock, accept=accept)
    if tiled.pairs is not None:
        return list(_numbered(box, drawings, tiled.pairs, in_order)), []
    unchecked: list[Message] = []
    found: list[list[str] | None] = []
    for seat, drawing in enumerate(drawings):
        pairs = _alone(box, seat, drawing, accept)
        if pairs is None:
            unchecked.append(message("domino-sheet-unchecked", seat=player(seat), game=box.name))
        found.append(None if pairs is None else _numbered_alone(box, seat, drawing, pairs, in_order))
    if tiled.sure:
        raise box.illegal("together", "box", seats=_all(drawings))
    if len(drawings) > 1:
        unchecked.append(message("domino-sheet-unchecked-together", game=box.name))
    return found, unchecked


def _all(drawings: Sequence[Drawing]) -> tuple[Thing, ...]:
    return tuple(map(player, range(len(drawings))))


def _alone(box: Box, seat: int, drawing: Drawing, accept: Accept | None) -> list[Pair] | None:
    """The dominoes of a kingdom with a box of its own; None: too hard to tell. Raises Illegal if none fit."""
    mine: Accept | None = None if accept is None else lambda _, pairs: accept(seat, pairs)
    tiled = tile([drawing], box.stock, accept=mine)
    if tiled.pairs is not None:
        return tiled.pairs[0]
    if not tiled.sure:
        return None
    who = player(seat)
    if tile([drawing], box.stock, joined=False).pairs is None:
        raise box.illegal("box", "box", seat=who)
    if accept is None or tile([drawing], box.stock).pairs is None:
        raise box.illegal("order", "place", seat=who)
    raise box.illegal("fire-order", "fire", seat=who)


def _numbered(
    box: Box, drawings: Sequence[Drawing], pairs: Sequence[Sequence[Pair]], order: Order
) -> list[list[str]]:
    """The dominoes of all kingdoms with numbers, each number once."""
    left = _numbers(box)
    return [_events(box, drawing, order(n, pairs[n]) or [], left) for n, drawing in enumerate(drawings)]


def _numbered_alone(box: Box, seat: int, drawing: Drawing, pairs: Sequence[Pair], order: Order) -> list[str]:
    return _events(box, drawing, order(seat, pairs) or [], _numbers(box))


def _numbers(box: Box) -> dict[Kind, list[int]]:
    numbers: dict[Kind, list[int]] = {}
    for n, labels in enumerate(box.dominoes, start=1):
        numbers.setdefault(kind_of(*labels), []).append(n)
    return numbers


def _events(box: Box, drawing: Drawing, order: Sequence[Pair], left: dict[Kind, list[int]]) -> list[str]:
    events = []
    for pair in order:
        n = left[kind_of(drawing[pair[0]], drawing[pair[1]])].pop(0)
        first = box.dominoes[n - 1][0]
        a, b = sorted(pair, key=lambda place: (drawing[place] != first, place[1], place[0]))
        events.append(f"{n} {place_text(a)} {place_text(b)}")
    return events


# Writing into a state


def write_kingdom(k: Any, squares: Mapping[Place, tuple[int, int]]) -> None:
    """Put squares, with their terrains and crowns, into an empty kingdom of a state."""
    places = [CASTLE, *squares]
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places) for axis in (0, 1))
    k.castle_x, k.castle_y = MARGIN - left, MARGIN - top
    k.width, k.height = right - left + 1, bottom - top + 1
    write_set(k, k.used, places)
    for terrain in range(len(k.land)):
        write_set(k, k.land[terrain], [at for at, square in squares.items() if square[0] == terrain])
    for crowns in range(len(k.crowns)):
        write_set(k, k.crowns[crowns], [at for at, square in squares.items() if square[1] > crowns])


def write_set(k: Any, words: Any, places: Sequence[Place]) -> None:
    """Make a set of squares of a kingdom hold these places."""
    bits = sum(1 << (y + int(k.castle_y)) * PITCH + x + int(k.castle_x) for x, y in places)
    words[0], words[1] = np.uint64(bits & (2**64 - 1)), np.uint64(bits >> 64)
