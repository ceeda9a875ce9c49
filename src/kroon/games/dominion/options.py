"""What can be chosen for a game of Het Koninkrijk Dominion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.errors import WrongOptions
from kroon.core.events import SEAT_LETTERS
from kroon.core.options import Choice, ChoiceOrList, OptionSet, Players
from kroon.games.dominion.cards import BASICS, IDS
from kroon.games.dominion.state import KINGDOM_SIZE

KINGDOM_IDS = IDS[BASICS:]

SETS: dict[str, tuple[str, ...]] = {  # D5
    "first_game": ("cellar", "smugglers", "sage", "farming_village", "remodel", "market", "mine", "mystic"),
    "interactive": (
        *("vault", "militia", "rabble", "library"),
        *("smugglers", "farming_village", "crossroads", "steward"),
    ),
    "think_big": ("cellar", "steward", "bridge", "remodel", "library", "mine", "market", "harem"),
    "small_but_fine": ("mine", "remodel", "cellar", "crossroads", "steward", "smugglers", "sage", "bridge"),
    "secrecy": ("cellar", "smugglers", "mystic", "rabble", "vault", "harem", "militia", "mine"),
}
"""The recommended sets."""

KINGDOMS = (*SETS, "random", "draft")
RANDOM, DRAFT = KINGDOMS.index("random"), KINGDOMS.index("draft")

PLAYERS, KINGDOM = range(2)
KINGDOM_LIST = KINGDOM + 1  # and the next seven: the cards of a kingdom chosen by name
REMODEL = KINGDOM_LIST + KINGDOM_SIZE
START = REMODEL + 1
"""Where the options are, as the kernel `start` gets them."""


def _fit(options: Mapping[str, Any]) -> None:
    if options["start"] not in ("random", *SEAT_LETTERS[: options["players"]]):  # D1
        raise WrongOptions(
            "dominion-start-seat", seat=options["start"], seats=" ".join(SEAT_LETTERS[: options["players"]])
        )


OPTIONS = OptionSet(
    (
        Players(2, 4),  # D1
        ChoiceOrList("kingdom", KINGDOMS, KINGDOM_IDS, KINGDOM_SIZE),  # D2, D5
        Choice("remodel", ("hand", "discard")),  # D28
        Choice("start", ("random", *SEAT_LETTERS)),  # D1
    ),
    _fit,
)


def next_start(players: int, start: int, winners: Sequence[int]) -> int:
    """Who begins the next game of a series: the seat to the left of the last winner (D1).

    Of several winners it is the first one after the last start player.
    """
    winner = min(winners, key=lambda seat: (seat - start - 1) % players)
    return (winner + 1) % players
