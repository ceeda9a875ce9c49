"""The folder of an arena: it goes on where it stopped, and trusts nothing that it reads."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kroon.arena import Setting, Store, play_games, summarize, timeless
from kroon.core import record
from kroon.core.errors import KroonError

SETTING = Setting.of("kingdomino", ["random", "greedy"], seed=7)


def play(folder: Path, total: int, most: int | None = None, setting: Setting = SETTING) -> Store:
    """Play up to so many games in a folder, at most so many now."""
    with Store(folder, setting) as store:
        missing = [number for number in range(total) if number not in store.games]
        for played in play_games(setting, missing[:most]):
            store.add(played)
    return store


def test_an_interrupted_arena_comes_to_the_same_result(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole", 6)
    play(tmp_path / "parts", 6, most=2)
    with open(tmp_path / "parts" / "games.jsonl", "ab") as file:
        file.write(b'{"number": 2, "deal": 1, "sea')  # the power went out here
    resumed = play(tmp_path / "parts", 6)
    assert sorted(resumed.games) == list(range(6))
    lines = (tmp_path / "parts" / "games.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3, 4, 5]
    one, other = (timeless(summarize(SETTING, store.games.values())) for store in (whole, resumed))
    assert one == other


def test_what_was_read_is_what_was_played(tmp_path: Path) -> None:
    played = play(tmp_path, 4).games
    with Store(tmp_path, SETTING) as store:
        assert timeless(summarize(SETTING, store.games.values())) == timeless(
            summarize(SETTING, played.values())
        )


def test_every_game_has_a_good_record(tmp_path: Path) -> None:
    store = play(tmp_path, 4)
    for number, game in store.games.items():
        kept = record.read(tmp_path / "games" / f"game-{number + 1:06}.json")
        assert record.check(kept).scores() == list(game.scores)
        assert kept.seats == list(game.seats)


def test_an_arena_may_become_longer(tmp_path: Path) -> None:
    play(tmp_path, 2)
    assert len(play(tmp_path, 4).games) == 4


@pytest.mark.parametrize(
    ("other", "word"),
    [
        (Setting.of("kingdomino", ["random", "greedy"], seed=8), "'seed' is 7, here 8"),
        (Setting.of("kingdomino", ["greedy", "random"], seed=7), "'bots'"),
        (Setting.of("kingdomino", ["random", "greedy"], seed=7, simulations=9), "'simulations'"),
        (Setting.of("kingdomino", ["random", "greedy"], seed=7, harmony=True), "'options'"),
        (Setting.of("origins", ["random", "greedy"], seed=7), "'game'"),
    ],
)
def test_another_setting_in_the_same_folder_is_refused(tmp_path: Path, other: Setting, word: str) -> None:
    play(tmp_path, 2)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(KroonError, match="another arena") as caught:
        Store(tmp_path, other)
    assert word in str(caught.value)
    assert (tmp_path / "games.jsonl").read_bytes() == before


GOOD = {
    "number": 1,
    "deal": 0,
    "seats": ["greedy", "random"],
    "scores": [3, 4],
    "ranks": [2, 1],
    "steps": 9,
    "moves": [4, 4],
    "seconds": [0.1, 0.2],
    "over": True,
    "failure": None,
}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "[" * 100_000,
        "{}",
        json.dumps({**GOOD, "more": 1}),
        json.dumps({**GOOD, "number": -1}),
        json.dumps({**GOOD, "number": True}),
        json.dumps({**GOOD, "number": 0}),  # the game of the first line once more
        json.dumps({**GOOD, "deal": 1}),
        json.dumps({**GOOD, "seats": ["random", "greedy"]}),
        json.dumps({**GOOD, "scores": [1]}),
        json.dumps({**GOOD, "scores": [1, "2"]}),
        json.dumps({**GOOD, "scores": [1, 10**30]}),
        json.dumps({**GOOD, "ranks": [2, 2]}),
        json.dumps({**GOOD, "ranks": [1, 3]}),
        json.dumps({**GOOD, "moves": [1, -1]}),
        json.dumps({**GOOD, "seconds": [1, float("nan")]}),
        json.dumps({**GOOD, "over": "yes"}),
        json.dumps({**GOOD, "failure": {"seat": 2, "reason": "x"}, "over": False}),
        json.dumps({**GOOD, "failure": {"seat": 0, "reason": 5}, "over": False}),
        json.dumps({**GOOD, "failure": {"seat": 0, "reason": "x"}}),
        json.dumps({**GOOD, "failure": "x"}),
    ],
)
def test_a_broken_line_is_refused_with_its_number(tmp_path: Path, line: str) -> None:
    Store(tmp_path, SETTING).__exit__()
    first = {**GOOD, "number": 0, "seats": ["random", "greedy"]}
    (tmp_path / "games.jsonl").write_text(f"{json.dumps(first)}\n{line}\n{json.dumps(GOOD)}\n")
    with pytest.raises(KroonError, match="Line 2 of"):
        Store(tmp_path, SETTING)


def test_a_good_line_is_taken(tmp_path: Path) -> None:
    Store(tmp_path, SETTING).__exit__()
    (tmp_path / "games.jsonl").write_text(json.dumps(GOOD) + "\n")
    with Store(tmp_path, SETTING) as store:
        assert store.games[1].ranks == (2, 1)


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff\xfe", b"{", b"[" * 100_000])
def test_a_broken_setting_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "arena.json").write_bytes(content)
    with pytest.raises(KroonError, match="not the setting of an arena"):
        Store(tmp_path, SETTING)


def test_games_without_a_setting_are_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("")
    with pytest.raises(KroonError, match=r"no arena\.json"):
        Store(tmp_path, SETTING)


def test_two_arenas_cant_have_the_same_folder(tmp_path: Path) -> None:
    with Store(tmp_path, SETTING), pytest.raises(KroonError, match="Another arena is at work"):
        Store(tmp_path, SETTING)
