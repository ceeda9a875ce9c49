"""A process that starts a server anew whenever it is told to, each in a child that can be killed.

Usage: launcher.py PORT DATABASE. For each line on standard input it waits for the last server to be gone,
starts one, and prints its process id. What takes long to import is there already.
"""

from __future__ import annotations

import os
import random
import sys

from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.service.serving import serve
from kroon.service.settings import Limits, ServiceSettings
from kroon.table.gains import gains


def use_everything() -> None:
    """A game from start to end, so that all that is loaded late is there."""
    import httptools  # noqa: F401
    import uvloop  # noqa: F401

    play, luck = Play(find_game("kingdomino"), {"players": 2}), random.Random(1)
    rng = play.engine.generator(1)
    while not play.over:
        if play.actor < 0:
            play.chance(rng)
        else:
            ids = play.legal_ids()
            gains(play.engine, play.state, play.actor, ids)
            play.apply(luck.choice(ids))
        play.game.view(play.state, 0)
    play.winners()


def main(port: int, database: str) -> None:
    limits = Limits(client_rate=0, address_rate=0)
    settings = ServiceSettings(
        database, port=port, workers=0, bots=False, limits=limits, log_level="error", json_logs=True
    )
    use_everything()
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            serve(settings)
            os._exit(1)
        print(child, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
