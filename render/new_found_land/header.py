"""The head of both pictures: who must do what, in which order players act, the round."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.contract.core import Seat, Words, say
from engines.games.new_found_land.views.view import Public
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, drawable, fit, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.header import Banner, draw_header, name_of, plain_banner
from render.kit.plates import pill
from render.kit.players import LIVERIES, seal
from render.new_found_land import layout, pieces, signs

_LEFT, _RIGHT = layout.RIBBON_LEFT, layout.RIBBON_RIGHT
_END = _RIGHT - 52
_ROUND = 154
_STEP = 46
_LEAST = 30
_BETTER_SHOWN = ("plan", "frame")


def winners(public: Public) -> list[Seat]:
    """Most points; among equals, more goods (§7)."""
    best = max((player.score, player.goods.size) for player in public.players)
    return [player.seat for player in public.players if (player.score, player.goods.size) == best]


def shown_action(public: Public) -> str:
    """The action that is carried out or being planned; "" outside both."""
    return public.running.action if public.running is not None else public.planning


def draw_head(image: Image.Image, public: Public, words: Words) -> None:
    if public.over:
        draw_header(image, _ended(public, words), _LEFT, _RIGHT)
        return
    kept = float(_ROUND)
    seats, sailing = _order(public)
    if len(public.asked) <= 1:
        kept += 46 + _STEP * len(seats) + 8 + 10
    banner, told = _banner(public, words, kept)
    sign, limit = _sign(public, told=told)
    room = kept + (sign.width + 6 if sign else 0) + (8 + width_of(limit, NUMBER, 34) if limit else 0)
    draw_header(image, banner, _LEFT, _RIGHT, room)
    ink = LIVERIES[public.asked[0]].on if len(public.asked) == 1 else colour.INK
    _round(image, public, words, ink)
    if sign:
        x = _END - kept - 6 - (room - kept)
        paste(image, sign, x, 43, "lm")
        write(image, x + sign.width + 6, 55, limit, NUMBER, 34, ink)
    if len(public.asked) <= 1:
        _pill(image, _END - kept, seats, public, sailing=sailing)


def _banner(public: Public, words: Words, kept: float) -> tuple[Banner, bool]:
    """Name and verb; the name alone where both do not fit, or where a sign says more than the verb. And
    whether the verb is told."""
    verb = say(f"new_found_land-picture-turn-{public.step}")
    if len(public.asked) != 1:
        several = say("picture-turn-several", count=len(public.asked), asking=verb)
        return plain_banner(public.asked, words(several)), True
    name = name_of(words, public.asked[0])

    def made(who: str) -> str:
        return drawable(words(say("picture-turn", who=who, asking=verb)))

    fits = width_of(made(name.short), TITLE, _LEAST) <= _RIGHT - 58 - kept - _LEFT - 122
    if public.step in _BETTER_SHOWN or not fits:
        return Banner(public.asked, lambda who: who, name, ""), False
    return Banner(public.asked, made, name, ""), True


def _ended(public: Public, words: Words) -> Banner:
    best = winners(public)
    over = drawable(words(say("picture-over")))
    if len(best) == 1:
        name = name_of(words, best[0])
        return Banner((best[0],), lambda who: drawable(words(say("picture-won", who=who))), name, over)
    return plain_banner(best, words(say("picture-won-several", count=len(best))), over)


def _round(image: Image.Image, public: Public, words: Words, ink: colour.Colour) -> None:
    text = words(say("new_found_land-picture-round", number=public.round, count=public.rounds))
    text, size = fit(text, LABEL, 33, _ROUND - 8, 26)
    write(image, _END, 55, text, LABEL, size, ink, "rs")


def _sign(public: Public, *, told: bool) -> tuple[Image.Image | None, str]:
    """Instead of the verb: the frame reached, or the action; with its limit while it is planned."""
    if told:
        return None, ""
    if public.step == "frame" and public.frame:
        return pieces.frame_marker(public.frame), ""
    if public.planning:
        limit = public.limits[signs.ACTIONS.index(public.planning)]
        return signs.action(public.planning, 54), f"≤{limit}"
    if public.running is not None:
        return signs.action(public.running.action, 54), ""
    if public.step == "goals":
        return signs.goal(50), ""
    return signs.upgrade(46, built=True), ""


def _order(public: Public) -> tuple[tuple[Seat, ...], bool]:
    """Who acts after whom: by sail in an action, else from the start player on."""
    if public.running is not None:
        return tuple(sailing.seat for sailing in public.running.order), True
    return public.order, False


def _pill(image: Image.Image, left: float, seats: tuple[Seat, ...], public: Public, *, sailing: bool) -> None:
    width = 46 + _STEP * len(seats) + 8
    paste(image, pill(width, 54, colour.glaze(colour.IVORY, 255)), left, 43, "lm")
    paste(image, signs.ability("sail", 36) if sailing else icons.flag(40), left + 30, 42)
    draw = ImageDraw.Draw(image)
    for place, seat in enumerate(seats):
        x = left + 72 + _STEP * place
        paste(image, seal(seat, 50), x, 43)
        if seat in public.asked:
            draw.polygon([(x - 12, 84), (x + 12, 84), (x, 67)], fill=colour.VERMILION, outline=colour.INK)
