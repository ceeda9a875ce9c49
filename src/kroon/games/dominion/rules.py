"""The rules of Het Koninkrijk Dominion as kernels: set-up, turns, moves and chance.

What cards do is in interpreter.py, how they move in piles.py, who knows them in knowledge.py.
"""

from __future__ import annotations

import numpy as np

from kroon.core.bits import lowest
from kroon.core.events import CHANCE, OVER
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.dominion.cards import (
    ACTIONS,
    BASICS,
    CARDS,
    COINS,
    COST,
    KINGDOM_CARDS,
    NONE,
    OP_GAIN,
    OP_GAIN_TREASURE,
    PROGRAM,
    TREASURES,
)
from kroon.games.dominion.interpreter import (
    ALL,
    begin_program,
    costing_up_to,
    end_discard,
    gainable,
    proceed,
    push,
    step,
)
from kroon.games.dominion.knowledge import put_on_top, see_leaving, see_no_treasures
from kroon.games.dominion.piles import (
    ask_for_cards,
    discard_all,
    draw,
    draw_next,
    from_hand,
    gain,
    lay_down,
    play,
    put_aside,
    trash,
)
from kroon.games.dominion.redealing import choose_laid, deal_unknown, mix_put_back
from kroon.games.dominion.scoring import ended
from kroon.games.dominion.set_up import apply_set_up, begin_turn, go_on_setting_up, lay_out, list_set_up
from kroon.games.dominion.state import (
    ACTION,
    ACTION_PHASE,
    ASIDE_ID,
    BUY,
    BUY_ID,
    BUY_PHASE,
    CHOOSE,
    CHOOSE_ID,
    CLEAN_UP,
    DISCARD_ANY,
    DISCARD_ID,
    DONE,
    DONE_ID,
    DRAFT,
    DRAFT_ID,
    DRAW,
    DRAW_ID,
    END_ID,
    GAIN,
    GAIN_ID,
    HAND,
    KEEP,
    KEEP_ID,
    KINGDOM_ID,
    MAY_DISCARD,
    NAME,
    NAME_ID,
    NOTHING,
    PASS_ID,
    PLAY_ID,
    SET_UP,
    START,
    START_ID,
    TO_HAND,
    TOPDECK,
    TOPDECK_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)


@kernel
def start(s, options):
    """An empty table; options in the order of options.py."""
    lay_out(s, options)
    run(s)


@kernel
def actor(s):
    """The seat to move, CHANCE or OVER."""
    return s.actor


@kernel
def legal(s, out):
    """The ids that are possible now, ascending; their number."""
    asks = s.asks
    if asks == DRAW:
        return _list_counts(s.seats[s.drawer].pile, DRAW_ID, out)
    if asks == NOTHING:
        return 0
    if asks <= DRAFT:
        return list_set_up(s, out)
    p = s.seats[s.actor]
    if asks == ACTION:
        n = _list_bits(p.hand_set & ACTIONS, PLAY_ID, out, 0)  # D6
        out[n] = END_ID
        return n + 1
    if asks == BUY:
        return _list_buys(s, p, out)
    if asks <= MAY_DISCARD:
        n = _list_bits(p.hand_set, DISCARD_ID, out, 0)
        if asks == DISCARD_ANY:
            out[n] = DONE_ID
            n += 1
        elif asks == MAY_DISCARD and s.laid_n == 0:
            out[n] = PASS_ID  # D35: only as the first answer
            n += 1
        return n
    if asks == CHOOSE:
        pc = s.frame_pc[s.depth - 1]
        for i in range(PROGRAM[pc, 1]):
            out[i] = CHOOSE_ID + PROGRAM[pc + 1 + i, 1]
        return PROGRAM[pc, 1]
    if asks == TRASH:
        return _list_bits(p.hand_set, TRASH_ID, out, 0)
    if asks == TRASH_TREASURE:
        return _list_bits(p.hand_set & TREASURES, TRASH_ID, out, 0)  # D31
    if asks == GAIN:
        return _list_bits(gainable(s), GAIN_ID, out, 0)
    if asks == NAME:
        return _list_bits(ALL, NAME_ID, out, 0)  # D32: any card of the box
    if asks == KEEP:
        out[0] = KEEP_ID
        out[1] = ASIDE_ID
        return 2
    return _list_counts(s.aside, TOPDECK_ID, out)  # D33


@kernel
def weight(s, id):
    """A card is as likely as there are copies of it; all else is equally likely."""
    if s.asks == DRAW:
        return np.int64(s.seats[s.drawer].pile[id - DRAW_ID])
    return 1


@kernel
def sample(s, rng):
    """An outcome of chance."""
    if s.asks == DRAW:
        p = s.seats[s.drawer]
        n = below(rng, p.pile_n)
        card = 0
        while n >= p.pile[card]:
            n -= p.pile[card]
            card += 1
        return DRAW_ID + card
    if s.asks == START:
        return START_ID + below(rng, s.players)
    n = below(rng, KINGDOM_CARDS - s.chosen_n)
    card = BASICS
    while s.chosen >> card & 1 or n > 0:
        n -= not s.chosen >> card & 1
        card += 1
    return KINGDOM_ID + card - BASICS


@kernel
def owner(s):
    """A card is the luck of the seat that draws it; the kingdom and the start are that of the table."""
    return s.drawer if s.asks == DRAW else CHANCE


@kernel
def apply(s, id):
    """Make a legal move, or a possible outcome."""
    if id >= DRAW_ID:
        draw(s, id - DRAW_ID)
    elif id >= DRAFT_ID:
        apply_set_up(s, id)
    else:
        p = s.seats[s.actor]
        if id <= END_ID:
            _apply_turn(s, p, id)
        else:
            _apply_answer(s, p, id)
    run(s)


@kernel
def run(s):
    """Go on until chance or a player is asked."""
    while True:
        if s.need > 0:
            if not draw_next(s):
                return
        elif s.depth > 0:
            if not step(s):
                return
        elif s.phase == ACTION_PHASE:
            if s.actions > 0 and s.seats[s.turn].hand_set & ACTIONS:  # D6
                s.asks = ACTION
                s.actor = s.turn
                return
            s.phase = BUY_PHASE
        elif s.phase == BUY_PHASE:
            if s.buys > 0:  # D7
                s.asks = BUY
                s.actor = s.turn
                return
            _clean_up(s)
        elif s.phase == CLEAN_UP:
            if ended(s):
                s.phase = DONE  # D18
            else:
                begin_turn(s, (s.turn + 1) % s.players)
        elif s.phase == SET_UP:
            if go_on_setting_up(s):
                return
        else:
            s.asks = NOTHING
            s.actor = OVER
            return


@kernel
def redeal(s, seat, rng):
    """Deal anew what the seat can't know: the others' hands, discards and piles, and what they were asked."""
    if s.phase == SET_UP and s.asks != DRAW:
        return
    if s.asks == KEEP and s.actor != seat:  # D38: as if the Action just drawn had been kept
        apply(s, KEEP_ID)
    asked = s.actor
    for other in range(s.players):
        if other != seat:
            p = s.seats[other]
            if s.asks == TOPDECK and asked == other:
                mix_put_back(s, p, rng)
            laid = s.laid_n if asked == other else 0
            if laid > 0:
                _take_back(s, p)
            deal_unknown(s, p, rng)
            if laid > 0:
                choose_laid(s, p, laid, rng)
    if seat != s.turn:
        _ask_again(s)


@kernel
def _take_back(s, p):
    """The cards chosen to be discarded count as cards of the hand again."""
    for card in range(CARDS):
        p.hand[card] += s.laid[card]
        s.laid[card] = 0
    p.hand_n += s.laid_n
    s.laid_n = 0
    s.laid_last = NONE


@kernel
def _ask_again(s):
    """After a deal: what is asked where that depends on cards that only the player of the turn sees."""
    if s.shopping or not (s.asks == ACTION or s.asks == BUY or s.asks == TRASH_TREASURE):
        return
    if s.mine_pc > 0 and s.asks != TRASH_TREASURE:
        push(s, s.mine_pc - 1, s.turn)
    s.phase = ACTION_PHASE
    run(s)


# Lists of ids


@inlined
def _list_bits(bits, base, out, n):
    """The ids of a set of cards, behind the first n; the number of all."""
    rest = bits
    while rest:
        out[n] = base + lowest(np.uint64(rest))
        n += 1
        rest &= rest - 1
    return n


@inlined
def _list_counts(cards, base, out):
    """The ids of the cards of a pile."""
    n = 0
    for card in range(CARDS):
        if cards[card] > 0:
            out[n] = base + card
            n += 1
    return n


@inlined
def _list_buys(s, p, out):
    """Treasures, purchases and the end of the buy phase (D7)."""
    n = 0
    if s.bought == 0 and p.hand_set & TREASURES:
        n = _list_bits(p.hand_set & TREASURES, PLAY_ID, out, 0)
        out[n] = TREASURES_ID
        n += 1
    n = _list_bits(s.piles & costing_up_to(s, s.coins), BUY_ID, out, n)
    out[n] = END_ID
    return n + 1


# Moves


@inlined
def _apply_turn(s, p, id):
    """Play, buy, or end a phase."""
    if s.asks == ACTION and id == END_ID:
        s.phase = BUY_PHASE  # D6; the others don't see it
        return
    if s.mine_pc > 0:
        s.mine_pc = 0
        see_no_treasures(p)
    if id < TREASURES_ID:
        card = id - PLAY_ID
        play(s, p, card)
        if s.asks == ACTION:
            s.actions -= 1
            begin_program(s, card)
        else:
            s.coins += COINS[card]
            s.shopping = 1
    elif id == TREASURES_ID:
        rest = p.hand_set & TREASURES
        while rest:
            card = lowest(np.uint64(rest))  # D8: in the order of the card list
            rest &= rest - 1
            for _ in range(p.hand[card]):
                play(s, p, card)
                s.coins += COINS[card]
        s.shopping = 1
        see_no_treasures(p)
    elif id < END_ID:
        card = id - BUY_ID
        s.coins -= max(0, COST[card] - s.cheaper)  # D27
        s.buys -= 1
        s.bought += 1
        s.shopping = 1
        gain(s, p, card, False)  # D7
    else:
        _clean_up(s)


@inlined
def _apply_answer(s, p, id):
    """The answer to what a card asks."""
    f = s.depth - 1
    pc = s.frame_pc[f]
    if id < DONE_ID:
        lay_down(s, p, id - DISCARD_ID)
    elif id <= PASS_ID:
        end_discard(s, p, PROGRAM[pc, 0], PROGRAM[pc, 1])
    elif id < TRASH_ID:
        at = pc + 1
        while PROGRAM[at, 1] != id - CHOOSE_ID:
            at += 1
        s.frame_pc[f] = PROGRAM[at, 2]
    elif id < GAIN_ID:
        card = id - TRASH_ID
        trash(s, p, card)
        s.frame_card[f] = card
        s.frame_n[f] += 1
        if s.asks == TRASH_TREASURE:
            s.mine_pc = 0
            proceed(s)
    elif id < NAME_ID:
        op = PROGRAM[pc, 0]
        proceed(s)
        in_hand = op == OP_GAIN_TREASURE or (op == OP_GAIN and s.remodel_to_hand)  # D28, D31
        gain(s, p, id - GAIN_ID, in_hand)
    elif id < KEEP_ID:
        proceed(s)
        s.frame_card[f] = id - NAME_ID
    elif id == KEEP_ID:
        s.frame_n[f] = 0
        s.card = NONE
    elif id == ASIDE_ID:
        from_hand(p, s.card)
        see_leaving(p, s.card)
        put_aside(s, s.card, True)  # D34
        s.frame_n[f] = 0
        s.card = NONE
    else:
        card = id - TOPDECK_ID
        s.aside[card] -= 1
        s.aside_n -= 1
        put_on_top(p, card, True)  # D33


@inlined
def _clean_up(s):
    """Discard everything and draw the next hand (D8)."""
    p = s.seats[s.turn]
    discard_all(s, p)
    p.turns += 1  # D19
    s.phase = CLEAN_UP
    ask_for_cards(s, s.turn, HAND, TO_HAND)
