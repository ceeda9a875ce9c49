"""The files of a dataset: positions as bytes and back, as compressed NumPy or Parquet."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import numpy as np

from kroon.core.errors import KroonError
from kroon.dataset.positions import Array, Positions
from kroon.dataset.setting import NPZ

LISTS = ("observation", "mask", "share", "score")
"""Columns with a list of always the same length in each row."""
VISITS = ("visit_move", "visit_count")


class Unreadable(Exception):
    """Bytes that aren't a file of positions."""


def packed(positions: Positions, format: str) -> bytes:
    """Positions as a file; the same ones always give the same bytes."""
    out = io.BytesIO()
    if format == NPZ:
        np.savez_compressed(out, allow_pickle=False, **positions.arrays())
    else:
        _write_parquet(positions, out)
    return out.getvalue()


def unpacked(data: bytes, format: str, moves: int) -> Positions:
    """The positions in a file."""
    try:
        if format == NPZ:
            with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
                return Positions(**{name: arrays[name] for name in arrays.files}, moves=moves)
        return Positions(**_read_parquet(data), moves=moves)
    except (ValueError, TypeError, KeyError, EOFError, OSError, zipfile.BadZipFile) as error:
        raise Unreadable(str(error)) from None


def check_format(format: str) -> None:
    """Refuse a format that can't be written here."""
    if format != NPZ:
        _arrow()


def _write_parquet(positions: Positions, out: io.BytesIO) -> None:
    arrow, parquet = _arrow()
    columns: dict[str, Any] = {}
    for name, array in positions.arrays().items():
        if name in LISTS:
            columns[name] = arrow.FixedSizeListArray.from_arrays(arrow.array(array.reshape(-1)), array.shape[1])
        elif name in VISITS:
            starts = arrow.array(positions.visit_start.astype(np.int32))
            columns[name] = arrow.ListArray.from_arrays(starts, arrow.array(array))
        elif name != "visit_start":
            columns[name] = arrow.array(array)
    parquet.write_table(arrow.table(columns), out, compression="zstd")


def _read_parquet(data: bytes) -> dict[str, Array]:
    arrow, parquet = _arrow()
    try:
        table = parquet.read_table(io.BytesIO(data)).combine_chunks()
    except arrow.ArrowException as error:
        raise ValueError(str(error)) from None
    arrays: dict[str, Array] = {}
    for name in table.column_names:
        column = table.column(name).combine_chunks()
        if name in LISTS:
            arrays[name] = column.flatten().to_numpy().reshape(len(table), -1)
        elif name in VISITS:
            arrays[name] = column.flatten().to_numpy()
            arrays["visit_start"] = column.offsets.to_numpy().astype(np.int64)
        else:
            arrays[name] = column.to_numpy()
    return arrays


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise KroonError("dataset-parquet-missing") from None
    return pyarrow, pyarrow.parquet
