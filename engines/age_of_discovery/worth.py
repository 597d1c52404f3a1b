"""What things are worth to the computer player, in victory points (specification, section 13).

It knows a view and the figures, nothing else. A `Fleet` is a position it thinks about: its own means and
the expeditions, which it may change in its mind.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from engines.age_of_discovery.figures import COLUMNS, Figures, Kind
from engines.age_of_discovery.scoring import condition
from engines.age_of_discovery.view import Own, Public

MOST_TURNS = 6
"""More turns do not make more contracts."""
NOWHERE = -1


class Spot(NamedTuple):
    """The best expedition for a ship."""

    value: float
    at: int
    """Its place in the list of expeditions; NOWHERE if there is none."""


class Fleet:
    """Coins, ships, cards and the state of the expeditions, in the mind of one player."""

    __slots__ = ("cards", "coins", "free", "hand", "joker", "mine", "rooms", "rows", "spots")

    def __init__(self, public: Public, own: Own) -> None:
        me = public.players[own.seat]
        self.coins = me.coins
        self.free = [stock.kind for stock in me.ships for _ in range(stock.count)]
        self.hand = [card.contract.name for card in own.hand]
        self.joker = not own.joker.where
        self.cards = me.any_cards
        self.rows = [expedition.row for expedition in public.expeditions]
        self.rooms = [expedition.room for expedition in public.expeditions]
        self.mine = [
            sum(ship.seat == own.seat for ship in expedition.ships) for expedition in public.expeditions
        ]
        self.spots: dict[tuple[str, int], Spot] = {}
        """The best places without a card, as far as they were looked for."""

    def copy(self) -> Fleet:
        other = Fleet.__new__(Fleet)
        other.coins, other.joker, other.cards = self.coins, self.joker, self.cards
        other.free, other.hand = list(self.free), list(self.hand)
        other.rows, other.rooms, other.mine = list(self.rows), list(self.rooms), list(self.mine)
        other.spots = dict(self.spots)
        return other

    def place(self, at: int, colour: str, volume: int) -> None:
        self.rows[at] = self.rows[at] or colour
        self.rooms[at] -= volume
        self.mine[at] += 1
        self.spots = {}


class Worth:
    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.me = public.players[own.seat]
        self.turns = self._turns()
        self.mission = own.mission.mission
        self.done = self.me.fulfilled + len(self.me.running)
        self.rate = self._rate(self.done + self.prices.contract_pace * min(self.turns, MOST_TURNS))
        self.others = [
            sum(ship.seat != own.seat for ship in expedition.ships) for expedition in public.expeditions
        ]
        to_come = not public.interim_done and (public.final is None or public.interim is not None)
        self.points = [
            (
                one.final.other + (one.interim.other if to_come else 0),
                one.final.match + (one.interim.match if to_come else 0),
            )
            for one in public.expeditions
        ]
        self.tiles = [one.tile for one in public.expeditions]
        self.base = {"half": self.prices.stays_half, "majority": self.prices.stays_majority}.get(self.mission)
        step = self._rate(self.done + 2) - self._rate(self.done)
        self.contract_step = (
            self.prices.contract_mission
            * step
            / 2
            * max(self.prices.contract_expeditions, len(own.mission.expeditions))
        )

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

    def holds(self, mine: int, others: int, room: int) -> float:
        """What an expedition counts for the mission, by its chance to stay qualified."""
        if not condition(self.mission, mine, others):
            return 0.0
        prices = self.prices
        if room == 0 or self.mission == "present":
            return self.rate
        if self.base is not None:
            chance = self.base + prices.stays_lead * (mine - others)
        else:
            chance = prices.stays_alone_tight if room == 1 else prices.stays_alone
        if self.turns <= 1:
            chance += prices.stays_late
        return self.rate * min(prices.stays_most, chance)

    def place(self, fleet: Fleet, at: int, colour: str, volume: int) -> float:
        """A ship put on an expedition."""
        mine, others, room = fleet.mine[at], self.others[at], fleet.rooms[at]
        gain = self.holds(mine + 1, others, room - volume) - self.holds(mine, others, room)
        return self.points[at][self.tiles[at] == colour] + self.prices.mission_share * gain

    def spot(self, fleet: Fleet, colour: str, volume: int) -> Spot:
        """The best place without a card."""
        known = fleet.spots.get((colour, volume))
        if known is not None:
            return known
        best = Spot(0.0, NOWHERE)
        rows = fleet.rows
        for at, room in enumerate(fleet.rooms):
            if room >= volume and (rows[at] is None or rows[at] == colour):
                value = self.place(fleet, at, colour, volume)
                if value > best[0] or best[1] == NOWHERE:
                    best = Spot(value, at)
        fleet.spots[colour, volume] = best
        return best

    def card_spot(self, fleet: Fleet, colour: str, volume: int) -> Spot:
        """The best place that takes a card."""
        best = Spot(0.0, NOWHERE)
        for at, row in enumerate(fleet.rows):
            if row is not None and row != colour and fleet.rooms[at] >= volume:
                value = self.place(fleet, at, colour, volume)
                if value > best[0] or best[1] == NOWHERE:
                    best = Spot(value, at)
        return best

    def best(self, fleet: Fleet, kind: Kind) -> float:
        """A ship is worth a point wherever it lies."""
        return max(1.0, self.spot(fleet, kind.colour, kind.volume)[0])

    # coins and ships

    def set_coin(self, fleet: Fleet) -> None:
        """What a coin is worth now, by the ships that lie open; less for who has many."""
        kinds, prices = self.figures.kinds, self.prices
        offered = {card.kind for card in (*self.public.purchase_row, *self.public.filling_row) if card}
        returns = [
            self.best(fleet, kinds[name]) / (kinds[name].price + self.figures.purse.fee) for name in offered
        ]
        value = min(prices.coin_most, prices.coin_share * max(returns, default=0.0))
        value = max(value, prices.coin_least)
        rich = 1.0
        for limit, factor in zip(prices.coin_rich, prices.coin_rich_factor, strict=True):
            if fleet.coins >= limit:
                rich *= factor
        self._coin, self._rich = value, rich

    def coin(self, turns: float) -> float:
        """One coin, with so many own turns to come."""
        if turns <= 0:
            return 0.0
        value = min(self._coin, self.prices.coin_late) if turns < 1.5 else self._coin
        return value * self._rich

    def use(self, volume: int) -> float:
        """What a ship brings on contracts to come."""
        if self.turns < 2:
            return 0.0
        return self.prices.ship_use * min(self.turns, self.prices.use_turns) * sqrt(volume)

    def keep(self, fleet: Fleet, kind: Kind) -> float:
        if self.turns == 0:
            return 1.0
        return self.prices.keep_share * self.best(fleet, kind) + self.use(kind.volume)
