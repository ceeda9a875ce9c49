"""What cards are worth to the bot `greedy`, early and late in a game, as kernels.

From that follows what to trash and to gain with Remodel and Mine. A card that comes into the hand also
brings its coins, which counts by what they would buy: so a Remodel becomes a Gold, and a Gold a Province, when
that is worth more than what is lost with it.
"""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import inlined, kernel
from kroon.games.dominion.cards import (
    ACTIONS,
    CARDS,
    COINS,
    DUCHY,
    GOLD,
    IDS,
    PROVINCE,
    SILVER,
    TREASURES,
)
from kroon.games.dominion.interpreter import cost_now, costing_up_to
from kroon.games.dominion.playing import MINE, REMODEL, wants
from kroon.games.dominion.state import GAIN_ID

LATE = 5
"""With so few Provinces left it is late: points count more than a better deck."""

_EARLY = {"copper": 0, "estate": 0, "silver": 30, "gold": 58, "duchy": 0, "province": 90, "harem": 72}
_LATE = {"copper": 5, "estate": 10, "silver": 10, "gold": 15, "duchy": 30, "province": 70, "harem": 25}
WORTH = np.array([[_EARLY.get(id, 5) for id in IDS], [_LATE.get(id, 0) for id in IDS]], np.int64)
"""What each card is worth early and late; an Action only if it is on the list."""
PLAYING = 7
"""By how much a Remodel must gain to be played."""
REMODEL_MORE, MINE_MORE = 2, 3
"""How much more than the trashed card the gained one may cost (D28, D31)."""

NOTHING = -1
NO_WORTH = -(1 << 20)


@inlined
def worth(s, card):
    """What it is worth to have a card."""
    return WORTH[int(s.supply[PROVINCE] <= LATE), card]


@kernel
def purchase(s, coins):
    """What so many coins buy is worth."""
    can = s.piles & costing_up_to(s, coins)
    if can >> PROVINCE & 1:
        return worth(s, PROVINCE)
    best = 0
    for card in (GOLD, DUCHY, SILVER):
        if can >> card & 1:
            best = max(best, worth(s, card))
    return best


@kernel
def coins_in_hand(s, p):
    """The coins that there are, with all Treasures in hand."""
    coins = np.int64(s.coins)
    for card in range(CARDS):
        coins += COINS[card] * p.hand[card]
    return coins


@kernel
def to_trash(s, p, plan, card, must):
    """What to trash with Remodel or Mine; NOTHING if it is better not to play it, unless one must."""
    coins = coins_in_hand(s, p)
    best = NO_WORTH if must else purchase(s, coins) + (PLAYING if card == REMODEL else 0)
    chosen = NOTHING
    for lost in range(CARDS):
        fits = card == REMODEL or TREASURES >> lost & 1
        if fits and p.hand[lost] > (0 if must or lost != card else 1):
            value = _exchange(s, p, plan, card, lost, coins - COINS[lost]) - worth(s, lost)
            if value > best:
                best = value
                chosen = lost
    return chosen


@kernel
def _exchange(s, p, plan, card, lost, coins):
    """What the best card is worth that Remodel or Mine brings for another one, with the coins that are left."""
    more = REMODEL_MORE if card == REMODEL else MINE_MORE
    can = s.piles & costing_up_to(s, cost_now(s, lost) + more)
    if card == MINE:
        can &= TREASURES
    best = purchase(s, coins)
    for gained in range(CARDS):
        if can >> gained & 1:
            best = max(best, gaining(s, p, plan, card, gained, coins))
    return best


@kernel
def gaining(s, p, plan, card, gained, coins):
    """What it is worth to gain a card with Remodel or Mine, with so many coins beside it."""
    if card == MINE or s.remodel_to_hand:
        coins += COINS[gained]  # D28, D31
    value = purchase(s, coins)
    if ACTIONS >> gained & 1 and not wants(p, plan, gained):
        return value
    return value + worth(s, gained)


@kernel
def best_gain(s, p, plan, ids, count):
    """What to gain with Remodel or Mine."""
    coins = coins_in_hand(s, p)
    best = NO_WORTH
    chosen = ids[0]
    for i in range(count):
        value = gaining(s, p, plan, s.last_played, ids[i] - GAIN_ID, coins)
        if value > best:
            best = value
            chosen = ids[i]
    return chosen
