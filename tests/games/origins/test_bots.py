"""The bot `greedy`: most points now, over the whole turn."""

from __future__ import annotations

import copy
import random

import numpy as np
import pytest

from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game
from tests.games.origins import naive
from tests.games.origins.boards import lay_open, now, picking, placing, territory, territory_of, write_territory
from tests.games.origins.naive import TILES, Place, Territory
from tests.games.origins.test_against_naive import grown


def chosen(play: Play, seeds: int = 3) -> set[str]:
    """What `greedy` chooses, whatever its dice."""
    found = set()
    for seed in range(seeds):
        id = play.engine.choose(play.state, "greedy", play.engine.generator(seed))
        found.add(play.game.text(play.state, [id]))
    return found


def test_it_places_where_the_score_is_highest() -> None:
    # three deserts with two fires, and two steppes with two
    play = placing("D* D H S* S'\n. D* . . .", domino=12)
    play.state.drawn = 0
    assert _best(play) == 6 + 8
    assert all(_points_after(play, event) == _best(play) for event in chosen(play))


def test_it_places_where_the_fire_is_worth_most() -> None:
    play = placing("H D D D", domino=28)
    play.state.drawn = 0
    [*events] = chosen(play)
    for event in events:
        after = placing("H D D D", domino=28)
        after.play(event)
        [fire] = chosen(after, 1)
        after.play(fire)
        assert after.scores()[0] == 4


def test_it_lets_the_fire_land_where_it_is_worth_most() -> None:
    play = placing("H D D D\nL . . .", domino=28)
    play.play("a place 28 -1,0 -1,1")
    assert now(play) == "fire"
    for fire in chosen(play):
        after = placing("H D D D\nL . . .", domino=28)
        after.play("a place 28 -1,0 -1,1")
        after.play(fire)
        assert after.scores()[0] == 3


def test_it_does_not_burn_its_own_people_without_need() -> None:
    play = placing("H D:warrior3 D:warrior2\nL . .", domino=28, mode="tribe")
    lay_open(play, [], {})
    play.play("a place 28 0,-1 1,-1")
    play.state.drawn = 0
    assert not chosen(play) & {"a fire 1,0", "a fire 2,0"}


def test_it_chooses_the_domino_that_brings_most() -> None:
    play = placing("H Q* Q", domino=1)
    play.play("a place 1 0,1 0,2")
    play.state.next_row[:] = (1, 2, 24, 41)
    assert chosen(play) == {"a pick 41"}


@pytest.mark.parametrize(("row", "best"), [((1, 24, 37, 2), "inner"), ((37, 1, 2, 41), "outer")])
def test_it_takes_the_better_half_of_the_first_row(row: tuple[int, ...], best: str) -> None:
    play = Play(find_game("origins"), {"players": 2})
    for event in ("* row 1 2 3 4", "* king b"):
        play.play(event)
    play.state.next_row[:] = row
    assert chosen(play) == {f"b take {best}"}


def test_it_recruits_who_is_worth_most_and_settles_there() -> None:
    drawing = "S+ S+ S+\nL+ H D\n. Q+ D"
    play = picking(drawing, ["hunter", "fisher", "warrior1", "warrior2"])
    play.play("a pick 5")
    while play.actor_letter == "a":
        [event, *_] = sorted(chosen(play))
        play.play(event)
    assert "a recruit open hunter" in play.events
    assert play.game.breakdown(play.state)[0]["cave_people"] == 6


@pytest.mark.parametrize("seed", range(12))
def test_its_recruitment_is_the_best_of_a_search_over_all_of_them(seed: int) -> None:
    mine = grown(seed, 5)
    choice = random.Random(seed)
    laid = choice.sample([name for name, count in TILES.items() for _ in range(count)], 4)
    play = picking("H", laid)
    write_territory(play.state.kingdoms[0], mine)
    play.play("a pick 5")
    best = naive.people_points(mine)
    for price, names in ((2, laid), (4, [name for name, count in TILES.items() if count > laid.count(name)])):
        for paid, stands in naive.recruitments(mine, price):
            best = max(best, *(_people_points(mine, paid, stands, name) for name in set(names)))
    while play.actor_letter == "a":
        play.play(chosen(play, 1).pop())
    assert play.game.breakdown(play.state)[0]["cave_people"] == best


def _people_points(mine: Territory, paid: frozenset[Place], stands: Place, name: str) -> int:
    after = copy.deepcopy(mine)
    for place in paid:
        after[place].resource = None
    after[stands].person = name
    return naive.people_points(after)


def test_it_recruits_nobody_when_that_costs_points() -> None:
    # paying would take mammoths, or the only fish, from those who live by them
    play = picking("S+ D:hunter L+\nD:fisher H .", ["warrior1"])
    lay_open(play, ["gatherer"], {})
    play.play("a pick 5")
    assert chosen(play) == {"a recruit none"}


def test_it_hands_a_totem_to_the_player_with_fewest_points() -> None:
    play = placing("H S+\nD .", "S+ H D'''", "H", "H S+", domino=28, mode="totem")
    play.state.holders[0] = 0
    play.play("a place 28 0,2 1,2")
    play.play("a fire 1,0")
    assert chosen(play) == {"a totem mammoth d"}
    write_territory(play.state.kingdoms[3], territory("H S+ D'''"))
    write_territory(play.state.kingdoms[1], territory("H S+"))
    assert chosen(play) == {"a totem mammoth b"}


@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int, mode: str) -> None:
    using = engine(find_game("origins"))
    start = Play(find_game("origins"), {"players": players, "mode": mode}).state
    games = 8
    results = using.matches(start, ["greedy", *["random"] * (players - 1)], 11, 0, games)
    won = int(np.sum(results.ranks[:, 0] == 1))
    assert won >= games - 1
    mean = results.scores[:, :players].mean(axis=0)
    assert mean[0] > 1.5 * max(mean[1:])


def _best(play: Play) -> int:
    return max(_points_after(play, event) for event in play.legal())


def _points_after(play: Play, event: str) -> int:
    after = play.engine.copy(play.state)
    play.engine.apply(after, play.parse(event)[0])
    return play.engine.tally(after)[0]


def test_its_thinking_leaves_the_table_as_it_is() -> None:
    play = picking("S+ L+ H J+ Q+")
    play.play("a pick 5")
    before = play.state.tobytes(), territory_of(play)
    chosen(play)
    assert (play.state.tobytes(), territory_of(play)) == before
