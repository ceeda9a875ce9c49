"""Numbers in texts: one that can be 1 has a singular; the others are listed, with the reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kroon.core.page import part_folder
from kroon.core.texts import LANGUAGES, say_in, text_folders

PLURALS = {
    "en": "bots cards coins craters crowns decisions dominoes events files fires games hexes minutes names "
    "opponents piles players points positions Provinces resources rounds seats seconds settlements simulations "
    "squares steps tiles tokens turns volcanoes workers",
    "nl": "bots kaarten munten kraters kronen tegels gebeurtenissen bestanden vuren spellen minuten namen "
    "tegenstanders stapels spelers punten stellingen Provincies grondstoffen ronden plaatsen seconden "
    "nederzettingen simulaties velden stappen fiches beurten vulkanen werkers",
    "de": "Bots Karten Krater Kratern Kronen Steine Steinen Ereignisse Ereignissen Dateien Feuer Spiele "
    "Spielen Minuten Namen Stapeln Personen Punkte Punkten Stellungen Provinzen Runden Plätze Sekunden "
    "Siedlungen Simulationen Felder Feldern Schritten Züge Vulkane Arbeiter",
}
"""Words that go with more than one thing."""
NEVER_ONE = {
    "players": "a table has two players at least",
    "frame": "5 or 7 squares",
    "limit": "steps of a game that never ends",
    "seatings": "two at least, one for each seat",
    "seconds": "30, 60 or 120 for a move",
    "minutes": "5, 10 or 20 for a game",
    "share": "12 or 24 dominoes",
    "length": "three or four dominoes in a row",
    "of": "squares of a kingdom, or the settlements of a supply",
    "all": "the piles of a supply, or the settlements of a supply",
    "turns": "the rounds that forty settlements take at least",
    "there": "the copies of a card in the box",
    "domino": "which domino, not how many",
}
"""Numbers that are more than one wherever they are said, and why."""
NEVER_ONE_IN = {
    ("arena-given-up", "games"): "a deal is played in two seatings at least",
    ("arena-resumed", "games"): "a deal is played in two seatings at least",
    ("arena-interrupted", "games"): "a deal is played in two seatings at least",
    ("arena-interrupted-unsaved", "games"): "a deal is played in two seatings at least",
    ("arena-mark-seat", "games"): "part of a fraction",
    ("arena-mark-scores", "high"): "the end of a range",
    ("arena-repeats", "given"): "a name twice makes two",
    ("bot-count", "given"): "one bot does for all seats",
    ("cli-bot-count", "given"): "one bot does for all opponents",
    ("cli-good-over", "events"): "no finished game has a single event",
    ("envs-opponents", "given"): "one opponent does for all seats",
    ("review-method", "simulations"): "a judge takes hundreds",
    ("dominion-ask-discard-down", "left"): "down to three cards",
    ("dataset-resumed", "files"): "part of a fraction",
    ("builder-sheet-too-many", "count"): "more than forty",
    ("builder-sheet-water", "tiles"): "two tiles lie on each location",
    ("dominion-sheet-too-many", "found"): "more than the box has",
    ("dominion-tell-name", "seat"): "somebody names a card",
    ("domino-sheet-labels", "count"): "more than the box has",
    ("origins-sheet-tiles", "count"): "more than the box has",
    ("web-companion-type-row", "count"): "a row of three or four",
    ("web-dominion-says-silver", "coins"): "two, printed on the card",
    ("web-dominion-says-gold", "coins"): "three, printed on the card",
    ("web-dominion-says-duchy", "points"): "three, printed on the card",
    ("web-dominion-says-province", "points"): "six, printed on the card",
    ("web-dominion-says-harem", "coins"): "two, printed on the card",
    ("web-dominion-says-harem", "points"): "two, printed on the card",
}


def bare_plurals(pattern: Any, words: re.Pattern[str], chosen: frozenset[str]) -> Iterator[str]:
    """The variables before a plural in a text that doesn't choose by them, nor by how many points a gain is."""
    for at, part in enumerate(pattern.elements):
        if not isinstance(part, ftl.Placeable):
            continue
        said = part.expression
        if isinstance(said, ftl.SelectExpression):
            by = said.selector.id.name if isinstance(said.selector, ftl.VariableReference) else ""
            with_gain = {"gain", "games"} if by == "count" else set()
            for variant in said.variants:
                yield from bare_plurals(variant.value, words, chosen | {by} | with_gain)
        elif isinstance(said, ftl.VariableReference) and said.id.name not in chosen:
            after = pattern.elements[at + 1 : at + 2]
            if after and isinstance(after[0], ftl.TextElement) and words.match(after[0].value):
                yield said.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_can_be_one_has_a_singular(language: str) -> None:
    words = re.compile(rf" ({'|'.join(PLURALS[language].split())})\b")
    faults: list[tuple[str, str]] = []
    parts = [part / "texts" for name in text_folders() if (part := part_folder(name))]
    for folder in (*text_folders().values(), *parts):
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message):
                continue
            bare = ((entry.id.name, name) for name in bare_plurals(entry.value, words, frozenset()))
            faults += [each for each in bare if each[1] not in NEVER_ONE and each not in NEVER_ONE_IN]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a plays all Treasures, for 1 coin."),
        ("nl", "a speelt alle geldkaarten, voor 1 munt."),
        ("de", "a spielt alle Geldkarten, für 1 Geld."),
    ],
)
def test_one_coin_is_a_coin(language: str, said: str) -> None:
    assert say_in(language, "dominion-tell-treasures", seat="a", coins=1) == said


def test_one_of_anything_is_said_in_the_singular() -> None:
    assert say_in("en", "kingdomino-sheet-of", seat="b", total=1) == "b: 1 point"
    assert say_in("de", "cli-checked", files=1, bad=0) == "1 Datei geprüft, alle gut."
    assert say_in("nl", "service-bots-at", workers=1) == "1 werker wacht op beurten van bots."
    assert say_in("en", "sheet-seats", given=1, players=3).startswith("The sheet has 1 seat for 3 players")


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", "and is that of the record."),
        ("nl", "en komt overeen met de opgeslagen partij."),
        ("de", "und stimmt mit der gespeicherten Partie überein."),
    ],
)
def test_one_outcome_that_was_drawn_again_agrees_in_the_singular(language: str, ends: str) -> None:
    assert say_in(language, "web-proof-counted", outcomes=1, undone=0).endswith(ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_for_spectators_is_called_the_same_where_it_is_made_and_listed(language: str) -> None:
    assert say_in(language, "web-watch-link") == say_in(language, "web-links-spectator")
