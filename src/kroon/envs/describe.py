"""The page docs/observations.md, made from what games say of themselves: `python -m kroon.envs.describe`."""

from __future__ import annotations

from kroon.core.contract import Game
from kroon.core.registry import find_game, first_game, game_names
from kroon.core.texts import has, say_in

INTRODUCTION = """# Observations

What a learner sees of a table: a list of whole numbers (int16) that the kernel `observe` of a game writes. All
environments and datasets show the same ones. This page is made from the games themselves by
`python -m kroon.envs.describe`, and a test compares the two.

Observations are **relative to the seat**: 0 is the seat that looks, 1 the one to its left, and so on; with
fewer than four players the numbers of the missing seats are 0 or -1. So one network can play every seat. They
tell **what that seat may know, and nothing else**: they are equal for two tables that differ only in what the
seat can't know. The conformance suite holds every game to it, in all its options
([conformance.md](conformance.md)): a redeal of secrets leaves the
observation as it was, and so do different histories that look the same to the seat.

`kroon.envs.layout.named(game, observation)` gives the parts by the names below; `layout(game)` their places.

```python
import kroon
from kroon.envs.layout import layout

print(layout(kroon.game("{game}"))["{feature}"])
```
"""


def page() -> str:
    """The whole page."""
    first = find_game(first_game())
    introduction = INTRODUCTION.format(game=first.name, feature=first.features[-1].name)
    return "\n".join([introduction, *(_section(find_game(name)) for name in game_names())])


def _section(game: Game) -> str:
    title = say_in("en", game.name) if has(game.name) else game.name
    total = sum(feature.size for feature in game.features)
    lines = [
        f"## {title}",
        "",
        f"{total} numbers; moves have ids from 0 to {game.moves - 1}.",
        "",
        "| from | how many | name | values | meaning |",
        "|---|---|---|---|---|",
    ]
    at = 0
    for feature in game.features:
        values = f"{feature.low} to {feature.high}"
        lines.append(f"| {at} | {feature.size} | `{feature.name}` | {values} | {feature.meaning} |")
        at += feature.size
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")
