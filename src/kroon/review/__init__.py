"""Reviews of games: what every decision was worth, by the search, and hints.

`judging.py` judges one position, `reviewing.py` a whole record, `accuracy.py` sums up a player, `sentences.py`
says it in words, `page.py` (with `graph.py` and `style.py`) makes an HTML page of it. No game is known by name.
"""

from kroon.review.judging import Decision, Judge, Move, Thinking
from kroon.review.reviewing import Point, Review, Reviewed, review

__all__ = ["Decision", "Judge", "Move", "Point", "Review", "Reviewed", "Thinking", "review"]
