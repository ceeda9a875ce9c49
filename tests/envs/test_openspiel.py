"""OpenSpiel: its own tests, its search bots, and what information states keep apart."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from kroon.conformance.random_games import Options, random_game
from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import engine
from kroon.core.limits import LIMIT
from kroon.core.registry import find_game
from kroon.envs.openspiel import Standing, resampler
from tests.envs.modes import every_game, every_mode

SECRETIVE = ("builder", "dominion")
LONG = ("dominion",)
"""Games that are too long to be played out at random for every move."""


def evaluator_for(name: str) -> Any:
    return Standing() if name in LONG else mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def loaded(name: str, limit: int = LIMIT, **options: Any) -> Any:
    values = {key: "+".join(value) if isinstance(value, list) else value for key, value in options.items()}
    return pyspiel.load_game(f"kroon_{name}", {"limit": limit, **values})


def drawn(state: Any, choice: random.Random) -> int:
    """A random action, or an outcome by its probability."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return int(choice.choices(actions, weights)[0])
    return int(choice.choice(state.legal_actions()))


@every_game
def test_openspiel_plays_random_games_and_keeps_its_own_rules(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_playthrough_can_be_written_and_played_again(name: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"kroon_{name}(limit=24)", action_sequence=None, seed=3)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again
    assert "InformationStateString(0)" in text


@every_mode
def test_a_game_is_the_same_as_outside_of_openspiel(name: str, options: Options) -> None:
    played = random_game(name, options, seed=4, limit=120)
    game = loaded(name, **options)
    state = game.new_initial_state()
    using = engine(find_game(name))
    table = using.started(using.game.options.encode(using.game.options.check(options)))
    for event in played.events:
        for id in using.game.parse(table, event):
            actor = int(using.actor(table))
            assert state.current_player() == (pyspiel.PlayerId.CHANCE if actor == CHANCE else actor)
            if actor == CHANCE:
                outcomes = dict(state.chance_outcomes())
                assert [each + using.game.moves for each in outcomes] == using.legal_ids(table)
                assert sum(outcomes.values()) == pytest.approx(1)
                state.apply_action(id - using.game.moves)
            else:
                assert state.legal_actions() == using.legal_ids(table)
                assert state.action_to_string(actor, id) == using.game.text(table, [id])
                state.apply_action(id)
            using.apply(table, id)
    assert state.table.state.tobytes() == played.state.tobytes()
    if played.over:
        winners = [letter in played.winners() for letter in "abcd"[: played.players]]
        assert [each > -1 for each in state.returns()] == winners


@every_game
def test_mcts_plays_a_whole_game(name: str) -> None:
    game = loaded(name)
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator_for(name), random_state=np.random.RandomState(1))
    state, choice = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(drawn(state, choice) if state.is_chance_node() else bot.step(state))
    assert state.table.actor == OVER
    assert sum(state.returns()) == pytest.approx(2 - game.num_players())


@every_game
def test_is_mcts_with_redeals_plays_a_whole_game(name: str) -> None:
    game, choice = loaded(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, evaluator_for(name), 1.4, 2, random_state=choice, allow_inconsistent_action_sets=True
    )
    bot.set_resampler(resampler(seed=1))
    state, luck = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        state.apply_action(drawn(state, luck) if state.is_chance_node() else bot.step(state))
    assert state.table.actor == OVER
    assert sum(state.returns()) == pytest.approx(2 - game.num_players())


@every_game
def test_a_standing_is_the_margin_now_and_the_result_at_the_end(name: str) -> None:
    state, choice, standing = loaded(name, limit=60).new_initial_state(), random.Random(3), Standing()
    while not state.is_terminal():
        scores = state.table.engine.tally(state.table.state)
        values = standing.evaluate(state)
        assert (values[0] > 0) == (scores[0] > scores[1])
        assert values[0] == -values[1]
        assert sum(part for _, part in standing.prior(state)) == pytest.approx(1)
        state.apply_action(drawn(state, choice))
    assert standing.evaluate(state).tolist() == state.returns()


@every_game
def test_a_long_story_is_told_like_a_short_one_line_by_line(name: str) -> None:
    state, choice = loaded(name).new_initial_state(), random.Random(9)
    told = [""] * 2
    for _ in range(150):
        if state.is_terminal():
            break
        state.apply_action(drawn(state, choice))
        for player, before in enumerate(told):
            after = state.information_state_string(player)
            assert after.startswith(before)
            assert after.count("\n") - before.count("\n") <= 1
            told[player] = after
    other = pickle.loads(pickle.dumps(state)).redealt(0, 3)
    assert other.information_state_string(0) == told[0]


@every_game
def test_a_player_cannot_tell_a_redealt_state_from_the_true_one(name: str) -> None:
    state, choice = loaded(name).new_initial_state(), random.Random(5)
    changed = 0
    for number in range(80):
        if state.is_terminal():
            break
        state.apply_action(drawn(state, choice))
        if state.current_player() < 0 or number % 4:
            continue
        player = state.current_player()
        other = state.redealt(player, number)
        changed += other.table.state.tobytes() != state.table.state.tobytes()
        for text in ("information_state_string", "observation_string"):
            assert getattr(other, text)(player) == getattr(state, text)(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert (changed > 0) == (name in SECRETIVE)


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_hidden_stands_only_in_the_stories_of_those_who_saw_it(name: str) -> None:
    game = loaded(name)
    state, choice = game.new_initial_state(), random.Random(8)
    while state.is_chance_node():
        state.apply_action(drawn(state, choice))
    stories = [state.information_state_string(player) for player in range(2)]
    assert stories[0] != stories[1]
    assert str(state) not in stories


@every_game
def test_a_state_survives_pickling_and_copying(name: str) -> None:
    game = loaded(name)
    state, choice = game.new_initial_state(), random.Random(6)
    for _ in range(40):
        state.apply_action(drawn(state, choice))
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert other.table.state.tobytes() == state.table.state.tobytes()
        assert str(other) == str(state)
        other.apply_action(drawn(other, choice))
        assert other.table.state.tobytes() != state.table.state.tobytes()
