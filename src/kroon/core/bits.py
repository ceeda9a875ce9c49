"""Bits of 64-bit words and bytes of records, as single machine instructions in kernels."""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import JIT, kernel

ZERO = np.uint64(0)
ONE = np.uint64(1)

if JIT:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def count(typingctx, word):
        """How many bits of the word are set."""

        def build(context, builder, signature, args):
            return builder.ctpop(args[0])

        return types.int64(types.uint64), build

    @intrinsic
    def lowest(typingctx, word):
        """The index of the lowest bit that is set; the word must not be 0."""

        def build(context, builder, signature, args):
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.uint64), build

    @intrinsic
    def byte_of(typingctx, record, at):
        """A byte of a record, as a whole number."""

        def build(context, builder, signature, args):
            first = builder.bitcast(args[0], ir.IntType(8).as_pointer())
            return builder.zext(builder.load(builder.gep(first, [args[1]])), ir.IntType(64))

        return types.int64(record, types.int64), build

    @intrinsic
    def bytes_in(typingctx, record):
        """How many bytes a record has."""

        def build(context, builder, signature, args):
            return ir.Constant(ir.IntType(64), record.size)

        return types.int64(record), build
else:

    def count(word):
        """How many bits of the word are set."""
        return int(word).bit_count()

    def lowest(word):
        """The index of the lowest bit that is set; the word must not be 0."""
        return (int(word) & -int(word)).bit_length() - 1

    def byte_of(record, at):
        """A byte of a record, as a whole number."""
        return record.tobytes()[at]

    def bytes_in(record):
        """How many bytes a record has."""
        return record.dtype.itemsize


@kernel
def nth(word, n):
    """The index of the bit that has exactly n set bits below it; there must be one."""
    index = 0
    half = 32
    while half:
        low = count(word & ((ONE << np.uint64(half)) - ONE))
        skip = -np.int64(n >= low)  # all ones or all zeros: a branch here would be guessed wrong half the time
        n -= low & skip
        word >>= np.uint64(half & skip)
        index += half & skip
        half >>= 1
    return index
