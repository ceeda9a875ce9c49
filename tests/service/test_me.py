"""What is kept of somebody, over the network: shown, saved, deleted; and links and devices that are revoked."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from tests.service.conftest import Running, Start
from tests.service.devices import Device
from tests.service.test_sockets import closed_with


def table_for_two(server: Running) -> tuple[dict[str, Any], Device, Device]:
    ada, bo = server.device(), server.device()
    made = ada.table("kingdomino", ["me", "open"])
    bo.join(made, "Bo")
    return made, ada, bo


def test_one_sees_saves_and_deletes_what_is_kept_and_the_others_play_on(server: Running) -> None:
    made, ada, bo = table_for_two(server)
    id = made["id"]
    alone = ada.table("kingdomino", ["me", "random"])["id"]
    mine, theirs = ada.sit_at(id, "a"), bo.sit_at(id, "b")
    mine.done("chat", text="to be forgotten")
    told = ada.ask("GET", "/api/me")
    assert {each["id"] for each in told["tables"]} == {id, alone}
    assert "to be forgotten" in str(told)
    saved = ada.http.get("/api/me?save=true")
    assert saved.headers["content-disposition"] == 'attachment; filename="kroon.json"'
    assert saved.json() == told
    answer = ada.http.delete("/api/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert not ada.http.cookies
    assert closed_with(mine) == 4403
    seen = theirs.until(lambda message: message["type"] == "about" and not message["table"]["seats"][0]["name"])
    assert theirs.hello()["messages"] == []
    assert seen["table"]["seats"][0]["handed"]
    assert bo.ask("GET", f"/api/tables/{id}/view?seat=b")["table"]["seats"][0]["name"] == ""
    bo.ask("GET", f"/api/tables/{alone}", expect=404)
    assert ada.ask("GET", "/api/me") == {"tables": []}


def test_nobody_is_told_nothing_and_can_delete_nothing(server: Running) -> None:
    made, _, _ = table_for_two(server)
    stranger = server.device()
    assert stranger.ask("GET", "/api/me") == {"tables": []}
    stranger.ask("DELETE", "/api/me", expect=204)
    stranger.ask("GET", f"/api/tables/{made['id']}")


def test_somebody_who_is_gone_is_named_in_the_readers_language(server: Running) -> None:
    made, ada, bo = table_for_two(server)
    player = bo.sit_at(made["id"], "b", language="nl")
    ada.ask("DELETE", "/api/me", expect=204)
    player.until(lambda message: message["type"] == "about" and not message["table"]["seats"][0]["name"])
    player.hello(language="nl")  # the question that was sent may be older than the name
    if player.shown["actor"] == "a":
        assert player.shown["ask"].startswith("Iemand (a)")


def test_a_revoked_link_closes_the_sockets_that_came_by_it(server: Running) -> None:
    made, ada, bo = table_for_two(server)
    id = made["id"]
    secrets = [ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"] for _ in range(2)]
    spectators = [server.device().sit_at(id, None, spectator=secret) for secret in secrets]
    listed = ada.ask("GET", f"/api/tables/{id}/links")["links"]
    first = next(each for each in listed if each["kind"] == "spectator")["link"]
    bo.ask("DELETE", f"/api/tables/{id}/links/{first}", expect=404)
    server.device().ask("DELETE", f"/api/tables/{id}/links/{first}", expect=401)
    ada.ask("DELETE", f"/api/tables/{id}/links/{first}", expect=204)
    assert closed_with(spectators[0]) == 4403
    assert spectators[0].heard[-1]["reason"] == "You may not look at this table any more."
    server.device().ask("GET", f"/api/tables/{id}/view", expect=404, headers={"Kroon-Spectator": secrets[0]})
    player = bo.sit_at(id, "b")
    player.done("chat", text="still here")
    heard = spectators[1].until(lambda message: message["type"] == "chat")
    assert heard["messages"][-1]["text"] == "still here"
    ada.ask("DELETE", f"/api/tables/{id}/links", expect=204)
    assert closed_with(spectators[1]) == 4403


def test_a_revoked_device_loses_the_seat_at_once(server: Running) -> None:
    made, _, bo = table_for_two(server)
    id, phone = made["id"], server.device()
    secret = bo.ask("POST", f"/api/tables/{id}/seats/b/device", expect=201)["secret"]
    phone.ask("POST", "/api/devices", {"secret": secret})
    at_phone, at_home = phone.sit_at(id, "b"), bo.sit_at(id, "b")
    listed = bo.ask("GET", f"/api/tables/{id}/links")["devices"]
    lost = [each["device"] for each in listed if not each["this"]]
    assert len(lost) == 1
    bo.ask("DELETE", f"/api/tables/{id}/seats/b/devices/{lost[0]}", expect=204)
    phone.ask("GET", f"/api/tables/{id}/view?seat=b", expect=403)
    assert closed_with(at_phone) == 4403
    at_home.done("chat", text="mine alone")
    refused = bo.ask("DELETE", f"/api/tables/{id}/seats/b/devices/{listed[0]['device']}", expect=400)
    assert refused["error"]["key"] == "table-last-device"


def test_what_commands_in_another_process_delete_is_closed_for_those_who_look(start: Start) -> None:
    running = start()
    made, ada, _ = table_for_two(running)
    player = ada.sit_at(made["id"], "a")
    database = running.settings.database or ""
    command = [sys.executable, "-m", "kroon", "tables", "delete", made["id"], "--database", database]
    assert subprocess.run(command, check=False, capture_output=True, timeout=120).returncode == 0
    assert closed_with(player) == 4404
    ada.ask("GET", f"/api/tables/{made['id']}", expect=404)
    assert ada.ask("GET", "/api/tables")["tables"] == []
