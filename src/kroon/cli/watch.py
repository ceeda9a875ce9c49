"""A game of bots, printed: what `kroon play` shows when there is no terminal to play in."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kroon.cli.table import Table
from kroon.cli.words import gathered, places_in, result_words, seat_words
from kroon.core.message import written
from kroon.core.texts import say

SEED = 1
"""The seed of the game that is shown when none is given."""
BOARDS = 3
"""How often the table is drawn, the last time at the end."""
LAST = 4
"""How many of the squares or hexes that were named last stand out on it."""


def watch(table: Table) -> None:
    """Play the game to its end, then print it with the table at a few moments."""
    console = Console(highlight=False)
    table.complain = lambda words: print(words, file=sys.stderr)
    play = table.play
    states = []
    while not play.over:
        table.advance()
        states.append(play.engine.copy(play.state))
    console.print(Text(say("cli-watch", seed=str(table.seed))))
    console.print(Text(seat_words(play, table.names)))
    begun = 0
    for part in range(1, BOARDS + 1):
        upto = len(states) * part // BOARDS
        for _, words in gathered(table.told[begun:upto]):
            console.print(Text(words))
        console.print(play.game.draw(states[upto - 1], None, places_in(table.told[begun:upto])[-LAST:]))
        if part < BOARDS:
            console.print(Rule(style="dim"))
        begun = upto
    for line in written(play.game.explained(play.state)):
        console.print(Text(line))
    console.print(Text(result_words(play, table.names), style="bold"))
