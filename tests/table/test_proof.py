"""Shuffles that can be verified: the scheme, records with and without undo, tampering, the command."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kroon.core.contract import CHANCE
from kroon.core.errors import KroonError, Malformed
from kroon.core.play import Play
from kroon.core.record import Record, from_json, of_play
from kroon.core.registry import find_game
from kroon.table import archive, lobby, proof, shuffle, undo, views
from kroon.table.errors import NotProven, Refused
from kroon.table.kept import read_kept
from kroon.table.live import Live
from kroon.table.shuffle import Shuffle, commitment_of, new_seed
from kroon.table.store import Store
from tests.cli.command import kroon
from tests.table.seating import ADA, BO, LUCK, Service, actor, eyes, nonce, play_on, seated, step
from tests.table.test_undo import advance_until

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Record, Record]]:
    """A record of a table at which outcomes of chance were taken back, and of one at which nothing was."""
    LUCK.seed(2)
    service = Service(Store(f"sqlite:///{tmp_path_factory.mktemp('proof') / 'tables.sqlite3'}"))
    yield with_undo(service), without_undo(service)
    service.store.close()


def with_undo(service: Service) -> Record:
    id = seated(service.tables, "kingdomino", [ADA, None, BO])
    for length in (8, 20, 30):
        advance_until(service, id, lambda live: len(live.fold.line) > length and chance_since(live))  # noqa: B023
        if not undo.ask(service.tables, id, ADA, 0):
            undo.answer(service.tables, id, BO, 2, True)
    play_on(service.tables, id, 9)
    return views.record(service.tables, eyes(id, 0))


def chance_since(live: Live) -> bool:
    """Whether chance has decided something since the last decision of seat a."""
    actors = [placed.step.actor for placed in live.fold.line]
    return 0 in actors and -1 in actors[len(actors) - actors[::-1].index(0) :]


def without_undo(service: Service) -> Record:
    id = seated(service.tables, "origins", [ADA, BO])
    play_on(service.tables, id, 9)
    return views.record(service.tables, eyes(id, None))


@pytest.fixture
def undone(made: tuple[Record, Record]) -> Record:
    return copy.deepcopy(made[0])


@pytest.fixture
def plain(made: tuple[Record, Record]) -> Record:
    return copy.deepcopy(made[1])


def test_an_outcome_is_drawn_as_the_scheme_says() -> None:
    seed, nonces = "ab" * 32, ["01" * 16, ""]
    message = f"kroon-shuffle-1\n{nonces[0]}\n\n3 2 0".encode()
    x = int.from_bytes(hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest(), "big")
    assert Shuffle(seed, nonces).below(48, 3, 2) == x % 48
    assert commitment_of(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def test_the_example_of_the_scheme_is_right() -> None:
    assert shuffle.__doc__ is not None
    commitment, digest = re.findall("[0-9a-f]{64}", shuffle.__doc__)
    assert commitment_of("ab" * 32) == commitment
    message = "\n".join(["kroon-shuffle-1", "01" * 16, "", "3 2 0"])
    assert hmac.new(bytes.fromhex("ab" * 32), message.encode(), "sha256").hexdigest() == digest
    left = Shuffle("ab" * 32, ["01" * 16, ""]).below(48, 3, 2)
    assert f"r is {left}." in shuffle.__doc__


def test_numbers_are_drawn_evenly_and_beyond_the_limit_again() -> None:
    shuffle = Shuffle(new_seed(), [])
    drawn = Counter(shuffle.below(7, number, 0) for number in range(7000))
    assert all(abs(drawn[n] - 1000) < 200 for n in range(7))
    total = 2**256 - 2**255 + 1  # nearly every second draw is beyond the limit
    assert all(shuffle.below(total, number, 0) < total for number in range(50))


def test_another_program_can_follow_the_outcomes(plain: Record) -> None:
    """With nothing but the record, the ids and weights of the outcomes, and the scheme."""
    assert plain.proof is not None
    seed = bytes.fromhex(plain.proof["seed"])
    play = Play(find_game(plain.game), plain.options)
    number = 0
    for event in plain.events:
        if event.startswith("*"):
            number += 1
            state, ids = play.engine.copy(play.state), list[int]()
            while not ids or play.game.midway(state):
                legal = play.engine.legal_ids(state)
                lots = [each for each in legal for _ in range(int(play.engine.weight(state, each)))]
                lines = ["kroon-shuffle-1", *plain.proof["nonces"], f"{number} {len(ids)} 0"]
                x = int.from_bytes(hmac.new(seed, "\n".join(lines).encode(), "sha256").digest(), "big")
                ids.append(lots[x % len(lots)])
                play.engine.apply(state, ids[-1])
            assert play.game.text(play.state, ids) == event
        play.play(event)


def test_a_proof_holds_with_and_without_undo(plain: Record, undone: Record) -> None:
    assert plain.proof is not None
    assert "history" not in plain.proof
    assert proof.verify(plain).undone == 0
    assert undone.proof is not None
    shown = proof.verify(undone)
    assert shown.undone >= 3
    assert shown.nonces == [nonce(0), "", nonce(2)]
    assert sum(step.startswith("undo") for step in undone.proof["history"]) == 3


def other_hex(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def another_row(events: list[str]) -> list[str]:
    """The events with one domino of the first row exchanged for another."""
    index = next(n for n, event in enumerate(events) if event.startswith("* row"))
    words = events[index].split(" ")
    spare = next(n for n in range(1, 49) if str(n) not in words)
    numbers = sorted({*(int(word) for word in words[3:]), spare})
    return [*events[:index], f"* row {' '.join(map(str, numbers))}", *events[index + 1 :]]


TAMPERINGS: dict[str, Callable[[dict[str, Any]], object]] = {
    "seed": lambda r: r["proof"].update(seed=other_hex(r["proof"]["seed"])),
    "seed and commitment": lambda r: r["proof"].update(
        seed=other_hex(r["proof"]["seed"]), commitment=commitment_of(other_hex(r["proof"]["seed"]))
    ),
    "commitment": lambda r: r["proof"].update(commitment=other_hex(r["proof"]["commitment"])),
    "nonce": lambda r: r["proof"]["nonces"].__setitem__(0, "ff" * 16),
    "no nonce": lambda r: r["proof"]["nonces"].__setitem__(0, ""),
    "nonces exchanged": lambda r: r["proof"]["nonces"].reverse(),
    "too few nonces": lambda r: r["proof"]["nonces"].pop(),
    "nonces of another kind": lambda r: r["proof"].update(nonces="ff"),
    "no seed": lambda r: r["proof"].pop("seed"),
    "unknown kind": lambda r: r["proof"].update(shuffle=2),
    "an outcome": lambda r: r.update(events=another_row(r["events"])),
    "no proof": lambda r: r.pop("proof"),
}
IN_HISTORY: dict[str, Callable[[dict[str, Any]], object]] = {
    "no history": lambda r: r["proof"].pop("history"),
    "history without undo": lambda r: r["proof"].update(
        history=[step for step in r["proof"]["history"] if not step.startswith("undo")]
    ),
    "an outcome of the history": lambda r: r["proof"].update(history=another_row(r["proof"]["history"])),
    "an undo to nowhere": lambda r: r["proof"]["history"].insert(3, "undo 9"),
    "an undo of nothing": lambda r: r["proof"]["history"].insert(0, "undo 0"),
    "a hidden redraw": lambda r: r["proof"]["history"].extend([f"undo {len(r['events']) - 30}"]),
    "history of another kind": lambda r: r["proof"].update(history=[1]),
    "an event of the record only": lambda r: r["events"].pop(),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_every_tampering_is_noticed(plain: Record, name: str) -> None:
    tampered = copy.deepcopy(plain.to_json())
    TAMPERINGS[name](tampered)
    with pytest.raises(KroonError) as caught:
        proof.verify(from_json(tampered))
    assert str(caught.value)


@pytest.mark.parametrize("name", [*TAMPERINGS, *IN_HISTORY])
def test_every_tampering_with_undo_is_noticed(undone: Record, name: str) -> None:
    tampered = copy.deepcopy(undone.to_json())
    (TAMPERINGS | IN_HISTORY)[name](tampered)
    with pytest.raises(KroonError) as caught:
        proof.verify(from_json(tampered))
    assert str(caught.value)


def test_every_outcome_counts(plain: Record) -> None:
    """Each outcome of chance in turn is exchanged for another one."""
    noticed = 0
    for index, event in enumerate(plain.events):
        if not event.startswith("* row"):
            continue
        left = {str(n) for n in range(1, 49)} - {
            w for e in plain.events if e.startswith("* row") for w in e.split()
        }
        words = event.split(" ")[2:]
        spare = min(left, key=int) if left else None
        if spare is None:
            continue
        changed = sorted([*words[1:], spare], key=int)
        events = [*plain.events[:index], "* row " + " ".join(changed), *plain.events[index + 1 :]]
        tampered = Record(plain.game, plain.options, events, plain.rules, plain.seats, None, plain.proof)
        with pytest.raises(NotProven) as caught:
            proof.verify(tampered)
        assert caught.value.index == index
        noticed += 1
    left_over = 48 - sum(len(e.split()) - 2 for e in plain.events if e.startswith("* row"))
    assert noticed or not left_over


def test_the_commitment_is_shown_before_nonces_and_the_seed_only_at_the_end(service: Service) -> None:
    made = lobby.create(service.tables, ADA, "kingdomino", {"players": 2})
    row = service.store.table(made.id)[0]
    assert row.seed is not None
    assert made.commitment == commitment_of(row.seed)
    assert row.seed not in repr(row)
    for seat in range(2):
        lobby.sit(service.tables, made.id, ADA, "Ada", seat)
    lobby.add_nonce(service.tables, made.id, ADA, 0, nonce(0))
    lobby.add_nonce(service.tables, made.id, ADA, 0, nonce(0))  # repeated
    with pytest.raises(Refused):
        lobby.add_nonce(service.tables, made.id, ADA, 0, nonce(1))
    for wrong in ("", "ab", "G" * 32, "AB" * 16, "ab" * 65, "ab" * 16 + "\n", 5):
        with pytest.raises(Refused):
            lobby.add_nonce(service.tables, made.id, ADA, 1, wrong)  # type: ignore[arg-type]
    assert actor(service.tables, made.id) == -1
    lobby.add_nonce(service.tables, made.id, ADA, 1, nonce(1))
    choice = random.Random(1)
    while step(service.tables, made.id, choice) is not None:
        over = actor(service.tables, made.id) == -2
        for viewer in (0, 1, None):
            shown = json.dumps(views.view_for(service.tables, eyes(made.id, viewer)), default=str)
            assert (row.seed in shown) == over
        if not over:
            with pytest.raises(Refused):
                views.record(service.tables, eyes(made.id, 0))


def test_the_command_says_what_is_verified(capsys: Capture, undone: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    undone.save(file)
    assert undone.proof is not None
    ran = kroon(capsys, "verify", file)
    assert (ran.status, ran.err) == (0, "")
    assert undone.proof["commitment"] in ran.out
    assert nonce(0) in ran.out
    assert "Seat b added no nonce" in ran.out
    assert "that were taken back" in ran.out
    told = json.loads(kroon(capsys, "verify", file, "--json").out)
    assert told["verified"]
    assert told["undone"] >= 3
    for language in ("nl", "de"):
        assert kroon(capsys, "--lang", language, "verify", file).status == 0


def test_the_command_names_the_first_event_that_doesnt_follow(
    capsys: Capture, plain: Record, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    tampered = plain.to_json()
    tampered["events"] = another_row(plain.events)
    file.write_text(json.dumps(tampered))
    index = next(n for n, event in enumerate(plain.events) if event.startswith("* row"))
    ran = kroon(capsys, "verify", file)
    assert (ran.status, ran.out) == (1, "")
    assert f"Event {index} doesn't follow" in ran.err
    told = kroon(capsys, "verify", file, "--json")
    assert told.status == 1
    assert json.loads(told.out)["event"] == index


def test_the_command_says_that_a_record_has_no_proof(capsys: Capture, plain: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plain.proof = None
    plain.save(file)
    ran = kroon(capsys, "verify", file)
    assert ran.status == 1
    assert ran.err == "The record carries no proof of its shuffles.\n"


def test_the_command_says_when_it_trusted_the_record(capsys: Capture, plain: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plain.save(file)
    assert "This trusts the record" in kroon(capsys, "verify", file).out
    assert json.loads(kroon(capsys, "verify", file, "--json").out)["compared"] == []
    only_nonce = kroon(capsys, "verify", file, "--nonce", nonce(1))
    assert only_nonce.status == 0
    assert "Your nonce is in it." in only_nonce.out
    assert "This trusts the record" in only_nonce.out


def test_the_command_compares_with_what_a_player_kept(capsys: Capture, plain: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    plain.save(file)
    assert plain.proof is not None
    commitment = plain.proof["commitment"]
    given = ("--commitment", commitment.upper(), "--nonce", nonce(1), "--seat", "b")
    ran = kroon(capsys, "verify", file, *given)
    assert (ran.status, ran.err) == (0, "")
    assert f"{commitment}, which is the commitment that you were shown before the game" in ran.out
    assert "Your nonce is in it." in ran.out
    assert "trusts" not in ran.out
    told = json.loads(kroon(capsys, "verify", file, *given, "--json").out)
    assert told["compared"] == ["commitment", "nonce"]
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(kept_json(plain)))
    ran = kroon(capsys, "verify", file, "--kept", kept)
    assert ran.status == 0
    assert "Your 2 nonces are in it." in ran.out
    for language in ("nl", "de"):
        assert kroon(capsys, "--lang", language, "verify", file, "--kept", kept).status == 0


def kept_json(record: Record) -> dict[str, Any]:
    """What the page saves."""
    assert record.proof is not None
    nonces = {letter: each for letter, each in zip("abcd", record.proof["nonces"], strict=False) if each}
    told = {"kroon-kept": 1, "table": "t", "game": record.game, "commitment": record.proof["commitment"]}
    return told | {"nonces": nonces}


def test_a_record_that_was_made_anew_with_another_seed_is_noticed(
    capsys: Capture, plain: Record, tmp_path: Path
) -> None:
    """A dishonest server can make a record that is right in itself; what was kept gives it away."""
    assert plain.proof is not None
    seed, nonces = other_hex(plain.proof["seed"]), plain.proof["nonces"]
    play, luck, choice = Play(find_game(plain.game), plain.options), Shuffle(seed, nonces), random.Random(1)
    outcomes = 0
    while not play.over:
        if play.actor == CHANCE:
            outcomes += 1
            luck.draw(play, outcomes)
        else:
            play.play(choice.choice(play.legal()))
    made_up = of_play(play)
    made_up.proof = proof.make(commitment_of(seed), seed, nonces, None)
    file = tmp_path / "game.json"
    made_up.save(file)
    assert kroon(capsys, "verify", file).status == 0
    ran = kroon(capsys, "verify", file, "--commitment", plain.proof["commitment"])
    assert (ran.status, ran.out) == (1, "")
    assert "The record has another commitment than you were shown before the game" in ran.err
    told = kroon(capsys, "verify", file, "--commitment", plain.proof["commitment"], "--json")
    assert told.status == 1
    assert not json.loads(told.out)["verified"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--commitment", "0" * 64), "The record has another commitment than you were shown"),
        (("--nonce", "ab" * 16), "None of the nonces in the record is yours"),
        (("--nonce", "01" * 16, "--seat", "a"), "seat a has another nonce than yours"),
        (("--nonce", "00" * 16, "--seat", "b"), "In the record seat b has no nonce; yours was 0000"),
        (("--nonce", "00" * 16, "--seat", "d"), "The game in the record has no seat d."),
    ],
    ids=str,
)
def test_what_differs_from_what_was_kept_is_said(
    capsys: Capture, undone: Record, tmp_path: Path, given: tuple[str, ...], said: str
) -> None:
    file = tmp_path / "game.json"
    undone.save(file)
    for language in ("nl", "de", "en"):
        ran = kroon(capsys, "--lang", language, "verify", file, *given)
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("given", "status", "said"),
    [
        (("--commitment", "12"), 2, "--commitment takes 64 hexadecimal digits, not '12'."),
        (("--nonce", "xy"), 2, "--nonce takes 32–128 hexadecimal digits, not 'xy'."),
        (("--seat", "a"), 2, "--seat takes a letter from a to d, and needs --nonce beside it."),
        (("--nonce", "00" * 16, "--seat", "ab"), 2, "--seat takes a letter"),
        (("--kept", "kept.json", "--commitment", "0" * 64), 2, "give either it or them"),
        (("--kept", "missing.json"), 1, "No such file"),
        (("--kept", "game.json"), 1, "game.json isn't a file of what was kept from before a game."),
    ],
    ids=str,
)
def test_what_was_kept_must_have_its_form(
    capsys: Capture,
    plain: Record,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    given: tuple[str, ...],
    status: int,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    plain.save("game.json")
    ran = kroon(capsys, "verify", "game.json", *given)
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err


WRONG_FILES: dict[str, Any] = {
    "a list": [],
    "another version": {"kroon-kept": 2},
    "no whole number": {"kroon-kept": True},
    "no commitment": {"commitment": None},
    "a short commitment": {"commitment": "ab"},
    "no nonces": {"nonces": None},
    "a nonce of no seat": {"nonces": {"e": "00" * 16}},
    "a nonce of all seats": {"nonces": {"abcd": "00" * 16}},
    "a nonce that is none": {"nonces": {"a": 5}},
    "no game": {"game": None},
}


@pytest.mark.parametrize("name", WRONG_FILES)
def test_a_file_that_the_page_did_not_write_is_refused(plain: Record, tmp_path: Path, name: str) -> None:
    wrong, file = WRONG_FILES[name], tmp_path / "kept.json"
    file.write_text(json.dumps(kept_json(plain) | wrong if isinstance(wrong, dict) else wrong))
    with pytest.raises(Malformed, match=r"kept\.json isn't a file"):
        read_kept(file)
    for content in (b"{", b"\xff", b"[" * 5000, b" " * 20_000):
        file.write_bytes(content)
        with pytest.raises(Malformed):
            read_kept(file)


def test_a_file_of_another_game_is_noticed(plain: Record, undone: Record, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(kept_json(plain)))
    with pytest.raises(NotProven, match="from a game of origins, and the record is one of kingdomino"):
        proof.verify(undone, read_kept(file))


def test_records_go_out_and_in_again_with_their_proofs(service: Service, plain: Record, undone: Record) -> None:
    for record in (plain, undone):
        id = archive.import_record(service.tables, ADA, record)
        again = dict(archive.exported(service.tables))[id]
        assert again.to_json() == record.to_json()
        proof.verify(again)
        assert record.result is not None
        stored = service.store.result(id)
        assert stored is not None
        assert stored["scores"] == record.result["scores"]
