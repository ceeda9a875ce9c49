"""What Kroon does for a game that leaves a capability of the contract to it.

Each function gets the game first, and then what the function of the contract gets whose place it takes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kroon.core.errors import Malformed, Reason
from kroon.core.events import CHANCE, OVER, letter_of, player, split_event
from kroon.core.message import Argument, Message, Thing, message, written
from kroon.core.plain import Plain, plain
from kroon.core.texts import has, say

if TYPE_CHECKING:  # the contract names these functions
    from kroon.core.contract import Feature, Game
    from kroon.core.engine import Engine


ELSEWHERE = ("actor", "breakdown", "players")
"""Fields of a view that are shown beside its words."""


def never_midway(game: Game, s: Any) -> bool:
    """Every outcome of chance is an event by itself."""
    return False


def one_kind(game: Game, s: Any) -> int:
    """All outcomes of chance are of one kind."""
    return 0


def each_text(game: Game, s: Any, ids: Sequence[int]) -> list[str]:
    """One text after the other."""
    return [game.text(s, [id]) for id in ids]


def open_view(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """All fields of the state by their names, who is to move, and the points as if the game ended now."""
    who = true_actor(game, s, seat)
    fields = {name: _listed(getattr(plain(s), name)) for name in game.dtype.names or ()}
    return fields | {"actor": None if who == OVER else letter_of(who), "breakdown": game.breakdown(s)}


def open_event(game: Game, before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str:
    """Everybody sees every event."""
    return game.text(before, ids)


def true_actor(game: Game, s: Any, seat: int | None) -> int:
    """All know whose turn it is."""
    using = _engine(game)
    return int(using.actor(using.record(s)))


def totals(game: Game, s: Any) -> list[dict[str, Any]]:
    """A score sheet of one line."""
    return [{"total": points} for points in _engine(game).tally(s)[: int(s.players)]]


def nothing_explained(game: Game, s: Any) -> dict[str, Any]:
    """The total says it all."""
    return {}


def nothing_said(game: Game, s: Any) -> list[Message]:
    """No messages about the score sheet."""
    return []


def not_possible(game: Game, s: Any, id: int) -> Reason:
    """A refusal that names no rule."""
    return Reason("illegal")


def drawn(game: Game, s: Any, seat: int | None, lit: Collection[Thing] = ()) -> str:
    """The table in words."""
    return "\n".join(written(game.in_words(game.view(s, seat), seat)))


def asked(game: Game, s: Any) -> Message:
    """A move."""
    return message("ask-move")


def told(game: Game, s: Any, ids: Sequence[int], hidden: bool = False) -> Message:
    """The event as it stands in the record."""
    text = game.text(s, ids)
    actor, words = split_event(text, int(s.players))
    if actor == CHANCE:
        return message("as-written", text=text)
    return message("tell-as-written", seat=player(actor), text=" ".join(words))


def fields_in_words(game: Game, seen: Mapping[str, Any], seat: int | None) -> list[Message]:
    """A line for each field of the view that the texts of the game name (`NAME-view-FIELD`), else for all."""
    keys = {field: f"{game.name}-view-{field.replace('_', '-')}" for field in seen}
    named: dict[str, Argument] = {field: message(key) for field, key in keys.items() if has(key)}
    labels = named or {field: field.replace("_", " ") for field in seen if field not in ELSEWHERE}
    return [message("view-line", name=label, value=_joined(seen[field])) for field, label in labels.items()]


def features_of_bytes(game: Game) -> tuple[Feature, ...]:
    """What `observe_bytes` writes: the seat, and for each field of the state the bytes up to the next field."""
    from kroon.core.contract import Feature

    fields = sorted((of[1], name) for name, of in (game.dtype.fields or {}).items())
    ends = [offset for offset, _ in fields[1:]] + [game.dtype.itemsize]
    return (
        Feature("seat", 1, 0, 3, "whose observation it is"),
        *(
            Feature(name, end - offset, 0, 255, f"the bytes of the field `{name}`")
            for (offset, name), end in zip(fields, ends, strict=True)
        ),
    )


def no_sheet(game: Game, sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The score pad doesn't know the game."""
    raise Malformed("sheet-no-pad", game=say(game.name) if has(game.name) else game.name)


def no_lists(game: Game, rng: Any) -> Mapping[str, Any]:
    """No option is a list."""
    return {}


def _engine(game: Game) -> Engine:
    from kroon.core.engine import engine  # an engine is made of a game, so that it can't be imported before it

    return engine(game)


def _listed(value: Any) -> Any:
    """A value of a plain record as in JSON."""
    if isinstance(value, Plain):
        return {name: _listed(getattr(value, name)) for name in vars(type(value)) if not name.startswith("_")}
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _joined(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_joined(each)}" for name, each in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        nested = any(isinstance(each, (Mapping, list, tuple)) for each in value)
        return ("; " if nested else ", ").join(_joined(each) for each in value)
    return "–" if value is None else str(value)
