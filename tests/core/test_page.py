"""What games bring to the page: it is found in their folders, and what is wrong with it is said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kroon.core import page
from kroon.core.page import Part, own_path, part_files, part_folder, part_of, part_paths
from kroon.core.registry import BrokenGame, game_names


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What was found in a test is forgotten after it."""
    yield
    part_folder.cache_clear()
    part_of.cache_clear()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder `web` of a game of another package."""
    part_folder.cache_clear()
    part_of.cache_clear()
    monkeypatch.setattr(page, "game_modules", lambda: {"nim": "kroon_nim.game", "alone": "kroon_alone"})
    monkeypatch.setattr(page, "game_folder", lambda _: tmp_path)
    (tmp_path / "web").mkdir()
    return tmp_path / "web"


def test_what_games_share_is_used_before_their_own() -> None:
    for name in game_names():
        if "domino" not in part_of(name).shares:
            continue
        assert part_paths(name, "index.js") == ["games/domino/web/index.js", f"games/{name}/web/index.js"]
        assert [path.parent.parent.name for path in part_files(name, "index.js")] == ["domino", name]


def test_a_game_that_says_nothing_has_the_standard_part(elsewhere: Path) -> None:
    assert part_of("nim") == Part()
    assert own_path("nim", "index.js") is None
    (elsewhere / "index.js").touch()
    assert own_path("nim", "index.js") == "games/nim/web/index.js"


def test_what_a_game_says_is_read(elsewhere: Path) -> None:
    told = {
        "order": 3,
        "shares": ["domino"],
        "first": {"players": 2, "options": {}},
        "devices": True,
        "when": {},
    }
    (elsewhere / "part.json").write_text(json.dumps(told))
    assert part_of("nim") == Part(3, ("domino",), {"players": 2, "options": {}}, True, {})


@pytest.mark.parametrize("text", ["{", "[1]", '{"colour": "red"}', '{"shares": 3}'])
def test_a_part_that_makes_no_sense_is_refused_with_its_game(text: str, elsewhere: Path) -> None:
    (elsewhere / "part.json").write_text(text)
    with pytest.raises(BrokenGame, match="nim"):
        part_of("nim")


@pytest.mark.parametrize("name", ["", ".", "..", "../web", "nowhere", "web", "domino/web", "Domino"])
def test_no_other_folder_is_a_part_of_the_page(name: str) -> None:
    assert part_folder(name) is None


def test_what_lies_beside_a_module_without_a_package_belongs_to_others(elsewhere: Path) -> None:
    assert part_folder("nim") == elsewhere
    assert part_folder("alone") is None
