"""Moving cards, as kernels: drawing, shuffling, playing, discarding, gaining and trashing."""

from __future__ import annotations

import numpy as np

from kroon.core.events import CHANCE
from kroon.core.kernel import inlined, kernel
from kroon.games.dominion.cards import CARDS, COPPER, NONE
from kroon.games.dominion.knowledge import (
    discard_hand,
    discard_unseen,
    forget_order,
    lift_top,
    see_in_discard,
    see_in_hand,
    see_leaving,
)
from kroon.games.dominion.state import DRAW, REVEALED, TO_HAND


@inlined
def to_hand(p, card):
    """A card comes into the hand."""
    p.hand[card] += 1
    p.hand_n += 1
    p.hand_set |= 1 << card


@inlined
def from_hand(p, card):
    """A card leaves the hand."""
    p.hand[card] -= 1
    p.hand_n -= 1
    if p.hand[card] == 0:
        p.hand_set &= ~(1 << card)


@inlined
def to_discard(p, card):
    """A card that all see goes on the discard pile."""
    p.discard[card] += 1
    p.discard_n += 1
    p.discard_top = card
    see_in_discard(p, card)


@inlined
def ask_for_cards(s, seat, cards, goal):
    """So many cards are to be drawn now."""
    s.need = cards
    s.drawer = seat
    s.goal = goal
    s.card = NONE


@inlined
def draw_next(s):
    """Go on drawing without chance; False when chance must say which card comes."""
    p = s.seats[s.drawer]
    if p.top_n > 0:
        card = lift_top(p, s.goal != REVEALED)
        s.need -= 1
        _arrive(s, p, card)
    elif p.pile_n > 0:
        s.asks = DRAW
        s.actor = CHANCE
        return False
    elif p.discard_n > 0:
        shuffle(p)  # D9
    else:
        s.need = 0  # D9
    return True


@inlined
def draw(s, card):
    """Chance has decided which card comes."""
    p = s.seats[s.drawer]
    p.pile[card] -= 1
    p.pile_n -= 1
    s.need -= 1
    _arrive(s, p, card)


@inlined
def _arrive(s, p, card):
    if s.goal != REVEALED:
        to_hand(p, card)
    if s.goal != TO_HAND:
        s.card = card  # for the instruction that waits for it


@kernel
def shuffle(p):
    """The discard pile becomes the draw pile; cards on the table or in hand stay where they are (D9)."""
    forget_order(p)
    for card in range(CARDS):
        p.pile[card] = p.discard[card]
        p.discard[card] = 0
    p.pile_n = p.discard_n
    p.discard_n = 0
    p.discard_top = NONE


@inlined
def play(s, p, card):
    """Lay a card of the hand open on the table."""
    from_hand(p, card)
    see_leaving(p, card)
    s.played[card] += 1
    s.played_n += 1
    s.last_played = card


@inlined
def lay_down(s, p, card):
    """Choose a card to be discarded: it goes with the others when the discarding is complete (D38)."""
    from_hand(p, card)
    s.laid[card] += 1
    s.laid_n += 1
    s.laid_last = card


@kernel
def complete_discard(s, p):
    """The chosen cards go to the discard pile; the last one is seen by all (D38)."""
    if s.laid_n == 0:
        return
    see_leaving(p, s.laid_last)
    see_in_discard(p, s.laid_last)
    discard_unseen(p, s.laid_n - 1)
    for card in range(CARDS):
        p.discard[card] += s.laid[card]
        s.laid[card] = 0
    p.discard_n += s.laid_n
    p.discard_top = s.laid_last
    s.laid_n = 0
    s.laid_last = NONE


@inlined
def put_aside(s, card, discarded):
    """Lay a revealed card open on the table; `discarded`: it will go to the discard pile."""
    s.aside[card] += 1
    s.aside_n += 1
    if discarded:
        s.aside_last = card


@kernel
def discard_aside(s, p, kinds):
    """The cards of some kinds that lie open go to the discard pile, in the order they came (D8)."""
    for card in range(CARDS):
        count = np.int64(s.aside[card])
        if count > 0 and kinds >> card & 1:
            p.discard[card] += count
            p.discard_n += count
            p.seen_discard[card] += count
            p.seen_discard_n += count
            s.aside[card] = 0
            s.aside_n -= count
    if s.aside_last != NONE:
        p.discard_top = s.aside_last
        s.aside_last = NONE


@kernel
def gain(s, p, card, in_hand):
    """A card comes from the supply to the discard pile, or into the hand (D10)."""
    s.supply[card] -= 1
    if s.supply[card] == 0:
        s.piles &= ~(1 << card)
        s.empty += 1
    p.deck[card] += 1
    p.gained |= 1 << card  # D24
    if in_hand:
        to_hand(p, card)
        see_in_hand(p, card)
    else:
        to_discard(p, card)


@kernel
def trash(s, p, card):
    """A card of the hand leaves the game (D10)."""
    from_hand(p, card)
    see_leaving(p, card)
    p.deck[card] -= 1
    s.trash[card] += 1


@kernel
def highest(cards):
    """The last card of a set, in the order of the card list."""
    card = CARDS - 1
    while not cards >> card & 1:
        card -= 1
    return card


@kernel
def discard_all(s, p):
    """Clean-up: the hand, then the played cards, go to the discard pile (D8)."""
    unknown = p.hand_n - p.seen_hand_n
    cap = CARDS - 1
    if s.played_n > 0:
        p.discard_top = s.last_played  # D8
    elif p.hand_n > 0:
        cap = highest(p.hand_set)
        p.discard_top = cap  # D8: the last one in the order of the card list
        for _ in range(p.hand_n if cap == COPPER else 1):  # nothing comes before Copper
            see_leaving(p, cap)
            see_in_discard(p, cap)
            unknown -= 1
    discard_hand(p, max(0, unknown), cap)
    for card in range(CARDS):
        p.discard[card] += p.hand[card] + s.played[card]
        p.seen_discard[card] += s.played[card]
        p.hand[card] = 0
        s.played[card] = 0
    p.discard_n += p.hand_n + s.played_n
    p.seen_discard_n += s.played_n
    p.hand_n = 0
    p.hand_set = 0
    s.played_n = 0
    s.last_played = NONE
