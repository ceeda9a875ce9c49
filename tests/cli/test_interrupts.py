"""Ctrl-C that the interpreter ignores is raised at the next step."""

from __future__ import annotations

import os
import signal

import pytest

from kroon.cli.interrupts import heard
from kroon.cli.progress import bar


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
