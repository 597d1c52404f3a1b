"""The painted sea: what depends on nothing but the tiles. It is painted field by field, and fields are kept
for a while: most pictures change only pieces, and a new tile changes only the fields around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.games.entdecker.views.view import Public
from render.entdecker import layout
from render.entdecker.layout import Window
from render.entdecker.sea import routes
from render.entdecker.sea.coast import ENDS, Known, Laid, Spot, laid, outlines, stub
from render.entdecker.sheet import layers_of, outer_box
from render.kit.decoration.chart import Chart
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze
from render.kit.drawing.geometry import Points
from render.kit.drawing.sprites import paste

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


class Tile(NamedTuple):
    """A tile as it is painted."""

    laid: Laid
    done: tuple[str, ...]
    """Its pieces of land that belong to finished islands."""


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


def whole_chart(chart: Charted) -> Image.Image:
    """The chart inside the frame of the board."""
    return part_of_chart(chart, layout.CHARTED)


def part_of_chart(chart: Charted, window: Window) -> Image.Image:
    """A window on the sea, as large as it says; put together from its fields."""
    image = Image.new("RGB", window.size)
    whole = layout.whole(round(window.tile))
    left, top = round(window.left - whole.left), round(window.top - whole.top)
    tiles = _tiles(chart)
    for spot in product(range(layout.COLUMNS), range(layout.ROWS)):
        box = layout.box_of(spot, whole)
        x, y = box[0] + left, box[1] + top
        if x < window.size[0] and y < window.size[1] and box[2] + left > 0 and box[3] + top > 0:
            image.paste(_field(spot, round(window.tile), _around(tiles, spot)), (x, y))
    return image


def _tiles(chart: Charted) -> dict[Spot, Tile]:
    known = chart.known
    done: dict[Spot, tuple[str, ...]] = {}
    for spot, part in sorted(chart.done):
        done[spot] = (*done.get(spot, ()), part)
    return {spot: Tile(laid(known, spot), done.get(spot, ())) for spot in known}


def _around(tiles: Mapping[Spot, Tile], spot: Spot) -> tuple[Tile, ...]:
    """All that the paint of one field depends on: what lies there, and the near sides of what lies beside."""
    near = product((-1, 0, 1), repeat=2)
    found = (((dx, dy), tiles.get((spot[0] + dx, spot[1] + dy))) for dx, dy in near)
    return tuple(tile if step == (0, 0) else _seen_from(step, tile) for step, tile in found if tile)


def _seen_from(step: Spot, tile: Tile) -> Tile:
    """A neighbour without what is too far away: a tile that is laid beyond it changes nothing here."""
    (spot, sides, (north_east, south_east, south_west, north_west), beyond, _), done = tile
    a, b, c, d = _NEAR_CORNERS[step]
    corners = (a and north_east, b and south_east, c and south_west, d and north_west)
    north, east, south, west = beyond
    near = ((d or a) and north, (a or b) and east, (b or c) and south, (c or d) and west)
    return Tile(Laid(spot, sides, corners, near, False), done)


_NEAR_CORNERS = {
    step: tuple(all(0 <= at + by <= 1 for at, by in zip(end, step, strict=True)) for _, end in ENDS)
    for step in product((-1, 0, 1), repeat=2)
}
"""Which corners of a neighbour touch a field, by the step from the field to the neighbour."""


@kept
def _field(spot: Spot, tile: int, tiles: tuple[Tile, ...]) -> Image.Image:
    """One field, painted. A position changes a few of them, so most are the same in the next picture."""
    whole = layout.whole(tile)
    box = layout.box_of(spot, whole)
    left, top, right, bottom = outer_box(spot, tile)
    window = Window(whole.left - left, whole.top - top, tile, (right - left, bottom - top))
    image = _painted(Chart(layers_of(spot, tile)), window, tiles)
    return image.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))


def _painted(layers: Chart, window: Window, tiles: Sequence[Tile]) -> Image.Image:
    land, world, done = (Image.new("L", window.size, 0) for _ in range(3))
    _draw_world(world, window, tiles)
    _draw_land(land, done, window, tiles)
    image = layers.painted(land, world, done if any(tile.done for tile in tiles) else None)
    _draw_fields(image, window)
    _draw_rim(image, window, tiles)
    for tile in tiles:
        if "W" in tile.laid.sides:
            x, y = window.at(*tile.laid.spot)
            sign = routes.routes(tile.laid.sides, tile.laid.leads_on, round(window.tile))
            paste(image, sign, round(x), round(y), "lt")
    return image


def _draw_world(mask: Image.Image, window: Window, tiles: Sequence[Tile]) -> None:
    """The border area and the tiles."""
    draw = ImageDraw.Draw(mask)
    draw.rectangle((0, 0, *window.size), fill=255)
    (left, top), (right, bottom) = window.at(0, 0), window.at(layout.COLUMNS, layout.ROWS)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=0)
    for tile in tiles:
        x, y = window.at(*tile.laid.spot)
        draw.rectangle((x - 1, y - 1, x + window.tile, y + window.tile), fill=255)


def _draw_land(land: Image.Image, done: Image.Image, window: Window, tiles: Sequence[Tile]) -> None:
    on_land, on_done = ImageDraw.Draw(land), ImageDraw.Draw(done)

    def pixels(spot: Spot, points: Points) -> Points:
        return [window.at(spot[0] + x, spot[1] + y) for x, y in points]

    for tile, finished in tiles:
        for part, outline in outlines(tile):
            shape = pixels(tile.spot, outline)
            on_land.polygon(shape, fill=255)
            if part in finished:
                on_done.polygon(shape, fill=255)
                on_done.line([*shape, shape[0]], fill=255, width=window.sized(11))
        for way in range(4):
            if tile.sides[way] == "L" and tile.open[way]:
                on_land.polygon(pixels(tile.spot, stub(tile, way)), fill=255)


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


def _draw_rim(image: Image.Image, window: Window, tiles: Sequence[Tile]) -> None:
    """The rim of the known world; where an island still grows, red stitches."""
    draw = ImageDraw.Draw(image, "RGBA")
    for tile, _ in tiles:
        for way in range(4):
            if not tile.open[way]:
                continue
            (ax, ay), (bx, by) = (window.at(tile.spot[0] + x, tile.spot[1] + y) for x, y in ENDS[way])
            draw.line((ax, ay, bx, by), fill=glaze(colour.INK_SECOND, 190), width=2)
            for stitch in range(_STITCHES if tile.sides[way] == "L" else 0):
                start = 0.2 + stitch * 0.125
                near, far = (
                    (ax + (bx - ax) * share, ay + (by - ay) * share) for share in (start, start + _STITCH)
                )
                draw.line((near, far), fill=colour.VERMILION, width=window.sized(5))
