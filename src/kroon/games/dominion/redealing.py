"""Deal anew what a seat can't know of the others' cards, as kernels.

The unknown cards of a seat are dealt to its hand and its discard pile within what is known of them
(knowledge.py), each deal of single cards as likely as any other; the rest is its draw pile.
"""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import kernel
from kroon.core.rng import below, word
from kroon.games.dominion.cards import ACTIONS, CARDS, TREASURES

ALL = (1 << CARDS) - 1
BARE = ALL ^ TREASURES
PUT_BACK = ALL ^ (ACTIONS | TREASURES)
"""What Rabble puts back (D33)."""

_SHIFT = np.uint64(11)
_UNIT = 2.0**-53


TRIES = 256
"""How often a deal is tried that fits what was shown; after that the last one is taken."""


@kernel
def deal_unknown(s, p, rng):
    """A random deal of a seat's unknown cards; `work` is used to count on, and left empty."""
    for _ in range(TRIES):
        _deal(s, p, rng)
        if _accept(s, p, rng):
            break
    p.hand_set = 0
    for card in range(CARDS):
        s.work[card] = 0
        s.work_last[card] = 0
        if p.hand[card] > 0:
            p.hand_set |= 1 << card


@kernel
def _deal(s, p, rng):
    for card in range(CARDS):
        p.pile[card] += p.hand[card] + p.discard[card] - p.seen_hand[card] - p.seen_discard[card]
        p.hand[card] = p.seen_hand[card]
        p.discard[card] = p.seen_discard[card]
        s.work_last[card] = 0
    hand = p.hand_n - p.seen_hand_n - max(p.hand_old, p.hand_bare)
    discard = p.discard_n - p.seen_discard_n - p.discard_old_bare - p.discard_old - p.discard_bare
    _deal_top(s, p, rng)
    placed = _deal_either(s, p, hand, rng)
    hand -= placed & 0xFF
    discard -= placed >> 8
    _deal_old_and_bare(s, p, rng)
    for _ in range(hand):
        _move(p, p.hand, _pick(p.pile, ALL, rng))
    last = p.last_n - max(p.last_old, p.last_bare)
    for i in range(discard):
        _move_to_discard(s, p, _pick(p.pile, ALL, rng), i < last)


@kernel
def _accept(s, p, rng):
    """Whether to take a deal, so that each is as likely as the draws that lead to it.

    Who shows m of k equal cards of a hand shows no particular ones, so the deal counts once and not as often
    as there are m among k. That is done for the present hand and the last turn's.
    """
    for card in range(CARDS):
        if s.work_last[card] > 0 and card > p.last_cap:
            return False  # D8
        unknown = p.hand[card] - p.seen_hand[card]
        for i in range(1, p.shown[card] + 1):
            if below(rng, unknown + i) >= i:
                return False
        if p.last_n > 0:
            for i in range(1, p.last_shown[card] + 1):
                if below(rng, s.work_last[card] + i) >= i:
                    return False
    return True


@kernel
def choose_laid(s, p, cards, rng):
    """Lay so many cards of the hand down again, for a discarding that isn't complete."""
    for _ in range(cards):
        card = _pick(p.hand, ALL, rng)
        p.hand[card] -= 1
        if p.hand[card] == 0:
            p.hand_set &= ~(1 << card)
        s.laid[card] += 1
        s.laid_last = card
    s.laid_n = cards
    p.hand_n -= cards


@kernel
def mix_put_back(s, p, rng):
    """Some of the cards that Rabble revealed are back on the pile: any of them may be."""
    for i in range(p.top_n):
        s.aside[p.top[i]] += 1
    for i in range(p.top_n):
        card = _pick(s.aside, ALL, rng)
        s.aside[card] -= 1
        p.top[i] = card


@kernel
def _deal_top(s, p, rng):
    """The order of the top cards that only their owner knows."""
    if p.top_blurred:
        for i in range(p.top_hidden):
            p.pile[p.top[i]] += 1
    for card in range(CARDS):
        s.work[card] = min(p.either[card], p.pile[card])
    if p.top_blurred:
        for i in range(p.top_hidden):
            card = _pick(s.work, PUT_BACK, rng)
            s.work[card] -= 1
            p.pile[card] -= 1
            p.top[i] = card
    elif p.top_hidden > 0:  # from a set, so that the true order leaves no trace
        for i in range(p.top_hidden):
            s.work_last[p.top[i]] += 1
        for i in range(p.top_hidden):
            card = _pick(s.work_last, ALL, rng)
            s.work_last[card] -= 1
            p.top[i] = card


@kernel
def _deal_either(s, p, hand, rng):
    """Seen cards that are in the hand or among the discards: how many in the hand, + 256 × in the discards."""
    discard = p.either_discards
    placed = 0
    for card in range(CARDS):
        for _ in range(s.work[card]):
            if hand + discard > 0:
                if below(rng, hand + discard) < hand:
                    hand -= 1
                    placed += 1
                    _move(p, p.hand, card)
                else:
                    discard -= 1
                    placed += 256
                    _move(p, p.discard, card)
    return placed


@kernel
def _deal_old_and_bare(s, p, rng):
    """Unknown cards of which it is known that they are old, or no Treasures, or both."""
    for card in range(CARDS):
        s.work[card] = min(p.old[card], p.pile[card])
    both = min(p.hand_old, p.hand_bare)
    last_both = min(p.last_old, p.last_bare)
    for i in range(both + p.discard_old_bare):
        card = _pick(s.work, BARE, rng)
        s.work[card] -= 1
        _move_one(s, p, card, i, both, last_both)
    in_hand = p.hand_old - both
    old = in_hand + p.discard_old
    bare_in_hand = p.hand_bare - both
    bare = bare_in_hand + p.discard_bare
    bare_among_old = -1
    if old > 0 and bare > 0:
        bare_among_old = _bare_among_old(s, p, old, bare, rng)
    for i in range(old):
        kinds = ALL
        if bare_among_old >= 0:
            kinds = TREASURES
            if below(rng, old - i) < bare_among_old:
                kinds = BARE
                bare_among_old -= 1
        card = _pick(s.work, kinds, rng)
        s.work[card] -= 1
        _move_one(s, p, card, i, in_hand, p.last_old - last_both)
    for i in range(bare):
        _move_one(s, p, _pick(p.pile, BARE, rng), i, bare_in_hand, p.last_bare - last_both)


@kernel
def _bare_among_old(s, p, old, bare, rng):
    """How many of the `old` cards are no Treasures, when `bare` other cards must be none.

    Each number is as likely as there are deals with it; from one to the next that changes by `factor`.
    """
    old_treasures = _count(s.work, TREASURES)
    old_bare = _count(s.work, BARE)
    all_bare = _count(p.pile, BARE)
    least = max(0, old - old_treasures)
    most = min(old, old_bare)
    most = min(most, all_bare - bare)
    total = 1.0
    share = 1.0
    for n in range(least, most):
        share *= _factor(n, old, old_treasures, old_bare, all_bare, bare)
        total += share
    aim = total * (np.float64(np.int64(word(rng) >> _SHIFT)) * _UNIT)
    share = 1.0
    for n in range(least, most):
        aim -= share
        if aim < 0.0:
            return n
        share *= _factor(n, old, old_treasures, old_bare, all_bare, bare)
    return most


@kernel
def _factor(n, old, old_treasures, old_bare, all_bare, bare):
    """The number of deals with n + 1 against the number with n."""
    up = np.float64((old - n) * (old_bare - n) * (all_bare - n - bare))
    return up / np.float64((n + 1) * (old_treasures - old + n + 1) * (all_bare - n))


@kernel
def _count(cards, kinds):
    """How many of some cards are of these kinds."""
    total = 0
    for card in range(CARDS):
        if kinds >> card & 1:
            total += cards[card]
    return total


@kernel
def _pick(cards, kinds, rng):
    """One of some cards of these kinds, each as likely as any other."""
    n = below(rng, _count(cards, kinds))
    card = 0
    while not kinds >> card & 1 or n >= cards[card]:
        if kinds >> card & 1:
            n -= cards[card]
        card += 1
    return card


@kernel
def _move(p, to, card):
    """From the unknown cards to the hand or the discard pile."""
    p.pile[card] -= 1
    to[card] += 1


@kernel
def _move_one(s, p, card, i, in_hand, last):
    """The i-th card of a kind goes: the first ones to the hand, the next ones to the last turn's discards."""
    if i < in_hand:
        _move(p, p.hand, card)
    else:
        _move_to_discard(s, p, card, i - in_hand < last)


@kernel
def _move_to_discard(s, p, card, last):
    _move(p, p.discard, card)
    if last and p.last_n > 0:
        s.work_last[card] += 1
