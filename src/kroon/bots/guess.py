"""A whole position from what one seat has seen of a game: its stream of events, with `?` for secrets.

A bot that searches needs a state, and a program that sends it only a seat's stream can't give one. So a state
is guessed that agrees with all that was seen. The events are followed one by one; where one is hidden, or
wasn't shown at all, an event is made up that looks so to the seat. When a later event contradicts what was
made up (`b play market`, and there is none in the hand), the secrets are dealt anew (`redeal` keeps all that
the seat knows), at first at that event only and then further and further back, for a bounded number of steps.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from kroon.bots.stream import HIDDEN, Watch
from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import Engine
from kroon.core.errors import KroonError
from kroon.core.options import Choices

MOST_UNSEEN = 40
"""The most events in a row that a seat doesn't see at all."""
AT_ONCE = 24
"""How often the secrets are dealt anew at an event that contradicts them."""
ROUNDS = ((7, 30, 200), (15, 60, 1000), (63, 120, 4000), (10**6, 10**6, 4000))
"""Of each round: how far back it is gone, at most; how often from each distance; and how often the secrets are
dealt anew at an event after which the table is shown, where all contradictions are met at once."""
NEAR = 3
"""A way from farther back than this is itself mended at contradictions, from up to so far back."""
MENDS = 60
"""How often that is tried."""
MOST_STEPS = 15_000
"""The most events, besides those of the game, that are followed before a search is given up."""
ANEW = 2
"""How often it is begun anew from the first event, if all else fails."""
OTHER_WAY = 64
"""One time in so many an unseen event is tried although the seen one would be possible."""


class Guess:
    """A game as one seat sees it, and a state that agrees with it."""

    def __init__(self, engine: Engine, options: Mapping[str, Choices], seat: int, seed: int) -> None:
        self.steps = 0
        """How many events were followed for the last question."""
        self._engine = engine
        self._game = engine.game
        self._seat = seat
        self._choice = random.Random(seed)
        self._rng = engine.generator(seed)
        self._stream: list[str] = []
        self._views: dict[int, Mapping[str, Any]] = {}
        self._states = [engine.started(self._game.options.encode(self._game.options.check(options)))]
        self._legal: Sequence[str] = ()
        self._view: Mapping[str, Any] | None = None
        self._late = float("inf")
        self._in_vain: Counter[int] = Counter()
        self._patience = 0
        self._spare = engine.states()
        self._watch = Watch(engine, seat)
        self._wrong: set[tuple[int, bytes]] = set()
        self._all_seen: set[tuple[Any, ...]] = set()
        """Lists of moves none of which was unseen; looked through again only now and then."""

    def see(self, events: Sequence[str], views: Mapping[int, Mapping[str, Any]] | None = None) -> None:
        """More of what the seat has seen; `views` are the table after some of these events, by their index."""
        for index, view in (views or {}).items():
            self._views[len(self._stream) + index] = view
        self._stream += events

    def state(
        self, legal: Sequence[str], view: Mapping[str, Any] | None = None, seconds: float = float("inf")
    ) -> Any:
        """A state in which the seat is asked, with those moves; or None, if none is found in time.

        It agrees with all events and, if possible, with the view (which may show what stands in no event).
        """
        self._legal = sorted(legal)
        self._view = view
        self._late = time.monotonic() + seconds
        found = self._search() or any(self._search_anew() for _ in range(ANEW))
        if not found and len(self._states) <= len(self._stream):
            for number in range(len(self._states) - 1, len(self._stream)):
                self._views.pop(number, None)  # what is shown there may be too hard to guess
            found = self._search()
        if not found and view is not None:
            self._view = None
            found = self._search()
        return self._engine.copy(self._states.pop()) if found else None

    def _search_anew(self) -> bool:
        """The same from the first event on: what was made up long ago may be what is wrong."""
        if time.monotonic() > self._late:
            return False
        del self._states[1:]
        return self._search()

    def _search(self) -> bool:
        """Have states for all events, and one more in which the seat is asked."""
        self.steps = 0
        self._wrong.clear()
        return all(self._reach(end) for end in range(len(self._states), len(self._stream) + 2))

    def _reach(self, end: int) -> bool:
        """Have a state before event `end`; the one after the last event stands for the question."""
        for farthest, runs, self._patience in ROUNDS:
            self._in_vain.clear()
            back = 0
            states = self._run(end - 1, end, self._states[end - 1])
            while not states and back < min(farthest, end - 1):
                back = min(2 * back + 1, end - 1)
                begin = end - 1 - back
                for _ in range(runs):
                    if states or self._weary():
                        break
                    states = self._run(begin, end, self._redealt(self._states[begin]))
            if states:
                self._states[end - len(states) + 1 :] = states
                return True
        return False

    def _run(self, begin: int, end: int, state: Any) -> list[Any]:
        """States from before event `begin` to before event `end`; [] if a contradiction can't be mended."""
        states = [state]
        while len(states) <= end - begin:
            number = begin + len(states) - 1
            after = self._next(states, number)
            if after is not None:
                states.append(after)
            elif end - begin <= NEAR + 1 or not self._mend(states, number):
                return []
        return states

    def _mend(self, states: list[Any], number: int) -> bool:
        """Have the states so far, and one more, on another way that begins a little earlier."""
        for back in range(1, min(NEAR, len(states) - 1) + 1, 2):
            for _ in range(MENDS):
                if self._weary():
                    return False
                way = self._run(number - back, number + 1, self._redealt(states[-1 - back]))
                if way:
                    states[-1 - back :] = way
                    return True
        return False

    def _next(self, states: list[Any], number: int) -> Any:
        """A state after an event, or before the question; the secrets before it may be dealt anew."""
        event = self._stream[number] if number < len(self._stream) else None
        view = self._views.get(number)
        after = self._follow(states[-1], event, view)
        tries = self._patience if view is not None else AT_ONCE
        if event is None and self._engine.actor(states[-1]) == self._seat:
            return after  # no other deal would change what the seat sees
        hopeless = 2 * tries
        while after is None and tries and self._in_vain[number] < hopeless and not self._weary():
            states[-1] = self._redealt(states[-1])
            after = self._follow(states[-1], event, view)
            self._in_vain[number] = 0 if after is not None else self._in_vain[number] + 1
            tries -= 1
        return after

    def _weary(self) -> bool:
        """Whether the search takes too long."""
        return self.steps > MOST_STEPS + len(self._stream) or time.monotonic() > self._late

    def _redealt(self, state: Any) -> Any:
        """The state with other secrets, as far as the seat doesn't know them."""
        made = self._engine.copy(state)
        self._engine.redeal(made, self._seat, self._rng)
        return made

    def _follow(self, state: Any, event: str | None, view: Mapping[str, Any] | None) -> Any:
        """A state after an event that looks so to the seat, or in which it is asked; None without a way."""
        for _ in range(MOST_UNSEEN):
            self.steps += 1
            after = self._asked(state) if event is None else self._after(state, event)
            if after is not None and view is not None and not self._looks(after, view):
                return None
            if after is not None and self._choice.randrange(OTHER_WAY):
                return after
            unseen = self._unseen(state)
            if unseen is None:
                return after
            state = unseen
        return None

    def _asked(self, state: Any) -> Any:
        """The state, if it is the one in which the seat is asked."""
        if self._engine.actor(state) != self._seat:
            return None
        if sorted(set(self._game.texts(state, self._engine.legal_ids(state)))) != self._legal:
            return None
        return state if self._view is None or self._game.view(state, self._seat) == self._view else None

    def _after(self, state: Any, event: str) -> Any:
        """A state after an event that looks so to the seat, if it is possible at once."""
        if HIDDEN in event:
            return self._made_up(state, event)
        try:
            ids = self._game.parse(state, event)
        except KroonError:
            return None
        after = self._engine.copy(state)
        for id in ids:
            if id not in self._engine.legal_ids(after):
                return None
            self._engine.apply(after, id)
        return after if self._game.seen(state, ids, after, self._seat) == event else None

    def _looks(self, state: Any, view: Mapping[str, Any]) -> bool:
        """Whether a table looks like a view; what it can't be is remembered, as making a view takes long."""
        key = id(view), self._watch.notices(state)
        if key in self._wrong:
            return False
        if self._game.view(state, self._seat) == view:
            return True
        self._wrong.add(key)
        return False

    def _unseen(self, state: Any) -> Any:
        """A state after an event that the seat doesn't see, if one is possible."""
        actor = self._engine.actor(state)
        return None if actor in (self._seat, OVER) else self._made_up(state, None)

    def _made_up(self, state: Any, looks: str | None) -> Any:
        """A state after some event that looks so to the seat."""
        actor = self._engine.actor(state)
        if actor == OVER:
            return None
        if actor == CHANCE:
            ids: list[int] = []
            after = self._engine.copy(state)
            while not ids or self._game.midway(after):
                ids.append(int(self._engine.sample(after, self._rng)))
                self._engine.apply(after, ids[-1])
            return after if self._game.seen(state, ids, after, self._seat) == looks else None
        legal = self._engine.legal_ids(state)
        key = (actor, looks, *legal)
        if looks is None and key in self._all_seen and self._choice.randrange(OTHER_WAY):
            return None
        after = self._spare[0]
        for id in self._choice.sample(legal, len(legal)):
            self._spare[0] = state
            self._engine.apply(after, id)
            if self._game.seen(state, [id], after, self._seat) == looks:
                return self._engine.copy(after)
        self._all_seen.add(key)
        return None
