"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel over the same rules and observations.

They need the extra `research`. docs/research.md shows how to use them, docs/observations.md what they show.
"""
