"""The files of a store: whose they are, one server at a time, newer versions, what other processes write."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from kroon.table import chat, lobby, moves
from kroon.table import store as stores
from kroon.table.database import BESIDE
from kroon.table.errors import NewerStore, NoTable, StoreInUse, StoreUnavailable
from kroon.table.schema import checks
from kroon.table.store import Store
from kroon.table.tables import Tables
from tests.table.disk import PATIENCE
from tests.table.seating import ADA, BO, legal, number, seated

ROOT = Path(__file__).parents[2]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def umask(value: int) -> Iterator[None]:
    before = os.umask(value)
    try:
        yield
    finally:
        os.umask(before)


def table(store: Store) -> str:
    return lobby.create(Tables(store), ADA, "kingdomino", {"players": 2}).id


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077, 0o777])
def test_the_database_is_its_owners_alone_whatever_the_umask(tmp_path: Path, mask: int) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    with umask(mask):
        store = Store(f"sqlite:///{folder / 'tables.sqlite3'}", serves=True)
        table(store)
    made = sorted(folder.iterdir())
    assert [each.name.removeprefix("tables.sqlite3") for each in made] == ["", "-shm", "-wal", ".lock"]
    assert {mode(each) for each in made} == {0o600}
    assert mode(folder) == 0o755  # it was there, and stays as it is
    store.close()


def test_the_files_of_an_earlier_version_are_mended(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    first = Store(f"sqlite:///{file}")
    table(first)
    for end in ("", *BESIDE[:2]):
        file.with_name(file.name + end).chmod(0o644)
    second = Store(f"sqlite:///{file}")
    assert {mode(each) for each in tmp_path.iterdir() if not each.name.endswith(".lock")} == {0o600}
    first.close()
    second.close()


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
def test_every_folder_that_is_made_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mask: int
) -> None:
    tmp_path.chmod(0o755)
    home = tmp_path / "some" / "more" / "kroon"
    monkeypatch.setenv("KROON_DATA", str(home))
    with umask(mask):
        Store().close()
    assert [mode(each) for each in (home, *home.parents[:3])] == [0o700, 0o700, 0o700, 0o755]


def test_a_link_to_a_database_elsewhere_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.sqlite3").symlink_to(tmp_path / "real" / "tables.sqlite3")
    store = Store(f"sqlite:///{tmp_path / 'link.sqlite3'}", serves=True)
    id = table(store)
    assert {mode(each) for each in (tmp_path / "real").iterdir()} == {0o600}
    with pytest.raises(StoreInUse):
        Store(f"sqlite:///{tmp_path / 'real' / 'tables.sqlite3'}", serves=True)
    store.close()
    again = Store(f"sqlite:///{tmp_path / 'real' / 'tables.sqlite3'}")
    assert again.ids() == [id]
    again.close()


def test_only_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Store(address, serves=True)
    with pytest.raises(StoreInUse):
        Store(address, serves=True)
    beside = Store(address)  # the commands of `kroon tables` aren't servers
    beside.close()
    server.close()
    Store(address, serves=True).close()


def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    code = "import sys, time; from kroon.table.store import Store; s = Store(sys.argv[1], serves=True);"
    code += "print('open', flush=True); time.sleep(600)"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(
        [sys.executable, "-c", code, address], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    with pytest.raises(StoreInUse):
        Store(address, serves=True)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    Store(address, serves=True).close()


def test_a_store_of_a_newer_version_is_refused_and_stays_as_it_is(address: str) -> None:
    store = Store(address)
    id = table(store)
    store.write(
        "", lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='0999'")
    )
    store.close()
    with pytest.raises(NewerStore, match="0999"):
        Store(address)
    with pytest.raises(NewerStore):
        Store(address, serves=True)
    if address.startswith("sqlite"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as connection:
            assert connection.execute("SELECT id FROM tables").fetchall() == [(id,)]
        connection.close()


def test_a_store_isnt_brought_up_to_date_under_a_server_that_uses_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Store(address, serves=True)
    server.write(
        "", lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='0002'")
    )
    monkeypatch.setattr(stores, "LOCK_SECONDS", 0.1)
    with pytest.raises(StoreInUse, match="up to date"):
        Store(address)
    server.close()


def test_what_another_process_deletes_is_noticed(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server, other = Store(address, serves=True), Store(address)
    tables = Tables(server)
    gone, stays = seated(tables, "kingdomino", [ADA, BO]), seated(tables, "kingdomino", [ADA, BO])
    heard = threading.Event()
    with tables.at(gone) as live:
        assert live.row.state == "running"
    server.news.subscribe_others(lambda which, _: heard.set() if which is None else None)
    lobby.delete_table(Tables(other), gone, ADA)
    assert heard.wait(PATIENCE)
    with pytest.raises(NoTable), tables.at(gone):
        pass
    assert gone not in tables._live
    heard.clear()
    actor = 0 if legal(tables, stays)[0][0] == "a" else 1
    moves.play(tables, stays, (ADA, BO)[actor], actor, number(tables, stays, actor), legal(tables, stays)[0])
    assert not heard.wait(2.5)  # its own changes are no news of others
    server.close()
    other.close()


def test_a_move_at_a_table_that_another_process_has_just_deleted_is_refused(address: str) -> None:
    store, other = Store(address), Store(address)
    tables = Tables(store)
    id = seated(tables, "kingdomino", [ADA, BO])
    chosen, seen = legal(tables, id)[0], [number(tables, id, seat) for seat in range(2)]
    actor = "ab".index(chosen[0])
    raw = other.engine.connect().execution_options(kroon_writing=True)
    with raw, raw.begin():  # nobody is told
        raw.exec_driver_sql(f"DELETE FROM tables WHERE id = '{id}'")
    with pytest.raises(NoTable):
        moves.play(tables, id, (ADA, BO)[actor], actor, seen[actor], chosen)
    assert store.entries(id) == []
    store.close()
    other.close()


def test_a_database_whose_file_is_gone_isnt_written_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    id = table(store)
    store.check()
    file.rename(tmp_path / "elsewhere")
    with pytest.raises(StoreUnavailable, match="gone"):
        store.check()
    assert not file.exists()  # no empty one is made in its place
    (tmp_path / "elsewhere").rename(file)
    store.check()
    assert store.ids() == [id]
    store.close()


def test_a_full_disk_fails_the_check_and_nothing_of_it_is_left(address: str) -> None:
    store = Store(address)
    for _ in range(3):
        store.check()
    assert store.rows(select(checks)) == []
    if address.startswith("sqlite"):
        pages = store.write("", lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
        store.write("", lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
        with pytest.raises(StoreUnavailable, match="full"):
            [table(store) for _ in range(200)]
        with pytest.raises(StoreUnavailable, match="full"):
            store.check()
    store.close()


def test_nothing_of_a_deleted_table_is_left_in_the_files(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite:///{file}")
    tables = Tables(store)
    id = seated(tables, "kingdomino", [ADA, BO])
    for _ in range(50):
        chat.write(tables, id, ADA, 0, "an unforgettable sentence " * 10)
    assert any(b"unforgettable" in each.read_bytes() for each in tmp_path.iterdir())
    lobby.delete_table(tables, id, ADA)
    assert store.ids() == []
    for each in tmp_path.iterdir():
        kept = each.read_bytes()
        assert not [word for word in (b"unforgettable", ADA.encode(), id.encode()) if word in kept], each.name
    store.close()
