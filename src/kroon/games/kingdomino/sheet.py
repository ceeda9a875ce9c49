"""The score pad of Kingdomino: kingdoms of a real table, checked and scored.

A square is written as its terrain with a star for each crown: `wheat`, `forest*`, `mine***`. In a dynasty a
seat has `games`, a list of its three kingdoms, instead of one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import engine
from kroon.core.errors import Malformed, short
from kroon.core.registry import find_game
from kroon.core.sheet import fields, items, read_seats, read_sheet, result
from kroon.games.domino.board import Place
from kroon.games.domino.draft import DONE
from kroon.games.domino.sheet import (
    Box,
    Frame,
    check_discarded,
    check_kingdom,
    dominoes_of,
    find_dominoes,
    read_squares,
    write_kingdom,
)
from kroon.games.domino.tiling import Label
from kroon.games.kingdomino.state import DOMINO, GAMES, NEXT_GAME, NEXT_GAME_ID, TERRAIN_NAMES

_SQUARE = re.compile(rf"({'|'.join(TERRAIN_NAMES)})(\*{{0,3}})")
_KINGDOM = ("castle", "discarded")
_RULES = {"box": "K2", "share": "K10", "place": "K11", "frame": "K12", "must": "K13"}


def write_label(label: Label) -> str:
    """A square as in a sheet."""
    return TERRAIN_NAMES[label[0]] + "*" * label[1]


BOX = Box("kingdomino", dominoes_of(DOMINO, (0, 1), (2, 3)), _RULES, write_label)


def from_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The score of kingdoms as drawn by hand, or why they are impossible."""
    game = find_game("kingdomino")
    options = read_sheet(game, sheet)
    players: int = options["players"]
    seats = read_seats(sheet, players, alone=True)
    games = GAMES if options["dynasty"] else 1
    kingdoms = [_read_seat(seat, f"seats[{n}]", options["dynasty"]) for n, seat in enumerate(seats)]
    s = engine(game).started(game.options.encode(options))
    frame = Frame(int(s.frame), int(s.left) // players, bool(s.may_decline))
    dominoes, unchecked = [], []
    for n in range(games):
        drawings = []
        for seat, of_seat in enumerate(kingdoms):
            where, kingdom = of_seat[n]
            drawing = _read_drawing(kingdom, where)
            check_kingdom(BOX, frame, seat, drawing)
            k = s.kingdoms[seat]
            write_kingdom(k, {at: (label[0], label[1]) for at, label in drawing.items()})
            k.discarded = check_discarded(kingdom, where, seat, drawing, BOX, frame)
            drawings.append(drawing)
        found, missed = find_dominoes(BOX, drawings)
        dominoes.append(found)
        unchecked += missed
        if n + 1 < games:
            s.phase, s.actor = NEXT_GAME, CHANCE
            engine(game).apply(s, NEXT_GAME_ID)
    s.phase, s.actor, s.left, s.players = DONE, OVER, 0, len(seats)
    told = result(game, s, unchecked, alone=len(seats) < players)
    return told | {"dominoes": dominoes if options["dynasty"] else dominoes[0]}


def _read_seat(value: Any, where: str, dynasty: bool) -> list[tuple[str, dict[str, Any]]]:
    """The kingdoms of a seat with where they stand in the sheet: one, or three in a dynasty (K19)."""
    if not dynasty:
        return [(where, fields(value, where, ("squares",), _KINGDOM))]
    games = items(fields(value, where, ("games",))["games"], f"{where}.games")
    if len(games) != GAMES:
        raise Malformed("kingdomino-sheet-games", where=f"{where}.games", given=str(len(games)))
    named = [(f"{where}.games[{n}]", each) for n, each in enumerate(games)]
    return [(at, fields(each, at, ("squares",), _KINGDOM)) for at, each in named]


def _read_drawing(kingdom: Mapping[str, Any], where: str) -> dict[Place, Label]:
    drawing: dict[Place, Label] = {}
    for place, text in read_squares(kingdom, where, BOX).items():
        form = _SQUARE.fullmatch(text) if isinstance(text, str) else None
        if not form:
            names = ", ".join(TERRAIN_NAMES)
            raise Malformed("kingdomino-sheet-square", where=where, value=short(text), names=names)
        drawing[place] = (TERRAIN_NAMES.index(form[1]), len(form[2]))
    return drawing
