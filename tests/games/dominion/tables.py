"""Tables of Dominion for tests: hands and piles written as words, then played by events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kroon.core.errors import Illegal
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.dominion.cards import ACTIONS, CARDS, IDS
from kroon.games.dominion.state import ACTION, ACTION_PHASE, BUY, BUY_PHASE, DRAW

ALL_ATTACKS = ["militia", "rabble", "library", "vault", "mystic", "bridge", "harem", "steward"]
GAME = find_game("dominion")


def new(**options: Any) -> Play:
    """A table before its first event."""
    return Play(GAME, {"players": 2} | options)


def dealt(**options: Any) -> Play:
    """A table where seat a has the first turn, with 5 Coppers, and each other one 3 Estates and 2 Coppers."""
    play = new(**({"start": "a"} | options))
    while play.actor < 0:
        seat = "abcd"[play.state.drawer]
        card = "copper" if seat == "a" or play.state.seats[play.state.drawer].hand_n < 2 else "estate"
        play.play(f"* draw {seat} {card}")
    return play


def table(
    hand: str = "",
    pile: str = "",
    discard: str = "",
    others: Sequence[tuple[str, str, str]] = (),
    kingdom: Sequence[str] = (),
    **options: Any,
) -> Play:
    """Seat a begins a turn with these cards; `others`: hand, draw pile and discard pile of the next seats.

    `kingdom` are cards that must be in play; others fill it up. Cards are ids, separated by spaces.
    """
    wanted = list(dict.fromkeys([*kingdom, *(id for id in hand.split() if IDS.index(id) >= 6)]))
    filled = [*wanted, *(id for id in IDS[6:] if id not in wanted)][:8]
    if "kingdom" not in options:
        options["kingdom"] = filled
    play = dealt(**options)
    for seat, cards in enumerate([(hand, pile, discard), *others]):
        give(play, seat, *cards)
    s = play.state
    has_action = int(s.seats[0].hand_set) & ACTIONS
    s.phase = ACTION_PHASE if has_action else BUY_PHASE
    s.asks = ACTION if has_action else BUY
    return play


def give(play: Play, seat: int, hand: str, pile: str, discard: str) -> None:
    """Set the cards of a seat."""
    p = play.state.seats[seat]
    for name, words in (("hand", hand), ("pile", pile), ("discard", discard)):
        ids = words.split()
        for card in range(CARDS):
            getattr(p, name)[card] = ids.count(IDS[card])
        setattr(p, f"{name}_n", len(ids))
    p.deck[:] = p.hand + p.pile + p.discard
    p.hand_set = sum(1 << card for card in range(CARDS) if p.hand[card])
    p.discard_top = IDS.index(discard.split()[-1]) if discard else -1
    p.seen_discard[:] = p.discard
    p.seen_discard_n = p.discard_n


def events(play: Play, *lines: str) -> Play:
    """Play events; several may stand in a line, separated by commas."""
    for line in lines:
        for event in line.split(", "):
            play.play(event)
    return play


def hand(play: Play, seat: int = 0) -> str:
    return words(play.state.seats[seat].hand)


def discards(play: Play, seat: int = 0) -> str:
    return words(play.state.seats[seat].discard)


def pile(play: Play, seat: int = 0) -> str:
    """The unknown part of a draw pile."""
    return words(play.state.seats[seat].pile)


def top(play: Play, seat: int = 0) -> list[str]:
    """The known top of a draw pile, the uppermost last."""
    p = play.state.seats[seat]
    return [IDS[card] for card in p.top[: p.top_n]]


def words(cards: Any) -> str:
    """Cards in the order of the card list."""
    return " ".join(IDS[card] for card in range(CARDS) for _ in range(cards[card]))


def discard_top(play: Play, seat: int = 0) -> str | None:
    shown: str | None = GAME.view(play.state, None)["seats"][seat]["discard_top"]
    return shown


def legal(play: Play) -> list[str]:
    """The legal moves without the seat."""
    return [event[2:] for event in play.legal()]


def draws(play: Play, cards: str) -> None:
    """Let the seat that is to draw draw these cards."""
    for card in cards.split():
        assert play.state.asks == DRAW
        play.play(f"* draw {'abcd'[play.state.drawer]} {card}")


def refused(play: Play, event: str, rule: str) -> None:
    """The event is refused with the number of a rule, and nothing changes."""
    before = play.state.tobytes()
    with pytest.raises(Illegal) as error:
        play.play(event)
    assert error.value.reason.rule == rule
    assert f"(rule {rule})" in str(error.value)
    assert play.state.tobytes() == before


def finish_turn(play: Play) -> None:
    """Seat to move ends its turn, and draws whatever comes first."""
    seat = play.actor
    while play.actor == seat:
        play.play(f"{'abcd'[seat]} end")
    while play.actor < 0 and not play.over:
        play.apply(play.legal_ids()[0])
