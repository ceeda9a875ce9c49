"""How lists of cards do for the bot `money` against `money` without any, to choose those of `greedy`.

Prints the share of wins (half for a shared one) of each list, the best first: 2 players, random start.
"""

from __future__ import annotations

import itertools

import numpy as np

from kroon.core.engine import engine
from kroon.core.registry import find_game
from kroon.games.dominion.options import KINGDOM_IDS
from kroon.games.dominion.state import KINGDOM_SIZE

GAMES = 2000
SINGLES = [f"{card}={count}" for card in KINGDOM_IDS for count in (1, 2)] + ["harem=4"]
PAIRS = 8
"""So many of the best single lists are tried in pairs, too."""


def main() -> None:
    found = {cards: share(cards) for cards in SINGLES}
    best = sorted(found, key=lambda cards: -found[cards])[:PAIRS]
    for one, other in itertools.permutations(best, 2):
        if one.split("=")[0] != other.split("=")[0]:
            found[f"{one},{other}"] = share(f"{one},{other}")
    for cards, wins in sorted(found.items(), key=lambda each: -each[1]):
        print(f"{wins:6.1%}  {cards}")


def share(cards: str) -> float:
    """The share of wins of `money` with a list of cards."""
    game = find_game("dominion")
    wanted = [part.split("=")[0] for part in cards.split(",")]
    kingdom = [*wanted, *(card for card in KINGDOM_IDS if card not in wanted)][:KINGDOM_SIZE]
    made = engine(game)
    start = made.started(game.options.encode(game.options.check({"players": 2, "kingdom": kingdom})))
    results = made.matches(start, [f"money:{cards}", "money"], 1, 0, GAMES, 5000)
    first = results.ranks[:, 0] == 1
    return float(np.mean(first / (results.ranks[:, :2] == 1).sum(axis=1)))


if __name__ == "__main__":
    main()
