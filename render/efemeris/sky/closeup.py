"""A part of the sky, large: with gold labels on what may be chosen."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words
from engines.games.efemeris.views.view import Public
from render.efemeris import layout, night
from render.efemeris.layout import CENTRE, Window
from render.efemeris.pieces import signs
from render.efemeris.sky import tile_art
from render.efemeris.sky.scene import Scene
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, rgb
from render.kit.drawing.geometry import Point
from render.kit.drawing.lettering import NUMBER, width_of, write
from render.kit.drawing.sprites import paste, sprite
from render.kit.free_space import FreeSpace
from render.kit.places import note_all
from render.kit.plates import disc

GOLD, RIM, INK = rgb("FFE08A"), rgb("7A1F14"), rgb("3A0E06")
_DEADLY = rgb("D9BEFF")
LARGEST = 150
"""The largest half cell."""
_STEP = 6
"""Half cells have sizes in these steps, so that close-ups share the sprites of their tiles."""


class Mark(NamedTuple):
    """Something that may be chosen: where it is, what it is called, whether it means the end of a ship."""

    x: float
    y: float
    label: str
    kind: str = "plain"
    """Of the field; what is no plain one keeps its sign in sight."""
    side: str = ""
    """The direction from the rose, of a field next to it: it is written on the field."""

    @property
    def deadly(self) -> bool:
        return self.kind == "singularity"

    @property
    def inner(self) -> str:
        """The short name of a field inside a tile; "" on a border."""
        return self.label.partition(".")[2]

    def written_inside(self, *, crowded: bool) -> bool:
        """Whether the short name is written on the field itself."""
        return bool(self.side) or (crowded and self.kind == "plain" and bool(self.inner))


def around(points: Iterable[Point], size: tuple[int, int], margin: float = 0.8) -> Window:
    """The window of this size in which all these places of the sky are seen, as large as may be."""
    found = list(points)
    xs, ys = [x for x, _ in found], [y for _, y in found]
    wide, high = max(xs) - min(xs) + 2 * margin, max(ys) - min(ys) + 2 * margin
    unit = min(size[0] / wide, size[1] / high, LARGEST)
    unit -= unit % _STEP
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Window(size[0] / 2 - x * unit, size[1] / 2 - y * unit, unit)


def scene_in(public: Public, window: Window, size: tuple[int, int], words: Words) -> Scene:
    """The sky behind a window, with its empty cells, ready to be drawn on."""
    image = night.sky.upper(size[1], layout.WIDTH, layout.HEIGHT, CENTRE).crop((0, 0, *size))
    empty = _empty_cell(round(window.unit))
    for cell in public.cells:
        if not cell.tile:
            paste(image, empty, *window.at(cell.x, cell.y))
    return Scene(image, window, public, words)


@kept
def _empty_cell(unit: int) -> Image.Image:
    width, height = int(2 * layout.CORNER * unit) + 4, 2 * unit + 4

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        edge = layout.hexagon(width * scale / 2, height * scale / 2, unit * scale, 0.975)
        draw.polygon(edge, fill=glaze(rgb("0C1C4C"), 150))
        draw.line([*edge, edge[1]], fill=glaze(night.GOLD, 125), width=round(1.6 * scale), joint="curve")

    return sprite(width, height, paint, 2)


@kept
def label(text: str, high: int = 36, *, deadly: bool = False) -> Image.Image:
    """A name on a gold pill; on a pale one with a cross where a ship would be lost."""
    size = round(high * 0.76)
    cross = round(high * 0.56) if deadly else 0
    wide = round(width_of(text, NUMBER, size) + high * 0.56 + cross)
    fill = _DEADLY if deadly else GOLD

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for margin, tone in ((0.5, colour.INK), (1.6, RIM), (4.2, fill)):
            box = (margin * scale, margin * scale, (wide - margin) * scale - 1, (high - margin) * scale - 1)
            draw.rounded_rectangle(box, (high / 2 - margin) * scale, fill=tone)

    image = sprite(wide, high, paint)
    if deadly:
        image.alpha_composite(signs.destroyed(cross), (round(high * 0.24), (high - cross) // 2))
    write(image, high * 0.28 + cross, high / 2 - 1, text, NUMBER, size, INK, "lm")
    return image


@kept
def halo(size: int) -> Image.Image:
    """A ring around what may be chosen."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for margin, tone, width in ((0.0, RIM, 8.0), (1.6, GOLD, 4.8)):
            near, far = margin * scale, (size - margin) * scale - 1
            draw.ellipse((near, near, far, far), outline=tone, width=round(width * scale))

    return sprite(size, size, paint)


def draw_marks(scene: Scene, marks: Sequence[Mark], nameless: Collection[str] = ()) -> None:
    """A gold disc or ring on every place that may be chosen, and its name where it covers least. In a wide
    window fields inside a tile bear only the second half of their name: the cell is written beside them.
    The letters of the sky are written once more, above what leads to the names."""
    window = scene.window
    room = FreeSpace((0, 0, *scene.image.size))
    _take_pieces(scene, room)
    crowded = window.unit < _WIDE
    discs = [_disc_of(mark, window, crowded=crowded) for mark in marks]
    places = [window.at(mark.x, mark.y) for mark in marks]
    for sign, place in zip(discs, places, strict=True):
        room.take(room.box(*place, *sign.size))
    named = []
    high = 32 if crowded else 42 if window.unit >= _NEAR else 36
    for mark, sign, (x, y) in zip(marks, discs, places, strict=True):
        if not mark.written_inside(crowded=crowded):
            name = label(mark.inner if crowded and mark.inner else mark.label, high, deadly=mark.deadly)
            spot = room.best(_beside(x, y, sign.width, name), *name.size)
            for _ in range(_WEIGHT):
                room.take(room.box(*spot, *name.size))
            named.append((name, spot))
            _lead(scene.image, (x, y), spot, sign.width, name)
    scene.draw_letters(nameless)
    rings_first = sorted(zip(discs, places, strict=True), key=lambda item: -item[0].width)
    for sign, place in rings_first:
        paste(scene.image, sign, *place)
    for name, spot in named:
        paste(scene.image, name, *spot)


def _disc_of(mark: Mark, window: Window, *, crowded: bool) -> Image.Image:
    """What is laid on the place itself: a disc, or a ring where the sign of the field must be seen."""
    if mark.side:
        return letter_sign(mark.side, max(44, window.sized(_SIDE)))
    if mark.written_inside(crowded=crowded):
        return letter_sign(mark.inner)
    if mark.kind == "plain":
        return disc(max(20, window.sized(24)), GOLD, RIM, 3.4)
    return halo(window.sized(_RINGS.get(mark.kind, tile_art.size_of(mark.kind) + 12)))


_SIDE = 38
"""The size of the discs next to the rose, on the sky of 19 cells; two letters must be read on a phone."""
_WIDE, _NEAR = 104, 128
"""Below the first size of a half cell there is no room for long names; from the second on for large ones."""
_RINGS = {"planet": 78, "rose": 72}
"""The size of the ring around these fields; around others it is a little larger than their sign."""


def _lead(image: Image.Image, start: Point, end: Point, size: float, sign: Image.Image) -> None:
    """Dots from a place to its name, where the name could not stand beside it."""
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) <= size / 2 + sign.width / 2 + 8 and abs(down) <= size / 2 + sign.height / 2 + 8:
        return
    count = max(2, round(math.hypot(across, down) / 8))
    for number in range(count):
        share = number / count
        paste(image, disc(8, GOLD, RIM, 1.6), start[0] + across * share, start[1] + down * share)


_WEIGHT = 2
"""How much worse than anything else it is to cover another name: so often more is its place taken."""
_LETTERS = 12
"""Likewise for the prices and names of planets, which nothing may cover."""
_AROUND = (90, 270, 0, 180, 45, 135, 225, 315, 65, 115, 245, 295, 20, 160, 200, 340)
"""Degrees clockwise from the east: where the name of a place stands best, first."""


def _beside(x: float, y: float, size: float, sign: Image.Image) -> list[Point]:
    """Where the name of a place may stand, the nearest first."""
    found = []
    for far in (1.0, 1.35, 1.75, 2.3, 3.0):
        out, aside = size / 2 + sign.height / 2 * far + 1, size / 2 + sign.width / 2 * far + 2
        for degrees in _AROUND:
            angle = math.radians(degrees)
            found.append((x + aside * math.cos(angle), y + out * math.sin(angle)))
    return found


@kept
def letter_sign(text: str, size: int = 0) -> Image.Image:
    """The short name of a field, on the field."""
    size = size or (32 if len(text) == 1 else 38)
    image = disc(size, GOLD, RIM, 3).copy()
    write(image, size / 2, size / 2 - 1, text, NUMBER, max(25, round(size * 0.62)), INK, "mm")
    return image


def _take_pieces(scene: Scene, room: FreeSpace) -> None:
    """Ships, planets and the names of cells keep their places."""
    window = scene.window
    for ship in scene.public.ships:
        x, y = scene.berths[ship.id]
        if not scene.in_sight((x, y)):
            continue
        sign = scene.ship_sign(ship)
        room.take(room.box(x, y, sign.width * 0.8, sign.height * 0.8))
    for planet in scene.near_planets:
        size = window.sized(56)
        room.take(room.box(*scene.at(planet.field), size, size))
    for box in scene.letters():
        for _ in range(_LETTERS):
            room.take(box)
    for cell in scene.near_cells:
        room.take(room.box(*scene.label_at(cell), 44, 30))
    for field in scene.near_fields:
        if field.kind not in ("plain", "planet", "rose"):
            size = window.sized(tile_art.size_of(field.kind) * 0.8)
            room.take(room.box(*scene.at(field.name), size, size))


def frame(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """A double rule of gold around a view."""
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = box
    for gap, tone, width in ((5, night.GOLD_DARK, 1), (3, night.GOLD, 3)):
        draw.rectangle((left - gap, top - gap, right + gap - 1, bottom + gap - 1), outline=tone, width=width)


def paste_view(image: Image.Image, view: Image.Image, left: int, top: int) -> None:
    image.paste(view, (left, top))
    note_all(image, view, left, top)
    frame(image, (left, top, left + view.width, top + view.height))
