"""The cards: their table (data/cards.csv) and the programs of the Actions (data/programs.txt), as numbers.

A program is a list of instructions that interpreter.py carries out one by one; indented lines belong to
the line above them. WORDS below says what each instruction does. The README tells how to add a card.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Any

import numpy as np

_DATA = resources.files("kroon.games.dominion") / "data"
_ROWS = list(csv.DictReader((_DATA / "cards.csv").read_text(encoding="utf-8").splitlines()))

IDS = tuple(row["id"] for row in _ROWS)
"""The ids of the cards, in the order of the card list."""
CARDS = len(IDS)
NONE = -1
"""No card."""

COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE = range(6)
BASICS = 6
"""How many cards come before the kingdom cards."""
KINGDOM_CARDS = CARDS - BASICS
HAREM = IDS.index("harem")
BASIC_PILES = 1 << SILVER | 1 << GOLD | 1 << DUCHY | 1 << PROVINCE
"""The cards that have a supply pile in every game (D3), as bits. Copper and Estate have none (D4)."""

RULE = tuple(row["rule"] for row in _ROWS)
"""The number of each card's rule."""


def _set_of(kind: str) -> int:
    """The cards of a kind, as bits."""
    return sum(1 << card for card, row in enumerate(_ROWS) if kind in row["types"].split())


ACTIONS, TREASURES, VICTORIES = _set_of("action"), _set_of("treasure"), _set_of("victory")
"""Sets of cards: bit n for card n. Harem is in two of them (D36)."""

COST = np.array([int(row["cost"]) for row in _ROWS], np.int64)
COINS = np.array([int(row["coins"]) for row in _ROWS], np.int64)
POINTS = np.array([int(row["points"]) for row in _ROWS], np.int64)
DEAREST = int(COST.max())
UP_TO = np.array(
    [sum(1 << card for card in range(CARDS) if COST[card] <= most) for most in range(DEAREST + 1)], np.int64
)
"""By a sum of coins: the set of cards that cost at most so much."""

WORDS = (
    "actions",  # +n Actions
    "buys",  # +n Buys
    "coins",  # +n coins
    "cheaper",  # this turn all cards cost n less
    "cards",  # +n Cards
    "cards as many",  # draw as many as were discarded before
    "coins as many",  # +1 coin for each card discarded before
    "cards per victory",  # +1 Card for each Victory card in hand
    "actions if first",  # +n Actions when it is the first card of its name this turn
    "cards if discarded",  # +n Cards when the `may discard` before was done in full
    "reveal hand",  # all see the hand
    "discard any number",  # from the hand, any number
    "discard down to",  # from the hand, until n are left
    "may discard",  # exactly n from the hand, or all if there are fewer, or none
    "trash",  # n cards from the hand, or all if there are fewer
    "trash a treasure",  # from the hand, if there is one
    "gain up to",  # a card that costs up to n more than the one trashed; where to: the option `remodel`
    "gain treasure up to",  # a Treasure that costs up to n more than the one trashed, to the hand
    "gain smuggled",  # a card that costs up to n and that the player to the right gained in the last turn
    "name",  # a card
    "reveal the named",  # the top card: into the hand if it is the one named
    "reveal until cost",  # cards until one costs at least n: that one to the hand, the others discarded
    "reveal until action or treasure",  # the same, until an Action or a Treasure
    "reveal and discard actions and treasures",  # n cards; those of these kinds are discarded
    "topdeck the rest",  # the other revealed cards go back on the pile, in any order
    "draw up to",  # one by one until n are in hand; Actions may be set aside
    "choose",  # one of the blocks below, separated by `or`
    "jump",  # (made by `choose`) go on somewhere else
    "each other player",  # the block below, for each of them in turn order
    "return",  # (made at the end of a program or a block) this is done
)
"""The instructions; n is the number after the words."""

(
    OP_ACTIONS,
    OP_BUYS,
    OP_COINS,
    OP_CHEAPER,
    OP_CARDS,
    OP_CARDS_AS_MANY,
    OP_COINS_AS_MANY,
    OP_CARDS_PER_VICTORY,
    OP_ACTIONS_IF_FIRST,
    OP_CARDS_IF_DISCARDED,
    OP_REVEAL_HAND,
    OP_DISCARD_ANY,
    OP_DISCARD_DOWN,
    OP_MAY_DISCARD,
    OP_TRASH,
    OP_TRASH_TREASURE,
    OP_GAIN,
    OP_GAIN_TREASURE,
    OP_GAIN_SMUGGLED,
    OP_NAME,
    OP_REVEAL_NAMED,
    OP_REVEAL_UNTIL_COST,
    OP_REVEAL_UNTIL_KIND,
    OP_REVEAL_AND_DISCARD,
    OP_TOPDECK,
    OP_DRAW_UP_TO,
    OP_CHOOSE,
    OP_JUMP,
    OP_EACH_OTHER,
    OP_RETURN,
) = range(len(WORDS))

CHOICES = ("cards", "coins", "trash")
"""What `choose` can offer: the first word of each block."""

Block = list[tuple[str, Any]]
"""Lines with the blocks that belong to them."""


def read_programs(text: str) -> dict[str, Block]:
    """The programs of a file, by the id of the card."""
    root: Block = []
    open_blocks = [(-1, root)]
    for line in text.splitlines():
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        depth = len(line) - len(line.lstrip())
        while open_blocks[-1][0] >= depth:
            open_blocks.pop()
        below: Block = []
        open_blocks[-1][1].append((words, below))
        open_blocks.append((depth, below))
    return dict(root)


def compiled(programs: dict[str, Block]) -> tuple[Any, Any]:
    """The instructions of all programs as rows (operation, n, where to jump), and where each card's begins."""
    code: list[list[int]] = []
    begins = np.zeros(CARDS, np.int64)
    for card, block in programs.items():
        begins[IDS.index(card)] = len(code)
        _compile(block, code)
        code.append([OP_RETURN, 0, 0])
    return np.array(code, np.int64), begins


def _compile(block: Block, code: list[list[int]]) -> None:
    at = 0
    while at < len(block):
        words, below = block[at]
        at += 1
        if words == "choose":
            blocks = [below]
            while at < len(block) and block[at][0] == "or":
                blocks.append(block[at][1])
                at += 1
            _compile_choice(blocks, code)
        elif words == "each other player":
            here = len(code)
            code.append([OP_EACH_OTHER, 0, 0])
            _compile(below, code)
            code.append([OP_RETURN, 0, 0])
            code[here][2] = len(code)
        else:
            name, _, number = words.rpartition(" ")
            if not number.isdigit():
                name, number = words, "0"
            code.append([WORDS.index(name), int(number), 0])


def _compile_choice(blocks: list[Block], code: list[list[int]]) -> None:
    """A jump for each block, then the blocks, each with a jump behind all of them."""
    first = len(code) + 1
    code.append([OP_CHOOSE, len(blocks), 0])
    code.extend([OP_JUMP, CHOICES.index(block[0][0].split()[0]), 0] for block in blocks)
    ends = []
    for n, block in enumerate(blocks):
        code[first + n][2] = len(code)
        _compile(block, code)
        ends.append(len(code))
        code.append([OP_JUMP, 0, 0])
    for end in ends:
        code[end][2] = len(code)


PROGRAM, PROGRAM_OF = compiled(read_programs((_DATA / "programs.txt").read_text(encoding="utf-8")))
"""All instructions, and where the program of each card begins."""
