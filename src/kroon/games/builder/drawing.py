"""The table of Kingdom Builder in a terminal: the board of hexes, gold and players.

A hex is two characters wide and odd rows are shifted by one, so that neighbours touch. Hexes where the
seat that looks on may build are marked with a star, settlements that it may take up with an arrow.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from kroon.core.contract import OVER
from kroon.core.engine import engine
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Thing
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.games.builder.hexes import SIDE, hex_text
from kroon.games.builder.score_sheet import breakdown
from kroon.games.builder.state import (
    BUILD_ID,
    CASTLE,
    KIND_NAMES,
    LAND_NAMES,
    LIFT_ID,
    LOCATION,
    NONE,
    USE_ID,
)
from kroon.games.builder.table import (
    held_kinds,
    kind_of_site,
    land_at,
    owner_of,
    ready_kinds,
    sites,
)
from kroon.games.builder.view import could_hold, last_round, sees_card

_DARK, _LIGHT = "#1d1a16", "#ffffff"
STYLES = (
    Style(color=_DARK, bgcolor="#a9c96a"),  # grass
    Style(color=_DARK, bgcolor="#c98f5f"),  # canyon
    Style(color=_DARK, bgcolor="#ecd49a"),  # desert
    Style(color=_DARK, bgcolor="#cf9dc6"),  # flowers
    Style(color=_LIGHT, bgcolor="#3f7a56"),  # forest
    Style(color=_LIGHT, bgcolor="#3b78a8"),  # water
    Style(color=_LIGHT, bgcolor="#6a6773"),  # mountain
    Style(color=_DARK, bgcolor="#efe6d6", bold=True),  # castle
    Style(color=_LIGHT, bgcolor="#8c2f4f", bold=True),  # location
)
SEAT_COLORS = ("#c2185b", "#1f5fbf", "#1f7a3f", "#8a6d00")
SEAT_STYLES = tuple(Style(color=color, bold=True) for color in SEAT_COLORS)
SEAT_SHAPES = "▲■●◆"
CASTLE_SIGN = "/\\"
LEGAL_SIGN, LIFT_SIGN = "*", "↑"
LEGAL_STYLE = Style(bold=True, underline=True)
LIT_STYLE = Style(bold=True, reverse=True)
LABEL = Style(dim=True)


def draw(s: Any, seat: int | None, lit: Collection[Thing] = ()) -> RenderableType:
    """The board beside gold and players, and the meaning of the letters; `lit`: hexes that stand out."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Group(*_board(s, seat, {place.id for place in lit})), Group(*_side(s, seat)))
    return Padding(Group(_heading(s), table, *_cards(s), _legend()), (1, 0, 0, 0))


# The board


def _board(s: Any, seat: int | None, lit: Collection[str]) -> list[Text]:
    """The rows of the board with their numbers."""
    legal = _legal(s) if seat is not None and s.actor == seat else []
    may_build = {id - BUILD_ID for id in legal if id < LIFT_ID}
    may_lift = {id - LIFT_ID for id in legal if LIFT_ID <= id < USE_ID}
    codes = {int(s.site[n]): say(f"builder-{KIND_NAMES[kind_of_site(s, n)]}-code") for n in sites(s)}
    tens = "".join(f"{column // 10 or ' '} " for column in range(SIDE))
    ones = "".join(f"{column % 10} " for column in range(SIDE))
    lines = [Text(f"   {tens}", style=LABEL), Text(f"   {ones}", style=LABEL)]
    for row in range(SIDE):
        line = Text.assemble((f"{row:>2} " + " " * (row % 2), LABEL))
        for hex in range(row * SIDE, (row + 1) * SIDE):
            sign = LEGAL_SIGN if hex in may_build else LIFT_SIGN if hex in may_lift else ""
            drawn = _hex(s, hex, sign, codes)
            if hex_text(hex) in lit:
                drawn.stylize(LIT_STYLE)
            line.append_text(drawn)
        lines.append(line)
    return lines


def _hex(s: Any, hex: int, sign: str, codes: dict[int, str]) -> Text:
    """Two characters: a settlement's shape and seat, or the land; a sign for what may be done there."""
    land = land_at(s, hex)
    if land == NONE:
        return Text("· ", style=LABEL)
    owner = owner_of(s, hex)
    if owner is not None:
        letter = sign or SEAT_LETTERS[owner]
        style = Style(color=_LIGHT, bgcolor=SEAT_COLORS[owner], bold=True)
        drawn = Text(SEAT_SHAPES[owner] + letter, style=style)
    elif land == CASTLE:
        drawn = Text(CASTLE_SIGN, style=STYLES[land])
    elif land == LOCATION:
        drawn = Text(codes[hex], style=STYLES[land])
    else:
        drawn = Text(_letter(land) + (sign or " "), style=STYLES[land])
    if sign:
        drawn.stylize(LEGAL_STYLE)
    return drawn


# Beside it


def _side(s: Any, seat: int | None) -> list[RenderableType]:
    return [_gold(s), Text(""), *_players(s, seat), Text(""), *_locations(s)]


def _heading(s: Any) -> Text:
    if s.turn == NONE:
        return Text(say("builder-heading-set-up"), style="bold")
    key = "builder-heading-over" if s.actor == OVER else "builder-heading-turn"
    text = Text(say(key, seat=SEAT_LETTERS[s.turn]), style="bold")
    text.append(f"  {say('builder-heading-start', seat=SEAT_LETTERS[s.starter])}", style=LABEL)
    if last_round(s) and s.actor != OVER:
        text.append(f"  {say('builder-heading-last')}", style="bold reverse")
    return text


def _gold(s: Any) -> Table:
    """What each card, and the castles, would pay now."""
    sheets = breakdown(s)
    table = Table(
        title=say("builder-gold"), title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0)
    )
    table.add_column("")
    for seat in range(s.players):
        table.add_column(
            Text(f"{SEAT_SHAPES[seat]}{SEAT_LETTERS[seat]}", style=SEAT_STYLES[seat]), justify="right"
        )
    for line in sheets[0]:
        if line == "total":
            table.add_row(Text(say("builder-total"), style="bold"), *(str(sheet[line]) for sheet in sheets))
        else:
            name = Text(say(f"builder-{line}"))
            name.append("\n" + say(f"builder-{line}-pays"), style=LABEL)
            table.add_row(name, *(str(sheet[line]) for sheet in sheets))
    return table


def _players(s: Any, seat: int | None) -> list[Text]:
    lines = []
    for each in range(s.players):
        line = Text(f"{SEAT_SHAPES[each]} {SEAT_LETTERS[each]} ", style=SEAT_STYLES[each])
        line.append(
            say("builder-seat-line", supply=int(s.supply[each])), style=Style(color="default", bold=False)
        )
        lines.append(line)
        lines.append(Text(f"    {_card(s, each, seat)}", style=Style(color="default")))
        lines.append(Text(f"    {_tiles(s, each)}", style=Style(color="default")))
    return lines


def _card(s: Any, holder: int, seat: int | None) -> str:
    """A player's card, as far as a seat sees it (B34)."""
    if s.hand[holder] == NONE:
        return say("builder-card-none")
    if sees_card(s, holder, seat):
        return say("builder-card-own", terrain=_land(int(s.hand[holder])))
    counts = could_hold(s, holder, seat)
    if all(counts):
        return say("builder-card-hidden")
    possible = [_land(terrain) for terrain, count in enumerate(counts) if count]
    return say("builder-card-could", terrains=", ".join(possible))


def _tiles(s: Any, seat: int) -> str:
    """A player's tiles; in its turn those that can't be used any more in brackets."""
    held = held_kinds(s, seat)
    ready = ready_kinds(s) if seat == s.actor else held
    said = []
    for kind, count in held.items():
        usable = ready.get(kind, 0)
        said += [say("builder-tile-usable", tile=_kind(kind))] * usable
        said += [say("builder-tile-used", tile=_kind(kind))] * (count - usable)
    return ", ".join(said) if said else say("builder-tiles-none")


def _locations(s: Any) -> list[Text]:
    """How many tiles lie on each location hex."""
    lines = [Text(say("builder-locations"), style="bold")] if sites(s) else []
    kinds = sorted({kind_of_site(s, number) for number in sites(s)})
    for kind in kinds:
        places = [
            f"{hex_text(int(s.site[n]))}: {int(s.tiles[n])}" for n in sites(s) if kind_of_site(s, n) == kind
        ]
        line = Text(say(f"builder-{KIND_NAMES[kind]}-code"), style=STYLES[LOCATION])
        line.append(
            f" {_kind(kind)}  " + ", ".join(places), style=Style(color="default", bgcolor="default", bold=False)
        )
        lines.append(line)
    return lines


# Below it


def _cards(s: Any) -> list[Text]:
    """The pile, the discards, and cards that left the game."""
    lines = [Text(say("builder-pile", pile=int(sum(s.pile)), discards=_counted(s.discards)))]
    if sum(s.removed):
        lines.append(Text(say("builder-removed", cards=_counted(s.removed))))
    return lines


def _counted(counts: Any) -> str:
    said = [f"{int(count)} {_land(terrain)}" for terrain, count in enumerate(counts) if count]
    return ", ".join(said) if said else say("builder-nothing")


def _legend() -> Text:
    text = Text()
    for land in range(CASTLE):
        text.append(f"{_letter(land)} ", style=STYLES[land])
        text.append(f" {_land(land)}  ")
    text.append(CASTLE_SIGN, style=STYLES[CASTLE])
    text.append(f" {_land(CASTLE)}  ")
    text.append(f"{LEGAL_SIGN} {say('builder-legend-legal')}  {LIFT_SIGN} {say('builder-legend-lift')}")
    return text


def _legal(s: Any) -> list[int]:
    return engine(find_game("builder")).legal_ids(s)


def _kind(kind: int) -> str:
    return say(f"builder-{KIND_NAMES[kind]}")


def _land(land: int) -> str:
    return say(f"builder-{LAND_NAMES[land]}")


def _letter(land: int) -> str:
    return say(f"builder-{LAND_NAMES[land]}-letter")
