"""The rules of Kingdom Builder as kernels: set-up, turns, moves and chance.

Where a settlement may go, and tiles, are in locations.py, the terrain cards in deck.py, gold in scoring.py.
"""

from __future__ import annotations

from kroon.core.bits import ZERO
from kroon.core.events import CHANCE, OVER
from kroon.core.kernel import inlined, kernel
from kroon.core.rng import below
from kroon.games.builder.board import BOARD, add, list_hexes, some
from kroon.games.builder.deck import can_draw, discard, draw, fill_pile, random_card, remove_card
from kroon.games.builder.hexes import QUADRANT_SIDE, SIDE, WORDS
from kroon.games.builder.locations import (
    MOST_SITES,
    can_use,
    free_of,
    kind_in,
    liftable,
    lose_tiles,
    moves_settlement,
    settle,
    take_up,
    targets,
    tiles_of,
    uses_card,
    win_tiles,
)
from kroon.games.builder.options import (
    FIRST_GAME,
    FIRST_GOALS,
    FIRST_QUADRANTS,
    GOALS_AT,
    LISTED,
    PLAYERS_AT,
    QUADRANTS_AT,
    START_AT,
)
from kroon.games.builder.state import (
    ACT,
    BUILD_ID,
    CARD_ID,
    CARDS,
    DEAL,
    DONE,
    END_ID,
    GOAL_ID,
    GOAL_NAMES,
    GOALS,
    KINDS,
    LANDS,
    LIFT,
    LIFT_ID,
    LOCATION,
    MANDATORY,
    NONE,
    PUT,
    QUADRANT,
    QUADRANT_ID,
    QUADRANT_NAMES,
    QUADRANTS,
    REFILL,
    REPLACE,
    SEAT_ID,
    SETTLEMENTS,
    START,
    TERRAINS,
    TILES,
    USE_ID,
)

FIRST_LAYING = tuple(QUADRANT_NAMES.index(name) for name in FIRST_QUADRANTS)
FIRST_CARDS = tuple(GOAL_NAMES.index(name) for name in FIRST_GOALS)
EVERY_TERRAIN = (1 << TERRAINS) - 1


# The kernels of the contract


@kernel
def start(s, options):
    """An empty table; options in the order of options.py."""
    s.players = options[PLAYERS_AT]
    _clear(s)
    fill_pile(s)
    way = options[QUADRANTS_AT]
    for place in range(4):
        if way == FIRST_GAME:
            _lay(s, place, FIRST_LAYING[place])  # B5
        elif way == LISTED:
            _lay(s, place, options[QUADRANTS_AT + 1 + place])
    way = options[GOALS_AT]
    for i in range(GOALS):
        s.asked_goals[i] = options[GOALS_AT + 1 + i]
        if way == FIRST_GAME:
            s.asked_goals[i] = FIRST_CARDS[i]  # B5
    s.asked_starter = options[START_AT] - 1
    _next_of_set_up(s)


@kernel
def actor(s):
    """The seat to move, CHANCE or OVER."""
    return s.actor


@kernel
def legal(s, out):
    """The ids that are possible now, ascending; their number."""
    if s.phase == ACT:
        return _list_turn(s, out)
    if s.phase == PUT:
        return list_hexes(targets(s), BUILD_ID, out, 0)
    if s.phase == LIFT:
        return list_hexes(liftable(s), LIFT_ID, out, 0)
    n = 0
    if s.phase == QUADRANTS:
        for way in range(2 * KINDS):
            if not _is_laid(s, way >> 1):  # B1
                out[n] = QUADRANT_ID + way
                n += 1
    elif s.phase == CARDS:
        for goal in range(len(GOAL_NAMES)):
            if not _in_play(s, goal):  # B3
                out[n] = GOAL_ID + goal
                n += 1
    elif s.phase == START:
        for seat in range(s.players):
            out[n] = SEAT_ID + seat  # B4
            n += 1
    elif s.phase != DONE:
        for terrain in range(TERRAINS):
            if s.pile[terrain] > 0:
                out[n] = CARD_ID + terrain
                n += 1
    return n


@kernel
def weight(s, id):
    """A terrain card is as likely as there are cards of it in the pile; all else is equally likely."""
    return s.pile[id - CARD_ID] if id >= CARD_ID else 1


@kernel
def sample(s, rng):
    """An outcome of chance."""
    if s.phase == QUADRANTS:
        n = below(rng, 2 * KINDS)
        while _is_laid(s, n >> 1):
            n = below(rng, 2 * KINDS)
        return QUADRANT_ID + n
    if s.phase == CARDS:
        n = below(rng, len(GOAL_NAMES))
        while _in_play(s, n):
            n = below(rng, len(GOAL_NAMES))
        return GOAL_ID + n
    if s.phase == START:
        return SEAT_ID + below(rng, s.players)
    return CARD_ID + random_card(s, rng)


@kernel
def owner(s):
    """A terrain card is the luck of the seat that draws it; the board and the start are that of the table."""
    return s.turn if s.phase == DEAL or s.phase == REPLACE or s.phase == REFILL else CHANCE


@kernel
def apply(s, id):
    """Make a legal move, or a possible outcome."""
    if s.phase == ACT:
        if id == END_ID:
            _end_turn(s)
        elif id >= USE_ID:
            _use(s, id - USE_ID)
        else:
            _build_owed(s, id - BUILD_ID)
    elif s.phase == PUT:
        _put(s, id - BUILD_ID)
    elif s.phase == LIFT:
        s.lifted = id - LIFT_ID
        take_up(s, s.turn, s.lifted)
        s.phase = PUT
    elif s.phase == QUADRANTS:
        _lay(s, _laid(s), id - QUADRANT_ID)
        _next_of_set_up(s)
    elif s.phase == CARDS:
        _open_goal(s, id - GOAL_ID)
        _next_of_set_up(s)
    elif s.phase == START:
        s.starter = id - SEAT_ID
        _next_of_set_up(s)
    else:
        _draw_card(s, id - CARD_ID)


# Set-up


@kernel
def _clear(s):
    """Nothing on the table."""
    for word in range(WORDS):
        for land in range(LANDS):
            s.land[land, word] = ZERO
        s.ground[word] = ZERO
        s.free[word] = BOARD[word]
        for seat in range(4):
            s.settled[seat, word] = ZERO
            s.near[seat, word] = ZERO
    for number in range(MOST_SITES):
        s.site[number] = NONE
        s.tiles[number] = 0
    for i in range(4):
        s.quadrants[i] = NONE
        s.ready[i] = 0
        s.held[i] = 0
        s.had[i] = 0
        s.supply[i] = SETTLEMENTS if i < s.players else 0  # B1
    for i in range(GOALS):
        s.goals[i] = NONE
    s.starter = NONE
    s.turn = NONE
    s.owed = 0
    s.tool = NONE
    s.lifted = NONE
    s.shown = 0
    s.fitting = EVERY_TERRAIN


@kernel
def _next_of_set_up(s):
    """Go on with the first part of the set-up that is missing: quadrants, cards, start player, first cards."""
    s.actor = CHANCE
    if _laid(s) < 4:
        s.phase = QUADRANTS
        return
    if s.goals[0] == NONE and s.asked_goals[0] != NONE:
        for i in range(GOALS):
            _open_goal(s, s.asked_goals[i])
    if s.goals[GOALS - 1] == NONE:
        s.phase = CARDS
        return
    if s.starter == NONE:
        s.starter = s.asked_starter  # B4
    if s.starter == NONE:
        s.phase = START
        return
    s.turn = s.starter
    s.phase = DEAL  # B3


@kernel
def _lay(s, place, way):
    """Lay a quadrant at a place of the board, with two tiles on each location hex."""
    s.quadrants[place] = way
    number = 2 * place
    for row in range(QUADRANT_SIDE):
        for column in range(QUADRANT_SIDE):
            land = QUADRANT[way, row, column]
            hex = (place // 2 * QUADRANT_SIDE + row) * SIDE + place % 2 * QUADRANT_SIDE + column  # B1
            add(s.land[land], hex)
            if land < TERRAINS:
                add(s.ground, hex)  # B9
            elif land == LOCATION:
                s.site[number] = hex
                s.tiles[number] = TILES  # B2
                number += 1


@inlined
def _laid(s):
    """How many quadrants lie on the table."""
    n = 0
    while n < 4 and s.quadrants[n] != NONE:
        n += 1
    return n


@inlined
def _is_laid(s, kind):
    """Whether the quadrant with that kind of location lies on the table."""
    found = False
    for place in range(4):
        found = found or s.quadrants[place] >> 1 == kind
    return found


@kernel
def _open_goal(s, goal):
    """One more Kingdom Builder card; they lie in alphabetical order."""
    for i in range(GOALS):
        if s.goals[i] == NONE or s.goals[i] > goal:
            after = s.goals[i]
            s.goals[i] = goal
            goal = after
        if goal == NONE:
            return


@inlined
def _in_play(s, goal):
    """Whether a Kingdom Builder card lies on the table."""
    found = False
    for i in range(GOALS):
        found = found or s.goals[i] == goal
    return found


# Turns


@inlined
def _list_turn(s, out):
    """What the seat on turn may do: build what is owed, use a tile, end the turn."""
    n = 0
    if s.owed > 0:
        n = list_hexes(targets(s), BUILD_ID, out, n)
    if s.owed == MANDATORY or s.owed == 0:  # B7
        for kind in range(KINDS):
            for quadrant in range(4):
                if kind_in(s, quadrant) == kind and can_use(s, quadrant):
                    out[n] = USE_ID + kind
                    n += 1
    if s.owed == 0:  # B6
        out[n] = END_ID
        n += 1
    return n


@kernel
def _begin_turn(s):
    """The seat on turn may use all tiles that it holds, and owes three settlements."""
    for quadrant in range(4):
        s.ready[quadrant] = tiles_of(s, s.turn, quadrant)  # B7
    s.owed = MANDATORY  # B6
    _judge_card(s)


@kernel
def _judge_card(s):
    """At the start of a turn and after each action: is there room for what is owed? (B11)"""
    s.actor = s.turn
    s.phase = ACT
    if s.supply[s.turn] == 0:
        s.owed = 0  # B12
    if s.owed == 0:
        return
    if s.hand[s.turn] != NONE:
        if some(free_of(s, s.hand[s.turn])):
            if not s.shown:
                _note_fitting(s)
            return
        remove_card(s, s.turn)  # B11
        _show_card(s)
        if can_draw(s):
            s.phase = REPLACE  # B11
            s.actor = CHANCE
            return
    s.owed = 0  # B11: no card is left


@inlined
def _note_fitting(s):
    """The card on turn was not replaced, so its terrain is one that has a free hex: all can tell that much."""
    for terrain in range(TERRAINS):
        if s.fitting >> terrain & 1 and not some(free_of(s, terrain)):
            s.fitting &= ~(1 << terrain)


@inlined
def _show_card(s):
    """The card on turn is known to all from now on: something was built on its terrain, or it was replaced."""
    s.shown = 1
    s.fitting = EVERY_TERRAIN


@inlined
def _build_owed(s, hex):
    """A settlement of the mandatory action."""
    s.supply[s.turn] -= 1
    s.owed -= 1  # B6
    _show_card(s)
    settle(s, s.turn, hex)
    win_tiles(s, s.turn, hex)  # B13
    _judge_card(s)


@inlined
def _use(s, kind):
    """Begin the action of a tile."""
    quadrant = 0
    while kind_in(s, quadrant) != kind:
        quadrant += 1
    s.ready[quadrant] -= 1  # B7
    s.tool = quadrant
    s.phase = LIFT if moves_settlement(kind) else PUT


@inlined
def _put(s, hex):
    """Complete the action of a tile: build a settlement, or put down the one that was taken up."""
    settle(s, s.turn, hex)
    if uses_card(kind_in(s, s.tool)):
        _show_card(s)
    if s.lifted == NONE:
        s.supply[s.turn] -= 1
    else:
        add(s.free, s.lifted)
        lose_tiles(s, s.turn)  # B14, B20: before wins
    win_tiles(s, s.turn, hex)  # B13
    s.tool = NONE
    s.lifted = NONE
    _judge_card(s)


@kernel
def _end_turn(s):
    """Discard the card and draw a new one, if there is any (B8)."""
    for quadrant in range(4):
        s.ready[quadrant] = 0
    discard(s, s.turn)
    s.shown = 0
    s.fitting = EVERY_TERRAIN
    if can_draw(s):
        s.phase = REFILL
        s.actor = CHANCE
    else:
        _next_turn(s)


@inlined
def _draw_card(s, terrain):
    """The seat on turn draws a terrain card."""
    draw(s, s.turn, terrain)
    if s.phase == REPLACE:
        _judge_card(s)  # B11: until one fits
    elif s.phase == REFILL:
        _next_turn(s)
    else:
        s.turn = (s.turn + 1) % s.players  # B3: from the start player on
        if s.turn == s.starter:
            _begin_turn(s)


@kernel
def _next_turn(s):
    """The player to the left is next, unless the last round is over."""
    s.turn = (s.turn + 1) % s.players  # B4
    if s.turn == s.starter:
        for seat in range(s.players):
            if s.supply[seat] == 0:  # B21
                s.phase = DONE
                s.actor = OVER
                return
    _begin_turn(s)
