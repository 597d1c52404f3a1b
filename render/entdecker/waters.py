"""The painted sea: what depends on nothing but the tiles. It is kept for a while, because most pictures
change only pieces, and most questions of a turn look at the same part of it."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.entdecker.view import Public
from render.entdecker import layout, routes
from render.entdecker.coast import ENDS, Known, Spot, is_open, leads_on, outlines, stub
from render.entdecker.layout import Window
from render.entdecker.sheet import chart_layers
from render.kit import colour
from render.kit.cache import kept
from render.kit.chart import Chart
from render.kit.colour import glaze
from render.kit.geometry import Points
from render.kit.paper import vellum
from render.kit.sprites import paste

_STITCHES, _STITCH = 5, 0.075


class Charted(NamedTuple):
    """All that the paint depends on. Hashable, so that charts can be kept."""

    tiles: tuple[tuple[Spot, str], ...]
    """With their sides."""
    done: frozenset[tuple[Spot, str]]
    """The pieces of land that belong to finished islands."""

    @property
    def known(self) -> Known:
        return dict(self.tiles)


def charted(public: Public) -> Charted:
    """What is still unfinished the view tells; all other land is finished."""
    unfinished = {part for island in public.islands for part in island.parts}
    return Charted(
        tuple(((tile.column, tile.row), tile.sides) for tile in public.tiles),
        frozenset(
            ((tile.column, tile.row), part)
            for tile in public.tiles
            for part in tile.parts
            if (tile.field, part) not in unfinished
        ),
    )


def with_tile(chart: Charted, spot: Spot, sides: str) -> Charted:
    """The chart with one more tile, as it would look."""
    return Charted((*chart.tiles, (spot, sides)), chart.done)


@kept
def whole_chart(chart: Charted) -> Image.Image:
    """The chart inside the frame of the board. Callers copy or paste it."""
    return _painted(chart_layers(), layout.CHARTED, chart)


@kept
def part_of_chart(chart: Charted, window: Window) -> Image.Image:
    """A window on the sea, as large as it says. Callers copy or paste it."""
    return _painted(_part_layers(window.size), window, chart)


@kept
def _part_layers(size: tuple[int, int]) -> Chart:
    return Chart(vellum(size), 78)


def _painted(layers: Chart, window: Window, chart: Charted) -> Image.Image:
    known = chart.known
    land, world, done = (Image.new("L", window.size, 0) for _ in range(3))
    _draw_world(world, window, known)
    _draw_land(land, done, window, chart, known)
    image = layers.painted(land, world, done if chart.done else None)
    _draw_fields(image, window)
    _draw_rim(image, window, known)
    for spot in known:
        if _in_sight(window, spot) and "W" in known[spot]:
            x, y = window.at(*spot)
            sign = routes.routes(known[spot], leads_on(known, spot), round(window.tile))
            paste(image, sign, round(x), round(y), "lt")
    return image


def _in_sight(window: Window, spot: Spot) -> bool:
    """Whether a tile, or the land that is drawn beyond it, may reach into the window."""
    return window.shows(spot[0] + 0.5, spot[1] + 0.5, -window.tile * 1.2)


def _draw_world(mask: Image.Image, window: Window, known: Known) -> None:
    """The border area and the tiles."""
    draw = ImageDraw.Draw(mask)
    draw.rectangle((0, 0, *window.size), fill=255)
    (left, top), (right, bottom) = window.at(0, 0), window.at(layout.COLUMNS, layout.ROWS)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=0)
    for column, row in known:
        x, y = window.at(column, row)
        draw.rectangle((x - 1, y - 1, x + window.tile, y + window.tile), fill=255)


def _draw_land(land: Image.Image, done: Image.Image, window: Window, chart: Charted, known: Known) -> None:
    on_land, on_done = ImageDraw.Draw(land), ImageDraw.Draw(done)

    def pixels(spot: Spot, points: Points) -> Points:
        return [window.at(spot[0] + x, spot[1] + y) for x, y in points]

    for spot, sides in chart.tiles:
        if not _in_sight(window, spot):
            continue
        for part, outline in outlines(known, spot):
            shape = pixels(spot, outline)
            on_land.polygon(shape, fill=255)
            if (spot, part) in chart.done:
                on_done.polygon(shape, fill=255)
                on_done.line([*shape, shape[0]], fill=255, width=window.sized(11))
        for way in range(4):
            if sides[way] == "L" and is_open(known, spot, way):
                on_land.polygon(pixels(spot, stub(known, spot, way)), fill=255)


def _draw_fields(image: Image.Image, window: Window) -> None:
    """Clearly stronger than the rhumb lines, some of which run along with them."""
    draw = ImageDraw.Draw(image, "RGBA")
    (left, top), (right, bottom) = window.at(0, 0), window.at(layout.COLUMNS, layout.ROWS)
    line, width = glaze(colour.INK, 105), max(1, window.sized(1.2))
    for column in range(1, layout.COLUMNS):
        x, _ = window.at(column, 0)
        draw.line((x, top, x, bottom), fill=line, width=width)
    for row in range(1, layout.ROWS):
        _, y = window.at(0, row)
        draw.line((left, y, right, y), fill=line, width=width)
    draw.rectangle((left, top, right, bottom), outline=glaze(colour.INK, 170), width=2)


def _draw_rim(image: Image.Image, window: Window, known: Known) -> None:
    """The rim of the known world; where an island still grows, red stitches."""
    draw = ImageDraw.Draw(image, "RGBA")
    for spot, sides in known.items():
        for way in range(4):
            if not _in_sight(window, spot) or not is_open(known, spot, way):
                continue
            (ax, ay), (bx, by) = (window.at(spot[0] + x, spot[1] + y) for x, y in ENDS[way])
            draw.line((ax, ay, bx, by), fill=glaze(colour.INK_SECOND, 190), width=2)
            for stitch in range(_STITCHES if sides[way] == "L" else 0):
                start = 0.2 + stitch * 0.125
                near, far = (
                    (ax + (bx - ax) * share, ay + (by - ay) * share) for share in (start, start + _STITCH)
                )
                draw.line((near, far), fill=colour.VERMILION, width=window.sized(5))
