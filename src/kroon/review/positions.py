"""The positions of a review in plain values: what a player saw before each decision, and the judged moves.

The table of the browser draws them (page.js). The last one is the table where the record ends.
"""

from __future__ import annotations

from typing import Any

from kroon.core import record
from kroon.core.events import SEAT_LETTERS
from kroon.core.message import written
from kroon.core.play import Play
from kroon.review.judging import Decision, Move
from kroon.review.reviewing import Review
from kroon.review.sentences import percent, promise


def positions(review: Review, read: record.Record) -> list[dict[str, Any]]:
    """The table before every decision, as its player saw it, and at the end as everybody may."""
    decisions = {each.index: each for each in review.decisions}
    play = record.begin(read)
    watched = Watched(play)
    found = []
    for index, event, now in record.replay(read, play):
        watched.look()
        if index in decisions:
            found.append(_position(now, decisions[index], watched.since[decisions[index].seat]))
        watched.begin(event)
    seen = play.game.view(play.state, None)
    nothing: dict[str, Any] = {"seat": None, "last": [], "moves": [], "played": None, "given": ""}
    words = written(play.game.in_words(seen, None))
    return [*found, {"event": len(read.events), "view": seen, "words": words, **nothing}]


class Watched:
    """What each seat has seen happen since its own last move."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.since: list[list[str]] = [[] for _ in range(play.players)]
        self._begun: tuple[Any, str] | None = None

    def begin(self, event: str) -> None:
        """An event is about to happen."""
        self._begun = self.play.engine.copy(self.play.state), event

    def look(self) -> None:
        """The event that was begun has happened."""
        if self._begun is None:
            return
        before, event = self._begun
        game = self.play.game
        actor, ids = int(self.play.engine.actor(before)), game.parse(before, event)
        for seat, events in enumerate(self.since):
            if seat == actor:
                events.clear()
            elif (seen := game.seen(before, ids, self.play.state, seat)) is not None:
                events.append(seen)


def _position(play: Play, decision: Decision, last: list[str]) -> dict[str, Any]:
    """The table before a decision."""
    moves = {move.text: move for move in (*decision.best, decision.played)}
    seen = play.game.view(play.state, decision.seat)
    return {
        "event": decision.index,
        "seat": SEAT_LETTERS[decision.seat],
        "view": seen,
        "words": written(play.game.in_words(seen, decision.seat)),
        "last": list(last),
        "moves": [_move(play, decision.seat, each) for each in moves.values()],
        "played": decision.played.text,
        "given": percent(decision.given_away) if decision.given_away else "",
    }


def _move(play: Play, seat: int, move: Move) -> dict[str, Any]:
    """A move that was judged, with the points that it gains at once."""
    after = play.engine.copy(play.state)
    play.engine.apply(after, play.parse(move.text)[0])
    gain = play.engine.tally(after)[seat] - play.scores()[seat]
    return {
        "event": move.text,
        "words": str(move.words),
        "promise": str(promise(move)),
        "gain": gain,
    }
