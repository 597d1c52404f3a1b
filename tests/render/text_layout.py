"""Record the text of pictures and the plates it stands on, with their places."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

from render.kit import plates
from render.kit.drawing import lettering
from render.kit.drawing.cache import MEMORY, Kept
from render.kit.drawing.shelf import SHELF, Shelved
from render.kit.drawing.sprites import Stretched
from render.picture import Picture

Box = tuple[float, float, float, float]
LEAST_TEXT = 24
"""The smallest font size of long names; all else has 25."""
WIDE = 1400
"""Pixels of a picture, and of the sheets that pictures begin with."""

TWO_PICTURES = 1200
"""Pixels of height: so high are only two pictures in one, each of which is also seen alone."""


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


class Mark(NamedTuple):
    """A text in a picture, or (None) a plate that texts stand on."""

    text: str | None
    box: Box


class TextLayout:
    """All text of each picture of a game with its places, and the plates it stands on. Checked as soon as a
    picture is done: none touches another."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
        package = importlib.import_module(f"render.{game}")
        self.pictures = self.plates = 0
        self._marks: list[Mark] = []
        """In the present picture."""
        self._sheets: dict[Any, list[Mark]] = {}
        """On sheets that are drawn once, and that many pictures begin with."""
        self._known: dict[int, Stretched] = {}
        for memory in (MEMORY, SHELF):
            memory.forget(lambda key: key[0].__module__.startswith(package.__name__))
        on_text(monkeypatch, self._text)
        monkeypatch.setattr(Kept, "__call__", self._noting(Kept.__call__, 0))
        monkeypatch.setattr(Shelved, "upper", self._noting(Shelved.upper, 1))
        self._record_plates(monkeypatch)
        monkeypatch.setattr(package, "Picture", self._picture)

    def _noting(self, call: Callable[..., Any], rows: int) -> Callable[..., Any]:
        """Note what is on a sheet when it is drawn, and that it is there when it is taken from memory."""

        def noting(maker: object, *args: Any, **options: Any) -> Any:
            before = len(self._marks)
            made = call(maker, *args, **options)
            if getattr(made, "width", 0) == WIDE:
                sheet = (maker, args[rows:], *options.items())
                drawn = self._marks[before:]
                if drawn:
                    self._sheets[sheet] = drawn
                self._marks[before:] = [
                    mark for mark in self._sheets.get(sheet, []) if mark.box[3] <= made.height
                ]
            return made

        return noting

    def _text(self, written: WrittenText) -> None:
        (width, height), box, text = written.image.size, written.box, written.text
        assert written.letters.size >= LEAST_TEXT, text
        assert not text or (box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height), text
        if width == WIDE and text.strip():
            self._marks.append(Mark(text, box))

    def _record_plates(self, monkeypatch: pytest.MonkeyPatch) -> None:
        put, plate = Stretched.put, plates.plate

        def record_plate(*args: Any, **options: Any) -> Stretched:
            made = plate(*args, **options)
            self._known[id(made)] = made
            return made

        def record_put(piece: Stretched, image: Image.Image, x: int, y: int) -> None:
            if id(piece) in self._known and image.width == WIDE:
                self._marks.append(Mark(None, (x, y, x + piece.width, y + piece.height)))
            put(piece, image, x, y)

        monkeypatch.setattr(Stretched, "put", record_put)
        for name, module in list(sys.modules.items()):
            if name.startswith("render.") and getattr(module, "plate", None) is plate:
                monkeypatch.setattr(module, "plate", record_plate)

    def _picture(self, name: str, image: Image.Image, coarser: float = 1.0) -> Picture:
        """The picture is done."""
        if image.height < TWO_PICTURES:
            self._check(name)
        self.pictures += 1
        self._marks.clear()
        return Picture(name, image, coarser)

    def _check(self, name: str) -> None:
        texts = {mark for mark in self._marks if mark.text is not None}
        plates = {mark.box for mark in self._marks if mark.text is None}
        assert len(texts) >= 6, name
        self.plates += len(plates)
        for text, box in texts:
            for edge in plates:
                inside = box[0] >= edge[0] + 5 and box[2] <= edge[2] - 5
                inside = inside and box[1] >= edge[1] + 1 and box[3] <= edge[3] - 1
                assert inside or apart(box, edge), f"{name}: {text!r} at {box} crosses the plate {edge}"
        for (text, box), (other, second) in combinations(texts, 2):
            assert apart(box, second), f"{name}: {text!r} over {other!r} at {box} and {second}"
