"""Observations: documented as they are, named, between their bounds; and what afterstates show."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from kroon.conformance.cases import observed
from kroon.conformance.random_games import Options, random_steps
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.envs.afterstates import Afterstates
from kroon.envs.describe import page
from kroon.envs.layout import layout, named, size
from kroon.envs.spaces import observation_space
from tests.envs.modes import every_game, every_mode

ROOT = Path(__file__).parents[2]


def test_the_page_about_observations_says_what_the_games_say() -> None:
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == page()


@every_game
def test_parts_of_an_observation_have_their_names_and_together_are_all_of_it(name: str) -> None:
    game = find_game(name)
    numbers = np.arange(size(game))
    parts = named(game, numbers)
    assert list(parts) == [feature.name for feature in game.features] == list(layout(game))
    assert np.concatenate(list(parts.values())).tolist() == numbers.tolist()
    assert named(game, np.stack([numbers] * 3))[game.features[-1].name].shape == (3, game.features[-1].size)


@every_mode
def test_observations_stay_between_their_bounds(name: str, options: Options) -> None:
    play = Play(find_game(name), options)
    space = observation_space(play.game)
    for number, _ in enumerate(random_steps(play, 3, 200)):
        if number % 5 == 0:
            for seat in range(play.players):
                assert space.contains(np.array(observed(play.engine, play.state, seat), np.int16))


@every_game
def test_afterstates_are_what_each_move_leads_to(name: str) -> None:
    plays = [Play(find_game(name), {"players": 3}) for _ in range(4)]
    using = plays[0].engine
    for seed, play in enumerate(plays):
        for _ in random_steps(play, seed, 30 + 9 * seed):
            pass
    plays.append(Play(find_game(name), {"players": 3}))  # chance is to decide there
    states = using.states(len(plays))
    for at, play in enumerate(plays):
        states[at] = play.state
    tried = Afterstates(using, 3).of(states)
    expected = []
    for at, play in enumerate(plays):
        for move in play.legal_ids() if play.actor >= 0 else []:
            after = using.copy(play.state)
            using.apply(after, move)
            scores = using.tally(after)
            points = [scores[(play.actor + n) % 3] for n in range(3)]
            expected.append((at, move, observed(using, after, play.actor), points))
    found = zip(tried.table, tried.move, tried.observation.tolist(), tried.points.tolist(), strict=True)
    assert [(int(table), int(move), seen, points) for table, move, seen, points in found] == expected
    assert expected
