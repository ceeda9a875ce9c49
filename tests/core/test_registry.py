"""Games: Kroon's own, and those that other packages bring along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kroon.core import registry
from kroon.core.registry import first_game, game_folder, game_names, game_part

GAME = """
from dataclasses import replace
from kroon.games.kingdomino.game import GAME
GAME = replace(GAME, name={name!r})
"""


def packaged(folder: Path, point: str, name: str, texts: dict[str, str]) -> None:
    """A package with a game in a folder that Python imports from."""
    package = folder / "elsewhere"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text(GAME.format(name=name))
    for language, text in texts.items():
        (package / "texts" / f"{language}.ftl").write_text(text)
    about = folder / "elsewhere-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[kroon.games]\n{point} = elsewhere.game\n")


def ran(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *sys.path])
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": path, "KROON_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_game_of_our_own_is_found_in_its_folder() -> None:
    assert set(game_names()) >= {"builder", "dominion", "kingdomino", "origins"}
    for name in game_names():
        assert (game_folder(name) / "game.py").is_file()


def test_the_first_game_is_one_that_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_game() in game_names()
    monkeypatch.setattr(registry, "FIRST", "nothing_of_that_name")
    assert first_game() == game_names()[0]


def test_games_are_found_and_named_without_numba(tmp_path: Path) -> None:
    found = "import sys; from kroon.core.registry import first_game; from kroon.core.texts import say; "
    assert ran(tmp_path, "-c", found + "say(first_game()); print('numba' in sys.modules)").stdout == "False\n"


def test_a_part_that_a_game_doesnt_have_is_none() -> None:
    assert all(game_part(name, "nothing_of_that_name") is None for name in game_names())


def test_a_picture_beside_the_game_of_another_package_is_used(tmp_path: Path) -> None:
    packaged(tmp_path, "castles", "castles", {})
    shown = "import kroon; from kroon.envs.picture import picture; play = kroon.new('castles', players=2); "
    shown += "print(picture(play.game, play.state, None))"
    (tmp_path / "elsewhere" / "picture.py").write_text("def draw(view): return f'a table of {len(view)} parts'")
    assert ran(tmp_path, "-c", shown).stdout.startswith("a table of ")


def test_a_game_of_another_package_is_found_played_and_speaks(tmp_path: Path) -> None:
    packaged(tmp_path, "castles", "castles", {"en": "castles = Castles of Elsewhere\n"})
    played = "import kroon; play = kroon.new('castles', players=2); print(play.game.name, play.actor)"
    assert ran(tmp_path, "-c", played).stdout == "castles -1\n"
    told = "from kroon.core.texts import say_in; print(say_in('nl', 'castles'), '|', say_in('en', 'castles'))"
    assert ran(tmp_path, "-c", told).stdout == "Castles of Elsewhere | Castles of Elsewhere\n"
    assert "castles" in ran(tmp_path, "-m", "kroon", "games").stdout


@pytest.mark.parametrize(
    ("point", "name", "says"),
    [("castles", "towers", "calls it towers"), ("broken", "broken", "can't be loaded")],
)
def test_a_package_that_isnt_what_it_says_gets_a_sentence(
    tmp_path: Path, point: str, name: str, says: str
) -> None:
    packaged(tmp_path, point, name, {})
    if point == "broken":
        (tmp_path / "elsewhere" / "game.py").write_text("import nothing_of_that_name\n")
    done = ran(tmp_path, "-m", "kroon", "play", point)
    assert done.returncode == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_our_own_game_goes_before_one_of_the_same_name(tmp_path: Path) -> None:
    packaged(tmp_path, "kingdomino", "kingdomino", {})
    found = "from kroon.core.registry import game_modules; print(game_modules()['kingdomino'])"
    assert ran(tmp_path, "-c", found).stdout == "kroon.games.kingdomino.game\n"
