"""The search: its answers are legal, repeatable, and don't depend on what the seat can't know."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kroon.bots.search import Budget, Search
from kroon.conformance.random_games import covering_options
from kroon.core.contract import Level
from kroon.core.engine import Engine, engine
from kroon.core.registry import find_game, game_names
from kroon.games.dominion.state import ACTION

LEVEL = Level(1000, horizon=200)
every_game = pytest.mark.parametrize("name", game_names())


def search(using: Engine, simulations: int = 60) -> Search:
    return Search(using, LEVEL, Budget(simulations))


def decisions(using: Engine, name: str, seed: int, every: int, limit: int) -> Iterator[Any]:
    """Some positions of a random game in which there is a choice."""
    options = covering_options(name)[seed]
    state = using.started(using.game.options.encode(using.game.options.check(options)))
    rng = using.generator(seed)
    found = 0
    for step in range(3000):
        actor = using.actor(state)
        if actor == -2 or found == limit:
            return
        if actor >= 0 and step % every == 0 and len(using.legal_ids(state)) > 1:
            found += 1
            yield state
        id = int(using.sample(state, rng)) if actor == -1 else using.choose(state, "random", rng)
        using.apply(state, id)


@every_game
def test_answers_are_legal_and_the_same_for_the_same_seed(name: str) -> None:
    using = engine(find_game(name))
    for number, state in enumerate(decisions(using, name, seed=0, every=7, limit=6)):
        seat = int(using.actor(state))
        before = state.tobytes()
        answers = {search(using).choose(state, seat, using.generator(5, number)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(using.legal_ids(state))
        assert state.tobytes() == before


@every_game
def test_answers_do_not_depend_on_secrets(name: str) -> None:
    using = engine(find_game(name))
    for number, state in enumerate(decisions(using, name, seed=1, every=11, limit=6)):
        seat = int(using.actor(state))
        answers = set()
        for deal in range(3):
            other = using.copy(state)
            using.redeal(other, seat, using.generator(deal))
            found = search(using).candidates(other, seat, using.generator(9, number))
            answers.add(tuple(found))
        assert len(answers) == 1


@every_game
def test_every_simulation_is_counted_at_the_root(name: str) -> None:
    using = engine(find_game(name))
    state = next(decisions(using, name, seed=0, every=3, limit=1))
    looking = search(using, 500)
    found = looking.candidates(state, int(using.actor(state)), using.generator(1))
    assert sum(each.visits for each in found) == looking.simulations <= 500
    assert [each.visits for each in found] == sorted((each.visits for each in found), reverse=True)
    assert all(0 <= each.wins <= 1 and 0 <= each.value <= 1 for each in found)


def test_answers_do_not_depend_on_how_often_the_search_returns_to_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    using = engine(find_game("kingdomino"))
    for state in decisions(using, "kingdomino", 0, 5, 3):
        seat = int(using.actor(state))
        whole = search(using, 300).candidates(state, seat, using.generator(1))
        with monkeypatch.context() as patched:
            patched.setattr("kroon.bots.search.PIECE", 7)
            pieces = search(using, 300).candidates(state, seat, using.generator(1))
        assert pieces == whole


def test_the_tree_is_kept_while_one_seat_takes_several_steps() -> None:
    using = engine(find_game("kingdomino"))
    states = decisions(using, "kingdomino", seed=0, every=1, limit=40)
    looking = search(using, 400)
    kept = 0
    for state in states:
        seat = int(using.actor(state))
        after = using.copy(state)
        using.apply(after, looking.choose(state, seat, using.generator(2)))
        if using.actor(after) == seat and len(using.legal_ids(after)) > 1:
            found = looking.candidates(after, seat, using.generator(3))
            kept += sum(each.visits for each in found) > looking.simulations
    assert kept > 0


def test_a_budget_of_time_is_kept_to_roughly_its_simulations() -> None:
    using = engine(find_game("kingdomino"))
    state = next(decisions(using, "kingdomino", seed=0, every=3, limit=1))
    looking = Search(using, LEVEL, Budget(seconds=0.05))
    looking.candidates(state, int(using.actor(state)), using.generator(1))
    assert looking.simulations > 0


def last_decision(using: Engine) -> Any:
    """The last position of a game of Kingdomino in which there is a choice: nothing is left to chance."""
    *_, state = (using.copy(each) for each in decisions(using, "kingdomino", seed=0, every=1, limit=1000))
    return state


def test_where_others_cannot_score_more_or_less_rivalry_makes_no_difference() -> None:
    using = engine(find_game("kingdomino"))
    state = last_decision(using)
    seat = int(using.actor(state))
    worth = []
    for rivalry in (0.0, 0.5, 1.0):
        looking = Search(using, Level(1, rivalry=rivalry, win_part=0.0), Budget(60))
        found = looking.candidates(state, seat, using.generator(1))
        worth.append([each.value for each in found])
    assert worth[0] == pytest.approx(worth[2])
    assert worth[1] == pytest.approx(worth[2])


def test_a_search_ends_when_one_move_is_better_beyond_doubt() -> None:
    using = engine(find_game("kingdomino"))
    state = last_decision(using)
    seat, ends = int(using.actor(state)), {}
    for id in using.legal_ids(state):  # nothing is left to decide after this move
        after = using.copy(state)
        using.apply(after, id)
        while using.actor(after) >= 0:
            using.apply(after, using.legal_ids(after)[0])
        ends[id] = using.tally(after)[seat]
    looking = search(using, 20_000)
    chosen = looking.candidates(state, seat, using.generator(1))[0].id
    assert ends[chosen] == max(ends.values()) > min(ends.values())
    assert looking.simulations < 20_000


def test_all_moves_meet_the_same_luck_whatever_cards_they_draw() -> None:
    """A move draws cards of its seat; the luck of the other seat stays what it is for the other move."""
    using = engine(find_game("dominion"))
    correlations = [_alike(using, seed) for seed in (1, 3, 4, 5, 6)]
    assert np.mean(correlations) > 0.25  # about 0.05 if both seats drew from one stream


def _alike(using: Engine, seed: int) -> float:
    """How the results of two moves agree try by try: of an Action that draws cards, and of playing none."""
    options = using.game.options.check({"players": 2, "kingdom": "think_big"})
    state, rng = using.started(using.game.options.encode(options)), using.generator(seed)
    for step in itertools.count():
        actor = int(using.actor(state))
        if step >= 150 and state.asks == ACTION and len(using.legal_ids(state)) == 2:
            break
        plan = "money:library=2,market=2"
        using.apply(state, int(using.sample(state, rng)) if actor < 0 else using.choose(state, plan, rng))
    level = Level(1, guide="money", playout="money", beyond=0, horizon=400, win_part=0, margin=8)
    looking = Search(using, level, Budget(3000))
    looking.candidates(state, int(using.actor(state)), using.generator(1))
    nodes = looking._nodes
    arms = np.argsort(nodes.tries)[-2:]
    tries = looking._results[nodes.arm[arms], : nodes.tries[arms].min()]
    assert tries.shape[1] > 100
    return float(np.asarray(np.corrcoef(tries))[0, 1])


def test_the_tree_ends_where_it_may_not_look_beyond_chance() -> None:
    using = engine(find_game("dominion"))
    state = next(decisions(using, "dominion", seed=0, every=3, limit=1))
    seat, depths = int(using.actor(state)), []
    for beyond in (-1, 0, 1000):
        looking = Search(using, Level(1, beyond=beyond, horizon=200), Budget(400))
        found = looking.candidates(state, seat, using.generator(1))
        depths.append(looking._used - len(found) - 1)
    assert depths[0] == 0  # the root and its moves
    assert depths[1] < depths[2]


def test_others_can_be_taken_to_play_differently() -> None:
    """Against rivals that move at random a seat with a plan wins more than against its like."""
    using = engine(find_game("kingdomino"))
    state = next(decisions(using, "kingdomino", seed=0, every=3, limit=1))
    seat, wins = int(using.actor(state)), {}
    for rivals in ("", "quick", "random"):
        looking = Search(using, Level(1, playout="quick", rivals=rivals, beyond=-1), Budget(1000))
        wins[rivals] = looking.evaluate(state, seat, using.generator(1)).wins[seat]
    assert wins["random"] > wins[""] + 0.2
    assert wins["quick"] == wins[""]


def test_a_full_tree_is_searched_on() -> None:
    using = engine(find_game("kingdomino"))
    state = next(decisions(using, "kingdomino", seed=0, every=3, limit=1))
    looking = search(using, 300)
    looking._nodes = looking._nodes[:50].copy().view(np.recarray)
    found = looking.candidates(state, int(using.actor(state)), using.generator(1))
    assert looking._used == 50
    assert sum(each.visits for each in found) == looking.simulations > 50


def test_a_position_promises_every_seat_its_share_of_wins() -> None:
    using = engine(find_game("kingdomino"))
    for state in decisions(using, "kingdomino", seed=0, every=9, limit=3):
        outlook = search(using, 200).evaluate(state, int(using.actor(state)), using.generator(1))
        assert sum(outlook.wins) == pytest.approx(1)
        assert all(score >= 0 for score in outlook.scores)


def test_a_little_search_beats_random_moves() -> None:
    using = engine(find_game("kingdomino"))
    won = 0
    for seed in range(8):
        state = using.started(using.game.options.encode(using.game.options.check({"players": 2})))
        looking, rng = search(using, 200), using.generator(seed)
        me = seed % 2
        while using.actor(state) != -2:
            actor = int(using.actor(state))
            if actor == -1:
                id = int(using.sample(state, rng))
            else:
                id = looking.choose(state, me, rng) if actor == me else using.choose(state, "random", rng)
            using.apply(state, id)
        won += using.ranking(state)[me] == 1
    assert won >= 7


@every_game
def test_without_time_for_anything_a_legal_move_is_found_all_the_same(name: str) -> None:
    """On a busy machine the time may be over before the first simulation ends."""
    using = engine(find_game(name))
    for state in decisions(using, name, seed=0, every=3, limit=4):
        looking = Search(using, LEVEL, Budget(seconds=1e-9))
        seat = int(using.actor(state))
        assert looking.candidates(state, seat, using.generator(1))[0].id in using.legal_ids(state)
