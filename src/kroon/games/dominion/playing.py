"""How our bots play cards and answer what cards ask, as kernels: quick rules of thumb."""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import kernel
from kroon.games.dominion.cards import (
    ACTIONS,
    CARDS,
    COPPER,
    DUCHY,
    ESTATE,
    GOLD,
    HAREM,
    IDS,
    PROVINCE,
    SILVER,
    TREASURES,
    VICTORIES,
)
from kroon.games.dominion.state import (
    ASIDE_ID,
    CHOOSE,
    CHOOSE_ID,
    DISCARD_ANY,
    DISCARD_DOWN,
    DISCARD_ID,
    DONE_ID,
    END_ID,
    GAIN,
    GAIN_ID,
    KEEP,
    KEEP_ID,
    MAY_DISCARD,
    NAME,
    NAME_ID,
    PASS_ID,
    PLAY_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
)

CARDS_CHOICE, COINS_CHOICE, TRASH_CHOICE = range(3)
REMODEL, MINE, STEWARD, VAULT = (IDS.index(id) for id in ("remodel", "mine", "steward", "vault"))
JUNK = VICTORIES & ~TREASURES
"""Cards that do nothing in hand, as bits."""
LATE = 4
"""With so few Provinces left, points count more than a better deck."""


def _by_card(given: dict[str, int], default: int) -> np.ndarray:
    return np.array([given.get(id, default) for id in IDS], np.int64)


_ORDER = ["farming_village", "crossroads", "market", "sage", "mystic", "cellar", "mine", "rabble", "library"]
_ORDER += ["vault", "militia", "bridge", "smugglers", "steward", "remodel"]
PLAY_ORDER = _by_card({id: n for n, id in enumerate(reversed(_ORDER), 1)}, 0)
"""Which Action to play first: those that give actions, then the strongest."""
WORTH_IN_HAND = _by_card(
    {"province": 0, "duchy": 0, "estate": 0, "copper": 10, "silver": 30, "gold": 50, "harem": 35}, 25
)
"""What to keep when cards must be discarded or trashed; the lowest goes first."""
WORTH_TO_GAIN = _by_card(
    {"province": 100, "gold": 80, "harem": 70, "silver": 50, "duchy": 15, "estate": 1, "copper": 0}, 20
)


@kernel
def best_action(s, p, actions, always):
    """The Action to play, or the end of the phase; `always`: whatever it does."""
    best = 0
    chosen = END_ID
    for card in range(CARDS):
        if actions >> card & 1 and PLAY_ORDER[card] > best and (always or _helps(s, p, card)):
            best = PLAY_ORDER[card]
            chosen = PLAY_ID + card
    return chosen


@kernel
def _helps(s, p, card):
    """Whether playing a card does no harm: some make us trash what we need."""
    if card == REMODEL:
        if p.hand[GOLD] > 0 and s.supply[PROVINCE] <= LATE:
            return True
        return p.hand[ESTATE] > 0
    if card == MINE:
        return (p.hand[COPPER] > 0 and s.supply[SILVER] > 0) or (p.hand[SILVER] > 0 and s.supply[GOLD] > 0)
    return True


@kernel
def answer(s, ids, count, plan):
    """The answer to what a card asks."""
    p = s.seats[s.actor]
    asks = s.asks
    if asks == DISCARD_DOWN:
        return DISCARD_ID + _worst(p.hand_set)
    if asks == DISCARD_ANY:
        return _discard_any(s, p)
    if asks == MAY_DISCARD:
        return _may_discard(s, p)
    if asks == CHOOSE:
        return _choose(s, p, ids)
    if asks == TRASH:
        return TRASH_ID + _to_trash(s, p)
    if asks == TRASH_TREASURE:
        if p.hand[SILVER] > 0 and s.supply[GOLD] > 0:
            return TRASH_ID + SILVER
        return TRASH_ID + _worst(p.hand_set & TREASURES)
    if asks == GAIN:
        return _to_gain(s, p, ids, count, plan)
    if asks == NAME:
        return NAME_ID + _likeliest(p)
    if asks == KEEP:
        return KEEP_ID if s.actions > 0 else ASIDE_ID
    return ids[0]


@kernel
def _worst(cards):
    """The card that is missed least, of some cards of the hand."""
    worst = -1
    for card in range(CARDS):
        if cards >> card & 1 and (worst < 0 or WORTH_IN_HAND[card] < WORTH_IN_HAND[worst]):
            worst = card
    return worst


@kernel
def _discard_any(s, p):
    """Cellar: Victory cards go; Vault: everything that isn't worth more than a coin in hand."""
    useless = JUNK | ACTIONS if s.last_played == VAULT and s.actions == 0 else JUNK
    if p.hand_set & useless:
        return DISCARD_ID + _worst(p.hand_set & useless)
    return DONE_ID


@kernel
def _may_discard(s, p):
    """Vault of another player: two Victory cards for a new card."""
    if s.laid_n > 0:
        return DISCARD_ID + _worst(p.hand_set)
    junk = 0
    for card in range(CARDS):
        if JUNK >> card & 1:
            junk += np.int64(p.hand[card])
    return DISCARD_ID + _worst(p.hand_set & JUNK) if junk >= 2 else PASS_ID


@kernel
def _choose(s, p, ids):
    """Steward: trash two Estates while there is time, else take the coins."""
    if s.last_played == STEWARD:
        if p.hand[ESTATE] >= 2 and s.supply[PROVINCE] > LATE:
            return CHOOSE_ID + TRASH_CHOICE
        return CHOOSE_ID + COINS_CHOICE
    return ids[0]


@kernel
def _to_trash(s, p):
    """Remodel late in the game: Gold becomes a Province; else the worst card goes."""
    if s.last_played == REMODEL and p.hand[GOLD] > 0 and 0 < s.supply[PROVINCE] <= LATE:
        return GOLD
    if p.hand[ESTATE] > 0:
        return ESTATE
    if p.hand[COPPER] > 0:
        return COPPER
    return _worst(p.hand_set)


@kernel
def _to_gain(s, p, ids, count, plan):
    """The best card that can be gained; cards of the list that are missing come before Silver."""
    best = -1
    chosen = ids[0]
    for i in range(count):
        card = ids[i] - GAIN_ID
        worth = WORTH_TO_GAIN[card]
        if card == DUCHY and s.supply[PROVINCE] <= LATE:
            worth = WORTH_TO_GAIN[HAREM] + 1
        if wants(p, plan, card):
            worth = max(worth, WORTH_TO_GAIN[SILVER] + 1)
        if worth > best:
            best = worth
            chosen = ids[i]
    return chosen


@kernel
def wants(p, plan, card):
    """Whether a card is on the list and isn't there often enough yet."""
    for i in range(plan[0]):
        if plan[1 + 2 * i] == card:
            return p.deck[card] < plan[2 + 2 * i]
    return False


@kernel
def _likeliest(p):
    """The known top card, or the card of which most are left in the own draw pile."""
    if p.top_n > 0:
        return np.int64(p.top[p.top_n - 1])
    pile = p.pile if p.pile_n > 0 else p.discard
    best = COPPER
    for card in range(CARDS):
        if pile[card] > pile[best]:
            best = card
    return best
