"""Ship cards with their four values, places at the wharves, and one-time cards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, glaze, rgb
from render.kit.drawing.lettering import LABEL, NUMBER, width_of, write
from render.kit.drawing.sprites import sprite
from render.kit.icons import crown
from render.new_found_land import layout, signs
from render.new_found_land.pieces import Kinds, dashed

Values = tuple[int, int, int, int]
"""Sail, crates, settlers, telescopes."""
_LOOKS: dict[str, tuple[Colour, Colour, float]] = {
    "small": (colour.IVORY, colour.VERMILION, 1.4),
    "large": (rgb("FBE7A8"), colour.GOLD_DARK, 3.2),
    "charter": (rgb("DDEBD8"), signs.CHARTER_GREEN, 3.2),
    "fleet": (rgb("DCE6EE"), colour.LAPIS, 3.2),
}
"""By sort of ship: ground, inner rule and its width."""
GROUNDS = {sort: ground for sort, (ground, _, _) in _LOOKS.items()}


def _card(sort: str, wide: int, high: int, rule: int = 0) -> Image.Image:
    """`rule` is the height of a line across it."""
    ground, line, thick = _LOOKS[sort]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        outer = (scale, scale, (wide - 1) * scale, (high - 1) * scale)
        draw.rounded_rectangle(outer, 10 * scale, fill=ground, outline=colour.INK, width=round(2.6 * scale))
        inner = (6 * scale, 6 * scale, (wide - 6) * scale, (high - 6) * scale)
        draw.rounded_rectangle(inner, 6 * scale, outline=line, width=round(thick * scale))
        if rule:
            across = (10 * scale, rule * scale, (wide - 10) * scale, rule * scale)
            draw.line(across, fill=colour.VERMILION, width=round(2 * scale))

    return sprite(wide, high, paint, 3)


_NATIONS = {"portugal": "PT", "spain": "ES", "england": "EN", "france": "FR", "netherlands": "NL"}


def code(name: str) -> str:
    """As a ship is called in texts: its number, or the letters of its nation. The fleet is the only one
    without."""
    return _NATIONS.get(name.removeprefix("S-"), name if name[-1].isdigit() else "")


def _coded(image: Image.Image, text: str, x: float, y: float) -> None:
    write(image, x, y, text, LABEL, 25, colour.INK_SECOND, "ms")


def _values(image: Image.Image, values: Values, left: float, step: int, size: int, top: int = 25) -> None:
    """Sail and crates above settlers and telescopes; what is missing is pale, with a 0."""
    for place, (kind, number) in enumerate(zip(signs.ABILITIES, values, strict=True)):
        x, y = left + place % 2 * step, top + place // 2 * 37
        image.alpha_composite(signs.ability(kind, size, none=not number), (round(x), y - size // 2))
        tone = colour.INK if number else colour.INK_THIRD
        write(image, x + size + (5 if size > 33 else 2), y - 1, str(number), NUMBER, 35, tone, "lm")


@kept
def for_sale(name: str, sort: str, values: Values | None, cost: Kinds = ()) -> Image.Image:
    """A ship of the market; a large one with what it costs. Without values it lies cost side up."""
    wide, high = layout.SHIP, layout.SHIP_HIGH
    image = _card(sort, wide, high + (layout.COST_HIGH if cost else 0), high - 2 if cost else 0)
    if values is None:
        image.alpha_composite(signs.ability("sail", 62), ((wide - 62) // 2, 12))
    else:
        _values(image, values, wide / 2 - 64, 66, 34)
    _coded(image, code(name), wide / 2, 97)
    if cost:
        heap = signs.heap(cost, 33, 35)
        image.alpha_composite(heap, ((wide - heap.width) // 2, high + 2))
    return image


@kept
def next_card(name: str, sort: str, values: Values | None, cost: Kinds) -> Image.Image:
    """The ship that comes to the market next, 140 wide."""
    return _scaled(for_sale(name, sort, values, cost), 140)


def _scaled(card: Image.Image, wide: int) -> Image.Image:
    if wide == card.width:
        return card
    return card.resize((wide, round(card.height * wide / card.width)), Image.Resampling.LANCZOS)


@kept
def nothing(wide: int, high: int) -> Image.Image:
    """A place in the market where no ship lies."""
    return _berth(glaze(colour.VELLUM_LOW, 70), wide, high)


@kept
def at_wharf(
    name: str,
    sort: str,
    values: Values,
    action: str = "",
    *,
    done: bool = False,
    width: int = layout.WHARF_WIDTH,
) -> Image.Image:
    """An own ship, with the action it is sent to; paler when that is over."""
    wide, high = layout.WHARF_WIDTH, layout.SHIP_HIGH
    image = _card(sort, wide, high)
    _values(image, values, 9, 55, 33)
    _coded(image, code(name), wide / 2 - (18 if action else 0), 97)
    if action:
        image.alpha_composite(signs.action(action, 44, past=done), (wide - 47, (high - 44) // 2))
    return _scaled(image, width)


@kept
def free_wharf(width: int = layout.WHARF_WIDTH) -> Image.Image:
    image = _berth(glaze(colour.IVORY, 110))
    image.alpha_composite(
        signs.anchor(58, rgb("B59A6B")), ((image.width - 58) // 2, (image.height - 58) // 2)
    )
    return _scaled(image, width)


@kept
def wharf_to_build(cost: Kinds, width: int = layout.WHARF_WIDTH) -> Image.Image:
    """A wharf that can still be built, with its price."""
    image = _berth(glaze(colour.VELLUM_LOW, 110))
    middle = image.height // 2
    heap = signs.heap(cost, 38, 42)
    start = (image.width - heap.width - 30) // 2
    write(image, start + 10, middle - 2, "+", NUMBER, 44, colour.VERMILION, "mm")
    image.alpha_composite(heap, (start + 30, middle - 19))
    return _scaled(image, width)


def _berth(fill: colour.Glaze, wide: int = layout.WHARF_WIDTH, high: int = layout.SHIP_HIGH) -> Image.Image:
    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        draw.rounded_rectangle(
            (2 * scale, 2 * scale, (wide - 2) * scale, (high - 2) * scale), 10 * scale, fill=fill
        )
        dashed(draw, (3 * scale, 3 * scale, (wide - 3) * scale, (high - 3) * scale), 11 * scale, 2 * scale)

    return sprite(wide, high, paint, 3)


# --- one-time cards ----------------------------------------------------------------------------------------

CARD, CARD_HIGH = 176, 208


@kept
def blank(wide: int, high: int) -> Image.Image:
    """A card without anything on it."""
    return _card("small", wide, high)


@kept
def charter_card(name: str, values: Values) -> Image.Image:
    """A ship for one action."""
    image = _card("charter", CARD, CARD_HIGH, 88)
    image.alpha_composite(signs.ability("sail", 62), ((CARD - 62) // 2, 18))
    _values(image, values, CARD / 2 - 64, 66, 34, 114)
    _coded(image, code(name), CARD / 2, 191)
    return image


@kept
def goods_card(kinds: Kinds, points: int) -> Image.Image:
    """Goods and points, at any time of the own turn."""
    image = _card("small", CARD, CARD_HIGH)
    middle = CARD_HIGH // 2
    if kinds:
        size = 74 if len(kinds) <= 2 else 48
        heap = signs.heap(kinds, size, size + 2)
        image.alpha_composite(heap, ((CARD - heap.width) // 2, middle - size // 2 - (47 if points else 0)))
    if points:
        _crowned(image, middle + (47 if kinds else 0), points)
    return image


def _crowned(image: Image.Image, middle: int, points: int) -> None:
    text = str(points)
    start = (CARD - 64 - 8 - width_of(text, NUMBER, 58)) / 2
    image.alpha_composite(crown(64), (round(start), middle - 34))
    write(image, start + 72, middle - 2, text, NUMBER, 58, colour.INK, "lm")


COMPACT, COMPACT_HIGH = 118, 98


@kept
def compact_charter(name: str, values: Values) -> Image.Image:
    """A charter card where there are many."""
    image = _card("charter", COMPACT, COMPACT_HIGH)
    _values(image, values, 7, 53, 30, 23)
    _coded(image, code(name), COMPACT / 2, 89)
    return image


@kept
def compact_goods(kinds: Kinds, points: int) -> Image.Image:
    """A goods card where there are many."""
    image = _card("small", COMPACT, COMPACT_HIGH)
    text = str(points) if points else ""
    size = 44 if len(kinds) <= 2 and not (points and len(kinds) > 1) else 30
    wide = len(kinds) * (size + 2) + (size - 6 + width_of(text, NUMBER, 35) if points else 0)
    x, y = (COMPACT - wide) / 2, (COMPACT_HIGH - size) // 2
    for kind in kinds:
        image.alpha_composite(signs.good(kind, size), (round(x), y))
        x += size + 2
    if points:
        image.alpha_composite(crown(size - 8), (round(x), y + 3))
        write(image, x + size - 6, COMPACT_HIGH / 2 - 1, text, NUMBER, 35, colour.INK, "lm")
    return image
