"""The grounds of terrains differ for everybody, whatever kind of colour blindness."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kroon

GAMES = Path(kroon.__file__).parent / "games"
KINDS_OF_BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""How each kind sees light: rows for red, green and blue."""
TERRAINS = {
    "kingdomino": ("wheat", "forest", "lake", "grassland", "swamp", "mine"),
    "origins": ("desert", "steppe", "lake", "jungle", "quarry", "volcano"),
    "builder": ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain", "castle"),
}
APART = 12
"""How far the grounds of two terrains must be apart (CIE 1976), beside their different patterns."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("blindness", KINDS_OF_BLINDNESS)
@pytest.mark.parametrize("game", TERRAINS)
def test_grounds_differ_for_colour_blind_people(game: str, blindness: str, theme: str) -> None:
    paints = _paints(game, theme)
    seen = {name: _lab(_seen(paints[name], blindness)) for name in TERRAINS[game]}
    for at, one in enumerate(TERRAINS[game]):
        for other in TERRAINS[game][at + 1 :]:
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance > APART, (one, other)


def _paints(game: str, theme: str) -> dict[str, str]:
    """The colours of grounds by their names."""
    if game == "builder":  # the same in both themes
        drawing = (GAMES / "builder" / "web" / "art.svg").read_text()
        return dict(re.findall(r'id="land-(\w+)" fill="#([0-9a-f]{6})"', drawing))
    css = (GAMES / "domino" / "web" / "style.css").read_text()
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
