"""No text leaves its box, and no letter is missing from the fonts."""

from __future__ import annotations

import unicodedata
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageDraw

from data.words import Phrases
from render.kit.drawing import lettering
from render.kit.drawing.lettering import (
    ELLIPSIS,
    Face,
    PlayerName,
    drawable,
    fit,
    fit_shortened,
    font,
    width_of,
    write,
)
from render.kit.header import name_of

FACES = [lettering.TITLE, lettering.ITALIC, lettering.LABEL, lettering.NAME, lettering.NUMBER]


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=40), st.sampled_from(FACES), st.integers(26, 60), st.integers(30, 700))
def test_fitted_text_stays_in_its_box(text: str, face: Face, size: int, width: int) -> None:
    fitted, fitted_size = fit(text, face, size, width, 24)
    assert 24 <= fitted_size <= size
    image = Image.new("RGB", (1000, 140))
    write(image, 100, 80, fitted, face, fitted_size, (255, 255, 255))
    box = image.getbbox()
    if box:
        assert box[2] <= 100 + width + 1, f"{fitted!r} reaches {box[2] - 100} of {width}"


WRITTEN = ("Ærø, Toledo & Avalon", "fi fl ff Tÿ jgpq", "− 12 · 77", "W", " Jörg–Ångström’s ")


@pytest.mark.parametrize("face", [*FACES, lettering.ITALIC_BOLD])
@pytest.mark.parametrize("size", [25, 38, 54])
def test_letters_stand_where_pillow_puts_them(face: Face, size: int) -> None:
    letters = font(face, size)
    for text, anchor, around in product(WRITTEN, ("ls", "ms", "rs", "lm", "mm", "rm"), (0, 4)):
        mask, left, top = lettering._shape(text, face, size, anchor, around)
        ours, theirs = Image.new("L", (1800, 300)), Image.new("L", (1800, 300))
        ours.paste(mask, (900 + left, 150 + top))
        draw = ImageDraw.Draw(theirs)
        draw.text((900, 150), text, fill=255, font=letters, anchor=anchor, stroke_width=around)
        assert ours.tobytes() == theirs.tobytes(), (text, anchor, around)
        reach = letters.getbbox(text, anchor="ls")[2]
        assert width_of(text, face, size) == max(letters.getlength(text), reach)


def test_letters_on_a_clear_sprite_have_no_dark_rim() -> None:
    image = Image.new("RGBA", (200, 60), (0, 0, 0, 0))
    write(image, 10, 40, "Avalon", lettering.NAME, 38, (250, 240, 200))
    seen = {pixel[:3] for _, pixel in image.getcolors(4096) or [] if pixel[3]}  # type: ignore[index]
    assert seen == {(250, 240, 200)}


def test_text_shrinks_before_it_is_cut() -> None:
    text = "Maximiliane-Friederike"
    room = width_of(text, lettering.NAME, 30)
    assert fit(text, lettering.NAME, 40, room, 24) == (text, 30)
    cut, size = fit(text, lettering.NAME, 40, room / 2, 24)
    assert size == 24
    assert cut.endswith(ELLIPSIS)
    assert text.startswith(cut[:-1])


def test_only_the_name_is_cut() -> None:
    text, size = fit_shortened(lambda who: f"{who}: bieten", "Maximiliane" * 3, lettering.TITLE, 44, 400, 30)
    assert size == 30
    assert text.endswith("…: bieten")
    assert width_of(text, lettering.TITLE, size) <= 400


def test_the_level_is_left_out_before_the_name_is_cut() -> None:
    name = PlayerName("Konstantin (schwer)", "Konstantin")
    full, short = (width_of(text, lettering.NAME, 24) for text in name)
    assert fit(name, lettering.NAME, 24, full, 24) == ("Konstantin (schwer)", 24)
    assert fit(name, lettering.NAME, 24, full - 1, 24) == ("Konstantin", 24)
    assert fit(name, lettering.NAME, 40, full - 1, 24)[1] > 24
    assert fit(name, lettering.NAME, 40, short - 1, 24) == ("Konstan…", 24)
    assert fit_shortened(lambda who: f"{who}: bieten", name, lettering.NAME, 24, full, 24) == (
        "Konstantin: bieten",
        24,
    )


@pytest.mark.parametrize(
    ("given_text", "drawn"),
    [
        ("Bartholomäus Großkopf", "Bartholomäus Großkopf"),
        ("Ærøskøbing Łódź Ñuñoa", "Ærøskøbing Łódź Ñuñoa"),
        ("Анна Ελένη", "Анна Ελένη"),
        ("🎲 Otto 🎲", "Otto"),
        ("日本 Lea", "Lea"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("Ｗｉｄｅ", "Wide"),
        ("Z̸͚̈ả̵l̶g̷o̴", "Zảlgo"),
        ("two\nlines\tand ‮back", "two lines and back"),
        ("Cafe\u0301", "Café"),
        ("日本", ""),
        ("", ""),
    ],
)
def test_letters_missing_in_the_fonts_are_replaced(given_text: str, drawn: str) -> None:
    assert drawable(given_text) == drawn


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=20))
def test_no_missing_letter_is_ever_drawn(text: str) -> None:
    kept = drawable(text)
    assert drawable(kept) == kept
    for character in kept.replace(" ", ""):
        assert unicodedata.category(character)[0] not in "CMZ"
        for face in FACES:
            letters = font(face, 32)
            assert bytes(letters.getmask(character)) != bytes(letters.getmask("\U0010fffd")), character


def test_a_name_without_letters_becomes_a_number() -> None:
    words = Phrases(
        "de", ("日本", "Ruth", "日本 (schwer)", "Ada (schwer)"), short_names=("日本", "Ruth", "日本", "Ada")
    )
    assert name_of(words, 0) == PlayerName("Spieler 1", "Spieler 1")
    assert name_of(words, 1) == PlayerName("Ruth", "Ruth")
    assert name_of(words, 2) == PlayerName("Spieler 3", "Spieler 3")
    assert name_of(words, 3) == PlayerName("Ada (schwer)", "Ada")


def test_weights_are_different_fonts() -> None:
    """One font file serves all weights: a weight must not leak into another."""
    thin, bold = (Image.new("RGB", (300, 60)) for _ in range(2))
    write(thin, 5, 45, "Magellan", lettering.LABEL, 40, (255, 255, 255))
    write(bold, 5, 45, "Magellan", lettering.NUMBER, 40, (255, 255, 255))
    assert ImageChops.difference(thin, bold).getbbox() is not None
    assert sum(bold.tobytes()) > 1.1 * sum(thin.tobytes())
