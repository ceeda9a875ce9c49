"""The random generator: reproducible, even, and the same compiled and interpreted."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

import kroon.core.rng

rng: Any = kroon.core.rng

DRAW = """
import json, sys
import numpy as np
from kroon.core import rng
made, child = np.zeros(2, np.uint64), np.zeros(2, np.uint64)
rng.stream(made, np.uint64(12345), np.uint64(6))
rng.split(made, child)
words = [int(rng.word(each)) for each in (made, child) for _ in range(50)]
numbers = [int(rng.below(made, n)) for n in (1, 2, 3, 7, 48, 1000, 2**31 + 1, 2**32)]
print(json.dumps([words, numbers]))
"""


def generator(seed: int, number: int = 0) -> Any:
    made = np.zeros(rng.WORDS, np.uint64)
    rng.stream(made, np.uint64(seed), np.uint64(number))
    return made


def test_a_stream_is_reproducible_and_belongs_to_its_seed_and_number() -> None:
    words = {}
    for seed in range(20):
        for number in range(20):
            first, again = generator(seed, number), generator(seed, number)
            words[seed, number] = tuple(int(rng.word(first)) for _ in range(4))
            assert words[seed, number] == tuple(int(rng.word(again)) for _ in range(4))
    assert len(set(words.values())) == len(words)
    assert len({each for drawn in words.values() for each in drawn}) == 4 * len(words)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 24, 48, 1000])
def test_numbers_below_a_bound_are_evenly_drawn(n: int) -> None:
    made, draws = generator(1, n), 200 * max(n, 10)
    drawn = Counter(int(rng.below(made, n)) for _ in range(draws))
    assert set(drawn) == set(range(n))
    chi = sum((drawn[each] - draws / n) ** 2 / (draws / n) for each in range(n))
    assert chi < n + 6 * (2 * n) ** 0.5


def test_large_bounds_are_drawn_without_a_bias() -> None:
    """Of 3 × 2^30 values a third lies in each 2^30; a plain remainder of 32 bits would give half."""
    made, n = generator(3), 3 << 30
    thirds = Counter(int(rng.below(made, n)) >> 30 for _ in range(6000))
    assert set(thirds) == {0, 1, 2}
    assert all(abs(count - 2000) < 220 for count in thirds.values())


def test_the_bits_of_words_are_even() -> None:
    made = generator(8)
    words = [int(rng.word(made)) for _ in range(4000)]
    for bit in range(64):
        assert abs(sum(word >> bit & 1 for word in words) - 2000) < 200


def test_a_split_generator_is_unlike_its_parent_and_its_sisters() -> None:
    parent = generator(4)
    children = [np.zeros(rng.WORDS, np.uint64) for _ in range(8)]
    for child in children:
        rng.split(parent, child)
        assert child[1] % 2 == 1
    drawn = [[int(rng.word(each)) for _ in range(500)] for each in (parent, *children)]
    assert len({word for words in drawn for word in words}) == 500 * 9
    for one, other in itertools.pairwise(drawn):
        alike = sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True))
        assert abs(alike - 32 * 500) < 600


def test_interpreted_and_compiled_generators_draw_the_same() -> None:
    told = []
    for jit in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", DRAW],
            capture_output=True,
            text=True,
            env=os.environ | {"KROON_JIT": jit},
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told.append(json.loads(done.stdout))
    assert told[0] == told[1]
