"""The sky on a picture: tiles, fields, planets, ships, and what happened last. Whole or a part of it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator

from PIL import Image

from engines.contract.core import Seat, Words, say
from engines.games.efemeris.views.view import Deed, Field, Planet, Public, Ship
from render.efemeris import night
from render.efemeris.layout import CORNER, Window
from render.efemeris.pieces import ships, signs
from render.efemeris.pieces.liveries import nation_seal
from render.efemeris.pieces.people import liveries
from render.efemeris.pieces.planets import planet
from render.efemeris.pieces.shapes import shapes_in
from render.efemeris.sky import berths, tile_art
from render.efemeris.sky.inscriptions import Plan, name_size, plan
from render.efemeris.sky.trails import draw_trail, way
from render.kit.drawing.geometry import Point
from render.kit.drawing.lettering import ITALIC_BOLD, NUMBER, drawable, width_of, write
from render.kit.drawing.sprites import paste
from render.kit.free_space import Box, FreeSpace
from render.kit.players import Livery

_GALLEON, _FRIGATE, _FORTRESS = 60, 48, 42
_FAN = (0, 0, 0.28, 0.34, 0.42, 0.5, 0.55, 0.62)
"""How far from the middle of the rose its ships stand, in units, by their number."""


_MARGIN = 8
"""How far a tile's sprite reaches beyond its corners, generously."""
_REACH = 2
"""How far from the middle of a tile its letters can reach, in units, generously."""


class Scene:
    """One sky in one window of one picture."""

    def __init__(self, image: Image.Image, window: Window, public: Public, words: Words) -> None:
        self.image = image
        self.window = window
        self.public = public
        self.words = words
        self.shapes = shapes_in(public)
        self._middles = {cell.name: (cell.x, cell.y) for cell in public.cells}
        self.fields: dict[str, Field] = {field.name: field for field in public.fields}
        self.near_fields = [field for field in public.fields if self.in_sight(window.at(field.x, field.y))]
        self.near_cells = [cell for cell in self.shapes if self.in_sight(self.on_tile(cell, (0, 0)), _REACH)]
        self.near_planets = [one for one in public.planets if one.cell in self.near_cells]
        self.liveries = liveries(public)
        self._plans: dict[str, Plan] = {}
        self.berths = self._berths()

    # where things are

    def at(self, field: str) -> Point:
        found = self.fields[field]
        return self.window.at(found.x, found.y)

    def in_sight(self, place: Point, units: float = CORNER) -> bool:
        """Whether anything may be seen that reaches so far from this place, as a tile does: what isn't needs
        no sprites."""
        reach = self.window.unit * units + _MARGIN
        width, height = self.image.size
        return -reach <= place[0] <= width + reach and -reach <= place[1] <= height + reach

    def livery(self, seat: Seat) -> Livery:
        return self.liveries[seat]

    def _berths(self) -> dict[str, Point]:
        """Where each ship is drawn: beside its field; those on the rose around it."""
        rose = [ship for ship in self.public.ships if self._kind_at(ship) == "rose"]
        found = {}
        for number, ship in enumerate(rose):
            angle = 2 * math.pi * number / len(rose)
            reach = _FAN[min(len(rose), len(_FAN) - 1)] * self.window.eased(100) / self.window.sized(100)
            found[ship.id] = self.window.at(
                ship.x + reach * math.sin(angle), ship.y - reach * math.cos(angle)
            )
        taken = [*self._written(), *self._signs()]
        for x, y in found.values():
            size = self.window.eased(_FRIGATE)
            taken.append(berths.Taken(FreeSpace.box(x, y, size, size), berths.SHIPS))
        moored = [self._moored(ship) for ship in self.public.ships if ship.id not in found]
        found |= {one.name: one.at for one in moored}  # nobody sees where those in the distance lie
        near = [one for one in moored if self.in_sight(one.at)]
        return found | berths.berths(sorted(near, key=lambda one: (one.at[1], one.name)), taken)

    def _kind_at(self, ship: Ship) -> str:
        field = self.fields.get(ship.field)
        return "adrift" if field is None else field.kind

    def _moored(self, ship: Ship) -> berths.Moored:
        kind, size = self._kind_at(ship), self.window.eased(_GALLEON if ship.kind == "galleon" else _FRIGATE)
        sign = 0 if kind == "adrift" else self.window.sized(tile_art.size_of(kind))
        return berths.Moored(ship.id, self.window.at(ship.x, ship.y), sign, size)

    def _written(self) -> Iterator[berths.Taken]:
        """Names and prices of planets, and the names of cells."""
        for box in self.letters():
            yield berths.Taken(box, berths.WRITTEN)
        size = max(25, self.window.eased(25))
        for cell in self.near_cells:
            box = FreeSpace.box(*self.label_at(cell), size * 1.3, size)
            yield berths.Taken(box, berths.SIGNS)

    def letters(self) -> Iterator[Box]:
        """Where the names and prices of planets stand: nothing may cover them."""
        high, cost = name_size(self.window), max(25, self.window.eased(25))
        for one in self.near_planets:
            name = width_of(self._planet_name(one.tile), ITALIC_BOLD, high)
            yield FreeSpace.box(*self.name_at(one.cell), name, high * 0.9)
            yield FreeSpace.box(*self.price_at(one.cell), cost * 1.77, 2 * cost + 2)

    def _signs(self) -> Iterator[berths.Taken]:
        """The fields, most of all those that are no plain ones."""
        for field in self.near_fields:
            size = self.window.sized(tile_art.size_of(field.kind) if field.kind != "rose" else 60)
            weight = berths.FIELDS if field.kind == "plain" else berths.SIGNS
            yield berths.Taken(FreeSpace.box(*self.window.at(field.x, field.y), size, size), weight)

    # drawing

    def draw(
        self,
        *,
        deeds: bool = True,
        labels: Collection[str] | None = None,
        nameless: Collection[str] = (),
        candidates: Collection[str] = (),
    ) -> None:
        """All of it. `labels`: the empty cells that are named; by default all. `nameless`: the planets that
        have their names from elsewhere. `candidates`: the cells that may be chosen."""
        self._draw_tiles(deeds=deeds)
        self._draw_candidates(candidates)
        self._draw_borders()
        self._draw_empty_cells(labels)
        self._draw_planets(deeds=deeds)
        if deeds:
            self._draw_trails()
        self.draw_ships()
        if deeds:
            self._draw_losses()
        self.draw_letters(nameless)

    def _draw_tiles(self, *, deeds: bool) -> None:
        unit = round(self.window.unit)
        middles = {cell.name: self.window.at(cell.x, cell.y) for cell in self.public.cells}
        for cell, shape in self.shapes.items():
            if self.in_sight(middles[cell]):
                paste(self.image, tile_art.tile(shape, unit), *middles[cell])
        if deeds:
            last = self._last_turn()
            changed = {deed.cell: deed.turn == last for deed in self._deeds("laid", "turned")}
            for cell, fresh in sorted(changed.items(), key=lambda item: item[1]):
                paste(self.image, tile_art.frame(unit, fresh=fresh), *middles[cell])

    def _draw_candidates(self, cells: Collection[str]) -> None:
        """Below all that stands at the edge of a cell: fields, ships, letters."""
        for cell in self.public.cells:
            if cell.name in cells:
                sign = tile_art.candidate(round(self.window.unit), empty=not cell.tile)
                paste(self.image, sign, *self.window.at(cell.x, cell.y))

    def _draw_borders(self) -> None:
        node = signs.node(self.window.sized(tile_art.NODE))
        for field in self.near_fields:
            if "|" in field.name:
                paste(self.image, node, *self.window.at(field.x, field.y))

    def _draw_empty_cells(self, wanted: Collection[str] | None) -> None:
        """The names of empty cells, in the middle."""
        size = max(25, self.window.eased(25)) + 5
        for cell in self.public.cells:
            if cell.name not in self.shapes and (wanted is None or cell.name in wanted):
                tone = night.GOLD if cell.open else night.GOLD_DARK
                write(self.image, *self.window.at(cell.x, cell.y), cell.name, NUMBER, size, tone, "mm")

    def label_at(self, cell: str) -> Point:
        """Where the name of a cell stands on its tile."""
        shape = self.shapes[cell]
        return self.on_tile(cell, self._plan(cell).cell if shape.planet else tile_art.corners(shape)[0])

    def price_at(self, cell: str) -> Point:
        """Where the price of a planet stands on its tile."""
        return self.on_tile(cell, self._plan(cell).price)

    def on_tile(self, cell: str, place: Point) -> Point:
        """A place of a tile, in units from its middle, in pixels."""
        x, y = self._middles[cell]
        return self.window.at(x + place[0], y + place[1])

    # planets

    def _draw_planets(self, *, deeds: bool) -> None:
        last = self._last_turn()
        conquered = {deed.cell for deed in self._deeds("conquered") if deeds and deed.turn == last}
        for one in self.public.planets:
            if one.cell and self.in_sight(self.at(one.field)):
                self._draw_planet(one, fresh=one.cell in conquered)

    def _draw_planet(self, one: Planet, *, fresh: bool) -> None:
        x, y = self.at(one.field)
        size = self.window.sized(46)
        owner = self.livery(one.owner) if one.owner is not None else None
        if fresh:
            paste(self.image, signs.flash(round(size * 2.2)), x, y)
        paste(self.image, planet(one.tile, size, owner), x, y)
        aside, below = tile_art.beside_planet(self.shapes[one.cell])
        product = signs.product(one.product, self.window.sized(30))
        paste(self.image, product, x + aside * self.window.unit, y + below * self.window.unit)
        if one.fortress is not None:
            fort = ships.fortress(self.livery(one.fortress), self.window.sized(_FORTRESS))
            out = self.window.sized(26) if one.ship else 0
            paste(self.image, fort, x - out, y + out * 0.6 - 2)
            if one.fortress_protected:
                mark = signs.state("protected", self.window.eased(28))
                paste(self.image, mark, x - out - size * 0.4, y - size * 0.45)
        elif owner is not None and not one.ship:
            paste(self.image, nation_seal(owner, self.window.sized(38)), x, y)

    def draw_letters(self, nameless: Collection[str] = ()) -> None:
        """The names of cells, in the emptiest corners of their tiles, and the prices and names of planets:
        above all else."""
        size = max(25, self.window.eased(25))
        for cell in self.near_cells:
            place = self.label_at(cell)
            write(self.image, *place, cell, NUMBER, size, night.GOLD_LIGHT, "mm", night.HALO)
        size = name_size(self.window)
        for one in self.near_planets:
            cost = tile_art.price(one.pepper, one.vanilla, max(25, self.window.eased(25)))
            paste(self.image, cost, *self.price_at(one.cell))
            if one.tile not in nameless:
                name, place = self._planet_name(one.tile), self.name_at(one.cell)
                write(self.image, *place, name, ITALIC_BOLD, size, night.GOLD_LIGHT, "mm", night.HALO)

    def cut_off(self) -> list[str]:
        """The planets whose names the edge of the picture would cut."""
        size = name_size(self.window)
        return [one.tile for one in self.near_planets if not self._has_room(one, size)]

    def _has_room(self, one: Planet, size: int) -> bool:
        x, y = self.name_at(one.cell)
        half = width_of(self._planet_name(one.tile), ITALIC_BOLD, size) / 2
        inside = half <= x <= self.image.width - half
        return inside and size / 2 <= y <= self.image.height - size / 2

    def name_at(self, cell: str) -> Point:
        """Where the name of a planet stands on its tile."""
        return self.on_tile(cell, self._plan(cell).name)

    def _planet_name(self, tile: str) -> str:
        return drawable(self.words(say(f"efemeris-planet-{tile}")))

    def _plan(self, cell: str) -> Plan:
        if cell not in self._plans:
            self._plans[cell] = plan(self.shapes[cell], self._planet_name(self.shapes[cell].tile))
        return self._plans[cell]

    # ships

    def draw_ships(self) -> None:
        """First what ties them to their fields, so that no line crosses a ship."""
        for ship in self.public.ships:
            kind = self._kind_at(ship)
            if kind != "adrift" and self.in_sight(self.at(ship.field)):
                size = berths.ring_size(kind, self.window)
                berths.moor(
                    self.image, self.at(ship.field), self.berths[ship.id], self.livery(ship.seat), size
                )
        for ship in sorted(self.public.ships, key=lambda one: (self.berths[one.id][1], one.id)):
            if self.in_sight(self.berths[ship.id]):
                self._draw_ship(ship)

    def ship_sign(self, ship: Ship) -> Image.Image:
        livery = self.livery(ship.seat)
        if ship.kind == "galleon":
            return ships.galleon(livery, self.window.eased(_GALLEON))
        return ships.frigate(livery, self.window.eased(_FRIGATE), ship.letter)

    def _draw_ship(self, ship: Ship) -> None:
        x, y = self.berths[ship.id]
        sign = self.ship_sign(ship)
        paste(self.image, sign, x, y)
        marks = [
            kind
            for kind, shown in (
                ("frozen", ship.frozen),
                ("protected", ship.protected),
                ("adrift", ship.adrift),
            )
            if shown
        ]
        size = self.window.eased(30)
        for place, kind in enumerate(marks):
            across = x + sign.width * 0.42
            paste(self.image, signs.state(kind, size), across, y - sign.height * 0.3 + place * size)

    # what happened last

    def _deeds(self, *kinds: str) -> Iterable[Deed]:
        return (deed for deed in self.public.deeds if deed.what in kinds)

    def _last_turn(self) -> int:
        """The last turn in which something happened: the present one, or the one before."""
        return max((deed.turn for deed in self.public.deeds), default=0)

    def _draw_trails(self) -> None:
        for deed in self._deeds("moved", "pushed", "put"):
            if deed.turn == self._last_turn() and deed.start and deed.field:
                steps = [deed.start, deed.field] if deed.what == "put" else way(self.fields, deed)
                points = [self.at(name) for name in steps if name in self.fields]
                draw_trail(self.image, points, self.window)

    def _draw_losses(self) -> None:
        """A cross where something was lost, unless somebody is there now."""
        taken = {ship.field for ship in self.public.ships}
        for deed in self._deeds("destroyed", "razed"):
            if deed.turn == self._last_turn() and deed.field in self.fields and deed.field not in taken:
                paste(self.image, signs.destroyed(self.window.eased(40)), *self.at(deed.field))
