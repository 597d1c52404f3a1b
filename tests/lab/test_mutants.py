"""The mutants: programs still, each with one other line, and looked for where their tests are."""

from __future__ import annotations

import ast
import py_compile
from pathlib import Path

import pytest

from tests.lab.mutants import PLACES, drawn, mutants, near, write
from tests.support.project import ROOT

MODULE = Path("engines/games/magellan/scoring.py")
PROGRAM = '''"""A docstring is left alone: 1 < 2."""
from typing import Literal
Word = Literal["one"]
def answer(number: int, *, loud: bool = False) -> int:
    """So is 3 of this one."""
    if number < 7 and not loud:
        shout(number)
    return 2 if "a AND b" else f'{number + 1}'
'''
CHANGED = {
    "def answer(number: int, *, loud: bool = True) -> int:",
    "if (number < 7 or not loud):",
    "if (number <= 7) and not loud:",
    "if number < 8 and not loud:",
    "if number < 7 and (loud):",
    "pass",
    """return (2 if not 'a AND b' else f'{number + 1}')""",
    """return 3 if "a AND b" else f'{number + 1}'""",
    """return 2 if 'a OR b' else f'{number + 1}'""",
}


def test_slips_of_the_pen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.lab.mutants.ROOT", tmp_path)
    (tmp_path / "one.py").write_text(PROGRAM)
    assert {mutant.after for mutant in mutants(Path("one.py"))} == CHANGED


def test_a_mutant_is_a_program_with_one_other_line() -> None:
    before = (ROOT / MODULE).read_text(encoding="utf-8").splitlines()
    found = list(mutants(MODULE))
    assert len(found) > 20
    for mutant in found:
        ast.parse(mutant.source)
        after = mutant.source.splitlines()
        assert len(after) == len(before)
        others = [line for line, (old, new) in enumerate(zip(before, after, strict=True), 1) if old != new]
        assert others == [mutant.line]


def test_each_place_has_its_turn() -> None:
    found = drawn(6, seed=1)
    assert found == drawn(6, seed=1) != drawn(6, seed=2)
    for mutant, patterns in zip(found, [*PLACES.values()] * 2, strict=True):
        assert any(mutant.path.match(pattern) for pattern in patterns)


def test_tests_of_the_same_place_are_asked_first() -> None:
    assert near(MODULE, ROOT) == ROOT / "tests" / "engines" / "games" / "magellan"
    assert near(Path("data/queries/tables/seats.py"), ROOT) == ROOT / "tests" / "data" / "queries" / "tables"


def test_no_compiled_module_stays(tmp_path: Path) -> None:
    """It would still be used if the file has the same length, and was written within the same second."""
    path = tmp_path / "one.py"
    write(path, "ANSWER = 1")
    compiled = Path(py_compile.compile(str(path), doraise=True) or "")
    assert compiled.is_file()
    write(path, "ANSWER = 2")
    assert not compiled.exists()
