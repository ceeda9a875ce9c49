"""Where a request comes from: the address behind named proxies, and the site of the page that sent it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from kroon.core.errors import KroonError, short
from kroon.service.settings import ServiceSettings

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
SECURE = {"ws": "http", "wss": "https"}
SUBSCRIBER_BITS = 64
"""How long a prefix an IPv6 subscriber has at least: whoever has it can take any of its addresses."""


class Origins:
    """What a server knows of its proxies and of the sites that may use it."""

    def __init__(self, settings: ServiceSettings) -> None:
        try:
            self._proxies = [ip_network(each, strict=False) for each in settings.trusted_proxies]
        except ValueError as error:
            raise KroonError("service-bad-proxy", proxy=short(str(error))) from None
        public = [settings.public_url] if settings.public_url else []
        self._allowed = {_origin(each) for each in (*settings.allow_origins, *public)}
        if None in self._allowed:
            raise KroonError("service-bad-origin")
        self._hosts = {each[1] for each in self._allowed if each is not None}
        self._public_secure = bool(settings.public_url and settings.public_url.startswith("https:"))

    def address(self, scope: Any, headers: dict[str, str]) -> str:
        """The address of a client: the last that no named proxy has."""
        address: str = scope["client"][0] if scope.get("client") else ""
        if not self.is_proxy(address):
            return address
        for told in reversed(headers.get("x-forwarded-for", "").split(",")):
            address = _without_port(told.strip()) or address
            if not self.is_proxy(address):
                break
        return short(address, 64)

    def is_secure(self, scope: Any, headers: dict[str, str]) -> bool:
        """Whether the client speaks HTTPS."""
        return self._public_secure or self._scheme(scope, headers) == "https"

    def is_allowed(self, scope: Any, headers: dict[str, str]) -> bool:
        """Whether the page that sent a request, if a page did, may use this server."""
        given = headers.get("origin")
        if given is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        origin = _origin(given)
        own = _origin(f"{self._scheme(scope, headers)}://{headers.get('host', '')}")
        return origin is not None and (origin == own or origin in self._allowed)

    def is_own_host(self, headers: dict[str, str]) -> bool:
        """Whether a request asks for a name that can be ours: named in the settings, or known here alone.

        Else a page elsewhere whose name was made to point here could pass for ours (DNS rebinding).
        """
        try:
            host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
        except ValueError:
            return False
        own = host in self._hosts or _ip(host) is not None
        return own or "." not in host or host.endswith((".localhost", ".local"))

    def is_named(self, origin: str) -> bool:
        """Whether a site is named in the settings."""
        return _origin(origin) in self._allowed

    def _scheme(self, scope: Any, headers: dict[str, str]) -> str:
        client = scope["client"][0] if scope.get("client") else ""
        told = headers.get("x-forwarded-proto", "").strip().lower()
        if told in ("http", "https") and self.is_proxy(client):
            return told
        scheme: str = scope["scheme"]
        return SECURE.get(scheme, scheme)

    def is_proxy(self, address: str) -> bool:
        """Whether that is the address of a proxy that is named in the settings."""
        found = _ip(address)
        return found is not None and any(found in network for network in self._proxies)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What one subscriber has: an IPv4 address, or the /64 network around an IPv6 address.

    Limits count by it: whoever has an IPv6 network could else come from a new address each time.
    """
    found = _ip(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found.packed, SUBSCRIBER_BITS), strict=False))
    return address if found is None else str(found)


def _ip(host: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as one of IPv6 as what it is. None for what isn't one."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _without_port(told: str) -> str:
    """An address that a proxy tells, without the port that some add: each connection has another."""
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told


def _origin(address: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of an address; None for what isn't one."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname.lower(), port or DEFAULT_PORTS[parts.scheme]


def plain_headers(raw: Sequence[tuple[bytes, bytes]]) -> dict[str, str]:
    """Headers by their names; of those that come twice all values, the later ones after a comma."""
    headers: dict[str, str] = {}
    for name, value in raw:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        joined = "; " if key == "cookie" else ", "
        headers[key] = f"{headers[key]}{joined}{text}" if key in headers else text
    return headers
