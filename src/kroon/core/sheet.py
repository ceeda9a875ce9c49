"""Sheets: the end position of a game at a real table, in plain values, read without trust.

What all games share: a sheet is an object with `options`, as in a record, and `seats`, one object for each
player. The functions here take a value apart and say what was expected where; `result` tells the score of
the state that a game has made of a sheet.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from kroon.core.contract import Game
from kroon.core.engine import engine
from kroon.core.errors import Malformed, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Message, written
from kroon.core.options import Choices

MOST_BYTES = 1024 * 1024
"""The size of the largest sheet that is read: some hundred times a large one."""


def from_bytes(content: bytes) -> Any:
    """The plain values in a text of JSON."""
    if len(content) > MOST_BYTES:
        raise Malformed("sheet-too-large", most=str(MOST_BYTES // 1024))
    try:
        return json.loads(content.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Malformed("file-not-utf8", place=str(error.start)) from None
    except json.JSONDecodeError as error:
        raise Malformed("file-not-json", line=str(error.lineno), column=str(error.colno)) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number that isn't one or never ends
        raise Malformed("sheet-not-plain") from None


def read_sheet(game: Game, sheet: Any, others: Collection[str] = ()) -> dict[str, Choices]:
    """The options of a sheet, complete and checked; `others`: keys it may have beside options and seats."""
    fields(sheet, "", ("options", "seats"), others)
    given = fields(sheet["options"], "options")
    return game.options.check(given)


def read_seats(sheet: Mapping[str, Any], players: int, alone: bool = False) -> list[Any]:
    """The seats of a sheet, one for each player; `alone`: a single one will do, too."""
    seats = items(sheet["seats"], "seats")
    if len(seats) != players and not (alone and len(seats) == 1):
        key = "sheet-seats-or-one" if alone else "sheet-seats"
        raise Malformed(key, given=len(seats), players=players)
    return seats


def fields(
    value: Any, where: str, needed: Collection[str] = (), others: Collection[str] | None = None
) -> dict[str, Any]:
    """An object with texts as keys: all that are needed and none beside the others; no others: any keys."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise Malformed("sheet-wants-object", where=where or "sheet", value=short(value))
    for key in needed:
        if key not in value:
            raise Malformed("sheet-missing", where=_at(where, key))
    if needed or others is not None:
        names = (*needed, *(others or ()))
        for key in value:
            if key not in names:
                raise Malformed("sheet-unknown", where=_at(where, short(key)), names=", ".join(names))
    return dict(value)


def items(value: Any, where: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list):
        raise Malformed("sheet-wants-list", where=where, value=short(value))
    return value


def number(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise Malformed("sheet-wants-number", where=where, value=short(value), least=str(least), most=str(most))
    return value


def one_of(value: Any, where: str, names: Sequence[str]) -> str:
    """One of some texts."""
    if not isinstance(value, str) or value not in names:
        raise Malformed("sheet-wants-name", where=where, value=short(value), names=", ".join(names))
    return value


def result(game: Game, s: Any, unchecked: Sequence[Message] = (), alone: bool = False) -> dict[str, Any]:
    """The score of an end position; `alone`: only the first of several players is known, so nobody wins."""
    made = engine(game)
    seats = range(int(s.players))
    ranks = made.ranking(s)
    return {
        "scores": made.tally(s)[: len(seats)],
        "winners": [SEAT_LETTERS[seat] for seat in seats if ranks[seat] == 1 and not alone],
        "breakdown": game.breakdown(s),
        "explain": game.explain(s),
        "explained": game.explained(s),
        "unchecked": list(unchecked),
    }


def spoken(result: Mapping[str, Any]) -> dict[str, Any]:
    """A result with lines of text in place of messages, in the language in use."""
    return {**result, "explained": written(result["explained"]), "unchecked": written(result["unchecked"])}


def _no_number(name: str) -> None:
    raise ValueError(name)  # NaN and the infinities, which JSON doesn't have


def _at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key
