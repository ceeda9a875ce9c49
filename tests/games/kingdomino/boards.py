"""Positions of Kingdomino for tests: kingdoms drawn as text, and tables that are brought to a point by events.

A drawing has a cell for each square, separated by spaces: `C` the castle, `.` nothing, else the letter of a
terrain (wheat, forest, lake, grassland, swamp, mine) with a star for each crown: `W`, `F*`, `M***`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from kroon.core.contract import OVER
from kroon.core.errors import Illegal
from kroon.core.play import Play, replayed
from kroon.core.registry import find_game
from kroon.games.domino.draft import DONE
from kroon.games.domino.kingdom import MARGIN, PITCH

Place = tuple[int, int]
Kingdom = dict[Place, tuple[str, int]]
"""Terrain and crowns by place, seen from the castle."""

LETTERS = {"W": "wheat", "F": "forest", "L": "lake", "G": "grassland", "S": "swamp", "M": "mine"}
TERRAINS = list(LETTERS.values())


def kingdom(drawing: str) -> Kingdom:
    """The squares of a drawing."""
    cells = {
        (x, y): cell
        for y, line in enumerate(drawing.strip().splitlines())
        for x, cell in enumerate(line.split())
        if cell != "."
    }
    [(left, top)] = [place for place, cell in cells.items() if cell == "C"]
    return {
        (x - left, y - top): (LETTERS[cell[0]], cell.count("*"))
        for (x, y), cell in cells.items()
        if cell != "C"
    }


def write_kingdom(k: Any, squares: Kingdom) -> None:
    """Put squares into an empty kingdom of a state."""
    places = [(0, 0), *squares]
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places) for axis in (0, 1))
    k.castle_x, k.castle_y = MARGIN - left, MARGIN - top
    k.width, k.height = right - left + 1, bottom - top + 1
    land, crowns = [0] * len(TERRAINS), [0] * 3
    used = 0
    for x, y in places:
        bit = 1 << (y - top + MARGIN) * PITCH + (x - left + MARGIN)
        used |= bit
        if (x, y) != (0, 0):
            terrain, number = squares[x, y]
            land[TERRAINS.index(terrain)] |= bit
            for c in range(number):
                crowns[c] |= bit
    for field, words in ((k.land, land), (k.crowns, crowns)):
        for i, word in enumerate(words):
            field[i, 0], field[i, 1] = _halves(word)
    k.used[0], k.used[1] = _halves(used)


def played(*events: str, **options: Any) -> Play:
    """A table after some events."""
    return replayed(find_game("kingdomino"), options, events)


def at_first_placing(**options: Any) -> Play:
    """A table with rows 1 to 4 and 5 to 8 (to 3 and 4 to 6 with three), where seat a must place domino 1."""
    play = Play(find_game("kingdomino"), {"players": 2} | options)
    while play.game.view(play.state, None)["asks"] != "place":
        play.apply(play.legal_ids()[0])
    return play


def placing(drawing: str, domino: int, **options: Any) -> Play:
    """A table where seat a, with the kingdom that is drawn, must place a domino."""
    play = at_first_placing(**options)
    play.state.row[0] = domino
    write_kingdom(play.state.kingdoms[0], kingdom(drawing))
    return play


def ended(*drawings: str, discarded: Sequence[int] = (), **options: Any) -> Play:
    """A table at the end of a game, with the kingdoms that are drawn."""
    play = Play(find_game("kingdomino"), {"players": len(drawings)} | options)
    for seat, drawing in enumerate(drawings):
        write_kingdom(play.state.kingdoms[seat], kingdom(drawing))
    for seat, count in enumerate(discarded):
        play.state.kingdoms[seat].discarded = count
    play.state.phase, play.state.actor = DONE, OVER
    return play


def first_choices(play: Play, until: str | None = None) -> list[str]:
    """Play on with the lowest id each time, to the end or until an event begins so; the events."""
    before = len(play.events)
    while not play.over and not (until and play.legal() and play.legal()[0][2:].startswith(until)):
        play.apply(play.legal_ids()[0])
    return play.events[before:]


def refusal(play: Play, event: str) -> tuple[str, str]:
    """The number of the rule that refuses an event, and the reason's name; the table stays as it was."""
    before = play.state.tobytes(), list(play.events)
    with pytest.raises(Illegal) as refused:
        play.play(event)
    reason = refused.value.reason
    assert (play.state.tobytes(), play.events) == before
    assert f"(rule {reason.rule})" in str(refused.value)
    return reason.rule, reason.key.partition("-")[2]


def _halves(word: int) -> tuple[np.uint64, np.uint64]:
    return np.uint64(word & (2**64 - 1)), np.uint64(word >> 64)
