"""The bytes of a picture."""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageStat

import render
from tests.render.magellan import samples
from tests.render.texts import PlainWords

MOST_BYTES = 210 * 1024
"""Of a board of Magellan; with the usual tables and the quality of before it had 250."""


def test_a_board_is_small_and_looks_like_what_was_drawn() -> None:
    public = samples.public("bidding", 2, 6, "AB", 1)
    drawn = render.board("magellan", public, PlainWords("en"))[0].image
    data = render.encode(drawn)
    assert len(data) <= MOST_BYTES
    seen = Image.open(io.BytesIO(data))
    assert (seen.format, seen.size, seen.mode) == ("JPEG", drawn.size, "RGB")
    off = ImageStat.Stat(ImageChops.difference(seen, drawn).convert("L"))
    assert off.mean[0] < 6
    assert off.rms[0] < 9
