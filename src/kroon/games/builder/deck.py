"""The terrain cards as kernels: drawing, shuffling, and what a seat can't know of them (B3, B8, B11, B34).

A shuffle makes a new pile, a new batch of cards. Of each batch a seat knows which cards it has not seen, and
who holds one of them; which one is equally likely for all of them, and the pile is the rest of the last batch.
"""

from __future__ import annotations

from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.builder.state import NONE, TERRAIN_CARDS, TERRAINS


@kernel
def fill_pile(s):
    """All terrain cards in the pile, nobody holds one."""
    for terrain in range(TERRAINS):
        s.pile[terrain] = TERRAIN_CARDS  # B3
        s.discards[terrain] = 0
        s.removed[terrain] = 0
    for seat in range(4):
        s.hand[seat] = NONE
        s.batch[seat] = NONE
    s.shuffles = 0


@kernel
def can_draw(s):
    """Whether there is a card to draw, after the discards have become the pile if they must."""
    if _cards(s.pile) == 0:
        if _cards(s.discards) == 0:
            return False  # B8
        for terrain in range(TERRAINS):
            s.pile[terrain] = s.discards[terrain]  # B8
            s.discards[terrain] = 0
        s.shuffles += 1
    return True


@inlined
def random_card(s, rng):
    """A terrain, drawn from the pile."""
    n = below(rng, _cards(s.pile))
    terrain = 0
    while n >= s.pile[terrain]:
        n -= s.pile[terrain]
        terrain += 1
    return terrain


@inlined
def draw(s, seat, terrain):
    """A seat draws a card of that terrain from the pile."""
    s.pile[terrain] -= 1
    s.hand[seat] = terrain
    s.batch[seat] = s.shuffles


@inlined
def discard(s, seat):
    """A seat's card goes to the discards."""
    if s.hand[seat] != NONE:
        s.discards[s.hand[seat]] += 1  # B8
    _empty_hand(s, seat)


@inlined
def remove_card(s, seat):
    """A seat's card leaves the game (B11)."""
    s.removed[s.hand[seat]] += 1
    _empty_hand(s, seat)


@inlined
def is_hidden(s, holder, seat):
    """Whether a seat can't see what card the holder has (B34)."""
    shown = holder == s.turn and s.shown
    return holder != seat and s.hand[holder] != NONE and not shown


@kernel
def unseen(s, holders, batch, terrain):
    """Cards of a terrain in a batch that some holders (a bit per seat) have, or that are still in the pile."""
    n = s.pile[terrain] if batch == s.shuffles else 0
    for holder in range(s.players):
        if holders >> holder & 1 and s.batch[holder] == batch and s.hand[holder] == terrain:
            n += 1
    return n


@kernel
def hidden_holders(s, seat):
    """The seats whose card a seat can't see, as a bit per seat."""
    holders = 0
    for holder in range(s.players):
        if is_hidden(s, holder, seat):
            holders |= 1 << holder
    return holders


@kernel
def redeal(s, seat, rng):
    """Deal every card that a seat can't see anew, each batch by itself."""
    holders = hidden_holders(s, seat)
    if s.turn != NONE and holders >> s.turn & 1:
        holders = _redeal_to(s, s.turn, holders, s.fitting, rng)  # its card was not replaced (B11)
    for holder in range(s.players):
        if holders >> holder & 1:
            holders = _redeal_to(s, holder, holders, (1 << TERRAINS) - 1, rng)


@kernel
def _redeal_to(s, holder, holders, fitting, rng):
    """Give a holder a random one of the unseen cards that can be its own; the holders that are left.

    The card is exchanged with the one that it has, so that all others together still have the rest.
    """
    batch = s.batch[holder]
    cards = 0
    for terrain in range(TERRAINS):
        if fitting >> terrain & 1:
            cards += unseen(s, holders, batch, terrain)
    n = below(rng, cards)
    card = 0
    while not fitting >> card & 1 or n >= unseen(s, holders, batch, card):
        if fitting >> card & 1:
            n -= unseen(s, holders, batch, card)
        card += 1
    before = s.hand[holder]
    holders &= ~(1 << holder)
    if card != before:
        if batch == s.shuffles and s.pile[card] > 0:
            s.pile[card] -= 1
            s.pile[before] += 1
        else:
            other = 0
            while not holders >> other & 1 or s.batch[other] != batch or s.hand[other] != card:
                other += 1
            s.hand[other] = before
    s.hand[holder] = card
    return holders


@inlined
def _cards(pile):
    n = 0
    for terrain in range(TERRAINS):
        n += pile[terrain]
    return n


@inlined
def _empty_hand(s, seat):
    s.hand[seat] = NONE
    s.batch[seat] = NONE
