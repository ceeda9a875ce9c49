"""What Origins has to say: what is asked, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import player
from kroon.core.message import Message, message
from kroon.games.domino.telling import Labelled, Named, ask_draft, tell_king, tell_move, tell_row
from kroon.games.domino.things import square
from kroon.games.origins.notation import place_of_cell
from kroon.games.origins.state import (
    CAVE_ID,
    DOMINO,
    DOMINO_ID,
    FIRE,
    MOVES,
    OPEN_ID,
    PAY,
    PEOPLE_NAMES,
    PILE_ID,
    RANGE,
    RECRUIT,
    RECRUIT_ID,
    RESOURCE_NAMES,
    SEAT_ID,
    SETTLE,
    SQUARE_ID,
    TAKE,
    TAKE_ID,
    TERRAIN_NAMES,
    TOTEM,
    TOTEM_ID,
)
from kroon.games.origins.things import person, resource


def _domino(number: int) -> tuple[Labelled, Labelled]:
    row = [int(each) for each in DOMINO[number]]
    a = (row[0], "*" * row[1] + "^" * row[4])
    return a, (row[2], "*" * row[3] + "^" * row[5])


NAMED = Named("origins", TERRAIN_NAMES, _domino)


def ask(s: Any) -> Message:
    """What is asked now."""
    if s.actor in (CHANCE, OVER):
        return ask_draft(s, NAMED)
    if s.phase == TAKE:
        return message("origins-ask-take")
    if s.phase == FIRE:
        craters = int(DOMINO[s.row[s.turn], 4 + s.flying])
        return message("origins-ask-fire", fires=craters, range=int(RANGE[craters]))
    if s.phase == TOTEM:
        return message("origins-ask-totem", name=resource(RESOURCE_NAMES[int(s.totem)]))
    if s.phase == RECRUIT:
        return message("origins-ask-recruit")
    if s.phase == PAY:
        return message("origins-ask-pay", name=person(PEOPLE_NAMES[int(s.recruit)]), owed=int(s.owed))
    if s.phase == SETTLE:
        return message("origins-ask-settle", name=person(PEOPLE_NAMES[int(s.recruit)]))
    return ask_draft(s, NAMED)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> Message:  # noqa: ARG001
    """An event; nothing is ever hidden."""
    id = ids[0]
    if id >= CAVE_ID:
        return message("origins-tell-cave", names=tuple(person(PEOPLE_NAMES[each - CAVE_ID]) for each in ids))
    if id >= SEAT_ID:
        return tell_king(id - SEAT_ID, NAMED.game)
    if id >= MOVES:
        return tell_row([each - DOMINO_ID for each in ids])
    if id < TAKE_ID:
        return tell_move(s, id, NAMED)
    return _tell_own(s, id, int(s.actor))


def _tell_own(s: Any, id: int, seat: int) -> Message:
    """The moves that only Origins has."""
    who = player(seat)
    if id < SQUARE_ID:
        return message("origins-tell-take", seat=who, which="inner" if id > TAKE_ID else "outer")
    if id < TOTEM_ID:
        place = square(place_of_cell(id - SQUARE_ID), seat)
        if s.phase == SETTLE:
            return message(
                "origins-tell-settle", seat=who, place=place, name=person(PEOPLE_NAMES[int(s.recruit)])
            )
        return message("origins-tell-fire" if s.phase == FIRE else "origins-tell-pay", seat=who, place=place)
    if id < RECRUIT_ID:
        totem, heir = divmod(id - TOTEM_ID, 4)
        return message("origins-tell-totem", seat=who, name=resource(RESOURCE_NAMES[totem]), heir=player(heir))
    if id == RECRUIT_ID:
        return message("origins-tell-recruit-none", seat=who)
    key, first = ("open", OPEN_ID) if id < PILE_ID else ("pile", PILE_ID)
    return message(f"origins-tell-recruit-{key}", seat=who, name=person(PEOPLE_NAMES[id - first]))
