"""Setting up the table, and the beginning of a turn, as kernels (D1 to D5)."""

from __future__ import annotations

import numpy as np

from kroon.core.events import CHANCE
from kroon.core.kernel import kernel
from kroon.games.dominion.cards import (
    BASIC_PILES,
    BASICS,
    CARDS,
    COPPER,
    DUCHY,
    ESTATE,
    GOLD,
    HAREM,
    IDS,
    NONE,
    PROVINCE,
    SILVER,
)
from kroon.games.dominion.options import DRAFT as DRAFT_OPTION
from kroon.games.dominion.options import KINGDOM as KINGDOM_OPTION
from kroon.games.dominion.options import KINGDOM_LIST, PLAYERS, REMODEL, SETS
from kroon.games.dominion.options import RANDOM as RANDOM_OPTION
from kroon.games.dominion.options import START as START_OPTION
from kroon.games.dominion.piles import ask_for_cards
from kroon.games.dominion.state import (
    ACTION_PHASE,
    DRAFT,
    DRAFT_ID,
    HAND,
    KINGDOM,
    KINGDOM_ID,
    KINGDOM_SIZE,
    NOTHING,
    SET_UP,
    STACK,
    START,
    START_ID,
    TO_HAND,
    TOP,
)

SET_CARDS = np.array([sum(1 << IDS.index(id) for id in SETS[name]) for name in SETS], np.int64)
"""The recommended sets (D5), as bits."""

COPPERS, ESTATES, SILVERS, GOLDS, COPIES = 7, 3, 24, 16, 8
MORE_COPIES = 12
"""How many of a card there are (D2 to D4)."""


@kernel
def lay_out(s, options):
    """An empty table; options in the order of options.py."""
    s.players = options[PLAYERS]
    s.random_kingdom = options[KINGDOM_OPTION] == RANDOM_OPTION
    s.draft = options[KINGDOM_OPTION] == DRAFT_OPTION
    s.remodel_to_hand = options[REMODEL] == 0  # D28
    s.start = options[START_OPTION] - 1
    s.chosen = 0
    s.chosen_n = 0
    if options[KINGDOM_OPTION] < 0:
        for i in range(KINGDOM_SIZE):
            s.chosen |= 1 << BASICS + options[KINGDOM_LIST + i]  # D5
        s.chosen_n = KINGDOM_SIZE
    elif not (s.random_kingdom or s.draft):
        s.chosen = SET_CARDS[options[KINGDOM_OPTION]]  # D5
        s.chosen_n = KINGDOM_SIZE
    _clear(s)
    _fill_supply(s)


@kernel
def list_set_up(s, out):
    """The ids that are possible while the table is set up."""
    n = 0
    if s.asks == START:
        for seat in range(s.players):
            out[seat] = START_ID + seat
        return s.players
    base = DRAFT_ID if s.asks == DRAFT else KINGDOM_ID
    for card in range(BASICS, CARDS):
        if not s.chosen >> card & 1:  # D5
            out[n] = base + card - BASICS
            n += 1
    return n


@kernel
def begin_turn(s, seat):
    """A seat's turn begins, with its action phase."""
    s.turn = seat
    s.phase = ACTION_PHASE
    s.actions = 1  # D6
    s.buys = 1  # D7
    s.coins = 0
    s.cheaper = 0
    s.bought = 0
    s.shopping = 0
    s.seats[seat].gained = 0  # D24


@kernel
def _clear(s):
    """Nothing on the table, nobody's turn; the start cards are shuffled (D4)."""
    for card in range(CARDS):
        s.supply[card] = 0
        s.trash[card] = 0
        s.played[card] = 0
        s.aside[card] = 0
        s.laid[card] = 0
        s.work[card] = 0
        s.work_last[card] = 0
    for i in range(STACK):
        s.frame_pc[i] = 0
        s.frame_who[i] = 0
        s.frame_n[i] = 0
        s.frame_card[i] = NONE
    s.depth = 0
    s.dealt = 0
    s.empty = 0
    s.played_n = 0
    s.aside_n = 0
    s.laid_n = 0
    s.mine_pc = 0
    s.last_played = NONE
    s.aside_last = NONE
    s.laid_last = NONE
    for seat in range(4):
        p = s.seats[seat]
        _clear_seat(p)
        if seat < s.players:
            p.pile[COPPER] = COPPERS
            p.pile[ESTATE] = ESTATES
            p.pile_n = COPPERS + ESTATES
            p.deck[COPPER] = COPPERS
            p.deck[ESTATE] = ESTATES
    ask_for_cards(s, 0, 0, TO_HAND)
    begin_turn(s, 0)
    s.first = NONE
    s.phase = SET_UP
    s.actor = CHANCE
    s.asks = NOTHING


@kernel
def _clear_seat(p):
    for card in range(CARDS):
        p.hand[card] = 0
        p.pile[card] = 0
        p.discard[card] = 0
        p.deck[card] = 0
        p.seen_hand[card] = 0
        p.seen_discard[card] = 0
        p.either[card] = 0
        p.old[card] = 0
        p.shown[card] = 0
        p.last_shown[card] = 0
    for i in range(TOP):
        p.top[i] = NONE
    p.hand_n = 0
    p.pile_n = 0
    p.discard_n = 0
    p.top_n = 0
    p.hand_set = 0
    p.discard_top = NONE
    p.turns = 0
    p.gained = 0
    p.last_n = 0
    p.last_old = 0
    p.last_bare = 0
    p.last_cap = 0
    p.seen_hand_n = 0
    p.seen_discard_n = 0
    p.either_n = 0
    p.either_discards = 0
    p.hand_old = 0
    p.hand_bare = 0
    p.discard_old_bare = 0
    p.discard_old = 0
    p.discard_bare = 0
    p.top_hidden = 0
    p.top_blurred = 0


@kernel
def _fill_supply(s):
    """The basic supply piles (D3)."""
    copies = COPIES if s.players == 2 else MORE_COPIES  # D3
    s.supply[SILVER] = SILVERS  # D3
    s.supply[GOLD] = GOLDS  # D3
    s.supply[DUCHY] = copies
    s.supply[PROVINCE] = copies
    s.piles = BASIC_PILES  # D3, D4


@kernel
def go_on_setting_up(s):
    """The next step of the set-up: kingdom, start, draft, first hands; True when somebody must decide."""
    if s.random_kingdom and s.chosen_n < KINGDOM_SIZE:
        s.asks = KINGDOM  # D5
        s.actor = CHANCE
        return True
    if s.first == NONE:
        if s.start == NONE:
            s.asks = START  # D1
            s.actor = CHANCE
            return True
        s.first = s.start
    if s.chosen_n < KINGDOM_SIZE:
        s.asks = DRAFT  # D5
        s.actor = (s.first + s.chosen_n) % s.players
        return True
    if s.dealt == 0:
        copies = COPIES if s.players == 2 else MORE_COPIES
        for card in range(BASICS, CARDS):
            if s.chosen >> card & 1:
                s.supply[card] = copies if card == HAREM else COPIES  # D2
        s.piles |= s.chosen
    if s.dealt < s.players:
        ask_for_cards(s, (s.first + s.dealt) % s.players, HAND, TO_HAND)  # D4
        s.dealt += 1
    else:
        begin_turn(s, s.first)
    return False


@kernel
def apply_set_up(s, id):
    """A start player, or a card for the kingdom."""
    if id >= START_ID:
        s.first = id - START_ID
        return
    base = KINGDOM_ID if id >= KINGDOM_ID else DRAFT_ID
    s.chosen |= 1 << id - base + BASICS
    s.chosen_n += 1
