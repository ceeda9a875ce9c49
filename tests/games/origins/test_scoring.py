"""O9, O10, O22 to O24, O26 and O27: what a territory is worth, who wins, and the bonuses."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from kroon.core.message import written
from kroon.core.play import Play
from tests.games.origins import naive
from tests.games.origins.boards import ended, territory

TERRITORIES = {
    "printed fire": ("D* D\nD H", {"desert": 3}),
    "a token": ("S' S\nS H", {"steppe": 3}),
    "a token of three": ("S''' S\nS H", {"steppe": 9}),
    "printed and tokens in one region": ("L* L''\nL H", {"lake": 9}),
    "separate regions": ("J* J . J*\nQ H . J", {"jungle": 4}),
    "joined by a corner only": ("D* .\nH D*", {"desert": 2}),
    "not joined over the hut": ("D* H D*", {"desert": 2}),
    "no fire": ("D D D\nS H S", {}),
    "volcanoes": ("V^ V^^ V^^^\nS H S", {}),
    "volcanoes do not join": ("D* V^ D\n. H .", {"desert": 1}),
    "all five": (
        """
        D* D  S  S' L
        D  J* J  S* L*
        Q  J  H  V^ L
        Q** Q V^^ V^ L
        """,
        {"desert": 3, "steppe": 6, "lake": 4, "jungle": 3, "quarry": 6},
    ),
}
LARGE = {
    "one region from top to bottom": ("H L*\n. L\n. L\n. L\n. L\n. L'\n. L*", {"lake": 21}),
    "in the last row": ("H S\n. S\n. S\n. S\n. J\n. J\nQ* Q Q''' . J* J*", {"quarry": 12, "jungle": 4}),
}


@pytest.mark.rule("O9")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize(("drawing", "points"), TERRITORIES.values(), ids=TERRITORIES.keys())
def test_every_region_scores_its_squares_times_its_fires(
    drawing: str, points: dict[str, int], mode: str
) -> None:
    _scores(ended(drawing, "H", "H", mode=mode), points)


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("drawing", "points"), LARGE.values(), ids=LARGE.keys())
def test_every_region_of_a_large_territory_scores(drawing: str, points: dict[str, int]) -> None:
    _scores(ended(drawing, "H"), points)


@pytest.mark.rule("O9")
def test_the_explanation_has_every_region() -> None:
    play = ended("D* D H D\n. . . V^", "H")
    lines = play.game.explain(play.state)["seats"][0]["lines"]
    assert [line["line"] for line in lines] == list(naive.LINES)
    assert lines[0] == {
        "line": "desert",
        "parts": [
            {"squares": ["-2,0", "-1,0"], "crowns": 1, "points": 2},
            {"squares": ["1,0"], "crowns": 0, "points": 0},
        ],
        "points": 2,
    }
    assert written(play.game.explained(play.state))[:2] == ["a: 2 points", "  desert: 2 squares × 1 fire = 2"]


@pytest.mark.rule("O10")
def test_the_highest_total_wins_whatever_the_regions_are() -> None:
    assert _winners("D* H", "D H\nD .\nD .\nD .") == ["a"]
    assert _winners("D H\nD .", "S H", "D' H") == ["c"]
    play = ended("H D", "H D*", "H D'' ", "H D''' D")
    assert play.engine.ranking(play.state) == [4, 3, 2, 1]
    assert play.game.explain(play.state)["tie"] is None


@pytest.mark.rule("O10")
@pytest.mark.parametrize("larger", ["D'' D H S S S", "D'' D H V^ V^ V^^", "L'' L H Q Q Q"])
def test_a_tie_goes_to_the_largest_region_with_or_without_fire_also_of_volcanoes(larger: str) -> None:
    smaller = "D'' D H S S"  # 4 points each
    assert _winners(smaller, larger) == ["b"]
    assert _winners(larger, smaller, smaller) == ["a"]
    tie = _tie(smaller, larger)
    assert tie["steps"] == [{"by": "region", "values": {"a": 2, "b": 3}}]
    assert (tie["tied"], tie["points"], tie["winners"], tie["rule"]) == (["a", "b"], 4, ["b"], "O10")


@pytest.mark.rule("O10")
def test_two_regions_are_not_one_large_one() -> None:
    assert _winners("D'' D H S S S", "D'' D H S S\nV^ V^ . . .") == ["a"]


@pytest.mark.rule("O10")
def test_the_largest_region_comes_before_the_fires() -> None:
    a, b = "D'' D D H", "D''' D H"  # 6 points each
    assert _winners(a, b) == ["a"]
    assert _winners(b, a) == ["b"]


@pytest.mark.rule("O10")
def test_then_most_fires_win_printed_or_tokens() -> None:
    # 3 points and a region of three each
    a = "D* D D H"
    for b in ("L* H S S S\nJ** . . . .", "L' H S S S\nJ'' . . . .", "L* H V^ V^ V^\nQ'' . . . ."):
        assert ended(a, b).scores() == [3, 3]
        assert _winners(a, b) == ["b"]
        assert _winners(b, a) == ["a"]
        assert _tie(a, b)["steps"] == [
            {"by": "region", "values": {"a": 3, "b": 3}},
            {"by": "crowns", "values": {"a": 1, "b": 3}},
        ]


@pytest.mark.rule("O10")
def test_what_is_level_in_all_is_shared() -> None:
    assert _winners("D* D H", "L' L H", "H Q* Q", "H S S") == ["a", "b", "c"]
    assert _winners("H", "H") == ["a", "b"]
    assert _winners("H", "H", "H", "H") == ["a", "b", "c", "d"]
    tie = _tie("D* D H", "L' L H")
    assert [step["by"] for step in tie["steps"]] == ["region", "crowns"]
    assert "O10" in written(ended("D* D H", "L' L H").game.explained(ended("D* D H", "L' L H").state))[-1]


@pytest.mark.rule("O10")
def test_a_tie_is_of_all_points_of_the_mode() -> None:
    # 5 points each: a mushroom totem against a region
    assert ended("H S S", "H D* D D D D", mode="totem", totems=(-1, -1, 0, -1)).winners() == ["b"]
    assert ended("S+ H S S S", "H D'", mode="totem").winners() == ["a"]
    assert ended("H D:warrior1", "H D* ", mode="tribe").winners() == ["b"]


PEOPLE = {
    "hunter": ("S+ S+ L+\nS D:hunter J+\nS+ Q+ H", 9),
    "fisher": ("S+ L+ L+\nL D:fisher J+\nL+ Q+ H", 9),
    "gatherer": ("S+ L+ J+\nJ+ D:gatherer J+\nJ Q+ H", 12),
    "sculptor": ("S+ L+ Q+\nQ D:sculptor J+\nQ+ Q+ H", 15),
    "artist": ("S+ L+ Q+\nQ D:artist J+\nS* Q+ H", 10),
    "firelady": ("S* L' Q''\nV^^^ D:firelady Q*\nV^ Q+ H", 5),
    # four people around each shaman; two lone warriors
    "shaman": ("D:hunter D:warrior1 Q+\nV^:shaman D:shaman Q\nV^ Q:warrior1 H", 8 + 8 + 1 + 1),
}
"""Territories with one hunter-gatherer in the middle of eight, and what all people in it score."""


@pytest.mark.rule("O22")
@pytest.mark.parametrize(("drawing", "points"), PEOPLE.values(), ids=PEOPLE.keys())
def test_hunter_gatherers_score_by_their_eight_neighbours(drawing: str, points: int) -> None:
    play = ended(drawing, "H", "H", mode="tribe")
    assert (
        play.game.breakdown(play.state)[0]["cave_people"] == points == naive.people_points(territory(drawing))
    )
    assert play.engine.tally(play.state)[0] == play.game.breakdown(play.state)[0]["total"]


@pytest.mark.rule("O22")
@pytest.mark.parametrize(
    ("person", "cell", "each"),
    [
        ("hunter", "S+", 3),
        ("fisher", "L+", 3),
        ("gatherer", "J+", 4),
        ("sculptor", "Q+", 5),
        ("artist", "S+", 2),
        ("artist", "Q+", 2),
        ("firelady", "D*", 1),
        ("firelady", "D'''", 3),
        ("firelady", "V^^^", 0),
        ("shaman", "D:hunter", 2),
        ("hunter", "L+", 0),
        ("fisher", "J+", 0),
        ("gatherer", "Q+", 0),
        ("sculptor", "S+", 0),
        ("hunter", "S", 0),
    ],
)
def test_a_neighbour_in_any_of_eight_directions_counts_and_none_farther_away(
    person: str, cell: str, each: int
) -> None:
    for x, y in itertools.product(range(5), range(5)):
        if (x, y) in ((2, 2), (4, 4)):
            continue
        cells = [["D"] * 5 for _ in range(5)]
        cells[2][2], cells[4][4], cells[y][x] = f"D:{person}", "H", cell
        near = max(abs(x - 2), abs(y - 2)) == 1
        assert _people("\n".join(" ".join(row) for row in cells)) == each * near


@pytest.mark.rule("O22")
def test_the_examples_of_the_book() -> None:
    assert _people("S+ S+ S+\nS+ D:hunter D\n. H .") == 12
    assert _people("S+ D S+\nD D:hunter D\n. H .") == 6
    assert _people("D'' D D'\nD* D:firelady D*\n. H .") == 5


@pytest.mark.rule("O22")
def test_people_low_down_in_a_large_territory_score_too() -> None:
    column = "H D\n. D\n. D\n. D\n. D S+ S+\n. L+ D:hunter S+\n. D:artist S+ D:warrior3"
    assert ended(column, "H", mode="tribe").scores()[0] == 4 * 3 + 2 * 2 + 3


@pytest.mark.rule("O22")
def test_the_explanation_has_each_cave_person_with_its_neighbours() -> None:
    play = ended("S+ D:hunter S+\nH D'' D:firelady\n. . D:shaman", "H", mode="tribe")
    parts = play.game.explain(play.state)["seats"][0]["lines"][7]["parts"]
    assert parts == [
        {"person": "hunter", "at": "1,-1", "neighbours": {"0,-1": 1, "2,-1": 1}, "each": 3, "points": 6},
        {"person": "firelady", "at": "2,0", "neighbours": {"1,0": 2}, "each": 1, "points": 2},
        {"person": "shaman", "at": "2,1", "neighbours": {"2,0": 1}, "each": 2, "points": 2},
    ]
    said = written(play.game.explained(play.state))
    assert "  hunter on 1,-1: 2 × 3 = 6" in said
    assert "  fire lady on 2,0: 2 × 1 = 2" in said
    artist = ended("S+ D:artist\nH L+", "H", mode="tribe")
    assert artist.game.explain(artist.state)["seats"][0]["lines"][7]["parts"][0]["points"] == 4


WARRIORS = {
    "2, 1 and 1 joined": ("D:warrior2 D:warrior1\nD:warrior1 H", 12),
    "a lone 1": ("D:warrior1 H", 1),
    "a lone 3": ("D:warrior3 H", 3),
    "a diagonal does not join": ("D:warrior1 .\nH D:warrior1", 2),
    "not over the hut": ("D:warrior2 H D:warrior2", 4),
    "not over others": ("D:warrior1 D:shaman D:warrior1\n. H .", 2 + 2 * 2),
    "all eight": (
        """
        D:warrior1 D:warrior1 D:warrior1 D:warrior1 D
        D:warrior3 D:warrior2 D:warrior2 D:warrior2 H
        """,
        8 * 13,
    ),
    "over different terrains": ("S:warrior3 V^:warrior2 H", 10),
}


@pytest.mark.rule("O23")
@pytest.mark.parametrize(("drawing", "points"), WARRIORS.values(), ids=WARRIORS.keys())
def test_warriors_joined_by_sides_score_their_number_times_their_strength(drawing: str, points: int) -> None:
    assert _people(drawing) == points


@pytest.mark.rule("O23")
def test_warriors_low_down_in_a_large_territory_score_too() -> None:
    column = "H D\n. D\n. D\n. D\n. D:warrior1 D\n. D:warrior2 D:warrior1\n. D:warrior3 D"
    assert ended(column, "H", mode="tribe").scores()[0] == 4 * 7


@pytest.mark.rule("O23")
def test_the_explanation_has_each_group_of_warriors() -> None:
    play = ended("D:warrior2 D:warrior1 H D:warrior3", "H", mode="tribe")
    parts = play.game.explain(play.state)["seats"][0]["lines"][7]["parts"]
    assert parts == [
        {"warriors": {"-2,0": 2, "-1,0": 1}, "strength": 3, "points": 6},
        {"warriors": {"1,0": 3}, "strength": 3, "points": 3},
    ]
    assert "  warriors: 2 × strength 3 = 6" in written(play.game.explained(play.state))


@pytest.mark.rule("O24")
def test_in_tribe_mode_regions_and_people_score_and_resources_do_not() -> None:
    drawing = "S+ S* H L+\nS:hunter D:warrior2 . ."
    play = ended(drawing, "H S+ S+ S+", mode="tribe")
    assert play.game.breakdown(play.state)[0] == {
        "desert": 0, "steppe": 3, "lake": 0, "jungle": 0, "quarry": 0,
        "resources": 0, "totems": 0, "cave_people": 5, "bonus": 0, "total": 8,
    }  # fmt: skip
    assert play.scores() == [8, 0]


@pytest.mark.rule("O24")
@pytest.mark.parametrize("mode", ["discovery", "totem"])
def test_cave_people_score_in_tribe_mode_alone(mode: str) -> None:
    play = ended("S+ S+ H S+", "H", mode=mode)
    assert play.game.breakdown(play.state)[0]["cave_people"] == 0
    assert play.scores()[0] == (3 if mode == "totem" else 0)


CENTRED = {
    "the hut alone": ("H", True, True),
    "two to each side": ("D D H D D", True, True),
    "small and to one side": ("H D D", True, True),
    "three to one side": ("H D D D", False, True),
    "three to the left": ("D D D H D", False, True),
    "three upwards": ("D\nD\nD\nH", False, True),
    "three downwards": ("H\nD\nD\nD", False, True),
    "four to the left": ("D D D D H", False, False),
    "four upwards": ("D\nD\nD\nD\nH", False, False),
    "four downwards": ("H\nD\nD\nD\nD", False, False),
    "four to the right": ("H D D D D", False, False),
}


@pytest.mark.rule("O26")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize(("drawing", "in_five", "in_seven"), CENTRED.values(), ids=CENTRED.keys())
def test_a_hut_in_the_centre_is_worth_ten(drawing: str, in_five: bool, in_seven: bool, mode: str) -> None:
    for players, centred in ((3, in_five), (2, in_seven)):
        others = ["H"] * (players - 1)
        play = ended(drawing, *others, mode=mode, emperor_of_fire=True)
        assert play.scores() == [10 * centred, *[10] * (players - 1)]
        assert play.game.breakdown(play.state)[0]["bonus"] == 10 * centred
        [part] = play.game.explain(play.state)["seats"][0]["lines"][8]["parts"]
        assert part == {"bonus": "emperor" if centred else "no-emperor", "points": 10 * centred}
        assert ended(drawing, *others, mode=mode).scores() == [0] * players


@pytest.mark.rule("O27")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
def test_who_discarded_nothing_has_five_more(mode: str) -> None:
    play = ended("H", "H", "H D*", discarded=[0, 1, 3], mode=mode, homo_habilis=True)
    assert play.scores() == [5, 0, 1]
    assert [sheet["bonus"] for sheet in play.game.breakdown(play.state)] == [5, 0, 0]
    parts = [seat["lines"][8]["parts"] for seat in play.game.explain(play.state)["seats"]]
    assert parts[:2] == [[{"bonus": "habilis", "points": 5}], [{"bonus": "no-habilis", "points": 0}]]
    assert ended("H", "H", "H D*", discarded=[0, 1, 3], mode=mode).scores() == [0, 0, 1]


@pytest.mark.rule("O26", "O27")
@pytest.mark.parametrize("mode", ["discovery", "totem", "tribe"])
@pytest.mark.parametrize(("emperor", "habilis"), list(itertools.product([False, True], repeat=2)))
def test_the_bonuses_go_together_in_every_mode(mode: str, emperor: bool, habilis: bool) -> None:
    play = ended(
        "H", "H D D D D", "H", discarded=[0, 0, 2], mode=mode, emperor_of_fire=emperor, homo_habilis=habilis
    )
    bonus = [10 * emperor + 5 * habilis, 5 * habilis, 10 * emperor]
    assert play.scores() == bonus
    assert [sheet["bonus"] for sheet in play.game.breakdown(play.state)] == bonus
    assert len(play.game.explain(play.state)["seats"][1]["lines"][8]["parts"]) == emperor + habilis


def _people(drawing: str) -> int:
    """The points of the cave people of a territory, as the kernel and the score sheet tell them."""
    play = ended(drawing, "H", "H", mode="tribe")
    sheet = play.game.breakdown(play.state)[0]
    assert play.scores()[0] == sheet["total"]
    points: int = sheet["cave_people"]
    return points


def _scores(play: Play, points: dict[str, int]) -> None:
    sheet = dict.fromkeys(naive.LINES, 0) | points
    assert play.game.breakdown(play.state)[0] == sheet | {"total": sum(points.values())}
    assert play.scores()[0] == sum(points.values())


def _winners(*drawings: str) -> list[str]:
    return ended(*drawings).winners()


def _tie(*drawings: str) -> Any:
    play = ended(*drawings)
    tie = play.game.explain(play.state)["tie"]
    assert tie["winners"] == play.winners()
    return tie
