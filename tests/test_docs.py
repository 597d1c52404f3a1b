"""The examples in the docs run."""

from __future__ import annotations

import doctest

from tests.support.house import ROOT


def test_the_examples_of_the_engine_page_run() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "engine.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 20
    assert found.failed == 0
