"""Ships, cards and signs of Magellan."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.games.magellan.views.view import Berth
from render.kit import icons
from render.kit.decoration.emblems import emblem
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import glaze, rgb
from render.kit.drawing.geometry import circle, moved, star
from render.kit.drawing.lettering import NUMBER, TITLE, fit, width_of, write
from render.kit.drawing.sprites import Stroke, paste, shape, sprite, stroke, trace
from render.kit.plates import plate
from render.kit.players import HULL, SAIL
from render.magellan.layout import PLATE_HEIGHT


@kept
def ship_in_reserve(size: int) -> Image.Image:
    """The sign for ships that are still to be placed."""
    return sprite(
        size,
        size,
        lambda draw, scale: trace(
            draw,
            [
                Stroke("M50 4 L50 66", None, colour.INK, 7),
                Stroke(SAIL, colour.IVORY, colour.INK, 6.5),
                Stroke(HULL, colour.WOOD, colour.INK, 6.5),
            ],
            size * scale / 100,
        ),
    )


@kept
def berth(size: int, *, wanted: bool) -> Image.Image:
    """A free place for a ship; a wanted one is where the card on offer leads."""
    tone = glaze(colour.GOLD_LIGHT, 255) if wanted else glaze(colour.IVORY, 190)

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        centre = size * scale / 2
        for dash in range(18):
            arc = circle(centre, centre, centre - 3 * scale, 6, 20 * dash, 20 * dash + 11)
            stroke(draw, arc, tone, (4.2 if wanted else 2.4) * scale)

    return sprite(size, size, paint)


# --- cards -----------------------------------------------------------------------------------------------


@kept
def explorer_card(explorer: str, name: str, numeral: str, width: int = 144, height: int = 196) -> Image.Image:
    """The card on offer."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        far_x, far_y = (width - 1.5) * scale, (height - 1.5) * scale
        outer = (scale, scale, far_x, far_y)
        draw.rounded_rectangle(
            outer, 10 * scale, fill=rgb("E7CF9C"), outline=colour.INK, width=round(3 * scale)
        )
        inner = (8 * scale, 8 * scale, far_x - 7 * scale, far_y - 7 * scale)
        draw.rounded_rectangle(inner, 6 * scale, outline=colour.VERMILION, width=round(2.5 * scale))

    image = sprite(width, height, paint, 3)
    write(image, width / 2, 43, numeral, TITLE, 38, colour.VERMILION, "ms")
    image.alpha_composite(emblem(explorer, 98), ((width - 98) // 2, 50))
    text, size = fit(name, TITLE, 32, width - 23, 24)
    write(image, width / 2, height - 20, text, TITLE, size, colour.INK, "ms")
    return image


@kept
def card_to_come(state: str) -> Image.Image:
    """A card of an explorer: "here" in the stack, known to lie at its "bottom", or "gone"."""
    gone = state == "gone"

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        box = (scale, scale, 24 * scale, 30 * scale)
        fill = glaze(colour.LAND, 150) if gone else colour.LEATHER
        line = colour.INK_THIRD if gone else colour.INK
        draw.rounded_rectangle(box, 3 * scale, fill=fill, outline=line, width=round(2.2 * scale))
        if state == "here":
            shape(draw, star(12.5 * scale, 15.5 * scale, 8 * scale, 3 * scale, 4), colour.GOLD_LIGHT)
        if state == "bottom":
            stroke(draw, moved([(12.5, 5.0), (12.5, 19.0)], scale), colour.GOLD_LIGHT, 4 * scale)
            stroke(
                draw, moved([(6.0, 13.0), (12.5, 20.0), (19.0, 13.0)], scale), colour.GOLD_LIGHT, 4 * scale
            )
            stroke(draw, moved([(6.0, 25.0), (19.0, 25.0)], scale), colour.GOLD_LIGHT, 3 * scale)

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


@kept
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


@kept
def value_plate(purse: int, crown: str, width: int, *, signed: bool) -> Image.Image:
    """A field: the purse over the crown. Signed: with room for an action sign on the upper left corner."""
    image = plate(width, PLATE_HEIGHT, glaze(colour.IVORY, 240), corner=8).image()
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


@kept
def parts_plate(draw: int, crown: int, left: str, right: str, width: int) -> Image.Image:
    """A field of two parts: cards at once on the left one, crowns at the end on the right one."""
    image = plate(width, PLATE_HEIGHT, glaze(colour.IVORY, 240), corner=8).image()
    middle = PLATE_HEIGHT // 2
    ImageDraw.Draw(image).line((_RIM, middle, width - _RIM, middle), fill=colour.INK_SECOND, width=2)
    paste(image, icons.draw_card(33), width / 2, _LINES[0])
    paste(image, icons.crown(33), width / 2, _LINES[1])
    for letter, number, y in ((left, draw, _LINES[0]), (right, crown, _LINES[1])):
        write(image, 18, y, letter, NUMBER, 27, colour.VERMILION, "mm")
        write(image, width - _RIM, y + 13, str(number), NUMBER, 36, anchor="rs")
    return image


@kept
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


@kept
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
