"""The commands with their arguments and options. What they do is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kroon import __version__
from kroon.cli.usage import translate_help, translate_help_options
from kroon.core.limits import LIMIT
from kroon.core.registry import first_game
from kroon.core.texts import LANGUAGES, say


def command(arguments: Sequence[str]) -> Any:
    """The whole command line, with its help in the language in use."""
    if not _HELP.isdisjoint(arguments):
        translate_help()
    app = typer.Typer(cls=_Commands, help=say("cli-about"), add_completion=False, context_settings=_SETTINGS)
    app.callback(invoke_without_command=True)(_kroon)
    app.command("play", help=say("cli-play-about"))(_play)
    app.command("replay", help=say("cli-replay-about"))(_replay)
    app.command("review", help=say("cli-review-about"))(_review)
    app.command("hint", help=say("cli-hint-about"))(_hint)
    app.command("simulate", help=say("cli-simulate-about"))(_simulate)
    app.command("arena", help=say("cli-arena-about"))(_arena)
    app.command("dataset", help=say("dataset-about"))(_dataset)
    app.command("bot", help=say("cli-bot-about"))(_bot)
    app.command("score", help=say("cli-score-about"))(_score)
    app.command("verify", help=say("cli-verify-about"))(_verify)
    app.command("games", help=say("cli-games-about"))(_games)
    app.command("serve", help=say("cli-serve-about"))(_serve)
    record = typer.Typer(help=say("cli-record-about"), no_args_is_help=False)
    record.callback(invoke_without_command=True)(_record)
    record.command("check", help=say("cli-check-about"))(_check)
    app.add_typer(record, name="record")
    tables = typer.Typer(help=say("cli-tables-about"), no_args_is_help=False)
    tables.callback(invoke_without_command=True)(_tables)
    tables.command("list", help=say("cli-tables-list-about"))(_list_tables)
    tables.command("export", help=say("cli-tables-export-about"))(_export_tables)
    tables.command("import", help=say("cli-tables-import-about"))(_import_tables)
    tables.command("delete", help=say("cli-tables-delete-about"))(_delete_tables)
    tables.command("prune", help=say("cli-tables-prune-about"))(_prune_tables)
    app.add_typer(tables, name="tables")
    made = typer.main.get_command(app)
    translate_help_options(made)
    return made


class Interrupted(Exception):
    """A command was interrupted. Typer doesn't know it, and so has no exit status of its own for it."""


class _Commands(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


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


def _tables(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        _show_help(context)


def _play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))] = first_game(),
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


def _review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-file-help"))],
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help=say("cli-review-simulations-help"))
    ] = None,
    time: Annotated[int | None, typer.Option("--time", metavar="MS", help=say("cli-review-time-help"))] = None,
    level: Annotated[int, typer.Option("--level", metavar="1…5", help=say("cli-review-level-help"))] = 5,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-review-seed-help"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help=say("cli-review-jobs-help"))] = 1,
    json: Annotated[bool, typer.Option("--json", help=say("cli-review-json-help"))] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="PAGE", help=say("cli-review-html-help"))
    ] = None,
) -> int:
    from kroon.cli.review import read_thinking, review

    return review(file, read_thinking(level, simulations, time, seed), jobs, json, html)


def _hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-file-help"))],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help=say("cli-hint-at-help"))] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help=say("cli-review-simulations-help"))
    ] = None,
    time: Annotated[int | None, typer.Option("--time", metavar="MS", help=say("cli-review-time-help"))] = None,
    level: Annotated[int, typer.Option("--level", metavar="1…5", help=say("cli-review-level-help"))] = 5,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-review-seed-help"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-hint-json-help"))] = False,
) -> int:
    from kroon.cli.hint import hint
    from kroon.cli.review import read_thinking

    return hint(file, at, read_thinking(level, simulations, time, seed), json)


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
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help=say("cli-jobs-help"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-simulate-json-help"))] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help=say("cli-save-help"))] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="STEPS", help=say("cli-limit-help"))] = LIMIT,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help=say("cli-cluster-help"))
    ] = None,
) -> int:
    from kroon.cli.simulate import simulate

    return simulate(game, players, games, bots, seed, option or [], jobs, json, save, limit, cluster)


def _arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=say("cli-arena-bots-help"))],
    games: Annotated[int, typer.Option("--games", metavar="N", help=say("cli-arena-games-help"))] = 100,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=say("cli-players-help"))] = None,
    time: Annotated[int | None, typer.Option("--time", metavar="MS", help=say("cli-arena-time-help"))] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help=say("cli-arena-simulations-help"))
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-seed-help"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="K=V", help=say("cli-option-help"))
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help=say("cli-jobs-help"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-arena-json-help"))] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help=say("cli-arena-save-help"))] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=say("cli-arena-html-help"))
    ] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="STEPS", help=say("cli-limit-help"))] = LIMIT,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help=say("cli-cluster-help"))
    ] = None,
) -> int:
    from kroon.cli.arena import arena

    return arena(
        *(game, players, games, bots, seed, option or [], time, simulations),
        *(jobs, json, save, html, limit, cluster),
    )


def _dataset(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=say("dataset-out-help"))],
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=say("cli-simulate-bots-help"))
    ] = "random",
    games: Annotated[int, typer.Option("--games", metavar="N", help=say("dataset-games-help"))] = 1000,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help=say("cli-players-help"))] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help=say("cli-arena-simulations-help"))
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-seed-help"))] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="K=V", help=say("cli-option-help"))
    ] = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", help=say("cli-jobs-help"))] = None,
    format: Annotated[
        str, typer.Option("--format", metavar="npz|parquet", help=say("dataset-format-help"))
    ] = "npz",
    shard: Annotated[int, typer.Option("--shard", metavar="N", help=say("dataset-shard-help"))] = 128,
    limit: Annotated[int, typer.Option("--limit", metavar="STEPS", help=say("cli-limit-help"))] = LIMIT,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help=say("cli-cluster-help"))
    ] = None,
) -> int:
    from kroon.cli.dataset import dataset

    return dataset(
        game, players, games, bots, seed, option or [], simulations, jobs, out, format, shard, limit, cluster
    )


def _check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-check-files-help"))],
) -> int:
    from kroon.cli.record import check

    return check(files)


def _bot(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))],
    level: Annotated[int | None, typer.Option("--level", metavar="N", help=say("cli-bot-level-help"))] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="NAME", help=say("cli-bot-name-help"))] = None,
    time: Annotated[int | None, typer.Option("--time", metavar="MS", help=say("cli-bot-time-help"))] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help=say("cli-bot-simulations-help"))
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help=say("cli-bot-seed-help"))] = None,
) -> int:
    from kroon.cli.bot import bot as serve

    return serve(game, level, bot, time, simulations, seed)


def _score(
    game: Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))],
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-score-file-help"))],
    json: Annotated[bool, typer.Option("--json", help=say("cli-score-json-help"))] = False,
) -> int:
    from kroon.cli.score import score

    return score(game, file, json)


def _verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-file-help"))],
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help=say("cli-verify-commitment-help"))
    ] = None,
    nonce: Annotated[
        str | None, typer.Option("--nonce", metavar="HEX", help=say("cli-verify-nonce-help"))
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="a|b|c|d", help=say("cli-verify-seat-help"))
    ] = None,
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar="FILE", help=say("cli-verify-kept-help"))
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-verify-json-help"))] = False,
) -> int:
    from kroon.cli.verify import kept_of, verify

    return verify(file, kept_of(commitment, nonce, seat, kept), json)


def _games() -> int:
    from kroon.cli.games import show_games

    return show_games()


def _serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help=say("cli-serve-host-help"))
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help=say("cli-serve-port-help"))] = 8000,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=say("cli-serve-database-help"))
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", help=say("cli-serve-workers-help"))
    ] = None,
    no_bots: Annotated[bool, typer.Option("--no-bots", help=say("cli-serve-no-bots-help"))] = False,
    only_bots: Annotated[bool, typer.Option("--only-bots", help=say("cli-serve-only-bots-help"))] = False,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help=say("cli-serve-public-help"))
    ] = None,
    allow_origin: Annotated[
        list[str] | None, typer.Option("--allow-origin", metavar="URL", help=say("cli-serve-origin-help"))
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help=say("cli-serve-proxy-help"))
    ] = None,
    client_rate: Annotated[
        int, typer.Option("--client-rate", metavar="N", help=say("cli-serve-client-rate-help"))
    ] = 20,
    address_rate: Annotated[
        int, typer.Option("--address-rate", metavar="N", help=say("cli-serve-address-rate-help"))
    ] = 200,
    most_sockets: Annotated[
        int, typer.Option("--most-sockets", metavar="N", help=say("cli-serve-sockets-help"))
    ] = 4000,
    address_connections: Annotated[
        int,
        typer.Option("--address-connections", metavar="N", help=say("cli-serve-address-connections-help")),
    ] = 500,
    most_kilobytes: Annotated[
        int, typer.Option("--most-kilobytes", metavar="N", help=say("cli-serve-kilobytes-help"))
    ] = 64,
    client_tables: Annotated[
        int, typer.Option("--client-tables", metavar="N", help=say("cli-serve-client-tables-help"))
    ] = 50,
    address_tables: Annotated[
        int, typer.Option("--address-tables", metavar="N", help=say("cli-serve-address-tables-help"))
    ] = 500,
    client_bot_seconds: Annotated[
        int, typer.Option("--client-bot-seconds", metavar="N", help=say("cli-serve-client-bot-seconds-help"))
    ] = 1800,
    address_bot_seconds: Annotated[
        int, typer.Option("--address-bot-seconds", metavar="N", help=say("cli-serve-address-bot-seconds-help"))
    ] = 36_000,
    client_hints: Annotated[
        int, typer.Option("--client-hints", metavar="N", help=say("cli-serve-client-hints-help"))
    ] = 2,
    address_hints: Annotated[
        int, typer.Option("--address-hints", metavar="N", help=say("cli-serve-address-hints-help"))
    ] = 40,
    client_reviews: Annotated[
        int, typer.Option("--client-reviews", metavar="N", help=say("cli-serve-client-reviews-help"))
    ] = 20,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            "--metrics-token", metavar="TOKEN", envvar="KROON_METRICS_TOKEN", help=say("cli-serve-metrics-help")
        ),
    ] = None,
    keep_days: Annotated[
        int | None, typer.Option("--keep-days", metavar="N", help=say("cli-serve-keep-help"))
    ] = None,
    keep_unfinished_days: Annotated[
        int | None,
        typer.Option("--keep-unfinished-days", metavar="N", help=say("cli-serve-keep-unfinished-help")),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-serve-lan-help"))] = False,
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-serve-open-help"))] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help=say("cli-serve-log-json-help"))] = False,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="LEVEL", help=say("cli-serve-log-level-help"))
    ] = "info",
) -> int:
    from kroon.cli.serve import limits_of, quotas_of, serve
    from kroon.service.settings import ServiceSettings, default_workers

    given = ServiceSettings(
        database=database,
        host=host,
        port=port,
        bots=not no_bots,
        public_url=public_url,
        allow_origins=tuple(allow_origin or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        limits=quotas_of(
            limits_of(most_kilobytes, client_rate, address_rate, most_sockets, address_connections),
            client_tables=client_tables,
            address_tables=address_tables,
            client_bot_seconds=client_bot_seconds,
            address_bot_seconds=address_bot_seconds,
            client_hints=client_hints,
            address_hints=address_hints,
            client_reviews=client_reviews,
        ),
        metrics_token=metrics_token,
        keep_days=keep_days,
        keep_unfinished_days=keep_unfinished_days,
        lan=lan,
        json_logs=True if log_json else None,
        log_level=log_level,
        workers=default_workers() if workers is None else workers,
    )
    return serve(given, only_bots, open_browser)


_Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help=say("cli-serve-database-help"))
]


def _list_tables(
    database: _Database = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-tables-json-help"))] = False,
) -> int:
    from kroon.cli.tables import list_tables

    return list_tables(database, json)


def _export_tables(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=say("cli-tables-folder-help"))],
    database: _Database = None,
) -> int:
    from kroon.cli.tables import export_tables

    return export_tables(folder, database)


def _import_tables(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("cli-check-files-help"))],
    database: _Database = None,
) -> int:
    from kroon.cli.tables import import_tables

    return import_tables(files, database)


def _delete_tables(
    ids: Annotated[list[str], typer.Argument(metavar="ID", help=say("cli-tables-id-help"))],
    database: _Database = None,
) -> int:
    from kroon.cli.tables import delete_tables

    return delete_tables(ids, database)


def _prune_tables(
    older_than: Annotated[
        str, typer.Option("--older-than", metavar="90d|12w|6h", help=say("cli-tables-older-help"))
    ],
    unfinished: Annotated[bool, typer.Option("--unfinished", help=say("cli-tables-unfinished-help"))] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=say("cli-tables-dry-help"))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=say("cli-tables-yes-help"))] = False,
    database: _Database = None,
) -> int:
    from kroon.cli.tables import prune_tables

    return prune_tables(older_than, unfinished, dry_run, yes, database)
