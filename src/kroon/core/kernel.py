"""Kernels: functions that Numba compiles, or that run as plain Python with KROON_JIT=0.

`@kernel` marks a function as compilable. `compiled` makes the entry points of one game (the kernels
of its contract and the drivers) with explicit signatures, kept in a disk cache of the game's own.
"""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

JIT = os.environ.get("KROON_JIT", "1") != "0"
"""False when kernels run interpreted."""

Function = TypeVar("Function", bound=Callable[..., Any])

if JIT:
    import numba
    from numba.core.errors import NumbaExperimentalFeatureWarning

    # Function values are what the drivers stand on; Numba still calls them experimental.
    warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
else:
    # Words wrap around in kernels; NumPy would warn about each of them.
    np.seterr(over="ignore")


def kernel(function: Function) -> Function:
    """A function that kernels may call. Compiled as part of its callers, never on its own."""
    if not JIT:
        return function
    return numba.njit(error_model="numpy", _nrt=False)(function)  # type: ignore[no-any-return]


def inlined(function: Function) -> Function:
    """A kernel so small and hot that it always becomes part of its callers' code."""
    if not JIT:
        return function
    return numba.njit(error_model="numpy", _nrt=False, forceinline=True)(function)  # type: ignore[no-any-return]


def entry(function: Callable[..., Any], signature: Any, folder: Path) -> Any:
    """The compiled form of a function for one signature, from the cache folder if it is there."""
    plain = getattr(function, "py_func", function)
    with _cache_in(folder):
        return numba.njit(signature, cache=True, error_model="numpy", _nrt=False)(plain)


def was_cached(dispatcher: Any) -> bool:
    """Whether `entry` found the function in its folder."""
    return bool(dispatcher.stats.cache_hits)


def addresses(dispatcher: Any) -> tuple[int, int]:
    """Where the machine code of an entry is: by the C convention, and by Numba's own."""
    result = dispatcher.get_compile_result(dispatcher.nopython_signatures[0])
    find = result.library.get_pointer_to_function
    return find(result.fndesc.llvm_cfunc_wrapper_name), find(result.fndesc.llvm_func_name)


def cache_home() -> Path:
    """The folder of the user's cache that is ours; a temporary one where that can't be written."""
    named = os.environ.get("KROON_CACHE")
    base = os.environ.get("XDG_CACHE_HOME")
    home = Path(named) if named else (Path(base) if base else Path.home() / ".cache") / "kroon"
    try:
        home.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=home):
            return home
    except OSError:
        return Path(tempfile.gettempdir()) / f"kroon-{os.getuid() if hasattr(os, 'getuid') else 0}"


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
