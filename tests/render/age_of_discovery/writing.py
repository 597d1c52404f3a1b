"""The pictures of Age of Discovery, watched: see `tests/render/writing.py`."""

from __future__ import annotations

from types import ModuleType

import pytest

from render.age_of_discovery import (
    cards,
    flags,
    harbour,
    head,
    mission,
    panel,
    private_hand,
    sheet,
    signs,
    vessels,
)
from tests.render import writing

MODULES: tuple[ModuleType, ...] = (
    cards, flags, harbour, head, mission, panel, private_hand, sheet, signs, vessels,
)  # fmt: skip


class Writing(writing.Writing):
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, sprites: bool = False) -> None:
        super().__init__(monkeypatch, MODULES, MODULES if sprites else (sheet, private_hand))
