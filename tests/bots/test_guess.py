"""Positions from what a seat sees: they agree with it, and are found for almost every question."""

from __future__ import annotations

import json
import random

import pytest

from kroon.bots.guess import Guess
from kroon.bots.stream import Stream
from kroon.conformance.cases import observed, redealt
from kroon.conformance.random_games import Options, random_game
from kroon.core.contract import CHANCE
from kroon.core.play import Play
from kroon.core.registry import find_game, game_names

STEPS = {"builder": 70}
USUAL_STEPS = 160
GAMES: list[tuple[str, Options, list[str], int]] = [
    ("kingdomino", {"players": 3, "harmony": True}, ["random", "greedy"], 1),
    ("origins", {"players": 2, "mode": "tribe"}, ["random"], 2),
    ("builder", {"players": 2}, ["random"], 3),
    ("builder", {"players": 4}, ["greedy"], 4),
    ("dominion", {"players": 2, "kingdom": "random"}, ["greedy"], 0),
    ("dominion", {"players": 3, "kingdom": "first_game"}, ["greedy", "random"], 1),
    ("dominion", {"players": 4, "kingdom": "interactive"}, ["random"], 2),
    ("dominion", {"players": 2, "kingdom": "secrecy"}, ["random"], 3),
    ("dominion", {"players": 2, "kingdom": "think_big"}, ["greedy"], 4),
]
MOST_FAILED = 0.01
"""The part of all questions for which no position may be found."""


@pytest.mark.parametrize(
    ("name", "options", "bots", "seed"), GAMES, ids=[f"{name}-{seed}" for name, _, _, seed in GAMES]
)
def test_a_position_is_found_that_looks_like_the_true_one(
    name: str, options: Options, bots: list[str], seed: int
) -> None:
    play = Play(find_game(name), options)
    engine, game = play.engine, play.game
    rng = engine.generator(seed)
    streams = [Stream(play, seat) for seat in range(play.players)]
    guesses = [Guess(engine, play.options, seat, seed) for seat in range(play.players)]
    asked = failed = 0
    while not play.over and len(play.events) < STEPS.get(name, USUAL_STEPS):
        seat = play.actor
        if seat == CHANCE:
            play.chance(rng)
            continue
        news = streams[seat].news(play)
        guesses[seat].see(news.events, news.views)
        view = json.loads(json.dumps(game.view(play.state, seat)))
        state = guesses[seat].state(play.legal(), view)
        asked += 1
        if state is None:
            failed += 1
        else:
            assert engine.actor(state) == seat
            assert engine.legal_ids(state) == play.legal_ids()
            assert game.view(state, seat) == view
        play.apply(engine.choose(play.state, bots[seat % len(bots)], rng))
    assert failed <= MOST_FAILED * asked


@pytest.mark.parametrize("name", ["kingdomino", "origins"])
def test_an_open_game_has_only_one_position(name: str) -> None:
    play = random_game(name, {"players": 3}, 5, limit=60)
    while play.actor == CHANCE:
        play.chance(play.engine.generator(5))
    guess = Guess(play.engine, play.options, play.actor, 1)
    guess.see(play.events)
    assert guess.state(play.legal()).tobytes() == play.state.tobytes()


@pytest.mark.parametrize("name", game_names())
def test_what_can_not_have_happened_is_not_guessed(name: str) -> None:
    play = random_game(name, {"players": 2}, 6, limit=60)
    while play.actor == CHANCE:
        play.chance(play.engine.generator(5))
    seat = play.actor
    guess = Guess(play.engine, play.options, seat, 1)
    guess.see(Stream(play, seat).news(play).events)
    assert guess.state([*play.legal(), "a fly"], seconds=0.2) is None
    assert guess.state(play.legal()) is not None
    guess.see(["a fly"])
    assert guess.state(play.legal(), seconds=0.2) is None


@pytest.mark.parametrize("name", game_names())
def test_a_stream_does_not_depend_on_secrets(name: str) -> None:
    """Two games, the second with other secrets for a seat, are played on so that the seat sees the same."""
    compared = 0
    for seed in range(4):
        play = random_game(name, {"players": 2 + seed % 3}, seed, limit=80)
        seat = seed % play.players
        ones = play.engine.copy(play.state)
        others = redealt(play.engine, play.state, seat, seed)
        streams = [Stream(play, seat), Stream(play, seat)]
        for stream, state in zip(streams, (ones, others), strict=True):
            stream.news(play)
            stream._state = state
        choice = random.Random(seed)
        for _ in range(60):
            if play.engine.actor(ones) != play.engine.actor(others) or play.engine.actor(ones) < CHANCE:
                break
            possible = set(play.engine.legal_ids(ones)) & set(play.engine.legal_ids(others))
            if not possible:
                break
            ids, after = [choice.choice(sorted(possible))], play.engine.copy(ones)
            play.engine.apply(after, ids[0])
            while play.game.midway(after):
                ids.append(choice.choice(play.engine.legal_ids(after)))
                play.engine.apply(after, ids[-1])
            play.events.append(play.game.text(ones, ids))
            news = [stream.news(play) for stream in streams]
            ones, others = (stream._state for stream in streams)
            if observed(play.engine, ones, seat) != observed(play.engine, others, seat):
                break  # the secrets came to light
            assert news[0] == news[1]
            compared += 1
    assert compared > 20
