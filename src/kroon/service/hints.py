"""Hints: the best moves in the position that a seat is asked in, judged by a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kroon.service.identity import Asker
from kroon.service.languages import spoken
from kroon.service.tasks import Hint
from kroon.service.waiting import answer_of
from kroon.table.errors import Refused
from kroon.table.lanes import HINTS
from kroon.table.views import hints_allowed

if TYPE_CHECKING:
    from kroon.service.service import Service


async def hint(service: Service, asker: Asker, id: str, seat: int) -> list[dict[str, Any]]:
    """The best moves of a seat, best first: what each promises and gains, in words, too."""
    owner = asker.known
    with service.quotas.hint(asker):
        task = await service.run_for(asker, lambda: _task(service, owner, id, seat))
        moves: list[dict[str, Any]] = await answer_of(service.workers.submit(task, owner, HINTS))
        return [each | {"told": spoken(each["told"], asker.speech)} for each in moves]


def _task(service: Service, owner: str, id: str, seat: int) -> Hint:
    with service.tables.at(id) as live:
        live.check_mover(owner, seat)
        live.check_running()
        if not hints_allowed(live):
            raise Refused("service-no-hints")
        if live.fold.play.actor != seat or live.bot_of(seat) is not None:
            raise Refused("table-not-your-turn")
        if live.fold.put_off(seat) is not None:
            raise Refused("table-show-first")
        number = live.fold.streams.number(seat)
        return Hint(id, live.row.game, live.row.options, tuple(live.fold.events), number)
