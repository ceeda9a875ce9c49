"""Function values for drivers: a kernel reached through its address, with an explicit signature.

A driver is written once for all games and gets a game's kernels as a table of addresses, one row for each of
the contract. `legal_of(calls, states)` turns the row of `legal` into a function value, which Numba calls in a
few nanoseconds. Numba's own way, passing each function as an argument, costs some 90 microseconds per argument
and call from Python. With KROON_JIT=0 the table is a tuple of Python functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kroon.core.contract import CHOOSE, KERNELS
from kroon.core.kernel import JIT, addresses
from kroon.core.score_parts import PART


def signature(state: Any, words: Sequence[str], records: Mapping[str, Any] | None = None) -> Any:
    """The Numba signature for words such as ("id", "state", "ids"): a result and arguments.

    `records` gives words of a driver's own: arrays of other records or numbers.
    """
    import numba
    from numba import types

    def array(of: Any, dimensions: int = 1) -> Any:
        return types.Array(of, dimensions, "C")

    meaning: dict[str, Any] = {
        "void": types.void,
        "id": types.int64,
        "word": types.uint64,
        "state": state,
        "states": array(state),
        "ids": array(types.int64),
        "plans": array(types.int64, 2),
        "rng": array(types.uint64),
        "rngs": array(types.uint64, 2),
        "calls": array(types.uint64, 2),
        "features": array(types.int16),
        "parts": array(numba.from_dtype(PART)),
        "trace": array(types.int16, 2),
        "numbers": array(types.float64),
        "values": array(types.float64, 2),
    }
    meaning |= {word: array(numba.from_dtype(dtype)) for word, dtype in (records or {}).items()}
    result, *args = (meaning[word] for word in words)
    return result(*args)


if JIT:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def _function_value(context, builder, kind, table_type, table, row):
        """The function value of a row: its two addresses."""
        calls = cgutils.create_struct_proxy(table_type)(context, builder, table)
        first = builder.mul(row, ir.Constant(ir.IntType(64), 2))
        value = cgutils.create_struct_proxy(kind)(context, builder)
        pointer = context.get_value_type(types.voidptr)
        for offset, field in enumerate(("c_addr", "jit_addr")):
            at = builder.add(first, ir.Constant(ir.IntType(64), offset))
            address = builder.load(builder.gep(calls.data, [at]))
            setattr(value, field, builder.inttoptr(address, pointer))
        value.py_addr = cgutils.get_null_value(pointer)
        return value._getvalue()

    def _kernel_of(name):
        row = ir.Constant(ir.IntType(64), list(KERNELS).index(name))

        @intrinsic
        def kernel_of(typingctx, calls, states):
            kind = types.FunctionType(signature(states.dtype, KERNELS[name]))

            def build(context, builder, typed, args):
                return _function_value(context, builder, kind, typed.args[0], args[0], row)

            return kind(calls, states), build

        return kernel_of

    @intrinsic
    def choose_of(typingctx, policies, row, states):
        """The policy in a row of a table of bots, as a function value."""
        kind = types.FunctionType(signature(states.dtype, CHOOSE))

        def build(context, builder, typed, args):
            return _function_value(context, builder, kind, typed.args[0], args[0], args[1])

        return kind(policies, types.int64, states), build
else:

    def _kernel_of(name):
        row = list(KERNELS).index(name)
        return lambda calls, states: calls[row]

    def choose_of(policies, row, states):
        """The policy in a row of a table of bots."""
        return policies[row]


actor_of = _kernel_of("actor")
legal_of = _kernel_of("legal")
apply_of = _kernel_of("apply")
scores_of = _kernel_of("scores")
weight_of = _kernel_of("weight")
sample_of = _kernel_of("sample")
owner_of = _kernel_of("owner")
redeal_of = _kernel_of("redeal")
tie_breaks_of = _kernel_of("tie_breaks")
observe_of = _kernel_of("observe")
"""The kernels of the contract, each as a function value: `legal_of(calls, states)`."""


def call_table(entries: Sequence[Any]) -> Any:
    """The table of some entries, in their order, to be handed to a driver."""
    if not JIT:
        return tuple(entries)
    return np.array([addresses(each) for each in entries], np.uint64)
