"""What the score pad knows of the boxes is what the games know."""

from __future__ import annotations

import json

import pytest

from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.domino.sheet import Box
from kroon.games.kingdomino.sheet import BOX as KINGDOMINO
from kroon.games.origins.sheet import BOX as ORIGINS
from kroon.service.pages import web_folder

PAD = web_folder() / "js" / "screens" / "pad"


def told(file: str) -> dict[str, list[str]]:
    """What the pad knows."""
    read: dict[str, list[str]] = json.loads((PAD / file).read_text("utf-8"))
    return read


@pytest.mark.parametrize("turned", [False, True])
def test_the_quadrants_are_those_of_the_game(turned: bool) -> None:
    quadrants = told("quadrants.json")
    names = list(quadrants)
    assert len(names) == 8
    for four in (names[:4], names[4:]):
        laid = [f"{name}'" if turned else name for name in four]
        play = Play(find_game("builder"), {"players": 2, "quadrants": laid})
        board = play.game.view(play.state, 0)["board"]
        for at, name in enumerate(four):
            rows = quadrants[name]
            if turned:
                rows = [row[::-1] for row in reversed(rows)]
            top, left = at // 2 * 10, at % 2 * 10
            assert [row[left : left + 10] for row in board[top : top + 10]] == rows


@pytest.mark.parametrize("box", [KINGDOMINO, ORIGINS], ids=lambda box: box.name)
def test_the_brushes_are_the_squares_of_the_box(box: Box) -> None:
    brushes = told("brushes.json")[box.name]
    assert sorted(brushes) == sorted(box.write(label) for label in box.labels)


def test_the_recommended_kingdoms_are_those_of_the_game() -> None:
    option = next(each for each in find_game("dominion").options.options if each.name == "kingdom")
    for name in (each for each in option.values if each not in ("random", "draft")):
        play = Play(find_game("dominion"), {"players": 2, "kingdom": name})
        kingdom = play.game.view(play.state, 0)["kingdom"]
        assert sorted(told("kingdoms.json")[name]) == sorted(kingdom), json.dumps(kingdom)
