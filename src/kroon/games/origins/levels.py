"""How the bots `level1` to `level5` think about Origins; benchmarks/strength.py measures them."""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(12, slips=0.2),
    Level(60),
    Level(60, guide="quick", playout="quick", win_part=0.3),
    Level(600, guide="quick", playout="quick", win_part=0.3),
    Level(60_000, guide="quick", playout="quick", win_part=0.3),
)
