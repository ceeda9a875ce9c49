"""The table in a terminal, from the view of a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Thing
from kroon.core.texts import say
from kroon.games.dominion.cards import (
    ACTIONS,
    BASICS,
    IDS,
    TREASURES,
)
from kroon.games.dominion.things import named_card
from kroon.games.dominion.view import view

ACTION_STYLE, TREASURE_STYLE, VICTORY_STYLE = (
    Style(color="#c8c4bc"),
    Style(color="#e3b23c"),
    Style(color="#7fb069"),
)
SEAT_STYLES = (
    Style(color="#d05a8a", bold=True),
    Style(color="#4f8fd0", bold=True),
    Style(color="#5aa06a", bold=True),
    Style(color="#c9a227", bold=True),
)
SEAT_SHAPES = "▲■●◆"


def draw(s: Any, seat: int | None, lit: Collection[Thing] = ()) -> RenderableType:  # noqa: ARG001
    """The supply, the players with what is open of them, the played cards and the seat's hand."""
    seen = view(s, seat)
    parts: list[RenderableType] = [_heading(seen), _supply(seen)]
    parts.append(Columns([_player(seen, other) for other in range(seen["players"])], padding=(0, 4)))
    if seen["played"]:
        parts.append(_cards(say("dominion-played"), seen["played"]))
    if seen["aside"]:
        parts.append(_cards(say("dominion-aside"), seen["aside"]))
    if seen["discarding"]:
        parts.append(Text(say("dominion-discarding", count=seen["discarding"])))
    if seen["trash"]:
        parts.append(_cards(say("dominion-trash"), seen["trash"]))
    if seat is not None:
        parts.append(_cards(say("dominion-hand"), seen["seats"][seat]["hand"] or {}))
    return Padding(Group(*parts), (1, 0, 0, 0))


def _named(id: str) -> str:
    return str(named_card(id))


def _style(id: str) -> Style:
    card = IDS.index(id)
    if TREASURES >> card & 1:
        return TREASURE_STYLE
    return ACTION_STYLE if ACTIONS >> card & 1 else VICTORY_STYLE


def _heading(seen: Mapping[str, Any]) -> Text:
    if seen["turn"] is None:
        return Text(say("dominion-phase-set-up"), style="bold")
    phase = say(f"dominion-phase-{seen['phase'].replace('_', '-')}", seat=seen["turn"])
    counters = say("dominion-counters", actions=seen["actions"], buys=seen["buys"], coins=seen["coins"])
    return Text(f"{phase}  {counters}", style="bold")


def _supply(seen: Mapping[str, Any]) -> RenderableType:
    """The supply in columns of four: cost, card, number left."""
    costs = seen["costs"]
    piles = sorted(seen["supply"], key=lambda pile: (IDS.index(pile) >= BASICS, costs[pile], IDS.index(pile)))
    columns = []
    for first in range(0, len(piles), 4):
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for id in piles[first : first + 4]:
            left = seen["supply"][id]
            count = Text(f"×{left}", style="dim" if left == 0 else "bold")
            table.add_row(
                Text(f"({seen['costs'][id]})", style="dim"), Text(_named(id), style=_style(id)), count
            )
        columns.append(table)
    return Group(Text(say("dominion-supply"), style="bold"), Columns(columns, padding=(0, 3)))


def _player(seen: Mapping[str, Any], other: int) -> RenderableType:
    public = seen["seats"][other]
    title = Text(f"{SEAT_SHAPES[other]} {SEAT_LETTERS[other]}  ", style=SEAT_STYLES[other])
    title.append(say("dominion-points", points=seen["breakdown"][other]["total"]), style="bold")
    if seen["actor"] == SEAT_LETTERS[other]:
        title.append("  " + say("dominion-to-move"), style="bold reverse")
    lines = [
        say("dominion-hand-size", count=public["hand_size"]),
        say("dominion-draw-pile", count=public["draw_pile"]),
    ]
    if public["revealed"] and public["hand"] is None:
        shown = ", ".join(
            f"{count}× {_named(id)}" if count > 1 else _named(id) for id, count in public["revealed"].items()
        )
        lines.append(say("dominion-revealed", cards=shown))
    if public["discard_top"]:
        lines.append(say("dominion-discard-top", card=_named(public["discard_top"])))
    if public["gained"]:
        lines.append(say("dominion-gained", cards=", ".join(map(_named, public["gained"]))))
    return Group(title, *(Text(f"  {line}") for line in lines))


def _cards(title: str, cards: Mapping[str, int]) -> Text:
    text = Text(f"{title}: ", style="bold")
    for n, (id, count) in enumerate(cards.items()):
        text.append(", " if n else "", style="not bold")
        text.append(f"{count}× " if count > 1 else "", style="not bold")
        text.append(_named(id), style=Style(bold=False) + _style(id))
    if not cards:
        text.append("–", style="not bold")
    return text
