"""What both domino games have to say: dominoes and squares in messages, what is asked, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.message import DOMINO, Message, Thing, message
from kroon.games.domino.board import Place, placing_places
from kroon.games.domino.draft import PICK
from kroon.games.domino.notation import DISCARD_ID, PICK_ID
from kroon.games.domino.things import domino, land, square

Labelled = tuple[int, str]
"""A square: its terrain, and the marks behind its letter."""
MARKS = ("crowns", "fires", "craters")
THINGS = ("resource", "person")


@dataclass(frozen=True)
class Named:
    """What a game calls its squares and dominoes."""

    game: str
    terrains: Sequence[str]
    domino: Callable[[int], tuple[Labelled, Labelled]]
    """The two squares of a domino."""

    def terrain(self, number: int) -> Thing:
        """A terrain."""
        return land(self.game, self.terrains[number])

    def in_full(self, number: int) -> Thing:
        """A domino with what is on it."""
        a, b = (
            message("domino-square", terrain=self.terrain(t), marks=marks) for t, marks in self.domino(number)
        )
        return Thing(DOMINO, str(number), message("domino-name", number=str(number), a=a, b=b))


def ask_draft(s: Any, named: Named) -> Message:
    """What is asked when a domino is placed or chosen, or nobody is asked."""
    if s.actor == OVER:
        return message("domino-ask-over")
    if s.actor == CHANCE:
        return message("domino-ask-chance")
    if s.phase == PICK:
        return message("domino-ask-pick", game=named.game)
    return message("domino-ask-place", domino=named.in_full(int(s.row[s.turn])))


def tell_move(s: Any, id: int, named: Named) -> Message:
    """A domino that is placed, discarded or chosen."""
    who = int(s.actor)
    if id >= PICK_ID:
        chosen = named.in_full(int(s.next_row[id - PICK_ID]))
        return message("domino-tell-pick", seat=player(who), domino=chosen)
    mine = domino(int(s.row[s.turn]))
    if id == DISCARD_ID:
        return message("domino-tell-discard", seat=player(who), domino=mine)
    a, b = (square(place, who) for place in placing_places(id))
    return message("domino-tell-place", seat=player(who), domino=mine, a=a, b=b)


def tell_row(numbers: Sequence[int]) -> Message:
    """A new row."""
    return message("domino-tell-row", dominoes=tuple(map(domino, sorted(numbers))))


def tell_king(seat: int, game: str) -> Message:
    """A king that is drawn."""
    return message("domino-tell-king", seat=player(seat), game=game)


def in_words(game: str, realms: str, seen: Mapping[str, Any], seat: int | None) -> list[Message]:
    """The kingdom of a seat row by row, for spectators that of who is to move; and the rows with the kings.

    `realms`: what the view of the game calls its kingdoms.
    """
    shown = max(0, SEAT_LETTERS.find(seen["actor"] or "")) if seat is None else seat
    there: dict[Place, Message | Thing] = {(0, 0): message("domino-home", game=game)}
    for place, each in seen[realms][shown]["squares"].items():
        x, y = map(int, place.split(","))
        there[x, y] = _square_words(game, each)
    lines = []
    for row in sorted({y for _, y in there}):
        found = [place for place in sorted(there) if place[1] == row]
        squares = tuple(message("domino-at", place=square(at, shown), square=there[at]) for at in found)
        lines.append(message("domino-line", y=str(row), squares=squares))
    for title, row in (("domino-row", seen["row"]), ("domino-next-row", seen["next_row"])):
        dominoes = tuple(_domino_words(game, each) for each in row if not each["taken"])
        if dominoes:
            lines.append(message("domino-row-line", title=message(title), dominoes=dominoes))
    return lines


def _square_words(game: str, seen: Mapping[str, Any]) -> Message | Thing:
    """A square, such as "forest, 2 crowns"."""
    words: Message | Thing = land(game, seen["terrain"])
    more: list[Message] = [message(f"domino-{mark}", count=seen[mark]) for mark in MARKS if seen.get(mark)]
    more += [message(f"{game}-{seen[thing]}") for thing in THINGS if seen.get(thing)]
    for each in more:
        words = message("domino-with", what=words, more=each)
    return words


def _domino_words(game: str, entry: Mapping[str, Any]) -> Message:
    a, b = (_square_words(game, each) for each in entry["squares"])
    name = message("domino-name", number=str(entry["domino"]), a=a, b=b)
    shown = Thing(DOMINO, str(entry["domino"]), name)
    if not entry["king"]:
        return message("domino-entry", domino=shown)
    return message("domino-entry-king", domino=shown, seat=player(SEAT_LETTERS.index(entry["king"])))
