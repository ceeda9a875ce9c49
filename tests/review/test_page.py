"""The page of a review: well-formed, complete, and nothing of a record gets into it unescaped."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from kroon.core.registry import game_names
from kroon.core.texts import LANGUAGES
from kroon.review import review
from kroon.review.page import page
from tests.review.games import QUICK, beginning, blundered, whole


def parsed(text: str) -> ElementTree.Element:
    begin, _, rest = text.partition("\n")
    assert begin == "<!DOCTYPE html>"
    return ElementTree.fromstring(rest)


@pytest.mark.parametrize("name", game_names())
def test_the_page_of_every_game_is_well_formed(name: str) -> None:
    read = beginning(name)
    read.events = read.events[:30]
    made = review(read, QUICK)
    tree = parsed(page(made, read, name))
    assert len(tree.findall(".//polyline")) == 2 * len(made.players)
    assert len([row for row in tree.iter("tr") if row.get("id")]) == len(made.decisions)
    costly = [each for player in made.players for each in player.costliest]
    assert len(tree.findall(".//section//details/pre")) == len(costly)
    assert len(tree.findall(".//path[@class]/title")) == len(costly)


def test_names_are_escaped() -> None:
    read = whole()
    text = page(review(read, QUICK), read, "<b>Kingdomino</b>")
    tree = parsed(text)
    assert "alert(1)" not in "".join("".join(each.itertext()) for each in tree.iter("script"))
    assert "<script>" not in text
    assert "&lt;script&gt;alert(1)" in text
    assert "<b>" not in text


def test_the_page_needs_nothing_else() -> None:
    read = beginning("kingdomino")
    tree = parsed(page(review(read, QUICK), read, "Kingdomino"))
    links = [each.get("href", "#") for each in tree.iter()]
    assert all(link.startswith("#") for link in links)
    assert not [each for each in tree.iter() if each.get("src") or each.tag == "link"]
    styles = "".join("".join(each.itertext()) for each in tree.iter("style"))
    assert "url(" not in styles
    assert "@import" not in styles
    (policy,) = [each for each in tree.iter("meta") if each.get("http-equiv") == "Content-Security-Policy"]
    assert (policy.get("content") or "").startswith("default-src 'none';")
    assert "data-theme" not in styles  # both themes follow the system


def test_every_module_that_another_imports_is_in_the_map() -> None:
    read = beginning("origins")
    tree = parsed(page(review(read, QUICK), read, "Origins"))
    (found,) = [each for each in tree.iter("script") if each.get("type") == "importmap"]
    names = json.loads("".join(found.itertext()))["imports"]
    assert "review/page.js" in names
    for name, address in names.items():
        kind, _, code = unquote(address).partition(",")
        expected = "application/json" if name.endswith(".json") else "text/javascript"
        assert kind == f"data:{expected};charset=utf-8"
        for wanted in re.findall(r"""(?:\bfrom|\bimport)\s*\(?["']([\w./-]+)["']""", code):
            assert wanted in names, f"{name} imports {wanted}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_comes_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    read, _, _ = blundered()
    tree = parsed(page(review(read, QUICK), read, "Kingdomino"))
    assert tree.get("lang") == language
    assert {"en": "Better: ", "nl": "Beter: ", "de": "Besser: "}[language] in "".join(tree.itertext())


def test_the_page_of_a_game_without_events() -> None:
    read = beginning("origins")
    read.events = []
    tree = parsed(page(review(read, QUICK), read, "Origins"))
    assert tree.find(".//section/pre") is not None
