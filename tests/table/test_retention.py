"""Tables that nobody has used for long are found and deleted; others stay."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from kroon.service.retention import DAY, Retention
from kroon.service.settings import ServiceSettings
from kroon.table import chat, lobby, moves
from kroon.table.retention import FINISHED, UNFINISHED, delete_idle, idle_tables
from kroon.table.store import Store
from tests.table.seating import ADA, BO, Service, Time, seated


def some_tables(service: Service) -> dict[str, str]:
    """A table of each kind, all of them made now."""
    tables = service.tables
    made = {"open": lobby.create(tables, ADA, "kingdomino", {"players": 2}).id}
    for name in ("running", "over", "talked"):
        made[name] = seated(tables, "kingdomino", [ADA, BO])
    for name in ("over", "talked"):
        moves.resign(tables, made[name], ADA, 0)
    return made


def test_only_finished_tables_at_which_nothing_happened_are_old(service: Service) -> None:
    made, began = some_tables(service), service.time.now
    service.time.now += 100 * DAY
    chat.write(service.tables, made["talked"], ADA, 0, "good game")
    before = service.time.now - 90 * DAY
    found = idle_tables(service.tables, before)
    assert [(each.id, each.state, each.used) for each in found] == [(made["over"], "over", began)]
    unfinished = idle_tables(service.tables, before, UNFINISHED)
    assert {each.id for each in unfinished} == {made["open"], made["running"]}
    assert idle_tables(service.tables, began) == []


def test_a_table_that_somebody_goes_on_with_meanwhile_stays(service: Service) -> None:
    made = some_tables(service)
    service.time.now += 100 * DAY
    before = service.time.now - 90 * DAY
    moves.resign(service.tables, made["running"], ADA, 0)
    chat.write(service.tables, made["over"], ADA, 0, "still here")
    states = (*FINISHED, *UNFINISHED)
    assert not delete_idle(service.tables, made["running"], before, states)
    assert not delete_idle(service.tables, made["over"], before, states)
    assert delete_idle(service.tables, made["open"], before, states)
    assert not delete_idle(service.tables, made["open"], before, states)
    assert set(service.store.ids()) == {made["running"], made["over"], made["talked"]}


def test_servers_that_delete_at_the_same_time_dont_disturb_each_other(address: str) -> None:
    time = Time()
    services = [Service(Store(address), time) for _ in range(2)]
    ids = [lobby.create(services[0].tables, ADA, "kingdomino", {"players": 2}).id for _ in range(30)]
    time.now += 10 * DAY
    kept = lobby.create(services[0].tables, ADA, "kingdomino", {"players": 2}).id
    settings = ServiceSettings(keep_unfinished_days=5)
    with ThreadPoolExecutor(2) as pool:
        counts = list(pool.map(lambda each: Retention(each.tables, settings).delete_old(), services))
    assert services[0].store.ids() == [kept]
    assert sum(counts) == len(ids)
    for each in services:
        each.store.close()


def test_a_server_keeps_everything_unless_it_is_told_otherwise(service: Service) -> None:
    made = some_tables(service)
    service.time.now += 10_000 * DAY
    unsaid = Retention(service.tables, ServiceSettings())
    unsaid.open()
    assert not unsaid._thread.is_alive()
    assert unsaid.delete_old() == 0
    assert set(service.store.ids()) == set(made.values())
    assert Retention(service.tables, ServiceSettings(keep_days=30)).delete_old() == 2
    assert set(service.store.ids()) == {made["open"], made["running"]}
