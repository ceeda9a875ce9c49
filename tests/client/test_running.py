"""A service of one's own: it runs for the time of a block, with a store of its own, or it is said why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from kroon.client import Service, Unreachable, running_service
from tests.client.games import ME


def test_a_service_runs_for_the_time_of_a_block(tmp_path: Path) -> None:
    with running_service("--workers", "0", "--no-bots", folder=tmp_path) as running:
        service = Service(running.address)
        made = service.create("kingdomino", [ME, ME])
        assert [each["id"] for each in service.tables()] == [made.id]
        assert running.process.poll() is None
    assert running.process.poll() == 0
    assert (tmp_path / "tables.sqlite3").exists()
    assert running.log.read_text()
    with pytest.raises(Unreachable):
        Service(running.address, patience=0.1).games()


def test_a_service_that_does_not_start_says_why(tmp_path: Path) -> None:
    with (
        pytest.raises(Unreachable, match="nonsense"),
        running_service("--log-level", "nonsense", folder=tmp_path),
    ):
        pass
