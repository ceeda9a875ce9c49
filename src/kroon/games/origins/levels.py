"""How the bots `level1` to `level5` think about Origins; benchmarks/strength.py measures them."""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(8, slips=0.25),
    Level(40),
    Level(50, guide="quick", playout="quick", win_part=0.3),
    Level(240, guide="quick", playout="quick", win_part=0.3),
    Level(80_000, guide="quick", playout="quick", win_part=0.3),
)
