"""The commands with their arguments and options. What they do is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from kroon import __version__
from kroon.cli.usage import translate_help, translate_help_options
from kroon.core.texts import LANGUAGES, say

DEFAULT_GAME = "kingdomino"
"""What `kroon play` plays when no game is named."""


def command(arguments: Sequence[str]) -> Any:
    """The whole command line, with its help in the language in use."""
    if not _HELP.isdisjoint(arguments):
        translate_help()
    app = typer.Typer(help=say("cli-about"), add_completion=False, context_settings=_SETTINGS)
    app.callback(invoke_without_command=True)(_kroon)
    app.command("play", help=say("cli-play-about"))(_play)
    app.command("replay", help=say("cli-replay-about"))(_replay)
    app.command("simulate", help=say("cli-simulate-about"))(_simulate)
    app.command("games", help=say("cli-games-about"))(_games)
    record = typer.Typer(help=say("cli-record-about"), no_args_is_help=False)
    record.callback(invoke_without_command=True)(_record)
    record.command("check", help=say("cli-check-about"))(_check)
    app.add_typer(record, name="record")
    made = typer.main.get_command(app)
    translate_help_options(made)
    return made


_HELP = {"--help", "-h"}
_SETTINGS = {"help_option_names": ["--help", "-h"]}


def _show_help(context: typer.Context) -> None:
    translate_help()
    print(context.get_help())


def _kroon(
    context: typer.Context,
    lang: Annotated[str, typer.Option("--lang", metavar="|".join(LANGUAGES), help=say("cli-lang-help"))] = "",  # noqa: ARG001
    version: Annotated[bool, typer.Option("--version", help=say("cli-version-help"))] = False,
) -> None:
    if version:
        print(f"kroon {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _show_help(context)


def _record(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        _show_help(context)


def _play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=say("cli-players-help"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="K=V", help=say("cli-option-help"))
    ] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B,…", help=say("cli-play-bots-help"))] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="a|b|…", help=say("cli-seat-help"))] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-seed-help"))] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help=say("cli-name-help"))] = None,
) -> int:
    from kroon.cli.play import play

    return play(game, players, option or [], bots, seat, seed, name)


def _replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-files-help"))],
    json: Annotated[bool, typer.Option("--json", help=say("cli-replay-json-help"))] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=say("cli-at-help"))] = None,
) -> int:
    from kroon.cli.replay import replay

    return replay(files, json, at)


def _simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))],
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=say("cli-players-help"))] = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help=say("cli-simulate-games-help"))] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=say("cli-simulate-bots-help"))
    ] = "random",
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-seed-help"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="K=V", help=say("cli-option-help"))
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help=say("cli-jobs-help"))] = 1,
    json: Annotated[bool, typer.Option("--json", help=say("cli-simulate-json-help"))] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help=say("cli-save-help"))] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="STEPS", help=say("cli-limit-help"))] = 20_000,
) -> int:
    from kroon.cli.simulate import simulate

    return simulate(game, players, games, bots, seed, option or [], jobs, json, save, limit)


def _check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-check-files-help"))],
) -> int:
    from kroon.cli.record import check

    return check(files)


def _games() -> int:
    from kroon.cli.games import show_games

    return show_games()
