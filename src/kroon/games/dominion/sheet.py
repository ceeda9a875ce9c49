"""The score pad of Het Koninkrijk Dominion: the cards of a real table at the end, checked and scored.

A seat has `cards`, how many it owns of each card, wherever they are, and `turns` if they are known. The sheet
may have `supply`, how many cards are left in some piles, and `trash`, all cards that were trashed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kroon.core.contract import CHANCE, OVER
from kroon.core.engine import engine
from kroon.core.errors import Illegal, Malformed, Reason
from kroon.core.events import SEAT_LETTERS, player
from kroon.core.message import Arguments, message
from kroon.core.registry import find_game
from kroon.core.sheet import fields, number, one_of, read_seats, read_sheet, result
from kroon.games.dominion.cards import (
    BASICS,
    CARDS,
    COPPER,
    DUCHY,
    ESTATE,
    GOLD,
    HAREM,
    IDS,
    PROVINCE,
    SILVER,
    TREASURES,
)
from kroon.games.dominion.options import SETS
from kroon.games.dominion.scoring import EMPTY_PILES
from kroon.games.dominion.set_up import COPIES, COPPERS, ESTATES, GOLDS, MORE_COPIES, SILVERS
from kroon.games.dominion.state import DONE, NOTHING
from kroon.games.dominion.things import card as card_of

MOST_CARDS = 999
MOST_TURNS = 9999
"""The largest numbers that are read; what the box allows is checked then."""

ANY_TRASHER, TREASURE_TRASHER = ("steward", "remodel"), "mine"
"""The kingdom cards that trash any card, and the one that trashes Treasures (D23, D28, D31)."""

Counts = dict[int, int]
"""How many of each card."""


def from_sheet(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """The score of the cards that players had at the end, or why they are impossible."""
    game = find_game("dominion")
    options = read_sheet(game, sheet, ("supply", "trash"))
    players: int = options["players"]
    kingdom = _kingdom(options["kingdom"])
    seats = [
        fields(seat, f"seats[{n}]", ("cards",), ("turns",)) for n, seat in enumerate(read_seats(sheet, players))
    ]
    decks = [_read_cards(seat["cards"], f"seats[{n}].cards") for n, seat in enumerate(seats)]
    supply = _read_cards(sheet["supply"], "supply") if "supply" in sheet else {}
    trash = _read_cards(sheet["trash"], "trash") if "trash" in sheet else None
    copies = _copies(players, kingdom)
    _check_cards(decks, supply, trash, copies)
    _check_start_cards(decks, trash, kingdom)
    left = _check_supply(decks, supply, trash, copies, kingdom)
    turns = _read_turns(seats, options["start"])
    unchecked = []
    if not _check_end(left):
        unchecked.append(message("dominion-sheet-unchecked-end"))
    s = engine(game).started(game.options.encode(options))
    for seat, deck in enumerate(decks):
        for card in range(CARDS):
            s.seats[seat].deck[card] = deck.get(card, 0)
        s.seats[seat].turns = turns[seat] if turns else 0
    s.phase, s.asks = DONE, NOTHING
    s.actor = OVER if turns else CHANCE  # without turns no tie-break is told
    told = result(game, s, unchecked)
    if not turns and len(told["winners"]) > 1:
        told["unchecked"].append(message("dominion-sheet-unchecked-turns"))
    return told


def _kingdom(chosen: Any) -> list[int]:
    """The kingdom cards in play."""
    if chosen in ("random", "draft"):
        raise Malformed("dominion-sheet-kingdom", value=chosen)
    return [IDS.index(id) for id in (chosen if isinstance(chosen, list) else SETS[chosen])]


def _copies(players: int, kingdom: Sequence[int]) -> Counts:
    """The size of every supply pile at the start (D2, D3)."""
    victories = COPIES if players == 2 else MORE_COPIES
    piles = {SILVER: SILVERS, GOLD: GOLDS, DUCHY: victories, PROVINCE: victories}
    return piles | {card: victories if card == HAREM else COPIES for card in kingdom}


def _read_cards(value: Any, where: str) -> Counts:
    counts = {}
    for id, count in fields(value, where).items():
        card = IDS.index(one_of(id, where, IDS))
        counts[card] = number(count, f"{where}.{id}", 0, MOST_CARDS)
    return counts


def _check_cards(decks: Sequence[Counts], supply: Counts, trash: Counts | None, copies: Counts) -> None:
    """Refuse cards that are not in play, and start cards that nobody can gain."""
    for counts in (*decks, supply, trash or {}):
        for card, count in counts.items():
            if count and card >= BASICS and card not in copies:
                raise Illegal(Reason("dominion-not-chosen", "D2", {"card": card_of(card)}))
    for card in (COPPER, ESTATE):
        if supply.get(card):
            raise Illegal(Reason("dominion-no-pile", "D4", {"card": card_of(card)}))
    for card, most in ((COPPER, COPPERS), (ESTATE, ESTATES)):
        for seat, deck in enumerate(decks):
            count = deck.get(card, 0)
            if count > most:
                given: Arguments = {
                    "seat": player(seat),
                    "card": card_of(card),
                    "count": str(count),
                    "most": str(most),
                }
                raise Illegal(Reason("dominion-sheet-start-cards", "D4", given))


def _can_be_trashed(card: int, kingdom: Sequence[int]) -> bool:
    """Whether a card in play could trash this one."""
    in_play = {IDS[each] for each in kingdom}
    return bool(in_play & set(ANY_TRASHER)) or (TREASURE_TRASHER in in_play and bool(TREASURES >> card & 1))


def _check_start_cards(decks: Sequence[Counts], trash: Counts | None, kingdom: Sequence[int]) -> None:
    """Start cards that a player has no more must have been trashed (D4, D10)."""
    for card, most in ((COPPER, COPPERS), (ESTATE, ESTATES)):
        gone = len(decks) * most - sum(deck.get(card, 0) for deck in decks)
        if gone and not _can_be_trashed(card, kingdom):
            given: Arguments = {"card": card_of(card), "gone": str(gone)}
            raise Illegal(Reason("dominion-sheet-never-trashed", "D4", given))
        if trash is not None and trash.get(card, 0) != gone:
            given = {"card": card_of(card), "gone": str(gone), "trash": str(trash.get(card, 0))}
            raise Illegal(Reason("dominion-sheet-start-trash", "D4", given))


def _check_supply(
    decks: Sequence[Counts], supply: Counts, trash: Counts | None, copies: Counts, kingdom: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """How many cards each pile can have left, from and to; refuses cards that don't add up (D2, D3, D10)."""
    left = {}
    for card, there in copies.items():
        rule = "D2" if card >= BASICS else "D3"
        owned = sum(deck.get(card, 0) for deck in decks)
        trashed = None if trash is None else trash.get(card, 0)
        if trashed and not _can_be_trashed(card, kingdom):
            raise Illegal(
                Reason("dominion-sheet-never-trashed", "D10", {"card": card_of(card), "gone": str(trashed)})
            )
        if trashed is None and not _can_be_trashed(card, kingdom):
            trashed = 0
        rest = there - owned - (trashed or 0)
        given = supply.get(card)
        numbers: Arguments = {"card": card_of(card), "there": str(there), "owned": str(owned)}
        if rest < 0 or (given is not None and given > rest):
            found = str(owned + (trashed or 0) + (given or 0))
            raise Illegal(Reason("dominion-sheet-too-many", rule, numbers | {"found": found}))
        if given is not None and trashed is not None and given != rest:
            found = str(owned + trashed + given)
            raise Illegal(Reason("dominion-sheet-too-few", rule, numbers | {"found": found}))
        if given is not None:
            left[card] = (given, given)
        else:
            left[card] = (rest if trashed is not None else 0, rest)
    return left


def _check_end(left: Mapping[int, tuple[int, int]]) -> bool:
    """Whether the game is certainly over; refuses a position that can't be the end (D18)."""
    certainly = [card for card, (_, most) in left.items() if most == 0]
    perhaps = [card for card, (least, _) in left.items() if least == 0]
    if PROVINCE not in perhaps and len(perhaps) < EMPTY_PILES:
        given = {"provinces": str(left[PROVINCE][0]), "empty": str(len(perhaps))}
        raise Illegal(Reason("dominion-sheet-not-over", "D18", given))
    return PROVINCE in certainly or len(certainly) >= EMPTY_PILES


def _read_turns(seats: Sequence[Mapping[str, Any]], start: str) -> list[int] | None:
    """The turns of every player, if they are told: they go round, and the last one ends the game."""
    told = [n for n, seat in enumerate(seats) if "turns" in seat]
    if not told:
        return None
    if len(told) < len(seats):
        missing = next(n for n in range(len(seats)) if n not in told)
        raise Malformed("sheet-missing", where=f"seats[{missing}].turns")
    turns = [number(seat["turns"], f"seats[{n}].turns", 0, MOST_TURNS) for n, seat in enumerate(seats)]
    starts = range(len(seats)) if start == "random" else [SEAT_LETTERS.index(start)]
    for first in starts:
        in_order = turns[first:] + turns[:first]
        if in_order[0] > 0 and in_order[-1] >= in_order[0] - 1 and in_order == sorted(in_order, reverse=True):
            return turns
    given = tuple(message("seat-value", seat=player(n), value=count) for n, count in enumerate(turns))
    raise Illegal(Reason("dominion-sheet-turns", "D18", {"turns": given}))
