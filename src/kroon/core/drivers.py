"""Drivers: play whole games or advance many tables, for any game that keeps the contract.

Each takes the position to start from, a table of the game's kernels (functions.py) and a limit of
steps; a step is one move or one outcome of chance. A game that the limit cuts short is marked as cut,
and its scores are as if it ended there.
"""

from __future__ import annotations

import numpy as np

from kroon.core.events import CHANCE, OVER, SEATS
from kroon.core.functions import actor_of, apply_of, choose_of, legal_of, sample_of, scores_of, tie_breaks_of
from kroon.core.kernel import kernel
from kroon.core.rng import below, split, stream

RUNNING, FINISHED, CUT, REFUSED = range(4)
"""How a game stands, in `Result.status`: going on, over, cut by the limit, or at an illegal move."""

RESULT = np.dtype(
    [
        ("scores", np.int32, SEATS),
        ("ranks", np.int8, SEATS),  # 1 is a winner
        ("steps", np.int32),
        ("status", np.int8),
    ],
    align=True,
)

SPARE = 3
"""How many states a policy gets to think with, beside the table itself."""

_RANK_BITS = 4

RANDOM_MOVE = -1
"""In `advance`: a legal move at random."""


@kernel
def playout(states, at, calls, ids, rng, limit):
    """Play the table states[at] on with uniformly random moves; the number of steps taken."""
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    s = states[at]
    for step in range(limit):
        who = actor(s)
        if who >= 0:
            apply(s, ids[below(rng, legal(s, ids))])
        elif who == CHANCE:
            apply(s, sample(s, rng))
        else:
            return step
    return limit


@kernel
def playouts(states, calls, ids, rngs, seed, first, limit, results):
    """A playout from states[0] for every result, on states[1]: game n has the stream first + n."""
    rng = rngs[0]
    for n in range(len(results)):
        stream(rng, seed, first + np.uint64(n))
        states[1] = states[0]
        steps = playout(states, 1, calls, ids, rng, limit)
        close(states, 1, calls, ids, steps, results[n])
    return len(results)


@kernel
def match(states, calls, bots, plans, ids, rngs, seed, first, limit, results, trace):
    """Games of bots from states[0], on states[1], one for every result; SPARE more states are for thinking.

    Row i of `bots` is the policy of seat i, plans[i] its settings. Chance and each seat draw from
    streams of their own (six generators are needed). The steps of game n go to trace[n], as far as it has room.
    """
    table = states[1:]
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    luck = rngs[SEATS]
    game = rngs[SEATS + 1]
    for n in range(len(results)):
        stream(game, seed, first + np.uint64(n))
        split(game, luck)
        for seat in range(SEATS):
            split(game, rngs[seat])
        states[1] = states[0]
        s = states[1]
        steps = 0
        while steps < limit:
            who = actor(s)
            if who >= 0:
                count = legal(s, ids)
                choose = choose_of(bots, who, states)
                step = choose(table, ids, count, plans[who], rngs[who])
            elif who == CHANCE:
                step = sample(s, luck)
            else:
                break
            if steps < trace.shape[1]:
                trace[n, steps] = step
            apply(s, step)
            steps += 1
        close(states, 1, calls, ids, steps, results[n])
    return len(results)


@kernel
def advance(states, fresh, calls, ids, rngs, moves, limit, results):
    """Play one decision at every table, then chance until the next one; the number of decisions.

    moves[i] is the move of table i, or RANDOM_MOVE. An illegal one is refused: the table stays as it
    is, with the status REFUSED. A table that was over, or cut, begins anew from fresh[0] if there is one.
    """
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    decisions = 0
    for i in range(len(states)):
        result = results[i]
        steps = result.steps
        if result.status == FINISHED or result.status == CUT:
            if len(fresh) == 0:
                continue
            states[i] = fresh[0]
            steps = 0
        s = states[i]
        who = actor(s)
        if who >= 0 and steps < limit:
            count = legal(s, ids)
            move = moves[i]
            if move == RANDOM_MOVE:
                move = ids[below(rngs[i], count)]
            elif not contains(ids, count, move):
                result.status = REFUSED
                continue
            apply(s, move)
            steps += 1
            decisions += 1
            who = actor(s)
        while who == CHANCE and steps < limit:
            apply(s, sample(s, rngs[i]))
            steps += 1
            who = actor(s)
        if who == OVER or steps >= limit:
            close(states, i, calls, ids, steps, result)
        else:
            result.steps = steps
            result.status = RUNNING
    return decisions


@kernel
def close(states, at, calls, ids, steps, result):
    """Write down how the game at states[at] stands: over, or else cut."""
    standing(states, at, calls, ids)
    for seat in range(SEATS):
        result.scores[seat] = ids[seat]
        result.ranks[seat] = ids[SEATS + seat]
    result.steps = steps
    actor = actor_of(calls, states)
    result.status = FINISHED if actor(states[at]) == OVER else CUT


@kernel
def standing(states, at, calls, out):
    """Write the scores of the table states[at] to out, then the ranks; 0 for seats that nobody has."""
    s = states[at]
    scores = scores_of(calls, states)
    tie_breaks = tie_breaks_of(calls, states)
    scores(s, out[:SEATS])
    tie_breaks(s, out[SEATS : 2 * SEATS])
    rank(out, s.players)


@kernel
def rank(out, players):
    """Replace the tie-breaks that follow the scores by ranks: 1 for the winners, the same for equals."""
    packed = 0  # a few bits a seat, as long as `out` holds the tie-breaks
    for seat in range(players):
        better = 0
        for other in range(players):
            ahead = out[other] - out[seat]
            if ahead > 0 or (ahead == 0 and out[SEATS + other] > out[SEATS + seat]):
                better += 1
        packed |= (better + 1) << _RANK_BITS * seat
    for seat in range(SEATS):
        out[SEATS + seat] = packed >> _RANK_BITS * seat & (1 << _RANK_BITS) - 1
        if seat >= players:
            out[seat] = 0


@kernel
def contains(ids, count, id):
    """Whether the ascending list holds the id."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if ids[middle] < id:
            low = middle + 1
        else:
            high = middle
    return low < count and ids[low] == id
