"""What a test does that lacks something: it is left out on a developer's machine, and fails where CI is set."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(reason: str) -> NoReturn:
    """Leave the test out, with the reason; a run that decides what lands (CI is set) may leave none out."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason} (CI is set, so no test may be left out.)", pytrace=False)
    pytest.skip(reason)
