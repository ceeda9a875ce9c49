"""The games as a client may offer them: names, options with their values and explanations, bots."""

from __future__ import annotations

from typing import Any

from kroon.bots.players import LEVELS, bot_names
from kroon.core.options import ChoiceOrList, Players, Switch
from kroon.core.registry import find_game, game_names
from kroon.core.texts import has, say


def games_json() -> list[dict[str, Any]]:
    """All games, in the language in use."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "game": name,
        "name": say(name) if has(name) else name,
        "rules": game.rules,
        "options": [_option(name, option) for option in game.options.options],
        "bots": [
            {"bot": bot, "name": _said(f"service-bot-{bot}") or bot, "level": LEVELS.get(bot)}
            for bot in bot_names(game)
        ],
    }


def _option(game: str, option: Any) -> dict[str, Any]:
    texts = "service" if isinstance(option, Players) else game
    made = {
        "option": option.name,
        "kind": _kind(option),
        "values": list(option.values),
        "default": None if isinstance(option, Players) else option.default,
        "name": _said(f"{texts}-option-{option.name}") or option.name,
        "about": _said(f"{texts}-about-{option.name}"),
    }
    if isinstance(option, ChoiceOrList):
        made |= {"items": list(option.items), "length": option.length}
    return made


def _kind(option: Any) -> str:
    if isinstance(option, Players):
        return "players"
    if isinstance(option, Switch):
        return "switch"
    return "choice_or_list" if isinstance(option, ChoiceOrList) else "choice"


def _said(key: str) -> str | None:
    """The text of a key, if there is one."""
    return say(key) if has(key) else None
