"""What stands on the chart: circles of the border, tiles of the voyage, units, islands, the ship."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw

from engines.games.entdecker.views.view import Island, Public, Unit
from render.entdecker import layout, pieces
from render.entdecker.layout import Window, circle_spot, on_border, spot
from render.entdecker.sea.coast import STEPS, Known, is_open, leads_on
from render.entdecker.sea.coast import pieces as pieces_of
from render.entdecker.sea.routes import circle_at, ground_at
from render.entdecker.sea.terrain import draw_terrain
from render.kit.drawing import colour
from render.kit.drawing.colour import Colour, mix
from render.kit.drawing.geometry import Point
from render.kit.drawing.lettering import LABEL, NUMBER, write
from render.kit.drawing.sprites import paste
from render.kit.free_space import FreeSpace
from render.kit.places import Box, note, square
from render.kit.plates import disc

Sign: TypeAlias = tuple[Image.Image, Point]
"""A sprite and its middle."""
Named: TypeAlias = Literal["all", "open", "none"]
"""Circles of the border that have their whole name; the others have a letter or a number."""
UNIT, SHIP, ARROW, EVENT = 60, 80, 46, 38
_CLOSED = mix(colour.SEA, colour.IVORY, 0.42)
_AROUND = (
    (0, 0), (0, -0.36), (0, 0.36), (-0.4, 0), (0.4, 0),
    (-0.36, -0.32), (0.36, -0.32), (-0.36, 0.32), (0.36, 0.32),
    (0, -0.58), (0, 0.58), (-0.66, 0), (0.66, 0),
    (-0.62, -0.4), (0.62, -0.4), (-0.62, 0.4), (0.62, 0.4),
)  # fmt: skip
"""Where a badge may stand beside the middle of a piece of land, in fields."""
_BEYOND = 0.24
"""How far beyond an open side a badge stands in the unknown."""
_CROWDED = 0.76
"""How much of a field several units on one piece of land take."""
_RIM = 0.06
"""How far such units stay from the edges of their field."""
_CORNERS = ((0.22, 0.22), (0.78, 0.22), (0.22, 0.78), (0.78, 0.78), (0.5, 0.5))


class Scene:
    """One window on the sea, with what stands there."""

    def __init__(self, image: Image.Image, window: Window, public: Public) -> None:
        self.image = image
        self.window = window
        self.public = public
        self.known: Known = {(tile.column, tile.row): tile.sides for tile in public.tiles}
        self.room = FreeSpace(self._extent())
        self._reserve()

    def _extent(self) -> tuple[float, float, float, float]:
        """The sea, as far as the window shows it."""
        (left, top), (right, bottom) = self.window.at(0, 0), self.window.at(layout.COLUMNS, layout.ROWS)
        width, height = self.window.size
        return max(0, left), max(0, top), min(width, right), min(height, bottom)

    def draw(self, signs: Sequence[Sign] = (), *, badges: bool = True, last: bool = True) -> None:
        """Everything, in the order in which it may cover something. `signs` are put on top; their places
        are taken already."""
        self._reserve_circles()
        places = list(self._badges()) if badges else []
        events = list(self._events()) if last else []
        draw_terrain(self.image, self.window, self.public, self.known, self.room)
        if last:
            self._outline_voyage()
        self._draw_ship()
        for unit, place, size in self._standing():
            paste(self.image, pieces.unit(unit.kind, unit.seat, size), *place)
        for sign, (x, y) in (*places, *events, *signs):
            paste(self.image, sign, x, y)

    def placed(self, sign: Image.Image, candidates: Iterable[Point]) -> Sign:
        """A sign on the place where it covers least."""
        return sign, self.room.best(candidates, *sign.size)

    # --- where things are ------------------------------------------------------------------------------

    def at(self, field: str, across: float = 0.5, down: float = 0.5) -> Point:
        column, row = spot(field)
        return self.window.at(column + across, row + down)

    def box(self, field: str) -> Box:
        """Of a field."""
        return *self.at(field, 0, 0), *self.at(field, 1, 1)

    def unit_at(self, unit: Unit) -> Point:
        return next(place for other, place, _ in self._standing() if other is unit)

    def _standing(self) -> Iterator[tuple[Unit, Point, int]]:
        """Every unit, its place and its size. Several on one piece of land are smaller, in rows of two."""
        for unit in self.public.units:
            same = [one for one in self.public.units if (one.field, one.part) == (unit.field, unit.part)]
            across, down = ground_at(self.known[spot(unit.field)], unit.part)
            size = self.window.sized(UNIT)
            if len(same) > 1:
                rows = -(-len(same) // 2)
                share = _CROWDED / max(2, rows)
                size = round(size * 2 * share)
                at = next(n for n, one in enumerate(same) if one is unit)
                across = _inside(across, share) + (at % 2 - 0.5) * share
                down = _inside(down, share * rows / 2) + (at // 2 - (rows - 1) / 2) * share
            yield unit, self.at(unit.field, across, down), size

    def ship_at(self) -> Point:
        """On the circle of its tile, but never over the coordinates; from a circle of the border it leans
        into the sea, so that the name of the circle can be read."""
        place = self.public.ship
        if on_border(place):
            x, y = circle_spot(place)
            dx, dy = _inward(place)
            return self.window.at(x + dx * 0.52, y + dy * 0.52)
        x, y = self.at(place, *circle_at(self.known[spot(place)]))
        left, _, right, _ = self._extent()
        half = self.window.eased(SHIP) * 0.44
        return min(max(x, left + half), right - half), y - self.window.eased(12)

    def _arrows(self) -> Iterator[tuple[int, Point]]:
        """The way of each arrow and its place."""
        ship = self.public.ship
        for target in self.public.targets if ship else ():
            if on_border(ship):
                way = STEPS.index(_inward(ship))
                dx, dy = STEPS[way]
                yield way, self.at(target, 0.5 + dx * 0.24, 0.5 + dy * 0.24)
                continue
            (fx, fy), (tx, ty) = spot(ship), spot(target)
            dx, dy = tx - fx, ty - fy
            yield STEPS.index((dx, dy)), self.at(ship, 0.5 + dx * 0.8, 0.5 + dy * 0.8)

    def _reserve(self) -> None:
        """Nothing may cover units, ship and arrows."""
        eased, box = self.window.eased, self.room.box
        for _, place, size in self._standing():
            self.room.take(box(*place, size * 0.8, size * 0.9))
        if self.public.ship:
            self.room.take(box(*self.ship_at(), eased(SHIP) * 0.9, eased(SHIP) * 0.9))
        for _, (x, y) in self._arrows():
            self.room.take(box(x, y, eased(ARROW), eased(ARROW)))

    def _reserve_circles(self) -> None:
        """Where a voyage can start."""
        sized, box = self.window.sized, self.room.box
        for place, sides in self.known.items():
            if "W" in sides and leads_on(self.known, place):
                across, down = circle_at(sides)
                x, y = self.window.at(place[0] + across, place[1] + down)
                self.room.take(box(x, y, sized(18), sized(18)))

    # --- islands and events ----------------------------------------------------------------------------

    def _badges(self) -> Iterator[Sign]:
        claimed = sorted(self.public.islands, key=lambda island: not island.presences)
        for island in claimed:
            sign = pieces.badge(
                island.tiles, island.open, self.window.sized(pieces.BADGE[1]), claimed=bool(island.presences)
            )
            candidates = list(self._beside(island))
            if candidates:
                yield self.placed(sign, candidates)

    def _beside(self, island: Island) -> Iterator[Point]:
        """On its land where somebody is, else beyond its open sides; then around."""
        parts = [
            (spot(field), part)
            for field, part in island.parts
            if self.window.shows(*(index + 0.5 for index in spot(field)))
        ]
        grounds = []
        for place, part in parts:
            across, down = ground_at(self.known[place], part)
            grounds.append(self.window.at(place[0] + across, place[1] + down))
        beyond = [point for place, part in parts for point in self._beyond(place, part)]
        yield from (*grounds, *beyond) if island.presences else beyond
        for across, down in _AROUND:
            for x, y in grounds:
                yield x + across * self.window.tile, y + down * self.window.tile

    def _beyond(self, place: tuple[int, int], part: str) -> Iterator[Point]:
        """In the unknown, beside each open side of a piece of land."""
        run = next(run for name, run in pieces_of(self.known[place]) if name == part)
        for way in run:
            if is_open(self.known, place, way):
                dx, dy = STEPS[way]
                reach = 0.5 + _BEYOND + (0.12 if dx else 0)
                yield self.window.at(place[0] + 0.5 + dx * reach, place[1] + 0.5 + dy * reach)

    def _events(self) -> Iterator[Sign]:
        """Of the tiles of this voyage only: an event happens once."""
        voyage = self.public.voyage
        for tile in self.public.tiles if voyage else ():
            if voyage and tile.event and tile.turn == voyage.turn and self._in_window(tile.field):
                sign = pieces.event(tile.event, self.window.sized(EVENT))
                corners = [self.at(tile.field, *corner) for corner in _CORNERS]
                yield self.placed(sign, corners)

    def _in_window(self, field: str) -> bool:
        column, row = spot(field)
        return self.window.shows(column + 0.5, row + 0.5)

    # --- the voyage ------------------------------------------------------------------------------------

    def _outline_voyage(self) -> None:
        """The last tile strongly, the others of this voyage lightly."""
        voyage = self.public.voyage
        if voyage is None:
            return
        laid = [tile.field for tile in voyage.tiles if tile.field and tile.field != voyage.last_laid]
        for field in (*laid, *voyage.filled):
            self.outline(field, 3, 5)
        if voyage.last_laid:
            self.outline(voyage.last_laid, 5, 9)

    def outline(self, field: str, width: float, halo: float) -> None:
        draw = ImageDraw.Draw(self.image)
        (left, top), (right, bottom) = self.at(field, 0, 0), self.at(field, 1, 1)
        edge = 2
        draw.rectangle((left, top, right, bottom), outline=colour.IVORY, width=self.window.eased(halo))
        inner = (left + edge, top + edge, right - edge, bottom - edge)
        draw.rectangle(inner, outline=colour.VERMILION, width=self.window.eased(width))

    def _draw_ship(self) -> None:
        if not self.public.ship:
            return
        for way, (x, y) in self._arrows():
            paste(self.image, pieces.arrow(way, self.window.eased(ARROW)), x, y)
        size = SHIP - 16 if on_border(self.public.ship) else SHIP
        paste(self.image, pieces.ship(self.window.eased(size)), *self.ship_at())
        note(self.image, "ship", square(*self.ship_at(), self.window.eased(size)))


def _inward(circle: str) -> tuple[int, int]:
    """The step from a circle of the border to its field."""
    dx, dy = STEPS["NESW".index(circle[0])]
    return -dx, -dy


def draw_circles(image: Image.Image, window: Window, public: Public, named: Named = "all") -> None:
    """The circles of the border are the coordinates of the board; bright where a voyage can start. `named`:
    which of them have their whole name, as it is told, and as the open ones are chosen."""
    for circle in public.circles:
        x, y = window.at(*circle_spot(circle.name))
        if named == "all" or (named == "open" and circle.open):
            dx, dy = _inward(circle.name)
            sign = pieces.place_sign(circle.name, 0, 38, barred=not circle.open)
            paste(image, sign, x + dx * 5, y + dy * 5)
            continue
        fill: Colour = colour.IVORY if circle.open else _CLOSED
        ink = colour.INK if circle.open else colour.SEA_INK
        paste(image, disc(38, fill, ink, 2.6 if circle.open else 1.6), x, y)
        write(image, x, y - 1, circle.name[1:], NUMBER if circle.open else LABEL, 27, ink, "mm")


def _inside(middle: float, half: float) -> float:
    """The middle of something that is twice this wide, moved so that it stays within its field."""
    half += _RIM
    return min(max(middle, half), 1 - half)
