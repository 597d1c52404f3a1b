"""The sky: the tiles on their cells, and the paths they make (§3.5, §3.6, §5.4).

A field is named "D3.p" (cell and field of the tile) or, on a border, "D3|D4" or "D2|N" where the sky ends.
A sky is made once for the same tiles and never changed; everybody who asks for these tiles gets it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from engines.games.efemeris.sky.layout import CENTRE, Layout, point
from engines.games.efemeris.sky.sealing import Hold, Links
from engines.games.efemeris.sky.tile import BORDERS, PLAIN, PLANET, ROSE, SINGULARITY, Tile

SKIES_KEPT = 1024
"""How many skies stay in memory: those of the running games, and those that computer players think about."""
EVERYWHERE = 1000
"""More steps than any path has."""


class Laid(NamedTuple):
    """A tile on its cell; `rotation`: sixths of a turn, clockwise."""

    tile: str
    rotation: int


LaidTiles = Mapping[str, Laid]
"""The tiles, by the cell each lies on."""


def cell_of(node: str) -> str | None:
    """The cell of a field; None for a border field, which belongs to no tile alone."""
    cell, dot, _ = node.partition(".")
    return cell if dot else None


class Piece(NamedTuple):
    """What one tile on its cell adds to the sky."""

    kinds: dict[str, str]
    inner: dict[str, tuple[str, ...]]
    outer: dict[str, tuple[str, ...]]
    groups: tuple[tuple[int, ...], ...]
    """Slots joined by this tile without a singularity, by number."""
    planet: str | None
    points: dict[str, tuple[float, float]]
    """Where its own fields are drawn."""


class Heavens:
    """All skies with one layout and one set of tiles."""

    def __init__(self, layout: Layout, tiles: Mapping[str, Tile]) -> None:
        self.layout = layout
        self.tiles = dict(tiles)
        self._pieces: dict[tuple[str, str, int], Piece] = {}
        self._known = lru_cache(SKIES_KEPT)(self._made)
        self._last = Sky(self, {})

    def sky(self, tiles: LaidTiles) -> Sky:
        """The sky of these tiles: mostly those that were asked for last."""
        last = self._last
        if tiles != last.board:
            last = self._last = self._known(frozenset(tiles.items()))
        return last

    def _made(self, laid: frozenset[tuple[str, Laid]]) -> Sky:
        found = dict(laid)
        # In the order of the cells, so that the same tiles give the same order of everything.
        return Sky(self, {cell: Laid(*found[cell]) for cell in self.layout.cells if cell in found})

    def piece(self, cell: str, tile: str, rotation: int) -> Piece:
        key = (cell, tile, rotation)
        if key not in self._pieces:
            self._pieces[key] = self._cut(cell, self.tiles[tile], rotation)
        return self._pieces[key]

    def _cut(self, cell: str, tile: Tile, rotation: int) -> Piece:
        slots, numbers = self.layout.slots[cell], self.layout.borders[cell]
        names = {border: slots[(side + rotation) % 6] for side, border in enumerate(BORDERS)}
        names |= {field: f"{cell}.{field}" for field in tile.fields}
        near = {names[name]: tuple(names[other] for other in around) for name, around in tile.near.items()}
        return Piece(
            kinds={names[field]: spot.kind for field, spot in tile.fields.items()},
            inner={names[field]: near[names[field]] for field in tile.fields},
            outer={names[BORDERS[side]]: near[names[BORDERS[side]]] for side in tile.exits},
            groups=tuple(tuple(numbers[(side + rotation) % 6] for side in sides) for sides in tile.groups),
            planet=f"{cell}.{tile.planet}" if tile.planet else None,
            points={
                names[field]: point(cell, spot.angle + rotation, spot.distance)
                for field, spot in tile.fields.items()
            },
        )


class Sky:
    """Tiles and their paths. Ships and fortresses are not part of it: callers say what is barred."""

    def __init__(self, heavens: Heavens, board: dict[str, Laid]) -> None:
        self.heavens = heavens
        self.layout = heavens.layout
        self.board = board
        """The tiles, by cell."""
        self.kinds: dict[str, str] = {}
        """Every field and its kind."""
        self.near: dict[str, tuple[str, ...]] = {}
        """For every field those one step away."""
        self.planets: dict[str, str] = {}
        """The field of every planet, by tile."""
        self.halves: set[str] = set()
        """Border fields that the paths of one tile alone lead to: half circles, dead ends for now."""
        for cell, (tile, rotation) in board.items():
            piece = heavens.piece(cell, tile, rotation)
            self.kinds |= piece.kinds
            self.near |= piece.inner
            self.halves ^= piece.outer.keys()
            for slot, around in piece.outer.items():
                self.kinds[slot] = PLAIN
                self.near[slot] = self.near.get(slot, ()) + around
            if piece.planet:
                self.planets[tile] = piece.planet
        self.planet_at = {node: tile for tile, node in self.planets.items()}
        self._of_kind: dict[tuple[str, ...], tuple[str, ...]] = {}
        self._points: dict[str, tuple[float, float]] = {}
        self._distances: dict[str, dict[str, int]] = {}
        self._roots: dict[str, list[int]] = {}
        self._ways: dict[tuple[str, tuple[str, ...] | None], dict[str, tuple[int, ...]]] = {}

    def with_tile(self, cell: str, tile: str, rotation: int) -> Sky:
        """The sky with one more tile, or with one tile turned."""
        return self.heavens.sky({**self.board, cell: Laid(tile, rotation)})

    # fields

    @cached_property
    def rose(self) -> str:
        return next(iter(self.of_kind(ROSE)))

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        found = self._of_kind.get(kinds)
        if found is None:
            found = tuple([node for node, kind in self.kinds.items() if kind in kinds])
            self._of_kind[kinds] = found
        return found

    def tile_of(self, node: str) -> str | None:
        """The tile of a field that is not on a border."""
        cell = cell_of(node)
        return self.board[cell].tile if cell in self.board else None

    def fields_of(self, cell: str) -> tuple[str, ...]:
        """The fields of the tile on this cell, those on its borders last."""
        tile, rotation = self.board[cell]
        inner = self.heavens.piece(cell, tile, rotation).inner
        return (*inner, *(slot for slot in self.layout.slots[cell] if slot in self.kinds))

    def beside_rose(self, node: str) -> int | None:
        """The direction in which a field next to the rose lies; None for all others."""
        cell = cell_of(node)
        if cell != CENTRE or node == self.rose:
            return None
        name, rotation = self.board[cell]
        return self.heavens.tiles[name].side_of(node.partition(".")[2], rotation)

    def cells_of(self, node: str) -> tuple[str, ...]:
        """The cells with a tile that this field, or slot, lies on."""
        cell = cell_of(node)
        if cell is not None:
            return (cell,)
        return tuple([cell for cell in self.layout.touching[node] if cell in self.board])

    def adrift(self, node: str) -> bool:
        """Whether no path leads here, or no longer."""
        return node not in self.kinds

    def point(self, node: str) -> tuple[float, float]:
        """Where a field or slot is drawn (§3.4)."""
        at = self.layout.points.get(node) or self._points.get(node)
        if at is None:
            cell = node.partition(".")[0]
            at = self._points[node] = self.heavens.piece(cell, *self.board[cell]).points[node]
        return at

    # ways

    def reach(self, start: str, steps: int = EVERYWHERE, barred: Collection[str] = ()) -> dict[str, int]:
        """Where a ship can sail: every field with its distance. Barred fields cannot be entered;
        singularities can, but the way ends there."""
        found: dict[str, int] = {}
        kinds, near, fresh, gone = self.kinds, self.near, [start], 0
        if start not in kinds:
            return found
        shut = {start, *barred}
        while fresh and gone < steps:
            gone += 1
            ends, fresh = fresh, []
            for end in ends:
                for node in near[end]:
                    if node not in shut:
                        shut.add(node)
                        found[node] = gone
                        if kinds[node] != SINGULARITY:
                            fresh.append(node)
        return found

    def path(self, start: str, end: str, barred: Collection[str] = ()) -> list[str]:
        """A shortest way from start to end, both included; empty if there is none."""
        found = self.reach(start, EVERYWHERE, barred)
        if end not in found:
            return []
        way = [end]
        while found[way[-1]] > 1:
            before = found[way[-1]] - 1
            way.append(
                next(
                    node
                    for node in self.near[way[-1]]
                    if found.get(node) == before and self.kinds[node] != SINGULARITY
                )
            )
        return [start, *reversed(way)]

    def distances(self, start: str) -> dict[str, int]:
        """How far away everything is for a shot: ships, fortresses and singularities bar nothing."""
        known = self._distances.get(start)
        if known is None:
            known, fresh = ({start: 0}, [start]) if start in self.kinds else ({}, [])
            while fresh:
                ends, fresh = fresh, []
                for end in ends:
                    gone = known[end] + 1
                    for node in self.near[end]:
                        if node not in known:
                            known[node] = gone
                            fresh.append(node)
            self._distances[start] = known
        return known

    def nearest(self, starts: Iterable[str], steps: int) -> dict[str, int]:
        """How far each field is from the nearest of `starts`: ships bar nothing, singularities are no way."""
        known = {start: 0 for start in starts if start in self.kinds}
        fresh, gone = list(known), 0
        while fresh and gone < steps:
            gone += 1
            ends, fresh = fresh, []
            for end in ends:
                for node in self.near[end]:
                    if node not in known and self.kinds[node] != SINGULARITY:
                        known[node] = gone
                        fresh.append(node)
        return known

    def range(self, start: str, end: str) -> int | None:
        """The range of a shot; None where no path leads, and from or to a slot adrift."""
        return self.distances(start).get(end)

    # laying and turning tiles

    @cached_property
    def frontier(self) -> tuple[str, ...]:
        """The empty cells beside a tile."""
        beside = self.layout.neighbours
        return tuple(
            cell
            for cell in self.layout.cells
            if cell not in self.board and any(other in self.board for other in beside[cell])
        )

    def ways_to_lay(self, tile: str, cells: Iterable[str] | None = None) -> dict[str, tuple[int, ...]]:
        """Where and how a tile may be laid without cutting off a planet: rotations by cell. If that cannot be
        avoided, anywhere (the forced exception of §3.6)."""
        key = (tile, None if cells is None else tuple(cells))
        if key not in self._ways:
            among = self.frontier if key[1] is None else key[1]
            rotations = self.heavens.tiles[tile].rotations
            found = {cell: self._unsealing(cell, tile) for cell in among}
            found = {cell: turns for cell, turns in found.items() if turns}
            self._ways[key] = found or dict.fromkeys(among, rotations)
        return self._ways[key]

    def _unsealing(self, cell: str, name: str) -> tuple[int, ...]:
        """The rotations of a tile on an empty cell that cut off no planet. Usually nothing depends on the
        cell: then it is enough that the tile's own planet is linked."""
        tile, hold = self.heavens.tiles[name], self._holds[cell]
        if not hold.intact:
            return tuple(turn for turn in tile.rotations if not self.cut_off_by(cell, name, turn))
        if tile.planet is None:
            return tile.rotations
        sides = tile.groups[tile.group_of[tile.planet]]
        return tuple(turn for turn in tile.rotations if any((side + turn) % 6 in hold.safe for side in sides))

    def turn_matters(self, cell: str, rotation: int, standing: Iterable[str]) -> bool:
        """Whether turning a tile changes anything for the ships on these fields (Cassini, §3.6)."""
        tile, now = self.board[cell]
        inside = [node.partition(".")[2] for node in standing if cell_of(node) == cell]
        return not self.heavens.tiles[tile].unchanged_by(rotation - now, inside)

    # cutting off planets: the optimistic graph of §3.6, where an empty cell joins all its borders

    @cached_property
    def linked(self) -> frozenset[str]:
        """The planets that are, or may still become, connected with the rose."""
        roots = self._joined(None)
        rose = roots[self._slots[self.rose]]
        return frozenset(tile for tile, node in self.planets.items() if roots[self._slots[node]] == rose)

    @cached_property
    def _holds(self) -> dict[str, Hold]:
        """For every empty cell what it holds together."""
        groups: list[tuple[int, ...]] = []
        empty = {}
        for cell, borders in self.layout.borders.items():
            laid = self.board.get(cell)
            if laid is None:
                empty[cell] = len(groups)
                groups.append(borders)
            else:
                groups += self.heavens.piece(cell, *laid).groups
        links = Links(len(self.layout.number), groups, self._slots[self.rose])
        planets = [slot for slot in map(self._slots.__getitem__, self.planets.values()) if links.linked(slot)]
        return {cell: links.hold(group, planets) for cell, group in empty.items()}

    def cut_off_by(self, cell: str, tile: str, rotation: int) -> tuple[str, ...]:
        """The planets that laying this tile, or turning the one that lies there, would cut off."""
        roots = self._roots.get(cell)
        if roots is None:
            roots = self._roots[cell] = self._joined(cell)
        groups = [
            {roots[slot] for slot in group} for group in self.heavens.piece(cell, tile, rotation).groups
        ]
        linked, left = {roots[self._slots[self.rose]]}, groups
        while joining := [group for group in left if group & linked]:
            linked.update(*joining)
            left = [group for group in left if group not in joining]
        lost = [
            planet
            for planet in self.linked
            if planet != tile and roots[self._slots[self.planets[planet]]] not in linked
        ]
        laid = self.heavens.tiles[tile]
        wanted = tile in self.linked or cell not in self.board
        if laid.planet and wanted and not groups[laid.group_of[laid.planet]] & linked:
            lost.append(tile)
        return tuple(sorted(lost))

    @cached_property
    def _slots(self) -> dict[str, int]:
        """A slot that each planet, and the rose, is connected with on its own tile."""
        found = {}
        for cell, (name, rotation) in self.board.items():
            tile = self.heavens.tiles[name]
            for field, spot in tile.fields.items():
                if spot.kind in (PLANET, ROSE):
                    group = tile.group_of[field]
                    found[f"{cell}.{field}"] = self.heavens.piece(cell, name, rotation).groups[group][0]
        return found

    def _joined(self, hole: str | None) -> list[int]:
        """For every slot a number that connected slots share. The cell `hole` joins nothing."""
        roots = list(range(len(self.layout.number)))

        def root(slot: int) -> int:
            while roots[slot] != slot:
                roots[slot] = slot = roots[roots[slot]]
            return slot

        for cell, borders in self.layout.borders.items():
            if cell == hole:
                continue
            laid = self.board.get(cell)
            groups = (borders,) if laid is None else self.heavens.piece(cell, *laid).groups
            for first, *others in groups:
                at = root(first)
                for other in others:
                    roots[root(other)] = at
        return [root(slot) for slot in range(len(roots))]
