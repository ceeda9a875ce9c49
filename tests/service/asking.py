"""All that somebody can ask the service at a table, and what is answered, in an order that is always the same.

What changes nothing comes first, and leaving last. A socket is open all the while.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.service.conftest import Running
from tests.service.devices import Device, Player

Answer = tuple[str, str]
"""A question and what was answered."""
PARTS = ("view", "updates", "record", "review", "chat", "draws", "links")
TYPED = (
    *("* draw a copper", "* draw b estate", "* draw b ?"),
    *("* card a grass", "* card b forest", "* row 1 2", "nonsense"),
)
ANOTHER = {
    "game": "kingdomino",
    "options": {"players": 2},
    "seats": [{"kind": "me", "name": "Me"}, {"kind": "open"}],
}
"""A table that could be made."""
CHANGING = ("put_off", "hand_over", "take_back", "undo", "undo_answer", "move")


@dataclass
class Place:
    """Somebody at a table: as a seat or, without one, as a spectator with the secret of a link."""

    server: Running
    id: str
    device: Device
    seat: str | None
    others: dict[str, Device]
    """Who sits on the other seats, by their letters."""
    secret: str | None = None
    asked: set[tuple[str, str]] = field(default_factory=set)
    """The methods and paths of all questions."""
    commanded: set[tuple[str, str]] = field(default_factory=set)
    """The commands, and the way that they were given."""

    @property
    def as_seat(self) -> str:
        """The seat that commands are for; a spectator, who has none, tries the first."""
        return self.seat or "a"

    @property
    def other_seats(self) -> list[str]:
        return [letter for letter in self.others if letter != self.as_seat]

    @property
    def table(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def number(self) -> int:
        """The number of the own stream."""
        query = f"?seat={self.seat}" if self.seat else ""
        return int(self.device.ask("GET", f"{self.table}/view{query}")["number"])

    def ask(
        self, method: str, path: str, body: Any = None, by: Device | None = None, language: str = "en"
    ) -> Answer:
        """Ask something: the question and what is answered."""
        self.asked.add((method, path.partition("?")[0]))
        answer = (by or self.device).http.request(
            method, path, json=body, headers={"accept-language": language}
        )
        question = f"{method} {self._said(path)} {self._said(json.dumps(body))} {language}"
        return question, f"{answer.status_code} {self._said(answer.text)}"

    def look(self, part: str, more: str = "", language: str = "en") -> Answer:
        """Ask for a part of the table as the viewer."""
        given = [f"seat={self.seat}"] * bool(self.seat) + [more] * bool(more)
        return self.ask("GET", f"{self.table}/{part}" + "?" * bool(given) + "&".join(given), language=language)

    def command(self, socket: Player, name: str, **fields: Any) -> Iterator[Answer]:
        """Give a command both ways, and look at what it has changed."""
        given = fields if name == "rematch" else {"seat": self.as_seat} | fields
        self.commanded |= {(name, "socket"), (name, "HTTP")}
        yield f"{name} {given}", self._said(json.dumps(socket.command(name, **given)))
        yield self.ask("POST", f"{self.table}/commands", {"type": name, **given})
        if name in CHANGING:
            yield self.look("view")

    def told(self, socket: Player) -> Answer:
        """What a socket was told of the game, when it knows all of it."""
        number = self.number
        while socket.shown["number"] < number:
            socket.receive()
        return "updates", self._said(json.dumps(socket.updates))

    def greet(self) -> tuple[Player, Answer]:
        """Open a socket."""
        socket = self.device.sit_at(self.id, self.seat, spectator=self.secret)
        return socket, ("hello", self._said(json.dumps(socket.heard)))

    def _said(self, text: str) -> str:
        """A text without ids, secrets and the time of day."""
        text = re.sub(r'"(id|link|device|secret|path|token|invitation)": ?("[^"]+"|\d+)', r'"\1": 0', text)
        text = re.sub(r"/[0-9a-f]{16}\b", "/MARK", text.replace(self.id, "ID"))
        return re.sub(r"\b1[6-9]\d{8}(\.\d+)?\b", '"a time"', text)


def answers(place: Place, seed: int) -> Iterator[Answer]:
    """Everything that can be asked, and what is answered."""
    yield from _looks(place)
    socket, hello = place.greet()
    yield hello
    for name, fields in _commands(place):
        yield from place.command(socket, name, **fields)
    for letter, other in place.others.items():
        other.ask("POST", f"{place.table}/commands", {"type": "take_back", "seat": letter})
    for name, fields in _undos(place):
        yield from place.command(socket, name, **fields)
    yield place.told(socket)
    yield from _links(place)
    yield from _lobby(place)
    yield from _what_others_do(place)
    if place.seat and len(place.others) > 1:  # else the game is over, and all is revealed
        yield from place.command(socket, "resign")
        yield from place.command(socket, "take_back")
    yield from _looks(place)
    yield place.told(socket)
    yield place.ask("POST", "/api/tables", ANOTHER)
    for path in (place.table, "/api/me") if seed % 2 else ("/api/me", place.table):
        yield place.ask("DELETE", path)
        yield place.look("view")
        yield place.ask("GET", "/api/tables")


def _looks(place: Place) -> Iterator[Answer]:
    """What changes nothing, over HTTP."""
    number = place.number
    for path in ("/metrics", "/api/tables", "/api/me", "/api/me?save=true", place.table):
        yield place.ask("GET", path)
    for part in PARTS:
        yield place.look(part)
    yield place.look("view", f"after={number - 1}", language="nl")
    yield place.look("updates", "views=false", language="de")
    yield place.look("updates", f"before={number}&limit=3")
    yield place.look("updates", f"after={number + 1}")
    for each in range(max(0, number - 3), number + 2):
        yield place.look(f"positions/{each}")
    yield place.look(f"positions/{number}", "open=true")


def _commands(place: Place) -> Iterator[tuple[str, dict[str, Any]]]:
    """Commands: those that change nothing first, as far as one can tell."""
    seat, others, number = place.as_seat, place.other_seats, place.number
    for name in ("words", "outcomes", "hint", "take_back"):
        yield name, {}
    yield "rematch", {}
    yield "undo_answer", {"agrees": True}
    for event in TYPED:
        yield "outcome", {"number": number, "event": event}
        yield "move", {"number": number, "event": event}
        yield "fill", {"event": event}
    for event in (f"{seat} end", f"{seat} keep", f"{others[0]} end", f"{seat} pick 99"):
        yield "move", {"number": max(0, number - 1), "event": event}
    yield "put_off", {"number": number}
    yield "chat", {"text": "Hello"}
    for letter in (*others, seat):
        yield "hand_over", {"seat": letter}
    for letter in (*others, seat):
        yield "take_back", {"seat": letter}


def _undos(place: Place) -> Iterator[tuple[str, dict[str, Any]]]:
    """What may take back a decision, and a move after it."""
    number = place.number
    for to in range(max(0, number - 3), number + 1):
        yield "undo", {"to": to}
    yield "undo", {}
    yield "undo_answer", {"agrees": False}
    yield "move", {"number": number, "event": f"{place.as_seat} end"}


def _links(place: Place) -> Iterator[Answer]:
    """Links are made, looked at, used and revoked."""
    table, seat = place.table, place.as_seat
    yield place.ask("POST", f"{table}/invitations")
    yield place.ask("POST", f"{table}/tokens", {"name": "Program", "seat": seat})
    second = place.server.device()
    for path in (f"{table}/spectators", f"{table}/seats/{seat}/device"):
        yield place.ask("POST", path)
        made = place.device.http.post(path).json()
        yield place.ask("POST", "/api/links", {"secret": made.get("secret", "none")}, second)
    yield place.ask("POST", "/api/devices", {"secret": made.get("secret", "none")}, second)
    yield place.look("links")
    listed = place.device.http.get(f"{table}/links").json()
    links = [each["link"] for each in listed.get("links", [])]
    devices = [each["device"] for each in listed.get("devices", []) if each["seat"] == seat]
    for mark in (*links[:1], "0" * 16):
        yield place.ask("DELETE", f"{table}/links/{mark}")
    for mark in (*devices[1:], "0" * 16):
        yield place.ask("DELETE", f"{table}/seats/{seat}/devices/{mark}")
    yield place.ask("DELETE", f"{table}/seats/{seat}/devices")
    yield place.ask("DELETE", f"{table}/links")
    yield place.look("links")


def _lobby(place: Place) -> Iterator[Answer]:
    """Seats, as if the game hadn't begun; and names."""
    table, seat, other = place.table, place.as_seat, place.other_seats[0]
    yield place.ask("POST", f"{table}/seats", {"name": "Again"})
    yield place.ask("POST", f"{table}/bots", {"bot": "random"})
    yield place.ask("POST", f"{table}/companions", {"name": "Cy"})
    yield place.ask("PUT", f"{table}/seats/{seat}/nonce", {"nonce": "0" * 32})
    for letter in (seat, other):
        yield place.ask("PATCH", f"{table}/seats/{letter}", {"name": "Another"})
        yield place.ask("DELETE", f"{table}/seats/{letter}")


def _what_others_do(place: Place) -> Iterator[Answer]:
    """What others do openly, and how the table looks after it; of more than one the last goes away."""
    first, *_, last = place.other_seats * 2
    chat = {"type": "chat", "seat": first, "text": "Good luck"}
    place.others[first].ask("POST", f"{place.table}/commands", chat)
    place.others[first].ask("PATCH", f"{place.table}/seats/{first}", {"name": "Bo"}, expect=204)
    yield place.look("view")
    if last != first:
        place.others[last].ask("DELETE", "/api/me", expect=204)
        yield place.look("view")
