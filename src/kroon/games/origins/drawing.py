"""The table of Origins in a terminal (fires, resources, totems, cave people), and its events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.texts import say
from kroon.games.domino import drawing
from kroon.games.domino.board import Place, place_text, squares
from kroon.games.domino.draft import NOBODY
from kroon.games.domino.drawing import DARK, LIGHT, Labelled, Look
from kroon.games.origins.notation import place_of_cell
from kroon.games.origins.score_sheet import breakdown
from kroon.games.origins.state import (
    CAVE_ID,
    DISCOVERY,
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
    TOTEM_MODE,
    TRIBE,
)
from kroon.games.origins.territory_view import craters_at, people_at, resources_at, tokens_at


def _domino(number: int) -> tuple[Labelled, Labelled]:
    row = [int(each) for each in DOMINO[number]]
    a = (row[0], "*" * row[1] + "^" * row[4])
    return a, (row[2], "*" * row[3] + "^" * row[5])


def _squares(k: Any) -> dict[Place, Labelled]:
    """Each square with what lies on it; a square has never more than one of these."""
    resources, people, tokens, craters = resources_at(k), people_at(k), tokens_at(k), craters_at(k)
    labelled = {}
    for place, square in squares(k).items():
        marks = "*" * square.crowns
        if place in tokens:
            marks = "'" * square.crowns
        if place in people:
            marks = say(f"origins-{PEOPLE_NAMES[people[place]]}-mark")
        elif place in resources:
            marks = say(f"origins-{RESOURCE_NAMES[resources[place]]}-letter")
        elif place in craters:
            marks = "^" * craters[place]
        labelled[place] = (square.terrain, marks)
    return labelled


LOOK = Look(
    game="origins",
    terrains=TERRAIN_NAMES,
    styles=(
        Style(color=DARK, bgcolor="#e8cf8e"),
        Style(color=DARK, bgcolor="#b9b75a"),
        Style(color=LIGHT, bgcolor="#3b82b8"),
        Style(color=LIGHT, bgcolor="#2f6b4a"),
        Style(color=LIGHT, bgcolor="#6e6a76"),
        Style(color=LIGHT, bgcolor="#8c2f23"),
    ),
    seats=tuple(Style(color=colour, bold=True) for colour in ("#d05a8a", "#4f8fd0", "#5aa06a", "#8a8378")),
    squares=_squares,
    domino=_domino,
    points=lambda s: [sheet["total"] for sheet in breakdown(s)],
)


def draw(s: Any, seat: int | None) -> RenderableType:  # noqa: ARG001
    """The rows, totems and cave people, the territories with their scores, and the meaning of the letters."""
    return drawing.draw_table(s, LOOK, drawing.heading(s), _notes(s), _marks(s))


def ask(s: Any) -> str:
    """What is asked now."""
    if s.actor in (CHANCE, OVER):
        return drawing.ask_draft(s, LOOK)
    who = letter_of(int(s.actor))
    if s.phase == TAKE:
        return say("origins-ask-take", seat=who)
    if s.phase == FIRE:
        craters = int(DOMINO[s.row[s.turn], 4 + s.flying])
        return say("origins-ask-fire", seat=who, fires=craters, range=int(RANGE[craters]))
    if s.phase == TOTEM:
        return say("origins-ask-totem", seat=who, name=say(f"origins-{RESOURCE_NAMES[int(s.totem)]}"))
    if s.phase == RECRUIT:
        return say("origins-ask-recruit", seat=who)
    name = say(f"origins-{PEOPLE_NAMES[int(s.recruit)]}")
    if s.phase == PAY:
        return say("origins-ask-pay", seat=who, name=name, owed=int(s.owed))
    if s.phase == SETTLE:
        return say("origins-ask-settle", seat=who, name=name)
    return drawing.ask_draft(s, LOOK)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> str:  # noqa: ARG001
    """An event in words; nothing is ever hidden."""
    id = ids[0]
    if id >= CAVE_ID:
        names = ", ".join(say(f"origins-{PEOPLE_NAMES[each - CAVE_ID]}") for each in ids)
        return say("origins-tell-cave", names=names)
    if id >= SEAT_ID:
        return drawing.tell_king(id - SEAT_ID, LOOK)
    if id >= MOVES:
        return drawing.tell_row([each - DOMINO_ID for each in ids])
    if id < TAKE_ID:
        return drawing.tell_move(s, id, LOOK)
    return _tell_own(s, id, letter_of(int(s.actor)))


def _tell_own(s: Any, id: int, who: str) -> str:
    """The moves that only Origins has."""
    if id < SQUARE_ID:
        return say("origins-tell-take", seat=who, which="inner" if id > TAKE_ID else "outer")
    if id < TOTEM_ID:
        key = {FIRE: "fire", PAY: "pay", SETTLE: "settle"}[int(s.phase)]
        given = {"name": say(f"origins-{PEOPLE_NAMES[int(s.recruit)]}")} if s.phase == SETTLE else {}
        return say(f"origins-tell-{key}", seat=who, place=place_text(place_of_cell(id - SQUARE_ID)), **given)
    if id < RECRUIT_ID:
        totem, heir = divmod(id - TOTEM_ID, 4)
        name = say(f"origins-{RESOURCE_NAMES[totem]}")
        return say("origins-tell-totem", seat=who, name=name, heir=SEAT_LETTERS[heir])
    if id == RECRUIT_ID:
        return say("origins-tell-recruit-none", seat=who)
    key, first = ("open", OPEN_ID) if id < PILE_ID else ("pile", PILE_ID)
    return say(f"origins-tell-recruit-{key}", seat=who, name=say(f"origins-{PEOPLE_NAMES[id - first]}"))


def _notes(s: Any) -> list[Text]:
    """Who holds which totem, or which cave people can be had."""
    if s.mode == TOTEM_MODE:
        held = [
            f"{say(f'origins-{name}')} "
            + (say("origins-nobody") if holder == NOBODY else SEAT_LETTERS[int(holder)])
            for name, holder in zip(RESOURCE_NAMES, s.holders, strict=True)
        ]
        return [Text(say("origins-totems", list=", ".join(held))), Text("")]
    if s.mode == TRIBE:
        tiles = [("origins-open-people", s.open_people), ("origins-cave", s.cave)]
        return [*(Text(say(key, list=_people(counts))) for key, counts in tiles), Text("")]
    return []


def _people(counts: Any) -> str:
    said = [
        say(f"origins-{name}") + (f" ×{int(count)}" if count > 1 else "")
        for name, count in zip(PEOPLE_NAMES, counts, strict=True)
        if count
    ]
    return ", ".join(said) or say("origins-none")


def _marks(s: Any) -> str:
    """The meaning of the marks behind the letters, as far as the mode has them."""
    marks = [f"* {say('origins-fire')}", f"' {say('origins-token')}", f"^ {say('origins-crater')}"]
    if s.mode != DISCOVERY:
        marks += [f"{say(f'origins-{name}-letter')} {say(f'origins-{name}')}" for name in RESOURCE_NAMES]
    if s.mode == TRIBE:
        marks += [f"{say(f'origins-{name}-mark')} {say(f'origins-{name}')}" for name in PEOPLE_NAMES]
    return ", ".join(marks)
