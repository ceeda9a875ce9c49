"""What can be chosen for a game of Kingdomino Origins. Everything fits with everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kroon.core.options import Choice, OptionSet, Players, Switch

PLAYERS, MODE, EMPEROR_OF_FIRE, HOMO_HABILIS = range(4)
"""The order of the options, as the kernel `start` gets them."""

MODES = ("discovery", "totem", "tribe")


def _fit(options: Mapping[str, Any]) -> None:
    """Two players always play the Neolithic game (O25), in any mode and with any bonus."""


OPTIONS = OptionSet(
    (Players(2, 4), Choice("mode", MODES), Switch("emperor_of_fire"), Switch("homo_habilis")),
    _fit,
)
