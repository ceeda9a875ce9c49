"""Whether examples/learner.py gets better than `greedy`: it learns for some minutes, then they play.

Writes its section of results.md, and fails when the interval of its share of wins isn't above one half.
"""

from __future__ import annotations

import argparse
import runpy
import sys
from pathlib import Path
from typing import Any

from report import machine, write_section

from kroon.arena.statistics import wilson

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "learner.py"
GAMES = 2048


def main() -> None:
    arguments = argparse.ArgumentParser(description="Learns Kingdomino, then plays greedy.")
    arguments.add_argument("--minutes", type=float, default=10)
    minutes = arguments.parse_args().minutes
    example: dict[str, Any] = runpy.run_path(str(EXAMPLE))
    learner = example["train"](minutes)
    share, margin = example["contest"](learner, "greedy", GAMES)
    low, high = wilson(share, GAMES)
    text = (
        f"Written by `benchmarks/learner.py`: examples/learner.py after {minutes:g} minutes of playing itself\n"
        f"({learner.games:,} games), Kingdomino with 2 players.\n\n{machine()}\n\n"
        "| against | games | won | points ahead |\n|---|---|---|---|\n"
        f"| `greedy` | {GAMES} | {share:.1%} ({low:.1%} to {high:.1%}) | {margin:+.1f} |\n"
    )
    print(text)
    write_section("Learner", text)
    sys.exit(0 if low > 0.5 else 1)


if __name__ == "__main__":
    main()
