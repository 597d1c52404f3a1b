"""The six colours of ships, contracts and tiles: always a rectangular flag with its letter, never a seal."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.age_of_discovery.views.view import Contract
from render.kit.drawing import colour
from render.kit.drawing.cache import kept
from render.kit.drawing.colour import Colour, mix, rgb
from render.kit.drawing.lettering import NUMBER, write
from render.kit.drawing.sprites import shape, sprite

TONES: dict[str, Colour] = {
    "red": rgb("B5322A"),
    "yellow": rgb("E8C33A"),
    "green": rgb("3E8E5A"),
    "blue": rgb("2F6DB5"),
    "white": rgb("F7F2E4"),
    "brown": rgb("7A5230"),
}
_DARK_LETTERS = {"yellow", "white"}


def letter(words: Words, name: str) -> str:
    """The code of a colour: one letter, in each language another one for each colour."""
    return words(say(f"age_of_discovery-letter-{name}"))


def ship_code(words: Words, name: str, volume: int) -> str:
    return f"{letter(words, name)}{volume}"


def contract_code(words: Words, contract: Contract) -> str:
    return f"{letter(words, contract.colour)}-{contract.capacity}"


def on(name: str) -> Colour:
    """The colour of letters on a flag."""
    return colour.INK if name in _DARK_LETTERS else colour.IVORY


@kept
def flag(name: str, text: str, width: int, height: int, size: int) -> Image.Image:
    """A flag with a text: the letter, a kind of ship, a contract, or the points of a matching ship."""
    tone = TONES[name]

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        right, bottom = width * scale - 1, height * scale - 1
        for margin, fill in ((0.0, colour.IVORY), (2.0, colour.INK), (4.6, tone)):
            inset = margin * scale
            draw.rectangle((inset, inset, right - inset, bottom - inset), fill=fill)
        sheen = mix(tone, colour.WHITE, 0.35)
        draw.rectangle((4.6 * scale, 4.6 * scale, right - 4.6 * scale, 7.4 * scale), fill=sheen)

    image = sprite(width, height, paint)
    write(image, width / 2, height / 2 + 0.5, text, NUMBER, size, on(name), "mm")
    return image


@kept
def boat(name: str, text: str, width: int = 60) -> Image.Image:
    """A free ship: its flag on a hull, 45 high."""

    def paint(draw: ImageDraw.ImageDraw, scale: float) -> None:
        hull = [(3, 33), (width - 3, 33), (width - 11, 43), (11, 43)]
        shape(draw, [(x * scale, y * scale) for x, y in hull], colour.WOOD, colour.INK, 2.4 * scale)

    image = sprite(width, 45, paint)
    image.alpha_composite(flag(name, text, width, 35, 28), (0, 0))
    return image
