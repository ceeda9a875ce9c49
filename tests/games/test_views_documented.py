"""docs/views.md names every field of every view, and docs/records.md every word of an event."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kroon.conformance.random_games import covering_options, random_steps
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games import __path__ as games

DOCS = Path(__file__).parents[2] / "docs"
OURS = sorted(path.parent.name for path in Path(games[0]).glob("*/game.py"))
STEPS = 250


def documented(game: str) -> set[str]:
    """The fields that the page has for a game."""
    sections = re.split(r"^## ", (DOCS / "views.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    wanted = [each for each in sections if each.startswith(("In every view", f"{game}\n"))]
    rows = [line.split("|")[1] for each in wanted for line in each.splitlines() if line.startswith("| `")]
    return {field for row in rows for field in re.findall(r"`([^`]+)`", row)}


def fields(value: Any, at: str, known: set[str]) -> Iterator[str]:
    """The fields of a view in the words of the page; keys that are data are known as `{}`."""
    if isinstance(value, dict):
        is_data = f"{at}{{}}" in known
        if is_data:
            yield f"{at}{{}}"
        for key, each in value.items():
            inner = f"{at}{{}}" if is_data else f"{at}.{key}" if at else key
            yield from fields(each, inner, known)
    elif isinstance(value, list):
        yield f"{at}[]"
        for each in value:
            yield from fields(each, f"{at}[]", known)
    else:
        yield at


@pytest.mark.parametrize("game", OURS)
def test_every_field_of_a_view_is_documented_and_no_other(game: str) -> None:
    known = documented(game)
    found: set[str] = set()
    words: set[str] = set()
    for seed, options in enumerate(covering_options(game)):
        play = Play(find_game(game), options)
        for number, _ in enumerate(random_steps(play, seed, STEPS)):
            if number % 7 == 0:
                found |= set(fields(play.game.view(play.state, number % play.players), "", known))
        words |= {event.split(" ")[1] for event in play.events}
    parents = {re.sub(r"(\.[^.]*|\[\]|\{\})$", "", field) for field in found | known}
    assert {field for field in found - known if f"{field}{{}}" not in known} <= parents
    missing = known - found - parents
    assert not missing, "the page has fields that no view has"
    notation = (DOCS / "records.md").read_text(encoding="utf-8")
    assert all(re.search(rf"`[*a-d] {word}[ `]", notation) for word in words), words
