"""Options that several questions share: ships, planets, crew, fields, cells and rotations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engines.contract.core import WORDLESS, LongPick, Many, Option, Say, Seat, Who, say
from engines.games.efemeris.board import Board
from engines.games.efemeris.names import crew_name, directions_named, field_name, planet_name, price_name
from engines.games.efemeris.sky.layout import COMPASS
from engines.games.efemeris.sky.sky import Sky
from engines.games.efemeris.sky.tile import BORDERS, PLAIN, PLANET, ROSE, SINGULARITY, Tile
from engines.games.efemeris.state import Ship

PRIZES = (
    "factory_vanilla",
    "factory_pepper",
    "providence_vanilla",
    "providence_pepper",
    "anchor",
    "wreck",
)
"""Fields where ships collect something, the most wanted first."""


class Menu(NamedTuple):
    """The kinds of move that a phase offers a seat, the most useful first."""

    kinds: Sequence[str]
    text: Say
    about: Say | None
    """What one needs to know for the decision."""
    hint: Callable[[Board, Seat, str], Say | None] = lambda board, seat, kind: None
    """What to say beside a kind of move."""
    if_possible: Sequence[str] = ()
    """Those kinds that are not shown where they are not possible."""


# --- ships, planets, crew --------------------------------------------------------------------------------


def ship_option(board: Board, ship: Ship, name: Say) -> Option:
    """A ship and where it stands."""
    hint = say("efemeris-hint-at", field=field_name(board.sky, ship.field)) if board.explains else None
    return Option(value=ship.id, text=name, hint=hint)


def planet_options(planets: Iterable[str]) -> tuple[Option, ...]:
    return tuple(Option(value=planet, text=planet_name(planet)) for planet in planets)


def reserve_options(board: Board, seat: Seat) -> tuple[Option, ...]:
    """The kinds of crew in the reserve, with their numbers."""
    reserve = board.side(seat).reserve
    return tuple(
        Option(
            value=card,
            text=say("efemeris-option-crew", card=crew_name(card), count=reserve.count(card)),
            hint=say(f"efemeris-effect-{card}"),
        )
        for card in dict.fromkeys(reserve)
    )


# --- fields ----------------------------------------------------------------------------------------------


def ask_dest(board: Board, ship: Ship, steps: int, text: Say) -> LongPick:
    """Ask for the destination; which way the ship takes makes no difference (§5.4)."""
    options = tuple(_destinations(board, board.destinations(ship, steps), ship))
    return LongPick(field="dest", text=text, options=options, about=say("efemeris-about-dest", steps=steps))


def _destinations(board: Board, reach: dict[str, int], ship: Ship) -> Iterator[Option]:
    """Planets and the rose first, then what brings something, then the rest tile by tile."""
    kinds, cells = board.sky.kinds, board.sky.layout.cells
    goals = [field for kind in (PLANET, ROSE) for field in reach if kinds[field] == kind]
    prizes = [field for field in reach if kinds[field] in PRIZES]
    rest = [field for field in reach if kinds[field] not in (PLANET, ROSE, *PRIZES)]
    prizes.sort(key=lambda field: PRIZES.index(kinds[field]))
    rest.sort(key=lambda field: cells.index(_cell(board.sky, field)))
    if not board.explains:
        yield from (Option(value=field, text=WORDLESS) for field in (*goals, *prizes, *rest))
        return
    for field in goals:
        yield _dest(board, field, reach[field], ship, say("efemeris-group-goals"))
    for field in prizes:
        yield _dest(board, field, reach[field], ship, say("efemeris-group-prizes"))
    for field in rest:
        cell = _cell(board.sky, field)
        group = say("efemeris-group-cells", first=cell, last=cell)
        yield _dest(board, field, reach[field], ship, group)


def _cell(sky: Sky, field: str) -> str:
    """The tile that a field is listed under: the first one of a border field."""
    return sky.cells_of(field)[0]


def _dest(board: Board, field: str, steps: int, ship: Ship, group: Say) -> Option:
    kind = board.sky.kinds[field]
    if kind == PLANET:
        planet = board.sky.planet_at[field]
        text = say("efemeris-option-dest-planet", field=field, planet=planet_name(planet))
        return Option(value=field, text=text, hint=_planet_hint(board, planet, steps, ship), group=group)
    side = board.sky.beside_rose(field)
    if side is None:
        text = say("efemeris-option-dest", field=field, kind=kind)
    else:
        text = say(f"efemeris-option-side-{COMPASS[side]}")
    hint = say("efemeris-hint-deadly" if kind == SINGULARITY else "efemeris-hint-steps", steps=steps)
    return Option(value=field, text=text, hint=hint, group=group)


def _planet_hint(board: Board, planet: str, steps: int, ship: Ship) -> Say:
    """Whose planet it is, and what it costs; a partner's cannot be bought."""
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
            hint=say("efemeris-hint-cell", cells=Many([*_beside(board, cell)])) if board.explains else None,
        )
        for cell in cells
    )


def _beside(board: Board, cell: str) -> list[str]:
    return [other for other in board.sky.layout.neighbours[cell] if other in board.sky.board]


def tile_options(board: Board, cells: Iterable[str]) -> tuple[Option, ...]:
    """Cells with a tile, by column."""
    return tuple(
        Option(
            value=cell,
            text=say("efemeris-option-tile", cell=cell, tile=board.tile_called(cell)),
            group=say("efemeris-group-column", column=cell[0]),
        )
        for cell in cells
    )


def rotation_options(board: Board, tile: str, cell: str, rotations: Iterable[int]) -> tuple[Option, ...]:
    """Where the paths lead out, and the neighbours whose paths they meet; numbered as in the picture."""
    if not board.explains:
        return tuple(Option(value=rotation, text=WORDLESS) for rotation in rotations)
    graph = board.figures.tile_graphs[tile]
    options = []
    for number, rotation in enumerate(rotations, 1):
        met = _met(board, cell, [(side + rotation) % 6 for side in graph.exits])
        hint = say("efemeris-hint-rotation", cells=Many([*met]), count=len(met))
        options.append(Option(value=rotation, text=_rotation_text(graph, rotation, number), hint=hint))
    return tuple(options)


def _rotation_text(tile: Tile, rotation: int, number: int) -> Say:
    """The sides with paths. Where these do not tell all rotations apart, sides that lead to the same field
    stand together; where that does not either, something that lies at one side is named."""
    alone = [[side] for side in sorted((side + rotation) % 6 for side in tile.exits)]
    if _distinct(tile, lambda turn: sorted((side + turn) % 6 for side in tile.exits)):
        return say("efemeris-option-rotation", number=number, exits=directions_named(alone))
    shared = directions_named(_shared(tile, rotation))
    aside = next((spot for spot in tile.fields.values() if spot.kind != PLAIN and spot.distance), None)
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
    for side in sorted(tile.exits, key=lambda side: (side + rotation) % 6):
        found.setdefault(beside[BORDERS[side]], []).append((side + rotation) % 6)
    return list(found.values())


def _met(board: Board, cell: str, sides: list[int]) -> list[str]:
    """The neighbours that have a path on the border to this cell, on these sides."""
    sky, found = board.sky, []
    for side in sides:
        other = sky.layout.beside[cell][side]
        if other is None or other not in sky.board:
            continue
        tile, rotation = sky.board[other]
        if (side + 3 - rotation) % 6 in board.figures.tile_graphs[tile].exits:
            found.append(other)
    return found
