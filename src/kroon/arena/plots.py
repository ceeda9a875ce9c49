"""The plots of a report as SVG: every bot has a line of its own, best first, on a scale that all share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

from kroon.arena.report import brief, percent, score_bins, signed
from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say

WIDTH, NAMES, RIGHT = 880, 190, 80
"""The whole width, what is left of it for names, and for numbers to the right."""
ROW, TALL_ROW, AXIS = 34, 64, 28
"""The height of a line with a dot, of one with bars, and of the axis below."""
MOST_BARS = 48
BEST_TICKS = 7

Bots = Sequence[Mapping[str, Any]]


def ratings(bots: Bots) -> str:
    """A dot for the rating of each bot, a line for its interval."""
    ends = [end for bot in bots for end in bot["rating_interval"]]
    scale = _Scale(min(0.0, *ends), max(0.0, *ends))
    height = ROW * len(bots)
    marks = [
        _tick(scale, tick, signed(tick), height, "zero" if tick == 0 else "grid") for tick in scale.ticks()
    ]
    for n, bot in enumerate(bots):
        y = ROW * n + ROW / 2
        low, high = bot["rating_interval"]
        told = say(
            "arena-mark-rating",
            bot=bot["name"],
            rating=signed(bot["rating"]),
            low=signed(low),
            high=signed(high),
        )
        marks += [
            _name(bot["name"], y),
            f"<g><title>{escape(told)}</title>",
            _line(scale.x(low), y, scale.x(high), y, "span"),
            f'<circle class="dot" cx="{scale.x(bot["rating"]):.1f}" cy="{y:.1f}" r="5"/></g>',
            _text(WIDTH, y, signed(bot["rating"]), "end"),
        ]
    return _svg(height, say("arena-ratings"), marks)


def scores(bots: Bots) -> str:
    """How often each score came up, bots below each other."""
    bots = [bot for bot in bots if bot["scores"]]
    edges, shares = score_bins(bots, MOST_BARS)
    first, last = edges[0][0], edges[-1][1] + 1
    scale = _Scale(first, last, tight=True)
    most = max(max(each) for each in shares)
    height = TALL_ROW * len(bots)
    marks = [_tick(scale, tick, f"{tick:.0f}", height) for tick in scale.ticks()]
    for n, (bot, heights) in enumerate(zip(bots, shares, strict=True)):
        ground = TALL_ROW * (n + 1) - 6
        marks.append(_name(bot["name"], ground - 12))
        for (low, high), share in zip(edges, heights, strict=True):
            if share:
                told = say("arena-mark-scores", low=str(low), high=str(high), share=percent(share))
                left, right = scale.x(low), scale.x(high + 1)
                marks.append(_bar(left, ground, right - left - 1, share / most * (TALL_ROW - 14), told))
        middle = scale.x(bot["mean_score"] + 0.5)
        marks += [
            _line(scale.x(first), ground, scale.x(last), ground, "grid"),
            _line(middle, ground, middle, ground - TALL_ROW + 12, "mean"),
            _text(WIDTH, ground - 12, f"{bot['mean_score']:.1f}", "end"),
        ]
    return _svg(height, say("arena-scores"), marks)


def by_seat(bots: Bots) -> str:
    """The share of wins of each bot from each seat: a column for each seat."""
    players = len(bots[0]["by_seat"])
    most = max(seat["win_share"] or 0.0 for bot in bots for seat in bot["by_seat"])
    fair = 1 / players
    gap, room = 24, 52
    column = (WIDTH - NAMES - gap * (players - 1)) / players
    reach = (column - room) / max(most, fair)
    height = ROW * len(bots)
    marks = [_name(bot["name"], ROW * n + ROW / 2) for n, bot in enumerate(bots)]
    for seat in range(players):
        left = NAMES + seat * (column + gap)
        marks.append(
            _text(left, height + AXIS / 2, say("arena-seat", seat=SEAT_LETTERS[seat]), "start", "soft")
        )
        for n, bot in enumerate(bots):
            figures, y = bot["by_seat"][seat], ROW * n + ROW / 2
            share = figures["win_share"]
            if share is None:
                continue
            told = say(
                "arena-mark-seat",
                bot=bot["name"],
                seat=SEAT_LETTERS[seat],
                share=percent(share),
                games=str(figures["games"]),
            )
            marks.append(_bar(left, y + 9, max(share * reach, 1), 18, told))
            marks.append(_text(left + max(share, fair) * reach + 6, y, percent(share), "start", "soft"))
        marks += [
            _line(left, 0, left, height, "zero"),
            _line(left + fair * reach, 0, left + fair * reach, height, "fair"),
        ]
    return _svg(height, say("arena-by-seat"), marks)


class _Scale:
    """From values to places between the names and the numbers."""

    def __init__(self, low: float, high: float, tight: bool = False) -> None:
        self.step = _round_step((high - low or 1.0) / BEST_TICKS)
        self.low = low if tight else floor(low / self.step) * self.step
        self.high = high if tight else ceil(high / self.step) * self.step
        if self.high <= self.low:
            self.high = self.low + self.step

    def x(self, value: float) -> float:
        """The place of a value."""
        return NAMES + (value - self.low) / (self.high - self.low) * (WIDTH - NAMES - RIGHT)

    def ticks(self) -> list[float]:
        """Round values, from the left to the right."""
        first, last = ceil(self.low / self.step), floor(self.high / self.step)
        return [n * self.step for n in range(first, last + 1)]


def _round_step(least: float) -> float:
    """The first of 1, 2, 5, 10 and so on that is large enough."""
    power = 10.0 ** floor(log10(max(least, 1.0)))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least)


def _svg(height: float, label: str, marks: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height + AXIS:.0f}"'
    return f'<svg {size} role="img" aria-label="{escape(label)}">{"".join(marks)}</svg>'


def _tick(scale: _Scale, value: float, label: str, height: float, kind: str = "grid") -> str:
    """A line across the plot with a number below it."""
    x = scale.x(value)
    return _line(x, 0, x, height, kind) + _text(x, height + AXIS / 2, label, "middle", "soft")


def _name(name: str, y: float) -> str:
    return _text(0, y, brief(name), "start")


def _text(x: float, y: float, said: str, anchor: str, kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" dy=".35em" text-anchor="{anchor}"{of_kind}>{escape(said)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _bar(x: float, ground: float, width: float, height: float, told: str) -> str:
    """A bar that stands on a ground line."""
    place = f'x="{x:.1f}" y="{ground - height:.1f}" width="{max(width, 0.5):.1f}" height="{height:.1f}"'
    return f'<rect class="bar" {place}><title>{escape(told)}</title></rect>'
