"""Made-up seas for the sample positions: grown at random, tile by tile, so that all sides fit."""

from __future__ import annotations

import random
from functools import lru_cache

from engines.games.entdecker.views.view import Tile
from render.entdecker import layout
from render.entdecker.layout import field_at
from render.entdecker.pieces import SIDES as KINDS
from render.entdecker.sea.coast import Known, Spot, in_sea, is_open, neighbour, pieces

Part = tuple[Spot, str]
_BAG = ("sea",) * 16 + ("coast",) * 30 + ("strait",) * 12 + ("corner",) * 28 + ("bay",) * 10
_HARBOURS = ((0, 2), (0, 5), (3, 0), (7, 0), (5, 6), (9, 3))
"""Where the growth of a sea begins."""


def turned(sides: str, quarters: int) -> str:
    return "".join(sides[(way - quarters) % 4] for way in range(4))


def _fits(known: Known, place: Spot, sides: str) -> bool:
    for way in range(4):
        beside = neighbour(place, way)
        outer = known[beside][(way + 2) % 4] if beside in known else "" if in_sea(beside) else "W"
        if outer not in ("", sides[way]):
            return False
    return True


def ways_to_lay(known: Known, place: Spot, kind: str) -> list[int]:
    """The different rotations that fit."""
    found: dict[str, int] = {}
    for quarters in range(4):
        sides = turned(KINDS[kind], quarters)
        if _fits(known, place, sides):
            found.setdefault(sides, quarters)
    return list(found.values())


@lru_cache(maxsize=16)
def sea(count: int, seed: int = 5) -> tuple[Tile, ...]:
    """A sea with `count` fields explored, in field order."""
    chance = random.Random(seed)
    known: dict[Spot, str] = {}
    laid: dict[Spot, tuple[str, int]] = {}

    def lay(place: Spot, kind: str, quarters: int) -> None:
        known[place] = turned(KINDS[kind], quarters)
        laid[place] = (kind, quarters)

    while len(laid) < count:
        edge = {
            neighbour(place, way)
            for place in known
            for way in range(4)
            if is_open(known, place, way) and known[place][way] == "W"
        }
        edge |= {place for place in _HARBOURS if place not in known}
        edge = edge or {place for place in _fields() if place not in known}
        place = chance.choice(sorted(edge))
        kinds = [chance.choice(_BAG), *(kind for kind in KINDS if len(edge) == 1)]
        for kind in kinds:
            ways = ways_to_lay(known, place, kind)
            if ways:
                lay(place, kind, chance.choice(ways))
                break
        else:
            if all(neighbour(place, way) in known or not in_sea(neighbour(place, way)) for way in range(4)):
                kind = next(kind for kind in KINDS if ways_to_lay(known, place, kind))
                lay(place, kind, ways_to_lay(known, place, kind)[0])
    places = sorted(laid, key=lambda place: (place[1], place[0]))
    return tuple(_tile(place, *laid[place], number) for number, place in enumerate(places))


def _fields() -> list[Spot]:
    return [(column, row) for row in range(layout.ROWS) for column in range(layout.COLUMNS)]


def _tile(place: Spot, kind: str, quarters: int, number: int) -> Tile:
    sides = turned(KINDS[kind], quarters)
    column, row = place
    return Tile(
        field=field_at(column, row),
        row=row,
        column=column,
        kind=kind,
        rotation=quarters,
        sides=sides,
        parts=tuple(name for name, _ in pieces(sides)),
        circle="W" in sides,
        event="",
        source="reserve" if kind == "inland" else "explorer",
        turn=1 + number % 20,
    )


def known_of(tiles: tuple[Tile, ...]) -> Known:
    return {(tile.column, tile.row): tile.sides for tile in tiles}


def islands_of(known: Known) -> list[tuple[list[Part], int]]:
    """Pieces of land joined over their sides, and how many of those are open."""
    piece_at = {
        (place, way): (place, name)
        for place, sides in known.items()
        for name, run in pieces(sides)
        for way in run
    }
    left = dict.fromkeys(piece_at.values())
    found = []
    while left:
        island, edge, open_sides = [], [next(iter(left))], 0
        left.pop(edge[0])
        while edge:
            part = edge.pop()
            island.append(part)
            for way in (way for place, way in piece_at if piece_at[place, way] == part and place == part[0]):
                beyond = piece_at.get((neighbour(part[0], way), (way + 2) % 4))
                open_sides += beyond is None
                if beyond in left:
                    left.pop(beyond)
                    edge.append(beyond)
        found.append((island, open_sides))
    return sorted(found, key=lambda one: -len(one[0]))
