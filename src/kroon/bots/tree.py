"""Information-set Monte Carlo tree search as kernels, for any game that keeps the contract.

A simulation redeals what the seat can't know, then goes down the tree: chance decides by its weights, players
by what earlier simulations found. Edges of the tree are moves of players alone, so that a node stands for all
outcomes of chance and all secrets that agree with the moves; a move counts as often as it was possible.
Few children are tried at first and more as a node is visited (progressive widening), those first that the
game's own policy proposes. From the first new node on that policy plays to the end. Every seat's result goes
into every node of the path; each player is taken to look after its own.

The moves at the root are tried in turn, as long as they are in the race (race.py). What is dealt, what chance
decides and how the policy breaks ties comes from random streams that belong to the number of the try, one for
each seat and one for the table: so all moves meet the same luck, as far as the game allows, and their
differences show sooner. The result of each try is kept for that.
"""

from __future__ import annotations

from math import log, sqrt

import numpy as np

from kroon.core.drivers import contains, standing
from kroon.core.events import CHANCE, OVER, SEATS
from kroon.core.functions import actor_of, apply_of, choose_of, legal_of, owner_of, redeal_of, sample_of
from kroon.core.kernel import kernel
from kroon.core.rng import below, stream

NONE = 0
"""No node: number 0 is the root of the first tree and nobody's child."""

NODE = np.dtype(
    [
        ("value", np.float64, SEATS),  # sums of what the simulations through this node were worth
        ("wins", np.float64, SEATS),  # sums of shares of wins
        ("points", np.float64, SEATS),  # sums of scores
        ("move", np.int64),  # the move that leads here
        ("first", np.int64),  # its first child, and the next child of its parent
        ("next", np.int64),
        ("visits", np.int64),
        ("possible", np.int64),  # visits of the parent in which the move was possible
        ("arm", np.int64),  # of a move at the root: its number in the race,
        ("tries", np.int64),  # how often it was tried in it,
        ("out", np.int64),  # and 1 when it isn't tried any more
    ],
    align=True,
)

SETTINGS = ("explore", "widen", "widen_power", "win_part", "margin", "horizon", "beyond", "rivalry")
"""What a `Level` (core/contract.py) says of these, in the order of `tune`."""
EXPLORE, WIDEN, WIDEN_POWER, WIN_PART, MARGIN, HORIZON, BEYOND, RIVALRY = range(8)

PROPOSE, PLAY_OUT, RIVALS = range(3)
"""The rows of `guides`."""

LEAST = -1e6
"""Fewer points than anybody has."""

LUCKS = 2 * SEATS + 1
"""The generators of a try: the luck of each seat and of the table, then what the policy draws for each seat."""
TABLE = SEATS

TRIES = 3
"""How often the policy is asked for a child that is not there yet."""


@kernel
def grow(
    states, calls, guides, plans, ids, nodes, path, results, rng, lucks, seat, root, used, simulations, arms,
    seed, tune,
):  # fmt: skip
    """Run simulations from states[0], known to `seat`; the number of nodes in use then.

    states[1] is the table of a simulation; the states after it are for the policies. `guides` and `plans` have
    one that proposes moves, one that plays out for the seat, and one that does for the others. When the nodes
    run out, the tree stays as it is. `arms`: how many moves of the seat are tried in turn at the root; 0 where
    the root is like any other node. What try i of arm k was worth to the seat goes to results[k, i]. `seed` is
    for the streams of `lucks`.
    """
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    redeal = redeal_of(calls, states)
    owner = owner_of(calls, states)
    propose = choose_of(guides, PROPOSE, states)
    playout = choose_of(guides, PLAY_OUT, states)
    rivals = choose_of(guides, RIVALS, states)
    table = states[1:]
    for _ in range(simulations):
        states[1] = states[0]
        s = states[1]
        path[0] = root
        depth = 1
        node = root
        if arms > 0:
            node = _next_arm(nodes, root, arms if used < len(nodes) else 0)
            if node == NONE:
                redeal(s, seat, rng)
                count = legal(s, ids)
                move = _new_move(nodes, root, table, ids, count, propose, plans[PROPOSE], rng)
                node = used
                used += 1
                _adopt(nodes, root, node, move)
                states[1] = states[0]
            path[1] = node
            depth = 2
        number = nodes[node].tries if arms > 0 else nodes[node].visits
        for i in range(LUCKS):
            stream(lucks[i], seed, np.uint64(number * LUCKS + i))
        redeal(s, seat, lucks[TABLE])
        if arms > 0:
            apply(s, nodes[node].move)
        growing = tune[BEYOND] >= 0
        outcomes = 0
        steps = 0
        while steps < tune[HORIZON]:
            who = actor(s)
            if who == OVER:
                break
            if who == CHANCE:
                whose = owner(s)
                apply(s, sample(s, lucks[whose if whose >= 0 else TABLE]))
                outcomes += 1
                if outcomes > tune[BEYOND]:
                    growing = False
                continue
            count = legal(s, ids)
            move = ids[0]
            if not growing:
                if who == seat:
                    move = playout(table, ids, count, plans[PLAY_OUT], lucks[TABLE + 1 + who])
                else:
                    move = rivals(table, ids, count, plans[RIVALS], lucks[TABLE + 1 + who])
                steps += 1
            elif count > 1:
                child = _descend(nodes, node, ids, count, who, tune, used < len(nodes))
                if child == NONE:
                    move = _new_move(nodes, node, table, ids, count, propose, plans[PROPOSE], rng)
                    growing = False
                    if used < len(nodes):
                        child = used
                        used += 1
                        _adopt(nodes, node, child, move)
                if child != NONE:
                    move = nodes[child].move
                    node = child
                    path[depth] = child
                    depth += 1
                    growing = growing and depth < len(path)
            apply(s, move)
        worth = _learn(states, calls, ids, nodes, path, depth, seat, tune)
        if arms > 0:
            arm = nodes[path[1]]
            results[arm.arm, arm.tries] = worth
            arm.tries += 1
    return used


@kernel
def _next_arm(nodes, root, arms):
    """The child of the root that was tried least, of those in the race; NONE if there are fewer than `arms`."""
    known = 0
    least = NONE
    child = nodes[root].first
    while child != NONE:
        known += 1
        if nodes[child].out == 0 and (least == NONE or nodes[child].tries < nodes[least].tries):
            least = child
        child = nodes[child].next
    return least if known >= arms else NONE


@kernel
def _descend(nodes, node, ids, count, who, tune, may_grow):
    """The child to go to, of those that are possible now; NONE when a new one is to be tried."""
    visits = nodes[node].visits
    known = 0
    best = NONE
    best_value = -1.0
    child = nodes[node].first
    while child != NONE:
        each = nodes[child]
        if contains(ids, count, each.move):
            known += 1
            each.possible += 1
            n = max(each.visits, 1)
            value = each.value[who] / n + tune[EXPLORE] * sqrt(log(each.possible + 1.0) / n)
            if value > best_value:
                best_value = value
                best = child
        child = each.next
    if may_grow and known < count and known < 1 + tune[WIDEN] * visits ** tune[WIDEN_POWER]:
        return NONE
    return best


@kernel
def _new_move(nodes, node, table, ids, count, propose, plan, rng):
    """A possible move that has no child yet: one that the policy proposes, else any."""
    for _ in range(TRIES):
        move = propose(table, ids, count, plan, rng)
        if not _has_child(nodes, node, move):
            return move
    at = below(rng, count)
    while _has_child(nodes, node, ids[at]):
        at = at + 1 if at + 1 < count else 0
    return ids[at]


@kernel
def _has_child(nodes, node, move):
    child = nodes[node].first
    while child != NONE:
        if nodes[child].move == move:
            return True
        child = nodes[child].next
    return False


@kernel
def _adopt(nodes, node, child, move):
    """Make a fresh child of a node."""
    new = nodes[child]
    for seat in range(SEATS):
        new.value[seat] = 0.0
        new.wins[seat] = 0.0
        new.points[seat] = 0.0
    new.move = move
    new.visits = 0
    new.possible = 1
    new.tries = 0
    new.out = 0
    new.first = NONE
    new.next = nodes[node].first
    new.arm = 0 if new.next == NONE else nodes[new.next].arm + 1
    nodes[node].first = child


@kernel
def _learn(states, calls, ids, nodes, path, depth, who, tune):
    """Add the result of the table states[1] to all nodes of a path; what it is worth to `who`."""
    standing(states, 1, calls, ids)
    points, ranks = ids[:SEATS], ids[SEATS : 2 * SEATS]
    winners = 0
    for seat in range(SEATS):
        winners += ranks[seat] == 1
        for at in range(depth):
            nodes[path[at]].points[seat] += points[seat]
    root = nodes[path[0]]
    worth = 0.0
    for seat in range(SEATS):
        won = 1.0 / winners if ranks[seat] == 1 else 0.0
        other = LEAST
        usual = LEAST
        for rival in range(SEATS):
            if rival != seat:
                other = max(other, float(points[rival]))
                usual = max(usual, root.points[rival] / (root.visits + 1))
        margin = points[seat] - tune[RIVALRY] * other - (1.0 - tune[RIVALRY]) * usual
        part = 0.5 + 0.5 * margin / (abs(margin) + tune[MARGIN])
        value = tune[WIN_PART] * won + (1.0 - tune[WIN_PART]) * part
        if seat == who:
            worth = value
        for at in range(depth):
            nodes[path[at]].value[seat] += value
            nodes[path[at]].wins[seat] += won
    for at in range(depth):
        nodes[path[at]].visits += 1
    return worth
