"""A worker that is this process itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import Any

from kroon.core.pool import Prepare


class Here:
    """Does the tasks one after the other; as core/pool.py has processes."""

    def __init__(self, prepare: Prepare, *arguments: Any) -> None:
        self._stack = ExitStack()
        self._work = self._stack.enter_context(prepare(*arguments))

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def run(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Do the tasks: each with its answer."""
        for task in tasks:
            yield task, self._work(task)
