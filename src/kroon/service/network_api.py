"""HTTP: the door to the local network, which only people at this machine open and close."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from kroon.service.asking import Asking, Question
from kroon.service.errors import Forbidden
from kroon.service.network import is_here

router = APIRouter(prefix="/api/network", tags=["network"])


@router.get("")
def network(asking: Asking) -> dict[str, Any]:
    """Whether others on the network reach this server, and where."""
    return _told(asking)


@router.post("")
async def open_network(asking: Asking) -> dict[str, Any]:
    """Let the local network in."""
    _check_here(asking)
    await asking.service.network.open()
    return _told(asking)


@router.delete("")
async def close_network(asking: Asking) -> dict[str, Any]:
    """Let in only this machine again."""
    _check_here(asking)
    asking.service.network.close()
    return _told(asking)


def _told(asking: Question) -> dict[str, Any]:
    door = asking.service.network
    here = is_here(asking.asker.address)
    return {"open": door.is_open, "changes": here and door.can_change, "addresses": door.addresses()}


def _check_here(asking: Question) -> None:
    if not is_here(asking.asker.address):
        raise Forbidden("service-not-here")
