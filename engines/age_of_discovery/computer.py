"""The computer player (specification, section 13): it compares all pairs of actions, each carried out
greedily in its mind, makes the first step of the best pair and thinks again.

It sees a view, and nothing else; every position it thinks about is a legal one, so it need not ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from engines.age_of_discovery import moves
from engines.age_of_discovery.figures import Figures, Kind
from engines.age_of_discovery.fleets import CARD, Means, cheapest, read_token
from engines.age_of_discovery.legal import CONTRACT, FILLING, PURCHASE, ROUNDS, STACK, YES
from engines.age_of_discovery.state import ACQUIRE_CONTRACT, BUY_SHIPS, JOKER, PLACE_SHIPS, TAKE_COINS
from engines.age_of_discovery.view import Own, Public, View
from engines.age_of_discovery.worth import NOWHERE, Fleet, Spot, Worth
from engines.core import Dice, Move, Rejected, Who

HOARD = 14
"""With so many coins it buys a ship, whatever it thinks of it, when nobody else does: games must not stand
still (9.15)."""
IDLE, STANDSTILL = 2, 4
"""Rounds without anybody's purchase: from the first on the rich buy, from the second on whoever can. Its own
idle turns it can not know: it has no memory."""
AFTER = {
    TAKE_COINS: (ACQUIRE_CONTRACT, BUY_SHIPS, PLACE_SHIPS),
    ACQUIRE_CONTRACT: (BUY_SHIPS, PLACE_SHIPS),
    BUY_SHIPS: (ACQUIRE_CONTRACT, PLACE_SHIPS),
    PLACE_SHIPS: (ACQUIRE_CONTRACT, BUY_SHIPS),
}
"""Which action may come after which. Coins come first: they can be used at once."""
GRAIN = 64
"""So many steps has the noise."""


class Deed(NamedTuple):
    """A step, what it gains, and how it changes the position."""

    gain: float
    move: Move
    change: Callable[[], None]


class Plan(NamedTuple):
    gain: float
    first: Move | None
    fleet: Fleet
    """How things stand after it."""


def suggest(figures: Figures, view: View, dice: Dice) -> Move:
    if view.own is None:
        raise Rejected("age_of_discovery-no-not-your-turn", who=Who(view.public.current))
    return Mind(figures, view.public, view.own, dice).decide()


Row = list[Kind | None]


class Mind:
    def __init__(self, figures: Figures, public: Public, own: Own, dice: Dice) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.public = public
        self.own = own
        self.dice = dice
        self.worth = Worth(figures, public, own)
        self.fleet = self.worth.fleet
        self.turns = self.worth.turns
        self.coin = self.worth.coin(self.turns)
        self.pair = (own.joker.colours[0], own.joker.colours[1])
        self.rows = self.market()
        self.bound: Counter[str] = Counter()
        """The volume that will come back from running contracts, by colour."""
        for running in public.players[own.seat].running:
            for chip in running.ships:
                self.bound[chip.colour] += chip.volume

    # deciding

    def decide(self) -> Move:
        going_on = self.go_on()
        if going_on is not None:
            return going_on
        if self.public.actions_left:
            move = self.must_buy() or self.next_action()
            if move is not None:
                return move
        return self.reserve() or moves.EndTurn()

    def go_on(self) -> Move | None:
        """Another step of the open action, if it gains anything."""
        action = self.public.open_action
        if action == BUY_SHIPS:
            deed = self.best_purchase(self.fleet, *self.rows)
        elif action == PLACE_SHIPS:
            deed = self.best_placement(self.fleet)
        else:
            return None
        return deed.move if deed else None

    def next_action(self) -> Move | None:
        """The first step of the best plan; coins, if nothing seems to gain anything."""
        plans = self.plans()
        noise = self.dice.below(GRAIN ** len(plans))
        best, move = 0.0, None
        for plan in plans:
            noise, grain = divmod(noise, GRAIN)
            gain = plan.gain + self.prices.noise * grain / GRAIN
            if plan.first is not None and plan.gain > 0 and gain > best:
                best, move = gain, plan.first
        if move is None and TAKE_COINS not in self.public.actions_used:
            return moves.TakeCoins()
        return move

    def plans(self) -> list[Plan]:
        nothing = Plan(0.0, None, self.fleet)
        used = self.public.actions_used
        if used:
            return [self.imagine(action, nothing) for action in AFTER if action not in used]
        found = []
        for action, then in AFTER.items():
            first = self.imagine(action, nothing)
            if first.first is not None:  # else coins and then the other action are better anyway
                found += [self.imagine(second, first) for second in then]
        return found

    def must_buy(self) -> Move | None:
        rounds = self.public.turns_without_purchase // len(self.public.players)
        patient = rounds < (IDLE if self.fleet.coins >= HOARD else STANDSTILL)
        if patient or BUY_SHIPS in self.public.actions_used:
            return None
        deed = self.best_purchase(self.fleet, *self.rows, anything=True)
        return deed.move if deed else None

    # thinking ahead

    def imagine(self, action: str, before: Plan) -> Plan:
        """One more action, carried out greedily."""
        fleet = before.fleet.copy()
        if action == TAKE_COINS:
            fleet.coins += self.figures.purse.take
            gain = self.figures.purse.take * self.coin
            return Plan(before.gain + gain, before.first or moves.TakeCoins(), fleet)
        gain, first = before.gain, before.first
        purchase, filling = self.rows[0][:], self.rows[1][:]
        while True:
            if action == BUY_SHIPS:
                deed = self.best_purchase(fleet, purchase, filling)
            elif action == PLACE_SHIPS:
                deed = self.best_placement(fleet)
            else:
                deed = self.best_contract(fleet)
            if deed is None:
                return Plan(gain, first, fleet)
            deed.change()
            gain += deed.gain
            first = first or deed.move
            if action == ACQUIRE_CONTRACT:
                return Plan(gain, first, fleet)

    # buying

    def market(self) -> tuple[Row, Row]:
        """The two rows, without what others have reserved: it can not be bought, nor what lies above it."""
        kinds, free = self.figures.kinds, (None, self.own.seat)
        purchase: Row = []
        filling: Row = []
        for lower, upper in zip(self.public.purchase_row, self.public.filling_row, strict=True):
            reachable = lower is not None and lower.reserved_by in free
            purchase.append(kinds[lower.kind] if lower is not None and reachable else None)
            reachable = reachable and upper is not None and upper.reserved_by in free
            filling.append(kinds[upper.kind] if upper is not None and reachable else None)
        return purchase, filling

    def best_purchase(
        self,
        fleet: Fleet,
        purchase: Row,
        filling: Row,
        *,
        anything: bool = False,
    ) -> Deed | None:
        best, at = 0.0, NOWHERE
        for column, kind in enumerate(purchase):
            if kind is None or kind.price > fleet.coins:
                continue
            gain = self.purchase(fleet, kind)
            if gain > best or (anything and at == NOWHERE):
                best, at = gain, column
        kind = purchase[at] if at != NOWHERE else None
        if kind is None:
            return None

        def change(kind: Kind = kind) -> None:
            fleet.coins -= kind.price
            fleet.free = sorted([*fleet.free, kind.name], key=self.figures.order.__getitem__)
            purchase[at], filling[at] = filling[at], None

        return Deed(best, moves.BuyShip(column=at + 1), change)

    def purchase(self, fleet: Fleet, kind: Kind) -> float:
        prices, turns, fee = self.prices, self.turns, self.figures.purse.fee
        best, left = self.worth.best(fleet, kind), fleet.coins - kind.price
        if turns == 0:
            return best if left >= fee and self.may_place else 1.0
        gain = prices.buy_share * best + self.worth.use(kind.volume) - (kind.price + fee) * self.coin
        if turns >= 2:
            held = sum(self.figures.contracts[name].colour == kind.colour for name in fleet.hand)
            gain += prices.buy_contract * held
        if left == 0:
            gain -= prices.buy_broke
        return gain + (prices.buy_hoard if fleet.coins >= HOARD else 0.0)

    @property
    def may_place(self) -> bool:
        """Whether a ship bought now can still be placed in this turn."""
        used = self.public.actions_used
        return PLACE_SHIPS not in used and len({*used, BUY_SHIPS}) < self.figures.play.actions

    # placing

    def best_placement(self, fleet: Fleet) -> Deed | None:
        best = self.best_ship(fleet)
        for deed in (self.best_joker(fleet), self.best_start(fleet)):
            if deed is not None and (best is None or deed.gain > best.gain):
                best = deed
        return best

    def best_ship(self, fleet: Fleet) -> Deed | None:
        fee = self.figures.purse.fee
        if fleet.coins < fee:
            return None
        best, found = 0.0, None
        for name in dict.fromkeys(fleet.free):
            kind = self.figures.kinds[name]
            spot = self.worth.spot(fleet, kind.colour, kind.volume)
            cost = fee * self.coin + self.worth.keep(kind, spot)
            if spot.at != NOWHERE and spot.value - cost > best:
                best, found = spot.value - cost, (kind, spot.at, False)
            if self.turns > 0:
                cost += self.prices.card
            if not fleet.cards or self.worth.ceiling - cost <= best:
                continue
            spot = self.worth.card_spot(fleet, kind.colour, kind.volume)
            if spot.at != NOWHERE and spot.value - cost > best:
                best, found = spot.value - cost, (kind, spot.at, True)
        return None if found is None else self.ship_deed(fleet, best, *found)

    def ship_deed(self, fleet: Fleet, gain: float, kind: Kind, at: int, card: bool) -> Deed:
        def change() -> None:
            fleet.coins -= self.figures.purse.fee
            fleet.cards -= card
            fleet.free.remove(kind.name)
            self.worth.place(fleet, at, kind.colour, kind.volume)

        expedition = self.public.expeditions[at].name
        move = moves.PlaceShip(ship=kind.name, expedition=expedition, card=YES if card else None)
        return Deed(gain, move, change)

    def best_joker(self, fleet: Fleet) -> Deed | None:
        fee, turns = self.figures.purse.joker_fee, self.turns
        if not fleet.joker or fleet.coins < fee:
            return None
        cost = fee * self.coin
        if turns > 0:
            cost += self.prices.joker + self.prices.joker_turn * min(turns, self.prices.use_turns)
        best, found = 0.0, None
        if self.worth.ceiling <= cost:
            return None
        for colour in self.pair:
            for volume in self.figures.jokers.volumes:
                spot = self.worth.spot(fleet, colour, volume)
                if spot.at != NOWHERE and spot.value - cost > best:
                    best, found = spot.value - cost, (colour, volume, spot)
        return None if found is None else self.joker_deed(fleet, best, *found)

    def joker_deed(self, fleet: Fleet, gain: float, colour: str, volume: int, spot: Spot) -> Deed:
        def change() -> None:
            fleet.coins -= self.figures.purse.joker_fee
            fleet.joker = False
            self.worth.place(fleet, spot.at, colour, volume)

        expedition = self.public.expeditions[spot.at].name
        return Deed(gain, moves.PlaceShip(JOKER, expedition, volume=volume, colour=colour), change)

    # contracts

    def best_start(self, fleet: Fleet) -> Deed | None:
        """The cheapest ships for each contract, and the best time for it to run."""
        turns = self.turns
        if not fleet.hand or turns < ROUNDS[0] or not (fleet.free or fleet.joker) or not fleet.coins:
            return None
        joker = self.pair if fleet.joker else None
        means = Means(tuple(fleet.free), joker, fleet.cards, fleet.coins)
        best, found = 0.0, None
        for name in fleet.hand:
            one = cheapest(self.figures, name, means)
            if one is None:
                continue
            fixed = self.worth.contract_step - one.fee * self.coin - self.prices.card * one.cards
            wait = self.prices.contract_wait * len(one.ships) * (2 if turns <= 4 else 1)
            for rounds, income in zip(ROUNDS, self.figures.contracts[name].incomes, strict=True):
                gain = fixed + income * self.worth.coin(turns - rounds) - wait * (rounds - 1)
                if rounds <= turns and gain > best:
                    best, found = gain, (name, one.ships, one.fee, rounds)
        return None if found is None else self.start_deed(fleet, best, *found)

    def start_deed(
        self, fleet: Fleet, gain: float, name: str, ships: tuple[str, ...], fee: int, rounds: int
    ) -> Deed:
        def change() -> None:
            fleet.coins -= fee
            fleet.hand.remove(name)
            for text in ships:
                token = read_token(self.figures, text)
                assert token is not None
                fleet.cards -= text.endswith(CARD)
                if token.ship == JOKER:
                    fleet.joker = False
                else:
                    fleet.free.remove(token.ship)

        return Deed(gain, moves.StartContract(contract=name, ships=list(ships), rounds=rounds), change)

    def best_contract(self, fleet: Fleet) -> Deed | None:
        """The contract to acquire; face down only when nothing lies open."""
        price = self.figures.purse.contract
        if self.turns < 2 or fleet.coins < price or len(fleet.hand) >= self.figures.play.hand_limit:
            return None
        best, found = 0.0, None
        for slot, card in enumerate(self.public.display, 1):
            if card is not None and card.reserved_by in (None, self.own.seat):
                gain = self.contract(fleet, card.contract.colour, card.contract.capacity)
                if gain > best:
                    best, found = gain, (str(slot), card.contract.name)
        if found is None and not any(self.public.display) and self.public.contract_stack:
            capacities = [card.capacity for card in self.figures.contracts.values()]
            gain = self.contract(fleet, "", sum(capacities) / len(capacities))
            if gain > 0:
                best, found = gain, (STACK, "")
        if found is None:
            return None
        source, name = found

        def change() -> None:
            fleet.coins -= price
            fleet.hand += [name] if name else []

        return Deed(best, moves.AcquireContract(source=source), change)

    def contract(self, fleet: Fleet, colour: str, capacity: float) -> float:
        prices, kinds = self.prices, self.figures.kinds
        lacking = capacity - self.bound.get(colour, 0)
        for name in fleet.free:
            if kinds[name].colour == colour:
                lacking -= kinds[name].volume
        chance = prices.acquire_far
        if lacking <= 0:
            chance = prices.acquire_ready
        elif lacking <= max(self.figures.ships.volumes):
            chance = prices.acquire_near
        brings = prices.acquire_volume * capacity * self.coin + self.worth.contract_step
        costs = self.figures.purse.contract * self.coin + prices.acquire_hand * len(fleet.hand)
        return chance * brings - costs

    # reserving

    def reserve(self) -> Move | None:
        """What is worth a lot but can not be had now; with two cards one is kept until the interim."""
        cards = self.public.players[self.own.seat].reserve_cards
        kept = 1 if self.figures.reserve_cards(len(self.public.players)) > 1 else 0
        if self.turns < 1 or cards <= (0 if self.public.interim_done else kept):
            return None
        best, target = self.prices.reserve, None
        for row, ships in ((PURCHASE, self.public.purchase_row), (FILLING, self.public.filling_row)):
            for column, card in enumerate(ships, 1):
                if card is None or card.reserved_by is not None:
                    continue
                gain = self.purchase(self.fleet, self.figures.kinds[card.kind])
                if gain >= best:
                    best, target = gain, f"{row}-{column}"
        for slot, offer in enumerate(self.public.display, 1):
            if offer is not None and offer.reserved_by is None:
                gain = self.contract(self.fleet, offer.contract.colour, offer.contract.capacity)
                if gain >= best:
                    best, target = gain, f"{CONTRACT}-{slot}"
        return None if target is None else moves.Reserve(target=target)
