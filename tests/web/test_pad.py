"""What the score pad knows of the boxes is what the games know."""

from __future__ import annotations

import json

import pytest

from kroon.core.page import part_folder
from kroon.games.domino.sheet import Box
from kroon.games.kingdomino.sheet import BOX as KINGDOMINO
from kroon.games.origins.sheet import BOX as ORIGINS


@pytest.mark.parametrize("box", [KINGDOMINO, ORIGINS], ids=lambda box: box.name)
def test_the_brushes_are_the_squares_of_the_box(box: Box) -> None:
    folder = part_folder(box.name)
    assert folder is not None
    told = json.loads((folder / "brushes.json").read_text("utf-8"))
    brushes = told["squares"] if isinstance(told, dict) else told
    assert sorted(brushes) == sorted(box.write(label) for label in box.labels)
