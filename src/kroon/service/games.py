"""The games as a client may offer them: names, options with explanations, bots, and parts of the page."""

from __future__ import annotations

from typing import Any

from kroon.bots.players import LEVELS, bot_names
from kroon.core.options import ChoiceOrList, Players, Switch
from kroon.core.page import own_path, part_of, part_paths
from kroon.core.registry import find_game, game_names
from kroon.core.texts import has, say, text_folders


def games_json() -> list[dict[str, Any]]:
    """All games, in the language in use."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "game": name,
        "name": _said(name) or name,
        "about": _said(f"{name}-about"),
        "rules": game.rules,
        "options": [_option(name, option) for option in game.options.options],
        "bots": [
            {"bot": bot, "name": _said(f"service-bot-{bot}") or bot, "level": LEVELS.get(bot)}
            for bot in bot_names(game)
        ],
        "page": _page(name),
    }


def _page(name: str) -> dict[str, Any]:
    """What the game brings to the page in the browser: paths on this server, and what it says of itself."""
    part, texts = part_of(name), text_folders()
    folders = (*part.shares, name)
    return {
        "order": part.order,
        "first": part.first,
        "devices": part.devices,
        "when": part.when,
        "module": _address(own_path(name, "index.js")),
        "styles": [f"/{path}" for path in part_paths(name, "style.css")],
        "art": [f"/{path}" for path in part_paths(name, "art.svg")],
        "picture": _address(own_path(name, "picture.svg")),
        "lesson": _address(own_path(name, "lesson.json")),
        "pad": _address(own_path(name, "pad.js")),
        "texts": [each for each in folders if each in texts or part_paths(each, "texts/en.ftl")],
    }


def _address(path: str | None) -> str | None:
    return path and f"/{path}"


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
