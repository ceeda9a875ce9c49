"""Why a move or an outcome isn't possible now, with the number of the rule."""

from __future__ import annotations

from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.errors import Reason
from kroon.core.events import player
from kroon.core.message import Argument
from kroon.games.dominion.cards import (
    ACTIONS,
    BASICS,
    CARDS,
    COPPER,
    COST,
    ESTATE,
    OP_GAIN_SMUGGLED,
    OP_GAIN_TREASURE,
    PROGRAM,
    RULE,
    TREASURES,
)
from kroon.games.dominion.state import (
    ACTION,
    BUY,
    BUY_ID,
    CHOOSE,
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
    KINGDOM,
    KINGDOM_ID,
    MAY_DISCARD,
    MOVES,
    NAME,
    PASS_ID,
    START,
    START_ID,
    TOPDECK,
    TOPDECK_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)
from kroon.games.dominion.things import card as card_of

_FIXED_RULES = {KINGDOM: "D5", START: "D1", DRAFT: "D5", DRAW: "D9", ACTION: "D6", BUY: "D7"}
_NOW = {
    KINGDOM: "kingdom",
    START: "start",
    DRAFT: "draft",
    DRAW: "draw",
    ACTION: "action",
    BUY: "buy",
    DISCARD_ANY: "discard-any",
    DISCARD_DOWN: "discard-down",
    MAY_DISCARD: "may-discard",
    CHOOSE: "choose",
    TRASH: "trash",
    TRASH_TREASURE: "trash-treasure",
    GAIN: "gain",
    NAME: "name",
    KEEP: "keep",
    TOPDECK: "topdeck",
}


def reason(s: Any, id: int) -> Reason:
    """Why a move or an outcome isn't possible now."""
    if s.actor == OVER:
        return over()
    if (id >= MOVES) != (s.actor == CHANCE):
        return turn(s)
    if id >= MOVES:
        return _why_not_chance(s, id)
    if s.asks == DRAFT and id >= DRAFT_ID:
        return already_chosen(id - DRAFT_ID + BASICS)
    if s.asks in (ACTION, BUY):
        return _why_not_in_turn(s, id)
    return _why_not_answer(s, id)


def over() -> Reason:
    """The game has ended."""
    return Reason("dominion-over", "D18")


def turn(s: Any) -> Reason:
    """Somebody else, or chance, is to act."""
    if s.actor == CHANCE:
        return not_now(s)
    rule = "D5" if s.asks == DRAFT else "D6" if s.asks == ACTION else "D7" if s.asks == BUY else "D12"
    return Reason("dominion-seat-now", rule, {"seat": player(int(s.actor))})


def not_now(s: Any) -> Reason:
    """Something else is asked now."""
    if s.actor == OVER:
        return over()
    given = {"drawer": player(s.drawer)} if s.asks == DRAW else {}
    return Reason(f"dominion-now-{_NOW[int(s.asks)]}", rule_of_question(s), given)


def rule_of_question(s: Any) -> str:
    """The rule by which the present question is asked."""
    if int(s.asks) in _FIXED_RULES:
        return _FIXED_RULES[int(s.asks)]
    return RULE[asking_card(s)]


def asking_card(s: Any) -> int:
    """The card whose program is being carried out: the one played last."""
    return int(s.last_played)


def no_seat(s: Any) -> Reason:
    """A seat that isn't at the table."""
    return Reason("dominion-no-seat", "D1", {"players": str(int(s.players))})


def already_chosen(card: int) -> Reason:
    """A kingdom card that is already in play."""
    return Reason("dominion-already-chosen", "D5", {"card": card_of(card)})


def _why_not_chance(s: Any, id: int) -> Reason:
    if id >= DRAW_ID and s.asks == DRAW:
        given = {"card": card_of(id - DRAW_ID), "seat": player(s.drawer)}
        return Reason("dominion-not-in-pile", "D9", given)
    if START_ID <= id < DRAW_ID and s.asks == START:
        return no_seat(s)
    if KINGDOM_ID <= id < START_ID and s.asks == KINGDOM:
        return already_chosen(id - KINGDOM_ID + BASICS)
    return not_now(s)


def _why_not_in_turn(s: Any, id: int) -> Reason:
    if id < TREASURES_ID:
        return _why_not_play(s, id)
    if id == TREASURES_ID:
        if s.asks == ACTION:
            return Reason("dominion-treasures-later", "D7")
        if s.bought:
            return Reason("dominion-treasures-before", "D7")
        return Reason("dominion-no-treasures", "D7")
    if id < END_ID:
        return _why_not_buy(s, id - BUY_ID)
    return not_now(s)


def _why_not_play(s: Any, card: int) -> Reason:
    given = {"card": card_of(card)}
    if not s.seats[s.actor].hand[card]:
        return Reason("dominion-not-in-hand", "D6" if s.asks == ACTION else "D7", given)
    if ACTIONS >> card & 1:
        return Reason("dominion-action-phase-over", "D6", given)
    if not TREASURES >> card & 1:
        return Reason("dominion-never-played", "D6" if s.asks == ACTION else "D7", given)
    return Reason("dominion-treasures-later" if s.asks == ACTION else "dominion-treasures-before", "D7", given)


def _why_not_buy(s: Any, card: int) -> Reason:
    if s.asks == ACTION:
        return Reason("dominion-buy-later", "D7")
    missing = _why_not_in_supply(s, card, "D7")
    if missing:
        return missing
    return Reason("dominion-too-dear", "D7", _prices(s, card) | {"coins": str(int(s.coins))})


def _why_not_answer(s: Any, id: int) -> Reason:
    rule = rule_of_question(s)
    for first, questions, why in (
        (DISCARD_ID, (DISCARD_ANY, DISCARD_DOWN, MAY_DISCARD), _why_not_from_hand),
        (TRASH_ID, (TRASH, TRASH_TREASURE), _why_not_from_hand),
        (GAIN_ID, (GAIN,), _why_not_gain),
        (TOPDECK_ID, (TOPDECK,), _why_not_topdeck),
    ):
        if first <= id < first + CARDS and s.asks in questions:
            return why(s, id - first, rule)
    if id == DONE_ID and s.asks in (DISCARD_DOWN, MAY_DISCARD):
        return Reason("dominion-not-done", rule)
    if id == PASS_ID and s.asks in (DISCARD_ANY, DISCARD_DOWN, MAY_DISCARD):
        return Reason("dominion-no-pass", rule)
    return not_now(s)


def _why_not_from_hand(s: Any, card: int, rule: str) -> Reason:
    if s.seats[s.actor].hand[card]:
        return Reason("dominion-no-treasure", rule, {"card": card_of(card)})
    return Reason("dominion-not-in-hand", rule, {"card": card_of(card)})


def _why_not_topdeck(s: Any, card: int, rule: str) -> Reason:  # noqa: ARG001
    return Reason("dominion-not-revealed", rule, {"card": card_of(card)})


def _why_not_gain(s: Any, card: int, rule: str) -> Reason:
    op, more, _ = (int(each) for each in PROGRAM[s.frame_pc[s.depth - 1]])
    if op == OP_GAIN_SMUGGLED:
        right = (int(s.actor) + int(s.players) - 1) % int(s.players)
        if not int(s.seats[right].gained) >> card & 1:
            return Reason("dominion-not-smuggled", rule, {"card": card_of(card), "seat": player(right)})
        most = more
    else:
        most = more + _cost(s, int(s.frame_card[s.depth - 1]))
        if op == OP_GAIN_TREASURE and not TREASURES >> card & 1:
            return Reason("dominion-no-treasure", rule, {"card": card_of(card)})
    missing = _why_not_in_supply(s, card, rule)
    if missing:
        return missing
    return Reason("dominion-gain-too-dear", rule, _prices(s, card) | {"most": str(most)})


def _why_not_in_supply(s: Any, card: int, rule: str) -> Reason | None:
    if card in (COPPER, ESTATE):
        return Reason("dominion-no-pile", "D4", {"card": card_of(card)})
    if card >= BASICS and not int(s.chosen) >> card & 1:
        return Reason("dominion-not-chosen", "D2", {"card": card_of(card)})
    if not s.supply[card]:
        return Reason("dominion-pile-empty", rule, {"card": card_of(card)})
    return None


def _cost(s: Any, card: int) -> int:
    return max(0, int(COST[card]) - int(s.cheaper))


def _prices(s: Any, card: int) -> dict[str, Argument]:
    return {"card": card_of(card), "cost": str(_cost(s, card))}
