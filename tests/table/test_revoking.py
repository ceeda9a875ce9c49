"""Links and devices are listed for those who may revoke them, and are good for nothing afterwards."""

from __future__ import annotations

import pytest

from kroon.table import links, lobby, moves, revoking
from kroon.table.errors import NoTable, NotYours, Refused
from kroon.table.secret import hashed
from kroon.table.views import as_spectator
from tests.table.seating import ADA, BO, CY, DI, Service, actor, legal, number, seated


def kinds(service: Service, id: str, owner: str) -> list[tuple[str, str | None]]:
    return [(each["kind"], each["seat"]) for each in revoking.listed(service.tables, id, owner)["links"]]


def devices(service: Service, id: str, owner: str) -> list[tuple[str, float, bool]]:
    found = revoking.listed(service.tables, id, owner)["devices"]
    return [(each["seat"], each["since"], each["this"]) for each in found]


def test_the_creator_sees_all_links_and_others_those_of_their_seat(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    service.time.now += 10
    links.let_watch(tables, id, BO)
    links.take_along(tables, id, ADA, 0)
    secret = links.take_along(tables, id, BO, 1)
    service.time.now += 10
    links.open_on(tables, secret, CY)
    assert sorted(kinds(service, id, ADA), key=str) == [
        ("device", "a"),
        ("device", "b"),
        ("invitation", None),
        ("spectator", None),
    ]
    assert kinds(service, id, BO) == [("device", "b")]
    used = revoking.listed(tables, id, BO)["links"]
    assert (used[0]["created"], used[0]["expires"], used[0]["used"]) == (1010.0, 1910.0, 1020.0)
    assert devices(service, id, ADA) == [("a", 1000.0, True), ("b", 1000.0, False), ("b", 1020.0, False)]
    assert devices(service, id, BO) == [("b", 1000.0, True), ("b", 1020.0, False)]
    told = str(revoking.listed(tables, id, ADA))
    assert not [each for each in (ADA, BO, CY, hashed(secret)) if each in told]
    with pytest.raises(NotYours):
        revoking.listed(tables, id, DI)


def test_a_link_that_is_revoked_leads_nowhere(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
    lobby.sit(tables, id, ADA, "Ada", 0)
    invitation, watching = links.invite(tables, id, ADA), links.let_watch(tables, id, ADA)
    along = links.take_along(tables, id, ADA, 0)
    found = {each["kind"]: each["link"] for each in revoking.listed(tables, id, ADA)["links"]}
    with pytest.raises(NotYours):
        revoking.revoke_link(tables, id, BO, found["spectator"])
    revoking.revoke_link(tables, id, ADA, found["spectator"])
    with pytest.raises(NoTable):
        as_spectator(tables, id, watching)
    with tables.at(id) as live:
        assert not live.row.watched
    with pytest.raises(NoTable):
        revoking.revoke_link(tables, id, ADA, found["spectator"])
    links.invited(tables, invitation)
    revoking.revoke_links(tables, id, ADA)
    assert revoking.listed(tables, id, ADA)["links"] == []
    with pytest.raises(NoTable):
        lobby.sit(tables, id, BO, "Bo", 1, invitation)
    with pytest.raises(NoTable):
        links.open_on(tables, along, CY)


def test_a_device_that_is_revoked_loses_the_seat_but_never_the_last_one(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    for owner in (CY, DI):
        service.time.now += 10
        links.open_on(tables, links.take_along(tables, id, BO, 1), owner)
    names = [each["device"] for each in revoking.listed(tables, id, BO)["devices"]]
    with pytest.raises(NotYours):
        revoking.revoke_device(tables, id, BO, 0, names[0])
    revoking.revoke_device(tables, id, BO, 1, names[1])
    with tables.at(id) as live:
        assert live.seats[1].owners == {BO, DI}
    with pytest.raises(NoTable):
        revoking.revoke_device(tables, id, BO, 1, names[1])
    waiting = links.take_along(tables, id, BO, 1)
    revoking.revoke_devices(tables, id, ADA, 1)  # the creator's own isn't among them: the first one stays
    with tables.at(id) as live:
        assert live.seats[1].owners == {BO}
    with pytest.raises(NoTable):
        links.open_on(tables, waiting, DI)
    with pytest.raises(Refused, match="last device"):
        revoking.revoke_device(tables, id, ADA, 1, names[0])


def test_one_keeps_the_device_from_which_the_others_are_revoked(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    links.open_on(tables, links.take_along(tables, id, BO, 1), CY)
    revoking.revoke_devices(tables, id, CY, 1)
    with tables.at(id) as live:
        assert live.seats[1].owners == {CY}


def test_a_programs_seat_is_free_before_the_game_and_the_creators_later(service: Service) -> None:
    tables = service.tables
    for starts in (False, True):
        id = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
        lobby.sit(tables, id, ADA, "Ada", 0)
        token = hashed(links.give_token(tables, id, ADA, "My program", 1))
        if starts:
            lobby.add_nonce(tables, id, ADA, 0, "00" * 16)
            lobby.add_nonce(tables, id, token, 1, "11" * 16)
        assert devices(service, id, ADA) == [("a", 1000.0, True)]
        revoking.revoke_links(tables, id, ADA)
        assert kinds(service, id, ADA) == [("token", "b")]
        revoking.revoke_link(tables, id, ADA, revoking.listed(tables, id, ADA)["links"][0]["link"])
        with tables.at(id) as live:
            assert live.seats_of(token) == []
            assert live.seats[1].kind == ("person" if starts else "empty")
            assert live.seats_of(ADA) == ([0, 1] if starts else [0])
    if actor(tables, id) == 1:
        moves.play(tables, id, ADA, 1, number(tables, id, 1), legal(tables, id)[0])
