"""The three lists of tests: what they name is there, and pages and machines run them by the same commands."""

from __future__ import annotations

import re
from typing import NamedTuple, cast

import pytest
import yaml

from tests.lists import NIGHTLY, QUICK, add_marks, left_out
from tests.support.pages import page
from tests.support.project import ROOT


class Item:
    """A test, as far as the lists look at it."""

    def __init__(self, nodeid: str, *marks: str) -> None:
        self.nodeid = nodeid
        self.marks = list(marks)

    def add_marker(self, mark: str) -> None:
        self.marks.append(mark)

    def get_closest_marker(self, mark: str) -> str | None:
        return mark if mark in self.marks else None


class Option(NamedTuple):
    markexpr: str


class Config(NamedTuple):
    option: Option


@pytest.mark.parametrize("entry", [*QUICK, *NIGHTLY])
def test_what_a_list_names_is_there(entry: str) -> None:
    place, _, test = entry.partition("::")
    assert list(ROOT.glob(f"{place}*"))
    assert not test or f"def {test}(" in (ROOT / place).read_text(encoding="utf-8")
    assert not any(entry.startswith(other) for other in (*QUICK, *NIGHTLY) if other != entry), "named twice"


def test_a_test_is_on_one_list() -> None:
    quick, nightly = "tests/conformance/test_golden.py", NIGHTLY[0]
    given = [Item(f"{quick}::test_x"), Item(f"{quick}::test_x", "nightly"), Item(f"{nightly}::test_x")]
    given += [Item("tests/no/such_folder/test_new.py::test_x"), Item(f"{quick}::test_x[postgres]")]
    add_marks(cast("list[pytest.Item]", given))
    assert [item.marks for item in given] == [["quick"], ["nightly"], ["nightly"], [], []]


def test_only_the_quick_list_leaves_files_out() -> None:
    def loads(name: str, wanted: str) -> bool:
        return not left_out(ROOT / name, cast("pytest.Config", Config(Option(wanted))))

    folder = QUICK[0].rpartition("/")[0]
    assert all(loads(name, "quick") for name in (QUICK[0], folder, "tests"))
    assert not loads("tests/no/such_folder/test_new.py", "quick")
    assert loads("tests/no/such_folder/test_new.py", "not nightly")


def test_the_commands_are_those_of_the_page() -> None:
    """Of every machine, too; and CI says what it doesn't run."""
    page_says = set(
        re.findall(r"^\.venv/bin/python -m pytest (-\S.*?) +#", page("CONTRIBUTING.md"), re.MULTILINE)
    )
    assert {"-m quick -n 3", "-n 3", "-m nightly -n 3"} <= page_says
    nightly = yaml.safe_load((ROOT / ".github" / "workflows" / "nightly.yml").read_text(encoding="utf-8"))
    assert nightly["jobs"]["test"]["strategy"]["matrix"]["arguments"] == ["-m nightly -n 3", "-n 0"]
    assert "pytest -m nightly -n 3" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
