"""The line protocol between a referee and a bot in a process of its own: docs/bots.md describes it.

Each message is one JSON object on one line in UTF-8. What comes from the other side is read without trust:
whatever is wrong with it raises Malformed, with a sentence that says what was expected.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from kroon.bots.stream import News
from kroon.core.contract import Game
from kroon.core.errors import Malformed, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choices
from kroon.core.play import Play

VERSION = 1
"""The version of the protocol, under the key `kroon` of `hello`."""
MOST_ANSWER = 64 * 1024
"""The length of the longest line that a bot may answer with, in bytes."""
MOST_QUESTION = 16 * 1024 * 1024
"""The length of the longest line that our own bot reads, in bytes."""

Message = dict[str, Any]


def hello(game: Game) -> Message:
    """The first message of a referee: the game that will be played."""
    return {"type": "hello", "kroon": VERSION, "game": game.name, "rules": game.rules}


def start(options: Mapping[str, Choices], seat: int) -> Message:
    """A game begins, and the bot has that seat."""
    return {
        "type": "start",
        "players": options["players"],
        "seat": SEAT_LETTERS[seat],
        "options": dict(options),
    }


def question(play: Play, seat: int, news: News, move_ms: int) -> Message:
    """The bot is asked for a move: what its seat has seen since the last question, and may know now."""
    return {
        "type": "move",
        "seat": SEAT_LETTERS[seat],
        **_told(news),
        "view": play.game.view(play.state, seat),
        "legal": play.legal(),
        "clock": {"move_ms": move_ms},
    }


def over(play: Play, news: News) -> Message:
    """A game has ended, or was broken off: then nobody has won."""
    return {"type": "over", **_told(news), "scores": play.scores(), "winners": play.winners()}


QUIT: Message = {"type": "quit"}


def ready(name: str) -> Message:
    """A bot's answer to `hello`."""
    return {"type": "ready", "kroon": VERSION, "name": name}


def answer(move: str) -> Message:
    """A bot's answer to a question."""
    return {"type": "move", "move": move}


def complaint(sentence: str) -> Message:
    """What a bot says of a message that makes no sense to it."""
    return {"type": "error", "message": sentence}


def to_line(message: Message) -> bytes:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def news_of(message: Message) -> News:
    """What a seat has seen, out of a message."""
    news = News(texts(message, "events"))
    for shown in field(message, "views", list) if "views" in message else []:
        if not isinstance(shown, dict):
            raise Malformed("bots-field", key="views", kind=_OBJECTS, value=short(shown))
        after = field(shown, "after", int)
        if not 0 <= after < len(news.events):
            raise Malformed("bots-field", key="after", kind=_INDEX, value=short(after))
        news.views[after] = field(shown, "view", dict)
    return news


def from_line(line: bytes) -> Message:
    """The message in a line."""
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):  # not UTF-8, not JSON, too deep, or a number of thousands of digits
        raise Malformed("bots-not-json", line=_shown(line)) from None
    if not isinstance(value, dict):
        raise Malformed("bots-not-object", line=_shown(line))
    return value


def field(message: Message, key: str, kind: type) -> Any:
    """A part of a message; it must be there, and of that kind."""
    value = message.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Malformed("bots-field", key=key, kind=_KINDS[kind], value=short(value))
    return value


def texts(message: Message, key: str) -> list[str]:
    """A list of texts in a message."""
    value: list[Any] = field(message, key, list)
    for each in value:
        if not isinstance(each, str):
            raise Malformed("bots-field", key=key, kind=_TEXTS, value=short(each))
    return value


_KINDS = {int: "int", str: "string", list: "list", dict: "object"}
_TEXTS, _OBJECTS, _INDEX = "list of strings", "list of objects", "index of events"


def _told(news: News) -> Message:
    shown = [{"after": index, "view": view} for index, view in news.views.items()]
    return {"events": news.events, "views": shown}


def _shown(line: bytes) -> str:
    return short(line.decode("utf-8", "replace").strip())
