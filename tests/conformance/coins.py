"""A game as small as can be, to try the conformance suite with: seats take one or two coins in turn.

With luck, chance first deals each seat a secret coin, worth two
more often than one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kroon.core.contract import CHANCE, OVER, Bot, Feature, Game, Level
from kroon.core.errors import Malformed, Reason, WrongOptions, short
from kroon.core.events import letter_of
from kroon.core.message import message
from kroon.core.options import OptionSet, Players, Switch
from kroon.core.rng import below

MOVES = OUTCOMES = 2
DTYPE = np.dtype(
    [("players", "i8"), ("left", "i8"), ("turn", "i8"), ("deals", "i8"), ("held", "i8", 4), ("taken", "i8", 4)]
)


def _refuse(options: Any) -> None:
    raise WrongOptions("option-unknown", name="players", names="")


NOTHING_FITS = OptionSet((Players(2, 3),), _refuse)
ALONE = OptionSet((Players(2, 2),), lambda _: None)
PLAYERS = OptionSet((Players(2, 3),), lambda _: None)
LENGTH = OptionSet((Players(2, 3), Switch("longer")), lambda _: None)


def coins(
    name: str, turns: int, luck: bool, options: OptionSet = PLAYERS, **changed: Callable[..., Any]
) -> Game:
    """A game of so many turns; `changed`: kernels and functions in place of those below."""

    def start(s: Any, numbers: Any) -> None:
        s.players = numbers[0]
        s.left = turns + (numbers[1] if len(numbers) > 1 else 0)
        s.deals = numbers[0] if luck else 0

    kernels = (actor, legal, apply, scores, weight, sample, redeal, observe)
    parts: dict[str, Any] = {each.__name__: each for each in (*kernels, midway, text, parse, view, seen)}
    choose = changed.pop("choose", choose_one)
    return Game(
        name=name,
        dtype=DTYPE,
        moves=MOVES,
        outcomes=OUTCOMES,
        options=options,
        start=start,
        features=FEATURES,
        reason=lambda *_: Reason("illegal", "C1"),
        in_words=lambda seen, _: [message("as-written", text=f"{seen['left']} turns are left.")],
        bots=(Bot("miser", choose),),
        levels=(Level(8, guide="miser", horizon=20),) * 5,
        **(parts | changed),
    )


def small_coins(name: str, turns: int, luck: bool) -> Game:
    """The same with the required parts alone, and what a game of chance needs."""
    whole = coins(name, turns, luck)
    rules = ("dtype", "options", "moves", "start", "actor", "legal", "apply", "scores", "text", "parse")
    chance = ("outcomes", "weight", "sample", "midway")
    return Game(name=name, **{each: getattr(whole, each) for each in (*rules, *chance)})


def actor(s: Any) -> int:
    if s.deals:
        return CHANCE
    return s.turn % s.players if s.left else OVER


def legal(s: Any, out: Any) -> int:
    if actor(s) == OVER:
        return 0
    first = MOVES if s.deals else 0
    out[0], out[1] = first, first + 1
    return 2


def weight(s: Any, id: int) -> int:
    return id - MOVES + 1


def sample(s: Any, rng: Any) -> int:
    return MOVES + min(1, int(below(rng, 3)))


def apply(s: Any, id: int) -> None:
    if id >= MOVES:
        s.held[s.players - s.deals] = id - MOVES + 1
        s.deals -= 1
    else:
        s.taken[s.turn % s.players] += id + 1
        s.turn += 1
        s.left -= 1


def scores(s: Any, out: Any) -> None:
    for seat in range(4):
        out[seat] = s.taken[seat] + s.held[seat]


def redeal(s: Any, seat: int, rng: Any) -> None:
    for other in range(s.players):
        if other != seat and s.held[other]:
            s.held[other] = sample(s, rng) - MOVES + 1


FEATURES = (
    Feature("left", 1, 0, 100, "turns that are left"),
    Feature("held", 4, 0, 2, "coins that were dealt, as far as the seat knows"),
    Feature("taken", 4, 0, 200, "coins that were taken"),
)


def observe(s: Any, seat: int, out: Any) -> None:
    out[0] = s.left
    out[1:5] = [held or 0 for held in _known(s, seat)]
    out[5:9] = s.taken


def choose_one(states: Any, ids: Any, count: int, plan: Any, rng: Any) -> int:
    return int(ids[0])


def midway(s: Any) -> bool:
    return bool(0 < s.deals < s.players)


def text(s: Any, ids: Sequence[int]) -> str:
    if ids[0] >= MOVES:
        return " ".join(["* deal", *(str(id - MOVES + 1) for id in ids)])
    return f"{letter_of(actor(s))} take {ids[0] + 1}"


def parse(s: Any, event: str) -> list[int]:
    words = event.split(" ")
    if s.deals and words[:2] == ["*", "deal"] and len(words) == 2 + s.players and set(words[2:]) <= {"1", "2"}:
        return [MOVES + int(word) - 1 for word in words[2:]]
    if actor(s) >= 0:
        for id in range(MOVES):
            if event == text(s, [id]):
                return [id]
    raise Malformed("event-form", event=short(event), letters="a b c")


def view(s: Any, seat: int | None) -> dict[str, Any]:
    who = actor(s)
    return {
        "actor": None if who == OVER else letter_of(who),
        "left": int(s.left),
        "held": _known(s, seat),
        "taken": [int(number) for number in s.taken],
    }


def seen(before: Any, ids: Sequence[int], after: Any, seat: int | None) -> str:
    if ids[0] < MOVES:
        return text(before, ids)
    dealt = [str(id - MOVES + 1) if other == seat else "?" for other, id in enumerate(ids)]
    return " ".join(["* deal", *dealt])


def _known(s: Any, seat: int | None) -> list[int | None]:
    """What was dealt, as far as a seat knows."""
    return [int(s.held[n]) if n == seat or not s.held[n] else None for n in range(4)]
