"""A process that plays at several tables as fast as it can, and says which moves were acknowledged.

Usage: load.py ADDRESS SEED. Prints a line `TABLE SEQ EVENT` for each move after it was answered.
"""

from __future__ import annotations

import random
import sys
import threading

from kroon.table.store import Store
from kroon.table.tables import Tables
from tests.table.seating import ADA, BO, seated, step

TABLES = 4


def main(address: str, seed: int) -> None:
    tables = Tables(Store(address))
    threads = [threading.Thread(target=play, args=(tables, seed + n), daemon=True) for n in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def play(tables: Tables, seed: int) -> None:
    choice = random.Random(seed)
    while True:
        id = seated(tables, "kingdomino", [ADA, BO])
        while (event := step(tables, id, choice)) is not None:
            with tables.at(id) as live:
                seq = max(each.seq for each in live.fold.entries if each.text == event)
            sys.stdout.write(f"{id} {seq} {event}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
