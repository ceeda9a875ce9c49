"""Messages: said in every language and by any names, as plain values, and the places they speak of."""

from __future__ import annotations

import json

import pytest

from kroon.conformance.random_games import random_steps
from kroon.core.events import player
from kroon.core.message import CARD, HEX, SQUARE, Message, Thing, message, words, written
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import speaking

NAMES = {"a": "Ada", "b": "Bo", "c": "Cy"}


def named(thing: Thing) -> str | None:
    """As a reader who knows the players calls them."""
    return NAMES.get(thing.id) if thing.kind == "seat" else None


def test_a_thing_is_called_by_the_reader_else_by_its_name_else_by_its_id() -> None:
    gold = Thing(CARD, "gold", message("as-written", text="Gold"))
    assert words(gold) == str(gold) == "Gold"
    assert words(Thing(SQUARE, "1,-2")) == "1,-2"
    assert words(player(1)) == "b"
    assert words(player(1), named) == "Bo"
    assert words(message("ask-seat", seat=player(0), ask=message("ask-move")), named).startswith("Ada")


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "Ada, Bo and Cy"), ("nl", "Ada, Bo en Cy"), ("de", "Ada, Bo und Cy")]
)
def test_players_are_joined_by_and_in_every_language(language: str, joined: str) -> None:
    with speaking(language):
        assert words((player(0), player(1), player(2)), named) == joined
        assert words((player(0),), named) == "Ada"


def test_lists_of_places_phrases_and_names_are_told_apart() -> None:
    assert words((Thing(HEX, "3,4"), Thing(HEX, "3,5"))) == "3,4 3,5"
    assert words((message("as-written", text="one"), message("as-written", text="two"))) == "one; two"
    assert words((Thing(CARD, "gold"), Thing(CARD, "estate"))) == "gold, estate"
    assert words(()) == ""


def test_a_variant_is_said_where_a_text_has_it() -> None:
    told = message("tell-as-written", seat=player(0), text="take 2")
    assert words(told, named) == "Ada: take 2"
    assert words(told.to_choose(), named) == "take 2"
    plain = message("as-written", text="take 2")
    assert str(plain.to_choose()) == str(plain)


def test_what_stands_below_a_message_is_further_to_the_right() -> None:
    below = message("as-written", text="below")
    top = Message("as-written", {"text": "top"}, (Message("as-written", {"text": "middle"}, (below,)),))
    assert written([top, below]) == ["top", "  middle", "    below", "below"]


def test_a_message_is_plain_json() -> None:
    place = Thing(SQUARE, "1,-2", of="b")
    made = Message("as-written", {"text": (place, 3, message("ask-move"))}, (message("ask-move"),), "move")
    assert json.loads(json.dumps(made.to_json())) == {
        "key": "as-written",
        "args": {"text": [{"kind": "square", "id": "1,-2", "of": "b"}, 3, {"key": "ask-move"}]},
        "lines": [{"key": "ask-move"}],
        "variant": "move",
    }


def test_the_places_of_a_message_are_found_however_deep_they_are() -> None:
    one, two, three = (Thing(SQUARE, id, of="a") for id in ("0,1", "0,2", "0,3"))
    inner = message("as-written", text=(two, three))
    assert list(message("as-written", text=one, more=inner, seat=player(0)).places()) == [one, two, three]


def test_equal_messages_are_one_in_a_set() -> None:
    assert len({message("as-written", text="x"), message("as-written", text="x"), message("ask-move")}) == 2


def test_moves_name_their_places_on_the_board_of_their_player() -> None:
    play = Play(find_game("kingdomino"), {"players": 2})
    steps = random_steps(play, seed=1)
    while not (moves := [text for text in play.legal() if " place " in text]):
        next(steps)
    move = moves[0]
    told = play.game.tell(play.state, play.game.parse(play.state, move))
    places = list(told.places())
    assert len(places) == 2
    assert {place.of for place in places} == {move[0]}
    assert all(place.kind == SQUARE and place.id in move for place in places)
