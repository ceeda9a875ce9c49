"""Fair shares by a clock of the test: whose task is next, what is forgotten, what is too much."""

from __future__ import annotations

import pytest

from kroon.core.texts import LANGUAGES, speaking
from kroon.service import shares
from kroon.service.errors import Busy, TooMuch
from kroon.service.quotas import HOUR, LastHour
from kroon.service.shares import ADDRESS_SHARES, HALF_LIFE, FairQueue, Shares, Whereabouts
from kroon.table.lanes import QUICK, SEARCH, lane_of


class Time:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def whereabouts() -> Whereabouts:
    return Whereabouts()


@pytest.fixture
def fair(whereabouts: Whereabouts, clock: Time) -> Shares:
    return Shares(whereabouts, clock)


@pytest.fixture
def queue(fair: Shares, whereabouts: Whereabouts, clock: Time) -> FairQueue[str]:
    return FairQueue(fair, whereabouts, clock)


def used(fair: Shares, owner: str, seconds: float, kind: str = "hint") -> None:
    fair.end(fair.begin(owner, kind), seconds)


def taken(queue: FairQueue[str]) -> list[str]:
    """Everything that waits, in its order; each takes a second."""
    found = []
    while (waiting := queue.take()) is not None:
        used(queue.shares, waiting.owner, 1.0)
        found.append(waiting.item)
    return found


def test_owners_come_by_turns_however_much_one_asks_for(queue: FairQueue[str]) -> None:
    for number in range(5):
        queue.put(f"many {number}", "many", "hint")
    for owner in ("ada", "bo"):
        queue.put(owner, owner, "hint")
    assert taken(queue) == ["many 0", "ada", "bo", "many 1", "many 2", "many 3", "many 4"]


def test_whoever_has_used_least_comes_first_and_of_equals_the_oldest(
    queue: FairQueue[str], fair: Shares
) -> None:
    used(fair, "ada", 5.0)
    used(fair, "bo", 2.0)
    for owner in ("ada", "cy", "bo", "di"):
        queue.put(owner, owner, "hint")
    assert taken(queue) == ["cy", "di", "bo", "ada"]


def test_short_work_comes_first(queue: FairQueue[str], fair: Shares) -> None:
    used(fair, "somebody", 8.0, "level5")
    used(fair, "somebody", 0.1, "level1")
    queue.put("long", "ada", "level5")
    queue.put("short", "bo", "level1")
    assert taken(queue) == ["short", "long"]


def test_work_that_has_begun_counts_before_it_ends(queue: FairQueue[str], fair: Shares) -> None:
    fair.begin("many", "hint")
    queue.put("many", "many", "hint")
    queue.put("ada", "ada", "hint")
    assert taken(queue) == ["ada", "many"]


def test_a_use_is_forgotten_in_time(fair: Shares, clock: Time) -> None:
    used(fair, "ada", 64.0)
    used(fair, "bo", 0.0)
    before = fair.rank("ada", "hint") - fair.rank("bo", "hint")
    clock.now += 3 * HALF_LIFE
    assert fair.rank("ada", "hint") - fair.rank("bo", "hint") == pytest.approx(before / 8)


def test_many_cookies_of_one_address_are_not_many_shares(
    queue: FairQueue[str], fair: Shares, whereabouts: Whereabouts
) -> None:
    for number in range(200):
        whereabouts.saw(f"cookie {number}", "192.0.2.1")
        used(fair, f"cookie {number}", 1.0)
    whereabouts.saw("fresh cookie", "192.0.2.1")
    whereabouts.saw("ada", "192.0.2.2")
    used(fair, "ada", 0.9 * 200 / ADDRESS_SHARES)
    queue.put("fresh cookie", "fresh cookie", "hint")
    queue.put("ada", "ada", "hint")
    assert taken(queue) == ["ada", "fresh cookie"]


def test_what_is_expected_follows_what_was_measured(fair: Shares) -> None:
    for _ in range(50):
        used(fair, "somebody", 3.0, "level5")
    assert fair.rank("ada", "level5") == pytest.approx(3.0, rel=0.01)
    for _ in range(50):
        used(fair, "somebody", 1.0, "level5")
    assert fair.rank("ada", "level5") == pytest.approx(1.0, rel=0.01)


def test_no_more_waits_than_may_of_one_owner_of_an_address_and_in_all(
    queue: FairQueue[str], whereabouts: Whereabouts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "MOST_OF_OWNER", 2)
    monkeypatch.setattr(shares, "MOST_OF_ADDRESS", 3)
    monkeypatch.setattr(shares, "MOST_WAITING", 5)
    for owner in ("ada", "bo"):
        whereabouts.saw(owner, "192.0.2.1")
    first = queue.put("", "ada", "hint")
    queue.put("", "ada", "hint")
    with pytest.raises(TooMuch, match="2 answers"):
        queue.put("", "ada", "hint")
    queue.put("", "bo", "hint")
    with pytest.raises(TooMuch, match="network waits for 3 answers"):
        queue.put("", "bo", "hint")
    queue.put("", "cy", "hint")
    queue.put("", "di", "hint")
    with pytest.raises(Busy):
        queue.put("", "ed", "hint")
    queue.drop(first)
    queue.drop(first)
    queue.put("", "ada", "hint")
    assert len(taken(queue)) == 5


def test_what_is_remembered_of_owners_has_an_end(
    fair: Shares, whereabouts: Whereabouts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "MOST_REMEMBERED", 3)
    for number in range(10):
        whereabouts.saw(f"owner {number}", "192.0.2.1")
        used(fair, f"owner {number}", 1.0)
    assert whereabouts.of("owner 0") is None
    assert whereabouts.of("owner 9") == "192.0.2.1"
    assert len(fair._used) == 3


def test_an_hour_is_the_last_one(clock: Time) -> None:
    spent = LastHour(clock)
    spent.add("ada", 20.0)
    clock.now += 600
    spent.add("ada", 15.0)
    assert spent.wait("ada", 36.0) == 0.0
    assert spent.wait("bo", 1.0) == 0.0
    wait = spent.wait("ada", 30.0)
    assert HOUR - 600 <= wait <= HOUR - 600 + 60
    clock.now += wait
    assert spent.wait("ada", 30.0) == 0.0
    assert spent.wait("ada", 10.0) > 0.0


def test_bots_that_search_have_a_lane_of_their_own() -> None:
    assert {lane_of(bot) for bot in ("level1", "level5", "level5:time=500", "run:./bot")} == {SEARCH}
    assert {lane_of(bot) for bot in ("random", "greedy", "money:militia=2")} == {QUICK}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    [
        "service-too-many-tables",
        "service-too-many-tables-here",
        "service-bot-seconds",
        "service-bot-seconds-here",
        "service-too-many-hints",
        "service-too-many-hints-here",
        "service-too-many-reviews",
        "service-much-waiting",
        "service-much-waiting-here",
    ],
)
def test_each_refusal_says_in_one_sentence_what_the_limit_is(language: str, key: str) -> None:
    with speaking(language):
        for most in (1, 7):
            said = str(TooMuch(key, most=most, minutes=5))
            assert str(most) in said
            assert said.endswith(".")
            assert "\n" not in said
