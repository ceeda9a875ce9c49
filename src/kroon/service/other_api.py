"""HTTP: the games, the score pad, QR codes, how the server is; and the files of the browser table."""

from __future__ import annotations

import io
from http import HTTPStatus
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Body, Request, Response

from kroon import __version__
from kroon.core.errors import KroonError
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import speaking
from kroon.service.asking import Asking
from kroon.service.bodies import Text, Word
from kroon.service.errors import Forbidden, error_json, status_of
from kroon.service.games import games_json
from kroon.service.languages import spoken_lines
from kroon.service.pages import page_for, respond, texts_for
from kroon.service.tasks import Score
from kroon.service.waiting import answer_of, while_there
from kroon.table.lanes import QUICK
from kroon.table.secret import hashed

router = APIRouter()


@router.get("/api/games", tags=["games"])
def games(asking: Asking) -> dict[str, Any]:
    """The games: names, options with their values and explanations, bots."""
    with speaking(asking.language):
        return {"games": games_json()}


@router.post("/api/start/{game}", tags=["games"])
def start(game: Word, options: Annotated[dict[str, Any], Body()]) -> dict[str, Any]:
    """The table as it is set up with some options, before anything has happened."""
    play = Play(find_game(game), options)
    return play.game.view(play.state, None)


@router.post("/api/score/{game}", tags=["games"])
async def score(
    request: Request, game: Word, sheet: Annotated[dict[str, Any], Body()], asking: Asking, draft: bool = False
) -> dict[str, Any]:
    """The score of a game that ended at a real table; what is wrong with a draft is an answer, no failure."""
    find_game(game)
    asking.service.whereabouts.saw(asking.known, asking.asker.network)
    future = asking.service.workers.submit(Score(game, sheet), asking.known, QUICK)
    try:
        scored: dict[str, Any] = await while_there(request, answer_of(future))
    except KroonError as error:
        if not draft or status_of(error) != HTTPStatus.BAD_REQUEST:
            raise
        return {"error": error_json(error, asking.speech)}
    said = {name: spoken_lines(scored[name], asking.speech) for name in ("explained", "unchecked")}
    return scored | said


@router.post("/api/qr", tags=["links"], response_class=Response)
def qr(body: Text) -> Response:
    """A QR code as a picture."""
    try:
        code = segno.make(body.text, error="m", micro=False)
    except (ValueError, segno.DataOverflowError):
        raise KroonError("service-qr") from None
    out = io.BytesIO()
    code.save(out, kind="svg", border=2, scale=4, xmldecl=False, svgns=True, omitsize=True)
    return Response(out.getvalue(), media_type="image/svg+xml")


@router.get("/health/live", include_in_schema=False)
async def live() -> dict[str, Any]:
    """The process runs."""
    return {"live": True, "kroon": __version__}


@router.get("/health/ready", include_in_schema=False)
async def ready(asking: Asking, response: Response) -> dict[str, Any]:
    """The service takes requests, and its store can be written and read."""
    found = await asking.service.readiness.look(asking.service.ready)
    response.status_code = 200 if found["ready"] else 503
    return found


@router.get("/metrics", include_in_schema=False)
async def metrics(asking: Asking) -> Response:
    """For Prometheus, and nobody else: counters rise with decisions that others may not notice."""
    token = asking.service.settings.metrics_token
    if token is None or asking.owner != hashed(token):
        raise Forbidden("service-metrics")
    return Response(asking.service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/texts/{folder}/{name}", include_in_schema=False)
async def texts(request: Request, folder: str, name: str) -> Response:
    """The Fluent texts of a part."""
    return respond(request, texts_for(folder, name))


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """The files of the browser table."""
    return respond(request, page_for(path))
