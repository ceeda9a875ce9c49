"""Records made by another program, with what a replay of them must show, line by line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kroon.core import record
from kroon.core.play import Play
from kroon.core.registry import game_names
from tests.replays import replay_lines

HERE = Path(__file__).parent
EXAMPLES = sorted(path for path in HERE.glob("*.json") if path.name.split("-")[0] in game_names())


def test_every_game_has_examples() -> None:
    assert {path.name.split("-")[0] for path in EXAMPLES} == set(game_names())


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_a_replay_of_an_example_shows_what_its_maker_found(path: Path) -> None:
    expected = [
        json.loads(line) for line in path.with_suffix(".replay").read_text(encoding="utf-8").splitlines()
    ]
    shown = list(replay_lines(record.read(path)))
    assert len(shown) == len(expected)
    for line, (ours, theirs) in enumerate(zip(shown, expected, strict=True)):
        assert ours == theirs, f"line {line}"


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_a_position_of_an_example_is_the_same_by_its_record_alone(path: Path) -> None:
    read = record.read(path)
    for index, _, play in record.replay(read):
        if index % 10 == 0:
            again = record.final(record.Record(read.game, read.options, read.events[:index]))
            assert _everything(again) == _everything(play)


def _everything(play: Play) -> Any:
    return play.state.tobytes(), play.events, play.legal(), play.game.view(play.state, None)
