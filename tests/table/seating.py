"""Tables for tests: made, seated and played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kroon.table import bots, lobby, moves, views
from kroon.table.lanes import QUICK, SEARCH
from kroon.table.store import Store
from kroon.table.tables import Tables

LUCK = random.Random(1)
"""Where seeds come from in tests, in place of the system's secrets."""

ADA, BO, CY, DI = OWNERS = tuple(f"{name:0<64}" for name in ("ada", "bo", "cy", "di"))
"""Hashes of four devices."""


@dataclass
class Time:
    """A clock that tests turn."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Service:
    """The tables of one store, and a clock."""

    store: Store
    time: Time = field(default_factory=Time)

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, self.time, self.time)


def nonce(seat: int) -> str:
    return f"{seat:02x}" * 16


def seated(
    tables: Tables,
    game: str,
    people: Sequence[str | None],
    options: dict[str, Any] | None = None,
    bot: str = "random",
    **settings: Any,
) -> str:
    """A running table: the device of each person, or None for a bot."""
    made = lobby.create(tables, ADA, game, {"players": len(people), **(options or {})}, settings)
    for seat, owner in enumerate(people):
        if owner is None:
            lobby.add_bot(tables, made.id, ADA, bot, seat)
        else:
            invitation = None
            if owner != ADA:
                from kroon.table.links import invite

                invitation = invite(tables, made.id, ADA)
            lobby.sit(tables, made.id, owner, f"Player {seat}", seat, invitation)
    for seat, owner in enumerate(people):
        if owner is not None and not settings.get("companion"):
            lobby.add_nonce(tables, made.id, owner, seat, nonce(seat))
    return made.id


def actor(tables: Tables, id: str) -> int:
    with tables.at(id) as live:
        return live.fold.play.actor


def number(tables: Tables, id: str, seat: int | None) -> int:
    with tables.at(id) as live:
        return live.fold.streams.number(seat)


def legal(tables: Tables, id: str) -> list[str]:
    with tables.at(id) as live:
        return live.fold.play.legal()


def owner_of(tables: Tables, id: str, seat: int) -> str:
    with tables.at(id) as live:
        return next(iter(live.seats[seat].owners))


def move(tables: Tables, id: str, event: str) -> int:
    """Play an event for the seat that it names."""
    seat = "abcd".index(event[0])
    return moves.play(tables, id, owner_of(tables, id, seat), seat, number(tables, id, seat), event)


def next_task(tables: Tables, worker: str) -> bots.Task | None:
    """The oldest turn of a bot, in whatever lane."""
    found = (bots.next_task(tables, worker, lane, lambda _: 0.0) for lane in (QUICK, SEARCH))
    return next((task for task in found if task is not None), None)


def step(tables: Tables, id: str, choice: random.Random, policy: str = "random") -> str | None:
    """One move of whoever is to move, a person (by a policy) or a bot; None when the game is over."""
    seat = actor(tables, id)
    if seat < 0:
        return None
    task = bots.task_at(tables, id)
    if task is not None:
        event = bots.think(task)
        assert bots.answer(tables, task, event)
        return event
    with tables.at(id) as live:
        play = live.fold.play
        rng = play.engine.generator(choice.randrange(2**32))
        event = play.game.text(play.state, [play.engine.choose(play.state, policy, rng)])
    move(tables, id, event)
    return event


def play_on(tables: Tables, id: str, seed: int, most: int = 5000, policy: str = "random") -> int:
    """Moves until the end, or so many: how many there were."""
    choice = random.Random(seed)
    for count in range(most):
        if step(tables, id, choice, policy) is None:
            return count
    return most


def eyes(id: str, seat: int | None) -> views.Eyes:
    return views.Eyes(id, seat)
