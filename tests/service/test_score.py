"""The score pad over HTTP: the sheets of its document, for each game, and what is wrong with others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kroon.core.registry import game_names
from tests.service.conftest import Running

PAGE = (Path(__file__).parents[2] / "docs" / "score-pad.md").read_text(encoding="utf-8")
SHEETS = {
    game: (json.loads(sheet), [int(each) for each in scores.split(", ")])
    for game, sheet, scores in re.findall(
        r"`kroon score (\w+) FILE`.*?```json\n(.*?)```\n\nScores: ([\d, ]+)\.", PAGE, re.DOTALL
    )
}


def test_the_document_has_a_sheet_for_each_game() -> None:
    assert set(SHEETS) == set(game_names())


@pytest.mark.parametrize("game", game_names())
def test_a_good_sheet_gives_the_right_scores(server: Running, game: str) -> None:
    sheet, scores = SHEETS[game]
    told = server.device().ask("POST", f"/api/score/{game}", sheet, headers={"Accept-Language": "nl"})
    assert told["scores"] == scores
    assert len(told["breakdown"]) == len(scores)
    best = max(scores)
    if len(scores) > 1 and scores.count(best) == 1:
        assert told["winners"] == ["abcd"[scores.index(best)]]


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"squares": {"1,0": "wheat", "2,0": "mine", "3,0": "lake", "0,1": "swamp"}}, "K"),
        ({"squares": {"1,0": "wheat"}}, "K"),
        ({"squares": {"1,0": "chocolate", "2,0": "mine"}}, None),
        ({"squares": [1, 2]}, None),
        ({}, None),
    ],
)
def test_what_is_impossible_is_refused_with_its_rule(
    server: Running, change: dict[str, Any], rule: str | None
) -> None:
    sheet = {"options": {"players": 2}, "seats": [change]}
    error = server.device().ask("POST", "/api/score/kingdomino", sheet, expect=400)["error"]
    assert error["message"]
    assert server.device().ask("POST", "/api/score/kingdomino?draft=true", sheet) == {"error": error}
    assert (error["rule"] or "").startswith(rule or "")
    assert (error["rule"] is None) == (rule is None)


@pytest.mark.parametrize(
    ("game", "options", "there"),
    [
        ("kingdomino", {"players": 2, "grand_duel": True}, ("frame", 7)),
        ("origins", {"players": 3}, ("frame", 5)),
        ("builder", {"players": 4, "quadrants": ["farm'", "oasis", "tower", "barn'"]}, ("board", "quadrants")),
        ("dominion", {"players": 2, "kingdom": "secrecy"}, ("supply", "kingdom")),
    ],
)
def test_a_table_is_shown_as_it_is_set_up(
    server: Running, game: str, options: dict[str, Any], there: tuple[str, Any]
) -> None:
    seen = server.device().ask("POST", f"/api/start/{game}", options)
    field, value = there
    if game == "builder":
        assert seen[value] == options[value]
        assert len(seen[field]) == 20
        assert "." not in "".join(seen[field])
    elif game == "dominion":
        assert {"province", "silver", *seen[value]} <= set(seen[field])
    else:
        assert seen[field] == value


def test_options_that_do_not_fit_together_set_up_no_table(server: Running) -> None:
    for path, options in (("kingdomino", {"players": 3, "grand_duel": True}), ("chess", {})):
        assert server.device().ask("POST", f"/api/start/{path}", options, expect=400)["error"]["message"]


def test_no_sheet_of_an_unknown_game_is_scored(server: Running) -> None:
    assert server.device().ask("POST", "/api/score/chess", {}, expect=400)["error"]["message"]
