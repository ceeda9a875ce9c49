"""Ways to break the contract, each in one kernel or function of the game of coins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kroon.core.rng import below
from tests.conformance import coins
from tests.conformance.coins import MOVES


def descending(s: Any, out: Any) -> int:
    count = coins.legal(s, out)
    out[:count] = out[:count][::-1].copy()
    return count


def forgets_the_turn(s: Any, id: int) -> None:
    coins.apply(s, id)
    if id < MOVES:
        s.left += 1


remembered: list[int] = []


def remembers_elsewhere(s: Any, id: int) -> None:
    coins.apply(s, id)
    remembered.append(id)
    s.taken[0] += len(remembered)


def shows_all(s: Any, seat: int | None) -> dict[str, Any]:
    return coins.view(s, seat) | {"held": [int(number) for number in s.held]}


def says_no_number(s: Any, ids: Sequence[int]) -> str:
    return coins.text(s, ids) if ids[0] >= MOVES else coins.text(s, ids).rpartition(" ")[0]


def draws_evenly(s: Any, rng: Any) -> int:
    return MOVES + int(below(rng, 2))


def weighs_nothing(s: Any, id: int) -> int:
    return id - MOVES


def scores_and_pays(s: Any, out: Any) -> None:
    s.taken[0] += 1
    coins.scores(s, out)


def observes_all(s: Any, seat: int, out: Any) -> None:
    coins.observe(s, seat, out)
    out[1:5] = s.held


def deals_evenly(s: Any, seat: int, rng: Any) -> None:
    for other in range(s.players):
        if other != seat and s.held[other]:
            s.held[other] = 1 + below(rng, 2)


def peeks(states: Any, ids: Any, count: int, plan: Any, rng: Any) -> int:
    s = states[0]
    return int(ids[s.held[(coins.actor(s) + 1) % s.players] == 2])


BREACHES: dict[str, tuple[dict[str, Callable[..., Any]], str]] = {
    "descending": ({"legal": descending}, "`legal` lists ids ascending"),
    "endless": ({"apply": forgets_the_turn}, "A game ends"),
    "haunted": ({"apply": remembers_elsewhere}, "The same seed gives the same game"),
    "leaking": ({"view": shows_all}, "`redeal` leaves what a seat sees"),
    "mumbling": ({"text": says_no_number}, "`parse` reads the `text`"),
    "lopsided": ({"sample": draws_evenly}, "`sample` draws outcomes in proportion"),
    "weightless": ({"weight": weighs_nothing}, "`weight` gives a whole number above 0"),
    "restless": ({"scores": scores_and_pays}, "Looking changes nothing"),
    "spying": ({"observe": observes_all}, "`redeal` leaves what a seat sees"),
    "misdealing": ({"redeal": deals_evenly}, "`redeal` deals each possible state as often"),
    "peeking": ({"choose": peeks}, "A bot that needs no search chooses the same"),
}
"""What is put in place of a part of the game, and how the rule begins that it breaks."""
