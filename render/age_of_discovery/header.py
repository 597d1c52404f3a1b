"""The head of both pictures: the title in two lines, the ribbon with the two actions, the countdown."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Seat, Words, say
from engines.games.age_of_discovery.views.view import Countdown, Public
from render.age_of_discovery import layout, signs
from render.kit.drawing import colour
from render.kit.drawing.lettering import (
    LABEL,
    NUMBER,
    TITLE,
    drawable,
    fit_shortened,
    write,
    write_in,
)
from render.kit.drawing.sprites import paste
from render.kit.header import name_of
from render.kit.places import note
from render.kit.plates import plate, ribbon
from render.kit.players import LIVERIES, seal

_LEFT, _WIDE = layout.RIBBON_LEFT, layout.RIBBON_RIGHT - layout.RIBBON_LEFT
_NEUTRAL = colour.mix(colour.VELLUM_LOW, colour.GOLD_LIGHT, 0.5)
_DARK = colour.glaze(colour.rgb("4A3524"), 255)


def winners(public: Public) -> list[Seat]:
    """Most points; among equals, more ships on no expedition (§7.2)."""
    best = max((player.points, player.unplaced) for player in public.players)
    return [player.seat for player in public.players if (player.points, player.unplaced) == best]


def title_lines(words: Words) -> tuple[str, str]:
    return (
        words(say("age_of_discovery-picture-title-first")),
        words(say("age_of_discovery-picture-title-second")),
    )


def draw_head(image: Image.Image, public: Public, words: Words) -> None:
    if public.over:
        _ended(image, public, words)
    else:
        _turn(image, public, words)
    _countdown(image, public, words)


# --- the ribbon --------------------------------------------------------------------------------------------


def _turn(image: Image.Image, public: Public, words: Words) -> None:
    """Whose turn it is, its number, and what of its two actions is done."""
    livery = LIVERIES[public.current]
    paste(image, ribbon(_WIDE, 72, livery.colour), _LEFT, 14, "lt")
    paste(image, seal(public.current, 86), _LEFT + 72, 46)
    turn = say("age_of_discovery-picture-turn", number=public.turn)
    text, size = fit_shortened(
        lambda name: drawable(words(say("picture-turn", who=name, asking=turn))),
        name_of(words, public.current),
        TITLE,
        44,
        _WIDE - 120 - 168,
        30,
    )
    write(image, _LEFT + 120, 60, text, TITLE, size, livery.on)
    count = len(public.actions_used) + public.actions_left
    note(image, "actions", (_LEFT + _WIDE - 40 - 60 * count, 16, _LEFT + _WIDE - 36, 78))
    for place in range(count):
        action = public.actions_used[place] if place < len(public.actions_used) else None
        still_open = action is not None and action == public.open_action
        paste(image, signs.pip(action, still_open=still_open), _LEFT + _WIDE - 8 - 60 * (count - place), 46)


def _ended(image: Image.Image, public: Public, words: Words) -> None:
    seats = winners(public)
    alone = LIVERIES[seats[0]] if len(seats) == 1 else None
    paste(image, ribbon(_WIDE, 72, alone.colour if alone else _NEUTRAL), _LEFT, 14, "lt")
    ink = alone.on if alone else colour.INK
    start = _LEFT + 120
    if alone:
        paste(image, seal(seats[0], 86), _LEFT + 72, 46)
    else:
        for place, seat in enumerate(seats):
            paste(image, seal(seat, 72), _LEFT + 70 + place * 52, 46)
        start = _LEFT + 62 + len(seats) * 52
    room = _LEFT + _WIDE - 50 - start
    if alone:
        name = name_of(words, seats[0])
        text, size = fit_shortened(
            lambda who: drawable(words(say("picture-won", who=who))), name, TITLE, 44, room, 30
        )
        write(image, start, 60, text, TITLE, size, ink)
    else:
        text = words(say("picture-won-several", count=len(seats)))
        write_in(image, start, 60, room, text, TITLE, 44, 30, ink)


# --- the countdown -----------------------------------------------------------------------------------------


def _countdown(image: Image.Image, public: Public, words: Words) -> None:
    """What is left until a scoring; without a countdown, which scoring comes next."""
    left = layout.PANEL
    paste(image, plate(layout.PANEL_WIDTH, 76, _DARK, colour.INK), left, 12, "lt")
    dues = ((False, public.interim), (True, public.final))
    running = [(final, due) for final, due in dues if due is not None and not public.over]
    if len(running) == 2:
        for place, (final, due) in enumerate(running):
            _short(image, left + 14 + place * 186, due, final=final)
        return
    final = running[0][0] if running else public.over or public.interim_done
    paste(image, signs.hourglass(52, run_out=final), left + 42, 50)
    if running:
        _long(image, running[0][1], words)
        return
    tone = colour.GOLD_LIGHT
    if public.over:
        text = say("picture-over")
    elif public.turns_to_stall is not None:
        text = say("age_of_discovery-picture-stall", count=public.turns_to_stall)
    else:
        coming = "final" if public.interim_done else "interim"
        text, tone = say(f"age_of_discovery-picture-coming-{coming}"), colour.VELLUM_LOW
    write_in(image, left + 78, 61, layout.PANEL_WIDTH - 96, words(text), LABEL, 32, 26, tone)


def _long(image: Image.Image, due: Countdown, words: Words) -> None:
    """After whose turn, and how many turns that is."""
    x = layout.PANEL + 76.0
    after = words(say("age_of_discovery-picture-after"))
    x += write_in(image, x, 61, 90, after, LABEL, 32, 26, colour.IVORY)
    paste(image, seal(due.seat, 64), x + 38, 49)
    x += 74
    left = words(say("age_of_discovery-picture-turns-left", count=due.turns_left))
    end = layout.PANEL_RIGHT - 18
    write_in(image, end, 61, end - x, left, NUMBER, 34, 26, colour.GOLD_LIGHT, "rs")


def _short(image: Image.Image, x: float, due: Countdown, *, final: bool) -> None:
    """Two scorings at once: signs only."""
    paste(image, signs.hourglass(48, run_out=final), x + 26, 50)
    paste(image, seal(due.seat, 60), x + 82, 49)
    write(image, x + 118, 64, str(due.turns_left), NUMBER, 40, colour.GOLD_LIGHT)
