"""The plate at the upper right: the card on offer, the bid, the price, the gamble, the end."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engines.contract.core import Seat, Words, say
from engines.games.magellan.views.view import Berth, Public
from render.kit import icons
from render.kit.decoration import ornaments
from render.kit.decoration.emblems import emblem
from render.kit.drawing import colour
from render.kit.drawing.lettering import (
    LABEL,
    NAME,
    NUMBER,
    TITLE,
    drawable,
    fit,
    fit_shortened,
    width_of,
    write,
    write_in,
)
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.plates import BRIGHT, mini_card, plate
from render.kit.players import seal
from render.magellan import layout, pieces
from render.magellan.sheet import explorer_name, part_letters

_TOP, _LEFT = layout.STAGE_TOP - 4, layout.PANEL
"""Heights are counted from a little above the plate."""
_COLUMN = _LEFT + 166
"""Where the part beside the card begins."""
_END = _LEFT + layout.PANEL_WIDTH - 18


def draw_stage(image: Image.Image, public: Public, words: Words) -> None:
    paste(
        image,
        plate(layout.PANEL_WIDTH, layout.STAGE_HEIGHT, BRIGHT, active=True),
        _LEFT,
        layout.STAGE_TOP,
        "lt",
    )
    note(image, "offer", (_LEFT, layout.STAGE_TOP, _END + 18, layout.STAGE_TOP + layout.STAGE_HEIGHT))
    match public.step:
        case "gamble":
            _gamble(image, public, words)
        case "over":
            _winners(image, public, words)
        case "exchange":
            _exchange(image, public, words)
        case _ if public.card is not None:
            _offer(image, public, public.card, words)
            if public.step == "veto":
                _veto(image, public, words)
            else:
                _bid(image, public, words)


# --- a card is on offer ----------------------------------------------------------------------------------


def _offer(image: Image.Image, public: Public, explorer: str, words: Words) -> None:
    card = pieces.explorer_card(explorer, explorer_name(words, explorer), layout.PHASES[public.phase - 1])
    paste(image, card, _LEFT + 14, _TOP + 16, "lt")
    row = next(row for row in public.rows if row.explorer == explorer)
    field = row.fields[public.phase - 1]
    middle = _TOP + 190
    paste(image, icons.arrow_right(34), _COLUMN + 18, middle)
    if len(field) == 2:
        _two_parts(image, field, middle, words)
    else:
        _pair(image, _COLUMN + 64, middle, icons.purse(38), str(field[0].purse))
        before = row.fields[public.phase - 2][0].crown if public.phase > 1 else 0
        _pair(image, _COLUMN + 142, middle, icons.crown(38), _gain(field[0], before))
    ImageDraw.Draw(image).line((_LEFT + 20, _TOP + 217, _END - 2, _TOP + 217), fill=colour.INK_THIRD, width=1)
    _effect(image, field, words)


def _gain(berth: Berth, before: int) -> str:
    """What the crown is worth to the buyer, whose ship leaves a field with another one."""
    if not before or berth.multiplier or berth.gamble:
        return pieces.crown_text(berth)
    return f"+{berth.crown - before}"


def _pair(image: Image.Image, x: float, y: float, sign: Image.Image, number: str) -> None:
    paste(image, sign, x, y)
    write(image, x + 24, y + 12, number, NUMBER, 36)


def _two_parts(image: Image.Image, field: tuple[Berth, ...], middle: float, words: Words) -> None:
    left, right = part_letters(words)
    for x, letter, sign, number in (
        (_COLUMN + 40, left, icons.draw_card(36), field[0].draw),
        (_COLUMN + 138, right, icons.crown(36), field[1].crown),
    ):
        write(image, x, middle + 12, letter, NUMBER, 32, colour.VERMILION)
        paste(image, sign, x + 44, middle)
        write(image, x + 66, middle + 12, str(number), NUMBER, 36)


def _effect(image: Image.Image, field: tuple[Berth, ...], words: Words) -> None:
    """What else the winner gets or has to do."""
    berth = field[0]
    sign: Image.Image | None
    if len(field) == 2:
        text, sign = say("magellan-picture-effect-part"), pieces.draw_sign(berth.draw, 38)
    elif berth.draw:
        text, sign = say("magellan-picture-effect-draw", count=berth.draw), pieces.draw_sign(berth.draw, 38)
    else:
        text, sign = say(f"magellan-picture-effect-{berth.action.replace('_', '-')}"), None
        sign = pieces.action_sign(berth.action, 38)
    x = _LEFT + 22
    if sign:
        paste(image, sign, x + 18, _TOP + 234)
        x += 46
    write_in(image, x, _TOP + 242, _END - x, words(text), LABEL, 29, 25, colour.INK_SECOND)


def _bid(image: Image.Image, public: Public, words: Words) -> None:
    """The bid and who leads; after the auction the price and who pays it."""
    running = public.step == "bidding"
    key = "sold" if not running else "high" if public.leader is not None else "no-bid"
    label = words(say(f"magellan-picture-{key}"))
    write_in(image, _COLUMN, _TOP + 46, _END - _COLUMN, label, LABEL, 31, 25, colour.INK_SECOND)
    x, y = _COLUMN + 52, _TOP + 107
    if public.leader is None:
        paste(image, icons.hollow_purse(106), x, y)
        return
    paste(image, icons.purse(106, colour.rgb("8A5522")), x, y)
    size = 60 if public.high < 10 else 50 if public.high < 100 else 36
    write(image, x, y + 18, str(public.high), TITLE, size, colour.IVORY, "mm")
    _person(image, public.leader, _COLUMN + 166, words)


def _person(image: Image.Image, seat: Seat, x: float, words: Words) -> None:
    paste(image, seal(seat, 74), x, _TOP + 92)
    write_in(image, x, _TOP + 157, 124, name_of(words, seat), NAME, 30, 24, colour.INK, "ms")


def _veto(image: Image.Image, public: Public, words: Words) -> None:
    """Everybody with an unused veto is shown, answered or not: answers are secret."""
    label = words(say("magellan-picture-veto"))
    write_in(image, _COLUMN, _TOP + 46, _END - _COLUMN, label, LABEL, 31, 25, colour.INK_SECOND)
    paste(image, icons.veto(64), _COLUMN + 34, _TOP + 110)
    step = min(64.0, (_END - _COLUMN - 124) / max(1, len(public.asked) - 1))
    for place, seat in enumerate(public.asked):
        paste(image, seal(seat, 66), _COLUMN + 104 + place * step, _TOP + 110)


# --- no card is on offer ---------------------------------------------------------------------------------


def _exchange(image: Image.Image, public: Public, words: Words) -> None:
    phase = layout.PHASES[public.phase - 1]
    middle = _LEFT + layout.PANEL_WIDTH / 2
    room = layout.PANEL_WIDTH - 40
    title = words(say("magellan-picture-phase-end", phase=phase))
    write_in(image, middle, _TOP + 54, room, title, TITLE, 40, 30, colour.INK, "ms")
    paste(image, icons.exchange(96), _LEFT + 78, _TOP + 134)
    text = words(say("magellan-picture-exchange"))
    write_in(image, _LEFT + 142, _TOP + 112, _END - _LEFT - 142, text, LABEL, 31, 25, colour.INK_SECOND)
    for place, seat in enumerate(public.asked):
        paste(image, seal(seat, 66), _LEFT + 176 + place * 64, _TOP + 158)
    paste(image, icons.cards(40), _LEFT + 44, _TOP + 224)
    effect = words(say("magellan-picture-exchange-how"))
    write_in(image, _LEFT + 72, _TOP + 234, _END - _LEFT - 72, effect, LABEL, 29, 25, colour.INK_SECOND)


def _gamble(image: Image.Image, public: Public, words: Words) -> None:
    limit, explorer = next(
        (berth.gamble, row.explorer)
        for row in public.rows
        for field in row.fields
        for berth in field
        if berth.gamble
    )
    cards = public.gamble or ()
    total = sum(card.gold for card in cards)
    paste(image, emblem(explorer, 92), _LEFT + 68, _TOP + 70)
    label = words(say("magellan-picture-gamble", limit=limit))
    write_in(image, _LEFT + 128, _TOP + 50, _END - _LEFT - 128, label, LABEL, 31, 25, colour.INK_SECOND)
    text = str(total)
    write(image, _LEFT + 128, _TOP + 112, text, TITLE, 66, colour.VERMILION if total > limit else colour.INK)
    write(
        image, _LEFT + 136 + width_of(text, TITLE, 66), _TOP + 112, f"/ {limit}", TITLE, 44, colour.INK_SECOND
    )
    for seat in public.asked:
        paste(image, seal(seat, 76), _END - 44, _TOP + 98)
    step = min(48.0, (layout.PANEL_WIDTH - 90) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        paste(image, mini_card(str(card.gold), 46, 66, 44), _LEFT + 46 + place * step, _TOP + 178)
    if not cards:
        paste(image, icons.stack(64), _LEFT + 56, _TOP + 178)
    text = words(say("magellan-picture-gamble-how", limit=limit))
    write_in(image, _LEFT + 22, _TOP + 240, _END - _LEFT - 22, text, LABEL, 29, 25, colour.INK_SECOND)


def _winners(image: Image.Image, public: Public, words: Words) -> None:
    totals = {player.seat: player.total or 0 for player in public.players}
    best = max(totals.values())
    seats = [seat for seat, total in totals.items() if total == best]
    size = 158 if len(seats) == 1 else min(150, (layout.PANEL_WIDTH - 30) // len(seats))
    step = layout.PANEL_WIDTH / (len(seats) + 1)
    for place, seat in enumerate(seats, 1):
        x = _LEFT + step * place
        paste(image, ornaments.laurel(size), x, _TOP + 90)
        paste(image, seal(seat, round(size * 0.58)), x, _TOP + 88)
    middle = _LEFT + layout.PANEL_WIDTH / 2
    text, size = _victory(seats, words)
    write(image, middle, _TOP + 196, text, TITLE, size, colour.INK, "ms")
    number = str(best)
    paste(image, icons.crown(38), middle - 10 - width_of(number, NUMBER, 38) / 2, _TOP + 226)
    write(image, middle + 16, _TOP + 239, number, NUMBER, 38, colour.INK, "ms")


def _victory(seats: Sequence[Seat], words: Words) -> tuple[str, int]:
    """Who has won, and the size that fits; a long name is cut before the verb is."""
    room = layout.PANEL_WIDTH - 40
    if len(seats) > 1:
        return fit(words(say("picture-won-several", count=len(seats))), TITLE, 38, room, 28)

    def made(name: str) -> str:
        return drawable(words(say("picture-won", who=name)))

    return fit_shortened(made, name_of(words, seats[0]), TITLE, 38, room, 28)
