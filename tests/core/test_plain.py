"""States in plain values: the same numbers under the same names, whatever the record holds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kroon.core.plain import plain
from kroon.core.registry import find_game, game_names


def same(record: Any, values: Any) -> bool:
    """Whether plain values are those of a record, or of a part of it."""
    if getattr(record, "dtype", None) is not None and record.dtype.names and record.shape == ():
        return all(same(record[name], getattr(values, name)) for name in record.dtype.names)
    if getattr(record, "shape", ()):
        assert isinstance(values, tuple)
        return len(record) == len(values) and all(map(same, record, values))
    assert type(values) is int
    return int(record) == values


@pytest.mark.parametrize("name", game_names())
def test_every_field_of_a_state_has_the_same_value_in_plain(name: str) -> None:
    dtype = find_game(name).dtype
    luck = np.random.default_rng(1)
    for _ in range(5):
        noise = luck.integers(0, 256, dtype.itemsize, dtype=np.uint8).tobytes()
        record = np.frombuffer(noise, dtype).view(np.recarray)[0]
        assert same(record, plain(record))


def test_plain_values_stay_as_they_were_when_the_state_changes() -> None:
    dtype = np.dtype([("inner", [("few", np.int8, (2, 3))], 2), ("many", np.uint64)], align=True)
    states = np.zeros(1, dtype).view(np.recarray)
    before = plain(states[0])
    states[0].many = 2**64 - 1
    states["inner"]["few"][0, 1, 1] = (-1, 2, 3)
    after = plain(states[0])
    assert (before.many, after.many) == (0, 2**64 - 1)
    assert after.inner[1].few == ((0, 0, 0), (-1, 2, 3))
    assert after.inner[0].few == ((0, 0, 0), (0, 0, 0))
    assert plain(after) is after
