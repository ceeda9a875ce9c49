"""The state of a game of Het Koninkrijk Dominion: read this first.

One record. Seats are 0 to 3, cards the numbers of the card list (cards.py). A pile of cards is how many
of each card it holds: what has not been drawn has no order. Sets of cards are bits of a number.

What all players know of a seat's cards is kept beside the cards themselves (knowledge.py): a card of its
hand, its draw pile or its discard pile is either known to lie there, or it is one of the unknown cards.
"""

from __future__ import annotations

import numpy as np

from kroon.games.dominion.cards import CARDS, CHOICES, KINGDOM_CARDS

KINGDOM_SIZE = 8
"""How many kingdom cards are in play (D2)."""
HAND = 5
TOP = 3
"""The most cards on a draw pile that are known: Rabble puts back as many as it reveals."""
STACK = 4

# What is asked (the field `asks`), first by chance, then by players.
KINGDOM, START, DRAW, DRAFT, ACTION, BUY, DISCARD_ANY, DISCARD_DOWN, MAY_DISCARD = range(9)
CHOOSE, TRASH, TRASH_TREASURE, GAIN, NAME, KEEP, TOPDECK, NOTHING = range(9, 17)

SET_UP, ACTION_PHASE, BUY_PHASE, CLEAN_UP, DONE = range(5)
"""Phases."""

TO_HAND, LOOKED_AT, REVEALED = range(3)
"""Where drawn cards go: to the hand; to the hand, where the owner looks at each; open on the table."""

SEAT = np.dtype(
    [
        ("hand", np.int8, CARDS),  # how many of each card
        ("pile", np.int8, CARDS),  # the draw pile below its known top
        ("discard", np.int8, CARDS),
        ("deck", np.int8, CARDS),  # all cards of the player, wherever they are
        ("top", np.int8, TOP),  # the known top of the draw pile, the uppermost last; -1: none
        ("hand_n", np.int64),  # the sums of the above
        ("pile_n", np.int64),
        ("discard_n", np.int64),
        ("top_n", np.int64),
        ("hand_set", np.int64),  # the cards that are in the hand, as bits
        ("discard_top", np.int64),  # the card on the discard pile, -1: none
        ("turns", np.int64),  # turns taken
        ("gained", np.int64),  # the cards gained in the player's last turn, or in the present one, as bits
        # what all know (knowledge.py)
        ("seen_hand", np.int8, CARDS),  # cards known to be in the hand
        ("seen_discard", np.int8, CARDS),  # cards known to be in the discard pile
        ("either", np.int8, CARDS),  # cards that were seen, and are now in the hand, the discards or on top
        ("old", np.int8, CARDS),  # what the cards held since before the last shuffle can be
        ("shown", np.int8, CARDS),  # cards of the present hand that were unknown until they left it
        ("last_shown", np.int8, CARDS),  # the same of the last turn's hand
        ("last_n", np.int64),  # unknown discards of the last clean-up, while they lie there
        ("last_old", np.int64),  # ... of them held since before the last shuffle
        ("last_bare", np.int64),  # ... of them no Treasures
        ("last_cap", np.int64),  # the last card of the list that they can be (D8)
        ("seen_hand_n", np.int64),
        ("seen_discard_n", np.int64),
        ("either_n", np.int64),
        ("either_discards", np.int64),  # how many unknown discards can be one of `either`
        ("hand_old", np.int64),  # unknown cards in hand since before the last shuffle
        ("hand_bare", np.int64),  # unknown cards in hand that are no Treasures
        ("discard_old_bare", np.int64),  # unknown discards that are both
        ("discard_old", np.int64),  # ... that were held since before the last shuffle
        ("discard_bare", np.int64),  # ... that are no Treasures
        ("top_hidden", np.int64),  # the lower cards of `top` whose order only the owner knows
        ("top_blurred", np.int64),  # 1: some of those have been drawn, so they are among `either`
    ],
    align=True,
)

STATE = np.dtype(
    [
        ("seats", SEAT, 4),
        ("supply", np.int8, CARDS),  # cards left in each pile
        ("trash", np.int8, CARDS),
        ("played", np.int8, CARDS),  # cards played this turn
        ("aside", np.int8, CARDS),  # revealed or set aside, open on the table
        ("laid", np.int8, CARDS),  # chosen to be discarded, while the discarding isn't complete
        ("work", np.int8, CARDS),  # room for `redeal`; else 0
        ("work_last", np.int8, CARDS),  # the same
        ("actor", np.int64),  # the seat to move, CHANCE or OVER
        ("asks", np.int64),  # KINGDOM to NOTHING
        ("phase", np.int64),  # SET_UP to DONE
        ("turn", np.int64),  # whose turn it is
        ("first", np.int64),  # who began
        ("chosen", np.int64),  # the kingdom cards in play, as bits
        ("chosen_n", np.int64),
        ("dealt", np.int64),  # first hands that have been dealt
        ("piles", np.int64),  # the supply piles that aren't empty, as bits
        ("empty", np.int64),  # how many supply piles are empty
        # the present turn
        ("actions", np.int64),
        ("buys", np.int64),
        ("coins", np.int64),
        ("cheaper", np.int64),  # how much less all cards cost (D27)
        ("bought", np.int64),  # cards bought
        (
            "shopping",
            np.int64,
        ),  # 1: a Treasure was played or a card bought: all see the buy phase
        ("played_n", np.int64),
        ("last_played", np.int64),  # -1: none
        # cards on their way
        ("need", np.int64),  # cards still to be drawn
        ("drawer", np.int64),  # by whom
        ("goal", np.int64),  # TO_HAND to REVEALED
        ("card", np.int64),  # the card looked at or revealed, -1: none
        ("aside_n", np.int64),
        ("aside_last", np.int64),  # the last of `aside` that will be discarded, -1: none
        ("laid_n", np.int64),
        ("laid_last", np.int64),  # -1: none
        (
            "mine_pc",
            np.int64,
        ),  # 1 + the instruction that wants a Treasure trashed, until all see if there is one
        # the instructions in progress, the innermost last
        ("depth", np.int64),
        ("frame_pc", np.int64, STACK),  # where in the program
        ("frame_who", np.int64, STACK),  # the seat that it works on
        ("frame_n", np.int64, STACK),  # how far the instruction is
        ("frame_card", np.int64, STACK),  # the card trashed or named
        # the options
        ("players", np.int64),
        ("random_kingdom", np.int64),
        ("draft", np.int64),
        ("remodel_to_hand", np.int64),
        ("start", np.int64),  # the seat that begins, -1: chance decides
    ],
    align=True,
)

# Ids: first the moves of players, then the outcomes of chance; + n: card n.
PLAY_ID = 0
TREASURES_ID = PLAY_ID + CARDS
BUY_ID = TREASURES_ID + 1
END_ID = BUY_ID + CARDS
DISCARD_ID = END_ID + 1
DONE_ID = DISCARD_ID + CARDS
PASS_ID = DONE_ID + 1
CHOOSE_ID = PASS_ID + 1  # + n: choice n
TRASH_ID = CHOOSE_ID + len(CHOICES)
GAIN_ID = TRASH_ID + CARDS
NAME_ID = GAIN_ID + CARDS
KEEP_ID = NAME_ID + CARDS
ASIDE_ID = KEEP_ID + 1
TOPDECK_ID = ASIDE_ID + 1
DRAFT_ID = TOPDECK_ID + CARDS  # + n: kingdom card n
MOVES = DRAFT_ID + KINGDOM_CARDS
KINGDOM_ID = MOVES  # + n: kingdom card n
START_ID = KINGDOM_ID + KINGDOM_CARDS  # + n: seat n
DRAW_ID = START_ID + 4
OUTCOMES = DRAW_ID + CARDS - MOVES
