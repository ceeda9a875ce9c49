"""What Dominion has to say: what is asked, what happened, and the table in lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import player
from kroon.core.message import Argument, Message, message
from kroon.games.dominion.cards import BASICS, CARDS, CHOICES, COINS, PROGRAM
from kroon.games.dominion.notation import KINGDOM_IDS
from kroon.games.dominion.reasons import asking_card
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
    DRAW_ID,
    END_ID,
    GAIN,
    GAIN_ID,
    KEEP,
    KEEP_ID,
    KINGDOM_ID,
    MAY_DISCARD,
    MOVES,
    NAME,
    NAME_ID,
    PASS_ID,
    PLAY_ID,
    REVEALED,
    START_ID,
    TOPDECK,
    TOPDECK_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)
from kroon.games.dominion.things import card, named_card

_ASK_KEYS = {
    DRAFT: "draft",
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
_TELL_KEYS = (
    (PLAY_ID, "play"),
    (BUY_ID, "buy"),
    (DISCARD_ID, "discard"),
    (TRASH_ID, "trash"),
    (GAIN_ID, "gain"),
    (NAME_ID, "name"),
    (TOPDECK_ID, "topdeck"),
)


def ask(s: Any) -> Message:
    """What is asked now."""
    if s.actor == OVER:
        return message("dominion-ask-over")
    if s.actor == CHANCE:
        return message("dominion-ask-chance")
    given: dict[str, Argument] = {}
    if s.asks == ACTION:
        given["actions"] = int(s.actions)
    elif s.asks == BUY:
        given |= {"buys": int(s.buys), "coins": int(s.coins), "worth": _worth_in_hand(s)}
    elif s.asks != DRAFT:
        given["card"] = card(asking_card(s))
        if s.asks == DISCARD_DOWN:
            given["left"] = int(PROGRAM[s.frame_pc[s.depth - 1], 1])
        if s.asks == KEEP:
            given["drawn"] = card(int(s.card))
    return message(f"dominion-ask-{_ASK_KEYS[int(s.asks)]}", **given)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> Message:
    """An event; `hidden`: without the card, which others may not know (D38)."""
    id = int(ids[0])
    if hidden:
        return _tell_hidden(s, id)
    if id >= MOVES:
        return _tell_chance(s, ids)
    who = player(int(s.actor))
    for first, key in _TELL_KEYS:
        if first <= id < first + CARDS:
            return message(f"dominion-tell-{key}", seat=who, card=card(id - first))
    if id >= DRAFT_ID:
        return message("dominion-tell-draft", seat=who, card=card(id - DRAFT_ID + BASICS))
    if CHOOSE_ID <= id < TRASH_ID:
        return message(f"dominion-tell-choose-{CHOICES[id - CHOOSE_ID]}", seat=who)
    if id == TREASURES_ID:
        return message("dominion-tell-treasures", seat=who, coins=_worth_in_hand(s))
    if id in (KEEP_ID, ASIDE_ID):
        key = "keep" if id == KEEP_ID else "aside"
        return message(f"dominion-tell-{key}", seat=who, card=card(int(s.card)))
    if id == END_ID:
        key = "end-actions" if s.asks == ACTION else "end-turn"
        return message(f"dominion-tell-{key}", seat=who)
    return message("dominion-tell-done" if id == DONE_ID else "dominion-tell-pass", seat=who)


def _tell_hidden(s: Any, id: int) -> Message:
    if id >= DRAW_ID:
        return message("dominion-tell-hidden-draw", seat=player(s.drawer))
    key = "topdeck" if TOPDECK_ID <= id < TOPDECK_ID + CARDS else "discard"
    return message(f"dominion-tell-hidden-{key}", seat=player(int(s.actor)))


def _tell_chance(s: Any, ids: Sequence[int]) -> Message:
    id = int(ids[0])
    if id >= DRAW_ID:
        key = "dominion-tell-reveal" if s.goal == REVEALED else "dominion-tell-draw"
        return message(key, seat=player(s.drawer), card=card(id - DRAW_ID))
    if id >= START_ID:
        return message("dominion-tell-start", seat=player(id - START_ID))
    cards = sorted(int(each) - KINGDOM_ID for each in ids)
    return message("dominion-tell-kingdom", cards=tuple(named_card(KINGDOM_IDS[each]) for each in cards))


def _worth_in_hand(s: Any) -> int:
    """The coins that the Treasures in the hand of the seat to move would give."""
    hand = s.seats[s.actor].hand
    return sum(int(COINS[card]) * int(hand[card]) for card in range(CARDS))


# The table in lines of text


def in_words(seen: Mapping[str, Any], seat: int | None) -> list[Message]:
    """The counters, the hand of the seat, what lies on the table, the supply, what all know of the players."""
    lines = [message("dominion-counters", actions=seen["actions"], buys=seen["buys"], coins=seen["coins"])]
    hand = None if seat is None else seen["seats"][seat]["hand"]
    if hand is not None:
        lines.append(_pile("hand", hand))
    lines += [_pile(pile, seen[pile]) for pile in ("played", "aside", "trash") if seen[pile]]
    supply = (
        message("dominion-words-supply", cost=seen["costs"][id], card=named_card(id), left=left)
        for id, left in seen["supply"].items()
    )
    lines.append(Message("dominion-supply", {}, tuple(supply)))
    return lines + [_player(number, has) for number, has in enumerate(seen["seats"])]


def _player(seat: int, has: Mapping[str, Any]) -> Message:
    hand = message("dominion-hand-size", count=has["hand_size"])
    piles = message("dominion-draw-pile", count=has["draw_pile"])
    if not has["discard_top"]:
        return message("dominion-words-seat", seat=player(seat), hand=hand, pile=piles)
    top = message("dominion-discard-top", card=named_card(has["discard_top"]))
    return message("dominion-words-seat-top", seat=player(seat), hand=hand, pile=piles, top=top)


def _pile(pile: str, cards: Mapping[str, int]) -> Message:
    counted = tuple(
        message("dominion-words-cards", count=count, card=named_card(id)) for id, count in cards.items()
    )
    return message("dominion-words-pile", pile=message(f"dominion-{pile}"), cards=counted or "–")


assert PASS_ID == DONE_ID + 1  # `tell` leaves these two for the last
