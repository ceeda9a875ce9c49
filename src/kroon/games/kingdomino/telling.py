"""What Kingdomino has to say: what is asked, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kroon.core.events import player
from kroon.core.message import Message, message
from kroon.core.plain import plain
from kroon.games.domino.telling import Labelled, Named, ask_draft, tell_king, tell_move, tell_row
from kroon.games.kingdomino.state import DOMINO, DOMINO_ID, MOVES, NEXT_GAME_ID, SEAT_ID, TERRAIN_NAMES


def _domino(number: int) -> tuple[Labelled, Labelled]:
    a_terrain, a_crowns, b_terrain, b_crowns = (int(each) for each in DOMINO[number])
    return (a_terrain, "*" * a_crowns), (b_terrain, "*" * b_crowns)


NAMED = Named("kingdomino", TERRAIN_NAMES, _domino)


def ask(s: Any) -> Message:
    """What is asked now."""
    return ask_draft(plain(s), NAMED)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> Message:  # noqa: ARG001
    """An event; nothing is ever hidden."""
    s, id = plain(s), ids[0]
    if id < MOVES:
        return tell_move(s, id, NAMED)
    if id < SEAT_ID:
        return tell_row([each - DOMINO_ID for each in ids])
    if id == NEXT_GAME_ID:
        return message("kingdomino-tell-game", game=int(s.game) + 2)
    if s.players == 2:
        return message("kingdomino-tell-start", seat=player(id - SEAT_ID))
    return tell_king(id - SEAT_ID, NAMED.game)
