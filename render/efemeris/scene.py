"""The sky on a picture: tiles, fields, planets, ships, and what happened last. Whole or a part of it."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable

from PIL import Image

from engines.core import Seat, Words, say
from engines.efemeris.view import Deed, Field, Planet, Public, Ship
from render.efemeris import night, ships, signs, tile_art
from render.efemeris.inscriptions import Plan, name_size, plan
from render.efemeris.layout import Window
from render.efemeris.liveries import nation_seal
from render.efemeris.people import liveries
from render.efemeris.planets import planet
from render.efemeris.shapes import shapes_in
from render.efemeris.trails import draw_trail, way
from render.kit.geometry import Point
from render.kit.lettering import ITALIC_BOLD, NUMBER, drawable, write
from render.kit.players import Livery
from render.kit.sprites import paste

_GALLEON, _FRIGATE, _FORTRESS = 66, 52, 42
_FAN = (0, 0, 0.28, 0.34, 0.42, 0.5, 0.55, 0.62)
"""How far from the middle of the rose its ships stand, in units, by their number."""


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
        self.liveries = liveries(public)
        self.berths = self._berths()

    # where things are

    def at(self, field: str) -> Point:
        found = self.fields[field]
        return self.window.at(found.x, found.y)

    def livery(self, seat: Seat) -> Livery:
        return self.liveries[seat]

    def _berths(self) -> dict[str, Point]:
        """Where each ship is drawn: on its field; those on the rose around it."""
        fans: dict[str, list[Ship]] = {}
        for ship in self.public.ships:
            field = self.fields.get(ship.field)
            if field is not None and field.kind == "rose":
                fans.setdefault(ship.field, []).append(ship)
        found = {}
        for ship in self.public.ships:
            x, y = ship.x, ship.y
            fan = fans.get(ship.field, [])
            if len(fan) > 1:
                angle = 2 * math.pi * fan.index(ship) / len(fan)
                reach = _FAN[min(len(fan), len(_FAN) - 1)] * self.window.eased(100) / self.window.sized(100)
                x, y = x + reach * math.sin(angle), y - reach * math.cos(angle)
            found[ship.id] = self.window.at(x, y)
        return found

    # drawing

    def draw(
        self, *, deeds: bool = True, labels: Collection[str] | None = None, nameless: Collection[str] = ()
    ) -> None:
        """All of it. `labels`: the empty cells that are named; by default all. `nameless`: the planets that
        have their names from elsewhere."""
        self._draw_tiles(deeds=deeds)
        self._draw_borders()
        self._draw_labels(labels)
        self._draw_planets(deeds=deeds)
        self._draw_names(nameless)
        if deeds:
            self._draw_trails()
        self.draw_ships()
        if deeds:
            self._draw_losses()

    def _draw_tiles(self, *, deeds: bool) -> None:
        unit = round(self.window.unit)
        middles = {cell.name: self.window.at(cell.x, cell.y) for cell in self.public.cells}
        for cell, shape in self.shapes.items():
            paste(self.image, tile_art.tile(shape, unit), *middles[cell])
        if deeds:
            last = self._last_turn()
            changed = {deed.cell: deed.turn == last for deed in self._deeds("laid", "turned")}
            for cell, fresh in sorted(changed.items(), key=lambda item: item[1]):
                paste(self.image, tile_art.frame(unit, fresh=fresh), *middles[cell])

    def _draw_borders(self) -> None:
        node = signs.node(self.window.sized(tile_art.NODE))
        for field in self.public.fields:
            if "|" in field.name:
                paste(self.image, node, *self.window.at(field.x, field.y))

    def _draw_labels(self, wanted: Collection[str] | None) -> None:
        """The names of cells: in the middle of empty ones, in the emptiest corner of tiles."""
        size = max(25, self.window.eased(25))
        for cell in self.public.cells:
            x, y = self.window.at(cell.x, cell.y)
            if cell.name not in self.shapes:
                if wanted is None or cell.name in wanted:
                    tone = night.GOLD if cell.open else night.GOLD_DARK
                    write(self.image, x, y, cell.name, NUMBER, size + 5, tone, "mm")
                continue
            write(
                self.image,
                *self.label_at(cell.name),
                cell.name,
                NUMBER,
                size,
                night.GOLD_LIGHT,
                "mm",
                night.HALO,
            )

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
            if one.cell:
                self._draw_planet(one, fresh=one.cell in conquered)

    def _draw_planet(self, one: Planet, *, fresh: bool) -> None:
        x, y = self.at(one.field)
        size = self.window.sized(46)
        owner = self.livery(one.owner) if one.owner is not None else None
        if fresh:
            paste(self.image, signs.flash(round(size * 2.2)), x, y)
        paste(self.image, planet(one.tile, size, owner), x, y)
        cost = tile_art.price(one.pepper, one.vanilla, max(25, self.window.eased(25)))
        paste(self.image, cost, *self.price_at(one.cell))
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

    def _draw_names(self, nameless: Collection[str]) -> None:
        size = name_size(self.window)
        for one in self.public.planets:
            if one.cell and one.tile not in nameless:
                name, place = self._planet_name(one.tile), self.name_at(one.cell)
                write(self.image, *place, name, ITALIC_BOLD, size, night.GOLD_LIGHT, "mm", night.HALO)

    def name_at(self, cell: str) -> Point:
        """Where the name of a planet stands on its tile."""
        return self.on_tile(cell, self._plan(cell).name)

    def _planet_name(self, tile: str) -> str:
        return drawable(self.words(say(f"efemeris-planet-{tile}")))

    def _plan(self, cell: str) -> Plan:
        return plan(self.shapes[cell], self._planet_name(self.shapes[cell].tile))

    # ships

    def draw_ships(self) -> None:
        for ship in sorted(self.public.ships, key=lambda one: (self.berths[one.id][1], one.id)):
            self._draw_ship(ship)

    def ship_sign(self, ship: Ship) -> Image.Image:
        livery = self.livery(ship.seat)
        if ship.kind == "galleon":
            return ships.galleon(livery, self.window.eased(_GALLEON))
        return ships.frigate(livery, self.window.eased(_FRIGATE), ship.letter)

    def _draw_ship(self, ship: Ship) -> None:
        x, y = self.berths[ship.id]
        sign = self.ship_sign(ship)
        lift = self.window.eased(9)
        field = self.fields.get(ship.field)
        if field is not None and field.kind == "planet":
            lift = self.window.eased(19)
        paste(self.image, sign, x, y - lift)
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
            paste(self.image, signs.state(kind, size), across, y - lift - sign.height * 0.3 + place * size)

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
