"""Records to review: short ones of every game, and one with a blunder at its end."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kroon.core import record
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.review import Thinking

GAMES = Path(__file__).parents[1] / "games"
QUICK = Thinking(simulations=40)
LENGTHS = {"kingdomino": 40, "origins": 40, "builder": 40, "dominion": 80}
"""How many events of a game are reviewed here."""


def beginning(name: str, number: int = 2) -> record.Record:
    """The first events of a golden record."""
    read = record.read(GAMES / name / "golden" / f"{number}.json")
    return record.Record(read.game, read.options, read.events[: LENGTHS.get(name, 40)], read.rules)


def whole() -> record.Record:
    """A short whole game with names that a page must not take for tags."""
    read = record.read(GAMES / "kingdomino" / "golden" / "1.json")
    return record.Record(
        read.game, read.options, read.events, read.rules, ["<script>alert(1)</script>", 'B & "b"']
    )


@cache
def blundered() -> tuple[record.Record, int, str]:
    """A game of Kingdomino whose last decision loses what was won: the record, its event, a good move."""
    game = find_game("kingdomino")
    for seed in range(200):
        play = Play(game, {"players": 2})
        rng = play.engine.generator(seed)
        while not play.over:
            if play.actor < 0:
                play.chance(rng)
                continue
            seat, ids = play.actor, play.legal_ids()
            ends = {id: _end(play, id) for id in ids} if len(ids) > 1 else {}
            won = [id for id, end in ends.items() if end is not None and end.winners() == ["ab"[seat]]]
            lost = [id for id, end in ends.items() if end is not None and "ab"[seat] not in end.winners()]
            if won and lost:
                end = ends[lost[0]]
                assert end is not None
                return record.of_play(end), len(play.events), game.text(play.state, [won[0]])
            play.apply(play.engine.choose(play.state, "greedy", rng))
    raise AssertionError("no such game was found")


def _end(play: Play, id: int) -> Play | None:
    """The end of the game after a move, when nothing is left to decide then."""
    after = Play(play.game, play.options, play.engine)
    after.state, after.events = play.engine.copy(play.state), list(play.events)
    after.apply(id)
    while not after.over:
        if after.actor < 0 or len(after.legal_ids()) > 1:
            return None
        after.apply(after.legal_ids()[0])
    return after
