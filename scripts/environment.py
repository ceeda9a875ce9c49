"""Makes the virtual environment .venv of this checkout from a lock file, once; needs only Python itself.

Usage: environment.py LOCK (the name of a file in locks/). Does nothing when that lock is in place already,
so the second run needs no network.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
VENV = HERE / ".venv"
PYTHON = VENV / "bin" / "python"
BYTECODE = VENV / "bytecode"
"""Where compiled modules are kept; the same in python.sh."""


def main(lock_name: str) -> int:
    """Make sure that the environment holds what the lock says."""
    lock = HERE / "locks" / lock_name
    stamp = VENV / f"kroon-{lock.stem}.stamp"
    wanted = hashlib.sha256(lock.read_bytes() + str(HERE).encode() + sys.version.encode()).hexdigest()
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return 0
    if not _runs(PYTHON):
        print("Setting up Kroon: making .venv ...", flush=True)
        made = subprocess.run(
            [sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True, check=False
        )
        if made.returncode:
            print(made.stdout[-800:], made.stderr[-800:], file=sys.stderr)
            print(
                "Python could not make a virtual environment. On Debian or Ubuntu: 'apt install python3-venv'.",
                file=sys.stderr,
            )
            return 1
    if not _install(lock):
        return 1
    site = next((VENV / "lib").glob("python*/site-packages"))
    (site / "kroon-checkout.pth").write_text(str(HERE / "src") + "\n", encoding="utf-8")
    command = VENV / "bin" / "kroon"
    lines = ["#!/bin/sh", f'export PYTHONPYCACHEPREFIX="{BYTECODE}"', f'exec "{PYTHON}" -m kroon "$@"']
    command.write_text("\n".join([*lines, ""]), encoding="utf-8")
    command.chmod(0o755)
    stamp.write_text(wanted)
    return 0


def _runs(python: Path) -> bool:
    """Whether the environment's Python works (its base may have been removed, or updated)."""
    if not python.exists():
        return False
    done = subprocess.run(
        [str(python), "-c", "import sys, pip; print(sys.version)"], capture_output=True, text=True, check=False
    )
    return done.returncode == 0 and done.stdout.strip() == sys.version.strip()


def _install(lock: Path) -> bool:
    """Install the locked packages, showing how far it is; whether that went well."""
    names = [line.split("==")[0] for line in lock.read_text().splitlines() if "==" in line.split(" ")[0]]
    total = len(set(names))
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    command += ["--require-hashes", "--only-binary", ":all:", "--progress-bar", "off"]
    command += ["--no-compile", "-r", str(lock)]  # Python compiles what is used, when it is used
    log: list[str] = []
    begun = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            log.append(line)
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                begun += 1
                name = line.replace("Requirement already satisfied: ", "").replace("Collecting ", "")
                _show(begun, total, name.split("==")[0].strip())
            elif line.startswith("Installing collected"):
                _show(total, total, "unpacking")
    if pip.returncode == 0:
        _show(total, total, "ready")
    print(flush=True)
    if pip.returncode:
        print("".join(log[-15:]), file=sys.stderr)
        print(
            "Kroon's packages could not be installed. The first run needs the network and a package index\n"
            "that pip can reach; the lines above say what pip missed. Run this again when that is mended.",
            file=sys.stderr,
        )
    return pip.returncode == 0


def _show(done: int, total: int, name: str) -> None:
    if sys.stdout.isatty():
        bar = "#" * (30 * done // total)
        print(f"\rInstalling packages [{bar:<30}] {done}/{total} {name:<24.24}", end="", flush=True)
    elif done == 1 or name == "ready":
        print(f"Installing packages: {done} of {total}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
