"""Units, ship, tiles, chips and signs of Entdecker."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.entdecker.sea.coast import laid, outlines
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix, rgb
from render.kit.drawing.geometry import Points, circle, moved, star
from render.kit.drawing.geometry import outlines as traced
from render.kit.drawing.lettering import NUMBER, TITLE, width_of, write
from render.kit.drawing.sprites import Stroke, icon, shape, sprite, trace
from render.kit.players import LIVERIES, Livery, draw_symbol

UNITS = ("scout", "fort", "settlement")
_INK = colour.INK
_BODIES: dict[str, list[Points]] = {
    "scout": [
        *traced("M50 40 C64 46 58 62 72 78 L78 94 L22 94 L28 78 C42 62 36 46 50 40 Z"),
        circle(50, 24, 19),
    ],
    "fort": traced(
        "M18 94 L24 48 L16 48 L16 10 L31 10 L31 22 L42 22 L42 10 L58 10 L58 22 L69 22 L69 10 L84 10 L84 48 "
        "L76 48 L82 94 Z"
    ),
    "settlement": traced("M4 94 L4 56 L26 34 L46 52 L46 36 L65 6 L84 36 L84 54 L96 66 L96 94 Z"),
}
_SYMBOLS = {"scout": (50, 74, 13), "fort": (50, 70, 15), "settlement": (65, 66, 14)}
_HALO = 17


def unit(kind: str, seat: int, size: int) -> Image.Image:
    return livery_unit(kind, LIVERIES[seat], size)


@kept
def livery_unit(kind: str, livery: Livery, size: int) -> Image.Image:
    """Silhouette in the colour of its owner, outlined, with a halo, the symbol on its body."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        # the halo needs some room around the body
        grid, edge = size * scale / 114, size * scale * 7 / 114

        def body(fill: Colour, line: Colour, width: float) -> None:
            for outline in _BODIES[kind]:
                shape(draw, moved(outline, grid, edge, edge), fill, line, width * grid)

        body(colour.IVORY, colour.IVORY, _HALO)
        body(livery.colour, _INK, 7)
        details = {
            "scout": [Stroke(circle(46, 17, 5), mix(livery.colour, colour.WHITE, 0.25))],
            "fort": [Stroke("M24 48 L76 48", None, _INK, 4)],
            "settlement": [
                Stroke("M46 52 L46 90 M84 54 L84 90", None, _INK, 4),
                Stroke("M16 94 L16 76 L32 76 L32 94 Z", livery.on, _INK, 4),
            ],
        }
        trace(draw, details[kind], grid, edge, edge)
        x, y, radius = _SYMBOLS[kind]
        draw_symbol(
            draw, livery.symbol, edge + x * grid, edge + y * grid, radius * grid, livery.on, livery.colour
        )

    return sprite(size, size, paint)


@kept
def used_up(kind: str, size: int) -> Image.Image:
    """Where a unit of the supply would be."""
    grey = glaze(colour.INK_THIRD, 90)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        grid, edge = size * scale / 114, size * scale * 7 / 114
        for outline in _BODIES[kind]:
            shape(draw, moved(outline, grid, edge, edge), grey)

    return sprite(size, size, paint)


_HULL = "M4 60 L18 62 L22 70 L78 70 L82 58 L97 54 C95 76 86 92 68 93 L34 93 C18 92 8 80 4 60 Z"
_SAILS = (
    "M40 10 C56 14 62 38 54 60 L24 60 C34 44 36 26 40 10 Z",
    "M66 20 C78 24 84 42 78 58 L60 58 C66 46 67 32 66 20 Z",
    "M22 26 C28 34 28 46 20 57 L6 54 C14 46 19 36 22 26 Z",
)


@kept
def ship(size: int) -> Image.Image:
    """The one ship that sails for everybody: white sails with a red cross."""
    body = [
        *(Stroke(part, colour.IVORY, colour.IVORY, 12) for part in (_HULL, *_SAILS)),
        Stroke("M44 2 L44 70 M70 12 L70 70 M24 20 L24 70", None, _INK, 4),
        Stroke("M44 2 L62 5 L44 11 Z", colour.VERMILION, _INK, 2.5),
        *(Stroke(sail, colour.IVORY, _INK, 4.5) for sail in _SAILS),
        Stroke(_HULL, colour.WOOD, _INK, 5),
        Stroke("M12 74 C30 79 70 79 90 71", None, colour.GOLD_LIGHT, 4),
        Stroke("M46 24 L43 58 M34 42 L57 42", None, colour.VERMILION, 5),
    ]
    return sprite(
        size,
        size,
        lambda draw, scale: trace(
            draw, body, size * scale / 112, size * scale * 6 / 112, size * scale * 6 / 112
        ),
    )


_ARROW = "M50 4 L92 56 L66 56 L66 94 L34 94 L34 56 L8 56 Z"


@kept
def arrow(way: int, size: int) -> Image.Image:
    """Where the ship can sail on: to the north, east, south, west."""
    sign = icon(
        size,
        [Stroke(_ARROW, colour.VERMILION, colour.IVORY, 12), Stroke(_ARROW, colour.VERMILION, _INK, 5)],
    )
    return sign.rotate(-90 * way)


# --- tiles -----------------------------------------------------------------------------------------------

SIDES = {"sea": "WWWW", "coast": "LWWW", "strait": "WLWL", "corner": "LLWW", "bay": "LLWL", "inland": "LLLL"}
"""Each kind of tile in its base position."""


@kept
def mini_tile(sides: str, size: int) -> Image.Image:
    """A tile by itself."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        full = size * scale
        unit = full / 52
        draw.rectangle((0, 0, full, full), fill=colour.SEA)
        for _, outline in outlines(laid({(4, 3): sides}, (4, 3))):
            shape(draw, moved(outline, full), colour.LAND, _INK, 3 * unit)
        line = max(2.0, 2.4 * unit)
        draw.rectangle((0, 0, full - 1, full - 1), outline=_INK, width=round(line))

    return sprite(size, size, paint)


_BACK = rgb("7FA9A6")


@kept
def back(size: int, kind: str) -> Image.Image:
    """The back of a tile: "plain" with a star, or "question"."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        full, unit = size * scale, size * scale / 66
        draw.rectangle((0, 0, full - 1, full - 1), fill=_BACK, outline=_INK, width=round(2 * unit))
        inner = (6 * unit, 6 * unit, full - 6 * unit, full - 6 * unit)
        draw.rectangle(inner, outline=glaze(colour.IVORY, 200), width=round(1.5 * unit))
        if kind == "plain":
            for turn, radius, tone in ((-45, 0.26, colour.SEA_INK), (-90, 0.36, colour.IVORY)):
                rays = star(full / 2, full / 2, full * radius, full * radius * 0.28, 4, turn)
                shape(draw, rays, tone, _INK, unit)

    image = sprite(size, size, paint)
    if kind == "question":
        mark = round(size * 0.8)
        write(image, size / 2, size / 2, "?", TITLE, mark, colour.VERMILION, "mm", colour.IVORY)
    return image


@kept
def stack(size: int, kind: str) -> Image.Image:
    """A face-down stack: its top tile before the edges of others; an empty one is a dashed place."""
    edge = size // 5
    top = size - edge
    if not kind:
        return _no_stack(size)
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for step in (3, 2, 1):
            away = step * edge / 3 * scale
            box = (away, edge * scale - away, away + top * scale - 1, (edge + top) * scale - away - 1)
            draw.rectangle(box, fill=colour.VELLUM_LOW, outline=_INK, width=round(2 * scale))

    image.alpha_composite(sprite(size, size, paint))
    image.alpha_composite(back(top, kind), (0, edge))
    return image


def _no_stack(size: int) -> Image.Image:
    edge = size // 5

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (2 * scale, (edge + 2) * scale, (size - edge - 2) * scale, (size - 2) * scale)
        draw.rectangle(box, fill=glaze(colour.IVORY, 70), outline=colour.INK_THIRD, width=round(2 * scale))

    return sprite(size, size, paint)


# --- chips and counts ------------------------------------------------------------------------------------


@kept
def chip(size: int) -> Image.Image:
    """A discovery chip: a fruit of the new lands."""
    leaf, rim = rgb("4E7B36"), rgb("4E6B2A")
    return icon(
        size,
        [
            Stroke(circle(50, 50, 45), rgb("7B9A4A"), _INK, 6),
            Stroke(circle(50, 50, 34), rgb("E8E2B0"), rim, 4),
            Stroke("M50 76 C24 62 28 32 50 22 C72 32 76 62 50 76 Z", leaf, _INK, 4),
            Stroke("M50 80 L50 40", None, colour.IVORY, 4),
        ],
    )


@kept
def misfit(size: int) -> Image.Image:
    """A tile that did not fit."""
    return icon(
        size,
        [
            Stroke("M10 10 L90 10 L90 90 L10 90 Z", _BACK, _INK, 5),
            Stroke("M22 22 L78 78 M78 22 L22 78", None, colour.VERMILION, 12),
        ],
    )


@kept
def crossed_out(sides: str, size: int) -> Image.Image:
    """The very tile that did not fit."""
    image = mini_tile(sides, size).copy()
    cross = "M14 14 L86 86 M86 14 L14 86"
    halo, line = Stroke(cross, None, colour.IVORY, 15), Stroke(cross, None, colour.VERMILION, 9)
    image.alpha_composite(icon(size, [halo, line]))
    return image


@kept
def unexplored(size: int) -> Image.Image:
    line = mix(colour.VERMILION, colour.VELLUM_LIGHT, 0.4)
    return icon(
        size,
        [
            Stroke("M10 10 L90 10 L90 90 L10 90 Z", colour.VELLUM_LIGHT, _INK, 5),
            Stroke("M10 60 L90 30 M10 20 L90 80 M40 10 L62 90", None, line, 3),
        ],
    )


BADGE = (66, 36)


@kept
def badge(tiles: int, open_sides: int, high: int = 36, *, claimed: bool = True) -> Image.Image:
    """An island: tiles on ink, open sides in vermilion; paler while nobody is there."""
    wide = 78 if tiles > 9 else BADGE[0]
    split = wide - 30

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = scale * high / BADGE[1]
        box = (unit, unit, (wide - 1) * unit, (BADGE[1] - 1) * unit)
        paper = colour.IVORY if claimed else colour.VELLUM
        draw.rounded_rectangle(box, 9 * unit, fill=paper, outline=_INK, width=round(2.5 * unit))
        if claimed:
            draw.rounded_rectangle((unit, unit, split * unit, (BADGE[1] - 1) * unit), 9 * unit, fill=_INK)
            draw.rectangle(((split - 12) * unit, unit, split * unit, (BADGE[1] - 1.5) * unit), fill=_INK)
        else:
            draw.line((split * unit, 4 * unit, split * unit, 32 * unit), fill=_INK, width=round(2 * unit))

    grow = high / BADGE[1]
    image = sprite(round(wide * grow), high, paint)
    size = round(29 * grow)
    write(
        image,
        split / 2 * grow,
        high / 2 - 1,
        str(tiles),
        NUMBER,
        size,
        colour.IVORY if claimed else _INK,
        "mm",
    )
    write(image, (split + 14) * grow, high / 2 - 1, str(open_sides), NUMBER, size, colour.VERMILION, "mm")
    return image


@kept
def place_sign(name: str, toll: int, high: int, *, barred: bool = False) -> Image.Image:
    """A place with its coordinate, and what it costs to start there; paler where it is too dear."""
    size, inset = round(high * 0.68), high * 0.26
    text = width_of(name, NUMBER, size)
    coin = icons.coin(round(high * 0.66))
    price = coin.width + 4 + width_of(str(toll), NUMBER, size) if toll else 0
    wide = round(max(high, text + price + 2 * inset))
    fill, ink = (colour.VELLUM_LOW, colour.INK_SECOND) if barred else (colour.IVORY, _INK)
    line = colour.INK_THIRD if barred else colour.VERMILION

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        for margin, tone in ((0.5, _INK), (2.0, line), (4.5, fill)):
            box = (margin * scale, margin * scale, (wide - margin) * scale - 1, (high - margin) * scale - 1)
            draw.rounded_rectangle(box, (high / 2 - margin) * scale, fill=tone)

    image = sprite(wide, high, paint)
    start = (wide - text - price) / 2
    write(image, start, high / 2 - 1, name, NUMBER, size, ink, "lm")
    if toll:
        x = round(start + text + 3)
        image.alpha_composite(coin, (x, (high - coin.height) // 2))
        write(image, x + coin.width + 1, high / 2 - 1, str(toll), NUMBER, size, colour.VERMILION, "lm")
    return image


# --- events ----------------------------------------------------------------------------------------------

_EVENTS: dict[str, list[Stroke]] = {
    "storm": [
        Stroke("M24 52 C12 50 14 32 28 34 C30 18 56 16 60 30 C76 24 86 44 72 52 Z", rgb("7F93A3"), _INK, 5),
        Stroke("M54 50 L38 72 L50 72 L42 92 L66 64 L54 64 L62 50 Z", colour.GOLD_LIGHT, _INK, 4),
    ],
    "pirates": [
        Stroke("M26 26 L74 76 M74 26 L26 76", None, colour.IVORY, 11),
        Stroke(circle(50, 44, 22), colour.IVORY, _INK, 4),
        Stroke("M38 60 L62 60 L60 76 L40 76 Z", colour.IVORY, _INK, 4),
        Stroke(circle(41, 44, 6), _INK),
        Stroke(circle(59, 44, 6), _INK),
    ],
    "gold": [
        Stroke(circle(50, 50, 30), colour.GOLD, _INK, 5),
        Stroke(circle(50, 50, 20), colour.GOLD_LIGHT, colour.GOLD_DARK, 4),
        Stroke(star(50, 50, 13, 5, 4), colour.GOLD_DARK),
    ],
    "ruins": [
        Stroke("M20 80 L80 80 L80 72 L20 72 Z", colour.VELLUM_LOW, _INK, 4),
        Stroke("M26 72 L26 34 L36 30 L38 72 Z", colour.VELLUM_LIGHT, _INK, 4),
        Stroke("M44 72 L44 46 L56 50 L56 72 Z", colour.VELLUM_LIGHT, _INK, 4),
        Stroke("M62 72 L62 30 L74 30 L74 72 Z", colour.VELLUM_LIGHT, _INK, 4),
        Stroke("M56 30 L80 30 L80 20 L54 20 Z", colour.VELLUM_LOW, _INK, 4),
    ],
    "natives": [
        Stroke("M50 78 C26 64 30 34 50 24 C70 34 74 64 50 78 Z", rgb("4E7B36"), _INK, 5),
        Stroke("M50 82 L50 42", None, colour.IVORY, 5),
    ],
}
EVENTS = tuple(_EVENTS)
_EVENT_GROUND = {"storm": rgb("C9D6DC"), "pirates": rgb("33302E")}


@kept
def event(name: str, size: int) -> Image.Image:
    """What a question mark stood for."""
    ground = Stroke(circle(50, 50, 46), _EVENT_GROUND.get(name, colour.IVORY), _INK, 6)
    return icon(size, [ground, *_EVENTS[name]])


@kept
def lost(size: int) -> Image.Image:
    """An announced tile that was paid for nothing."""
    return icon(
        size,
        [
            Stroke("M8 8 L92 8 L92 92 L8 92 Z", glaze(colour.IVORY, 70), glaze(_INK, 150), 6),
            Stroke("M26 50 L74 50", None, glaze(_INK, 190), 9),
        ],
    )


@kept
def island(size: int) -> Image.Image:
    """A whole island in the sea."""
    shore = "M18 54 C16 34 34 22 50 28 C62 18 86 30 82 50 C88 66 70 80 54 74 C38 84 18 72 18 54 Z"
    return icon(
        size,
        [
            Stroke(circle(50, 50, 46), colour.SEA, _INK, 5),
            Stroke(shore, colour.LAND, _INK, 5),
            Stroke("M34 60 L46 40 L54 52 L60 46 L68 60", None, colour.INK_SECOND, 5),
        ],
    )


def score_sign(part: str, size: int) -> Image.Image | None:
    match part:
        case "islands":
            return island(size)
        case "ruins":
            return event("ruins", size)
        case "bonus":
            return chip(size)
    return None
