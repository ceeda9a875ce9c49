"""Positions of Origins for tests: territories drawn as text, and tables that are brought to a point by events.

A drawing has a cell for each square, separated by spaces: `H` the hut, `.` nothing, else the letter of a
terrain (Desert, Steppe, Lake, Jungle, Quarry, Volcano) with what is on it: `*` for each printed fire, `'` for
each fire of a token, `^` for each crater, `+` for the resource of that terrain, and a cave person as in
`D:hunter`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from kroon.core.contract import OVER
from kroon.core.play import Play, replayed
from kroon.core.registry import find_game
from kroon.games.domino.draft import DONE, PICK
from kroon.games.domino.kingdom import MARGIN, PITCH
from kroon.games.origins.state import PEOPLE_NAMES, RESOURCE_NAMES
from kroon.games.origins.territory_view import craters_at, people_at, resources_at, tokens_at
from tests.games.kingdomino.boards import first_choices, refusal
from tests.games.origins.naive import RESOURCE_OF, TERRAINS, TILES, Place, Square, Territory

__all__ = [
    "at_first_placing",
    "at_last_round",
    "ended",
    "first_choices",
    "lay_open",
    "now",
    "picking",
    "placing",
]
__all__ += ["played", "refusal", "territory", "territory_of", "write_territory"]

LETTERS = {terrain[0].upper(): terrain for terrain in TERRAINS}


def territory(drawing: str) -> Territory:
    """The squares of a drawing."""
    cells = {
        (x, y): cell
        for y, line in enumerate(drawing.strip().splitlines())
        for x, cell in enumerate(line.split())
        if cell != "."
    }
    [(left, top)] = [place for place, cell in cells.items() if cell == "H"]
    return {(x - left, y - top): _square(cell) for (x, y), cell in cells.items() if cell != "H"}


def _square(cell: str) -> Square:
    marks, _, person = cell.partition(":")
    assert not person or person in TILES
    terrain = LETTERS[marks[0]]
    return Square(
        terrain,
        fires=marks.count("*") + marks.count("'"),
        craters=marks.count("^"),
        token="'" in marks,
        resource=RESOURCE_OF[terrain] if "+" in marks else None,
        person=person or None,
    )


def write_territory(k: Any, squares: Territory) -> None:
    """Put squares into a kingdom of a state, instead of what is there."""
    places = [(0, 0), *squares]
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    right, bottom = (max(place[axis] for place in places) for axis in (0, 1))
    k.castle_x, k.castle_y = MARGIN - left, MARGIN - top
    k.width, k.height = right - left + 1, bottom - top + 1
    sets: list[tuple[Any, list[Place]]] = [(k.used, places)]
    for t, terrain in enumerate(TERRAINS):
        sets.append((k.land[t], [at for at, square in squares.items() if square.terrain == terrain]))
    sets += [(k.crowns[c], [at for at, square in squares.items() if square.fires > c]) for c in range(3)]
    sets += [(k.craters[c], [at for at, square in squares.items() if square.craters > c + 1]) for c in range(2)]
    for kind, name in enumerate(PEOPLE_NAMES):
        sets.append((k.people[kind], [at for at, square in squares.items() if square.person == name]))
    sets.append((k.tokens, [at for at, square in squares.items() if square.token]))
    sets.append((k.resources, [at for at, square in squares.items() if square.resource]))
    for words, where in sets:
        bits = sum(1 << (y - top + MARGIN) * PITCH + (x - left + MARGIN) for x, y in where)
        words[0], words[1] = np.uint64(bits & (2**64 - 1)), np.uint64(bits >> 64)


def territory_of(play: Play, seat: int = 0) -> Territory:
    """The territory of a seat, read back from the state and compared with what the view tells."""
    k = play.state.kingdoms[seat]
    resources, people, tokens, craters = resources_at(k), people_at(k), tokens_at(k), craters_at(k)
    shown: Mapping[str, Any] = play.game.view(play.state, None)["territories"][seat]["squares"]
    found = {}
    for word, on in shown.items():
        x, y = map(int, word.split(","))
        at = (x, y)
        found[at] = Square(
            on["terrain"],
            on["fires"],
            on.get("craters", 0),
            "token" in on,
            on.get("resource"),
            on.get("person"),
        )
        assert found[at].resource == (RESOURCE_NAMES[resources[at]] if at in resources else None)
        assert found[at].person == (PEOPLE_NAMES[people[at]] if at in people else None)
        assert (found[at].token, found[at].craters) == (at in tokens, craters.get(at, 0))
    return found


def played(*events: str, **options: Any) -> Play:
    """A table after some events."""
    return replayed(find_game("origins"), options, events)


def at_first_placing(**options: Any) -> Play:
    """A table with rows 1 to 4 and 5 to 8, where seat a must place domino 1 (and 4, with two players)."""
    template = _first_table(**{"players": 4} | options)
    play = Play(template.game, template.options)
    play.state, play.events = play.engine.copy(template.state), list(template.events)
    return play


@cache
def _first_table(**options: Any) -> Play:
    play = Play(find_game("origins"), options)
    while now(play) != "place":
        play.apply(play.legal_ids()[0])
    return play


def now(play: Play) -> str | None:
    """What is asked now."""
    asks: str | None = play.game.view(play.state, None)["asks"]
    return asks


def placing(*drawings: str, domino: int, **options: Any) -> Play:
    """A table where seat a must place a domino; the first seats have the territories that are drawn."""
    play = at_first_placing(**options)
    play.state.row[0] = domino
    for seat, drawing in enumerate(drawings):
        write_territory(play.state.kingdoms[seat], territory(drawing))
    return play


def picking(drawing: str, laid_open: Sequence[str] = ("hunter", "artist", "warrior1", "warrior1")) -> Play:
    """A table in tribe mode where seat a, with the territory that is drawn, must choose a domino of 5 to 8."""
    play = at_first_placing(mode="tribe")
    write_territory(play.state.kingdoms[0], territory(drawing))
    lay_open(play, laid_open)
    play.state.phase = PICK
    return play


def lay_open(play: Play, names: Sequence[str], pile: Mapping[str, int] | None = None) -> None:
    """Put these cave people into the open places, and the rest, or those that are given, into the pile."""
    for kind, name in enumerate(PEOPLE_NAMES):
        laid = names.count(name)
        play.state.open_people[kind] = laid
        play.state.cave[kind] = TILES[name] - laid if pile is None else pile.get(name, 0)


def at_last_round(**options: Any) -> Play:
    """A table whose last domino to choose has just been chosen: only placing is left."""
    play = Play(find_game("origins"), {"players": 4} | options)
    while play.state.rounds < 12:
        play.apply(play.legal_ids()[0])
    return play


def ended(
    *drawings: str,
    discarded: Sequence[int] = (),
    totems: Sequence[int] = (-1, -1, -1, -1),
    **options: Any,
) -> Play:
    """A table at the end of a game, with the territories that are drawn."""
    play = Play(find_game("origins"), {"players": len(drawings)} | options)
    for seat, drawing in enumerate(drawings):
        write_territory(play.state.kingdoms[seat], territory(drawing))
    for seat, count in enumerate(discarded):
        play.state.kingdoms[seat].discarded = count
    play.state.holders[:] = totems
    play.state.phase, play.state.actor = DONE, OVER
    return play
