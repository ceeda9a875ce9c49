"""The examples of the documents run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCKS = [
    pytest.param(block, id=f"{path.name}-{number}")
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    for number, block in enumerate(
        re.findall(r"```python\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    )
]


def test_the_readme_shows_how_to_use_the_library() -> None:
    assert any("import kroon" in str(block.values[0]) for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS)
def test_an_example_of_the_documents_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "example", "exec"), {"__name__": "__main__"})
    if "print(" in block:
        assert capsys.readouterr().out
