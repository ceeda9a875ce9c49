"""The pages about research: the tutorial's cells show what they say, the random agent is short."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def test_the_cells_of_the_tutorial_show_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(DOCS / "tutorial.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 50
    assert found.failed == 0


def test_the_random_agent_has_ten_lines() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)
    agent = [line for line in blocks[0].splitlines() if line.strip()]
    assert len(agent) <= 10
    assert "KroonEnv" in blocks[0]
