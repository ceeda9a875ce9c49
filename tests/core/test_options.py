"""Options: values are checked, read and encoded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kroon.core.errors import WrongOptions
from kroon.core.options import Choice, ChoiceOrList, OptionSet, Players, Switch


def _fit(options: Mapping[str, Any]) -> None:
    if options["fast"] and options["players"] == 3:
        raise WrongOptions("option-unknown", name="fast", names="")


LIST = ChoiceOrList("cards", ("random", "draft"), items=("cellar", "market", "mine"), length=2)
OPTIONS = OptionSet((Players(2, 4), Choice("mode", ("short", "long")), Switch("fast"), LIST), _fit)


def test_options_not_given_take_their_defaults() -> None:
    full = OPTIONS.check({"players": 3})
    assert full == {"players": 3, "mode": "short", "fast": False, "cards": "random"}
    assert OPTIONS.given(full) == {"players": 3}
    assert OPTIONS.given(full | {"mode": "long"}) == {"players": 3, "mode": "long"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "number of players is missing"),
        ({"players": 5}, "expected 2 to 4"),
        ({"players": 1}, "expected 2 to 4"),
        ({"players": "2"}, "expected 2 to 4"),
        ({"players": 2.0}, "expected 2 to 4"),
        ({"players": True}, "expected 2 to 4"),
        ({"players": [2]}, "expected 2 to 4"),
        ({"players": 2, "mode": "Long"}, "expected one of short, long"),
        ({"players": 2, "mode": 1}, "expected one of short, long"),
        ({"players": 2, "mode": None}, "expected one of short, long"),
        ({"players": 2, "mode": ["short"]}, "expected one of short, long"),
        ({"players": 2, "fast": 1}, "either true or false"),
        ({"players": 2, "fast": "true"}, "either true or false"),
        ({"players": 2, "fast": None}, "either true or false"),
        ({"players": 2, "slow": True}, "no option 'slow'"),
        ({"players": 2, "x" * 500: True}, "no option 'xxx"),
        ({"players": 3, "fast": True}, "no option 'fast'"),
        ({"players": 2, "cards": "cellar"}, "expected one of random, draft"),
        ({"players": 2, "cards": ["cellar"]}, "a list of 2 different"),
        ({"players": 2, "cards": ["cellar", "cellar"]}, "a list of 2 different"),
        ({"players": 2, "cards": ["cellar", "moat"]}, "a list of 2 different"),
        ({"players": 2, "cards": ["cellar", 3]}, "a list of 2 different"),
        ({"players": 2, "cards": ["cellar", ["market"]]}, "a list of 2 different"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongOptions, match=sentence) as refused:
        OPTIONS.check(given)
    assert len(str(refused.value)) < 300


def test_options_are_read_from_texts() -> None:
    assert OPTIONS.read({"players": "4", "mode": "long", "fast": "true"}) == {
        "players": 4,
        "mode": "long",
        "fast": True,
    }
    assert OPTIONS.read({"cards": "market,cellar"}) == {"cards": ["market", "cellar"]}
    assert OPTIONS.read({"cards": "draft", "fast": "false"}) == {"cards": "draft", "fast": False}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("players", "two"),
        ("players", ""),
        ("players", "٣"),
        ("players", "9" * 5000),
        ("players", " 2"),
        ("fast", "1"),
        ("fast", "True"),
        ("mode", ""),
        ("cards", "market,moat"),
        ("slow", "true"),
    ],
)
def test_texts_that_are_no_values_are_refused(name: str, text: str) -> None:
    with pytest.raises(WrongOptions):
        OPTIONS.read({name: text})


def test_options_are_encoded_in_their_order() -> None:
    full = OPTIONS.check({"players": 4, "mode": "long"})
    assert OPTIONS.encode(full).tolist() == [4, 1, 0, 0, -1, -1]
    full = OPTIONS.check({"players": 2, "fast": True, "cards": ["mine", "cellar"]})
    assert OPTIONS.encode(full).tolist() == [2, 0, 1, -1, 2, 0]
