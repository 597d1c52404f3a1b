"""New Found Land's pictures: complete, legible, cheap, always the same."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

import render
from data.words import Phrases
from engines.contract.core import say
from engines.games.new_found_land.names import ship_code
from engines.games.new_found_land.views.view import Own, Public
from render import StandingsCard
from render.kit.drawing import colour
from render.kit.drawing.colour import contrast
from render.new_found_land import (
    footer,
    goal_cards,
    harbours,
    header,
    layout,
    panel,
    part_sign,
    pieces,
    private_hand,
    public_board,
    sheet,
    ships,
    signs,
    track,
    warm,
)
from tests.render.new_found_land import sample_board, samples
from tests.render.preview import outcome
from tests.render.text_layout import TextLayout
from tests.render.texts import LONG_NAMES, NAMES

KEY = "new_found_land"
POSITIONS = samples.positions()
NAMED = {name: (public, own) for name, public, own in POSITIONS}
MODULES: tuple[ModuleType, ...] = (
    public_board, footer, goal_cards, harbours, header, panel, pieces, private_hand, sheet, ships, signs,
    track,
)  # fmt: skip
BOTH = pytest.mark.parametrize(
    ("language", "names"),
    [pytest.param("en", NAMES, marks=pytest.mark.nightly), ("de", LONG_NAMES)],
    ids=["en", "de"],
)


def pictures(public: Public, own: Own, words: Phrases) -> dict[str, Image.Image]:
    drawn = render.board(KEY, public, words)
    hand = render.hand(KEY, public, own, words)
    assert hand is not None
    return {picture.name: picture.image for picture in [*drawn, hand]}


@pytest.mark.parametrize(("name", "public", "own"), POSITIONS, ids=list(NAMED))
def test_every_position(name: str, public: Public, own: Own) -> None:
    """First the picture that the phase is about; the harbours while there is something to build or plan.
    All of them can be sent."""
    words = Phrases("en", NAMES) if len(public.players) == 3 else Phrases("de", LONG_NAMES)
    drawn = pictures(public, own, words)
    ashore = public.phase in ("land", "planning")
    boards = ["chart"] if public.over else ["harbours", "chart"] if ashore else ["chart", "harbours"]
    assert list(drawn) == [*boards, "hand"]
    for kind, image in drawn.items():
        assert image.width == 1400
        assert image.height == 1060 if kind != "hand" else 640 <= image.height <= 1060
        assert image.mode == "RGB"
        assert len(render.encode(image)) <= 400 * 1024, f"{kind} of {name}"


@BOTH
@pytest.mark.parametrize("name", [name for name in NAMED if name[-1] in "24"])
def test_no_text_touches_another(
    name: str, language: str, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public, own = NAMED[name]
    words = Phrases(language, names)
    for draw in (
        public_board.draw_chart,
        harbours.draw_harbours,
        lambda public, words: private_hand.draw_hand(public, own, words),
    ):
        recorded = TextLayout(monkeypatch, MODULES, (sheet, private_hand))
        draw(public, words)
        recorded.check()


def test_text_on_pieces_is_large_enough_and_stays_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of piece is drawn anew while text is watched."""
    for name in ("full_4", "keep_3", "explore_4"):
        TextLayout(monkeypatch, MODULES, MODULES)
        public, own = NAMED[name]
        pictures(public, own, Phrases("en", NAMES))


def test_the_same_view_gives_the_same_bytes() -> None:
    words = Phrases("de", NAMES)
    public, own = NAMED["full_4"]
    first, second = (
        {kind: image.tobytes() for kind, image in pictures(public, own, words).items()} for _ in range(2)
    )
    assert first == second
    english = pictures(public, own, Phrases("en", NAMES))
    assert all(english[kind].tobytes() != data for kind, data in first.items())


PROGRAM = """
import hashlib, render
from data.words import Phrases
from tests.render.new_found_land import samples
words = Phrases("de", ("Otto", "Ruth", "Emil", "Lea"))
key, public, own = "new_found_land", samples.public("full", 3, plan="full"), samples.own("full", 2)
for picture in [*render.board(key, public, words), render.hand(key, public, own, words)]:
    print(hashlib.sha256(render.encode(picture.image)).hexdigest())
"""


def test_another_process_draws_the_same_bytes() -> None:
    root = Path(__file__).parents[3]
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, cwd=root, capture_output=True, text=True, check=True
    )
    words = Phrases("de", NAMES[:4])
    drawn = pictures(samples.public("full", 3, plan="full"), samples.own("full", 2), words)
    assert done.stdout.split() == [
        hashlib.sha256(render.encode(image)).hexdigest() for image in drawn.values()
    ]


@pytest.mark.parametrize("name", ["square", "pentagon", "circle", "triangle", "star"])
def test_numbers_stand_out_from_their_frame_marker(name: str) -> None:
    look = pieces.FRAMES[name]
    assert contrast(look.ink, look.tone) >= 4.5


def _outline(sign: Image.Image) -> bytes:
    return sign.getchannel("A").point(lambda value: 255 if value > 127 else 0).tobytes()


@pytest.mark.parametrize(
    "made",
    [
        [signs.good(kind, 40) for kind in signs.GOODS],
        [signs.ability(kind, 40) for kind in signs.ABILITIES],
        [pieces.frame_marker(name).resize((54, 54)) for name in pieces.FRAMES],
        [signs.tile_shape(shape, 54) for shape in ("coast", "cape", "inland")],
    ],
    ids=["goods", "abilities", "frames", "shapes"],
)
def test_signs_are_told_apart_by_their_outline(made: list[Image.Image]) -> None:
    for one, other in combinations([_outline(sign) for sign in made], 2):
        different = sum(a != b for a, b in zip(one, other, strict=True))
        assert different > len(one) * 0.06


def test_the_third_power_looks_like_no_player() -> None:
    assert pieces.THIRD_POWER >= 4
    made = {pieces.marker(seat, 41).convert("L").tobytes() for seat in (0, 1, 2, 3, pieces.THIRD_POWER)}
    assert len(made) == 5


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings(seats: int, language: str) -> None:
    title = say(f"{KEY}-picture-title")
    card = StandingsCard(game=KEY, title=title, outcome=outcome(samples.PARTS, seats))
    picture = render.standings(card, Phrases(language, LONG_NAMES, computers=(1,)))
    assert 640 <= picture.image.height <= 1060
    made = [part_sign(part, 44) for part in samples.PARTS]
    assert all(sign is not None and sign.size == (44, 44) for sign in made)
    assert len({sign.tobytes() for sign in made if sign is not None}) == len(samples.PARTS)
    assert part_sign(say("new_found_land-score-nonsense"), 44) is None


def test_the_sheets_can_be_built_beforehand() -> None:
    """And what is built is what the pictures of a game with our figures use."""
    sheet.chart_base.cache_clear()
    sheet.harbour_base.cache_clear()
    warm()
    assert sheet.chart_base.count() == sheet.harbour_base.count() == 1
    spaces = {
        name: tuple((space.column, space.row) for space in island.spaces)
        for name, island in sample_board.FIGURES.islands.items()
    }
    assert dict(layout.CELLS) == spaces


# --- the score track ---------------------------------------------------------------------------------------


def test_spaces_of_the_track_meet_and_do_not_cover_each_other() -> None:
    boxes = [layout.space(number) for number in range(layout.SPACES)]
    band = (layout.RIGHT - layout.LEFT) * (layout.BOTTOM - layout.TOP)
    left, top, right, bottom = layout.CHART
    assert sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in boxes) == pytest.approx(
        band - (right - left) * (bottom - top)
    )
    for number, (x0, y0, x1, y1) in enumerate(boxes):
        a0, b0, a1, b1 = boxes[(number + 1) % layout.SPACES]
        assert max(x0, a0) <= min(x1, a1) + 0.01, number
        assert max(y0, b0) <= min(y1, b1) + 0.01, number
    assert layout.space(50) == layout.space(0)


def test_free_cells_of_the_grids_hold_no_space() -> None:
    """Tallies, stamps and New England lie where no tile can come."""
    cells = dict(layout.CELLS)
    for island, place in layout.TALLIES.items():
        assert place not in cells[island]
    for island, (column, row) in layout.STAMPS.items():
        for near in {int(row), round(row + 0.49)}:
            assert (int(column), near) not in cells[island]
        assert (column, row) != layout.TALLIES[island]
    island, column, row = layout.NEW_ENGLAND
    assert (column, row) not in (*cells[island], layout.TALLIES[island], layout.STAMPS[island])


@pytest.mark.parametrize("space", range(50))
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_pieces_on_one_space_all_stay_visible(space: int, count: int) -> None:
    places = track.spread(space, count)
    assert len(set(places)) == count
    for x, y in places:
        assert x + 8 >= 27
        assert x <= 1400 - 27
        assert 70 <= y <= 1010
    for (ax, ay), (bx, by) in combinations(places, 2):
        assert abs(ax - bx) + abs(ay - by) >= 30


def test_ink_on_seals_and_plates_is_legible() -> None:
    assert contrast(colour.INK, ships.GROUNDS["large"]) >= 7
    assert contrast(colour.INK, ships.GROUNDS["charter"]) >= 7
    assert contrast(colour.INK, ships.GROUNDS["fleet"]) >= 7


def test_ships_are_called_in_the_picture_as_they_are_in_words() -> None:
    """So that who reads "N08" or "start ship EN" in a menu finds the card."""
    for name in sample_board.FIGURES.ships:
        for language in ("en", "de"):
            said = Phrases(language, NAMES)(ship_code(sample_board.FIGURES, name))
            assert ships.code(name) in said
        assert bool(ships.code(name)) == (name != "fleet")
    card = [ships.for_sale(name, "small", (1, 1, 1, 1)).tobytes() for name in ("N01", "N02")]
    assert card[0] != card[1]
