"""The graph of win chances as SVG: a line for each seat, with a colour, a dash and a mark of its own."""

from __future__ import annotations

from html import escape
from math import ceil

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.review.reviewing import Review
from kroon.review.sentences import explanation

WIDTH, HEIGHT = 1000.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 14.0, 12.0, 30.0
DASHES = ("none", "9 4", "2 3", "12 4 2 4")
"""How the line of each seat is broken, for readers who don't tell its colour."""
MARKS = (
    "M0,-7 L7,6 L-7,6 Z",
    "M-6,-6 H6 V6 H-6 Z",
    "M0,-7 A7,7 0 1 1 0,7 A7,7 0 1 1 0,-7 Z",
    "M0,-8 L8,0 L0,8 L-8,0 Z",
)
"""The mark of each seat: triangle, square, circle, diamond, as on the tables."""
FEWEST_STEPS = 8


def graph(review: Review) -> str:
    """The graph, or nothing when there is no point to draw."""
    if not review.graph:
        return ""
    parts = [_grid(review.events), _here(review.events)]
    for player in review.players:
        corners = " ".join(
            f"{_x(point.after, review.events):.1f},{_y(point.chances[player.seat]):.1f}"
            for point in review.graph
        )
        parts.append(f'<polyline {_look(player.seat)} points="{corners}"/>')
    for player in review.players:
        for each in player.costliest:
            x, y = _x(each.index, review.events), _y(each.before)
            words = escape(str(explanation(each)))
            parts.append(
                f'<a href="#event-{each.index}" aria-label="{words}">'
                f'<path class="mark seat-{SEAT_LETTERS[player.seat]}"'
                f' transform="translate({x:.1f} {y:.1f})" d="{MARKS[player.seat]}">'
                f"<title>{words}</title></path></a>"
            )
    label = escape(say("review-graph-about"))
    size = f"0 0 {WIDTH:.0f} {HEIGHT:.0f}"
    return f'<svg class="graph" viewBox="{size}" role="group" aria-label="{label}">{"".join(parts)}</svg>'


def swatch(seat: int) -> str:
    """A piece of a seat's line with its mark, for the legend."""
    mark = f'<path class="mark" transform="translate(24 8)" d="{MARKS[seat]}"/>'
    line = f'<polyline {_look(seat)} points="0,8 48,8"/>'
    return f'<svg class="seat-{SEAT_LETTERS[seat]}" viewBox="0 0 48 16" aria-hidden="true">{line}{mark}</svg>'


def _look(seat: int) -> str:
    return f'class="line seat-{SEAT_LETTERS[seat]}" stroke-dasharray="{DASHES[seat]}"'


def _grid(events: int) -> str:
    parts = []
    for quarter in range(5):
        y = _y(quarter / 4)
        parts.append(f'<path class="grid" d="M{LEFT:.0f},{y:.1f} H{WIDTH - RIGHT:.0f}"/>')
        parts.append(f'<text x="{LEFT - 8:.0f}" y="{y + 4:.1f}" text-anchor="end">{quarter * 25}%</text>')
    parts += [
        f'<text x="{_x(n, events):.1f}" y="{HEIGHT - 10:.0f}" text-anchor="middle">{n}</text>'
        for n in range(0, events + 1, _step(events))
    ]
    return "".join(parts)


def _here(events: int) -> str:
    """The line that the script of the page moves to the decision that is shown."""
    wide = WIDTH - LEFT - RIGHT
    data = f'data-left="{LEFT:.0f}" data-wide="{wide:.0f}" data-events="{events}"'
    return f'<path class="here" {data} d="M0,{TOP:.0f} V{HEIGHT - BOTTOM:.0f}"/>'


def _step(events: int) -> int:
    """Between two numbers under the graph: 1, 2 or 5 times a power of ten."""
    wanted = max(1, ceil(events / (2 * FEWEST_STEPS)))
    scale = 1
    while True:
        for each in (1, 2, 5):
            if each * scale >= wanted:
                return each * scale
        scale *= 10


def _x(after: int, events: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * after / max(events, 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
