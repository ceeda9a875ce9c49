"""The engine of a game: its kernels and the drivers, ready to be called.

`engine(game)` compiles what isn't in the disk cache yet and says how far it is. The cache folder of a
game is named after a hash of all sources that its kernels are made of, the versions of Numba and NumPy
and the processor, because Numba itself doesn't notice changes in functions that a kernel calls.
"""

from __future__ import annotations

import hashlib
import importlib.util
import platform
import re
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from kroon.core import drivers, rng
from kroon.core.contract import CHOOSE, KERNELS, PLAN, Bot, Game
from kroon.core.errors import Malformed, short
from kroon.core.events import SEATS
from kroon.core.functions import call_table, signature
from kroon.core.kernel import JIT, cache_home, entry
from kroon.core.plain import Plain
from kroon.core.policies import choose_at_random
from kroon.core.registry import find_game
from kroon.core.score_parts import MOST_LINES, MOST_PARTS, PART, Sheet, read_parts

DRIVERS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "stream": (rng.stream, ("void", "rng", "word", "word")),
    "rank": (drivers.rank, ("void", "ids", "id")),
    "playouts": (drivers.playouts, ("id", "states", "calls", "ids", "rngs", "word", "word", "id", "results")),
    "match": (
        drivers.match,
        ("id", "states", "calls", "calls", "plans", "ids", "rngs", "word", "word", "id", "results", "trace"),
    ),
    "advance": (
        drivers.advance,
        ("id", "states", "states", "calls", "ids", "rngs", "ids", "id", "results"),
    ),
}

Progress = Callable[[int, int, str], None]
"""Called with how many kernels are ready, of how many, and the name of the next."""

NO_LIMIT = 1_000_000
"""A limit of steps that no sensible game reaches."""

FIRST_PIECE, PIECE_SECONDS = 64, 0.1
"""How many games a driver plays at first without a return to Python, which is when a process heeds a signal.
When they took less than those seconds, it plays more of them the next time."""

DAY = 86400.0
KEPT_DAYS = 30
"""How long an unused cache folder of a game is kept."""


RANDOM = Bot("random", choose_at_random)

IDS_FACTOR = 4
"""The array of ids that a policy gets, in times the number of ids: one for the moves, the rest to think."""


_loading = threading.RLock()
"""Held while something is compiled or read from the cache: its folder is a setting of all of Numba."""


class State(np.record):  # type: ignore[misc]  # final in the stubs alone
    """A state as Python holds it.

    To hand a record to a kernel Numba asks for its `data`. That of NumPy's records describes all fields anew,
    which takes ten times as long as the call; the record itself is a buffer, too.
    """

    @property
    def data(self) -> Any:
        """The record itself."""
        return self


class Engine:
    """A game that can be played: `engine.legal(s, ids)` and so on, and the drivers. Threads may share it."""

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        self.game = game
        self.bots: dict[str, Bot] = {bot.name: bot for bot in (RANDOM, *game.bots)}
        """The bots that need no search, by name."""
        self._made: dict[str, Any] = {}
        self._progress = progress
        self._parts = {name: (getattr(game, name), words) for name, words in KERNELS.items()}
        self._parts |= DRIVERS
        self._parts |= {f"bot {name}": (bot.choose, CHOOSE) for name, bot in self.bots.items()}
        self._folder = cache_folder(game) if JIT else Path()
        self._record = np.dtype((State, game.dtype))
        if JIT and not _is_complete(self._folder):
            for n, name in enumerate(self._parts):
                if progress:
                    progress(n, len(self._parts), name)
                self.entry(name)
            _complete(self._folder)
            if progress:
                progress(len(self._parts), len(self._parts), "")

    def entry(self, name: str) -> Any:
        """A kernel, a driver, or the policy of a bot ('bot greedy'); loaded, or compiled, at the first call."""
        if name not in self._made:
            with _loading:
                self._load(name)
        return self._made[name]

    def _load(self, name: str) -> None:
        if name not in self._made:
            function, words = self._parts[name]
            self._made[name] = entry(function, _signature(self.game, words), self._folder) if JIT else function

    def driver(self, function: Any, words: Sequence[str], records: Mapping[str, Any]) -> Any:
        """A driver from outside core, compiled for this game; `records`: what its own words are arrays of."""
        plain = getattr(function, "py_func", function)
        name = f"{plain.__module__}.{plain.__name__}"
        if name not in self._made:
            with _loading:
                self._load_driver(name, function, words, records)
        return self._made[name]

    def _load_driver(self, name: str, function: Any, words: Sequence[str], records: Mapping[str, Any]) -> None:
        plain = getattr(function, "py_func", function)
        if name not in self._made:
            made = function
            if JIT:
                folder = self._folder / f"{plain.__name__}-{_hash_of(_sources(plain.__module__))}"
                fresh = self._progress is not None and not folder.exists()
                if fresh and self._progress:
                    self._progress(0, 1, plain.__name__)
                made = entry(function, _signature(self.game, words, records), folder)
                if fresh and self._progress:
                    self._progress(1, 1, "")
            self._made[name] = made

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._parts:
            raise AttributeError(name)
        made = self.entry(name)
        setattr(self, name, made)
        return made

    @cached_property
    def calls(self) -> Any:
        """The table of kernels for the drivers."""
        return call_table([self.entry(name) for name in KERNELS])

    def states(self, count: int = 1) -> Any:
        """An array of empty states."""
        return np.zeros(count, self._record)

    def started(self, options: Any) -> Any:
        """The state of a table at its start, for encoded options."""
        state = self.read(bytes(self._record.itemsize))
        self.start(state, options)
        return state

    def read(self, contents: bytes) -> Any:
        """The state whose bytes these are."""
        return np.frombuffer(bytearray(contents), self._record)[0]

    def record(self, state: Any) -> Any:
        """A state that kernels take, from one that may be plain (plain.py)."""
        return self.read(state.tobytes()) if isinstance(state, Plain) else state

    def copy(self, state: Any) -> Any:
        """A state of its own with the same contents."""
        return self.read(state.tobytes())

    def id_space(self) -> Any:
        """An array for ids that is large enough for every kernel and driver."""
        return np.zeros(max(IDS_FACTOR * (self.game.moves + self.game.outcomes), 2 * SEATS), np.int64)

    def legal_ids(self, state: Any) -> list[int]:
        """The ids that are possible now: moves of the seat to act, or outcomes of chance."""
        found = np.empty(self.game.moves + self.game.outcomes, np.int64)
        count = self.legal(state, found)
        ids: list[int] = found[:count].tolist()
        return ids

    def tally(self, state: Any) -> list[int]:
        """The scores of all seats, as if the game ended now."""
        out = np.zeros(SEATS, np.int64)
        self.scores(self.record(state), out)
        points: list[int] = out.tolist()
        return points

    def ranking(self, state: Any) -> list[int]:
        """The ranks of all seats, as if the game ended now: 1 for winners, 0 for seats that nobody has."""
        out = np.zeros(2 * SEATS, np.int64)
        self.scores(state, out[:SEATS])
        self.tie_breaks(state, out[SEATS:])
        self.rank(out, int(state.players))
        ranks: list[int] = out[SEATS:].tolist()
        return ranks

    def tie_values(self, state: Any) -> list[int]:
        """What parts seats with as many points: the numbers of the kernel `tie_breaks`."""
        out = np.zeros(SEATS, np.int64)
        self.tie_breaks(self.record(state), out)
        values: list[int] = out.tolist()
        return values

    def sheets(self, state: Any) -> list[Sheet]:
        """The score sheet of each seat, as if the game ended now."""
        state = self.record(state)
        lines, parts = np.zeros(MOST_LINES, np.int64), np.zeros(MOST_PARTS, PART).view(np.recarray)
        made = []
        for seat in range(int(state.players)):
            parts[0].line = 0
            self.sheet(state, seat, lines, parts)
            made.append(Sheet(lines[: self.game.lines].tolist(), read_parts(parts)))
        return made

    def generator(self, seed: int, number: int = 0) -> Any:
        """The random generator of a seed and a number."""
        made = np.zeros(rng.WORDS, np.uint64)
        self.stream(made, np.uint64(seed & (2**64 - 1)), np.uint64(number & (2**64 - 1)))
        return made

    def bot(self, called: str) -> tuple[Any, Any]:
        """The policy and the plan of a bot, called by its name or by `name:settings`."""
        name, _, settings = called.partition(":")
        if name not in self.bots:
            raise Malformed("bot-unknown", name=short(name), names=", ".join(self.bots))
        made = np.zeros(PLAN, np.int64)
        try:
            numbers = self.bots[name].plan(settings)
        except ValueError:
            raise Malformed("bot-settings", name=name, settings=short(settings)) from None
        made[: len(numbers)] = numbers
        return self.entry(f"bot {name}"), made

    def choose(self, state: Any, called: str, rng_: Any) -> int:
        """The move of a bot for the seat to act. It sees the state as it is: redeal a copy first."""
        states, ids = self.states(1 + drivers.SPARE), self.id_space()
        states[0] = state
        count = self.legal(states[0], ids)
        policy, plan = self.bot(called)
        return int(policy(states, ids, count, plan, rng_))

    def matches(
        self,
        start: Any,
        called: Sequence[str],
        seed: int,
        first: int,
        count: int,
        limit: int = NO_LIMIT,
        trace: Any = None,
    ) -> Any:
        """Games `first` to `first + count - 1` of a seed, from a state, by bots (one per seat): RESULTs.

        `trace`, an int16 array of count by steps, gets the ids of the steps.
        """
        states = self.states(2 + drivers.SPARE)
        states[0] = start
        results = np.zeros(count, drivers.RESULT).view(np.recarray)
        seated = [self.bot(each) for each in called]
        seated += [seated[0]] * (SEATS - len(seated))
        policies = call_table([policy for policy, _ in seated])
        plans = np.stack([plan for _, plan in seated])
        ids, generators = self.id_space(), np.zeros((SEATS + 2, rng.WORDS), np.uint64)
        traced = np.zeros((0, 0), np.int16) if trace is None else trace
        done, piece = 0, FIRST_PIECE
        while done < count:
            part = slice(done, done + piece)
            begun = time.perf_counter()
            self.match(
                states,
                self.calls,
                policies,
                plans,
                ids,
                generators,
                np.uint64(seed & (2**64 - 1)),
                np.uint64(first + done),
                limit,
                results[part],
                traced[part],
            )
            done += piece
            if time.perf_counter() - begun < PIECE_SECONDS:
                piece *= 2
        return results


_engines: dict[str, Engine] = {}


def engine(game: Game, progress: Progress | None = None) -> Engine:
    """The engine of a game; made at the first call."""
    if game.name not in _engines:
        with _loading:
            if game.name not in _engines:
                _engines[game.name] = Engine(game, progress)
    return _engines[game.name]


def engine_of(name: str) -> Engine:
    """The engine of the game of that name."""
    return engine(find_game(name))


def cache_folder(game: Game) -> Path:
    """Where the compiled kernels of a game are kept."""
    import numba
    from llvmlite import binding

    kernels = [*(getattr(game, name) for name in KERNELS), *(bot.choose for bot in game.bots)]
    modules = {getattr(each, "py_func", each).__module__ for each in kernels}
    sources = set[Path]().union(*map(_sources, ["kroon.core.engine", *sorted(modules)]))
    versions = (numba.__version__, np.__version__, platform.python_version(), binding.get_host_cpu_name())
    features = str(sorted(binding.get_host_cpu_features().items()))
    return cache_home() / "kernels" / f"{game.name}-{_hash_of(sources, *versions, features)}"


def _hash_of(sources: Iterable[Path], *words: str) -> str:
    """A short hash of the contents of files, and of some words."""
    made_of = hashlib.sha256("\0".join(words).encode())
    for path in sorted(sources):
        made_of.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return made_of.hexdigest()[:16]


_IMPORT = re.compile(r"^\s*from ([A-Za-z_][.\w]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)
"""How modules of games, and Kroon's own, import each other."""


_FOR_PEOPLE = ("kroon.core.defaults", "kroon.core.errors", "kroon.core.registry", "kroon.core.texts")
"""Modules that kernels import, but that nothing compiled comes from."""


def _sources(name: str, found: set[Path] | None = None) -> set[Path]:
    """The files of a module, with the data beside them, and of what it imports of Kroon or its own package."""
    found = set() if found is None else found
    if name in _FOR_PEOPLE:
        return found
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None or Path(spec.origin) in found:
        return found
    path = Path(spec.origin)
    found.add(path)
    found.update(p for p in path.parent.glob("data/*") if p.is_file())
    own = {"kroon", name.partition(".")[0]}
    for package, names in _IMPORT.findall(path.read_text(encoding="utf-8")):
        if package.partition(".")[0] not in own:
            continue
        _sources(package, found)
        for child in re.findall(r"\w+", names):
            if f"{package}.{child}" in sys.modules:
                _sources(f"{package}.{child}", found)
    return found


def _is_complete(folder: Path) -> bool:
    """Whether all entries of a game lie in a cache folder; if so, that it is used is noted."""
    mark = folder / "complete"
    try:
        if time.time() - mark.stat().st_mtime > DAY:
            mark.touch()
    except OSError:
        return mark.exists()
    return True


def _complete(folder: Path) -> None:
    """Mark a cache folder as complete, and clear away those that nobody has used for long."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "complete").touch()
        for other in folder.parent.iterdir():
            if time.time() - (other / "complete").stat().st_mtime > KEPT_DAYS * DAY:
                shutil.rmtree(other, ignore_errors=True)
    except OSError:
        return  # a cache that can't be tidied is still a cache


def _signature(game: Game, words: Sequence[str], records: Mapping[str, Any] | None = None) -> Any:
    """The Numba signature of a kernel or driver for a game."""
    import numba

    return signature(numba.from_dtype(game.dtype), words, {"results": drivers.RESULT} | dict(records or {}))
