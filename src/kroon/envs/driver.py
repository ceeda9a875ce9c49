"""The driver of the environments: many tables, each played on until its agent is asked again.

Other seats are bots that need no search, played right here; they see a copy in which other seats' secrets
are dealt anew. A seat that is played outside (a bot that searches) stops its table as the agent's seat does.
"""

from __future__ import annotations

import numpy as np

from kroon.core.drivers import CUT, FINISHED, REFUSED, RUNNING, contains, standing
from kroon.core.events import CHANCE, OVER, SEATS
from kroon.core.functions import actor_of, apply_of, choose_of, legal_of, observe_of, redeal_of, sample_of
from kroon.core.kernel import kernel
from kroon.core.rng import below

BEGIN, STAY = -1, -2
"""Instead of a move: begin a new game; leave the table as it is."""
DRAWN = -1
"""Instead of the agent's seat: one that is drawn for each game."""
AT_RANDOM, POLICY, OUTSIDE = range(3)
"""Who plays a seat: `random`, a bot that needs no search, or somebody outside this driver."""

TABLE = np.dtype(
    [
        ("seat", np.int64),  # the agent's
        ("actor", np.int64),  # who is to move, or OVER
        ("steps", np.int64),  # moves and outcomes of chance so far
        ("decisions", np.int64),  # moves of all seats in the last call
        ("status", np.int64),  # as in core/drivers.py
        ("scores", np.int64, SEATS),  # when the game has ended
        ("ranks", np.int64, SEATS),
    ],
    align=True,
)

WORDS = (
    *("id", "states", "states", "states", "calls", "calls", "plans", "ids", "ids", "rngs", "ids"),
    *("id", "id", "id", "tables", "trace", "masks"),
)
"""The signature of `play_on`."""
RECORDS = {"tables": TABLE, "masks": np.dtype(np.int8)}


@kernel
def play_on(
    states, fresh, thinking, calls, bots, plans, kinds, ids, rngs, moves,
    seat, players, limit, tables, observations, masks,
):  # fmt: skip
    """Make moves[i] at table i for the seat to act, then play on; the number of decisions of all seats.

    Row r of `bots`, `plans` and `kinds` is who plays the r-th seat to the left of the agent's. `thinking` has
    room for a bot's thoughts. Each table gets the observation and the mask of its agent; the mask is empty when
    another seat is asked, or nobody. An illegal move leaves the table as it is, with the status REFUSED.
    """
    actor = actor_of(calls, states)
    legal = legal_of(calls, states)
    sample = sample_of(calls, states)
    apply = apply_of(calls, states)
    redeal = redeal_of(calls, states)
    observe = observe_of(calls, states)
    width = len(masks) // len(states)
    total = 0
    for i in range(len(states)):
        move = moves[i]
        if move == STAY:
            continue
        table = tables[i]
        rng = rngs[i]
        s = states[i]
        table.decisions = 0
        for id in range(i * width, (i + 1) * width):
            masks[id] = 0
        if move == BEGIN:
            states[i] = fresh[0]
            table.steps = 0
            table.status = RUNNING
            table.seat = seat if seat != DRAWN else below(rng, players)
        elif contains(ids, legal(s, ids), move):
            apply(s, move)
            table.steps += 1
            table.decisions += 1
        else:
            table.status = REFUSED
            table.actor = OVER
        while table.status == RUNNING:
            who = actor(s)
            table.actor = who
            if who == OVER or table.steps >= limit:
                table.status = FINISHED if who == OVER else CUT
                table.actor = OVER
                break
            if who == CHANCE:
                apply(s, sample(s, rng))
            else:
                role = (who - table.seat + players) % players
                if role == 0 or kinds[role] == OUTSIDE:
                    break
                if kinds[role] == AT_RANDOM:
                    move = ids[below(rng, legal(s, ids))]
                else:
                    thinking[0] = s
                    redeal(thinking[0], who, rng)
                    choose = choose_of(bots, role, states)
                    move = choose(thinking, ids, legal(thinking[0], ids), plans[role], rng)
                apply(s, move)
                table.decisions += 1
            table.steps += 1
        observe(s, table.seat, observations[i])
        if table.status != RUNNING:
            standing(states, i, calls, ids)
            for at in range(SEATS):
                table.scores[at] = ids[at]
                table.ranks[at] = ids[SEATS + at]
        elif table.actor == table.seat:
            for n in range(legal(s, ids)):
                masks[i * width + ids[n]] = 1
        total += table.decisions
    return total
