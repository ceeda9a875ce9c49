"""Events of the domino games as text and back, and why one isn't possible: what both games share.

Each game has a subclass of its own, which adds its events and says which of its rules is about what.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import SEAT_LETTERS, letter_of, player, split_event
from kroon.core.message import Argument, Thing
from kroon.core.plain import plain
from kroon.games.domino.board import (
    Place,
    neighbours,
    open_range,
    place_text,
    placing_of,
    placing_places,
    side_by_side,
    squares,
)
from kroon.games.domino.draft import DOMINOES, DRAW, NOBODY, OPENING, PICK, PLACE
from kroon.games.domino.kingdom import CELLS, LEFT, PLACINGS
from kroon.games.domino.things import domino, square

NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
PLACE_FORM = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")

DISCARD_ID = PLACINGS
PICK_ID = DISCARD_ID + 1
"""Both games have the same ids for placing, discarding and picking; their own moves follow."""


_PLACING_TEXT = [" ".join(map(place_text, placing_places(placing))) for placing in range(PLACINGS)]


class DominoNotation(ABC):
    """Reads and writes the events of one of the games."""

    name: str
    domino: Any
    """The table of dominoes; two squares are alike when their columns are."""
    square_columns: tuple[tuple[int, ...], tuple[int, ...]]
    """The columns of square a and those of square b in that table, terrain first."""
    moves: int
    domino_id: int
    seat_id: int
    chance_words: tuple[str, ...] = ("row", "king")
    move_words: tuple[str, ...] = ("pick", "place", "discard")

    @abstractmethod
    def rule(self, s: Any, about: str) -> str:
        """The number of the rule about something.

        That is: deal, seats, row, opening, draw, turn, choose, over, place, frame or must (be placed).
        """

    @abstractmethod
    def row_length(self, s: Any) -> int:
        """How many dominoes a row has."""

    def text(self, s: Any, ids: Sequence[int]) -> str:
        """The event for a move, or for the outcomes that make one event."""
        s, id = plain(s), ids[0]
        if self.domino_id < id < self.seat_id:
            return "* row " + " ".join(str(each - self.domino_id) for each in sorted(ids))
        if self.seat_id <= id < self.seat_id + 4:
            return f"* {self.opening_word(s)} {SEAT_LETTERS[id - self.seat_id]}"
        who = letter_of(s.actor)
        if id >= PICK_ID:
            return f"{who} pick {s.next_row[id - PICK_ID]}"
        if id == DISCARD_ID:
            return f"{who} discard {self.mine(s)}"
        return f"{who} place {self.mine(s)} {_PLACING_TEXT[id]}"

    def texts(self, s: Any, ids: Sequence[int]) -> list[str]:
        """The event of each of some legal moves."""
        s = plain(s)
        if s.phase != PLACE:
            return [self.text(s, [id]) for id in ids]
        who, mine = letter_of(s.actor), self.mine(s)
        placings = [f"{who} place {mine} {_PLACING_TEXT[id]}" for id in ids if id < DISCARD_ID]
        return placings + [f"{who} discard {mine}" for id in ids[-1:] if id == DISCARD_ID]

    def parse(self, s: Any, event: str) -> list[int]:
        """The ids of an event; they may still be illegal."""
        s = plain(s)
        actor, words = split_event(event, s.players)
        if words[0] not in (self.chance_words if actor == CHANCE else self.move_words):
            raise self.malformed(s, event)
        if s.actor == OVER:
            raise Illegal(self.over(s))
        if actor != s.actor:
            raise Illegal(self.turn(s))
        found: list[int] = getattr(self, f"parse_{words[0]}")(s, words[1:], event)
        return found

    def expected(self, s: Any) -> str:
        """The form of the event that comes next."""
        who = letter_of(int(s.actor)) if s.actor != OVER else ""
        if s.phase == DRAW:
            return "* row " + " ".join("N" * self.row_length(s))
        if s.phase == OPENING:
            return f"* {self.opening_word(s)} " + "|".join(SEAT_LETTERS[: s.players])
        if s.phase == PICK:
            return f"{who} pick N"
        if s.phase == PLACE:
            return f"{who} place {self.mine(s)} X,Y X,Y"
        return "–"

    def reason(self, s: Any, id: int) -> Reason:
        """Why a move or an outcome isn't possible now."""
        s = plain(s)
        if s.actor == OVER:
            return self.over(s)
        if (id >= self.moves) != (s.actor == CHANCE):
            return self.turn(s)
        if s.phase == PLACE:
            return self.why_not_place(s, id)
        if s.phase == PICK:
            return self.why_not_pick(s, id)
        if s.phase == DRAW and self.domino_id < id < self.seat_id:
            return Reason("domino-seen", self.rule(s, "deal"), {"domino": str(id - self.domino_id)})
        if s.phase == OPENING and self.seat_id <= id < self.seat_id + 4:
            seat = id - self.seat_id
            if seat >= s.players:
                return Reason("domino-no-seat", self.rule(s, "seats"), {"players": str(int(s.players))})
            return self.say(s, "king-twice", "opening", seat=SEAT_LETTERS[seat])
        return self.turn(s)

    # What subclasses use, too

    def malformed(self, s: Any, event: str) -> Malformed:
        """The refusal of a text that can't be an event here."""
        return Malformed("domino-expected", event=short(event), expected=self.expected(s))

    def say(self, s: Any, key: str, about: str, **args: Argument) -> Reason:
        """A reason with the rule about something; texts get the name of the game for its words."""
        return Reason(f"domino-{key}", self.rule(s, about), {"game": self.name, **args})

    def square(self, s: Any, place: Place) -> Thing:
        """A square of the kingdom of whoever acts, for messages."""
        return square(place, int(s.actor))

    def mine(self, s: Any) -> int:
        """The domino under the king that acts."""
        return int(s.row[s.turn])

    def opening_word(self, s: Any) -> str:  # noqa: ARG002
        """The word of the event that says who opens."""
        return "king"

    def over(self, s: Any) -> Reason:
        """The reason when all is over."""
        return self.say(s, "over", "over")

    def turn(self, s: Any) -> Reason:
        """What comes now, when something else was tried."""
        if s.phase == DRAW:
            return self.say(s, "draw-now", "draw")
        if s.phase == OPENING:
            return self.say(s, f"{self.opening_word(s)}-now", "opening")
        about = "turn" if s.rounds else "opening"
        return self.say(s, "seat-now", about, seat=player(int(s.actor)))

    def choosing(self, s: Any) -> str:
        """What the rule for choosing a domino is about: the opening has its own."""
        return "choose" if s.rounds else "opening"

    def number(self, s: Any, word: str, event: str) -> int:
        """A number of a domino."""
        if not NUMBER.fullmatch(word):
            raise Malformed("domino-number", event=short(event), word=short(word), expected=self.expected(s))
        return int(word)

    def place(self, s: Any, word: str, event: str) -> Place:
        """A place such as 1,-2."""
        found = PLACE_FORM.fullmatch(word)
        if not found:
            raise Malformed("domino-place", event=short(event), word=short(word), expected=self.expected(s))
        return int(found[1]), int(found[2])

    def alike(self, s: Any) -> bool:
        """Whether both squares of the domino to be placed are the same."""
        row = self.domino[self.mine(s)]
        a, b = self.square_columns
        return [int(row[at]) for at in a] == [int(row[at]) for at in b]

    # Events of both games

    def parse_row(self, s: Any, words: list[str], event: str) -> list[int]:
        """A row of dominoes."""
        numbers = [self.number(s, word, event) for word in words]
        if s.phase != DRAW:
            raise Illegal(self.turn(s))
        length = self.row_length(s)
        if len(numbers) != length:
            raise Illegal(self.say(s, "row-length", "row", given=str(len(numbers)), length=str(length)))
        for before, number in zip([0, *numbers], numbers, strict=False):
            if not 1 <= number <= DOMINOES:
                raise Illegal(self.say(s, "no-domino", "deal", domino=domino(number)))
            if number == before:
                raise Illegal(self.say(s, "seen", "deal", domino=domino(number)))
            if number < before:
                raise Malformed("domino-row-order", event=short(event))
        return [self.domino_id + number for number in numbers]

    def parse_king(self, s: Any, words: list[str], event: str) -> list[int]:
        """A king that is drawn."""
        if len(words) != 1 or words[0] not in SEAT_LETTERS[: s.players]:
            raise self.malformed(s, event)
        if s.phase != OPENING or event.split(" ")[1] != self.opening_word(s):
            raise Illegal(self.turn(s))
        return [self.seat_id + SEAT_LETTERS.index(words[0])]

    def parse_pick(self, s: Any, words: list[str], event: str) -> list[int]:
        """A domino for the king."""
        if len(words) != 1:
            raise self.malformed(s, event)
        number = self.number(s, words[0], event)
        if s.phase != PICK:
            raise Illegal(self.reason(s, PICK_ID))
        row = [int(each) for each in s.next_row[: s.drawn]]
        if number not in row:
            there = tuple(map(domino, row))
            raise Illegal(self.say(s, "not-in-row", self.choosing(s), domino=domino(number), row=there))
        return [PICK_ID + row.index(number)]

    def parse_place(self, s: Any, words: list[str], event: str) -> list[int]:
        """A domino on two squares."""
        if len(words) != 3:
            raise self.malformed(s, event)
        self.check_domino(s, words[0], event)
        a, b = (self.place(s, word, event) for word in words[1:])
        if not side_by_side(a, b):
            raise Illegal(self.say(s, "apart", "place", a=self.square(s, a), b=self.square(s, b)))
        placing = placing_of(a, b)
        if placing is None:
            raise Illegal(self.say(s, "frame", "frame", frame=str(int(s.frame))))
        if placing // CELLS >= LEFT and self.alike(s):
            turned = " ".join((letter_of(int(s.actor)), "place", words[0], words[2], words[1]))
            raise Malformed("domino-alike", event=short(event), expected=turned)
        return [placing]

    def parse_discard(self, s: Any, words: list[str], event: str) -> list[int]:
        """A domino that leaves the game."""
        if len(words) != 1:
            raise self.malformed(s, event)
        self.check_domino(s, words[0], event)
        return [DISCARD_ID]

    def check_domino(self, s: Any, word: str, event: str) -> None:
        """The domino that is placed or discarded must be the one under the king that acts."""
        number = self.number(s, word, event)
        if s.phase != PLACE:
            raise Illegal(self.reason(s, DISCARD_ID))
        if number != self.mine(s):
            given = {"domino": domino(number), "mine": domino(self.mine(s))}
            raise Illegal(self.say(s, "other-domino", "choose", **given))

    def why_not_pick(self, s: Any, id: int) -> Reason:
        """Why a move isn't possible when a domino is chosen."""
        if not PICK_ID <= id < PICK_ID + 4:
            return self.say(s, "pick-now", self.choosing(s))
        at = id - PICK_ID
        if at >= s.drawn:
            return self.say(s, "row-short", "row", length=str(self.row_length(s)))
        if s.next_king[at] == NOBODY:
            raise ValueError("the move is legal")
        given = {"domino": domino(int(s.next_row[at])), "seat": player(int(s.next_king[at]))}
        return self.say(s, "taken", self.choosing(s), **given)

    def why_not_place(self, s: Any, id: int) -> Reason:
        """Why a move isn't possible when a domino is placed."""
        mine = domino(self.mine(s))
        if id > DISCARD_ID:
            return self.say(s, "place-first", "choose", domino=mine)
        if id == DISCARD_ID:
            return self.say(s, "must-place", "must", domino=mine)
        k = s.kingdoms[s.actor]
        covered = squares(k)
        places = placing_places(id)
        for place in places:
            if place in covered or place == (0, 0):
                return self.say(s, "covered", "place", place=self.square(s, place))
        xs, ys = open_range(k, int(s.frame))
        for x, y in places:
            if x not in xs or y not in ys:
                return self.say(s, "frame", "frame", frame=str(int(s.frame)))
        if id // CELLS >= LEFT and self.alike(s):
            return self.say(s, "alike-move", "place", domino=mine)
        for place, columns in zip(places, self.square_columns, strict=True):
            terrain = int(self.domino[self.mine(s)][columns[0]])
            for beside in neighbours(place):
                if beside == (0, 0) or (beside in covered and covered[beside].terrain == terrain):
                    raise ValueError("the move is legal")
        return self.say(s, "touch", "place", domino=mine)
