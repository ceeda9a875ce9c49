"""Datasets: what is in them, the same whoever makes them, going on after an interruption, broken files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kroon.cli import run
from kroon.conformance.cases import observed
from kroon.core.contract import CHANCE
from kroon.core.errors import KroonError, Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from kroon.dataset import Setting, load, write
from kroon.dataset.manifest import write_bytes
from tests.more import more

SHORT = 200
every_game = pytest.mark.parametrize("name", game_names())
every_format = pytest.mark.parametrize("format", ["npz", *more("parquet")])


def setting_of(name: str, bots: Any = "random", **more: Any) -> Setting:
    return Setting.of(name, bots, **{"seed": 4, "per_shard": 3, "limit": SHORT, **more})


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in sorted(folder.iterdir())}


@every_game
def test_every_decision_is_as_in_the_game(name: str, tmp_path: Path) -> None:
    setting = setting_of(name, players=3)
    write(setting, tmp_path, 4)
    data = load(tmp_path).all()
    assert data.game[-1] == 3
    game = find_game(name)
    results = Play(game, setting.options).engine.matches(
        Play(game, setting.options).state, setting.bots, 4, 0, 4, SHORT, trace := np.zeros((4, SHORT), np.int16)
    )
    row = 0
    for number in range(4):
        play = Play(game, setting.options)
        for step, id in enumerate(trace[number, : results.steps[number]].tolist()):
            if play.actor != CHANCE:
                assert (data.game[row], data.step[row], data.seat[row], data.move[row]) == (
                    *(number, step, play.actor, id),
                )
                assert data.observation[row].tolist() == observed(play.engine, play.state, play.actor)
                assert np.flatnonzero(data.masks[row]).tolist() == play.legal_ids()
                row += 1
            play.apply(id)
        rows = np.flatnonzero(data.game == number)
        for at in rows[[0, -1]]:
            order = [(int(data.seat[at]) + n) % 3 for n in range(3)]
            assert data.score[at].tolist() == [play.scores()[seat] for seat in order]
            ranks = play.engine.ranking(play.state)[:3]
            share = [(ranks[seat] == 1) / ranks.count(1) for seat in order]
            assert data.share[at].tolist() == pytest.approx(share)
    assert row == len(data) == len(load(tmp_path))


@every_format
def test_positions_are_the_same_whoever_plays_them(format: str, tmp_path: Path) -> None:
    setting = setting_of("kingdomino", ["greedy", "level1"], simulations=6, format=format)
    write(setting, tmp_path / "one", 5)
    write(setting, tmp_path / "two", 5, jobs=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_both_formats_have_the_same_contents(tmp_path: Path) -> None:
    for format in ("npz", "parquet"):
        write(setting_of("dominion", ["level1", "money"], simulations=6, format=format), tmp_path / format, 2)
    one, other = (load(tmp_path / format).all() for format in ("npz", "parquet"))
    for name, array in one.arrays().items():
        assert array.dtype == other.arrays()[name].dtype, name
        assert np.array_equal(array, other.arrays()[name]), name


def test_bots_that_search_leave_their_visits(tmp_path: Path) -> None:
    write(setting_of("kingdomino", ["level2", "random"], simulations=12), tmp_path, 1)
    data = load(tmp_path).all()
    thought = 0
    for row in range(len(data)):
        visits = data.visits(row)
        thought += bool(visits)
        assert all(data.masks[row][move] for move in visits)
        if data.seat[row] == 1:
            assert not visits
    assert thought
    policies = data.policies()
    assert policies.sum(axis=1) == pytest.approx(1)
    assert not (policies * (data.masks == 0)).any()


def test_an_interrupted_dataset_goes_on_and_a_complete_one_can_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = setting_of("kingdomino")
    write(setting, tmp_path / "whole", 10)
    stopped = tmp_path / "stopped"

    def stop(path: Path, data: bytes) -> None:
        if "00002" in path.name:
            raise KeyboardInterrupt
        write_bytes(path, data)

    monkeypatch.setattr("kroon.dataset.writer.write_bytes", stop)
    with pytest.raises(KeyboardInterrupt):
        write(setting, stopped, 10)
    monkeypatch.setattr("kroon.dataset.writer.write_bytes", write_bytes)
    assert load(stopped).games == 6
    kept = (stopped / "shard-00001.npz").stat().st_mtime_ns
    write(setting, stopped, 10)
    assert (stopped / "shard-00001.npz").stat().st_mtime_ns == kept
    assert contents(stopped) == contents(tmp_path / "whole")
    write(setting, stopped, 11)
    write(setting, tmp_path / "more", 11)
    assert contents(stopped) == contents(tmp_path / "more")


def test_a_file_that_was_changed_is_refused_and_made_again(tmp_path: Path) -> None:
    setting = setting_of("kingdomino")
    write(setting, tmp_path, 3)
    file = tmp_path / "shard-00000.npz"
    good = file.read_bytes()
    file.write_bytes(good[:-10])
    with pytest.raises(KroonError, match="shard-00000"):
        load(tmp_path).all()
    write(setting, tmp_path, 3)
    assert file.read_bytes() == good
    (tmp_path / "dataset.json").write_text("[]")
    with pytest.raises(KroonError, match=r"dataset\.json"):
        load(tmp_path)


def test_another_dataset_in_the_folder_is_left_alone(tmp_path: Path) -> None:
    write(setting_of("kingdomino"), tmp_path, 3)
    before = contents(tmp_path)
    with pytest.raises(KroonError, match="seed"):
        write(setting_of("kingdomino", seed=5), tmp_path, 3)
    assert contents(tmp_path) == before


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="csv"):
        setting_of("kingdomino", format="csv")
    with pytest.raises(KroonError, match="Programs"):
        setting_of("kingdomino", "run:./bot")
    with pytest.raises(KroonError, match="no dataset"):
        load(tmp_path)


def test_the_command_writes_a_dataset_and_goes_on_with_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["dataset", "kingdomino", "--bots", "greedy,random", "--out", str(tmp_path), "--shard", "2"]
    assert run([*command, "--games", "4", "--seed", "9"]) == 0
    assert "4 games" in capsys.readouterr().err
    assert run([*command, "--games", "6", "--option", "harmony=false"]) == 0
    assert "2 of 3 files" in capsys.readouterr().err
    data = load(tmp_path)
    assert (data.games, data.manifest["seed"], data.manifest["bots"]) == (6, 9, ["greedy", "random"])
    assert json.loads((tmp_path / "dataset.json").read_text())["features"][0]["name"] == "actor"
    assert run([*command, "--format", "csv"]) == 1
    assert run([*command, "--games", "0"]) == 1
