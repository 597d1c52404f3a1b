"""A position that the computer player thinks about, taken from a view."""

from __future__ import annotations

from typing import NamedTuple

from engines.games.age_of_discovery.views.view import Own, Public

NOWHERE = -1
ChanceGain = tuple[float, ...]
"""By the volume of the ship; the entry for volume 0 is not used."""


class Spot(NamedTuple):
    """The best expedition for a ship."""

    value: float
    at: int
    """Its place in the list of expeditions; NOWHERE if there is none."""


NO_SPOT = Spot(0.0, NOWHERE)


class Position:
    """Coins, ships, cards and expeditions as one player imagines them. It may be changed."""

    __slots__ = (
        "cards",
        "chance_gains",
        "coins",
        "free",
        "hand",
        "joker",
        "mine",
        "rooms",
        "rows",
        "spots",
        "with_room",
    )

    def __init__(self, public: Public, own: Own) -> None:
        me = public.players[own.seat]
        self.coins = me.coins
        self.free = [stock.kind for stock in me.ships for _ in range(stock.count)]
        self.hand = [card.contract.name for card in own.hand]
        self.joker = not own.joker.where
        self.cards = me.any_cards
        self.rows = [expedition.row for expedition in public.expeditions]
        self.rooms = [expedition.room for expedition in public.expeditions]
        self.mine = [[ship.seat for ship in one.ships].count(own.seat) for one in public.expeditions]
        self.chance_gains: list[ChanceGain] = []
        """For each expedition, what one more ship does for the chance that it counts for the mission."""
        self.spots: dict[tuple[str, int], Spot] = {}
        """The best places without a card, by colour and volume, as far as they were looked for."""
        self.with_room: dict[str | None, list[int]] = {}
        """The expeditions that have room on the table, by the colour of their row."""
        for at, row in enumerate(self.rows):
            if self.rooms[at]:
                self.with_room.setdefault(row, []).append(at)

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.coins, other.joker, other.cards = self.coins, self.joker, self.cards
        other.free, other.hand = self.free[:], self.hand[:]
        other.rows, other.rooms, other.mine = self.rows[:], self.rooms[:], self.mine[:]
        other.chance_gains, other.spots = self.chance_gains[:], self.spots.copy()
        other.with_room = self.with_room
        return other
