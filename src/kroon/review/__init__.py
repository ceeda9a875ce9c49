"""Reviews of games: what every decision was worth, by the search, and hints.

`judging.py` judges one position, `reviewing.py` a whole record, `accuracy.py` sums up a player, `sentences.py`
says it in words, `page.py` (with `graph.py`) makes an HTML page of it, in which `page.js` draws `positions.py`
with the modules of the browser's table, put there by `drawn.py`. No game is known by name.
"""

from kroon.review.judging import Decision, Judge, Move, Thinking
from kroon.review.reviewing import Point, Review, Reviewed, review

__all__ = ["Decision", "Judge", "Move", "Point", "Review", "Reviewed", "Thinking", "review"]
