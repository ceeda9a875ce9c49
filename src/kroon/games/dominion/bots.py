"""Bots that need no search.

`basic` is a yardstick for comparing programs: it plays all Treasures and buys a Province, else Gold, else
Silver. `basic:rabble=1` also buys up to so many of a card where it would buy a Silver. `money` (Big Money) is a
better player of the same kind: it buys Duchies late, and cards of a list: `money:militia=2,market=1`. `greedy`
does the same with the best list that it knows for the kingdom at hand, buys Duchies earlier, and uses Remodel
and Mine by what cards are worth (worth.py). What they do with other cards: playing.py.
"""

from __future__ import annotations

import numpy as np

from kroon.core.contract import PLAN, Bot
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.dominion.cards import (
    ACTIONS,
    BASICS,
    COST,
    DUCHY,
    ESTATE,
    GOLD,
    IDS,
    POINTS,
    PROVINCE,
    SILVER,
    TREASURES,
)
from kroon.games.dominion.interpreter import costing_up_to
from kroon.games.dominion.playing import MINE, REMODEL, answer, best_action
from kroon.games.dominion.scoring import points
from kroon.games.dominion.state import (
    ACTION,
    BUY,
    BUY_ID,
    DRAFT,
    DRAFT_ID,
    END_ID,
    GAIN,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)
from kroon.games.dominion.worth import NOTHING, best_gain, to_trash

LISTED = (PLAN - 1) // 2
"""The most cards on a list."""
LATE_DUCHY, LATER_DUCHY = 4, 2
"""With so few Provinces left `money` buys a Duchy rather than a Silver, and rather than a Gold."""
GREEDY_LATE, GREEDY_LATER, GREEDY_LAST = 6, 4, 1
"""The same for `greedy`, and when it buys an Estate rather than a Silver."""

LISTS = (
    "mystic=5,militia=3",
    "vault=2,militia=2,farming_village=3",
    "vault=2,militia=2",
    "militia=1,rabble=1",
    "militia=2,library=1",
    "militia=2",
    "rabble=1,library=1",
    "rabble=2",
    "vault=2",
    "mystic=5,remodel=4,sage=2,market=3,gold=1",
    "mystic=5,remodel=4,sage=2",
    "remodel=4,duchy=2,gold=2,sage=2",
    "remodel=3,market=4",
    "remodel=3,library=1",
    "library=2",
    "remodel=3,mystic=4",
    "remodel=4,duchy=2,gold=2",
    "mystic=2",
    "bridge=1",
    "steward=1",
    "market=2",
    "mine=1",
    "harem=2",
    "",
)
"""The lists of `greedy`, the best first: benchmarks/dominion_lists.py measures them against `money`, and
strength.py finds the best pair for a set. Third cards and larger numbers are what wins more against it."""


def list_of(settings: str) -> list[int]:
    """A list such as `militia=2,market=1` as numbers: its length, then card and number of each."""
    numbers = [0]
    for part in settings.split(",") if settings else []:
        card, _, count = part.partition("=")
        if card not in IDS or not (count.isascii() and count.isdigit()) or not 1 <= int(count) <= 99:
            raise ValueError(settings)
        if IDS.index(card) in numbers[1::2]:
            raise ValueError(settings)
        numbers += [IDS.index(card), int(count)]
        numbers[0] += 1
    if numbers[0] > LISTED:
        raise ValueError(settings)
    return numbers


def _table(lists: tuple[str, ...]) -> np.ndarray:
    table = np.zeros((len(lists), PLAN), np.int64)
    for row, settings in enumerate(lists):
        numbers = list_of(settings)
        table[row, : len(numbers)] = numbers
    return table


LIST_TABLE = _table(LISTS)


@kernel
def choose_basic(states, ids, count, plan, rng):
    """The policy of `basic`."""
    s = states[0]
    if s.asks == BUY:
        p = s.seats[s.actor]
        if s.bought == 0 and p.hand_set & TREASURES:
            return TREASURES_ID
        can = s.piles & costing_up_to(s, s.coins)
        if can >> PROVINCE & 1:
            return BUY_ID + PROVINCE
        if can >> GOLD & 1:
            return BUY_ID + GOLD
        if can >> SILVER & 1:
            card = _wanted(p, can, plan)
            return BUY_ID + (card if card >= 0 else SILVER)
        return END_ID
    return _other(s, ids, count, plan, rng, True)


@kernel
def choose_money(states, ids, count, plan, rng):
    """The policy of `money`."""
    s = states[0]
    if s.asks == BUY:
        return _buy_money(s, plan, LATE_DUCHY, LATER_DUCHY)
    return _other(s, ids, count, plan, rng, False)


@kernel
def choose_greedy(states, ids, count, plan, rng):
    """The policy of `greedy`."""
    s = states[0]
    if s.asks == DRAFT:
        return _draft(s, ids, count)
    row = LIST_TABLE[_best_list(s)]
    if s.asks == BUY:
        return _buy_greedily(s, row)
    if s.asks == ACTION:
        p = s.seats[s.actor]
        return best_action(s, p, p.hand_set & _useful(s, p, row), True)
    return _answer_greedily(s, ids, count, row)


@inlined
def _buy_greedily(s, plan):
    """As `money`, with Estates at the very end, and no last Province that loses the game."""
    id = _buy_money(s, plan, GREEDY_LATE, GREEDY_LATER)
    can = s.piles & costing_up_to(s, s.coins)
    left = s.supply[PROVINCE]
    if id == BUY_ID + PROVINCE and left == 1 and can >> DUCHY & 1 and _loses(s):
        return BUY_ID + DUCHY
    better = id == TREASURES_ID or id == BUY_ID + PROVINCE or id == BUY_ID + DUCHY or id == BUY_ID + GOLD
    if left <= GREEDY_LAST and can >> ESTATE & 1 and not better:
        return BUY_ID + ESTATE
    return id


@inlined
def _loses(s):
    """Whether the seat on turn would have fewer points than another one if it bought the last Province now."""
    mine = points(s.seats[s.actor]) + POINTS[PROVINCE]
    loses = False
    for seat in range(s.players):
        loses = loses or points(s.seats[seat]) > mine
    return loses


@inlined
def _useful(s, p, plan):
    """The Actions in hand that do no harm, as bits."""
    cards = ACTIONS
    for card in (REMODEL, MINE):
        if p.hand[card] > 0 and to_trash(s, p, plan, card, False) == NOTHING:
            cards &= ~(1 << card)
    return cards


@inlined
def _answer_greedily(s, ids, count, plan):
    """The answer to what a card asks: by what cards are worth where one is trashed, else as `money`."""
    p = s.seats[s.actor]
    trades = s.last_played == REMODEL or s.last_played == MINE
    if s.asks == TRASH_TREASURE or (s.asks == TRASH and trades):
        return TRASH_ID + to_trash(s, p, plan, s.last_played, True)
    if s.asks == GAIN and trades:
        return best_gain(s, p, plan, ids, count)
    return answer(s, ids, count, plan)


@inlined
def _buy_money(s, plan, late, later):
    """Province; late in the game Duchy; dear cards of the list; Gold; other cards of the list; Silver.

    `late`: with so few Provinces left a Duchy comes before cards of the list and Silver, `later` before Gold.
    """
    p = s.seats[s.actor]
    if s.bought == 0 and p.hand_set & TREASURES:
        return TREASURES_ID
    can = s.piles & costing_up_to(s, s.coins)
    if can >> PROVINCE & 1:
        return BUY_ID + PROVINCE
    left = s.supply[PROVINCE]
    if left <= later and can >> DUCHY & 1:
        return BUY_ID + DUCHY
    card = _wanted(p, can, plan)
    if can >> GOLD & 1 and (card < 0 or COST[card] < COST[GOLD]):
        return BUY_ID + GOLD
    if left <= late and can >> DUCHY & 1:
        return BUY_ID + DUCHY
    if card >= 0:
        return BUY_ID + card
    if can >> SILVER & 1:
        return BUY_ID + SILVER
    return END_ID


@inlined
def _wanted(p, can, plan):
    """The first card of the list that can be had and isn't there often enough yet; -1: none."""
    for i in range(plan[0]):
        card = plan[1 + 2 * i]
        if can >> card & 1 and p.deck[card] < plan[2 + 2 * i]:
            return card
    return -1


@inlined
def _other(s, ids, count, plan, rng, always):
    """Everything but buying. `always`: play an Action whenever there is one."""
    if s.asks == ACTION:
        p = s.seats[s.actor]
        return best_action(s, p, p.hand_set & ACTIONS, always)
    if s.asks == DRAFT:
        return ids[below(rng, count)]
    return answer(s, ids, count, plan)


@kernel
def _draft(s, ids, count):
    """The first card of the best list that can still be had."""
    for row in range(len(LIST_TABLE)):
        missing = _missing(s, row)
        if missing >= 0:
            for i in range(count):
                if ids[i] == DRAFT_ID + missing - BASICS:
                    return ids[i]
    return ids[0]


@kernel
def _best_list(s):
    """The first list whose cards are all in the kingdom; the last one is empty."""
    for row in range(len(LIST_TABLE)):
        if _missing(s, row) < 0:
            return row
    return len(LIST_TABLE) - 1


@kernel
def _missing(s, row):
    """A card of a list that isn't in the kingdom; -1: none."""
    for i in range(LIST_TABLE[row, 0]):
        card = LIST_TABLE[row, 1 + 2 * i]
        if card >= BASICS and not s.chosen >> card & 1:
            return card
    return -1


BOTS = (
    Bot("basic", choose_basic, list_of),
    Bot("money", choose_money, list_of),
    Bot("greedy", choose_greedy),
)
