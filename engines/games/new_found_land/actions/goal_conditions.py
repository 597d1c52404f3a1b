"""Whether the condition of a goal card holds (§3.16)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import GoalCard, Goods, goods_from
from engines.games.new_found_land.goods.goods import choices, minus


class Progress(NamedTuple):
    """How far a player is towards a goal."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need


def progress(board: Board, seat: Seat, goal: str, storage: Goods | None = None) -> Progress:
    """How far this player is; `storage`: with these goods instead of the player's own."""
    card, player = board.figures.goals[goal], board.player(seat)
    match card.kind:
        case "storage":
            assert card.goods is not None
            wanted, have = goods_from(card.goods), player.goods if storage is None else storage
            return Progress(sum(map(min, have, wanted)), wanted.size)
        case "islands":
            return _places(card, board.markers_on_islands(seat))
        case "cities":
            return _places(card, board.markers_in_cities(seat))
        case "island_total":
            count = sum(board.markers_on_islands(seat))
        case "city_total":
            count = sum(board.markers_in_cities(seat))
        case "ships":
            count = len(player.ships)
        case "large_ships":
            count = board.large_ships(seat)
        case "upgrades":
            count = player.wharf_built + player.upgrade_built
    return Progress(count, card.number)


def _places(card: GoalCard, markers: list[int]) -> Progress:
    """One place with many markers, or many places with some."""
    if card.places == 1:
        return Progress(max(markers), card.number)
    return Progress(sum(count >= card.number for count in markers), card.places)


def goal_payments(board: Board, seat: Seat, goal: str, count: int) -> list[Goods]:
    """How to pay for a further goal so that its condition still holds: paid first, then checked (§9-19)."""
    have = board.player(seat).goods
    return [way for way in choices(count, have) if progress(board, seat, goal, minus(have, way)).met]
