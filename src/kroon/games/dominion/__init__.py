"""Het Koninkrijk Dominion."""
