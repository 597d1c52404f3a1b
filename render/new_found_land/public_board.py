"""The chart: four islands, three cities, the score track, players."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image, ImageDraw

from engines.contract.core import Words, say
from engines.games.new_found_land.views.view import NEUTRAL, City, Island, Public, Running, Space
from render.kit import icons
from render.kit.drawing import colour
from render.kit.drawing.colour import Colour, glaze
from render.kit.drawing.lettering import LABEL, NUMBER, TITLE, write, write_in
from render.kit.drawing.sprites import paste, wash
from render.kit.places import note, note_first
from render.kit.plates import BRIGHT, plate
from render.new_found_land import layout, pieces, signs
from render.new_found_land.footer import draw_footer
from render.new_found_land.header import draw_head
from render.new_found_land.panel import draw_panel
from render.new_found_land.sheet import chart_sheet
from render.new_found_land.track import draw_track

_MARKER = 41


class Targets(NamedTuple):
    """What may be chosen, for the player who chooses."""

    spaces: Collection[str] = ()
    islands: Collection[str] = ()
    contracts: Collection[str] = ()
    tiles: Collection[str] = ()
    new_england: bool = False


def draw_chart(public: Public, words: Words, targets: Targets | None = None) -> Image.Image:
    """`targets`: framed in gold for the player who chooses; else the last move is framed in red."""
    cells = tuple(
        (island.name, tuple((space.column, space.row) for space in island.spaces))
        for island in public.islands
    )
    image = chart_sheet(words, cells)
    for island in public.islands:
        _island(image, island, public, words, targets)
    _new_england(image, public, words, targets)
    for place, city in enumerate(public.cities):
        _city(image, place, city, public, words, targets)
    if public.running is not None and public.running.tiles:
        _drawn(image, public.running, targets)
    draw_track(image, public)
    draw_head(image, public, words)
    draw_panel(image, public, words)
    draw_footer(image, public, words)
    return image


def frame(image: Image.Image, x: float, y: float, wide: float, high: float, tone: Colour) -> None:
    """Around what was changed last, or what may be chosen."""
    draw = ImageDraw.Draw(image)
    outer = (x - 5, y - 5, x + wide + 4, y + high + 4)
    draw.rounded_rectangle(outer, 11, outline=colour.IVORY, width=9)
    inner = (x - 3, y - 3, x + wide + 2, y + high + 2)
    draw.rounded_rectangle(inner, 9, outline=tone, width=5)


def _pale(image: Image.Image, x: float, y: float, wide: int, high: int) -> None:
    """What is not among the things to choose from."""
    wash(image, (x, y, x + wide, y + high), colour.VELLUM, 135)


# --- islands -----------------------------------------------------------------------------------------------


def _island(
    image: Image.Image, island: Island, public: Public, words: Words, targets: Targets | None
) -> None:
    x, y = layout.ORIGINS[island.name]
    badge = pieces.majority(island.first, island.second)
    name = words(say(f"new_found_land-picture-island-{island.name}"))
    chosen = targets is not None and island.name in targets.islands
    room = layout.ISLAND_WIDTH - badge.width - 24
    tone = colour.VERMILION if chosen else colour.INK
    end = write_in(image, x, y - 13, room, name, TITLE, 34, 28, tone, "ls", colour.SEA)
    paste(image, badge, x + end + 14, y - 24, "lm")
    for space in island.spaces:
        _space(image, island, space)
    for space in island.spaces:
        _mark(image, island, space, public, targets)
    for space in island.spaces:
        if targets is not None and space.name in targets.spaces:
            left, top = layout.cell(island.name, space.column, space.row)
            note_first(image, "tile", (left, top, left + layout.TILE, top + layout.TILE_HIGH))
            note_first(image, "island", (x, y - 44, x + end + 14 + badge.width, y - 4))
            paste(image, pieces.tag(space.name), left + 54, top + 66, "lm")  # a field is free here
    _tally(image, island)
    if island.scored:
        left, top = layout.cell(island.name, *layout.STAMPS[island.name])
        paste(image, signs.stamp(92), left + layout.TILE / 2, top + layout.TILE_HIGH / 2)


def _space(image: Image.Image, island: Island, space: Space) -> None:
    x, y = layout.cell(island.name, space.column, space.row)
    if space.tile is None:
        paste(image, pieces.free_space(space.shape), x, y, "lt")
        return
    paste(image, pieces.island_tile(pieces.bonuses_of(space.tile), full=not space.free), x, y, "lt")
    for place in range(len(space.towers) + space.free):
        middle = x + 78, y + 24 + 41 * place
        if place >= len(space.towers):
            paste(image, pieces.free_field(38), *middle)
            continue
        tower = space.towers[place]
        sprite = pieces.tower(_look(tower.owner), _MARKER, tower.count)
        paste(image, sprite, middle[0] - 20, middle[1] - 20, "lt")


def _look(owner: int) -> int:
    return pieces.THIRD_POWER if owner == NEUTRAL else owner


def _mark(image: Image.Image, island: Island, space: Space, public: Public, targets: Targets | None) -> None:
    x, y = layout.cell(island.name, space.column, space.row)
    if targets is None and space.fresh and not public.over:
        frame(image, x, y, layout.TILE, layout.TILE_HIGH, colour.VERMILION)
    elif targets is not None and space.name in targets.spaces:
        frame(image, x, y, layout.TILE, layout.TILE_HIGH, colour.GOLD)
    elif targets is not None and targets.spaces and space.tile is not None:
        _pale(image, x, y, layout.TILE, layout.TILE_HIGH)


def _tally(image: Image.Image, island: Island) -> None:
    """Markers of everybody on this island."""
    x, y = layout.cell(island.name, *layout.TALLIES[island.name])
    ground = plate(layout.TILE, layout.TILE_HIGH, glaze(colour.IVORY, 225), corner=8)
    paste(image, ground, x, y, "lt")
    counts = list(enumerate(island.markers))
    if len(counts) == 2:
        counts.append((pieces.THIRD_POWER, island.neutral))
    many = max(count for _, count in counts) > 9
    first, step, cube, size = (13, 46, 22, 25) if many else (21, 47, 28, 27)
    for place, (seat, count) in enumerate(counts):
        left, middle = x + first + place % 2 * step, y + 26 + place // 2 * 38
        paste(image, pieces.marker(seat, cube), left, middle)
        tone = colour.INK if count else colour.INK_THIRD
        write(image, left + cube / 2 - (1 if many else 0), middle - 1, str(count), NUMBER, size, tone, "lm")


def _new_england(image: Image.Image, public: Public, words: Words, targets: Targets | None) -> None:
    """Settlers who go to no island: points."""
    x, y = layout.cell(*layout.NEW_ENGLAND)
    ground = plate(layout.TILE, layout.TILE_HIGH, glaze(colour.VELLUM_LIGHT, 225), corner=8)
    paste(image, ground, x, y, "lt")
    middle = x + layout.TILE / 2
    for place, half in enumerate(("first", "second")):
        text = words(say(f"new_found_land-picture-new-england-{half}"))
        write_in(image, middle, y + 27 + 25 * place, layout.TILE - 11, text, LABEL, 26, 25, colour.INK, "ms")
    paste(image, signs.ability("settlers", 27), middle - 27, y + 69)
    write(image, middle, y + 78, "→", NUMBER, 27, colour.VERMILION, "ms")
    paste(image, icons.crown(27), middle + 27, y + 68)
    fresh = targets is None and any(deed.what == "new_england" for deed in public.deeds) and not public.over
    if fresh or (targets is not None and targets.new_england):
        tone = colour.VERMILION if fresh else colour.GOLD
        frame(image, x, y, layout.TILE, layout.TILE_HIGH, tone)


# --- cities ------------------------------------------------------------------------------------------------


def _city(
    image: Image.Image, place: int, city: City, public: Public, words: Words, targets: Targets | None
) -> None:
    x, y = layout.city(place), layout.CITY_TOP
    badge = pieces.majority(city.first, city.second)
    name = words(say(f"new_found_land-picture-city-{city.name}"))
    room = layout.CITY_PITCH - badge.width - 30
    end = write_in(image, x + 4, y + 31, room, name, TITLE, 32, 28, colour.INK, "ls", colour.LAND)
    paste(image, badge, x + end + 16, y + 20, "lm")
    for space in range(city.spaces):
        middle = x + 22 + layout.MARKER_PITCH * space, y + 58
        if space < len(city.markers):
            paste(image, pieces.marker(city.markers[space], _MARKER), *middle)
        else:
            paste(image, pieces.free_field(38), *middle)
    if city.scored:
        paste(image, signs.stamp(44), x + 26 + layout.MARKER_PITCH * city.spaces, y + 58)
    if targets is None and not public.over:
        _last_delivery(image, place, city, public)
    if public.running is None or not public.running.tiles:
        _contracts(image, place, city, targets)


def _contracts(image: Image.Image, place: int, city: City, targets: Targets | None) -> None:
    wanted = targets.contracts if targets is not None else ()
    if any(contract is not None and (not wanted or contract.name in wanted) for contract in city.contracts):
        x, y = layout.city(place), layout.CITY_TOP
        note_first(image, "city", (x, y, x + layout.CITY_PITCH - 6, y + 78 + layout.CONTRACT_HIGH))
    for slot, contract in enumerate(city.contracts):
        left, top = layout.contract(place, slot)
        if contract is None:
            paste(image, pieces.no_contract(), left, top, "lt")
            continue
        paste(image, pieces.contract(pieces.one_by_one(contract.goods), contract.points), left, top, "lt")
        if contract.name in wanted:
            frame(image, left + 1, top + 1, layout.CONTRACT - 2, layout.CONTRACT_HIGH - 2, colour.GOLD)
        elif wanted:
            _pale(image, left, top, layout.CONTRACT, layout.CONTRACT_HIGH)


def _last_delivery(image: Image.Image, place: int, city: City, public: Public) -> None:
    """The newest markers of a city that was delivered to in the last turn."""
    count = sum(1 for deed in public.deeds if deed.what == "deliver" and deed.city == city.name)
    if not count or not city.markers:
        return
    x, y = layout.city(place), layout.CITY_TOP
    first = max(0, len(city.markers) - count)
    wide = layout.MARKER_PITCH * (len(city.markers) - first)
    frame(
        image, x + 22 - _MARKER / 2 + layout.MARKER_PITCH * first, y + 58 - 21, wide - 2, 42, colour.VERMILION
    )


def _drawn(image: Image.Image, running: Running, targets: Targets | None) -> None:
    """The tiles drawn in Explore lie over the contracts, which nobody needs now."""
    left, right = layout.CHART[0] + 6, layout.CHART[2] - 6
    top = layout.CITY_TOP + 74
    note(image, "drawn tiles", (left, top, right, top + 104))
    paste(image, plate(right - left, 104, BRIGHT, active=True), left, top, "lt")
    paste(image, signs.ability("telescopes", 40), left + 33, top + 30)
    write(image, left + 33, top + 88, f"→{running.lays}", NUMBER, 34, colour.VERMILION, "ms")
    lead = 60
    gaps = max(1, len(running.tiles) - 1)
    pitch = min(layout.PITCH + 4, (right - left - lead - 8 - layout.TILE) / gaps)
    for place, tile in enumerate(running.tiles):
        x, y = left + lead + pitch * place, top + 8
        sprite = pieces.drawn_tile(pieces.bonuses_of(tile), tile.shape)
        paste(image, sprite, x, y, "lt")
        if targets is not None and tile.name in targets.tiles:
            frame(image, round(x) + 2, y + 2, layout.TILE - 4, layout.TILE_HIGH - 4, colour.GOLD)
        elif targets is not None and targets.tiles:
            _pale(image, round(x), y, layout.TILE, layout.TILE_HIGH)
