"""A client of the table service, for programs: tables over HTTP, play over a WebSocket.

It needs nothing of the rules: what can be played comes from the service. docs/client.md shows how it is used.
"""

from kroon.client.errors import LateMove, Unanswered, Unreachable, WasRefused
from kroon.client.running import RunningService, running_service
from kroon.client.seat import Seat
from kroon.client.service import MadeTable, Service

__all__ = [
    "LateMove",
    "MadeTable",
    "RunningService",
    "Seat",
    "Service",
    "Unanswered",
    "Unreachable",
    "WasRefused",
    "running_service",
]
