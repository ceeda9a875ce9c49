"""The interpreter: carries out the programs of the cards (cards.py), as kernels.

The innermost frame of the stack says which instruction is next, and for whom. An instruction that needs an
answer, or a card, is left where it is: it comes again when that is there. `frame_n` says how far it is.
"""

from __future__ import annotations

import numpy as np

from kroon.core.kernel import inlined, kernel
from kroon.games.dominion.cards import (
    ACTIONS,
    CARDS,
    COST,
    DEAREST,
    NONE,
    OP_ACTIONS,
    OP_ACTIONS_IF_FIRST,
    OP_BUYS,
    OP_CARDS,
    OP_CARDS_AS_MANY,
    OP_CARDS_IF_DISCARDED,
    OP_CARDS_PER_VICTORY,
    OP_CHEAPER,
    OP_CHOOSE,
    OP_COINS,
    OP_COINS_AS_MANY,
    OP_DISCARD_ANY,
    OP_DISCARD_DOWN,
    OP_DRAW_UP_TO,
    OP_EACH_OTHER,
    OP_GAIN_SMUGGLED,
    OP_GAIN_TREASURE,
    OP_JUMP,
    OP_MAY_DISCARD,
    OP_NAME,
    OP_RETURN,
    OP_REVEAL_AND_DISCARD,
    OP_REVEAL_HAND,
    OP_REVEAL_NAMED,
    OP_REVEAL_UNTIL_COST,
    OP_TOPDECK,
    OP_TRASH,
    OP_TRASH_TREASURE,
    PROGRAM,
    PROGRAM_OF,
    TREASURES,
    UP_TO,
    VICTORIES,
)
from kroon.games.dominion.knowledge import close_top, put_on_top, see_hand, see_in_hand
from kroon.games.dominion.piles import ask_for_cards, complete_discard, discard_aside, put_aside, to_hand
from kroon.games.dominion.state import (
    CHOOSE,
    DISCARD_ANY,
    DISCARD_DOWN,
    GAIN,
    KEEP,
    LOOKED_AT,
    MAY_DISCARD,
    NAME,
    REVEALED,
    TO_HAND,
    TOPDECK,
    TRASH,
    TRASH_TREASURE,
)

ALL = (1 << CARDS) - 1
WAITING, KEPT = 1, 2
"""`frame_n` while a card is on its way, and while its owner decides about it."""


@inlined
def begin_program(s, card):
    """A card has been played: its program begins."""
    push(s, PROGRAM_OF[card], s.turn)


@inlined
def push(s, pc, seat):
    """A new innermost frame."""
    f = s.depth
    s.frame_pc[f] = pc
    s.frame_who[f] = seat
    s.frame_n[f] = 0
    s.frame_card[f] = NONE
    s.depth = f + 1


@inlined
def pop(s):
    """The innermost frame is done; it leaves no trace."""
    f = s.depth - 1
    s.frame_pc[f] = 0
    s.frame_who[f] = 0
    s.frame_n[f] = 0
    s.frame_card[f] = NONE
    s.depth = f


@inlined
def proceed(s):
    """The innermost frame goes on to its next instruction."""
    f = s.depth - 1
    s.frame_n[f] = 0
    s.frame_pc[f] += 1


@kernel
def step(s):
    """Carry out the next instruction; False when a player is asked something."""
    f = s.depth - 1
    pc = s.frame_pc[f]
    op = PROGRAM[pc, 0]
    n = PROGRAM[pc, 1]
    seat = s.frame_who[f]
    p = s.seats[seat]
    if op <= OP_CARDS_IF_DISCARDED:
        _grant(s, p, seat, op, n)
    elif op == OP_RETURN:
        pop(s)
    elif op == OP_JUMP:
        s.frame_pc[f] = PROGRAM[pc, 2]
    elif op == OP_EACH_OTHER:
        s.frame_n[f] += 1
        if s.frame_n[f] < s.players:
            push(s, pc + 1, (s.turn + s.frame_n[f]) % s.players)  # D12
        else:
            s.frame_n[f] = 0
            s.frame_pc[f] = PROGRAM[pc, 2]
    elif op == OP_REVEAL_HAND:
        see_hand(p)  # D22
        proceed(s)
    elif op <= OP_MAY_DISCARD:
        return _discard(s, p, seat, op, n)
    elif op <= OP_TRASH_TREASURE:
        return _trash(s, p, seat, op, n)
    elif op <= OP_GAIN_SMUGGLED:
        if gainable(s) == 0:
            proceed(s)
        else:
            return _ask(s, seat, GAIN)
    elif op == OP_NAME:
        return _ask(s, seat, NAME)  # D32: also when there is no card to reveal
    elif op == OP_CHOOSE:
        return _ask(s, seat, CHOOSE)
    elif op == OP_TOPDECK:
        if s.aside_n > 0:
            return _ask(s, seat, TOPDECK)
        close_top(p)
        proceed(s)
    elif op == OP_DRAW_UP_TO:
        return _draw_up_to(s, p, seat, n)
    else:
        _reveal(s, p, seat, op, n)
    return True


@kernel
def gainable(s):
    """The cards that the innermost frame's instruction can gain, as bits; all of them are in the supply."""
    f = s.depth - 1
    pc = s.frame_pc[f]
    op = PROGRAM[pc, 0]
    most = PROGRAM[pc, 1]
    if op == OP_GAIN_SMUGGLED:
        right = s.seats[(s.frame_who[f] + s.players - 1) % s.players]
        return s.piles & right.gained & costing_up_to(s, most)  # D24
    if s.frame_card[f] == NONE:
        return 0  # D28, D31: nothing trashed, nothing gained
    most += cost_now(s, s.frame_card[f])
    kinds = TREASURES if op == OP_GAIN_TREASURE else ALL
    return s.piles & kinds & costing_up_to(s, most)  # D28, D31


@inlined
def cost_now(s, card):
    """What a card costs this turn (D27)."""
    return max(0, COST[card] - s.cheaper)


@inlined
def costing_up_to(s, coins):
    """The cards that cost at most so much this turn, as bits (D27)."""
    return UP_TO[min(coins + s.cheaper, DEAREST)]


@inlined
def _ask(s, seat, asks):
    s.asks = asks
    s.actor = seat
    return False


@inlined
def _grant(s, p, seat, op, n):
    """Actions, Buys, coins and cards."""
    f = s.depth - 1
    done = s.frame_n[f]
    proceed(s)
    if op == OP_ACTIONS:
        s.actions += n
    elif op == OP_BUYS:
        s.buys += n
    elif op == OP_COINS:
        s.coins += n
    elif op == OP_CHEAPER:
        s.cheaper += n  # D27
    elif op == OP_CARDS:
        ask_for_cards(s, seat, n, TO_HAND)
    elif op == OP_CARDS_AS_MANY:
        ask_for_cards(s, seat, done, TO_HAND)  # D21
    elif op == OP_COINS_AS_MANY:
        s.coins += done  # D35
    elif op == OP_CARDS_PER_VICTORY:
        victories = 0
        for card in range(CARDS):
            if VICTORIES >> card & 1:
                victories += np.int64(p.hand[card])  # D22
        ask_for_cards(s, seat, victories, TO_HAND)
    elif op == OP_ACTIONS_IF_FIRST:
        if s.played[s.last_played] == 1:  # D22
            s.actions += n
    elif done:
        ask_for_cards(s, seat, n, TO_HAND)  # D35


@inlined
def _discard(s, p, seat, op, n):
    """Discarding from the hand, one card at a time; what was done is left in `frame_n`."""
    if op == OP_DISCARD_ANY:
        if p.hand_n > 0:
            return _ask(s, seat, DISCARD_ANY)
    elif op == OP_DISCARD_DOWN:
        if p.hand_n > n:  # D26
            return _ask(s, seat, DISCARD_DOWN)
    elif s.laid_n < n and p.hand_n > 0:  # D35
        return _ask(s, seat, MAY_DISCARD)
    end_discard(s, p, op, n)
    return True


@inlined
def end_discard(s, p, op, n):
    """The discarding is complete; `frame_n` says how many cards it were, or if it was done in full."""
    laid = s.laid_n
    complete_discard(s, p)
    proceed(s)
    s.frame_n[s.depth - 1] = laid == n if op == OP_MAY_DISCARD else laid


@inlined
def _trash(s, p, seat, op, n):
    f = s.depth - 1
    if op == OP_TRASH:
        if s.frame_n[f] < n and p.hand_n > 0:  # D23, D28
            return _ask(s, seat, TRASH)
        proceed(s)
        return True
    s.mine_pc = s.frame_pc[f] + 1
    if p.hand_set & TREASURES:  # D31
        return _ask(s, seat, TRASH_TREASURE)
    proceed(s)
    return True


@inlined
def _reveal(s, p, seat, op, n):
    """Reveal cards one by one, and see after each what to do with it."""
    f = s.depth - 1
    card = s.card
    s.card = NONE
    if s.frame_n[f] == 0:
        ask_for_cards(s, seat, 1, REVEALED)
        s.frame_n[f] = WAITING
    elif op == OP_REVEAL_NAMED:
        if card != NONE:
            if card == s.frame_card[f]:
                to_hand(p, card)  # D32
                see_in_hand(p, card)
            else:
                put_on_top(p, card, False)  # D32
        proceed(s)
    elif op == OP_REVEAL_AND_DISCARD:
        if card != NONE:
            put_aside(s, card, (ACTIONS | TREASURES) >> card & 1)
        if card == NONE or s.frame_n[f] == n:
            discard_aside(s, p, ACTIONS | TREASURES)  # D33
            proceed(s)
        else:
            ask_for_cards(s, seat, 1, REVEALED)
            s.frame_n[f] += 1
    elif card == NONE:
        discard_aside(s, p, ALL)  # D25, D29: none found
        proceed(s)
    elif _found(s, op, n, card):
        to_hand(p, card)
        see_in_hand(p, card)
        discard_aside(s, p, ALL)  # D25, D29
        proceed(s)
    else:
        put_aside(s, card, True)
        ask_for_cards(s, seat, 1, REVEALED)


@inlined
def _found(s, op, n, card):
    """Whether a revealed card is what was looked for."""
    if op == OP_REVEAL_UNTIL_COST:
        return cost_now(s, card) >= n  # D25
    return (ACTIONS | TREASURES) >> card & 1 != 0  # D29


@inlined
def _draw_up_to(s, p, seat, n):
    """Library: draw and look at each card (D34)."""
    f = s.depth - 1
    card = s.card
    if s.frame_n[f] == WAITING:
        if card != NONE and ACTIONS >> card & 1:
            s.frame_n[f] = KEPT
            return _ask(s, seat, KEEP)
        if card == NONE:  # no card was left
            discard_aside(s, p, ALL)
            proceed(s)
            return True
    s.card = NONE
    if p.hand_n >= n:
        discard_aside(s, p, ALL)  # D34
        proceed(s)
    else:
        ask_for_cards(s, seat, 1, LOOKED_AT)
        s.frame_n[f] = WAITING
    return True
