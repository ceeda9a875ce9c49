"""`kroon tables`: listed, written out as records, and taken in elsewhere."""

from __future__ import annotations

import io
import json
import sqlite3
import time
from pathlib import Path

import pytest

from kroon.core import record as records
from kroon.table import lobby, moves
from kroon.table.store import Store
from kroon.table.tables import Tables
from kroon.table.views import as_spectator, view_for
from tests.cli.command import EXAMPLES, Ran, kroon, one_sentence
from tests.table.seating import ADA, BO, seated

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def ids(database: str) -> dict[str, str]:
    """A table that hasn't started, one that is being played and one that is over."""
    store = Store(database)
    tables = Tables(store)
    made = {"open": lobby.create(tables, ADA, "kingdomino", {"players": 2}).id}
    for name in ("running", "over"):
        made[name] = seated(tables, "kingdomino", [ADA, BO])
        lobby.start_if_ready(tables, made[name])
    moves.resign(tables, made["over"], ADA, 0)
    store.close()
    return made


def test_tables_are_listed(capsys: Capture, database: str, ids: dict[str, str]) -> None:
    ran = kroon(capsys, "tables", "list", "--database", database)
    assert ran.status == 0
    lines = {line.split()[0]: line for line in ran.out.splitlines()}
    assert "not started" in lines[ids["open"]]
    assert "Player 0, Player 1 (being played)" in lines[ids["running"]]
    assert "over, 0, 0" in lines[ids["over"]]
    assert "There are 3 tables." in ran.out
    told = [
        json.loads(line)
        for line in kroon(capsys, "tables", "list", "--json", "--database", database).out.splitlines()
    ]
    assert {each["id"]: each["state"] for each in told} == {id: state for state, id in ids.items()}
    assert "seed" not in told[0]
    dutch = kroon(capsys, "tables", "list", "--database", database, "--lang", "nl")
    assert "Er zijn 3 tafels." in dutch.out


def test_games_go_out_as_records_and_into_another_store(
    capsys: Capture, tmp_path: Path, database: str, ids: dict[str, str]
) -> None:
    out, other = tmp_path / "out" / "records", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    ran = kroon(capsys, "tables", "export", out, "--database", database)
    assert (ran.status, ran.err) == (0, "")
    assert "2 games were written" in ran.out
    assert sorted(each.name for each in out.iterdir()) == sorted(
        f"{ids[name]}.json" for name in ("running", "over")
    )
    assert kroon(capsys, "record", "check", out).status == 0
    ran = kroon(capsys, "tables", "import", out, "--database", other)
    assert (ran.status, ran.err) == (0, "")
    assert "2 games were taken in." in ran.out
    again = tmp_path / "again"
    assert kroon(capsys, "tables", "export", again, "--database", other).status == 0
    kept = sorted(records.read(each).events for each in out.iterdir())
    assert sorted(records.read(each).events for each in again.iterdir()) == kept
    secret = ran.out.splitlines()[0].partition("#watch=")[2]
    id = ran.out.splitlines()[0].partition("/table/")[2].partition("#")[0]
    store = Store(other)
    tables = Tables(store)
    assert view_for(tables, as_spectator(tables, id, secret))["table"]["state"] == "over"
    store.close()


def test_a_file_that_is_there_is_never_overwritten(
    capsys: Capture, tmp_path: Path, database: str, ids: dict[str, str]
) -> None:
    mine = tmp_path / f"{ids['over']}.json"
    mine.write_text("mine")
    ran = kroon(capsys, "tables", "export", tmp_path, "--database", database)
    assert ran.status == 1
    assert str(mine) in ran.err
    assert one_sentence(ran.err)
    assert mine.read_text() == "mine"
    assert "One game was written" in ran.out


def test_a_record_that_isnt_good_is_refused_and_the_others_are_taken_in(
    capsys: Capture, tmp_path: Path, database: str, ids: dict[str, str]
) -> None:
    out, other = tmp_path / "out", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    kroon(capsys, "tables", "export", out, "--database", database)
    forged = json.loads((out / f"{ids['over']}.json").read_text())
    forged["proof"]["seed"] = "0" * 64
    (out / "forged.json").write_text(json.dumps(forged))
    (out / "garbage.json").write_text("{")
    ran = kroon(capsys, "tables", "import", out, "--database", other)
    assert ran.status == 1
    assert "2 games were taken in, 2 refused." in ran.out
    assert {line.partition(":")[0].rpartition("/")[2] for line in ran.err.splitlines()} == {
        "forged.json",
        "garbage.json",
    }


def test_tables_of_unknown_rules_are_left_out_by_name_and_still_listed(
    capsys: Capture, tmp_path: Path, database: str, ids: dict[str, str]
) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as raw:
        raw.execute("UPDATE tables SET rules = 99 WHERE id = ?", (ids["over"],))
    raw.close()
    ran = kroon(capsys, "tables", "export", tmp_path / "out", "--database", database)
    assert ran.status == 1
    assert ids["over"] in ran.err
    assert "99" in ran.err
    assert "One game was written" in ran.out
    assert "over, 0, 0" in kroon(capsys, "tables", "list", "--database", database).out


def test_a_store_that_isnt_there_is_said_to_be_missing_and_not_made(capsys: Capture, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.sqlite3"
    for arguments in (["list"], ["export", tmp_path / "out"]):
        ran = kroon(capsys, "tables", *arguments, "--database", f"sqlite:///{nowhere}")
        assert ran.status == 1
        assert str(nowhere) in ran.err
        assert one_sentence(ran.err)
    assert not nowhere.exists()
    assert not (tmp_path / "out").exists()
    assert kroon(capsys, "tables", "list", "--database", "mysql://x").status == 1


def test_what_the_commands_do_is_shown(capsys: Capture) -> None:
    shown = kroon(capsys, "tables").out
    assert all(word in shown for word in ("list", "export", "import", "delete", "prune"))
    assert "Partie" in kroon(capsys, "tables", "export", "--help", "--lang", "de").out


@pytest.mark.usefixtures("ids")
def test_a_file_that_cant_be_written_ends_the_export_without_half_a_file(
    capsys: Capture, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", full)
    out = tmp_path / "out"
    ran = kroon(capsys, "tables", "export", out, "--database", database)
    assert ran.status == 1
    assert "No space left" in ran.err
    assert one_sentence(ran.err)
    assert list(out.iterdir()) == []


def test_tables_are_deleted_by_name(capsys: Capture, database: str, ids: dict[str, str]) -> None:
    ran = kroon(capsys, "tables", "delete", ids["over"], "nowhere", ids["open"], "--database", database)
    assert ran.status == 1
    assert ran.err == "nowhere: There is no such table.\n"
    assert f"{ids['open']} is deleted." in ran.out
    assert "There is one table." in kroon(capsys, "tables", "list", "--database", database).out


def test_old_tables_are_pruned_after_they_were_shown_and_agreed_to(
    capsys: Capture, database: str, ids: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def prune(*more: str) -> Ran:
        return kroon(capsys, "tables", "prune", "--database", database, *more)

    assert "nothing to delete" in prune("--older-than", "1h").out
    later = time.time() + 100 * 24 * 3600
    monkeypatch.setattr("kroon.cli.tables.time.time", lambda: later)
    shown = prune("--older-than", "90d", "--dry-run")
    assert ids["over"] in shown.out
    assert ids["running"] not in shown.out
    assert "One table would be deleted." in shown.out
    unsure = prune("--older-than", "12w")
    assert (unsure.status, one_sentence(unsure.err)) == (1, True)
    assert "--yes" in unsure.err
    assert "There are 3 tables." in kroon(capsys, "tables", "list", "--database", database).out
    assert "One table was deleted." in prune("--older-than", "90d", "--yes").out
    assert "2 tables were deleted." in prune("--older-than", "2000h", "--unfinished", "--yes").out
    assert "There are no tables." in kroon(capsys, "tables", "list", "--database", database).out


@pytest.mark.parametrize(("answer", "left"), [("n", 3), ("", 3), ("yes", 2)])
@pytest.mark.usefixtures("ids")
def test_somebody_at_a_terminal_is_asked(
    capsys: Capture, database: str, monkeypatch: pytest.MonkeyPatch, answer: str, left: int
) -> None:
    terminal = io.StringIO(f"{answer}\n")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", terminal)
    later = time.time() + 100 * 24 * 3600
    monkeypatch.setattr("kroon.cli.tables.time.time", lambda: later)
    ran = kroon(capsys, "tables", "prune", "--database", database, "--older-than", "90d")
    assert ran.status == 0
    assert "Delete one table" in ran.out
    store = Store(database)
    assert len(store.ids()) == left
    store.close()


@pytest.mark.usefixtures("ids")
@pytest.mark.parametrize("age", ["90", "d", "-1d", "9y", "1.5d", ""])
def test_an_age_that_is_none_is_refused(capsys: Capture, database: str, age: str) -> None:
    ran = kroon(capsys, "tables", "prune", "--database", database, f"--older-than={age}", "--yes")
    assert (ran.status, one_sentence(ran.err)) == (1, True)


@pytest.mark.usefixtures("ids")
def test_a_store_of_a_newer_version_is_refused_in_a_sentence(
    capsys: Capture, tmp_path: Path, database: str
) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as raw:
        raw.execute("UPDATE alembic_version SET version_num = '0999'")
    raw.close()
    for arguments in (
        ["list"],
        ["export", tmp_path / "out"],
        ["import", EXAMPLES],
        ["delete", "x"],
        ["prune", "--older-than", "1d"],
    ):
        ran = kroon(capsys, "tables", *arguments, "--database", database)
        assert (ran.status, one_sentence(ran.err)) == (1, True)
        assert "newer version" in ran.err
    ran = kroon(capsys, "serve", "--port", "0", "--database", database)
    assert (ran.status, one_sentence(ran.err)) == (1, True)


def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(
    capsys: Capture, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.table.store.LOCK_SECONDS", 0.1)
    server = Store(database, serves=True)
    ran = kroon(capsys, "serve", "--port", "0", "--database", database)
    assert (ran.status, one_sentence(ran.err)) == (1, True)
    assert "server" in ran.err
    server.close()
