"""Bots by name: their settings, the levels, and several trees at once."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.bots.forest import Forest, merged
from kroon.bots.players import LEVELS, bot_names, check_bot, player
from kroon.bots.search import Budget, Candidate, Search
from kroon.core.contract import Level
from kroon.core.engine import engine
from kroon.core.errors import Malformed
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names
from tests.more import more

every_game = pytest.mark.parametrize("name", game_names())


def begun(name: str, **options: Any) -> Play:
    """A game in which chance has set the table."""
    play = Play(find_game(name), {"players": 2, **options})
    to_a_decision(play, play.engine.generator(3))
    return play


def to_a_decision(play: Play, rng: Any) -> None:
    while play.actor == -1:
        play.apply(int(play.engine.sample(play.state, rng)))


def shares(one: str, other: str, games: int, name: str = "kingdomino") -> float:
    """The share of wins of a bot against another, with seats changed after each game."""
    using = engine(find_game(name))
    won = 0.0
    for number in range(games):
        play = Play(using.game, {"players": 2})
        seats = [player(using, called) for called in ((one, other), (other, one))[number % 2]]
        luck, rng = using.generator(number // 2), using.generator(number, 1)
        while not play.over:
            to_a_decision(play, luck)
            if not play.over:
                play.apply(seats[play.actor].choose(play, rng))
        ranks = using.ranking(play.state)[:2]
        won += (ranks[number % 2] == 1) / ranks.count(1)
    return won / games


@every_game
def test_every_bot_of_every_game_plays_a_legal_move(name: str) -> None:
    play = begun(name)
    for called in bot_names(play.game):
        if called != "level5":
            assert player(play.engine, called).choose(play, play.engine.generator(1)) in play.legal_ids()
    assert (
        player(play.engine, "level5:simulations=50").choose(play, play.engine.generator(1)) in play.legal_ids()
    )


@every_game
def test_level_5_thinks_two_seconds_at_most(name: str) -> None:
    levels = find_game(name).levels
    assert len(levels) == len(LEVELS) == 5
    assert max(level.seconds for level in levels) <= 2


SENSELESS = ["", "level", "level0", "level6", "level5:time", "level5:time=0", "level5:time=-1", "level5:time=٣"]
SENSELESS += ["level5:time=1,time=2", "level5:speed=3", "level5:trees=65", "level5:simulations=1e3", "greedy:x"]


@pytest.mark.parametrize("called", SENSELESS)
def test_names_and_settings_that_make_no_sense_are_refused(called: str) -> None:
    using = engine(find_game("kingdomino"))
    with pytest.raises(Malformed):
        check_bot(using, called)
    with pytest.raises(Malformed):
        player(using, called)


def test_the_settings_of_a_level_are_its_budget() -> None:
    play = begun("kingdomino")
    few, many = (player(play.engine, f"level5:simulations={n}") for n in (1, 3000))
    assert few.choose(play, play.engine.generator(1)) in play.legal_ids()
    many.choose(play, play.engine.generator(1))
    assert 1 < many._search.simulations <= 3000  # type: ignore[attr-defined]


def test_a_level_beats_the_ones_far_below() -> None:
    assert shares("level3", "level1", 12) >= 0.7
    assert shares("level4", "level2", 12) >= 0.7


@pytest.mark.parametrize("name", ["kingdomino", "origins", "builder"])
def test_quick_is_much_better_than_random_moves(name: str) -> None:
    using = engine(find_game(name))
    start = using.started(using.game.options.encode(using.game.options.check({"players": 2})))
    results = using.matches(start, ["quick", "random"], 1, 0, 100)
    assert (results.ranks[:, 0] == 1).sum() >= 85


def test_a_beginner_can_be_beaten_by_rules_of_thumb() -> None:
    assert shares("quick", "level1", 12) >= 0.7


def test_a_slip_is_any_move_and_comes_as_often_as_it_is_told() -> None:
    play = begun("kingdomino")
    always = Search(play.engine, Level(50, slips=1.0))
    never = Search(play.engine, Level(50))
    slipped = {always.choose(play.state, play.actor, play.engine.generator(n)) for n in range(40)}
    assert slipped == set(play.legal_ids())
    assert always.simulations == 0
    never.choose(play.state, play.actor, play.engine.generator(1))
    assert never.simulations > 0


def test_several_trees_slip_as_often_as_one() -> None:
    play = begun("kingdomino")
    forest = Forest(play.engine, Level(50, slips=1.0), None, 2)
    try:
        slipped = {forest.choose(play.state, play.actor, play.engine.generator(n)) for n in range(40)}
        assert slipped == set(play.legal_ids())
    finally:
        forest.close()


def test_several_trees_count_together() -> None:
    one = [Candidate(7, 10, 0.5, 0.4, 30.0), Candidate(8, 5, 0.2, 0.1, 10.0)]
    other = [Candidate(8, 15, 0.6, 0.5, 20.0)]
    found = merged([one, other])
    assert [each.id for each in found] == [8, 7]
    assert (found[0].visits, found[0].value, found[0].wins, found[0].score) == (20, 0.5, 0.4, 17.5)
    assert found[1] == one[0]


@pytest.mark.parametrize("name", ["builder", *more("kingdomino")])
def test_several_trees_answer_the_same_for_the_same_seed_whatever_the_secrets(name: str) -> None:
    play = begun(name)
    seat = play.actor
    forest = Forest(play.engine, Level(100), Budget(100), 2)
    try:
        found = []
        for deal in (1, 2):
            other = play.engine.copy(play.state)
            play.engine.redeal(other, seat, play.engine.generator(deal))
            found.append(forest.candidates(other, seat, play.engine.generator(5)))
        assert found[0] == found[1]
        assert sum(each.visits for each in found[0]) > 100
        assert forest.choose(play.state, seat, play.engine.generator(5)) in play.legal_ids()
    finally:
        forest.close()
