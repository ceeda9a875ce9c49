"""What is kept of a person is told to them, and deleted when they say so; the games of others go on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from kroon.table import chat, links, lobby, moves, schema
from kroon.table.errors import NoTable
from kroon.table.person import delete_person, kept_of
from kroon.table.rematch import rematch
from kroon.table.secret import hashed
from kroon.table.store import Store
from kroon.table.views import record_of
from tests.table.seating import ADA, BO, CY, Service, actor, legal, move, number, play_on, seated, step


@pytest.fixture
def service(address: str) -> Iterator[Service]:
    store = Store(address)
    yield Service(store)
    store.close()


def kept_words(service: Service) -> str:
    """All that the database holds, as one text."""
    rows = [list(row) for table in schema.metadata.sorted_tables for row in service.store.rows(select(table))]
    return json.dumps(rows)


def test_everything_that_is_kept_of_somebody_is_told(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    service.time.now += 60
    chat.write(tables, id, BO, 1, "hello from bo")
    chat.write(tables, id, ADA, 0, "hello from ada")
    links.take_along(tables, id, BO, 1)
    links.let_watch(tables, id, ADA)
    seat = actor(tables, id)
    chosen = legal(tables, id)[0]
    move(tables, id, chosen)
    told = kept_of(tables, (ADA, BO)[seat])["tables"]
    assert [each["id"] for each in told] == [id]
    assert told[0]["moves"] == [{"event": chosen, "at": service.time.now}]
    mine = kept_of(tables, BO)["tables"][0]
    assert (mine["game"], mine["state"], mine["creator"]) == ("kingdomino", "running", False)
    assert mine["seats"] == [{"seat": "b", "name": "Player 1", "devices": [1000.0]}]
    assert mine["messages"] == [{"seat": "b", "text": "hello from bo", "at": 1060.0}]
    assert [each["kind"] for each in mine["links"]] == ["device"]
    assert {each["kind"] for each in kept_of(tables, ADA)["tables"][0]["links"]} == {
        "invitation",
        "device",
        "spectator",
    }
    assert ADA not in json.dumps(mine)
    assert kept_of(tables, CY) == {"tables": []}


def test_tables_at_which_nobody_else_sits_are_deleted_wholly(service: Service) -> None:
    tables = service.tables
    for people in ([ADA, ADA], [ADA, None]):
        play_on(tables, seated(tables, "kingdomino", people), seed=1, most=4)
    lobby.create(tables, ADA, "kingdomino", {"players": 2})
    seated(tables, "kingdomino", [ADA, ADA], companion=True)
    program = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
    lobby.sit(tables, program, ADA, "Ada", 0)
    links.give_token(tables, program, ADA, "My program", 1)
    delete_person(tables, ADA)
    assert service.store.ids() == []
    assert ADA not in kept_words(service)


def test_a_bot_plays_on_for_somebody_who_is_gone_and_nothing_says_who_it_was(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    device = links.open_on(tables, links.take_along(tables, id, ADA, 0), CY)
    assert device == (id, 0)
    chat.write(tables, id, ADA, 0, "a secret of ada")
    chat.write(tables, id, BO, 1, "stays")
    play_on(tables, id, seed=1, most=3)
    delete_person(tables, ADA)
    kept = kept_words(service)
    assert not [word for word in (ADA, CY, "Player 0", "a secret of ada") if word in kept]
    with tables.at(id) as live:
        assert (live.row.state, live.row.creator, live.bot_of(0)) == ("running", "", live.row.settings.stand_in)
        assert [seat.name for seat in live.seats] == ["", "Player 1"]
    assert [each["text"] for each in service.store.messages(id)] == ["stays"]
    play_on(tables, id, seed=2)
    with tables.at(id) as live:
        assert live.row.state == "over"
        assert record_of(live).seats == ["a", "Player 1"]
    following = rematch(tables, id, BO)
    with tables.at(following) as live:
        assert live.row.creator == BO
        assert [seat.kind for seat in live.seats] == ["empty", "person"]
    delete_person(tables, BO)
    assert service.store.ids() == []


def test_before_a_game_the_seat_is_free_again_and_after_it_only_the_name_goes(service: Service) -> None:
    tables = service.tables
    waiting = lobby.create(tables, ADA, "kingdomino", {"players": 3}).id
    invitation = links.invite(tables, waiting, ADA)
    lobby.sit(tables, waiting, ADA, "Ada", 0)
    lobby.sit(tables, waiting, BO, "Bo", 1, invitation)
    over = seated(tables, "kingdomino", [ADA, BO])
    moves.resign(tables, over, BO, 1)
    delete_person(tables, BO)
    with tables.at(waiting) as live:
        assert [seat.kind for seat in live.seats] == ["person", "empty", "empty"]
    with tables.at(over) as live:
        assert [(seat.name, bool(seat.owners)) for seat in live.seats] == [("Player 0", True), ("", False)]
        assert live.row.creator == ADA
    lobby.sit(tables, waiting, CY, "Cy", None, invitation)
    assert BO not in kept_words(service)


def test_messages_go_with_the_one_who_wrote_them_even_from_a_seat_that_was_left(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 3}).id
    invitation = links.invite(tables, id, ADA)
    lobby.sit(tables, id, ADA, "Ada", 0)
    lobby.sit(tables, id, BO, "Bo", 1, invitation)
    chat.write(tables, id, BO, 1, "from bo")
    lobby.clear_seat(tables, id, BO, 1)
    lobby.sit(tables, id, CY, "Cy", 1, invitation)
    chat.write(tables, id, CY, 1, "from cy")
    assert [each["text"] for each in kept_of(tables, CY)["tables"][0]["messages"]] == ["from cy"]
    assert [each["text"] for each in kept_of(tables, BO)["tables"][0]["messages"]] == ["from bo"]
    delete_person(tables, BO)
    assert [each["text"] for each in service.store.messages(id)] == ["from cy"]
    assert kept_of(tables, BO) == {"tables": []}


def test_the_program_of_somebody_who_is_gone_is_gone_too(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 3}).id
    token = links.give_token(tables, id, ADA, "My program", 1)
    lobby.sit(tables, id, BO, "Bo", 0, links.invite(tables, id, ADA))
    delete_person(tables, ADA)
    with tables.at(id) as live:
        assert [seat.kind for seat in live.seats] == ["person", "empty", "empty"]
    with pytest.raises(NoTable):
        service.store.link(hashed(token))


def test_a_table_of_other_rules_is_left_too(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    rules = schema.tables.update().values(rules=99)
    service.store.write(id, lambda connection: connection.execute(rules))
    tables.forget(id)
    delete_person(tables, ADA)
    assert ADA not in kept_words(service)
    assert service.store.ids() == [id]


def test_the_game_of_somebody_who_is_gone_goes_on_from_its_log(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    delete_person(tables, ADA)
    tables.forget(id)
    while actor(tables, id) != 1:
        assert step(tables, id, random.Random(1)) is not None
    assert number(tables, id, 1) > 1
