"""The lessons follow the rules: their positions are real, and what they call right is right in the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kroon.core.page import part_folder
from kroon.core.play import Play
from kroon.core.texts import LANGUAGES
from scripts.lessons import completed, legal, lesson_files, position

LESSONS = lesson_files()
GAMES = sorted(LESSONS)
FEWEST, MOST = 8, 12


def lesson_of(game: str) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(LESSONS[game].read_text("utf-8"))
    return lesson


STEPS = [(game, step["id"]) for game in GAMES for step in lesson_of(game)["steps"]]


def text_of(game: str, language: str) -> str:
    folder = part_folder(game)
    assert folder is not None
    return (folder / "texts" / f"{language}.ftl").read_text("utf-8")


def step_of(game: str, id: str) -> tuple[dict[str, Any], Play]:
    lesson = lesson_of(game)
    step = next(each for each in lesson["steps"] if each["id"] == id)
    return step, position(game, lesson["records"][step["record"]], step["at"])


def after(game: str, id: str, event: str) -> Play:
    _, play = step_of(game, id)
    play.play(event)
    return play


def tiles(play: Play) -> Any:
    return play.game.view(play.state, 0)["seats"][0]["tiles"]


def value_at(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if part.isdigit() else view[part]
    return view


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_of_few_steps_with_names_of_their_own(game: str) -> None:
    ids = [step["id"] for step in lesson_of(game)["steps"]]
    assert FEWEST <= len(ids) <= MOST
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_legal_moves_of_a_lesson_are_those_of_the_real_game(game: str) -> None:
    lesson = lesson_of(game)
    assert completed(game, lesson) == lesson


@pytest.mark.parametrize(("game", "id"), STEPS)
def test_what_a_step_accepts_is_exactly_what_it_claims(game: str, id: str) -> None:
    step, play = step_of(game, id)
    if "answers" in step:
        assert value_at(step["view"], step["is"]) == step["right"]
        assert step["right"] in step["answers"]
        assert len(set(step["answers"])) == len(step["answers"]) > 1
        return
    moves = legal(play)
    events = [move["event"] for move in moves]
    assert play.actor_letter == "a"
    claim, accepted = step["claim"], sorted(step["accept"])
    if claim == "some":
        assert accepted
        assert set(accepted) < set(events)
    elif claim == "all":
        assert accepted == events
    elif claim == "best":
        best = max(move["gain"] for move in moves)
        assert accepted == [move["event"] for move in moves if move["gain"] == best]
    elif claim == "tile":
        assert accepted == [event for event in events if tiles(after(game, id, event)) != tiles(play)]
    else:
        name, _, line = claim.partition(":")
        assert name == "line"
        now = play.game.breakdown(play.state)[0][line]
        raised = [
            event
            for event in events
            if (then := after(game, id, event)).game.breakdown(then.state)[0][line] > now
        ]
        assert accepted == raised


@pytest.mark.parametrize(("game", "id"), STEPS)
def test_every_step_has_its_texts(game: str, id: str) -> None:
    for language in LANGUAGES:
        lines = text_of(game, language).splitlines()
        keys = {line.partition(" =")[0] for line in lines}
        for ending in ("", "-do", "-right", "-wrong"):
            assert f"web-learn-{game}-{id}{ending}" in keys, language


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_ends_with_tips(game: str) -> None:
    text = text_of(game, "en")
    assert text.count(f"\nweb-learn-{game}-tip-") >= 3
    assert f"\nweb-learn-{game}-set-up = " in text
