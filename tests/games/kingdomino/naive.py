"""Kingdomino a second time, slow and plain, to compare with: kingdoms are dicts of squares, rules are loops.

Nothing of it comes from the package but the file with the dominoes.
"""

from __future__ import annotations

import copy
import csv
import itertools
from importlib import resources
from typing import Any

Place = tuple[int, int]
Kingdom = dict[Place, tuple[str, int]]
Step = tuple[Any, ...]
"""('draw', n), ('seat', i), ('game',), ('pick', n), ('place', a, b) or ('discard',)."""

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _read_dominoes() -> dict[int, tuple[tuple[str, int], tuple[str, int]]]:
    text = (resources.files("kroon.games.kingdomino") / "data" / "dominoes.csv").read_text(encoding="utf-8")
    return {
        int(n): ((a, int(a_crowns)), (b, int(b_crowns)))
        for n, a, a_crowns, b, b_crowns in list(csv.reader(text.splitlines()))[1:]
    }


DOMINOES = _read_dominoes()


def beside(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in SIDES]


def fits(kingdom: Kingdom, frame: int, domino: int, a: Place, b: Place) -> bool:
    """Whether a domino may lie with its squares there."""
    covered = {(0, 0), *kingdom}
    if a in covered or b in covered or b not in beside(a):
        return False
    xs, ys = zip(*covered, a, b, strict=True)
    if max(xs) - min(xs) >= frame or max(ys) - min(ys) >= frame:
        return False
    for place, (terrain, _) in zip((a, b), DOMINOES[domino], strict=True):
        for other in beside(place):
            if other == (0, 0) or (other in kingdom and kingdom[other][0] == terrain):
                return True
    return False


def placings(kingdom: Kingdom, frame: int, domino: int) -> list[tuple[Place, Place]]:
    """Every way to lay a domino, tried on all squares and directions."""
    reach = range(-frame, frame + 1)
    alike = DOMINOES[domino][0] == DOMINOES[domino][1]
    return [
        (a, b)
        for a in itertools.product(reach, reach)
        for b in beside(a)
        if not (alike and (b[1], b[0]) < (a[1], a[0])) and fits(kingdom, frame, domino, a, b)
    ]


def regions(kingdom: Kingdom) -> list[set[Place]]:
    """The regions, by joining squares until nothing changes."""
    groups = [{place} for place in kingdom]
    changed = True
    while changed:
        changed = False
        for one, other in itertools.combinations(groups, 2):
            if _joined(kingdom, one, other):
                one |= other
                groups.remove(other)
                changed = True
                break
    return groups


def _joined(kingdom: Kingdom, one: set[Place], other: set[Place]) -> bool:
    same = kingdom[min(one)][0] == kingdom[min(other)][0]
    return same and any(near in other for place in one for near in beside(place))


def points(kingdom: Kingdom, terrain: str) -> int:
    return sum(
        len(region) * sum(kingdom[place][1] for place in region)
        for region in regions(kingdom)
        if kingdom[min(region)][0] == terrain
    )


def centred(kingdom: Kingdom, frame: int) -> bool:
    return all(max(abs(x), abs(y)) <= frame // 2 for x, y in kingdom)


class Table:
    """A whole table."""

    def __init__(
        self,
        players: int,
        edition: str = "nl",
        must_place: bool = False,
        harmony: bool = False,
        middle_kingdom: bool = False,
        dynasty: bool = False,
        grand_duel: bool = False,
    ) -> None:
        self.players, self.edition, self.dynasty = players, edition, dynasty
        self.harmony, self.middle_kingdom = harmony, middle_kingdom
        self.may_decline = edition == "de" and not must_place
        self.frame = 7 if grand_duel else 5
        self.kings = 3 if players == 3 else 4
        self.dominoes = 48 if grand_duel else 12 * players
        self.past: list[list[int]] = []
        self.game = 1
        self.new_game()

    def new_game(self) -> None:
        self.unseen = set(DOMINOES)
        self.left = self.dominoes
        self.row: list[tuple[int, int]] = []
        """Domino and seat, those that have still to act."""
        self.choice: dict[int, int | None] = {}
        self.kingdoms: list[Kingdom] = [{} for _ in range(self.players)]
        self.discarded = [0] * self.players
        self.to_open: list[int] = []
        """The seats that put the kings of the opening, as far as known."""
        self.opening = True
        self.phase = "draw"

    def copy(self) -> Table:
        return copy.deepcopy(self)

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.to_open[0] if self.opening else self.row[0][1]

    def legal(self) -> list[Step]:
        if self.phase == "draw":
            return [("draw", n) for n in self.unseen]
        if self.phase == "seat":
            return [("seat", seat) for seat in range(self.players) if seat not in self.choice.values()]
        if self.phase == "game":
            return [("game",)]
        if self.phase == "pick":
            return [("pick", n) for n, king in self.choice.items() if king is None]
        if self.phase == "place":
            ways: list[Step] = [
                ("place", a, b) for a, b in placings(self.kingdoms[self.seat], self.frame, self.row[0][0])
            ]
            return [*ways, ("discard",)] if self.may_decline or not ways else ways
        return []

    def legal_events(self) -> list[str]:
        """What the seat to move may choose from, as in the notation."""
        return sorted(self.event(step) for step in self.legal()) if self.phase in ("pick", "place") else []

    def event(self, step: Step) -> str:
        who = "abcd"[self.seat]
        if step[0] == "pick":
            return f"{who} pick {step[1]}"
        if step[0] == "discard":
            return f"{who} discard {self.row[0][0]}"
        (ax, ay), (bx, by) = step[1:]
        return f"{who} place {self.row[0][0]} {ax},{ay} {bx},{by}"

    def play(self, event: str) -> None:
        """Make an event of the notation."""
        _, word, *args = event.split(" ")
        if word == "row":
            for n in args:
                self.do(("draw", int(n)))
        elif word in ("king", "start"):
            self.do(("seat", "abcd".index(args[0])))
        elif word == "pick":
            self.do(("pick", int(args[0])))
        elif word == "place":
            self.do(("place", *(tuple(map(int, arg.split(","))) for arg in args[1:])))
        else:
            self.do((word,))

    def do(self, step: Step) -> None:
        getattr(self, f"_{step[0]}")(*step[1:])

    def _draw(self, n: int) -> None:
        self.unseen.remove(n)
        self.left -= 1
        self.choice[n] = None
        if len(self.choice) == self.kings:
            self.choice = dict(sorted(self.choice.items()))
            self.phase = "seat" if self.opening else "place"

    def _seat(self, seat: int) -> None:
        self.to_open = [seat, 1 - seat, 1 - seat, seat] if self.players == 2 else [seat]
        self.phase = "pick"

    def _game(self) -> None:
        self.past.append(self.totals())
        self.game += 1
        self.new_game()

    def _pick(self, n: int) -> None:
        self.choice[n] = self.seat
        if self.opening:
            self.to_open.pop(0)
            if not self.to_open:
                self.phase = "seat"
        else:
            self.row.pop(0)
            self.phase = "place"
        if None not in self.choice.values():
            self._next_round()

    def _next_round(self) -> None:
        self.opening = False
        self.row = [(n, seat) for n, seat in self.choice.items() if seat is not None]
        self.choice = {}
        self.phase = "draw" if self.left else "place"

    def _place(self, a: Place, b: Place) -> None:
        one, other = DOMINOES[self.row[0][0]]
        self.kingdoms[self.seat] |= {a: one, b: other}
        self._placed()

    def _discard(self) -> None:
        self.discarded[self.seat] += 1
        self._placed()

    def _placed(self) -> None:
        if self.choice:
            self.phase = "pick"
            return
        self.row.pop(0)
        if not self.row:
            self.phase = "game" if self.dynasty and self.game < 3 else "over"

    def totals(self) -> list[int]:
        """The points of this game alone."""
        return [
            sum(points(kingdom, terrain) for terrain in TERRAINS)
            + 5 * (self.harmony and gone == 0)
            + 10 * (self.middle_kingdom and centred(kingdom, self.frame))
            for kingdom, gone in zip(self.kingdoms, self.discarded, strict=True)
        ]

    def scores(self) -> list[int]:
        return [sum(each) for each in zip(*self.past, self.totals(), strict=True)]

    def winners(self) -> list[str]:
        scores = self.scores()
        keys: list[tuple[int, ...]] = []
        for score, kingdom in zip(scores, self.kingdoms, strict=True):
            largest = max((len(region) for region in regions(kingdom)), default=0)
            crowns = sum(number for _, number in kingdom.values())
            keys.append(
                (score,) if self.dynasty else (score, largest, crowns)[: 2 if self.edition == "de" else 3]
            )
        return ["abcd"[seat] for seat, key in enumerate(keys) if key == max(keys)]


def count_lines(table: Table, depth: int) -> int:
    """How many sequences of so many steps there are (fewer when the game ends before)."""
    steps = table.legal()
    if depth == 1 or not steps:
        return max(1, len(steps))
    total = 0
    for step in steps:
        after = table.copy()
        after.do(step)
        total += count_lines(after, depth - 1)
    return total
