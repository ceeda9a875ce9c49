"""Origins a second time, slow and plain, to compare with: territories are dicts of squares, rules are loops.

Nothing of it comes from the package but the file with the dominoes. A step is an event of the notation; chance
takes its events one by one: `draw 12`, `king a`, `cave hunter`.
"""

from __future__ import annotations

import copy
import csv
import itertools
from dataclasses import dataclass
from importlib import resources

Place = tuple[int, int]

TERRAINS = ("desert", "steppe", "lake", "jungle", "quarry", "volcano")
RESOURCE_OF = {"steppe": "mammoth", "lake": "fish", "jungle": "mushroom", "quarry": "flint"}
RESOURCES = tuple(RESOURCE_OF.values())
TOTEM_POINTS = {"mammoth": 3, "fish": 4, "mushroom": 5, "flint": 6}
PER_RESOURCE = {
    "hunter": ("mammoth", 3),
    "fisher": ("fish", 3),
    "gatherer": ("mushroom", 4),
    "sculptor": ("flint", 5),
}
STRENGTH = {"warrior1": 1, "warrior2": 2, "warrior3": 3}
TILES = {
    "hunter": 2, "fisher": 2, "gatherer": 2, "sculptor": 2, "artist": 2, "firelady": 2, "shaman": 2,
    "warrior1": 4, "warrior2": 3, "warrior3": 1,
}  # fmt: skip
FIRE_RANGE = {1: 3, 2: 2, 3: 1}
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))
LINES = (*TERRAINS[:5], "resources", "totems", "cave_people", "bonus")


@dataclass
class Square:
    """A covered square; fires are printed ones or those of the token on it."""

    terrain: str
    fires: int = 0
    craters: int = 0
    token: bool = False
    resource: str | None = None
    person: str | None = None


Territory = dict[Place, Square]
Half = tuple[str, int, int]
"""Terrain, printed fires and craters."""


def _read_dominoes() -> dict[int, tuple[Half, Half]]:
    text = (resources.files("kroon.games.origins") / "data" / "dominoes.csv").read_text(encoding="utf-8")
    return {
        int(n): ((a, int(a_fires), int(a_craters)), (b, int(b_fires), int(b_craters)))
        for n, a, a_fires, a_craters, b, b_fires, b_craters in list(csv.reader(text.splitlines()))[1:]
    }


DOMINOES = _read_dominoes()


def text(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def place_of(word: str) -> Place:
    x, y = word.split(",")
    return int(x), int(y)


def beside(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in SIDES]


def steps_apart(a: Place, b: Place) -> int:
    """How many steps of a king of chess lie between two places."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def placings(territory: Territory, frame: int, domino: int) -> list[tuple[Place, Place]]:
    """Every way to lay a domino, tried on all squares and directions."""
    halves = DOMINOES[domino]
    covered = {(0, 0), *territory}
    xs, ys = ((min(each), max(each)) for each in zip(*covered, strict=True))
    found = []
    for a in itertools.product(range(1 - frame, frame), range(1 - frame, frame)):
        for b in beside(a):
            if a in covered or b in covered or (halves[0] == halves[1] and (b[1], b[0]) < (a[1], a[0])):
                continue
            wide = max(*xs, a[0], b[0]) - min(*xs, a[0], b[0]) >= frame
            tall = max(*ys, a[1], b[1]) - min(*ys, a[1], b[1]) >= frame
            if wide or tall:
                continue
            if _touches(territory, a, halves[0]) or _touches(territory, b, halves[1]):
                found.append((a, b))
    return found


def _touches(territory: Territory, place: Place, half: Half) -> bool:
    return any(
        near == (0, 0) or (near in territory and territory[near].terrain == half[0]) for near in beside(place)
    )


def lay(territory: Territory, domino: int, a: Place, b: Place, with_resources: bool) -> None:
    for place, (terrain, fires, craters) in zip((a, b), DOMINOES[domino], strict=True):
        resource = RESOURCE_OF.get(terrain) if with_resources and not fires else None
        territory[place] = Square(terrain, fires, craters, resource=resource)


def targets(territory: Territory, volcano: Place) -> list[Place]:
    """Where the fire of a volcano can land."""
    far = FIRE_RANGE[territory[volcano].craters]
    return [
        place
        for place, square in territory.items()
        if square.terrain != "volcano" and square.fires == 0 and steps_apart(volcano, place) <= far
    ]


def burn(territory: Territory, place: Place, fires: int) -> None:
    square = territory[place]
    square.fires, square.token, square.resource, square.person = fires, True, None, None


def dwellings(territory: Territory) -> list[Place]:
    """Where a tile of cave people may stand."""
    return [
        place
        for place, square in territory.items()
        if square.fires == 0 and square.resource is None and square.person is None
    ]


def groups(places: set[Place]) -> list[set[Place]]:
    """Places that hang together by their sides: each takes the least name around it until nothing changes."""
    name = {place: number for number, place in enumerate(sorted(places))}
    changed = True
    while changed:
        changed = False
        for place in places:
            least = min(name[near] for near in (place, *beside(place)) if near in places)
            changed = changed or least < name[place]
            name[place] = least
    return [{place for place in places if name[place] == each} for each in sorted(set(name.values()))]


def regions(territory: Territory) -> list[tuple[str, set[Place]]]:
    return [
        (terrain, group)
        for terrain in TERRAINS
        for group in groups({place for place, square in territory.items() if square.terrain == terrain})
    ]


def land_points(territory: Territory, terrain: str) -> int:
    return sum(
        len(region) * sum(territory[place].fires for place in region)
        for of, region in regions(territory)
        if of == terrain
    )


def person_points(territory: Territory, place: Place) -> int:
    """A hunter-gatherer, by its eight neighbours."""
    name = territory[place].person
    near = [square for other, square in territory.items() if steps_apart(place, other) == 1]
    if name in PER_RESOURCE:
        resource, each = PER_RESOURCE[name]
        return each * sum(square.resource == resource for square in near)
    if name == "artist":
        return 2 * sum(square.resource is not None for square in near)
    if name == "firelady":
        return sum(square.fires for square in near)
    if name == "shaman":
        return 2 * sum(square.person is not None for square in near)
    return 0


def warriors_points(territory: Territory) -> int:
    strength = {
        place: STRENGTH[square.person] for place, square in territory.items() if square.person in STRENGTH
    }
    return sum(len(group) * sum(strength[place] for place in group) for group in groups(set(strength)))


def people_points(territory: Territory) -> int:
    return warriors_points(territory) + sum(person_points(territory, place) for place in territory)


def centred(territory: Territory, frame: int) -> bool:
    return all(steps_apart((0, 0), place) <= frame // 2 for place in territory)


def recruitments(territory: Territory, price: int) -> set[tuple[frozenset[Place], Place]]:
    """Every complete recruitment: the squares that pay, and where the tile stands."""
    paying = [place for place, square in territory.items() if square.resource]
    found = set()
    for paid in itertools.combinations(paying, price):
        if len({territory[place].resource for place in paid}) == price:
            found |= {(frozenset(paid), stands) for stands in {*dwellings(territory), *paid}}
    return found


class Table:
    """A whole table."""

    def __init__(
        self,
        players: int,
        mode: str = "discovery",
        emperor_of_fire: bool = False,
        homo_habilis: bool = False,
    ) -> None:
        self.players, self.mode = players, mode
        self.emperor_of_fire, self.homo_habilis = emperor_of_fire, homo_habilis
        self.frame = 7 if players == 2 else 5
        self.chiefs = 3 if players == 3 else 4
        self.unseen = set(DOMINOES)
        self.row: list[tuple[int, int]] = []
        """Domino and seat, those that have still to act."""
        self.choice: dict[int, int | None] = {}
        self.territories: list[Territory] = [{} for _ in range(players)]
        self.discarded = [0] * players
        self.opening, self.opener = True, 0
        self.flights: list[Place] = []
        self.holders: dict[str, int | None] = dict.fromkeys(RESOURCES)
        self.totems: list[str] = []
        """Those that are still to be looked at after a placing."""
        self.cave = dict(TILES) if mode == "tribe" else dict.fromkeys(TILES, 0)
        self.open: list[str] = []
        self.due = 0
        self.recruit, self.owed = "", 0
        self.paid: list[str] = []
        self.phase = "draw"

    def copy(self) -> Table:
        return copy.deepcopy(self)

    @property
    def seat(self) -> int:
        """The seat to move."""
        holder = self.holders[self.totems[0]] if self.phase == "totem" else None
        if holder is not None:
            return holder
        return self.opener if self.opening else self.row[0][1]

    @property
    def mine(self) -> Territory:
        return self.territories[self.seat]

    def chance(self) -> bool:
        return self.phase in ("draw", "cave", "king")

    def legal(self) -> list[str]:
        found: list[str] = getattr(self, f"_legal_{self.phase}")()
        return sorted(found if self.chance() else [f"{'abcd'[self.seat]} {each}" for each in found])

    def play(self, event: str) -> None:
        """Make an event of the notation."""
        _, word, *args = event.split(" ")
        if word == "row":
            for n in args:
                self.do(f"draw {n}")
        elif word == "cave":
            for name in args:
                self.do(f"cave {name}")
        elif word == "king":
            self.do(f"king {args[0]}")
        else:
            self.do(event)

    def do(self, step: str) -> None:
        assert step in self.legal(), (step, self.legal())
        word, *args = step.split(" ")[0 if self.chance() else 1 :]
        getattr(self, f"_{word}")(*args)

    # Chance

    def _legal_draw(self) -> list[str]:
        return [f"draw {n}" for n in self.unseen]

    def _draw(self, n: str) -> None:
        self.unseen.remove(int(n))
        self.choice[int(n)] = None
        if len(self.choice) == 4:
            self.choice = dict(sorted(self.choice.items()))
            self.due = min(4 - len(self.open), sum(self.cave.values()))
            self._lay_open()

    def _legal_cave(self) -> list[str]:
        return [f"cave {name}" for name, count in self.cave.items() if count]

    def _cave(self, name: str) -> None:
        self.cave[name] -= 1
        self.open.append(name)
        self.due -= 1
        self._lay_open()

    def _lay_open(self) -> None:
        self.phase = "cave" if self.due > 0 else "king" if self.opening else "place"

    def _legal_king(self) -> list[str]:
        return [f"king {'abcd'[seat]}" for seat in range(self.players) if seat not in self.choice.values()]

    def _king(self, letter: str) -> None:
        self.opener = "abcd".index(letter)
        self.phase = "take" if self.players == 2 else "pick"

    # Choosing

    def _legal_take(self) -> list[str]:
        return ["take inner", "take outer"]

    def _take(self, which: str) -> None:
        first, second, third, fourth = self.choice
        taken = (first, fourth) if which == "outer" else (second, third)
        self.choice = {n: self.seat if n in taken else 1 - self.seat for n in self.choice}
        self._next_round()

    def _legal_pick(self) -> list[str]:
        return [f"pick {n}" for n, chief in self.choice.items() if chief is None]

    def _pick(self, n: str) -> None:
        self.choice[int(n)] = self.seat
        if self.opening:
            self.phase = "king"
            if sum(chief is not None for chief in self.choice.values()) == self.chiefs:
                self._next_round()
            return
        kinds = {square.resource for square in self.mine.values() if square.resource}
        from_pile = len(kinds) == 4 and any(self.cave.values())
        if self.mode == "tribe" and (from_pile or (len(kinds) > 1 and self.open)):
            self.phase = "recruit"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.row.pop(0)
        self.phase = "place"
        if not self.row and self.choice:
            self._next_round()
        elif not self.row:
            self.phase = "over"

    def _next_round(self) -> None:
        self.opening = False
        self.row = [(n, seat) for n, seat in self.choice.items() if seat is not None]
        self.choice = {}
        self.phase = "draw" if self.unseen else "place"

    # Placing

    def _legal_place(self) -> list[str]:
        domino = self.row[0][0]
        ways = [f"place {domino} {text(a)} {text(b)}" for a, b in placings(self.mine, self.frame, domino)]
        return ways or [f"discard {domino}"]

    def _discard(self, _: str) -> None:
        self.discarded[self.seat] += 1
        self._placed()

    def _place(self, domino: str, first: str, second: str) -> None:
        a, b = place_of(first), place_of(second)
        lay(self.mine, int(domino), a, b, self.mode != "discovery")
        self.flights = [place for place in (a, b) if self.mine[place].craters]
        self._fly()

    def _fly(self) -> None:
        """Ask about the next fire that can land; then come the totems."""
        while self.flights and not targets(self.mine, self.flights[0]):
            self.flights.pop(0)
        if self.flights:
            self.phase = "fire"
            return
        self.totems = list(RESOURCES) if self.mode == "totem" else []
        self._give_totems()

    def _legal_fire(self) -> list[str]:
        return [f"fire {text(place)}" for place in targets(self.mine, self.flights[0])]

    def _fire(self, where: str) -> None:
        burn(self.mine, place_of(where), self.mine[self.flights.pop(0)].craters)
        self._fly()

    def _placed(self) -> None:
        if self.choice:
            self.phase = "pick"
        else:
            self._end_turn()

    # Totems

    def leaders(self, resource: str) -> list[int]:
        """The seats that have most of a resource."""
        counts = [
            sum(square.resource == resource for square in territory.values()) for territory in self.territories
        ]
        return [seat for seat, count in enumerate(counts) if count == max(counts)]

    def _give_totems(self) -> None:
        while self.totems:
            leaders, holder = self.leaders(self.totems[0]), self.holders[self.totems[0]]
            if len(leaders) == 1:
                self.holders[self.totems[0]] = leaders[0]
            elif holder is not None and holder not in leaders:
                self.phase = "totem"
                return
            self.totems.pop(0)
        self._placed()

    def _legal_totem(self) -> list[str]:
        return [f"totem {self.totems[0]} {'abcd'[seat]}" for seat in self.leaders(self.totems[0])]

    def _totem(self, totem: str, heir: str) -> None:
        self.holders[totem] = "abcd".index(heir)
        self.totems.pop(0)
        self._give_totems()

    # Recruiting

    def _legal_recruit(self) -> list[str]:
        kinds = {square.resource for square in self.mine.values() if square.resource}
        found = ["recruit none", *{f"recruit open {name}" for name in self.open}]
        if len(kinds) == 4:
            found += [f"recruit pile {name}" for name, count in self.cave.items() if count]
        return found

    def _recruit(self, source: str, name: str = "") -> None:
        if source == "none":
            self._end_turn()
            return
        if source == "open":
            self.open.remove(name)
        else:
            self.cave[name] -= 1
        self.recruit, self.owed, self.paid = name, 2 if source == "open" else 4, []
        self.phase = "pay"

    def _legal_pay(self) -> list[str]:
        return [
            f"pay {text(place)}"
            for place, square in self.mine.items()
            if square.resource and square.resource not in self.paid
        ]

    def _pay(self, where: str) -> None:
        square = self.mine[place_of(where)]
        assert square.resource
        self.paid.append(square.resource)
        square.resource = None
        self.owed -= 1
        self.phase = "pay" if self.owed else "settle"

    def _legal_settle(self) -> list[str]:
        return [f"settle {text(place)}" for place in dwellings(self.mine)]

    def _settle(self, where: str) -> None:
        self.mine[place_of(where)].person = self.recruit
        self._end_turn()

    def _legal_over(self) -> list[str]:
        return []

    # The end

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, as if the game ended now."""
        territory = self.territories[seat]
        resources_left = sum(square.resource is not None for square in territory.values())
        lines = {terrain: land_points(territory, terrain) for terrain in TERRAINS[:5]}
        lines["resources"] = resources_left if self.mode == "totem" else 0
        lines["totems"] = sum(TOTEM_POINTS[totem] for totem, holder in self.holders.items() if holder == seat)
        lines["cave_people"] = people_points(territory)
        lines["bonus"] = 10 * (self.emperor_of_fire and centred(territory, self.frame))
        lines["bonus"] += 5 * (self.homo_habilis and self.discarded[seat] == 0)
        return lines | {"total": sum(lines.values())}

    def sheets(self) -> list[dict[str, int]]:
        return [self.sheet(seat) for seat in range(self.players)]

    def winners(self) -> list[str]:
        keys = []
        for seat, territory in enumerate(self.territories):
            largest = max((len(region) for _, region in regions(territory)), default=0)
            fires = sum(square.fires for square in territory.values())
            keys.append((self.sheet(seat)["total"], largest, fires))
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
