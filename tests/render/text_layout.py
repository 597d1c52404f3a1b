"""Record the text of a picture and the plates it stands on, with their places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

from render.kit import plates
from render.kit.drawing import lettering
from render.kit.drawing.cache import MEMORY, Kept
from render.kit.drawing.shelf import SHELF, Shelved
from render.kit.drawing.sprites import Stretched

Box = tuple[float, float, float, float]
LEAST_TEXT = 24
"""The smallest font size of long names; all else has 25."""


def forget(modules: Sequence[ModuleType]) -> None:
    """Empty the caches: text on cached sheets and sprites would go unnoticed. All in one go: each would look
    through the whole memory."""
    named = [(name, value) for module in modules for name, value in vars(module).items()]
    drawn = [value for name, value in named if not name.endswith("_base")]  # these have no text
    kept = {value for value in drawn if isinstance(value, Kept | Shelved)}
    for memory in (MEMORY, SHELF):
        memory.forget(lambda key: key[0] in kept)


class WrittenText(NamedTuple):
    image: Image.Image
    text: str
    letters: ImageFont.FreeTypeFont
    box: Box


def on_text(monkeypatch: pytest.MonkeyPatch, record: Callable[[WrittenText], None]) -> None:
    """Have every text told that is written from now on."""
    put_letters = lettering.put_letters

    def note(
        image: Image.Image, place: Any, text: str, style: Any, fill: Any, anchor: str, halo: Any
    ) -> None:
        letters = lettering.font(*style)
        box = ImageDraw.Draw(image).textbbox(place, text, font=letters, anchor=anchor)
        record(WrittenText(image, text, letters, box))
        put_letters(image, place, text, style, fill, anchor, halo)

    monkeypatch.setattr(lettering, "put_letters", note)


def apart(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across <= 1 or down <= 3


class TextLayout:
    """All text of a picture with its places, and the plates it stands on."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        modules: Sequence[ModuleType],
        drawn_anew: Sequence[ModuleType],
    ) -> None:
        """`modules` are all that draw; the caches of `drawn_anew` are emptied first."""
        self.texts: dict[tuple[str, Box], float] = {}
        self.plates: list[Box] = []
        self._known: dict[int, Stretched] = {}
        self._modules = modules
        forget(drawn_anew)
        self._record_text(monkeypatch)
        self._record_plates(monkeypatch)

    def _record_text(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def record(written: WrittenText) -> None:
            (width, height), box, text = written.image.size, written.box, written.text
            assert written.letters.size >= LEAST_TEXT, text
            assert not text or (box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height), text
            if width == 1400 and text.strip():
                self.texts[text, box] = written.letters.size

        on_text(monkeypatch, record)

    def _record_plates(self, monkeypatch: pytest.MonkeyPatch) -> None:
        put, plate = Stretched.put, plates.plate

        def record_plate(*args: Any, **options: Any) -> Stretched:
            made = plate(*args, **options)
            self._known[id(made)] = made
            return made

        def record_put(piece: Stretched, image: Image.Image, x: int, y: int) -> None:
            if id(piece) in self._known and image.width == 1400:
                self.plates.append((x, y, x + piece.width, y + piece.height))
            put(piece, image, x, y)

        monkeypatch.setattr(Stretched, "put", record_put)
        for module in self._modules:
            if hasattr(module, "plate"):
                monkeypatch.setattr(module, "plate", record_plate)

    def check(self, texts: int = 21, plates: int = 2) -> None:
        """Check that at least this many texts were seen, and that none touches another."""
        assert len(self.texts) >= texts
        assert len(self.plates) >= plates
        for text, box in self.texts:
            for edge in self.plates:
                inside = box[0] >= edge[0] + 5 and box[2] <= edge[2] - 5
                inside = inside and box[1] >= edge[1] + 1 and box[3] <= edge[3] - 1
                assert inside or apart(box, edge), f"{text!r} at {box} crosses the plate {edge}"
        for (text, box), (other, second) in combinations(self.texts, 2):
            assert apart(box, second), f"{text!r} over {other!r} at {box} and {second}"
