"""A stage for one game's components, without the service: real positions of a game of bots, in the browser.

Run `python -m tests.web.stage [PORT]` and open `/stage?game=kingdomino&steps=12&seat=a&players=3&theme=dark`.
`steps` moves of the seat are played by a bot, then it is yours; `options` takes the game's options as JSON.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import parse_qs, urlsplit

from kroon.core.contract import CHANCE
from kroon.core.events import SEAT_LETTERS
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import speaking
from kroon.service.errors import Missing
from kroon.service.games import games_json
from kroon.service.pages import page_for, texts_for
from kroon.table.gains import gains

HERE = Path(__file__).resolve().parent
ONE_AT_A_TIME = Lock()
BOT = {"dominion": "money"}
"""The bots that play, where it isn't greedy."""


class Staged:
    """One game on the stage."""

    def __init__(self, game: str, options: dict[str, Any], seed: int, seat: int) -> None:
        self.play = Play(find_game(game), options)
        self.rng = self.play.engine.generator(seed)
        self.seat = seat
        self.last: list[str] = []
        self.told: list[str] = []

    def advance(self, steps: int) -> None:
        """Play on until the seat is to move, and then so many moves of the seat, too."""
        while not self.play.over:
            if self.play.actor == self.seat:
                if not steps:
                    return
                steps -= 1
                self.last.clear()
            if self.play.actor == CHANCE:
                self._tell(self.play.chance(self.rng))
            else:
                bot = BOT.get(self.play.game.name, "greedy")
                known = self.play.engine.copy(self.play.state)
                self.play.engine.redeal(known, self.play.actor, self.rng)
                event = self.play.apply(int(self.play.engine.choose(known, bot, self.rng)))
                self._tell(event or "")

    def move(self, event: str) -> None:
        """Make a move of the seat."""
        self.play.play(event)
        self.last.clear()

    def message(self) -> dict[str, Any]:
        """The position as the table's page gets it."""
        play, seat = self.play, self.seat
        mine = play.actor == seat
        ids = play.legal_ids() if mine else []
        texts = play.game.texts(play.state, ids) if ids else []
        points = gains(play.engine, play.state, seat, ids) if ids else []
        legal = dict(sorted(zip(texts, points, strict=True)))
        return {
            "game": play.game.name,
            "options": play.options,
            "you": SEAT_LETTERS[seat],
            "actor": play.actor_letter,
            "ask": play.game.ask(play.state).to_json() if mine else "",
            "view": play.game.view(play.state, seat),
            "legal": [{"event": e, "touches": e.split(" ")[2:], "gain": gain} for e, gain in legal.items()],
            "last": self.last,
            "scores": play.scores(),
            "explained": [each.to_json() for each in play.game.explained(play.state)],
            "events": len(play.events),
        }

    def _tell(self, event: str) -> None:
        self.last.append(event)


@cache
def staged(game: str, options: str, seed: int, seat: int, steps: int) -> Staged:
    """A game with its first moves made."""
    made = Staged(game, json.loads(options), seed, seat)
    made.advance(steps)
    return made


class Handler(BaseHTTPRequestHandler):
    """Files of the page, Fluent files of all packages, and the staged games."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """A file, or a position."""
        path = urlsplit(self.path).path
        if path == "/stage":
            self._file(HERE / "stage.html")
        elif path == "/stage.js":
            self._file(HERE / path[1:])
        elif path == "/stage/position":
            self._position(None)
        elif path == "/api/games":
            asked = parse_qs(urlsplit(self.headers.get("Referer", "")).query)
            with speaking(asked.get("language", ["en"])[0]):
                self._send(200, "application/json", json.dumps({"games": games_json()}).encode())
        else:
            self._page(path)

    def do_POST(self) -> None:
        """A move."""
        self._position(self.rfile.read(int(self.headers["Content-Length"])).decode())

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing but mistakes is worth a line."""

    def _position(self, event: str | None) -> None:
        asked = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
        game = asked.get("game", "kingdomino")
        options = json.loads(asked.get("options", "{}"))
        if "players" in asked:
            options["players"] = int(asked["players"])
        with ONE_AT_A_TIME, speaking(asked.get("language", "en")):
            seat = SEAT_LETTERS.index(asked.get("seat", "a"))
            seed, steps = int(asked.get("seed", "1")), int(asked.get("steps", "0"))
            stage = staged(game, json.dumps(options, sort_keys=True), seed, seat, steps)
            try:
                if event is not None:
                    stage.move(event)
                    stage.advance(0)
                self._send(200, "application/json", json.dumps(stage.message()).encode())
            except Exception as error:
                self._send(400, "application/json", json.dumps({"error": str(error)}).encode())

    def _page(self, path: str) -> None:
        """A file as the service has it."""
        _, first, *rest = path.split("/")
        try:
            file = texts_for(rest[0], rest[1]) if first == "texts" else page_for(path[1:])
            self._send(200, file.type, file.body)
        except Missing:
            self._send(404, "text/plain", b"not here")

    def _file(self, path: Path) -> None:
        self._send(200, "text/javascript" if path.suffix == ".js" else "text/html", path.read_bytes())

    def _send(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header(
            "Content-Security-Policy", "default-src 'self'; img-src 'self' data:; object-src 'none'"
        )
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8301
    print(f"http://127.0.0.1:{port}/stage?game=kingdomino&steps=4")
    ThreadingHTTPServer(("127.0.0.1", port), Handler).serve_forever()
