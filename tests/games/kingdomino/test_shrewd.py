"""The bot `shrewd`, and the hopes that it has for a kingdom."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kroon.core.engine import engine
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.kingdomino.prospect import DOMINOES_EACH, FEATURES, SEEN, WEIGHTS, hope, look
from kroon.games.kingdomino.scoring import total
from tests.games.kingdomino.boards import kingdom, placing, write_kingdom

GAME = find_game("kingdomino")

OPEN_LAND = """
    L* L . . .
    W  L . . .
    W  W C M .
    F  F F M .
    .  . . . .
"""


def looked_at(drawing: str, **options: Any) -> dict[str, int]:
    """What is seen of a kingdom at the beginning of a game."""
    play = Play(GAME, {"players": 2} | options)
    write_kingdom(play.state.kingdoms[0], kingdom(drawing))
    return seen_of(play, 0)[0]


def seen_of(play: Play, seat: int) -> tuple[dict[str, int], int]:
    """What is seen of a kingdom at a table, and how many dominoes are left to place."""
    out = np.zeros(SEEN, np.int64)
    left = look(play.state.kingdoms[seat], play.state, out)
    return dict(zip(FEATURES, out.tolist(), strict=True)), left


def hoped(drawing: str) -> float:
    """The hope for a kingdom, with both bonuses to be had."""
    play = Play(GAME, {"players": 4, "harmony": True, "middle_kingdom": True})
    write_kingdom(play.state.kingdoms[0], kingdom(drawing))
    return float(hope(play.state.kingdoms[0], play.state, WEIGHTS, np.zeros(SEEN, np.int64)))


def test_the_open_squares_are_seen() -> None:
    seen = looked_at(OPEN_LAND, middle_kingdom=True)
    assert (seen["points"], seen["regions"], seen["castle"]) == (13, 4, 1)
    assert (seen["open"], seen["lone"], seen["areas"], seen["unpaired"]) == (13, 0, 1, 1)


@pytest.mark.parametrize(
    ("first_row", "second_row", "last_row", "expected"),
    [
        ("W W . W W", ". W W W .", "W W W W W", {"open": 0, "lone": 3, "areas": 0}),
        ("W W . . W", "W W W W W", "W W W W W", {"open": 2, "twos": 1, "ends": 2, "unpaired": 0}),
        ("W W W W W", "W W W W W", ". . . W W", {"open": 3, "twos": 0, "ends": 2, "unpaired": 1}),
        ("W W . . W", "W W W W W", ". . . W .", {"open": 5, "lone": 1, "areas": 2}),
        (". . . W W", ". . . W W", "W W W W W", {"open": 6, "ends": 0, "unpaired": 0, "castle": 1}),
    ],
)
def test_what_can_hardly_be_covered_is_seen(
    first_row: str, second_row: str, last_row: str, expected: dict[str, int]
) -> None:
    drawing = "\n".join([first_row, second_row, "W W C W W", "W W W W W", last_row])
    seen = looked_at(drawing, middle_kingdom=True)
    assert {name: seen[name] for name in expected} == expected


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bonuses", [False, True])
def test_points_and_dominoes_left_are_those_of_the_table(players: int, bonuses: bool) -> None:
    options = {"players": players, "harmony": bonuses, "middle_kingdom": bonuses, "edition": "de"}
    play, rng = Play(GAME, options), np.random.default_rng(players)
    while not play.over:
        play.apply(int(rng.choice(play.legal_ids())))
        for seat in range(players):
            seen, left = seen_of(play, seat)
            assert seen["points"] == total(play.state, seat)
            squares = sum(int(word).bit_count() for word in play.state.kingdoms[seat].used)
            assert left == DOMINOES_EACH - (squares - 1) // 2 - play.state.kingdoms[seat].discarded
    assert [seen_of(play, seat)[1] for seat in range(players)] == [0] * players


def test_at_the_end_the_hope_is_what_there_is() -> None:
    assert WEIGHTS[0].tolist() == [name == "points" for name in FEATURES]


def test_hope_does_not_depend_on_how_a_kingdom_is_turned() -> None:
    rows = [line.split() for line in OPEN_LAND.strip().splitlines()]
    turned = "\n".join(" ".join(row) for row in zip(*rows[::-1], strict=True))
    mirrored = "\n".join(" ".join(row[::-1]) for row in rows)
    assert hoped(turned) == pytest.approx(hoped(OPEN_LAND))
    assert hoped(mirrored) == pytest.approx(hoped(OPEN_LAND))


def test_it_hopes_for_more_where_land_and_crowns_can_grow() -> None:
    assert hoped("W* W\nC .") > hoped("W W\nC .")
    assert hoped(". W* W .\n. C . .") > hoped("F W* W F\nF C F F\n. F F .")


def test_it_lays_land_beside_crowns() -> None:
    """Domino 1 has two wheat squares."""
    play = placing("W* W . . .\n. F C . .\n. . F . .", 1, middle_kingdom=True)
    chosen = play.engine.choose(play.state, "shrewd", play.engine.generator(1))
    before = total(play.state, 0)
    play.apply(chosen)
    assert total(play.state, 0) == before + 2


@pytest.mark.parametrize("edition", ["nl", "de"])
@pytest.mark.parametrize(("bonuses", "wins", "points"), [(True, 50, 60), (False, 45, 45)])
def test_it_beats_three_greedy(edition: str, bonuses: bool, wins: int, points: int) -> None:
    using = engine(GAME)
    options = {"players": 4, "harmony": bonuses, "middle_kingdom": bonuses, "edition": edition}
    start = using.started(GAME.options.encode(GAME.options.check(options)))
    results = using.matches(start, ["shrewd", "greedy", "greedy", "greedy"], 1, 0, 100)
    assert (results.ranks[:, 0] == 1).sum() >= wins
    assert results.scores[:, 0].mean() > points


def test_in_the_grand_duel_it_plays_like_quick() -> None:
    play = Play(GAME, {"players": 2, "grand_duel": True})
    rng = np.random.default_rng(1)
    while not play.over:
        if play.actor >= 0:
            moves = {
                play.engine.choose(play.state, name, play.engine.generator(7)) for name in ("shrewd", "quick")
            }
            assert len(moves) == 1
        play.apply(int(rng.choice(play.legal_ids())))
