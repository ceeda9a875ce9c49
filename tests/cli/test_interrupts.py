"""Ctrl-C that the interpreter ignores is raised at the next step."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from kroon.cli.interrupts import heard
from kroon.cli.progress import bar


@pytest.fixture(autouse=True)
def at_a_terminal() -> Iterator[None]:
    """Ctrl-C does what it does there, also when the tests run in the background, where it does nothing."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def ignored() -> None:
    try:
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1000):  # the handler runs between two instructions
            pass
    except KeyboardInterrupt:
        pass


def test_an_ignored_interrupt_is_raised_at_the_next_step() -> None:
    with bar("", 2) as step:
        step(1)
        ignored()
        with pytest.raises(KeyboardInterrupt):
            step(1)


def test_nothing_is_raised_without_an_interrupt_and_the_handler_comes_back() -> None:
    before = signal.getsignal(signal.SIGINT)
    with heard() as check:
        check()
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
