"""The contract of a game: a record type, a handful of kernels over it, and plain functions around them.

Everything outside games/ knows a game only by this page. A game is a value of the class `Game`. A few of its
parts are required (`Rules`); the others are capabilities, a small class each, and what a game leaves out Kroon
does for it (defaults.py, default_kernels.py). docs/adding-a-game.md builds one step by step.

Kernels are the fields that are made with `declared`: that is the one place where a kernel has its name, its
signature (in the words of functions.py) and its default. They get a state, which is one record of the game's
type, and check nothing. What is called is never the kernel of a game itself but its compiled form in
`engine(game)`.

Ids. Each move and each outcome of chance has a number, fixed for a game and a version of its rules: moves from
0 to `moves` - 1, outcomes from there to `moves + outcomes` - 1. What a number means may depend on the state
(number 677 of Kingdomino is 'the first domino of the row').

Events. The record of a game is a list of events (texts). A move is one event; an outcome is one event
or a part of one: while `midway(s)` is true, the next outcome belongs to the same event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from kroon.core import default_kernels, defaults
from kroon.core.errors import Reason
from kroon.core.events import CHANCE, OVER, SEATS
from kroon.core.message import Message
from kroon.core.options import Choices, OptionSet

__all__ = ["CHANCE", "OVER", "SEATS", "Bot", "Feature", "Game", "Level", "State"]

State = Any
"""One record of the game's dtype, with its fields as attributes."""

Kernel = Any
"""A function that Numba can compile (kernel.py)."""

_SIGNATURE = "signature"


def declared(result: str, *arguments: str, default: Kernel = None) -> Any:
    """A field that holds a kernel with this signature; without a default, every game must have it."""
    metadata = {_SIGNATURE: (result, *arguments)}
    return field(metadata=metadata) if default is None else field(default=default, metadata=metadata)


class Left:
    """A function that a game leaves to Kroon: it gets the game before its arguments."""

    def __init__(self, function: Callable[..., Any], game: Game | None = None) -> None:
        self._function = function
        self._game = game

    def to(self, game: Game) -> Left:
        """The same for a game."""
        return Left(self._function, game)

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self._function(self._game, *args, **named)


def left_to(function: Callable[..., Any]) -> Any:
    """A field that holds a function, with the one of defaults.py that stands in for it."""
    return field(default=Left(function))


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The required part."""

    name: str
    """Its name in records and on the command line: small letters, digits and underscores."""
    dtype: np.dtype[Any]
    """The record type of its state; its field `players` holds the number of seats. What has not happened yet is
    not in it."""
    options: OptionSet
    moves: int
    """The number of ids of players."""

    start: Kernel = declared("void", "state", "ids")
    """start(s, options): an empty table, from zeros; `options` as `OptionSet.encode` gives them."""
    actor: Kernel = declared("id", "state")
    """actor(s): the seat to move, 0 to 3, or CHANCE or OVER."""
    legal: Kernel = declared("id", "state", "ids")
    """legal(s, out) -> n: the ids of the actor's moves, or of the possible outcomes, ascending."""
    apply: Kernel = declared("void", "state", "id")
    """apply(s, id): make a legal move, or a possible outcome, in place."""
    scores: Kernel = declared("void", "state", "ids")
    """scores(s, out): points of each seat that somebody has; in mid-game as if the game ended now."""

    text: Callable[[State, Sequence[int]], str]
    """The event for a legal move, or for all outcomes of one event; the state is before the first of them."""
    parse: Callable[[State, str], list[int]]
    """The ids of an event; they may still be illegal.

    Raises Malformed when the text can't be an event here, Illegal when it names what isn't there.
    """

    rules: int = 1
    """The version of its rules; it rises when what is legal or the meaning of an event changes."""
    texts: Callable[[State, Sequence[int]], list[str]] = left_to(defaults.each_text)
    """The event of each of some legal moves, for games that can say many at once more quickly."""
    sample_options: Callable[[Any], Mapping[str, Choices]] = left_to(defaults.no_lists)
    """Values for options that are lists, drawn with a random.Random, to try the game with."""


@dataclass(frozen=True, kw_only=True)
class Chance:
    """Outcomes of chance, which is an actor like a seat. Left out: a game without chance."""

    outcomes: int = 0
    """The number of ids of chance, which follow those of players."""
    weight: Kernel = declared("id", "state", "id", default=default_kernels.no_weight)
    """weight(s, id): how likely an outcome is, as a whole number above 0, in proportion."""
    sample: Kernel = declared("id", "state", "rng", default=default_kernels.no_sample)
    """sample(s, rng) -> id: an outcome drawn by its weight, without a list of them."""
    midway: Callable[[State], bool] = left_to(defaults.never_midway)
    """Whether the next outcome of chance belongs to the event in progress."""


@dataclass(frozen=True, kw_only=True)
class PairedLuck:
    """Luck that the arena and the search can give alike to all who are compared, by its owner and its kind.

    Left out: all luck is the table's, and of one kind.
    """

    owner: Kernel = declared("id", "state", default=default_kernels.luck_of_the_table)
    """owner(s): whose luck the next outcome of chance is: a seat's, or CHANCE for that of the whole table."""
    kind: Callable[[State], int] = left_to(defaults.one_kind)
    """Of what kind the next outcome of chance is, as a small number."""


@dataclass(frozen=True, kw_only=True)
class HiddenInformation:
    """What a seat may see. Left out: an open game, whose view has all fields of its state.

    A game with secrets has all of this, and an observation of its own.
    """

    view: Callable[[State, int | None], dict[str, Any]] = left_to(defaults.open_view)
    """The table as a seat, or a spectator (None), may see it, in plain values. The only way out of a state."""
    seen: Callable[[State, Sequence[int], State, int | None], str | None] = left_to(defaults.open_event)
    """seen(before, ids, after, seat): the event as a seat may see it, or None when it sees none."""
    shown_actor: Callable[[State, int | None], int] = left_to(defaults.true_actor)
    """Who is to move as far as a seat, or a spectator, may know: as the view says, but as a number."""
    redeal: Kernel = declared("void", "state", "id", "rng", default=default_kernels.nothing_hidden)
    """redeal(s, seat, rng): replace what the seat can't know by a random deal that fits what it knows."""


@dataclass(frozen=True, kw_only=True)
class TieBreaks:
    """Who comes first of those with as many points. Left out: they share a rank."""

    tie_breaks: Kernel = declared("void", "state", "ids", default=default_kernels.no_tie_breaks)
    """tie_breaks(s, out): a number for each seat; the higher one comes first, equal ones share a rank."""


@dataclass(frozen=True, kw_only=True)
class ScoreSheet:
    """What the points are made of. Left out: totals alone."""

    lines: int = 0
    """The number of lines that `sheet` writes."""
    sheet: Kernel = declared("void", "state", "id", "ids", "parts", default=default_kernels.no_sheet)
    """sheet(s, seat, lines, parts): the points of each line of a seat's sheet, and what they are made of
    (score_parts.py): the one place where they are counted, which `scores` uses as well."""
    breakdown: Callable[[State], list[dict[str, Any]]] = left_to(defaults.totals)
    """The score sheet of each seat, as in the notation; `total` is among its lines."""
    explain: Callable[[State], dict[str, Any]] = left_to(defaults.nothing_explained)
    """What each line of the score sheet is made of, and how a tie was broken."""
    explained: Callable[[State], list[Message]] = left_to(defaults.nothing_said)
    """`explain` in messages: one for each seat with what its points are made of below, and one for a tie."""


@dataclass(frozen=True, kw_only=True)
class Refusals:
    """Why something isn't possible. Left out: a message that says no more than that."""

    reason: Callable[[State, int], Reason] = left_to(defaults.not_possible)
    """Why a move or an outcome isn't possible now, with the number of the rule."""


@dataclass(frozen=True, kw_only=True)
class Words:
    """The table and its events for people. Left out: the fields of the view, and events as in the record.

    What there is to say are messages (message.py); whoever shows them turns them into words.
    """

    draw: Callable[..., Any] = left_to(defaults.drawn)
    """draw(s, seat, lit=()): the table as a seat sees it, for a terminal (something that rich can print);
    `lit`: squares or hexes that stand out, such as those of the last moves."""
    ask: Callable[[State], Message] = left_to(defaults.asked)
    """What the seat to move is asked."""
    tell: Callable[..., Message] = left_to(defaults.told)
    """tell(s, ids, hidden=False): an event; `s` is before it. `hidden`: for those who may not know all of it,
    and so don't get it. The text of a move may have a variant `move`, for choosing it."""
    in_words: Callable[[Mapping[str, Any], int | None], list[Message]] = left_to(defaults.fields_in_words)
    """in_words(view, seat): a view in lines of text, for those who can't see a board."""


@dataclass(frozen=True)
class Feature:
    """A part of what `observe` writes: `size` numbers from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True, kw_only=True)
class Observation:
    """Numbers for learners. Left out: in an open game, the bytes of its state."""

    features: Sequence[Feature] = ()
    """What `observe` writes, part by part."""
    observe: Kernel = declared("void", "state", "id", "features", default=default_kernels.observe_bytes)
    """observe(s, seat, out): the features, from the seat's knowledge only."""


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
    choose: Kernel
    """choose(states, ids, count, plan, rng) -> id: one of the first `count` ids, for the seat to move.

    states[0] is the table and stays as it is. The SPARE states after it, and the ids after the first
    `count` (three times the number of all ids), are free to think with. `plan` holds the bot's settings.
    """
    plan: Callable[[str], list[int]] = no_settings
    """The settings as numbers, at most PLAN of them; raises ValueError for settings that make no sense."""


CHOOSE = ("id", "states", "ids", "id", "ids", "rng")
"""The signature of a bot's policy."""


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


@dataclass(frozen=True, kw_only=True)
class Bots:
    """Bots of the game's own, and how its levels think. Left out: levels that search with random playouts."""

    bots: Sequence[Bot] = ()
    """Its own bots; `random` and the levels come by themselves."""
    levels: Sequence[Level] = (Level(10, slips=0.25), Level(50), Level(250), Level(1500), Level(40_000))
    """How the bots `level1` (beginner) to `level5` (master) think."""


@dataclass(frozen=True, kw_only=True)
class ScorePad:
    """The score of games that ended at a real table. Left out: the score pad doesn't offer the game."""

    from_sheet: Callable[[Mapping[str, Any]], dict[str, Any]] = left_to(defaults.no_sheet)
    """The result of a game from its end position in plain values.

    `scores`, `winners`, `breakdown`, `explain` and `explained` as for a state; `unchecked` lists the
    checks that were left out. Raises Malformed or WrongOptions for values that aren't a sheet of this
    game, Illegal for a position that no game can end in, with the number of the rule.
    """


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """Who begins the next game of the same players. Left out: the start player moves on by a seat."""

    next_start: Callable[[int, int, Sequence[int]], int] | None = None
    """next_start(players, start, winners): the seat that begins."""


@dataclass(frozen=True, kw_only=True)
class Game(
    Rematch,
    ScorePad,
    Bots,
    Observation,
    Words,
    Refusals,
    ScoreSheet,
    TieBreaks,
    HiddenInformation,
    PairedLuck,
    Chance,
    Rules,
):
    """A game.

    Beside its module may lie `texts/` (Fluent files), `picture.py` (its function `draw(view)` makes an SVG) and
    `web/` (its part of the page, with its lesson: docs/web-board.md).
    """

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, Left):
                object.__setattr__(self, each.name, value.to(self))
        if self.observe is default_kernels.observe_bytes:
            object.__setattr__(self, "features", defaults.features_of_bytes(self))
        _check(self)

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know something that others don't."""
        return self.redeal is not default_kernels.nothing_hidden

    def has(self, name: str) -> bool:
        """Whether a function is the game's own, and not left to Kroon."""
        return not isinstance(getattr(self, name), Left)


KERNELS: dict[str, tuple[str, ...]] = {
    each.name: each.metadata[_SIGNATURE] for each in fields(Game) if _SIGNATURE in each.metadata
}
"""The kernels of a game with their signatures, in the order of the tables that drivers get (functions.py)."""


def _check(game: Game) -> None:
    """Refuse a game whose parts don't fit together: ValueError."""
    if not game.name.isidentifier() or game.name != game.name.lower():
        raise ValueError(f"'{game.name}' is no name of a game: expected small letters, digits and underscores")
    if "players" not in (game.dtype.names or ()):
        raise ValueError("its record type has no field 'players'")
    drawn = game.weight is not default_kernels.no_weight and game.sample is not default_kernels.no_sample
    if game.outcomes and not drawn:
        raise ValueError("it has outcomes of chance, but no `weight` and `sample`")
    if game.has_secrets and not (game.has("view") and game.has("seen")):
        raise ValueError("it has `redeal`, so that it needs its own `view` and `seen`")
    if game.has_secrets and game.observe is default_kernels.observe_bytes:
        raise ValueError("it has `redeal`, so that it needs its own `observe`")
