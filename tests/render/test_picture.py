"""The bytes of a picture."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from cogs.ui.pictures.drawing import draw_board, view_bytes
from data.words import Phrases
from render import picture
from render.picture import LARGEST
from tests.render.names import NAMES
from tests.render.samples import samples


@pytest.mark.parametrize("game", ["magellan", "new_found_land"])
def test_a_board_is_small_and_looks_like_what_was_drawn(game: str) -> None:
    middle = samples(game)[len(samples(game)) // 2]
    board = render.board(game, middle.public, Phrases("en", NAMES))[0]
    drawn = board.image
    data = render.encode(drawn, coarser=board.coarser)
    assert len(data) <= LARGEST
    seen = Image.open(io.BytesIO(data))
    assert (seen.format, seen.size, seen.mode) == ("JPEG", drawn.size, "RGB")
    off = ImageStat.Stat(ImageChops.difference(seen, drawn).convert("L"))
    assert off.mean[0] < 7.5
    assert off.rms[0] < 11


def test_a_crowded_chart_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second time would take longer than the first; its kind says how coarse it must be."""
    tries: list[float] = []

    def counted(image: Image.Image, coarser: float, *, optimize: bool) -> bytes:
        tries.append(coarser)
        return jpeg(image, coarser, optimize=optimize)

    jpeg = picture._jpeg
    monkeypatch.setattr(picture, "_jpeg", counted)
    public = view_bytes(samples("age_of_discovery")[0].public)
    (_, data), *_ = draw_board("age_of_discovery", public, Phrases("en", NAMES), None)
    assert len(data) <= LARGEST
    assert tries[0] > 1
    assert len(tries) == 2, "chart and harbour, once each"


def test_what_is_too_large_is_made_smaller() -> None:
    noise = Image.effect_noise((1400, 1000), 60).convert("RGB")
    assert len(render.encode(noise, 4 * LARGEST)) > LARGEST
    assert len(render.encode(noise)) <= LARGEST
