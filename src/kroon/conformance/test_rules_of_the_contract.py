"""What holds for every game at every step of random games: ids, refusals, scores, views, observations."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kroon.conformance.cases import Case, observed, seats_and_spectator
from kroon.conformance.random_games import (
    all_pairs,
    combinations,
    covering_options,
    fits,
    looked_at,
    random_game,
    random_steps,
    some_places,
)
from kroon.core.contract import CHANCE, OVER, SEATS
from kroon.core.drivers import FINISHED
from kroon.core.errors import Illegal, WrongOptions
from kroon.core.events import letter_of
from kroon.core.message import Message, written
from kroon.core.plain import plain
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, has, speaking

LONGEST = 20_000
"""Steps after which a game is taken to have no end."""
GAMES = 3
"""Random games for each case."""


def test_there_is_something_to_try(name: str) -> None:
    """At least one combination of a game's options fits together, so that there is a table to play at."""
    assert covering_options(name), f"{name}: its options refuse every combination of their values"


def test_a_random_game_comes_to_an_end(some_case: Case) -> None:
    """A game ends, however it is played: here by random moves."""
    [result] = some_case.engine.matches(some_case.start(), ["random"], some_case.seed, 0, 1, LONGEST)
    assert result.status == FINISHED, f"a random game isn't over after {LONGEST} steps"


def test_options_that_do_not_fit_together_are_refused_and_all_others_are_tried(name: str) -> None:
    """Options that do not fit together are refused, and every pair of values that fits is tried."""
    game = find_game(name)
    tried = [set(options.items()) for options in covering_options(name) if _named(options)]
    for pair in all_pairs(name):
        fitting = [
            options for options in combinations(name) if set(pair) <= options.items() and fits(game, options)
        ]
        assert bool(fitting) == any(set(pair) <= options for options in tried)
        if not fitting:
            players = {} if "players" in dict(pair) else {"players": game.options.options[0].values[0]}
            with pytest.raises(WrongOptions):
                Play(game, players | dict(pair))


def test_legal_ids_ascend_and_are_those_of_the_actor(case: Case) -> None:
    """`legal` lists ids ascending, each once: moves for a seat, outcomes for chance, none at the end."""
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


def test_every_id_that_is_not_legal_is_refused_with_a_rule_and_changes_nothing(case: Case) -> None:
    """Every id that is not legal is refused by `reason` with the number of a rule, and changes nothing."""
    whole = random_game(case.name, case.options, case.seed)
    stops = {0, 1, *some_places(whole.events, case.seed, 4)}
    play = case.play()
    for number, event in enumerate([*whole.events, None]):
        if number in stops or event is None:
            _refuses_all_others(case, play)
        if event is not None:
            play.play(event)


def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    """The same seed gives the same game: nothing but the state and the generator decides what happens."""
    first, again = (random_game(case.name, case.options, 5) for _ in range(2))
    assert first.events == again.events
    assert first.state.tobytes() == again.state.tobytes()
    if _has_alternatives(case):
        others = (random_game(case.name, case.options, seed) for seed in range(6, 70))
        assert any(other.events != first.events for other in others)


def test_scores_of_the_score_sheet_are_those_of_the_kernels_at_every_step(case: Case) -> None:
    """The totals of `breakdown` are the points of `scores` at every step, and `ranks` go by them."""
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 3):
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


def test_a_view_is_json_and_the_same_for_the_same_state(case: Case) -> None:
    """`view` is plain JSON, follows from the state alone, and names the actor as `shown_actor` does."""
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 10):
            for seat in seats_and_spectator(play):
                view = play.game.view(play.state, seat)
                assert json.loads(json.dumps(view)) == view
                assert play.game.view(play.engine.copy(play.state), seat) == view
                assert play.game.view(plain(play.state), seat) == view
                actor = play.game.shown_actor(play.state, seat)
                assert view["actor"] == (None if actor == OVER else letter_of(actor))
            assert json.loads(json.dumps(play.game.explain(play.state))) == play.game.explain(play.state)


def test_every_message_can_be_said_in_every_language(case: Case) -> None:
    """What a game has to say has all its texts and arguments in every language: what is asked and told, in full
    and with what is hidden left out, refusals, the score sheet, and views in lines of text.
    """
    play = case.play()
    for number, id in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 50):
            _say_all(play)
        if not play.game.midway(play.state):
            _say(play.game.tell(play.state, [id]))
    _say_all(play)


def _say_all(play: Play) -> None:
    game, state = play.game, play.state
    _say(game.ask(state), *game.explained(state))
    legal = set(play.legal_ids())
    for id in range(0, game.moves + game.outcomes, 7):
        if id not in legal:
            _say(game.reason(state, id).message)
    for id in [] if game.midway(state) else sorted(legal)[:20]:
        told = game.tell(state, [id])
        _say(told, told.to_choose())
        after = play.engine.copy(state)
        play.engine.apply(after, id)
        if any("?" in (game.seen(state, [id], after, seat) or "") for seat in seats_and_spectator(play)):
            _say(game.tell(state, [id], hidden=True))
    for seat in seats_and_spectator(play):
        lines = game.in_words(game.view(state, seat), seat)
        assert lines
        _say(*lines)


def _say(*messages: Message) -> None:
    for each in messages:
        assert json.loads(json.dumps(each.to_json())) == each.to_json()
    for language in LANGUAGES:
        with speaking(language):
            lines = written(messages)
        assert all(line.strip() and line == line.rstrip() and "{" not in line for line in lines), lines


def test_looking_changes_nothing(case: Case) -> None:
    """Looking changes nothing: scores, ranks, views, texts and observations leave the state as it is."""
    play = case.play()
    for number, id in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 25):
            before = play.state.tobytes()
            play.legal()
            play.scores()
            play.winners()
            play.engine.ranking(play.state)
            play.game.breakdown(play.state)
            play.game.explain(play.state)
            play.game.draw(play.state, 0, [])
            play.game.midway(play.state)
            if not play.game.midway(play.state):
                play.game.tell(play.state, [id])
            for seat in range(play.players):
                observed(play.engine, play.state, seat)
                play.game.view(play.state, seat)
            assert play.state.tobytes() == before


def test_an_observation_has_the_numbers_of_the_features_within_their_bounds(case: Case) -> None:
    """`observe` writes the numbers of all features, each within its bounds, and nothing beyond them."""
    features = case.game.features
    size = sum(feature.size for feature in features)
    low = np.concatenate([np.full(feature.size, feature.low) for feature in features])
    high = np.concatenate([np.full(feature.size, feature.high) for feature in features])
    play = case.play()
    for number, _ in enumerate(random_steps(play, case.seed)):
        if looked_at(number, 5):
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


def test_features_have_names_of_their_own(name: str) -> None:
    """Every feature has a name of its own, a size, bounds and a meaning."""
    features = find_game(name).features
    assert len({feature.name for feature in features}) == len(features)
    assert all(feature.size > 0 and feature.low <= feature.high and feature.meaning for feature in features)


def test_fields_of_the_state_can_be_read_as_attributes(name: str) -> None:
    """No field of the state has the name of an attribute of NumPy's records, which would hide it."""
    taken = set(dir(np.void)) | set(dir(np.record)) | set(dir(np.recarray))
    assert not taken & set(_fields(find_game(name).dtype))


def _refuses_all_others(case: Case, play: Play) -> None:
    legal = set(play.legal_ids())
    before = play.state.tobytes(), list(play.events)
    for id in range(case.game.moves + case.game.outcomes):
        if id in legal:
            continue
        with pytest.raises(Illegal) as refused:
            play.apply(id)
        assert str(refused.value)
        if not case.game.has("reason"):
            continue
        rule = refused.value.reason.rule
        assert re.fullmatch(r"[A-Z]+\d+", rule), "a refusal names a rule by letters and a number, such as K11"
        assert has(f"{case.name}-rule-{rule}") or not has(f"{case.name}-rule-{rule.rstrip('0123456789')}1")
    assert (play.state.tobytes(), play.events) == before


def _has_alternatives(case: Case) -> bool:
    """Whether there is anything to choose or to draw in a random game."""
    play = case.play()
    return any(len(play.legal_ids()) > 1 for _ in random_steps(play, 5))


def _sheets_agree(play: Play) -> None:
    assert [sheet["total"] for sheet in play.game.breakdown(play.state)] == play.scores()


def _named(options: dict[str, object]) -> bool:
    return not any(isinstance(value, list) for value in options.values())


def _fields(dtype: np.dtype[Any]) -> Iterator[str]:
    """The names of all fields, those of nested records among them."""
    for name in dtype.names or ():
        yield name
        yield from _fields(dtype[name].base)
