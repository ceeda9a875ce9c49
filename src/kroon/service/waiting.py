"""Waiting for workers without holding a thread; what nobody waits for any more is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from typing import Any, TypeVar

from fastapi import Request

from kroon.service.errors import Busy

WAIT_SECONDS = 90.0
"""How long somebody waits for an answer."""

Answer = TypeVar("Answer")


async def answer_of(future: Future[Answer]) -> Answer:
    """What a worker answers; who stops waiting, or waits too long, has the task dropped."""
    try:
        return await asyncio.wait_for(asyncio.wrap_future(future), WAIT_SECONDS)
    except TimeoutError:
        raise Busy from None


async def while_there(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do something as long as the one who asks for it is connected; its body has been read."""
    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise Busy  # which nobody reads
        return await doing
    finally:
        doing.cancel()
        leaving.cancel()
        await asyncio.gather(doing, leaving, return_exceptions=True)
