"""Kingdom Builder once more, slowly and plainly, to compare with: places in sets, geometry in cube coordinates.

It shares nothing with the package but the data file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib import resources

Place = tuple[int, int]
"""Row and column."""

TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")
LETTERS = dict(zip("GCDFT", TERRAINS, strict=True)) | {
    "W": "water",
    "M": "mountain",
    "S": "castle",
    "L": "location",
}
AXES = ((1, -1, 0), (1, 0, -1), (0, 1, -1))
DIRECTIONS = AXES + tuple((-x, -y, -z) for x, y, z in AXES)
ALL = [(row, column) for row in range(20) for column in range(20)]


def _read() -> dict[str, list[str]]:
    text = (resources.files("kroon.games.builder") / "data" / "quadrants.txt").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.islower():
            rows = found.setdefault(line, [])
        elif line and not line.startswith("#"):
            rows.append(line)
    return found


QUADRANTS = _read()


def cube(place: Place) -> tuple[int, int, int]:
    """Cube coordinates of a place on a board whose odd rows are shifted to the right."""
    row, column = place
    x = column - (row - row % 2) // 2
    return x, -x - row, row


def uncube(at: tuple[int, int, int]) -> Place:
    x, _, row = at
    return row, x + (row - row % 2) // 2


def on_board(place: Place) -> bool:
    return 0 <= place[0] < 20 and 0 <= place[1] < 20


def moved(place: Place, direction: tuple[int, int, int], steps: int = 1) -> Place:
    x, y, z = cube(place)
    return uncube((x + steps * direction[0], y + steps * direction[1], z + steps * direction[2]))


@cache
def around(place: Place) -> list[Place]:
    return [there for direction in DIRECTIONS if on_board(there := moved(place, direction))]


@cache
def two_away(place: Place) -> list[Place]:
    return [there for direction in DIRECTIONS if on_board(there := moved(place, direction, 2))]


def ends_of_lines(own: set[Place]) -> set[Place]:
    """Where a straight line of three begins or ends."""
    return {
        there
        for place in own
        for direction in DIRECTIONS
        if all(moved(place, direction, n) in own for n in (1, 2))
        and on_board(there := moved(place, direction, 3))
    }


def groups(own: Iterable[Place]) -> list[set[Place]]:
    """Groups, by joining them until nothing changes."""
    found: list[set[Place]] = []
    for place in own:
        near = [group for group in found if group & set(around(place))]
        found = [group for group in found if group not in near] + [{place}.union(*near)]
    return found


def board_of(quadrants: list[str]) -> dict[Place, str]:
    """The lands of a board."""
    board: dict[Place, str] = {}
    for number, name in enumerate(quadrants):
        rows = QUADRANTS[name.rstrip("'")]
        if name.endswith("'"):
            rows = [row[::-1] for row in reversed(rows)]
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                board[number // 2 * 10 + r, number % 2 * 10 + c] = LETTERS[letter]
    return board


def quadrant(place: Place) -> int:
    return place[0] // 10 * 2 + place[1] // 10


def card_gold(name: str, board: dict[Place, str], own: list[set[Place]], seat: int) -> int:
    """What a card pays a seat."""
    mine = own[seat]

    def beside(place: Place, *lands: str) -> bool:
        return any(board[near] in lands for near in around(place))

    if name == "fishermen":
        return sum(board[place] != "water" and beside(place, "water") for place in mine)
    if name == "miners":
        return sum(beside(place, "mountain") for place in mine)
    if name == "workers":
        return sum(beside(place, "castle", "location") for place in mine)
    if name == "discoverers":
        return len({row for row, _ in mine})
    if name == "knights":
        return 2 * max(Counter(row for row, _ in mine).values(), default=0)
    if name == "hermits":
        return len(groups(mine))
    if name == "citizens":
        return max((len(group) for group in groups(mine)), default=0) // 2
    if name == "farmers":
        return 3 * min(sum(quadrant(place) == q for place in mine) for q in range(4))
    if name == "merchants":
        paid = set()
        for group in groups(mine):
            reached = {n for place in group for n in around(place) if board[n] in ("castle", "location")}
            if len(reached) >= 2:
                paid |= reached
        return 4 * len(paid)
    assert name == "lords"
    total = 0
    for q in range(4):
        numbers = [sum(quadrant(place) == q for place in each) for each in own]
        better = {number for number in numbers if number > numbers[seat]}
        total += {0: 12, 1: 6}.get(len(better), 0)
    return total


def castle_gold(board: dict[Place, str], mine: set[Place]) -> int:
    return 3 * sum(land == "castle" and bool(mine & set(around(place))) for place, land in board.items())


class Table:
    """A whole table, moved on by the events of a record; `legal` says what may come."""

    def __init__(self, players: int, quadrants: list[str], cards: list[str], starter: int) -> None:
        self.players, self.cards, self.starter = players, sorted(cards), starter
        self.board = board_of(quadrants)
        self.kind = {
            p: quadrants[quadrant(p)].rstrip("'") for p, land in self.board.items() if land == "location"
        }
        self.tiles = dict.fromkeys(self.kind, 2)
        self.own: list[set[Place]] = [set() for _ in range(players)]
        self.supply = [40] * players
        self.held: list[list[Place]] = [[] for _ in range(players)]
        self.had: list[set[Place]] = [set() for _ in range(players)]
        self.hand: list[str | None] = [None] * players
        self.pile = Counter(dict.fromkeys(TERRAINS, 5))
        self.discards: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()
        self.turn, self.drawing, self.over = starter, "first", False
        self.owed = 0
        self.usable: Counter[str] = Counter()
        self.tool: str | None = None
        self.lifted: Place | None = None

    # What may come

    def legal(self) -> list[str]:
        """The events that the player on turn may choose from."""
        if self.over or self.drawing:
            return []
        who = "abcd"[self.turn]
        if self.tool and self.tool in ("barn", "harbor", "paddock") and self.lifted is None:
            found = [f"lift {r},{c}" for r, c in self.own[self.turn] if self.landings(self.tool, (r, c))]
        elif self.tool:
            found = [f"build {r},{c}" for r, c in self.landings(self.tool, self.lifted)]
        else:
            found = []
            if self.owed:
                found += [f"build {r},{c}" for r, c in self.landings(None, None)]
            else:
                found.append("end")
            if self.owed in (0, 3):
                found += [f"use {kind}" for kind, n in self.usable.items() if n and self.possible(kind)]
        return sorted(f"{who} {each}" for each in found)

    def possible(self, kind: str) -> bool:
        if kind in ("barn", "harbor", "paddock"):
            return any(self.landings(kind, place) for place in self.own[self.turn])
        return self.supply[self.turn] > 0 and bool(self.landings(kind, None))

    def landings(self, kind: str | None, origin: Place | None) -> list[Place]:
        """Where a settlement may go, taken from its origin or from the supply."""
        mine = self.own[self.turn] - {origin}
        taken = set().union(*self.own) | {origin}
        buildable = [p for p in ALL if p not in taken and self.board[p] in TERRAINS]
        if kind == "paddock":
            assert origin
            return [place for place in buildable if place in two_away(origin)]
        if kind == "tavern":
            ends = ends_of_lines(mine)
            return [place for place in buildable if place in ends]
        if kind == "tower":
            fitting = [p for p in buildable if p[0] in (0, 19) or p[1] in (0, 19)]
        elif kind == "harbor":
            fitting = [p for p in ALL if p not in taken and self.board[p] == "water"]
        else:
            land = {"farm": "grass", "oasis": "desert"}.get(kind or "", self.hand[self.turn])
            fitting = [place for place in buildable if self.board[place] == land]
        close = [place for place in fitting if mine & set(around(place))]
        return close or fitting

    # Moving on

    def play(self, event: str) -> None:
        """Make an event of the notation, without checking it."""
        _, word, *args = event.split(" ")
        if word == "card":
            self._card(args[1])
        elif word == "end":
            self._end()
        elif word == "use":
            self.usable[args[0]] -= 1
            self.tool = args[0]
        else:
            row, column = args[0].split(",")
            place = int(row), int(column)
            if word == "lift":
                self.own[self.turn].remove(place)
                self.lifted = place
            else:
                self._build(place)

    def _card(self, terrain: str) -> None:
        assert self.pile[terrain] > 0
        self.pile[terrain] -= 1
        self.hand[self.turn] = terrain
        why, self.drawing = self.drawing, ""
        if why == "replace":
            self._judge()
            return
        self.turn = (self.turn + 1) % self.players
        if why == "first" and self.turn != self.starter:
            self.drawing = "first"
        elif why == "end" and self.turn == self.starter and 0 in self.supply:
            self.over = True
        else:
            self.owed = 3
            self.usable = Counter(self.kind[place] for place in self.held[self.turn])
            self._judge()

    def _judge(self) -> None:
        """Replace a card that fits nowhere, while something is owed."""
        if self.supply[self.turn] == 0:
            self.owed = 0
        card = self.hand[self.turn]
        taken = set().union(*self.own)
        if self.owed and not any(land == card and p not in taken for p, land in self.board.items()):
            assert card
            self.removed[card] += 1
            self.hand[self.turn] = None
            self._draw("replace")

    def _draw(self, why: str) -> None:
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        self.drawing = why

    def _build(self, place: Place) -> None:
        mine = self.own[self.turn]
        mine.add(place)
        if self.lifted is None:
            self.supply[self.turn] -= 1
        else:
            self._lose()
        for site in around(place):
            if self.tiles.get(site) and site not in self.had[self.turn]:
                self.tiles[site] -= 1
                self.held[self.turn].append(site)
                self.had[self.turn].add(site)
        if not self.tool:
            self.owed -= 1
        self.tool = self.lifted = None
        self._judge()

    def _lose(self) -> None:
        for site in list(self.held[self.turn]):
            if not self.own[self.turn] & set(around(site)):
                self.held[self.turn].remove(site)
                kind = self.kind[site]
                left = sum(self.kind[other] == kind for other in self.held[self.turn])
                self.usable[kind] = min(self.usable[kind], left)

    def _end(self) -> None:
        card = self.hand[self.turn]
        assert card
        self.discards[card] += 1
        self.hand[self.turn] = None
        self._draw("end")

    def scores(self) -> list[int]:
        return [
            castle_gold(self.board, mine)
            + sum(card_gold(card, self.board, self.own, seat) for card in self.cards)
            for seat, mine in enumerate(self.own)
        ]
