"""Every renderer has the same shape, so that anyone who knows one finds their way in the others."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import render
from tests.support.stages import FINISHED_KEYS

ROOT = Path(render.__file__).parent
MODULES = {"__init__", "emoji", "layout", "panel", "public_board", "sheet", "things"}


@pytest.mark.parametrize("key", FINISHED_KEYS)
def test_every_module_is_there(key: str) -> None:
    assert MODULES - {path.stem for path in (ROOT / key).glob("*.py")} == set()


@pytest.mark.parametrize("key", FINISHED_KEYS)
def test_every_module_says_what_it_is_about(key: str) -> None:
    silent = [
        path.name
        for path in (ROOT / key).rglob("*.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_no_drawer_is_full() -> None:
    """Of `engines` and `render`: a folder of more modules than fit on a screen needs rooms."""
    folders = {path.parent for top in (ROOT, ROOT.parent / "engines") for path in top.rglob("*.py")}
    full = [str(folder) for folder in folders if len(list(folder.glob("[!_]*.py"))) > 16]
    assert full == []
