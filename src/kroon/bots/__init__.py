"""Bots: what they need of a game is its contract, and what they see is what their seat may know."""
