"""A table in memory: its row, its seats and its folded log."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

from kroon.core.contract import Game
from kroon.core.events import SEAT_LETTERS
from kroon.core.registry import find_game
from kroon.table.errors import NotYours, Refused, UnknownRules
from kroon.table.log import Fold
from kroon.table.schema import BOT, COMPANION, EMPTY, OPEN, OVER, PERSON, RUNNING
from kroon.table.shuffle import Shuffle
from kroon.table.store import Seat, Store, TableRow

MOST_ENTRIES = 4000
"""How many updates a seat may have been shown for anything but its moves to be added to the log: taking back,
handing it over and back."""


class Live:
    """One table. Whoever reads or changes it holds `lock`, and it isn't pending."""

    def __init__(self, store: Store, id: str) -> None:
        self.lock = threading.RLock()
        self.settled = threading.Condition(self.lock)
        """Told when it is pending no more."""
        self.pending = False
        """Whether a change of it is on its way to the disk: nobody reads or changes it until that is known."""
        self.holds = 0
        """How often the thread that holds it does so."""
        self.stale = False
        """Whether others have changed the log."""
        self.changed = False
        """Whether others have changed anything else."""
        self.left = False
        """Whether it is no longer the one that is used."""
        self._store = store
        self.row, self.seats = store.table(id)
        self.game = _game_of(self.row)
        self.fold = Fold(self.game, self.row.options)
        self.fold.extend(store.entries(id))

    def refresh(self) -> None:
        """Read what others have changed."""
        if self.changed:
            self.changed = False
            try:
                self.row, self.seats = self._store.table(self.row.id)
            except Exception:
                self.changed = True
                raise
        if self.stale:
            self.stale = False
            try:
                more = self._store.entries(self.row.id, self.fold.seq)
                self.fold.extend(more)
            except Exception:
                self.stale = True
                raise
        self.follow_log()

    def follow_log(self) -> None:
        """Have the row say what the log has brought about."""
        if self.fold.seq and self.row.state == OPEN:
            self.row = replace(self.row, state=RUNNING)
        if self.fold.ended is not None and self.row.state == RUNNING:
            self.row = replace(self.row, state=OVER)

    @property
    def id(self) -> str:
        """The name of the table."""
        return self.row.id

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    @property
    def shuffle(self) -> Shuffle | None:
        """The luck of the table; None where chance is typed in."""
        return None if self.row.seed is None else Shuffle(self.row.seed, self.nonces)

    @property
    def nonces(self) -> list[str]:
        """What each seat has added to the shuffle."""
        return [seat.nonce for seat in self.seats]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        if self.seats[seat].kind == BOT:
            return self.seats[seat].bot
        if seat in self.fold.resigned:
            return self.row.settings.stand_in
        return self.fold.handed.get(seat)

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat now."""
        fold = self.fold
        return bool(fold.handed or fold.resigned) or any(seat.kind == BOT for seat in self.seats)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [s.seat for s in self.seats if s.kind in (PERSON, COMPANION) and self.bot_of(s.seat) is None]

    def seats_of(self, owner: str) -> list[int]:
        """The seats that belong to somebody."""
        return [seat.seat for seat in self.seats if owner in seat.owners]

    def check_owner(self, owner: str, seat: int) -> None:
        """Refuse those who act for a seat that isn't theirs."""
        if not 0 <= seat < self.players or owner not in self.seats[seat].owners:
            raise NotYours

    def check_mover(self, owner: str, seat: int) -> None:
        """The same for moves: those of a companion are typed by anybody who has a seat at the table."""
        if 0 <= seat < self.players and self.seats[seat].kind == COMPANION and self.seats_of(owner):
            return
        self.check_owner(owner, seat)

    def check_running(self) -> None:
        """Refuse what is only possible in a running game."""
        if self.row.state == OPEN:
            raise Refused("table-not-started")
        if self.row.state != RUNNING or self.fold.ended is not None:
            raise Refused("table-over")

    def check_room(self, seat: int) -> None:
        """Refuse a seat what a game can do without when its log is long: moves always find room in it.

        What the seat was shown is counted: the log's length would tell of decisions that it may not notice.
        """
        if self.fold.streams.number(seat) >= MOST_ENTRIES:
            raise Refused("table-log-full", most=str(MOST_ENTRIES))

    def check_open(self) -> None:
        """Refuse what is only possible before the game starts."""
        if self.row.state != OPEN:
            raise Refused("table-started")


def free_seats(seats: Sequence[Seat]) -> list[int]:
    """The seats that nobody has taken."""
    return [seat.seat for seat in seats if seat.kind == EMPTY]


def letter(seat: int) -> str:
    """The letter of a seat."""
    return SEAT_LETTERS[seat]


def _game_of(row: TableRow) -> Game:
    game = find_game(row.game)
    if game.rules != row.rules:
        raise UnknownRules(row.game, row.rules, game.rules)
    return game
