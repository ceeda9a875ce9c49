"""Twin tables: their streams agree for one viewer, and they differ in what the others hold and have decided.

The events of two games are chosen side by side. What the viewer sees of them is the same; where it sees `?`, or
nothing at all, they may differ, and a decision that it may not notice may be there in one of them only.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import update

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import CHANCE_LETTER, SEAT_LETTERS
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.table import schema
from kroon.table.log import EVENT, OWNER, START, TYPED, Entry
from kroon.table.steps import UNKNOWN
from kroon.table.streams import is_public
from kroon.table.tables import Tables

LONGEST = 120
"""The most events of a twin."""
MOST_TRIES = 40
SECOND = 1000
"""Milliseconds between two events that the viewer sees."""


@dataclass
class Twin:
    """One of two games."""

    play: Play
    events: list[tuple[str, int, bool, int]] = field(default_factory=list)
    """Each event, who made it, whether all notice it, and how many the viewer had seen before."""
    visible: int = 0

    def options(self) -> Iterator[list[int]]:
        """Every event of one step that is possible now; of more steps a random one."""
        engine = self.play.engine
        for id in self.play.legal_ids():
            after = engine.copy(self.play.state)
            engine.apply(after, id)
            ids = [id]
            while self.play.game.midway(after):
                ids.append(engine.legal_ids(after)[0])
                engine.apply(after, ids[-1])
            yield ids

    def after(self, ids: list[int]) -> Any:
        after = self.play.engine.copy(self.play.state)
        for id in ids:
            if id not in self.play.engine.legal_ids(after):
                return None
            self.play.engine.apply(after, id)
        return after

    def looks(self, ids: list[int], viewer: int) -> tuple[str | None, Any, Any] | None:
        """What the viewer sees of an event, and of the table after it; None if it isn't possible."""
        after = self.after(ids)
        if after is None or self.play.game.midway(after):
            return None
        game = self.play.game
        seen = game.seen(self.play.state, ids, after, viewer)
        return seen, game.view(after, viewer), game.view(after, None)

    def make(self, ids: list[int], viewer: int) -> None:
        game, before, actor = self.play.game, self.play.state, self.play.actor
        after = self.after(ids)
        viewers = [*range(self.play.players), None]
        seen = {each: game.seen(before, ids, after, each) for each in viewers}
        self.events.append((game.text(before, ids), actor, is_public(seen), self.visible))
        self.visible += seen[viewer] is not None
        self.play.state = after


def twins(name: str, options: dict[str, Any], viewer: int, seed: int) -> tuple[Twin, Twin]:
    """Two games that look the same to a viewer, as long as such are found."""
    choice = random.Random(seed)
    one, other = (Twin(Play(find_game(name), options)) for _ in range(2))
    stop = choice.randrange(10, LONGEST)
    while len(one.events) < stop and one.play.actor != OVER:
        for twin in (one, other):
            if choice.random() < 0.3:
                _decide_unnoticed(twin, viewer, choice)
        if not _step(one, other, viewer, choice):
            break
    return one, other


def _decide_unnoticed(twin: Twin, viewer: int, choice: random.Random) -> None:
    """Make a decision, if there is one, that the viewer doesn't notice."""
    game, now = twin.play.game, twin.play.state
    looks = (None, game.view(now, viewer), game.view(now, None))
    if twin.play.actor in (OVER, CHANCE, viewer):
        return
    unseen = [ids for ids in twin.options() if twin.looks(ids, viewer) == looks]
    if unseen:
        twin.make(choice.choice(unseen), viewer)


def _step(one: Twin, other: Twin, viewer: int, choice: random.Random) -> bool:
    """Play on at both so that the viewer sees the same; whether there was a way."""
    for _ in range(MOST_TRIES):
        first = _random_event(one, choice)
        looks = one.looks(first, viewer)
        assert looks is not None
        found = [ids for ids in _fitting(other, first, looks[0]) if other.looks(ids, viewer) == looks]
        different = [ids for ids in found if ids != first]
        if found:
            one.make(first, viewer)
            other.make(choice.choice(different or found), viewer)
            return True
    return False


def _random_event(twin: Twin, choice: random.Random) -> list[int]:
    engine, after, ids = twin.play.engine, twin.play.engine.copy(twin.play.state), list[int]()
    while not ids or twin.play.game.midway(after):
        ids.append(choice.choice(engine.legal_ids(after)))
        engine.apply(after, ids[-1])
    return ids


def _fitting(twin: Twin, first: list[int], seen: str | None) -> Iterator[list[int]]:
    """Events of the other game that may look like one of the first."""
    if seen is not None and UNKNOWN not in seen:
        yield first
    else:
        yield from twin.options()


def put_into(tables: Tables, id: str, twin: Twin) -> None:
    """Let the log of a table, which hasn't got further than its start, be that of a twin."""
    begun = tables.store.entries(id)
    companion = bool(begun)
    log = [Entry(1, START, "", at=1.0, running=0)] if not begun else []
    for event, actor, public, visible in twin.events:
        seq = len(begun) + len(log) + 1
        letter = CHANCE_LETTER if actor == CHANCE else SEAT_LETTERS[actor]
        by = (TYPED if companion else "luck") if actor == CHANCE else OWNER
        # what the viewer doesn't see happens half a second after what it saw
        running = SECOND * visible + (0 if public else SECOND // 2)
        log.append(Entry(seq, EVENT, event, letter, by, 1.0 + running / 1000, None, running, public, None))
    runs = update(schema.tables).where(schema.tables.c.id == id).values(state=schema.RUNNING)
    tables.store.append(id, log, lambda connection: connection.execute(runs))
    tables.forget(id)
