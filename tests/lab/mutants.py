"""How much the quick tests notice: python -m tests.lab.mutants [--count 30] [--seed 1]

Changes one line at a time in a copy of the project, as a slip of the pen would (`<` for `<=`, `+` for `-`, a
condition turned round, a call left out), and runs the quick tests until one fails. The lines are drawn at
random, by turns from the rules, from what people may know, and from the store. What no test has noticed is
worth a look: either the change makes no difference, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from copy import deepcopy
from importlib.util import cache_from_source
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.support.project import ROOT, clean_environment, project_files

PLACES = {
    "rules": ("engines/games/*/*.py", "engines/games/*/actions/*.py", "engines/games/*/s*/*.py"),
    "secrets": ("engines/games/*/views/*.py", "engines/games/*/redeal.py", "cogs/tables/*/*.py"),
    "store": ("data/queries/*/*.py",),
}
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
SQL = (
    (" AND ", " OR "),
    (" IS NULL", " IS NOT NULL"),
    (" IS NOT NULL", " IS NULL"),
    (" < ", " <= "),
    (" <= ", " < "),
    (" > ", " >= "),
    (" >= ", " > "),
    (" != ", " = "),
    (" + 1", " + 2"),
    (" DESC", ""),
    (" = 0", " = 1"),
)
MOST_SECONDS = 600.0
"""For the tests of one mutant: after that it goes in circles, and is noticed."""
NO_TESTS = 5
"""The exit code of pytest that has found none."""


class Mutant(NamedTuple):
    path: Path
    """From the root of the project."""
    line: int
    before: str
    after: str
    source: str
    """The whole file, changed."""


# --- changing ---------------------------------------------------------------------------------------------


def changed(node: ast.AST) -> ast.AST | None:
    """The same part of a program with a slip of the pen, or None."""
    other = deepcopy(node)
    match other:
        case ast.Compare(ops=[op]) if type(op) in SWAPPED:
            other.ops = [SWAPPED[type(op)]()]  # type: ignore[list-item]
        case ast.BoolOp() | ast.BinOp() | ast.AugAssign() if type(other.op) in SWAPPED:
            other.op = SWAPPED[type(other.op)]()  # type: ignore[assignment]
        case ast.UnaryOp(op=ast.Not()):
            return other.operand
        case ast.Constant(value=bool()):
            other.value = not other.value
        case ast.Constant(value=int() as number):
            other.value = number + 1
        case ast.Constant(value=str() as text):
            swap = next((swap for swap in SQL if swap[0] in text), None)
            if swap is None:
                return None
            other.value = text.replace(*swap, 1)
        case ast.IfExp(test=test):
            other.test = ast.UnaryOp(ast.Not(), test)
        case ast.Expr(value=ast.Call() | ast.Await()):
            return ast.Pass()
        case _:
            return None
    return other


def parts(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a program that are carried out: no annotations, docstrings and names of types, and no
    `strict=True`, with which Python looks twice."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and isinstance(
            node, ast.AnnAssign | ast.arg | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
        ):
            continue
        for part in value if isinstance(value, list) else [value]:
            docstring = isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
            checked = isinstance(part, ast.keyword) and part.arg == "strict"
            if isinstance(part, ast.AST) and not (docstring or checked or isinstance(part, ast.JoinedStr)):
                yield part
                yield from parts(part)


def mutants(path: Path) -> Iterator[Mutant]:
    """Every slip of the pen that fits on a line of this file."""
    source = (ROOT / path).read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    for node in parts(ast.parse(source)):
        row, end = getattr(node, "lineno", 0), getattr(node, "end_lineno", None)
        if row != end or (other := changed(node)) is None:
            continue
        line = lines[row - 1].encode()
        text = ast.unparse(ast.fix_missing_locations(other))
        if isinstance(other, ast.expr) and not isinstance(other, ast.Constant):
            text = f"({text})"
        start, stop = node.col_offset, node.end_col_offset  # type: ignore[attr-defined]  # in bytes
        after = (line[:start] + text.encode() + line[stop:]).decode()
        whole = "".join([*lines[: row - 1], after, *lines[row:]])
        yield Mutant(path, row, lines[row - 1].strip(), after.strip(), whole)


def drawn(count: int, seed: int) -> list[Mutant]:
    """So many, by turns from each of the places; from large files more often."""
    rng, found = Random(seed), list[Mutant]()
    places = [
        [path for pattern in patterns for path in sorted(ROOT.glob(pattern))] for patterns in PLACES.values()
    ]
    while len(found) < count:
        paths = places[len(found) % len(places)]
        [path] = rng.choices(paths, [path.stat().st_size for path in paths])
        found += rng.sample(several, 1) if (several := list(mutants(path.relative_to(ROOT)))) else []
    return found


# --- looking ----------------------------------------------------------------------------------------------


def near(path: Path, tree: Path) -> Path:
    """The folder of tests that mirrors the place of a module, or the nearest one above it."""
    return next(folder for parent in path.parents if (folder := tree / "tests" / parent).is_dir())


def first_failure(tree: Path, *where: Path) -> str | None:
    """The first quick test that fails there, if one does."""
    program = [sys.executable, "-m", "pytest", "-m", "quick", "-x", "-n", "2", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*program, *map(str, where)],
            cwd=tree,
            env=clean_environment(),
            capture_output=True,
            text=True,
            timeout=MOST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "no end"
    if done.returncode in (0, NO_TESTS):
        return None
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0] if failed else done.stdout[-300:] + done.stderr[-300:]


def write(path: Path, source: str) -> None:
    """Also where nothing but a character has changed, and within a second: no compiled module may stay."""
    path.write_text(source, encoding="utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def noticed(mutant: Mutant, tree: Path) -> str | None:
    """The test that fails: those beside the change are run first."""
    path = tree / mutant.path
    before = path.read_text(encoding="utf-8")
    write(path, mutant.source)
    try:
        return first_failure(tree, near(mutant.path, tree)) or first_failure(tree)
    finally:
        write(path, before)


def run(found: list[Mutant]) -> int:
    """Look at each, and return how many were noticed."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for path in project_files():
            target = tree / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        for number, mutant in enumerate(found, 1):
            began = time.monotonic()
            test = noticed(mutant, tree)
            count += test is not None
            print(f"{number}. {mutant.path}:{mutant.line}\n  - {mutant.before}\n  + {mutant.after}")
            print(f"  {test or 'NOT NOTICED'} ({time.monotonic() - began:.0f} s)", flush=True)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description="How many random one-line mutants the quick tests notice.")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = drawn(options.count, options.seed)
    print(f"{run(found)} of {len(found)} noticed")


if __name__ == "__main__":
    main()
