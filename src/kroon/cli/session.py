"""The conversation of `kroon play`: what is shown and asked, and the answers: moves and commands."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kroon.cli.hint import hint_lines
from kroon.cli.moves import Choice, MoveList, choices
from kroon.cli.progress import title
from kroon.cli.rules import rule_numbers, rule_text
from kroon.cli.table import Table
from kroon.cli.words import asked, gathered, places_in, result_words, seat_words
from kroon.core.errors import Illegal, KroonError, Malformed, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Thing, written
from kroon.core.texts import say
from kroon.review import Judge, Thinking
from kroon.review.sentences import bare

COMMANDS = ("moves", "hint", "undo", "score", "log", "help", "save", "quit")
"""The words that aren't moves, in the order of their explanation."""
INDENT = 9
"""Where the explanation of a command begins."""


class Session:
    """A person at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.console = Console(highlight=False)
        table.complain = lambda words: self._say(words, "red")
        self._list = MoveList([], 0)
        self._saved: set[Path] = set()
        self._left = False

    def run(self) -> None:
        """Play until the game is over and looked at, or the person leaves."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # lets `input` edit its line and remember earlier ones
        self._welcome()
        self._go_on()
        while not self._left:
            try:
                answer = input(self._prompt())
            except EOFError:
                print()
                break
            try:
                self._answer(" ".join(answer.split()))
            except KroonError as error:
                self._say(str(error), "red")
            except OSError as error:
                self._say(say("cli-not-saved", cause=error.strerror or str(error)), "red")
        self._say(say("cli-goodbye"))

    # What is shown

    def _welcome(self) -> None:
        play = self.table.play
        self._say(say("cli-welcome", game=title(play.game), seed=str(self.table.seed)), "bold")
        self._say(seat_words(play, self.table.names))
        self._say(say("cli-welcome-help"), "dim")

    def _go_on(self) -> None:
        """Let the others act until the person is asked or the game is over, then show the table."""
        table = self.table
        told = []
        while not table.play.over and not table.asks:
            told.append(table.advance())
        for _, words in gathered(told):
            self._say(f"  {words}")
        self._show_table(places_in(told))

    def _show_table(self, lit: Sequence[Thing] = ()) -> None:
        play = self.table.play
        self.console.print(play.game.draw(play.state, self.table.seat, lit))
        if play.over:
            self._score()
            self._say(result_words(play, self.table.names), "bold")
            self._say(say("cli-over-help"), "dim")
            return
        assert self.table.seat is not None
        self._say(asked(play, play.state), "bold")
        self._list = MoveList(choices(play, self.table.seat), self.console.width - 2)
        self._list.show(self.console)

    def _prompt(self) -> str:
        if self.table.play.over or self.table.seat is None:
            return "> "
        return f"{SEAT_LETTERS[self.table.seat]}> "

    def _say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style=style))

    # What is answered

    def _answer(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        if not answer:
            self._more()
        elif word.lower() in COMMANDS and (not rest or word.lower() in ("help", "save")):
            getattr(self, f"_{word.lower()}")(*([rest] if word.lower() in ("help", "save") else []))
        elif self.table.play.over:
            raise KroonError("cli-over-unknown", answer=short(answer))
        else:
            self._move(self._chosen(answer))

    def _chosen(self, answer: str) -> Choice:
        """The move that was typed: by its number, its text, a beginning, or what the list shows of it."""
        moves = self._list.choices
        if answer.isascii() and answer.isdigit():
            if len(answer) > 9 or not 1 <= int(answer) <= len(moves):
                raise KroonError("cli-number-range", number=short(answer), most=str(len(moves)))
            return moves[int(answer) - 1]
        assert self.table.seat is not None
        letter = SEAT_LETTERS[self.table.seat]
        text = answer.removeprefix(f"{letter} ")
        for choice in moves:
            if text in (choice.text, choice.text.removeprefix(f"{self._list.common} ")):
                return choice
        begun = [choice for choice in moves if choice.text.startswith(text)]
        if len(begun) == 1:  # 't' is enough for 'treasures'
            return begun[0]
        raise self._refusal(f"{letter} {text}")

    def _refusal(self, event: str) -> KroonError:
        """Why a text isn't a move now."""
        play = self.table.play
        try:
            ids = play.parse(event)
        except Illegal as error:
            return error
        except Malformed as error:
            return KroonError("cli-not-a-move", cause=error.message)
        return Illegal(play.reason(ids[0]))

    def _move(self, choice: Choice) -> None:
        self.console.print(Rule(style="dim"))
        self._say(f"  {self.table.move(choice.id)}")
        self._go_on()

    def _more(self) -> None:
        """Enter alone: the next page of moves; at the end it leaves."""
        if self.table.play.over:
            self._left = True
        else:
            self._list.show(self.console)

    def _moves(self) -> None:
        if self.table.play.over:
            self._say(asked(self.table.play, self.table.play.state))
            return
        self._list.restart()
        self._list.show(self.console)

    def _hint(self) -> None:
        play = self.table.play
        if play.over:
            self._say(asked(play, play.state))
            return
        assert self.table.seat is not None
        judge = Judge(play.engine, play.players, Thinking(seed=self.table.seed))
        best = judge.best(play.state, self.table.seat, len(play.events))
        listed = [choice.text for choice in self._list.choices]
        for line in hint_lines(best, [listed.index(bare(move)) + 1 for move in best]):
            self.console.print(line)

    def _undo(self) -> None:
        self.table.undo()
        self._say(say("cli-undone"))
        self._show_table()

    def _score(self) -> None:
        for line in written(self.table.play.game.explained(self.table.play.state)):
            self._say(line)

    def _log(self) -> None:
        events = self.table.play.events
        width = len(str(len(events)))
        for n, words in gathered(self.table.told):
            self._say(f"{n:>{width}}  {words}")

    def _help(self, about: str) -> None:
        game = self.table.play.game
        numbers = rule_numbers(game)
        if about:
            number = about.upper()
            text = rule_text(game, number)
            if text is None:
                raise KroonError("cli-rule-unknown", number=short(about), numbers=", ".join(numbers))
            self._explain(number, text)
            return
        self._say(say("cli-help-title"), "bold")
        self._explain(say("cli-help-number"), say("cli-help-move"))
        for command in COMMANDS:
            self._explain(command, say(f"cli-help-{command}", rule=(numbers or [""])[0]))
        self._say(say("cli-help-rules", game=title(game)), "bold")
        for number in numbers:
            self._explain(number, rule_text(game, number) or "")

    def _explain(self, word: str, text: str) -> None:
        """A word with its explanation beside it."""
        lines = Text(text).wrap(self.console, max(20, self.console.width - INDENT))
        for n, line in enumerate(lines):
            head = Text(f"  {word if n == 0 else '':<{INDENT - 2}}", style="cyan")
            self.console.print(head.append_text(Text(line.plain.rstrip(), style="default")))

    def _save(self, name: str) -> None:
        name = name.strip("\"'")
        if not name:
            raise KroonError("cli-save-name")
        path = Path(name).expanduser()
        if path.exists() and path.resolve() not in self._saved:
            raise KroonError("cli-save-exists", file=short(name, 300))
        self.table.save(path)
        self._saved.add(path.resolve())
        self._say(say("cli-saved", file=short(name, 300)))

    def _quit(self) -> None:
        self._left = True
