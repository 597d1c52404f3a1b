"""Made-up boards for the samples: islands, cities, frames."""

from __future__ import annotations

from engines.games.new_found_land import GAME
from engines.games.new_found_land.views.view import NEUTRAL, City, Frame, Island, Space, Tower

KEY = GAME.key
FIGURES = GAME.figures


Laid = dict[str, str]
"""Spaces with their tile and the markers on it, each seat and number, 9 for the third power: "I17 01 12"."""
_MIDGAME: Laid = {
    "NF1": "I17 01 12", "NF2": "I06 11", "NF3": "I10 11 01", "NF4": "I16 22 21", "NF5": "I28 31",
    "NF6": "I30", "NF7": "I08 02", "NS1": "I21 31", "NS2": "I14 02 31", "NS3": "I34 21", "NS4": "I12 12",
    "NS7": "I24", "AN1": "I23 21", "AN2": "I01", "PE1": "I04 01 32", "PE2": "I26 31 21", "PE3": "I33 11 01",
    "PE4": "I27 32 11", "PE5": "I09 21",
}  # fmt: skip
_START: Laid = {"NF2": "I06", "NS1": "I21", "AN2": "I01", "PE2": "I26"}


def _full() -> Laid:
    """Every space has a tile, and every field a tower."""
    shapes: dict[str, list[str]] = {}
    for name, tile in FIGURES.tiles.items():
        shapes.setdefault(tile.shape, []).append(name)
    found = {}
    for island in FIGURES.islands.values():
        for place, space in enumerate(island.spaces):
            found[space.name] = f"{shapes[space.shape].pop()} {place % 4}{1 + place % 3} {(place + 1) % 4}2"
    return found


BOARDS = {"start": _START, "midgame": _MIDGAME, "full": None}


def _towers(text: str, seats: int) -> tuple[Tower, ...]:
    """Owners that this table does not have become the third power (two players) or the first player."""
    found = []
    for mark in text.split()[1:]:
        owner = int(mark[0])
        if owner >= seats:
            owner = NEUTRAL if seats == 2 else 0
        found.append(Tower(owner=owner, count=int(mark[1])))
    return tuple(found)


def islands(board: str, seats: int, fresh: tuple[str, ...], scored: tuple[str, ...]) -> tuple[Island, ...]:
    laid = BOARDS[board] or _full()
    found = []
    for name, island in FIGURES.islands.items():
        spaces = []
        for space in island.spaces:
            text = laid.get(space.name, "")
            towers = _towers(text, seats)
            spaces.append(
                Space(
                    name=space.name,
                    shape=space.shape,
                    column=space.column,
                    row=space.row,
                    tile=FIGURES.tiles[text.split()[0]] if text else None,
                    towers=towers,
                    free=2 - len(towers) if text else 0,
                    fresh=space.name in fresh,
                )
            )
        found.append(
            Island(
                name=name,
                first=island.bonuses[0],
                second=island.bonuses[1],
                spaces=tuple(spaces),
                free=sum(space.tile is None for space in spaces),
                markers=tuple(_markers(spaces, seat) for seat in range(seats)),
                neutral=_markers(spaces, NEUTRAL),
                scored=name in scored,
            )
        )
    return tuple(found)


def _markers(spaces: list[Space], owner: int) -> int:
    return sum(tower.count for space in spaces for tower in space.towers if tower.owner == owner)


_CITIES: dict[str, tuple[tuple[str, str], ...]] = {
    "start": (("", "A01 A15 A05"), ("", "A07 A09 A13"), ("", "A18 A02 A17")),
    "midgame": (("131", "A01 A15 A05"), ("022", "A07 -- A13"), ("30", "A18 A02 A17")),
    "full": (("131", "A16 A14 A12"), ("0221", "A11 A10 A13"), ("30123", "A18 A15 A17")),
}


def cities(board: str, seats: int, scored: tuple[str, ...]) -> tuple[City, ...]:
    return tuple(
        City(
            name=name,
            first=city.bonuses[0],
            second=city.bonuses[1],
            contracts=tuple(
                None if code == "--" else FIGURES.contract_cards[code] for code in contracts.split()
            ),
            spaces=city.markers,
            markers=tuple(int(mark) % seats for mark in markers),
            scored=name in scored,
        )
        for (name, city), (markers, contracts) in zip(FIGURES.cities.items(), _CITIES[board], strict=True)
    )


_FRAMES: dict[str, dict[str, tuple[int | None, str]]] = {
    "start": {
        "square": (7, "5"), "pentagon": (15, "columbus magellan dagama cortes drake"), "circle": (20, "5"),
        "triangle": (25, "wood cloth iron gold"), "star": (35, "5"),
    },
    "midgame": {
        "square": (None, "1"), "pentagon": (10, "magellan drake"), "circle": (15, "3"),
        "triangle": (25, "wood cloth iron"), "star": (35, "5"),
    },
    "full": {
        "square": (None, "1"), "pentagon": (None, "drake"), "circle": (None, "1"),
        "triangle": (24, "wood"), "star": (33, "2"),
    },
}  # fmt: skip


def frames(board: str) -> tuple[Frame, ...]:
    found = []
    for name, frame in FIGURES.frames.items():
        space, left = _FRAMES[board][name]
        found.append(
            Frame(
                name=name,
                colour=frame.colour,
                space=space,
                reward=frame.reward,
                cards=int(left) if frame.reward == "goal" else 0,
                captains=tuple(left.split()) if frame.reward == "captain" else (),
                goods=tuple(left.split()) if frame.reward == "good" else (),
                taken_by=(),
            )
        )
    return tuple(found)
