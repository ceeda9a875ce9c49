"""Errors: one sentence each, in the reader's language, with the number of the rule."""

from __future__ import annotations

import pytest

from kroon.core.errors import BadEvent, Illegal, KroonError, Malformed, Reason, WrongOptions, short


def test_a_refusal_names_the_rule() -> None:
    error = Illegal(Reason("illegal", "K11"))
    assert str(error) == "That is not allowed now. (rule K11)"
    assert error.reason.rule == "K11"


def test_a_bad_event_says_where_it_stands_and_why() -> None:
    error = BadEvent(3, "a pick 99", Illegal(Reason("illegal", "K8")))
    assert str(error) == "Event 3, 'a pick 99': That is not allowed now. (rule K8)"
    assert isinstance(error.cause, Illegal)


def test_all_errors_are_of_one_kind() -> None:
    for kind in (Malformed, WrongOptions, Illegal, BadEvent):
        assert issubclass(kind, KroonError)
    assert not issubclass(Illegal, Malformed)


def test_a_sentence_comes_in_the_language_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    error = Illegal(Reason("illegal", "K11"))
    sentences = set()
    for language in ("en", "nl", "de"):
        monkeypatch.setenv("KROON_LANG", language)
        sentences.add(str(error))
    assert len(sentences) == 3


@pytest.mark.parametrize(
    "value", ["x" * 1000, "a\nb", "\x1b[31mred", "\u202eright to left", 7, None, ["a"] * 99]
)
def test_values_from_outside_are_shown_short_and_on_one_line(value: object) -> None:
    shown = short(value)
    assert len(shown) <= 80
    assert shown.isprintable()


def test_a_short_value_stays_as_it_is() -> None:
    assert short("a pick 12") == "a pick 12"
    assert short("x" * 80) == "x" * 80
    assert short("x" * 81) == "x" * 79 + "…"
