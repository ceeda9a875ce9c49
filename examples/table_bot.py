"""A bot that takes a seat at a table of the service and plays any legal move.

The creator of a table gives a seat to a program, and gets a token for it. The bot is told the token by the
environment, so that it stands in no list of processes:

    KROON_TOKEN=... python examples/table_bot.py http://127.0.0.1:8000 TABLE SEAT
"""

import os
import random
import sys

from kroon.client import Service


def main() -> None:
    """Play one game to its end."""
    address, table, letter = sys.argv[1:]
    service = Service(address, token=os.environ["KROON_TOKEN"])
    if service.about(table)["state"] == "open":
        service.add_nonce(table, letter)
    with service.seat(table, letter, views=False) as seat:
        for turn in seat.turns():
            turn.move(random.choice(turn.legal)["event"])
        print("scores", seat.result and seat.result["scores"])


if __name__ == "__main__":
    main()
