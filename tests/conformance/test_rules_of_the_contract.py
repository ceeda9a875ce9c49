"""What holds for every game at every step of random games: ids, refusals, scores, views, observations."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kroon.core.contract import CHANCE, OVER, SEATS
from kroon.core.errors import Illegal, WrongOptions
from kroon.core.events import letter_of
from kroon.core.plain import plain
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, speaking
from tests.conformance.cases import Case, every_case, every_game, observed, seats_and_spectator
from tests.random_games import all_pairs, combinations, covering_options, fits, random_game, random_steps

GAMES = 3
"""Random games for each case."""


@every_game
def test_options_that_do_not_fit_together_are_refused_and_all_others_are_tried(name: str) -> None:
    game = find_game(name)
    tried = [set(options.items()) for options in covering_options(name) if _named(options)]
    for pair in all_pairs(name):
        fitting = [
            options for options in combinations(name) if set(pair) <= options.items() and fits(game, options)
        ]
        assert bool(fitting) == any(set(pair) <= options for options in tried)
        if not fitting:
            players = {} if "players" in dict(pair) else {"players": 2}
            with pytest.raises(WrongOptions):
                Play(game, players | dict(pair))


@every_case
def test_legal_ids_ascend_and_are_those_of_the_actor(case: Case) -> None:
    for game in range(GAMES):
        play = case.play()
        for id in random_steps(play, case.seed + 100 * game):
            ids = play.legal_ids()
            assert ids == sorted(set(ids))
            assert id in ids
            moves, all = case.game.moves, case.game.moves + case.game.outcomes
            low, high = (moves, all) if play.actor == CHANCE else (0, moves)
            assert play.actor in (CHANCE, *range(play.players))
            assert low <= ids[0]
            assert ids[-1] < high
        if play.over:
            assert play.legal_ids() == []
            assert play.actor == OVER


@every_case
def test_every_id_that_is_not_legal_is_refused_with_a_rule_and_changes_nothing(case: Case) -> None:
    whole = random_game(case.name, case.options, case.seed)
    stops = {0, 1, *random.Random(case.seed).sample(range(len(whole.events)), 4)}
    play = case.play()
    for number, event in enumerate([*whole.events, None]):
        if number in stops or event is None:
            _refuses_all_others(case, play)
        if event is not None:
            play.play(event)


@every_case
def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    first, again, other = (random_game(case.name, case.options, seed) for seed in (5, 5, 6))
    assert first.events == again.events
    assert first.state.tobytes() == again.state.tobytes()
    assert first.events != other.events


@every_case
def test_scores_of_the_score_sheet_are_those_of_the_kernels_at_every_step(case: Case) -> None:
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if number % 3 == 0:
            _sheets_agree(play)
    _sheets_agree(play)
    ranks = play.engine.ranking(play.state)
    assert all(1 <= rank <= play.players for rank in ranks[: play.players])
    assert ranks[play.players :] == [0] * (SEATS - play.players)
    assert play.engine.tally(play.state)[play.players :] == [0] * (SEATS - play.players)
    if play.over:
        best = max(play.scores())
        assert 1 in ranks
        assert all(play.scores()["abcd".index(winner)] == best for winner in play.winners())


@every_case
def test_a_view_is_json_and_the_same_for_the_same_state(case: Case) -> None:
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if number % 10 == 0:
            for seat in seats_and_spectator(play):
                view = play.game.view(play.state, seat)
                assert json.loads(json.dumps(view)) == view
                assert play.game.view(play.engine.copy(play.state), seat) == view
                assert play.game.view(plain(play.state), seat) == view
                actor = play.game.shown_actor(play.state, seat)
                assert view["actor"] == (None if actor == OVER else letter_of(actor))
            assert json.loads(json.dumps(play.game.explain(play.state))) == play.game.explain(play.state)
            assert all(isinstance(line, str) for line in play.game.explained(play.state))
            assert isinstance(play.game.ask(play.state), str)


@every_case
def test_a_view_is_told_in_words_in_every_language(case: Case) -> None:
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if number % 20 == 0:
            _told_in_words(play)
    _told_in_words(play)


def _told_in_words(play: Play) -> None:
    for seat in seats_and_spectator(play):
        seen = play.game.view(play.state, seat)
        for each in LANGUAGES:
            with speaking(each):
                lines = play.game.in_words(seen, seat)
            assert lines
            assert all(line == line.rstrip() and "{" not in line for line in lines)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    play = case.play()
    for number, id in enumerate(random_steps(play, case.seed)):
        if number % 25 == 0:
            before = play.state.tobytes()
            play.legal()
            play.scores()
            play.winners()
            play.engine.ranking(play.state)
            play.game.breakdown(play.state)
            play.game.explain(play.state)
            play.game.draw(play.state, 0)
            play.game.midway(play.state)
            if not play.game.midway(play.state):
                play.game.tell(play.state, [id])
            for seat in range(play.players):
                observed(play.engine, play.state, seat)
                play.game.view(play.state, seat)
            assert play.state.tobytes() == before


@every_case
def test_an_observation_has_the_numbers_of_the_features_within_their_bounds(case: Case) -> None:
    features = case.game.features
    size = sum(feature.size for feature in features)
    low = np.concatenate([np.full(feature.size, feature.low) for feature in features])
    high = np.concatenate([np.full(feature.size, feature.high) for feature in features])
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if number % 5 == 0:
            for seat in range(play.players):
                written = []
                for before in (-31000, 31000):
                    out = np.full(size + 9, before, np.int16)
                    play.engine.observe(play.state, seat, out)
                    assert (out[size:] == before).all()
                    written.append(out[:size])
                assert (written[0] == written[1]).all()
                assert (low <= written[0]).all()
                assert (written[0] <= high).all()


@every_game
def test_features_have_names_of_their_own(name: str) -> None:
    features = find_game(name).features
    assert len({feature.name for feature in features}) == len(features)
    assert all(feature.size > 0 and feature.low <= feature.high and feature.meaning for feature in features)


@every_game
def test_fields_of_the_state_can_be_read_as_attributes(name: str) -> None:
    """An interpreted kernel reads `s.row`: a field called as an attribute of NumPy's records would hide."""
    taken = set(dir(np.void)) | set(dir(np.record)) | set(dir(np.recarray))
    assert not taken & set(_fields(find_game(name).dtype))


def _refuses_all_others(case: Case, play: Play) -> None:
    legal = set(play.legal_ids())
    before = play.state.tobytes(), list(play.events)
    prefix = "".join(c for c in _any_rule(case.name) if c.isalpha())
    for id in range(case.game.moves + case.game.outcomes):
        if id in legal:
            continue
        with pytest.raises(Illegal) as refused:
            play.apply(id)
        rule = refused.value.reason.rule
        assert rule.startswith(prefix)
        assert rule[len(prefix) :].isdigit()
        assert str(refused.value)
    assert (play.state.tobytes(), play.events) == before


def _any_rule(name: str) -> str:
    from tests.conformance.test_rule_numbers import rules_of_readme

    return next(iter(rules_of_readme(name)))


def _sheets_agree(play: Play) -> None:
    assert [sheet["total"] for sheet in play.game.breakdown(play.state)] == play.scores()


def _named(options: dict[str, object]) -> bool:
    return not any(isinstance(value, list) for value in options.values())


def _fields(dtype: np.dtype[Any]) -> Iterator[str]:
    """The names of all fields, those of nested records among them."""
    for name in dtype.names or ():
        yield name
        yield from _fields(dtype[name].base)
