"""`kroon verify`: whether the shuffles of a record followed from what was fixed before the game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kroon.cli.progress import ready
from kroon.cli.usage import BadUsage
from kroon.core import record
from kroon.core.errors import BadEvent, KroonError, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.table import proof
from kroon.table.errors import NotProven
from kroon.table.kept import ANY_SEAT, COMMITMENT, Kept, read_kept
from kroon.table.shuffle import NONCE


def kept_of(commitment: str | None, nonce: str | None, seat: str | None, file: Path | None) -> Kept | None:
    """What the player kept from before the game, as the command line names it; None for nothing."""
    if file is not None:
        if not (commitment is nonce is seat is None):
            raise BadUsage(say("cli-verify-kept-alone"))
        return read_kept(file)
    if seat is not None and (nonce is None or len(seat) != 1 or seat not in SEAT_LETTERS):
        raise BadUsage(say("cli-verify-seat"))
    if commitment is nonce is None:
        return None
    commitment = None if commitment is None else commitment.strip().lower()
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        raise BadUsage(say("cli-verify-hex", option="--commitment", digits="64", value=short(commitment)))
    nonce = None if nonce is None else nonce.strip().lower()
    if nonce is not None and not NONCE.fullmatch(nonce):
        raise BadUsage(say("cli-verify-hex", option="--nonce", digits="32–128", value=short(nonce)))
    return Kept(commitment, {} if nonce is None else {seat or ANY_SEAT: nonce})


def verify(path: Path, kept: Kept | None, as_json: bool) -> int:
    """Check the proof of a record and say what it shows, or what is wrong with it; 1 when it doesn't hold."""
    read = record.read(path)
    ready(find_game(read.game))
    try:
        shown = proof.verify(read, kept)
    except KroonError as error:
        if not as_json:
            print(error, file=sys.stderr)
        else:
            print(json.dumps({"verified": False, "event": _index(error), "reason": str(error)}))
        return 1
    if as_json:
        print(json.dumps({"verified": True, **vars(shown), "compared": _compared(kept)}))
        return 0
    print(say("cli-verified", outcomes=shown.outcomes, undone=shown.undone))
    known = kept is not None and kept.commitment is not None
    print(say(f"cli-verified-{'kept-' if known else ''}commitment", commitment=shown.commitment))
    for letter, nonce in zip(SEAT_LETTERS, shown.nonces, strict=False):
        key = "cli-verified-nonce" if nonce else "cli-verified-no-nonce"
        print(say(key, seat=letter, **({"nonce": nonce} if nonce else {})))
    if kept is not None and kept.nonces:
        print(say("cli-verified-kept-nonce", count=len(kept.nonces)))
    if not known:
        print(say("cli-verified-trusted"))
    return 0


def _compared(kept: Kept | None) -> list[str]:
    """What was compared with what the player kept; without a commitment that of the record was trusted."""
    if kept is None:
        return []
    return ["commitment"] * (kept.commitment is not None) + ["nonce"] * bool(kept.nonces)


def _index(error: KroonError) -> int | None:
    """The index of the event that is wrong, if it is one."""
    return error.index if isinstance(error, NotProven | BadEvent) else None
