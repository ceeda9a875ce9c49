"""Nim (examples/nim) as others would have it: installed as a package beside Kroon."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import environment

PACKAGE = Path(__file__).parents[2] / "examples" / "nim"
PATIENCE = 300.0

Python = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds Nim."""
    folder = tmp_path_factory.mktemp("installed")
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *offline, "--target", str(folder), str(PACKAGE)], check=True
    )
    return environment(PYTHONPATH=os.pathsep.join([str(folder), *sys.path]))


@pytest.fixture
def python(installed: dict[str, str], tmp_path: Path) -> Python:
    """Runs Python with some arguments, where Nim is installed."""

    def run(*arguments: str, answers: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            env=installed | variables,
            cwd=tmp_path,
            input=answers,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    return run
