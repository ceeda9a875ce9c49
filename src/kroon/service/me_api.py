"""HTTP: what is kept of the one who asks, and its deletion."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response

from kroon.service.asking import Asking
from kroon.service.identity import cookie_header
from kroon.service.origins import plain_headers
from kroon.table.person import delete_person, kept_of

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("")
def kept(asking: Asking, save: bool = False) -> Response:
    """Everything that is kept of me; `save`: as a file."""
    found: dict[str, Any] = {"tables": []}
    if asking.owner:
        found = kept_of(asking.service.tables, asking.owner)
    headers = {"content-disposition": 'attachment; filename="kroon.json"'} if save else None
    body = json.dumps(found, ensure_ascii=False, indent=2 if save else None)
    return Response(body, media_type="application/json", headers=headers)


@router.delete("", status_code=204)
def delete(request: Request, asking: Asking) -> Response:
    """Delete everything that is kept of me; the browser forgets who I was."""
    delete_person(asking.service.tables, asking.owner)
    secure = asking.service.origins.is_secure(request.scope, plain_headers(request.scope["headers"]))
    return Response(status_code=204, headers={"set-cookie": cookie_header("", secure, seconds=0)})
