"""Events of Kingdomino as text and back, and why one isn't possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.contract import OVER
from kroon.core.errors import Illegal, Reason
from kroon.core.plain import plain
from kroon.games.domino.notation import NUMBER, DominoNotation
from kroon.games.kingdomino.state import DOMINO, DOMINO_ID, MOVES, NEXT_GAME, NEXT_GAME_ID, SEAT_ID

_RULES = {
    "deal": "K2",
    "seats": "K1",
    "row": "K3",
    "turn": "K7",
    "choose": "K8",
    "place": "K11",
    "frame": "K12",
}


class KingdominoNotation(DominoNotation):
    """What Kingdomino adds: `* start` with two players, `* game` in a dynasty."""

    name = "kingdomino"
    domino = DOMINO
    square_columns = ((0, 1), (2, 3))
    moves = MOVES
    domino_id = DOMINO_ID
    seat_id = SEAT_ID
    chance_words = ("row", "king", "start", "game")

    def rule(self, s: Any, about: str) -> str:
        """The number of the rule about something."""
        if about == "opening":
            return "K5" if s.players == 2 else "K4"
        if about == "draw":
            return "K9" if s.rounds > 1 else "K6" if s.rounds else "K3"
        if about == "over":
            return "K19" if s.dynasty else "K10"
        if about == "must":
            return "K23" if s.german else "K13"
        return _RULES[about]

    def row_length(self, s: Any) -> int:
        """As many as there are kings (K3)."""
        return int(s.kings)

    def opening_word(self, s: Any) -> str:
        """With two players a start player is named, else kings are drawn."""
        return "start" if s.players == 2 else "king"

    def text(self, s: Any, ids: Sequence[int]) -> str:
        """The event for a move, or for the outcomes that make one event."""
        if ids[0] == NEXT_GAME_ID:
            return f"* game {plain(s).game + 2}"
        return super().text(s, ids)

    def expected(self, s: Any) -> str:
        """The form of the event that comes next."""
        if s.phase == NEXT_GAME:
            return f"* game {int(s.game) + 2}"
        return super().expected(s)

    def turn(self, s: Any) -> Reason:
        """What comes now, when something else was tried."""
        if s.phase == NEXT_GAME and s.actor != OVER:
            return Reason("kingdomino-game-now", "K19", {"game": str(int(s.game) + 2)})
        return super().turn(s)

    def parse_start(self, s: Any, words: list[str], event: str) -> list[int]:
        """The start player."""
        return self.parse_king(s, words, event)

    def parse_game(self, s: Any, words: list[str], event: str) -> list[int]:
        """The next game of a dynasty."""
        if len(words) != 1 or not NUMBER.fullmatch(words[0]):
            raise self.malformed(s, event)
        if s.phase != NEXT_GAME or int(words[0]) != s.game + 2:
            raise Illegal(self.turn(s))
        return [NEXT_GAME_ID]


_notation = KingdominoNotation()
text = _notation.text
texts = _notation.texts
parse = _notation.parse
reason = _notation.reason
