"""What the lookout sees: the whole sky, with what enemies could hit and conquer in their next turn."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Words, say
from engines.games.efemeris.views.view import Outlook, Own, Public
from render.efemeris import night
from render.efemeris.pages import LEFT, RIGHT, TOP, headed_page
from render.efemeris.pieces import signs
from render.efemeris.sky import tile_art
from render.efemeris.sky.closeup import around, halo, paste_view, scene_in
from render.efemeris.sky.scene import Scene
from render.kit.drawing.lettering import LABEL, broken, write
from render.kit.drawing.sprites import paste
from render.kit.free_space import FreeSpace

_PAGE, _SKY_WIDE = 1040, 1000
_COLUMN = LEFT + _SKY_WIDE + 22
_SIGN = 40
"""Of the marks on fields, on the sky of 19 cells."""


def draw_outlook(public: Public, own: Own, found: Outlook, words: Words) -> Image.Image:
    image = headed_page(public, own.seat, say("efemeris-picture-lookout"), words, _PAGE)
    size = (_SKY_WIDE, _PAGE - TOP - 26)
    window = around([(cell.x, cell.y) for cell in public.cells], size, 1.25)
    scene = scene_in(public, window, size, words)
    scene.draw(deeds=False)
    aimed = dict.fromkeys(found.far, False) | dict.fromkeys(found.near, True)
    for field, near in aimed.items():
        kind = scene.fields[field].kind
        size_there = _SIGN if kind == "plain" else tile_art.size_of(kind) + 24  # its sign stays in sight
        paste(scene.image, signs.aimed_at(window.sized(size_there), near=near), *scene.at(field))
    _draw_ships(scene, own, found, aimed)
    scene.draw_letters()
    _draw_flags(scene, found)
    paste_view(image, scene.image, LEFT, TOP)
    _draw_legend(image, words)
    return image


def _draw_ships(scene: Scene, own: Own, found: Outlook, aimed: dict[str, bool]) -> None:
    """Above the marks: those that may fire in a ring, those of the own nation with the mark beside them."""
    scene.draw_ships()
    side = scene.public.players[own.seat].side
    for ship in scene.public.ships:
        x, y = scene.berths[ship.id]
        if ship.id in found.guns:
            paste(scene.image, halo(scene.window.eased(84)), x, y)
        elif ship.side == side and ship.field in aimed:
            mark = signs.aimed_at(scene.window.eased(42), near=aimed[ship.field])
            paste(scene.image, mark, x - scene.window.eased(26), y - scene.window.eased(20))


def _draw_flags(scene: Scene, found: Outlook) -> None:
    """At the upper right of every planet that could be conquered, or where else it covers no letters."""
    flags = dict.fromkeys(found.risked, False) | dict.fromkeys(found.taken, True)
    room = FreeSpace((0, 0, *scene.image.size))
    for box in scene.letters():
        room.take(box)
    size, out = scene.window.eased(44), scene.window.sized(34)
    for planet in scene.public.planets:
        if planet.tile in flags and planet.cell:
            x, y = scene.at(planet.field)
            places = [(x + out * across, y + out * down) for across, down in _CORNERS]
            sign = signs.conquerable(size, near=flags[planet.tile])
            paste(scene.image, sign, *room.best(places, *sign.size))


_CORNERS = ((1, -0.9), (-1, -0.9), (1, 0.9), (-1, 0.9), (1.5, 0), (-1.5, 0))


def _draw_legend(image: Image.Image, words: Words) -> None:
    rows = (
        (signs.aimed_at(58, near=True), "near"),
        (signs.aimed_at(58, near=False), "far"),
        (halo(64), "gun"),
        (signs.conquerable(58, near=True), "taken"),
        (signs.conquerable(58, near=False), "risked"),
    )
    wide = RIGHT - _COLUMN
    paste(image, night.night_plate(wide, 40 + 130 * len(rows)), _COLUMN, TOP, "lt")
    for place, (sign, key) in enumerate(rows):
        y = TOP + 84 + place * 130
        paste(image, sign, _COLUMN + 52, y)
        text = words(say(f"efemeris-picture-lookout-{key}"))
        lines = broken(text, LABEL, 32, wide - 116, 3)
        for number, line in enumerate(lines):
            below = y + 11 + (number - (len(lines) - 1) / 2) * 38
            write(image, _COLUMN + 98, below, line, LABEL, 32, night.IVORY)
