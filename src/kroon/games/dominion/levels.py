"""How the bots `level1` to `level5` think about Dominion; benchmarks/strength.py measures them.

The tree ends where cards are drawn: a later decision depends on the hand, and is better left to a policy that
looks at it than to what was best on average. Many moves are nearly equal; there the policy is trusted. Only
level 5 thinks of the lists of `greedy`: these are worth more than many simulations. All that follows a move it
leaves to `greedy`: while a tree still tries out what to trash and gain, playing a Remodel looks a bad move.
"""

from __future__ import annotations

from kroon.core.contract import Level

LEVELS = (
    Level(20, slips=0.1, playout="basic", beyond=0, win_part=0.7, margin=8, explore=0.7),
    Level(30, guide="basic", playout="basic", beyond=0, win_part=0.7, margin=8, explore=0.7),
    Level(150, guide="money", playout="money", beyond=0, win_part=0.7, margin=8, explore=0.7),
    Level(400, guide="money", playout="money", trust=2.5, beyond=0, win_part=0.7, margin=8, explore=0.7),
    Level(100_000, guide="greedy", playout="greedy", trust=0.7, beyond=-1, win_part=0.7, margin=8),
)
