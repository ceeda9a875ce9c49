"""The bot `greedy`: it keeps to the rules, takes what pays, and follows the book's two tips."""

from __future__ import annotations

import numpy as np

from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.hexes import hexes_in, neighbours
from tests.games.builder.positions import table


def move(play: Play, seed: int = 1) -> str:
    """What `greedy` does."""
    id = play.engine.choose(play.state, "greedy", play.engine.generator(seed))
    return play.game.text(play.state, [id])


def test_greedy_plays_whole_games_by_the_rules_and_beats_random() -> None:
    game = find_game("builder")
    play = Play(game, {"players": 3})
    results = play.engine.matches(play.state, ["random", "greedy", "random"], 5, 0, 12)
    assert (results.ranks[:, 1] == 1).sum() >= 10
    assert results.scores[:, 1].mean() > 1.4 * results.scores[:, 0].mean()
    rng = play.engine.generator(3)
    while not play.over:
        if play.actor < 0:
            play.chance(rng)
        else:
            before = play.state.tobytes()
            id = play.engine.choose(play.state, "greedy", rng)
            assert play.state.tobytes() == before
            play.apply(id)


def test_greedy_takes_the_move_that_pays_most_over_the_turn() -> None:
    play = table("7,7 7,8", "", card="grass", cards=("hermits", "lords", "merchants"))
    play.state.tiles[:] = 0
    play.state.owed = 2
    for _ in range(2):
        play.play(move(play))
    assert {"7,9", "7,10"} <= {f"{hex // 20},{hex % 20}" for hex in hexes_in(play.state.settled[0])}


def test_greedy_breaks_ties_at_random_and_repeats_itself_with_the_same_luck() -> None:
    play = table("", "", card="grass", cards=("citizens", "hermits", "knights"))
    assert move(play, 4) == move(play, 4)
    assert len({move(play, seed) for seed in range(12)}) > 1


def test_greedy_begins_next_to_a_location() -> None:
    for seed in range(4):
        play = table("", "", card="grass", cards=("hermits", "discoverers", "lords"))
        for _ in range(3):
            play.play(move(play, seed))
        assert play.state.held[0] != 0


def test_greedy_touches_few_kinds_of_terrain_when_nothing_else_counts() -> None:
    play = table("", "", card="grass", cards=("citizens", "discoverers", "lords"))
    play.state.tiles[:] = 0
    play.state.owed = 1
    hex = int(play.parse(move(play))[0])
    kinds = [land for land in range(5) if set(neighbours(hex)) & set(hexes_in(play.state.land[land]))]
    assert kinds == [0]


def test_greedy_uses_a_tile_that_pays_and_leaves_one_that_costs() -> None:
    play = table("8,7 8,8 8,9", "", card="grass", cards=("hermits", "knights", "lords"), tiles="6,7")
    play.state.owed = 0
    assert move(play) == "a use tavern"
    play.play("a use tavern")
    assert move(play) in ("a build 8,6", "a build 8,10")
    play = table("8,7 8,8 8,9 7,10", "", card="grass", cards=("citizens", "knights", "lords"), tiles="6,11")
    play.state.owed = 0
    chosen = np.array([move(play, seed) for seed in range(3)])
    assert set(chosen) <= {"a use paddock", "a end"}
