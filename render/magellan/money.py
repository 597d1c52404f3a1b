"""Money cards, and the fan of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from engines.games.magellan.views.view import Money
from render.kit import icons
from render.kit.decoration.ornaments import draw_rose
from render.kit.decoration.paper import noise
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import colourize, mix, rgb
from render.kit.drawing.lettering import TITLE, write
from render.kit.drawing.sprites import CLEAR, paste
from render.kit.places import note

CARD_WIDTH, CARD_HEIGHT = 186, 282
_WIDE, _HIGH = CARD_WIDTH * 2, CARD_HEIGHT * 2
"""Faces are drawn at double size and turned before they are reduced."""
_MARGIN = 40
_FACE = rgb("F6E8C8")
_SIDES = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
_PIPS: dict[int, list[tuple[float, float]]] = {
    1: [(0, 0)],
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: _SIDES,
    5: [*_SIDES, (0, 0)],
    6: [*_SIDES, (-1, 0), (1, 0)],
    7: [*_SIDES, (-1, 0), (1, 0), (0, -0.5)],
    8: [*_SIDES, (-1, 0), (1, 0), (0, -0.5), (0, 0.5)],
    9: [*_SIDES, (-1, -0.33), (1, -0.33), (-1, 0.33), (1, 0.33), (0, 0)],
}


@kept
def _face(gold: int, crown: int, *, narrow: bool) -> Image.Image:
    """The face of a card. `narrow` stacks crown and number, so that a narrow strip shows both."""
    grain = noise((_WIDE, _HIGH), [(60, 0.3, 1), (14, 0.16, 1.4), (4, 0.08, 1)], gold)
    vellum = colourize(grain, [(0, colour.VELLUM_LOW), (128, _FACE), (255, (255, 248, 232))])
    mask = Image.new("L", (_WIDE, _HIGH), 0)
    edge = (2, 2, _WIDE - 3, _HIGH - 3)
    ImageDraw.Draw(mask).rounded_rectangle(edge, 26, fill=255)
    image = Image.new("RGBA", (_WIDE, _HIGH), CLEAR)
    image.paste(vellum, (0, 0), mask)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(edge, 26, outline=colour.INK, width=6)
    draw.rounded_rectangle((14, 14, _WIDE - 15, _HIGH - 15), 16, outline=colour.VERMILION, width=3)
    x, y = CARD_WIDTH + 26, CARD_HEIGHT + 2
    pale, paler = mix(_FACE, colour.INK_THIRD, 0.22), mix(_FACE, colour.INK_THIRD, 0.10)
    draw_rose(draw, x, y + 8, 132, pale, (pale, paler, paler, _FACE))
    coin = icons.coin(58 if gold > 6 else 66)
    for across, down in _PIPS.get(gold, []):
        paste(image, coin, x + across * 62, y + down * 104)
    write(image, 60, 112, str(gold), TITLE, 122, colour.INK, "ms")
    image.alpha_composite(icons.purse(68), (28, 126))
    if narrow:
        write(image, 60, _HIGH - 102, str(crown), TITLE, 72, colour.INK, "ms")
        image.alpha_composite(icons.crown(66), (28, _HIGH - 96))
    else:
        image.alpha_composite(icons.crown(66), (28, _HIGH - 92))
        write(image, 104, _HIGH - 34, str(crown), TITLE, 72, colour.INK)
    return image


@kept
def _bed(*, lifted: bool) -> Image.Image:
    """What lies under a card: its shadow, and the red frame of a lifted one."""
    size = (_WIDE + 2 * _MARGIN, _HIGH + 2 * _MARGIN)
    shadow = Image.new("L", size, 0)
    cast = (_MARGIN - 4, _MARGIN + 6, _MARGIN + _WIDE, _MARGIN + _HIGH + 10)
    ImageDraw.Draw(shadow).rounded_rectangle(cast, 26, fill=150)
    image = Image.new("RGBA", size, (26, 14, 6, 255))
    image.putalpha(shadow.filter(ImageFilter.GaussianBlur(12)))
    if lifted:
        frame = Image.new("RGBA", size, CLEAR)
        draw = ImageDraw.Draw(frame)
        for reach, fill in ((12, colour.IVORY), (8, colour.VERMILION)):
            near, right, bottom = _MARGIN - reach, _MARGIN + _WIDE + reach - 1, _MARGIN + _HIGH + reach - 1
            draw.rounded_rectangle(
                (near, near, right, bottom), 22 + reach, fill=fill, outline=colour.INK, width=3
            )
        image.alpha_composite(frame)
    return image


@kept
def _card(gold: int, crown: int, degrees: int, *, lifted: bool, narrow: bool) -> Image.Image:
    """A card, turned. Whole degrees, so that hands of all sizes share them."""
    image = _bed(lifted=lifted).copy()
    image.alpha_composite(_face(gold, crown, narrow=narrow), (_MARGIN, _MARGIN))
    # Finer filters show nothing more, as it is halved; and colours that are weighed are weighed only once.
    turned = image.convert("RGBa").rotate(degrees, Image.Resampling.BILINEAR, expand=True)
    return turned.reduce(2)


def money_card(gold: int, crown: int) -> Image.Image:
    """One card by itself."""
    return _face(gold, crown, narrow=False)


def draw_fan(image: Image.Image, hand: Sequence[Money], lifted: Sequence[int], y: float) -> None:
    """The hand as a fan around the height `y`; `lifted` names gold values, each as often as it is chosen."""
    count = len(hand)
    step = min(CARD_WIDTH - 4.0, (image.width - 100 - CARD_WIDTH) / max(1, count - 1))
    start = image.width / 2 - step * (count - 1) / 2
    left = list(lifted)
    if hand:
        reach = step * (count - 1) / 2 + CARD_WIDTH / 2 + 12
        note(image, "money", (image.width / 2 - reach, y - 156, image.width / 2 + reach, y + 168))
    for place, card in enumerate(hand):
        lean = (place - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        chosen = card.gold in left
        if chosen:
            left.remove(card.gold)
        piece = _card(card.gold, card.crown, round(-5 * lean), lifted=chosen, narrow=step < 92)
        paste(image, piece, start + place * step, y + 16 * lean * lean - (22 if chosen else 0))
