"""Datasets: positions of games that bots played, with moves and results, in sharded compressed files.

```python
data = kroon.dataset.load("positions")
for shard in data:
    learn(shard.observation, shard.masks, shard.move, shard.share)
```
"""

from kroon.dataset.loader import Dataset, load
from kroon.dataset.positions import Positions
from kroon.dataset.setting import Setting
from kroon.dataset.writer import write

__all__ = ["Dataset", "Positions", "Setting", "load", "write"]
