"""HTTP: links, tokens and devices."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from kroon.core.events import SEAT_LETTERS
from kroon.service.asking import Asking
from kroon.service.bodies import Letter, Mark, NewToken, Opened, TableId
from kroon.service.lobby_api import about_table
from kroon.table import links, revoking
from kroon.table.errors import NoTable
from kroon.table.schema import DEVICE, INVITATION, SPECTATOR
from kroon.table.secret import hashed

router = APIRouter(tags=["links"])

WORDS = {INVITATION: "invite", SPECTATOR: "watch", DEVICE: "device"}
"""What stands before a secret in the fragment of a path."""


@router.post("/api/tables/{id}/invitations", status_code=201)
def invite(id: TableId, asking: Asking) -> dict[str, Any]:
    """A link with which friends take the free seats."""
    return _link(id, INVITATION, links.invite(asking.service.tables, id, asking.known))


@router.post("/api/tables/{id}/spectators", status_code=201)
def let_watch(id: TableId, asking: Asking) -> dict[str, Any]:
    """A link with which others look on."""
    return _link(id, SPECTATOR, links.let_watch(asking.service.tables, id, asking.known))


@router.post("/api/tables/{id}/seats/{seat}/device", status_code=201)
def take_along(id: TableId, seat: Letter, asking: Asking) -> dict[str, Any]:
    """A link that takes a seat along to another device, once."""
    secret = links.take_along(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat))
    return _link(id, DEVICE, secret)


@router.post("/api/tables/{id}/tokens", status_code=201)
def give_token(id: TableId, body: NewToken, asking: Asking) -> dict[str, Any]:
    """A token with which a program plays a seat."""
    tables, seat = asking.service.tables, SEAT_LETTERS.index(body.seat)
    return {"token": links.give_token(tables, id, asking.known, body.name, seat)}


@router.get("/api/tables/{id}/links")
def list_links(id: TableId, asking: Asking) -> dict[str, Any]:
    """The links of a table and the devices of its seats, as far as the asker may revoke them."""
    return revoking.listed(asking.service.tables, id, asking.known)


@router.delete("/api/tables/{id}/links", status_code=204)
def revoke_links(id: TableId, asking: Asking) -> Response:
    """Make all links of a table good for nothing; programs keep their tokens."""
    revoking.revoke_links(asking.service.tables, id, asking.known)
    return Response(status_code=204)


@router.delete("/api/tables/{id}/links/{link}", status_code=204)
def revoke_link(id: TableId, link: Mark, asking: Asking) -> Response:
    """Make a link good for nothing."""
    revoking.revoke_link(asking.service.tables, id, asking.known, link)
    return Response(status_code=204)


@router.delete("/api/tables/{id}/seats/{seat}/devices", status_code=204)
def revoke_devices(id: TableId, seat: Letter, asking: Asking) -> Response:
    """Leave a seat one device: the asker's, or the one that has it longest."""
    revoking.revoke_devices(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat))
    return Response(status_code=204)


@router.delete("/api/tables/{id}/seats/{seat}/devices/{device}", status_code=204)
def revoke_device(id: TableId, seat: Letter, device: Mark, asking: Asking) -> Response:
    """Take a seat from one of its devices."""
    revoking.revoke_device(asking.service.tables, id, asking.known, SEAT_LETTERS.index(seat), device)
    return Response(status_code=204)


@router.post("/api/links")
def look_at_link(body: Opened, asking: Asking) -> dict[str, Any]:
    """What a link opens; nothing is taken by looking."""
    tables = asking.service.tables
    link = tables.store.link(hashed(body.secret))
    if link.kind not in WORDS:
        raise NoTable("table-link-missing")
    if link.expires is not None and link.expires < tables.clock():
        raise NoTable("table-link-expired")
    if link.kind == DEVICE and link.used is not None:
        raise NoTable("table-link-used")
    return {"kind": link.kind, "table": about_table(link.table, asking)}


@router.post("/api/devices")
def open_device(body: Opened, asking: Asking) -> dict[str, Any]:
    """Use a link from another device: its seat is this one's, too."""
    id, seat = links.open_on(asking.service.tables, body.secret, asking.known)
    return {"id": id, "seat": SEAT_LETTERS[seat]}


def _link(id: str, kind: str, secret: str) -> dict[str, Any]:
    return {"secret": secret, "path": f"/table/{id}#{WORDS[kind]}={secret}"}
