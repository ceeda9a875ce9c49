"""Pictures of the tables: sound SVG in the browser's drawings, for every game and mode."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from kroon.conformance.random_games import Options, random_game
from kroon.core.message import written
from kroon.core.page import part_folder
from kroon.core.registry import game_part
from kroon.envs import picture as pictures
from kroon.envs.picture import picture
from kroon.games.origins.picture import BLACK
from tests.envs.modes import every_game, every_mode, modes


@every_mode
def test_every_drawing_that_a_picture_uses_is_in_it_and_has_its_colours(name: str, options: Options) -> None:
    for steps in (0, 5, 40, 150):
        play = random_game(name, options, seed=steps, limit=steps)
        for seat in (None, 0):
            drawn = picture(play.game, play.state, seat)
            ids = {each.get("id") for each in ElementTree.fromstring(drawn).iter()}
            used = set(re.findall(r'href="#([\w-]+)"', drawn)) | set(re.findall(r"url\(#([\w-]+)\)", drawn))
            assert used - ids == set()
            assert "var(" not in drawn


def test_the_black_player_is_the_browsers() -> None:
    folder = part_folder("origins")
    assert folder is not None
    style = (folder / "style.css").read_text(encoding="utf-8")
    assert f':root[data-game="origins"] {{ --player-d: {BLACK};' in style


@every_game
def test_pictures_use_the_drawings_of_the_browser(name: str) -> None:
    play = random_game(name, modes(name)[0], seed=1, limit=40)
    assert "<use href=" in picture(play.game, play.state, None)


@every_game
def test_a_games_picture_lies_in_its_folder(name: str) -> None:
    drawing = game_part(name, "picture")
    assert drawing is not None
    assert drawing.__name__ == f"kroon.games.{name}.picture"


@every_game
def test_a_game_without_a_picture_shows_its_view_in_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "game_part", lambda *_: None)
    play = random_game(name, modes(name)[0], seed=1, limit=40)
    drawn = ElementTree.fromstring(picture(play.game, play.state, 0))
    lines = [each.text or "" for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert lines == written(play.game.in_words(play.game.view(play.state, 0), 0))
    assert lines
