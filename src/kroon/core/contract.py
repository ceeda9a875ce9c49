"""The contract of a game: a record type, a handful of kernels over it, and plain functions around them.

Everything outside games/ knows a game only by this page. A folder under games/ with a game.py is a game
(registry.py finds it), and that module keeps the protocol `Game`.

Ids. Each move and each outcome of chance has a number, fixed for a game and a version of its rules:
moves from 0 to `moves` - 1, outcomes from there to `moves + outcomes` - 1. What a number means may depend
on the state (number 677 of Kingdomino is 'the first domino of the row').

Events. The record of a game is a list of events (texts). A move is one event; an outcome is one event
or a part of one: while `midway(s)` is true, the next outcome belongs to the same event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from kroon.core.drivers import CHANCE, OVER, SEATS
from kroon.core.errors import Reason
from kroon.core.options import Choices, OptionSet

__all__ = ["CHANCE", "OVER", "SEATS", "SIGNATURES", "Bot", "Feature", "Game", "Kernels", "Level"]

State = Any
"""One record of the game's dtype, with its fields as attributes."""

SIGNATURES: dict[str, tuple[str, ...]] = {
    # name: (result, arguments); the words are explained in engine.py
    "start": ("void", "state", "ids"),
    "actor": ("id", "state"),
    "legal": ("id", "state", "ids"),
    "weight": ("id", "state", "id"),
    "sample": ("id", "state", "rng"),
    "owner": ("id", "state"),
    "apply": ("void", "state", "id"),
    "scores": ("void", "state", "ids"),
    "ranks": ("void", "state", "ids"),
    "redeal": ("void", "state", "id", "rng"),
    "observe": ("void", "state", "id", "features"),
}
"""The kernels of a game, with their signatures."""

CHOOSE = ("id", "states", "ids", "id", "ids", "rng")
"""The signature of a bot's policy: `choose(states, ids, count, plan, rng) -> id`."""


@dataclass(frozen=True)
class Kernels:
    """The rules, as functions over the state. None of them checks what it is given."""

    start: Any
    """start(s, options): an empty table; `options` as `OptionSet.encode` gives them."""
    actor: Any
    """actor(s): the seat to move, 0 to 3, or CHANCE or OVER."""
    legal: Any
    """legal(s, out) -> n: the ids of the actor's moves, or of the possible outcomes, ascending."""
    weight: Any
    """weight(s, id): how likely an outcome is, as a whole number above 0, in proportion."""
    sample: Any
    """sample(s, rng) -> id: an outcome drawn by its weight, without a list of them."""
    owner: Any
    """owner(s): whose luck the next outcome of chance is: a seat's, or CHANCE for that of the whole table."""
    apply: Any
    """apply(s, id): make a legal move, or a possible outcome, in place."""
    scores: Any
    """scores(s, out): points of each seat; in mid-game as if the game ended now."""
    ranks: Any
    """ranks(s, out): 1 for the winners, then 2 and so on; seats that no tie-break parts share a rank."""
    redeal: Any
    """redeal(s, seat, rng): replace what the seat can't know by a random deal that fits what it knows."""
    observe: Any
    """observe(s, seat, out): the features of `Game.features`, from the seat's knowledge only."""


@dataclass(frozen=True)
class Feature:
    """A part of what `observe` writes: `size` numbers from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


PLAN = 64
"""The length of a bot's plan."""


def no_settings(settings: str) -> list[int]:
    """For bots without settings: the plan of nothing; anything else is refused."""
    if settings:
        raise ValueError(settings)
    return []


@dataclass(frozen=True)
class Bot:
    """A bot that needs no search: its policy is a kernel.

    People name it by `name`, or by `name:settings` if it has any.
    """

    name: str
    choose: Any
    """choose(states, ids, count, plan, rng) -> id: one of the first `count` ids, for the seat to move.

    states[0] is the table and stays as it is. The SPARE states after it, and the ids after the first
    `count` (three times the number of all ids), are free to think with. `plan` holds the bot's settings.
    """
    plan: Callable[[str], list[int]] = no_settings
    """The settings as numbers, at most PLAN of them; raises ValueError for settings that make no sense."""


@dataclass(frozen=True)
class Level:
    """How a bot that searches (bots/search.py) thinks about this game."""

    simulations: int
    """How many games it plays out before a move, at most."""
    seconds: float = 2.0
    """How long it thinks about a move, at most."""
    guide: str = "random"
    """The bot whose moves are tried first."""
    playout: str = "random"
    """The bot that plays a simulation to its end."""
    rivals: str = ""
    """The bot that does so for the other seats; the same one if there is no name."""
    trust: float = 0.0
    """By how many standard errors a move must look better than the guide's own to be taken instead."""
    slips: float = 0.0
    """How often it takes any move instead of thinking."""
    explore: float = 0.3
    """How much it tries moves that look worse."""
    widen: float = 2.0
    widen_power: float = 0.4
    """A position seen n times has up to 1 + widen × n ** widen_power moves that are tried."""
    win_part: float = 0.5
    """The part of winning in what a result is worth; the rest is the margin of points."""
    margin: float = 20.0
    """The margin of points that counts half of the most."""
    rivalry: float = 1.0
    """The part of the best other's points that counts in the margin; for the rest their mean stands."""
    beyond: int = 1000
    """How many outcomes of chance the tree looks beyond; what follows is played out. With -1 the tree ends with
    the move itself: what the same seat does next is left to the policy, too."""
    horizon: int = 1000
    """The most decisions of a playout; the scores then stand for the result."""


class Game(Protocol):
    """What the rest of Kroon needs to know of a game."""

    name: str
    """Its name in records and on the command line; also the name of its folder."""
    rules: int
    """The version of its rules; it rises when what is legal or the meaning of an event changes."""
    dtype: np.dtype[Any]
    """The record type of its state (state.py)."""
    kernels: Kernels
    moves: int
    """The number of ids of players."""
    outcomes: int
    """The number of ids of chance, which follow those of players."""
    options: OptionSet
    features: Sequence[Feature]
    bots: Sequence[Bot]
    """Its own bots; `random` and the levels come by themselves."""
    levels: Sequence[Level]
    """How the bots `level1` (beginner) to `level5` (master) think."""

    def midway(self, s: State) -> bool:
        """Whether the next outcome of chance belongs to the event in progress."""

    def kind(self, s: State) -> int:
        """Of what kind the next outcome of chance is, as a small number.

        The arena gives all seatings of a deal the same luck, by its owner and its kind.
        """

    def text(self, s: State, ids: Sequence[int]) -> str:
        """The event for a legal move, or for all outcomes of one event; `s` is before the first of them."""

    def texts(self, s: State, ids: Sequence[int]) -> list[str]:
        """The event of each of some legal moves."""

    def parse(self, s: State, text: str) -> list[int]:
        """The ids of an event; they may still be illegal.

        Raises Malformed when the text can't be an event here, Illegal when it names what isn't there.
        """

    def reason(self, s: State, id: int) -> Reason:
        """Why a move or an outcome isn't possible now."""

    def seen(self, before: State, ids: Sequence[int], after: State, seat: int | None) -> str | None:
        """The event as a seat (None: a spectator) may see it, or None when it sees none."""

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """The table as a seat, or a spectator, may see it, in plain values. The only way out of a state."""

    def in_words(self, seen: Mapping[str, Any], seat: int | None) -> list[str]:
        """A view in lines of text, for those who can't see a board; `seat`: whose view it is."""

    def shown_actor(self, s: State, seat: int | None) -> int:
        """Who is to move as far as a seat, or a spectator, may know: as the view says, but as a number."""

    def breakdown(self, s: State) -> list[dict[str, Any]]:
        """The score sheet of each seat, as in the notation."""

    def explain(self, s: State) -> dict[str, Any]:
        """What each line of the score sheet is made of, and how a tie was broken."""

    def explained(self, s: State) -> list[str]:
        """`explain` in sentences."""

    def draw(self, s: State, seat: int | None) -> Any:
        """The table as a seat sees it, for a terminal (something that rich can print)."""

    def ask(self, s: State) -> str:
        """What the seat to move is asked, in one sentence."""

    def tell(self, s: State, ids: Sequence[int], hidden: bool = False) -> str:
        """An event in words; `s` is before it. `hidden`: for those who may not know all of it."""

    def from_sheet(self, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """The result of a game that ended at a real table, from its end position in plain values.

        `scores`, `winners`, `breakdown`, `explain` and `explained` as for a state; `unchecked` lists the
        checks that were left out. Raises Malformed or WrongOptions for values that aren't a sheet of this
        game, Illegal for a position that no game can end in, with the number of the rule.
        """

    def sample_options(self, rng: Any) -> Mapping[str, Choices]:
        """Values for options that are lists, drawn with a random.Random, to try the game with."""
