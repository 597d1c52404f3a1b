"""What lies on the chart: lanes with berths, ships as wide as their volume, badges and value boxes."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.age_of_discovery import layout, signs
from render.age_of_discovery.flags import TONES, flag, on
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, mix, rgb
from render.kit.drawing.geometry import Points, circle, moved
from render.kit.drawing.lettering import NAME, NUMBER, write
from render.kit.drawing.sprites import CLEAR, shape, sprite, stroke
from render.kit.players import seal

_BERTH = layout.BERTH
_LANE_HIGH, _SHIP_HIGH = 104, 100
_SEAL = 42
_DARK_BOX = rgb("4A3524")


# --- lanes and ships ---------------------------------------------------------------------------------------


@kept
def lane(capacity: int, row: str | None) -> Image.Image:
    """The berths of an expedition on the colour of its row; hatched while any colour may open it."""
    width, height = _BERTH * capacity + 8, _LANE_HIGH
    image = Image.new("RGBA", (width, height), CLEAR)
    mask = sprite(width, height, lambda draw, scale: _rounded(draw, scale, width, height, colour.WHITE), 3)
    water = Image.new("RGBA", (width, height), glaze(TONES[row], 165) if row else glaze(colour.IVORY, 70))
    if not row:
        water = sprite(width, height, lambda draw, scale: _hatching(draw, scale, width, height), 3)
    image.paste(water, (0, 0), mask)
    image.alpha_composite(
        sprite(width, height, lambda draw, scale: _berths(draw, scale, capacity, width, height), 3)
    )
    return image


def _rounded(draw: ImageDraw.ImageDraw, scale: float, width: int, height: int, fill: colour.Colour) -> None:
    box = (scale, scale, (width - 2) * scale, (height - 2) * scale)
    draw.rounded_rectangle(box, 10 * scale, fill=fill)


def _hatching(draw: ImageDraw.ImageDraw, scale: float, width: int, height: int) -> None:
    draw.rectangle((0, 0, width * scale, height * scale), fill=glaze(colour.IVORY, 70))
    for x in range(-height, width, 16):
        line = (x * scale, height * scale, (x + height) * scale, 0)
        draw.line(line, fill=glaze(colour.IVORY, 150), width=round(5 * scale))


def _berths(draw: ImageDraw.ImageDraw, scale: float, capacity: int, width: int, height: int) -> None:
    """The frame, a ring of dashes for each unit of capacity, dotted lines between them."""
    for margin, tone, rule in ((1.0, glaze(colour.IVORY, 235), 4.0), (2.4, glaze(colour.INK, 255), 1.8)):
        box = (margin * scale, margin * scale, (width - 1 - margin) * scale, (height - 1 - margin) * scale)
        draw.rounded_rectangle(box, 10 * scale, outline=tone, width=round(rule * scale))
    for place in range(capacity):
        x = 4 + _BERTH * place
        for dash in range(10):
            arc = circle((x + _BERTH / 2) * scale, 76 * scale, 13 * scale, 5, 36 * dash, 36 * dash + 20)
            stroke(draw, arc, glaze(colour.IVORY, 235), 2.4 * scale)
        if place:
            for y in range(8, height - 8, 12):
                line = (x * scale, y * scale, x * scale, (y + 6) * scale)
                draw.line(line, fill=glaze(colour.INK, 110), width=round(1.4 * scale))


def _hull(width: int) -> Points:
    return [(1.5, 62), (width - 1.5, 62), (width - 3, 74), (width - 10, 92), (10, 92), (3, 74)]


def _sail(width: int) -> Points:
    return [(3, 10), (width - 3, 10), (width - 2, 32), (width - 5, 54), (5, 54), (2, 32)]


@kept
def vessel(name: str, code: str, volume: int, seat: int, *, joker: bool) -> Image.Image:
    """A ship on an expedition: its volume is its width, its colour the sail, its owner the seal."""
    width = _BERTH * volume
    tone = TONES[name]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        hull, sail = moved(_hull(width), scale), moved(_sail(width), scale)
        for part in (hull, sail):
            shape(draw, part, colour.IVORY, colour.IVORY, 5 * scale)
        middle = width * scale / 2
        draw.line((middle, 3 * scale, middle, 64 * scale), fill=colour.INK, width=round(3.4 * scale))
        shape(draw, hull, colour.WOOD, colour.INK, 2.6 * scale)
        stroke(draw, moved([(5, 70), (width - 5, 70)], scale), colour.GOLD_LIGHT, 2.2 * scale)
        shape(draw, sail, tone, colour.INK, 2.8 * scale)
        sheen = mix(tone, colour.WHITE, 0.38)
        stroke(draw, moved([(6, 14), (width - 6, 14)], scale), sheen, 2.6 * scale)

    ship = sprite(width, _SHIP_HIGH, paint)
    size = 26 if volume == 1 else 31
    write(ship, width / 2, 34, code, NUMBER, size, on(name), "mm")
    image = Image.new("RGBA", (max(width, _SEAL), _SHIP_HIGH), CLEAR)
    image.alpha_composite(ship, ((image.width - width) // 2, 0))
    _mark_owner(image, volume, seat, joker=joker)
    return image


def _mark_owner(image: Image.Image, volume: int, seat: int, *, joker: bool) -> None:
    """The seal on the hull; a joker's star beside it, or above it where the ship is narrow."""
    middle = image.width // 2
    beside = joker and volume > 1
    image.alpha_composite(seal(seat, _SEAL), (middle - _SEAL // 2 - (15 if beside else 0), 53))
    if joker:
        image.alpha_composite(
            signs.star(30 if beside else 26), (middle + 6, 57) if beside else (middle - 13, 43)
        )


# --- badge and boxes ---------------------------------------------------------------------------------------


@kept
def room_badge(capacity: int, room: int) -> Image.Image:
    """Capacity, and what is left of it; a lock when nothing is. 80 x 46."""
    width, height = 80, 46

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        right, bottom = width * scale - 1, height * scale - 1
        draw.rounded_rectangle((0, 0, right, bottom), 12 * scale, fill=colour.IVORY)
        rim = 2 * scale
        draw.rounded_rectangle((rim, rim, right - rim, bottom - rim), 10 * scale, fill=colour.INK)
        box = (38 * scale, 5 * scale, right - 5 * scale, bottom - 5 * scale)
        draw.rounded_rectangle(box, 7 * scale, fill=colour.IVORY if room else colour.GOLD_LIGHT)

    image = sprite(width, height, paint)
    write(image, 21, 23, str(capacity), NUMBER, 31, colour.IVORY, "mm")
    if room:
        write(image, 57, 22, str(room), NUMBER, 37, colour.VERMILION, "mm")
    else:
        image.alpha_composite(signs.lock(32), (41, 6))
    return image


@kept
def value_box(tile: str, other: int, match: int, *, final: bool, faded: bool = False) -> Image.Image:
    """What a ship scores: of another colour, and (on a flag of the tile's colour) of the same. 104 x 46."""
    width, height = 104, 46
    fill, line = (_DARK_BOX, colour.INK) if final else (colour.IVORY, colour.INK_SECOND)
    if faded:
        fill, line = colour.VELLUM_LOW, colour.INK_THIRD

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, (width - 2) * scale, (height - 2) * scale)
        rule = round(2.4 * scale)
        tone = glaze(fill, 165 if faded else 255)
        draw.rounded_rectangle(box, 8 * scale, fill=tone, outline=line, width=rule)

    image = sprite(width, height, paint)
    image.alpha_composite(signs.hourglass(30, run_out=final, faded=faded), (4, 8))
    ink = colour.INK_THIRD if faded else colour.IVORY if final else colour.INK
    write(image, 45, 23, str(other), NAME, 31, ink, "mm")
    number = flag(tile, str(match), 42, 38, 31)
    if faded:
        number = Image.blend(number, Image.new("RGBA", number.size, (*colour.VELLUM_LOW, 255)), 0.62)
    image.alpha_composite(number, (58, 4))
    return image
