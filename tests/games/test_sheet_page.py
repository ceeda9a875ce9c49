"""The examples of docs/score-pad.md: every sheet is scored as the page says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kroon.core.registry import find_game, game_names

PAGE = (Path(__file__).parents[2] / "docs" / "score-pad.md").read_text(encoding="utf-8")
SECTIONS = {
    match[1]: section
    for section in PAGE.split("\n## ")[1:]
    if (match := re.search(r"^`kroon score (\w+) FILE`", section, re.MULTILINE))
}


def test_the_page_has_every_game() -> None:
    assert sorted(SECTIONS) == list(game_names())


@pytest.mark.parametrize("name", SECTIONS)
def test_an_example_of_the_page_scores_as_it_says(name: str) -> None:
    [block] = re.findall(r"```json\n(.*?)```", SECTIONS[name], re.DOTALL)
    told = find_game(name).from_sheet(json.loads(block))
    assert f"Scores: {', '.join(map(str, told['scores']))}." in SECTIONS[name]
    assert told["unchecked"] == []


@pytest.mark.parametrize("name", SECTIONS)
def test_the_page_names_the_rules(name: str) -> None:
    numbers = re.findall(r"\b([KOBD]\d+)\b", SECTIONS[name])
    readme = (Path(__file__).parents[2] / "src/kroon/games" / name / "README.md").read_text(encoding="utf-8")
    assert numbers
    assert all(f"**{number}**" in readme for number in numbers)
