"""What a learner sees of the game: numbers from the seat's point of view, from its knowledge only.

Seats are relative: 0 is the seat itself, 1 the one to its left, and so on. Lists of cards are in the order of
the card list. What only tells something about another player's hand looks the same either way, as in view.py.
"""

from __future__ import annotations

from kroon.core.contract import CHANCE, Feature
from kroon.core.kernel import kernel
from kroon.games.dominion.cards import BASIC_PILES, CARDS, NONE, PROGRAM
from kroon.games.dominion.state import (
    ACTION,
    ACTION_PHASE,
    BUY,
    BUY_PHASE,
    DONE,
    DRAW,
    KEEP,
    NOTHING,
    TOP,
    TOPDECK,
    TRASH_TREASURE,
)

FEATURES = (
    Feature("phase", 1, 0, DONE, "0 set-up, 1 action, 2 buy, 3 clean-up, 4 over"),
    Feature("asks", 1, 0, NOTHING, "what is asked, as in state.py; 16 where that would tell of a hand"),
    Feature("actor", 1, -2, 3, "the relative seat to move, -1 chance, -2 nobody"),
    Feature("turn", 1, 0, 3, "the relative seat whose turn it is"),
    Feature("players", 1, 2, 4, "the number of players"),
    Feature("actions", 1, 0, 500, "actions left"),
    Feature("buys", 1, 0, 500, "buys left"),
    Feature("coins", 1, 0, 500, "coins left"),
    Feature("cheaper", 1, 0, 500, "how much less all cards cost"),
    Feature("bought", 1, 0, 500, "cards bought this turn"),
    Feature("remodel_to_hand", 1, 0, 1, "whether Remodel's card goes to the hand"),
    Feature("discarding", 1, 0, 200, "cards chosen in a discarding that isn't complete"),
    Feature("card", 1, -1, CARDS - 1, "the card trashed or named in the card being carried out, -1 for none"),
    Feature("top", TOP, -1, CARDS - 1, "known cards on the own draw pile, the uppermost last, -1 for none"),
    Feature("hand", CARDS, 0, 127, "the own hand"),
    Feature("supply", CARDS, -1, 24, "cards left in each pile, -1 where there is no pile"),
    Feature("trash", CARDS, 0, 127, "cards trashed"),
    Feature("played", CARDS, 0, 127, "cards played this turn"),
    Feature("aside", CARDS, 0, 127, "cards open on the table"),
    Feature("hand_size", 4, 0, 200, "cards in hand, by relative seat"),
    Feature("draw_pile", 4, 0, 200, "cards in the draw pile, by relative seat"),
    Feature("discard_top", 4, -1, CARDS - 1, "the card on the discard pile, by relative seat, -1 for none"),
    Feature("turns", 4, 0, 32767, "turns taken, by relative seat"),
    Feature("gained", 4 * CARDS, 0, 1, "cards gained in the last turn, by relative seat"),
    Feature("deck", 4 * CARDS, 0, 127, "all cards of a player, by relative seat"),
)
SIZE = sum(feature.size for feature in FEATURES)
MOST_TURNS = 32767


@kernel
def observe(s, seat, out):
    """Write the features, in the order of FEATURES."""
    hidden = seat != s.turn and (
        s.asks == KEEP or s.asks == TRASH_TREASURE or s.asks == ACTION or s.asks == BUY
    )
    tidied = hidden and s.asks == KEEP and _library_done(s)
    actor = s.actor
    asks = s.asks
    phase = s.phase
    if hidden:
        asks = BUY if s.shopping else NOTHING
        if s.asks == KEEP and not tidied:  # as if the card had been kept
            asks = DRAW
            actor = CHANCE
    if seat != s.turn and phase in (ACTION_PHASE, BUY_PHASE):
        phase = BUY_PHASE if s.shopping else ACTION_PHASE
    out[0] = phase
    out[1] = asks
    out[2] = _relative(s, actor, seat)
    out[3] = _relative(s, s.turn, seat)
    out[4] = s.players
    out[5] = s.actions
    out[6] = s.buys
    out[7] = s.coins
    out[8] = s.cheaper
    out[9] = s.bought
    out[10] = s.remodel_to_hand
    out[11] = s.laid_n
    out[12] = NONE
    if s.depth > 0 and not hidden:
        out[12] = s.frame_card[0]
    at = 13
    me = s.seats[seat]
    for i in range(TOP):
        out[at + i] = me.top[i]
    at += TOP
    for card in range(CARDS):
        out[at + card] = me.hand[card]
        out[at + CARDS + card] = s.supply[card]
        if s.supply[card] == 0 and not _has_pile(s, card):
            out[at + CARDS + card] = -1
        out[at + 2 * CARDS + card] = s.trash[card]
        out[at + 3 * CARDS + card] = s.played[card]
        out[at + 4 * CARDS + card] = 0 if tidied else s.aside[card]
    if s.asks == TOPDECK and s.actor != seat:  # which of them are back on the pile, only the owner knows
        p = s.seats[s.actor]
        for i in range(p.top_n):
            out[at + 4 * CARDS + p.top[i]] += 1
    at += 5 * CARDS
    for i in range(16 + 8 * CARDS):
        out[at + i] = 0
    for i in range(4):
        out[at + 8 + i] = NONE
    for i in range(s.players):
        p = s.seats[(seat + i) % s.players]
        out[at + i] = p.hand_n
        out[at + 4 + i] = p.pile_n + p.top_n
        out[at + 8 + i] = p.discard_top
        if tidied and (seat + i) % s.players == s.turn and s.aside_last != NONE:
            out[at + 8 + i] = s.aside_last
        out[at + 12 + i] = min(p.turns, MOST_TURNS)
        for card in range(CARDS):
            out[at + 16 + i * CARDS + card] = p.gained >> card & 1
            out[at + 16 + (4 + i) * CARDS + card] = p.deck[card]


@kernel
def _relative(s, who, seat):
    """A seat as seen from another; chance and nobody stay as they are."""
    return (who - seat + s.players) % s.players if who >= 0 else who


@kernel
def _has_pile(s, card):
    """Whether a card that isn't left ever had a supply pile."""
    return (BASIC_PILES | s.chosen) >> card & 1 != 0


@kernel
def _library_done(s):
    """Whether Library ends if the card just drawn is kept (D34)."""
    p = s.seats[s.actor]
    if p.hand_n >= PROGRAM[s.frame_pc[s.depth - 1], 1]:
        return True
    return p.top_n + p.pile_n + p.discard_n == 0
