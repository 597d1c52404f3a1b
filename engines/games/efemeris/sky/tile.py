"""A tile: its fields, its paths, and what turning it changes (§3.5, §3.6).

Borders are numbered clockwise from the north, b0 to b5, as the tile lies before it is turned.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import chain, permutations, product
from typing import NamedTuple

SIDES = range(6)
BORDERS = tuple(f"b{side}" for side in SIDES)
PLANET, ROSE, SINGULARITY, PLAIN = "planet", "rose", "singularity", "plain"


class Spot(NamedTuple):
    """A field of a tile and where it is drawn."""

    kind: str
    angle: float
    """In sixths of a turn, clockwise from the north."""
    distance: float
    """How far from the middle of the tile; its border is at 1."""


class Tile:
    """One tile, not turned."""

    def __init__(
        self,
        name: str,
        family: str,
        exits: Sequence[int],
        fields: Mapping[str, Spot],
        edges: Sequence[tuple[str, str]],
    ) -> None:
        self.name = name
        self.family = family
        self.exits = tuple(exits)
        """The borders with a half circle."""
        self.fields = dict(fields)
        self.edges = tuple(edges)
        self.near = self._near()
        """For every field and every border with a half circle: what lies one step away on this tile."""
        self.planet = next((field for field, spot in self.fields.items() if spot.kind == PLANET), None)
        joined = self._joined()
        self.groups = tuple(sides for sides, _ in joined)
        """The borders that are connected on this tile without entering a singularity."""
        self.group_of = {name: at for at, (_, names) in enumerate(joined) for name in names}
        """The group that a field or border belongs to."""
        self.twins = self._twins()
        """The turns that leave the paths as they are, and where each field ends up."""
        self.rotations = tuple(range(min(self.twins, default=6)))
        """The rotations that differ when the tile is laid; of equal ones the lowest."""

    def _near(self) -> dict[str, tuple[str, ...]]:
        near: dict[str, tuple[str, ...]] = {}
        for one, other in self.edges:
            near[one] = (*near.get(one, ()), other)
            near[other] = (*near.get(other, ()), one)
        return near

    def _joined(self) -> list[tuple[tuple[int, ...], frozenset[str]]]:
        """The pieces that the tile falls into without its singularities: borders and fields of each."""
        left = [name for name in self.near if name in BORDERS or self.fields[name].kind != SINGULARITY]
        pieces = []
        while left:
            piece, fresh = set[str](), [left[0]]
            while fresh:
                name = fresh.pop()
                piece.add(name)
                fresh += [next_ for next_ in self.near[name] if next_ in left and next_ not in piece]
            left = [name for name in left if name not in piece]
            sides = tuple(side for side in self.exits if BORDERS[side] in piece)
            if sides:
                pieces.append((sides, frozenset(piece)))
        return pieces

    def _twins(self) -> dict[int, dict[str, str]]:
        edges = {frozenset(edge) for edge in self.edges}
        kinds = dict.fromkeys(spot.kind for spot in self.fields.values())
        alike = [[field for field, spot in self.fields.items() if spot.kind == kind] for kind in kinds]
        listed = list(chain.from_iterable(alike))
        found = {}
        for turn in SIDES[1:]:
            borders = {border: BORDERS[(side + turn) % 6] for side, border in enumerate(BORDERS)}
            for orders in product(*(permutations(fields) for fields in alike)):
                lies = dict(zip(listed, chain.from_iterable(orders), strict=True))
                whole = {**borders, **lies}
                if edges == {frozenset(whole[end] for end in edge) for edge in edges}:
                    found[turn] = lies
                    break
        return found

    @cached_property
    def inside(self) -> dict[int, dict[str, int]]:
        """From every border with a half circle: how many steps it is to everything on this tile, avoiding
        singularities."""
        found = {}
        for side in self.exits:
            known, fresh = {BORDERS[side]: 0}, [BORDERS[side]]
            for name in fresh:
                for beside in self.near[name]:
                    safe = beside in BORDERS or self.fields[beside].kind != SINGULARITY
                    if safe and beside not in known:
                        known[beside] = known[name] + 1
                        fresh.append(beside)
            found[side] = known
        return found

    def side_of(self, field: str, rotation: int) -> int:
        """The direction in which a field lies from the middle of the laid tile."""
        return (round(self.fields[field].angle) + rotation) % 6

    def unchanged_by(self, turn: int, standing: Collection[str]) -> bool:
        """Whether turning the laid tile by `turn` sixths changes nothing for ships on these fields."""
        turn %= 6
        lies = self.twins.get(turn)
        return turn == 0 or (lies is not None and all(lies[field] == field for field in standing))
