"""The browser of the tests of the page."""

from __future__ import annotations

from tests.web.conftest import browser

__all__ = ["browser"]
