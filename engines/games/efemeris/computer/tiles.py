"""How the computer player lays tiles (§13, steps 1 and 2): planets near its own ships and far from the
enemies', and no short way from an enemy galleon to a planet of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from engines.contract.core import Choice, Move, Say
from engines.contract.dice import Dice
from engines.games.efemeris.computer import reasons
from engines.games.efemeris.computer.worth import Appraisal
from engines.games.efemeris.moves import ChooseHome, PlaceTile
from engines.games.efemeris.sky.layout import CENTRE
from engines.games.efemeris.sky.tile import BORDERS, Tile
from engines.kit.reasons import leading

SOUGHT = ("planet", "factory_pepper", "factory_vanilla", "providence_pepper", "providence_vanilla", "anchor")


class Around(NamedTuple):
    """How far things are from the six borders of an empty cell; `horizon` where nothing is near."""

    mine: Sequence[int]
    """Steps from the nearest own ship."""
    theirs: Sequence[int]
    """Steps from the nearest enemy ship."""
    guns: Sequence[int]
    """Steps from the nearest enemy galleon."""
    homes: Sequence[int]
    """From the nearest own planet without a fortress."""


class Turned(NamedTuple):
    """A tile in one of its rotations; directions are those of the sky."""

    exits: tuple[int, ...]
    sought: tuple[tuple[bool, tuple[tuple[int, int], ...]], ...]
    """Fields worth something: whether it is the planet, and how many steps it is from which direction."""
    through: tuple[tuple[int, int, int], ...]
    """Ways across the tile: from which direction to which other, in how many steps."""


@cache
def _turned(tile: Tile, rotation: int) -> Turned:
    to = {side: (side + rotation) % 6 for side in tile.exits}
    inside = tile.inside
    return Turned(
        tuple(to.values()),
        tuple(
            (
                spot.kind == "planet",
                tuple((to[side], inside[side][field]) for side in tile.exits if field in inside[side]),
            )
            for field, spot in tile.fields.items()
            if spot.kind in SOUGHT
        ),
        tuple(
            (to[side], to[other], inside[side][BORDERS[other]])
            for side in tile.exits
            for other in tile.exits
            if other != side and BORDERS[other] in inside[side]
        ),
    )


class Spot(NamedTuple):
    """A tile on a cell in a rotation: what it is worth, by parts, and the facts behind them."""

    tile: str
    parts: dict[str, float]
    nearest: dict[str, tuple[int, int]]
    """The planet, and the nearest other field of use: steps from an own ship, and from an enemy's."""
    joined: int
    """Borders where paths go on to own ships."""


class TileAppraisal:
    """What it is worth to one seat to lay a tile on a cell in a rotation."""

    def __init__(self, position: Appraisal) -> None:
        self.position = position
        self.prices = position.prices
        self.horizon = position.prices.horizon
        public, sky = position.public, position.sky
        ours = [ship.field for ship in public.ships if ship.side == position.side]
        guns = [ship.field for ship in position.enemies if ship.kind == "galleon"]
        homes = [one.field for one in position.in_play if one.side == position.side and one.fortress is None]
        self.mine = sky.nearest(ours, self.horizon)
        self.theirs = sky.nearest((ship.field for ship in position.enemies), self.horizon)
        self.guns = sky.nearest(guns, self.prices.gate_steps)
        self.homes = sky.nearest(homes, self.prices.gate_steps)

    def around(self, cell: str) -> Around:
        slots, horizon = self.position.sky.layout.slots[cell], self.horizon
        return Around(
            *(
                [found.get(slot, horizon) for slot in slots]
                for found in (self.mine, self.theirs, self.guns, self.homes)
            )
        )

    def worth(self, tile: Tile, rotation: int, around: Around) -> float:
        prices, horizon, worth = self.prices, self.horizon, 0.0
        mine, theirs = around.mine, around.theirs
        turned = _turned(tile, rotation)
        for planet, ways in turned.sought:
            near = far = horizon
            for way, steps in ways:
                near = min(near, mine[way] + steps)
                far = min(far, theirs[way] + steps)
            gain = prices.near * (horizon - near) - prices.far * (horizon - far)
            worth += gain if planet else prices.path_share * gain
        for way in turned.exits:
            if mine[way] < horizon:
                worth += prices.joined
        return worth - prices.gate if self._opens(turned, around) else worth

    def spot(self, move: PlaceTile) -> Spot:
        """One of the ways to lay a tile, by what speaks for it: `worth` is the sum of its parts."""
        drawn = [one.tile for one in self.position.public.drawn if one.seat == self.position.me]
        name, horizon, prices = move.tile or drawn[0], self.horizon, self.prices
        tile, around = self.position.figures.tile_graphs[name], self.around(move.cell)
        turned = _turned(tile, move.rotation)
        parts: dict[str, float] = {}
        nearest: dict[str, tuple[int, int]] = {}
        for planet, ways in turned.sought:
            near = min([horizon, *(around.mine[way] + steps for way, steps in ways)])
            far = min([horizon, *(around.theirs[way] + steps for way, steps in ways)])
            gain = prices.near * (horizon - near) - prices.far * (horizon - far)
            kind = "planet" if planet else "fields"
            parts[kind] = parts.get(kind, 0.0) + (gain if planet else prices.path_share * gain)
            nearest[kind] = min(nearest.get(kind, (horizon, horizon)), (near, far))
        joined = sum(around.mine[way] < horizon for way in turned.exits)
        parts["joined"] = prices.joined * joined
        parts["gate"] = -prices.gate if self._opens(turned, around) else 0.0
        return Spot(name, parts, nearest, joined)

    def _opens(self, turned: Turned, around: Around) -> bool:
        """Whether the tile makes a short way from an enemy galleon to an open planet of one's own."""
        most = self.prices.gate_steps
        if min(around.guns) + min(around.homes) > most:
            return False
        return any(around.guns[way] + steps + around.homes[to] <= most for way, to, steps in turned.through)


def place_tile(position: Appraisal, dice: Dice) -> Choice:
    """The best place and rotation for one of the tiles drawn, or one that is nearly as good."""
    found = placements(position)
    least = found[0][0] - position.prices.mood
    move = dice.pick([move for worth, move in found if worth >= least])
    return Choice(move, partial(_why, position, move, found))


def _why(position: Appraisal, chosen: PlaceTile, found: Sequence[tuple[float, PlaceTile]]) -> Say:
    """What speaks most for it beside the best place on another cell, or else in another rotation; if nothing
    does, what is best about it."""
    others = [move for _, move in found if move != chosen]
    elsewhere = [move for move in others if move.cell != chosen.cell] or others or [chosen]
    appraisal = TileAppraisal(position)
    spot, other = appraisal.spot(chosen), appraisal.spot(elsewhere[0]).parts
    part = leading(spot.parts, other)
    if spot.parts[part] <= other.get(part, 0.0):
        part = leading(spot.parts)
    return reasons.tile(part, spot.tile, spot.nearest.get(part), spot.joined, appraisal.horizon)


def merit(position: Appraisal, move: PlaceTile) -> Say | None:
    """What is best about a way to lay a tile; None where nothing is."""
    appraisal = TileAppraisal(position)
    spot = appraisal.spot(move)
    part = leading(spot.parts)
    if spot.parts[part] <= 0:
        return None
    return reasons.tile(part, spot.tile, spot.nearest.get(part), spot.joined, appraisal.horizon)


def placements(position: Appraisal) -> list[tuple[float, PlaceTile]]:
    """Where the tiles drawn could be laid and what that is worth, the best first."""
    tiles = list(dict.fromkeys(drawn.tile for drawn in position.public.drawn if drawn.seat == position.me))
    appraisal, found = TileAppraisal(position), []
    arounds: dict[str, Around] = {}
    for name in tiles:
        tile = position.figures.tile_graphs[name]
        ways = position.sky.ways_to_lay(name) if position.public.no_seal else _anywhere(position, tile)
        for cell, rotations in ways.items():
            if cell not in arounds:
                arounds[cell] = appraisal.around(cell)
            for rotation in rotations:
                worth = appraisal.worth(tile, rotation, arounds[cell])
                named = name if len(tiles) > 1 else ""
                found.append((worth, PlaceTile(tile=named, cell=cell, rotation=rotation)))
    return sorted(found, key=lambda one: -one[0])


def other_placements(position: Appraisal) -> list[Move]:
    """The best rotations for each tile and cell in turn: what is far apart is worth comparing."""
    rounds: dict[tuple[str, str], int] = {}
    found = []
    for worth, move in placements(position):
        place = move.tile, move.cell
        rounds[place] = rounds.get(place, 0) + 1
        found.append((rounds[place], -worth, move))
    return [move for _, _, move in sorted(found, key=lambda one: one[:2])]


def _anywhere(position: Appraisal, tile: Tile) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys(position.sky.frontier, tile.rotations)


def lay_home(position: Appraisal, planet: str, cells: Sequence[str]) -> Move:
    """Lay the home planet with the shortest way to the centre."""
    tile, sky = position.figures.tile_graphs[planet], position.sky
    ways = sky.ways_to_lay(planet, cells) if position.public.no_seal else dict.fromkeys(cells, tile.rotations)

    def way(cell: str, rotation: int) -> int:
        """Steps from the planet to the centre; a way across other tiles counts as the longest."""
        if CENTRE not in sky.layout.beside[cell]:
            return position.prices.horizon
        side = (sky.layout.beside[cell].index(CENTRE) - rotation) % 6
        return tile.inside[side][str(tile.planet)] if side in tile.exits else position.prices.horizon

    cell, rotation = min(
        ((cell, rotation) for cell, rotations in ways.items() for rotation in rotations),
        key=lambda choice: way(*choice),
    )
    return ChooseHome(planet=planet, cell=cell if len(cells) > 1 else "", rotation=rotation)
