"""A command on a Ray of its own is told to stop: Ray's processes end with it."""

from __future__ import annotations

import signal

import pytest

from tests.ending import running
from tests.more import more

BOT = "level5:time=3600000"


@pytest.mark.parametrize("told", [signal.SIGINT, *more(signal.SIGTERM)], ids=lambda told: told.name)
def test_a_command_ends_with_the_cluster_that_it_has_started(told: signal.Signals) -> None:
    game = ("kingdomino", "--players", 2, "--games", 100)
    with running("simulate", *game, "--bots", BOT, "--cluster", "local", "--jobs", 1) as made:
        made.wait_for(lambda below: any("ray::_Worker" in each.words for each in below))
        assert "Interrupted." in made.told(told)
