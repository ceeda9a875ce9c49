"""Golden records: random games with every legal set, as the engine once found them.

A change that alters one is a change of the rules: `pytest --regenerate-golden` writes them anew, and the
version of the game's rules must rise.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kroon.core import record
from kroon.core.registry import game_names
from tests.random_games import covering_options, random_game
from tests.replays import replay_lines

HERE = Path(__file__).parent
PER_GAME = 6
NAMES = [f"{game}-{number}" for game in game_names() for number in range(PER_GAME)]


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_with_every_legal_set(name: str, request: pytest.FixtureRequest) -> None:
    path = HERE / f"{name}.json"
    if request.config.getoption("--regenerate-golden"):
        _write(name)
    shown = [json.dumps(line, ensure_ascii=False) for line in replay_lines(record.read(path))]
    expected = path.with_suffix(".replay").read_text(encoding="utf-8").splitlines()
    for line, (ours, theirs) in enumerate(zip(shown, expected, strict=True)):
        assert json.loads(ours) == json.loads(theirs), f"line {line}"
    record.check(record.read(path))


def test_every_golden_record_is_replayed() -> None:
    assert sorted(path.stem for path in HERE.glob("*.json")) == sorted(NAMES)


def _write(name: str) -> None:
    game, _, number = name.rpartition("-")
    options = covering_options(game)
    play = random_game(game, options[int(number) * len(options) // PER_GAME], seed=int(number))
    kept = record.of_play(play)
    kept.save(HERE / f"{name}.json")
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in replay_lines(kept)]
    (HERE / f"{name}.replay").write_text("\n".join(lines) + "\n", encoding="utf-8")
