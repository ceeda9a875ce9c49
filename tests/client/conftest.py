"""The same servers as in the tests of the service."""

from __future__ import annotations

from tests.service.conftest import _compiled, _shared, server, start

__all__ = ["_compiled", "_shared", "server", "start"]
