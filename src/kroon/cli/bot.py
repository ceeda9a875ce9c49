"""`kroon bot`: one of our bots for another program, in the line protocol on standard input and output."""

from __future__ import annotations

import sys
from typing import BinaryIO

from kroon.bots.players import EXTERNAL, LEVELS, MOST, bot_names
from kroon.bots.protocol import MOST_QUESTION, Message, complaint, to_line
from kroon.bots.search import Budget
from kroon.bots.served import Served
from kroon.cli.choices import at_least, read_seed
from kroon.cli.progress import ready
from kroon.core.errors import KroonError, Malformed, short
from kroon.core.registry import find_game
from kroon.core.texts import say

USUAL_LEVEL = 3
"""The level when none is named."""


def bot(
    name: str,
    level: int | None,
    called: str | None,
    milliseconds: int | None,
    simulations: int | None,
    seed: int | None,
) -> int:
    """Answer until the program says `quit`, or says nothing more."""
    game = find_game(name)
    if level is not None and called is not None:
        raise KroonError("cli-bot-both")
    chosen = called or f"level{USUAL_LEVEL if level is None else level}"
    first = chosen.partition(":")[0]
    if first == EXTERNAL or first not in bot_names(game):
        if called is None:
            raise KroonError("cli-bot-level", level=str(level), most=str(len(LEVELS)))
        raise Malformed("bot-unknown", name=short(first), names=", ".join(bot_names(game)))
    budget = _budget(first, milliseconds, simulations)
    serve(Served(ready(game), chosen, budget, read_seed(seed)), sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(served: Served, questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer line by line."""
    while not served.done:
        line = questions.readline(MOST_QUESTION + 1)
        if not line:
            return
        if len(line) > MOST_QUESTION and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = questions.readline(MOST_QUESTION)
            answer: Message | None = complaint(say("bots-line-too-long", most=str(MOST_QUESTION)))
        elif not line.strip():
            continue
        else:
            answer = served.answer(line)
        if served.warning:
            print(say(served.warning), file=sys.stderr, flush=True)
        if answer is not None:
            answers.write(to_line(answer))
            answers.flush()


def _budget(name: str, milliseconds: int | None, simulations: int | None) -> Budget | None:
    if milliseconds is None and simulations is None:
        return None
    if name not in LEVELS:
        raise KroonError("cli-bot-budget", name=name)
    least = Budget()
    if simulations is not None:
        least = Budget(min(at_least(1, simulations, "--simulations"), MOST["simulations"]))
    if milliseconds is not None:
        seconds = min(at_least(1, milliseconds, "--time"), MOST["time"]) / 1000
        least = Budget(least.simulations, seconds)
    return least
