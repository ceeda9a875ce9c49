"""The games, one folder each; a folder with a game.py is a game."""

FIRST = "kingdomino"
"""The game for those who name none."""
