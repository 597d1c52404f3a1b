"""Signs beside words: small, on a clear ground, seen on a dark one and on a light one, told apart."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

import render
from render.kit.drawing.colour import Colour, contrast
from render.kit.players import LIVERIES

GROUNDS: dict[str, Colour] = {"dark": (49, 51, 56), "darkest": (18, 18, 20), "light": (255, 255, 255)}
"""Behind the messages of Discord."""
BESIDE_WORDS = 22
"""Pixels of a sign in a line of text."""


@pytest.fixture(scope="module")
def drawn() -> dict[str, bytes]:
    return {name: render.emoji(name) for name in render.signs()}


def _opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture))


def _beside_words(picture: bytes, ground: Colour) -> Image.Image:
    small = _opened(picture).convert("RGBa").resize((BESIDE_WORDS, BESIDE_WORDS)).convert("RGBA")
    image = Image.new("RGB", small.size, ground)
    image.paste(small, (0, 0), small)
    return image


def test_discord_takes_every_sign(drawn: dict[str, bytes]) -> None:
    assert len(drawn) <= 2000
    for name, picture in drawn.items():
        image = _opened(picture)
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128)), name
        assert len(picture) <= 64 * 1024, name  # 256 KiB are allowed
        assert re.fullmatch(r"[a-z0-9_]{2,23}", name), f"{name}: no room for what the bot adds to the name"


def test_the_ground_is_clear_and_nothing_is_cut_off(drawn: dict[str, bytes]) -> None:
    for name, picture in drawn.items():
        alpha = _opened(picture).getchannel("A")
        edge = alpha.copy()
        edge.paste(0, (1, 1, 127, 127))
        assert max(edge.tobytes()) < 60, name
        left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) > 110, f"{name} is smaller than it could be"


@pytest.mark.parametrize("ground", GROUNDS)
def test_signs_are_seen_beside_words(ground: str, drawn: dict[str, bytes]) -> None:
    for name, picture in drawn.items():
        pixels = _beside_words(picture, GROUNDS[ground]).tobytes()
        tones = zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
        seen = sum(contrast(tone, GROUNDS[ground]) >= 3 for tone in tones)
        assert seen >= 40, f"{name} is hardly seen on {ground}"


def test_signs_are_told_apart_beside_words(drawn: dict[str, bytes]) -> None:
    coarse: dict[bytes, str] = {}
    for name, picture in drawn.items():
        look = (
            _beside_words(picture, GROUNDS["dark"]).point([value // 32 for value in range(256)] * 3).tobytes()
        )
        assert look not in coarse, f"{name} looks like {coarse.get(look)}"
        coarse[look] = name


def test_every_player_has_a_sign_of_their_own() -> None:
    for game in ("magellan", "efemeris"):
        names = [render.seal_name(game, None, seat, plays) for seat in range(6) for plays in (False, True)]
        assert len(set(names)) == 2 * len(LIVERIES)
        assert set(names) <= render.signs().keys()


def test_the_same_code_draws_the_same_signs(drawn: dict[str, bytes]) -> None:
    assert render.drawn_with() == render.drawn_with()
    for name in ("seal_cross_gear", "planet_pos", "seal_4"):
        assert render.emoji(name) == drawn[name]
