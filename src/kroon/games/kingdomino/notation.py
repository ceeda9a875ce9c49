"""Moves and outcomes of Kingdomino as text and back, and why one isn't possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Illegal, Malformed, Reason, short
from kroon.core.events import SEAT_LETTERS, letter_of, split_event
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
from kroon.games.kingdomino.state import (
    DISCARD_ID,
    DOMINO,
    DOMINO_ID,
    MOVES,
    NEXT_GAME,
    NEXT_GAME_ID,
    PICK_ID,
    SEAT_ID,
)

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_PLACE = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")


def text(s: Any, ids: Sequence[int]) -> str:
    """The event for a move, or for the outcomes that make one event."""
    id = ids[0]
    if id >= MOVES:
        if id < SEAT_ID:
            return "* row " + " ".join(str(each - DOMINO_ID) for each in sorted(ids))
        if id < NEXT_GAME_ID:
            word = "start" if s.players == 2 else "king"
            return f"* {word} {SEAT_LETTERS[id - SEAT_ID]}"
        return f"* game {int(s.game) + 2}"
    who = letter_of(int(s.actor))
    if id >= PICK_ID:
        return f"{who} pick {int(s.next_row[id - PICK_ID])}"
    domino = int(s.row[s.turn])
    if id == DISCARD_ID:
        return f"{who} discard {domino}"
    a, b = placing_places(id)
    return f"{who} place {domino} {place_text(a)} {place_text(b)}"


def parse(s: Any, event: str) -> list[int]:
    """The ids of an event."""
    actor, words = split_event(event, int(s.players))
    forms = {"row": _parse_row, "start": _parse_seat, "king": _parse_seat, "game": _parse_game}
    forms |= {"pick": _parse_pick, "place": _parse_place, "discard": _parse_discard}
    if words[0] not in forms or (actor == CHANCE) != (words[0] in ("row", "start", "king", "game")):
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    if s.actor == OVER:
        raise Illegal(_over(s))
    if actor != s.actor:
        raise Illegal(_turn(s))
    return forms[words[0]](s, words, event)


def expected(s: Any) -> str:
    """The form of the event that comes next."""
    who = letter_of(int(s.actor)) if s.actor != OVER else ""
    if s.phase == DRAW:
        return "* row " + " ".join("N" * int(s.kings))
    if s.phase == OPENING:
        return f"* {_opening_word(s)} " + "|".join(SEAT_LETTERS[: s.players])
    if s.phase == NEXT_GAME:
        return f"* game {int(s.game) + 2}"
    if s.phase == PICK:
        return f"{who} pick N"
    if s.phase == PLACE:
        return f"{who} place {int(s.row[s.turn])} X,Y X,Y"
    return "–"


def reason(s: Any, id: int) -> Reason:
    """Why a move or an outcome isn't possible now."""
    if s.actor == OVER:
        return _over(s)
    if (id >= MOVES) != (s.actor == CHANCE):
        return _turn(s)
    if s.phase == PLACE:
        return _why_not_place(s, id)
    if s.phase == PICK:
        return _why_not_pick(s, id)
    if s.phase == DRAW and DOMINO_ID < id < SEAT_ID:
        return Reason("kingdomino-seen", "K2", {"domino": str(id - DOMINO_ID)})
    if s.phase == OPENING and SEAT_ID <= id < NEXT_GAME_ID:
        if id - SEAT_ID >= s.players:
            return Reason("kingdomino-no-seat", "K1", {"players": str(int(s.players))})
        return Reason("kingdomino-king-twice", "K4", {"seat": SEAT_LETTERS[id - SEAT_ID]})
    return _turn(s)


# Reading events


def _parse_row(s: Any, words: list[str], event: str) -> list[int]:
    numbers = [_number(word, s, event) for word in words[1:]]
    if s.phase != DRAW:
        raise Illegal(_turn(s))
    if len(numbers) != s.kings:
        raise Illegal(
            Reason("kingdomino-row-length", "K3", {"given": str(len(numbers)), "kings": str(int(s.kings))})
        )
    for before, number in zip([0, *numbers], numbers, strict=False):
        if not 1 <= number <= DOMINOES:
            raise Illegal(Reason("kingdomino-no-domino", "K2", {"domino": str(number)}))
        if number == before:
            raise Illegal(Reason("kingdomino-seen", "K2", {"domino": str(number)}))
        if number < before:
            raise Malformed("kingdomino-row-order", event=short(event))
    return [DOMINO_ID + number for number in numbers]


def _parse_seat(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 2 or words[1] not in SEAT_LETTERS[: s.players]:
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    if s.phase != OPENING or words[0] != _opening_word(s):
        raise Illegal(_turn(s))
    return [SEAT_ID + SEAT_LETTERS.index(words[1])]


def _parse_game(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 2 or not _NUMBER.fullmatch(words[1]):
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    if s.phase != NEXT_GAME or int(words[1]) != s.game + 2:
        raise Illegal(_turn(s))
    return [NEXT_GAME_ID]


def _parse_pick(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 2:
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    number = _number(words[1], s, event)
    if s.phase != PICK:
        raise Illegal(Reason("kingdomino-place-first", "K8", {"domino": str(int(s.row[s.turn]))}))
    row = [int(each) for each in s.next_row[: s.drawn]]
    if number not in row:
        rule = "K8" if s.rounds else _opening_rule(s)
        given = {"domino": str(number), "row": ", ".join(map(str, row))}
        raise Illegal(Reason("kingdomino-not-in-row", rule, given))
    return [PICK_ID + row.index(number)]


def _parse_place(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 4:
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    _check_domino(s, words[1], event)
    a, b = (_place(word, s, event) for word in words[2:])
    if not side_by_side(a, b):
        raise Illegal(Reason("kingdomino-apart", "K11", {"a": words[2], "b": words[3]}))
    placing = placing_of(a, b)
    if placing is None:
        raise Illegal(Reason("kingdomino-frame", "K12", {"frame": str(int(s.frame))}))
    if placing // CELLS >= LEFT and _alike(s):
        turned = " ".join((letter_of(int(s.actor)), "place", words[1], words[3], words[2]))
        raise Malformed("kingdomino-alike", event=short(event), expected=turned)
    return [placing]


def _parse_discard(s: Any, words: list[str], event: str) -> list[int]:
    if len(words) != 2:
        raise Malformed("kingdomino-expected", event=short(event), expected=expected(s))
    _check_domino(s, words[1], event)
    return [DISCARD_ID]


def _check_domino(s: Any, word: str, event: str) -> None:
    """The domino that is placed or discarded must be the one under the king that acts."""
    number = _number(word, s, event)
    if s.phase != PLACE:
        raise Illegal(Reason("kingdomino-pick-now", "K8" if s.rounds else _opening_rule(s)))
    if number != s.row[s.turn]:
        raise Illegal(
            Reason("kingdomino-other-domino", "K8", {"domino": str(number), "mine": str(int(s.row[s.turn]))})
        )


def _number(word: str, s: Any, event: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise Malformed("kingdomino-number", event=short(event), word=short(word), expected=expected(s))
    return int(word)


def _place(word: str, s: Any, event: str) -> Place:
    found = _PLACE.fullmatch(word)
    if not found:
        raise Malformed("kingdomino-place", event=short(event), word=short(word), expected=expected(s))
    return int(found[1]), int(found[2])


# Reasons


def _over(s: Any) -> Reason:
    return Reason("kingdomino-over", "K19" if s.dynasty else "K10")


def _turn(s: Any) -> Reason:
    """What comes now, when something else was tried."""
    if s.phase == DRAW:
        return Reason("kingdomino-draw-now", "K9" if s.rounds > 1 else "K6" if s.rounds else "K3")
    if s.phase == OPENING:
        return Reason(f"kingdomino-{_opening_word(s)}-now", _opening_rule(s))
    if s.phase == NEXT_GAME:
        return Reason("kingdomino-game-now", "K19", {"game": str(int(s.game) + 2)})
    rule = "K7" if s.rounds else _opening_rule(s)
    return Reason("kingdomino-seat-now", rule, {"seat": letter_of(int(s.actor))})


def _why_not_pick(s: Any, id: int) -> Reason:
    rule = "K8" if s.rounds else _opening_rule(s)
    if id < PICK_ID:
        return Reason("kingdomino-pick-now", rule)
    at = id - PICK_ID
    if at >= s.drawn:
        return Reason("kingdomino-row-short", "K3", {"kings": str(int(s.kings))})
    if s.next_king[at] == NOBODY:
        raise ValueError("the move is legal")
    given = {"domino": str(int(s.next_row[at])), "seat": letter_of(int(s.next_king[at]))}
    return Reason("kingdomino-taken", rule, given)


def _why_not_place(s: Any, id: int) -> Reason:
    domino = int(s.row[s.turn])
    if id >= PICK_ID:
        return Reason("kingdomino-place-first", "K8", {"domino": str(domino)})
    if id == DISCARD_ID:
        return Reason("kingdomino-must-place", "K23" if s.german else "K13", {"domino": str(domino)})
    k = s.kingdoms[s.actor]
    covered = squares(k)
    places = placing_places(id)
    terrains = (int(DOMINO[domino][0]), int(DOMINO[domino][2]))
    for place in places:
        if place in covered or place == (0, 0):
            return Reason("kingdomino-covered", "K11", {"place": place_text(place)})
    xs, ys = open_range(k, int(s.frame))
    for x, y in places:
        if x not in xs or y not in ys:
            return Reason("kingdomino-frame", "K12", {"frame": str(int(s.frame))})
    if id // CELLS >= LEFT and _alike(s):
        return Reason("kingdomino-alike-move", "K11", {"domino": str(domino)})
    for place, terrain in zip(places, terrains, strict=True):
        for beside in neighbours(place):
            if beside == (0, 0) or (beside in covered and covered[beside].terrain == terrain):
                raise ValueError("the move is legal")
    return Reason("kingdomino-touch", "K11", {"domino": str(domino)})


def _opening_word(s: Any) -> str:
    return "start" if s.players == 2 else "king"


def _opening_rule(s: Any) -> str:
    return "K5" if s.players == 2 else "K4"


def _alike(s: Any) -> bool:
    a_terrain, a_crowns, b_terrain, b_crowns = DOMINO[s.row[s.turn]]
    return bool(a_terrain == b_terrain and a_crowns == b_crowns)


assert PLACINGS == DISCARD_ID  # a placing is its own id
