"""Who asks: by the cookie of a browser or the token of a program. Only hashes go further than this file."""

from __future__ import annotations

from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

from kroon.service.errors import NoIdentity
from kroon.service.languages import MESSAGES
from kroon.service.origins import network_of
from kroon.table.secret import hashed

COOKIE = "kroon"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep any cookie."""
LONGEST = 100
"""The most letters of a secret."""
BEARER = "bearer "


@dataclass(frozen=True)
class Asker:
    """Somebody who asks the service for something."""

    owner: str
    """The hash of their secret; "" for somebody unknown."""
    language: str
    address: str
    spectator: str | None = None
    """The secret of a spectator."""
    version: int = 1
    """That of the protocol."""

    @property
    def speech(self) -> str:
        """How they are spoken to: in a language, or in messages."""
        return self.language if self.version == 1 else MESSAGES

    @property
    def network(self) -> str:
        """What limits for each address count by, see `network_of`."""
        return network_of(self.address)

    @property
    def known(self) -> str:
        """The owner, who must be known."""
        if not self.owner:
            raise NoIdentity
        return self.owner


def owner_in(headers: dict[str, str]) -> str:
    """The owner that some headers name, or ""."""
    given = headers.get("authorization", "")
    secret = given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else _cookie(headers)
    return hashed(secret) if secret and len(secret) <= LONGEST else ""


def cookie_header(secret: str, secure: bool, seconds: int = COOKIE_SECONDS) -> str:
    """The header that gives a browser its cookie; with 0 seconds, that takes it away."""
    parts = [f"{COOKIE}={secret}", f"Max-Age={seconds}", "Path=/", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def _cookie(headers: dict[str, str]) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""
