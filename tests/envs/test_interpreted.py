"""The drivers do the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.envs.interpreted import BOTS, digest

ROOT = Path(__file__).parents[2]


def test_drivers_do_the_same_interpreted() -> None:
    environment = {**os.environ, "KROON_JIT": "0", "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)])}
    command = [sys.executable, "-m", "tests.envs.interpreted"]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [f"{name} {digest(name)}" for name in BOTS]
