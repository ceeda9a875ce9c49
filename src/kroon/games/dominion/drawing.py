"""The table in a terminal, from the view of a seat; what is asked, and events in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from kroon.core.contract import CHANCE, OVER
from kroon.core.events import SEAT_LETTERS, letter_of
from kroon.core.texts import say
from kroon.games.dominion.cards import (
    ACTIONS,
    BASICS,
    CARDS,
    CHOICES,
    COINS,
    IDS,
    PROGRAM,
    TREASURES,
)
from kroon.games.dominion.notation import KINGDOM_IDS
from kroon.games.dominion.reasons import asking_card, name
from kroon.games.dominion.state import (
    ACTION,
    ASIDE_ID,
    BUY,
    BUY_ID,
    CHOOSE,
    CHOOSE_ID,
    DISCARD_ANY,
    DISCARD_DOWN,
    DISCARD_ID,
    DONE_ID,
    DRAFT,
    DRAFT_ID,
    DRAW_ID,
    END_ID,
    GAIN,
    GAIN_ID,
    KEEP,
    KEEP_ID,
    KINGDOM_ID,
    MAY_DISCARD,
    MOVES,
    NAME,
    NAME_ID,
    PASS_ID,
    PLAY_ID,
    REVEALED,
    START_ID,
    TOPDECK,
    TOPDECK_ID,
    TRASH,
    TRASH_ID,
    TRASH_TREASURE,
    TREASURES_ID,
)
from kroon.games.dominion.view import view

ACTION_STYLE, TREASURE_STYLE, VICTORY_STYLE = (
    Style(color="#c8c4bc"),
    Style(color="#e3b23c"),
    Style(color="#7fb069"),
)
SEAT_STYLES = (
    Style(color="#d05a8a", bold=True),
    Style(color="#4f8fd0", bold=True),
    Style(color="#5aa06a", bold=True),
    Style(color="#c9a227", bold=True),
)
SEAT_SHAPES = "▲■●◆"

_ASK_KEYS = {
    DRAFT: "draft",
    ACTION: "action",
    BUY: "buy",
    DISCARD_ANY: "discard-any",
    DISCARD_DOWN: "discard-down",
    MAY_DISCARD: "may-discard",
    CHOOSE: "choose",
    TRASH: "trash",
    TRASH_TREASURE: "trash-treasure",
    GAIN: "gain",
    NAME: "name",
    KEEP: "keep",
    TOPDECK: "topdeck",
}
_TELL_KEYS = (
    (PLAY_ID, "play"),
    (BUY_ID, "buy"),
    (DISCARD_ID, "discard"),
    (TRASH_ID, "trash"),
    (GAIN_ID, "gain"),
    (NAME_ID, "name"),
    (TOPDECK_ID, "topdeck"),
)


def draw(s: Any, seat: int | None) -> RenderableType:
    """The supply, the players with what is open of them, the played cards and the seat's hand."""
    seen = view(s, seat)
    parts: list[RenderableType] = [_heading(seen), _supply(seen)]
    parts.append(Columns([_player(seen, other) for other in range(seen["players"])], padding=(0, 4)))
    if seen["played"]:
        parts.append(_cards(say("dominion-played"), seen["played"]))
    if seen["aside"]:
        parts.append(_cards(say("dominion-aside"), seen["aside"]))
    if seen["discarding"]:
        parts.append(Text(say("dominion-discarding", count=seen["discarding"])))
    if seen["trash"]:
        parts.append(_cards(say("dominion-trash"), seen["trash"]))
    if seat is not None:
        parts.append(_cards(say("dominion-hand"), seen["seats"][seat]["hand"] or {}))
    return Padding(Group(*parts), (1, 0, 0, 0))


def ask(s: Any) -> str:
    """What is asked now."""
    if s.actor == OVER:
        return say("dominion-ask-over")
    if s.actor == CHANCE:
        return say("dominion-ask-chance")
    given: dict[str, Any] = {"seat": letter_of(int(s.actor))}
    if s.asks == ACTION:
        given["actions"] = int(s.actions)
    elif s.asks == BUY:
        given |= {"buys": int(s.buys), "coins": int(s.coins), "worth": _worth_in_hand(s)}
    elif s.asks != DRAFT:
        given["card"] = name(asking_card(s))
        if s.asks == DISCARD_DOWN:
            given["left"] = int(PROGRAM[s.frame_pc[s.depth - 1], 1])
        if s.asks == KEEP:
            given["drawn"] = name(int(s.card))
    return say(f"dominion-ask-{_ASK_KEYS[int(s.asks)]}", **given)


def tell(s: Any, ids: Sequence[int], hidden: bool = False) -> str:
    """An event in words; `hidden`: without the card, which others may not know (D38)."""
    id = int(ids[0])
    if hidden:
        return _tell_hidden(s, id)
    if id >= MOVES:
        return _tell_chance(s, ids)
    who = letter_of(int(s.actor))
    for first, key in _TELL_KEYS:
        if first <= id < first + CARDS:
            return say(f"dominion-tell-{key}", seat=who, card=name(id - first))
    if id >= DRAFT_ID:
        return say("dominion-tell-draft", seat=who, card=name(id - DRAFT_ID + BASICS))
    if CHOOSE_ID <= id < TRASH_ID:
        return say(f"dominion-tell-choose-{CHOICES[id - CHOOSE_ID]}", seat=who)
    if id == TREASURES_ID:
        return say("dominion-tell-treasures", seat=who, coins=_worth_in_hand(s))
    if id in (KEEP_ID, ASIDE_ID):
        key = "keep" if id == KEEP_ID else "aside"
        return say(f"dominion-tell-{key}", seat=who, card=name(int(s.card)))
    if id == END_ID:
        key = "end-actions" if s.asks == ACTION else "end-turn"
        return say(f"dominion-tell-{key}", seat=who)
    return say("dominion-tell-done" if id == DONE_ID else "dominion-tell-pass", seat=who)


def _tell_hidden(s: Any, id: int) -> str:
    if id >= DRAW_ID:
        return say("dominion-tell-hidden-draw", seat=SEAT_LETTERS[s.drawer])
    key = "topdeck" if TOPDECK_ID <= id < TOPDECK_ID + CARDS else "discard"
    return say(f"dominion-tell-hidden-{key}", seat=letter_of(int(s.actor)))


def _tell_chance(s: Any, ids: Sequence[int]) -> str:
    id = int(ids[0])
    if id >= DRAW_ID:
        key = "dominion-tell-reveal" if s.goal == REVEALED else "dominion-tell-draw"
        return say(key, seat=SEAT_LETTERS[s.drawer], card=name(id - DRAW_ID))
    if id >= START_ID:
        return say("dominion-tell-start", seat=SEAT_LETTERS[id - START_ID])
    cards = sorted(int(each) - KINGDOM_ID for each in ids)
    return say("dominion-tell-kingdom", cards=", ".join(_named(KINGDOM_IDS[card]) for card in cards))


def _worth_in_hand(s: Any) -> int:
    """The coins that the Treasures in the hand of the seat to move would give."""
    hand = s.seats[s.actor].hand
    return sum(int(COINS[card]) * int(hand[card]) for card in range(CARDS))


def _named(id: str) -> str:
    return name(IDS.index(id))


def _style(id: str) -> Style:
    card = IDS.index(id)
    if TREASURES >> card & 1:
        return TREASURE_STYLE
    return ACTION_STYLE if ACTIONS >> card & 1 else VICTORY_STYLE


def _heading(seen: Mapping[str, Any]) -> Text:
    if seen["turn"] is None:
        return Text(say("dominion-phase-set-up"), style="bold")
    phase = say(f"dominion-phase-{seen['phase'].replace('_', '-')}", seat=seen["turn"])
    counters = say("dominion-counters", actions=seen["actions"], buys=seen["buys"], coins=seen["coins"])
    return Text(f"{phase}  {counters}", style="bold")


def _supply(seen: Mapping[str, Any]) -> RenderableType:
    """The supply in columns of four: cost, card, number left."""
    costs = seen["costs"]
    piles = sorted(seen["supply"], key=lambda pile: (IDS.index(pile) >= BASICS, costs[pile], IDS.index(pile)))
    columns = []
    for first in range(0, len(piles), 4):
        table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for id in piles[first : first + 4]:
            left = seen["supply"][id]
            count = Text(f"×{left}", style="dim" if left == 0 else "bold")
            table.add_row(
                Text(f"({seen['costs'][id]})", style="dim"), Text(_named(id), style=_style(id)), count
            )
        columns.append(table)
    return Group(Text(say("dominion-supply"), style="bold"), Columns(columns, padding=(0, 3)))


def _player(seen: Mapping[str, Any], other: int) -> RenderableType:
    public = seen["seats"][other]
    title = Text(f"{SEAT_SHAPES[other]} {SEAT_LETTERS[other]}  ", style=SEAT_STYLES[other])
    title.append(say("dominion-points", points=seen["breakdown"][other]["total"]), style="bold")
    if seen["actor"] == SEAT_LETTERS[other]:
        title.append("  " + say("dominion-to-move"), style="bold reverse")
    lines = [
        say("dominion-hand-size", count=public["hand_size"]),
        say("dominion-draw-pile", count=public["draw_pile"]),
    ]
    if public["revealed"] and public["hand"] is None:
        shown = ", ".join(
            f"{count}× {_named(id)}" if count > 1 else _named(id) for id, count in public["revealed"].items()
        )
        lines.append(say("dominion-revealed", cards=shown))
    if public["discard_top"]:
        lines.append(say("dominion-discard-top", card=_named(public["discard_top"])))
    if public["gained"]:
        lines.append(say("dominion-gained", cards=", ".join(map(_named, public["gained"]))))
    return Group(title, *(Text(f"  {line}") for line in lines))


def _cards(title: str, cards: Mapping[str, int]) -> Text:
    text = Text(f"{title}: ", style="bold")
    for n, (id, count) in enumerate(cards.items()):
        text.append(", " if n else "", style="not bold")
        text.append(f"{count}× " if count > 1 else "", style="not bold")
        text.append(_named(id), style=Style(bold=False) + _style(id))
    if not cards:
        text.append("–", style="not bold")
    return text


assert PASS_ID == DONE_ID + 1  # `tell` leaves these two for the last
