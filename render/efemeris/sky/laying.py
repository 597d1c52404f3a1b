"""Skies that are not there yet: how a tile would lie, with the paths that the figures give it."""

from __future__ import annotations

import msgspec

from engines.games.efemeris.figures import Figures
from engines.games.efemeris.sky.layout import COMPASS, middle
from engines.games.efemeris.sky.sky import Laid, Sky
from engines.games.efemeris.views.view import Cell, Deed, Field, Path, Public
from render.efemeris.pieces.shapes import box


def with_tile(public: Public, cell: str, tile: str, rotation: int) -> Public:
    """The sky as it would be with a tile laid on this cell, or turned there; ships on the tile turn along."""
    heavens = box().heavens[public.layout]
    board = {one.name: Laid(one.tile, one.rotation) for one in public.cells if one.tile}
    sky = heavens.sky({**board, cell: Laid(tile, rotation)})
    ships = []
    for ship in public.ships:
        x, y = sky.point(ship.field)
        ships.append(msgspec.structs.replace(ship, x=x, y=y, adrift=sky.adrift(ship.field)))
    planets = tuple(
        msgspec.structs.replace(planet, cell=cell, field=sky.planets[tile]) if planet.tile == tile else planet
        for planet in public.planets
    )
    return msgspec.structs.replace(
        public,
        cells=cells_of(box(), sky),
        fields=fields_of(sky),
        paths=paths_of(sky),
        ships=tuple(ships),
        planets=planets,
        deeds=(Deed(what="laid", turn=public.turn, seat=0, field="", start="", ship="", cell=cell),),
    )


def cells_of(figures: Figures, sky: Sky) -> tuple[Cell, ...]:
    found = []
    for name in sky.layout.cells:
        laid = sky.board.get(name)
        x, y = middle(name)
        found.append(
            Cell(
                name=name,
                x=x,
                y=y,
                tile=laid.tile if laid else "",
                rotation=laid.rotation if laid else 0,
                family=figures.tile_graphs[laid.tile].family if laid else "",
                open=name in sky.frontier,
            )
        )
    return tuple(found)


def fields_of(sky: Sky) -> tuple[Field, ...]:
    found = []
    for name, kind in sky.kinds.items():
        x, y = sky.point(name)
        cells = sky.cells_of(name)
        used = sum(name in sky.heavens.piece(cell, *sky.board[cell]).outer for cell in cells)
        found.append(
            Field(
                name=name,
                kind=kind,
                x=x,
                y=y,
                cells=cells,
                near=sky.near[name],
                half="|" in name and used < 2,
                rose_side="" if (side := sky.beside_rose(name)) is None else COMPASS[side],
            )
        )
    return tuple(found)


def paths_of(sky: Sky) -> tuple[Path, ...]:
    found = []
    for cell, (name, rotation) in sky.board.items():
        tile, slots = sky.heavens.tiles[name], sky.layout.slots[cell]
        names = {f"b{side}": slots[(side + rotation) % 6] for side in range(6)}
        names |= {field: f"{cell}.{field}" for field in tile.fields}
        found += [Path(cell, names[one], names[other]) for one, other in tile.edges]
    return tuple(found)
