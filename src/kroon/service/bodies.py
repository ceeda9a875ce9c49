"""The shapes of what is sent to the service, bodies and commands, with the most that each may hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from kroon.core.events import SEAT_LETTERS

Letter = Annotated[str, Field(pattern=f"^[{SEAT_LETTERS}]$")]
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]
Name = Annotated[str, Field(min_length=1, max_length=192)]
"""More than a name may have: what it may be is said in words by the table."""
Secret = Annotated[str, Field(min_length=1, max_length=100)]
Event = Annotated[str, Field(max_length=300)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Mark = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]
"""What names a link or a device in a list."""
Word = Annotated[str, Field(min_length=1, max_length=64)]


class Body(BaseModel):
    """A body without other fields than its own."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Me(Body):
    """Somebody at this device."""

    kind: Literal["me"]
    name: Name


class BotSeat(Body):
    """A bot."""

    kind: Literal["bot"]
    bot: Word


class CompanionSeat(Body):
    """Somebody without a device, at a companion table."""

    kind: Literal["companion"]
    name: Name


class OpenSeat(Body):
    """A seat for somebody who is invited."""

    kind: Literal["open"]


class NewTable(Body):
    """A table that is to be made."""

    game: Word
    options: Annotated[dict[str, Any], Field(max_length=50)] = {}
    settings: Annotated[dict[str, Any], Field(max_length=50)] = {}
    seats: Annotated[
        list[Annotated[Me | BotSeat | CompanionSeat | OpenSeat, Field(discriminator="kind")]],
        Field(max_length=len(SEAT_LETTERS)),
    ]


class Sit(Body):
    """Somebody takes a seat."""

    name: Name
    seat: Letter | None = None
    invitation: Secret | None = None


class AddBot(Body):
    """A bot takes a seat."""

    bot: Word
    seat: Letter | None = None


class AddCompanion(Body):
    """Somebody without a device takes a seat."""

    name: Name
    seat: Letter | None = None


class Rename(Body):
    """Another name."""

    name: Name


class Nonce(Body):
    """A seat's part of the shuffle."""

    nonce: Annotated[str, Field(max_length=128)]


class NewToken(Body):
    """A program takes a seat."""

    name: Name
    seat: Letter


class Opened(Body):
    """The secret of a link."""

    secret: Secret


class Text(Body):
    """A text for a QR code."""

    text: Annotated[str, Field(min_length=1, max_length=1000)]


class Hello(Body):
    """The first message of a socket."""

    type: Literal["hello"]
    id: int | Annotated[str, Field(max_length=64)] | None = None
    seat: Letter | None = None
    after: Number = 0
    language: Annotated[str, Field(max_length=20)] | None = None
    version: Literal[1, 2] = 1
    views: bool = True
    spectator: Secret | None = None
    token: Secret | None = None


class _Command(Body):
    """What all commands share."""

    id: int | Annotated[str, Field(max_length=64)] | None = None


class _ForSeat(_Command):
    seat: Letter


class MoveCommand(_ForSeat):
    """A move."""

    type: Literal["move"]
    number: Number
    event: Event


class OutcomeCommand(_ForSeat):
    """What chance decided at a real table."""

    type: Literal["outcome"]
    number: Number
    event: Event


class PutOffCommand(_ForSeat):
    """What chance decided is typed in when it is shown."""

    type: Literal["put_off"]
    number: Number


class FillCommand(_ForSeat):
    """What was put off."""

    type: Literal["fill"]
    event: Event


class UndoCommand(_ForSeat):
    """A decision is to be taken back: the last one, or the one with that number."""

    type: Literal["undo"]
    to: Number | None = None


class UndoAnswerCommand(_ForSeat):
    """Whether a seat agrees to an undo."""

    type: Literal["undo_answer"]
    agrees: bool


class SeatCommand(_ForSeat):
    """Commands that need nothing but the seat."""

    type: Literal["resign", "hand_over", "take_back", "words", "outcomes", "hint"]


class ChatCommand(_ForSeat):
    """A message to the others."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=4000)]


class RematchCommand(_Command):
    """Another game."""

    type: Literal["rematch"]


Command = Annotated[
    MoveCommand
    | OutcomeCommand
    | PutOffCommand
    | FillCommand
    | UndoCommand
    | UndoAnswerCommand
    | SeatCommand
    | ChatCommand
    | RematchCommand,
    Field(discriminator="type"),
]

COMMAND: TypeAdapter[Any] = TypeAdapter(Command)
"""Reads a command."""
MESSAGE: TypeAdapter[Any] = TypeAdapter(Annotated[Hello | Command, Field(discriminator="type")])
"""Reads what comes through a socket."""


class ErrorDetail(BaseModel):
    """What is wrong."""

    key: str
    message: str
    rule: str | None


class ErrorBody(BaseModel):
    """The body of every answer that isn't a success."""

    error: ErrorDetail
