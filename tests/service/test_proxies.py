"""The proxies of docs/running-a-server.md as they stand there, before a real service, where they are here."""

from __future__ import annotations

import random
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kroon.client import RunningService, running_service
from kroon.core.record import from_json
from kroon.table import proof
from tests.client.games import ME, moves_of, play_on, playing, two_programs
from tests.missing import missing

DOCUMENT = Path(__file__).parents[2] / "docs" / "running-a-server.md"
NAME = "kroon.example.org"
PATIENCE = 30.0


def example(kind: str) -> str:
    """The example of the document in some language."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        missing(f"{name} isn't installed here")
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A certificate for this machine that this test trusts, and its key."""
    made, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    names = f"subjectAltName=DNS:{NAME},DNS:localhost,IP:127.0.0.1"
    command = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run(
        [program("openssl"), *command, "-addext", names, "-keyout", key, "-out", made],
        check=True,
        capture_output=True,
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    return made, key


@contextmanager
def served(port: int, folder: Path) -> Iterator[RunningService]:
    """The service as the document starts it behind a proxy."""
    given = ("--public-url", f"https://localhost:{port}", "--trusted-proxy", "127.0.0.1")
    unlimited = ("--client-rate", "0", "--address-rate", "0", "--workers", "0", "--no-bots")
    with running_service(*given, *unlimited, "--log-json", "--log-level", "debug", folder=folder) as running:
        yield running


@contextmanager
def started(command: list[str], port: int) -> Iterator[None]:
    """A proxy that listens."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, process.communicate()[1]
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield
        finally:
            process.terminate()


@contextmanager
def nginx(folder: Path, port: int, running: RunningService, certificate: tuple[Path, Path]) -> Iterator[None]:
    site = (
        example("nginx")
        .replace("listen 443 ssl", f"listen {port} ssl")
        .replace(NAME + ";", f"{NAME} localhost;")
    )
    site = site.replace(f"/etc/ssl/{NAME}.pem", str(certificate[0])).replace(
        f"/etc/ssl/{NAME}.key", str(certificate[1])
    )
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{running.port}")
    paths = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi"))
    paths += "".join(f"{kind}_temp_path {folder / kind};\n" for kind in ("uwsgi", "scgi"))
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{site}\n}}\n"
    )
    with started([program("nginx"), "-e", "stderr", "-c", str(config)], port):
        yield


@contextmanager
def caddy(folder: Path, port: int, running: RunningService, certificate: tuple[Path, Path]) -> Iterator[None]:
    site = example("caddy").replace(
        f"{NAME} {{", f"localhost:{port} {{\n    tls {certificate[0]} {certificate[1]}"
    )
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{running.port}")
    config = folder / "Caddyfile"
    config.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site)
    command = [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]
    with started(command, port):
        yield


PROXIES = {"nginx": (nginx, 403), "caddy": (caddy, 404)}


@pytest.mark.parametrize("name", PROXIES)
def test_a_game_is_played_through_the_proxy_of_the_document(
    name: str, tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    program(name)
    proxy, closed = PROXIES[name]
    port = free_port()
    address = f"https://localhost:{port}"
    with served(port, tmp_path) as running, proxy(tmp_path, port, running, certificate):
        table, creator, other = two_programs(address)
        with playing(other, table, "b") as theirs, creator.seat(table, "a") as seat:
            mine = play_on(seat, random.Random(1))
        record = creator.record(table, "a")
        assert moves_of(record, "a") == mine
        assert moves_of(record, "b") == theirs
        proof.verify(from_json(record))
        with httpx.Client(base_url=address) as browser:
            page = browser.get("/")
            assert page.status_code == 200
            assert "max-age" in page.headers["Strict-Transport-Security"]
            assert browser.get("/metrics").status_code == closed
            body = {"game": "kingdomino", "options": {"players": 2}, "seats": [ME, ME]}
            made = browser.post("/api/tables", json=body)
            assert made.status_code == 201, made.text
            assert "Secure" in made.headers["Set-Cookie"]
            too_much = browser.post("/api/tables", content=b"x" * 70_000)
            assert too_much.status_code == 413
        at = f"wss://localhost:{port}/api/tables/{table}/socket"
        identity = {"Cookie": f"kroon={creator.cookie}"}
        with connect(at, origin=Origin(address), additional_headers=identity) as socket_of_a_page:
            socket_of_a_page.send('{"type": "hello", "seat": "a"}')
            assert '"type":"table"' in str(socket_of_a_page.recv()).replace(" ", "")
        with (
            pytest.raises(InvalidStatus),
            connect(at, origin=Origin("https://elsewhere.example"), additional_headers=identity),
        ):
            pass
        logged = running.log.read_text()
    assert "Traceback" not in logged
    assert (creator.cookie or "none") not in logged
    assert (other.token or "none") not in logged


def test_the_unit_of_the_document_is_one(tmp_path: Path) -> None:
    verify = program("systemd-analyze")
    unit = tmp_path / "kroon.service"
    unit.write_text(example("ini").replace("/opt/kroon/bin/kroon", shutil.which("sh") or "/bin/sh"))
    done = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
