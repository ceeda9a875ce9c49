"""Nim: players take sticks from heaps in turn, and who takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from kroon.core.contract import OVER, Game
from kroon.core.errors import Malformed, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.kernel import kernel
from kroon.core.options import Choice, OptionSet, Players, Switch

SETS = ("3-5-7", "1-3-5-7")
HEAPS = np.array([[3, 5, 7, 0], [1, 3, 5, 7]])
MOST = 7
MOVES = HEAPS.shape[1] * MOST
"""Move `heap * MOST + sticks - 1` takes so many sticks from a heap."""

STATE = np.dtype(
    [
        ("players", np.int8),
        ("misere", np.int8),
        ("heaps", np.int8, HEAPS.shape[1]),
        ("turn", np.int8),
        ("last", np.int8),  # who took a stick last
    ]
)


@kernel
def start(s, options):
    """The heaps of a set, and nobody has taken anything."""
    s.players = options[0]
    for heap in range(len(s.heaps)):
        s.heaps[heap] = HEAPS[options[1], heap]
    s.misere = options[2]
    s.last = OVER


@kernel
def actor(s):
    """The seat whose turn it is, as long as there are sticks."""
    for heap in range(len(s.heaps)):
        if s.heaps[heap] > 0:
            return s.turn
    return OVER


@kernel
def legal(s, out):
    """Any number of sticks from any heap."""
    count = 0
    for heap in range(len(s.heaps)):
        for sticks in range(s.heaps[heap]):
            out[count] = heap * MOST + sticks
            count += 1
    return count


@kernel
def apply(s, id):
    """Take the sticks."""
    s.heaps[id // MOST] -= id % MOST + 1
    s.last = s.turn
    s.turn = (s.turn + 1) % s.players


@kernel
def scores(s, out):
    """A point for who took the last stick; or, turned round, for everybody else."""
    for seat in range(s.players):
        out[seat] = (seat == s.last) != (s.misere > 0 and s.last != OVER)


def text(s: Any, ids: Sequence[int]) -> str:
    """A move as in the record: `a take 2 from 1`."""
    heap, sticks = divmod(ids[0], MOST)
    return f"{SEAT_LETTERS[s.turn]} take {sticks + 1} from {heap + 1}"


def parse(s: Any, event: str) -> list[int]:
    """The move that a text names."""
    for id in range(MOVES):
        if text(s, [id]) == event:
            return [id]
    raise Malformed("nim-event", event=short(event), seat=SEAT_LETTERS[s.turn])


GAME = Game(
    name="nim",
    dtype=STATE,
    options=OptionSet((Players(2, 4), Choice("heaps", SETS), Switch("misere"))),
    moves=MOVES,
    start=start,
    actor=actor,
    legal=legal,
    apply=apply,
    scores=scores,
    text=text,
    parse=parse,
)
