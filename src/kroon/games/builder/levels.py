"""How the bots `level1` to `level5` think about Kingdom Builder; benchmarks/strength.py measures them.

The tree ends with the turn: what others do next depends on cards that they hold in secret. At level 5 it ends
with the move: while a tree still tries out which settlement to lift and where to put it, moving one looks bad.
"""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(10, slips=0.2, beyond=0),
    Level(60, beyond=0),
    Level(30, guide="quick", playout="quick", beyond=0, win_part=0.3),
    Level(200, guide="quick", playout="quick", beyond=0, win_part=0.3),
    Level(40_000, guide="quick", playout="quick", beyond=-1, win_part=0.3),
)
