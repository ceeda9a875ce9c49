"""`kroon verify`: whether the shuffles of a record followed from what was fixed before the game."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from kroon.cli.progress import ready
from kroon.core import record
from kroon.core.errors import BadEvent, KroonError
from kroon.core.events import SEAT_LETTERS
from kroon.core.registry import find_game
from kroon.core.texts import say
from kroon.table import proof


def verify(path: Path, as_json: bool) -> int:
    """Check the proof of a record and say what it shows, or what is wrong with it; 1 when it doesn't hold."""
    read = record.read(path)
    ready(find_game(read.game))
    try:
        shown = proof.verify(read)
    except KroonError as error:
        if not as_json:
            print(error, file=sys.stderr)
        else:
            print(json.dumps({"verified": False, "event": _index(error), "reason": str(error)}))
        return 1
    if as_json:
        found = {"verified": True, "outcomes": shown.outcomes, "undone": shown.undone}
        print(json.dumps(found | {"commitment": shown.commitment, "nonces": shown.nonces}))
        return 0
    print(say("cli-verified", outcomes=shown.outcomes, undone=shown.undone))
    print(say("cli-verified-commitment", commitment=shown.commitment))
    for letter, nonce in zip(SEAT_LETTERS, shown.nonces, strict=False):
        key = "cli-verified-nonce" if nonce else "cli-verified-no-nonce"
        print(say(key, seat=letter, **({"nonce": nonce} if nonce else {})))
    return 0


def _index(error: KroonError) -> int | None:
    """The index of the event that is wrong, if it is one."""
    return error.index if isinstance(error, proof.NotProven | BadEvent) else None
