"""The chart: twelve expeditions with their ships."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.age_of_discovery.views.view import Expedition, Public
from render.age_of_discovery import layout, vessels
from render.age_of_discovery.flags import flag, letter, ship_code
from render.age_of_discovery.header import draw_head
from render.age_of_discovery.legend import draw_legend
from render.age_of_discovery.panel import draw_panel
from render.age_of_discovery.sheet import chart_sheet
from render.kit.drawing import colour
from render.kit.drawing.colour import Colour
from render.kit.drawing.lettering import TITLE, write_in
from render.kit.drawing.sprites import paste, wash
from render.kit.places import note_first


def explorer_name(words: Words, explorer: str) -> str:
    """The family name: islands are small."""
    return words(say(f"age_of_discovery-picture-explorer-{explorer}"))


def draw_chart(public: Public, words: Words, targets: Collection[str] | None = None) -> Image.Image:
    """`targets`: the expeditions in question, for the player who chooses; else the last move is framed."""
    image = chart_sheet(words)
    for index, expedition in enumerate(public.expeditions):
        _expedition(image, index, expedition, words, interim_done=public.interim_done)
    for index, expedition in enumerate(public.expeditions):
        if targets is None:
            if not public.over and any(ship.fresh for ship in expedition.ships):
                _frame(image, index, colour.VERMILION)
            continue
        x, y = layout.cell(index)
        box = (x, y, x + layout.CELL, y + layout.CELL_HIGH)
        if expedition.name in targets:
            _frame(image, index, colour.GOLD)
            note_first(image, "expedition", box)
        else:
            wash(image, box, colour.VELLUM, 150)
    draw_head(image, public, words)
    draw_panel(image, public, words)
    draw_legend(image, words, over=public.over)
    return image


def _frame(image: Image.Image, index: int, tone: Colour) -> None:
    x, y = layout.cell(index)
    right, bottom = x + layout.CELL - 2, y + layout.CELL_HIGH - 2
    draw = ImageDraw.Draw(image)
    draw.rectangle((x + 1, y + 1, right, bottom), outline=colour.IVORY, width=9)
    draw.rectangle((x + 3, y + 3, right - 2, bottom - 2), outline=tone, width=5)


def _expedition(
    image: Image.Image, index: int, expedition: Expedition, words: Words, *, interim_done: bool
) -> None:
    x, y = layout.cell(index)
    _island(image, x, y, expedition, words, interim_done=interim_done)
    start = x + (layout.CELL - layout.BERTH * expedition.capacity - 8) / 2
    top = y + layout.LANE
    paste(image, vessels.lane(expedition.capacity, expedition.row), start, top, "lt")
    berth = start + 4
    for ship in expedition.ships:
        chip = ship.chip
        wide = layout.BERTH * chip.volume
        code = ship_code(words, chip.colour, chip.volume)
        sprite = vessels.vessel(chip.colour, code, chip.volume, ship.seat, joker=chip.joker)
        paste(image, sprite, berth + wide / 2, top + 2, "mt")
        berth += wide


def _island(
    image: Image.Image, x: int, y: int, expedition: Expedition, words: Words, *, interim_done: bool
) -> None:
    """Flag of the tile, name, capacity and room, what a ship scores now and at the end."""
    draw = ImageDraw.Draw(image)
    draw.line((x + 19, y + 20, x + 19, y + 104), fill=colour.IVORY, width=9)
    draw.line((x + 19, y + 20, x + 19, y + 104), fill=colour.INK, width=4)
    tile = expedition.tile
    paste(image, flag(tile, letter(words, tile), 50, 52, 36), x + 16, y + 14, "lt")
    name = explorer_name(words, expedition.name)
    write_in(image, x + 72, y + 49, 134, name, TITLE, 36, 28, colour.INK, "ls", colour.LAND)
    badge = vessels.room_badge(expedition.capacity, expedition.room)
    paste(image, badge, x + layout.CELL - 11, y + 13, "rt")
    for place, (points, final) in enumerate(((expedition.interim, False), (expedition.final, True))):
        box = vessels.value_box(
            tile, points.other, points.match, final=final, faded=interim_done and not final
        )
        paste(image, box, x + 76 + 110 * place, y + 62, "lt")
