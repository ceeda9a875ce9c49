"""The squares of the domino games, in the drawings of the browser table's miniatures.

Everything is drawn in a box of 64 by 64.
"""

from __future__ import annotations

from kroon.core.svg import colour, use

WIDTHS = (0, 34, 27, 21)
"""How wide a sign is, by the number of them side by side."""


def square(terrain: str, crowns: int = 0, fires: int = 0, craters: int = 0, token: bool = False) -> str:
    """A square of some terrain with what is printed on it, or laid on it (`token`)."""
    ground = f'<rect width="64" height="64" fill="url(#s-{terrain})"/>'
    if craters:
        ground += use(f"volcano-{craters}")
    if token:
        return ground + use(f"token-{fires}-small")
    return ground + _signs("crown", crowns, 0.8) + _signs("flame", fires, 1.15)


def home(drawing: str) -> str:
    """The square that a kingdom begins with: castle or hut."""
    return f'<g color="{colour("accent")}">{use(drawing)}</g>'


def _signs(sign: str, count: int, ratio: float) -> str:
    """Some signs side by side; `ratio` is the height of one by its width."""
    wide = WIDTHS[count]
    high, left = wide * ratio, 32 - wide * count / 2
    return "".join(
        f'<use href="#{sign}" x="{left + n * wide:g}" y="{32 - high / 2:g}" width="{wide}" height="{high:g}"/>'
        for n in range(count)
    )
