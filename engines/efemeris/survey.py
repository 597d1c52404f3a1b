"""How the computer player lays tiles (specification, section 13, steps 1 and 2): planets near its own ships
and far from the enemies', and no short way from an enemy galleon to a planet of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.core import Move
from engines.efemeris.appraisal import Mind
from engines.efemeris.layout import CENTRE
from engines.efemeris.moves import ChooseHome, PlaceTile
from engines.efemeris.tile import BORDERS, Tile

SOUGHT = ("planet", "factory_pepper", "factory_vanilla", "providence_pepper", "providence_vanilla", "anchor")


class Around(NamedTuple):
    """What comes to the six borders of an empty cell; `horizon` where nothing does."""

    mine: Sequence[int]
    """Steps of the nearest own ship."""
    theirs: Sequence[int]
    guns: Sequence[int]
    """Of the nearest enemy galleon."""
    homes: Sequence[int]
    """Of the nearest own planet without a fortress."""


class Surveyor:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.prices = mind.prices
        self.horizon = mind.prices.horizon
        public, sky = mind.public, mind.sky
        ours = [ship.field for ship in public.ships if ship.side == mind.side]
        guns = [ship.field for ship in mind.enemies if ship.kind == "galleon"]
        homes = [one.field for one in mind.in_play if one.side == mind.side and one.fortress is None]
        self.mine = sky.nearest(ours, self.horizon)
        self.theirs = sky.nearest((ship.field for ship in mind.enemies), self.horizon)
        self.guns = sky.nearest(guns, self.prices.gate_steps)
        self.homes = sky.nearest(homes, self.prices.gate_steps)

    def around(self, cell: str) -> Around:
        slots, horizon = self.mind.sky.layout.slots[cell], self.horizon
        return Around(
            *(
                [found.get(slot, horizon) for slot in slots]
                for found in (self.mine, self.theirs, self.guns, self.homes)
            )
        )

    def worth(self, tile: Tile, rotation: int, around: Around) -> float:
        prices, horizon, worth = self.prices, self.horizon, 0.0
        sides = [(side, (side + rotation) % 6) for side in tile.exits]
        for field, spot in tile.fields.items():
            if spot.kind not in SOUGHT:
                continue
            mine = theirs = horizon
            for side, way in sides:
                steps = tile.inside[side].get(field)
                if steps is not None:
                    mine = min(mine, around.mine[way] + steps)
                    theirs = min(theirs, around.theirs[way] + steps)
            near = prices.near * (horizon - mine) - prices.far * (horizon - theirs)
            worth += near if spot.kind == "planet" else prices.path_share * near
        worth += prices.joined * sum(around.mine[way] < horizon for _, way in sides)
        return worth - prices.gate if self._opens(tile, sides, around) else worth

    def _opens(self, tile: Tile, sides: list[tuple[int, int]], around: Around) -> bool:
        """Whether the tile makes a short way from an enemy galleon to an open planet of one's own."""
        most = self.prices.gate_steps
        for side, way in sides:
            if around.guns[way] < most:
                inside = tile.inside[side]
                for other, there in sides:
                    through = inside.get(BORDERS[other], most)
                    if around.guns[way] + through + around.homes[there] <= most:
                        return True
        return False


def place(mind: Mind) -> Move:
    """The best place and rotation for one of the tiles drawn."""
    tiles = [drawn.tile for drawn in mind.public.drawn if drawn.seat == mind.me]
    surveyor, best, most = Surveyor(mind), None, 0.0
    arounds: dict[str, Around] = {}
    for name in tiles:
        tile = mind.figures.cut[name]
        ways = mind.sky.ways_to_lay(name) if mind.public.no_seal else _anywhere(mind, tile)
        for cell, rotations in ways.items():
            if cell not in arounds:
                arounds[cell] = surveyor.around(cell)
            for rotation in rotations:
                worth = surveyor.worth(tile, rotation, arounds[cell])
                if best is None or worth > most:
                    best, most = PlaceTile(tile=name, cell=cell, rotation=rotation), worth
    assert best is not None, "there are as many cells as tiles"
    if len(tiles) == 1:
        return PlaceTile(cell=best.cell, rotation=best.rotation)
    return best


def _anywhere(mind: Mind, tile: Tile) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys(mind.sky.frontier, tile.rotations)


def home(mind: Mind, planets: Sequence[str], cells: Sequence[str]) -> Move:
    """The first planet of the list, with the shortest way to the centre that there is."""
    planet = planets[0]
    tile, sky = mind.figures.cut[planet], mind.sky
    ways = sky.ways_to_lay(planet, cells) if mind.public.no_seal else dict.fromkeys(cells, tile.rotations)

    def way(cell: str, rotation: int) -> int:
        """Steps from the planet to the centre; a way round by other tiles is longer than any."""
        if CENTRE not in sky.layout.beside[cell]:
            return mind.prices.horizon
        side = (sky.layout.beside[cell].index(CENTRE) - rotation) % 6
        return tile.inside[side][str(tile.planet)] if side in tile.exits else mind.prices.horizon

    cell, rotation = min(
        ((cell, rotation) for cell, rotations in ways.items() for rotation in rotations),
        key=lambda choice: way(*choice),
    )
    return ChooseHome(planet=planet, cell=cell if len(cells) > 1 else "", rotation=rotation)
