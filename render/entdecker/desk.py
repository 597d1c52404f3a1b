"""A player's desk, for a closer look. Nothing on it is secret: gold, supply, chips, what each unit on the
chart would bring, and which tiles can still come up."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.entdecker.views.view import Own, Player, Public, Stake
from render.entdecker import pieces
from render.entdecker.supplies import draw_stacks, draw_unseen
from render.kit import icons
from render.kit.decoration.paper import page
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.header import draw_header, draw_title, private_banner
from render.kit.places import note
from render.kit.plates import BRIGHT, PLAIN, plate

WIDTH, HEIGHT = 1400, 640
_LEFT, _RIGHT = 24, 1376
_TOTALS, _TOTALS_HIGH = 108, 112
_STAKES, _STAKES_HIGH = 230, 196
_STACKS = 436
_MOST_STAKES = 6


def draw_desk(public: Public, own: Own, words: Words) -> Image.Image:
    image = page(HEIGHT)
    draw_title(image, words(say("entdecker-picture-desk")), 440)
    draw_header(image, private_banner(words, own.seat), 500)
    player = public.players[own.seat]
    _gold(image, player, public, words)
    _points(image, player, words)
    _chips(image, player, words)
    _supply(image, player, words)
    _stakes(image, own, words)
    half = (_RIGHT - _LEFT - 10) // 2
    draw_stacks(image, _LEFT, _STACKS, half, public.stacks, words, asked=False)
    draw_unseen(image, _LEFT + half + 10, _STACKS, half, public.unseen, words, aimed=False)
    return image


# --- totals ----------------------------------------------------------------------------------------------


def _plate(image: Image.Image, x: int, width: int, label: str, words: Words) -> None:
    paste(image, plate(width, _TOTALS_HIGH, BRIGHT), x, _TOTALS, "lt")
    text = words(say(f"entdecker-picture-{label}"))
    write_in(image, x + 18, _TOTALS + 96, width - 36, text, LABEL, 29, 25, colour.INK_SECOND)


def _gold(image: Image.Image, player: Player, public: Public, words: Words) -> None:
    _plate(image, _LEFT, 420, "gold", words)
    note(image, "gold", (_LEFT, _TOTALS, _LEFT + 420, _TOTALS + _TOTALS_HIGH))
    paste(image, icons.coin(52), _LEFT + 44, _TOTALS + 40)
    write(image, _LEFT + 76, _TOTALS + 57, str(player.gold), TITLE, 52)
    draw = ImageDraw.Draw(image)
    left, right = _LEFT + 140, _LEFT + 402
    step = (right - left) / public.gold_cap
    for coin in range(public.gold_cap):
        x = left + step * coin
        fill = colour.GOLD if coin < player.gold else colour.VELLUM_LOW
        box = (x, _TOTALS + 24, x + step - 4, _TOTALS + 56)
        draw.rectangle(box, fill=fill, outline=colour.INK_SECOND, width=2)


def _points(image: Image.Image, player: Player, words: Words) -> None:
    x = _LEFT + 430
    _plate(image, x, 200, "points", words)
    paste(image, icons.crown(50), x + 44, _TOTALS + 40)
    write(image, x + 82, _TOTALS + 57, str(player.points), TITLE, 52)


def _chips(image: Image.Image, player: Player, words: Words) -> None:
    """How many: that is what counts at the end."""
    x = _LEFT + 640
    _plate(image, x, 200, "chips", words)
    paste(image, pieces.chip(52), x + 44, _TOTALS + 40)
    write(image, x + 82, _TOTALS + 57, str(len(player.chips)), TITLE, 52)


def _supply(image: Image.Image, player: Player, words: Words) -> None:
    x = _LEFT + 850
    _plate(image, x, _RIGHT - x, "supply", words)
    numbers = (player.scouts, player.forts, player.settlements)
    for index, (kind, number) in enumerate(zip(pieces.UNITS, numbers, strict=True)):
        left = x + 20 + index * 160
        sign = pieces.unit(kind, player.seat, 62) if number else pieces.used_up(kind, 62)
        paste(image, sign, left + 31, _TOTALS + 40)
        tone = colour.INK if number else colour.INK_THIRD
        write(image, left + 70, _TOTALS + 57, str(number), TITLE, 52, tone)


# --- units on the chart ----------------------------------------------------------------------------------


def _stakes(image: Image.Image, own: Own, words: Words) -> None:
    if not own.stakes:
        paste(image, plate(_RIGHT - _LEFT, _STAKES_HIGH, PLAIN), _LEFT, _STAKES, "lt")
        text = words(say("entdecker-picture-no-units"))
        write_in(image, WIDTH / 2, _STAKES + 108, 1200, text, LABEL, 34, 26, colour.INK_SECOND, "ms")
        return
    width = (_RIGHT - _LEFT - 10 * (_MOST_STAKES - 1)) // _MOST_STAKES
    for place, stake in enumerate(own.stakes[:_MOST_STAKES]):
        _stake(image, _LEFT + place * (width + 10), width, stake, own, words)


def _stake(image: Image.Image, x: int, width: int, stake: Stake, own: Own, words: Words) -> None:
    """Where a unit stands, its island, the player's rank there, and what it would bring now."""
    paste(image, plate(width, _STAKES_HIGH, PLAIN), x, _STAKES, "lt")
    paste(image, pieces.unit(stake.unit, own.seat, 76), x + 50, _STAKES + 54)
    where = stake.field if stake.part == "land" else f"{stake.field} {stake.part}"
    write_in(image, x + 94, _STAKES + 50, width - 108, where, TITLE, 42, 30)
    paste(image, pieces.badge(stake.tiles, stake.open), x + 132, _STAKES + 82)
    y = _STAKES + 134
    paste(image, icons.crown(40), x + 38, y)
    points = str(stake.points)
    write(image, x + 64, y + 14, points, NUMBER, 40)
    after = x + 76 + width_of(points, NUMBER, 40)
    rank = words(say("entdecker-picture-rank", rank=stake.rank))
    tone = colour.VERDIGRIS if stake.rank == 1 else colour.VERMILION
    write_in(image, after, y + 12, x + width - 14 - after, rank, NUMBER, 31, 25, tone)
    text = words(say("entdecker-picture-if-closed"))
    write_in(image, x + 18, _STAKES + 182, width - 32, text, LABEL, 27, 25, colour.INK_SECOND)
