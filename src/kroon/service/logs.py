"""Logs: one JSON object a line for machines, plain lines for a terminal. No secret is ever passed to them."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_OWN = set(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message", "asctime", "taskName"}
"""What every record of a log has."""
NAMES = ("kroon", "uvicorn", "asyncio")


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_more(record),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """A record for a person."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        more = " ".join(f"{key}={value}" for key, value in _more(record).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()}{'  ' + more if more else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def start_logging(as_json: bool | None, level: str) -> None:
    """Write the logs of the service to standard error."""
    plain = sys.stderr.isatty() if as_json is None else not as_json
    handler = logging.StreamHandler()
    handler.setFormatter(PlainLines() if plain else JsonLines())
    for name in NAMES:
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "kroon" else logging.WARNING)


def _more(record: logging.LogRecord) -> dict[str, Any]:
    return {key: value for key, value in vars(record).items() if key not in _OWN and not key.startswith("_")}
