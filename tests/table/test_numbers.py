"""From the record to a seat's stream: where an event of the record stands in what the seat was shown."""

from __future__ import annotations

import random

from kroon.table import undo, views
from tests.table.seating import ADA, BO, OWNERS, Service, actor, eyes, legal, move, seated, step


def check(service: Service, id: str, viewer: int | None) -> list[int]:
    """The numbers lead to the events that the viewer has seen: those that it hasn't."""
    stream = views.since(service.tables, eyes(id, viewer), 0)
    numbers = views.numbers(service.tables, eyes(id, viewer))
    with service.tables.at(id) as live:
        events = live.fold.events
    assert len(numbers) == len(events) + 1
    unseen = []
    for at, event in enumerate(events):
        if numbers[at + 1] == numbers[at]:
            unseen.append(at)
            continue
        update = stream[numbers[at + 1] - 1]
        assert update["kind"] == "event"
        assert update["text"].split(" ")[:2] == event.split(" ")[:2]
    return unseen


def test_events_that_a_seat_has_not_seen_are_counted_in_the_record_alone(service: Service) -> None:
    id = seated(service.tables, "dominion", [ADA, BO])
    choice = random.Random(1)
    while not check(service, id, 0):
        assert step(service.tables, id, choice) is not None
    with service.tables.at(id) as live:
        hidden = [live.fold.events[at] for at in check(service, id, 0)]
    assert all(event.startswith("b ") for event in hidden)


def test_what_was_taken_back_is_counted_in_the_stream_alone(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    choice = random.Random(2)
    while not any(" place " in event for event in legal(service.tables, id)):
        step(service.tables, id, choice)
    seat, placing = actor(service.tables, id), legal(service.tables, id)[0]
    move(service.tables, id, placing)
    assert undo.ask(service.tables, id, OWNERS[seat], seat)
    move(service.tables, id, placing)
    for viewer in (0, 1, None):
        assert check(service, id, viewer) == []
        assert views.numbers(service.tables, eyes(id, viewer))[-1] == len(
            views.since(service.tables, eyes(id, viewer), 0)
        )
