"""A part of the sea, larger: around the ship, or as it would look with one more tile."""

from __future__ import annotations

from itertools import product

import msgspec
from PIL import Image, ImageDraw

from engines.games.entdecker.views.view import Placement, Public, Tile
from render.entdecker import layout
from render.entdecker.layout import Window, circle_spot, on_border, spot
from render.entdecker.scene import Scene
from render.entdecker.sea.coast import is_open, neighbour, pieces
from render.entdecker.sea.waters import charted, part_of_chart, with_tile
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, write
from render.kit.places import note

GHOST = 0.55
"""How much of a tile that may be laid is seen."""
_FAINT = colour.mix(colour.INK_SECOND, colour.VELLUM, 0.25)


def window_around(place: str, tile: int, size: tuple[int, int]) -> Window:
    """With this place in the middle, as far as the sea reaches."""
    if on_border(place):
        column, row = circle_spot(place)
    else:
        column, row = (index + 0.5 for index in spot(place))
    whole = layout.whole(tile)
    x, y = whole.at(column, row)
    return Window(
        whole.left - _start(x, whole.size[0], size[0]),
        whole.top - _start(y, whole.size[1], size[1]),
        tile,
        size,
    )


def _start(middle: float, pixels: int, shown: int) -> int:
    """Where a window begins that shows so many of the pixels of the whole chart."""
    return round(min(max(middle - shown / 2, 0), pixels - shown))


def around_ship(public: Public, tile: int, size: tuple[int, int]) -> Scene:
    """The painted sea around the ship; nothing stands there yet."""
    window = window_around(public.ship, tile, size)
    return Scene(part_of_chart(charted(public), window), window, public)


def draw_ghosts(scene: Scene) -> None:
    """The tile to be laid, faintly, on every field where it fits."""
    chart = charted(scene.public)
    tile = round(scene.window.tile)
    for way in first_ways(scene.public):
        column, row = spot(way.field)
        alone = Window(-column * tile, -row * tile, tile, (tile, tile))
        painted = part_of_chart(with_tile(chart, (column, row), way.sides), alone)
        x, y = scene.at(way.field, 0, 0)
        mask = Image.new("L", painted.size, round(255 * GHOST))
        scene.image.paste(painted, (round(x), round(y)), mask)


def draw_names(scene: Scene) -> None:
    """Every unexplored field with its coordinate, in a corner; where the corner is cut off, none."""
    for column, row in product(range(layout.COLUMNS), range(layout.ROWS)):
        x, y = scene.window.at(column, row)
        inside = 0 <= x < scene.window.size[0] - 60 and 0 <= y < scene.window.size[1] - 36
        if inside and (column, row) not in scene.known:
            write(scene.image, x + 9, y + 30, layout.field_at(column, row), LABEL, 26, _FAINT)


def first_ways(public: Public) -> list[Placement]:
    """One way for every field where the tile fits."""
    found: dict[str, Placement] = {}
    for way in public.placements:
        found.setdefault(way.field, way)
    return list(found.values())


def result(public: Public, way: Placement, tile: int, size: tuple[int, int]) -> Image.Image:
    """What the sea would look like: the tile laid, and in a large picture the ship on it and where it could
    sail on; in a small one it would hide the tile."""
    after = _laid(public, way)
    large = tile > layout.TILE * 1.5
    if not large:
        after = msgspec.structs.replace(after, ship="", targets=())
    window = window_around(way.field, tile, size)
    chart = with_tile(charted(public), spot(way.field), way.sides)
    scene = Scene(part_of_chart(chart, window), window, after)
    if large:
        draw_names(scene)
    else:
        scene.outline(way.field, 3, 5)
    scene.draw(badges=False, last=False)
    note(scene.image, "tile", scene.box(way.field))
    return scene.image


def _laid(public: Public, way: Placement) -> Public:
    column, row = spot(way.field)
    tile = Tile(
        field=way.field,
        row=row,
        column=column,
        kind=public.drawn.kind if public.drawn else "",
        rotation=way.rotation,
        sides=way.sides,
        parts=tuple(name for name, _ in pieces(way.sides)),
        circle="W" in way.sides,
        event="",
        source="explorer",
        turn=public.turn,
    )
    tiles = (*public.tiles, tile)
    known = {(tile.column, tile.row): tile.sides for tile in tiles}
    ahead = [
        neighbour((column, row), side)
        for side in range(4)
        if way.sides[side] == "W" and is_open(known, (column, row), side)
    ]
    targets = tuple(layout.field_at(*place) for place in ahead)
    return msgspec.structs.replace(public, tiles=tiles, ship=way.field, targets=targets)


def frame(image: Image.Image, box: tuple[int, int, int, int], *, chosen: bool = False) -> None:
    """The rule around a window."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    draw.rectangle((left - 3, top - 3, right + 2, bottom + 2), outline=colour.INK, width=3)
    tone = colour.VERMILION if chosen else colour.VELLUM_LIGHT
    draw.rectangle((left, top, right - 1, bottom - 1), outline=tone, width=3 if chosen else 2)
