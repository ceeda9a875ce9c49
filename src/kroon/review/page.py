"""A review as one HTML page that needs nothing else: the graph, the costliest moves, all decisions.

Its script draws the table before each decision (drawn.py, page.js); the tables stand there as text, too, for
readers without it. Everything that comes from a record or a text is escaped.
"""

from __future__ import annotations

import io
from html import escape
from importlib import resources
from typing import Any

from rich.console import Console

from kroon.core import record
from kroon.core.contract import Game
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Message
from kroon.core.texts import language, say
from kroon.review import drawn
from kroon.review.graph import graph, swatch
from kroon.review.judging import Decision, Move
from kroon.review.positions import positions
from kroon.review.reviewing import Review, Reviewed
from kroon.review.sentences import (
    accuracy_words,
    explanation,
    headline,
    method,
    percent,
    player_name,
    promise,
)

BOARD_WIDTH = 110
"""How many letters wide a table is drawn."""
MUCH = 0.1
"""What is given away counts as much from here on."""


def page(review: Review, read: record.Record, title: str) -> str:
    """The whole page; `title` is the name of the game for people."""
    heading = escape(say("review-title", game=title))
    boards = _boards(review, read)
    sections = [
        f"<header><h1>{heading}</h1>{_result(review)}<p class='soft'>{_said(method(review))}</p></header>",
        _players(review),
        _section("review-heading-graph", _legend(review) + graph(review), "review-graph-about"),
        _section("review-heading-boards", _drawn(review, read), "review-boards-about"),
        _section("review-heading-costly", "".join(_costly(each, boards) for each in review.players)),
        _section("review-heading-decisions", _decisions(review), "review-numbers"),
        _section("review-heading-end" if review.over else "review-heading-now", boards[review.events]),
        f"<details><summary>{escape(say('review-licences'))}</summary>{drawn.licences()}</details>",
    ]
    style = (resources.files("kroon.review") / "page.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{language()}" data-game="{review.game}">\n<head>\n'
        '<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{heading}</title>\n{drawn.head(review.game)}<style>\n{style}</style>\n</head>\n"
        "<body>\n" + "\n".join(sections) + "\n</body>\n</html>\n"
    )


def _drawn(review: Review, read: record.Record) -> str:
    """Where the script draws the tables, and what it needs for that."""
    found = positions(review, read)
    players = [{"seat": SEAT_LETTERS[each.seat], "name": player_name(each)} for each in review.players]
    worst = max(review.decisions, key=lambda each: each.given_away, default=None)
    first = next((n for n, each in enumerate(found) if worst and each["event"] == worst.index), 0)
    carried = drawn.carried(review.game, {"players": players, "positions": found, "first": first})
    without = f"<p>{escape(say('review-boards-none'))}</p>"
    return f"<div id='boards' tabindex='-1'>{without}</div>{drawn.art(review.game)}{carried}"


def _boards(review: Review, read: record.Record) -> dict[int, str]:
    """The tables before the costliest moves, each as its player saw it, and the last one."""
    wanted = {each.index: each.seat for player in review.players for each in player.costliest}
    found = {}
    play = record.begin(read)
    for index, _, now in record.replay(read, play):
        if index in wanted:
            found[index] = _board(now.game, now.state, wanted[index])
    return {**found, len(read.events): _board(play.game, play.state, None)}


def _board(game: Game, state: Any, seat: int | None) -> str:
    """A table in letters, as a terminal without colours shows it."""
    console = Console(file=io.StringIO(), width=BOARD_WIDTH, color_system=None, highlight=False, record=True)
    console.print(game.draw(state, seat))
    lines = [line.rstrip() for line in console.export_text().strip("\n").split("\n")]
    return f"<pre tabindex='0'>{escape(chr(10).join(lines))}</pre>"


def _result(review: Review) -> str:
    if not review.over:
        return f"<p>{escape(say('review-unfinished'))}</p>"
    names = [player_name(each) for each in review.players if SEAT_LETTERS[each.seat] in review.winners]
    return f"<p>{escape(say('review-winners', winners=', '.join(names), count=len(names)))}</p>"


def _players(review: Review) -> str:
    """The players with their accuracy."""
    head = _head(("player", ""), *((key, "number") for key in ("points", "accuracy", "decisions", "mean")))
    rows = []
    for player in review.players:
        given = escape(percent(player.mean_given_away))
        won = " won" if SEAT_LETTERS[player.seat] in review.winners else ""
        rows.append(
            f"<tr><td class='name{won}'>{escape(player_name(player))}</td>"
            f"<td class='number'>{player.score}</td>"
            f"<td class='number'>{_meter(player)}{accuracy_words(player)}</td>"
            f"<td class='number'>{player.decisions}</td><td class='number'>{given}</td></tr>"
        )
    return f"<section class='wide' tabindex='0'><table>{head}<tbody>{''.join(rows)}</tbody></table></section>"


def _meter(player: Reviewed) -> str:
    if player.accuracy is None:
        return ""
    seat = SEAT_LETTERS[player.seat]
    return f"<span class='meter seat-{seat}'><span style='width:{player.accuracy:.0f}%'></span></span>"


def _legend(review: Review) -> str:
    items = (
        f"<li>{swatch(each.seat)}<span class='name'>{escape(player_name(each))}</span></li>"
        for each in review.players
    )
    return f"<ul class='legend'>{''.join(items)}</ul>"


def _costly(player: Reviewed, boards: dict[int, str]) -> str:
    """A player's costliest moves, each with the table before it."""
    parts = [f"<h3 class='name seat-{SEAT_LETTERS[player.seat]}'>{_said(headline(player))}</h3>"]
    parts += [
        f"<div class='cost'><p><a href='#event-{each.index}'>{_said(explanation(each))}</a></p>"
        f"<details><summary>{escape(say('review-board'))}</summary>{boards[each.index]}</details></div>"
        for each in player.costliest
    ]
    if player.decisions and not player.costliest:
        parts.append(f"<p>{escape(say('review-flawless'))}</p>")
    return "".join(parts)


def _decisions(review: Review) -> str:
    """Every decision with its best moves."""
    head = _head(
        ("event", "number"),
        ("move", ""),
        ("before", "number"),
        ("after", "number"),
        ("given", "number"),
        ("best", ""),
    )
    rows = "".join(_decision(each) for each in review.decisions)
    return f"<div class='wide' tabindex='0'><table>{head}<tbody>{rows}</tbody></table></div>"


def _decision(decision: Decision) -> str:
    given = ""
    if decision.given_away:
        much = " much" if decision.given_away >= MUCH else ""
        given = f"<span class='given{much}'>{escape(percent(decision.given_away))}</span>"
    best = "".join(_best(each, decision) for each in decision.best)
    return (
        f"<tr id='event-{decision.index}'><td class='number event'>"
        f"<a href='#event-{decision.index}'>{decision.index}</a></td>"
        f"<td class='seat-{SEAT_LETTERS[decision.seat]}'>{_said(decision.played.words)}</td>"
        f"<td class='number'>{escape(percent(decision.before))}</td>"
        f"<td class='number'>{escape(percent(decision.after))}</td><td class='number'>{given}</td>"
        f"<td><ol class='best'>{best}</ol></td></tr>"
    )


def _best(move: Move, decision: Decision) -> str:
    played = " class='played'" if move.text == decision.played.text else ""
    return f"<li{played}>{_said(move.words.to_choose())} ({_said(promise(move))})</li>"


def _head(*columns: tuple[str, str]) -> str:
    cells = (f"<th class='{kind}'>{escape(say(f'review-column-{key}'))}</th>" for key, kind in columns)
    return f"<thead><tr>{''.join(cells)}</tr></thead>"


def _section(key: str, content: str, about: str = "") -> str:
    said = f"<p class='soft'>{escape(say(about))}</p>" if about else ""
    return f"<section><h2>{escape(say(key))}</h2>{said}{content}</section>"


def _said(said: Message) -> str:
    return escape(str(said))
