"""Makes the lock files anew from pyproject.toml: versions with their hashes, without the address of a registry.

Usage: lock.py [--upgrade]. Without it, versions that still fit stay as they are. Uses uv, in an environment of
its own that is thrown away.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PLAY, TEST = "locks/play.txt", "locks/test.txt"
EXTRAS = ("dev", "research", "cluster")
OLDEST_PYTHON = "3.11"


def main(arguments: list[str]) -> int:
    """Make both files."""
    if arguments not in ([], ["--upgrade"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        tools = Path(folder) / "bin"
        subprocess.run([tools / "pip", "install", "--quiet", "uv"], check=True)
        extras = [part for extra in EXTRAS for part in ("--extra", extra)]
        for more in (["-o", PLAY], [*extras, "-c", PLAY, "-o", TEST]):
            compile_lock = [tools / "uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
            compile_lock += ["--python-version", OLDEST_PYTHON, "--generate-hashes", "--no-header"]
            compile_lock += ["--no-emit-index-url", "--annotation-style", "line", *more, *arguments]
            subprocess.run(compile_lock, cwd=HERE, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
