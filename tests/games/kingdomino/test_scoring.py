"""K14 to K21: what a kingdom is worth, who wins, and the bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.core.contract import CHANCE
from kroon.core.message import written
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.kingdomino.state import NEXT_GAME, TERRAIN_NAMES
from tests.games.kingdomino import naive
from tests.games.kingdomino.boards import ended, first_choices, kingdom, placing, played, refusal

KINGDOMS = {
    "one region around a corner": ("W* W\nW C", {"wheat": 3}),
    "two crowns in one region": ("W* W*\nW C", {"wheat": 6}),
    "separate regions": ("W* W . W*\nF C . W", {"wheat": 4}),
    "joined by a corner only": ("W* . \nC W*", {"wheat": 2}),
    "not joined over the castle": ("W* C W*", {"wheat": 2}),
    "without a crown": ("W W W\nF C F", {}),
    "two terrains side by side": ("W* F*\nF W\nC .", {"wheat": 1, "forest": 1}),
    "three crowns on a square": ("M*** M\nM* C", {"mine": 12}),
    "all six": (
        """
        W* W F F* L
        W G* G F* L*
        S G C M** L
        S** S M* M L
        """,
        {"wheat": 3, "forest": 6, "lake": 4, "grassland": 3, "swamp": 6, "mine": 9},
    ),
    "a ring": (
        """
        L L L
        L C L*
        L L* L
        """,
        {"lake": 16},
    ),
}
KINGDOMS_7 = {
    "a column of seven": ("W*\nW\nW\nC\nF\nF*\nF", {"wheat": 3, "forest": 3}),
    "one region from top to bottom": ("C W*\n. W\n. W\n. W\n. W\n. W*\n. W*", {"wheat": 21}),
    "low down": ("C F\n. F\n. F\n. F\n. L\nS* L*\nS** L*", {"lake": 6, "swamp": 6}),
    "in the last row": ("C F\n. F\n. F\n. F\n. G\n. G\nM* M M*** . G* G*", {"mine": 12, "grassland": 4}),
}


@pytest.mark.rule("K14", "K15", "K16")
@pytest.mark.parametrize(("drawing", "points"), KINGDOMS.values(), ids=KINGDOMS.keys())
def test_every_region_scores_its_squares_times_its_crowns(drawing: str, points: dict[str, int]) -> None:
    _scores(ended(drawing, "C"), points)


@pytest.mark.rule("K14", "K15", "K16")
@pytest.mark.parametrize(("drawing", "points"), KINGDOMS_7.values(), ids=KINGDOMS_7.keys())
def test_every_region_scores_in_the_grand_duel_too(drawing: str, points: dict[str, int]) -> None:
    _scores(ended(drawing, "C", grand_duel=True), points)


@pytest.mark.rule("K16")
def test_the_score_sheet_has_a_line_for_each_terrain_one_for_bonuses_and_the_total() -> None:
    play = ended("W* C M***", "C F", harmony=True, middle_kingdom=True, discarded=[0, 1])
    assert play.game.breakdown(play.state) == [
        {"wheat": 1, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 3, "bonus": 15, "total": 19},
        {"wheat": 0, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 0, "bonus": 10, "total": 10},
    ]
    assert play.scores() == [19, 10]
    lines = play.game.explain(play.state)["seats"][0]["lines"]
    assert [line["line"] for line in lines] == [*TERRAIN_NAMES, "bonus"]
    assert [line["points"] for line in lines] == [1, 0, 0, 0, 0, 3, 15]
    assert lines[0]["parts"] == [{"squares": ["-1,0"], "crowns": 1, "points": 1}]


@pytest.mark.rule("K17", "K18")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_the_highest_total_wins_whatever_the_regions_are(edition: str) -> None:
    assert _winners("W* C", "W C\nW .\nW .\nW .", edition=edition) == ["a"]
    assert _winners("W C\nW .", "F C", "W* C", edition=edition) == ["c"]
    play = ended("C W", "C W*", "C W** ", "C W*** W", edition=edition)
    assert play.engine.ranking(play.state) == [4, 3, 2, 1]
    assert play.game.explain(play.state)["tie"] is None


@pytest.mark.rule("K17", "K18")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_a_tie_goes_to_the_largest_single_region_crowned_or_not(edition: str) -> None:
    # 4 points each; b has a bare region of three
    a, b = "W** W C", "W** W C F F F"
    assert _winners(a, b, edition=edition) == ["b"]
    assert _winners(b, a, edition=edition) == ["a"]
    tie = _tie(a, b, edition=edition)
    assert tie["steps"] == [{"by": "region", "values": {"a": 2, "b": 3}}]
    assert (tie["tied"], tie["points"], tie["winners"], tie["rule"]) == (["a", "b"], 4, ["b"], "K18")
    # two regions of two are not one of four
    assert _winners("W** W C\nF F .\nL L .", b, edition=edition) == ["b"]


@pytest.mark.rule("K17", "K18")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_the_largest_region_comes_before_the_crowns(edition: str) -> None:
    # 6 points each: a with one region of three squares, b with one of two and three crowns
    a, b = "W** W W C", "W*** W C"
    assert _winners(a, b, edition=edition) == ["a"]
    assert _winners(b, a, edition=edition) == ["b"]


@pytest.mark.rule("K17", "K18")
def test_a_level_tie_goes_by_crowns_in_nl_and_is_shared_in_de() -> None:
    # 3 points and a region of three each; b has more crowns
    a, b = "W* W W C", "W* W* C F F F\nF* . . . . ."
    assert _points_and_largest(a) == (3, 3)
    assert _points_and_largest(b) == (5, 3)
    a, b = "W* W W C M", "L* C F F F\nM** . . . ."
    assert _points_and_largest(a) == _points_and_largest(b) == (3, 3)
    assert _winners(a, b) == ["b"]
    assert _winners(b, a) == ["a"]
    assert _tie(a, b)["steps"] == [
        {"by": "region", "values": {"a": 3, "b": 3}},
        {"by": "crowns", "values": {"a": 1, "b": 3}},
    ]
    assert _winners(a, b, edition="de") == ["a", "b"]
    assert _winners(b, a, edition="de") == ["a", "b"]
    assert [step["by"] for step in _tie(a, b, edition="de")["steps"]] == ["region"]


@pytest.mark.rule("K17", "K18")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_what_no_tie_break_parts_is_shared(edition: str) -> None:
    a, b = "W* W W C", "F* F F C"
    assert _winners(a, b, edition=edition) == ["a", "b"]
    play = ended(a, "C", b, "C W*", edition=edition)
    assert play.winners() == ["a", "c"]
    assert play.engine.ranking(play.state) == [1, 4, 1, 3]
    assert "share the win (rule K18)" in written(play.game.explained(play.state))[-1]


@pytest.mark.rule("K18")
def test_the_largest_region_is_found_low_down_in_the_grand_duel() -> None:
    low = "C W*\n. F\n. F\n. L\n. L\n. S\nS S S"
    assert _winners(low, "C W*\n. F\n. F\n. F", grand_duel=True) == ["a"]


@pytest.mark.rule("K19")
@pytest.mark.parametrize("players", [2, 3])
def test_a_dynasty_is_three_games_with_deals_and_openings_of_their_own(players: int) -> None:
    play = Play(find_game("kingdomino"), {"players": players, "dynasty": True})
    one = Play(find_game("kingdomino"), {"players": players})
    single = first_choices(one)
    assert one.over
    assert first_choices(play) == [*single, "* game 2", *single, "* game 3", *single]
    sums = [3 * score for score in one.scores()]
    assert play.scores() == sums
    sheets = play.game.breakdown(play.state)
    [alone] = {len(sheet["games"]) for sheet in sheets}
    assert alone == 3
    for sheet, of_one in zip(sheets, one.game.breakdown(one.state), strict=True):
        assert sheet["games"] == [of_one] * 3
        assert {line: 3 * points for line, points in of_one.items()} == {
            line: points for line, points in sheet.items() if line != "games"
        }
    assert "games" not in one.game.breakdown(one.state)[0]


@pytest.mark.rule("K19")
def test_the_points_of_the_games_of_a_dynasty_are_added_line_by_line() -> None:
    play = _second_game("W** W C\nM* . .", "C F*")
    assert play.scores() == [5, 1]
    assert play.game.breakdown(play.state)[0] == {
        "wheat": 4, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 1, "bonus": 0, "total": 5,
        "games": [
            {"wheat": 4, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 1, "bonus": 0, "total": 5},
            {"wheat": 0, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 0, "bonus": 0, "total": 0},
        ],
    }  # fmt: skip
    view = play.game.view(play.state, None)
    assert (view["game"], view["round"], view["left"], len(view["unseen"])) == (2, 0, 24, 48)
    assert all(not each["squares"] for each in view["kingdoms"])


@pytest.mark.rule("K19")
@pytest.mark.parametrize("edition", ["nl", "de"])
def test_a_tie_of_a_dynasty_is_shared(edition: str) -> None:
    a, b = "W** W C", "W** W C F F F"
    assert _winners(a, b, edition=edition) == ["b"]
    assert _winners(a, b, edition=edition, dynasty=True) == ["a", "b"]
    tie = _tie(a, b, edition=edition, dynasty=True)
    assert (tie["steps"], tie["rule"]) == ([], "K19")


@pytest.mark.rule("K19")
def test_the_games_of_a_dynasty_out_of_order_are_refused_by_number() -> None:
    play = Play(find_game("kingdomino"), {"players": 2, "dynasty": True})
    while play.game.view(play.state, None)["asks"] != "game":
        play.apply(play.legal_ids()[0])
    for event in ("* game 3", "* game 1", "* row 1 2 3 4", "a pick 5"):
        assert refusal(play, event) == ("K19", "game-now")
    play.play("* game 2")
    assert refusal(play, "* game 3") == ("K3", "draw-now")
    first_choices(play)
    assert refusal(play, "* game 4") == ("K19", "over")
    assert refusal(played(players=2), "* game 2") == ("K3", "draw-now")


@pytest.mark.rule("K20")
def test_harmony_gives_five_points_when_no_domino_was_given_up() -> None:
    assert ended("C W*", "C", discarded=[0, 1], harmony=True).scores() == [6, 0]
    assert ended("C W*", "C", discarded=[2, 0], harmony=True).scores() == [1, 5]
    assert ended("C W*", "C", discarded=[0, 1]).scores() == [1, 0]
    sheets = ended("C W*", "C", discarded=[0, 1], harmony=True)
    assert [sheet["bonus"] for sheet in sheets.game.breakdown(sheets.state)] == [5, 0]


@pytest.mark.rule("K20")
def test_a_declined_domino_costs_harmony_too() -> None:
    play = placing("C W", 13, edition="de", harmony=True)
    assert play.scores() == [5, 5]
    play.play("a discard 13")
    assert play.scores() == [0, 5]


MIDDLE = {
    "castle alone": ("C", True, True),
    "two to the right": ("C W W", True, True),
    "three to the right": ("C W W W", False, True),
    "two to the left": ("W W C", True, True),
    "three to the left": ("W W W C", False, True),
    "three up": ("W\nW\nW\nC", False, True),
    "three down": ("C\nW\nW\nW", False, True),
    "five wide, in the middle": ("W W C W W", True, True),
    "full": ("W W W W W\nW W W W W\nF F C F F\nL L L L L\nL L L L L", True, True),
    "four down": ("C\nW\nW\nW\nW", False, False),
    "four up": ("W\nW\nW\nW\nC", False, False),
    "four to the right": ("C W W W W", False, False),
    "four to the left": ("W W W W C", False, False),
}


@pytest.mark.rule("K21")
@pytest.mark.parametrize(("drawing", "in_five", "in_seven"), MIDDLE.values(), ids=MIDDLE.keys())
def test_middle_kingdom_gives_ten_points_for_a_castle_in_the_centre(
    drawing: str, in_five: bool, in_seven: bool
) -> None:
    for grand_duel, centred in ((False, in_five), (True, in_seven)):
        play = ended(drawing, "C", middle_kingdom=True, grand_duel=grand_duel)
        assert play.scores()[0] == 10 * centred
        assert play.game.breakdown(play.state)[0]["bonus"] == 10 * centred
        assert ended(drawing, "C", grand_duel=grand_duel).scores()[0] == 0


def _scores(play: Play, points: dict[str, int]) -> None:
    sheet = dict.fromkeys([*TERRAIN_NAMES, "bonus"], 0) | points
    assert play.game.breakdown(play.state)[0] == sheet | {"total": sum(points.values())}
    assert play.scores() == [sum(points.values()), 0]


def _winners(*drawings: str, **options: Any) -> list[str]:
    return ended(*drawings, **options).winners()


def _tie(*drawings: str, **options: Any) -> Any:
    play = ended(*drawings, **options)
    tie = play.game.explain(play.state)["tie"]
    assert tie["winners"] == play.winners()
    return tie


def _points_and_largest(drawing: str) -> tuple[int, int]:
    squares = kingdom(drawing)
    largest = max(len(region) for region in naive.regions(squares))
    return sum(naive.points(squares, terrain) for terrain in naive.TERRAINS), largest


def _second_game(*drawings: str) -> Play:
    """A dynasty at the beginning of its second game, after one that ended as drawn."""
    play = ended(*drawings, dynasty=True)
    play.state.phase, play.state.actor = NEXT_GAME, CHANCE
    play.play("* game 2")
    return play
