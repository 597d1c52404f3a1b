"""When the condition of a goal card holds (specification, 3.16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.core import Seat
from engines.new_found_land.board import Board
from engines.new_found_land.figures import Goal, Goods, goods
from engines.new_found_land.goods import choices, minus


class Progress(NamedTuple):
    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def progress(board: Board, seat: Seat, goal: str, storage: Goods | None = None) -> Progress:
    """How far this player is; `storage`: with these goods instead of what is really there."""
    one, player = board.figures.goals[goal], board.player(seat)
    if one.kind == "storage":
        assert one.goods is not None
        wanted, have = goods(one.goods), player.goods if storage is None else storage
        return Progress(sum(map(min, have, wanted)), wanted.size)
    if one.kind in ("islands", "cities"):
        return _places(one, _markers(board, seat, one.kind))
    return Progress(_COUNTS[one.kind](board, seat), one.number)


def _markers(board: Board, seat: Seat, kind: str) -> list[int]:
    """Own markers on each island, or in each city."""
    if kind == "islands":
        return board.markers_of(seat)
    return [city.markers.count(seat) for city in board.state.cities.values()]


def _places(goal: Goal, markers: list[int]) -> Progress:
    """One place with many markers, or many places with some."""
    if goal.places == 1:
        return Progress(max(markers), goal.number)
    return Progress(sum(count >= goal.number for count in markers), goal.places)


_COUNTS: dict[str, Callable[[Board, Seat], int]] = {
    "island_total": lambda board, seat: sum(_markers(board, seat, "islands")),
    "city_total": lambda board, seat: sum(_markers(board, seat, "cities")),
    "ships": lambda board, seat: len(board.player(seat).ships),
    "large_ships": lambda board, seat: board.large_ships(seat),
    "upgrades": lambda board, seat: board.player(seat).wharf_built + board.player(seat).upgrade_built,
}


def goal_payments(board: Board, seat: Seat, goal: str, count: int) -> list[Goods]:
    """How to pay for a further goal so that its condition still holds: paid first, then checked (9.19)."""
    have = board.player(seat).goods
    return [way for way in choices(count, have) if progress(board, seat, goal, minus(have, way)).met]
