"""Stepping through a recorded game in a terminal, forwards and backwards."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from kroon.cli.replayed import Replayed
from kroon.cli.words import places_in, result_words, seat_words
from kroon.core.errors import short
from kroon.core.texts import say


def step_through(console: Console, replayed: Replayed) -> bool:
    """Show positions until the reader leaves; whether a next file is welcome."""
    last = len(replayed.states) - 1
    at = 0
    problem = ""
    while True:
        _show(console, replayed, at, problem)
        try:
            answer = input(say("cli-viewer-prompt", at=at, last=last) + " ").strip().lower()
        except EOFError:
            print()
            return False
        problem = ""
        if answer in ("", "n"):
            at, problem = (at + 1, "") if at < last else (at, say("cli-viewer-end"))
        elif answer == "p":
            at, problem = (at - 1, "") if at else (at, say("cli-viewer-begin"))
        elif answer == "b":
            at = 0
        elif answer == "e":
            at = last
        elif answer == "q":
            return True
        elif answer.isascii() and answer.isdigit() and len(answer) < 9 and int(answer) <= last:
            at = int(answer)
        else:
            problem = say("cli-viewer-unknown", answer=short(answer), last=last)


def _show(console: Console, replayed: Replayed, at: int, problem: str) -> None:
    """The event that led to a position, and the table there."""
    console.clear()
    play = replayed.play
    if replayed.record.seats:
        console.print(Text(seat_words(play, [short(name, 40) for name in replayed.record.seats])))
    if at:
        line = Text(f"{at:>3}  {replayed.record.events[at - 1]}", style="bold")
        console.print(line.append(f"   {replayed.told[at - 1]}", style="not bold"))
    else:
        console.print(Text(say("cli-viewer-start"), style="bold"))
    lit = places_in(replayed.told[at - 1 : at]) if at else ()
    console.print(play.game.draw(replayed.states[at], None, lit))
    if at == len(replayed.states) - 1:
        console.print(Text(result_words(play)))
    if problem:
        console.print(Text(problem, style="bold red"))
