"""Pictures of Race to the New Found Land: what of them is not said of all games."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import Image

from data.words import Phrases
from engines.games.new_found_land import GAME
from engines.games.new_found_land.names import ship_code
from engines.games.new_found_land.views.view import Card, Own, Public, Space, Tower
from render.kit.drawing import colour
from render.kit.drawing.colour import contrast
from render.new_found_land import board, hand, layout, pieces, sheet, ships, signs, track, warm
from tests.render.names import LONG_NAMES, NAMES
from tests.render.samples import most
from tests.render.text_layout import TextLayout

KEY = "new_found_land"
FIGURES = GAME.figures


def crowded(public: Public) -> Public:
    """Every space has a tile and every field a tower: no game lasts so long."""
    shapes: dict[str, list[str]] = {}
    for name, tile in FIGURES.tiles.items():
        shapes.setdefault(tile.shape, []).append(name)

    def built(space: Space, number: int) -> Space:
        towers = (Tower(owner=number % 4, count=1 + number % 3), Tower(owner=(number + 1) % 4, count=2))
        tile = FIGURES.tiles[shapes[space.shape].pop()]
        return msgspec.structs.replace(space, tile=tile, towers=towers, free=0)

    islands = [
        msgspec.structs.replace(
            island, spaces=tuple(built(space, number) for number, space in enumerate(island.spaces)), free=0
        )
        for island in public.islands
    ]
    return msgspec.structs.replace(public, islands=tuple(islands))


def rich(own: Own) -> Own:
    """More cards than anybody keeps."""
    goods = tuple(Card(name=name, ship=None, gain=gain) for name, gain in FIGURES.goods_cards.items())
    charters = tuple(
        Card(name=f"X{number}", ship=FIGURES.ships[f"X{number}"], gain=None) for number in range(1, 5)
    )
    return msgspec.structs.replace(own, hand=(*charters, *goods)[:11])


def test_no_text_touches_another_on_a_crowded_chart_and_a_large_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Phrases("de", LONG_NAMES)
    public, own, _ = most(KEY, lambda sample: len(sample.own.goals))
    watched = TextLayout(monkeypatch, KEY)
    board(crowded(public), words)
    hand(public, rich(own), words)
    assert watched.pictures > 1


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


def test_the_sheets_can_be_built_beforehand() -> None:
    """And what is built is what the pictures of a game with our figures use."""
    sheet.chart_base.cache_clear()
    sheet.harbour_base.cache_clear()
    warm()
    assert sheet.chart_base.count() == sheet.harbour_base.count() == 1
    spaces = {
        name: tuple((space.column, space.row) for space in island.spaces)
        for name, island in FIGURES.islands.items()
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
    for name in FIGURES.ships:
        for language in ("en", "de"):
            said = Phrases(language, NAMES)(ship_code(FIGURES, name))
            assert ships.code(name) in said
        assert bool(ships.code(name)) == (name != "fleet")
    card = [ships.for_sale(name, "small", (1, 1, 1, 1)).tobytes() for name in ("N01", "N02")]
    assert card[0] != card[1]
