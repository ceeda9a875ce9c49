"""`kroon serve`: the table service."""

from __future__ import annotations

from dataclasses import replace

from kroon.bots.search import WORDS as GROW_WORDS
from kroon.bots.tree import NODE, grow
from kroon.cli.choices import at_least
from kroon.cli.opening import browse, free_port, running_kroon
from kroon.cli.progress import ready
from kroon.core.contract import KERNELS
from kroon.core.engine import Engine
from kroon.core.errors import KroonError
from kroon.core.registry import find_game, game_names
from kroon.core.texts import say
from kroon.service.serving import serve as run
from kroon.service.serving import serve_bots
from kroon.service.settings import Limits, ServiceSettings
from kroon.table.gains import WORDS as GAIN_WORDS
from kroon.table.gains import points_after
from kroon.table.weights import WORDS as WEIGHT_WORDS
from kroon.table.weights import weigh

MOST_WORKERS = 256
LEVELS = ("debug", "info", "warning", "error")


def serve(settings: ServiceSettings, only_bots: bool, open_browser: bool) -> int:
    """Compile what isn't compiled yet, then serve until told to stop."""
    at_least(0 if not settings.bots and not only_bots else 1, settings.workers, "--workers")
    if settings.workers > MOST_WORKERS:
        raise KroonError(
            "cli-out-of-range", name="--workers", value=str(settings.workers), least="0", most=str(MOST_WORKERS)
        )
    for name, days in (
        ("--keep-days", settings.keep_days),
        ("--keep-unfinished-days", settings.keep_unfinished_days),
    ):
        if days is not None:
            at_least(1, days, name)
    if settings.log_level not in LEVELS:
        raise KroonError("cli-serve-level", level=settings.log_level, levels=", ".join(LEVELS))
    if open_browser:
        running = running_kroon(settings)
        if running is not None:
            print(say("service-at", address=running))
            browse(running)
            return 0
        settings = free_port(settings)
    warm_up()
    if only_bots:
        serve_bots(settings)
    else:
        run(settings, browse if open_browser else None)
    return 0


def warm_up() -> None:
    """Have all rules and the search ready, so that nobody at a table waits for the compiler."""
    for name in game_names():
        load(ready(find_game(name)))


def load(engine: Engine) -> None:
    """Have the rules of a game, the search and what tables need ready."""
    for kernel in KERNELS:
        engine.entry(kernel)
    engine.driver(grow, GROW_WORDS, {"nodes": NODE})
    engine.driver(points_after, GAIN_WORDS, {})
    engine.driver(weigh, WEIGHT_WORDS, {})


def limits_of(body: int, client: float, address: float, sockets: int, connections: int) -> Limits:
    """Limits as the command line says them: kB of a body, messages a second, sockets, those of one address."""
    sockets = at_least(1, sockets, "--most-sockets")
    connections = at_least(1, connections, "--address-connections")
    return Limits(
        body=at_least(1, body, "--most-kilobytes") * 1024,
        client_rate=float(at_least(0, round(client), "--client-rate")),
        client_burst=max(1, round(5 * client)),
        address_rate=float(at_least(0, round(address), "--address-rate")),
        address_burst=max(1, round(5 * address)),
        connections=sockets + max(1, sockets // 4),
        address_connections=connections,
        sockets=sockets,
        address_sockets=connections,
    )


def quotas_of(limits: Limits, **given: int) -> Limits:
    """Limits with those of quotas.py, each by its option; 0 is none."""
    named = {name: at_least(0, value, "--" + name.replace("_", "-")) for name, value in given.items()}
    return replace(limits, **named)
