"""The door: who may come in, how often, with how much; what browsers are told; logs and metrics."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from kroon.core.errors import KroonError
from kroon.core.texts import LANGUAGES
from kroon.service.errors import Missing
from kroon.service.identity import cookie_header, owner_in
from kroon.service.languages import asked_language
from kroon.service.limits import Buckets
from kroon.service.logs import JsonLines, PlainLines
from kroon.service.origins import Origins, network_of, plain_headers
from kroon.service.pages import page_for
from kroon.service.serving import listen
from kroon.service.settings import Limits, ServiceSettings
from kroon.table.secret import hashed
from tests.service.conftest import QUICK, Running, Start

TABLE = {"game": "kingdomino", "options": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "open"}]}


def scope(client: str, scheme: str = "http") -> dict[str, Any]:
    return {"client": (client, 1), "scheme": scheme}


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = [0.0]
    buckets = Buckets(2.0, 3, lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [0.0] * 3
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0.0
    now[0] = 0.5
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0
    assert Buckets(0, 1).take("a") == 0.0


@pytest.mark.parametrize(
    ("header", "language"),
    [(None, "en"), ("nl", "nl"), ("de-AT,de;q=0.9", "de"), ("fr,nl;q=0.2,de;q=0.3", "de"), ("nl;q=x;;,", "en")],
)
def test_the_language_is_the_best_that_was_asked_for(header: str | None, language: str) -> None:
    assert asked_language(header) == language
    assert language in LANGUAGES


def test_forwarded_addresses_are_believed_from_named_proxies_only() -> None:
    origins = Origins(ServiceSettings(trusted_proxies=("10.0.0.0/8", "::1")))
    told = {"x-forwarded-for": "6.6.6.6, 5.5.5.5, 10.0.0.2", "x-forwarded-proto": "https"}
    assert origins.address(scope("10.1.2.3"), told) == "5.5.5.5"
    assert origins.address(scope("9.9.9.9"), told) == "9.9.9.9"
    assert origins.address(scope("10.1.2.3"), {}) == "10.1.2.3"
    assert origins.is_secure(scope("10.1.2.3"), told)
    assert not origins.is_secure(scope("9.9.9.9"), told)
    assert origins.is_secure(scope("9.9.9.9", "wss"), {})
    with pytest.raises(KroonError):
        Origins(ServiceSettings(trusted_proxies=("the proxy",)))
    with pytest.raises(KroonError):
        Origins(ServiceSettings(public_url="example.org"))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_a_network_is_what_one_subscriber_has(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_ipv4_proxy_is_known_where_it_connects_over_ipv6_and_may_tell_a_port() -> None:
    origins = Origins(ServiceSettings(trusted_proxies=("10.0.0.1",)))
    for told, address in {
        "192.0.2.7:4711": "192.0.2.7",
        "[2001:db8::1]:4711": "2001:db8::1",
        "2001:db8::1": "2001:db8::1",
    }.items():
        assert origins.address(scope("::ffff:10.0.0.1"), {"x-forwarded-for": told}) == address


def test_pages_of_other_sites_are_recognised() -> None:
    settings = ServiceSettings(public_url="https://kroon.example", allow_origins=("http://localhost:3000",))
    origins = Origins(settings)
    own = {"host": "inside:8000"}
    for origin, allowed in [
        ("http://inside:8000", True),
        ("https://kroon.example", True),
        ("http://localhost:3000", True),
        ("https://inside:8000", False),
        ("http://inside", False),
        ("https://evil.example", False),
        ("https://kroon.example.evil.example", False),
        ("null", False),
        ("", False),
    ]:
        assert origins.is_allowed(scope("1.1.1.1"), own | {"origin": origin}) is allowed, origin
    assert origins.is_allowed(scope("1.1.1.1"), own)
    assert not origins.is_allowed(scope("1.1.1.1"), own | {"sec-fetch-site": "cross-site"})


def test_the_cookie_is_secure_on_https() -> None:
    assert cookie_header("x", True).endswith("; Secure")
    assert owner_in({"cookie": "a=b; kroon=secret; c=d"}) == hashed("secret")
    assert owner_in({"cookie": "kroon=secret", "authorization": "Bearer token"}) == hashed("token")
    assert owner_in({"cookie": "kroon=" + "x" * 101}) == owner_in({}) == owner_in({"cookie": ";;="}) == ""
    assert plain_headers([(b"Cookie", b"a=b"), (b"cookie", b"c=d")]) == {"cookie": "a=b; c=d"}


def test_requests_of_other_sites_change_nothing(server: Running) -> None:
    ada = server.device()
    answer = ada.http.post("/api/tables", json=TABLE, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "service-other-site")
    assert "set-cookie" not in answer.headers
    assert ada.http.post("/api/tables", json=TABLE, headers={"Origin": server.address}).status_code == 201


def test_browsers_are_told_to_be_strict(server: Running) -> None:
    device = server.device()
    for path in ("/api/games", "/api/tables/nowhere", "/nothing", "/health/live"):
        headers = device.http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    device = server.device()
    for content in (b"x" * 65_537, iter([b"x" * 40_000, b"x" * 40_000])):
        answer = device.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (413, "service-too-large")


def test_whoever_asks_too_often_is_told_when_to_come_back(start: Start) -> None:
    running = start(Limits(client_rate=1, client_burst=3, address_rate=0))
    device, other = running.device(), running.device()
    device.ask("POST", "/api/tables", TABLE, expect=201)
    answers = [device.http.get("/api/tables") for _ in range(5)]
    assert [answer.status_code for answer in answers][-2:] == [429, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["error"]["key"] == "service-too-fast"
    assert device.http.get("/health/live").status_code == 200
    by_token = running.device(Authorization="Bearer another-one")
    assert by_token.http.get("/api/tables").status_code == 200
    del other


def test_whoever_has_an_ipv6_network_asks_no_more_often_from_its_many_addresses(start: Start) -> None:
    running = start(Limits(client_rate=0, address_rate=0.01, address_burst=3), trusted_proxies=("127.0.0.1",))

    def ask(address: str) -> int:
        return running.device(**{"X-Forwarded-For": address}).http.get("/api/games").status_code

    assert [ask(f"2001:db8::{each}") for each in range(4)] == [200, 200, 200, 429]
    assert ask("2001:db8:0:1::1") == 200


def test_whoever_has_an_ipv6_network_opens_no_more_sockets_from_its_many_addresses(start: Start) -> None:
    running = start(replace(QUICK, address_sockets=2), trusted_proxies=("127.0.0.1",))
    ada = running.device()
    id = ada.table("kingdomino", ["me", "me"])["id"]
    sockets = [ada.raw_socket(id, **{"X-Forwarded-For": f"2001:db8::{each}"}) for each in range(2)]
    with pytest.raises(InvalidStatus) as refused:
        ada.raw_socket(id, **{"X-Forwarded-For": "2001:db8::9"})
    assert refused.value.response.status_code == 503
    ada.raw_socket(id, **{"X-Forwarded-For": "2001:db8:0:1::1"}).close()
    for each in sockets:
        each.close()


def test_pages_and_texts_are_served_with_etags(server: Running) -> None:
    device = server.device()
    texts = device.http.get("/texts/kingdomino/nl.ftl")
    assert "kingdomino = Kingdomino" in texts.text
    again = device.http.get("/texts/kingdomino/nl.ftl", headers={"If-None-Match": texts.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert texts.headers["cache-control"] == "no-cache"
    for path in (
        "/texts/kingdomino/fr.ftl",
        "/texts/nowhere/nl.ftl",
        "/texts/../nl.ftl",
        "/__init__.py",
        "/..%2f..%2fpyproject.toml",
        "/.git/config",
        "/web",
        "/web/js",
        "/web/js/%00",
        "/web/texts/nl.ftl",
        "/web/__init__.py",
        "/web/..%2fpyproject.toml",
        "/web/js/..%2f..%2f..%2f..%2fpyproject.toml",
        "/games/kingdomino/web",
        "/games/kingdomino/web/",
        "/games/kingdomino/rules.py",
        "/games/kingdomino/data/dominoes.csv",
        "/games/kingdomino/web/..%2fdata/dominoes.csv",
        "/games/kingdomino/web/../data/dominoes.csv",
        "/games/kingdomino/web//etc/passwd",
        "/games/kingdomino/web/texts/nl.ftl",
        "/games/..%2fservice/web/x",
        "/games/nowhere/web/index.js",
    ):
        assert device.http.get(path).status_code == 404, path
    page = device.http.get("/")
    if page.status_code == 200:  # the browser table is there
        assert page.headers["content-type"].startswith("text/html")
        for path in ("/table/abc", "/new/kingdomino", "/learn/dominion", "/score/origins"):
            assert device.http.get(path).content == page.content


@pytest.mark.parametrize(
    "path",
    [
        "games/../web/js/app.js",
        "games/./web/js/app.js",
        "games/kingdomino/web/../game.py",
        "games/kingdomino/web/../data/dominoes.csv",
        "games/kingdomino/../kingdomino/web/index.js",
        "games/kingdomino/web/./index.js",
        "games/kingdomino/web/C:/index.js",
        "games/kingdomino/web/..\\data\\dominoes.csv",
        "web/../games/kingdomino/web/index.js",
        "web//etc/passwd",
        "games/kingdomino/index.js",
        "service/web/index.js",
    ],
)
def test_no_path_leads_out_of_the_folders_of_the_page(path: str) -> None:
    with pytest.raises(Missing):
        page_for(path)


def test_a_games_part_of_the_page_and_what_games_share_are_served_from_their_folders(server: Running) -> None:
    device = server.device()
    for game in device.http.get("/api/games").json()["games"]:
        page = game["page"]
        files = [page[each] for each in ("module", "picture", "lesson", "pad")] + page["styles"] + page["art"]
        for path in files:
            assert path.startswith("/games/")
            assert device.http.get(path).status_code == 200, path
    assert "text/javascript" in device.http.get("/games/domino/web/index.js").headers["content-type"]
    said = device.http.get("/texts/kingdomino/nl.ftl").text
    assert "\nweb-learn-kingdomino-set-up = " in said  # with the texts of its part of the page


def test_metrics_are_for_the_operator_alone(server: Running, start: Start) -> None:
    """Counters rise with decisions that others may not notice."""
    open = start(metrics_token="for Prometheus")
    for each, given in ((server, ""), (server, "Bearer None"), (open, ""), (open, "Bearer guess")):
        answer = each.device().http.get("/metrics", headers={"Authorization": given})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "service-metrics")
    found = open.device().http.get("/metrics", headers={"Authorization": "Bearer for Prometheus"})
    assert found.status_code == 200
    assert "for Prometheus" not in repr(open.settings)


def test_metrics_count_what_happens(server: Running) -> None:
    device = server.device()
    id = device.table("kingdomino", ["me", "me"])["id"]
    players = [device.sit_at(id, "a"), device.sit_at(id, "b")]
    next(each for each in players if each.shown["legal"]).move()
    found = server.service.metrics.text().decode()
    values = dict(line.rsplit(" ", 1) for line in found.splitlines() if not line.startswith("#"))
    assert float(values['kroon_moves_total{by="person"}']) >= 1
    assert float(values["kroon_sockets"]) >= 2
    assert float(values["kroon_tables_watched"]) >= 1
    assert any(name.startswith("kroon_request_seconds_bucket") for name in values)
    assert any(name.startswith("kroon_command_seconds_bucket") for name in values)


def test_logs_are_json_lines_or_plain_ones() -> None:
    record = logging.LogRecord("kroon.x", logging.ERROR, "f", 1, "it is %s", ("so",), None)
    record.table = "abc"
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["message"], told["table"]) == ("error", "it is so", "abc")
    assert "it is so  table=abc" in PlainLines().format(record)


def test_no_secret_is_logged(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    logger = logging.getLogger("kroon")
    before = logger.propagate, logger.level
    logger.propagate = True
    caplog.set_level(logging.DEBUG, "kroon")
    running = start()
    ada, bo = running.device(), running.device()
    made = ada.table("kingdomino", ["me", "open"])
    bo.join(made)
    link = ada.ask("POST", f"/api/tables/{made['id']}/spectators", expect=201)["secret"]
    ada.sit_at(made["id"], "a")
    bo.http.get(f"/api/tables/{made['id']}/view", headers={"Kroon-Spectator": link})
    bo.ask("POST", "/api/devices", {"secret": "guess"}, expect=404)
    secrets = [made["invitation"], link, *ada.http.cookies.values(), *bo.http.cookies.values()]
    secrets += [hashed(each) for each in secrets]
    assert caplog.text
    assert not [each for each in secrets if each in caplog.text]
    logger.propagate, logger.level = before


def test_a_port_that_is_taken_is_said_in_a_sentence(server: Running) -> None:
    settings = ServiceSettings(port=int(server.address.rpartition(":")[2]))
    with pytest.raises(KroonError) as refused:
        listen(settings)
    assert str(settings.port) in str(refused.value)
