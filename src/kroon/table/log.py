"""The log of a table: an append-only list of entries, numbered from 1, and what it amounts to.

Nothing in it is ever changed. An undo is an entry, too: it names the entry after which the game goes on. The
record of the game is folded from the log, and so is everything else that happened since the table started: who
has resigned, which seats a bot plays for their owners, which undo is asked for, how long each has thought.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from kroon.core.contract import CHANCE, Game
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choices
from kroon.core.plain import plain
from kroon.core.play import Play
from kroon.table.steps import Step, fitting, make_step, refit
from kroon.table.streams import Seen, Streams, Update, Viewer, is_public

START = "start"
"""The first entry: all seats are taken, and all nonces are there."""
EVENT = "event"
"""A move or an outcome of chance; `text` in the notation."""
UNDO = "undo"
"""The game goes on after the entry whose number is the text; that of START stands for the empty table."""
ASK, AGREE, REFUSE = "ask", "agree", "refuse"
"""A seat asks for an undo (`text` as in UNDO); another agrees, or doesn't."""
RESIGN = "resign"
HAND, BACK = "hand", "back"
"""A bot (its name is the text) plays the seat for its owner, who takes it back."""
FILL = "fill"
"""What an outcome was that had been put off; `text` is its number in the log and the event."""
END = "end"
"""Nothing comes after it. The text says why: BY_RULES or BY_RESIGNING."""
BY_RULES, BY_RESIGNING = "rules", "resigned"

OWNER, BOT, SERVICE, LUCK, TYPED, PUT_OFF = "owner", "bot", "service", "luck", "typed", "put_off"
"""Who made an event: the owner of the seat, a bot, the service (a forced move), the shuffle, or a person who
typed in what chance decided at a real table; PUT_OFF while that is hidden there, and the text ends with `?`."""


class Moment(NamedTuple):
    """When something is done: by the wall clock, and by that of the service (running_time.py)."""

    at: float
    """In seconds since 1970."""
    running: int
    """In milliseconds for which the service has run."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log."""

    seq: int
    kind: str
    text: str
    actor: str = ""
    """The letter of the seat that it is about, `*` for chance."""
    by: str = ""
    at: float = 0.0
    """When it was made, in seconds since 1970."""
    key: str | None = None
    """What tells a repeated submission from a new one."""
    running: int = 0
    """When it was made, in milliseconds for which the service has run (running_time.py)."""
    public: bool = True
    """Whether every viewer was shown it."""
    mover: int | None = None
    """The seat of the person who is to move after it, -1 for none; None where that isn't known."""

    @property
    def values(self) -> tuple[Any, ...]:
        """All of it, in the order of the store's columns."""
        told = (self.seq, self.kind, self.text, self.actor, self.by, self.at, self.key)
        return (*told, self.running, self.public, self.mover)


@dataclass(frozen=True, slots=True)
class Placed:
    """A step with its place in the log."""

    seq: int
    by: str
    step: Step
    hidden: str | None = None
    """The event as it was put off, until it is known; the step then is any that fits."""


@dataclass
class Request:
    """An undo that was asked for."""

    seat: int
    target: int
    agreed: set[int] = field(default_factory=set)


class Fold:
    """What a log amounts to, entry by entry."""

    def __init__(self, game: Game, options: Mapping[str, Choices]) -> None:
        self.play = Play(game, options)
        """The game where it is now."""
        self.line: list[Placed] = []
        """The events of the current line."""
        self.placed: dict[int, Placed] = {}
        """The same by their number. Those that were taken back aren't kept: `step_of` makes them again."""
        self.entries: list[Entry] = []
        self._parents: list[int] = []
        """For each entry that is an event: the number of the event before it, on whatever line it was."""
        self._fills: dict[int, str] = {}
        """What outcomes were that had been put off, by their number."""
        self.outcomes = 0
        """How many outcomes of chance the log holds."""
        self.history: list[str] = []
        """All events, and `undo N` where the game went back to its first N events."""
        self.went_back = False
        self.position = 0
        """The number of the entry that brought about the position."""
        self.resigned: set[int] = set()
        self.handed: dict[int, str] = {}
        self.request: Request | None = None
        self.ended: str | None = None
        self.spent = [0] * self.play.players
        """How long the owner of each seat has thought, in milliseconds."""
        self.since = 0
        """When the clock of who is to move began, by the service's clock. A decision that not all may notice
        doesn't start it anew: else they would notice it by the time that is left."""
        self.counted = 0
        """Up to when the time of who is to move has been counted in `spent`."""
        self.keys: dict[str, int] = {}
        """The numbers of entries by their keys."""
        self._puts_off = False
        self._begun = self.play.engine.copy(self.play.state)
        self.streams = Streams(self.play.game, self.play.players)
        self._scratch = Play(game, self.play.options, self.play.engine)
        self._actor: int | None = None
        self._shown: Any = None
        self._told: tuple[Entry, Update] | None = None

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER; asked for many times in each position."""
        if self._actor is None:
            self._actor = self.play.actor
        return self._actor

    @property
    def shown(self) -> Any:
        """The state where it is now in plain values, for what is shown of it."""
        if self._shown is None:
            self._shown = plain(self.play.state)
        return self._shown

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def events(self) -> list[str]:
        """The record of the game."""
        return [placed.step.event for placed in self.line]

    def state_after(self, seq: int) -> Any:
        """The state after an event, or at the start."""
        return self.step_of(seq).after if seq > 1 else self._begun

    def step_of(self, seq: int) -> Step:
        """The step of an event, also of one that was taken back."""
        if seq in self.placed:
            return self.placed[seq].step
        branch = [seq]
        while (parent := self._parents[branch[-1] - 1]) > 1 and parent not in self.placed:
            branch.append(parent)
        branch.reverse()
        scratch = self.scratch()
        scratch.state = self.play.engine.copy(self.state_after(parent))
        steps = refit(scratch, [self._fills.get(each, self.entries[each - 1].text) for each in branch])
        if steps is None:  # what has been filled in since contradicts it
            while parent > 1:
                branch.insert(0, parent)
                parent = self._parents[parent - 1]
            scratch.state = self.play.engine.copy(self._begun)
            steps = refit(scratch, [self.entries[each - 1].text for each in branch])
        assert steps is not None
        return steps[-1]

    def scratch(self) -> Play:
        """The game where it is now, to try something with. There is one, which begins anew with each call."""
        self._scratch.state = self.play.engine.copy(self.play.state)
        self._scratch.events.clear()
        return self._scratch

    def kept(self, target: int) -> int:
        """How many events of the line are left when the game goes back to after an entry."""
        return sum(placed.seq <= target for placed in self.line)

    def extend(self, entries: Iterable[Entry]) -> None:
        """Add entries that were read."""
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry, step: Step | None = None, seen: Seen | None = None) -> None:
        """Add an entry; `step`, if its event was made here already, and `seen`, what each viewer sees of it."""
        if entry.seq != self.seq + 1 or (self.ended is not None):
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        self._actor = self._shown = None
        parent = self.line[-1].seq if self.line else 1
        if entry.kind == EVENT:
            self._event(entry, step, seen)
        else:
            _ADD[entry.kind](self, entry)
        self._actor = self._shown = None
        self.entries.append(entry)
        self._parents.append(parent)
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        self.streams.close(entry.seq)

    def _start(self, entry: Entry) -> None:
        self._moved(entry, public=True)
        self._tell_all(entry)

    def _event(self, entry: Entry, step: Step | None, seen: Seen | None) -> None:
        hidden = entry.text if entry.by == PUT_OFF else None
        self._puts_off = self._puts_off or hidden is not None
        if step is None:
            scratch = self.scratch()
            step = make_step(scratch, entry.text) if hidden is None else fitting(scratch, hidden)[0]
        if seen is None:
            seen = self.streams.seen(self.play.state, step.ids, step.after)
        self.play.state = self.play.engine.copy(step.after)
        self.play.events.append(step.event)
        placed = Placed(entry.seq, entry.by, step, hidden)
        self.line.append(placed)
        self.placed[entry.seq] = placed
        self.history.append(step.event)
        if step.actor == CHANCE:
            self.outcomes += 1
        elif entry.by == OWNER:
            self._count(step.actor, entry)
        self._moved(entry, is_public(seen))
        for viewer, text in seen.items():
            if text is not None:
                self._tell(viewer, entry, text if hidden is None else hidden)

    def _fill(self, entry: Entry) -> None:
        seq, event = entry.text.split(" ", 1)
        line = self.filled(int(seq), event)
        if line is None:
            raise ValueError(f"entry {entry.seq} contradicts the log")
        self._fills[int(seq)] = event
        self.line = line
        self.placed = {placed.seq: placed for placed in line}
        self.play.state = self.play.engine.copy(line[-1].step.after)
        self.play.events[:] = self.events
        for viewer in self.streams.viewers:
            self._tell(viewer, entry, event)

    def filled(self, seq: int, event: str) -> list[Placed] | None:
        """The line with an outcome that had been put off; None if it can't have been that one."""
        known = list(self.line)
        place = next(index for index, each in enumerate(known) if each.seq == seq)
        step = replace(known[place].step, event=event)
        known[place] = replace(known[place], hidden=None, step=step)
        scratch = self.scratch()
        scratch.state = self.play.engine.copy(self._begun)
        steps = refit(scratch, [each.hidden or each.step.event for each in known])
        if steps is None:
            return None
        return [replace(each, step=made) for each, made in zip(known, steps, strict=True)]

    def put_off(self, seat: int) -> Placed | None:
        """The outcome of a seat that is put off, if there is one."""
        for number, placed in enumerate(self.line if self._puts_off else ()):
            if placed.hidden is not None:
                before = self.line[number - 1].step.after if number else self._begun
                if self.play.engine.owner(before) == seat:
                    return placed
        return None

    def _undo(self, entry: Entry) -> None:
        target = int(entry.text)
        actor = self.play.actor
        if actor >= 0:
            self._count(actor, entry)
        kept = self.kept(target)
        told = self.told_of_undo(target)
        if kept == len(self.line):
            raise ValueError(f"undo to {target} takes nothing back")
        for placed in self.line[kept:]:
            del self.placed[placed.seq]
        del self.line[kept:]
        self.play.state = self.play.engine.copy(self.state_after(target))
        del self.play.events[kept:]
        self.history.append(f"undo {kept}")
        self.went_back = True
        self._moved(entry, public=len(told) == len(self.streams.viewers))
        for viewer in told:
            self._tell(viewer, entry, str(self.streams.number_after(viewer, target)))

    def told_of_undo(self, target: int) -> list[Viewer]:
        """The viewers who are shown that the game goes back to after an entry: who saw any of what goes."""
        gone = [placed.seq for placed in self.line[self.kept(target) :]]
        return [viewer for viewer in self.streams.viewers if self.streams.saw_any(viewer, gone)]

    def _count(self, seat: int, entry: Entry) -> None:
        """Count the time that a seat has thought until an entry."""
        self.spent[seat] += max(0, entry.running - self.counted)
        self.counted = entry.running

    def _moved(self, entry: Entry, public: bool) -> None:
        """The position is another one, which all viewers notice (`public`) or not."""
        self.position, self.counted = entry.seq, entry.running
        if public:
            self.since, self.request = entry.running, None
        elif self.request is not None and entry.kind == UNDO and int(entry.text) <= self.request.target:
            self.request = None

    def _ask(self, entry: Entry) -> None:
        self.request = Request(SEAT_LETTERS.index(entry.actor), int(entry.text))
        for viewer in self.streams.viewers:
            self._tell(viewer, entry, str(self.streams.number_after(viewer, self.request.target)))

    def _agree(self, entry: Entry) -> None:
        if self.request is not None:
            self.request.agreed.add(SEAT_LETTERS.index(entry.actor))
        self._tell_all(entry)

    def _refuse(self, entry: Entry) -> None:
        self.request = None
        self._tell_all(entry)

    def _resign(self, entry: Entry) -> None:
        self.resigned.add(SEAT_LETTERS.index(entry.actor))
        self.request = None
        self._tell_all(entry)

    def _hand(self, entry: Entry) -> None:
        seat = SEAT_LETTERS.index(entry.actor)
        if self.play.actor == seat:
            self._count(seat, entry)
        self.handed[seat] = entry.text
        self._tell_all(entry)

    def _back(self, entry: Entry) -> None:
        seat = SEAT_LETTERS.index(entry.actor)
        del self.handed[seat]
        if self.play.actor == seat:
            self.since = self.counted = entry.running
        self._tell_all(entry)

    def _end(self, entry: Entry) -> None:
        self.ended, self.request = entry.text, None
        self._tell_all(entry)

    def _tell_all(self, entry: Entry) -> None:
        for viewer in self.streams.viewers:
            self._tell(viewer, entry, entry.text)

    def _tell(self, viewer: Viewer, entry: Entry, text: str) -> None:
        self.streams.tell(viewer, entry.seq, self._update(self.streams.number(viewer) + 1, entry, text))
        if entry.kind in (START, EVENT, UNDO):  # a question would tell of events that the viewer didn't see
            self.streams.set_clock(viewer, (self.since, *self.spent))

    def _update(self, number: int, entry: Entry, text: str) -> Update:
        """An update about an entry; most viewers are told the same, and share it."""
        if self._told is not None:
            before, same = self._told
            if before is entry and same.number == number and same.text == text:
                return same
        made = Update(number, entry.kind, entry.actor, text, entry.at)
        self._told = (entry, made)
        return made


_ADD = {
    START: Fold._start,
    UNDO: Fold._undo,
    ASK: Fold._ask,
    AGREE: Fold._agree,
    REFUSE: Fold._refuse,
    RESIGN: Fold._resign,
    HAND: Fold._hand,
    BACK: Fold._back,
    FILL: Fold._fill,
    END: Fold._end,
}
