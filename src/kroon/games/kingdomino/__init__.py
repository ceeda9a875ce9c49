"""Kingdomino: read state.py first, then rules.py."""
