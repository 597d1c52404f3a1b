"""The bytes of a picture."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

import render
from data.words import Phrases
from engines.core import Public
from render.picture import LARGEST
from tests.render.magellan import samples
from tests.render.new_found_land import samples as new_found_land


@pytest.mark.parametrize(
    ("game", "public"),
    [("magellan", samples.public("bidding", 2, 6, "AB", 1)), ("new_found_land", new_found_land.public())],
)
def test_a_board_is_small_and_looks_like_what_was_drawn(game: str, public: Public) -> None:
    drawn = render.board(game, public, Phrases("en", ("Inge", "Otto", "Ruth", "Emil", "Lea", "Jan")))[0].image
    data = render.encode(drawn)
    assert len(data) <= LARGEST
    seen = Image.open(io.BytesIO(data))
    assert (seen.format, seen.size, seen.mode) == ("JPEG", drawn.size, "RGB")
    off = ImageStat.Stat(ImageChops.difference(seen, drawn).convert("L"))
    assert off.mean[0] < 7.5
    assert off.rms[0] < 11
