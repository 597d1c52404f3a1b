"""Small signs of Efemeris, each known by its outline: spices, fields, tokens, crew, states of ships."""

from __future__ import annotations

import math

from PIL import Image

from render.efemeris import night
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, mix, rgb
from render.kit.drawing.geometry import circle, moved, outlines, star
from render.kit.drawing.sprites import Stroke, icon

_INK = colour.INK
PEPPER, VANILLA, POLLEN = rgb("F08A24"), rgb("FFF4D2"), rgb("E8B92E")
_SEED = rgb("7A2A08")
_ANCHOR_DISC, ANCHOR = rgb("CDE6E4"), rgb("12484F")
_VOID, _SWIRL = rgb("120622"), rgb("C9A6FF")
_WOOD = rgb("8A5A2C")


# --- spices ----------------------------------------------------------------------------------------------


@kept
def pepper(size: int, *, full: bool = True) -> Image.Image:
    """Star pepper: a star of six rays."""
    body, line, seed = (PEPPER, _INK, _SEED) if full else (night.HOLLOW, night.HOLLOW_LINE, night.DEEP)
    return icon(size, [Stroke(star(50, 50, 46, 25, 6), body, line, 6), Stroke(circle(50, 50, 13), seed)])


@kept
def vanilla(size: int, *, full: bool = True) -> Image.Image:
    """Celestial vanilla: a blossom of five petals."""
    petal, line, heart = (VANILLA, _INK, POLLEN) if full else (night.HOLLOW, night.HOLLOW_LINE, night.DEEP)
    petals = []
    for number in range(5):
        angle = math.radians(-90 + 72 * number)
        middle = (50 + 25 * math.cos(angle), 50 + 25 * math.sin(angle))
        petals.append(Stroke(circle(*middle, 19), petal, line, 5))
    return icon(size, [*petals, Stroke(circle(50, 50, 14), heart, line, 5)])


def spice(kind: str, size: int, *, full: bool = True) -> Image.Image:
    """By its name: "pepper" or "vanilla"."""
    return pepper(size, full=full) if kind == "pepper" else vanilla(size, full=full)


# --- fields ----------------------------------------------------------------------------------------------


@kept
def node(size: int) -> Image.Image:
    """A plain field."""
    strokes = [Stroke(circle(50, 50, 44), night.DEEP, night.GOLD_LIGHT, 14)]
    return icon(size, [*strokes, Stroke(circle(50, 50, 16), night.GOLD_LIGHT)])


_ANCHOR_PARTS = (
    "M46 26 L54 26 L54 78 C66 76 74 68 77 58 L69 60 L82 42 L92 62 L85 60 C80 80 66 92 50 94 "
    "C34 92 20 80 15 60 L8 62 L18 42 L31 60 L23 58 C26 68 34 76 46 78 Z",
    "M30 34 L70 34 L70 42 L30 42 Z",
)


@kept
def anchor(size: int) -> Image.Image:
    parts = [
        Stroke(moved(points, 0.74, 13, 15), ANCHOR)
        for outline in _ANCHOR_PARTS
        for points in outlines(outline)
    ]
    ring = Stroke(circle(50, 27, 7), _ANCHOR_DISC, ANCHOR, 6)
    return icon(size, [Stroke(circle(50, 50, 47), _ANCHOR_DISC, _INK, 6), *parts, ring])


@kept
def singularity(size: int) -> Image.Image:
    """Three arms that turn into nothing."""
    arms = []
    for arm in range(3):
        spiral = []
        for step in range(0, 100, 3):
            angle, reach = math.radians(step * 4 + 120 * arm), 6 + step * 0.36
            spiral.append((50 + reach * math.cos(angle), 50 + reach * math.sin(angle)))
        arms.append(Stroke(spiral, None, _SWIRL, 6))
    heart = Stroke(circle(50, 50, 12), colour.BLACK, night.GOLD_LIGHT, 4)
    return icon(size, [Stroke(circle(50, 50, 47), _VOID, _SWIRL, 5), *arms, heart])


@kept
def wreck(size: int) -> Image.Image:
    """A broken hull with a bent mast."""
    return icon(
        size,
        [
            Stroke(circle(50, 50, 47), rgb("D9D3C0"), _INK, 6),
            Stroke("M42 62 L58 20 M50 38 L68 44", None, _INK, 7),
            Stroke("M58 20 L74 34 L52 36 Z", rgb("9AA3AE"), _INK, 3),
            Stroke("M14 54 L42 66 L46 58 L54 70 L86 60 C82 76 72 84 58 84 L38 82 C24 80 16 70 14 54 Z",
                   _WOOD, _INK, 4),
        ],
    )  # fmt: skip


_EYE = "M6 50 C26 16 74 16 94 50 C74 84 26 84 6 50 Z"


def _on_disc(kind: str, size: int, rim: Colour, width: float) -> Image.Image:
    image = icon(size, [Stroke(circle(50, 50, 46), night.DEEP, rim, width)])
    inner = spice(kind, round(size * 0.8))
    edge = (size - inner.width) // 2
    image.alpha_composite(inner, (edge, edge))
    return image


@kept
def factory(kind: str, size: int) -> Image.Image:
    """A field where a spice is made."""
    return _on_disc(kind, size, night.GOLD_LIGHT, 6)


@kept
def product(kind: str, size: int) -> Image.Image:
    """What a planet brings every turn."""
    return _on_disc(kind, size, night.GOLD, 7)


@kept
def providence(kind: str, size: int) -> Image.Image:
    """The Eye of Providence: two of the spice, in an eye of gold with rays."""
    ray = [(36.0, 0.0), (49.0, 0.0)]
    rays = [Stroke(moved(ray, 1, 50, 50, 30 * number + 15), None, night.GOLD, 4) for number in range(12)]
    eye = Stroke(_EYE, night.DEEP, night.GOLD_LIGHT, 6)
    image = icon(size, [*rays, eye])
    inner = spice(kind, round(size * 0.40))
    for side in (-1, 1):
        x = size / 2 + side * size * 0.185 - inner.width / 2
        image.alpha_composite(inner, (round(x), round(size / 2 - inner.height / 2)))
    return image


# --- tokens ----------------------------------------------------------------------------------------------

_TOKENS: dict[str, tuple[Colour, list[Stroke]]] = {
    "solar_winds": (
        rgb("F4C542"),
        [Stroke("M18 40 C34 24 50 56 82 36 M18 64 C34 48 50 80 82 60", None, _INK, 9)],
    ),
    "warning_shot": (
        rgb("E8502F"),
        [Stroke(circle(46, 56, 21), _INK), Stroke("M58 40 L76 22", None, _INK, 9)],
    ),
    "new_cargo": (
        rgb("7FB069"),
        [
            Stroke("M26 34 L74 34 L74 74 L26 74 Z", _INK),
            Stroke("M26 53 L74 53 M50 34 L50 74", None, rgb("7FB069"), 6),
        ],
    ),
}
TOKENS = tuple(_TOKENS)


@kept
def token(kind: str, size: int) -> Image.Image:
    tone, strokes = _TOKENS[kind]
    return icon(size, [Stroke(circle(50, 50, 46), tone, _INK, 6), *strokes])


@kept
def no_token(size: int) -> Image.Image:
    return icon(size, [Stroke(circle(50, 50, 45), night.HOLLOW, night.HOLLOW_LINE, 6)])


# --- states of ships -------------------------------------------------------------------------------------


def _mark(ground: Colour, strokes: list[Stroke], size: int) -> Image.Image:
    return icon(size, [Stroke(circle(50, 50, 46), ground, _INK, 7), *strokes])


@kept
def state(kind: str, size: int) -> Image.Image:
    """ "frozen" (a snowflake), "protected" (a shield) or "adrift" (waves)."""
    if kind == "frozen":
        arms = [
            Stroke(moved([(0, 0), (0, -34)], 1, 50, 50, 60 * arm), None, rgb("1D4A86"), 9) for arm in range(6)
        ]
        tips = [
            Stroke(moved([(-11, -32), (0, -20), (11, -32)], 1, 50, 50, 60 * arm), None, rgb("1D4A86"), 6)
            for arm in range(6)
        ]
        return _mark(rgb("E4F2FF"), [*arms, *tips], size)
    if kind == "protected":
        shield = "M50 16 L78 26 C78 54 70 74 50 86 C30 74 22 54 22 26 Z"
        cross = Stroke("M50 24 L50 80 M27 46 L73 46", None, rgb("BE2F1B"), 9)
        return _mark(rgb("F4D884"), [Stroke(shield, colour.IVORY, _INK, 6), cross], size)
    waves = "M14 42 C26 28 36 56 50 42 C64 28 74 56 86 42 M14 64 C26 50 36 78 50 64 C64 50 74 78 86 64"
    return _mark(rgb("9BD0E0"), [Stroke(waves, None, rgb("0B3A55"), 9)], size)


@kept
def destroyed(size: int) -> Image.Image:
    """Where a ship or a fortress was lost."""
    cross = "M16 16 L84 84 M84 16 L16 84"
    return icon(size, [Stroke(cross, None, night.IVORY, 26), Stroke(cross, None, night.LAST_MOVE, 14)])


@kept
def aimed_at(size: int, *, near: bool) -> Image.Image:
    """A field that could be hit: cross hairs; where it takes more, only their ring."""
    tone = night.LAST_MOVE if near else rgb("FFB347")
    strokes = []
    for shade, width in ((night.HALO, 22), (tone, 11)):
        strokes.append(Stroke(circle(50, 50, 33), None, shade, width))
        if near:
            strokes.append(Stroke(_HAIRS, None, shade, width))
    return icon(size, strokes)


@kept
def conquerable(size: int, *, near: bool) -> Image.Image:
    """A flag at a planet that could be conquered; where it takes more, an orange one."""
    tone = night.LAST_MOVE if near else rgb("FFB347")
    return icon(
        size,
        [
            Stroke("M26 4 L26 96", None, night.HALO, 20),
            Stroke("M26 10 L88 30 L26 52 Z", night.HALO, night.HALO, 16),
            Stroke("M26 4 L26 96", None, night.IVORY, 9),
            Stroke("M26 10 L88 30 L26 52 Z", tone, night.IVORY, 5),
        ],
    )


_HAIRS = "M50 2 L50 34 M50 66 L50 98 M2 50 L34 50 M66 50 L98 50"


@kept
def bag(size: int) -> Image.Image:
    """The cloth bag of the bonus tokens."""
    cloth = rgb("6E5AA8")
    return icon(
        size,
        [
            Stroke("M34 34 C8 52 4 94 50 94 C96 94 92 52 66 34 Z", cloth, night.GOLD_LIGHT, 5),
            Stroke("M26 8 L40 16 L50 8 L60 16 L74 8 L64 32 L36 32 Z", mix(cloth, colour.WHITE, 0.3),
                   night.GOLD_LIGHT, 5),
            Stroke("M32 35 L68 35", None, night.GOLD, 8),
        ],
    )  # fmt: skip


@kept
def tiles(size: int) -> Image.Image:
    """The face-down stack of tiles."""
    hexagon = moved(circle(0, 0, 1, 6), 38, 50, 50)
    backs = [
        Stroke([(x + step * 3, y + step * 9) for x, y in hexagon], fill, night.GOLD_LIGHT, 4)
        for step, fill in ((1, night.EDGE), (0, night.MIDDLE), (-1, rgb("1A3170")))
    ]
    return icon(size, [*backs, Stroke(star(47, 41, 22, 7, 6), night.GOLD)])


@kept
def cards(size: int, *, face_down: bool) -> Image.Image:
    """Crew: in the hand (standing) or in the reserve (a lying pile)."""
    back, line = rgb("2E5E8C"), night.GOLD_LIGHT
    if face_down:
        pile = [
            Stroke(f"M20 {y} L50 {y - 16} L92 {y} L60 {y + 18} Z", tone, line, 4)
            for y, tone in (
                (70, mix(back, colour.BLACK, 0.5)),
                (58, mix(back, colour.BLACK, 0.3)),
                (46, back),
            )
        ]
        return icon(size, pile)
    return icon(
        size,
        [
            Stroke("M34 16 L86 26 L74 92 L24 82 Z", mix(back, colour.BLACK, 0.4), line, 4),
            Stroke("M16 10 L68 10 L68 80 L16 80 Z", back, line, 5),
            Stroke(star(42, 45, 18, 6, 4), line),
        ],
    )


@kept
def flash(size: int) -> Image.Image:
    """Rays around a planet that was just conquered."""
    rays = star(50, 50, 49, 34, 16)
    return icon(size, [Stroke(rays, night.IVORY, night.LAST_MOVE, 3)])


@kept
def waiting(size: int) -> Image.Image:
    """An effect that is still to come: an hourglass on gold."""
    glass = "M32 22 L68 22 L68 32 L54 50 L68 68 L68 78 L32 78 L32 68 L46 50 L32 32 Z"
    return icon(size, [Stroke(circle(50, 50, 46), night.GOLD, _INK, 8), Stroke(glass, _INK)])


@kept
def victory(size: int, *, won: bool) -> Image.Image:
    """A game of the match: won, or still to win."""
    body, line = (night.GOLD, _INK) if won else (night.HOLLOW, night.HOLLOW_LINE)
    return icon(size, [Stroke("M10 78 L6 30 L30 52 L50 14 L70 52 L94 30 L90 78 Z", body, line, 6)])


@kept
def pointer(size: int) -> Image.Image:
    """Whose turn it is, at the left edge of a plate."""
    return icon(size, [Stroke("M8 12 L92 50 L8 88 L26 50 Z", rgb("E8502F"), night.IVORY, 7)])


@kept
def closed(size: int) -> Image.Image:
    """Not now: a padlock."""
    return icon(
        size,
        [
            Stroke("M30 48 L30 34 C30 10 70 10 70 34 L70 48", None, night.PALE, 11),
            Stroke("M18 46 L82 46 L82 92 L18 92 Z", night.PALE, _INK, 5),
            Stroke(circle(50, 66, 9), _INK),
        ],
    )


@kept
def verdict(size: int, *, good: bool) -> Image.Image:
    """A tick or a cross."""
    mark = "M24 52 L44 72 L78 28" if good else "M28 28 L72 72 M72 28 L28 72"
    tone = rgb("3E7C62") if good else night.LAST_MOVE
    return icon(size, [Stroke(circle(50, 50, 46), tone, night.IVORY, 6), Stroke(mark, None, night.IVORY, 13)])


@kept
def brings(size: int) -> Image.Image:
    """An arrow from a planet to what it brings."""
    return icon(size, [Stroke("M8 40 L54 40 L54 20 L94 50 L54 80 L54 60 L8 60 Z", night.GOLD, _INK, 5)])
