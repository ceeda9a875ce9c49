"""Moves and outcomes of Het Koninkrijk Dominion as text and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Illegal, Malformed, short
from kroon.core.events import SEAT_LETTERS, letter_of, split_event
from kroon.core.plain import plain
from kroon.games.dominion.cards import BASICS, CARDS, CHOICES, IDS
from kroon.games.dominion.reasons import already_chosen, no_seat, not_now, over, turn
from kroon.games.dominion.state import (
    ACTION,
    ASIDE_ID,
    BUY,
    BUY_ID,
    CHOOSE,
    CHOOSE_ID,
    DISCARD_ANY,
    DISCARD_DOWN,
    DISCARD_ID,
    DONE_ID,
    DRAFT,
    DRAFT_ID,
    DRAW,
    DRAW_ID,
    END_ID,
    GAIN,
    GAIN_ID,
    KEEP,
    KEEP_ID,
    KINGDOM,
    KINGDOM_ID,
    KINGDOM_SIZE,
    MAY_DISCARD,
    MOVES,
    NAME,
    NAME_ID,
    PASS_ID,
    PLAY_ID,
    START,
    START_ID,
    TOPDECK,
    TOPDECK_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)

KINGDOM_IDS = IDS[BASICS:]

_WITH_CARD = {
    "play": PLAY_ID,
    "buy": BUY_ID,
    "discard": DISCARD_ID,
    "trash": TRASH_ID,
    "gain": GAIN_ID,
    "name": NAME_ID,
    "topdeck": TOPDECK_ID,
}
"""The first ids of the moves that name a card."""
_ALONE = {
    "treasures": TREASURES_ID,
    "end": END_ID,
    "done": DONE_ID,
    "pass": PASS_ID,
    "keep": KEEP_ID,
    "aside": ASIDE_ID,
}
_CHANCE = ("kingdom", "start", "draw")

_EXPECTED = {
    KINGDOM: "* kingdom " + " ".join(["CARD"] * KINGDOM_SIZE),
    START: "* start SEAT",
    DRAW: "* draw {drawer} CARD",
    DRAFT: "{who} draft CARD",
    ACTION: "{who} play CARD|{who} end",
    BUY: "{who} treasures|{who} play CARD|{who} buy CARD|{who} end",
    DISCARD_ANY: "{who} discard CARD|{who} done",
    DISCARD_DOWN: "{who} discard CARD",
    MAY_DISCARD: "{who} discard CARD|{who} pass",
    CHOOSE: "{who} choose " + "|".join(CHOICES),
    TRASH: "{who} trash CARD",
    TRASH_TREASURE: "{who} trash CARD",
    GAIN: "{who} gain CARD",
    NAME: "{who} name CARD",
    KEEP: "{who} keep|{who} aside",
    TOPDECK: "{who} topdeck CARD",
}


def text(s: Any, ids: Sequence[int]) -> str:
    """The event for a move, or for the outcomes that make one event."""
    s, id = plain(s), int(ids[0])
    if id >= MOVES:
        return _chance_text(s, ids)
    return f"{letter_of(s.actor)} {move_words(id)}"


def texts(s: Any, ids: Sequence[int]) -> list[str]:
    """The event of each of some moves."""
    who = letter_of(plain(s).actor)
    return [f"{who} {move_words(id)}" for id in ids]


@cache
def move_words(id: int) -> str:
    """A move without its seat."""
    if id >= DRAFT_ID:
        return f"draft {KINGDOM_IDS[id - DRAFT_ID]}"
    if CHOOSE_ID <= id < TRASH_ID:
        return f"choose {CHOICES[id - CHOOSE_ID]}"
    for word, alone in _ALONE.items():
        if id == alone:
            return word
    word, first = next((word, first) for word, first in _WITH_CARD.items() if first <= id < first + CARDS)
    return f"{word} {IDS[id - first]}"


def _chance_text(s: Any, ids: Sequence[int]) -> str:
    id = int(ids[0])
    if id >= DRAW_ID:
        return f"* draw {SEAT_LETTERS[s.drawer]} {IDS[id - DRAW_ID]}"
    if id >= START_ID:
        return f"* start {SEAT_LETTERS[id - START_ID]}"
    return "* kingdom " + " ".join(sorted(KINGDOM_IDS[int(each) - KINGDOM_ID] for each in ids))


def parse(s: Any, event: str) -> list[int]:
    """The ids of an event."""
    s = plain(s)
    actor, words = split_event(event, s.players)
    word, *rest = words
    forms: dict[str, Callable[[Any, list[str], str], list[int]]] = {
        "kingdom": _parse_kingdom,
        "start": _parse_start,
        "draw": _parse_draw,
        "draft": _parse_draft,
        "choose": _parse_choose,
    }
    known = word in forms or word in _WITH_CARD or word in _ALONE
    if not known or (actor == CHANCE) != (word in _CHANCE):
        raise _malformed(s, event)
    if word in forms:
        ids = forms[word](s, rest, event)
    elif word in _ALONE:
        if rest:
            raise _malformed(s, event)
        ids = [_ALONE[word]]
    else:
        ids = [_WITH_CARD[word] + _card(s, rest, event)]
    if s.actor == OVER:
        raise Illegal(over())
    if actor != s.actor:
        raise Illegal(turn(s))
    return ids


def expected(s: Any) -> str:
    """The form of the event that comes next."""
    if s.actor == OVER:
        return "–"
    form = _EXPECTED[int(s.asks)]
    return form.format(who=letter_of(int(s.actor)), drawer=SEAT_LETTERS[s.drawer])


def _parse_kingdom(s: Any, rest: list[str], event: str) -> list[int]:
    if len(rest) != KINGDOM_SIZE:
        raise _malformed(s, event)
    cards = [_kingdom_card(word, event) for word in rest]
    for before, after in pairwise(rest):
        if before == after:
            raise Illegal(already_chosen(BASICS + KINGDOM_IDS.index(after)))
        if before > after:
            raise Malformed("dominion-kingdom-order", event=short(event))
    if s.asks != KINGDOM:
        raise Illegal(not_now(s))
    return [KINGDOM_ID + card for card in cards]


def _parse_start(s: Any, rest: list[str], event: str) -> list[int]:
    if len(rest) != 1 or rest[0] not in tuple(SEAT_LETTERS):
        raise _malformed(s, event)
    seat = SEAT_LETTERS.index(rest[0])
    if seat >= s.players:
        raise Illegal(no_seat(s))
    return [START_ID + seat]


def _parse_draw(s: Any, rest: list[str], event: str) -> list[int]:
    if len(rest) != 2 or rest[0] not in tuple(SEAT_LETTERS[: s.players]):
        raise _malformed(s, event)
    card = _card(s, rest[1:], event)
    if s.asks != DRAW or rest[0] != SEAT_LETTERS[s.drawer]:
        raise Illegal(not_now(s))
    return [DRAW_ID + card]


def _parse_draft(s: Any, rest: list[str], event: str) -> list[int]:
    if len(rest) != 1:
        raise _malformed(s, event)
    return [DRAFT_ID + _kingdom_card(rest[0], event)]


def _parse_choose(s: Any, rest: list[str], event: str) -> list[int]:
    if len(rest) != 1 or rest[0] not in CHOICES:
        raise _malformed(s, event)
    return [CHOOSE_ID + CHOICES.index(rest[0])]


def _card(s: Any, words: list[str], event: str) -> int:
    if len(words) != 1:
        raise _malformed(s, event)
    if words[0] not in IDS:
        raise Malformed("dominion-no-card", event=short(event), word=short(words[0]), ids=" ".join(IDS))
    return IDS.index(words[0])


def _kingdom_card(word: str, event: str) -> int:
    if word not in KINGDOM_IDS:
        raise Malformed(
            "dominion-no-kingdom-card", event=short(event), word=short(word), ids=" ".join(KINGDOM_IDS)
        )
    return KINGDOM_IDS.index(word)


def _malformed(s: Any, event: str) -> Malformed:
    return Malformed("dominion-expected", event=short(event), expected=expected(s).replace("|", "' / '"))
