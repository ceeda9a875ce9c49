"""The command `python -m kroon.conformance`: runs the suite for some games, or for all that are installed.

Its exit code is that of pytest: 0 when every rule held, 1 when one was broken, 2 or more when it couldn't run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from kroon.core.errors import KroonError
from kroon.core.registry import find_game, game_names

NEEDED = ("pytest", "hypothesis")
USAGE = 4
"""What pytest answers when it was called wrongly."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the suite; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    cut = given.index("--") if "--" in given else len(given)
    asked, for_pytest = _parser().parse_args(given[:cut]), given[cut + 1 :]
    if not all(find_spec(name) for name in NEEDED):
        print("The conformance suite needs pytest: pip install 'kroon[conformance]'", file=sys.stderr)
        return USAGE
    names = asked.names or game_names()
    try:
        for name in names:
            find_game(name)
    except KroonError as error:
        print(error, file=sys.stderr)
        return USAGE
    import pytest

    games = [part for name in names for part in ("--game", name)]
    own = ["-p", "no:cacheprovider", "--quiet", "--tb", "short", "--seed", str(asked.seed), *games]
    return int(pytest.main([str(Path(__file__).parent), *own, *for_pytest]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m kroon.conformance",
        description="Shows whether games keep the contract of Kroon.",
        epilog="What stands after -- goes to pytest: python -m kroon.conformance nim -- -x --numprocesses 4",
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="the games; all that are installed if none")
    parser.add_argument("--seed", type=int, default=0, help="other random games than those of seed 0")
    return parser


if __name__ == "__main__":
    sys.exit(main())
