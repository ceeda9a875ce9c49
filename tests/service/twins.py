"""Twin tables: their streams agree for one viewer, and they differ in what the others hold and have decided.

The events of two games are chosen side by side. What the viewer sees of them is the same; where it sees `?`, or
nothing at all, they may differ, and a decision that it may not notice may be there in one of them only. A kind
of pair says at which moment both stop: there a mistake of one sort would show.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
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
from kroon.table.streams import Viewer, is_public
from kroon.table.tables import Tables

LONGEST = 120
"""The most events of a twin that stops anywhere."""
MOST_EVENTS = 400
"""The most events of one that stops at a certain moment."""
MOST_GAMES = 60
"""How many games are tried for that."""
MOST_TRIES = 40
SECOND = 1000
"""Milliseconds between two events that the viewer sees."""


@dataclass(frozen=True)
class Made:
    """An event of a twin."""

    text: str
    actor: int
    public: bool
    """Whether everybody notices it."""
    before: int
    """How many events the viewer had seen before it."""
    noticed: bool
    """Whether the viewer does."""


@dataclass
class Twin:
    """One of two games."""

    play: Play
    events: list[Made] = field(default_factory=list)

    @property
    def visible(self) -> int:
        """How many events the viewer has seen."""
        return sum(each.noticed for each in self.events)

    @property
    def decided_unnoticed(self) -> bool:
        """Whether the last event is one that the viewer didn't notice."""
        return bool(self.events) and not self.events[-1].noticed

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

    def looks(self, ids: list[int], viewer: Viewer) -> tuple[str | None, Any, Any] | None:
        """What the viewer sees of an event, and of the table after it; None if it isn't possible."""
        after = self.after(ids)
        if after is None or self.play.game.midway(after):
            return None
        game = self.play.game
        seen = game.seen(self.play.state, ids, after, viewer)
        return seen, game.view(after, viewer), game.view(after, None)

    def unnoticed(self, viewer: Viewer) -> list[list[int]]:
        """The decisions of others that are possible now, and that the viewer wouldn't notice."""
        game, now = self.play.game, self.play.state
        if self.play.actor in (OVER, CHANCE, viewer):
            return []
        looks = (None, game.view(now, viewer), game.view(now, None))
        return [ids for ids in self.options() if self.looks(ids, viewer) == looks]

    def fork(self) -> Twin:
        """Another one that is as far, to try something with."""
        play = Play(self.play.game, self.play.options, self.play.engine)
        play.state = self.play.engine.copy(self.play.state)
        return Twin(play, list(self.events))

    def make(self, ids: list[int], viewer: Viewer) -> None:
        game, before, actor = self.play.game, self.play.state, self.play.actor
        after = self.after(ids)
        viewers = [*range(self.play.players), None]
        seen = {each: game.seen(before, ids, after, each) for each in viewers}
        noticed = seen[viewer] is not None
        self.events.append(Made(game.text(before, ids), actor, is_public(seen), self.visible, noticed))
        self.play.state = after


Pair = tuple[Twin, Twin]


@dataclass(frozen=True)
class Kind:
    """A kind of pairs."""

    name: str
    stops: Callable[[Twin, Twin, Viewer], bool]
    """Whether two games are at the moment at which they are to stop."""
    likes: tuple[str, ...] = ()
    """Ends of events that lead there, those that are nearer first."""


def _one_is_asked(one: Twin, other: Twin, viewer: Viewer) -> bool:
    game = one.play.game
    shown = {game.shown_actor(twin.play.state, viewer) for twin in (one, other)}
    return shown == {CHANCE} and one.play.actor != other.play.actor


def _one_decided(one: Twin, other: Twin, viewer: Viewer) -> bool:
    return one.decided_unnoticed != other.decided_unnoticed


def _one_decided_after_the_viewer(one: Twin, other: Twin, viewer: Viewer) -> bool:
    last = [each for each in one.events if each.noticed][-1:]
    return bool(last) and last[0].actor == viewer and _one_decided(one, other, viewer)


def _viewer_moves(one: Twin, other: Twin, viewer: Viewer) -> bool:
    moves = one.play.actor == other.play.actor == viewer
    return moves and len(one.events) != len(other.events) and len(one.play.legal_ids()) > 1


ONE_IS_ASKED = Kind("one_is_asked", _one_is_asked, ("play library", "treasures", "buy library"))
"""An outcome of chance is due as far as the viewer knows; in one of the games somebody is asked instead."""
ONE_DECIDED = Kind("one_decided", _one_decided)
"""In one of the games somebody has just decided something that the viewer didn't notice."""
ONE_DECIDED_AFTER_THE_VIEWER = Kind(
    "one_decided_after_the_viewer",
    _one_decided_after_the_viewer,
    (
        "play crossroads",
        "play vault",
        "play militia",
        "treasures",
        "buy vault",
        "buy militia",
        "buy crossroads",
    ),
)
"""The same, and the last that the viewer noticed is a decision of its own."""
VIEWER_MOVES = Kind("viewer_moves", _viewer_moves)
"""The viewer is to choose a move, and one of the games has come further by what it didn't notice."""


def twins(name: str, options: dict[str, Any], viewer: Viewer, seed: int, kind: Kind | None = None) -> Pair:
    """Two games that look the same to a viewer; they stop anywhere, or at a moment of a kind."""
    choice = random.Random(seed)
    for _ in range(MOST_GAMES):
        one, other = (Twin(Play(find_game(name), options)) for _ in range(2))
        if kind is None or not kind.likes:
            stopped = _play_apart(one, other, viewer, choice, kind)
        else:
            stopped = _play_alike(one, other, viewer, choice, kind)
        if stopped:
            return one, other
    raise AssertionError(f"no games of {name} were found for {kind}")


def _play_apart(one: Twin, other: Twin, viewer: Viewer, choice: random.Random, kind: Kind | None) -> bool:
    """Play on, as different as possible, to where the games stop; whether they do."""
    most = MOST_EVENTS if kind else choice.randrange(10, LONGEST)
    while len(one.events) < most and OVER not in (one.play.actor, other.play.actor):
        for twin in (one, other):
            unnoticed = twin.unnoticed(viewer) if choice.random() < 0.3 else []
            if unnoticed:
                twin.make(choice.choice(unnoticed), viewer)
        if kind and kind.stops(one, other, viewer):
            return True
        if not _step(one, other, viewer, choice):
            break
        if kind and kind.stops(one, other, viewer):
            return True
    return kind is None


def _play_alike(one: Twin, other: Twin, viewer: Viewer, choice: random.Random, kind: Kind) -> bool:
    """Play on alike until different last events bring the games to where they stop; whether they do."""
    while len(one.events) < MOST_EVENTS and one.play.actor != OVER:
        for ids in one.unnoticed(viewer):
            made = one.fork()
            made.make(ids, viewer)
            if kind.stops(made, other, viewer):
                one.events, one.play.state = made.events, made.play.state
                return True
        first = _liked_event(one, kind.likes) if choice.random() < 0.8 else None
        first = first or _random_event(one, choice)
        looks = one.looks(first, viewer)
        assert looks is not None
        one.make(first, viewer)
        for ids in _fitting(other, first, looks[0]):
            made = other.fork()
            if other.looks(ids, viewer) == looks:
                made.make(ids, viewer)
                if kind.stops(one, made, viewer):
                    other.events, other.play.state = made.events, made.play.state
                    return True
        other.make(first, viewer)
    return False


def _step(one: Twin, other: Twin, viewer: Viewer, choice: random.Random) -> bool:
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


def _liked_event(twin: Twin, likes: tuple[str, ...]) -> list[int] | None:
    """An event that leads to where the games are to stop, if there is one."""
    if not likes or twin.play.actor < 0:
        return None
    ids = twin.play.legal_ids()
    texts = twin.play.game.texts(twin.play.state, ids)
    liked = ([id] for like in likes for id, text in zip(ids, texts, strict=True) if text.endswith(like))
    return next(liked, None)


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
    for made in twin.events:
        seq = len(begun) + len(log) + 1
        letter = CHANCE_LETTER if made.actor == CHANCE else SEAT_LETTERS[made.actor]
        by = (TYPED if companion else "luck") if made.actor == CHANCE else OWNER
        running = SECOND * (made.before + 1) - (0 if made.public else SECOND // 2)  # unnoticed, halfway
        at = 1.0 + running / 1000
        log.append(Entry(seq, EVENT, made.text, letter, by, at, None, running, made.public, None))
    runs = update(schema.tables).where(schema.tables.c.id == id).values(state=schema.RUNNING)
    tables.store.append(id, log, lambda connection: connection.execute(runs))
    tables.forget(id)
