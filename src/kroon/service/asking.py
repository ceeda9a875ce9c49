"""What every endpoint gets: the service and the one who asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from inspect import iscoroutinefunction
from typing import Annotated

from fastapi import Depends, Request

from kroon.core.events import SEAT_LETTERS
from kroon.service.identity import Asker
from kroon.service.service import Service


@dataclass(frozen=True)
class Question:
    """A request: to whom, and by whom."""

    service: Service
    asker: Asker

    @property
    def owner(self) -> str:
        """Who asks, or ""."""
        return self.asker.owner

    @property
    def known(self) -> str:
        """Who asks, and must be known."""
        return self.asker.known

    @property
    def language(self) -> str:
        """In which language."""
        return self.asker.language

    @property
    def speech(self) -> str:
        """How the answer is put: in a language, or in messages."""
        return self.asker.speech


async def _asking(request: Request) -> Question:
    return Question(request.app.state.service, request.state.asker)


Asking = Annotated[Question, Depends(_asking)]


async def in_turn(request: Request) -> AsyncIterator[None]:
    """An endpoint that isn't `async` takes a thread: it waits for its turn, so that no address takes all."""
    if iscoroutinefunction(request.scope["route"].endpoint):
        yield
        return
    async with request.app.state.service.turnstile.through(request.state.asker.network):
        yield


def seat_number(letter: str | None) -> int | None:
    """A seat by its letter."""
    return None if letter is None else SEAT_LETTERS.index(letter)
