"""Bots for Origins that need no search.

`greedy` takes what gives most points now over its whole turn: a placement counts with its best fire, with the
best domino that can be chosen then (at the best place that it would have), and with the best recruitment; each
later step is chosen in the same way. Ties are broken at random. Totems go to the player with fewest points.
"""

from __future__ import annotations

from kroon.core.bits import ONE
from kroon.core.contract import Bot
from kroon.core.kernel import kernel
from kroon.core.rng import below
from kroon.games.domino.draft import NOBODY, PICK, PLACE
from kroon.games.domino.kingdom import list_placings
from kroon.games.origins.rules import OPEN_PRICE, PILE_PRICE, apply, legal
from kroon.games.origins.scoring import LINES, people_points, sheet_line
from kroon.games.origins.state import (
    DISCOVERY,
    DOMINO,
    FIRE,
    PAY,
    PEOPLE,
    PICK_ID,
    RECRUIT,
    RECRUIT_ID,
    RESOURCES,
    SETTLE,
    TAKE,
    TAKE_ID,
    TOTEM,
    TOTEM_ID,
    TRIBE,
)
from kroon.games.origins.territory import dwellings, kinds_of_resources, lay, resources_of

IMPOSSIBLE = -1
MOST_POINTS = 1000


@kernel
def choose_greedily(states, ids, count, plan, rng):
    """The policy of `greedy`: see above."""
    best = IMPOSSIBLE - 1
    ties = 0
    chosen = ids[0]
    for i in range(count):
        value = _value(states, ids[i], ids[count:])
        if value > best:
            best = value
            ties = 0
        if value == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = ids[i]
    return chosen


@kernel
def _value(states, id, ids):
    """The points that the seat to move can have at the end of its turn after a move."""
    s = states[0]
    seat = s.actor
    if s.phase == PICK:
        return _domino_value(states, 0, seat, s.next_row[id - PICK_ID], ids)
    if s.phase == TAKE:
        return _share_value(states, id, ids)
    if s.phase == TOTEM:
        return MOST_POINTS - _points(s, (id - TOTEM_ID) & 3)
    states[1] = s
    after = states[1]
    apply(after, id)
    if s.phase == PLACE or s.phase == FIRE:
        return _after_placing(states, seat, ids)
    return _after_recruiting(s, after, id, seat)


@kernel
def _after_placing(states, seat, ids):
    """The best that can follow a placement at states[1]: a fire, then a domino and a recruitment."""
    after = states[1]
    if after.phase != FIRE or after.actor != seat:
        return _rest_of_turn(states, 1, seat, ids)
    count = legal(after, ids)
    best = IMPOSSIBLE
    for i in range(count):
        states[2] = after
        apply(states[2], ids[i])
        best = max(best, _rest_of_turn(states, 2, seat, ids[count:]))
    return best


@kernel
def _rest_of_turn(states, at, seat, ids):
    """The points at states[at], where all fires have landed, with the best domino and the best recruitment."""
    s = states[at]
    best = IMPOSSIBLE
    for i in range(s.drawn):
        if s.next_king[i] == NOBODY:
            best = max(best, _domino_value(states, at, seat, s.next_row[i], ids))
    if best == IMPOSSIBLE:
        return _points(s, seat)
    if s.mode == TRIBE:
        best += _recruit_gain(s, seat)
    return best


@kernel
def _domino_value(states, at, seat, domino, ids):
    """The points of a seat at states[at] with a domino laid at its best place, without its fires."""
    s = states[at]
    d = DOMINO[domino]
    alike = d[0] == d[2] and d[1] == d[3] and d[4] == d[5]
    count = list_placings(s.kingdoms[seat], s.frame, d[0], d[2], alike, ids)
    if count == 0:
        states[3] = s
        states[3].kingdoms[seat].discarded += 1
        return _points(states[3], seat)
    best = IMPOSSIBLE
    for i in range(count):
        states[3] = s
        lay(states[3].kingdoms[seat], domino, ids[i], s.mode != DISCOVERY)
        best = max(best, _points(states[3], seat))
    return best


@kernel
def _share_value(states, id, ids):
    """Both dominoes of a share of the first row, each at its best place."""
    s = states[0]
    value = 0
    for i in range(s.drawn):
        inner = i == 1 or i == 2
        if inner == (id == TAKE_ID + 1):
            value += _domino_value(states, 0, s.actor, s.next_row[i], ids)
    return value


@kernel
def _after_recruiting(s, after, id, seat):
    """The points of cave people after a step of a recruitment, with the best steps to come."""
    k = after.kingdoms[seat]
    if s.phase == RECRUIT and id == RECRUIT_ID:
        return people_points(k)
    if after.phase == PAY:
        return _best_payment(k, after.owed, 0, after.paid, after.recruit)
    if after.phase == SETTLE:
        return _best_dwelling(k, after.recruit)
    return people_points(k)


@kernel
def _recruit_gain(s, seat):
    """What the best recruitment adds to the points of cave people."""
    k = s.kingdoms[seat]
    kinds = kinds_of_resources(k)
    before = people_points(k)
    best = before
    for kind in range(PEOPLE):
        if kinds >= OPEN_PRICE and s.open_people[kind] > 0:
            best = max(best, _best_payment(k, OPEN_PRICE, 0, 0, kind))
        elif kinds >= PILE_PRICE and s.cave[kind] > 0:
            best = max(best, _best_payment(k, PILE_PRICE, 0, 0, kind))
    return best - before


@kernel
def _best_payment(k, owed, first, paid, kind):
    """The points of cave people after paying so many resources, of kinds from `first` on, and settling."""
    if owed == 0:
        return _best_dwelling(k, kind)
    best = IMPOSSIBLE
    for resource in range(first, RESOURCES):
        if paid >> resource & 1:
            continue
        r0, r1 = resources_of(k, resource)
        for word in range(2):
            rest = r0 if word == 0 else r1
            while rest:
                one = rest & (~rest + ONE)
                k.resources[word] ^= one
                best = max(best, _best_payment(k, owed - 1, resource + 1, paid, kind))
                k.resources[word] ^= one
                rest ^= one
    return best


@kernel
def _best_dwelling(k, kind):
    """The points of cave people with one more tile on its best square."""
    best = IMPOSSIBLE
    free0, free1 = dwellings(k)
    for word in range(2):
        rest = free0 if word == 0 else free1
        while rest:
            one = rest & (~rest + ONE)
            k.people[kind, word] ^= one
            best = max(best, people_points(k))
            k.people[kind, word] ^= one
            rest ^= one
    return best


@kernel
def _points(s, seat):
    """All points of a seat, as if the game ended now."""
    points = 0
    for line in range(LINES):
        points += sheet_line(s, seat, line)
    return points


BOTS = (Bot("greedy", choose_greedily),)
