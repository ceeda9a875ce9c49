"""How the bots `level1` to `level5` think about Kingdomino; benchmarks/strength.py measures them.

The tree ends where the next row is drawn: from there on the same move means other dominoes each time. Level 5
minds its own kingdom more than those of others: what these will score is mostly luck. It takes itself to play
on like `shrewd`, and the others like `quick`, which takes less time.
"""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(8, slips=0.25),
    Level(40),
    Level(30, guide="quick", playout="quick", win_part=0.1, beyond=0),
    Level(140, guide="quick", playout="quick", win_part=0.1, beyond=0),
    Level(
        40_000, guide="shrewd", playout="shrewd", rivals="quick", trust=1.0, win_part=0.2, rivalry=0.5, beyond=0
    ),
)
