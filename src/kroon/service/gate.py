"""The door of the service: every request comes through here before anything else looks at it.

Who asks, from where and how often; whether a page of another site sent it; how large it is. And on the way out:
security headers, and the cookie for a browser that has none yet.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import replace
from typing import Any

from kroon.core.errors import KroonError, short
from kroon.service.errors import (
    Busy,
    Forbidden,
    TooFast,
    TooLarge,
    TooMuch,
    error_json,
    failure_json,
    status_of,
)
from kroon.service.identity import Asker, cookie_header, owner_in
from kroon.service.languages import asked_language, asked_version
from kroon.service.messages import encoded
from kroon.service.origins import plain_headers
from kroon.service.service import Service
from kroon.table.secret import hashed, new_secret

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
BODY_SECONDS = 20.0
"""How long a body may take to arrive."""
UNLIMITED = ("/health/", "/metrics")
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
}

_log = logging.getLogger("kroon.service")


class Gate:
    """An ASGI application around another one."""

    def __init__(self, app: App, service: Service) -> None:
        self._app = app
        self._service = service
        self._headers = security_headers(service.settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer why not."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        service, began = self._service, time.perf_counter()
        headers = plain_headers(scope["headers"])
        asker = self._asker(scope, headers)
        added, status, answered = list(self._headers), 500, False
        if scope["path"].startswith("/api/"):
            added += [(b"cache-control", b"no-store"), (b"vary", b"Accept-Language, Cookie, Authorization")]
        cors = self._cors(headers)
        added += cors

        async def answer(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], True
                own = {name.lower() for name, _ in message.get("headers", [])}
                more = [each for each in added if each[0] not in own]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        try:
            if cors and scope["method"] == "OPTIONS":
                await _plain(answer, 204, b"", [(b"access-control-max-age", b"600")])
                return
            self._check_host(scope["path"], headers)
            self._check_rate(scope["path"], asker)
            if scope["method"] not in SAFE:
                if not service.origins.is_allowed(scope, headers):
                    raise Forbidden("service-other-site")
                receive = await self._body(receive, headers)
            if scope["method"] == "POST" and not asker.owner and scope["path"].startswith("/api/"):
                secret = new_secret()
                asker = replace(asker, owner=hashed(secret))
                cookie = cookie_header(secret, service.origins.is_secure(scope, headers))
                added.append((b"set-cookie", cookie.encode()))
            scope.setdefault("state", {})["asker"] = asker
            await self._app(scope, receive, answer)
        except KroonError as error:
            service.metrics.refused.labels(error.key).inc()
            await _refuse(answer, error, asker.speech)
        except Exception:
            service.metrics.failures.inc()
            _log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
            if not answered:
                body = encoded({"error": failure_json(asker.speech)}).encode()
                await _plain(answer, 500, body, [(b"content-type", b"application/json")])
        finally:
            took = time.perf_counter() - began
            method = scope["method"] if scope["method"] in _METHODS else "other"
            service.metrics.requests.labels(method, str(status)).observe(took)
            if _log.isEnabledFor(logging.DEBUG):
                told = {"method": method, "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
                _log.debug("request", extra=told)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        service = self._service
        headers = plain_headers(scope["headers"])
        asker = self._asker(scope, headers)
        scope.setdefault("state", {})["asker"] = asker
        try:
            self._check_host(scope["path"], headers)
            if not service.origins.is_allowed(scope, headers):
                raise Forbidden("service-other-site")
            self._check_rate(scope["path"], asker)
            if service.leaving:
                raise Busy
            service.connections.enter_socket(asker.network)
        except KroonError as error:
            service.metrics.refused.labels(error.key).inc()
            service.connections.note(error.key)
            await receive()
            await _refuse(send, error, asker.speech, "websocket.http.response")
            return
        try:
            await self._app(scope, receive, send)
        finally:
            service.connections.leave_socket(asker.network)

    def _asker(self, scope: Scope, headers: dict[str, str]) -> Asker:
        return Asker(
            owner_in(headers),
            asked_language(headers.get("accept-language")),
            self._service.origins.address(scope, headers),
            headers.get("kroon-spectator"),
            asked_version(headers.get("kroon-protocol")),
        )

    def _check_host(self, path: str, headers: dict[str, str]) -> None:
        """Refuse requests for names that aren't ours. Probes may ask by any."""
        if not path.startswith(UNLIMITED) and not self._service.origins.is_own_host(headers):
            raise Forbidden("service-other-host", host=short(headers.get("host", ""), 80))

    def _check_rate(self, path: str, asker: Asker) -> None:
        """Refuse those who ask too often. Pages and pictures count for their address only."""
        if path.startswith(UNLIMITED):
            return
        wait = self._service.addresses.take(asker.network)
        if path.startswith("/api/"):
            wait = max(wait, self._service.clients.take(asker.owner or asker.network))
        if wait:
            raise TooFast(wait)

    async def _body(self, receive: Receive, headers: dict[str, str]) -> Receive:
        """Read a body that isn't too large, and not too slow; what gives it to the application."""
        most = self._service.settings.limits.body
        given = headers.get("content-length", "0")
        if not given.isdigit() or len(given) > 12 or int(given) > most:
            raise TooLarge(most)
        parts: list[bytes] = []
        size, more = 0, True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    if message["type"] != "http.request":
                        break
                    parts.append(message.get("body", b""))
                    size, more = size + len(parts[-1]), message.get("more_body", False)
                    if size > most:
                        raise TooLarge(most)
        except TimeoutError:
            raise Forbidden("service-slow") from None
        body: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def again() -> Message:
            return body.pop() if body else await receive()

        return again

    def _cors(self, headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
        """The headers that let pages of other sites, which are named in the settings, use the service."""
        origin = headers.get("origin")
        if origin is None or not self._service.origins.is_named(origin):
            return []
        return [
            (b"access-control-allow-origin", origin.encode("latin-1")),
            (b"access-control-allow-credentials", b"true"),
            (b"access-control-allow-methods", b"GET, POST, PUT, PATCH, DELETE"),
            (b"access-control-allow-headers", b"Authorization, Content-Type, Kroon-Spectator"),
        ]


_METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}


def security_headers(public_url: str | None) -> list[tuple[bytes, bytes]]:
    """What browsers are told about all that comes from here."""
    policy = "; ".join(f"{name} {value}" for name, value in POLICY.items())
    headers = {
        "content-security-policy": policy,
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }
    if public_url and public_url.startswith("https:"):
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


async def _refuse(send: Send, error: KroonError, speech: str, kind: str = "http.response") -> None:
    body = encoded({"error": error_json(error, speech)}).encode()
    headers = [(b"content-type", b"application/json")]
    if isinstance(error, TooMuch):
        headers += [(name.encode(), value.encode()) for name, value in error.headers().items()]
    await _plain(send, status_of(error), body, headers, kind)


async def _plain(
    send: Send, status: int, body: bytes, headers: list[tuple[bytes, bytes]], kind: str = "http.response"
) -> None:
    if body:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
