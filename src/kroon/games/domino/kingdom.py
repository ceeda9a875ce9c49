"""A kingdom on two words of bits: placing dominoes and finding regions, for both domino games.

A set of squares is a pair of words (low, high) over a window of nine by nine squares that moves with the
kingdom: the box around the kingdom always has its top left square in column 2 and row 2 of the window.
A domino reaches at most two squares beyond the box, and as far as the frame allows, a box with two free
columns on either side is never more than nine wide (five by five: seven, so that one word holds it all).
Rows follow each other without a gap. A step over the right edge leads to column 0 of the next row, which
does no harm: land lies in columns 2 to 8, and in column 8 only when the box is seven wide and columns 0
and 1 are outside the frame; nor is a square of column 0 or 8 next to land while both are open.

Moves name squares by their place relative to the castle, as the notation does: a cell is a square of the
13×13 field around the castle, and the id of a placing is `direction * CELLS + cell of square a`.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import ONE, ZERO, count, lowest
from kroon.core.kernel import inlined, kernel
from kroon.core.score_parts import note

TERRAINS = 6
CROWNS = 3
"""The most crowns, or fires, on a square: sets of squares with at least 1, 2 and 3."""

REGION = 0
"""The kind of a part of the score sheet: a region, with its crowns as the amount."""
CROWNS_BITS = 8
"""In a tie-break the crowns have so many bits; the largest region stands above them."""

PITCH = 9
"""Bits from a row to the next."""
MARGIN = 2
"""The column and the row of the window where the box around the kingdom begins."""
REACH = 6
"""How far from the castle a square can be: a frame of 7, the castle in its corner."""
FIELD = 2 * REACH + 1
CELLS = FIELD * FIELD
PLACINGS = 4 * CELLS

RIGHT, DOWN, LEFT, UP = range(4)
"""Where square b lies, seen from square a."""
STEP_X = np.array([1, 0, -1, 0])
STEP_Y = np.array([0, 1, 0, -1])

KINGDOM_FIELDS = [
    ("land", np.uint64, (TERRAINS, 2)),  # the squares of each terrain
    ("crowns", np.uint64, (CROWNS, 2)),  # the squares with at least 1, 2, 3 crowns
    ("used", np.uint64, 2),  # all squares that are covered, the castle's among them
    ("castle_x", np.int64),  # the castle's column in the window
    ("castle_y", np.int64),  # its row
    ("width", np.int64),  # of the box around the kingdom, castle included
    ("height", np.int64),
    ("discarded", np.int64),  # dominoes of this player that left the game
]
"""The fields that the functions of this file work on."""

_ROW = np.uint64(PITCH)
_BACK = np.uint64(64 - PITCH)
_63 = np.uint64(63)
_64 = np.uint64(64)

_FIRST = sum(1 << row * PITCH for row in range(128 // PITCH + 1))
_LAST = _FIRST << 8
_NOT_FIRST0, _NOT_FIRST1 = np.uint64(~_FIRST & (2**64 - 1)), np.uint64((~_FIRST >> 64) & (2**64 - 1))
_NOT_LAST0, _NOT_LAST1 = np.uint64(~_LAST & (2**64 - 1)), np.uint64((~_LAST >> 64) & (2**64 - 1))
"""All bits but those of the first, or of the last, column."""

_CELL = np.array([(p // PITCH) * FIELD + p % PITCH for p in range(2 * 64)])
"""The cell of a bit of the window, but for the place of the castle."""


def _frame_masks() -> np.ndarray:
    """The squares that the frame leaves open, by the frame's size, and the width and height of the box."""
    masks = np.zeros((8, 8, 8, 2), np.uint64)
    for frame in range(1, 8):
        for width in range(1, frame + 1):
            for height in range(1, frame + 1):
                bits = 0
                for y in range(9):
                    for x in range(9):
                        open_x = MARGIN + width - frame <= x < MARGIN + frame
                        open_y = MARGIN + height - frame <= y < MARGIN + frame
                        bits |= (open_x and open_y) << (y * PITCH + x)
                masks[frame, width, height] = bits & (2**64 - 1), bits >> 64
    return masks


OPEN = _frame_masks()


@kernel
def found(k):
    """An empty kingdom: the castle alone."""
    for t in range(TERRAINS):
        k.land[t, 0] = ZERO
        k.land[t, 1] = ZERO
    for c in range(CROWNS):
        k.crowns[c, 0] = ZERO
        k.crowns[c, 1] = ZERO
    k.castle_x = MARGIN
    k.castle_y = MARGIN
    k.used[0] = ONE << np.uint64(MARGIN * PITCH + MARGIN)
    k.used[1] = ZERO
    k.width = 1
    k.height = 1
    k.discarded = 0


@inlined
def list_placings(k, frame, a, b, alike, out):
    """The ids of all places for a domino with terrains a and b, ascending; their number.

    A domino with two squares that are alike is only listed with its first square to the left or on top.
    """
    open0 = OPEN[frame, k.width, k.height, 0] & ~k.used[0]  # K11, K12
    open1 = OPEN[frame, k.width, k.height, 1] & ~k.used[1]  # K11, K12
    castle0, castle1 = square(k.castle_x, k.castle_y)
    near_a0, near_a1 = around(k.land[a, 0] | castle0, k.land[a, 1] | castle1)  # K11
    near_b0, near_b1 = near_a0, near_a1
    if a != b:
        near_b0, near_b1 = around(k.land[b, 0] | castle0, k.land[b, 1] | castle1)  # K11
    base = (REACH - k.castle_y) * FIELD + REACH - k.castle_x
    n = 0
    n = _list(
        open0 & ((open0 >> ONE) | (open1 << _63)) & (near_a0 | (near_b0 >> ONE) | (near_b1 << _63)),
        open1 & (open1 >> ONE) & (near_a1 | (near_b1 >> ONE)),
        base + RIGHT * CELLS,
        n,
        out,
    )
    n = _list(
        open0 & ((open0 >> _ROW) | (open1 << _BACK)) & (near_a0 | (near_b0 >> _ROW) | (near_b1 << _BACK)),
        open1 & (open1 >> _ROW) & (near_a1 | (near_b1 >> _ROW)),
        base + DOWN * CELLS,
        n,
        out,
    )
    if alike:
        return n
    n = _list(
        open0 & (open0 << ONE) & (near_a0 | (near_b0 << ONE)),
        open1 & ((open1 << ONE) | (open0 >> _63)) & (near_a1 | (near_b1 << ONE) | (near_b0 >> _63)),
        base + LEFT * CELLS,
        n,
        out,
    )
    return _list(
        open0 & (open0 << _ROW) & (near_a0 | (near_b0 << _ROW)),
        open1 & ((open1 << _ROW) | (open0 >> _BACK)) & (near_a1 | (near_b1 << _ROW) | (near_b0 >> _BACK)),
        base + UP * CELLS,
        n,
        out,
    )


@inlined
def place(k, placing, terrain_a, crowns_a, terrain_b, crowns_b):
    """Lay a domino at a place that `list_placings` gave; by how many bits the window moved for it."""
    direction = placing // CELLS
    cell = placing - direction * CELLS
    y = cell // FIELD
    ax = cell - y * FIELD - REACH + k.castle_x
    ay = y - REACH + k.castle_y
    bx = ax + STEP_X[direction]
    by = ay + STEP_Y[direction]
    right = max(0, MARGIN - min(ax, bx))
    down = max(0, MARGIN - min(ay, by))
    moved = right + down * PITCH
    if moved > 0:
        _move_window(k, right, down)
        ax += right
        bx += right
        ay += down
        by += down
    k.width = max(k.width, max(ax, bx) - MARGIN + 1)
    k.height = max(k.height, max(ay, by) - MARGIN + 1)
    _cover(k, ax, ay, terrain_a, crowns_a)
    _cover(k, bx, by, terrain_b, crowns_b)
    return moved


@inlined
def terrain_points(k, terrain, parts):
    """The points of all regions of a terrain: squares times crowns. Each region is a part, REGION."""
    land0 = k.land[terrain, 0]
    land1 = k.land[terrain, 1]
    seeds0 = land0
    seeds1 = land1
    if parts is None:  # K15: a region without a crown scores nothing
        seeds0 &= k.crowns[0, 0]
        seeds1 &= k.crowns[0, 1]
    points = 0
    while seeds0 | seeds1:
        r0, r1 = region(seeds0, seeds1, land0, land1)
        crowns = crowns_in(k, r0, r1)
        points += (count(r0) + count(r1)) * crowns  # K15
        if parts is not None:
            part = note(parts, terrain, REGION, (count(r0) + count(r1)) * crowns, crowns)
            part.places[0] = r0
            part.places[1] = r1
        seeds0 &= ~r0
        seeds1 &= ~r1
    return points


@kernel
def largest_region(k):
    """The number of squares of the largest region, crowned or not."""
    best = 0
    for t in range(TERRAINS):
        rest0 = k.land[t, 0]
        rest1 = k.land[t, 1]
        while count(rest0) + count(rest1) > best:
            r0, r1 = region(rest0, rest1, rest0, rest1)
            best = max(best, count(r0) + count(r1))
            rest0 &= ~r0
            rest1 &= ~r1
    return best


@kernel
def tie_break(k, by_crowns):
    """What parts seats with as many points: the largest region, then the crowns if they count."""
    ahead = largest_region(k) << CROWNS_BITS  # K18, O10
    if by_crowns:  # K18
        ahead += crowns_in(k, k.used[0], k.used[1])  # K18, O10
    return ahead


@inlined
def crowns_in(k, s0, s1):
    """The crowns on a set of squares."""
    crowns = 0
    for c in range(CROWNS):
        crowns += count(s0 & k.crowns[c, 0]) + count(s1 & k.crowns[c, 1])
    return crowns


@kernel
def in_centre(k, frame):
    """Whether no square is farther from the castle, along either axis, than the frame's middle."""
    reach = frame // 2
    left = k.castle_x - MARGIN
    top = k.castle_y - MARGIN
    right = k.width - 1 - left
    bottom = k.height - 1 - top
    return left <= reach and top <= reach and right <= reach and bottom <= reach


@inlined
def region(seeds0, seeds1, land0, land1):
    """The region of the first of the seeds, within a land that holds them."""
    if seeds0:
        r0 = seeds0 & (~seeds0 + ONE)
        r1 = ZERO
    else:
        r0 = ZERO
        r1 = seeds1 & (~seeds1 + ONE)
    while True:
        wide0, wide1 = around(r0, r1)  # K14: by sides
        wide0 = (wide0 & land0) | r0
        wide1 = (wide1 & land1) | r1
        if wide0 == r0 and wide1 == r1:
            return r0, r1
        r0 = wide0
        r1 = wide1


@inlined
def around(s0, s1):
    """The squares that share a side with one of the set."""
    near0 = (s0 << ONE) | (s0 >> ONE) | (s1 << _63) | (s0 << _ROW) | (s0 >> _ROW) | (s1 << _BACK)
    near1 = (s1 << ONE) | (s0 >> _63) | (s1 >> ONE) | (s1 << _ROW) | (s0 >> _BACK) | (s1 >> _ROW)
    return near0, near1


@inlined
def king_around(s0, s1):
    """The squares one step away from the set in any of eight directions, and the set itself."""
    wide0 = s0 | ((s0 << ONE) & _NOT_FIRST0) | (((s0 >> ONE) | (s1 << _63)) & _NOT_LAST0)
    wide1 = s1 | (((s1 << ONE) | (s0 >> _63)) & _NOT_FIRST1) | ((s1 >> ONE) & _NOT_LAST1)
    tall0 = wide0 | (wide0 << _ROW) | (wide0 >> _ROW) | (wide1 << _BACK)
    tall1 = wide1 | (wide1 << _ROW) | (wide0 >> _BACK) | (wide1 >> _ROW)
    return tall0, tall1


@inlined
def square_at(k, cell):
    """The set of the square at a cell of the field around the castle; it must be in the window."""
    y = cell // FIELD
    return square(cell - y * FIELD - REACH + k.castle_x, y - REACH + k.castle_y)


@inlined
def list_squares(k, s0, s1, base, out):
    """The ids of a set of squares, base being the first cell of the field, ascending; their number."""
    return _list(s0, s1, base + (REACH - k.castle_y) * FIELD + REACH - k.castle_x, 0, out)


@inlined
def move_set(words, by):
    """Move a set of squares in the window, by more than no bits."""
    left = np.uint64(by)
    words[1] = (words[1] << left) | (words[0] >> (_64 - left))
    words[0] <<= left


@inlined
def square(x, y):
    """The set of one square of the window."""
    bit = np.uint64(y) * _ROW + np.uint64(x)
    low = np.uint64(bit < _64)
    return low << (bit & _63), (ONE - low) << (bit & _63)


@inlined
def _list(s0, s1, base, n, out):
    """Append the ids of the squares of a set to the list; its new length."""
    while s0:
        out[n] = base + _CELL[lowest(s0)]
        n += 1
        s0 &= s0 - ONE
    while s1:
        out[n] = base + _CELL[64 + lowest(s1)]
        n += 1
        s1 &= s1 - ONE
    return n


@inlined
def _cover(k, x, y, terrain, crowns):
    s0, s1 = square(x, y)
    k.land[terrain, 0] |= s0
    k.land[terrain, 1] |= s1
    k.used[0] |= s0
    k.used[1] |= s1
    for c in range(crowns):
        k.crowns[c, 0] |= s0
        k.crowns[c, 1] |= s1


@kernel
def _move_window(k, right, down):
    """Make room on the left and on top: all squares move to the right and down in the window."""
    by = right + down * PITCH
    for t in range(TERRAINS):
        move_set(k.land[t], by)
    for c in range(CROWNS):
        move_set(k.crowns[c], by)
    move_set(k.used, by)
    k.castle_x += right
    k.castle_y += down
    k.width += right
    k.height += down
