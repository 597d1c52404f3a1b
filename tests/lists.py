"""Which tests run when: CONTRIBUTING.md says how. What isn't named here runs with every push.

Each entry is where the name of a test begins: a folder, a file, or one test with all its cases. A case of a
test that is too slow for every push carries the mark `nightly` where it stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.support.project import ROOT

QUICK = (
    "tests/conformance/test_at_rest.py",
    "tests/conformance/test_glossary.py",
    "tests/conformance/test_golden.py",
    "tests/conformance/test_redeal.py",
    "tests/conformance/test_refusals.py",
    "tests/conformance/test_secret_moves.py",
    "tests/conformance/test_secrets.py",
    "tests/conformance/test_walks.py",
    "tests/cogs/processes/",
    "tests/cogs/promises/test_secret_moves.py",
    "tests/cogs/stories/test_against_computers.py",
    "tests/cogs/tables/",
    "tests/cogs/test_",
    "tests/data/queries/",
    "tests/data/test_",
    "tests/engines/contract/",
    "tests/engines/games/",
    "tests/engines/kit/",
    "tests/engines/tables/",
)
"""Before each commit, in three minutes: notices slips in the rules, in what people may know, in the store."""
NIGHTLY = (
    "tests/lab/strength/test_levels.py::test_hard_beats_normal",
    "tests/lab/strength/test_levels.py::test_normal_beats_easy",
    "tests/page/test_accessibility.py",
    "tests/page/test_commands.py",
    "tests/page/test_forum.py",
    "tests/page/test_markdown.py",
    "tests/page/test_messages.py",
    "tests/page/test_never_stuck.py",
    "tests/page/test_people.py",
    "tests/page/test_roles.py",
    "tests/page/test_speed.py",
)
"""Slow, and rarely red. Of the page, its first sight and whole games are looked at with every push."""
SLOWER_STORE = "postgres"
"""Part of the name of a test that runs the store's contract over a database server."""


def add_marks(items: Iterable[pytest.Item]) -> None:
    for item in items:
        quick = item.nodeid.startswith(QUICK) and SLOWER_STORE not in item.nodeid
        if item.nodeid.startswith(NIGHTLY):
            item.add_marker("nightly")
        elif quick and item.get_closest_marker("nightly") is None:
            item.add_marker("quick")


def left_out(path: Path, config: pytest.Config) -> bool:
    """Whether only quick tests are wanted, and none can be in this folder or file: it isn't even loaded."""
    if config.option.markexpr != "quick" or not path.is_relative_to(ROOT / "tests"):
        return False
    here = path.relative_to(ROOT).as_posix()
    places = {entry.partition("::")[0] for entry in QUICK}
    return not any(here.startswith(place) or place.startswith(here) for place in places)
