"""The report of an arena as one HTML file that needs nothing else: no network, no scripts.

The plots are drawn by plots.py. Everything that comes from names, options or bots is escaped.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import resources
from typing import Any

from kroon.arena import plots
from kroon.arena.report import brief, by_rating, failures, mean, pace, percent, remarks, signed
from kroon.core.errors import short
from kroon.core.texts import has, language, say

LONGEST_NAME, LONGEST_VALUE = 120, 300
STRONGEST = 0.5
"""How strong the colour of a cell is at the most."""


def to_html(summary: Mapping[str, Any]) -> str:
    """The whole page."""
    bots = [{**bot, "name": short(bot["name"], LONGEST_NAME)} for bot in by_rating(summary)]
    game = say(summary["game"]) if has(summary["game"]) else summary["game"]
    style = (resources.files("kroon.arena") / "report.css").read_text(encoding="utf-8")
    fair = percent(1 / summary["options"]["players"])
    parts = [
        f"<header><h1>{escape(say('arena-page-title', game=game))}</h1>{_facts(summary)}",
        f"<p>{escape(say('arena-paired'))}</p>",
        *(f"<p>{escape(remark)}</p>" for remark in remarks(summary)),
        "</header>",
        _section("arena-ratings", plots.ratings(bots), say("arena-ratings-note")),
        _section("arena-figures", _figures(bots), say("arena-figures-note", fair=fair)),
    ]
    if len(bots) > 1:
        parts.append(_section("arena-cross", _cross_table(summary, bots), say("arena-cross-note")))
    if any(bot["scores"] for bot in bots):
        parts.append(_section("arena-scores", plots.scores(bots), say("arena-scores-note")))
    parts.append(_section("arena-by-seat", plots.by_seat(bots), say("arena-by-seat-note", fair=fair)))
    failed = [f"<li>{escape(failures(bot))}</li>" for bot in bots if bot["failures"]]
    if failed:
        parts.append(_section("arena-failures", f"<ul>{''.join(failed)}</ul>"))
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(say('arena-page-title', game=game))}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _section(key: str, content: str, note: str = "") -> str:
    below = f'\n<p class="note">{escape(note)}</p>' if note else ""
    return f'<section>\n<h2>{escape(say(key))}</h2>\n<div class="wide">{content}</div>{below}\n</section>'


def _facts(summary: Mapping[str, Any]) -> str:
    """What was played, in pairs of words."""
    facts = [(say(f"arena-fact-{key}"), str(summary[key])) for key in ("games", "deals", "seatings", "seed")]
    facts.append((say("arena-fact-hours"), _spent(summary["seconds"])))
    for name, value in summary["options"].items():
        text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        key = say("arena-fact-players") if name == "players" else name
        facts.append((key, text.lower() if isinstance(value, bool) else text))
    cells = (f"<div><dt>{_cell(key)}</dt><dd>{_cell(value)}</dd></div>" for key, value in facts)
    return f"<dl>{''.join(cells)}</dl>"


def _figures(bots: Sequence[Mapping[str, Any]]) -> str:
    columns = ("bot", "games", "rating", "interval", "wins", "interval", "score", "pace", "failures")
    rows = []
    for bot in bots:
        low, high = bot["rating_interval"]
        won = bot["win_interval"]
        rows.append(
            (
                bot["name"],
                bot["games"],
                signed(bot["rating"]),
                f"{signed(low)} … {signed(high)}",
                percent(bot["win_share"]),
                "" if won is None else f"{won[0]:.1%} – {won[1]:.1%}",
                mean(bot),
                pace(bot),
                bot["failures"] or "",
            )
        )
    return _table([say(f"arena-column-{column}") for column in columns], rows)


def _table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    head = "".join(f'<th scope="col">{_cell(each)}</th>' for each in heads)
    lines = []
    for first, *others in rows:
        cells = "".join(f"<td>{_cell(each)}</td>" for each in others)
        lines.append(f"<tr>{_row_head(first)}{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _cross_table(summary: Mapping[str, Any], bots: Sequence[Mapping[str, Any]]) -> str:
    """The cross table, the colour of a cell telling who is ahead."""
    head = "".join(f'<th scope="col">{_cell(brief(bot["name"]))}</th>' for bot in bots)
    lines = []
    for row in bots:
        cells = "".join(_against(summary["cross_table"][row["at"]][column["at"]]) for column in bots)
        lines.append(f"<tr>{_row_head(row['name'])}{cells}</tr>")
    return (
        f'<table class="cross"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'
    )


def _against(cell: Mapping[str, Any] | None) -> str:
    if cell is None:
        return '<td class="same"></td>'
    lead = cell["share"] - 0.5
    side = "ahead" if lead > 0 else "behind"
    strength = 2 * abs(lead) * STRONGEST
    share = percent(cell["share"])
    return f'<td class="{side}" style="--strength:{strength:.0%}">{share}<small>{cell["results"]}</small></td>'


def _row_head(name: object) -> str:
    """The head of a row; a name that is too long for it can be read by pointing at it."""
    return f'<th scope="row" title="{_cell(name)}">{_cell(name)}</th>'


def _cell(value: object) -> str:
    return escape(short(str(value), LONGEST_VALUE))


def _spent(seconds: float) -> str:
    """A time for people."""
    if seconds < 60:
        return f"{seconds:.1f} s"
    if seconds < 3600:
        return f"{seconds / 60:.1f} min"
    return f"{seconds / 3600:.1f} h"
