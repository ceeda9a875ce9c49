"""What can be chosen for a game of Kingdomino, and what doesn't fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.errors import WrongOptions
from kroon.core.options import Choice, OptionSet, Players, Switch

PLAYERS, EDITION, MUST_PLACE, HARMONY, MIDDLE_KINGDOM, DYNASTY, GRAND_DUEL = range(7)
"""The order of the options, as the kernel `start` gets them."""

EDITIONS = ("nl", "de")
GERMAN = EDITIONS.index("de")


def _fit(options: Mapping[str, Any]) -> None:
    if options["grand_duel"] and options["players"] != 2:  # K22
        raise WrongOptions("kingdomino-grand-duel-players", players=str(options["players"]))
    if options["must_place"] and options["edition"] != "de":  # K23
        raise WrongOptions("kingdomino-must-place-edition")


OPTIONS = OptionSet(
    (
        Players(2, 4),  # K1
        Choice("edition", EDITIONS),
        Switch("must_place"),
        Switch("harmony"),
        Switch("middle_kingdom"),
        Switch("dynasty"),
        Switch("grand_duel"),
    ),
    _fit,
)
