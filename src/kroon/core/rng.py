"""A small random generator for kernels that can be split: SplitMix64.

A generator is an array of two words, a state and an odd step. Each draw adds the step to the state
and mixes the sum (the published finaliser by Stafford, variant 13, as in Steele, Lea and Flood,
'Fast splittable pseudorandom number generators', 2014). `split` makes a generator that is independent
of its parent; `stream` makes the one that belongs to a seed and a number, so that game 7 of seed 1 is
the same game whoever plays it.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import count
from kroon.core.kernel import kernel

WORDS = 2
"""The length of a generator's array."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_A = np.uint64(0xBF58476D1CE4E5B9)
_MIX_B = np.uint64(0x94D049BB133111EB)
_STEP_A = np.uint64(0xFF51AFD7ED558CCD)
_STEP_B = np.uint64(0xC4CEB9FE1A85EC53)
_LOW = np.uint64(0xFFFFFFFF)
_TWO_32 = np.uint64(1 << 32)
_ONE = np.uint64(1)
_27, _30, _31, _32, _33 = (np.uint64(n) for n in (27, 30, 31, 32, 33))


@kernel
def word(rng):
    """The next 64 random bits."""
    rng[0] += rng[1]
    return _mix(rng[0])


@kernel
def below(rng, n):
    """A random whole number from 0 to n - 1, each exactly as likely; n is at most 2 to the 32nd."""
    n = np.uint64(n)
    product = (word(rng) >> _32) * n
    if product & _LOW < n:
        uneven = (_TWO_32 - n) % n
        while product & _LOW < uneven:
            product = (word(rng) >> _32) * n
    return np.int64(product >> _32)


@kernel
def stream(rng, seed, number):
    """Set `rng` to the generator that belongs to a seed and a number."""
    rng[0] = _mix(np.uint64(seed) + GOLDEN)
    rng[1] = GOLDEN
    rng[0] = _mix(rng[0] ^ _mix(np.uint64(number) * GOLDEN + _ONE))
    rng[1] = _step(word(rng))


@kernel
def split(rng, child):
    """Set `child` to a generator of its own, drawn from `rng`."""
    state = word(rng)
    child[1] = _step(word(rng))
    child[0] = state


@kernel
def _mix(z):
    z = (z ^ (z >> _30)) * _MIX_A
    z = (z ^ (z >> _27)) * _MIX_B
    return z ^ (z >> _31)


@kernel
def _step(z):
    """An odd step with enough changes between neighbouring bits."""
    z = (z ^ (z >> _33)) * _STEP_A
    z = (z ^ (z >> _33)) * _STEP_B
    z = (z ^ (z >> _33)) | _ONE
    if count(z ^ (z >> _ONE)) < 24:
        z ^= np.uint64(0xAAAAAAAAAAAAAAAA)
    return z
