"""HTTP: the game at a table, for those who don't keep a socket; positions, the record, the review."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from kroon.service import commands
from kroon.service.asking import Asking, Question, seat_number
from kroon.service.bodies import Command, Letter, Number, TableId
from kroon.service.languages import spoken_lines
from kroon.service.messages import MOST_CHAT, MOST_UPDATES, Look, encoded, last_chat, table_message, updates_of
from kroon.service.sentences import position_at, told
from kroon.service.waiting import while_there
from kroon.table import views
from kroon.table.draws import draws as drawn
from kroon.table.errors import Refused
from kroon.table.views import Eyes

router = APIRouter(tags=["play"])

Seat = Annotated[Letter | None, Query()]


@router.post("/api/tables/{id}/commands")
async def command(request: Request, id: TableId, body: Command, asking: Asking) -> dict[str, Any]:
    """Do a command."""
    work = commands.do(asking.service, asking.asker, id, body)
    answer = await (while_there(request, work) if body.type in commands.SLOW else work)
    return {"type": "answer", "id": body.id, "ok": True, **answer}


@router.get("/api/tables/{id}/view")
def view(id: TableId, asking: Asking, seat: Seat = None, after: Number = 0) -> dict[str, Any]:
    """The whole table, as a seat or a spectator sees it."""
    service, look = asking.service, _look(asking, id, seat)
    with service.tables.at(id) as live:
        here, told = service.hub.here(id), service.hub.told(id)
        return table_message(service.tables, live, look, asking.owner, after, here, told)


@router.get("/api/tables/{id}/updates")
def updates(
    id: TableId,
    asking: Asking,
    seat: Seat = None,
    after: Number = 0,
    before: Number | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST_UPDATES)] = MOST_UPDATES,
    views: bool = True,
) -> dict[str, Any]:
    """What a viewer was shown: the first updates after a number of its stream, or the last before one."""
    service, look = asking.service, _look(asking, id, seat)._replace(views=views)
    with service.tables.at(id) as live:
        found = updates_of(live, look, after, before, limit, service.hub.told(id))
        return {"updates": found, "number": live.fold.streams.number(look.viewer)}


@router.get("/api/tables/{id}/chat")
def chat(
    id: TableId,
    asking: Asking,
    seat: Seat = None,
    before: Number | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST_CHAT)] = MOST_CHAT,
) -> dict[str, Any]:
    """The last messages of the chat, or the last before a number."""
    _look(asking, id, seat)
    return last_chat(asking.service.tables, id, before, limit)


@router.get("/api/tables/{id}/positions/{number}")
def position(
    id: TableId, number: Number, asking: Asking, seat: Seat = None, open: bool = False
) -> dict[str, Any]:
    """The game after an update, as the viewer knew it; `open`: with everything revealed, after the end."""
    service, look = asking.service, _look(asking, id, seat)
    with service.tables.at(id) as live:
        shown: dict[str, Any] = {"view": views.position(service.tables, Eyes(id, look.viewer), number)}
        shown["words"] = spoken_lines(live.game.in_words(shown["view"], look.viewer), look.speech)
        update = live.fold.streams.since(look.viewer, number - 1)[0]
        shown["told"] = told(live, look.viewer, update, look.speech, service.hub.told(id))
        shown["revealed"] = None
        if open:
            if live.fold.ended is None:
                raise Refused("table-not-over")
            state = live.fold.state_after(position_at(live, live.fold.streams.seq_of(look.viewer, number)))
            shown["revealed"] = [live.game.view(state, each) for each in range(live.players)]
        return shown


@router.get("/api/tables/{id}/record")
def record(id: TableId, asking: Asking, seat: Seat = None) -> Response:
    """The record of a game that is over, as a file."""
    look = _look(asking, id, seat)
    made = views.record(asking.service.tables, Eyes(id, look.viewer)).to_json()
    headers = {"content-disposition": f'attachment; filename="{made["game"]}-{id}.json"'}
    return Response(json.dumps(made, ensure_ascii=False), media_type="application/json", headers=headers)


@router.get("/api/tables/{id}/draws")
def draws(id: TableId, asking: Asking, seat: Seat = None, after: Number = 0) -> Response:
    """What the outcomes of chance of a game that is over were drawn from, those after a number."""
    look = _look(asking, id, seat)
    made = drawn(asking.service.tables, Eyes(id, look.viewer), after)
    return Response(encoded(made), media_type="application/json")


@router.get("/api/tables/{id}/review")
def review(id: TableId, asking: Asking, seat: Seat = None) -> dict[str, Any]:
    """How far the review of a game that is over is, and the review."""
    look = _look(asking, id, seat)
    found = asking.service.reviews.look(id, asking.speech)
    return found | {"numbers": views.numbers(asking.service.tables, Eyes(id, look.viewer))}


def _look(asking: Question, id: str, seat: str | None) -> Look:
    """How the asker may look at a table."""
    viewer = asking.service.eyes(asking.asker, id, seat_number(seat), asking.asker.spectator)
    return Look(viewer, asking.speech)
