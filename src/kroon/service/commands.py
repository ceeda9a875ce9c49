"""What is done at a table by command, over the WebSocket and over HTTP alike."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from kroon.core.events import SEAT_LETTERS
from kroon.service.bodies import (
    ChatCommand,
    FillCommand,
    MoveCommand,
    OutcomeCommand,
    PutOffCommand,
    RematchCommand,
    SeatCommand,
    UndoAnswerCommand,
    UndoCommand,
)
from kroon.service.hints import hint
from kroon.service.identity import Asker
from kroon.service.languages import spoken
from kroon.service.service import Service
from kroon.table import chat, clocks, moves, undo
from kroon.table.errors import Refused
from kroon.table.outcomes import possible
from kroon.table.rematch import rematch
from kroon.table.schema import BOT

MOST_OUTCOMES = 200
"""The most outcomes that are told in words."""
SLOW = {"hint"}
"""Commands that wait for workers: a socket goes on to be read meanwhile."""


async def do(service: Service, asker: Asker, id: str, command: Any) -> dict[str, Any]:
    """Do a command for somebody: the fields of its answer; raises KroonError for what is refused."""
    if command.type == "hint":
        return {"moves": await hint(service, asker, id, _seat(command))}
    return await service.run_for(asker, lambda: _do(service, asker, id, command))


def move_at_once(service: Service, owner: str, id: str, move: MoveCommand) -> Future[int] | None:
    """Make a move without waiting for anything: the number of its answer, when it is on the disk.

    None if something has to be waited for: then `do` is to do it. Raises KroonError for what is refused.
    """
    return moves.play_at_once(service.tables, id, owner, _seat(move), move.number, move.event)


def words(service: Service, owner: str, id: str, seat: int, speech: str) -> dict[str, Any]:
    """What there is to say of each legal move of a seat, by its event."""
    with service.tables.at(id) as live:
        live.check_mover(owner, seat)
        live.check_running()
        play = live.fold.play
        if play.actor != seat or live.bot_of(seat) is not None:
            raise Refused("table-not-your-turn")
        if live.fold.put_off(seat) is not None:
            raise Refused("table-show-first")
        ids = play.legal_ids()
        texts = play.game.texts(play.state, ids)
        told = (spoken(play.game.tell(play.state, [id]), speech) for id in ids)
        made = dict(zip(texts, told, strict=True))
        return {text: made[text] for text in sorted(made)}


def outcomes(service: Service, owner: str, id: str, seat: int, speech: str) -> dict[str, Any]:
    """What chance can have decided at a real table, as far as a seat knows; of several draws the first ones."""
    with service.tables.at(id) as live:
        live.check_mover(owner, seat)
        live.check_running()
        if not live.row.settings.companion:
            raise Refused("table-not-companion")
        state, waiting = live.fold.play.state, live.fold.put_off(seat)
        if waiting is not None:
            line = [each.seq for each in live.fold.line]
            at = line.index(waiting.seq)
            state = live.fold.state_after(line[at - 1] if at else 1)
        mine = live.seats_of(owner)
        found, count = possible(live, seat if seat in mine else mine[0], state)
        if not found:
            raise Refused("table-no-chance")
        told = {text: spoken(each, speech) for text, each in list(found.items())[:MOST_OUTCOMES]}
        return {"words": told, "count": count}


def _do(service: Service, asker: Asker, id: str, command: Any) -> dict[str, Any]:
    """Do a command for which no worker is waited for. Blocks."""
    tables, owner, speech = service.tables, asker.known, asker.speech
    match command:
        case MoveCommand(number=number, event=event):
            made = moves.play(tables, id, owner, _seat(command), number, event)
            service.metrics.moves.labels("person").inc()
            return {"number": made}
        case OutcomeCommand(number=number, event=event):
            return {"number": moves.type_outcome(tables, id, owner, _seat(command), number, event)}
        case PutOffCommand(number=number):
            return {"number": moves.put_off(tables, id, owner, _seat(command), number)}
        case FillCommand(event=event):
            moves.fill(tables, id, owner, _seat(command), event)
        case UndoCommand(to=to):
            return {"done": undo.ask(tables, id, owner, _seat(command), to)}
        case UndoAnswerCommand(agrees=agrees):
            return {"done": undo.answer(tables, id, owner, _seat(command), agrees)}
        case ChatCommand(text=text):
            return {"number": chat.write(tables, id, owner, _seat(command), text)}
        case RematchCommand():
            return {"table": _rematch(service, asker, id)}
        case SeatCommand(type="resign"):
            moves.resign(tables, id, owner, _seat(command))
        case SeatCommand(type="hand_over"):
            clocks.hand_over(tables, id, owner, _seat(command))
        case SeatCommand(type="take_back"):
            clocks.take_back(tables, id, owner, _seat(command))
        case SeatCommand(type="words"):
            return {"words": words(service, owner, id, _seat(command), speech)}
        case SeatCommand(type="outcomes"):
            return outcomes(service, owner, id, _seat(command), speech)
    return {}


def _rematch(service: Service, asker: Asker, id: str) -> str:
    """The table of the next game; a new one counts as the creator's."""
    with service.tables.at(id) as live:
        new = live.row.rematch is None and live.fold.ended is not None and bool(live.seats_of(asker.known))
        creator, bots = live.row.creator, any(seat.kind == BOT for seat in live.seats)
    if not new:
        return rematch(service.tables, id, asker.known)
    with service.quotas.new_table(asker, creator, bots) as made:
        made.id = rematch(service.tables, id, asker.known)
    return made.id


def _seat(command: Any) -> int:
    return SEAT_LETTERS.index(command.seat)
