"""Skies for the made-up positions: laid at random by the rules for laying, with the paths of the figures."""

from __future__ import annotations

import random

from engines.efemeris.figures import Figures
from engines.efemeris.layout import middle
from engines.efemeris.sky import Laid, Sky
from engines.efemeris.view import Cell, Field, Path


def laid_sky(figures: Figures, layout: str, homes: dict[str, str], tiles: int, seed: int = 3) -> Sky:
    """The centre, the home planets on their cells, then tiles up to this number."""
    heavens = figures.heavens[layout]
    sky = heavens.sky({"D4": Laid("Z", 0)})
    chance = random.Random(seed)
    for cell, planet in homes.items():
        ways = sky.ways_to_lay(planet, (cell,))[cell]
        sky = sky.with_tile(cell, planet, chance.choice(ways))
    names = [*figures.family("planet"), *figures.family("path")]
    if layout != "19":
        names += figures.family("expert")[: len(heavens.layout.cells) - 19]
    left = [name for name in names if name not in homes.values()]
    chance.shuffle(left)
    for name in left[: max(0, tiles - len(sky.board))]:
        places = sky.ways_to_lay(name)
        chosen = chance.choice(sorted(places))
        sky = sky.with_tile(chosen, name, chance.choice(places[chosen]))
    return sky


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
                family=figures.cut[laid.tile].family if laid else "",
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
