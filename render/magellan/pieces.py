"""Ships, portraits, cards and signs of Magellan. The emblems are our own."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engines.magellan.view import Berth
from render.kit import colour, icons
from render.kit.colour import glaze, mix, rgb
from render.kit.geometry import circle, moved, star
from render.kit.lettering import NUMBER, TITLE, fit, width_of, write
from render.kit.plates import plate
from render.kit.players import LIVERIES, draw_symbol
from render.kit.sprites import Stroke, paste, shape, sprite, stroke, trace
from render.magellan.layout import PLATE_HEIGHT

_SAIL = "M16 6 C38 13 62 13 84 6 C92 26 92 44 85 63 C62 56 38 56 15 63 C8 44 8 26 16 6 Z"
_HULL = "M2 62 L16 66 L20 72 L80 72 L84 66 L98 60 C96 80 86 95 68 96 L32 96 C14 95 4 80 2 62 Z"
_STRAKE = "M10 77 C30 83 70 83 90 77"
_FOLD = "M22 14 C16 30 16 44 21 54"


@lru_cache(maxsize=64)
def ship(seat: int, size: int) -> Image.Image:
    """A ship with one big sail that carries the symbol."""
    livery = LIVERIES[seat]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 112
        edge = 6 * unit
        halo = [Stroke(part, colour.IVORY, colour.IVORY, 11) for part in (_SAIL, _HULL)]
        trace(draw, halo, unit, edge, edge)
        mast = edge + 50 * unit
        draw.line((mast, edge - 2 * unit, mast, edge + 74 * unit), fill=colour.INK, width=round(6 * unit))
        body = [
            Stroke(_HULL, colour.WOOD, colour.INK, 5),
            Stroke(_STRAKE, None, colour.GOLD_LIGHT, 4),
            Stroke(_SAIL, livery.colour, colour.INK, 5.5),
            Stroke(_FOLD, None, mix(livery.colour, colour.WHITE, 0.35), 4),
        ]
        trace(draw, body, unit, edge, edge)
        draw_symbol(draw, livery.symbol, mast, edge + 35 * unit, 19 * unit, livery.on, livery.colour)

    return sprite(size, size, paint)


@lru_cache(maxsize=8)
def ship_in_reserve(size: int) -> Image.Image:
    """The sign for ships that are still to be placed."""
    return sprite(
        size,
        size,
        lambda draw, scale: trace(
            draw,
            [
                Stroke("M50 4 L50 66", None, colour.INK, 7),
                Stroke(_SAIL, colour.IVORY, colour.INK, 6.5),
                Stroke(_HULL, colour.WOOD, colour.INK, 6.5),
            ],
            size * scale / 100,
        ),
    )


@lru_cache(maxsize=8)
def berth(size: int, *, wanted: bool) -> Image.Image:
    """A free place for a ship; a wanted one is where the card on offer leads."""
    tone = glaze(colour.GOLD_LIGHT, 255) if wanted else glaze(colour.IVORY, 190)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        centre = size * scale / 2
        for dash in range(18):
            arc = circle(centre, centre, centre - 3 * scale, 6, 20 * dash, 20 * dash + 11)
            stroke(draw, arc, tone, (4.2 if wanted else 2.4) * scale)

    return sprite(size, size, paint)


# --- portraits -------------------------------------------------------------------------------------------

_FIELDS = {
    "columbus": colour.LAPIS,
    "pizarro": rgb("7A1F14"),
    "magellan": rgb("2F6B5A"),
    "marco_polo": rgb("8A5A1B"),
    "vasco": rgb("F3E3BE"),
    "cook": rgb("15325C"),
}
_INK, _GOLD, _IVORY = colour.INK, colour.GOLD_LIGHT, colour.IVORY
_CHARGES: dict[str, list[Stroke]] = {
    "columbus": [
        Stroke(
            "M22 60 L34 62 L66 62 L78 58 C76 72 68 76 62 76 L38 76 C30 76 24 70 22 60 Z",
            rgb("A8702F"),
            _INK,
            2.4,
        ),
        Stroke("M50 20 L50 62", None, _INK, 3),
        Stroke(
            "M34 24 C44 28 56 28 66 24 C70 36 70 46 66 56 C56 52 44 52 34 56 C30 46 30 36 34 24 Z",
            _IVORY,
            _INK,
            2.4,
        ),
        Stroke("M50 28 L50 52 M38 40 L62 40", None, colour.VERMILION, 5),
    ],
    "pizarro": [
        Stroke(star(50, 50, 34, 20, 12), _GOLD, _INK, 2.2),
        Stroke(circle(50, 50, 18), rgb("F7DE8A"), _INK, 2.2),
        Stroke(circle(50, 50, 9), rgb("C8772A"), _INK, 2),
    ],
    "magellan": [
        Stroke(circle(50, 48, 25), rgb("8FBFCB"), _INK, 2.6),
        Stroke("M36 34 C44 28 52 34 50 42 C58 46 54 56 48 60 C42 56 40 44 36 34 Z", colour.LAND, _INK, 1.8),
        Stroke("M60 36 C68 38 70 48 66 56 C60 52 58 42 60 36 Z", colour.LAND, _INK, 1.8),
        Stroke("M18 60 C34 76 66 76 82 56", None, _GOLD, 4.5),
        Stroke("M50 16 L50 22 M50 74 L50 84", None, _GOLD, 4.5),
    ],
    "marco_polo": [
        Stroke("M26 74 L26 56 L74 56 L74 74 Z", _IVORY, _INK, 2.4),
        Stroke("M30 56 C30 40 44 38 50 24 C56 38 70 40 70 56 Z", _GOLD, _INK, 2.4),
        Stroke("M50 24 L50 16", None, _INK, 3),
        Stroke("M44 74 L44 64 C44 58 56 58 56 64 L56 74 Z", _FIELDS["marco_polo"], _INK, 2.4),
        Stroke("M18 74 L18 48 L22 42 L26 48 L26 74 Z", _IVORY, _INK, 2.4),
        Stroke("M74 74 L74 48 L78 42 L82 48 L82 74 Z", _IVORY, _INK, 2.4),
    ],
    "vasco": [
        Stroke(
            "M42 18 L58 18 L56 44 L82 42 L82 58 L56 56 L58 82 L42 82 L44 56 L18 58 L18 42 L44 44 Z",
            colour.VERMILION,
            _INK,
            2.4,
        ),
        Stroke(
            "M47 30 L53 30 L52 48 L70 47 L70 53 L52 52 L53 70 L47 70 L48 52 L30 53 L30 47 L48 48 Z",
            _IVORY,
        ),
    ],
    "cook": [
        *(
            Stroke(star(x, y, radius, radius * 0.38, 5), _IVORY)
            for x, y, radius in ((50, 24, 9), (50, 74, 10), (30, 46, 9), (68, 42, 9), (60, 56, 5))
        ),
        Stroke("M50 24 L50 74 M30 46 L68 42", None, glaze(_IVORY, 110), 1.6),
    ],
}


@lru_cache(maxsize=64)
def emblem(explorer: str, size: int) -> Image.Image:
    """A medallion: gold ring, coloured field, one charge."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / 100
        shape(draw, moved(circle(50, 50, 47, 72), unit), colour.GOLD, _INK, 3.2 * unit)
        shape(draw, moved(circle(50, 50, 39, 72), unit), _FIELDS[explorer], _INK, 2.6 * unit)
        trace(draw, _CHARGES[explorer], unit)

    return sprite(size, size, paint)


@lru_cache(maxsize=72)
def explorer_card(explorer: str, name: str, numeral: str, width: int = 144, height: int = 196) -> Image.Image:
    """The card on offer."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        far_x, far_y = (width - 1.5) * scale, (height - 1.5) * scale
        outer = (scale, scale, far_x, far_y)
        draw.rounded_rectangle(outer, 10 * scale, fill=rgb("E7CF9C"), outline=_INK, width=round(3 * scale))
        inner = (8 * scale, 8 * scale, far_x - 7 * scale, far_y - 7 * scale)
        draw.rounded_rectangle(inner, 6 * scale, outline=colour.VERMILION, width=round(2.5 * scale))

    image = sprite(width, height, paint, 3)
    write(image, width / 2, 43, numeral, TITLE, 38, colour.VERMILION, "ms")
    image.alpha_composite(emblem(explorer, 98), ((width - 98) // 2, 50))
    text, size = fit(name, TITLE, 32, width - 23, 24)
    write(image, width / 2, height - 20, text, TITLE, size, colour.INK, "ms")
    return image


@lru_cache(maxsize=8)
def card_to_come(state: str) -> Image.Image:
    """A card of an explorer: "here" in the stack, known to lie at its "bottom", or "gone"."""
    gone = state == "gone"

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, 24 * scale, 30 * scale)
        fill = glaze(colour.LAND, 150) if gone else colour.LEATHER
        line = colour.INK_THIRD if gone else _INK
        draw.rounded_rectangle(box, 3 * scale, fill=fill, outline=line, width=round(2.2 * scale))
        if state == "here":
            shape(draw, star(12.5 * scale, 15.5 * scale, 8 * scale, 3 * scale, 4), colour.GOLD_LIGHT)
        if state == "bottom":
            stroke(draw, moved([(12.5, 5.0), (12.5, 19.0)], scale), _GOLD, 4 * scale)
            stroke(draw, moved([(6.0, 13.0), (12.5, 20.0), (19.0, 13.0)], scale), _GOLD, 4 * scale)
            stroke(draw, moved([(6.0, 25.0), (19.0, 25.0)], scale), _GOLD, 3 * scale)

    return sprite(25, 31, paint)


# --- what a field is worth -------------------------------------------------------------------------------


def action_sign(action: str, size: int) -> Image.Image | None:
    """What entering a field brings about."""
    match action:
        case "veto":
            return icons.veto(size)
        case "tuck_hand":
            return icons.tuck(size, open_pile=False)
        case "tuck_bid":
            return icons.tuck(size, open_pile=True)
        case "exchange":
            return icons.exchange(size)
        case "open_hand":
            return icons.eye(size)
        case "neighbour_draw":
            return icons.lost_card(size)
        case "gamble":
            return icons.dice(size)
    return None


@lru_cache(maxsize=16)
def draw_sign(count: int, size: int) -> Image.Image:
    """Cards drawn at once, with their number."""
    image = icons.draw_disc(size).copy()
    write(image, size * 0.71, size * 0.5, str(count), NUMBER, round(size * 0.62), colour.VERDIGRIS, "mm")
    return image


def crown_text(value: Berth) -> str:
    """What stands beside the crown: points, the multiplier of a pile, or the most a gamble can bring."""
    if value.multiplier:
        return f"×{value.multiplier}"
    return f"≤{value.gamble}" if value.gamble else str(value.crown)


_LINES = (27, 68)
"""The middle of the purse and of the crown on a plate."""
_RIM = 8


@lru_cache(maxsize=96)
def value_plate(purse: int, crown: str, width: int, *, signed: bool) -> Image.Image:
    """A field: the purse over the crown. Signed: with room for an action sign on the upper left corner."""
    image = plate(width, PLATE_HEIGHT, glaze(colour.IVORY, 240), corner=8).copy()
    if signed:
        paste(image, icons.purse(30), width - 44, _LINES[0])
    else:
        paste(image, icons.purse(38), _RIM + 19, _LINES[0])
    write(image, width - _RIM, _LINES[0] + 14, str(purse), NUMBER, _number_size(str(purse)), anchor="rs")
    numbers = width_of(crown, NUMBER, _number_size(crown))
    room = min(38, int(width - 2 * _RIM - numbers - 3))
    paste(image, icons.crown(room), _RIM + room / 2, _LINES[1])
    write(image, width - _RIM, _LINES[1] + 13, crown, NUMBER, _number_size(crown), anchor="rs")
    return image


def _number_size(text: str) -> int:
    return {1: 40, 2: 34}.get(len(text), 32)


@lru_cache(maxsize=32)
def parts_plate(draw: int, crown: int, left: str, right: str, width: int) -> Image.Image:
    """A field of two parts: cards at once on the left one, crowns at the end on the right one."""
    image = plate(width, PLATE_HEIGHT, glaze(colour.IVORY, 240), corner=8).copy()
    middle = PLATE_HEIGHT // 2
    ImageDraw.Draw(image).line((_RIM, middle, width - _RIM, middle), fill=colour.INK_SECOND, width=2)
    paste(image, icons.draw_card(33), width / 2, _LINES[0])
    paste(image, icons.crown(33), width / 2, _LINES[1])
    for letter, number, y in ((left, draw, _LINES[0]), (right, crown, _LINES[1])):
        write(image, 18, y, letter, NUMBER, 27, colour.VERMILION, "mm")
        write(image, width - _RIM, y + 13, str(number), NUMBER, 36, anchor="rs")
    return image


@lru_cache(maxsize=2)
def moved_mark(size: int) -> Image.Image:
    """Under the ship of the last sale."""
    return sprite(
        size,
        size,
        lambda draw, scale: draw.ellipse(
            (2 * scale, 2 * scale, (size - 2) * scale, (size - 2) * scale),
            fill=colour.GOLD_LIGHT,
            outline=colour.VERMILION,
            width=round(4 * scale),
        ),
    )


@lru_cache(maxsize=4)
def veto_order(choice: str, size: int) -> Image.Image:
    """A standing choice: the veto as it is ("use"), or struck out ("decline")."""
    image = icons.veto(size).copy()
    if choice == "decline":
        strike = sprite(
            size,
            size,
            lambda draw, scale: trace(
                draw, [Stroke("M16 84 L84 16", None, colour.INK, 9)], size * scale / 100
            ),
        )
        image.alpha_composite(strike)
    return image
