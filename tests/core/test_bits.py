"""Bits of words against Python's own whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import kroon.core.bits
from kroon.core.kernel import kernel

bits: Any = kroon.core.bits


count_bits, lowest_bit = bits.count, bits.lowest


@kernel
def count_of(word: Any) -> Any:
    return count_bits(word)


@kernel
def lowest_of(word: Any) -> Any:
    return lowest_bit(word)


words = st.integers(1, 2**64 - 1)


@settings(deadline=None)
@given(words)
def test_bits_are_counted(word: int) -> None:
    assert count_of(np.uint64(word)) == word.bit_count()


@settings(deadline=None)
@given(words)
def test_the_lowest_bit_is_found(word: int) -> None:
    assert lowest_of(np.uint64(word)) == [bit for bit in range(64) if word >> bit & 1][0]  # noqa: RUF015


@settings(deadline=None)
@given(words)
def test_the_nth_bit_is_found(word: int) -> None:
    for n, bit in enumerate(bit for bit in range(64) if word >> bit & 1):
        assert bits.nth(np.uint64(word), n) == bit


def test_no_bits_are_none() -> None:
    assert count_of(np.uint64(0)) == 0
    assert count_of(np.uint64(2**64 - 1)) == 64
