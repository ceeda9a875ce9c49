"""`kroon hint`: the best moves in a position of a recorded game, by what the seat to move knows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kroon.cli.replayed import check_number, replay_file
from kroon.cli.words import asked
from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import KroonError
from kroon.core.events import SEAT_LETTERS
from kroon.review import Judge, Move, Thinking
from kroon.review.reviewing import move_json
from kroon.review.sentences import bare, promise


def hint(path: Path, at: int | None, thinking: Thinking, as_json: bool) -> int:
    """Tell the best moves after some events of a record; after all of them when no number is given."""
    replayed = replay_file(path)
    number = check_number(-1 if at is None else at, len(replayed.record.events))
    state, play = replayed.states[number], replayed.play
    seat = int(play.engine.actor(state))
    if seat == OVER:
        raise KroonError("cli-hint-over", number=number)
    if seat == CHANCE:
        raise KroonError("cli-hint-chance", number=number)
    best = Judge(play.engine, play.players, thinking).best(state, seat, number)
    if as_json:
        legal = len(set(play.game.texts(state, play.engine.legal_ids(state))))
        moves = [move_json(each) for each in best]
        said = {"after": number, "seat": SEAT_LETTERS[seat], "asks": asked(play, state), "legal": legal}
        print(json.dumps({**said, "best": moves}))
        return 0
    console = Console(highlight=False)
    console.print(Text(asked(play, state), style="bold"))
    for line in hint_lines(best):
        console.print(line)
    return 0


def hint_lines(best: Sequence[Move], numbers: Sequence[int] = ()) -> list[Text]:
    """The best moves, one a line: how to type it (or its number in a list), what it promises, in words."""
    texts = [bare(move) for move in best]
    if numbers:
        width = len(str(max(numbers)))
        texts = [f"{number:>{width}} {text}" for number, text in zip(numbers, texts, strict=True)]
    promises = [str(promise(move)) for move in best]
    wide, wider = max(map(len, texts)), max(map(len, promises))
    return [
        Text(f"  {text:<{wide}}  ")
        .append(f"{said:<{wider}}", style="green")
        .append(f"  {move.words.to_choose()}", style="dim")
        for text, said, move in zip(texts, promises, best, strict=True)
    ]
