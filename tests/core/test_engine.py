"""The engine: the cache of compiled kernels, bots by name, and progress."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kroon
from kroon.core.engine import cache_folder, engine
from kroon.core.errors import Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from tests.more import more

SOURCE = Path(kroon.__file__).parent

LOAD = """
import sys
from kroon.core.contract import KERNELS
from kroon.core.engine import DRIVERS, engine
from kroon.core.kernel import was_cached
from kroon.core.registry import find_game
told = []
made = engine(find_game(sys.argv[1]), lambda *progress: told.append(progress))
entries = [made.entry(name) for name in (*KERNELS, *DRIVERS, *(f"bot {name}" for name in made.bots))]
print(all(was_cached(each) for each in entries), len(told))
"""


@pytest.mark.parametrize("name", ["kingdomino", *more(*sorted({*game_names()} - {"kingdomino"}))])
def test_a_second_process_loads_every_kernel_from_the_cache(name: str) -> None:
    _run(name)
    assert _run(name) == "True 0"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    "changed", ["game", "core/rng.py", "core/drivers.py", "core/engine.py", "core/bits.py"]
)
def test_the_cache_folder_changes_with_every_source_of_the_kernels(
    name: str, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = SOURCE / "games" / name / "rules.py" if changed == "game" else SOURCE / changed
    before = cache_folder(find_game(name))
    assert cache_folder(find_game(name)) == before
    _pretend(monkeypatch, path)
    assert cache_folder(find_game(name)) != before


@pytest.mark.parametrize("name", game_names())
def test_the_cache_folder_changes_with_the_data_and_not_with_texts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache_folder(find_game(name))
    _pretend(monkeypatch, SOURCE / "games" / name / "README.md")
    assert cache_folder(find_game(name)) == before
    for path in sorted((SOURCE / "games" / name / "data").iterdir()):
        _pretend(monkeypatch, path)
        assert cache_folder(find_game(name)) != before


@pytest.mark.parametrize("module", ["games/domino/kingdom.py", "games/domino/draft.py"])
def test_the_cache_folder_changes_with_what_the_kernels_import(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache_folder(find_game("kingdomino"))
    _pretend(monkeypatch, SOURCE / module)
    assert cache_folder(find_game("kingdomino")) != before


@pytest.mark.parametrize("name", game_names())
def test_bots_are_called_by_name_and_unknown_ones_refused(name: str) -> None:
    using = engine(find_game(name))
    assert "random" in using.bots
    for bot in using.bots:
        using.bot(bot)
    with pytest.raises(Malformed, match="no bot called 'deep blue'"):
        using.bot("deep blue")
    with pytest.raises(Malformed, match="can't be set to 'x'"):
        using.bot("random:x")


def test_an_unknown_game_is_refused_with_the_names_of_those_that_there_are() -> None:
    with pytest.raises(Malformed, match=", ".join(game_names())):
        kroon.game("chess")


def _run(name: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", LOAD, name],
        capture_output=True,
        text=True,
        env=os.environ | {"KROON_JIT": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def _pretend(monkeypatch: pytest.MonkeyPatch, changed: Path) -> None:
    """Let a file read as if it had been changed."""
    read = Path.read_bytes

    def changed_bytes(path: Path) -> Any:
        return read(path) + b"\n# changed\n" if path == changed else read(path)

    monkeypatch.setattr(Path, "read_bytes", changed_bytes)


def test_threads_share_an_engine() -> None:
    play = Play(find_game("kingdomino"), {"players": 2})
    rng, states = play.engine.generator(1), []
    while not play.over:
        states.append(play.engine.copy(play.state))
        if play.actor < 0:
            play.chance(rng)
        else:
            play.apply(play.legal_ids()[0])
    expected = [play.engine.legal_ids(state) for state in states]
    with ThreadPoolExecutor(4) as threads:
        for _ in range(5):
            assert list(threads.map(play.engine.legal_ids, states)) == expected


def test_games_do_not_depend_on_how_often_their_driver_returns_to_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    using = engine(find_game("kingdomino"))
    start = Play(using.game, {"players": 2}, using).state
    played = []
    for piece in (64, 3):
        monkeypatch.setattr("kroon.core.engine.FIRST_PIECE", piece)
        trace = np.zeros((20, 200), np.int16)
        results = using.matches(start, ["greedy", "random"], 5, 7, 20, trace=trace)
        played.append((results.tobytes(), trace.tobytes()))
    assert played[0] == played[1]
