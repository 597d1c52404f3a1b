"""The docs tell the truth: examples run, names exist."""

from __future__ import annotations

import doctest
import re

from data.store import Store
from tests.support.pages import page, resolve
from tests.support.project import ROOT

ARCHITECTURE = page("docs/ARCHITECTURE.md")


def test_the_examples_of_the_engine_page_run() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0


def test_the_architecture_page_names_what_exists() -> None:
    """Every dotted name in it leads to a module, a class or a function."""
    names = set(re.findall(r"`((?:bot|cogs|engines|data|render)\.[\w.]+)`", ARCHITECTURE))
    assert len(names) > 40
    assert not {name for name in names if resolve(name) is None and not name.endswith(".py")}


def test_the_architecture_page_lists_the_parts_of_the_store() -> None:
    passage = ARCHITECTURE.partition("a room for each topic: ")[2].partition(". ")[0]
    rooms = re.findall(r"`(\w+)` \(([a-z, ]+)\)", passage)
    listed = {f"data.queries.{room}.{part}" for room, parts in rooms for part in parts.split(", ")}
    assert listed == {part.__module__ for part in Store.__mro__ if part.__name__.endswith("Queries")}


def test_the_architecture_page_says_where_each_feature_is() -> None:
    """Every module that it names exists; and every extension, and whatever shows, does or sends something for
    a feature, is named, by itself or with the room that all share."""
    told = ARCHITECTURE.partition("## Where a feature is\n")[2].partition("\n## ")[0]
    header, _, *lines = [line.split("|")[1:-1] for line in told.splitlines() if line.startswith("|")]
    folders = [ROOT / name.strip(" `") for name in header[1:]]
    named = {
        folder / f"{name}.py"
        for line in lines
        for folder, cell in zip(folders, line[1:], strict=True)
        for name in re.findall(r"`([^`]+)`", cell)
    }
    shared = [ROOT / name for name in re.findall(r"`(cogs/[^`]+)`", told.rpartition("|")[2])]
    assert len(lines) > 20
    assert [path for path in (*named, *shared) if not path.exists()] == []
    roots, *inner = folders
    modules = {*roots.glob("*.py"), *(path for folder in inner for path in folder.rglob("*.py"))}
    left = {
        str(path.relative_to(ROOT))
        for path in modules - named
        if path.stem != "__init__" and not any(path.is_relative_to(room) for room in shared)
    }
    assert left == set()
