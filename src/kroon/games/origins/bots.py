"""Bots for Origins that need no search.

`greedy` takes what gives most points now over its whole turn: a placement counts with its best fire, with the
best domino that can be chosen then (at the best place that it would have), and with the best recruitment; each
later step is chosen in the same way. Ties are broken at random. Totems go to the player with fewest points.
"""

from __future__ import annotations

from kroon.core.bits import ONE
from kroon.core.contract import Bot
from kroon.core.kernel import kernel
from kroon.core.policies import best_of
from kroon.games.domino.draft import NOBODY, PICK, PLACE
from kroon.games.domino.kingdom import list_placings
from kroon.games.origins.playout import choose_quickly
from kroon.games.origins.rules import OPEN_PRICE, PILE_PRICE, apply, legal
from kroon.games.origins.scoring import LINES, people_points, sheet_line
from kroon.games.origins.state import (
    DISCOVERY,
    DOMINO,
    FIRE,
    FIRST_RESOURCE_TERRAIN,
    PAY,
    PEOPLE,
    PICK_ID,
    RESOURCES,
    SETTLE,
    TAKE,
    TAKE_ID,
    TOTEM,
    TOTEM_ID,
    TRIBE,
)
from kroon.games.origins.territory import dwellings, kinds_of_resources, lay, payable, resources_of

IMPOSSIBLE = -1
LACKING = 255
MOST_POINTS = 1000


@kernel
def choose_greedily(states, ids, count, plan, rng):
    """The policy of `greedy`: see above."""
    values, spare = ids[count:], ids[2 * count :]
    for i in range(count):
        values[i] = _value(states, ids[i], spare)
    return best_of(ids, values, count, rng)


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
    return _after_recruiting(after, seat)


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
def _after_recruiting(after, seat):
    """The points of cave people after a step of a recruitment, with the best steps to come."""
    k = after.kingdoms[seat]
    if after.phase == PAY or after.phase == SETTLE:
        return _best_recruit(k, after.owed, after.paid, after.recruit)
    return people_points(k, None)


@kernel
def _recruit_gain(s, seat):
    """What the best recruitment adds to the points of cave people."""
    k = s.kingdoms[seat]
    kinds = kinds_of_resources(k)
    before = people_points(k, None)
    best = before
    for kind in range(PEOPLE):
        if kinds >= OPEN_PRICE and s.open_people[kind] > 0:
            best = max(best, _best_recruit(k, OPEN_PRICE, 0, kind))
        elif kinds >= PILE_PRICE and s.cave[kind] > 0:
            best = max(best, _best_recruit(k, PILE_PRICE, 0, kind))
    return best - before


@kernel
def _best_recruit(k, owed, paid, kind):
    """The points of cave people with one more tile on its best square, after the cheapest payment for it.

    What a resource is worth to the cave people doesn't depend on other resources, so for each square of the
    tile the cheapest resource of each kind can be found on its own.
    """
    best = IMPOSSIBLE
    free0, free1 = dwellings(k)
    pay0, pay1 = payable(k, paid)
    for word in range(2):
        free = free0 if word == 0 else free1
        pays = pay0 if word == 0 else pay1
        rest = (free | pays) if owed > 0 else free
        while rest:
            one = rest & (~rest + ONE)
            rest ^= one
            left = owed
            still = paid
            if pays & one:  # the tile can only stand here if this resource is paid
                for resource in range(RESOURCES):
                    if k.land[FIRST_RESOURCE_TERRAIN + resource, word] & one:
                        still |= 1 << resource
                left -= 1
                k.resources[word] ^= one
            k.people[kind, word] ^= one
            best = max(best, people_points(k, None) - _cheapest(k, left, still))
            k.people[kind, word] ^= one
            if pays & one:
                k.resources[word] ^= one
    return best


@kernel
def _cheapest(k, owed, paid):
    """What it costs the cave people to pay so many resources of different kinds that are not paid yet."""
    now = people_points(k, None)
    packed = 0  # eight bits a kind: the loss by its cheapest resource, or LACKING
    for resource in range(RESOURCES):
        loss = LACKING
        if not paid >> resource & 1:
            r0, r1 = resources_of(k, resource)
            for word in range(2):
                rest = r0 if word == 0 else r1
                while rest:
                    one = rest & (~rest + ONE)
                    rest ^= one
                    k.resources[word] ^= one
                    loss = min(loss, now - people_points(k, None))
                    k.resources[word] ^= one
        packed |= loss << 8 * resource
    cost = 0
    for _ in range(owed):
        least = 0
        for resource in range(1, RESOURCES):
            if packed >> 8 * resource & 255 < packed >> 8 * least & 255:
                least = resource
        cost += packed >> 8 * least & 255
        packed |= LACKING << 8 * least
    return cost


@kernel
def _points(s, seat):
    """All points of a seat, as if the game ended now."""
    points = 0
    for line in range(LINES):
        points += sheet_line(s, seat, line, None)
    return points


BOTS = (Bot("greedy", choose_greedily), Bot("quick", choose_quickly))
