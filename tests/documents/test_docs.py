"""The docs tell the truth: examples run, names exist."""

from __future__ import annotations

import doctest
import importlib
import re

from data.store import Store
from tests.support.project import ROOT


def test_the_examples_of_the_engine_page_run() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_the_architecture_page_names_what_exists() -> None:
    """Every dotted name in it leads to a module, a class or a function."""
    page = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    names = set(re.findall(r"`((?:bot|cogs|engines|data|render)\.[\w.]+)`", page))
    assert len(names) > 40
    assert not {name for name in names if resolve(name) is None and not name.endswith(".py")}


def test_the_architecture_page_lists_the_parts_of_the_store() -> None:
    page = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    passage = page.partition("a room for each topic: ")[2].partition(". ")[0]
    rooms = re.findall(r"`(\w+)` \(([a-z, ]+)\)", passage)
    listed = {f"data.queries.{room}.{part}" for room, parts in rooms for part in parts.split(", ")}
    assert listed == {part.__module__ for part in Store.__mro__ if part.__name__.endswith("Queries")}


def resolve(name: str) -> object | None:
    """What a dotted name leads to."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            found = getattr(found, part, None)
        return found
    return None
