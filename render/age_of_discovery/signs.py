"""Signs of this game: hourglasses, scrolls, action cards, rounds, the joker's star, the lock."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.age_of_discovery.flags import TONES, on
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, mix, rgb
from render.kit.drawing.geometry import circle
from render.kit.drawing.geometry import star as rays
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import Stroke, icon, sprite

_INK = colour.INK
_GLASS = "M22 12 L78 12 C78 36 58 42 55 50 C58 58 78 64 78 88 L22 88 C22 64 42 58 45 50 C42 42 22 36 22 12 Z"
_SAND_OUT = "M24 88 C26 68 44 66 50 58 C56 66 74 68 76 88 Z"
_SAND_ABOVE = "M28 28 L72 28 C68 40 56 42 50 50 C44 42 32 40 28 28 Z"
_SAND_BELOW = "M30 88 C34 78 46 78 50 72 C54 78 66 78 70 88 Z"
PARCHMENT = rgb("F6E7C0")
"""Contracts."""
_SCROLL = "M18 12 L82 12 L82 84 C74 94 66 76 56 86 C46 94 38 76 28 86 C24 88 20 88 18 84 Z"
_CARD = "M16 6 L84 6 L84 94 L16 94 Z"


@kept
def hourglass(size: int, *, run_out: bool, faded: bool = False) -> Image.Image:
    """Half-run: the interim scoring. Run out: the final scoring."""
    line = colour.INK_THIRD if faded else _INK
    sand = mix(colour.GOLD, colour.VELLUM_LOW, 0.6) if faded else colour.GOLD
    grains = (_SAND_OUT,) if run_out else (_SAND_ABOVE, _SAND_BELOW)
    return icon(
        size,
        [
            Stroke(_GLASS, colour.VELLUM_LIGHT),
            *(Stroke(outline, sand) for outline in grains),
            Stroke(_GLASS, None, line, 6),
            Stroke("M14 10 L86 10", None, line, 12),
            Stroke("M14 90 L86 90", None, line, 12),
        ],
    )


@kept
def star(size: int) -> Image.Image:
    """A joker ship."""
    return icon(size, [Stroke(rays(50, 54, 48, 20, 5), colour.GOLD_LIGHT, _INK, 8)])


@kept
def lock(size: int) -> Image.Image:
    """An expedition without room."""
    return icon(
        size,
        [
            Stroke("M30 50 L30 32 C30 10 70 10 70 32 L70 50", None, _INK, 11),
            Stroke("M18 46 L82 46 L82 92 L18 92 Z", _INK),
            Stroke(circle(50, 66, 8), colour.GOLD_LIGHT),
        ],
    )


@kept
def scroll(size: int) -> Image.Image:
    """A trade contract."""
    lines = "M32 28 L68 28 M32 44 L68 44 M32 60 L58 60"
    return icon(size, [Stroke(_SCROLL, PARCHMENT, _INK, 6), Stroke(lines, None, colour.INK_SECOND, 5)])


@kept
def fulfilled(size: int) -> Image.Image:
    """Contracts that have paid."""
    tick = "M28 48 L44 66 L92 14"
    return icon(
        size,
        [
            Stroke(_SCROLL, PARCHMENT, _INK, 6),
            Stroke(tick, None, colour.IVORY, 22),
            Stroke(tick, None, colour.VERDIGRIS, 14),
        ],
    )


@kept
def held(size: int) -> Image.Image:
    """Contracts in the hand: the back of one."""
    return icon(
        size,
        [
            Stroke(_SCROLL, colour.LEATHER, _INK, 6),
            Stroke("M28 22 L72 22 L72 74 L28 74 Z", None, colour.GOLD_LIGHT, 4),
            Stroke(rays(50, 48, 20, 8, 4), colour.GOLD_LIGHT),
        ],
    )


@kept
def any_colour(size: int, *, spent: bool = False) -> Image.Image:
    """The action card "ship of any colour": a wheel of all six."""
    line = colour.INK_THIRD if spent else _INK
    strokes = [Stroke(_CARD, colour.VELLUM_LOW if spent else colour.IVORY, line, 6)]
    for index, tone in enumerate(TONES.values()):
        slice_ = [(50.0, 50.0), *circle(50, 50, 30, 8, 60 * index - 90, 60 * index - 30)]
        strokes.append(Stroke(slice_, colour.VELLUM_LOW if spent else tone, line, 3))
    return icon(size, strokes)


@kept
def reserve(size: int, *, spent: bool = False) -> Image.Image:
    """The action card "reserve": a pin."""
    line = colour.INK_THIRD if spent else _INK
    ground, head = (colour.VELLUM_LOW, colour.VELLUM_LOW) if spent else (colour.IVORY, colour.VERMILION)
    return icon(
        size,
        [
            Stroke(_CARD, ground, line, 6),
            Stroke("M50 50 L50 84", None, line, 7),
            Stroke(circle(50, 36, 19), head, line, 6),
        ],
    )


@kept
def rounds(size: int) -> Image.Image:
    """Rounds of a contract: a circling arrow."""
    return icon(
        size,
        [
            Stroke(circle(50, 52, 36, 40, -50, 230), None, colour.LAPIS, 13),
            Stroke("M62 2 L98 22 L62 46 Z", colour.LAPIS),
        ],
    )


@kept
def rounds_around(size: int) -> Image.Image:
    """The same arrow, thin, with room for the number inside."""
    return icon(
        size,
        [
            Stroke(circle(48, 52, 42, 40, -40, 290), None, colour.LAPIS, 8),
            Stroke("M62 0 L92 12 L66 32 Z", colour.LAPIS),
        ],
    )


@kept
def sails(size: int) -> Image.Image:
    """A ship, for the action of buying one."""
    return icon(
        size,
        [
            Stroke("M50 6 L50 66", None, _INK, 6),
            Stroke("M54 10 C78 20 84 42 80 58 L54 58 Z", colour.IVORY, _INK, 5),
            Stroke("M46 16 C30 26 22 42 18 58 L46 58 Z", colour.GOLD_LIGHT, _INK, 5),
            Stroke("M6 66 L94 66 C90 84 80 92 66 92 L34 92 C20 92 10 84 6 66 Z", colour.WOOD, _INK, 5),
        ],
    )


@kept
def course(size: int) -> Image.Image:
    """A ship under way, for the action of placing: it leaves a wake."""
    return icon(
        size,
        [
            Stroke("M58 4 L58 50", None, _INK, 6),
            Stroke("M62 8 C84 18 88 34 86 46 L62 46 Z", colour.VERMILION, _INK, 5),
            Stroke("M54 14 C42 22 36 34 34 46 L54 46 Z", colour.VERMILION, _INK, 5),
            Stroke("M22 52 L98 52 C94 66 86 72 76 72 L44 72 C32 72 26 64 22 52 Z", colour.WOOD, _INK, 5),
            Stroke("M2 82 C14 74 24 90 36 82 C48 74 58 90 70 82 C80 76 90 84 98 80", None, colour.LAPIS, 7),
            Stroke("M2 60 L14 60 M2 44 L20 44", None, colour.LAPIS, 6),
        ],
    )


_ACTIONS = {"take_coins": icons.coin, "acquire_contract": scroll, "buy_ships": sails, "place_ships": course}


@kept
def pip(action: str | None, *, still_open: bool = False) -> Image.Image:
    """One of the two actions of a turn: its sign once taken, pale before; gold while more may follow."""
    ground = glaze(colour.IVORY, 110) if action is None else (*colour.IVORY, 255)
    if still_open:
        ground = (*colour.GOLD_LIGHT, 255)
    image = icon(52, [Stroke("M4 4 L96 4 L96 96 L4 96 Z", ground, _INK, 5)])
    if action is not None:
        image.alpha_composite(_ACTIONS[action](40), (6, 6))
    return image


@kept
def joker(colours: tuple[str, ...], letters: tuple[str, ...], *, at_sea: bool = False) -> Image.Image:
    """The joker ship, 72 x 44: star and question mark while hidden, both colours when known, pale at sea."""
    halves: tuple[Colour, Colour] = (colour.SEA_DEEP, colour.SEA_DEEP)
    if colours:
        halves = TONES[colours[0]], TONES[colours[1]]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        right, bottom, middle, inset = 72 * scale - 1, 44 * scale - 1, 36 * scale, 4.6 * scale
        draw.rectangle((0, 0, right, bottom), fill=colour.IVORY)
        draw.rectangle((2 * scale, 2 * scale, right - 2 * scale, bottom - 2 * scale), fill=_INK)
        draw.rectangle((inset, inset, middle, bottom - inset), fill=halves[0])
        draw.rectangle((middle, inset, right - inset, bottom - inset), fill=halves[1])

    image = sprite(72, 44, paint)
    if not colours:
        write(image, 51, 22, "?", NUMBER, 34, colour.IVORY, "mm")
        image.alpha_composite(star(32), (5, 5))
        return image
    for name, text, x in zip(colours, letters, (16, 57), strict=True):
        write(image, x, 22, text, NUMBER, 27, on(name), "mm")
    image.alpha_composite(star(26), (23, 9))
    if at_sea:
        pale = Image.new("RGBA", image.size, (*colour.VELLUM_LIGHT, 255))
        image = Image.blend(image, pale, 0.30)
    return image


@kept
def mission(size: int) -> Image.Image:
    """A special mission: a letter under seal."""
    return icon(
        size,
        [
            Stroke("M6 22 L94 22 L94 82 L6 82 Z", PARCHMENT, _INK, 6),
            Stroke("M6 22 L50 56 L94 22", None, _INK, 5),
            Stroke(circle(50, 58, 19), colour.VERMILION, _INK, 5),
            Stroke(rays(50, 58, 12, 5, 5), colour.GOLD_LIGHT),
        ],
    )


@kept
def unplaced(size: int) -> Image.Image:
    """A ship at anchor: bought, and on no expedition."""
    return icon(
        size,
        [
            Stroke("M46 26 L54 26 L54 92 L46 92 Z", _INK),
            Stroke("M28 36 L72 36 L72 45 L28 45 Z", _INK),
            Stroke(circle(50, 17, 10), None, _INK, 7),
            Stroke("M12 58 C16 84 34 92 50 92 C66 92 84 84 88 58", None, _INK, 9),
            Stroke("M4 66 L12 50 L24 62 Z", _INK),
            Stroke("M96 66 L88 50 L76 62 Z", _INK),
        ],
    )


@kept
def joker_volume(volume: int) -> Image.Image:
    """A joker ship that takes this volume, 52 x 36."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        right, bottom = 52 * scale - 1, 36 * scale - 1
        for margin, fill in ((0.0, colour.IVORY), (2.0, _INK), (4.6, colour.SEA_DEEP)):
            inset = margin * scale
            draw.rectangle((inset, inset, right - inset, bottom - inset), fill=fill)

    image = sprite(52, 36, paint)
    image.alpha_composite(star(24), (5, 5))
    write(image, 38, 18.5, str(volume), NUMBER, 26, colour.IVORY, "mm")
    return image


@kept
def mark(size: int, *, good: bool) -> Image.Image:
    """A tick, or a cross."""
    outline = "M12 52 L38 80 L90 18" if good else "M20 20 L80 80 M80 20 L20 80"
    tone = colour.VERDIGRIS if good else colour.VERMILION
    return icon(size, [Stroke(outline, None, colour.IVORY, 26), Stroke(outline, None, tone, 17)])
