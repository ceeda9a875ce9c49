"""The squares of the domino games: a ground in its colour with a few marks, crowns, fires and the castle.

Everything is drawn in a box of 64 by 64.
"""

from __future__ import annotations

from functools import cache

from kroon.envs.picture.svg import circle, colour, group, path, rect

FIR = "M0-22 6-13.5H3.4L8-7H4.8L9.5 1.500h-19l4.700-8.500H-8l4.600-6.500H-6Z"
TUFT = "M0 0q-1-5-6-7M0 0q-.6-7-1.600-10M0 0q.8-6 5.600-8.500"
WAVE = "M0 0q5.500-6 11 0t11 0 11 0 11 0"
ROCK = "M-13 9-9-6 1-11 12-5 14 8Z"
DUNE = "M0 0q8-10 17-3.500 6 4 13 2"
CROWN = "M-9 6V-5l5 4.500L0-8l4 7.500L9-5V6Z"
FLAME = "M0 9C-7 9-9 3-6.500-2-5.500 0-4.500 .5-3.800 .5-4-4-2-8 2-10 1.500-6 4-4 6-1.500 8.500 3 6 9 0 9Z"


def square(terrain: str, crowns: int = 0, fires: int = 0, craters: int = 0, token: bool = False) -> str:
    """A square of some terrain with what is printed on it, or laid on it (`token`)."""
    signs = "".join(
        group(x, 52, path(CROWN, colour("crown"), colour("crown-edge"), 1.5)) for x in _spread(crowns, 19)
    )
    if fires:
        ring = circle(32, 32, 24, colour("card"), colour("fire"), 2.5) if token else ""
        flames = (group(x, 34, path(FLAME, colour("fire"), colour("fire-glow"), 2)) for x in _spread(fires, 15))
        signs += ring + "".join(flames)
    signs += "".join(circle(x, 33, 5.5, colour("lava"), colour("volcano-2"), 2) for x in _spread(craters, 14))
    return _ground(terrain) + signs


def castle() -> str:
    """The square that a kingdom begins with."""
    wall = "M15 50V25h6v5h6v-5h10v5h6v-5h6v25Z"
    return (
        rect(0, 0, 64, 64, colour("castle"))
        + path(wall, colour("castle-2"), colour("castle-3"), 2)
        + path("M27 50V41q5-7 10 0v9Z", colour("castle-3"))
        + path("M32 25V12l9 3.500-9 3.500", colour("accent"), colour("castle-3"), 1.500)
    )


def _spread(count: int, step: float) -> list[float]:
    """Places for some signs side by side."""
    return [32 + (n - (count - 1) / 2) * step for n in range(count)]


@cache
def _ground(terrain: str) -> str:
    ground, dark = colour(terrain), colour(f"{terrain}-2")
    marks = {
        "wheat": _lines("M0 8V-12M0-2q-5-1-5-6M0-2q5-1 5-6M0-7q-4-1-4-5M0-7q4-1 4-5", dark, _FIVE),
        "forest": _fills(FIR, dark, _FIVE),
        "jungle": _fills(FIR, dark, _FIVE),
        "lake": _lines(WAVE, dark, ((8, 14), (4, 30), (10, 46))),
        "grassland": _lines(TUFT, dark, _FIVE),
        "steppe": _lines(TUFT, dark, _FIVE),
        "swamp": _fills("M-12 0q2-6 12-6t13 5q-2 6-13 6t-12-5Z", dark, ((20, 18), (44, 34), (20, 50))),
        "mine": _fills(ROCK, dark, ((18, 18), (44, 28), (22, 48))) + _gold(),
        "quarry": _fills(ROCK, dark, ((18, 18), (44, 28), (22, 48))),
        "desert": _lines(DUNE, dark, ((8, 20), (24, 36), (6, 52))),
        "volcano": path("M6 60 24 20H40L58 60Z", dark) + path("M25 20q7 7 14 0l2 8q-9 6-18 0Z", colour("lava")),
    }
    return rect(0, 0, 64, 64, ground) + marks[terrain]


_FIVE = ((14, 24), (46, 22), (30, 38), (12, 54), (50, 54))


def _lines(d: str, ink: str, places: tuple[tuple[float, float], ...]) -> str:
    return "".join(group(x, y, path(d, edge=ink, line=2)) for x, y in places)


def _fills(d: str, ink: str, places: tuple[tuple[float, float], ...]) -> str:
    return "".join(group(x, y, path(d, ink)) for x, y in places)


def _gold() -> str:
    return "".join(circle(x, y, 2.6, colour("mine-ore")) for x, y in ((32, 14), (12, 36), (50, 44), (34, 56)))
