"""Things of the domino games that messages speak of."""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.core.message import DOMINO, LAND, SQUARE, Message, Thing
from kroon.games.domino.board import Place, place_text


def domino(number: int) -> Thing:
    """A domino by its number alone."""
    return Thing(DOMINO, str(number))


def land(game: str, terrain: str) -> Thing:
    """A terrain of a game by its name."""
    return Thing(LAND, terrain, Message(f"{game}-{terrain}"))


def square(place: Place | str, seat: int) -> Thing:
    """A square of somebody's kingdom."""
    return Thing(SQUARE, place if isinstance(place, str) else place_text(place), of=SEAT_LETTERS[seat])
