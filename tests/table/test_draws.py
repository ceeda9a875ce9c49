"""What outcomes were drawn from: complete, with those taken back, and told without holding the table."""

from __future__ import annotations

import hashlib
import hmac
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kroon.core.record import Record
from kroon.core.registry import game_names
from kroon.table import draws as drawing
from kroon.table import moves, undo, views
from kroon.table.draws import MOST_DRAWS, draws
from kroon.table.errors import Refused
from kroon.table.shuffle import Part, Shuffle
from tests.table.seating import ADA, BO, Service, eyes, play_on, seated
from tests.table.test_proof import chance_since
from tests.table.test_undo import advance_until

OPTIONS: dict[str, dict[str, Any]] = {
    "kingdomino": {"dynasty": True},
    "origins": {"mode": "tribe"},
    "builder": {},
    "dominion": {"kingdom": "random"},
}


def followed(seed: str, nonces: list[str], number: int, part: int, ids: list[int], weights: list[int]) -> int:
    """The id that a part must be, by the scheme as it is written down."""
    lots = [id for id, weight in zip(ids, weights, strict=True) for _ in range(weight)]
    message = "\n".join(["kroon-shuffle-1", *nonces, f"{number} {part} 0"]).encode()
    digest = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
    return lots[int.from_bytes(digest, "big") % len(lots)]


def outcomes_of(record: Record) -> list[str]:
    assert record.proof is not None
    return [event for event in record.proof.get("history", record.events) if event.startswith("*")]


@pytest.mark.parametrize("game", game_names())
def test_all_outcomes_can_be_drawn_again_from_what_is_told(service: Service, game: str) -> None:
    id = seated(service.tables, game, [ADA, BO], OPTIONS.get(game))
    play_on(service.tables, id, 3, policy="random")
    record = views.record(service.tables, eyes(id, 0))
    assert record.proof is not None
    told: list[Any] = []
    words: dict[str, dict[int, str]] = {}
    for after in range(0, len(outcomes_of(record)), MOST_DRAWS):
        page = json.loads(json.dumps(draws(service.tables, eyes(id, 0), after)))
        assert page["outcomes"] == len(outcomes_of(record))
        told += page["draws"]
        for kind, names in page["words"].items():
            known = words.setdefault(kind, {})
            for each, word in names.items():
                assert known.setdefault(int(each), word) == word
    assert [each["event"] for each in told] == outcomes_of(record)
    for names in words.values():
        assert len(set(names.values())) == len(names)
    for number, each in enumerate(told, 1):
        parts = each["parts"]
        for part, (drawn, ids, weights) in enumerate(parts):
            assert ids == sorted(ids)
            assert drawn == followed(record.proof["seed"], record.proof["nonces"], number, part, ids, weights)
        kind = each["event"].split(" ")[1]
        named = [words[kind][drawn] for drawn, ids, _ in parts if len(ids) > 1]
        assert set(named) <= set(each["event"].split(" ")[-len(parts) :])


def test_outcomes_that_were_taken_back_are_told_too(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, None, BO])
    advance_until(service, id, lambda live: len(live.fold.line) > 8 and chance_since(live))
    if not undo.ask(service.tables, id, ADA, 0):
        assert undo.answer(service.tables, id, BO, 2, True)
    play_on(service.tables, id, 9)
    record = views.record(service.tables, eyes(id, 0))
    told = [each["event"] for each in draws(service.tables, eyes(id, None))["draws"]]
    assert told == outcomes_of(record)
    assert len(told) > sum(event.startswith("*") for event in record.events)


def test_many_outcomes_come_in_pages(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    id = seated(service.tables, "origins", [ADA, BO])
    play_on(service.tables, id, 9)
    whole = draws(service.tables, eyes(id, 0))
    monkeypatch.setattr(drawing, "MOST_DRAWS", 5)
    pages = [draws(service.tables, eyes(id, 0), after) for after in range(0, whole["outcomes"], 5)]
    assert [each for page in pages for each in page["draws"]] == whole["draws"]
    assert all(page["outcomes"] == whole["outcomes"] for page in pages)
    assert draws(service.tables, eyes(id, 0), 10_000)["draws"] == []


def test_nothing_is_told_before_the_end(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    play_on(service.tables, id, 1, most=5)
    with pytest.raises(Refused, match="isn't over"):
        draws(service.tables, eyes(id, 0))


def test_a_companion_table_has_no_shuffles_to_check(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO], companion=True)
    moves.resign(service.tables, id, ADA, 0)
    with pytest.raises(Refused, match="chance was typed in"):
        draws(service.tables, eyes(id, 0))


def test_the_table_is_free_while_the_lists_are_made(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    play_on(service.tables, id, 4)
    parts = Shuffle.parts

    def looking(shuffle: Shuffle, *given: Any) -> tuple[list[Part], str]:
        with ThreadPoolExecutor(1) as other:
            other.submit(views.view_for, service.tables, eyes(id, 1)).result(10)
        return parts(shuffle, *given)

    monkeypatch.setattr(Shuffle, "parts", looking)
    assert draws(service.tables, eyes(id, 0))["draws"]
