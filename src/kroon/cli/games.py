"""`kroon games`: the games that there are, with their options and bots."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kroon.bots.players import bot_names
from kroon.cli.progress import title
from kroon.core.options import Choices, Players
from kroon.core.registry import find_game, game_names
from kroon.core.texts import say


def show_games() -> int:
    """A table of options for each game."""
    console = Console(highlight=False)
    for name in game_names():
        game = find_game(name)
        heading = Text(name, style="bold").append(f"  {title(game)}", style="not bold")
        table = Table(box=None, padding=(0, 2, 0, 2), pad_edge=False, show_header=False)
        for option in game.options.options:
            values = ", ".join(_written(value) for value in option.values)
            default = "" if isinstance(option, Players) else say("cli-default", value=_written(option.default))
            table.add_row(f"  {option.name}", values, Text(default, style="dim"))
        console.print(heading, table, Text("  " + say("cli-bots", names=", ".join(bot_names(game)))))
    return 0


def _written(value: Choices) -> str:
    """A value as it is typed on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list | tuple) else str(value)
