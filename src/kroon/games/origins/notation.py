"""Events of Kingdomino Origins as text and back, and why one isn't possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.contract import OVER
from kroon.core.errors import Illegal, Reason
from kroon.core.events import SEAT_LETTERS, letter_of, player
from kroon.core.plain import plain
from kroon.games.domino.board import Place, place_text, squares
from kroon.games.domino.draft import ROW
from kroon.games.domino.kingdom import FIELD, REACH
from kroon.games.domino.notation import DominoNotation
from kroon.games.origins.state import (
    CAVE,
    CAVE_ID,
    DOMINO,
    DOMINO_ID,
    FIRE,
    MOVES,
    OPEN_ID,
    OPEN_TILES,
    PAY,
    PEOPLE_NAMES,
    PILE_ID,
    RECRUIT,
    RECRUIT_ID,
    RESOURCE_NAMES,
    SEAT_ID,
    SETTLE,
    SQUARE_ID,
    TAKE,
    TAKE_ID,
    TOTEM,
    TOTEM_ID,
    VOLCANO,
)
from kroon.games.origins.territory_view import people_at, resources_at, tokens_at
from kroon.games.origins.things import person, resource

_RULES = {"deal": "O1", "seats": "O25", "row": "O1", "draw": "O3", "turn": "O3", "choose": "O3", "over": "O3"}
_RULES |= {"place": "O4", "frame": "O4", "must": "O5"}
_TAKE_WORDS = ("outer", "inner")
_SQUARE_WORDS = {FIRE: "fire", PAY: "pay", SETTLE: "settle"}


class OriginsNotation(DominoNotation):
    """What Origins adds: the first row for two, fires, totems, cave people."""

    name = "origins"
    domino = DOMINO
    square_columns = ((0, 1, 4), (2, 3, 5))
    moves = MOVES
    domino_id = DOMINO_ID
    seat_id = SEAT_ID
    chance_words = ("row", "king", "cave")
    move_words = ("pick", "place", "discard", "take", "fire", "totem", "recruit", "pay", "settle")

    def rule(self, s: Any, about: str) -> str:
        """The number of the rule about something."""
        if about == "opening":
            return "O25" if s.players == 2 else "O2"
        return _RULES[about]

    def row_length(self, s: Any) -> int:  # noqa: ARG002
        """Always four (O1)."""
        return ROW

    def text(self, s: Any, ids: Sequence[int]) -> str:
        """The event for a move, or for the outcomes that make one event."""
        s, id = plain(s), ids[0]
        if id >= CAVE_ID:
            return "* cave " + " ".join(PEOPLE_NAMES[each - CAVE_ID] for each in ids)
        if not TAKE_ID <= id < MOVES:
            return super().text(s, ids)
        who = letter_of(int(s.actor))
        if id < SQUARE_ID:
            return f"{who} take {_TAKE_WORDS[id - TAKE_ID]}"
        if id < TOTEM_ID:
            return f"{who} {_SQUARE_WORDS[int(s.phase)]} {place_text(place_of_cell(id - SQUARE_ID))}"
        if id < RECRUIT_ID:
            totem, seat = divmod(id - TOTEM_ID, 4)
            return f"{who} totem {RESOURCE_NAMES[totem]} {SEAT_LETTERS[seat]}"
        if id == RECRUIT_ID:
            return f"{who} recruit none"
        if id < PILE_ID:
            return f"{who} recruit open {PEOPLE_NAMES[id - OPEN_ID]}"
        return f"{who} recruit pile {PEOPLE_NAMES[id - PILE_ID]}"

    def expected(self, s: Any) -> str:
        """The form of the event that comes next."""
        if s.phase == CAVE:
            return "* cave " + " ".join(["NAME"] * int(s.cave_due))
        if s.actor == OVER:
            return super().expected(s)
        who = letter_of(int(s.actor))
        forms = {
            TAKE: f"{who} take outer|inner",
            TOTEM: f"{who} totem {RESOURCE_NAMES[int(s.totem) % 4]} " + "|".join(SEAT_LETTERS[: s.players]),
            RECRUIT: f"{who} recruit none|open NAME|pile NAME",
        }
        forms |= {phase: f"{who} {word} X,Y" for phase, word in _SQUARE_WORDS.items()}
        return forms.get(int(s.phase)) or super().expected(s)

    def turn(self, s: Any) -> Reason:
        """What comes now, when something else was tried."""
        keys = {CAVE: ("cave-now", "O16"), TAKE: ("take-now", "O25"), FIRE: ("fire-now", "O8")}
        keys |= {TOTEM: ("totem-now", "O14"), RECRUIT: ("recruit-now", "O17"), PAY: ("pay-now", "O17")}
        keys |= {SETTLE: ("settle-now", "O19")}
        if int(s.phase) not in keys:
            return super().turn(s)
        key, rule = keys[int(s.phase)]
        return Reason(f"origins-{key}", rule, {} if s.phase == CAVE else {"seat": player(int(s.actor))})

    def reason(self, s: Any, id: int) -> Reason:
        """Why a move or an outcome isn't possible now."""
        s = plain(s)
        if s.actor != OVER and (id >= MOVES) == (s.phase == CAVE):
            if s.phase == CAVE and id >= CAVE_ID:
                return Reason("origins-no-tile", "O16", {"name": person(PEOPLE_NAMES[id - CAVE_ID])})
            if s.phase == RECRUIT and id > RECRUIT_ID:
                return self._why_not_recruit(s, id)
            if s.phase == TOTEM and TOTEM_ID <= id < RECRUIT_ID:
                return Reason("origins-no-heir", "O14", {"totem": resource(RESOURCE_NAMES[int(s.totem)])})
            if int(s.phase) in _SQUARE_WORDS and SQUARE_ID <= id < TOTEM_ID:
                return self._why_not_square(s, place_of_cell(id - SQUARE_ID))
            if int(s.phase) in (*_SQUARE_WORDS, CAVE, TAKE, TOTEM, RECRUIT):
                return self.turn(s)
        return super().reason(s, id)

    # The events of Origins

    def parse_cave(self, s: Any, words: list[str], event: str) -> list[int]:
        """Cave people that are laid open."""
        if not words or any(word not in PEOPLE_NAMES for word in words):
            raise self.malformed(s, event)
        if s.phase != CAVE:
            raise Illegal(self.turn(s))
        if len(words) != s.cave_due:
            given = {"given": str(len(words)), "due": str(int(s.cave_due)), "open": str(OPEN_TILES)}
            raise Illegal(Reason("origins-cave-count", "O18", given))
        return [CAVE_ID + PEOPLE_NAMES.index(word) for word in words]

    def parse_take(self, s: Any, words: list[str], event: str) -> list[int]:
        """The outer or the inner dominoes of the first row."""
        if len(words) != 1 or words[0] not in _TAKE_WORDS:
            raise self.malformed(s, event)
        return self._in_phase(s, TAKE, TAKE_ID + _TAKE_WORDS.index(words[0]))

    def parse_totem(self, s: Any, words: list[str], event: str) -> list[int]:
        """A totem that is handed on."""
        seats = SEAT_LETTERS[: s.players]
        if len(words) != 2 or words[0] not in RESOURCE_NAMES or words[1] not in tuple(seats):
            raise self.malformed(s, event)
        id = TOTEM_ID + 4 * RESOURCE_NAMES.index(words[0]) + seats.index(words[1])
        return self._in_phase(s, TOTEM, id)

    def parse_recruit(self, s: Any, words: list[str], event: str) -> list[int]:
        """Who is recruited."""
        if words == ["none"]:
            return self._in_phase(s, RECRUIT, RECRUIT_ID)
        if len(words) != 2 or words[0] not in ("open", "pile") or words[1] not in PEOPLE_NAMES:
            raise self.malformed(s, event)
        first = OPEN_ID if words[0] == "open" else PILE_ID
        return self._in_phase(s, RECRUIT, first + PEOPLE_NAMES.index(words[1]))

    def parse_fire(self, s: Any, words: list[str], event: str) -> list[int]:
        """Where a fire lands."""
        return self._parse_square(s, FIRE, words, event)

    def parse_pay(self, s: Any, words: list[str], event: str) -> list[int]:
        """A resource that is paid."""
        return self._parse_square(s, PAY, words, event)

    def parse_settle(self, s: Any, words: list[str], event: str) -> list[int]:
        """Where a tile stands."""
        return self._parse_square(s, SETTLE, words, event)

    def _parse_square(self, s: Any, phase: int, words: list[str], event: str) -> list[int]:
        if len(words) != 1:
            raise self.malformed(s, event)
        x, y = self.place(s, words[0], event)
        if s.phase != phase:
            raise Illegal(self._wrong_phase(s))
        if max(abs(x), abs(y)) > REACH:
            raise Illegal(self._why_not_square(s, (x, y)))
        return [SQUARE_ID + (y + REACH) * FIELD + x + REACH]

    def _in_phase(self, s: Any, phase: int, id: int) -> list[int]:
        if s.phase != phase:
            raise Illegal(self._wrong_phase(s))
        return [id]

    def _wrong_phase(self, s: Any) -> Reason:
        """The reason for a move that comes at the wrong moment."""
        return self.reason(s, RECRUIT_ID if s.phase != RECRUIT else TAKE_ID)

    # Reasons

    def _why_not_recruit(self, s: Any, id: int) -> Reason:
        if id < PILE_ID:
            return Reason("origins-not-open", "O17", {"name": person(PEOPLE_NAMES[id - OPEN_ID])})
        if s.cave[id - PILE_ID] == 0:
            return Reason("origins-not-in-pile", "O17", {"name": person(PEOPLE_NAMES[id - PILE_ID])})
        return Reason("origins-pile-price", "O17")

    def _why_not_square(self, s: Any, place: Place) -> Reason:
        k = s.kingdoms[s.actor]
        territory = squares(k)
        given = {"place": self.square(s, place)}
        rule = {FIRE: "O7", PAY: "O17", SETTLE: "O19"}[int(s.phase)]
        if place not in territory:
            return Reason("origins-no-square", rule, given)
        if s.phase == PAY:
            here = resources_at(k).get(place)
            key = "origins-no-resource" if here is None else "origins-paid-already"
            return Reason(key, rule, given)
        if territory[place].terrain == VOLCANO and s.phase == FIRE:
            return Reason("origins-on-volcano", rule, given)
        if territory[place].crowns:
            key = "origins-on-token" if place in tokens_at(k) else "origins-on-fire"
            return Reason(key, rule, given)
        if s.phase == FIRE:
            return Reason("origins-too-far", rule, given)
        key = "origins-on-resource" if place in resources_at(k) else "origins-on-tile"
        if key == "origins-on-tile" and place not in people_at(k):
            raise ValueError("the move is legal")
        return Reason(key, rule, given)


def place_of_cell(cell: int) -> Place:
    """The coordinates of a cell of the field around the hut."""
    y, x = divmod(cell, FIELD)
    return x - REACH, y - REACH


_notation = OriginsNotation()
text = _notation.text
texts = _notation.texts
parse = _notation.parse
reason = _notation.reason
