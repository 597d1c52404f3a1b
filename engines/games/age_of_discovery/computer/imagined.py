"""A position that the computer player thinks about."""

from __future__ import annotations

from typing import NamedTuple

from engines.games.age_of_discovery.computer.sight import Hull, Sight

NOWHERE = -1
ChanceGain = tuple[float, ...]
"""By the volume of the ship; the entry for volume 0 is not used."""
Volumes = tuple[int, ...]


class Spot(NamedTuple):
    """The best expedition for a ship."""

    value: float
    at: int
    """Its place in the list of expeditions; NOWHERE if there is none."""


class Imagined:
    """Coins, ships, cards and expeditions as one player imagines them. It may be changed."""

    __slots__ = (
        "cards",
        "chance_gains",
        "coins",
        "fees",
        "free",
        "hand",
        "joker",
        "mine",
        "rooms",
        "rows",
        "settled",
        "spots",
        "stock",
        "used",
    )

    settled: Imagined
    """Where all ships owned now have found their place: what is left for the next ship."""

    def __init__(self, sight: Sight, hulls: list[Hull]) -> None:
        self.used = sight.used
        """The actions of this turn."""
        self.coins = sight.coins
        self.free = list(sight.free)
        self.hand = list(sight.hand)
        self.joker = sight.joker_free
        self.cards = sight.any_cards
        self.rows, self.rooms, self.mine = sight.rows[:], sight.rooms[:], sight.mine[:]
        self.chance_gains: list[ChanceGain] = []
        """For each expedition, what one more ship does for the chance that it counts for the mission."""
        self.spots: dict[Hull, Spot] = {}
        """The best places without a card, by colour and volume, as far as they were looked for."""
        self.fees = 0
        """Owned ships that find a place, for which a fee is still to be paid."""
        self.stock: dict[str, Volumes] = {}
        """The volumes of the ships that can serve contracts, now or when they are back, by colour."""
        for colour, volume in hulls:
            self.add(colour, volume)

    def copy(self) -> Imagined:
        other = Imagined.__new__(Imagined)
        other.coins, other.joker, other.cards, other.fees = self.coins, self.joker, self.cards, self.fees
        other.free, other.hand, other.stock = self.free[:], self.hand[:], self.stock.copy()
        other.rows, other.rooms, other.mine = self.rows[:], self.rooms[:], self.mine[:]
        other.used = self.used
        other.chance_gains, other.spots = self.chance_gains[:], self.spots.copy()
        if hasattr(self, "settled"):
            other.settled = self.settled
        return other

    def add(self, colour: str, volume: int) -> None:
        self.stock[colour] = (*self.stock.get(colour, ()), volume)

    def without(self, colour: str, volume: int) -> Volumes:
        """The volumes of this colour if one such ship were gone."""
        left = list(self.stock[colour])
        left.remove(volume)
        return tuple(left)
