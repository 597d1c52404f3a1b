"""Places to choose from: cells, rotations, and the fields a ship can sail to (specification, 10.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engines.core import Many, Option, Pick, Say, Who, say
from engines.efemeris.board import Board
from engines.efemeris.names import directions_named, planet_name, price_name
from engines.efemeris.sky import Sky
from engines.efemeris.state import Ship
from engines.efemeris.tile import BORDERS, PLANET, ROSE, SINGULARITY, Tile

MENU = 25
"""So many entries has a menu; with more of them the options come in groups."""
PRIZES = (
    "factory_vanilla",
    "factory_pepper",
    "providence_vanilla",
    "providence_pepper",
    "anchor",
    "wreck",
)


# --- fields ----------------------------------------------------------------------------------------------


def ask_dest(board: Board, ship: Ship, steps: int, text: Say) -> Pick:
    """Only the destination is chosen; which way the ship takes makes no difference."""
    options = tuple(_destinations(board, board.destinations(ship, steps), ship))
    return Pick(field="dest", text=text, options=options, about=say("efemeris-about-dest", steps=steps))


def _destinations(board: Board, reach: dict[str, int], ship: Ship) -> Iterator[Option]:
    """Planets and the rose first, then what brings something, then the rest tile by tile."""
    kinds, cells = board.sky.kinds, board.sky.layout.cells
    grouped = len(reach) > MENU
    goals = [field for kind in (PLANET, ROSE) for field in reach if kinds[field] == kind]
    prizes = [field for field in reach if kinds[field] in PRIZES]
    rest = [field for field in reach if kinds[field] not in (PLANET, ROSE, *PRIZES)]
    prizes.sort(key=lambda field: PRIZES.index(kinds[field]))
    rest.sort(key=lambda field: cells.index(_cell(board.sky, field)))
    for name, fields in (("goals", goals), ("prizes", prizes)):
        group = say(f"efemeris-group-{name}") if grouped else None
        for field in fields:
            yield _dest(board, field, reach[field], ship, group)
    for chunk in _chunks(board.sky, rest):
        first, last = _cell(board.sky, chunk[0]), _cell(board.sky, chunk[-1])
        group = say("efemeris-group-cells", first=first, last=last) if grouped else None
        for field in chunk:
            yield _dest(board, field, reach[field], ship, group)


def _cell(sky: Sky, field: str) -> str:
    """The tile that a field is listed under: of a border field the first."""
    return sky.cells_of(field)[0]


def _chunks(sky: Sky, fields: list[str]) -> Iterator[list[str]]:
    """As many whole tiles as one menu holds."""
    chunk: list[str] = []
    for cell in dict.fromkeys(_cell(sky, field) for field in fields):
        here = [field for field in fields if _cell(sky, field) == cell]
        if chunk and len(chunk) + len(here) > MENU:
            yield chunk
            chunk = []
        chunk = chunk + here
    if chunk:
        yield chunk


def _dest(board: Board, field: str, steps: int, ship: Ship, group: Say | None) -> Option:
    kind = board.sky.kinds[field]
    if kind == PLANET:
        planet = board.sky.planet_at[field]
        text = say("efemeris-option-dest-planet", field=field, planet=planet_name(planet))
        return Option(value=field, text=text, hint=_planet_hint(board, planet, steps, ship), group=group)
    text = say("efemeris-option-dest", field=field, kind=kind)
    hint = say("efemeris-hint-deadly" if kind == SINGULARITY else "efemeris-hint-steps", steps=steps)
    return Option(value=field, text=text, hint=hint, group=group)


def _planet_hint(board: Board, planet: str, steps: int, ship: Ship) -> Say:
    """Whose it is, and what it costs; a partner's can not be bought."""
    owner, price = board.state.owners.get(planet), price_name(board.figures.planets[planet].price)
    if owner is None:
        return say("efemeris-hint-planet-free", steps=steps, price=price)
    if owner == ship.seat:
        return say("efemeris-hint-planet-own", steps=steps, who=Who(owner))
    if not board.hostile(owner, ship.seat):
        return say("efemeris-hint-planet-partner", steps=steps, who=Who(owner))
    return say("efemeris-hint-planet-owned", steps=steps, price=price, who=Who(owner))


# --- cells and rotations ---------------------------------------------------------------------------------


def cell_options(board: Board, cells: Iterable[str]) -> tuple[Option, ...]:
    """Empty cells, each with the tiles it touches."""
    return tuple(
        Option(
            value=cell,
            text=say("efemeris-option-cell", cell=cell),
            hint=say("efemeris-hint-cell", cells=Many([*_beside(board, cell)])),
        )
        for cell in cells
    )


def _beside(board: Board, cell: str) -> list[str]:
    return [other for other in board.sky.layout.neighbours[cell] if other in board.sky.board]


def rotation_options(board: Board, tile: str, cell: str, rotations: Iterable[int]) -> tuple[Option, ...]:
    """Where the paths lead out, and the neighbours whose paths they meet. Numbered as in the picture."""
    cut = board.figures.cut[tile]
    options = []
    for number, rotation in enumerate(rotations, 1):
        met = _met(board, cell, [(side + rotation) % 6 for side in cut.exits])
        hint = say("efemeris-hint-rotation", cells=Many([*met]), count=len(met))
        options.append(Option(value=rotation, text=_turned(cut, rotation, number), hint=hint))
    return tuple(options)


def _turned(tile: Tile, rotation: int, number: int) -> Say:
    """The sides with paths; those that lead to the same field together, where the sides alone do not tell
    all rotations apart; and where that does not either, something that lies at one side."""
    alone = [[side] for side in sorted((side + rotation) % 6 for side in tile.exits)]
    if _distinct(tile, lambda turn: sorted((side + turn) % 6 for side in tile.exits)):
        return say("efemeris-option-rotation", number=number, exits=directions_named(alone))
    shared = directions_named(_shared(tile, rotation))
    aside = next((spot for spot in tile.fields.values() if spot.kind != "plain" and spot.distance), None)
    if aside is None or _distinct(tile, lambda turn: sorted(_shared(tile, turn))):
        return say("efemeris-option-rotation", number=number, exits=shared)
    side = directions_named([[(round(aside.angle) + rotation) % 6]])
    return say("efemeris-option-rotation-aside", number=number, exits=shared, kind=aside.kind, side=side)


def _distinct(tile: Tile, told: Callable[[int], object]) -> bool:
    """Whether no two rotations are told in the same way."""
    ways = [told(turn) for turn in tile.rotations]
    return all(way not in ways[:number] for number, way in enumerate(ways))


def _shared(tile: Tile, rotation: int) -> list[list[int]]:
    """The sides with paths, by the field they lead to."""
    beside = {end: start for edge in tile.edges for start, end in (edge, edge[::-1]) if end in BORDERS}
    found: dict[str, list[int]] = {}
    for side in sorted(tile.exits, key=lambda exit: (exit + rotation) % 6):
        found.setdefault(beside[BORDERS[side]], []).append((side + rotation) % 6)
    return list(found.values())


def _met(board: Board, cell: str, sides: list[int]) -> list[str]:
    sky, found = board.sky, []
    for side in sides:
        other = sky.layout.beside[cell][side]
        if other is None or other not in sky.board:
            continue
        tile, rotation = sky.board[other]
        if (side + 3 - rotation) % 6 in board.figures.cut[tile].exits:
            found.append(other)
    return found


def tile_cells(board: Board, cells: list[str]) -> tuple[Option, ...]:
    """Cells with a tile; by column where they are many."""
    grouped = len(cells) > MENU
    return tuple(
        Option(
            value=cell,
            text=say("efemeris-option-tile", cell=cell, tile=board.tile_called(cell)),
            group=say("efemeris-group-column", column=cell[0]) if grouped else None,
        )
        for cell in cells
    )
