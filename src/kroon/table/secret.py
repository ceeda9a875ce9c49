"""Secrets of 128 bits that open a seat or a table. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

SECRET_BYTES = 16
ID_BYTES = 9


def new_secret() -> str:
    """A secret for a link, a cookie or a token: 128 random bits, in letters that an address may hold."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. As it is random, a plain hash can't be searched backwards."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """A name for a table that nobody guesses. It never looks like an option of a command."""
    while (made := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return made
