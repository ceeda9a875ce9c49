"""Fires of dominoes that the box doesn't hold: two volcanoes on one, and one whose fire has nowhere to land.

Run as a program with KROON_JIT=0 it changes the table of dominoes, tells what happens, and compares whole games
with the plain rules.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from kroon.conformance.random_games import random_steps
from kroon.core.kernel import JIT
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.origins.state import DOMINO, TERRAIN_NAMES
from tests.games.origins import naive
from tests.games.origins.boards import now, placing, territory_of

NEAR, FAR, STUCK = 1, 2, 3
OTHER: dict[int, tuple[naive.Half, naive.Half]] = {
    NEAR: (("volcano", 0, 1), ("volcano", 0, 2)),
    FAR: (("volcano", 0, 3), ("volcano", 0, 1)),
    STUCK: (("steppe", 1, 0), ("volcano", 0, 1)),
    4: (("volcano", 0, 2), ("volcano", 0, 2)),
    5: (("volcano", 0, 3), ("lake", 2, 0)),
}


def change_dominoes() -> None:
    for number, (a, b) in OTHER.items():
        naive.DOMINOES[number] = (a, b)
        terrain_a, terrain_b = TERRAIN_NAMES.index(a[0]), TERRAIN_NAMES.index(b[0])
        DOMINO[number] = (terrain_a, a[1], terrain_b, b[1], a[2], b[2])


def fires(play: Play) -> dict[str, int]:
    return {naive.text(place): square.fires for place, square in territory_of(play).items() if square.fires}


def both() -> dict[str, Any]:
    play = placing("H D D D", domino=NEAR)
    play.play(f"a place {NEAR} 0,1 0,2")
    first = play.legal()
    play.play("a fire 1,0")
    second = play.legal()
    play.play("a fire 2,0")
    return {"first": first, "second": second, "after": now(play), "fires": fires(play)}


def only_square_b() -> dict[str, Any]:
    play = placing("H D", domino=FAR)
    play.play(f"a place {FAR} -1,0 -1,1")
    asked = play.legal()
    play.play("a fire 1,0")
    return {"asked": asked, "after": now(play), "fires": fires(play)}


def nowhere_to_land(last_round: bool) -> dict[str, Any]:
    play = placing("H", domino=STUCK)
    if last_round:
        play.state.drawn = 0
    play.play(f"a place {STUCK} 1,0 2,0")
    return {"after": now(play), "actor": play.actor_letter, "fires": fires(play)}


def compare(players: int, mode: str, seed: int) -> None:
    play, table = Play(find_game("origins"), {"players": players, "mode": mode}), naive.Table(players, mode)
    events = 0
    for _ in random_steps(play, seed):
        for event in play.events[events:]:
            table.play(event)
        events = len(play.events)
        if play.actor >= 0:
            assert play.legal() == table.legal()
    table.play(play.events[-1])
    assert play.game.breakdown(play.state) == table.sheets()


def main() -> None:
    assert not JIT
    change_dominoes()
    games = [(players, mode) for players in (2, 4) for mode in ("discovery", "totem", "tribe")]
    for seed, (players, mode) in enumerate(games):
        compare(players, mode, seed)
    told = {
        "both": both(),
        "only square b": only_square_b(),
        "nowhere to land": nowhere_to_land(False),
        "nowhere to land in the last round": nowhere_to_land(True),
        "games like the plain ones": len(games),
    }
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
