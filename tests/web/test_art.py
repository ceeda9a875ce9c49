"""The drawings of the frame and the games: what they and the modules refer to is there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

KROON = Path(__file__).resolve().parents[2] / "src" / "kroon"
WEB = KROON / "web"
FILES = sorted([*(WEB / "art").glob("*.svg"), *KROON.glob("games/*/web/*.svg")])
NAMES = [str(path.relative_to(KROON)) for path in FILES]
NAMESPACE = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "defs", "symbol", "g", "pattern", "use", "path", "rect", "circle", "ellipse"}
SET_BY_KIND = {"--k", "--k2"}
"""Paints that a class sets where a drawing is used."""


def elements(path: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(path).getroot().iter())


def ids() -> list[str]:
    return [each.attrib["id"] for path in FILES for each in elements(path) if "id" in each.attrib]


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_a_file_holds_nothing_but_drawings(path: Path) -> None:
    for each in elements(path):
        assert each.tag.removeprefix(NAMESPACE) in DRAWN
        assert not [name for name in each.attrib if name == "style" or name.startswith("on")]


def test_ids_are_given_once() -> None:
    assert len(ids()) == len(set(ids()))


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_what_a_drawing_uses_is_there(path: Path) -> None:
    used = set(re.findall(r'href="#([\w-]+)"|url\(#([\w-]+)\)', path.read_text(encoding="utf-8")))
    assert {one or other for one, other in used} <= set(ids())


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_paints_are_those_of_the_style_sheets(path: Path) -> None:
    sheets = [*(WEB / "css").glob("*.css"), *KROON.glob("games/*/web/*.css")]
    styles = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    known = set(re.findall(r"(--[\w-]+):", styles)) | SET_BY_KIND
    assert set(re.findall(r"var\((--[\w-]+)", path.read_text(encoding="utf-8"))) <= known


def test_icons_that_the_modules_name_are_drawn() -> None:
    for path in (*(WEB / "js").rglob("*.js"), *KROON.glob("games/*/web/*.js")):
        for name in re.findall(r'\bicon\("([\w-]+)"', path.read_text(encoding="utf-8")):
            assert f"icon-{name}" in ids(), f"{path.name}: {name}"
