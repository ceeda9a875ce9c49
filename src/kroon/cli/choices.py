"""What is chosen on the command line for a game: its options, bots and seed, read and checked."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from kroon.bots.players import EXTERNAL, bot_names
from kroon.core.contract import Game
from kroon.core.errors import KroonError, Malformed, WrongOptions, short
from kroon.core.options import Choices

SEEDS = 2**64
"""Seeds are whole numbers below this one."""
DRAWN_SEEDS = 2**32
"""A seed that we draw ourselves stays short enough to type."""


def read_options(game: Game, players: int | None, texts: Sequence[str], default: int) -> dict[str, Choices]:
    """All options of a game, from `--players` and each `--option name=value`."""
    given: dict[str, str] = {} if players is None else {"players": str(players)}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise WrongOptions("option-form", text=short(text))
        if name in given:
            raise WrongOptions("cli-option-twice", name=short(name))
        given[name] = value
    given.setdefault("players", str(default))
    return game.options.check(game.options.read(given))


def most_players(game: Game) -> int:
    """The largest number of players that a game allows."""
    return int(max(game.options.options[0].values))


def least_players(game: Game) -> int:
    """The smallest number of players that a game allows."""
    return int(min(game.options.options[0].values))


def read_bots(game: Game, text: str, seats: int, wrong_count: str = "bot-count") -> list[str]:
    """One bot per seat, from one name for all of them or one for each."""
    names = listed(text)
    known = bot_names(game)
    for called in names:
        name = called.partition(":")[0]
        if name not in known and name != EXTERNAL:
            raise Malformed("bot-unknown", name=short(name), names=", ".join(known))
    if len(names) not in (1, seats):
        raise Malformed(wrong_count, given=len(names), players=seats)
    return names * seats if len(names) == 1 else names


def read_table(
    game: Game, players: int | None, texts: Sequence[str], bots: str
) -> tuple[dict[str, Choices], list[str]]:
    """All options of a game of bots, and one bot per seat; if nobody says more, as many seats as bots."""
    named = len(listed(bots))
    full = read_options(game, players, texts, default=named if named > 1 else most_players(game))
    return full, read_bots(game, bots, full["players"])


def listed(text: str) -> list[str]:
    """The names in a list with commas; the settings of a bot may have commas, too (`money:militia=2,market=1`).

    A comma in quotes belongs to a name, too (`run:./bot "one,two"`).
    """
    names: list[str] = []
    for part in _parts(text):
        if names and ":" in names[-1] and "=" in part and ":" not in part:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def _parts(text: str) -> list[str]:
    """A text cut at the commas that don't stand in quotes."""
    parts, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            parts.append("")
            continue
        parts[-1] += letter
        if letter == quote:
            quote = ""
        elif not quote and letter in "\"'":
            quote = letter
    return parts


def read_seed(seed: int | None) -> int:
    """The seed, or a drawn one."""
    if seed is None:
        return secrets.randbelow(DRAWN_SEEDS)
    if not 0 <= seed < SEEDS:
        raise KroonError("cli-seed-range", most=str(SEEDS - 1))
    return seed


MOST_JOBS = 256
"""The most processes that one command starts."""


def read_jobs(jobs: int | None, tasks: int, cluster: str | None) -> int | None:
    """How many work at so many tasks: one when nobody says it, or as many as a cluster has room for (None)."""
    if jobs is None:
        return 1 if cluster is None else None
    return min(at_least(1, jobs, "--jobs"), tasks, MOST_JOBS)


def at_least(least: int, value: int, name: str) -> int:
    """A whole number that must not be too small."""
    if value < least:
        raise KroonError("cli-too-small", name=name, value=str(value), least=str(least))
    return value
