"""The rules of Kingdomino Origins as kernels: set-up, turns, moves and chance.

What happens on a territory is in territory.py, scoring in scoring.py, rows and turns in domino/draft.py.
"""

from __future__ import annotations

from kroon.core.events import OVER
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.domino.draft import (
    DOMINOES,
    DONE,
    DRAW,
    NOBODY,
    OPENING,
    PICK,
    PLACE,
    ROW,
    begin_turn,
    draw,
    draw_king,
    end_turn,
    list_free,
    list_openers,
    list_pile,
    random_domino,
    random_opener,
    set_table,
)
from kroon.games.domino.kingdom import list_placings, list_squares
from kroon.games.origins.options import EMPEROR_OF_FIRE, HOMO_HABILIS, MODE, PLAYERS
from kroon.games.origins.state import (
    CAVE,
    CAVE_ID,
    DISCARD_ID,
    DISCOVERY,
    DOMINO,
    DOMINO_ID,
    FIRE,
    OPEN_ID,
    OPEN_TILES,
    PAY,
    PEOPLE,
    PICK_ID,
    PILE_ID,
    RECRUIT,
    RECRUIT_ID,
    RESOURCES,
    SEAT_ID,
    SETTLE,
    SQUARE_ID,
    TAKE,
    TAKE_ID,
    TILES,
    TOTEM,
    TOTEM_ID,
    TOTEM_MODE,
    TRIBE,
)
from kroon.games.origins.territory import (
    burn,
    cell_of,
    count_resource,
    dwellings,
    fire_targets,
    kinds_of_resources,
    lay,
    pay,
    payable,
    settle,
    settle_down,
)

OPEN_PRICE = 2
PILE_PRICE = 4
"""Resources for one of the open cave people, and for one from the pile (O17)."""


@kernel
def start(s, options):
    """An empty table; options in the order of options.py."""
    players = options[PLAYERS]
    s.players = players
    s.kings = 3 if players == 3 else 4  # O25: two chiefs each
    s.mode = options[MODE]
    s.frame = 7 if players == 2 else 5  # O4, O25
    s.emperor_of_fire = options[EMPEROR_OF_FIRE]
    s.homo_habilis = options[HOMO_HABILIS]
    set_table(s, DOMINOES)  # O1
    for seat in range(4):
        settle_down(s.kingdoms[seat])
    for totem in range(RESOURCES):
        s.holders[totem] = NOBODY
    for kind in range(PEOPLE):
        s.cave[kind] = TILES[kind] if s.mode == TRIBE else 0  # O16
        s.open_people[kind] = 0
    s.placing = 0
    s.flying = 0
    s.totem = 0
    s.cave_due = 0
    s.cave_drawn = 0
    s.recruit = 0
    s.owed = 0
    s.paid = 0


@kernel
def actor(s):
    """The seat to move, CHANCE or OVER."""
    return s.actor


@kernel
def legal(s, out):
    """The ids that are possible now, ascending; their number."""
    if s.phase == PLACE:
        return _list_places(s, out)
    if s.phase == PICK:
        return list_free(s, PICK_ID, out)
    if s.phase == DRAW:
        return list_pile(s, DOMINO_ID, out)
    if s.phase == OPENING:
        return list_openers(s, SEAT_ID, out)
    if s.phase == FIRE or s.phase == PAY or s.phase == SETTLE:
        s0, s1 = _squares(s)
        return list_squares(s.kingdoms[s.actor], s0, s1, SQUARE_ID, out)
    if s.phase == TAKE:
        out[0] = TAKE_ID  # O25
        out[1] = TAKE_ID + 1
        return 2
    if s.phase == TOTEM:
        return _list_heirs(s, out)
    if s.phase == RECRUIT:
        return _list_recruits(s, out)
    if s.phase == CAVE:
        return _list_kinds(s.cave, CAVE_ID, 0, out)
    return 0


@kernel
def weight(s, id):
    """Dominoes and kings are equally likely; a kind of cave people as often as it lies in the pile."""
    return s.cave[id - CAVE_ID] if s.phase == CAVE else 1


@kernel
def sample(s, rng):
    """An outcome of chance."""
    if s.phase == DRAW:
        return DOMINO_ID + random_domino(s, rng)
    if s.phase == OPENING:
        return SEAT_ID + random_opener(s, rng)
    n = below(rng, _tiles(s.cave))
    kind = 0
    while n >= s.cave[kind]:
        n -= s.cave[kind]
        kind += 1
    return CAVE_ID + kind


@kernel
def apply(s, id):
    """Make a legal move, or a possible outcome."""
    if s.phase == PLACE:
        _place(s, id)
    elif s.phase == PICK:
        s.next_king[id - PICK_ID] = s.actor
        if s.mode == TRIBE and s.rounds > 0 and _can_recruit(s):
            s.phase = RECRUIT  # O17
        else:
            _end_turn(s)
    elif s.phase == DRAW:
        draw(s, id - DOMINO_ID)
        if s.drawn == ROW:  # O1
            _lay_open(s)
    elif s.phase == FIRE:
        burn(s.kingdoms[s.actor], id - SQUARE_ID, DOMINO[s.row[s.turn], 4 + s.flying])
        s.flying += 1
        _next_fire(s)
    elif s.phase == OPENING:
        draw_king(s, id - SEAT_ID)  # O2
        if s.players == 2:
            s.phase = TAKE  # O25
    elif s.phase == CAVE:
        s.cave[id - CAVE_ID] -= 1
        s.open_people[id - CAVE_ID] += 1
        s.cave_drawn += 1
        s.cave_due -= 1
        if s.cave_due == 0:
            _row_complete(s)
    elif s.phase == RECRUIT:
        _recruit(s, id)
    elif s.phase == PAY:
        s.paid |= 1 << pay(s.kingdoms[s.actor], id - SQUARE_ID)
        s.owed -= 1
        if s.owed == 0:
            s.phase = SETTLE
    elif s.phase == SETTLE:
        settle(s.kingdoms[s.actor], id - SQUARE_ID, s.recruit)
        _end_turn(s)
    elif s.phase == TOTEM:
        s.holders[s.totem] = (id - TOTEM_ID) & 3
        s.totem += 1
        _hand_totems_on(s)
    else:
        _take(s, id - TAKE_ID)


# Chance


@kernel
def _lay_open(s):
    """After a row: in tribe mode as many cave people are laid open as are missing."""
    s.cave_drawn = 0
    s.cave_due = min(OPEN_TILES - _tiles(s.open_people), _tiles(s.cave)) if s.mode == TRIBE else 0  # O16, O18
    if s.cave_due > 0:
        s.phase = CAVE
    else:
        _row_complete(s)


@kernel
def _row_complete(s):
    """The table is laid: the opening begins with the first row, a round with any other."""
    if s.rounds == 0:
        s.phase = OPENING  # O2
    else:
        begin_turn(s)  # O3


@inlined
def _tiles(counts):
    tiles = 0
    for kind in range(PEOPLE):
        tiles += counts[kind]
    return tiles


@inlined
def _list_kinds(counts, base, n, out):
    """Append the ids of the kinds of which there is a tile; the new length."""
    for kind in range(PEOPLE):
        if counts[kind] > 0:
            out[n] = base + kind
            n += 1
    return n


# Placing and fire


@inlined
def _list_places(s, out):
    """The places for the domino under the chief that acts; if it has none it must be discarded."""
    d = DOMINO[s.row[s.turn]]
    alike = d[0] == d[2] and d[1] == d[3] and d[4] == d[5]
    n = list_placings(s.kingdoms[s.actor], s.frame, d[0], d[2], alike, out)  # O4
    if n == 0:  # O5
        out[0] = DISCARD_ID
        return 1
    return n


@kernel
def _place(s, id):
    k = s.kingdoms[s.actor]
    if id == DISCARD_ID:
        k.discarded += 1  # O5
        _choose_next(s)
    else:
        lay(k, s.row[s.turn], id, s.mode != DISCOVERY)
        s.placing = id
        s.flying = 0
        _next_fire(s)


@kernel
def _next_fire(s):
    """The fires of the domino just placed, square a before square b; then the totems."""
    while s.flying < 2:
        craters = DOMINO[s.row[s.turn], 4 + s.flying]
        if craters > 0:  # O6
            s0, s1 = fire_targets(s.kingdoms[s.actor], cell_of(s.placing, s.flying), craters)
            if s0 | s1:  # O8
                s.phase = FIRE
                return
        s.flying += 1
    if s.mode == TOTEM_MODE:
        s.totem = 0
        _hand_totems_on(s)
    else:
        _choose_next(s)


@kernel
def _squares(s):
    """The squares that can be chosen now: for a fire, a payment or a tile."""
    k = s.kingdoms[s.actor]
    if s.phase == FIRE:
        return fire_targets(k, cell_of(s.placing, s.flying), DOMINO[s.row[s.turn], 4 + s.flying])
    if s.phase == PAY:
        return payable(k, s.paid)
    return dwellings(k)


# Totems


@kernel
def _hand_totems_on(s):
    """Give each totem, from s.totem on, to whoever has most of its resource now; ask the holder on a tie."""
    while s.totem < RESOURCES:
        holder = s.holders[s.totem]
        most = 0
        for seat in range(s.players):
            most = max(most, count_resource(s.kingdoms[seat], s.totem))
        heirs = 0
        heir = NOBODY
        for seat in range(s.players):
            if count_resource(s.kingdoms[seat], s.totem) == most:
                heirs += 1
                heir = seat
        if holder == NOBODY:
            if heirs == 1:  # O13
                s.holders[s.totem] = heir
        elif count_resource(s.kingdoms[holder], s.totem) < most:  # O14
            if heirs > 1:  # O14
                s.actor = holder
                s.phase = TOTEM
                return
            s.holders[s.totem] = heir  # O13, O14
        s.totem += 1
    _choose_next(s)


@kernel
def _list_heirs(s, out):
    """The ids of the seats that tie for a totem which its holder has to hand on."""
    most = 0
    for seat in range(s.players):
        most = max(most, count_resource(s.kingdoms[seat], s.totem))
    n = 0
    for seat in range(s.players):
        if count_resource(s.kingdoms[seat], s.totem) == most:  # O14
            out[n] = TOTEM_ID + 4 * s.totem + seat
            n += 1
    return n


# Choosing and recruiting


@kernel
def _choose_next(s):
    """The domino is placed and all that follows from it is done: a new one is chosen, if there is a row."""
    s.actor = s.king[s.turn]
    if s.drawn:
        s.phase = PICK  # O3
    else:
        _end_turn(s)  # O3, O21


@kernel
def _take(s, inner):
    """The first row for two: the outer or the inner dominoes for one, the others for the other."""
    for i in range(ROW):
        is_inner = i == 1 or i == 2
        s.next_king[i] = s.actor if is_inner == (inner == 1) else 1 - s.actor  # O25
    s.turn = s.kings - 1
    _end_turn(s)


@kernel
def _can_recruit(s):
    """Whether somebody can be paid for; a tile always has a place, as the squares that paid are free then."""
    kinds = kinds_of_resources(s.kingdoms[s.actor])
    from_open = kinds >= OPEN_PRICE and _tiles(s.open_people) > 0  # O17
    return from_open or (kinds >= PILE_PRICE and _tiles(s.cave) > 0)  # O17


@kernel
def _list_recruits(s, out):
    """Nobody, the kinds that lie open, and the kinds in the pile if that price can be paid."""
    out[0] = RECRUIT_ID
    kinds = kinds_of_resources(s.kingdoms[s.actor])
    n = _list_kinds(s.open_people, OPEN_ID, 1, out)  # O17
    if kinds >= PILE_PRICE:  # O17
        n = _list_kinds(s.cave, PILE_ID, n, out)
    return n


@kernel
def _recruit(s, id):
    s.paid = 0
    if id == RECRUIT_ID:
        _end_turn(s)
    elif id < PILE_ID:
        s.recruit = id - OPEN_ID
        s.open_people[s.recruit] -= 1
        s.owed = OPEN_PRICE  # O17
        s.phase = PAY
    else:
        s.recruit = id - PILE_ID
        s.cave[s.recruit] -= 1
        s.owed = PILE_PRICE  # O17
        s.phase = PAY


@kernel
def _end_turn(s):
    """The next chief acts; after the last domino of the last row the game is over."""
    if end_turn(s):
        s.phase = DONE
        s.actor = OVER
