"""What all players know of a seat's cards, as kernels: kept up to date while cards move.

The owner knows the own cards; all others know the same of them. Each card of the hand and the discard pile
is known to all (`seen_hand`, `seen_discard`), or one of the unknown cards. Of unknown cards it may be known
that they were held since before the last shuffle (`..._old`: then they are among `old`), and that they are
no Treasures (`..._bare`). A card seen in a hand from which cards are then discarded unseen is one of `either`.
The counts say what is certain at least, so the true cards always fit them.
"""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import inlined, kernel
from kroon.games.dominion.cards import CARDS, NONE, TREASURES


@inlined
def see_in_hand(p, card):
    """A card that all see comes into the hand."""
    p.seen_hand[card] += 1
    p.seen_hand_n += 1


@inlined
def see_in_discard(p, card):
    """A card that all see comes onto the discard pile."""
    p.seen_discard[card] += 1
    p.seen_discard_n += 1


@inlined
def see_leaving(p, card):
    """A card leaves the hand, and all see which."""
    if p.seen_hand_n | p.either_n | p.hand_old | p.hand_bare:
        _see_leaving(p, card)
    else:
        p.shown[card] += 1


@kernel
def _see_leaving(p, card):
    if p.seen_hand[card] > 0:
        p.seen_hand[card] -= 1
        p.seen_hand_n -= 1
    elif p.either[card] > 0 and p.top_blurred == 0:
        p.either[card] -= 1
        p.either_n -= 1
        if p.either_n == 0:
            p.either_discards = 0
    else:  # one of the unknown cards: of those of which most is known, so that the others stay possible
        p.shown[card] += 1
        if p.hand_old > 0 and p.old[card] > 0:
            p.hand_old -= 1
        if p.hand_bare > 0 and not TREASURES >> card & 1:
            p.hand_bare -= 1


@kernel
def see_no_treasures(p):
    """All see that no Treasure is in the hand: after `treasures`, or when Mine finds none."""
    unknown = p.hand_n - p.seen_hand_n
    if p.either_n > 0:
        for card in range(CARDS):
            if not TREASURES >> card & 1:
                unknown -= p.either[card]
    p.hand_bare = max(p.hand_bare, unknown)


@kernel
def see_hand(p):
    """The whole hand is revealed."""
    for card in range(CARDS):
        new = p.hand[card] - p.seen_hand[card]
        if p.either[card] > 0 and new > 0 and p.top_blurred == 0:
            found = min(new, p.either[card])
            p.either[card] -= found
            p.either_n -= found
        p.seen_hand[card] = p.hand[card]
    p.seen_hand_n = p.hand_n
    p.hand_old = 0
    p.hand_bare = 0
    if p.either_n == 0:
        p.either_discards = 0


@kernel
def discard_unseen(p, cards):
    """So many cards have gone from the hand to the discard pile, and the others don't know which."""
    if cards == 0:
        return
    if p.seen_hand_n > 0:
        for card in range(CARDS):
            p.either[card] += p.seen_hand[card]
            p.seen_hand[card] = 0
        p.either_n += p.seen_hand_n
        p.seen_hand_n = 0
    before = p.hand_n + cards
    old = max(0, cards - (before - p.hand_old))  # at least so many of those that went
    bare = max(0, cards - (before - p.hand_bare))
    p.hand_old = max(0, p.hand_old - cards)
    p.hand_bare = max(0, p.hand_bare - cards)
    _add_discards(p, old, bare)
    if p.either_n > 0:
        p.either_discards += cards - max(old, bare)
        _gather(p)


@inlined
def discard_hand(p, unknown, cap):
    """The whole hand is about to go to the discard pile: so many unknown cards, up to `cap` of the list."""
    p.last_n = unknown
    p.last_old = p.hand_old
    p.last_bare = p.hand_bare
    p.last_cap = cap
    for card in range(CARDS):
        p.last_shown[card] = p.shown[card]
        p.shown[card] = 0
    if p.hand_old | p.hand_bare:
        _add_discards(p, p.hand_old, p.hand_bare)
        p.hand_old = 0
        p.hand_bare = 0
    if p.seen_hand_n > 0:
        for card in range(CARDS):
            p.seen_discard[card] += p.seen_hand[card]
            p.seen_hand[card] = 0
        p.seen_discard_n += p.seen_hand_n
        p.seen_hand_n = 0
    if p.either_n > 0:
        _discard_either(p)


@kernel
def _discard_either(p):
    if p.top_blurred:
        p.either_discards = max(0, p.either_n - p.top_hidden)
        return
    for card in range(CARDS):
        p.seen_discard[card] += p.either[card]
        p.either[card] = 0
    p.seen_discard_n += p.either_n
    p.either_n = 0
    p.either_discards = 0


@inlined
def forget_order(p):
    """The discard pile is about to be shuffled into an empty draw pile."""
    unknown = p.hand_n - p.seen_hand_n
    if unknown > 0:
        for card in range(CARDS):
            p.old[card] = p.hand[card] - p.seen_hand[card] + p.discard[card] - p.seen_discard[card]
    else:
        for card in range(CARDS):
            p.old[card] = 0
    p.hand_old = unknown
    for card in range(CARDS):
        p.seen_discard[card] = 0
        p.last_shown[card] = 0
    p.seen_discard_n = 0
    p.last_n = 0
    p.last_old = 0
    p.last_bare = 0
    p.last_cap = 0
    p.discard_old_bare = 0
    p.discard_old = 0
    p.discard_bare = 0
    if p.either_n > 0:
        for card in range(CARDS):
            p.either[card] = 0
        p.either_n = 0
        p.either_discards = 0


# The known top of the draw pile


@kernel
def put_on_top(p, card, hidden):
    """Lay a card on the draw pile; `hidden`: only the owner sees which of several known cards it is."""
    p.top[p.top_n] = card
    p.top_n += 1
    if hidden:
        p.top_hidden = p.top_n


@kernel
def close_top(p):
    """All cards are back: the order of equal cards, or of a single one, is no secret."""
    for i in range(1, p.top_hidden):
        if p.top[i] != p.top[0]:
            return
    p.top_hidden = 0


@kernel
def lift_top(p, to_hand):
    """Take the known top card off the draw pile, to the hand or revealed to all; the card."""
    hidden = p.top_hidden == p.top_n
    if hidden and to_hand and p.top_blurred == 0:
        for i in range(p.top_hidden):
            p.either[p.top[i]] += 1
        p.either_n += p.top_hidden
        p.top_blurred = 1
    p.top_n -= 1
    card = np.int64(p.top[p.top_n])
    p.top[p.top_n] = NONE
    if not hidden:
        if to_hand:
            see_in_hand(p, card)
        return card
    p.top_hidden -= 1
    if not to_hand and p.top_blurred and p.either[card] > 0:
        p.either[card] -= 1
        p.either_n -= 1
    if p.top_blurred and p.top_hidden == 0:
        p.top_blurred = 0
        _gather(p)
    elif p.top_blurred == 0:
        close_top(p)
    return card


@kernel
def _gather(p):
    """The cards of `either` are in the hand if none of them can be anywhere else."""
    if p.top_blurred == 0 and p.either_discards == 0:
        for card in range(CARDS):
            p.seen_hand[card] += p.either[card]
            p.either[card] = 0
        p.seen_hand_n += p.either_n
        p.either_n = 0


@kernel
def _add_discards(p, old, bare):
    """Unknown cards join the discard pile, so many of them certainly old and so many certainly bare.

    Of these two kinds the smaller is always part of the other: all cards in hand become old at once, or bare.
    """
    both = min(old, bare)
    p.discard_old_bare += both
    p.discard_old += old - both
    p.discard_bare += bare - both
