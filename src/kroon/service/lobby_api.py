"""HTTP: tables before their game, and who sits where."""

from __future__ import annotations

import contextlib
from typing import Any

from fastapi import APIRouter, Response

from kroon.core.errors import KroonError
from kroon.core.events import SEAT_LETTERS
from kroon.service.asking import Asking, seat_number
from kroon.service.bodies import (
    AddBot,
    AddCompanion,
    BotSeat,
    CompanionSeat,
    Letter,
    Me,
    NewTable,
    Nonce,
    OpenSeat,
    Rename,
    Sit,
    TableId,
)
from kroon.service.messages import about_with
from kroon.service.service import Service
from kroon.table import links, lobby
from kroon.table.errors import Refused
from kroon.table.schema import RUNNING

router = APIRouter(tags=["tables"])


@router.get("/api/tables")
def my_tables(asking: Asking) -> dict[str, Any]:
    """My tables, those where I am to move first."""
    service, owner = asking.service, asking.owner
    if not owner:
        return {"tables": []}
    mine = []
    for each in service.store.tables_of(owner):
        mover = each.mover
        if mover is None and each.state == RUNNING:  # it was played on by an earlier version last
            with contextlib.suppress(KroonError), service.tables.at(each.id) as live:
                actor = live.fold.actor
                mover = actor if actor >= 0 and live.bot_of(actor) is None else None
        mine.append(
            {
                "id": each.id,
                "game": each.game,
                "state": each.state,
                "players": each.players,
                "seats": [SEAT_LETTERS[seat] for seat in each.seats],
                "names": each.names,
                "updated": each.updated,
                "turn": each.state == RUNNING and mover in each.seats,
                "result": each.result and {key: each.result.get(key) for key in ("scores", "winners", "end")},
            }
        )
    return {"tables": sorted(mine, key=lambda each: not each["turn"])}


@router.post("/api/tables", status_code=201)
def make_table(body: NewTable, asking: Asking) -> dict[str, Any]:
    """Make a table with all its seats."""
    service, owner = asking.service, asking.known
    tables = service.tables
    players = body.options.get("players")
    if type(players) is int and players != len(body.seats):
        raise Refused("service-seats", players=str(players), given=str(len(body.seats)))
    bots = any(isinstance(each, BotSeat) for each in body.seats)
    with service.quotas.new_table(asking.asker, owner, bots) as counted:
        made = lobby.create(tables, owner, body.game, body.options, body.settings)
        counted.id = made.id
    try:
        for seat, each in enumerate(body.seats):
            _fill(service, made.id, owner, seat, each)
        open = any(isinstance(each, OpenSeat) for each in body.seats)
        invitation = links.invite(tables, made.id, owner) if open else None
    except KroonError:
        with contextlib.suppress(KroonError):
            lobby.delete_table(tables, made.id, owner)
        raise
    with tables.at(made.id) as live:
        seats = about_with(live, ())["seats"]
    return {"id": made.id, "commitment": made.commitment, "seats": seats, "invitation": invitation}


def _fill(service: Service, id: str, owner: str, seat: int, given: Any) -> None:
    """Seat whoever is named for a seat."""
    match given:
        case Me(name=name):
            lobby.sit(service.tables, id, owner, name, seat)
        case BotSeat(bot=bot):
            lobby.add_bot(service.tables, id, owner, bot, seat)
        case CompanionSeat(name=name):
            lobby.add_companion(service.tables, id, owner, name, seat)


@router.get("/api/tables/{id}")
def about_table(id: TableId, asking: Asking) -> dict[str, Any]:
    """What everybody at the table may know; and which seats are the asker's."""
    with asking.service.tables.at(id) as live:
        mine = live.seats_of(asking.owner) if asking.owner else []
        return about_with(live, asking.service.hub.here(id)) | {
            "yours": [SEAT_LETTERS[seat] for seat in mine],
            "creator": bool(asking.owner) and live.row.creator == asking.owner,
        }


@router.delete("/api/tables/{id}", status_code=204)
def delete_table(id: TableId, asking: Asking) -> Response:
    """Remove a table with all that belongs to it."""
    lobby.delete_table(asking.service.tables, id, asking.known)
    return Response(status_code=204)


@router.post("/api/tables/{id}/seats", status_code=201)
def sit(id: TableId, body: Sit, asking: Asking) -> dict[str, Any]:
    """Take a seat."""
    tables = asking.service.tables
    seat = lobby.sit(tables, id, asking.known, body.name, seat_number(body.seat), body.invitation)
    return {"seat": SEAT_LETTERS[seat]}


@router.post("/api/tables/{id}/bots", status_code=201)
def add_bot(id: TableId, body: AddBot, asking: Asking) -> dict[str, Any]:
    """Put a bot on a seat."""
    asking.service.quotas.add_bots(asking.asker)
    seat = lobby.add_bot(asking.service.tables, id, asking.known, body.bot, seat_number(body.seat))
    return {"seat": SEAT_LETTERS[seat]}


@router.post("/api/tables/{id}/companions", status_code=201)
def add_companion(id: TableId, body: AddCompanion, asking: Asking) -> dict[str, Any]:
    """Put somebody without a device on a seat of a companion table."""
    seat = lobby.add_companion(asking.service.tables, id, asking.known, body.name, seat_number(body.seat))
    return {"seat": SEAT_LETTERS[seat]}


@router.patch("/api/tables/{id}/seats/{seat}", status_code=204)
def rename(id: TableId, seat: Letter, body: Rename, asking: Asking) -> Response:
    """Change the name of a person."""
    lobby.rename(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat), body.name)
    return Response(status_code=204)


@router.delete("/api/tables/{id}/seats/{seat}", status_code=204)
def clear_seat(id: TableId, seat: Letter, asking: Asking) -> Response:
    """Leave a seat before the game has started; the creator may clear any."""
    lobby.clear_seat(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat))
    return Response(status_code=204)


@router.put("/api/tables/{id}/seats/{seat}/nonce", status_code=204)
def add_nonce(id: TableId, seat: Letter, body: Nonce, asking: Asking) -> Response:
    """Add a seat's part of the shuffle."""
    lobby.add_nonce(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat), body.nonce)
    return Response(status_code=204)
