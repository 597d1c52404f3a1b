"""What things are worth to the computer player, in victory points (§13)."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from engines.games.age_of_discovery.figures import RATE_COLUMNS, Figures, ShipKind
from engines.games.age_of_discovery.scoring import qualifies
from engines.games.age_of_discovery.views.view import Own, Public
from tests.lab.strength.players_0_1_0.age_of_discovery.numbers import numbers
from tests.lab.strength.players_0_1_0.age_of_discovery.position import (
    NO_SPOT,
    NOWHERE,
    ChanceGain,
    Position,
    Spot,
)

MOST_TURNS = 6
"""More turns than this do not make more contracts."""


@lru_cache(maxsize=4096)
def _chance_gain(figures: Figures, mission: str, late: bool, mine: int, others: int, room: int) -> ChanceGain:
    """By how much one more ship raises the chance that an expedition counts for a mission in the end."""
    now = _chance(figures, mission, late, mine, others, room)
    return tuple(
        _chance(figures, mission, late, mine + 1, others, room - volume) - now if volume <= room else 0.0
        for volume in range(max(figures.jokers.volumes) + 1)
    )


def _chance(figures: Figures, mission: str, late: bool, mine: int, others: int, room: int) -> float:
    """The chance that an expedition counts in the end; 0 if it does not count now."""
    prices = numbers()
    if not qualifies(mission, mine, others):
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


class Appraisal:
    """The worth of coins, ships, places and contracts to one player, by a view and the figures."""

    def __init__(self, figures: Figures, public: Public, own: Own) -> None:
        self.figures = figures
        self.prices = numbers()
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
        self.position = Position(public, own)
        self.others = [
            len(one.ships) - mine for one, mine in zip(public.expeditions, self.position.mine, strict=True)
        ]
        self.mission_value = self.prices.mission_share * rate
        """What an expedition that counts for the mission is worth."""
        late, mine, rooms = self.turns <= 1, self.position.mine, self.position.rooms
        self.position.chance_gains = [
            _chance_gain(figures, self.mission, late, *counts)
            for counts in zip(mine, self.others, rooms, strict=True)
        ]
        self.ceiling = _highest(figures, public.interim_done) + self.mission_value
        """The most that a ship can be worth anywhere."""
        self._coin, self._rich = self._coin_now()
        self._use = 0.0 if self.turns < 2 else self.prices.ship_use * min(self.turns, self.prices.use_turns)

    def _turns(self) -> float:
        """Own turns after this one: known once the final card is out, else guessed from the purchases."""
        if self.own.turns_left is not None:
            return max(0, self.own.turns_left - 1)
        pace = self.prices.purchase_pace * len(self.public.players)
        return max(1.0, (self.prices.purchases - self.public.ships_bought) / pace)

    def _rate(self, contracts: float) -> float:
        """The rate by the mission's table, between its columns too."""
        rates, last = self.own.mission.rates, RATE_COLUMNS - 1
        if contracts >= last:
            return rates[last]
        low = int(contracts)
        return rates[low] + (contracts - low) * (rates[low + 1] - rates[low])

    # expeditions

    def _chance_gain(self, position: Position, at: int) -> ChanceGain:
        late, mine, room = self.turns <= 1, position.mine[at], position.rooms[at]
        return _chance_gain(self.figures, self.mission, late, mine, self.others[at], room)

    def points(self, colour: str) -> list[int]:
        """What a ship of this colour will still score, for each expedition."""
        return _points(self.figures, colour, self.public.interim_done)

    def spot(self, position: Position, colour: str, volume: int) -> Spot:
        """The best place without a card."""
        known = position.spots.get((colour, volume))
        if known is not None:
            return known
        best, found, mission_value = 0.0, NOWHERE, self.mission_value
        points, rooms, gains = self.points(colour), position.rooms, position.chance_gains
        for at in (*position.with_room.get(None, ()), *position.with_room.get(colour, ())):
            if rooms[at] >= volume:
                value = points[at] + mission_value * gains[at][volume]
                if value > best:
                    best, found = value, at
        spot = position.spots[colour, volume] = Spot(best, found)
        return spot

    def card_spot(self, position: Position, colour: str, volume: int) -> Spot:
        """The best place that takes a card."""
        best, points = NO_SPOT, self.points(colour)
        for at, row in enumerate(position.rows):
            if row is not None and row != colour and position.rooms[at] >= volume:
                value = points[at] + self.mission_value * position.chance_gains[at][volume]
                if value > best.value:
                    best = Spot(value, at)
        return best

    def place(self, position: Position, at: int, colour: str, volume: int) -> None:
        """Place a ship on an expedition of a position."""
        position.rows[at] = position.rows[at] or colour
        position.rooms[at] -= volume
        position.mine[at] += 1
        position.chance_gains[at] = self._chance_gain(position, at)
        position.spots = {
            key: spot for key, spot in position.spots.items() if not self._stale(position, at, key, spot)
        }

    def _stale(self, position: Position, at: int, key: tuple[str, int], spot: Spot) -> bool:
        """Whether a change of one expedition can have changed the best place of a ship."""
        if spot.at == at:
            return True
        colour, volume = key
        if position.rooms[at] < volume or position.rows[at] != colour:
            return False
        gain = position.chance_gains[at][volume]
        return self.points(colour)[at] + self.mission_value * gain > spot.value

    def best(self, position: Position, kind: ShipKind) -> float:
        """What a ship is worth at its best place; a point wherever it lies."""
        return max(1.0, self.spot(position, kind.colour, kind.volume).value)

    # coins and ships

    def _coin_now(self) -> tuple[float, float]:
        """What a coin is worth, by the ships that lie open; and the share of it that is left to the rich."""
        kinds, prices = self.figures.kinds, self.prices
        open_cards = (*self.public.purchase_row, *self.public.filling_row)
        offered = dict.fromkeys(card.kind for card in open_cards if card)  # in order, unlike a set
        coin = prices.coin_least
        for name in offered:
            kind = kinds[name]
            share = self.best(self.position, kind) / (kind.price + self.figures.purse.fee)
            coin = max(coin, prices.coin_share * share)
            if coin >= prices.coin_most:
                break  # it cannot become more
        rich = 1.0
        for limit, factor in zip(prices.coin_rich, prices.coin_rich_factor, strict=True):
            if self.position.coins >= limit:
                rich *= factor
        return min(coin, prices.coin_most), rich

    def coin(self, turns: float) -> float:
        """What a coin is worth with this many own turns to come."""
        if turns <= 0:
            return 0.0
        value = min(self._coin, self.prices.coin_late) if turns < 1.5 else self._coin
        return value * self._rich

    def use(self, volume: int) -> float:
        """What a ship earns on contracts to come."""
        return self._use * sqrt(volume)

    def keep(self, kind: ShipKind, spot: Spot) -> float:
        """What a ship is worth that is not placed now, its best place being this."""
        if self.turns == 0:
            return 1.0
        return self.prices.keep_share * max(1.0, spot.value) + self.use(kind.volume)
