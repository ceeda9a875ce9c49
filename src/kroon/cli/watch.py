"""A game of bots, printed: what `kroon play` shows when there is no terminal to play in."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kroon.cli.table import Table
from kroon.cli.words import result_words, seat_words
from kroon.core.texts import say

SEED = 1
"""The seed of the game that is shown when none is given."""
BOARDS = 3
"""How often the table is drawn, the last time at the end."""


def watch(table: Table) -> None:
    """Play the game to its end, then print it with the table at a few moments."""
    console = Console(highlight=False)
    play = table.play
    states = []
    while not play.over:
        table.advance()
        states.append(play.engine.copy(play.state))
    console.print(Text(say("cli-watch", seed=str(table.seed))))
    console.print(Text(seat_words(play, table.names)))
    drawn = {len(states) * n // BOARDS for n in range(1, BOARDS)}
    for n, words in enumerate(table.told):
        if words is not None:
            console.print(Text(words))
        if n + 1 in drawn:
            console.print(play.game.draw(states[n], None))
            console.print(Rule(style="dim"))
    console.print(play.game.draw(play.state, None))
    for line in play.game.explained(play.state):
        console.print(Text(line))
    console.print(Text(result_words(play, table.names), style="bold"))
