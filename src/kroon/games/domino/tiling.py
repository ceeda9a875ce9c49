"""Which dominoes of the box can lie in drawn kingdoms: an exact search for a tiling with a legal order.

A label is what is printed on a square (terrain first), a kind a pair of labels; the box has so many dominoes
of each kind. A legal order exists when all dominoes hang together with the castle by squares of the same
terrain. For that all squares of a region count as one node, so a tiling is good if its dominoes join every
region to one that touches the castle. The search covers the square with the fewest possible dominoes first.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from kroon.games.domino.board import Place, neighbours

Label = tuple[int, ...]
"""What is printed on a square: its terrain, then its crowns, or fires and craters."""
Kind = tuple[Label, Label]
"""The labels of a domino, the lower first."""
Drawing = Mapping[Place, Label]
"""A kingdom without its castle."""
Pair = tuple[Place, Place]
"""Where a domino lies."""
Accept = Callable[[int, Sequence[Pair]], bool]
"""Whether the dominoes of a drawing, by its number, are possible by other rules, too; may raise GivenUp."""

CASTLE: Place = (0, 0)
NODES = 60_000
"""How many dominoes are tried before the search gives up; real kingdoms need less than a hundredth."""
FIRST_ATTEMPT = 400
"""The dominoes of the first attempt; every other attempt goes another way, and twice as far."""


class GivenUp(Exception):
    """Raised by an Accept that would have to try too much."""


@dataclass(frozen=True)
class Tiled:
    """What a search found: the dominoes of each drawing, or none; `sure`: the whole tree was searched."""

    pairs: list[list[Pair]] | None
    sure: bool = True


def kind_of(a: Label, b: Label) -> Kind:
    """The kind of the domino with these squares."""
    return (a, b) if a <= b else (b, a)


def tile(
    drawings: Sequence[Drawing],
    stock: Mapping[Kind, int],
    joined: bool = True,
    accept: Accept | None = None,
    nodes: int = NODES,
) -> Tiled:
    """Cover drawings with different dominoes of one box; `joined`: such that they have a legal order."""
    ways = random.Random(0)
    limit = FIRST_ATTEMPT
    while True:
        search = _Search(drawings, stock, joined, accept, min(limit, nodes), ways)
        try:
            pairs = search.run()
        except GivenUp:
            return Tiled(None, sure=False)
        nodes -= search.tried
        if pairs is not None or not search.cut:
            return Tiled(pairs)
        if nodes <= 0:
            return Tiled(None, sure=False)
        limit *= 2


def has_shape(drawing: Drawing) -> bool:
    """Whether any dominoes at all, whatever is printed on them, could cover the squares."""
    partner: dict[Place, Place] = {}

    def find(place: Place, seen: set[Place]) -> bool:
        for beside in neighbours(place):
            if beside in drawing and beside not in seen:
                seen.add(beside)
                if beside not in partner or find(partner[beside], seen):
                    partner[beside] = place
                    return True
        return False

    one_colour = [place for place in drawing if sum(place) % 2 == 0]
    return 2 * len(one_colour) == len(drawing) and all(find(place, set()) for place in one_colour)


def legal_order(
    drawing: Drawing, pairs: Sequence[Pair], after: Mapping[Place, Place] | None = None
) -> list[Pair] | None:
    """The dominoes in an order in which each can be laid; None when there is none.

    `after`: squares that can only be laid when another one lies, or together with it.
    """
    order: list[Pair] = []
    laid: set[Place] = set()
    left = list(pairs)
    while left:
        now = [pair for pair in left if _can_lie(drawing, pair, laid, after or {})]
        if not now:
            return None
        order += now
        laid.update(place for pair in now for place in pair)
        left = [pair for pair in left if pair[0] not in laid]
    return order


def _can_lie(drawing: Drawing, pair: Pair, laid: set[Place], after: Mapping[Place, Place]) -> bool:
    if any(after.get(place, place) not in laid and after.get(place, place) not in pair for place in pair):
        return False
    return any(
        beside == CASTLE or (beside in laid and drawing[beside][0] == drawing[place][0])
        for place in pair
        for beside in neighbours(place)
    )


class _Search:
    """One attempt, up to a number of nodes."""

    def __init__(
        self,
        drawings: Sequence[Drawing],
        stock: Mapping[Kind, int],
        joined: bool,
        accept: Accept | None,
        nodes: int,
        ways: random.Random,
    ) -> None:
        self.tried = 0
        self.cut = False
        self._nodes = nodes
        self._accept = accept
        self._boards = len(drawings)
        self._squares = [(board, place) for board, drawing in enumerate(drawings) for place in drawing]
        number = {square: n for n, square in enumerate(self._squares)}
        kinds = list(stock)
        kind_number = {kind: n for n, kind in enumerate(kinds)}
        self._stock = [stock[kind] for kind in kinds]
        self._edges: list[tuple[int, int, int]] = []
        self._of_square: list[list[int]] = [[] for _ in self._squares]
        self._of_kind: list[list[int]] = [[] for _ in kinds]
        for (board, place), a in number.items():
            x, y = place
            for beside in ((x + 1, y), (x, y + 1)):
                b = number.get((board, beside))
                if b is None:
                    continue
                kind = kind_number.get(kind_of(drawings[board][place], drawings[board][beside]))
                if kind is not None:
                    for each in (self._of_square[a], self._of_square[b], self._of_kind[kind]):
                        each.append(len(self._edges))
                    self._edges.append((a, b, kind))
        wish = [
            len(edges) / max(1, self._stock[kind]) + ways.random() for kind, edges in enumerate(self._of_kind)
        ]
        for edges in self._of_square:
            edges.sort(key=lambda edge: wish[self._edges[edge][2]])
        self._covered = bytearray(len(self._squares))
        self._chosen: list[int] = []
        self._left = [len(drawing) for drawing in drawings]
        self._needed = self._all_needed(drawings, kinds)
        self._links = self._find_links(drawings) if joined else []

    def run(self) -> list[list[Pair]] | None:
        """The dominoes of each drawing, if they were found."""
        return self._pairs() if self._go_on() else None

    def _pairs(self) -> list[list[Pair]]:
        pairs: list[list[Pair]] = [[] for _ in range(self._boards)]
        for edge in self._chosen:
            (board, a), (_, b) = (self._squares[square] for square in self._edges[edge][:2])
            pairs[board].append((a, b))
        return pairs

    def _go_on(self) -> bool:
        """Cover what is left; the dominoes are in `_chosen` if that can be done."""
        if len(self._chosen) * 2 == len(self._squares):
            return True
        if self._links and not self._joinable():
            return False
        for edge in self._next_edges():
            if self.tried >= self._nodes:
                self.cut = True
                return False
            self.tried += 1
            a, b, kind = self._edges[edge]
            self._covered[a] = self._covered[b] = 1
            self._stock[kind] -= 1
            self._chosen.append(edge)
            board = self._squares[a][0]
            self._left[board] -= 2
            if (self._left[board] or self._is_accepted(board)) and self._go_on():
                return True
            self._left[board] += 2
            self._chosen.pop()
            self._stock[kind] += 1
            self._covered[a] = self._covered[b] = 0
            if self.cut:
                return False
        return False

    def _is_accepted(self, board: int) -> bool:
        """Whether a drawing that is covered now may be so."""
        return self._accept is None or self._accept(board, sorted(self._pairs()[board]))

    def _next_edges(self) -> list[int]:
        """The possible dominoes of the square, or the places of the domino, with the fewest of them."""
        covered, stock, edges = self._covered, self._stock, self._edges
        best: list[int] | None = None
        for square, possible in enumerate(self._of_square):
            if covered[square]:
                continue
            alive = []
            for edge in possible:
                a, b, kind = edges[edge]
                if not covered[a] and not covered[b] and stock[kind]:
                    alive.append(edge)
            if best is None or len(alive) < len(best):
                best = alive
                if len(best) <= 1:
                    return best
        for kind in self._needed:
            if stock[kind]:
                alive = [
                    e for e in self._of_kind[kind] if not covered[edges[e][0]] and not covered[edges[e][1]]
                ]
                if len(alive) < stock[kind]:
                    return []
                if stock[kind] == 1 and best is not None and len(alive) < len(best):
                    best = alive
        return best or []

    def _all_needed(self, drawings: Sequence[Drawing], kinds: Sequence[Kind]) -> list[int]:
        """The kinds of which every domino is needed, as the drawings show all squares of a label."""
        drawn = Counter(label for drawing in drawings for label in drawing.values())
        there: Counter[Label] = Counter()
        for kind, count in zip(kinds, self._stock, strict=True):
            there.update({kind[0]: count})
            there.update({kind[1]: count})
        return [n for n, kind in enumerate(kinds) if any(drawn[label] == there[label] for label in kind)]

    def _find_links(self, drawings: Sequence[Drawing]) -> list[int]:
        """The dominoes that join two regions; `_region` gets the node of each square, castles first."""
        self._region = [-1] * len(self._squares)
        number = {square: n for n, square in enumerate(self._squares)}
        self._region_count = self._boards  # the castles with the regions that touch them come first
        for start, (board, place) in enumerate(self._squares):
            if self._region[start] >= 0:
                continue
            terrain = drawings[board][place][0]
            group, edge = {place}, [place]
            touches = False
            while edge:
                for beside in neighbours(edge.pop()):
                    touches = touches or beside == CASTLE
                    same = beside in drawings[board] and drawings[board][beside][0] == terrain
                    if same and beside not in group:
                        group.add(beside)
                        edge.append(beside)
            node = board if touches else self._region_count
            self._region_count += not touches
            for each in group:
                self._region[number[board, each]] = node
        return [n for n, (a, b, _) in enumerate(self._edges) if self._region[a] != self._region[b]] or (
            [-1] if self._region_count > self._boards else []
        )

    def _joinable(self) -> bool:
        """Whether chosen and possible dominoes still join every region to a castle."""
        if self._links == [-1]:
            return False
        covered, stock, region = self._covered, self._stock, self._region
        root = list(range(self._region_count))
        left = self._region_count - self._boards
        chosen = set(self._chosen)
        for edge in self._links:
            a, b, kind = self._edges[edge]
            if edge in chosen or (stock[kind] and not covered[a] and not covered[b]):
                x, y = region[a], region[b]
                while root[x] != x:
                    x = root[x]
                while root[y] != y:
                    y = root[y]
                if x != y:
                    root[max(x, y)] = min(x, y)
                    left -= 1
                    if left == 0:
                        return True
        return left == 0
