"""Function values for drivers: a kernel reached through its address, with an explicit signature.

A driver is written once for all games and gets a game's kernels as a table of addresses. `function_of`
turns one row of that table into a function value, which Numba calls in a few nanoseconds. Numba's own
way, passing each function as an argument, costs some 90 microseconds per argument and call from Python.
With KROON_JIT=0 the table is a tuple of Python functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kroon.core.kernel import JIT, addresses

if JIT:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    ID = types.int64
    IDS = types.Array(types.int64, 1, "C")
    RNG = types.Array(types.uint64, 1, "C")
    CALLS = types.Array(types.uint64, 2, "C")
    FEATURES = types.Array(types.int16, 1, "C")

    def _function_of(signature_of):
        """An intrinsic that makes a function value for the states of any game."""

        @intrinsic
        def function_of(typingctx, calls, row, states):
            kind = types.FunctionType(signature_of(states.dtype))

            def build(context, builder, signature, args):
                table = cgutils.create_struct_proxy(signature.args[0])(context, builder, args[0])
                first = builder.mul(args[1], ir.Constant(ir.IntType(64), 2))
                value = cgutils.create_struct_proxy(kind)(context, builder)
                pointer = context.get_value_type(types.voidptr)
                for offset, field in enumerate(("c_addr", "jit_addr")):
                    at = builder.add(first, ir.Constant(ir.IntType(64), offset))
                    address = builder.load(builder.gep(table.data, [at]))
                    setattr(value, field, builder.inttoptr(address, pointer))
                value.py_addr = cgutils.get_null_value(pointer)
                return value._getvalue()

            return kind(calls, types.int64, states), build

        return function_of
else:

    def _function_of(signature_of):
        def function_of(calls, row, states):
            return calls[row]

        return function_of


actor_of = _function_of(lambda state: ID(state))
legal_of = _function_of(lambda state: ID(state, IDS))
weight_of = _function_of(lambda state: ID(state, ID))
sample_of = _function_of(lambda state: ID(state, RNG))
apply_of = _function_of(lambda state: types.void(state, ID))
scores_of = _function_of(lambda state: types.void(state, IDS))
redeal_of = _function_of(lambda state: types.void(state, ID, RNG))
observe_of = _function_of(lambda state: types.void(state, ID, FEATURES))
choose_of = _function_of(lambda state: ID(types.Array(state, 1, "C"), IDS, ID, IDS, RNG))


def call_table(entries: Sequence[Any]) -> Any:
    """The table of some entries, in their order, to be handed to a driver."""
    if not JIT:
        return tuple(entries)
    return np.array([addresses(each) for each in entries], np.uint64)
