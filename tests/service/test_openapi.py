"""The OpenAPI description: whatever is sent that fits it, or nearly, the service itself never fails."""

from __future__ import annotations

import itertools
import warnings
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from kroon.service.app import make_app
from kroon.service.service import Service
from kroon.service.settings import ServiceSettings
from tests.service.conftest import QUICK, Running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from starlette.testclient import TestClient

EXAMPLES = 6
"""For each operation."""


def test_the_description_names_all_endpoints_and_errors(server: Running) -> None:
    told = server.device().ask("GET", "/openapi.json")
    assert told["info"]["title"] == "Kroon"
    paths = set(told["paths"])
    assert {
        "/api/games",
        "/api/tables",
        "/api/tables/{id}/commands",
        "/api/tables/{id}/positions/{number}",
    } <= paths
    for methods in told["paths"].values():
        for operation in methods.values():
            assert {"400", "401", "403", "404", "422", "429", "503"} <= set(operation["responses"])


@pytest.mark.filterwarnings("ignore")
def test_schemathesis_finds_no_server_error(tmp_path: Any) -> None:
    address = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    service = Service(ServiceSettings(address, workers=1, bots=False, limits=QUICK))
    with TestClient(make_app(service=service)) as client:
        schema = schemathesis.openapi.from_dict(client.get("/openapi.json").json())
        operations: Any = schema.get_all_operations()
        for found in operations:
            _never_fails(found.ok(), client)


def _table(client: Any) -> str:
    """A table at which a game is played, all seats the client's own."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    body = {"game": "kingdomino", "options": {"players": 2}, "settings": {"hints": True}, "seats": seats}
    id: str = client.post("/api/tables", json=body).json()["id"]
    for seat in "ab":
        client.put(f"/api/tables/{id}/seats/{seat}/nonce", json={"nonce": "0" * 32})
    assert client.get(f"/api/tables/{id}").json()["state"] == "running"
    return id


def _never_fails(operation: Any, client: Any) -> None:
    """Ask with what fits the description; every other time at a table that is there."""
    tables = itertools.cycle([None, _table(client)])

    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Any) -> None:
        table = next(tables)
        if table is not None and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        made = case.as_transport_kwargs(base_url="http://testserver")
        kept = {name: made[name] for name in ("method", "url", "json", "params", "headers") if made.get(name)}
        if made.get("data") is not None:
            kept["content"] = made["data"]
        answer = client.request(**kept)
        assert answer.status_code < 500, (answer.status_code, answer.text)

    given(case=operation.as_strategy())(check)()
