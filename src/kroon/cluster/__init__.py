"""Workers for many tasks: this process, several of this machine, or those of a Ray cluster at an address.

All are used in the same way, and with tasks that give the same answers whoever does them, so do all results.
Ray is the extra `cluster`; it is imported only when it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from kroon.cluster.here import Here
from kroon.core.pool import Pool, Prepare


class Workers(Protocol):
    """Somebody who does tasks."""

    def __enter__(self) -> Workers:
        """Ready to work."""

    def __exit__(self, *_: object) -> None:
        """Not needed any more."""

    def run(self, tasks: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        """Do the tasks: each with its answer, as they are ready."""


def workers(address: str | None, jobs: int | None, prepare: Prepare, *arguments: Any) -> Workers:
    """So many workers, on this machine or on a cluster; without a number one, or all that a cluster has.

    In each, `with prepare(*arguments)` makes the function that does a task.
    """
    if address is None and (jobs or 1) == 1:
        return Here(prepare, *arguments)
    if address is None:
        return Pool(jobs or 1, prepare, *arguments)
    from kroon.cluster.ray_pool import RayPool

    return RayPool(address, jobs, prepare, *arguments)
