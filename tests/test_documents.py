"""The examples of the documents run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kroon import __version__

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


DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *ROOT.glob("src/kroon/**/README.md"),
]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_links_to_is_there(path: Path) -> None:
    for target, _, heading in re.findall(r"\]\(([^)#:\s]*)(#([^)\s]+))?\)", path.read_text(encoding="utf-8")):
        found = path.parent / target if target else path
        assert found.exists(), target
        if heading and found.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            named = {re.sub(r"[^\w\- ]", "", each).strip().lower().replace(" ", "-") for each in headings}
            assert heading in named, f"{target}#{heading}"


def test_the_version_is_the_same_wherever_it_is_named() -> None:
    assert re.search(rf"^version: {re.escape(__version__)}$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text()
