"""How long a game of programs may be, for all that plays many of them."""

LIMIT = 20_000
"""The most steps of a game; a step is a move or an outcome of chance. Games that go on are cut there."""
