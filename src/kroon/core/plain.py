"""A state in plain Python values, for what is told to people.

Reading a field of a NumPy record takes microseconds, and a view reads hundreds of them. `plain` takes the bytes
of a record once; fields are then numbers and tuples, made when they are first asked for, with the same names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np

Read = Callable[[bytes, int], Any]
"""Reads a value that begins at a byte."""


class Plain:
    """A record as it was when it was read: fields are whole numbers, tuples (of tuples), or such records."""

    def __init__(self, values: bytes, at: int = 0) -> None:
        self._values = values
        self._at = at

    def tobytes(self) -> bytes:
        """The bytes of the whole record that this was read from."""
        return self._values


class _Field:
    """A field that is read when it is first asked for, and then kept."""

    def __init__(self, name: str, read: Read, offset: int) -> None:
        self._name = name
        self._read = read
        self._offset = offset

    def __get__(self, record: Any, of: Any = None) -> Any:
        value = record.__dict__[self._name] = self._read(record._values, record._at + self._offset)
        return value


def plain(record: Any) -> Any:
    """A record in plain values; one that is plain already, as it is."""
    return record if isinstance(record, Plain) else _kind(record.dtype)(record.tobytes())


@lru_cache(maxsize=64)
def _kind(dtype: np.dtype[Any]) -> type[Plain]:
    """The class of the plain records of a type."""
    assert dtype.fields is not None
    fields = {name: _Field(name, _reader(of[0]), int(of[1])) for name, of in dtype.fields.items()}
    return type("Plain", (Plain,), fields)


def _reader(dtype: np.dtype[Any]) -> Read:
    """How a field of some type is read."""
    if dtype.fields is not None:
        return _kind(dtype)
    if dtype.subdtype is None:
        number = Struct(_letter(dtype)).unpack_from
        return lambda values, at: number(values, at)[0]
    item, shape = dtype.subdtype
    return _array(item, shape)


def _array(item: np.dtype[Any], shape: tuple[int, ...]) -> Read:
    """How an array of some shape is read: tuples of tuples."""
    length, *rest = shape
    if rest or item.fields is not None:
        inner = _array(item, tuple(rest)) if rest else _reader(item)
        places = [n * item.itemsize * int(np.prod(rest)) for n in range(length)]
        return lambda values, at: tuple([inner(values, at + place) for place in places])
    return Struct(f"{length}{_letter(item)}").unpack_from


def _letter(number: np.dtype[Any]) -> str:
    """What `struct` calls a whole number of that size."""
    signed = {1: "b", 2: "h", 4: "i", 8: "q"}[number.itemsize]
    return signed if number.kind == "i" else signed.upper()
