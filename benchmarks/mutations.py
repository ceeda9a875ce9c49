"""A slow check of the rule tests: breaks each line that carries a rule's number, and expects a test to fail.

Usage: mutations.py [GAME ...] [--jobs N] [--only FILE[:LINE]]

A line such as `if n == 0 or s.may_decline:  # K13` is disabled, inverted, and changed in each of its
operators and numbers, one change at a time, in a temporary copy of the tree with interpreted kernels. A
change to the whole statement must be noticed by the tests of every rule that the line names, a smaller one
by those of any of them. Exit status 1 when a change survives.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/kroon/games")
SHARED = ("domino",)
"""Folders under games/ that aren't games, but carry rules of several."""
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md")
SECONDS = 120
"""How long the tests of a rule may take; a change that makes them run on counts as noticed."""
NUMBER = re.compile(r"\b[A-Z]\d+\b")
NO_TESTS = 5
"""The exit status of pytest when it selects no test."""

OPPOSITE: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: the file's text with it, and which rules must notice."""

    path: Path
    line: int
    rules: tuple[str, ...]
    change: str
    whole: bool
    """Whether it changes the whole statement, so that the tests of each rule must notice."""
    text: str


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all by default")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", help="a file, or FILE:LINE")
    args = parser.parse_args(arguments)
    console = Console()
    known = _rules_of(args.games)
    mutants = [mutant for path in _files(args.games) for mutant in mutants_of(path, known)]
    if args.only:
        name, _, line = args.only.partition(":")
        mutants = [m for m in mutants if str(m.path).endswith(name) and (not line or m.line == int(line))]
    if not mutants:
        console.print("No line carries a rule's number.")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        trees = [_copy_of_tree(Path(folder) / str(n)) for n in range(max(1, args.jobs))]
        failing = [
            rule for rule in sorted({r for m in mutants for r in m.rules}) if _status(trees[0], rule) != 0
        ]
        if failing:
            console.print(f"Without any change, these rules have no passing tests: {', '.join(failing)}")
            return 1
        survivors = _run(mutants, trees, console)
    console.print(_table(mutants, survivors))
    console.print(f"{len(mutants)} changes, {len(survivors)} survived.")
    return 1 if survivors else 0


def mutants_of(path: Path, known: set[str]) -> list[Mutant]:
    """All changes to the lines of a file that carry the number of a known rule in a comment."""
    text = (ROOT / path).read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = []
    for line, numbers in _numbered(text):
        rules = tuple(number for number in numbers if number in known)
        statement = _statement_at(tree, line)
        if statement is None or not rules:
            continue
        for change, whole, node, new in _changes(statement, line):
            found.append(Mutant(path, line, rules, change, whole, _spliced(text, node, new)))
    return found


def _files(games: Sequence[str]) -> list[Path]:
    folders = [path for path in sorted((ROOT / GAMES).iterdir()) if path.is_dir()]
    wanted = {*games, *SHARED} if games else {folder.name for folder in folders}
    return [
        path.relative_to(ROOT)
        for folder in folders
        if folder.name in wanted
        for path in sorted(folder.glob("*.py"))
    ]


def _rules_of(games: Sequence[str]) -> set[str]:
    """The numbers of the rules in the READMEs of some games; of all when none is named."""
    paths = (ROOT / GAMES).glob("*/README.md")
    texts = [path.read_text(encoding="utf-8") for path in paths if not games or path.parent.name in games]
    return {number for text in texts for number in re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE)}


def _numbered(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The lines with a comment that begins with numbers of rules: `# K11, K12` or `# K15: why`."""
    lines = iter(text.splitlines(keepends=True))
    for token in tokenize.generate_tokens(lambda: next(lines, "")):
        if token.type == tokenize.COMMENT:
            begins = re.match(r"# ((?:[A-Z]\d+)(?:, [A-Z]\d+)*)", token.string)
            if begins and token.line[: token.start[1]].strip():
                yield token.start[0], tuple(NUMBER.findall(begins[1]))


def _statement_at(tree: ast.Module, line: int) -> ast.stmt | None:
    """The innermost statement that covers a line."""
    covering = [
        n for n in ast.walk(tree) if isinstance(n, ast.stmt) and n.lineno <= line <= (n.end_lineno or 0)
    ]
    return min(covering, key=lambda n: (n.end_lineno or 0) - n.lineno, default=None)


def _changes(statement: ast.stmt, line: int) -> Iterator[tuple[str, bool, ast.expr | ast.stmt, str]]:
    """The changes to a statement: what it is, whether to the whole, the node and its new text."""
    parts: list[ast.expr]
    if isinstance(statement, ast.If | ast.While):
        yield "never", True, statement.test, "False"
        yield "inverted", True, statement.test, f"not ({ast.unparse(statement.test)})"
        parts = [statement.test]
    else:
        if statement.lineno == line or statement.end_lineno == statement.lineno:
            yield "disabled", True, statement, "pass"
        parts = [node for node in ast.iter_child_nodes(statement) if isinstance(node, ast.expr)]
        if isinstance(statement, ast.AugAssign) and type(statement.op) in OPPOSITE:
            yield "operator", False, statement, _with_opposite(statement)
    multiline = statement.end_lineno != statement.lineno and not isinstance(statement, ast.If | ast.While)
    for part in parts:
        for node in ast.walk(part):
            if isinstance(node, ast.expr) and (not multiline or node.lineno == line):
                yield from _small_changes(node)


def _small_changes(node: ast.expr) -> Iterator[tuple[str, bool, ast.expr, str]]:
    """The changes to one operator or number."""
    old = ast.unparse(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OPPOSITE:
        changed = copy.deepcopy(node)
        changed.ops = [_opposite(node.ops[0])]
        yield f"{old} → {ast.unparse(changed)}", False, node, f"({ast.unparse(changed)})"
        for side in node.comparators:
            yield from _next_number(side)
    elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in OPPOSITE:
        new = _with_opposite(node)
        yield f"{old} → {new}", False, node, f"({new})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield f"{old} → {ast.unparse(node.operand)}", False, node, f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp):
        new = f"{ast.unparse(node.orelse)} if {ast.unparse(node.test)} else {ast.unparse(node.body)}"
        yield f"{old} → {new}", False, node, f"({new})"
        yield from _next_number(node.body)
        yield from _next_number(node.orelse)
    elif isinstance(node, ast.Call) and ast.unparse(node.func) != "range":
        for argument in node.args:
            yield from _next_number(argument)


def _next_number(node: ast.expr) -> Iterator[tuple[str, bool, ast.expr, str]]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} → {node.value + 1}", False, node, str(node.value + 1)


def _with_opposite(node: ast.BoolOp | ast.BinOp | ast.AugAssign) -> str:
    changed = copy.deepcopy(node)
    changed.op = _opposite(node.op)
    return ast.unparse(changed)


def _opposite(operator: ast.AST) -> Any:
    return OPPOSITE[type(operator)]()


def _spliced(text: str, node: ast.expr | ast.stmt, new: str) -> str:
    """The text with a node's part replaced."""
    lines = text.encode().splitlines(keepends=True)
    starts = [0]
    for each in lines:
        starts.append(starts[-1] + len(each))
    content = text.encode()
    begin = starts[node.lineno - 1] + node.col_offset
    end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
    return (content[:begin] + new.encode() + content[end:]).decode()


def _copy_of_tree(to: Path) -> Path:
    for name in COPIED:
        here = ROOT / name
        if here.is_dir():
            shutil.copytree(here, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif here.exists():
            to.mkdir(parents=True, exist_ok=True)
            shutil.copy2(here, to / name)
    return to


def _run(mutants: Sequence[Mutant], trees: Sequence[Path], console: Console) -> dict[Mutant, list[str]]:
    """Try all changes; those that survive, with the rules whose tests didn't notice."""
    free: queue.Queue[Path] = queue.Queue()
    for tree in trees:
        free.put(tree)

    def tried(mutant: Mutant) -> list[str]:
        tree = free.get()
        try:
            return _unnoticed(tree, mutant)
        finally:
            free.put(tree)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    survivors = {}
    with Progress(*columns, console=console) as progress, ThreadPoolExecutor(len(trees)) as pool:
        task = progress.add_task("Breaking rules", total=len(mutants))
        running = {pool.submit(tried, mutant): mutant for mutant in mutants}
        for done in as_completed(running):
            progress.advance(task)
            mutant = running[done]
            if done.result():
                survivors[mutant] = done.result()
            if done.result() or not console.is_terminal:
                verdict = "survived" if done.result() else "killed"
                console.print(f"{verdict}: {mutant.path.name}:{mutant.line} {mutant.change}", markup=False)
    return survivors


def _unnoticed(tree: Path, mutant: Mutant) -> list[str]:
    """The rules whose tests had to notice a change, and did not."""
    path = tree / mutant.path
    original = path.read_text(encoding="utf-8")
    path.write_text(mutant.text, encoding="utf-8")
    try:
        missed = []
        for rule in mutant.rules:
            if _status(tree, rule) in (0, NO_TESTS):
                missed.append(rule)
            elif not mutant.whole:
                return []
        return missed
    finally:
        path.write_text(original, encoding="utf-8")


def _status(tree: Path, rule: str) -> int:
    """The exit status of the tests of a rule in a copy of the tree."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/games",
        "--rule",
        rule,
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    environment = {"KROON_JIT": "0", "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command, cwd=tree, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as running:
        try:
            return running.wait(SECONDS)
        except subprocess.TimeoutExpired:
            running.kill()
            return -1


def _table(mutants: Sequence[Mutant], survivors: dict[Mutant, list[str]]) -> Table:
    table = Table("line", "rules", "change", "result")
    for mutant in mutants:
        missed = survivors.get(mutant)
        result = f"[bold red]survived ({', '.join(missed)})" if missed else "[green]killed"
        line = f"{mutant.path.relative_to(GAMES)}:{mutant.line}"
        table.add_row(line, ", ".join(mutant.rules), mutant.change, result)
    return table


if __name__ == "__main__":
    sys.exit(main())
