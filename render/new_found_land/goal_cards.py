"""Goal cards: what must be reached, what it brings, how far it is."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.new_found_land.views.view import Goal
from render.kit.decoration.scenery import town
from render.kit.drawing import colour
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, width_of, write, write_in
from render.kit.drawing.sprites import paste
from render.kit.icons import crown
from render.new_found_land import pieces, ships, signs

WIDTH, HEIGHT = 214, ships.CARD_HIGH
_MIDDLE = WIDTH / 2


def draw_goal(image: Image.Image, x: float, y: float, goal: Goal, seat: int, words: Words) -> None:
    """With its upper left corner at (x, y); markers in the look of the seat."""
    paste(image, ships.blank(WIDTH, HEIGHT), x, y, "lt")
    paste(image, signs.goal(52), x + 34, y + 38)
    points = str(goal.points)
    write(image, x + WIDTH - 18, y + 56, points, TITLE, 52, colour.INK, "rs")
    paste(image, crown(42), x + WIDTH - 24 - width_of(points, TITLE, 52), y + 38, "rm")
    _condition(image, x + _MIDDLE, y + 98, goal, seat)
    text = words(say(f"new_found_land-picture-goal-{goal.kind}", places=goal.places))
    write_in(image, x + _MIDDLE, y + 146, WIDTH - 16, text, LABEL, 28, 25, colour.INK_SECOND, "ms")
    _progress(image, x + _MIDDLE, y + 178, goal)


def _progress(image: Image.Image, x: float, y: float, goal: Goal) -> None:
    text = f"{goal.have}/{goal.need}"
    wide = 38 + 8 + width_of(text, NUMBER, 34)
    paste(image, signs.verdict(38, met=goal.met), x - wide / 2, y, "lm")
    tone = colour.VERDIGRIS if goal.met else colour.INK
    write(image, x - wide / 2 + 46, y + 12, text, NUMBER, 34, tone)


def _condition(image: Image.Image, x: float, y: float, goal: Goal, seat: int) -> None:
    """What is counted, and how many."""
    kinds = pieces.one_by_one(goal.goods)
    if kinds:
        paste(image, signs.heap(kinds, 44, 47), x, y)
        return
    number = str(goal.number)
    sign = _counted(goal.kind, seat)
    place = _place(goal.kind)
    wide = sign.width + 6 + width_of(number, NUMBER, 44) + (place.width + 10 if place else 0)
    left = x - wide / 2
    write(image, left, y + 15, number, NUMBER, 44)
    left += width_of(number, NUMBER, 44) + 6
    paste(image, sign, left, y, "lm")
    if place:
        paste(image, place, left + sign.width + 10, y, "lm")


def _counted(kind: str, seat: int) -> Image.Image:
    match kind:
        case "ships":
            return signs.anchor(48, colour.INK)
        case "large_ships":
            return signs.ability("sail", 48)
        case "upgrades":
            return signs.upgrade(48, built=True)
    return pieces.marker(seat, 46)


def _place(kind: str) -> Image.Image | None:
    if kind.startswith("island"):
        return signs.tile_shape("inland", 48)
    return town(48) if kind.startswith("cit") else None
