"""What Prometheus is told of a server."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds in seconds for what somebody waits for."""
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 60.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one: Any = {"registry": self.registry}
        self.moves = Counter("kroon_moves", "Moves that were played, by who made them", ["by"], **one)
        self.connections = Gauge("kroon_connections", "Open connections, those of WebSockets, too", **one)
        self.connections_refused = Counter(
            "kroon_connections_refused", "Connections that were refused, or ended for what came", ["why"], **one
        )
        self.sockets = Gauge("kroon_sockets", "Open WebSockets", **one)
        self.rooms = Gauge("kroon_tables_watched", "Tables with open WebSockets", **one)
        self.cut_off = Counter("kroon_sockets_cut_off", "Sockets that the server ended", ["why"], **one)
        self.refused = Counter("kroon_refused", "Requests and messages refused at the door", ["why"], **one)
        self.failures = Counter("kroon_failures", "Errors of the service itself", **one)
        self.store_errors = Counter("kroon_store_errors", "Times that the store was away", **one)
        self.requests = Histogram(
            "kroon_request_seconds", "HTTP requests", ["method", "status"], buckets=QUICK, **one
        )
        self.commands = Histogram("kroon_command_seconds", "Commands", ["type"], buckets=QUICK, **one)
        self.spreading = Histogram(
            "kroon_spread_seconds",
            "From news of a table to its messages",
            buckets=QUICK,
            **one,
        )
        self.thinking = Histogram("kroon_bot_seconds", "Moves of bots", ["bot"], buckets=THINKING, **one)
        self.waiting = Gauge("kroon_tasks_waiting", "Hints, scores and reviews that wait", ["lane"], **one)
        self.waits = Histogram("kroon_wait_seconds", "How long they wait", ["lane"], buckets=THINKING, **one)
        self.replaced = Counter("kroon_workers_replaced", "Workers that died or hung", **one)

        self._moves_of_people = self.moves.labels("person")
        self._move_seconds = self.commands.labels("move")

    def moved(self, seconds: float) -> None:
        """Count a move that a person made at once, and how long it took."""
        self._moves_of_people.inc()
        self._move_seconds.observe(seconds)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)
