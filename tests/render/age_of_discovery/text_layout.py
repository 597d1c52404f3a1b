"""Record the text of the pictures of Age of Discovery: see `tests/render/text_layout.py`."""

from __future__ import annotations

from types import ModuleType

import pytest

from render.age_of_discovery import (
    cards,
    flags,
    harbour,
    header,
    mission,
    panel,
    private_hand,
    sheet,
    signs,
    vessels,
)
from tests.render.text_layout import TextLayout

MODULES: tuple[ModuleType, ...] = (
    cards, flags, harbour, header, mission, panel, private_hand, sheet, signs, vessels,
)  # fmt: skip


class AgeTextLayout(TextLayout):
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, sprites: bool = False) -> None:
        super().__init__(monkeypatch, MODULES, MODULES if sprites else (sheet, private_hand))
