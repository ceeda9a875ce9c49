"""Opening a browser on a server of one's own: on a port that is free, or on the Kroon that runs already."""

from __future__ import annotations

import json
import os
import socket
import sys
import urllib.request
import webbrowser
from dataclasses import replace

from kroon.service.network import web_address
from kroon.service.settings import ServiceSettings

TRIES = 10
"""How many ports are tried, one after the other."""
PATIENCE = 2.0
"""How many seconds a server may take to say who it is."""


def free_port(settings: ServiceSettings) -> ServiceSettings:
    """The same settings with the first port that is free."""
    for port in range(settings.port, settings.port + TRIES):
        if not _is_taken(settings.host, port):
            return replace(settings, port=port)
    return settings


def running_kroon(settings: ServiceSettings) -> str | None:
    """The address of a Kroon that runs on the wanted port, if one does."""
    if not _is_taken(settings.host, settings.port):
        return None
    address = web_address(settings.host, settings.port)
    try:
        with urllib.request.urlopen(f"{address}/health/live", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(1000))
    except (OSError, ValueError):
        return None
    return f"{address}/" if isinstance(told, dict) and "kroon" in told else None


def browse(address: str) -> None:
    """Open a browser, where there is a screen: a browser in the terminal would take it from us."""
    if not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def _is_taken(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False
