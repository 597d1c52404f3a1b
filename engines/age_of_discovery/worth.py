"""What things are worth to the computer player, in victory points (specification, section 13).

It knows a view and the figures, nothing else. A `Fleet` is a position it thinks about: its own means and
the expeditions, which it may change in its mind.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from engines.age_of_discovery.figures import COLUMNS, Figures, Kind
from engines.age_of_discovery.scoring import condition
from engines.age_of_discovery.view import Own, Public

MOST_TURNS = 6
"""More turns do not make more contracts."""
NOWHERE = -1
Shift = tuple[float, ...]
"""By volume; the first entry, for no volume at all, is nothing."""


class Spot(NamedTuple):
    """The best expedition for a ship."""

    value: float
    at: int
    """Its place in the list of expeditions; NOWHERE if there is none."""


NO_SPOT = Spot(0.0, NOWHERE)


class Fleet:
    """Coins, ships, cards and the state of the expeditions, in the mind of one player."""

    __slots__ = (
        "cards",
        "coins",
        "free",
        "hand",
        "joker",
        "mine",
        "rooms",
        "rows",
        "shifts",
        "spots",
        "waters",
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
        self.shifts: list[Shift] = []
        """What one ship more of volume 1, 2, 3 changes for the mission, for each expedition, by chance."""
        self.spots: dict[tuple[str, int], Spot] = {}
        """The best places without a card, as far as they were looked for."""
        self.chart()

    def chart(self) -> None:
        """Which expeditions have room, by the colour of their row."""
        self.waters: dict[str | None, list[int]] = {}
        for at, row in enumerate(self.rows):
            if self.rooms[at]:
                self.waters.setdefault(row, []).append(at)

    def copy(self) -> Fleet:
        other = Fleet.__new__(Fleet)
        other.coins, other.joker, other.cards = self.coins, self.joker, self.cards
        other.free, other.hand = self.free[:], self.hand[:]
        other.rows, other.rooms, other.mine = self.rows[:], self.rooms[:], self.mine[:]
        other.shifts, other.spots, other.waters = self.shifts[:], self.spots.copy(), self.waters
        return other


@lru_cache(maxsize=4096)
def _shift(figures: Figures, mission: str, late: bool, mine: int, others: int, room: int) -> Shift:
    """By how much one ship more raises the chance that an expedition counts for a mission in the end."""
    now = _chance(figures, mission, late, mine, others, room)
    return tuple(
        _chance(figures, mission, late, mine + 1, others, room - volume) - now if volume <= room else 0.0
        for volume in range(max(figures.jokers.volumes) + 1)
    )


def _chance(figures: Figures, mission: str, late: bool, mine: int, others: int, room: int) -> float:
    """That an expedition which counts now will count in the end."""
    prices = figures.computer
    if not condition(mission, mine, others):
        return 0.0
    if room == 0 or mission == "present":
        return 1.0
    if mission == "alone":
        chance = prices.stays_alone_tight if room == 1 else prices.stays_alone
    else:
        base = prices.stays_half if mission == "half" else prices.stays_majority
        chance = base + prices.stays_lead * (mine - others)
    return min(prices.stays_most, chance + (prices.stays_late if late else 0.0))


@lru_cache(maxsize=64)
def _points(figures: Figures, colour: str, interim_done: bool) -> list[int]:
    """What a ship of this colour will still score, for each expedition."""
    found = []
    for tile in figures.expeditions.values():
        match = tile.colour == colour
        found.append(tile.final[match] + (0 if interim_done else tile.interim[match]))
    return found


@lru_cache(maxsize=8)
def _highest(figures: Figures, interim_done: bool) -> int:
    return max(max(_points(figures, colour, interim_done)) for colour in figures.colours.names)


class Worth:
    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.turns = self._turns()
        self.mission = own.mission.mission
        me = public.players[own.seat]
        done = me.fulfilled + len(me.running)
        rate = self._rate(done + self.prices.contract_pace * min(self.turns, MOST_TURNS))
        step = (self._rate(done + 2) - self._rate(done)) / 2
        counts = max(self.prices.contract_expeditions, len(own.mission.expeditions))
        self.contract_step = self.prices.contract_mission * step * counts
        """What one more fulfilled contract is worth for the mission."""
        self.fleet = Fleet(public, own)
        self.others = [
            len(one.ships) - mine for one, mine in zip(public.expeditions, self.fleet.mine, strict=True)
        ]
        self.factor = self.prices.mission_share * rate
        """What it is worth that an expedition counts for the mission."""
        late, mine, rooms = self.turns <= 1, self.fleet.mine, self.fleet.rooms
        self.fleet.shifts = [
            _shift(figures, self.mission, late, *counts)
            for counts in zip(mine, self.others, rooms, strict=True)
        ]
        self.ceiling = _highest(figures, public.interim_done) + self.factor
        """No ship can be worth more anywhere."""
        self._coin, self._rich = self._coin_now()
        self._use = 0.0 if self.turns < 2 else self.prices.ship_use * min(self.turns, self.prices.use_turns)

    def _turns(self) -> float:
        """Own turns after this one: known once the final card is out, else guessed from the purchases."""
        if self.own.turns_left is not None:
            return max(0, self.own.turns_left - 1)
        pace = self.prices.purchase_pace * len(self.public.players)
        return max(1.0, (self.prices.purchases - self.public.ships_bought) / pace)

    def _rate(self, contracts: float) -> float:
        """The mission's table, also between its columns."""
        rates, last = self.own.mission.rates, COLUMNS - 1
        if contracts >= last:
            return rates[last]
        low = int(contracts)
        return rates[low] + (contracts - low) * (rates[low + 1] - rates[low])

    # expeditions

    def _shift(self, fleet: Fleet, at: int) -> Shift:
        late = self.turns <= 1
        return _shift(self.figures, self.mission, late, fleet.mine[at], self.others[at], fleet.rooms[at])

    def points(self, colour: str) -> list[int]:
        """What a ship of this colour will still score, for each expedition."""
        return _points(self.figures, colour, self.public.interim_done)

    def spot(self, fleet: Fleet, colour: str, volume: int) -> Spot:
        """The best place without a card."""
        known = fleet.spots.get((colour, volume))
        if known is not None:
            return known
        best, found, factor = 0.0, NOWHERE, self.factor
        points, rooms, shifts, waters = self.points(colour), fleet.rooms, fleet.shifts, fleet.waters
        for at in (*waters.get(None, ()), *waters.get(colour, ())):
            if rooms[at] >= volume:
                value = points[at] + factor * shifts[at][volume]
                if value > best:
                    best, found = value, at
        spot = fleet.spots[colour, volume] = Spot(best, found)
        return spot

    def card_spot(self, fleet: Fleet, colour: str, volume: int) -> Spot:
        """The best place that takes a card."""
        best, points = NO_SPOT, self.points(colour)
        for at, row in enumerate(fleet.rows):
            if row is not None and row != colour and fleet.rooms[at] >= volume:
                value = points[at] + self.factor * fleet.shifts[at][volume]
                if value > best.value:
                    best = Spot(value, at)
        return best

    def place(self, fleet: Fleet, at: int, colour: str, volume: int) -> None:
        """A ship is put on an expedition, in the mind."""
        fleet.rows[at] = fleet.rows[at] or colour
        fleet.rooms[at] -= volume
        fleet.mine[at] += 1
        fleet.shifts[at] = self._shift(fleet, at)
        fleet.spots = {
            key: spot for key, spot in fleet.spots.items() if not self._stale(fleet, at, key, spot)
        }

    def _stale(self, fleet: Fleet, at: int, key: tuple[str, int], spot: Spot) -> bool:
        """Whether a change of one expedition can have changed the best place of a ship."""
        if spot.at == at:
            return True
        colour, volume = key
        if fleet.rooms[at] < volume or fleet.rows[at] != colour:
            return False
        return self.points(colour)[at] + self.factor * fleet.shifts[at][volume] > spot.value

    def best(self, fleet: Fleet, kind: Kind) -> float:
        """A ship is worth a point wherever it lies."""
        return max(1.0, self.spot(fleet, kind.colour, kind.volume).value)

    # coins and ships

    def _coin_now(self) -> tuple[float, float]:
        """What a coin is worth, by the ships that lie open; and the share that is left of it to who has
        many."""
        kinds, prices = self.figures.kinds, self.prices
        offered = {card.kind for card in (*self.public.purchase_row, *self.public.filling_row) if card}
        coin = prices.coin_least
        for name in offered:
            kind = kinds[name]
            share = self.best(self.fleet, kind) / (kind.price + self.figures.purse.fee)
            coin = max(coin, prices.coin_share * share)
            if coin >= prices.coin_most:
                break  # it will not become more
        rich = 1.0
        for limit, factor in zip(prices.coin_rich, prices.coin_rich_factor, strict=True):
            if self.fleet.coins >= limit:
                rich *= factor
        return min(coin, prices.coin_most), rich

    def coin(self, turns: float) -> float:
        """One coin, with so many own turns to come."""
        if turns <= 0:
            return 0.0
        value = min(self._coin, self.prices.coin_late) if turns < 1.5 else self._coin
        return value * self._rich

    def use(self, volume: int) -> float:
        """What a ship brings on contracts to come."""
        return self._use * sqrt(volume)

    def keep(self, kind: Kind, spot: Spot) -> float:
        """What a ship is worth that stays, its best place now being this."""
        if self.turns == 0:
            return 1.0
        return self.prices.keep_share * max(1.0, spot.value) + self.use(kind.volume)
