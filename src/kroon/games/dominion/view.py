"""What a seat may see of a game: the table in plain values, and each event as the seat sees it.

Some questions tell what the asked player holds: whether an action phase goes on, whether Mine finds a
Treasure, whether the card that Library drew is an Action. To the others these look the same either way (D38).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.plain import plain
from kroon.games.dominion.cards import (
    ACTIONS,
    BASIC_PILES,
    BASICS,
    CARDS,
    COST,
    DUCHY,
    GOLD,
    IDS,
    NONE,
    PROGRAM,
    PROVINCE,
    SILVER,
    TREASURES,
)
from kroon.games.dominion.notation import text
from kroon.games.dominion.score_sheet import breakdown
from kroon.games.dominion.state import (
    ACTION,
    ACTION_PHASE,
    BUY,
    BUY_PHASE,
    CLEAN_UP,
    DISCARD_ID,
    DONE,
    DONE_ID,
    DRAW,
    DRAW_ID,
    END_ID,
    KEEP,
    KEEP_ID,
    REVEALED,
    SET_UP,
    TOPDECK,
    TOPDECK_ID,
    TRASH_TREASURE,
)

ASKS = (
    *("kingdom", "start", "draw", "draft", "action", "buy", "discard", "discard", "discard"),
    *("choose", "trash", "trash", "gain", "name", "keep", "topdeck", None),
)
"""By question: the word for it in a view."""

PHASES = {SET_UP: "set_up", ACTION_PHASE: "action", BUY_PHASE: "buy", CLEAN_UP: "clean_up", DONE: "over"}

UNKNOWN = "?"
_COSTS = COST.tolist()
PILES = (PROVINCE, DUCHY, GOLD, SILVER, *sorted(range(BASICS, CARDS), key=lambda card: _COSTS[card]))
"""The order in which the supply is looked at: points and money, then the kingdom by cost."""
HAND = sorted(
    range(CARDS), key=lambda card: (not ACTIONS >> card & 1, not TREASURES >> card & 1, -_COSTS[card], card)
)
"""The order in which cards are held: Actions, Treasures, the rest; of each the dearest first."""


def view(s: Any, seat: int | None) -> dict[str, Any]:
    """The table in plain values, as a seat or a spectator sees it."""
    s = plain(s)
    actor, asks, tidied = _question(s, seat)
    return {
        "players": s.players,
        "seat": None if seat is None else SEAT_LETTERS[seat],
        "actor": None if actor == OVER else letter_of(actor),
        "asks": asks,
        "phase": _phase(s, seat),
        "turn": None if s.phase == SET_UP else SEAT_LETTERS[s.turn],
        "first": None if s.first == NONE else SEAT_LETTERS[s.first],
        "kingdom": _names_in(s.chosen),
        "supply": {IDS[card]: s.supply[card] for card in pile_cards(s)},
        "costs": {id: max(0, cost - s.cheaper) for id, cost in zip(IDS, _COSTS, strict=True)},
        "trash": counts(s.trash),
        "actions": s.actions,
        "buys": s.buys,
        "coins": s.coins,
        "played": counts(s.played),
        "last_played": _name(s.last_played),
        "drawn": _name(s.card) if s.asks == KEEP and s.actor == seat else None,
        "aside": {} if tidied else counts(_aside(s, seat)),
        "discarding": s.laid_n,
        "seats": [_seat(s, other, seat, tidied) for other in range(s.players)],
        "breakdown": breakdown(s),
    }


def shown_actor(s: Any, seat: int | None) -> int:
    """Who is to move as far as a seat, or a spectator, may know."""
    return _question(plain(s), seat)[0]


def seen(before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str | None:
    """An event as a seat may see it; None when it sees none."""
    before = plain(before)
    event = text(before, ids)
    id = int(ids[0])
    if id >= DRAW_ID:
        hidden = before.goal != REVEALED and before.drawer != seat  # D38
        return _with_unknown(event) if hidden else event
    if before.actor == seat:
        return event
    if id == KEEP_ID or (id == END_ID and before.asks == ACTION):
        return None  # D38
    if DISCARD_ID <= id < DONE_ID:
        return _with_unknown(event) if plain(after).laid_n else event  # D38
    if TOPDECK_ID <= id < TOPDECK_ID + CARDS:
        return _with_unknown(event)  # D38
    return event


def counts(cards: Any) -> dict[str, int]:
    """Cards by id, in the order in which one holds them."""
    return {IDS[card]: count for card in HAND if (count := cards[card])}


def _question(s: Any, seat: int | None) -> tuple[int, str | None, bool]:
    """Who is asked what, as far as the seat may know; and whether Library's cards look tidied away to it."""
    actor, asks = s.actor, s.asks
    if seat == s.turn or asks not in (ACTION, BUY, TRASH_TREASURE, KEEP):
        return actor, ASKS[asks], False
    if asks == KEEP:  # as if the card had been kept
        if not _library_done(s):
            return CHANCE, ASKS[DRAW], False
        return actor, None, True
    return actor, ASKS[BUY] if s.shopping else None, False


def _phase(s: Any, seat: int | None) -> str:
    if seat != s.turn and s.phase in (ACTION_PHASE, BUY_PHASE):
        return PHASES[BUY_PHASE if s.shopping else ACTION_PHASE]
    return PHASES[s.phase]


def _library_done(s: Any) -> bool:
    """Whether Library ends if the card just drawn is kept (D34)."""
    p = s.seats[s.actor]
    enough = PROGRAM[s.frame_pc[s.depth - 1], 1]
    return bool(p.hand_n >= enough or p.top_n + p.pile_n + p.discard_n == 0)


def _aside(s: Any, seat: int | None) -> list[int]:
    """What lies open on the table; which of Rabble's cards are back on the pile, only their owner sees."""
    cards = list(s.aside)
    if s.asks == TOPDECK and s.actor != seat:
        p = s.seats[s.actor]
        for card in p.top[: p.top_n]:
            cards[card] += 1
    return cards


def _seat(s: Any, other: int, seat: int | None, tidied: bool) -> dict[str, Any]:
    """The public side of a seat, and its hand for its owner (D37).

    `revealed` are the cards of the hand that all have seen since they came there.
    """
    p = s.seats[other]
    top = s.aside_last if tidied and other == s.turn and s.aside_last != NONE else p.discard_top
    return {
        "hand": counts(p.hand) if other == seat else None,
        "revealed": counts(p.seen_hand),
        "hand_size": p.hand_n,
        "draw_pile": p.pile_n + p.top_n,
        "discard_top": _name(top),
        "turns": p.turns,
        "gained": _names_in(p.gained),
    }


def _with_unknown(event: str) -> str:
    return f"{event.rpartition(' ')[0]} {UNKNOWN}"


def pile_cards(s: Any) -> list[int]:
    """The cards that have a supply pile (D2 to D4)."""
    piles = BASIC_PILES | int(s.chosen)
    return [card for card in PILES if piles >> card & 1]


def _names_in(bits: int) -> list[str]:
    return [id for card, id in enumerate(IDS) if bits >> card & 1]


def _name(card: Any) -> str | None:
    return None if card == NONE else IDS[int(card)]
