"""Positions of Kingdom Builder for tests: tables with settlements where a test wants them.

Hexes are written as in the notation, several separated by spaces: "7,6 7,7 7,8". Unless a test names others
the quadrants and cards are those of the first game:

       0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9
   0   F D D M M D D C C C C C C D D W D D D D
   1    F F D D D M M C C C M M C D D W D D D D
   2   F F F F F F F M M M M M C M M W D D L F
   3    W W F S G G T T M M M C M M W M D F F F
   4   F F W W G G G T T C C C T T W M M C F F
   5    F C C W G T T C C C C T T W C C C M F F
   6   D F L C W T T L C G C L T T W F F F F F
   7    D D C W T T G G G G G G T W G S G F G T
   8   D D D W T T T G G G G G T T W G G G G T
   9    D D W W T T T G G G G G T T W G G G T T
  10   D D C W W T T G G G D D C W W T T T G G
  11    D C W F F T T T G G D S C W T T T L G G
  12   D D W F F T T L F G C C C F F F T C F F
  13    W W W F G T F F F F C C F F W D D C C F
  14   W W W W G G G G F F C G G W F F D D C C
  15    W T T W G G C C D C G G L F W F W D D C
  16   W T C T W G C C D C G G G T F F W W D D
  17    W S C F W L D D C W G G T T M W W W D W
  18   W W C F W W W D D W G M T T W W W W W W
  19    W W W W W W W W W W T T T W W W W W W W
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from kroon.core.contract import OVER
from kroon.core.errors import Illegal
from kroon.core.play import Play, replayed
from kroon.core.registry import find_game
from kroon.games.builder.hexes import HEXES, SIDE, hexes_in, neighbours, words_of
from kroon.games.builder.state import (
    ACT,
    DONE,
    MANDATORY,
    NONE,
    SETTLEMENTS,
    TERRAIN_NAMES,
)

FIRST = ("tavern", "paddock", "oasis", "farm")
FIRST_CARDS = ("fishermen", "knights", "merchants")
OTHERS = ("oracle", "tower", "harbor", "barn")


def hex_of(text: str) -> int:
    row, column = text.split(",")
    return int(row) * SIDE + int(column)


def hexes_of(text: str) -> list[int]:
    return [hex_of(word) for word in text.split()]


def played(*events: str, **options: Any) -> Play:
    """A table after some events."""
    return replayed(find_game("builder"), options, events)


def table(
    *settled: str,
    card: str = "grass",
    cards: Sequence[str] = FIRST_CARDS,
    quadrants: Sequence[str] = FIRST,
    tiles: str = "",
    fresh: str = "",
    supply: int | None = None,
    players: int | None = None,
    start: str = "a",
) -> Play:
    """A table where it is the turn of seat a, which has that card; the settlements of each seat are given.

    `tiles` are the location hexes that seat a has a tile from since an earlier turn, `fresh` those from which
    it has won one in this turn.
    """
    players = players or max(2, len(settled))
    play = Play(
        find_game("builder"),
        {"players": players, "quadrants": list(quadrants), "cards": list(cards), "start": start},
    )
    while play.state.phase != ACT:
        play.apply(play.legal_ids()[0])
    s = play.state
    for seat in range(players):
        s.hand[seat] = NONE
    s.pile[:] = 5
    for seat, text in enumerate(settled):
        settle(s, seat, hexes_of(text))
    deal(s, card, *(TERRAIN_NAMES[n % 5] for n in range(1, players)))
    for hex in hexes_of(tiles) + hexes_of(fresh):
        number = site_number(s, hex)
        s.held[0] |= 1 << number
        s.had[0] |= 1 << number
        s.tiles[number] -= 1
    s.ready[:] = 0
    for hex in hexes_of(tiles):
        s.ready[site_number(s, hex) // 2] += 1
    s.turn = s.actor = 0
    s.owed = MANDATORY
    if supply is not None:
        s.supply[0] = supply
    return play


def settle(s: Any, seat: int, hexes: Iterable[int]) -> None:
    """Put settlements on the board, all from the supply."""
    own = {*hexes_in(s.settled[seat]), *hexes}
    s.settled[seat] = words_of(own)
    s.near[seat] = words_of({near for hex in own for near in neighbours(hex)})
    s.supply[seat] = max(1, SETTLEMENTS - len(own))
    taken = {hex for each in range(s.players) for hex in hexes_in(s.settled[each])}
    s.free[:] = words_of(set(range(HEXES)) - taken)


def deal(s: Any, *cards: str) -> None:
    """Give each seat a card from the pile."""
    for seat, card in enumerate(cards):
        if s.hand[seat] != NONE:
            s.pile[s.hand[seat]] += 1
        s.hand[seat] = TERRAIN_NAMES.index(card)
        s.batch[seat] = s.shuffles
        s.pile[s.hand[seat]] -= 1


def fill(s: Any, seat: int, land: str, but: str = "") -> None:
    """Settle all free hexes of a land, but for some; no supply is used up."""
    lands = dict(zip((*TERRAIN_NAMES, "water"), range(6), strict=True))
    free = set(hexes_in(s.free)) & set(hexes_in(s.land[lands[land]]))
    before = s.supply.copy()
    settle(s, seat, free - set(hexes_of(but)))
    s.supply[:] = before


def ended(*settled: str, **options: Any) -> Play:
    """A table at the end of a game, with the settlements of each seat."""
    play = table(*settled, **options)
    play.state.phase, play.state.actor = DONE, OVER
    return play


def site_number(s: Any, hex: int) -> int:
    """The number of a location hex."""
    [number] = [n for n in range(8) if s.site[n] == hex]
    return number


def builds(play: Play) -> set[str]:
    """The hexes that may be built on now."""
    return {event.split(" ")[2] for event in play.legal() if event.split(" ")[1] == "build"}


def lifts(play: Play) -> set[str]:
    """The hexes of settlements that may be taken up now."""
    return {event.split(" ")[2] for event in play.legal() if event.split(" ")[1] == "lift"}


def uses(play: Play) -> set[str]:
    """The tiles that may be used now."""
    return {event.split(" ")[2] for event in play.legal() if event.split(" ")[1] == "use"}


def held(play: Play, seat: int = 0) -> dict[str, int]:
    """The tiles of a seat, as everybody sees them."""
    return dict(play.game.view(play.state, None)["seats"][seat]["tiles"])


def usable(play: Play) -> dict[str, int]:
    """The tiles that the seat on turn may still use."""
    return dict(play.game.view(play.state, None)["seats"][play.state.turn]["usable"])


def gold(play: Play, line: str) -> list[int]:
    """A line of the score sheet, for all seats; the kernels agree with the sheet."""
    sheets = play.game.breakdown(play.state)
    assert [sheet["total"] for sheet in sheets] == play.scores()
    return [sheet[line] for sheet in sheets]


def refusal(play: Play, event: str) -> tuple[str, str]:
    """The number of the rule that refuses an event, and the key of the reason; the table stays as it was."""
    before = play.state.tobytes(), list(play.events)
    with pytest.raises(Illegal) as refused:
        play.play(event)
    assert (play.state.tobytes(), play.events) == before
    reason = refused.value.reason
    assert f"(rule {reason.rule})" in str(refused.value)
    return reason.rule, reason.key.removeprefix("builder-")
