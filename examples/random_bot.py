"""A bot for Kroon that takes any legal move: the line protocol (docs/bots.md) with the standard library only.

kroon play kingdomino --bots "run:python examples/random_bot.py"
"""

import json
import random
import sys


def say(**message: object) -> None:
    """Send one message: a JSON object on a line of its own."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", kroon=1, name="random example")
    elif message["type"] == "move":
        say(type="move", move=random.choice(message["legal"]))
    elif message["type"] == "quit":
        break
