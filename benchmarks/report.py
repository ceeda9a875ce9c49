"""results.md: each benchmark writes its own section and leaves the others as they are."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import numba
import numpy as np

RESULTS = Path(__file__).resolve().parent / "results.md"
SECTIONS = ("Speed", "Strength", "Levels", "Load", "Abuse", "Listing", "Web", "Research", "Learner")
"""The titles of the sections, in their order."""


def write_section(title: str, text: str) -> None:
    """Put a text in place of the section of that title."""
    found = dict.fromkeys(SECTIONS, "")
    current = ""
    for line in RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else []:
        if line.startswith("# "):
            current = line[2:]
        else:
            found[current] += line + "\n"
    found[title] = text
    parts = [f"# {name}\n\n{body.strip()}\n" for name, body in found.items() if body.strip()]
    RESULTS.write_text("\n".join(parts), encoding="utf-8")


def machine() -> str:
    """What this is measured on."""
    return (
        f"Machine: {_processor()}, {os.cpu_count()} cores; "
        f"Python {platform.python_version()}, Numba {numba.__version__}, NumPy {np.__version__}."
    )


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
