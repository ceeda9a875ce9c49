"""The moves that a person can choose from: numbered, with the points that each gains, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from kroon.core.play import Play
from kroon.core.texts import say

FEW = 8
"""So many moves are told in words, one a line; more are set in columns."""
LINES = 8
"""The lines of a page of columns."""


@dataclass(frozen=True)
class Choice:
    """A legal move: its id, its text without the seat, in words, and the points that it gains now."""

    id: int
    text: str
    words: str
    gain: int


def choices(play: Play, seat: int) -> list[Choice]:
    """All moves of the seat to move: those that gain most first, otherwise in the order of their texts."""
    engine, game = play.engine, play.game
    now = engine.tally(play.state)[seat]
    found: dict[str, Choice] = {}
    for id in play.legal_ids():
        text = game.text(play.state, [id]).partition(" ")[2]
        if text in found:
            continue
        after = engine.copy(play.state)
        engine.apply(after, id)
        found[text] = Choice(
            id, text, str(game.tell(play.state, [id]).to_choose()), engine.tally(after)[seat] - now
        )
    return sorted(found.values(), key=lambda each: -each.gain)


class MoveList:
    """The choices on pages."""

    def __init__(self, choices: Sequence[Choice], width: int) -> None:
        self.choices = list(choices)
        self.common = _common_words([choice.text for choice in choices]) if len(choices) > FEW else ""
        self._gains = any(choice.gain for choice in choices)
        entries = [self._entry(n) for n in range(len(self.choices))]
        self._cell = max((len(entry) for entry in entries), default=0) + 3
        self._columns = max(1, width // self._cell)
        self._shown = 0

    @property
    def page(self) -> int:
        """How many choices a page holds."""
        return self._columns * LINES if len(self.choices) > FEW else FEW

    def restart(self) -> None:
        """Begin again with the first page."""
        self._shown = 0

    def show(self, console: Console) -> None:
        """Print the next page, or the first one again after the last."""
        if self._shown >= len(self.choices):
            self._shown = 0
        upto = min(self._shown + self.page, len(self.choices))
        if len(self.choices) <= FEW:
            for n in range(upto):
                console.print(self._line(n))
        else:
            console.print(Text(f"  {self.common} …" if self.common else "", style="bold"), end="")
            console.print(Text("   " + say("cli-moves-gain") if self._gains else "", style="dim"))
            numbers = range(self._shown, upto)
            rows = -(-len(numbers) // self._columns)
            for row in range(rows):
                console.print(self._row(numbers[row::rows]))
        self._shown = upto
        if upto < len(self.choices):
            console.print(Text(say("cli-moves-more", count=len(self.choices) - upto), style="dim"))

    def _entry(self, n: int) -> Text:
        choice = self.choices[n]
        text = Text(f"{n + 1:>{len(str(len(self.choices)))}} ", style="cyan")
        text.append(choice.text[len(self.common) :].strip() or choice.text, style="default")
        if self._gains:
            text.append(
                f" {choice.gain:+d}" if choice.gain else "  0", style="green" if choice.gain > 0 else "dim"
            )
        return text

    def _row(self, numbers: Sequence[int]) -> Text:
        row = Text("  ", no_wrap=True)
        for n in numbers:
            entry = self._entry(n)
            entry.pad_right(self._cell - len(entry) - 1)
            row.append_text(entry)
        return row

    def _line(self, n: int) -> Text:
        choice = self.choices[n]
        width = max(len(each.text) for each in self.choices)
        text = Text(f"  {n + 1} ", style="cyan")
        text.append(f"{choice.text:<{width}}", style="default")
        if self._gains:
            text.append(f" {choice.gain:+4d}", style="green" if choice.gain > 0 else "dim")
        return text.append(f"   {choice.words}", style="dim")


def _common_words(texts: Sequence[str]) -> str:
    """The words that all texts begin with; never a whole text."""
    split = [text.split(" ") for text in texts]
    shortest = min(len(words) for words in split)
    common: list[str] = []
    for at in range(shortest - 1):
        if len({words[at] for words in split}) > 1:
            break
        common.append(split[0][at])
    return " ".join(common)
