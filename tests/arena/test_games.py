"""The games of an arena: bots that fail lose, the rest goes on, and jobs change nothing."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from kroon.arena import Setting, play_game, play_games, summarize, timeless
from kroon.bots.players import BotFailed, Player
from kroon.bots.search import Budget
from kroon.core.engine import Engine
from kroon.core.errors import KroonError
from kroon.core.play import Play
from tests.arena.players import deadly, finished, maker


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("gives up", "must be completed"),
        ("crashes", "ZeroDivisionError: three"),
        ("nonsense", "rule"),
        ("never comes", "must be completed"),
    ],
)
def test_a_bot_that_fails_loses_and_the_arena_goes_on(bot: str, reason: str) -> None:
    setting = Setting.of("kingdomino", [bot, "random", "greedy"], seed=1)
    games = finished(setting, range(6))
    assert len(games) == 6
    for game in games:
        seat = game.seats.index(bot)
        assert game.failure is not None
        assert game.failure.seat == seat
        assert game.ranks[seat] == 3
        assert sorted(game.ranks)[0] == 1
        assert reason in game.failure.reason
        assert "\n" not in game.failure.reason
        assert not game.over
    told = {each["name"]: each for each in summarize(setting, games)["bots"]}
    assert told[bot]["failures"] == 6
    assert reason in told[bot]["last_failure"]
    assert told[bot]["win_share"] == 0
    assert told["greedy"]["failures"] == 0
    assert told[bot]["rating"] < min(told["greedy"]["rating"], told["random"]["rating"])


def test_the_record_of_a_failed_game_says_who_failed() -> None:
    setting = Setting.of("kingdomino", ["gives up", "random"], seed=1)
    record = play_game(setting, 1, maker).record
    assert record.seats == ["random", "gives up"]
    assert record.result is None
    assert record.other["arena"]["failed"]["seat"] == 1


def test_the_others_rank_by_the_position_as_it_stands() -> None:
    setting = Setting.of("kingdomino", ["gives up", "random", "greedy"], seed=1)
    for game in finished(setting, range(6)):
        one, other = (seat for seat in range(3) if game.seats[seat] != "gives up")
        if game.scores[one] != game.scores[other]:
            assert (game.ranks[one] < game.ranks[other]) == (game.scores[one] > game.scores[other])


def test_a_game_is_cut_by_the_limit() -> None:
    setting = Setting.of("kingdomino", ["random", "greedy"], seed=1, limit=30)
    games = finished(setting, range(2))
    assert [game.steps for game in games] == [30, 30]
    summary = summarize(setting, games)
    assert summary["cut"] == 2
    assert summary["failed"] == 0


def test_jobs_and_the_order_of_games_change_nothing() -> None:
    setting = Setting.of("kingdomino", ["level1", "greedy", "nonsense"], players=2, seed=6, simulations=8)
    one = finished(setting, range(12))
    two = finished(setting, reversed(range(12)), jobs=2)
    assert timeless(summarize(setting, one)) == timeless(summarize(setting, two))
    two.sort(key=lambda game: game.number)
    assert [game.scores for game in one] == [game.scores for game in two]


def test_an_arena_plays_on_until_it_is_told_to_stop() -> None:
    setting = Setting.of("kingdomino", ["random", "greedy"], seed=6)
    playing = play_games(setting, itertools.count())
    assert [next(playing).finished.number for _ in range(3)] == [0, 1, 2]
    playing.close()


def test_a_bot_with_several_trees_plays_in_several_jobs_as_in_one() -> None:
    setting = Setting.of("kingdomino", ["level1:simulations=8,trees=2", "random"], seed=6)
    one, two = (sorted(finished(setting, range(2), jobs=jobs), key=lambda game: game.number) for jobs in (1, 2))
    assert [game.failure for game in two] == [None, None]
    assert [game.scores for game in two] == [game.scores for game in one]


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_TEST_DEATHS", str(tmp_path))
    setting = Setting.of("kingdomino", ["random", "greedy"], seed=6)
    calm = list(play_games(setting, range(4), make=deadly))
    (tmp_path / "1").touch()
    games = list(play_games(setting, range(4), jobs=2, make=deadly))
    assert not list(tmp_path.iterdir())
    assert sorted(each.finished.scores for each in games) == sorted(each.finished.scores for each in calm)


def test_a_game_at_which_processes_die_again_and_again_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROON_TEST_DEATHS", str(tmp_path))
    for n in range(9):
        (tmp_path / str(n)).touch()
    setting = Setting.of("kingdomino", ["random", "greedy"], seed=6)
    with pytest.raises(KroonError, match="at game 1, so the arena is given up"):
        list(play_games(setting, [0], jobs=2, make=deadly))


def test_a_program_stays_for_the_next_game_unless_it_has_failed() -> None:
    made: list[str] = []
    closed: list[str] = []

    class Program:
        def __init__(self, name: str) -> None:
            self.name = name
            self.moves = 0

        def choose(self, play: Play, rng: object) -> int:  # noqa: ARG002
            self.moves += 1
            if self.name == "run:bad" and self.moves > 2:
                raise BotFailed("event-unfinished")
            return play.legal_ids()[0]

        def close(self) -> None:
            closed.append(self.name)

    def make(using: Engine, called: str, budget: Budget | None) -> Player:
        made.append(called)
        return Program(called)

    setting = Setting.of("kingdomino", ["run:good", "run:bad"], seed=6)
    games = list(play_games(setting, range(4), make=make))
    assert all(each.finished.failure is not None for each in games)
    assert made.count("run:good") == closed.count("run:good") == 1
    assert made.count("run:bad") == closed.count("run:bad") == 4


def test_the_summary_adds_up() -> None:
    setting = Setting.of("kingdomino", ["random", "greedy", "greedy"], seed=2)
    games = finished(setting, range(9))
    told = summarize(setting, games)
    assert (told["games"], told["deals"], told["seatings"]) == (9, 3, 3)
    random, greedy = told["bots"]
    assert (random["games"], random["seats"]) == (9, 9)
    assert (greedy["games"], greedy["seats"]) == (9, 18)
    assert random["win_share"] * 9 + greedy["win_share"] * 18 == pytest.approx(9)
    assert sum(random["scores"].values()) == 9
    assert random["mean_score"] == pytest.approx(
        sum(game.scores[game.seats.index("random")] for game in games) / 9
    )
    assert [seat["games"] for seat in random["by_seat"]] == [3, 3, 3]
    low, high = greedy["win_interval"]
    assert low < greedy["win_share"] < high
    against = told["cross_table"]
    assert against[0][0] is None
    assert against[0][1]["results"] == 18
    assert against[0][1]["share"] + against[1][0]["share"] == pytest.approx(1)
    assert greedy["rating"] == pytest.approx(-random["rating"])
    assert greedy["milliseconds"] > 0


def test_two_budgets_are_refused() -> None:
    with pytest.raises(KroonError, match="together"):
        Setting.of("kingdomino", ["level1", "random"], simulations=5, milliseconds=5)
