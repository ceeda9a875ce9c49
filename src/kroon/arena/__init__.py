"""Arenas: bots play each other with paired deals, in all seatings, and are rated.

```python
setting = Setting.of("kingdomino", ["level3", "greedy"], simulations=200)
games = []
for played in play_games(setting, itertools.count()):
    games.append(played.finished)
    if enough(games):
        break
print(summarize(setting, games)["bots"])
```
"""

from kroon.arena.html import to_html
from kroon.arena.match import Failure, Finished, Maker, Played, Table
from kroon.arena.play import play_game, play_games
from kroon.arena.report import show
from kroon.arena.setting import Setting
from kroon.arena.store import Store
from kroon.arena.summary import summarize, timeless

__all__ = ["Failure", "Finished", "Maker", "Played", "Setting", "Store", "Table"]
__all__ += ["play_game", "play_games", "show", "summarize", "timeless", "to_html"]
