"""Parameters of tests that run with `./test --all` only; some of each test stay in every run."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


def more(*values: Any) -> list[Any]:
    """Values, or tuples of them, for the long run alone."""
    return [_param(each if isinstance(each, tuple) else (each,), always=False) for each in values]


def matrix(*given: Iterable[Any]) -> list[Any]:
    """All combinations; in every run so many that each value is in one of them."""
    lists = [list(each) for each in given]
    always = {tuple(each[at % len(each)] for each in lists) for at in range(max(map(len, lists)))}
    return [_param(each, always=each in always) for each in product(*lists)]


def _param(values: tuple[Any, ...], always: bool) -> Any:
    return pytest.param(*values, marks=() if always else pytest.mark.more)
