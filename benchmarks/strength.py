"""How strong the bots are: level 5 against the yardsticks of each game, and each level against the one below.

Usage: strength.py [NAME ...] [--time MS | --simulations N] [--seed S] [--minutes M] [--report] [--levels]

Each contest has at most 200 games with paired deals, in one process, and ends early when the interval of its
result lies clear of the target; that is looked at after each game, so it is an interval of 99.9%. Games are
kept in benchmarks/played, a line each, so a run goes on where the last one stopped, also on another machine;
they are played anew when the levels in them or the time change, or EDITIONS below. Two runs can be at work on
different contests: the one that ends last reports all. `--time` gives level 5 less than the contest allows;
`--simulations` gives it so many of them instead of a time, so that the result doesn't depend on what else the
machine does. `--seed` deals other cards and dominoes: how far apart the results of two seeds are shows how much
is luck. Writes its sections of results.md; `--report` only does that.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from report import machine, write_section
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kroon.arena import Finished, Setting, Store, play_games
from kroon.arena.statistics import Z95, wilson
from kroon.bots.players import LEVELS
from kroon.bots.search import Budget, Search
from kroon.core.engine import Engine, engine
from kroon.core.errors import KroonError
from kroon.core.registry import find_game, game_names
from kroon.games.dominion.options import SETS

FOLDER = Path(__file__).resolve().parent / "played"
MOST_GAMES = 200
LEAST_GAMES = 60
"""An interval of fewer games is not trusted: those of one deal are alike."""
Z_CLEAR = 3.29
"""Half the width of the interval that ends a contest early, in standard errors: 99.9%."""
EDITIONS = {"builder": 4, "dominion": 4, "kingdomino": 3, "origins": 3}
"""Raised when games of earlier bots shall not count any more: when a policy or the search changes. The folders
of those can go then."""
PLANS = 1
"""Raised when `money` of Dominion changes: then its best plans are looked for anew."""
MASTER = "level5"
MASTER_TIME = 2000
"""How long it may think about a move by itself, in milliseconds."""
LEVEL_TARGET = 0.65
TIMES = (500, 250, 100)
"""Other times a move, in milliseconds, whose games are reported, too, if there are any."""
SIMULATIONS = (80_000, 16_000, 12_000, 8_000, 4_000, 2_000, 1_000)
"""And numbers of simulations."""
SEEDS = (0, 1, 2)
"""And seeds."""


@dataclass(frozen=True)
class Contest:
    """A bot against others: where, how long it thinks, and what it shall reach."""

    name: str
    what: str
    game: str
    options: dict[str, Any]
    bot: str
    opponents: tuple[str, ...]
    target: float
    milliseconds: int | None = None
    target_score: float | None = None
    simulations: int | None = None
    """Instead of the time."""
    seed: int = 0

    @property
    def setting(self) -> Setting:
        """The contest as an arena."""
        budget = f":time={self.milliseconds}" if self.milliseconds else ""
        if self.simulations is not None:
            budget = f":simulations={self.simulations}"
        return Setting.of(self.game, [self.bot + budget, *self.opponents], seed=self.seed, **self.options)

    @property
    def folder(self) -> Path:
        """Where its games are kept: another place for other rules, bots or times."""
        game = find_game(self.game)
        called = [name.partition(":")[0] for name in self.setting.bots]
        levels = [game.levels[LEVELS[each] - 1] for each in called if each in LEVELS]
        made_of = repr((EDITIONS[self.game], game.rules, levels, self.setting))
        return FOLDER / f"{self.name}-{hashlib.sha256(made_of.encode()).hexdigest()[:12]}"


@dataclass
class Standing:
    """What the games of a contest have come to so far."""

    contest: Contest
    games: Sequence[Finished]
    shares: list[float] = field(init=False)
    scores: list[int] = field(init=False)
    seconds: float = field(init=False)
    moves: int = field(init=False)

    def __post_init__(self) -> None:
        bot = self.contest.setting.bots[0]
        at = [(game, game.seats.index(bot)) for game in self.games]
        self.shares = [(game.ranks[seat] == 1) / game.ranks.count(1) for game, seat in at]
        self.scores = [game.scores[seat] for game, seat in at]
        self.seconds = sum(game.seconds[seat] for game, seat in at)
        self.moves = sum(game.moves[seat] for game, seat in at)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share of wins."""
        return wilson(mean(self.shares), len(self.shares))

    @property
    def score_error(self) -> float:
        """How far the mean score may be off, with 95%."""
        return Z95 * stdev(self.scores) / len(self.scores) ** 0.5 if len(self.scores) > 1 else float("inf")

    @property
    def decided(self) -> bool:
        """Whether more games will hardly change the answer, or enough are played."""
        if len(self.games) < LEAST_GAMES:
            return False
        low, high = wilson(mean(self.shares), len(self.shares), Z_CLEAR)
        clear = not low <= self.contest.target <= high
        if self.contest.target_score is not None:
            off = abs(mean(self.scores) - self.contest.target_score)
            clear = clear and off > self.score_error * Z_CLEAR / Z95
        return clear or len(self.games) >= MOST_GAMES


def contests() -> Iterator[Contest]:
    """Level 5 against the yardsticks, and one of these against `random`."""
    bonuses = {"players": 4, "harmony": True, "middle_kingdom": True}
    yield Contest(
        "kingdomino-4", "Kingdomino, 4 players, both bonuses", "kingdomino", bonuses, MASTER, ("greedy",) * 3,
        0.85, 1000, 70,
    )  # fmt: skip
    yield Contest(
        "kingdomino-greedy", "Kingdomino, `greedy` itself", "kingdomino", bonuses, "greedy", ("random",) * 3,
        0.95,
    )  # fmt: skip
    duel = {"players": 2, "grand_duel": True}
    yield Contest(
        "kingdomino-duel", "Kingdomino, Grand Duel", "kingdomino", duel, MASTER, ("greedy",), 0.97, 1000
    )
    for players, target in ((2, 0.9), (4, 0.75)):
        others = ("greedy",) * (players - 1)
        tribe = {"players": players, "mode": "tribe"}
        what = f"Origins, tribe, {players} players"
        yield Contest(f"origins-{players}", what, "origins", tribe, MASTER, others, target, 1000)
    for kingdom in SETS:
        options = {"players": 2, "kingdom": kingdom}
        yield Contest(f"dominion-{kingdom}", f"Dominion, {kingdom}", "dominion", options, MASTER, (), 0.7, 500)
    for players, target in ((2, 0.9), (4, 0.75)):
        others = ("greedy",) * (players - 1)
        what = f"Kingdom Builder, {players} players"
        yield Contest(f"builder-{players}", what, "builder", {"players": players}, MASTER, others, target, 1000)


def ladder() -> Iterator[Contest]:
    """Each level against the one below, with two players."""
    for game in game_names():
        for level in range(2, 6):
            one, other = f"level{level}", f"level{level - 1}"
            what = f"{game}: {one} against {other}"
            time_ = MASTER_TIME if one == MASTER else None
            yield Contest(f"{game}-{one}", what, game, {"players": 2}, one, (other,), LEVEL_TARGET, time_)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="contests, or the beginnings of their names; all by default")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--time", type=int, help="milliseconds a move, at most what the contest allows")
    budget.add_argument("--simulations", type=int, help="simulations a move, instead of a time")
    parser.add_argument("--seed", type=int, default=SEEDS[0], help="of the deals")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after about so long")
    parser.add_argument("--report", action="store_true", help="only write results.md")
    parser.add_argument("--levels", action="store_true", help="the levels against each other")
    args = parser.parse_args()
    console = Console()
    chosen = [contest for contest in (ladder() if args.levels else contests()) if _asked(contest, args.names)]
    ready = [_prepared(contest, args.time, args.simulations, args.seed) for contest in chosen]
    until = time.monotonic() + args.minutes * 60
    for contest in ready:
        standing = _standing(contest) if args.report else _run(contest, until, console)
        if standing.games:
            console.print(f"{contest.name}: {_cells(standing, speed=False)}")
    if args.levels:
        write_section("Levels", _levels(_everything(ladder(), args.time, args.simulations, args.seed)))
    else:
        write_section("Strength", _strength(_everything(contests(), args.time, args.simulations, args.seed)))


def _asked(contest: Contest, names: Sequence[str]) -> bool:
    return not names or any(contest.name.startswith(name) for name in names)


def _prepared(contest: Contest, milliseconds: int | None, simulations: int | None, seed: int) -> Contest:
    """The contest with its budget, and its opponent if that is to be found."""
    opponents = contest.opponents
    if not opponents:
        opponents = (best_plan(contest.options["kingdom"]),)
    most = contest.milliseconds
    if milliseconds is not None and most is not None:
        most = min(most, milliseconds)
    count = simulations if most is not None else None
    return replace(contest, opponents=opponents, milliseconds=most, simulations=count, seed=seed)


def _everything(
    asked: Iterable[Contest], milliseconds: int | None, simulations: int | None, seed: int
) -> list[Standing]:
    """What has been played of some contests, with any budget and seed."""
    budgets = [(time_, None) for time_ in dict.fromkeys([None, milliseconds, *TIMES])]
    counts = [(None, count) for count in dict.fromkeys([simulations, *SIMULATIONS]) if count]
    found = [
        _standing(_prepared(each, milliseconds, simulations, dealt))
        for each in asked
        for milliseconds, simulations in (*budgets, *counts)
        for dealt in dict.fromkeys([*SEEDS, seed])
    ]
    played = {each.contest.folder: each for each in found if each.games}
    groups = itertools.groupby(played.values(), lambda each: (each.contest.name, each.contest.setting.bots[0]))
    return [each for _, group in groups for each in _with_all(list(group))]


def _with_all(seeds: list[Standing]) -> list[Standing]:
    """The standings of one contest with several seeds, and that of all their games."""
    if len(seeds) == 1:
        return seeds
    first = seeds[0].contest
    together = [game for each in seeds for game in each.games]
    return [*seeds, Standing(replace(first, what=f"{first.what}, all seeds", seed=0), together)]


def _standing(contest: Contest) -> Standing:
    """The games of a contest that have been played."""
    if not contest.folder.exists():
        return Standing(contest, [])
    try:
        with Store(contest.folder, contest.setting) as store:
            return Standing(contest, list(store.games.values()))
    except KroonError as error:
        if error.key != "arena-folder-busy":
            raise
        return Standing(contest, [])  # another run is at work on it


def _run(contest: Contest, until: float, console: Console) -> Standing:
    """Play until the contest is decided or the time is over."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Store(contest.folder, contest.setting) as store, Progress(*columns, console=console) as progress:
        standing = Standing(contest, list(store.games.values()))
        task = progress.add_task(contest.name, total=MOST_GAMES, completed=len(standing.games))
        if standing.decided:
            return standing
        numbers = (number for number in itertools.count() if number not in store.games)
        for played in play_games(contest.setting, numbers):
            store.add(played)
            standing = Standing(contest, list(store.games.values()))
            progress.update(task, completed=len(standing.games))
            if standing.decided or time.monotonic() > until:
                break
    return standing


# The best `money` plan for a set of Dominion


def best_plan(kingdom: str) -> str:
    """The strongest `money` bot for a kingdom, of all single cards and all pairs, up to three of each."""
    kept = FOLDER / f"plan-{PLANS}-{kingdom}.txt"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(_find_plan(kingdom), encoding="utf-8")
    return kept.read_text(encoding="utf-8")


def _find_plan(kingdom: str) -> str:
    using = engine(find_game("dominion"))
    options = using.game.options
    start = using.started(options.encode(options.check({"players": 2, "kingdom": kingdom})))
    counts = (1, 2, 3)
    plans = [f"money:{card}={count}" for card in SETS[kingdom] for count in counts]
    for one, other in itertools.permutations(SETS[kingdom], 2):
        plans += [f"money:{one}={m},{other}={n}" for m in counts for n in counts]
    for games, kept in ((300, 40), (4000, 8)):
        plans = sorted(plans, key=lambda plan: -_share(using, start, plan, "money", games))[:kept]
    points = dict.fromkeys(plans, 0.0)
    for one, other in itertools.combinations(plans, 2):
        share = _share(using, start, one, other, 4000)
        points[one] += share
        points[other] += 1 - share
    return max(points, key=lambda plan: points[plan])


def _share(using: Engine, start: Any, one: str, other: str, games: int) -> float:
    """The share of wins of a bot against another, in both seats."""
    won = 0.0
    for seat, seated in enumerate(([one, other], [other, one])):
        ranks = using.matches(start, seated, seat, 0, games).ranks
        won += float((ranks[:, seat] < ranks[:, 1 - seat]).sum() + (ranks[:, 0] == ranks[:, 1]).sum() / 2)
    return won / (2 * games)


# The report


def _strength(standings: Sequence[Standing]) -> str:
    lines = [
        "Written by `benchmarks/strength.py`: level 5, one core per bot, paired deals in all seatings; ties",
        "count as shares. At most 200 games each; a contest ends early when the 99.9% interval of its result",
        "lies clear of the target (in brackets: 95%). 'A move' is what level 5 may spend, in brackets what the",
        "target allows. A row with a number of simulations is the same on every machine; the last column says",
        "how long they take. The deals are those of seed 0 unless a row names another one.",
        "",
        machine(),
        "",
        "| game | against | a move | games | won | target | mean score | simulations/s |",
        "|---|---|---|---|---|---|---|---|",
    ]
    allowed = {each.name: each.milliseconds for each in contests()}
    rows = [_cells(each, speed=True, allowed=allowed[each.contest.name]) for each in standings]
    return "\n".join(lines + rows)


def _levels(standings: Sequence[Standing]) -> str:
    lines = [
        "Written by `benchmarks/strength.py --levels`: two players, the game's usual options, each level with",
        f"its own budget. Each shall win {LEVEL_TARGET:.0%} against the one below.",
        "",
        machine(),
        "",
        "| bots | against | a move | games | won | target | mean score |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join(lines + [_cells(each, speed=False) for each in standings])


def _cells(standing: Standing, speed: bool, allowed: int | None = None) -> str:
    contest, (low, high) = standing.contest, standing.interval
    others = contest.opponents
    against = f"{len(others)} × `{others[0]}`" if len(others) > 1 else f"`{others[0]}`"
    spent = 1000 * standing.seconds / max(standing.moves, 1)
    if contest.simulations is not None:
        move = f"{contest.simulations:,} simulations" + (f" ({allowed} ms)" if allowed else "")
    elif contest.milliseconds is not None:
        move = f"{contest.milliseconds} ms" + (f" ({allowed} ms)" if allowed else "")
    else:
        move = f"{spent:.1f} ms (mean)"
    score = f"{mean(standing.scores):.1f} ± {standing.score_error:.1f}"
    if contest.target_score is not None:
        score += f" (target {contest.target_score:.0f})"
    won = f"{mean(standing.shares):.1%} ({low:.1%} to {high:.1%})"
    what = contest.what + (f", seed {contest.seed}" if contest.seed else "")
    cells = [what, against, move, str(len(standing.games)), won, f"{contest.target:.0%}", score]
    if speed:
        cells.append(f"{simulations_a_second(contest):,.0f}" if contest.bot == MASTER else "")
    return "| " + " | ".join(cells) + " |"


def simulations_a_second(contest: Contest, seconds: float = 0.05, positions: int = 12) -> float:
    """How fast level 5 searches, in positions of a game that the opponents play."""
    using = engine(find_game(contest.game))
    state = using.started(using.game.options.encode(contest.setting.options))
    search = Search(using, using.game.levels[-1], Budget(seconds=seconds))
    rng, seen, done, spent = using.generator(1), 0, 0, 0.0
    while using.actor(state) != -2 and positions:
        actor = int(using.actor(state))
        if actor < 0:
            using.apply(state, int(using.sample(state, rng)))
            continue
        seen += 1
        if seen % 5 == 0 and len(using.legal_ids(state)) > 1:
            begun = time.perf_counter()
            search.evaluate(state, actor, rng)
            spent += time.perf_counter() - begun
            done += search.simulations
            positions -= 1
        using.apply(state, using.choose(state, contest.opponents[0], rng))
    return done / max(spent, 1e-9)


if __name__ == "__main__":
    main()
