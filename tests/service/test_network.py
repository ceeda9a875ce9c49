"""The door to the local network, who may open it, and the names by which a server answers."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kroon.core.errors import KroonError
from kroon.service import network
from kroon.service.network import Network, is_here, own_addresses, web_address
from kroon.service.origins import Origins
from kroon.service.settings import ServiceSettings
from tests.service.conftest import Running, Start
from tests.service.devices import PATIENCE, Device
from tests.service.test_sockets import mover_of

ELSEWHERE = {"X-Forwarded-For": "192.168.1.9"}
"""What a proxy says of somebody at another machine."""


@pytest.fixture
def _on_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine has an address for others, wherever the tests run; on another port, as ours is taken."""
    monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.1"])


on_a_network = pytest.mark.usefixtures("_on_a_network")


def reachable(address: str) -> bool:
    where = urlsplit(address)
    try:
        with socket.create_connection((where.hostname or "", where.port or 0), PATIENCE):
            return True
    except ConnectionRefusedError:
        return False


# the names of a server


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("localhost:8000", True),
        ("kroon.localhost", True),
        ("LOCALHOST", True),
        ("laptop", True),
        ("laptop.local:8000", True),
        ("kroon.example", True),
        ("Kroon.Example:443", True),
        ("friends.example", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("kroon.example.evil.example", False),
        ("notkroon.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example.", False),
        ("evil-local.example", False),
        ("[", False),
    ],
)
def test_a_server_answers_by_its_own_names_only(host: str, own: bool) -> None:
    settings = ServiceSettings(
        public_url="https://kroon.example", allow_origins=("https://friends.example:3000",)
    )
    assert Origins(settings).is_own_host({"host": host}) is own


def test_a_name_that_was_made_to_point_here_is_refused(server: Running) -> None:
    device = server.device()
    id = device.table("kingdomino", ["me", "me"])["id"]
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("GET", "/"),
        ("POST", "/api/network"),
    ):
        answer = device.http.request(method, path, headers=foreign)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "service-other-host"), path
        assert "evil.example" in answer.json()["error"]["message"]
    for path in ("/health/live", "/health/ready"):
        assert device.http.get(path, headers=foreign).status_code == 200
    with socket.create_connection(("127.0.0.1", urlsplit(server.address).port or 0), PATIENCE) as raw:
        raw.sendall(
            f"GET /api/tables/{id}/socket HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
            "Origin: http://evil.example\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        raw.settimeout(PATIENCE)
        assert raw.recv(12) == b"HTTP/1.1 403"


# the door


def test_addresses_for_others_are_never_this_machines_own() -> None:
    for each in own_addresses():
        assert not ip_address(each).is_loopback
        assert not ip_address(each).is_unspecified


def test_a_machine_that_only_knows_itself_has_no_addresses_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_itself(*_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 0)) for each in ("127.0.1.1", "127.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", only_itself)
    monkeypatch.setattr(network, "ELSEWHERE", ("127.0.0.1", 9))
    assert own_addresses() == []


def test_loopback_is_here_and_nothing_else() -> None:
    assert all(is_here(each) for each in ("127.0.0.1", "127.8.9.1", "::1", "localhost"))
    assert not any(is_here(each) for each in ("0.0.0.0", "192.168.1.7", "::", "laptop", ""))
    assert web_address("::1", 80) == "http://[::1]:80"


def test_a_server_knows_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", lambda: ["192.168.1.7", "10.0.0.7"])
    public = Network(ServiceSettings(public_url="https://kroon.example/"))
    assert (public.is_open, public.can_change, public.addresses()) == (True, False, ["https://kroon.example"])
    wide = Network(ServiceSettings(host="0.0.0.0", port=8080))
    assert wide.addresses() == ["http://192.168.1.7:8080", "http://10.0.0.7:8080"]
    assert (wide.is_open, wide.can_change) == (True, False)
    assert Network(ServiceSettings(host="192.168.1.7")).addresses() == ["http://192.168.1.7:8000"]
    closed = Network(ServiceSettings())
    assert (closed.is_open, closed.can_change, closed.addresses()) == (False, False, [])


@on_a_network
def test_the_door_is_opened_used_for_a_game_and_closed_again(start: Start) -> None:
    running = start()
    ada = running.device()
    assert ada.ask("GET", "/api/network") == {"open": False, "changes": True, "addresses": []}
    told = ada.ask("POST", "/api/network")
    assert (told["open"], told["changes"], len(told["addresses"])) == (True, True, 1)
    assert ada.ask("POST", "/api/network") == told  # it is open already
    outside = told["addresses"][0]
    assert outside != running.address
    bo = Device(outside)
    running.devices.append(bo)
    made = ada.table("kingdomino", ["me", "open"])
    bo.join(made)
    players = [ada.sit_at(made["id"], "a"), bo.sit_at(made["id"], "b")]
    for _ in range(4):
        mover_of(*players)[0].move()
    assert ada.ask("DELETE", "/api/network") == {"open": False, "changes": True, "addresses": []}
    assert not reachable(outside)
    assert reachable(running.address)
    for _ in range(4):  # who is connected stays
        mover_of(*players)[0].move()
    assert ada.ask("DELETE", "/api/network")["open"] is False
    again = ada.ask("POST", "/api/network")["addresses"][0]
    assert reachable(again)
    running.close()
    assert not reachable(again)


@on_a_network
def test_only_people_at_this_machine_open_and_close_the_door(start: Start) -> None:
    running = start(trusted_proxies=("127.0.0.1",))
    here, elsewhere = running.device(), running.device(**ELSEWHERE)
    for method in ("POST", "DELETE"):
        answer = elsewhere.http.request(method, "/api/network", headers={"Accept-Language": "nl"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "service-not-here")
    assert elsewhere.ask("GET", "/api/network") == {"open": False, "changes": False, "addresses": []}
    here.ask("POST", "/api/network")
    told = elsewhere.ask("GET", "/api/network")
    assert (told["open"], told["changes"], len(told["addresses"])) == (True, False, 1)
    elsewhere.ask("DELETE", "/api/network", expect=403)
    assert reachable(told["addresses"][0])


def test_a_page_elsewhere_opens_no_door(start: Start) -> None:
    running = start()
    headers = {"Origin": "https://evil.example"}
    answer = running.device().http.post("/api/network", headers=headers)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "service-other-site")
    assert not running.service.network.is_open


def test_without_a_network_there_is_a_reason(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_addresses", list)
    running = start()
    answer = running.device().ask("POST", "/api/network", expect=400)
    assert answer["error"]["key"] == "service-no-network"
    monkeypatch.setattr(network, "own_addresses", lambda: ["203.0.113.250"])  # an address that isn't ours
    answer = running.device().ask("POST", "/api/network", expect=400)
    assert answer["error"]["key"] == "service-no-network"
    assert not running.service.network.is_open


@on_a_network
def test_a_server_for_the_local_network_opens_the_door_itself(
    start: Start, capfd: pytest.CaptureFixture[str]
) -> None:
    running = start(lan=True)
    told = running.device().ask("GET", "/api/network")
    assert (told["open"], told["changes"]) == (True, True)
    assert httpx.get(f"{told['addresses'][0]}/health/live").json()["live"] is True
    assert told["addresses"][0] in capfd.readouterr().err


@on_a_network
def test_sockets_at_the_second_address_are_held_to_the_same_rules(start: Start) -> None:
    running = start()
    ada = running.device()
    outside = ada.ask("POST", "/api/network")["addresses"][0]
    id = ada.table("kingdomino", ["me", "me"])["id"]
    bo = Device(outside)
    running.devices.append(bo)
    with pytest.raises(InvalidStatus) as refused:
        bo.raw_socket(id, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    assert bo.ask("GET", f"/api/tables/{id}/view?seat=a", expect=401)["error"]["key"] == "service-no-identity"


def test_a_door_that_knows_no_server_cant_be_opened() -> None:
    with pytest.raises(KroonError):
        asyncio.run(Network(ServiceSettings()).open())
