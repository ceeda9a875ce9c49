"""The inbox of the event loop: nothing that threads say is lost, or overtaken, and one mistake stays alone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from kroon.service.inbox import Inbox


def test_all_that_threads_say_is_heard_in_the_order_of_each() -> None:
    inbox, heard = Inbox(), list[tuple[int, int]]()

    def say(thread: int) -> None:
        for number in range(500):
            inbox.put(heard.append, (thread, number))

    async def listen() -> None:
        inbox.open(asyncio.get_running_loop())
        with ThreadPoolExecutor(4) as pool:
            await asyncio.gather(
                *(asyncio.get_running_loop().run_in_executor(pool, say, each) for each in range(4))
            )
        await asyncio.sleep(0)

    asyncio.run(listen())
    for thread in range(4):
        assert [number for each, number in heard if each == thread] == list(range(500))


def test_a_call_that_fails_fails_no_other() -> None:
    inbox, heard = Inbox(), list[str]()

    async def listen() -> None:
        inbox.open(asyncio.get_running_loop())
        inbox.put(heard.append, "before")
        inbox.put(heard.remove, "nothing")
        inbox.put(heard.append, "after")
        await asyncio.sleep(0)

    asyncio.run(listen())
    assert heard == ["before", "after"]


def test_nobody_hears_where_no_loop_runs() -> None:
    inbox, heard = Inbox(), list[str]()
    inbox.put(heard.append, "too early")

    async def listen() -> None:
        inbox.open(asyncio.get_running_loop())

    asyncio.run(listen())
    inbox.put(heard.append, "too late")
    assert heard == []
