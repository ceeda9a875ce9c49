"""Sets of hexes as kernels: the board as bit rows, neighbours by shifting, groups by flood fill.

A set is a tuple of seven words; each word holds three rows of 20 bits with a spare bit after each, so that a
step to the side never leads into another row. Twenty rows need seven words. In a state a set is an array of
seven words; `load` makes a tuple of it, which the compiler keeps in registers.

A step may leave bits outside the board: in the spare columns, above the last row, or in bit 63. Every
result is therefore met with a set of real hexes before it is counted or listed.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import ONE, ZERO, count, lowest
from kroon.core.kernel import inlined, kernel
from kroon.games.builder.hexes import (
    HEXES,
    PITCH,
    QUADRANT_SIDE,
    ROWS_IN_WORD,
    SIDE,
    WORDS,
    bit_of,
    neighbours,
    on_border,
    words_of,
)

_ROW = np.uint64(PITCH)
_TWO_ROWS = np.uint64(2 * PITCH)
_TWO = np.uint64(2)


def _rows(which: tuple[int, ...]) -> np.uint64:
    """The bits of some of the three rows of a word."""
    return np.uint64(sum(((1 << PITCH) - 1) << (row * PITCH) for row in which))


EVEN = np.array([_rows((0, 2)) if word % 2 == 0 else _rows((1,)) for word in range(2)], np.uint64)
"""The rows with an even number, in words with an even and with an odd number (B1)."""
_EVEN_0, _EVEN_1 = EVEN[0], EVEN[1]

_NOT_FIRST = np.uint64(sum(((1 << SIDE) - 2) << (row * PITCH) for row in range(ROWS_IN_WORD)))
_NOT_LAST = np.uint64(sum(((1 << (SIDE - 1)) - 1) << (row * PITCH) for row in range(ROWS_IN_WORD)))

WORD = np.array([bit_of(hex)[0] for hex in range(HEXES)], np.int64)
"""The word that a hex is in."""
BIT = np.array([1 << bit_of(hex)[1] for hex in range(HEXES)], np.uint64)
"""Its bit in that word."""
AROUND = np.array([words_of(neighbours(hex)) for hex in range(HEXES)], np.uint64)
"""The neighbours of each hex, as a set."""
BOARD = np.array(words_of(range(HEXES)), np.uint64)
"""All hexes."""
BORDER = np.array(words_of(hex for hex in range(HEXES) if on_border(hex)), np.uint64)
"""The hexes on the border of the board (B16)."""
ROW_BITS = np.array([((1 << SIDE) - 1) << (row * PITCH) for row in range(ROWS_IN_WORD)], np.uint64)
"""The hexes of each row of a word."""
HALF_BITS = np.array([((1 << QUADRANT_SIDE) - 1) << (half * QUADRANT_SIDE) for half in range(2)], np.uint64)
"""The hexes of the left and of the right half of the first row of a word."""

FIRST_OF_WORD = np.array([word * ROWS_IN_WORD * SIDE for word in range(WORDS)], np.int64)
HEX_OF_BIT = np.array([bit // PITCH * SIDE + bit % PITCH for bit in range(64)], np.int64)


# Sets


@inlined
def load(a):
    """The set in an array."""
    return (a[0], a[1], a[2], a[3], a[4], a[5], a[6])


@inlined
def store(a, to):
    """Write a set into an array."""
    to[0] = a[0]
    to[1] = a[1]
    to[2] = a[2]
    to[3] = a[3]
    to[4] = a[4]
    to[5] = a[5]
    to[6] = a[6]


@inlined
def empty():
    """The set of nothing."""
    return (ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)


@inlined
def both(a, b):
    """The hexes in both sets."""
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5], a[6] & b[6])


@inlined
def either(a, b):
    """The hexes in one of the sets, or in both."""
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5], a[6] | b[6])


@inlined
def without(a, b):
    """The hexes of the first set that are not in the second."""
    return (
        a[0] & ~b[0],
        a[1] & ~b[1],
        a[2] & ~b[2],
        a[3] & ~b[3],
        a[4] & ~b[4],
        a[5] & ~b[5],
        a[6] & ~b[6],
    )


@inlined
def some(a):
    """Whether there is a hex in the set."""
    return (a[0] | a[1] | a[2] | a[3] | a[4] | a[5] | a[6]) != ZERO


@inlined
def size(a):
    """The number of hexes."""
    return (count(a[0]) + count(a[1])) + (count(a[2]) + count(a[3])) + (count(a[4]) + count(a[5])) + count(a[6])


@inlined
def has(a, hex):
    """Whether a hex is in the set of an array."""
    return a[WORD[hex]] & BIT[hex] != ZERO


@inlined
def add(a, hex):
    """Put a hex into the set of an array."""
    a[WORD[hex]] |= BIT[hex]


@inlined
def remove(a, hex):
    """Take a hex out of the set of an array."""
    a[WORD[hex]] &= ~BIT[hex]


@kernel
def list_hexes(a, base, out, n):
    """Write base + hex for every hex of the set into `out` from place n on; the place after the last."""
    for word in range(WORDS):
        rest = a[word]
        while rest:
            out[n] = base + FIRST_OF_WORD[word] + HEX_OF_BIT[lowest(rest)]
            n += 1
            rest &= rest - ONE
    return n


# Steps


@kernel
def around(a):
    """All hexes next to one of the set, by shifting rows (B1)."""
    lean = (
        _lean_both(a[0], _EVEN_0),
        _lean_both(a[1], _EVEN_1),
        _lean_both(a[2], _EVEN_0),
        _lean_both(a[3], _EVEN_1),
        _lean_both(a[4], _EVEN_0),
        _lean_both(a[5], _EVEN_1),
        _lean_both(a[6], _EVEN_0),
    )
    return either(either(east(a), west(a)), either(down(lean), up(lean)))


@kernel
def two_steps_around(a):
    """All hexes two steps in a straight line from one of the set (B19)."""
    beside = either(east(a), west(a))
    far = (
        _two_aside(a[0]),
        _two_aside(a[1]),
        _two_aside(a[2]),
        _two_aside(a[3]),
        _two_aside(a[4]),
        _two_aside(a[5]),
        _two_aside(a[6]),
    )
    return either(far, either(two_down(beside), two_up(beside)))


@inlined
def east(a):
    """The set, a step to the right."""
    return (a[0] << ONE, a[1] << ONE, a[2] << ONE, a[3] << ONE, a[4] << ONE, a[5] << ONE, a[6] << ONE)


@inlined
def west(a):
    """The set, a step to the left."""
    return (a[0] >> ONE, a[1] >> ONE, a[2] >> ONE, a[3] >> ONE, a[4] >> ONE, a[5] >> ONE, a[6] >> ONE)


@inlined
def down(a):
    """The set, a row further down in the same column."""
    return (
        a[0] << _ROW,
        a[1] << _ROW | a[0] >> _TWO_ROWS,
        a[2] << _ROW | a[1] >> _TWO_ROWS,
        a[3] << _ROW | a[2] >> _TWO_ROWS,
        a[4] << _ROW | a[3] >> _TWO_ROWS,
        a[5] << _ROW | a[4] >> _TWO_ROWS,
        a[6] << _ROW | a[5] >> _TWO_ROWS,
    )


@inlined
def up(a):
    """The set, a row further up in the same column."""
    return (
        a[0] >> _ROW | a[1] << _TWO_ROWS,
        a[1] >> _ROW | a[2] << _TWO_ROWS,
        a[2] >> _ROW | a[3] << _TWO_ROWS,
        a[3] >> _ROW | a[4] << _TWO_ROWS,
        a[4] >> _ROW | a[5] << _TWO_ROWS,
        a[5] >> _ROW | a[6] << _TWO_ROWS,
        a[6] >> _ROW,
    )


@inlined
def two_down(a):
    """The set, two rows further down."""
    return (
        a[0] << _TWO_ROWS,
        a[1] << _TWO_ROWS | a[0] >> _ROW,
        a[2] << _TWO_ROWS | a[1] >> _ROW,
        a[3] << _TWO_ROWS | a[2] >> _ROW,
        a[4] << _TWO_ROWS | a[3] >> _ROW,
        a[5] << _TWO_ROWS | a[4] >> _ROW,
        a[6] << _TWO_ROWS | a[5] >> _ROW,
    )


@inlined
def two_up(a):
    """The set, two rows further up."""
    return (
        a[0] >> _TWO_ROWS | a[1] << _ROW,
        a[1] >> _TWO_ROWS | a[2] << _ROW,
        a[2] >> _TWO_ROWS | a[3] << _ROW,
        a[3] >> _TWO_ROWS | a[4] << _ROW,
        a[4] >> _TWO_ROWS | a[5] << _ROW,
        a[5] >> _TWO_ROWS | a[6] << _ROW,
        a[6] >> _TWO_ROWS,
    )


@inlined
def lean_right(a):
    """The set in its own rows, ready to step to the right while it goes up or down."""
    return (
        _right(a[0], _EVEN_0),
        _right(a[1], _EVEN_1),
        _right(a[2], _EVEN_0),
        _right(a[3], _EVEN_1),
        _right(a[4], _EVEN_0),
        _right(a[5], _EVEN_1),
        _right(a[6], _EVEN_0),
    )


@inlined
def lean_left(a):
    """The set in its own rows, ready to step to the left while it goes up or down."""
    return (
        _left(a[0], _EVEN_0),
        _left(a[1], _EVEN_1),
        _left(a[2], _EVEN_0),
        _left(a[3], _EVEN_1),
        _left(a[4], _EVEN_0),
        _left(a[5], _EVEN_1),
        _left(a[6], _EVEN_0),
    )


# Lines and groups


@kernel
def ends_of_lines(a):
    """The hexes at either end of a straight line of at least three of the set, in all three axes (B17).

    Some of them may be in the set themselves.
    """
    found = east(both(a, east(both(a, east(a)))))
    found = either(found, west(both(a, west(both(a, west(a))))))
    found = either(found, down(lean_right(both(a, down(lean_right(both(a, down(lean_right(a)))))))))
    found = either(found, down(lean_left(both(a, down(lean_left(both(a, down(lean_left(a)))))))))
    found = either(found, up(lean_right(both(a, up(lean_right(both(a, up(lean_right(a)))))))))
    return either(found, up(lean_left(both(a, up(lean_left(both(a, up(lean_left(a)))))))))


@kernel
def first_of(a):
    """The set of the first hex of a set; the set must not be empty."""
    b = ZERO
    first = empty()
    if a[0]:
        b = a[0] & (~a[0] + ONE)
        first = (b, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    elif a[1]:
        b = a[1] & (~a[1] + ONE)
        first = (ZERO, b, ZERO, ZERO, ZERO, ZERO, ZERO)
    elif a[2]:
        b = a[2] & (~a[2] + ONE)
        first = (ZERO, ZERO, b, ZERO, ZERO, ZERO, ZERO)
    elif a[3]:
        b = a[3] & (~a[3] + ONE)
        first = (ZERO, ZERO, ZERO, b, ZERO, ZERO, ZERO)
    elif a[4]:
        b = a[4] & (~a[4] + ONE)
        first = (ZERO, ZERO, ZERO, ZERO, b, ZERO, ZERO)
    elif a[5]:
        b = a[5] & (~a[5] + ONE)
        first = (ZERO, ZERO, ZERO, ZERO, ZERO, b, ZERO)
    else:
        b = a[6] & (~a[6] + ONE)
        first = (ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, b)
    return first


@kernel
def group_in(a):
    """The group of the first hex of a set: all that hang together with it; the set must not be empty."""
    group = first_of(a)
    more = True
    while more:
        grown = either(group, both(around(group), a))
        more = some(without(grown, group))
        group = grown
    return group


@inlined
def _lean_both(word, even):
    """Every hex, and the one beside it that has the same two neighbours above and below (B1)."""
    return word | (word & even) >> ONE | (word & ~even) << ONE


@inlined
def _right(word, even):
    return (word & even) | (word & ~even) << ONE


@inlined
def _left(word, even):
    return (word & even) >> ONE | (word & ~even)


@inlined
def _two_aside(word):
    return (word & _NOT_LAST) << _TWO | (word & _NOT_FIRST) >> _TWO
