"""Tables before and after their games: made, seated, left, deleted; links, chat, clocks, rematches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kroon.core.errors import KroonError, Malformed, WrongOptions
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, say_in
from kroon.games.dominion.options import next_start
from kroon.table import bots, chat, clocks, links, lobby, moves, views
from kroon.table.errors import NoTable, NotYours, Refused, UnknownRules
from kroon.table.rematch import rematch
from kroon.table.secret import hashed, new_id, new_secret
from kroon.table.shuffle import commitment_of
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
    next_task,
    nonce,
    number,
    play_on,
    seated,
)


@pytest.mark.parametrize(
    ("game", "options", "settings"),
    [
        ("chess", {"players": 2}, {}),
        ("kingdomino", {}, {}),
        ("kingdomino", {"players": 9}, {}),
        ("kingdomino", {"players": 2, "colour": "red"}, {}),
        ("kingdomino", {"players": 3, "grand_duel": True}, {}),
        ("kingdomino", {"players": 2}, {"speed": 3}),
        ("kingdomino", {"players": 2}, {"forced": 1}),
        ("kingdomino", {"players": 2}, {"per_move": 0}),
        ("kingdomino", {"players": 2}, {"per_move": True}),
        ("kingdomino", {"players": 2}, {"per_move": 10, "per_game": 10}),
        ("kingdomino", {"players": 2}, {"stand_in": "run:rm"}),
        ("kingdomino", {"players": 2}, {"stand_in": "level5:trees=64"}),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_the_reason(
    service: Service, game: str, options: dict[str, Any], settings: dict[str, Any]
) -> None:
    with pytest.raises((Malformed, WrongOptions, Refused)) as caught:
        lobby.create(service.tables, ADA, game, options, settings)
    assert str(caught.value)
    assert service.store.ids() == []


def test_seats_are_taken_by_the_creator_and_by_those_invited(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 4}).id
    assert lobby.sit(tables, id, ADA, "  Ada \t Lovelace ") == 0
    with pytest.raises(NotYours):
        lobby.sit(tables, id, BO, "Bo")
    with pytest.raises(NotYours):
        links.invite(tables, id, BO)
    secret = links.invite(tables, id, ADA)
    assert links.invited(tables, secret) == id
    with pytest.raises(NoTable):
        lobby.sit(tables, id, BO, "Bo", None, new_secret())
    with pytest.raises(Refused):
        lobby.sit(tables, id, BO, "Bo", 0, secret)
    assert lobby.sit(tables, id, BO, "Bo", 2, secret) == 2
    assert lobby.sit(tables, id, BO, "Bo's child", None, secret) == 1  # on the same device
    with pytest.raises(NotYours):
        lobby.add_bot(tables, id, BO, "level1")
    with pytest.raises(Refused):
        lobby.add_bot(tables, id, ADA, "run:sh")
    assert lobby.add_bot(tables, id, ADA, "level1") == 3
    with pytest.raises(Refused):
        lobby.add_bot(tables, id, ADA, "level1")
    shown = views.view_for(tables, eyes(id, 0))
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ada Lovelace", "Bo's child", "Bo", "level1"]
    assert shown["view"] is None
    for seat, owner in ((0, ADA), (1, BO), (2, BO)):
        assert views.view_for(tables, eyes(id, 0))["table"]["state"] == "open"
        lobby.add_nonce(tables, id, owner, seat, nonce(seat))
    assert views.view_for(tables, eyes(id, 0))["table"]["state"] == "running"
    with pytest.raises(Refused):
        links.invited(tables, secret)
    with pytest.raises(Refused):
        lobby.sit(tables, id, CY, "Cy", None, secret)
    with pytest.raises(Refused):
        lobby.clear_seat(tables, id, BO, 1)


def test_an_invitation_grows_old(service: Service) -> None:
    id = lobby.create(service.tables, ADA, "kingdomino", {"players": 2}).id
    secret = links.invite(service.tables, id, ADA)
    service.time.now += links.INVITATION_SECONDS + 1
    with pytest.raises(NoTable, match="old"):
        lobby.sit(service.tables, id, BO, "Bo", None, secret)


def test_a_seat_can_be_left_before_the_start(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
    lobby.sit(tables, id, ADA, "Ada")
    lobby.add_nonce(tables, id, ADA, 0, nonce(0))
    with pytest.raises(NotYours):
        lobby.clear_seat(tables, id, BO, 0)
    lobby.clear_seat(tables, id, ADA, 0)
    with pytest.raises(NotYours):
        lobby.add_nonce(tables, id, ADA, 0, nonce(0))
    assert lobby.sit(tables, id, ADA, "Ada again") == 0


def test_secrets_are_kept_as_hashes_only(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, hashed(mine := new_secret()), "kingdomino", {"players": 2}).id
    lobby.sit(tables, id, hashed(mine), "Ada")
    found = [links.invite(tables, id, hashed(mine)), links.let_watch(tables, id, hashed(mine))]
    found += [links.take_along(tables, id, hashed(mine), 0), mine]
    found.append(links.give_token(tables, id, hashed(mine), "Bot", 1))
    assert all(len(secret) >= 22 for secret in found)
    with service.store.engine.connect() as connection:
        rows = [
            str(row)
            for table in ("tables", "seats", "owners", "links")
            for row in connection.exec_driver_sql(f"SELECT * FROM {table}")
        ]
    for secret in found:
        assert not any(secret in row for row in rows)


def test_a_seat_is_taken_along_to_another_device_once(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    with pytest.raises(NotYours):
        links.take_along(service.tables, id, BO, 0)
    secret = links.take_along(service.tables, id, ADA, 0)
    assert links.open_on(service.tables, secret, CY) == (id, 0)
    with pytest.raises(NoTable, match="used"):
        links.open_on(service.tables, secret, CY)
    assert views.as_seat(service.tables, id, CY, 0).viewer == 0
    assert views.as_seat(service.tables, id, ADA, 0).viewer == 0
    assert [each.id for each in service.store.tables_of(CY)] == [id]
    late = links.take_along(service.tables, id, ADA, 0)
    service.time.now += links.DEVICE_SECONDS + 1
    with pytest.raises(NoTable, match="old"):
        links.open_on(service.tables, late, BO)


def test_a_program_plays_by_its_token(service: Service) -> None:
    tables = service.tables
    id = lobby.create(tables, ADA, "kingdomino", {"players": 2}).id
    lobby.sit(tables, id, ADA, "Ada", 0)
    token = links.give_token(tables, id, ADA, "My bot", 1)
    lobby.add_nonce(tables, id, ADA, 0, nonce(0))
    lobby.add_nonce(tables, id, hashed(token), 1, nonce(1))
    while actor(tables, id) == 0:
        move(tables, id, legal(tables, id)[0])
    moves.play(tables, id, hashed(token), 1, number(tables, id, 1), legal(tables, id)[0])


def test_spectators_need_their_link_and_have_no_moves(service: Service) -> None:
    id = seated(service.tables, "dominion", [ADA, BO])
    other = seated(service.tables, "dominion", [ADA, BO])
    secret = links.let_watch(service.tables, id, BO)
    look = views.as_spectator(service.tables, id, secret)
    shown = views.view_for(service.tables, look)
    assert shown["you"] is None
    assert all(seat["hand"] is None for seat in shown["view"]["seats"])
    with pytest.raises(NotYours):
        views.as_spectator(service.tables, other, secret)
    with pytest.raises(NoTable):
        views.as_spectator(service.tables, id, new_secret())
    with pytest.raises(NoTable):  # nor does a link of another kind do
        views.as_spectator(service.tables, id, links.take_along(service.tables, id, ADA, 0))
    with pytest.raises(NotYours):
        views.as_seat(service.tables, id, CY, 0)


BAD_WORDS: list[Any] = [
    "",
    "   ",
    "a\x00b",
    "\u202eabc",
    "a\u200b",
    "x" * 10_000,
    "e" + "\u0301" * 9,
    None,
    5,
    "\ud800",
]


@pytest.mark.parametrize("word", BAD_WORDS)
def test_names_and_messages_are_plain_and_short(service: Service, word: Any) -> None:
    id = lobby.create(service.tables, ADA, "kingdomino", {"players": 2}).id
    with pytest.raises(Refused):
        lobby.sit(service.tables, id, ADA, word)
    lobby.sit(service.tables, id, ADA, "Zoë 👩‍🚀")
    with pytest.raises(Refused):
        lobby.rename(service.tables, id, ADA, 0, word)
    with pytest.raises(Refused):
        chat.write(service.tables, id, ADA, 0, word)


def test_people_at_a_table_chat(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    assert chat.write(service.tables, id, ADA, 0, "hello <b>all</b>") == 1
    assert chat.write(service.tables, id, BO, 1, "hi") == 2
    with pytest.raises(NotYours):
        chat.write(service.tables, id, CY, 0, "me too")
    assert [each["text"] for each in service.store.messages(id, 1)] == ["hi"]
    monkeypatch.setattr(chat, "MOST_MESSAGES", 2)
    with pytest.raises(Refused):
        chat.write(service.tables, id, ADA, 0, "more")
    lobby.rename(service.tables, id, ADA, 0, "Ada II")
    assert views.view_for(service.tables, eyes(id, 1))["table"]["seats"][0]["name"] == "Ada II"


def test_only_the_creator_deletes_a_table_and_all_of_it(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    chat.write(service.tables, id, ADA, 0, "hello")
    with pytest.raises(NotYours):
        lobby.delete_table(service.tables, id, BO)
    lobby.delete_table(service.tables, id, ADA)
    for again in (
        lambda: lobby.delete_table(service.tables, id, ADA),
        lambda: views.view_for(service.tables, eyes(id, 0)),
        lambda: moves.play(service.tables, id, ADA, 0, 1, "a pick 1"),
    ):
        with pytest.raises(NoTable):
            again()
    assert service.store.tables_of(ADA) == []
    assert service.store.messages(id) == []


def test_ones_own_tables_are_listed_those_used_last_first(service: Service) -> None:
    ids = []
    for _ in range(3):
        service.time.now += 10
        ids.append(seated(service.tables, "kingdomino", [ADA, BO]))
    service.time.now += 10
    move(service.tables, ids[0], legal(service.tables, ids[0])[0])
    moves.resign(service.tables, ids[1], ADA, 0)
    listed = service.store.tables_of(BO)
    assert {each.id for each in listed[:2]} == {ids[0], ids[1]}
    assert listed[2].id == ids[2]
    assert listed[0].seats == [1]
    over = next(each for each in listed if each.id == ids[1])
    assert over.state == "over"
    assert over.result is not None
    assert over.result["winners"] == ["b"]
    assert service.store.tables_of(CY) == []


def test_a_move_that_takes_too_long_is_left_to_a_bot_until_the_owner_is_back(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO], per_move=60, stand_in="random")
    seat = actor(tables, id)
    assert clocks.enforce(tables, id) == tables.running.now() + 60_000
    service.time.now += 61
    clocks.enforce(tables, id)
    assert views.view_for(tables, eyes(id, seat))["table"]["seats"][seat]["handed"]
    with pytest.raises(Refused, match="bot"):
        moves.play(tables, id, OWNERS[seat], seat, number(tables, id, seat), legal(tables, id)[0])
    task = next_task(tables, "worker")
    assert task is not None
    clocks.take_back(tables, id, OWNERS[seat], seat)
    assert not bots.answer(tables, task, bots.think(task))  # it comes too late
    assert next_task(tables, "worker") is None
    service.time.now += 59
    clocks.enforce(tables, id)
    move(tables, id, legal(tables, id)[0])


def test_a_clock_for_the_game_runs_out_once(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO], per_game=100, stand_in="random")
    thought = [0.0, 0.0]
    while (seat := actor(tables, id)) >= 0 and thought[seat] + 40 < 100:
        service.time.now += 40
        thought[seat] += 40
        move(tables, id, legal(tables, id)[0])
    shown = views.view_for(tables, eyes(id, seat))["clock"]
    assert shown["spent"] == thought
    assert shown["deadline"] == shown["now"] + 100 - thought[seat]
    service.time.now += 21
    clocks.enforce(tables, id)
    with pytest.raises(Refused, match="time"):
        clocks.take_back(tables, id, OWNERS[seat], seat)


def test_a_seat_is_handed_over_only_when_its_owner_is_away(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "kingdomino", [ADA, BO], away=300, stand_in="random")
    seat = actor(tables, id)
    other = 1 - seat
    for owner, which in ((OWNERS[other], seat), (OWNERS[seat], other)):
        with pytest.raises(Refused):
            clocks.hand_over(tables, id, owner, which)
    service.time.now += 301
    with pytest.raises(NotYours):
        clocks.hand_over(tables, id, CY, seat)
    with pytest.raises(Refused):  # it isn't the other's turn
        clocks.hand_over(tables, id, OWNERS[seat], other)
    clocks.hand_over(tables, id, OWNERS[other], seat)
    with pytest.raises(NotYours):
        clocks.take_back(tables, id, OWNERS[other], seat)
    assert next_task(tables, "worker") is not None
    clocks.take_back(tables, id, OWNERS[seat], seat)
    clocks.take_back(tables, id, OWNERS[seat], seat)
    move(tables, id, legal(tables, id)[0])


def test_hints_are_off_among_people_unless_the_table_wants_them(service: Service) -> None:
    def allowed(people: list[str | None], **settings: Any) -> bool:
        id = seated(service.tables, "kingdomino", people, **settings)
        hints: bool = views.view_for(service.tables, eyes(id, 0))["table"]["hints"]
        return hints

    assert allowed([ADA, None])
    assert allowed([ADA, ADA])
    assert not allowed([ADA, BO])
    assert allowed([ADA, BO], hints=True)
    assert not allowed([ADA, None], hints=False)


def test_in_a_rematch_all_sit_as_before_with_new_luck(service: Service) -> None:
    tables = service.tables
    id = seated(tables, "builder", [ADA, None, BO], {"start": "c"})
    with pytest.raises(Refused):
        rematch(tables, id, ADA)
    moves.resign(tables, id, ADA, 0)
    moves.resign(tables, id, BO, 2)
    with pytest.raises(NotYours):
        rematch(tables, id, CY)
    again = rematch(tables, id, BO)
    assert rematch(tables, id, ADA) == again
    assert views.view_for(tables, eyes(id, 0))["table"]["rematch"] == again
    shown = views.view_for(tables, eyes(again, 0))["table"]
    assert shown["state"] == "open"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "person"]
    assert shown["options"]["start"] == "a"  # one place on
    rows = [service.store.table(each)[0] for each in (id, again)]
    assert rows[0].seed != rows[1].seed
    assert rows[1].seed is not None
    assert rows[1].commitment == commitment_of(rows[1].seed)
    lobby.add_nonce(tables, again, ADA, 0, nonce(7))
    lobby.add_nonce(tables, again, BO, 2, nonce(8))
    assert actor(tables, again) == 0


@pytest.mark.rule("D1")
def test_the_start_of_a_rematch_follows_the_games_own_rule(service: Service) -> None:
    id = seated(service.tables, "dominion", [ADA, BO, CY], {"start": "a"})
    play_on(service.tables, id, 1, policy="money")
    with service.tables.at(id) as live:
        winners = ["abc".index(each) for each in live.fold.play.winners()]
    again = rematch(service.tables, id, ADA)
    started = views.view_for(service.tables, eyes(again, 0))["table"]["options"]["start"]
    assert started == "abc"[next_start(3, 0, winners)]


def test_a_rematch_of_a_game_in_which_chance_decides_leaves_it_to_chance(service: Service) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    moves.resign(service.tables, id, ADA, 0)
    again = rematch(service.tables, id, ADA)
    assert "start" not in views.view_for(service.tables, eyes(again, 0))["table"]["options"]


def test_an_unknown_version_of_the_rules_is_refused_by_name_and_results_stay(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = seated(service.tables, "kingdomino", [ADA, BO])
    play_on(service.tables, id, 1)
    stored = service.store.result(id)
    changed = replace(find_game("kingdomino"), rules=2)
    monkeypatch.setattr("kroon.table.live.find_game", lambda _: changed)
    later = Tables(service.store, service.time)
    with pytest.raises(UnknownRules, match="version 1 of the rules of kingdomino"):
        views.view_for(later, eyes(id, 0))
    assert service.store.result(id) == stored
    assert service.store.tables_of(ADA)[0].result == stored


def test_few_tables_are_kept_in_memory(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kroon.table.tables.MOST_LIVE", 2)
    ids = [seated(service.tables, "kingdomino", [ADA, BO]) for _ in range(5)]
    for id in ids * 2:
        move(service.tables, id, legal(service.tables, id)[0])
    assert len(service.tables._live) <= 2


REFUSALS: list[Callable[[], KroonError]] = [
    lambda: NotYours(),
    lambda: NoTable(),
    lambda: UnknownRules("dominion", 3, 1),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", REFUSALS)
def test_refusals_come_in_every_language(make: Callable[[], KroonError], language: str) -> None:
    error = make()
    assert say_in(language, error.key, **error.given)


def test_a_table_whose_server_died_before_the_start_is_started_by_the_same_nonce_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = service.tables
    made = lobby.create(tables, ADA, "kingdomino", {"players": 2}, {})
    for seat in range(2):
        lobby.sit(tables, made.id, ADA, f"Player {seat}", seat)
    lobby.add_nonce(tables, made.id, ADA, 0, nonce(0))
    with monkeypatch.context() as died:
        died.setattr(lobby, "start_if_ready", lambda *_: False)
        lobby.add_nonce(tables, made.id, ADA, 1, nonce(1))
    assert views.view_for(tables, eyes(made.id, 0))["table"]["state"] == "open"
    lobby.add_nonce(tables, made.id, ADA, 1, nonce(1))
    assert views.view_for(tables, eyes(made.id, 0))["table"]["state"] == "running"


def test_the_name_of_a_table_never_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-abc", "--def", "ghi-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "ghi-"
