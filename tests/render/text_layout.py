"""Record the text of a picture and the plates it stands on, with their places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from types import ModuleType
from typing import Any

import pytest
from PIL import Image, ImageDraw

from render.kit import plates

Box = tuple[float, float, float, float]
LEAST_TEXT = 24
"""The smallest font size of long names; all else has 25."""


def forget(modules: Sequence[ModuleType]) -> None:
    """Empty the caches: text on cached sheets and sprites would go unnoticed."""
    for module in modules:
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and not name.endswith("_base"):  # these have no text
                value.cache_clear()


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
        self._known: dict[int, Image.Image] = {}
        self._modules = modules
        forget(drawn_anew)
        self._record_text(monkeypatch)
        self._record_plates(monkeypatch)

    def _record_text(self, monkeypatch: pytest.MonkeyPatch) -> None:
        write = ImageDraw.ImageDraw.text

        def record(draw: ImageDraw.ImageDraw, xy: Any, text: str, *args: Any, **options: Any) -> None:
            box = draw.textbbox(xy, text, font=options["font"], anchor=options["anchor"])
            width, height = draw._image.size
            assert options["font"].size >= LEAST_TEXT, text
            assert not text or (box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height), text
            if width == 1400 and text.strip():
                self.texts[text, box] = options["font"].size
            write(draw, xy, text, *args, **options)

        monkeypatch.setattr(ImageDraw.ImageDraw, "text", record)

    def _record_plates(self, monkeypatch: pytest.MonkeyPatch) -> None:
        paste, plate = Image.Image.paste, plates.plate

        def record_plate(*args: Any, **options: Any) -> Image.Image:
            made = plate(*args, **options)
            self._known[id(made)] = made
            return made

        def record_paste(image: Image.Image, piece: Any, box: Any = None, mask: Any = None) -> None:
            if id(piece) in self._known and image.width == 1400:
                x, y = box
                self.plates.append((x, y, x + piece.width, y + piece.height))
            paste(image, piece, box, mask)

        monkeypatch.setattr(Image.Image, "paste", record_paste)
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
