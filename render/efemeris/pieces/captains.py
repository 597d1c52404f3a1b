"""Captains: the one in command with the ability, those to come; in a team what the partner holds."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Own, Partner, Public
from render.efemeris import night
from render.efemeris.pieces.crew import crew
from render.efemeris.pieces.people import player_seal
from render.efemeris.pieces.sayings import ability
from render.kit.drawing.lettering import (
    ITALIC,
    LABEL,
    NAME,
    NUMBER,
    broken,
    drawable,
    fit_shortened,
    write,
    write_in,
)
from render.kit.drawing.sprites import paste
from render.kit.header import name_of

Box = tuple[int, int, int, int]


def draw_captains(image: Image.Image, area: Box, public: Public, own: Own, words: Words) -> None:
    left, top, right, bottom = area
    paste(image, night.night_plate(right - left, bottom - top), left, top, "lt")
    x, room = left + 24, right - left - 48
    if not own.captains:
        text = words(say("efemeris-picture-none-left")) if public.round else "–"
        write_in(image, x, top + 46, room, text, LABEL, 32, 25, night.PALE)
        y = top + 70
    else:
        y = _draw_commander(image, x, top, room, own.captains[0], words)
    if len(own.captains) > 1:
        y += 32
        write_in(image, x, y, room, words(say("efemeris-picture-to-come")), LABEL, 29, 25, night.PALE)
        for captain in own.captains[1:]:
            y += 36
            name = words(say(f"efemeris-captain-{captain}"))
            write_in(image, x, y, room, name, NAME, 32, 25, night.IVORY)
            for line in broken(ability(captain, words), LABEL, 26, room, 2):
                y += 29
                write(image, x, y, line, LABEL, 26, night.PALE)
    if own.partner is not None:
        _draw_partner(image, x, max(y + 30, bottom - 190), room, public, own.partner, words)


def _draw_commander(image: Image.Image, x: int, top: int, room: int, captain: str, words: Words) -> int:
    """Name, galleon, ability; returns where it ends."""
    write_in(image, x, top + 40, room, words(say("efemeris-picture-command")), LABEL, 29, 25, night.PALE)
    name = words(say(f"efemeris-captain-{captain}"))
    write_in(image, x, top + 82, room, name, NAME, 40, 26, night.IVORY)
    galleon = words(say(f"efemeris-picture-galleon-{captain}"))
    write_in(image, x, top + 118, room, galleon, ITALIC, 32, 25, night.GOLD_LIGHT)
    paste(image, crew("first_officer", 50), x + 25, top + 164)
    y = top + 158
    for line in broken(ability(captain, words), LABEL, 29, room - 64, 2):
        write(image, x + 64, y, line, LABEL, 29, night.IVORY)
        y += 34
    return y - 12


def _draw_partner(
    image: Image.Image, x: int, y: int, room: int, public: Public, partner: Partner, words: Words
) -> None:
    paste(image, player_seal(public.players[partner.seat], 56), x + 28, y + 24)
    text, size = fit_shortened(
        lambda who: drawable(words(say("efemeris-picture-partner", who=who))),
        name_of(words, partner.seat),
        LABEL,
        31,
        room - 66,
        25,
    )
    write(image, x + 66, y + 34, text, LABEL, size, night.PALE)
    for place, stock in enumerate(partner.hand[:5]):
        paste(image, crew(stock.card, 56), x + 30 + place * 84, y + 90)
        write(image, x + 60 + place * 84, y + 104, str(stock.count), NUMBER, 34, night.IVORY)
    if partner.captain:
        name = words(say(f"efemeris-captain-{partner.captain}"))
        write_in(image, x, y + 156, room, name, ITALIC, 31, 25, night.GOLD_LIGHT)
