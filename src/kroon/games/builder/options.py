"""What can be chosen for a game of Kingdom Builder, and what doesn't fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.errors import WrongOptions, short
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choice, ChoiceOrList, OptionSet, Players
from kroon.games.builder.state import GOAL_NAMES, GOALS, QUADRANT_NAMES

RANDOM, FIRST_GAME, LISTED = 0, 1, -1
"""How the quadrants, and the Kingdom Builder cards, are chosen."""
FIRST_QUADRANTS = ("tavern", "paddock", "oasis", "farm")  # B5
FIRST_GOALS = ("fishermen", "knights", "merchants")  # B5

PLAYERS_AT = 0
QUADRANTS_AT = 1  # and four quadrants after it
GOALS_AT = QUADRANTS_AT + 5  # and three cards after it
START_AT = GOALS_AT + 1 + GOALS
"""Where the numbers of each option stand, as the kernel `start` gets them."""


def _fit(options: Mapping[str, Any]) -> None:
    quadrants = options["quadrants"]
    if isinstance(quadrants, list) and len({name.rstrip("'") for name in quadrants}) != len(quadrants):  # B1
        raise WrongOptions("builder-quadrant-twice", value=short(", ".join(quadrants)))
    if options["start"] != "random" and options["start"] not in SEAT_LETTERS[: options["players"]]:  # B4
        raise WrongOptions("builder-start-seat", seat=options["start"], players=str(options["players"]))


OPTIONS = OptionSet(
    (
        Players(2, 4),  # B1
        ChoiceOrList("quadrants", ("random", "first_game"), QUADRANT_NAMES, 4),
        ChoiceOrList("cards", ("random", "first_game"), GOAL_NAMES, GOALS),
        Choice("start", ("random", *SEAT_LETTERS)),
    ),
    _fit,
)
