"""Plates with what can still come: the five stacks, the tiles in them, units to land."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.contract.core import Seat, Words, say
from engines.games.entdecker.views.view import Landing, Public, Stack, Unseen
from render.entdecker import pieces
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, letter_disc, plate

_INSET = 18


def draw_stacks(
    image: Image.Image, x: int, y: int, width: int, stacks: Sequence[Stack], words: Words, *, asked: bool
) -> None:
    """170 high: every stack with its number, the back of its top tile and how many there are."""
    paste(image, plate(width, 170, BRIGHT if asked else PLAIN, active=asked), x, y, "lt")
    note(image, "stacks", (x, y, x + width, y + 170))
    title = words(say("entdecker-picture-stacks"))
    write_in(image, x + _INSET, y + 36, width - 2 * _INSET, title, LABEL, 29, 25, colour.INK_SECOND)
    step = (width - 2 * _INSET) / len(stacks)
    for index, stack in enumerate(stacks):
        middle = x + _INSET + step * (index + 0.5)
        paste(image, pieces.stack(86, stack.back), middle, y + 94)
        tone = colour.INK if stack.count else colour.INK_THIRD
        write(image, middle + 22, y + 152, str(stack.count), NUMBER, 34, tone, "ms", colour.IVORY)
        number = letter_disc(36, str(stack.number), colour.IVORY, colour.INK, None, NUMBER, 0.76)
        paste(image, number, middle - 36, y + 66)


def draw_unseen(
    image: Image.Image, x: int, y: int, width: int, unseen: Sequence[Unseen], words: Words, *, aimed: bool
) -> None:
    """170 high: how many tiles of each kind are left in all stacks together, and with question marks. Where
    it is `aimed`, those are crossed out that do not fit from where the ship stands."""
    paste(image, plate(width, 170, PLAIN), x, y, "lt")
    title = words(say("entdecker-picture-unseen"))
    write_in(image, x + _INSET, y + 36, width - 2 * _INSET, title, LABEL, 29, 25, colour.INK_SECOND)
    step = (width - 2 * _INSET) / len(unseen)
    for index, mix in enumerate(unseen):
        left, vain = x + _INSET + step * index, aimed and not mix.fits
        tile = pieces.crossed_out if vain else pieces.mini_tile
        paste(image, tile(pieces.SIDES[mix.kind], 54), left + 29, y + 76)
        number = str(mix.plain + mix.question)
        write(image, left + 2, y + 144, number, NUMBER, 36, colour.INK_THIRD if vain else colour.INK)
        if mix.question:
            after = left + 8 + width_of(number, NUMBER, 36)
            tone = colour.INK_THIRD if vain else colour.VERMILION
            write(image, after, y + 144, f"?{mix.question}", NUMBER, 28, tone)


def draw_landings(
    image: Image.Image, x: int, y: int, width: int, public: Public, seat: Seat, words: Words, *, asked: bool
) -> None:
    """134 high: what each unit costs and how many are left; pale where it cannot be landed now."""
    player = public.players[seat]
    left_over = {"scout": player.scouts, "fort": player.forts, "settlement": player.settlements}
    possible = {landing.unit for landing in public.landings}
    paste(image, plate(width, 134, BRIGHT if asked else PLAIN, active=asked), x, y, "lt")
    note(image, "units to land", (x, y, x + width, y + 134))
    title = words(say("entdecker-picture-land-here"))
    write_in(image, x + _INSET, y + 36, width - 2 * _INSET, title, LABEL, 29, 25, colour.INK_SECOND)
    step = (width - 2 * _INSET) / len(pieces.UNITS)
    for index, kind in enumerate(pieces.UNITS):
        start = x + _INSET + step * index
        can = kind in possible
        sign = pieces.unit(kind, seat, 66) if can else pieces.used_up(kind, 66)
        tone = colour.INK if can else colour.INK_THIRD
        paste(image, sign, start + 34, y + 84)
        write(image, start + 62, y + 117, str(left_over[kind]), NUMBER, 33, tone, "ms", colour.IVORY)
        paste(image, icons.coin(38), start + 100, y + 84)
        write(image, start + 122, y + 97, str(public.costs[kind]), NUMBER, 36, tone)


def parts_to_land(landings: Sequence[Landing]) -> list[str]:
    """The shores of a strait, if the last tile is one."""
    parts = list(dict.fromkeys(landing.part for landing in landings))
    return parts if len(parts) > 1 else []
