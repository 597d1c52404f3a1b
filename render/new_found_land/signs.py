"""Signs of this game: goods, what ships can do, actions, cards, shapes of tiles, upgrades, the stamp."""

from __future__ import annotations

from PIL import Image

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, mix, rgb
from render.kit.drawing.geometry import circle, star
from render.kit.drawing.sprites import CLEAR, Stroke, icon

GOODS = ("wood", "cloth", "iron", "gold")
ABILITIES = ("sail", "crates", "settlers", "telescopes")
ACTIONS = ("load", "settle", "deliver", "explore")
_INK = colour.INK
_DISC = Stroke(circle(50, 50, 46), colour.IVORY, _INK, 6)
_PALE = [round(value * 0.35) for value in range(256)]
_CARD = "M22 6 L78 6 L78 94 L22 94 Z"
CHARTER_GREEN = rgb("2F6B5A")


def faded(sprite: Image.Image) -> Image.Image:
    """What is used up, taken or not there."""
    pale = sprite.copy()
    pale.putalpha(sprite.getchannel("A").point(_PALE))
    return pale


# --- goods, told apart by their outline --------------------------------------------------------------------

_GOODS: dict[str, list[Stroke]] = {
    "wood": [
        Stroke(
            "M6 36 C6 22 22 18 28 18 L80 18 C92 18 96 40 96 50 C96 62 92 82 80 82 L28 82 C14 82 6 64 6 50 Z",
            rgb("8A5224"),
            _INK,
            8,
        ),
        Stroke(circle(28, 50, 22), rgb("E3B878"), _INK, 6),
        Stroke(circle(28, 50, 9), None, rgb("8A5224"), 6),
        Stroke("M60 36 L88 36 M58 60 L84 60", None, rgb("5A3212"), 6),
    ],
    "cloth": [
        Stroke("M18 20 L82 20 L90 90 L74 84 L62 93 L50 84 L38 93 L26 84 L10 90 Z", colour.WHITE, _INK, 8),
        Stroke("M34 30 L30 78 M66 30 L70 78", None, rgb("8B3F8F"), 9),
        Stroke("M4 6 L96 6 L96 28 L4 28 Z", rgb("EFE6F2"), _INK, 8),
    ],
    "iron": [
        Stroke(
            "M4 24 L34 24 L34 16 L96 16 L96 34 C80 38 70 46 66 56 L66 68 L84 78 L84 92 L22 92 L22 78 L42 68 "
            "L42 56 C34 50 10 46 4 24 Z",
            rgb("6E7883"),
            _INK,
            8,
        ),
        Stroke("M42 26 L88 26", None, rgb("C3CBD2"), 7),
    ],
    "gold": [
        Stroke("M20 46 L36 16 L64 16 L80 46 Z", rgb("F7C63A"), _INK, 7),
        Stroke("M2 90 L14 54 L40 54 L50 90 Z", rgb("E8A91E"), _INK, 7),
        Stroke("M50 90 L60 54 L86 54 L98 90 Z", rgb("F0B92A"), _INK, 7),
        Stroke("M40 26 L60 26 M20 66 L36 66 M66 66 L82 66", None, rgb("FFF3C0"), 6),
    ],
}


@kept
def good(kind: str, size: int, *, none: bool = False) -> Image.Image:
    """A log, a hanging cloth, an anvil, three bars."""
    sign = icon(size, _GOODS[kind])
    return faded(sign) if none else sign


# --- what ships can do -------------------------------------------------------------------------------------

_ABILITIES: dict[str, list[Stroke]] = {
    "sail": [
        Stroke("M44 4 L44 84", None, _INK, 9),
        Stroke("M50 6 C84 22 94 50 90 68 L50 68 Z", colour.WHITE, _INK, 8),
        Stroke("M38 22 C24 36 14 52 10 68 L38 68 Z", rgb("F2D9A4"), _INK, 7),
        Stroke("M6 78 L94 78 C90 94 80 96 70 96 L30 96 C18 96 10 90 6 78 Z", rgb("8A5224"), _INK, 7),
    ],
    "crates": [
        Stroke("M8 14 L92 14 L92 90 L8 90 Z", rgb("C98A45"), _INK, 9),
        Stroke("M10 36 L90 36 M10 66 L90 66", None, _INK, 6),
        Stroke("M14 84 L86 20", None, rgb("7A4A1C"), 11),
        Stroke("M24 14 L24 90 M76 14 L76 90", None, _INK, 5),
    ],
    "settlers": [
        Stroke("M50 44 C76 46 84 66 86 94 L14 94 C16 66 24 46 50 44 Z", rgb("4E7F52"), _INK, 8),
        Stroke(circle(50, 32, 17), rgb("F0C79A"), _INK, 7),
        Stroke("M14 24 L86 24 L68 18 L64 4 L36 4 L32 18 Z", rgb("5A3212"), _INK, 6),
    ],
    "telescopes": [
        Stroke("M4 74 L36 48 L48 64 L16 92 Z", rgb("B0702A"), _INK, 7),
        Stroke("M34 44 L62 22 L76 42 L48 66 Z", rgb("E2B23C"), _INK, 7),
        Stroke("M60 16 L80 2 L98 30 L80 44 Z", colour.GOLD_DARK, _INK, 7),
    ],
}


@kept
def ability(kind: str, size: int, *, none: bool = False) -> Image.Image:
    sign = icon(size, _ABILITIES[kind])
    return faded(sign) if none else sign


_SCALES = [
    Stroke("M50 18 L50 80 M30 82 L70 82 M20 32 L80 32", None, _INK, 8),
    Stroke("M8 60 L20 32 L34 60 Z", colour.GOLD, _INK, 5),
    Stroke("M66 60 L80 32 L92 60 Z", colour.GOLD, _INK, 5),
]
_SHOWN = {"load": "crates", "settle": "settlers", "explore": "telescopes"}


@kept
def action(kind: str, size: int, *, past: bool = False) -> Image.Image:
    """A disc: what the ships do there; scales for delivering."""
    sign = icon(size, [_DISC, *(_SCALES if kind == "deliver" else [])])
    if kind in _SHOWN:
        inner = ability(_SHOWN[kind], round(size * 0.62))
        sign.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return faded(sign) if past else sign


# --- cards, piles, upgrades --------------------------------------------------------------------------------


@kept
def goal(size: int, *, none: bool = False) -> Image.Image:
    """Goal cards: a target."""
    sign = icon(
        size,
        [
            Stroke(_CARD, colour.IVORY, _INK, 7),
            Stroke(circle(50, 42, 19), None, colour.VERMILION, 8),
            Stroke(circle(50, 42, 6), colour.VERMILION),
            Stroke("M34 78 L66 78", None, colour.INK_SECOND, 7),
        ],
    )
    return faded(sign) if none else sign


@kept
def one_time(size: int, *, none: bool = False) -> Image.Image:
    """One-time cards: the back of one."""
    sign = icon(
        size,
        [
            Stroke(_CARD, CHARTER_GREEN, _INK, 7),
            Stroke("M30 16 L70 16 L70 84 L30 84 Z", None, colour.GOLD_LIGHT, 5),
            Stroke(star(50, 50, 20, 7, 4), colour.GOLD_LIGHT),
        ],
    )
    return faded(sign) if none else sign


_PILES = {"ships": colour.LEATHER, "contracts": rgb("B0702A"), "tiles": rgb("5E8F4E")}


@kept
def pile(kind: str, size: int, *, none: bool = False) -> Image.Image:
    tone = _PILES[kind]
    strokes = [
        Stroke("M24 22 L92 22 L92 94 L24 94 Z", mix(tone, colour.BLACK, 0.3), _INK, 5),
        Stroke("M16 14 L84 14 L84 86 L16 86 Z", tone, _INK, 5),
        Stroke("M8 6 L76 6 L76 78 L8 78 Z", tone, _INK, 5),
        Stroke("M16 14 L68 14 L68 70 L16 70 Z", None, colour.GOLD_LIGHT, 3),
    ]
    if kind == "contracts":
        strokes.append(Stroke("M26 28 L58 28 M26 42 L58 42 M26 56 L48 56", None, colour.GOLD_LIGHT, 5))
    elif kind == "tiles":
        strokes.append(Stroke("M20 58 C26 34 36 28 42 46 C48 38 56 40 64 58 Z", colour.LAND, _INK, 3))
    else:
        strokes.append(
            Stroke("M42 22 C56 28 60 40 58 48 L42 48 Z M26 52 L62 52 L56 62 L32 62 Z", colour.GOLD_LIGHT)
        )
    sign = icon(size, strokes)
    return faded(sign) if none else sign


@kept
def upgrade(size: int, *, built: bool) -> Image.Image:
    """The nation's own building; hollow while it is not built."""
    tone, line = (colour.VERDIGRIS, _INK) if built else (rgb("E6D9BA"), colour.INK_THIRD)
    return icon(
        size,
        [
            Stroke("M8 92 L8 50 L30 34 L30 50 L54 34 L54 50 L66 42 L66 10 L84 10 L84 92 Z", tone, line, 7),
            Stroke("M38 92 L38 68 L56 68 L56 92 Z", colour.IVORY, line, 5),
        ],
    )


_ANCHOR = (
    "M46 26 L54 26 L54 78 C66 76 74 68 77 58 L69 60 L82 42 L92 62 L85 60 C80 80 66 92 50 94 "
    "C34 92 20 80 15 60 L8 62 L18 42 L31 60 L23 58 C26 68 34 76 46 78 Z"
)


@kept
def anchor(size: int, tone: Colour) -> Image.Image:
    """A wharf."""
    return icon(
        size,
        [
            Stroke(_ANCHOR, tone),
            Stroke("M30 34 L70 34 L70 42 L30 42 Z", tone),
            Stroke(circle(50, 17, 9), None, tone, 7),
        ],
    )


@kept
def stamp(size: int) -> Image.Image:
    """Already scored: a tick in a double ring."""
    return icon(
        size,
        [
            Stroke(circle(50, 50, 47, 60), colour.IVORY, colour.VERMILION, 6),
            Stroke(circle(50, 50, 39, 60), None, colour.VERMILION, 3),
            Stroke("M28 52 L44 70 L74 30", None, colour.VERMILION, 13),
        ],
    )


@kept
def verdict(size: int, *, met: bool) -> Image.Image:
    """Whether a condition holds: a green tick, or a red cross."""
    mark = (
        Stroke("M24 52 L42 72 L78 28", None, colour.VERDIGRIS, 14)
        if met
        else Stroke("M30 30 L70 70 M70 30 L30 70", None, colour.VERMILION, 13)
    )
    return icon(size, [_DISC, mark])


# --- shapes of tiles ---------------------------------------------------------------------------------------

_WAVES = (
    "M4 66 C16 56 26 76 38 66 C50 56 60 76 72 66 C82 58 90 72 96 66 "
    "M10 86 C22 76 32 96 44 86 C56 76 66 96 78 86"
)
_SHAPES: dict[str, list[Stroke]] = {
    "coast": [
        Stroke("M4 46 C20 20 36 26 50 38 C64 50 80 30 96 34 L96 8 L4 8 Z", colour.LAND, colour.INK_SECOND, 5),
        Stroke(_WAVES, None, colour.SEA_INK, 6),
    ],
    "cape": [
        Stroke("M4 8 L44 8 C52 34 66 60 92 74 C64 76 26 60 4 44 Z", colour.LAND, colour.INK_SECOND, 5),
        Stroke(
            "M4 66 C14 58 22 76 32 72 M8 88 C20 78 32 98 44 88 C56 80 66 98 78 90", None, colour.SEA_INK, 6
        ),
    ],
    "inland": [
        Stroke("M4 90 C14 78 24 30 36 24 C46 26 54 62 62 70", colour.LAND, colour.INK_SECOND, 6),
        Stroke("M46 90 C56 80 62 44 72 42 C84 46 88 76 96 90 Z", colour.LAND, colour.INK_SECOND, 6),
        Stroke("M40 34 L47 62 M76 52 L82 76", None, colour.INK_SECOND, 5),
        Stroke("M4 90 L96 90", None, colour.INK_SECOND, 6),
    ],
}
SHAPES = tuple(_SHAPES)


@kept
def tile_shape(shape: str, size: int) -> Image.Image:
    return icon(size, _SHAPES[shape])


# --- several goods -----------------------------------------------------------------------------------------


def heap(kinds: tuple[str, ...], size: int, step: int) -> Image.Image:
    """Goods side by side."""
    image = Image.new("RGBA", (size + step * (len(kinds) - 1), size), CLEAR)
    for place, kind in enumerate(kinds):
        image.alpha_composite(good(kind, size), (step * place, 0))
    return image
