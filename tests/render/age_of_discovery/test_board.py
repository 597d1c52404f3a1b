"""Age of Discovery's pictures: complete, legible, cheap, always the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PIL import Image

import render
from data.words import Phrases, languages
from engines.contract.core import say
from engines.games.age_of_discovery.views.view import Own, Public
from render import StandingsCard
from render.age_of_discovery import part_sign, sheet, warm
from render.age_of_discovery.flags import TONES, letter, on
from render.age_of_discovery.harbour import draw_harbour
from render.age_of_discovery.private_hand import draw_hand
from render.age_of_discovery.public_board import draw_chart
from render.kit.drawing.colour import contrast
from tests.render.age_of_discovery import samples
from tests.render.age_of_discovery.text_layout import AgeTextLayout
from tests.render.age_of_discovery.texts import AgeWords
from tests.render.choices import choice_or_hand
from tests.render.preview import outcome
from tests.render.texts import LONG_NAMES, NAMES

KEY = "age_of_discovery"
POSITIONS = samples.positions()
NAMED = {name: (public, own) for name, public, own in POSITIONS}
BOTH = pytest.mark.parametrize(
    ("language", "names"),
    [pytest.param("en", NAMES, marks=pytest.mark.nightly), ("de", LONG_NAMES)],
    ids=["en", "de"],
)


def pictures(public: Public, own: Own, words: AgeWords) -> dict[str, Image.Image]:
    drawn = render.board(KEY, public, words)
    hand = render.hand(KEY, public, own, words)
    assert hand is not None
    return {picture.name: picture.image for picture in [*drawn, hand]}


@pytest.mark.parametrize(("name", "public", "own"), POSITIONS, ids=list(NAMED))
def test_every_position(name: str, public: Public, own: Own) -> None:
    """The chart always; the harbour while there is something to buy. All of them can be sent."""
    words = AgeWords("en", NAMES) if len(public.players) == 3 else AgeWords("de", LONG_NAMES)
    drawn = pictures(public, own, words)
    assert list(drawn) == (["chart", "hand"] if public.over else ["chart", "harbour", "hand"])
    sizes = {"chart": (1400, 1148), "harbour": (1400, 808), "hand": (1400, 896)}
    for kind, image in drawn.items():
        assert image.size == sizes[kind]
        assert image.mode == "RGB"
        assert len(render.encode(image)) <= 400 * 1024, f"{kind} of {name}"


@BOTH
@pytest.mark.parametrize("name", [name for name in NAMED if name[-1] in "24"])
def test_no_text_touches_another(
    name: str, language: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own = NAMED[name]
    words = AgeWords(language, names)
    for draw in (draw_chart, draw_harbour, lambda public, words: draw_hand(public, own, words)):
        recorded = AgeTextLayout(monkeypatch)
        draw(public, words)
        recorded.check()


def test_text_on_pieces_is_large_enough_and_stays_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of piece is drawn anew while text is watched."""
    for name in ("early_4", "late_4", "over_3"):
        AgeTextLayout(monkeypatch, sprites=True)
        public, own = NAMED[name]
        pictures(public, own, AgeWords())


def test_the_same_view_gives_the_same_bytes() -> None:
    words = AgeWords("de")
    public, own = NAMED["both_4"]
    first, second = (
        {kind: image.tobytes() for kind, image in pictures(public, own, words).items()} for _ in range(2)
    )
    assert first == second
    english = pictures(public, own, AgeWords("en"))
    assert all(english[kind].tobytes() != data for kind, data in first.items())


PROGRAM = """
import hashlib, render
from tests.render.age_of_discovery import samples
from tests.render.age_of_discovery.texts import AgeWords
words = AgeWords("de")
key, public, own = "age_of_discovery", samples.public("full", 3), samples.own("full", 2)
for picture in [*render.board(key, public, words), render.hand(key, public, own, words)]:
    print(hashlib.sha256(render.encode(picture.image)).hexdigest())
"""


def test_another_process_draws_the_same_bytes() -> None:
    root = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    drawn = pictures(samples.public("full", 3), samples.own("full", 2), AgeWords("de"))
    assert done.stdout.split() == [
        hashlib.sha256(render.encode(image)).hexdigest() for image in drawn.values()
    ]


@pytest.mark.parametrize("colour", TONES)
def test_letters_stand_out_from_their_flag(colour: str) -> None:
    assert contrast(on(colour), TONES[colour]) >= 3.7


@pytest.mark.parametrize("language", languages())
def test_letters_tell_all_colours_apart(language: str) -> None:
    words = Phrases(language)
    letters = {colour: letter(words, colour) for colour in TONES}
    assert len(set(letters.values())) == len(TONES) == 6
    for colour, code in letters.items():
        assert len(code) == 1
        assert code.lower() in words(say(f"{KEY}-colour-{colour}")), "it is a letter of the word"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings(seats: int, language: str) -> None:
    title = say(f"{KEY}-picture-title")
    card = StandingsCard(game=KEY, title=title, outcome=outcome(samples.PARTS, seats))
    picture = render.standings(card, AgeWords(language, LONG_NAMES, (1,)))
    assert 640 <= picture.image.height <= 1060
    for part in samples.PARTS:
        sign = part_sign(part, 44)
        assert sign is not None
        assert sign.size == (44, 44)


def test_the_sheets_can_be_built_beforehand() -> None:
    sheet.chart_base.cache_clear()
    sheet.harbour_base.cache_clear()
    warm()
    assert sheet.chart_base.count() == sheet.harbour_base.count() == 1


@pytest.mark.parametrize(
    ("action", "shown"), [("buy_ships", "harbour"), ("place_ships", "chart"), (None, "hand")]
)
def test_an_open_action_goes_on_in_its_own_picture(action: str | None, shown: str) -> None:
    """Whoever buys or places ship after ship sees what can still be chosen, not the hand."""
    public, own = NAMED["early_2"]
    public = msgspec.structs.replace(public, open_action=action, current=own.seat)
    picture = choice_or_hand("age_of_discovery", public, own, None, {}, AgeWords("en", NAMES))
    assert picture is not None
    assert picture.name == shown
