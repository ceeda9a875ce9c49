"""The proof of a table's shuffles, as a record carries it, and its check.

    "proof": {"shuffle": 1, "commitment": "…", "seed": "…", "nonces": ["…", "", …],
              "history": ["* row 3 12 17 40", "a pick 3", "undo 1", "a pick 12", …]}

`history` stands there only if something was taken back: all events of the table's log, and `undo N` where it
went back to its first N events. Outcomes of chance are numbered in it, from 1 on (shuffle.py).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kroon.core.errors import KroonError, short
from kroon.core.events import CHANCE_LETTER
from kroon.core.message import message
from kroon.core.play import Play
from kroon.core.record import Record, begin, replay
from kroon.table.errors import NotProven
from kroon.table.kept import COMMITMENT, Kept
from kroon.table.shuffle import NONCE, Shuffle, commitment_of

VERSION = 1
_UNDO = re.compile(r"undo (0|[1-9][0-9]{0,8})")


@dataclass(frozen=True)
class Verified:
    """What a good proof has shown."""

    commitment: str
    nonces: list[str]
    outcomes: int
    """How many outcomes of chance follow from seed and nonces, those that were taken back included."""
    undone: int
    """How many of them were taken back."""


def make(commitment: str, seed: str, nonces: Sequence[str], history: Sequence[str] | None) -> dict[str, Any]:
    """The proof for a record; `history` only if something was taken back."""
    proof = {"shuffle": VERSION, "commitment": commitment, "seed": seed, "nonces": list(nonces)}
    return proof if history is None else proof | {"history": list(history)}


def verify(record: Record, kept: Kept | None = None) -> Verified:
    """Check the proof of a record: what it shows, or NotProven, or an error about the record itself.

    Without anything that was kept from before the game the commitment of the record itself is trusted.
    """
    proof = record.proof
    if proof is None:
        raise NotProven("table-proof-none")
    shuffle, history = _read(proof, record)
    if kept is not None:
        kept.compare(record.game, proof["commitment"], proof["nonces"])
    if commitment_of(proof["seed"]) != proof["commitment"]:
        raise NotProven("table-proof-commitment")
    if history is None:
        play = begin(record)
        outcomes = _follow(record, play, shuffle)
        return Verified(proof["commitment"], proof["nonces"], outcomes, 0)
    outcomes, undone = _follow_history(record, history, shuffle)
    return Verified(proof["commitment"], proof["nonces"], outcomes, undone)


def _read(proof: dict[str, Any], record: Record) -> tuple[Shuffle, list[str] | None]:
    """The parts of a proof, their form checked."""
    if proof.get("shuffle") != VERSION or isinstance(proof.get("shuffle"), bool):
        raise NotProven("table-proof-version", version=short(proof.get("shuffle")))
    for part in ("commitment", "seed"):
        if not isinstance(proof.get(part), str) or not COMMITMENT.fullmatch(proof[part]):
            raise NotProven("table-proof-form", part=part)
    nonces = proof.get("nonces")
    good = isinstance(nonces, list) and all(
        isinstance(each, str) and (not each or NONCE.fullmatch(each)) for each in nonces
    )
    if not good or nonces is None or len(nonces) != begin(record).players:
        raise NotProven("table-proof-form", part="nonces")
    history = proof.get("history")
    if history is not None and not (isinstance(history, list) and all(isinstance(e, str) for e in history)):
        raise NotProven("table-proof-form", part="history")
    return Shuffle(proof["seed"], nonces), history


def _follow(record: Record, play: Play, shuffle: Shuffle) -> int:
    """Check every outcome of a record in which nothing was taken back; how many there are."""
    outcomes = 0
    for index, event, now in replay(record, play):
        if event.startswith(CHANCE_LETTER):
            outcomes += 1
            _check(now, shuffle, outcomes, event, index)
    return outcomes


def _follow_history(record: Record, history: list[str], shuffle: Shuffle) -> tuple[int, int]:
    """Check every outcome of a history that must lead to the record: their number, and how many are undone."""
    play = begin(record)
    line: list[tuple[str, Any]] = []
    outcomes = 0
    for index, event in enumerate(history):
        back = _UNDO.fullmatch(event)
        if back:
            if int(back[1]) >= len(line):
                raise NotProven("table-proof-undo", index, number=str(index), event=short(event))
            play.state = play.engine.copy(line[int(back[1])][1])
            del line[int(back[1]) :]
            continue
        line.append((event, play.engine.copy(play.state)))
        if event.startswith(CHANCE_LETTER):
            outcomes += 1
            _check(play, shuffle, outcomes, event, index)
        try:
            play.play(event)
        except KroonError as error:
            raise NotProven(
                "table-proof-illegal", index, number=str(index), event=short(event), cause=error.message
            ) from None
    if [event for event, _ in line] != record.events:
        raise NotProven("table-proof-history")
    return outcomes, outcomes - sum(event.startswith(CHANCE_LETTER) for event, _ in line)


def _check(play: Play, shuffle: Shuffle, number: int, event: str, index: int) -> None:
    """Whether an outcome is the one that follows."""
    if play.actor_letter != CHANCE_LETTER:
        raise NotProven(
            "table-proof-illegal",
            index,
            number=str(index),
            event=short(event),
            cause=message("table-proof-no-chance"),
        )
    scratch = Play(play.game, play.options, play.engine)
    scratch.state = play.engine.copy(play.state)
    _, drawn = shuffle.draw(scratch, number)
    if drawn != event:
        raise NotProven("table-proof-outcome", index, number=str(index), event=short(event), drawn=drawn)
