"""What is written and set where in a picture: text, and the plates it stands on."""

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
"""Long names may fall to this; all else has 25."""


def forget(modules: Sequence[ModuleType]) -> None:
    """What is drawn once and kept would not be noticed: titles on sheets, and the text of sprites."""
    for module in modules:
        for name, value in vars(module).items():
            if hasattr(value, "cache_clear") and not name.endswith("_base"):  # those bear no text
                value.cache_clear()


def apart(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across <= 1 or down <= 3


class Writing:
    """All text of a picture with its place, and the plates it stands on."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        modules: Sequence[ModuleType],
        drawn_anew: Sequence[ModuleType],
    ) -> None:
        """`modules` are all that draw; `drawn_anew` those whose kept sprites and sheets are forgotten."""
        self.texts: dict[tuple[str, Box], float] = {}
        self.plates: list[Box] = []
        self._known: dict[int, Image.Image] = {}
        self._modules = modules
        forget(drawn_anew)
        self._listen_to_text(monkeypatch)
        self._listen_to_plates(monkeypatch)

    def _listen_to_text(self, monkeypatch: pytest.MonkeyPatch) -> None:
        write = ImageDraw.ImageDraw.text

        def note(draw: ImageDraw.ImageDraw, xy: Any, text: str, *args: Any, **options: Any) -> None:
            box = draw.textbbox(xy, text, font=options["font"], anchor=options["anchor"])
            width, height = draw._image.size
            assert options["font"].size >= LEAST_TEXT, text
            assert not text or (box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height), text
            if width == 1400 and text.strip():
                self.texts[text, box] = options["font"].size
            write(draw, xy, text, *args, **options)

        monkeypatch.setattr(ImageDraw.ImageDraw, "text", note)

    def _listen_to_plates(self, monkeypatch: pytest.MonkeyPatch) -> None:
        paste, plate = Image.Image.paste, plates.plate

        def note_plate(*args: Any, **options: Any) -> Image.Image:
            made = plate(*args, **options)
            self._known[id(made)] = made
            return made

        def note_paste(image: Image.Image, piece: Any, box: Any = None, mask: Any = None) -> None:
            if id(piece) in self._known and image.width == 1400:
                x, y = box
                self.plates.append((x, y, x + piece.width, y + piece.height))
            paste(image, piece, box, mask)

        monkeypatch.setattr(Image.Image, "paste", note_paste)
        for module in self._modules:
            if hasattr(module, "plate"):
                monkeypatch.setattr(module, "plate", note_plate)

    def check(self, texts: int = 21, plates: int = 2) -> None:
        """At least so many were seen, and none touches another."""
        assert len(self.texts) >= texts
        assert len(self.plates) >= plates
        for text, box in self.texts:
            for edge in self.plates:
                inside = box[0] >= edge[0] + 5 and box[2] <= edge[2] - 5
                inside = inside and box[1] >= edge[1] + 1 and box[3] <= edge[3] - 1
                assert inside or apart(box, edge), f"{text!r} at {box} crosses the plate {edge}"
        for (text, box), (other, second) in combinations(self.texts, 2):
            assert apart(box, second), f"{text!r} over {other!r} at {box} and {second}"
