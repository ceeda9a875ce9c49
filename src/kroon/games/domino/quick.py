"""Rules of thumb for laying and picking dominoes, fast enough to play out the games of a search.

A domino goes where it touches land of its kind, stays within the centre of the frame when that pays, and leaves
no lone squares; a square is worth picking for the crowns that it brings to land, or the land that it brings to
crowns. Ties are broken at random.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.domino.kingdom import (
    CELLS,
    FIELD,
    OPEN,
    PITCH,
    PLACINGS,
    REACH,
    STEP_X,
    STEP_Y,
    around,
    crowns_in,
    square,
)

SAME = 3
"""What it counts that a square touches land of its terrain, beside its worth; each side on covered squares
counts 1."""
LONE = 7
"""What a lone square costs, on which no domino can lie any more."""
ASTRAY = 16
"""What it costs to leave the centre."""
NOISE = 3
LEAST = -1000


def _centre_masks() -> np.ndarray:
    """The squares of a frame around the castle, by the frame's size and the castle's place in the window."""
    masks = np.zeros((8, PITCH, PITCH, 2), np.uint64)
    for frame in (5, 7):
        reach = frame // 2
        for castle_x in range(PITCH):
            for castle_y in range(PITCH):
                bits = 0
                for x in range(PITCH):
                    for y in range(PITCH):
                        inside = abs(x - castle_x) <= reach and abs(y - castle_y) <= reach
                        bits |= inside << (y * PITCH + x)
                masks[frame, castle_x, castle_y] = bits & (2**64 - 1), bits >> 64
    return masks


CENTRE = _centre_masks()


@kernel
def quick_placing(k, frame, centred, a, crowns_a, b, crowns_b, ids, n, rng):
    """One of the first n ids: a good place for a domino of terrains a and b.

    `centred`: whether to stay within reach of a castle in the middle.
    """
    centre = CENTRE[frame, k.castle_x, k.castle_y]
    free0 = (centre[0] if centred else OPEN[frame, k.width, k.height, 0]) & ~k.used[0]
    free1 = (centre[1] if centred else OPEN[frame, k.width, k.height, 1]) & ~k.used[1]
    near_a0, near_a1 = around(k.land[a, 0], k.land[a, 1])
    near_b0, near_b1 = around(k.land[b, 0], k.land[b, 1])
    match_a = _match(k, a, crowns_a)
    match_b = _match(k, b, crowns_b)
    best = LEAST
    chosen = ids[0]
    for i in range(n):
        if ids[i] >= PLACINGS:
            continue
        direction = ids[i] // CELLS
        cell = ids[i] - direction * CELLS
        y = cell // FIELD
        x = cell - y * FIELD - REACH + k.castle_x
        y += k.castle_y - REACH
        p0, p1 = square(x, y)
        q0, q1 = square(x + STEP_X[direction], y + STEP_Y[direction])
        value = below(rng, NOISE)
        if (p0 & near_a0) | (p1 & near_a1):
            value += match_a
        if (q0 & near_b0) | (q1 & near_b1):
            value += match_b
        both0 = p0 | q0
        both1 = p1 | q1
        beside0, beside1 = around(both0, both1)
        value += count(beside0 & k.used[0]) + count(beside1 & k.used[1])
        if centred and (both0 & ~centre[0]) | (both1 & ~centre[1]):
            value -= ASTRAY
        rest0 = free0 & ~both0
        rest1 = free1 & ~both1
        beside0, beside1 = around(rest0, rest1)
        value -= LONE * (count(rest0 & ~beside0) + count(rest1 & ~beside1))
        if value > best:
            best = value
            chosen = ids[i]
    return chosen


@inlined
def _match(k, terrain, crowns):
    """What it counts that a square touches land of its terrain: more where crowns meet squares."""
    return SAME + quick_worth(k, terrain, crowns)


@inlined
def quick_worth(k, terrain, crowns):
    """What a square would add to the land of its terrain, roughly."""
    land0 = k.land[terrain, 0]
    land1 = k.land[terrain, 1]
    return crowns * (1 + count(land0) + count(land1)) + crowns_in(k, land0, land1)
