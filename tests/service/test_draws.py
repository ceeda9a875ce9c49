"""`GET /api/tables/ID/draws`: who may ask what the outcomes of a game were drawn from, and when."""

from __future__ import annotations

from tests.service.conftest import Running
from tests.service.devices import Device


def finished(server: Running, moves: int) -> tuple[Device, str]:
    """A game that is over, of two seats at one device, who gave up after so many moves; the last was undone."""
    ada = server.device()
    id = ada.table("dominion", ["me", "me"])["id"]
    for _ in range(moves):
        do(ada, id, "move")
    if moves:
        do(ada, id, "undo")
    do(ada, id, "resign")
    return ada, id


def do(device: Device, id: str, type: str) -> None:
    """A command of the seat that is to move; of its moves the last one, with which turns end."""
    seat = device.ask("GET", f"/api/tables/{id}/view?seat=a")["actor"]
    command = {"type": type, "seat": seat}
    if type == "move":
        shown = device.ask("GET", f"/api/tables/{id}/view?seat={seat}")
        command |= {"number": shown["number"], "event": shown["legal"][-1]["event"]}
    device.ask("POST", f"/api/tables/{id}/commands", command)


def test_outcomes_are_told_when_the_game_is_over(server: Running) -> None:
    ada, id = finished(server, 0)
    record = ada.ask("GET", f"/api/tables/{id}/record?seat=a")
    for way in ("?seat=a", "?seat=b", ""):
        told = ada.ask("GET", f"/api/tables/{id}/draws{way}")
        assert [each["event"] for each in told["draws"]] == record["events"]
        assert told["outcomes"] == len(told["draws"]) == 11
    assert told["words"]["draw"][str(told["draws"][1]["parts"][0][0])] == record["events"][1].split(" ")[-1]
    drawn, ids, weights = told["draws"][1]["parts"][0]
    assert drawn in ids
    assert weights == [7, 3]
    after = ada.ask("GET", f"/api/tables/{id}/draws?seat=a&after=1")
    assert after["draws"] == told["draws"][1:]


def test_outcomes_that_were_taken_back_are_told(server: Running) -> None:
    ada, id = finished(server, 6)
    record = ada.ask("GET", f"/api/tables/{id}/record?seat=a")
    told = ada.ask("GET", f"/api/tables/{id}/draws?seat=a")
    history = record["proof"]["history"]
    assert [each["event"] for each in told["draws"]] == [event for event in history if event.startswith("*")]
    assert told["outcomes"] > len([event for event in record["events"] if event.startswith("*")])


def test_outcomes_are_not_told_before_the_end(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    refused = ada.ask("GET", f"/api/tables/{id}/draws?seat=a", expect=400)
    assert refused["error"]["key"] == "table-not-over"


def test_outcomes_are_told_to_no_stranger(server: Running) -> None:
    ada, id = finished(server, 0)
    stranger = server.device()
    for way in ("", "?seat=a"):
        assert stranger.ask("GET", f"/api/tables/{id}/draws{way}", expect=401)["error"]["message"]
    other = server.device()
    other.table("kingdomino", ["me", "me"])
    for way in ("", "?seat=a"):
        assert other.ask("GET", f"/api/tables/{id}/draws{way}", expect=403)["error"]["message"]
    secret = ada.ask("POST", f"/api/tables/{id}/spectators", expect=201)["secret"]
    assert stranger.ask("GET", f"/api/tables/{id}/draws", headers={"Kroon-Spectator": secret})["draws"]
    stranger.ask("GET", f"/api/tables/{id}/draws", headers={"Kroon-Spectator": "no"}, expect=404)


def test_a_companion_table_says_that_it_has_no_shuffles(server: Running) -> None:
    ada = server.device()
    id = ada.table("kingdomino", ["me", "companion"], companion=True)["id"]
    ada.sit_at(id).done("resign")
    refused = ada.ask("GET", f"/api/tables/{id}/draws?seat=a", expect=400)
    assert refused["error"]["message"] == "At this table chance was typed in: there are no shuffles to verify."
