"""The table of Origins in a terminal (fires, resources, totems, cave people)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Thing
from kroon.core.texts import say
from kroon.games.domino import drawing
from kroon.games.domino.board import Place, squares
from kroon.games.domino.draft import NOBODY
from kroon.games.domino.drawing import DARK, LIGHT, Look
from kroon.games.domino.telling import Labelled
from kroon.games.origins.score_sheet import breakdown
from kroon.games.origins.state import (
    DISCOVERY,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    TOTEM_MODE,
    TRIBE,
)
from kroon.games.origins.telling import NAMED
from kroon.games.origins.territory_view import craters_at, people_at, resources_at, tokens_at


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
    named=NAMED,
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
    points=lambda s: [sheet["total"] for sheet in breakdown(s)],
)


def draw(s: Any, seat: int | None, lit: Collection[Thing] = ()) -> RenderableType:  # noqa: ARG001
    """The rows, totems and cave people, the territories with their scores, and the meaning of the letters."""
    return drawing.draw_table(s, LOOK, drawing.heading(s), _notes(s), _marks(s), lit)


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
