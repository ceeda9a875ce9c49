"""What `/api/games` says of a game's options: the game's own words, and the bare name where it has none."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.core.contract import Game
from kroon.core.options import OptionSet, Players, Switch
from kroon.core.registry import find_game, game_names
from kroon.core.texts import LANGUAGES, say_in, speaking
from kroon.service import games


def options_of(game: str) -> dict[str, dict[str, Any]]:
    found = next(each for each in games.games_json() if each["game"] == game)
    return {option["option"]: option for option in found["options"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_an_option_is_named_and_explained_by_the_texts_of_its_game(game: str, language: str) -> None:
    with speaking(language):
        options = options_of(game)
    players = options.pop("players")
    assert players["name"] == say_in(language, "service-option-players")
    assert options
    for name, option in options.items():
        assert option["name"] == say_in(language, f"{game}-option-{name}")
        assert option["about"] == say_in(language, f"{game}-about-{name}")


def test_an_option_without_texts_has_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Untold:
        """A game that has no texts."""

        name, rules, bots = "untold", 1, ()
        levels = find_game(game_names()[0]).levels
        options = OptionSet((Players(2, 4), Switch("fast")), lambda _: None)

    def find(name: str) -> Game:
        return Untold  # type: ignore[return-value]

    monkeypatch.setattr(games, "game_names", lambda: ("untold",))
    monkeypatch.setattr(games, "find_game", find)
    option = options_of("untold")["fast"]
    assert (option["name"], option["about"]) == ("fast", None)
