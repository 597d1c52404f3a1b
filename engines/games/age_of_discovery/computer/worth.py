"""What things are worth to the computer player, in victory points (§13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp, fsum, sqrt
from typing import NamedTuple

from engines.games.age_of_discovery.computer.imagined import (
    NOWHERE,
    ChanceGain,
    Imagined,
    Spot,
    Volumes,
)
from engines.games.age_of_discovery.computer.sight import Sight
from engines.games.age_of_discovery.figures import RATE_COLUMNS, Figures, ShipKind
from engines.games.age_of_discovery.scoring import qualifies

MOST_TURNS = 6
"""More turns than this do not make more contracts."""
MOST_THREATS = 3
"""More ships than this that want to join an expedition make no difference."""


class Rivalry(NamedTuple):
    """What says how much others will still do on an expedition."""

    turns: int
    """Own turns to come."""
    rivals: int
    """0 once nobody else moves anymore."""
    threats: int
    """Free ships of others that could join."""


@lru_cache(maxsize=16384)
def _chance_gain(
    figures: Figures, mission: str, mine: int, others: int, room: int, rivalry: Rivalry
) -> ChanceGain:
    """By how much one more ship raises the chance that an expedition counts for a mission in the end."""
    now = _chance(figures, mission, mine, others, room, rivalry)
    return tuple(
        _chance(figures, mission, mine + 1, others, room - volume, rivalry) - now if volume <= room else 0.0
        for volume in range(max(figures.jokers.volumes) + 1)
    )


def _chance(figures: Figures, mission: str, mine: int, others: int, room: int, rivalry: Rivalry) -> float:
    """The chance that an expedition counts in the end; 0 if it does not count now."""
    if not qualifies(mission, mine, others):
        return 0.0
    if room == 0 or mission == "present" or not rivalry.rivals:
        return 1.0
    prices, (turns, rivals, threats) = figures.computer, rivalry
    base, lead = prices.stays[mission]
    odds = base + lead * (mine - others) - prices.stays_room * room - prices.stays_threat * threats
    odds -= prices.stays_turn * turns + prices.stays_rival * (rivals - 1)
    odds += prices.stays_last if turns == 0 else 0.0
    return 1 / (1 + exp(-odds))


@lru_cache(maxsize=64)
def _points(figures: Figures, colour: str, interim_done: bool) -> list[int]:
    """What a ship of this colour will still score, for each expedition."""
    found = []
    for tile in figures.expeditions.values():
        match = tile.colour == colour
        found.append(tile.final[match] + (0 if interim_done else tile.interim[match]))
    return found


@lru_cache(maxsize=4096)
def _sums(volumes: Volumes, joker: int) -> int:
    """The volumes that some of these ships make together, as bits; the joker adds up to its largest."""
    found = 1
    for volume in volumes:
        found |= found << volume
    for _ in range(joker):
        found |= found << 1
    return found


class Appraisal:
    """The worth of coins, ships, places and contracts to one player."""

    def __init__(self, figures: Figures, sight: Sight) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.sight = sight
        self.turns = self._turns()
        self.mission = sight.mission
        self.last = sight.final_in == 1
        """Whether this is the last turn of the game: what counts for the mission then counts for certain."""
        # contracts that still run when the game ends are not fulfilled (§7.2)
        done = sight.fulfilled + (len(sight.incomes) if self.turns else 0)
        self.rate = self._rate(done + self.prices.contract_pace * min(self.turns, MOST_TURNS))
        """Points for each expedition that counts for the mission in the end, as far as can be guessed."""
        self.mission_value = self.rate if self.last else self.prices.mission_share * self.rate
        """What an expedition that counts for the mission is worth."""
        qualified = sum(
            [mine > 0 and qualifies(self.mission, mine, others)
             for mine, others in zip(sight.mine, sight.others, strict=True)]
        )  # fmt: skip
        step = (self._rate(done + 2) - self._rate(done)) / 2
        counts = qualified + self.prices.contract_expeditions * min(self.turns, MOST_TURNS)
        self.contract_step = self.prices.contract_mission * step * counts
        """What one more fulfilled contract is worth for the mission."""
        self._threats = self._count_threats()
        self.interim_now = sight.interim_in is not None and sight.interim_in <= sight.seats
        """Whether the interim scoring comes before the next own turn."""
        self._joker = max(figures.jokers.volumes) if sight.joker_free or sight.joker_returns else 0
        self._use = self.prices.ship_use * min(max(self.turns - 1, 0), self.prices.use_turns)
        self.position = self._position()
        paid = sum([coins for rounds, coins in sight.incomes if rounds <= self.turns])
        self.coming = paid + self.prices.income_turn * self.turns
        """Coins that will come in until the end."""
        self._coin, self._rich = self._coin_now()

    def _turns(self) -> float:
        """Own turns after this one: known once the final card is out, else guessed from the purchases."""
        if self.sight.turns_left is not None:
            return max(0, self.sight.turns_left - 1)
        pace = self.prices.purchase_pace * self.sight.seats
        return max(1.0, (self.prices.purchases - self.sight.bought) / pace)

    def _rate(self, contracts: float) -> float:
        """The rate by the mission's table, between its columns too."""
        rates, last = self.sight.rates, RATE_COLUMNS - 1
        if contracts >= last:
            return rates[last]
        low = int(contracts)
        return rates[low] + (contracts - low) * (rates[low + 1] - rates[low])

    def _count_threats(self) -> list[int]:
        """For each expedition, the free ships of others that could join it, or would like to open it."""
        kinds, found = self.figures.kinds, []
        colours = [kinds[ship].colour for rival in self.sight.rivals for ship in rival.free]
        tiles = self.figures.expeditions.values()
        for row, tile in zip(self.sight.rows, tiles, strict=True):
            found.append(min(MOST_THREATS, colours.count(row or tile.colour)))
        return found

    def _position(self) -> Imagined:
        sight, kinds = self.sight, self.figures.kinds
        free = [(kinds[ship].colour, kinds[ship].volume) for ship in sight.free]
        position = Imagined(sight, [*free, *sight.bound])
        position.chance_gains = [self._chance_gain(position, at) for at in range(len(position.rows))]
        position.settled, self.places = position.copy(), 0.0
        """What the ships that are not at sea will bring at their places."""
        hulls = {hull: self.spot(position, *hull).value for hull in (*free, *sight.bound)}
        for hull in sorted((*free, *sight.bound), key=hulls.__getitem__, reverse=True):
            self.places += self.settle(position.settled, *hull)
        return position

    def settle(self, settled: Imagined, colour: str, volume: int) -> float:
        """Find a place for one more ship where all others have found theirs. Returns what it brings."""
        spot = self.spot(settled, colour, volume)
        if spot.at == NOWHERE:
            return self.figures.play.unplaced
        self.place(settled, spot.at, colour, volume)
        settled.fees += self.figures.purse.fee
        return spot.value

    # expeditions

    def mission_worth(self) -> float:
        """What the mission will bring by the ships that are at sea now."""
        sight = self.sight
        chances = [
            _chance(self.figures, self.mission, mine, others, room, self._rivalry(threats))
            for mine, others, room, threats in zip(
                sight.mine, sight.others, sight.rooms, self._threats, strict=True
            )
        ]
        return self.rate * fsum(chances)

    def _chance_gain(self, position: Imagined, at: int) -> ChanceGain:
        rivalry = self._rivalry(self._threats[at] if position.rows[at] else 0)
        mine, others, room = position.mine[at], self.sight.others[at], position.rooms[at]
        return _chance_gain(self.figures, self.mission, mine, others, room, rivalry)

    def _rivalry(self, threats: int) -> Rivalry:
        rivals = 0 if self.last else self.sight.seats - 1
        return Rivalry(int(min(self.turns, MOST_TURNS)), rivals, threats)

    def points(self, colour: str) -> list[int]:
        """What a ship of this colour will still score, for each expedition."""
        return _points(self.figures, colour, self.sight.interim_done)

    def spot(self, position: Imagined, colour: str, volume: int) -> Spot:
        """The best place without a card."""
        known = position.spots.get((colour, volume))
        if known is not None:
            return known
        best, found, mission_value = 0.0, NOWHERE, self.mission_value
        points, rooms, gains = self.points(colour), position.rooms, position.chance_gains
        for at, row in enumerate(position.rows):
            if rooms[at] >= volume and (row is None or row == colour):
                value = points[at] + mission_value * gains[at][volume]
                if value > best:
                    best, found = value, at
        spot = position.spots[colour, volume] = Spot(best, found)
        return spot

    def card_spot(self, position: Imagined, colour: str, volume: int) -> Spot:
        """The best place that takes a card."""
        best, found, mission_value = 0.0, NOWHERE, self.mission_value
        points, rooms, gains = self.points(colour), position.rooms, position.chance_gains
        for at, row in enumerate(position.rows):
            if row is not None and row != colour and rooms[at] >= volume:
                value = points[at] + mission_value * gains[at][volume]
                if value > best:
                    best, found = value, at
        return Spot(best, found)

    def spots(self, position: Imagined, colour: str, volume: int) -> Iterator[tuple[int, float, bool]]:
        """All places with what they are worth, and whether they take a card."""
        points = self.points(colour)
        for at, row in enumerate(position.rows):
            if position.rooms[at] >= volume:
                value = points[at] + self.mission_value * position.chance_gains[at][volume]
                yield at, value, row is not None and row != colour

    def place(self, position: Imagined, at: int, colour: str, volume: int) -> None:
        """Place a ship on an expedition of a position."""
        position.rows[at] = position.rows[at] or colour
        position.rooms[at] -= volume
        position.mine[at] += 1
        position.chance_gains[at] = self._chance_gain(position, at)
        position.spots = {
            key: spot for key, spot in position.spots.items() if not self._stale(position, at, key, spot)
        }

    def _stale(self, position: Imagined, at: int, key: tuple[str, int], spot: Spot) -> bool:
        """Whether a change of one expedition can have changed the best place of a ship."""
        if spot.at == at:
            return True
        colour, volume = key
        if position.rooms[at] < volume or position.rows[at] != colour:
            return False
        gain = position.chance_gains[at][volume]
        return self.points(colour)[at] + self.mission_value * gain > spot.value

    def _later(self, spot: Spot, colour: str) -> float:
        """What a place is worth to a ship that waits for the next turn."""
        if spot.at == NOWHERE:
            return 0.0
        value = spot.value
        if self.interim_now:
            tile = self.figures.expeditions[self.sight.expeditions[spot.at]]
            value -= tile.interim[tile.colour == colour]
        return value * max(0.0, self.prices.keep_share - self.prices.keep_threat * self._threats[spot.at])

    # coins

    def _coin_now(self) -> tuple[float, float]:
        """What a coin is worth, by the ships that lie open; and the share of it that is left to the rich."""
        kinds, prices, settled = self.figures.kinds, self.prices, self.position.settled
        offers = (*self.sight.purchase, *self.sight.filling)
        coin = prices.coin_least
        for name in dict.fromkeys([card[0] for card in offers if card]):  # in order, unlike a set
            kind = kinds[name]
            best = max(1.0, self.spot(settled, kind.colour, kind.volume).value)
            coin = max(coin, prices.coin_share * best / (kind.price + self.figures.purse.fee))
            if coin >= prices.coin_most:
                break  # it cannot become more
        coin = min(coin, prices.coin_most)
        if self.position.coins + self.coming < settled.fees:
            coin = max(coin, prices.coin_short)
        rich = 1.0
        for limit, factor in zip(prices.coin_rich, prices.coin_rich_factor, strict=True):
            if self.position.coins >= limit:
                rich *= factor
        return coin, rich

    def coin(self, turns: float) -> float:
        """What a coin is worth with this many own turns to come."""
        if turns <= 0:
            return 0.0
        value = min(self._coin, self.prices.coin_late) if turns < 1.5 else self._coin
        return value * self._rich

    # ships

    def ship(self, position: Imagined, kind: ShipKind, left: int) -> float:
        """What one more ship brings in the end, with this many coins left when it is bought."""
        settled = position.settled
        if left + self.coming < settled.fees + self.figures.purse.fee:
            return float(self.figures.play.unplaced)  # there will be no coin to place it
        return max(1.0, self.spot(settled, kind.colour, kind.volume).value)

    def use(self, position: Imagined, kind: ShipKind, before: Volumes, after: Volumes) -> float:
        """What a ship earns on contracts: on those in the hand, and on others to come."""
        value = self._use * sqrt(kind.volume)
        for name in position.hand:
            contract = self.figures.contracts[name]
            if contract.colour == kind.colour:
                more = self.chance(kind.colour, contract.capacity, after)
                more -= self.chance(kind.colour, contract.capacity, before)
                value += self.prices.buy_contract * more * self.fulfilling(contract.round_income)
        return value

    def keep(self, position: Imagined, kind: ShipKind, spot: Spot) -> float:
        """What a ship is worth that is not placed now, its best place being this."""
        if self.turns == 0:
            return 1.0
        without = position.without(kind.colour, kind.volume)
        use = self.use(position, kind, without, position.stock[kind.colour])
        return max(1.0, self._later(spot, kind.colour)) + use

    # contracts

    def chance(self, colour: str, capacity: int, volumes: Volumes) -> float:
        """The chance that a contract is carried out, by the ships of its colour."""
        joker = self._joker if colour in self.sight.pair else 0
        sums, prices = _sums(volumes, joker), self.prices
        if sums >> capacity & 1:
            return prices.acquire_ready
        if any(sums >> capacity - volume & 1 for volume in self.figures.ships.volumes):
            return prices.acquire_near
        return prices.acquire_far

    def fulfilling(self, round_income: float) -> float:
        """What it brings to carry out a contract."""
        if self.turns < 1:
            return 0.0
        return self.prices.acquire_income * round_income * self._coin + self.contract_step
