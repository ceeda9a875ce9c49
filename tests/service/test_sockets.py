"""Live play: what comes through a socket, and what is done by command."""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kroon.service.messages import encoded
from kroon.table import schema
from tests.service.conftest import Running, Start
from tests.service.devices import PATIENCE, Device, Player


def two(server: Running, game: str = "kingdomino", **settings: Any) -> tuple[str, Player, Player]:
    """A running table of two people on two devices, and their sockets."""
    ada, bo = server.device(), server.device()
    made = ada.table(game, ["me", "open"], **settings)
    bo.join(made)
    return made["id"], ada.sit_at(made["id"], "a"), bo.sit_at(made["id"], "b")


def mover_of(*players: Player) -> tuple[Player, Player]:
    """Who is to move, and the other."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for each in players:
            if each.shown["legal"]:
                return each, next(other for other in players if other is not each)
            try:
                each.receive(0.01)
            except TimeoutError:
                continue
    raise TimeoutError


def catch(player: Player, number: int) -> None:
    while player.shown["number"] < number:
        player.receive()


def closed_with(player: Player) -> int:
    """Hear everything until the socket is closed: the code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            player.receive()
    code = player.socket.close_code
    assert code is not None
    return code


def test_the_table_comes_after_hello_and_changes_with_who_sits(server: Running) -> None:
    ada, bo = server.device(), server.device()
    made = ada.table("kingdomino", ["me", "open"])
    player = ada.sit_at(made["id"], "a")
    shown = player.shown
    assert (shown["you"], shown["yours"], shown["creator"], shown["number"]) == ("a", ["a"], True, 0)
    assert (shown["view"], shown["actor"], shown["legal"], shown["table"]["state"]) == (None, None, [], "open")
    bo.join(made, "Bo")
    sitting = player.until(lambda message: message["type"] == "about")
    assert sitting["table"]["seats"][1]["name"] == "Bo"
    assert "yours" not in sitting
    while player.shown["table"]["state"] != "running":
        player.receive()
    assert player.updates[0]["kind"] == "start"
    assert player.shown["view"]["players"] == 2


def test_a_move_is_told_to_all_in_their_languages(server: Running) -> None:
    _, a, b = two(server)
    b.hello(language="de", after=b.shown["number"])
    mover, other = mover_of(a, b)
    assert mover.shown["actor"] == other.shown["actor"] == mover.seat
    assert mover.shown["ask"] != other.shown["ask"]
    move = mover.shown["legal"][0]
    assert set(move) == {"event", "touches", "gain"}
    answer = mover.move(move["event"])
    catch(other, answer["number"])
    first, second = mover.updates[answer["number"] - 1], other.updates[answer["number"] - 1]
    assert first["text"] == second["text"] == move["event"]
    assert first["told"] != second["told"]
    assert mover.shown["view"] == other.shown["view"]


def test_a_client_that_was_away_catches_up_from_its_last_number(server: Running) -> None:
    id, a, b = two(server)
    for _ in range(3):
        mover, other = mover_of(a, b)
        catch(other, mover.move()["number"])
    a.close()
    known = a.shown["number"]
    device = Device(server.address)
    device.http.cookies = a_cookies(server, id, a)
    for _ in range(2):
        if not b.shown["legal"]:
            break
        b.move()
    again = Player(device.raw_socket(id), "a")
    table = again.hello(after=known)
    assert [each["number"] for each in table["updates"]] == list(range(known + 1, table["number"] + 1))
    assert table["number"] == b.shown["number"]
    nothing = again.hello(after=table["number"])
    assert nothing["updates"] == []
    beyond = again.hello(after=100_000)
    assert len(beyond["updates"]) == beyond["number"]
    again.close()
    device.close()


def a_cookies(server: Running, id: str, player: Player) -> Any:
    """The cookies of the device that a player sits at."""
    for device in server.devices:
        if player in device.sockets:
            return device.http.cookies
    raise AssertionError(id)


def test_a_repeated_move_is_answered_as_before_and_a_late_one_refused_with_the_table(server: Running) -> None:
    _, a, b = two(server)
    mover, other = mover_of(a, b)
    number, event = mover.shown["number"], mover.shown["legal"][0]["event"]
    answer = mover.move(event)
    again = mover.done("move", number=number, event=event)
    assert again["number"] == answer["number"]
    catch(other, answer["number"])
    late = mover.command("move", number=number, event=f"{event} 9")
    assert (late["error"]["key"], late["error"]["status"]) == ("table-late", 409)
    assert late["number"] == late["table"]["number"] == mover.shown["number"]
    assert late["table"]["you"] == mover.seat
    assert late["table"]["view"] == mover.shown["view"]


def test_a_move_over_http_is_the_same_as_through_the_socket(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    path = f"/api/tables/{id}/commands"
    for _ in range(4):
        seat = next(s for s in "ab" if ada.ask("GET", f"/api/tables/{id}/view?seat={s}&after=0")["legal"])
        shown = ada.ask("GET", f"/api/tables/{id}/view?seat={seat}")
        move = {"type": "move", "seat": seat, "number": shown["number"], "event": shown["legal"][0]["event"]}
        answer = ada.ask("POST", path, move | {"id": "x"})
        assert (answer["ok"], answer["id"]) == (True, "x")
        assert ada.ask("POST", path, move | {"id": "x"}) == answer
        late = ada.ask("POST", path, move | {"event": f"{move['event']} 7"}, expect=409)
        assert late["number"] == late["table"]["number"]
    illegal = ada.ask("POST", path, move | {"event": f"{seat} fly", "number": late["number"]}, expect=400)
    assert illegal["error"]["key"]


def test_what_is_against_the_rules_is_refused_by_the_rule(server: Running) -> None:
    _, a, b = two(server)
    mover, other = mover_of(a, b)
    error = mover.refused("move", number=mover.shown["number"], event=f"{mover.seat} pick 99")
    assert error["status"] == 400
    assert other.refused("move", number=other.shown["number"], event=f"{other.seat} pick 1")["status"] == 400
    stolen = other.refused("move", seat=mover.seat, number=1, event=mover.shown["legal"][0]["event"])
    assert (stolen["key"], stolen["status"]) == ("table-not-your-seat", 403)
    for name, fields in {
        "undo": {},
        "resign": {},
        "chat": {"text": "hi"},
        "words": {},
        "hint": {},
        "take_back": {},
    }.items():
        assert other.refused(name, seat=mover.seat, **fields)["status"] in (400, 403), name


def test_spectators_see_no_secret_and_move_nothing(server: Running) -> None:
    ada, eve = server.device(), server.device()
    id = ada.table("dominion", ["me", "random"])["id"]
    secret = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"]
    watching = eve.sit_at(id, None, spectator=secret)
    assert all(seat["hand"] is None for seat in watching.shown["view"]["seats"])
    assert (watching.shown["legal"], watching.shown["you"]) == ([], None)
    assert watching.refused("chat", seat="a", text="hello")["status"] == 401
    creator = ada.sit_at(id, None)
    assert all(seat["hand"] is None for seat in creator.shown["view"]["seats"])


def test_hello_is_refused_to_those_who_have_no_business_there(server: Running) -> None:
    ada, eve = server.device(), server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    eve.ask("POST", "/api/links", {"secret": "x"}, expect=404)
    cases: list[tuple[Device, str, dict[str, Any], int]] = [
        (eve, id, {"seat": "a"}, 4403),
        (eve, id, {"seat": None}, 4403),
        (eve, id, {"seat": None, "spectator": "guess"}, 4404),
        (server.device(), id, {"seat": "a"}, 4401),
        (ada, "nowhere", {"seat": "a"}, 4404),
        (ada, id, {"seat": "d"}, 4403),
    ]
    for device, table, hello, code in cases:
        player = Player(device.raw_socket(table), None)
        player.send({"type": "hello", "language": "nl", **hello})
        assert closed_with(player) == code
        assert [each["type"] for each in player.heard] == ["answer", "closing"]
        assert player.heard[1]["reason"] == player.heard[0]["error"]["message"]


def test_pages_of_other_sites_get_no_socket(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    with pytest.raises(InvalidStatus) as refused:
        ada.raw_socket(id, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    ada.raw_socket(id, Origin=server.address).close()


def test_a_message_of_the_wrong_shape_is_answered_and_the_socket_stays(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    player = ada.sit_at(id, "a")
    wrong: list[Any] = [
        "",
        "{",
        "[]",
        "null",
        '"x"',
        {"type": "fly", "id": 1},
        {"type": "move", "id": 2},
        {"type": "move", "id": 3, "seat": "z", "number": 1, "event": "x"},
        {"type": "move", "id": 4, "seat": "a", "number": -1, "event": "x"},
        {"type": "move", "id": 5, "seat": "a", "number": 1, "event": "x" * 301},
        {"type": "chat", "id": 6, "seat": "a", "text": 7},
        {"type": "hello", "id": 7, "seat": "a", "after": "x"},
        {"type": "undo", "id": 8, "seat": "a", "extra": 1},
        b"\x00\xff",
        "[" * 5000,
    ]
    for each in wrong:
        player.send(each)
        answer = player.until(lambda message: message["type"] == "answer")
        assert (answer["ok"], answer["error"]["status"]) == (False, 422)
        assert answer["id"] == (each.get("id") if isinstance(each, dict) else None)
    player.move() if player.shown["legal"] else player.done("chat", text="still here")


def test_commands_before_hello_are_refused(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    player = Player(ada.raw_socket(id), "a")
    assert player.refused("words")["status"] == 422
    player.close()


def test_chat_reaches_all_at_the_table(server: Running) -> None:
    _, a, b = two(server)
    assert a.done("chat", text="Hallo  Bo!")["number"] == 1
    heard = b.until(lambda message: message["type"] == "chat")
    assert [(each["seat"], each["name"], each["text"]) for each in heard["messages"]] == [
        ("a", "Me", "Hallo Bo!")
    ]
    assert a.refused("chat", text="x" * 501)["key"] == "table-message"
    assert [each["number"] for each in b.hello()["messages"]] == [1]


def test_all_hear_who_is_here(server: Running) -> None:
    _, a, b = two(server)
    a.until(lambda message: message == {"type": "here", "seats": ["a", "b"]})
    assert [seat["here"] for seat in b.hello()["table"]["seats"]] == [True, True]
    a.close()
    b.until(lambda message: message == {"type": "here", "seats": ["b"]})


def test_hello_again_changes_the_seat_and_the_language(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    player = ada.sit_at(id, "a")
    player.seat = "b"
    assert player.hello(language="nl")["you"] == "b"
    assert player.updates[0]["told"] == "The game begins."
    assert player.shown["updates"][0]["told"] == "Het spel begint."
    player.send({"type": "hello", "seat": "d", "id": 5})
    refused = player.until(lambda message: message["type"] == "answer")
    assert (refused["id"], refused["error"]["status"]) == (5, 403)
    player.done("chat", text="still here")


def test_an_undo_is_asked_for_and_agreed_to(server: Running) -> None:
    _, a, b = two(server)
    mover, other = mover_of(a, b)
    mover.move()
    mover, other = mover_of(a, b)
    if other.done("undo")["done"]:
        mover.until(lambda message: message.get("updates", [{}])[-1].get("kind") == "undo")
        return
    while mover.shown["undo"] is None:
        mover.receive()
    assert mover.shown["undo"]["seat"] == other.seat
    assert mover.done("undo_answer", agrees=True)["done"]
    while other.updates[-1]["kind"] != "undo":
        other.receive()
    assert [each["kind"] for each in other.updates][-3:] == ["ask", "agree", "undo"]
    assert all(each["told"] for each in other.updates)
    assert other.shown["legal"]


def test_words_tell_every_legal_move(server: Running) -> None:
    _, a, b = two(server, "builder")
    mover, other = mover_of(a, b)
    words = mover.done("words")["words"]
    assert set(words) == {each["event"] for each in mover.shown["legal"]}
    assert all(words.values())
    assert other.refused("words")["key"] == "table-not-your-turn"


def test_a_hint_tells_the_best_moves_where_the_table_allows_it(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "random"])["id"]
    player = ada.sit_at(id, "a")
    while not player.shown["legal"]:
        player.receive()
    moves = player.done("hint")["moves"]
    assert 1 <= len(moves) <= 3
    gains = {each["event"]: each["gain"] for each in player.shown["legal"]}
    for each in moves:
        assert each["gain"] == gains[each["event"]]
        assert each["told"]
        assert 0 <= each["chance"] <= 1
    _, a, b = two(server)
    mover, _ = mover_of(a, b)
    assert mover.refused("hint")["key"] == "service-no-hints"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Running) -> None:
    _, a, b = two(server, stand_in="random")
    assert b.refused("hand_over", seat="a")["key"] == "table-not-away"
    a.done("hand_over")
    while not b.shown["table"]["seats"][0]["handed"]:
        b.receive()
    assert b.shown["table"]["seats"][0]["bot"] == "random"
    a.done("take_back")
    while b.shown["table"]["seats"][0]["handed"]:
        b.receive()
    assert [each["kind"] for each in b.updates if each["kind"] != "event"] == ["start", "hand", "back"]


def test_when_the_time_is_up_a_bot_plays(server: Running) -> None:
    _, a, b = two(server, per_move=1, stand_in="random")
    mover, other = mover_of(a, b)
    clock = mover.shown["clock"]
    assert clock["deadline"] == pytest.approx(clock["since"] + 1)
    assert other.shown["clock"]["deadline"] is None
    while not any(seat["handed"] for seat in other.shown["table"]["seats"]):
        other.receive()
    assert "hand" in {each["kind"] for each in other.updates}


def test_after_the_end_there_are_the_result_the_record_positions_and_a_rematch(server: Running) -> None:
    ada, bo = server.device(), server.device()
    made = ada.table("dominion", ["me", "open"])
    bo.join(made)
    id = made["id"]
    a, b = ada.sit_at(id, "a"), bo.sit_at(id, "b")
    for _ in range(3):
        mover, _ = mover_of(a, b)
        mover.move()
    seen = {each.seat: (each.shown["number"], each.shown["view"]) for each in (a, b)}
    assert a.refused("rematch")["key"] == "table-not-over"
    ada.ask("GET", f"/api/tables/{id}/record?seat=a", expect=400)
    ada.ask("GET", f"/api/tables/{id}/positions/2?seat=a&open=true", expect=400)
    b.done("resign")
    while not a.over:
        a.receive()
    assert (a.shown["result"]["winners"], a.shown["result"]["end"]) == (["a"], "resigned")
    assert len(a.shown["result"]["revealed"]) == 2
    assert a.shown["result"]["explained"]
    for device, player in ((ada, a), (bo, b)):
        number, view = seen[player.seat or ""]
        found = device.ask("GET", f"/api/tables/{id}/positions/{number}?seat={player.seat}")
        assert (found["view"], found["told"]) == (view, player.updates[number - 1]["told"])
        assert any(line.startswith("Your hand: ") for line in found["words"])
        opened = device.ask("GET", f"/api/tables/{id}/positions/{number}?seat={player.seat}&open=true")
        assert all(opened["revealed"][seat]["seats"][seat]["hand"] is not None for seat in (0, 1))
    ada.ask("GET", f"/api/tables/{id}/positions/0?seat=a", expect=400)
    ada.ask("GET", f"/api/tables/{id}/positions/9999?seat=a", expect=400)
    record = ada.http.get(f"/api/tables/{id}/record?seat=a")
    assert "attachment" in record.headers["content-disposition"]
    assert record.json()["proof"]["seed"] == a.shown["result"]["seed"]
    following = a.done("rematch")["table"]
    assert b.done("rematch")["table"] == following
    while b.shown["table"]["rematch"] is None:
        b.receive()
    assert b.shown["table"]["rematch"] == following
    assert bo.ask("GET", f"/api/tables/{following}")["yours"] == ["b"]


def test_a_deleted_table_ends_its_sockets(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    player = ada.sit_at(id, "a")
    ada.ask("DELETE", f"/api/tables/{id}", expect=204)
    assert closed_with(player) == 4404
    assert player.heard[-1]["type"] == "closing"


def test_chance_is_typed_in_at_a_companion_table(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "companion"], companion=True)["id"]
    player = ada.sit_at(id, "a")
    typed = 0
    while typed < 3:
        assert player.shown["types"]
        told = player.done("outcomes")
        words, count = told["words"], told["count"]
        assert words
        event = next(iter(words))
        assert count == (4 if event.startswith("* row") else 1)
        if event.startswith("* row"):
            numbers = sorted(int(each.split()[-1]) for each in words)[:count]
            event = f"* row {' '.join(map(str, numbers))}"
        answer = player.done("outcome", number=player.shown["number"], event=event)
        while player.shown["number"] < answer["number"]:
            player.receive()
        typed += 1
        while player.shown["legal"]:
            event = player.shown["legal"][0]["event"]
            assert player.shown["ask"]
            answer = player.done("move", seat=event[0], number=player.shown["number"], event=event)
            while player.shown["number"] < answer["number"]:
                player.receive()
    actors = {each["actor"] for each in player.updates if each["kind"] == "event"}
    assert actors == {"a", "b", "*"}


def test_a_card_that_others_may_not_see_is_typed_when_it_is_shown(server: Running) -> None:
    ada = server.device()
    options = {"quadrants": "first_game", "cards": "first_game", "start": "a"}
    id = ada.table("builder", ["me", "me"], options, companion=True)["id"]
    player = ada.sit_at(id, "a")
    for _ in range(10):
        if not player.shown["types"]:
            break
        error = player.command("put_off", number=player.shown["number"])
        if not error["ok"]:
            event = next(iter(player.done("outcomes")["words"]))
            error = player.done("outcome", number=player.shown["number"], event=event)
        while player.shown["number"] < error["number"]:
            player.receive()
    assert player.shown["fills"]
    assert player.shown["legal"] == []
    event = next(iter(player.done("outcomes")["words"]))
    player.done("fill", event=event)
    while player.shown["fills"]:
        player.receive()
    assert player.shown["legal"]
    assert player.updates[-1]["kind"] == "fill"


def test_the_review_is_made_in_the_background(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    sockets = [ada.sit_at(id, "a"), ada.sit_at(id, "b")]
    ada.ask("GET", f"/api/tables/{id}/review?seat=a", expect=400)
    for _ in range(6):
        mover_of(*sockets)[0].move()
    sockets[0].done("resign")
    while not sockets[0].over:
        sockets[0].receive()
    until = time.monotonic() + 3 * PATIENCE
    while True:
        found = ada.ask("GET", f"/api/tables/{id}/review?seat=a", headers={"Accept-Language": "nl"})
        if found["state"] == "done":
            break
        assert found["state"] in ("waiting", "running")
        assert time.monotonic() < until
        time.sleep(0.1)
    assert found["done"] == found["of"] == len(found["review"]["decisions"]) > 0
    english = ada.ask("GET", f"/api/tables/{id}/review?seat=a")["review"]
    for mine, theirs in zip(found["review"]["decisions"], english["decisions"], strict=True):
        assert mine["played"]["move"] == theirs["played"]["move"]
        assert mine["played"]["words"] != theirs["played"]["words"]
    json.dumps(found)


def test_a_silent_socket_is_ended(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.service.sockets.HELLO_SECONDS", 0.1)
    running = start()
    ada = running.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    assert closed_with(Player(ada.raw_socket(id), None)) == 4408


# what is sent at once, and what is asked for


def say_much(server: Running, id: str, count: int) -> None:
    """Have seat a say something many times, past the limits."""
    rows = [
        {"table_id": id, "number": number, "seat": 0, "name": "Me", "text": f"{number} {'ü' * 490}", "at": 0.0}
        for number in range(1, count + 1)
    ]
    server.service.store.write(id, lambda connection: connection.execute(schema.chat.insert(), rows))


def test_the_table_comes_with_the_last_of_the_chat_and_the_rest_is_asked_for(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    say_much(server, id, 120)
    player = ada.sit_at(id, "a")
    assert [each["number"] for each in player.shown["messages"]] == list(range(71, 121))
    assert len(json.dumps(player.shown, ensure_ascii=False).encode()) < 200_000
    assert player.shown["older"]
    path = f"/api/tables/{id}/chat?seat=a"
    found: list[dict[str, Any]] = []
    older = True
    while older:
        part = ada.ask("GET", path + (f"&before={found[0]['number']}" if found else ""))
        assert 0 < len(part["messages"]) <= 50
        found[:0], older = part["messages"], part["older"]
    assert [each["number"] for each in found] == list(range(1, 121))
    assert {each["seat"] for each in found} == {"a"}
    assert len(ada.ask("GET", f"{path}&before=10&limit=3")["messages"]) == 3
    ada.ask("GET", f"{path}&limit=51", expect=422)
    ada.ask("GET", f"/api/tables/{id}/view?seat=a")


def test_the_chat_is_for_those_who_may_look_at_the_table(server: Running) -> None:
    ada, eve = server.device(), server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    say_much(server, id, 1)
    eve.ask("POST", "/api/links", {"secret": "x"}, expect=404)
    eve.ask("GET", f"/api/tables/{id}/chat", expect=403)
    eve.ask("GET", f"/api/tables/{id}/chat?seat=a", expect=403)
    server.device().ask("GET", f"/api/tables/{id}/chat", expect=401)
    secret = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"]
    heard = eve.ask("GET", f"/api/tables/{id}/chat", headers={"Kroon-Spectator": secret})
    assert len(heard["messages"]) == 1


def test_of_many_updates_the_last_are_sent_and_the_others_asked_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kroon.service.messages.MOST_UPDATES", 5)
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    sockets = [ada.sit_at(id, "a"), ada.sit_at(id, "b")]
    for _ in range(8):
        mover_of(*sockets)[0].move()
    player = sockets[0]
    number = player.hello(after=0)["number"]
    assert player.shown["first"] == number - 4
    assert [each["number"] for each in player.shown["updates"]] == list(range(number - 4, number + 1))
    assert player.hello(after=number - 2)["first"] == number - 1
    assert [each["number"] for each in player.shown["updates"]] == [number - 1, number]
    assert player.hello(after=number)["first"] == number + 1
    assert player.shown["updates"] == []

    def page(query: str) -> list[int]:
        found = ada.ask("GET", f"/api/tables/{id}/updates?seat=a&{query}")
        assert found["number"] == number
        return [each["number"] for each in found["updates"]]

    assert page("limit=3") == [1, 2, 3]
    assert page("after=3&limit=4") == [4, 5, 6, 7]
    assert page("before=8&limit=4") == [4, 5, 6, 7]
    assert page("before=8&after=5") == [6, 7]
    assert page("before=1") == []
    assert page(f"after={number}") == []
    ada.ask("GET", f"/api/tables/{id}/updates?seat=a&after={number + 1}", expect=400)
    ada.ask("GET", f"/api/tables/{id}/updates?seat=a&limit=201", expect=422)
    told = ada.ask("GET", f"/api/tables/{id}/updates?seat=a&limit=1")["updates"][0]
    assert told["told"] == "The game begins."
    assert "told" not in ada.ask("GET", f"/api/tables/{id}/updates?seat=a&views=false")["updates"][0]


def test_what_changes_beside_the_game_is_made_once_for_all_who_look_on(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.device()
    id = ada.table("dominion", ["me", "random"])["id"]
    secret = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"]
    watching = [server.device().sit_at(id, None, spectator=secret) for _ in range(12)]
    player = ada.sit_at(id, "a")
    for each in watching:  # they have heard who is here
        while each.heard[-1] != {"type": "here", "seats": ["a"]}:
            each.receive()
    made: list[str] = []

    def counted(message: dict[str, Any]) -> str:
        made.append(message["type"])
        return encoded(message)

    monkeypatch.setattr("kroon.service.hub.encoded", counted)
    monkeypatch.setattr("kroon.service.rounds.encoded", counted)
    ada.ask("PATCH", f"/api/tables/{id}/seats/a", {"name": "Ada"}, expect=204)
    for each in (player, *watching):
        told = each.until(lambda message: message["type"] == "about")
        assert set(told) == {"type", "table"}
        assert told["table"]["seats"][0]["name"] == "Ada"
        assert told["table"]["seats"][0]["here"]
    assert made == ["about"]
    player.close()
    for each in watching:
        each.until(lambda message: message == {"type": "here", "seats": []})
    assert made == ["about", "here"]


def test_whose_seats_change_is_told_which_are_theirs(server: Running) -> None:
    ada, bo = server.device(), server.device()
    made = ada.table("kingdomino", ["me", "open", "open"])
    bo.ask("POST", "/api/links", {"secret": made["invitation"]})  # a cookie
    secret = ada.ask("POST", f"/api/tables/{made['id']}/spectators", expect=201)["secret"]
    host, guest = ada.sit_at(made["id"], "a"), bo.sit_at(made["id"], None, spectator=secret)
    assert guest.shown["yours"] == []
    bo.join(made, "Bo")
    told = guest.until(lambda message: message["type"] == "about")
    assert told["yours"] == ["b"]
    assert "yours" not in host.until(lambda message: message["type"] == "about")
    host.until(lambda message: message == {"type": "here", "seats": ["a", "b"]})


def test_whoever_loses_a_seat_sees_nothing_more_through_it(server: Running) -> None:
    ada, bo, eve = server.device(), server.device(), server.device()
    made = ada.table("dominion", ["me", "open"], ready=False)
    id = made["id"]
    sit = {"name": "Bo", "invitation": made["invitation"]}
    seat = bo.ask("POST", f"/api/tables/{id}/seats", sit, expect=201)["seat"]
    looking = bo.sit_at(id, seat)
    bo.ask("DELETE", f"/api/tables/{id}/seats/{seat}", expect=204)
    eve.join(made)
    ada.add_nonce(id, "a")
    assert closed_with(looking) == 4403
    assert all(each.get("view") is None for each in looking.heard)
