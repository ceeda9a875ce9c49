"""Shuffles that can be verified, and that nobody can steer.

Before anybody adds anything the server draws a seed of 256 bits and shows its SHA-256, the commitment. Then
each person at the table adds a nonce. (Seats of bots add none, an empty text: their nonces would come from the
server, after it has seen those of the people.) From then on all luck of the table is fixed: the players don't
know the seed, and the server could not choose it after it knew the nonces. What is left is a server that sits
at the table itself, as a person who adds the last nonce: it could try several. Whoever adds theirs last is safe
from that, too.

The outcomes of chance are numbered through the log of the table from 1 on, those that were taken back
included. A part of an outcome (each domino of a row) has a number from 0 on. Part p of outcome n is drawn so:

1. The message is the ASCII text of these lines, with a line feed between them: `kroon-shuffle-1`, the nonce
   of each seat in seat order, and `n p t`, with the number t of the try, from 0 on.
2. x is HMAC-SHA256 of that message, with the 32 bytes of the seed as its key, read as a whole number, the first
   byte being the highest.
3. The possible outcomes stand in the order of their ids, with their whole weights; W is the sum of these. If
   x is not less than the largest multiple of W up to 2^256, t + 1 is tried.
4. r is x modulo W. The outcome is the first at which the sum of the weights so far is larger than r.

The commitment is the SHA-256 of the 32 bytes of the seed, not of their digits. A nonce stands in the message in
small hexadecimal digits, as it was sent, and an empty line for a seat without one. There is no line feed at the
end. Where the order doesn't matter to a game its events name what was drawn in another one (the dominoes of a
row ascend): the parts are numbered as they are drawn. What each part is drawn from follows from the rules, and
the service tells it (draws.py).

An example: the seed is 32 times `ab`, so the commitment is
`9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885`. Seat a added 16 times `01`, and
seat b, a bot, nothing. Part 2 of outcome 3, try 0, has the digest
`e3ee4671ed23455de94d4a5844f7ed487566aa636f2cc6acc1d5742f52f076b8`. With a W of 48 it is used, and r is 40.

An outcome that was taken back keeps its number for ever, and what is drawn in its place has a new one: so
taking back shows nobody what will come. As it does draw anew, an undo behind an outcome needs the consent of
all other people (undo.py), and the proof tells of it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kroon.core.play import Play
from kroon.table.errors import Refused
from kroon.table.weights import weights

SCHEME = "kroon-shuffle-1"
SEED_BYTES = 32
SPAN = 2**256
"""How many numbers a digest can be."""
NONCE = re.compile(r"(?:[0-9a-f]{2}){16,64}")
"""A nonce: 16 to 64 bytes in small hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Part:
    """One draw: what was possible, how likely each was, and which it is."""

    ids: list[int]
    weights: list[int]
    drawn: int


class Shuffle:
    """The luck of one table."""

    def __init__(self, seed: str, nonces: Sequence[str]) -> None:
        self._key = bytes.fromhex(seed)
        self._head = "\n".join([SCHEME, *nonces])

    def draw(self, play: Play, number: int) -> tuple[list[int], str]:
        """Let chance decide outcome `number` of the log at that game: the ids of its parts, and the event."""
        parts, event = self.parts(play, number)
        return [part.drawn for part in parts], event

    def parts(self, play: Play, number: int) -> tuple[list[Part], str]:
        """The same with all that each part was drawn from."""
        parts: list[Part] = []
        while True:
            parts.append(self._choose(play, number, len(parts)))
            event = play.apply(parts[-1].drawn)
            if event is not None:
                return parts, event

    def _choose(self, play: Play, number: int, part: int) -> Part:
        ids = play.legal_ids()
        weighed = weights(play.engine, play.state, ids)
        left = self.below(sum(weighed), number, part)
        for id, weight in zip(ids, weighed, strict=True):
            if left < weight:
                return Part(ids, weighed, id)
            left -= weight
        raise AssertionError("weights")

    def below(self, total: int, number: int, part: int) -> int:
        """A whole number from 0 to `total` - 1, each as likely, for a part of an outcome."""
        limit = SPAN - SPAN % total
        attempt = 0
        while True:
            message = f"{self._head}\n{number} {part} {attempt}".encode("ascii")
            drawn = int.from_bytes(hmac.digest(self._key, message, "sha256"), "big")
            if drawn < limit:
                return drawn % total
            attempt += 1


def new_seed() -> str:
    """256 random bits, in hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commitment_of(seed: str) -> str:
    """What is shown of a seed before anybody adds a nonce: its SHA-256."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def check_nonce(nonce: Any) -> str:
    """A nonce as it must be, or Refused."""
    if not isinstance(nonce, str) or not NONCE.fullmatch(nonce):
        raise Refused("table-nonce-form")
    return nonce
