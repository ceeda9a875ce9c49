"""Golden records: random games with every legal set, as the engine once found them.

A change that alters one is a change of the rules: `pytest --regenerate-golden` writes them anew, and the
version of the game's rules must rise.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kroon.conformance.random_games import covering_options, random_game
from kroon.core import record
from kroon.core.registry import game_names
from tests.replays import replay_lines

HERE = Path(__file__).parent
PER_GAME = 6
every_record = pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in game_names() for number in range(PER_GAME)]
)


@every_record
def test_a_golden_record_replays_with_every_legal_set(
    game: str, number: int, request: pytest.FixtureRequest
) -> None:
    path = _record(game, number)
    if request.config.getoption("--regenerate-golden"):
        _write(game, number)
    shown = [json.dumps(line, ensure_ascii=False) for line in replay_lines(record.read(path))]
    expected = path.with_suffix(".replay").read_text(encoding="utf-8").splitlines()
    for line, (ours, theirs) in enumerate(zip(shown, expected, strict=True)):
        assert json.loads(ours) == json.loads(theirs), f"line {line}"
    record.check(record.read(path))


def test_every_golden_record_is_replayed() -> None:
    replayed = {_record(game, number) for game in game_names() for number in range(PER_GAME)}
    assert set(HERE.glob("*/golden/*.json")) == replayed
    assert set(HERE.glob("*/golden/*.replay")) == {path.with_suffix(".replay") for path in replayed}


def _record(game: str, number: int) -> Path:
    return HERE / game / "golden" / f"{number}.json"


def _write(game: str, number: int) -> None:
    options = covering_options(game)
    kept = record.of_play(random_game(game, options[number * len(options) // PER_GAME], seed=number))
    path = _record(game, number)
    path.parent.mkdir(parents=True, exist_ok=True)
    kept.save(path)
    lines = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in replay_lines(kept)]
    path.with_suffix(".replay").write_text("\n".join(lines) + "\n", encoding="utf-8")
