"""The paired chance of a deal: all seatings of it meet the same luck, as far as the game allows.

Each outcome of chance belongs to somebody (a seat, or the table) and is of some kind; the game says so. Outcome
number i of an owner and a kind is drawn from a random stream of its own, which is keyed by the seed, the deal,
the owner, the kind and i, and by nothing else: not by the bots, and not by what they did.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

from kroon.core.engine import Engine
from kroon.core.play import Play

WORD = 8
"""The bytes of a word of 64 bits."""


class Luck:
    """The chance of one game in a deal."""

    def __init__(self, engine: Engine, seed: int, deal: int) -> None:
        self._engine = engine
        self._key = (seed, deal)
        self._met: Counter[tuple[int, int]] = Counter()

    def decide(self, play: Play) -> None:
        """Let chance decide its next outcome."""
        occasion = int(self._engine.owner(play.state)), play.game.kind(play.state)
        number = self._met[occasion]
        self._met[occasion] += 1
        rng = stream(self._engine, "chance", *self._key, *occasion, number)
        play.apply(int(self._engine.sample(play.state, rng)))


def stream(engine: Engine, *key: object) -> Any:
    """The random generator that belongs to a key of numbers and texts."""
    made_of = hashlib.blake2b(repr(key).encode(), digest_size=2 * WORD).digest()
    seed, number = (int.from_bytes(made_of[at : at + WORD], "little") for at in (0, WORD))
    return engine.generator(seed, number)
