"""Programs at a table: what a client does, and how it comes back."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from kroon.client import LateMove, Seat, Service, Unanswered, Unreachable, WasRefused
from kroon.core import texts
from kroon.core.record import from_json
from kroon.table import proof
from tests.client.games import ME, OPEN, moves_of, play_on, playing, two_programs
from tests.service.conftest import Running

ROOT = Path(__file__).parent.parent.parent
SESSION = re.findall(r"```py\n(.*?)```", (ROOT / "docs" / "client.md").read_text(encoding="utf-8"), re.DOTALL)


def cut(seat: Seat) -> None:
    """The network fails."""
    assert seat._socket is not None
    with suppress(OSError):  # it is gone already
        seat._socket.socket.shutdown(socket.SHUT_RDWR)


def to_move(*seats: Seat) -> Seat:
    """The seat that is to move, when all have heard everything."""
    while not any(seat.my_turn for seat in seats) or len({seat.number for seat in seats}) > 1:
        for seat in seats:
            seat.wait(0.05)
    return next(seat for seat in seats if seat.my_turn)


def test_the_session_of_the_document_runs(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in SESSION:
        exec(block.replace("http://127.0.0.1:8000", server.address), names)
    scores, events = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\[\d+, \d+\] \[.*\]", scores)
    assert re.fullmatch(r"\d+ events", events)


def test_two_programs_play_a_game_and_the_record_holds_what_they_were_answered(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    with playing(program, table, "b") as other, creator.seat(table, "a") as seat:
        mine = play_on(seat, random.Random(1))
        assert seat.over
        assert seat.result is not None
    record = creator.record(table, "a")
    assert moves_of(record, "a") == mine
    assert moves_of(record, "b") == other
    assert record["result"]["scores"] == seat.result["scores"]
    proof.verify(from_json(record))


def test_updates_come_one_by_one_without_gaps_and_end_with_the_game(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    watch = creator.watch(table, creator.let_watch(table))
    with playing(program, table, "b"), playing(creator, table, "a"), watch as watching:
        updates = list(watching)
    assert [update["number"] for update in updates] == list(range(1, len(updates) + 1))
    assert updates[-1]["kind"] == "end"
    events = [update["text"] for update in updates if update["kind"] == "event"]
    assert events == creator.record(table, "a")["events"]
    with creator.seat(table, "a") as late:
        assert [update["text"] for update in late if update["kind"] == "event"] == events


def test_the_example_plays_a_seat_with_its_token(server: Running) -> None:
    creator = Service(server.address)
    made = creator.create("kingdomino", [ME, OPEN])
    token = creator.give_token(made.id, "b", "Bo")
    command = [sys.executable, str(ROOT / "examples" / "table_bot.py"), server.address, made.id, "b"]
    with subprocess.Popen(
        command, env=os.environ | {"KROON_TOKEN": token}, stdout=subprocess.PIPE, text=True
    ) as bot:
        with creator.seat(made.id, "a") as seat:
            play_on(seat, random.Random(1))
            assert seat.result is not None
            scores = seat.result["scores"]
        assert bot.communicate()[0] == f"scores {scores}\n"


def test_a_broken_connection_is_made_again_and_nothing_is_missed_or_played_twice(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    luck = random.Random(2)
    with creator.seat(table, "a") as one, program.seat(table, "b") as two:
        made = []
        for number in range(24):
            seat = to_move(one, two)
            made.append(luck.choice(seat.legal)["event"])
            if number % 3 == 0:
                cut(seat)
            if number % 4 == 0:
                cut(one if seat is two else two)
            seat.move(made[-1])
        to_move(one, two)
        for seat in (one, two):
            shown = [update for update in seat._news if update["kind"] == "event"]
            assert [update["text"] for update in shown if update["actor"] != "*"] == made


def test_updates_that_are_too_many_to_be_sent_at_once_are_fetched_in_their_order(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.service.messages.MOST_UPDATES", 3)
    table, creator, program = two_programs(server.address)
    late, early = creator.watch(table), creator.watch(table, views=False)
    heard: list[int] = []
    with early, program.seat(table, "b") as seat:
        news = iter(early)
        heard += [next(news)["number"] for _ in range(2)]
        with creator.seat(table, "a") as other:
            for _ in range(4):
                to_move(seat, other).move(to_move(seat, other).legal[0]["event"])
            cut(early)  # it comes back when much has happened
            for _ in range(8):
                to_move(seat, other).move(to_move(seat, other).legal[0]["event"])
            seat.resign()
            while not other.over:
                other.wait()
            last = other.number
        heard += [update["number"] for update in news]
    assert heard == list(range(1, last + 1))
    with late:
        told = list(late)
    assert [update["number"] for update in told] == list(range(1, last + 1))
    assert all(update["told"] for update in told)


def test_a_spectator_by_link_fetches_what_is_missing_too(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.service.messages.MOST_UPDATES", 3)
    table, creator, program = two_programs(server.address)
    with playing(program, table, "b"), creator.seat(table, "a") as seat:
        play_on(seat, random.Random(4))
    with Service(server.address).watch(table, creator.let_watch(table)) as watching:
        numbers = [update["number"] for update in watching]
    assert numbers == list(range(1, watching.number + 1))


def test_the_last_of_a_long_chat_is_known_and_the_rest_is_asked_for(server: Running) -> None:
    table, creator, _ = two_programs(server.address)
    with creator.seat(table, "a") as seat:
        for number in range(70):
            seat.say(f"message {number}")
    with creator.seat(table, "a") as again:
        assert [each["number"] for each in again.chat] == list(range(21, 71))
        older = creator.chat(table, again.chat[0]["number"], "a")
    assert [each["number"] for each in older] == list(range(1, 21))


def test_a_move_that_is_sent_again_is_answered_as_before(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    with creator.seat(table, "a") as one, program.seat(table, "b") as two:
        seat = to_move(one, two)
        event, number = seat.legal[0]["event"], seat.number
        first = seat.move(event, number)
        assert seat.move(event, number) == first
        with (creator if seat is one else program).seat(table, seat.seat or "") as again:
            assert again.move(event, number) == first
        to_move(one, two)
        assert [update["text"] for update in one._news].count(event) == 1


def test_a_late_move_is_refused_and_the_seat_knows_the_present(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    with creator.seat(table, "a") as one, program.seat(table, "b") as two:
        seat = to_move(one, two)
        number, legal = seat.number, [each["event"] for each in seat.legal]
        seat.move(legal[0])
        with pytest.raises(LateMove) as late:
            seat.move(legal[1], number)
        assert late.value.status == 409
        assert seat.number > number
        assert not seat.my_turn or seat.legal != legal


def test_what_is_against_the_rules_is_refused_with_the_rule(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    with creator.seat(table, "a") as one, program.seat(table, "b") as two:
        seat = to_move(one, two)
        with pytest.raises(WasRefused, match="rule K5") as refused:
            seat.move(f"{seat.seat} discard 1")
        assert (refused.value.status, refused.value.rule) == (400, "K5")
        assert seat.my_turn


def test_refusals_say_what_is_wrong(server: Running) -> None:
    table, creator, _ = two_programs(server.address)
    stranger = Service(server.address, language="nl")
    stranger.create("kingdomino", [ME, ME])
    with pytest.raises(WasRefused) as missing:
        creator.about("nowhere")
    assert (missing.value.status, missing.value.key) == (404, "table-missing")
    with pytest.raises(WasRefused) as foreign, stranger.seat(table, "a"):
        pass
    assert foreign.value.status == 403
    with pytest.raises(WasRefused) as wrong:
        stranger.create("kingdomino", [ME, ME], {"players": 3})
    assert wrong.value.status == 400


def test_a_cookie_that_was_kept_opens_the_same_seats(server: Running) -> None:
    table, creator, _ = two_programs(server.address)
    again = Service(server.address, cookie=creator.cookie)
    assert [each["id"] for each in again.tables()] == [table]
    with again.seat(table, "a") as seat:
        assert seat.table["id"] == table


def test_chat_reaches_the_others_and_is_never_sent_twice(server: Running) -> None:
    table, creator, program = two_programs(server.address)
    with creator.seat(table, "a") as one, program.seat(table, "b") as two:
        one.say("Hello")
        while not two.chat:
            two.wait()
        assert [each["text"] for each in two.chat] == ["Hello"]
        original = Seat._hear

        def fails(self: Seat, seconds: float | None = None) -> bool:
            cut(self)
            return original(self, seconds)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Seat, "_hear", fails)
            with pytest.raises(Unanswered):
                one.say("Once")
    assert len([each for each in _chat(creator, table) if each == "Once"]) <= 1


def _chat(service: Service, table: str) -> list[str]:
    with service.seat(table, "a") as seat:
        return [each["text"] for each in seat.chat]


def test_a_service_that_is_away_is_named_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    away = Service(address, patience=0.2)
    with pytest.raises(Unreachable, match=re.escape(address)):
        away.games()
    monkeypatch.setattr(texts, "_chosen", "nl")
    with pytest.raises(Unreachable, match="niet te bereiken"), away.seat("table", "a"):
        pass
