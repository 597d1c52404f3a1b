"""The board picture: the sky with its ring, the corners around it, the players."""

from __future__ import annotations

import math

from PIL import Image

from engines.contract.core import Words
from engines.games.efemeris.views.view import Public
from render.efemeris.corners import draw_corners
from render.efemeris.header import draw_head
from render.efemeris.layout import board_window
from render.efemeris.legend import draw_legend
from render.efemeris.panel import draw_panel
from render.efemeris.sheet import sheet
from render.efemeris.sky.scene import Scene
from render.kit.places import note, note_first, square


def draw_board(public: Public, words: Words) -> Image.Image:
    image = sheet(public, words)
    scene = Scene(image, board_window(len(public.cells)), public, words)
    scene.draw()
    for ship in public.ships:
        if ship.seat in public.asked and ship.kind == "galleon":
            note_first(image, "galleon", square(*scene.berths[ship.id], scene.window.eased(88)))
    _note_price(image, scene)
    draw_around(image, public, words)
    return image


def _note_price(image: Image.Image, scene: Scene) -> None:
    """Of the planet that is nearest to a ship of those who are asked, and isn't theirs."""
    public = scene.public
    ships = [scene.berths[ship.id] for ship in public.ships if ship.seat in public.asked]
    sides = {public.players[seat].side for seat in public.asked}
    ahead = [one for one in public.planets if one.cell and one.side not in sides]
    if not ships or not ahead:
        return
    near = min(ahead, key=lambda one: min(math.dist(scene.at(one.field), ship) for ship in ships))
    note(image, "price", square(*scene.at(near.field), scene.window.sized(76)))
    note(image, "price", square(*scene.price_at(near.cell), scene.window.sized(48)))


def draw_around(image: Image.Image, public: Public, words: Words) -> None:
    """All that is not sky."""
    draw_head(image, public, words)
    draw_corners(image, public, words)
    draw_panel(image, public, words)
    draw_legend(image, public, words)
