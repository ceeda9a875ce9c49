"""`kroon play`: a whole game in the terminal. Without a terminal, a game of bots to look at."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import closing
from errno import ENOENT
from shutil import which

from kroon.bots.external import words_of
from kroon.bots.players import EXTERNAL, BotFailed, bot_names
from kroon.cli.choices import least_players, listed, read_bots, read_options, read_seed
from kroon.cli.progress import ready
from kroon.cli.session import Session
from kroon.cli.table import Table, letters
from kroon.cli.watch import SEED, watch
from kroon.core.contract import Game
from kroon.core.errors import KroonError, short
from kroon.core.registry import find_game
from kroon.core.texts import say

USUAL_BOT = "greedy"
"""The opponent when none is named, for games that have it."""
MOST_NAME = 40


def play(
    game_name: str,
    players: int | None,
    options: list[str],
    bots: str | None,
    seat: str | None,
    seed: int | None,
    name: str | None,
) -> int:
    """Seat a person and bots, or bots alone, and play."""
    game = find_game(game_name)
    alone = not (sys.stdin.isatty() and sys.stdout.isatty())
    named = len(listed(bots)) if bots else 1
    opponents = named if alone else named + 1
    full = read_options(game, players, options, default=max(opponents, least_players(game)))
    seats: int = full["players"]
    usual = usual_bot(game)
    person = _seat(seat, seats)
    if alone:
        chosen = read_bots(game, bots or usual, seats)
        _check_programs(chosen)
        ready(game)
        luck = SEED if seed is None else read_seed(seed)
        with closing(Table(game, full, chosen, chosen, luck, usual)) as table:
            watch(table)
        return 0
    against = read_bots(game, bots or usual, seats - 1, "cli-bot-count")
    _check_programs(against)
    seated: list[str | None] = [*against[:person], None, *against[person:]]
    me = short(name, MOST_NAME) if name else say("cli-you")
    ready(game)
    with closing(Table(game, full, seated, [bot or me for bot in seated], read_seed(seed), usual)) as table:
        Session(table).run()
    return 0


def usual_bot(game: Game) -> str:
    """The bot that plays and advises when none is named."""
    names = bot_names(game)
    return USUAL_BOT if USUAL_BOT in names else names[-1]


def _check_programs(bots: Sequence[str]) -> None:
    """Refuse a program that isn't there, before the game begins."""
    for bot in bots:
        name, _, command = bot.partition(":")
        if name == EXTERNAL and which(program := words_of(command)[0]) is None:
            raise BotFailed("bots-not-started", command=short(program), cause=os.strerror(ENOENT))


def _seat(letter: str | None, seats: int) -> int:
    if letter is None:
        return 0
    if len(letter) != 1 or letter not in letters(seats):
        raise KroonError("cli-seat-unknown", seat=short(letter), seats=" ".join(letters(seats)))
    return letters(seats).index(letter)
