"""Below the chart: money stack, discards, the last sale, vetoed cards that will come last."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.magellan.views.view import Public, Sale
from render.kit import icons
from render.kit.decoration.emblems import emblem
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, drawable, fit, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.plates import PLAIN, mini_card, plate
from render.kit.players import seal
from render.magellan import layout
from render.magellan.sheet import explorer_name

_LEFT, _TOP, _RIGHT, _BOTTOM = layout.STRIP
_MIDDLE = (_TOP + _BOTTOM) / 2


def draw_strip(image: Image.Image, public: Public, words: Words) -> None:
    paste(image, plate(_RIGHT - _LEFT, _BOTTOM - _TOP, PLAIN), _LEFT, _TOP, "lt")
    for x, sign, number in (
        (_LEFT + 32, icons.stack(40), public.money_stack),
        (_LEFT + 124, icons.discards(40), public.discards),
    ):
        paste(image, sign, x, _MIDDLE)
        write(image, x + 28, _MIDDLE + 11, str(number), NUMBER, 34, colour.INK)
    end = _at_bottom(image, public, words)
    if public.last_sale is not None:
        _rule(image, _LEFT + 204)
        _sale(image, public.last_sale, _LEFT + 220, end, words)


def _rule(image: Image.Image, x: float) -> None:
    ImageDraw.Draw(image).line((x, _TOP + 10, x, _BOTTOM - 10), fill=colour.INK_THIRD, width=2)


def _at_bottom(image: Image.Image, public: Public, words: Words) -> float:
    """The names of vetoed cards in the order they will come; returns where the room before them ends."""
    right = _RIGHT - 18
    if not public.at_bottom:
        return right
    names = ", ".join(explorer_name(words, explorer) for explorer in public.at_bottom)
    text, size = fit(names, TITLE, 31, 350, 25)
    write(image, right, _MIDDLE + 10, text, TITLE, size, colour.INK, "rs")
    x = right - width_of(text, TITLE, size) - 28
    paste(image, icons.to_bottom(38), x, _MIDDLE)
    _rule(image, x - 34)
    return x - 46


def _sale(image: Image.Image, sale: Sale, left: float, right: float, words: Words) -> None:
    """Explorer and phase, buyer, price, and the cards it was paid with."""
    x = left
    cards = len(sale.payment)
    needed = 190 + (24 + 30 * cards if cards else 150)
    label, size = fit(words(say("magellan-picture-last-sale")), LABEL, 29, 130, 25)
    if right - left - needed > width_of(label, LABEL, size) + 8:
        write(image, x, _MIDDLE + 10, label, LABEL, size, colour.INK_SECOND)
        x += width_of(label, LABEL, size) + 12
    paste(image, emblem(sale.explorer, 46), x + 23, _MIDDLE)
    numeral = layout.PHASES[sale.phase - 1]
    write(image, x + 52, _MIDDLE + 10, numeral, TITLE, 30, colour.VERMILION)
    x += 60 + width_of(numeral, TITLE, 30)
    if sale.seat is None:
        text, size = fit(drawable(words(say("magellan-picture-unsold"))), LABEL, 31, right - x, 25)
        write(image, x, _MIDDLE + 10, text, LABEL, size, colour.INK_SECOND)
        return
    paste(image, seal(sale.seat, 52), x + 24, _MIDDLE)
    paste(image, icons.purse(38), x + 72, _MIDDLE - 1)
    price = str(sale.price)
    write(image, x + 94, _MIDDLE + 12, price, NUMBER, 34, colour.INK)
    x += 94 + width_of(price, NUMBER, 34) + 14
    step = min(32.0, (right - x - 30) / max(1, cards - 1))
    for place, card in enumerate(sale.payment):
        paste(image, mini_card(str(card.gold)), x + 15 + place * step, _MIDDLE)
