"""Companion tables: on one device what is still hidden is put off, and typed in when it is shown."""

from __future__ import annotations

import random

import pytest

from kroon.core import record as records
from kroon.table import lobby, moves, undo, views
from kroon.table.errors import NotYours, Refused
from kroon.table.log import Fold
from kroon.table.tables import Tables
from tests.table.seating import ADA, BO, Service, actor, eyes, legal, move, number, seated

FIRST = {"quadrants": "first_game", "cards": "first_game", "start": "a"}
TERRAINS = ("grass", "flowers", "forest", "canyon", "desert")


@pytest.fixture
def id(service: Service) -> str:
    """Two people of Kingdom Builder on one device, with their first cards put off."""
    id = seated(service.tables, "builder", [ADA, ADA], FIRST, companion=True)
    for seat in range(2):
        with pytest.raises(Refused, match="device"):
            moves.type_outcome(
                service.tables, id, ADA, seat, number(service.tables, id, seat), f"* card {'ab'[seat]} grass"
            )
        at = number(service.tables, id, 0)
        first = moves.put_off(service.tables, id, ADA, 0, at)
        assert moves.put_off(service.tables, id, ADA, 0, at) == first  # repeated
    return id


def test_a_card_that_is_put_off_is_shown_to_nobody(service: Service, id: str) -> None:
    assert actor(service.tables, id) == 0
    for viewer in (0, 1, None):
        shown = views.view_for(service.tables, eyes(id, viewer))
        assert [seat["card"] for seat in shown["view"]["seats"]] == [None, None]
        assert shown["fills"] == (viewer is not None)
        assert shown["legal"] == []
        texts = [each["text"] for each in views.since(service.tables, eyes(id, viewer), 0)]
        assert texts[1:] == ["* card a ?", "* card b ?"]
    with pytest.raises(Refused, match="before its move"):
        move(service.tables, id, legal(service.tables, id)[0])


def test_it_is_typed_in_when_it_is_shown(service: Service, id: str) -> None:
    tables = service.tables
    with pytest.raises(NotYours):
        moves.fill(tables, id, BO, 0, "* card a desert")
    for wrong in ("* card b desert", "a end", "* card a ?", "* card a castle", ""):
        with pytest.raises(Refused):
            moves.fill(tables, id, ADA, 0, wrong)
    moves.fill(tables, id, ADA, 0, "* card a desert")
    with pytest.raises(Refused):
        moves.fill(tables, id, ADA, 0, "* card a desert")
    assert views.view_for(tables, eyes(id, 0))["view"]["seats"][0]["card"] == "desert"
    move(tables, id, legal(tables, id)[0])
    again = Tables(service.store, service.time)  # the same from the disk
    with tables.at(id) as live, again.at(id) as other:
        assert live.fold.events == other.fold.events
        assert live.fold.play.state.tobytes() == other.fold.play.state.tobytes()


def test_cards_that_are_put_off_never_stand_in_the_way_of_those_shown(service: Service) -> None:
    """A whole pile is gone through: five cards of each terrain, in any order, are possible."""
    tables, choice = service.tables, random.Random(2)
    id = seated(tables, "builder", [ADA, ADA, ADA], FIRST, companion=True)
    pile = [terrain for terrain in TERRAINS for _ in range(5)]
    choice.shuffle(pile)
    held: list[list[str]] = [[], [], []]
    drawn = iter(pile)
    while True:
        seat = actor(tables, id)
        if seat == -1:
            with tables.at(id) as live:
                owner = int(live.fold.play.engine.owner(live.fold.play.state))
            card = next(drawn, None)
            if card is None:
                break
            held[owner].append(card)
            moves.put_off(tables, id, ADA, 0, number(tables, id, 0))
            continue
        with tables.at(id) as live:
            waiting = live.fold.put_off(seat)
        if waiting is not None:
            moves.fill(tables, id, ADA, seat, f"* card {'abc'[seat]} {held[seat][-1]}")
        texts = legal(tables, id)
        builds = [text for text in texts if " build " in text]
        move(tables, id, choice.choice(builds) if builds else f"{'abc'[seat]} end")
    with tables.at(id) as live:
        cards = [text.split(" ")[2:] for text in live.fold.events if text.startswith("* card")]
        known = [[word for letter, word in cards if letter == name] for name in "abc"]
        for shown, true in zip(known, held, strict=True):
            assert shown[: len(true) - 1] == true[:-1]
        records.final(views.record_of(live))
        folded = Fold(live.game, live.row.options)
        folded.extend(service.store.entries(id))
        assert folded.events == live.fold.events


def test_a_card_stays_known_when_moves_are_taken_back(service: Service, id: str) -> None:
    moves.fill(service.tables, id, ADA, 0, "* card a forest")
    first = legal(service.tables, id)
    move(service.tables, id, first[0])
    assert undo.ask(service.tables, id, ADA, 0)
    assert legal(service.tables, id) == first


def test_games_that_hide_more_than_that_cant_be_played_on_one_device(service: Service) -> None:
    id = seated(service.tables, "dominion", [ADA, ADA], {"start": "a"}, companion=True)
    moves.put_off(service.tables, id, ADA, 0, number(service.tables, id, 0))
    with pytest.raises(Refused, match="device"):
        moves.put_off(service.tables, id, ADA, 0, number(service.tables, id, 0))


def test_somebody_without_a_device_sits_at_a_companion_table(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 2}, {"companion": True}).id
    lobby.sit(tables, id, ADA, "Ada", 0)
    lobby.add_companion(tables, id, ADA, "Grandma")
    for text in ("* row 3 12 17 40", "* start b"):
        moves.type_outcome(tables, id, ADA, 0, number(tables, id, 0), text)
    with pytest.raises(NotYours):
        moves.play(tables, id, BO, 1, number(tables, id, 1), "b pick 12")
    moves.play(tables, id, ADA, 1, number(tables, id, 1), "b pick 12")
    plain = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
    with pytest.raises(Refused):
        lobby.add_companion(tables, plain, ADA, "Grandma")
