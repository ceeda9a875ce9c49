"""Taking back: when it is free, when the others must agree, and when it would tell a secret."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from kroon.table import clocks, links, moves, undo, views
from kroon.table.errors import Late, NotYours, Refused
from kroon.table.live import Live
from kroon.table.tables import Tables
from tests.table.seating import (
    ADA,
    BO,
    CY,
    OWNERS,
    Service,
    actor,
    eyes,
    legal,
    move,
    number,
    play_on,
    seated,
    step,
)


def advance_until(service: Service, id: str, wanted: Callable[[Live], bool], seed: int = 1) -> None:
    """Random moves until a table is as wanted."""
    choice = random.Random(seed)
    for _ in range(2000):
        with service.tables.at(id) as live:
            if wanted(live):
                return
        assert step(service.tables, id, choice) is not None
    raise AssertionError("never")


def streams(service: Service, id: str, viewers: int = 2) -> list[list[dict[str, Any]]]:
    return [views.since(service.tables, eyes(id, viewer), 0) for viewer in [*range(viewers), None]]


def events(service: Service, id: str) -> list[str]:
    with service.tables.at(id) as live:
        return live.fold.events


def test_a_move_is_taken_back_freely_before_anything_new_came_out(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    advance_until(service, id, lambda live: any(" place " in text for text in live.fold.play.legal()))
    seat = actor(service.tables, id)
    before = events(service, id)
    old = number(service.tables, id, seat)
    placing = legal(service.tables, id)[0]
    move(service.tables, id, placing)
    assert events(service, id) == [*before, placing]
    assert actor(service.tables, id) == seat
    assert undo.ask(service.tables, id, OWNERS[seat], seat)
    assert events(service, id) == before
    for stream in streams(service, id):
        assert [each["kind"] for each in stream[-2:]] == ["event", "undo"]
        assert int(stream[-1]["text"]) == len(stream) - 2
    with pytest.raises(Late):  # a late move of the branch that was taken back
        moves.play(service.tables, id, OWNERS[seat], seat, old + 1, legal(service.tables, id)[1])
    assert moves.play(service.tables, id, OWNERS[seat], seat, old, placing) == old + 1  # the old one, repeated
    assert events(service, id) == before
    move(service.tables, id, placing)  # the same move, made anew
    assert events(service, id) == [*before, placing]


def test_others_must_agree_once_another_has_moved(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO, CY])
    first = actor(service.tables, id)
    before = events(service, id)
    step(service.tables, id, random.Random(1))
    others = [seat for seat in range(3) if seat != first]
    assert not undo.ask(service.tables, id, OWNERS[first], first)  # a king was drawn since
    assert not undo.ask(service.tables, id, OWNERS[first], first)  # asked again: still waiting
    shown = views.view_for(service.tables, eyes(id, others[0]))["undo"]
    assert shown["seat"] == "abc"[first]
    with pytest.raises(NotYours):
        undo.answer(service.tables, id, OWNERS[first], others[0], True)
    with pytest.raises(Refused):
        undo.answer(service.tables, id, OWNERS[first], first, True)
    assert not undo.answer(service.tables, id, OWNERS[others[0]], others[0], True)
    assert events(service, id) != before
    assert undo.answer(service.tables, id, OWNERS[others[1]], others[1], True)
    assert events(service, id) == before
    assert views.view_for(service.tables, eyes(id, None))["undo"] is None


def test_one_who_refuses_or_a_new_move_ends_the_request(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO, CY])
    first = actor(service.tables, id)
    step(service.tables, id, random.Random(1))
    other = (first + 1) % 3
    for end in (
        lambda: undo.answer(service.tables, id, OWNERS[other], other, False),
        lambda: step(service.tables, id, random.Random(2)),
    ):
        assert not undo.ask(service.tables, id, OWNERS[first], first)
        end()
        with pytest.raises(Refused):
            undo.answer(service.tables, id, OWNERS[other], other, True)


def test_it_is_free_when_only_bots_are_affected_also_those_that_stand_in(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, None, None])
    advance_until(service, id, lambda live: live.fold.play.actor == 0 and len(live.fold.line) > 20)
    before = events(service, id)
    advance_until(service, id, lambda live: live.fold.play.actor == 0 and len(live.fold.line) > len(before) + 8)
    while len(events(service, id)) > len(before):
        assert undo.ask(service.tables, id, ADA, 0)
    two = seated(service.tables, "kingdomino", [ADA, BO], stand_in="random")
    advance_until(service, two, lambda live: live.fold.play.actor == 0 and len(live.fold.line) > 8)
    advance_until(service, two, lambda live: live.fold.play.actor == 1)
    service.time.now += 10_000
    clocks.hand_over(service.tables, two, ADA, 1)
    assert undo.ask(service.tables, two, ADA, 0)


def test_people_on_one_device_have_agreed(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, ADA, ADA])
    first = actor(service.tables, id)
    step(service.tables, id, random.Random(1))
    step(service.tables, id, random.Random(2))
    assert undo.ask(service.tables, id, ADA, first)


def test_only_ones_own_decisions_are_taken_back_and_none_after_the_end(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    seat = actor(service.tables, id)
    with pytest.raises(Refused, match="no decision"):
        undo.ask(service.tables, id, OWNERS[seat], seat)
    with pytest.raises(NotYours):
        undo.ask(service.tables, id, OWNERS[1 - seat], seat)
    move(service.tables, id, legal(service.tables, id)[0])
    with pytest.raises(Refused, match="no decision"):
        undo.ask(service.tables, id, OWNERS[seat], seat, 1)
    moves.resign(service.tables, id, ADA, 0)
    with pytest.raises(Refused):
        undo.ask(service.tables, id, OWNERS[seat], seat)


def test_a_decision_that_others_didnt_see_is_taken_back_without_their_noticing(service: Service) -> None:
    """The end of Dominion's action phase is hidden."""
    id = seated(service.tables, "dominion", [ADA, BO], {"kingdom": "interactive"})
    links.let_watch(service.tables, id, ADA)

    def ends_hidden(live: Live) -> bool:
        play = live.fold.play
        if play.actor < 0 or play.game.view(play.state, play.actor)["phase"] != "action":
            return False
        return f"{'ab'[play.actor]} end" in play.legal()

    advance_until(service, id, ends_hidden, 3)
    seat = actor(service.tables, id)
    other = 1 - seat
    before = [views.view_for(service.tables, eyes(id, viewer)) for viewer in (other, None)]
    streams_before = [views.since(service.tables, eyes(id, viewer), 0) for viewer in (other, None)]
    mine = number(service.tables, id, seat)
    move(service.tables, id, f"{'ab'[seat]} end")
    assert number(service.tables, id, seat) == mine + 1
    assert undo.ask(service.tables, id, OWNERS[seat], seat)
    assert number(service.tables, id, seat) == mine + 2
    assert [views.view_for(service.tables, eyes(id, viewer)) for viewer in (other, None)] == before
    assert [views.since(service.tables, eyes(id, viewer), 0) for viewer in (other, None)] == streams_before


def test_an_undo_that_would_tell_of_a_hidden_decision_is_refused(service: Service) -> None:
    """Library: to go back to `keep` would tell that the card was an Action."""
    id = seated(service.tables, "dominion", [ADA, BO], {"kingdom": "interactive"})
    choice = random.Random(5)
    for _ in range(4000):
        texts = legal(service.tables, id)
        keep = [text for text in texts if text.endswith(" keep")]
        plays = [text for text in texts if text.endswith(" play library")]
        buys = [text for text in texts if text.endswith((" buy library", " buy militia", " buy rabble"))]
        treasures = [text for text in texts if text.endswith(" treasures")]
        event = (
            (keep or plays or treasures or buys or texts)[0] if (keep or plays or treasures or buys) else None
        )
        event = event or choice.choice(texts)
        seat = actor(service.tables, id)
        move(service.tables, id, event)
        with service.tables.at(id) as live:
            drawn_since = live.fold.line[-1].step.event.startswith(f"* draw {'ab'[seat]}")
        if keep and drawn_since:
            break
    else:
        raise AssertionError("never")
    with pytest.raises(Refused, match="secret"):
        undo.ask(service.tables, id, OWNERS[seat], seat)
    with service.tables.at(id) as live:
        played = [p for p in live.fold.line if p.step.event.endswith(" play library")][-1]
        at = live.fold.streams.number_after(seat, played.seq)
    assert not undo.ask(service.tables, id, OWNERS[seat], seat, at)  # all have seen that: they may agree
    assert undo.answer(service.tables, id, OWNERS[1 - seat], 1 - seat, True)


def test_builders_card_drawn_at_the_end_of_a_turn_goes_back_only_by_consent(service: Service) -> None:
    id = seated(service.tables, "builder", [ADA, BO])
    advance_until(service, id, lambda live: any(text.endswith(" end") for text in live.fold.play.legal()))
    seat = actor(service.tables, id)
    move(service.tables, id, f"{'ab'[seat]} end")
    assert not undo.ask(service.tables, id, OWNERS[seat], seat)
    theirs = views.since(service.tables, eyes(id, 1 - seat), 0)
    assert any(each["text"] == f"* card {'ab'[seat]} ?" for each in theirs)
    with service.tables.at(id) as live:
        cards = [e.text for e in live.fold.entries if e.text.startswith(f"* card {'ab'[seat]}")]
    for each in theirs:
        assert each["text"] not in cards
    assert undo.answer(service.tables, id, OWNERS[1 - seat], 1 - seat, True)
    assert actor(service.tables, id) == seat
    assert f"{'ab'[seat]} end" in legal(service.tables, id)


def test_what_comes_after_an_undo_has_a_new_number_and_old_ones_stay_used(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, None, None, None])
    advance_until(service, id, lambda live: live.fold.play.actor == 0 and len(live.fold.line) > 14)
    drawn = set()
    for count in range(1, 7):
        with service.tables.at(id) as live:
            outcomes = live.fold.outcomes
        advance_until(service, id, lambda live: live.fold.outcomes > outcomes)  # noqa: B023
        with service.tables.at(id) as live:
            drawn.add(tuple(live.fold.events))
        assert undo.ask(service.tables, id, ADA, 0)
        with service.tables.at(id) as live:
            assert live.fold.outcomes == sum(text.startswith("*") for text in live.fold.history)
            assert live.fold.outcomes >= outcomes + 1
            assert sum(text.startswith("undo") for text in live.fold.history) == count
    assert len(drawn) == 6  # other rows each time


def pairs_of_move_and_undo(service: Service, id: str, count: int) -> int:
    """Make and take back a move so often that nobody else has to agree to; the seat."""
    advance_until(service, id, lambda live: any(" place " in text for text in live.fold.play.legal()))
    seat = actor(service.tables, id)
    for turn in range(count):
        texts = legal(service.tables, id)
        move(service.tables, id, texts[turn % len(texts)])
        assert undo.ask(service.tables, id, OWNERS[seat], seat)
    return seat


def test_what_was_taken_back_leaves_the_memory_and_can_still_be_looked_at(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    seat = pairs_of_move_and_undo(service, id, 3)
    chosen = legal(tables, id)[-1]
    at = number(tables, id, seat)
    move(tables, id, chosen)
    shown = views.view_for(tables, eyes(id, seat))["view"]
    assert undo.ask(tables, id, OWNERS[seat], seat)
    with tables.at(id) as live:
        assert set(live.fold.placed) == {placed.seq for placed in live.fold.line}
    assert views.position(tables, eyes(id, seat), at + 1) == shown
    assert views.since(tables, eyes(id, seat), at)[0]["text"] == chosen
    again = Tables(service.store, service.time, service.time)
    for each in range(1, number(tables, id, seat) + 1):
        assert views.position(again, eyes(id, seat), each) == views.position(tables, eyes(id, seat), each)


def test_a_whole_branch_that_was_taken_back_can_be_looked_at(service: Service) -> None:
    tables, choice = service.tables, random.Random(5)
    id = seated(tables, "dominion", [ADA, None, None], {"kingdom": "interactive"})
    shown: list[dict[str, Any]] = []
    for _ in range(60):
        step(tables, id, choice)
        shown += [views.position(tables, eyes(id, 0), n + 1) for n in range(len(shown), number(tables, id, 0))]
    assert undo.ask(tables, id, ADA, 0, _first_decision(service, id))
    with tables.at(id) as live:
        assert live.fold.seq > 3 * len(live.fold.line)
    assert [views.position(tables, eyes(id, 0), n + 1) for n in range(len(shown))] == shown


def _first_decision(service: Service, id: str) -> int:
    with service.tables.at(id) as live:
        mine = next(placed for placed in live.fold.line if placed.step.actor == 0 and placed.by == "owner")
        return live.fold.streams.number_after(0, mine.seq)


def test_at_the_limit_of_a_log_nothing_is_taken_back_and_the_game_goes_on(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO])
    with tables.at(id) as live:
        monkeypatch.setattr("kroon.table.live.MOST_ENTRIES", live.fold.seq + 30)
    with pytest.raises(Refused, match="full"):
        pairs_of_move_and_undo(service, id, 100)
    seat = actor(tables, id)
    with pytest.raises(Refused, match="full"):
        clocks.hand_over(tables, id, OWNERS[seat], seat)
    play_on(tables, id, 1)
    assert actor(tables, id) == -2


def test_an_undo_doesnt_tell_whether_others_have_decided_unnoticed(service: Service) -> None:
    """Who has answered an attack takes that back freely, whether or not the action phase was ended since."""
    tables = service.tables
    id = seated(tables, "dominion", [ADA, BO], {"kingdom": "interactive", "start": "a"})
    wanted = lambda live: live.fold.line and live.fold.line[-1].by == "owner" and _may_end(live)  # noqa: E731
    advance_until(service, id, wanted, seed=4)
    mover = actor(tables, id)
    other = 1 - mover
    at = number(tables, id, other)
    move(tables, id, f"{'ab'[mover]} end")
    assert number(tables, id, other) == at
    assert undo.ask(tables, id, OWNERS[other], other)


def _may_end(live: Live) -> bool:
    """Whether somebody may end the action phase right after another's decision."""
    seat, last = live.fold.actor, live.fold.line[-1].step.actor
    if seat < 0 or last < 0 or seat == last:
        return False
    return bool(live.game.view(live.fold.play.state, seat)["asks"] == "action")
