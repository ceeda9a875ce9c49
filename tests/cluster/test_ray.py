"""A real Ray with two workers: the same results as on this machine, also when a worker is killed."""

from __future__ import annotations

import builtins
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kroon.arena import Setting, play_games
from kroon.arena.play import prepare
from kroon.cli import run
from kroon.cluster import workers
from kroon.cluster.ray_pool import RayPool
from kroon.core.errors import KroonError
from kroon.core.pool import WorkersDied
from kroon.dataset import Setting as DatasetSetting
from kroon.dataset import write
from tests.cluster.tasks import deadly, squares
from tests.more import more

pytestmark = pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::ResourceWarning"
)

GAMES = 8


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Ray of two processors; workers find the same modules as the tests."""
    import ray

    root = str(Path(__file__).parents[2])
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([root, before]) if before else root
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100 * 2**20)
    yield "local"
    ray.shutdown()
    os.environ["PYTHONPATH"] = before


def setting() -> Setting:
    return Setting.of("kingdomino", ["greedy", "random"], seed=5)


def plainly(finished: Any) -> dict[str, Any]:
    return {key: value for key, value in finished.to_json().items() if key != "seconds"}


def test_a_worker_that_dies_is_replaced_and_its_task_done_again(cluster: str, tmp_path: Path) -> None:
    with workers(cluster, 2, squares, str(tmp_path)) as pool:
        assert sorted(pool.run(range(8))) == [(n, n * n) for n in range(8)]
    assert (tmp_path / "died").exists()


def test_an_arena_with_a_killed_worker_plays_the_games_that_it_plays_at_home(cluster: str) -> None:
    home = {each.finished.number: plainly(each.finished) for each in play_games(setting(), range(GAMES))}
    away: dict[int, Any] = {}
    with RayPool(cluster, 2, prepare, setting()) as pool:
        killed = pool.processes[0]
        for number, played in pool.run(range(GAMES)):
            if not away:
                os.kill(killed, signal.SIGKILL)
            away[number] = plainly(played.finished)
        assert killed not in pool.processes
    assert away == home


def test_a_task_that_kills_every_worker_is_given_up(cluster: str) -> None:
    with workers(cluster, 1, deadly) as pool, pytest.raises(WorkersDied):
        list(pool.run([1]))


def test_an_error_at_a_task_is_raised_here(cluster: str, tmp_path: Path) -> None:
    with workers(cluster, 1, squares, str(tmp_path)) as pool, pytest.raises(KroonError, match="task"):
        list(pool.run([-1]))


@pytest.mark.parametrize(
    "command",
    [
        *more(["arena", "kingdomino", "--bots", "greedy,random", "--games", "4"]),
        ["simulate", "kingdomino", "--players", "2", "--games", "300"],
    ],
)
def test_commands_give_the_same_results_on_a_cluster(
    command: list[str], cluster: str, capsys: pytest.CaptureFixture[str]
) -> None:
    results = []
    for where in ([], ["--cluster", cluster, "--jobs", "2"]):
        assert run([*command, "--seed", "3", "--json", *where]) == 0
        results.append(without_time(json.loads(capsys.readouterr().out)))
    assert results[0] == results[1]


def test_simulate_writes_the_same_records_from_a_cluster(cluster: str, tmp_path: Path) -> None:
    for name, where in (("home", []), ("away", ["--cluster", cluster, "--jobs", "2"])):
        command = ["simulate", "dominion", "--players", "2", "--games", "4", "--bots", "money", "--seed", "3"]
        assert run([*command, "--save", str(tmp_path / name), *where]) == 0
    files = sorted(each.name for each in (tmp_path / "home").iterdir())
    assert len(files) == 4
    for name in files:
        home, away = (json.loads((tmp_path / where / name).read_text()) for where in ("home", "away"))
        assert home["events"] == away["events"]


def test_a_dataset_from_a_cluster_has_the_same_files(cluster: str, tmp_path: Path) -> None:
    setting = DatasetSetting.of("kingdomino", "greedy", seed=2, per_shard=2)
    write(setting, tmp_path / "home", 5)
    write(setting, tmp_path / "away", 5, jobs=2, cluster=cluster)
    for file in (tmp_path / "home").iterdir():
        assert (tmp_path / "away" / file.name).read_bytes() == file.read_bytes()


def without_time(found: Any) -> Any:
    """A report without what depends on the clock or the number of workers."""
    timed = {"seconds", "milliseconds", "games_per_second", "jobs"}
    if isinstance(found, dict):
        return {key: without_time(value) for key, value in found.items() if key not in timed}
    return [without_time(each) for each in found] if isinstance(found, list) else found


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:door"])
def test_an_address_at_which_nobody_listens_is_refused_at_once(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "kingdomino", "--players", "2", "--games", "2", "--cluster", address]
    assert run(command) == 1
    assert f"no Ray cluster at {address}" in capsys.readouterr().err


def test_without_ray_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def no_ray(name: str, *rest: Any, **more: Any) -> Any:
        if name.partition(".")[0] == "ray":
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", no_ray)
    command = ["simulate", "kingdomino", "--players", "2", "--games", "2", "--cluster", "local"]
    assert run(command) == 1
    assert "kroon[cluster]" in capsys.readouterr().err
