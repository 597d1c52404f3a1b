"""Signs that mean the same in every game, drawn on a grid of 100."""

from __future__ import annotations

import math

from PIL import Image

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix, rgb
from render.kit.drawing.geometry import Points, circle, star
from render.kit.drawing.sprites import Stroke, icon

INK = colour.INK
_DISC = Stroke(circle(50, 50, 46), colour.IVORY, INK, 6)


@kept
def coin(size: int) -> Image.Image:
    return icon(
        size,
        [
            Stroke(circle(50, 50, 44), colour.GOLD, INK, 6),
            Stroke(circle(50, 50, 31), colour.GOLD_LIGHT, colour.GOLD_DARK, 5),
            Stroke(star(50, 50, 20, 8, 4), colour.GOLD_DARK),
        ],
    )


@kept
def purse(size: int, leather: Colour = colour.PURSE) -> Image.Image:
    return icon(
        size,
        [
            Stroke("M38 34 C10 50 4 94 50 94 C96 94 90 50 62 34 Z", leather, INK, 5),
            Stroke(
                "M30 10 L42 16 L50 8 L58 16 L70 10 L62 33 L38 33 Z", mix(leather, colour.WHITE, 0.25), INK, 5
            ),
            Stroke("M34 36 L66 36", None, colour.VERMILION, 8),
        ],
    )


@kept
def hollow_purse(size: int) -> Image.Image:
    """A purse that has not been opened yet."""
    line = colour.INK_SECOND
    return icon(
        size,
        [
            Stroke("M38 34 C10 50 4 94 50 94 C96 94 90 50 62 34 Z", glaze(colour.IVORY, 90), line, 5),
            Stroke("M30 10 L42 16 L50 8 L58 16 L70 10 L62 33 L38 33 Z", glaze(colour.IVORY, 90), line, 5),
        ],
    )


@kept
def crown(size: int) -> Image.Image:
    """Victory points, in all games."""
    gold = rgb("E2B23C")
    return icon(
        size,
        [
            Stroke("M12 80 L6 34 L30 54 L50 16 L70 54 L94 34 L88 80 Z", gold, INK, 6),
            Stroke("M13 80 L87 80 L86 92 L14 92 Z", colour.VERMILION, INK, 5),
            Stroke(circle(50, 15, 7), colour.IVORY, INK, 4),
            Stroke(circle(7, 32, 6), colour.IVORY, INK, 4),
            Stroke(circle(93, 32, 6), colour.IVORY, INK, 4),
        ],
    )


@kept
def cards(size: int, leather: Colour = colour.LEATHER) -> Image.Image:
    """Cards in a hand."""
    return icon(
        size,
        [
            Stroke("M30 16 L84 24 L74 92 L20 84 Z", mix(leather, colour.BLACK, 0.3), INK, 5),
            Stroke("M16 10 L70 10 L70 82 L16 82 Z", leather, INK, 6),
            Stroke("M26 20 L60 20 L60 72 L26 72 Z", None, colour.GOLD_LIGHT, 4),
            Stroke(star(43, 46, 14, 5, 4), colour.GOLD_LIGHT),
        ],
    )


@kept
def stack(size: int) -> Image.Image:
    """A face-down stack."""
    dark = mix(colour.LEATHER, colour.BLACK, 0.35)
    return icon(
        size,
        [
            Stroke("M26 22 L86 22 L86 96 L26 96 Z", dark, INK, 5),
            Stroke("M19 13 L79 13 L79 87 L19 87 Z", dark, INK, 5),
            Stroke("M12 4 L72 4 L72 78 L12 78 Z", colour.LEATHER, INK, 5),
            Stroke(star(42, 41, 20, 7, 4), colour.GOLD_LIGHT),
        ],
    )


@kept
def discards(size: int) -> Image.Image:
    """A face-up pile."""
    return icon(
        size,
        [
            Stroke("M30 26 L88 20 L94 88 L36 94 Z", colour.VELLUM_LOW, INK, 5),
            Stroke("M8 12 L66 6 L74 80 L16 86 Z", colour.IVORY, INK, 5),
            Stroke(circle(41, 46, 19), colour.GOLD, INK, 4),
            Stroke(circle(41, 46, 11), colour.GOLD_LIGHT),
        ],
    )


@kept
def veto(size: int) -> Image.Image:
    return icon(size, [_DISC, Stroke("M30 28 L50 76 L70 28", None, colour.VERMILION, 14)])


@kept
def exchange(size: int) -> Image.Image:
    return icon(
        size,
        [
            _DISC,
            Stroke("M24 40 L66 40 M56 26 L72 40 L56 54", None, colour.LAPIS, 9),
            Stroke("M76 64 L34 64 M44 50 L28 64 L44 78", None, colour.VERMILION, 9),
        ],
    )


@kept
def eye(size: int) -> Image.Image:
    """What lies open."""
    return icon(
        size,
        [
            _DISC,
            Stroke("M14 50 C30 24 70 24 86 50 C70 76 30 76 14 50 Z", colour.WHITE, INK, 6),
            Stroke(circle(50, 50, 14), colour.LAPIS, INK, 5),
        ],
    )


@kept
def gavel(size: int) -> Image.Image:
    """The auctioneer."""
    return icon(
        size,
        [
            _DISC,
            Stroke("M26 34 L54 20 L64 40 L36 54 Z", colour.WOOD, INK, 5),
            Stroke("M52 44 L76 78", None, colour.WOOD, 10),
            Stroke("M22 84 L58 84", None, INK, 8),
        ],
    )


@kept
def tuck(size: int, *, open_pile: bool) -> Image.Image:
    """A card that goes under another: from the hand (its back), or out of the price (its face)."""
    top = colour.GOLD_LIGHT if open_pile else rgb("2F6B5A")
    strokes = [
        _DISC,
        Stroke("M40 40 L72 40 L72 82 L40 82 Z", colour.VELLUM_LOW, INK, 5),
        Stroke("M26 20 L58 20 L58 64 L26 64 Z", top, INK, 5),
    ]
    if open_pile:
        strokes.append(Stroke(circle(42, 42, 8), colour.GOLD_DARK))
    return icon(size, strokes)


@kept
def lost_card(size: int) -> Image.Image:
    """A card drawn blindly from the hand and lost."""
    return icon(
        size,
        [
            _DISC,
            Stroke("M34 18 L70 18 L70 68 L34 68 Z", colour.LEATHER, INK, 5),
            Stroke("M26 82 L78 34 M26 34 L78 82", None, colour.VERMILION, 9),
        ],
    )


@kept
def draw_card(size: int) -> Image.Image:
    """A card drawn from the stack."""
    return icon(
        size,
        [
            Stroke("M14 8 L70 8 L70 84 L14 84 Z", colour.LEATHER, INK, 6),
            Stroke(star(42, 42, 18, 6, 4), colour.GOLD_LIGHT),
            Stroke("M72 52 L72 96 M50 74 L94 74", None, colour.IVORY, 20),
            Stroke("M72 54 L72 94 M52 74 L92 74", None, colour.VERDIGRIS, 11),
        ],
    )


@kept
def draw_disc(size: int) -> Image.Image:
    """Cards drawn at once; the number goes to the right half."""
    return icon(size, [_DISC, Stroke("M18 20 L50 20 L50 76 L18 76 Z", colour.LEATHER, INK, 5)])


@kept
def dice(size: int) -> Image.Image:
    """A gamble."""
    pips = [Stroke(circle(x, y, 7, 20), INK) for x, y in ((36, 36), (64, 64), (50, 50), (36, 64), (64, 36))]
    return icon(size, [_DISC, Stroke("M24 24 L76 24 L76 76 L24 76 Z", colour.GOLD_LIGHT, INK, 5), *pips])


def _cogwheel() -> Points:
    """Eight teeth, each a little narrower at its end."""
    points = []
    for tooth in range(8):
        for degrees, radius in ((-15, 33), (-9, 46), (9, 46), (15, 33)):
            angle = math.radians(45 * tooth + degrees)
            points.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    return points


@kept
def automaton(size: int) -> Image.Image:
    """A computer player: a cogwheel."""
    return icon(
        size,
        [
            Stroke(_cogwheel(), colour.GOLD, INK, 5),
            Stroke(circle(50, 50, 15), colour.IVORY, INK, 5),
        ],
    )


@kept
def flag(size: int) -> Image.Image:
    """Who leads: a host, a start player."""
    return icon(
        size,
        [
            _DISC,
            Stroke("M36 82 L36 20", None, INK, 8),
            Stroke("M38 20 L76 30 L38 48 Z", colour.VERMILION, INK, 4),
        ],
    )


@kept
def closed_letter(size: int) -> Image.Image:
    """Letters do not reach this person."""
    return icon(
        size,
        [
            Stroke("M6 24 L94 24 L94 80 L6 80 Z", colour.IVORY, INK, 6),
            Stroke("M6 24 L50 58 L94 24", None, INK, 6),
            Stroke("M12 92 L88 12", None, colour.IVORY, 18),
            Stroke("M12 92 L88 12", None, colour.VERMILION, 10),
        ],
    )


@kept
def arrow_right(size: int) -> Image.Image:
    return icon(size, [Stroke("M6 40 L56 40 L56 20 L96 50 L56 80 L56 60 L6 60 Z", colour.VERMILION, INK, 5)])


@kept
def to_bottom(size: int) -> Image.Image:
    """Put at the bottom of a stack."""
    return icon(
        size,
        [
            Stroke("M14 90 L86 90", None, INK, 10),
            Stroke("M40 8 L60 8 L60 46 L80 46 L50 80 L20 46 L40 46 Z", colour.VERMILION, INK, 5),
        ],
    )
