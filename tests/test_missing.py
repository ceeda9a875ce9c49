"""No test is left out silently: where CI is set, a test that lacks something fails, and ./test with it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.missing import missing

HERE = Path(__file__).parent
LEAVES_OUT = re.compile(r"\b(?:pytest\.(?:skip|importorskip|mark\.skip|mark\.skipif)|unittest\.skip)\b")
KEPT = {
    "missing.py",  # the one that decides
    "games/dominion/test_bots.py",  # interpreted kernels are chosen, by KROON_JIT=0, and don't come by accident
}
FAILS, SKIPS = pytest.fail.Exception, pytest.skip.Exception


def test_a_test_that_lacks_something_is_skipped_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(SKIPS, match="no Chromium"):
        missing("no Chromium")
    monkeypatch.setenv("CI", "")
    with pytest.raises(SKIPS):
        missing("no Chromium")


def test_a_test_that_lacks_something_fails_where_ci_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(FAILS, match="no Chromium"):
        missing("no Chromium")


def test_no_test_has_another_way_to_be_left_out() -> None:
    found = {
        path.relative_to(HERE).as_posix()
        for path in HERE.rglob("*.py")
        if path != Path(__file__) and LEAVES_OUT.search(path.read_text(encoding="utf-8"))
    }
    assert found == KEPT


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_a_run_without_a_browser_ends_only_where_ci_is_set(ci: str, status: int, tmp_path: Path) -> None:
    ran = asked("browser", CI=ci, KROON_CHROMIUM=str(tmp_path / "chromium"))
    assert ran.returncode == status
    assert f"There is no Chromium at {tmp_path / 'chromium'}" in ran.stderr


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_a_run_without_proxies_ends_only_where_ci_is_set(ci: str, status: int) -> None:
    ran = asked("there() { return 1; }; installed() { return 1; }; proxies", CI=ci)
    assert ran.returncode == status
    assert "There is no nginx" in ran.stderr


def asked(call: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Call a function of the script that ./test uses to find programs."""
    script = HERE.parent / "scripts" / "chromium.sh"
    command = ["/bin/sh", "-c", f'. "{script}"; {call}']
    environment = {"PATH": "/usr/bin:/bin", **variables}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
