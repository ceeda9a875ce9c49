"""Hints: the best moves in the position that a seat is asked in, judged by a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kroon.service.tasks import Hint
from kroon.table.errors import Refused
from kroon.table.views import hints_allowed

if TYPE_CHECKING:
    from kroon.service.service import Service


def hint(service: Service, owner: str, id: str, seat: int, language: str) -> list[dict[str, Any]]:
    """The best moves of a seat, best first: what each promises and gains, in words, too. Blocks."""
    with service.tables.at(id) as live:
        live.check_mover(owner, seat)
        live.check_running()
        if not hints_allowed(live):
            raise Refused("service-no-hints")
        if live.fold.play.actor != seat or live.bot_of(seat) is not None:
            raise Refused("table-not-your-turn")
        if live.fold.put_off(seat) is not None:
            raise Refused("table-show-first")
        task = Hint(id, live.row.game, live.row.options, tuple(live.fold.events), language)
    moves: list[dict[str, Any]] = service.workers.do(task)
    return moves
