"""Tables over HTTP: made, joined, watched, taken along, left; and who may do what."""

from __future__ import annotations

from typing import Any

import pytest

from kroon.core.registry import game_names
from tests.service.conftest import Running

NONCE = "0f" * 16


def error_of(answer: Any) -> str:
    key: str = answer["error"]["key"]
    assert answer["error"]["message"]
    return key


def test_the_games_come_with_options_and_bots_in_the_language_asked_for(server: Running) -> None:
    found = server.device().ask("GET", "/api/games", headers={"Accept-Language": "fr, nl;q=0.8, en;q=0.1"})
    assert [each["game"] for each in found["games"]] == list(game_names())
    for game in found["games"]:
        assert game["options"][0]["name"] == "Spelers"
        assert all(option["about"] for option in game["options"])
        assert {"random", "level1", "level5"} <= {bot["bot"] for bot in game["bots"]}


def test_a_browser_gets_a_cookie_that_scripts_cannot_read_with_its_first_post(server: Running) -> None:
    device = server.device()
    assert "set-cookie" not in device.http.get("/api/tables").headers
    body = {"game": "kingdomino", "options": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "open"}]}
    answer = device.http.post("/api/tables", json=body)
    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0].startswith("kroon=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert "Secure" not in parts
    assert "set-cookie" not in device.http.post("/api/tables", json=body).headers


def test_a_friend_takes_a_seat_by_an_invitation_and_looking_takes_none(server: Running) -> None:
    ada, bo, cy = server.device(), server.device(), server.device()
    made = ada.table("kingdomino", ["me", "open"])
    found = bo.ask("POST", "/api/links", {"secret": made["invitation"]})
    assert (found["kind"], found["table"]["state"]) == ("invitation", "open")
    assert found["table"]["seats"][1]["kind"] == "empty"
    path = f"/api/tables/{made['id']}/seats"
    assert error_of(bo.ask("POST", path, {"name": "Bo"}, expect=403)) == "table-not-invited"
    assert bo.join(made, "Bo") == "b"
    assert ada.ask("GET", f"/api/tables/{made['id']}")["state"] == "running"
    body = {"name": "Cy", "invitation": made["invitation"]}
    assert error_of(cy.ask("POST", path, body, expect=400)) == "table-started"
    assert bo.ask("GET", f"/api/tables/{made['id']}")["yours"] == ["b"]
    assert cy.ask("GET", f"/api/tables/{made['id']}")["yours"] == []


def test_my_tables_are_listed_those_where_i_am_to_move_first(server: Running) -> None:
    ada = server.device()
    assert ada.ask("GET", "/api/tables") == {"tables": []}
    running = ada.table("kingdomino", ["me", "me"])["id"]
    waiting = ada.table("kingdomino", ["me", "open"])["id"]
    found = ada.ask("GET", "/api/tables")["tables"]
    assert [(each["id"], each["turn"], each["seats"]) for each in found] == [
        (running, True, ["a", "b"]),
        (waiting, False, ["a"]),
    ]


def test_what_makes_no_sense_is_refused_with_the_reason(server: Running) -> None:
    ada = server.device()
    two: list[dict[str, Any]] = [{"kind": "open"}, {"kind": "open"}]
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"game": "chess", "options": {"players": 2}, "seats": two}, 400, "game-unknown"),
        ({"game": "kingdomino", "options": {"players": 9}, "seats": two}, 400, "service-seats"),
        ({"game": "kingdomino", "options": {}, "seats": two}, 400, "option-players-missing"),
        ({"game": "kingdomino", "options": {"players": [2]}, "seats": two}, 400, "option-players"),
        ({"game": "kingdomino", "options": {"players": 2, "x": 1}, "seats": two}, 400, "option-unknown"),
        (
            {"game": "kingdomino", "options": {"players": 2}, "settings": {"per_move": -1}, "seats": two},
            400,
            "table-setting-value",
        ),
        (
            {"game": "kingdomino", "options": {"players": 2}, "seats": [two[0], {"kind": "bot", "bot": "hal"}]},
            400,
            "table-bot",
        ),
        ({"game": "kingdomino", "seats": [{"kind": "throne"}]}, 422, "service-wrong-shape"),
        (
            {"game": "kingdomino", "options": {"players": 2}, "seats": two, "more": 1},
            422,
            "service-wrong-shape",
        ),
    ]
    for body, status, key in cases:
        assert error_of(ada.ask("POST", "/api/tables", body, expect=status)) == key
    assert ada.ask("GET", "/api/tables") == {"tables": []}
    answer = ada.http.post("/api/tables", content=b'{"game": ', headers={"content-type": "application/json"})
    assert (answer.status_code, error_of(answer.json())) == (422, "service-wrong-shape")


def test_what_belongs_to_others_is_refused(server: Running) -> None:
    ada, bo = server.device(), server.device()
    bo.ask("POST", "/api/links", {"secret": "x"}, expect=404)
    id = ada.table("kingdomino", ["me", "open"], ready=False)["id"]
    path = f"/api/tables/{id}"
    refused: list[tuple[str, str, Any]] = [
        ("DELETE", path, None),
        ("DELETE", f"{path}/seats/a", None),
        ("PATCH", f"{path}/seats/a", {"name": "Eve"}),
        ("PUT", f"{path}/seats/a/nonce", {"nonce": NONCE}),
        ("POST", f"{path}/bots", {"bot": "random"}),
        ("POST", f"{path}/invitations", None),
        ("POST", f"{path}/spectators", None),
        ("POST", f"{path}/seats/a/device", None),
        ("POST", f"{path}/tokens", {"name": "X", "seat": "b"}),
        ("POST", f"{path}/commands", {"type": "resign", "seat": "a"}),
        ("GET", f"{path}/view?seat=a", None),
        ("GET", f"{path}/view", None),
        ("GET", f"{path}/updates?seat=a", None),
        ("GET", f"{path}/positions/1?seat=a", None),
        ("GET", f"{path}/record?seat=a", None),
        ("GET", f"{path}/review?seat=a", None),
    ]
    for method, where, body in refused:
        bo.ask(method, where, body, expect=403)
    nobody = server.device()
    for method, where, body in refused:
        if method == "GET":
            assert error_of(nobody.ask(method, where, body, expect=401)) == "service-no-identity"
    bo.ask("GET", "/api/tables/nowhere", expect=404)
    bo.ask("GET", "/api/tables/no%20where", expect=422)
    bo.ask("GET", "/api/nothing", expect=404)


def test_a_table_is_set_up_bit_by_bit(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["open", "open", "open"])["id"]
    path = f"/api/tables/{id}"
    assert ada.ask("POST", f"{path}/seats", {"name": "Ada", "seat": "b"}, expect=201) == {"seat": "b"}
    assert ada.ask("POST", f"{path}/bots", {"bot": "greedy"}, expect=201) == {"seat": "a"}
    ada.ask("POST", f"{path}/companions", {"name": "Cy"}, expect=400)
    ada.ask("PATCH", f"{path}/seats/b", {"name": "Ada L."}, expect=204)
    ada.ask("DELETE", f"{path}/seats/a", expect=204)
    seats = ada.ask("GET", path)["seats"]
    assert [(each["kind"], each["name"]) for each in seats] == [
        ("empty", ""),
        ("person", "Ada L."),
        ("empty", ""),
    ]
    ada.ask("PUT", f"{path}/seats/b/nonce", {"nonce": "short"}, expect=400)
    ada.ask("PUT", f"{path}/seats/b/nonce", {"nonce": NONCE}, expect=204)
    ada.ask("PUT", f"{path}/seats/b/nonce", {"nonce": "aa" * 16}, expect=400)
    ada.ask("DELETE", path, expect=204)
    ada.ask("GET", path, expect=404)


def test_a_seat_is_taken_along_to_another_device_once(server: Running) -> None:
    ada, phone, other = server.device(), server.device(), server.device()
    id = ada.table("kingdomino", ["me", "greedy"])["id"]
    link = ada.ask("POST", f"/api/tables/{id}/seats/a/device", expect=201)
    assert link["path"] == f"/table/{id}#device={link['secret']}"
    assert phone.ask("POST", "/api/links", {"secret": link["secret"]})["kind"] == "device"
    assert phone.ask("POST", "/api/devices", {"secret": link["secret"]}) == {"id": id, "seat": "a"}
    assert phone.sit_at(id, "a").shown["yours"] == ["a"]
    for path in ("/api/devices", "/api/links"):
        assert error_of(other.ask("POST", path, {"secret": link["secret"]}, expect=410)) == "table-link-used"


def test_a_program_plays_a_seat_by_its_token(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "open"])["id"]
    token = ada.ask("POST", f"/api/tables/{id}/tokens", {"name": "Robot", "seat": "b"}, expect=201)["token"]
    robot = server.device(Authorization=f"Bearer {token}")
    robot.add_nonce(id, "b")
    assert robot.ask("GET", f"/api/tables/{id}/view?seat=b")["yours"] == ["b"]
    by_socket = server.device().sit_at(id, "b", token=token, views=False)
    assert "view" not in by_socket.shown
    assert by_socket.shown["yours"] == ["b"]


def test_a_spectator_needs_the_secret_of_the_table(server: Running) -> None:
    ada, eve = server.device(), server.device()
    id, other = (ada.table("kingdomino", ["me", "me"])["id"] for _ in range(2))  # nobody moves meanwhile
    link = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)
    assert link["path"] == f"/table/{id}#watch={link['secret']}"
    shown = eve.ask("GET", f"/api/tables/{id}/view", headers={"Kroon-Spectator": link["secret"]})
    assert (shown["you"], shown["legal"], shown["yours"]) == (None, [], [])
    eve.ask("GET", f"/api/tables/{other}/view", headers={"Kroon-Spectator": link["secret"]}, expect=403)
    eve.ask("GET", f"/api/tables/{id}/view", headers={"Kroon-Spectator": "guess"}, expect=404)
    watching = eve.sit_at(id, None, spectator=link["secret"])
    assert watching.shown["view"] == shown["view"]


@pytest.mark.parametrize(("text", "status"), [("https://example.org/table/1#invite=2", 200), ("x" * 1001, 422)])
def test_a_text_becomes_a_qr_code(server: Running, text: str, status: int) -> None:
    answer = server.device().http.post("/api/qr", json={"text": text})
    assert answer.status_code == status
    assert status != 200 or answer.content.startswith(b"<svg")


def test_the_score_pad_tells_the_score_or_what_is_impossible(server: Running) -> None:
    ada = server.device()
    sheet: dict[str, Any] = {
        "options": {"players": 2},
        "seats": [{"squares": {"1,0": "wheat", "2,0": "wheat"}}],
    }
    found = ada.http.post("/api/score/kingdomino", json=sheet)
    assert found.status_code in (200, 400)
    wrong = ada.ask("POST", "/api/score/kingdomino", {"seats": []}, expect=400)
    assert error_of(wrong) == "sheet-missing"
    far: dict[str, Any] = {
        "options": {"players": 2},
        "seats": [{"squares": {"1,0": "mine***", "2,0": "mine***"}}],
    }
    impossible = ada.ask("POST", "/api/score/kingdomino", far, expect=400, headers={"Accept-Language": "de"})
    assert impossible["error"]["rule"]
    ada.ask("POST", "/api/score/chess", {"options": {}}, expect=400)
