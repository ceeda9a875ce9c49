"""Turns of bots: handed to workers one by one, thought about from the record, and played.

A worker that dies loses its claim after a while, and the turn is handed out again. What a bot is told is the
record of the game; our own bots look at it through `redeal`. Neither seed nor nonces leave the table.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from kroon.bots.players import Player, player
from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from kroon.table.errors import NoTable, UnknownRules
from kroon.table.live import Live
from kroon.table.log import BOT
from kroon.table.moves import make_move
from kroon.table.store import Claim, Rank
from kroon.table.tables import Change, Tables

PATIENCE = 60.0
"""How many seconds a worker has for a move before others may try."""

MOST_GAMES = 64
"""How many games a worker keeps."""


@dataclass(frozen=True)
class Task:
    """A move that a bot is asked for; plain values that travel between processes."""

    table: str
    position: int
    seat: int
    bot: str
    game: str
    options: dict[str, Any]
    events: tuple[str, ...]
    owner: str
    """Whose share of the workers it takes: the creator's."""


def next_task(tables: Tables, worker: str, lane: str, rank: Rank) -> Task | None:
    """The next turn of a bot in a lane, claimed for this worker; None if there is none that nobody works at."""
    while True:
        now = tables.clock()
        claim = tables.store.claim_turn(worker, lane, now, now + PATIENCE, rank)
        if claim is None:
            return None
        try:
            tables.catch_up(claim.table, claim.position)
            task = task_at(tables, claim.table)
        except NoTable:
            task = None
        except UnknownRules:  # a server that knows them may be there later
            continue
        if task is not None:
            return task
        tables.store.end_claim(claim)


def task_at(tables: Tables, id: str) -> Task | None:
    """What a bot is asked at a table now, if anything."""
    with tables.at(id) as live:
        seat = live.fold.play.actor
        bot = live.bot_of(seat) if seat >= 0 and live.fold.ended is None else None
        if bot is None or not live.fold.seq:
            return None
        events = tuple(live.fold.events)
        row = live.row
        return Task(id, live.fold.position, seat, bot, row.game, row.options, events, row.creator)


def think(task: Task) -> str:
    """The bot's move, as an event. For a worker process, as an engine is for one thread at a time.

    Bots and games are kept there from task to task.
    """
    play = _followed(task)
    rng = play.engine.generator(secrets.randbits(64))
    id = _player(task.game, task.bot).choose(play, rng)
    return play.game.text(play.state, [id])


def warm_up() -> None:
    """Have the rules of all games ready in a worker process, and the bots that are asked most."""
    for name in game_names():
        game = find_game(name)
        players = game.options.options[0]
        play = Play(game, {players.name: players.values[0]})
        _player(name, "random").choose(play, play.engine.generator(0))


def answer(tables: Tables, task: Task, event: str) -> bool:
    """Play what a bot has chosen; False if the table has moved on since it was asked."""

    def decide(live: Live) -> Change:
        if (live.fold.position, live.bot_of(task.seat)) != (task.position, task.bot) or live.fold.ended:
            return Change(answer=False)
        change = make_move(live, task.seat, event, BOT, tables.now())
        change.answer = True
        return change

    played: bool = tables.change(task.table, decide)
    return played


def give_up(tables: Tables, task: Task, worker: str) -> None:
    """Let another worker try."""
    tables.store.drop_claim(Claim(task.table, task.position), worker)


def _followed(task: Task) -> Play:
    """The game of a task: the one kept from the table's last task, if it goes on from there."""
    play = _games.pop(task.table, None)
    if play is None or task.events[: len(play.events)] != tuple(play.events):
        play = Play(find_game(task.game), task.options)
    for event in task.events[len(play.events) :]:
        play.play(event)
    _games[task.table] = play
    while len(_games) > MOST_GAMES:
        del _games[next(iter(_games))]
    return play


_games: dict[str, Play] = {}


@lru_cache(maxsize=16)
def _player(game: str, bot: str) -> Player:
    return player(engine(find_game(game)), bot)
