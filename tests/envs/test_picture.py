"""Pictures of the tables: sound SVG in the browser's drawings, for every game and mode."""

from __future__ import annotations

import re
from importlib import resources
from xml.etree import ElementTree

from kroon.envs.picture import picture
from kroon.envs.picture.svg import BLACK
from tests.envs.modes import every_game, every_mode, modes
from tests.random_games import Options, random_game


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
    tokens = (resources.files("kroon.web") / "css" / "tokens.css").read_text(encoding="utf-8")
    assert f':root[data-game="origins"] {{ --player-d: {BLACK}; }}' in tokens


@every_game
def test_pictures_use_the_drawings_of_the_browser(name: str) -> None:
    play = random_game(name, modes(name)[0], seed=1, limit=40)
    assert "<use href=" in picture(play.game, play.state, None)
