"""The coast: neighbours agree, so that an island of many tiles is one island to the eye."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageDraw

from engines.games.entdecker.views.view import Public
from render.entdecker import closeup, layout, sheet
from render.entdecker.pieces import SIDES
from render.entdecker.sea import waters
from render.entdecker.sea.coast import Known, Spot, is_open, laid, neighbour, outlines, pieces, smooth, stub
from render.entdecker.sea.routes import circle_at, ground_at
from render.kit.decoration.chart import Chart, Layers
from render.kit.drawing.cache import BUDGET, MEMORY
from tests.render.samples import first
from tests.support.played_games import played

EXPLORED = 30, 50, 70
ALL_SIDES = sorted({sides[turn:] + sides[:turn] for sides in SIDES.values() for turn in range(4)})
MARGIN = 1e-9


def sea(explored: int, seed: int = 1) -> Public:
    """The first position with so many tiles explored."""
    public: Public = first(
        "entdecker", lambda sample: len(sample.public.tiles) >= explored, {"seed": seed}
    ).public
    return public


def known_of(public: Public) -> Known:
    return {(tile.column, tile.row): tile.sides for tile in public.tiles}


def _on_edge(known: Known, place: Spot, way: int) -> set[tuple[float, float]]:
    """Where the land of a tile touches one of its sides, on the whole board."""
    fixed, value = {0: (1, 0), 1: (0, 1), 2: (1, 1), 3: (0, 0)}[way]
    points = [point for _, outline in outlines(laid(known, place)) for point in outline]
    return {
        (round(place[0] + x, 9), round(place[1] + y, 9))
        for x, y in points
        if abs((x, y)[fixed] - value) < MARGIN
    }


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("explored", EXPLORED)
def test_neighbours_agree_where_the_coast_meets_their_edge(explored: int, seed: int) -> None:
    known = known_of(sea(explored, seed))
    joined = 0
    for place, sides in known.items():
        for way in range(4):
            beside = neighbour(place, way)
            if beside not in known:
                continue
            mine, theirs = _on_edge(known, place, way), _on_edge(known, beside, (way + 2) % 4)
            corners = {(float(x), float(y)) for x in range(11) for y in range(8)}
            if sides[way] == "L":
                joined += 1
                assert mine == theirs
                assert len(mine) >= 2
            else:
                assert mine <= corners
                assert theirs <= corners
    assert joined > 0


@pytest.mark.parametrize("sides", ALL_SIDES)
def test_land_stays_on_its_tile_and_off_its_circle(sides: str) -> None:
    place = (4, 3)
    shapes = outlines(laid({place: sides}, place))
    assert [name for name, _ in shapes] == [name for name, _ in pieces(sides)]
    mask = Image.new("L", (200, 200), 0)
    draw = ImageDraw.Draw(mask)
    for _, outline in shapes:
        assert all(-0.05 <= x <= 1.05 and -0.05 <= y <= 1.05 for x, y in outline)
        draw.polygon([(x * 200, y * 200) for x, y in outline], fill=255)
    for name, _ in shapes:
        x, y = ground_at(sides, name)
        assert mask.getpixel((round(x * 199), round(y * 199))) == 255
    if "W" in sides:
        x, y = circle_at(sides)
        assert mask.getpixel((round(x * 199), round(y * 199))) == 0
    for way, (x, y) in enumerate(((0.5, 0.01), (0.99, 0.5), (0.5, 0.99), (0.01, 0.5))):
        assert mask.getpixel((round(x * 199), round(y * 199))) == (255 if sides[way] == "L" else 0)


def test_pieces_have_the_names_of_the_view() -> None:
    public: Public = played("entdecker", seats=3).at().view(None).public
    assert len(public.tiles) > 40
    for tile in public.tiles:
        assert {name for name, _ in pieces(tile.sides)} == set(tile.parts)


def _is_land(colour: tuple[int, int, int]) -> bool:
    """Land is more red than blue, the sea is not."""
    return colour[0] > colour[2] + 20


def test_the_painted_sea_shows_the_tiles() -> None:
    """The middle of every side is land or water as the tile says; beyond the known world is vellum."""
    for explored in EXPLORED:
        chart = waters.Charted(tuple(known_of(sea(explored)).items()), frozenset())
        image = waters.whole_chart(chart)
        for (column, row), sides in chart.tiles:
            for way, (across, down) in enumerate(((0.56, 0.06), (0.94, 0.56), (0.56, 0.94), (0.06, 0.56))):
                x, y = layout.CHARTED.at(column + across, row + down)
                pixel = image.getpixel((round(x), round(y)))
                assert isinstance(pixel, tuple)
                route = min(pixel) > 200  # a dashed line of ivory
                if sides[way] == "L" or not route:
                    assert _is_land(pixel[:3]) == (sides[way] == "L"), (column, row, way, pixel)  # type: ignore[arg-type]


def test_finished_land_looks_finished() -> None:
    public = sea(38)
    chart = waters.charted(public)
    assert chart.done
    unfinished = {part for island in public.islands for part in island.parts}
    for place, part in chart.done:
        assert (layout.field_at(*place), part) not in unfinished
    plain = waters.whole_chart(chart._replace(done=frozenset()))
    assert plain.tobytes() != waters.whole_chart(chart).tobytes()


def test_no_seam_shows_between_fields() -> None:
    """Fields that are painted one by one are, pixel for pixel, the chart that is painted at once."""
    at_once = Chart(Layers.on(sheet._vellum().crop(layout.CHART), 77, sheet.base().crop(layout.CHART)))
    for explored in (9, 38, 60):
        chart = waters.charted(sea(explored))
        whole = waters._painted(at_once, layout.CHARTED, list(waters._tiles(chart).values()))
        assert waters.whole_chart(chart).tobytes() == whole.tobytes()


@pytest.mark.parametrize("tile", [78, 118, 150])
def test_a_window_is_a_part_of_a_larger_chart(tile: int) -> None:
    chart = waters.charted(sea(38))
    whole = layout.whole(tile)
    large = waters.part_of_chart(chart, whole)
    assert large.getcolors(1) is None, "the whole of it is painted"
    for place in ("A1", "D5", "G10", "WA", "S10"):
        window = closeup.window_around(place, tile, (480, 300))
        left, top = round(whole.left - window.left), round(whole.top - window.top)
        assert (left >= 0, top >= 0) == (True, True)
        part = large.crop((left, top, left + 480, top + 300))
        assert waters.part_of_chart(chart, window).tobytes() == part.tobytes()


def test_a_new_tile_changes_only_the_fields_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MEMORY, "budget", 4 * BUDGET)  # a full one would drop some of them meanwhile
    public = sea(38)
    before = waters.charted(public)
    waters.whole_chart(before)
    painted = waters._field.count()
    spot = next(place for place in product(range(10), range(7)) if place not in before.known)
    waters.whole_chart(waters.with_tile(before, spot, "WWWW"))
    assert 1 <= waters._field.count() - painted <= 21, "itself, its neighbours, and theirs"


def test_land_goes_on_under_the_unknown() -> None:
    """An open side has no coast of its own: the land is drawn beyond it."""
    known = {(4, 3): "LWWW", (0, 0): "WWWW"}
    assert is_open(known, (4, 3), 0)
    assert {y for _, y in stub(laid(known, (4, 3)), 0)} == {0.0, -0.5}
    assert not is_open({**known, (4, 2): "WWLW"}, (4, 3), 0)
    assert not is_open(known, (0, 0), 0), "the border area is known"


def test_a_smooth_curve_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (1.0, 2.0), (3.0, 1.0), (4.0, 4.0)]
    curve = smooth(points, 4)
    assert curve[::4] == points
    assert len(curve) == 13
