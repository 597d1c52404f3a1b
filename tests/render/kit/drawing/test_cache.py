"""What is drawn once and kept: bounded in bytes, all of it in one memory."""

from __future__ import annotations

import errno
import importlib
import io
import pkgutil
import random
import time
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

import render
from data.words import Phrases
from render import colour_vision
from render.kit import box, plates
from render.kit.decoration.chart import Layers
from render.kit.decoration.paper import PAGE, page
from render.kit.drawing import cache, colour, lettering, shelf, sprites
from render.kit.drawing.cache import ENTRY, FONT, Kept, Memory, kept, kept_for, size_of
from render.kit.drawing.shelf import Shelf, shelved
from tests.render.names import NAMES
from tests.render.samples import fullest

FEW = (colour_vision._filter, box.box)
"""Not kept in bytes: four matrices, and the figures of a game."""


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    small = Memory(100_000)
    monkeypatch.setattr(cache, "MEMORY", small)
    return small


@kept
def _square(size: int, *, grey: bool = False) -> Image.Image:
    return Image.new("L" if grey else "RGB", (size, size))


def test_the_memory_never_holds_more_than_its_budget(memory: Memory) -> None:
    for number in range(100):
        _square(50 + number % 60)
        assert memory.bytes <= memory.budget
    assert memory.bytes > memory.budget / 2


def test_what_was_not_used_for_long_goes_first() -> None:
    memory, made = Memory(100_000), _square(50)
    for number in range(50):
        memory.put(number, made, seconds=1)
        assert memory.get(0) is not None, "it is used all the time"
    assert memory.get(1) is None
    assert memory.get(49) is not None
    assert memory.bytes <= memory.budget


def test_what_is_cheap_to_make_again_goes_before_what_is_not() -> None:
    memory, made = Memory(100_000), _square(50)
    memory.put("dear", made, seconds=9)
    for number in range(20):
        memory.put(number, made, seconds=1)
    assert memory.get("dear") is not None
    for number in range(20, 200):
        memory.put(number, made, seconds=1)
    assert memory.get("dear") is None, "nothing that isn't used stays for ever"


def test_what_can_be_read_again_goes_before_what_must_be_made() -> None:
    """However long it took: images are in the file then, texts are not."""
    memory, image, text = Memory(100_000, Shelf(1_000_000)), _square(50), "x" * 10_000
    memory.put("image", image, seconds=9)
    memory.put("text", text, seconds=1)
    for number in range(9):
        memory.put(number, "x" * 10_000, seconds=0.5)
    entries = dict(memory._entries)
    assert "image" not in entries
    assert "text" in entries
    assert memory.get("image") is not None, "from the file"


def test_what_is_larger_than_the_budget_is_drawn_but_not_kept(memory: Memory) -> None:
    small = _square(50)
    assert _square(1000).size == (1000, 1000)
    assert _square(50) is small
    assert memory.bytes == 50 * 50 * 4 + ENTRY


def test_arguments_tell_results_apart(memory: Memory) -> None:
    assert _square(20).mode == "RGB"
    assert _square(20, grey=True).mode == "L"
    assert _square(20, grey=True) is _square(20, grey=True)
    assert _square.count() == len(memory) == 2
    _square.cache_clear()
    assert (_square.count(), memory.bytes) == (0, 0)


def test_sizes_are_those_in_memory() -> None:
    colours, grey = Image.new("RGB", (30, 20)), Image.new("L", (30, 20))
    assert (size_of(colours), size_of(grey)) == (2400, 600)
    assert size_of((colours, grey)) >= 3000
    assert size_of(lettering.font(lettering.NAME, 30)) == FONT
    layers = Layers.on(colours, 1)
    assert size_of(layers) > 5 * 2400, "five sheets in colours"


def test_pictures_do_not_depend_on_what_is_still_known(monkeypatch: pytest.MonkeyPatch) -> None:
    public, words = fullest("magellan").public, Phrases("de", NAMES)
    known = render.board("magellan", public, words)[0].image.tobytes()
    monkeypatch.setattr(cache, "MEMORY", Memory(1_000_000))
    assert render.board("magellan", public, words)[0].image.tobytes() == known
    assert cache.MEMORY.bytes <= 1_000_000


def test_everything_is_kept_in_the_one_memory() -> None:
    found = 0
    for module in pkgutil.walk_packages(render.__path__, "render."):
        for value in vars(importlib.import_module(module.name)).values():
            counted = hasattr(value, "cache_parameters") and value.__module__.startswith("render.")
            assert not counted or value in FEW, f"{module.name}: {value.__name__}"
            found += isinstance(value, Kept)
    assert found > 100
    assert cache.MEMORY.bytes <= cache.MEMORY.budget == cache.BUDGET


# --- sheets in a file --------------------------------------------------------------------------------------


@shelved
def _sheet(tone: int) -> Image.Image:
    return Image.new("RGB", (30, 20), (tone, 2, 3))


def test_a_sheet_is_made_once_and_always_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SHELF", Shelf())
    first = _sheet(7)
    assert _sheet.count() == 1
    first.paste((0, 0, 0), (0, 0, 30, 20))
    again = _sheet(7)
    assert again.getpixel((29, 19)) == (7, 2, 3), "what one caller draws is no other's"
    assert _sheet(8).getpixel((0, 0)) == (8, 2, 3)
    assert _sheet.count() == 2
    _sheet.cache_clear()
    assert _sheet.count() == 0


def test_the_upper_rows_of_a_sheet_are_those_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SHELF", Shelf())
    whole = _graded(1)
    for _ in ("made", "read"):
        for rows in (20, 7, 19):
            assert _graded.upper(rows, 2).tobytes() == whole.crop((0, 0, 30, rows)).tobytes()
    assert page(740).tobytes() == page(740).tobytes()


@shelved
def _graded(number: int) -> Image.Image:
    return Image.linear_gradient("L").resize((30, 20)).convert("RGB")


def test_the_file_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is full, what was written first makes room."""
    monkeypatch.setattr(shelf, "SHELF", known := Shelf(10 * 30 * 20 * 4 + 50))
    for tone in range(23):
        _sheet(tone)
        assert known._file is not None
        assert known._file.seek(0, 2) <= 10 * 30 * 20 * 4
    assert _sheet.count() == 10
    assert all(_sheet(tone).getpixel((29, 19)) == (tone, 2, 3) for tone in range(13, 23))
    assert _sheet.count() == 10, "the last ones were still there"


def test_images_of_all_sizes_are_read_as_they_were_written() -> None:
    chance, known, written = random.Random(5), Shelf(20_000), {}
    for number in range(300):
        mode = chance.choice(["L", "RGB", "RGBA", "RGBa"])
        size = chance.randint(1, 40), chance.randint(1, 40)
        depth = len(mode)
        image = Image.frombytes(mode, size, chance.randbytes(size[0] * size[1] * depth))
        known.put(number, image)
        written[number] = image
        found = {key: known.get(key) for key in written}
        assert found[number] is not None
        assert all(one is None or one == written[key] for key, one in found.items())
    there = sum(one.width * one.height * (1 if one.mode == "L" else 4) for one in found.values() if one)
    assert 20_000 * 0.6 < there <= 20_000
    known.put("large", Image.new("L", (200, 200)))
    known.put("strange", Image.new("CMYK", (2, 2)))
    assert "large" not in known
    assert "strange" not in known


class FullDisk(io.BytesIO):
    """Takes a part of the first image, and nothing of the next."""

    def __init__(self) -> None:
        super().__init__()
        self.tried = 0

    def write(self, data: Any) -> int:
        self.tried += 1
        if self.tried > 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(data[:10])


def test_a_full_disk_makes_drawing_slower_but_not_wrong(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shelf, "SHELF", Shelf())
    monkeypatch.setattr("tempfile.TemporaryFile", lambda **_: FullDisk())
    for _ in range(2):
        for tone in (3, 4, 5):
            assert _sheet(tone).getpixel((29, 19)) == (tone, 2, 3)
    assert _sheet.count() == 0
    assert "could not be kept on the disk: No space left" in caplog.text


# --- what was dropped --------------------------------------------------------------------------------------


def test_an_image_that_took_long_is_read_from_the_file_when_it_was_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cache, "MEMORY", memory := Memory(30_000, Shelf(1_000_000)))
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)  # nothing takes longer on a busy machine
    made: list[int] = []

    @kept_for(1.0)
    def dear(tone: int) -> Image.Image:
        made.append(tone)
        return Image.new("RGBA", (50, 50), (tone, 1, 2, tone))

    @kept
    def cheap(tone: int) -> Image.Image:
        made.append(tone)
        return Image.new("RGBA", (50, 50), (tone, 1, 2, 3))

    for _ in range(2):
        for tone in range(20):
            assert dear(tone).getpixel((49, 49)) == (tone, 1, 2, tone)
            assert memory.bytes <= memory.budget
    assert made == list(range(20)), "each is made once"
    made.clear()
    for _ in range(2):
        for tone in range(20):
            cheap(tone)
    assert len(made) == 40, "what is made as fast as it is read does not go to the file"
    made.clear()
    dear.cache_clear()
    dear(7)
    assert made == [7], "what is forgotten is forgotten in the file, too"


# --- sprites -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opacity", [255, 130])
def test_a_sprite_has_the_colours_of_its_shape_up_to_its_edges(opacity: int) -> None:
    tone = (200, 120, 40, opacity)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        draw.ellipse((2 * scale, 2 * scale, 28 * scale, 18 * scale), fill=tone)

    made = sprites.sprite(30, 20, paint)
    assert made.mode == "RGBA"
    pixels: list[tuple[int, ...]] = [
        found for x in range(30) for y in range(20) if isinstance(found := made.getpixel((x, y)), tuple)
    ]
    assert pixels[0] == (0, 0, 0, 0)
    assert sum(pixel[3] == opacity for pixel in pixels) > 200
    assert any(0 < pixel[3] < opacity for pixel in pixels), "edges are soft"
    seen = [pixel for pixel in pixels if pixel[3] > 30]
    assert all(
        abs(one - other) <= 5 for pixel in seen for one, other in zip(pixel[:3], tone[:3], strict=True)
    )


# --- what is put together --------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1352, 614, plates._SHORT + 1, plates._SHORT, 90])
def test_a_ribbon_of_any_length_is_like_one_drawn_at_that_length(width: int) -> None:
    whole = plates._ribbon(width, 72, colour.LAND, colour.INK)
    assert plates.ribbon(width, 72, colour.LAND).image().tobytes() == whole.image.tobytes()


@pytest.mark.parametrize(("mode", "off"), [("RGB", 1), ("RGBA", 0)])
def test_what_is_put_together_on_a_picture_is_what_would_be_pasted(mode: str, off: int) -> None:
    """But for the last bit of a colour, where another way of mixing is faster."""
    piece = plates.plate(171, 83, plates.PLAIN, active=True)
    apart, at_once = (Image.new(mode, (300, 200), colour.SEA) for _ in range(2))
    sprites.paste(apart, piece, 150.4, 99.5)
    sprites.paste(at_once, piece.image(), 150.4, 99.5)
    difference = ImageChops.difference(apart, at_once)
    assert max(difference.tobytes()) <= off
    assert apart.getpixel((150, 100)) != colour.SEA


@pytest.mark.parametrize(("width", "height"), [(328, 166), (640, 40), (1352, 450), (51, 51), (30, 20)])
def test_a_plate_of_any_size_is_like_one_drawn_at_that_size(width: int, height: int) -> None:
    whole = plates._plate(width, height, plates.PLAIN, colour.INK, active=True, corner=10)
    assert (
        plates.plate(width, height, plates.PLAIN, colour.INK, active=True).image().tobytes()
        == whole.image.tobytes()
    )


@pytest.mark.parametrize("height", [400, 740, PAGE[1]])
def test_a_page_of_any_height_has_a_dark_rim_all_around(height: int) -> None:
    image = page(height).convert("L")
    assert image.size == (PAGE[0], height)
    middle = image.crop((300, 150, 1100, height - 150))
    for edge in ((0, 0, 1400, 4), (0, height - 4, 1400, height), (0, 0, 4, height), (1396, 0, 1400, height)):
        assert ImageStat.Stat(image.crop(edge)).mean[0] < ImageStat.Stat(middle).mean[0] - 30


def test_a_sheet_is_read_the_same_where_files_cannot_be_mapped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large ones are mapped into memory on Linux; one that doesn't begin on a page, too."""
    file, sheet = Shelf(10_000_000), Image.effect_noise((700, 500), 50).convert("RGB")
    file.put("first", _square(33))
    file.put("sheet", sheet)
    mapped, upper = file.get("sheet"), file.get("sheet", 400)
    monkeypatch.delattr("mmap.MAP_POPULATE", raising=False)
    read = file.get("sheet")
    assert mapped is not None
    assert upper is not None
    assert read is not None
    assert mapped.tobytes() == read.tobytes() == sheet.tobytes()
    assert upper.tobytes() == sheet.crop((0, 0, 700, 400)).tobytes()
