"""How the bots `level1` to `level5` think about Kingdomino; benchmarks/strength.py measures them.

The tree ends where the next row is drawn: from there on the same move means other dominoes each time. Level 5
minds its own kingdom more than those of others: what these will score is mostly luck.
"""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(8, slips=0.25),
    Level(40),
    Level(30, guide="quick", playout="quick", win_part=0.1, beyond=0),
    Level(140, guide="quick", playout="quick", win_part=0.1, beyond=0),
    Level(80_000, guide="quick", playout="quick", win_part=0.1, rivalry=0.5, beyond=0),
)
