"""The application: all endpoints, the socket, and the door in front of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kroon import __version__
from kroon.core.errors import KroonError
from kroon.core.events import SEAT_LETTERS
from kroon.service import link_api, lobby_api, me_api, network_api, other_api, play_api
from kroon.service.asking import in_turn
from kroon.service.bodies import ErrorBody, TableId
from kroon.service.errors import Missing, TooMuch, WrongShape, error_json, status_of
from kroon.service.gate import Gate
from kroon.service.identity import Asker
from kroon.service.messages import Look, table_message
from kroon.service.service import Service
from kroon.service.settings import ServiceSettings
from kroon.service.sockets import Socket
from kroon.table.errors import Late, StoreUnavailable

PARTS = (lobby_api, link_api, play_api, me_api, network_api, other_api)
"""What has endpoints."""
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}


def make_app(settings: ServiceSettings | None = None, service: Service | None = None) -> Any:
    """The ASGI application of a server; its service is opened and closed with it."""
    made = service or Service(settings or ServiceSettings())

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await made.open()
        try:
            yield
        finally:
            await made.close()

    api = FastAPI(
        title="Kroon",
        version=__version__,
        description="Tables for kingdom board games: see docs/service.md.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    api.state.service = made
    api.websocket("/api/tables/{id}/socket")(_socket)
    for part in PARTS:
        api.include_router(part.router, dependencies=[Depends(in_turn)])
    api.exception_handler(KroonError)(_refused)
    api.exception_handler(RequestValidationError)(_wrong_shape)
    api.exception_handler(HTTPException)(_wrong_request)
    return Gate(api, made)


async def _socket(websocket: WebSocket, id: TableId) -> None:
    """Live play at a table."""
    asker: Asker = websocket.state.asker
    await Socket(websocket.app.state.service, websocket, id, asker).run()


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, KroonError)
    asker: Asker = request.state.asker
    service: Service = request.app.state.service
    body: dict[str, Any] = {"error": error_json(error, asker.speech)}
    if isinstance(error, StoreUnavailable):
        service.metrics.store_errors.inc()
    if isinstance(error, Late):
        body["number"] = error.number
        given = await request.json()
        body["table"] = await service.run(lambda: _current(service, request.path_params["id"], asker, given))
    headers = None
    if isinstance(error, TooMuch):
        service.metrics.refused.labels(error.key).inc()
        headers = error.headers()
    return JSONResponse(body, status_of(error), headers)


def _current(service: Service, id: str, asker: Asker, given: Any) -> dict[str, Any] | None:
    """The table as the seat of a late move sees it now."""
    with service.tables.at(id) as live:
        seat = SEAT_LETTERS.index(given["seat"])
        look = Look(seat if asker.owner in live.seats[seat].owners else None, asker.speech)
        number = live.fold.streams.number(look.viewer)
        here, told = service.hub.here(id), service.hub.told(id)
        return table_message(service.tables, live, look, asker.owner, number, here, told)


async def _wrong_shape(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first.get("loc", ()))[:100]
    wrong = WrongShape(where, str(first.get("type", "")))
    return JSONResponse({"error": error_json(wrong, request.state.asker.speech)}, 422)


async def _wrong_request(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses: no such path, or method, or a body that isn't JSON."""
    assert isinstance(error, HTTPException)
    told: KroonError = Missing() if error.status_code == 404 else WrongShape("request", str(error.status_code))
    body = {"error": error_json(told, request.state.asker.speech)}
    return JSONResponse(body, error.status_code, headers=getattr(error, "headers", None))
