"""Galleons, frigates and fortresses in the colours of a nation."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.efemeris import night
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import mix, rgb
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import Stroke, sprite, trace
from render.kit.plates import disc
from render.kit.players import Livery, draw_symbol

_GRID, _EDGE = 116, 8
"""A piece has 100 units; its halo needs some room around them."""
_HALO = 12
_WOOD = rgb("8A5A2C")

_GALLEON_HULL = "M2 58 L20 58 L22 68 L74 68 L76 54 L98 50 L96 66 C95 84 86 96 70 97 L32 97 C14 96 5 78 2 58 Z"
_GALLEON_SAIL = "M18 8 C38 15 60 15 80 8 C88 26 88 42 82 60 C60 53 38 53 16 60 C10 42 10 26 18 8 Z"
_FRIGATE_HULL = "M6 68 L94 68 C90 86 82 95 70 95 L30 95 C18 95 10 86 6 68 Z"
_FRIGATE_SAIL = "M54 2 C76 20 88 42 90 63 L14 63 C36 46 48 26 54 2 Z"
_FORTRESS = (
    "M12 96 L18 50 L10 50 L10 14 L26 14 L26 26 L41 26 L41 14 L59 14 L59 26 L74 26 L74 14 L90 14 L90 50 "
    "L82 50 L88 96 Z"
)


def _piece(
    livery: Livery, size: int, halo: Sequence[str], strokes: Sequence[Stroke], symbol: tuple[int, int, int]
) -> Image.Image:
    """A silhouette with its halo, and the symbol on it."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / _GRID
        edge = _EDGE * unit
        trace(draw, [Stroke(part, night.IVORY, night.IVORY, _HALO) for part in halo], unit, edge, edge)
        trace(draw, strokes, unit, edge, edge)
        x, y, radius = symbol
        draw_symbol(
            draw,
            livery.symbol,
            edge + x * unit,
            edge + y * unit,
            radius * unit,
            livery.on,
            livery.colour,
            hollow=livery.hollow,
        )

    return sprite(size, size, paint)


@kept
def galleon(livery: Livery, size: int) -> Image.Image:
    """High at the stern, with one great sail that carries the symbol."""
    strokes = [
        Stroke("M49 0 L49 72", None, colour.INK, 6),
        Stroke(_GALLEON_HULL, _WOOD, colour.INK, 5),
        Stroke("M10 74 C30 80 70 80 92 70", None, colour.GOLD_LIGHT, 4),
        Stroke(_GALLEON_SAIL, livery.colour, colour.INK, 5.5),
        Stroke("M22 16 C17 30 17 42 21 52", None, mix(livery.colour, colour.WHITE, 0.35), 4),
    ]
    return _piece(livery, size, (_GALLEON_SAIL, _GALLEON_HULL), strokes, (49, 34, 19))


@kept
def frigate(livery: Livery, size: int, letter: str = "") -> Image.Image:
    """A single triangular sail; the letter tells a player's two frigates apart."""
    strokes = [
        Stroke(_FRIGATE_HULL, _WOOD, colour.INK, 5),
        Stroke(_FRIGATE_SAIL, livery.colour, colour.INK, 5.5),
    ]
    image = _piece(livery, size, (_FRIGATE_SAIL, _FRIGATE_HULL), strokes, (57, 44, 17))
    if not letter:
        return image
    badge = max(28, round(size * 0.42))
    wide = Image.new("RGBA", (size + badge // 2, size + badge // 4), (0, 0, 0, 0))
    wide.alpha_composite(image, (badge // 4, 0))
    mark = disc(badge, night.IVORY, colour.INK, 2.4).copy()
    write(mark, badge / 2, badge / 2 - 1, letter, NUMBER, max(24, round(badge * 0.78)), colour.INK, "mm")
    wide.alpha_composite(mark, (wide.width - badge, wide.height - badge))
    return wide


@kept
def fortress(livery: Livery, size: int) -> Image.Image:
    """Battlements."""
    strokes = [
        Stroke(_FORTRESS, livery.colour, colour.INK, 7),
        Stroke("M18 50 L82 50", None, colour.INK, 4),
    ]
    return _piece(livery, size, (_FORTRESS,), strokes, (50, 73, 16))


@kept
def used_up(kind: str, size: int) -> Image.Image:
    """Where a ship or fortress of the supply would be."""
    outlines = {
        "galleon": (_GALLEON_SAIL, _GALLEON_HULL),
        "frigate": (_FRIGATE_SAIL, _FRIGATE_HULL),
        "fortress": (_FORTRESS,),
    }[kind]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        unit = size * scale / _GRID
        parts = [Stroke(outline, night.HOLLOW, night.HOLLOW_LINE, 5) for outline in outlines]
        trace(draw, parts, unit, _EDGE * unit, _EDGE * unit)

    return sprite(size, size, paint)


def built(kind: str, livery: Livery, size: int) -> Image.Image:
    """What a player has built or may build."""
    match kind:
        case "galleon":
            return galleon(livery, size)
        case "frigate":
            return frigate(livery, size)
        case _:
            return fortress(livery, size)
