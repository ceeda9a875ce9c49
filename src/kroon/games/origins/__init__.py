"""Kingdomino Origins: read state.py first, then rules.py and territory.py."""
