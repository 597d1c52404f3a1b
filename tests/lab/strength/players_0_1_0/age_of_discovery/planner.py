"""How the computer player decides (§13): it compares all pairs of actions, each imagined greedily, makes the
first step of the best pair and thinks again.

It sees a view and nothing else. Every position it thinks about is a legal one, so it need not ask.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from engines.contract.core import Move
from engines.contract.dice import Dice
from engines.games.age_of_discovery import moves
from engines.games.age_of_discovery.figures import Figures, ShipKind
from engines.games.age_of_discovery.moves import (
    CARD_SPENT,
    CONTRACT,
    ENDS_TURN,
    FILLING,
    PURCHASE,
    ROUNDS,
    STACK,
    STAYS_OPEN,
)
from engines.games.age_of_discovery.ship_sets import CARD, Means, cheapest, read_token
from engines.games.age_of_discovery.state import ACQUIRE_CONTRACT, BUY_SHIPS, JOKER, PLACE_SHIPS, TAKE_COINS
from engines.games.age_of_discovery.views.view import Own, Public
from tests.lab.strength.players_0_1_0.age_of_discovery.appraisal import Appraisal
from tests.lab.strength.players_0_1_0.age_of_discovery.numbers import numbers
from tests.lab.strength.players_0_1_0.age_of_discovery.position import NOWHERE, Position, Spot

HOARD_COINS = 14
"""With this many coins it buys any ship when nobody else buys: a game must not stall (§9-15)."""
IDLE_ROUNDS_RICH, IDLE_ROUNDS = 2, 4
"""After this many rounds without anybody's purchase the rich buy, and whoever can. It cannot count its own
idle turns: it has no memory."""
SECOND_ACTIONS = {
    TAKE_COINS: (ACQUIRE_CONTRACT, BUY_SHIPS, PLACE_SHIPS),
    ACQUIRE_CONTRACT: (BUY_SHIPS, PLACE_SHIPS),
    BUY_SHIPS: (ACQUIRE_CONTRACT, PLACE_SHIPS),
    PLACE_SHIPS: (ACQUIRE_CONTRACT, BUY_SHIPS),
}
"""Which actions are tried after which. Coins come first: they can be used at once."""
NOISE_STEPS = 64
"""How many different values the noise can have."""


class Candidate(NamedTuple):
    """A step, what it gains, and how it changes the position."""

    gain: float
    move: Move
    change: Callable[[], None]


class Plan(NamedTuple):
    """One or two actions, imagined."""

    gain: float
    first: Move | None
    """Its first step; None if there is nothing to do."""
    position: Position
    """How things stand after it."""


Row = list[ShipKind | None]


class Planner:
    """The thoughts of one player about one view."""

    def __init__(self, figures: Figures, public: Public, own: Own, dice: Dice) -> None:
        self.figures = figures
        self.prices = numbers()
        self.public = public
        self.own = own
        self.dice = dice
        self.appraisal = Appraisal(figures, public, own)
        self.position = self.appraisal.position
        self.turns = self.appraisal.turns
        self.coin = self.appraisal.coin(self.turns)
        self.pair = (own.joker.colours[0], own.joker.colours[1])
        self.rows = self.market()
        self.bound: Counter[str] = Counter()
        """The volume that running contracts will return, by colour."""
        for running in public.players[own.seat].running:
            for chip in running.ships:
                self.bound[chip.colour] += chip.volume

    # deciding

    def decide(self) -> Move:
        step = self.continue_action()
        if step is not None:
            return step
        if self.public.actions_left:
            move = self.must_buy() or self.next_action()
            if move is not None:
                return self.last_of_turn(move)
        return self.reserve() or moves.EndTurn()

    def last_of_turn(self, move: Move) -> Move:
        """The move; coins as the last action end the turn too, unless a card is to be reserved."""
        last = self.public.asks_to_end and self.public.actions_left == 1
        if move != moves.TakeCoins() or not last:
            return move
        return moves.TakeCoins(end=ENDS_TURN if self.reserve() is None else STAYS_OPEN)

    def continue_action(self) -> Move | None:
        """Another step of the open action, if it gains anything."""
        action = self.public.open_action
        if action == BUY_SHIPS:
            candidate = self.best_purchase(self.position, *self.rows)
        elif action == PLACE_SHIPS:
            candidate = self.best_placement(self.position)
        else:
            return None
        return candidate.move if candidate else None

    def next_action(self) -> Move | None:
        """The first step of the best plan; coins, if nothing seems to gain anything."""
        plans = self.plans()
        noise = self.dice.below(NOISE_STEPS ** len(plans))
        best, move = 0.0, None
        for plan in plans:
            noise, grain = divmod(noise, NOISE_STEPS)
            gain = plan.gain + self.prices.noise * grain / NOISE_STEPS
            if plan.first is not None and plan.gain > 0 and gain > best:
                best, move = gain, plan.first
        if move is None and TAKE_COINS not in self.public.actions_used:
            return moves.TakeCoins()
        return move

    def plans(self) -> list[Plan]:
        """All pairs of actions, or all second actions."""
        nothing = Plan(0.0, None, self.position)
        used = self.public.actions_used
        if used:
            return [self.imagine(action, nothing) for action in SECOND_ACTIONS if action not in used]
        found = []
        for action, seconds in SECOND_ACTIONS.items():
            first = self.imagine(action, nothing)
            if first.first is not None:  # else coins, then the second action, are better
                found += [self.imagine(second, first) for second in seconds]
        return found

    def must_buy(self) -> Move | None:
        """A purchase that keeps the game from stalling."""
        rounds = self.public.turns_without_purchase // len(self.public.players)
        patient = rounds < (IDLE_ROUNDS_RICH if self.position.coins >= HOARD_COINS else IDLE_ROUNDS)
        if patient or BUY_SHIPS in self.public.actions_used:
            return None
        candidate = self.best_purchase(self.position, *self.rows, anything=True)
        return candidate.move if candidate else None

    # thinking ahead

    def imagine(self, action: str, before: Plan) -> Plan:
        """One more action, carried out greedily."""
        position = before.position.copy()
        if action == TAKE_COINS:
            position.coins += self.figures.purse.take
            gain = self.figures.purse.take * self.coin
            return Plan(before.gain + gain, before.first or moves.TakeCoins(), position)
        gain, first = before.gain, before.first
        purchase, filling = self.rows[0][:], self.rows[1][:]
        while True:
            if action == BUY_SHIPS:
                candidate = self.best_purchase(position, purchase, filling)
            elif action == PLACE_SHIPS:
                candidate = self.best_placement(position)
            else:
                candidate = self.best_contract(position)
            if candidate is None:
                return Plan(gain, first, position)
            candidate.change()
            gain += candidate.gain
            first = first or candidate.move
            if action == ACQUIRE_CONTRACT:
                return Plan(gain, first, position)

    # buying

    def market(self) -> tuple[Row, Row]:
        """The two rows, without what others have reserved and what lies above it."""
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
        position: Position,
        purchase: Row,
        filling: Row,
        *,
        anything: bool = False,
    ) -> Candidate | None:
        best, at = 0.0, NOWHERE
        for column, kind in enumerate(purchase):
            if kind is None or kind.price > position.coins:
                continue
            gain = self.purchase(position, kind)
            if gain > best or (anything and at == NOWHERE):
                best, at = gain, column
        kind = purchase[at] if at != NOWHERE else None
        if kind is None:
            return None

        def change(kind: ShipKind = kind) -> None:
            position.coins -= kind.price
            position.free = sorted([*position.free, kind.name], key=self.figures.order.__getitem__)
            purchase[at], filling[at] = filling[at], None

        return Candidate(best, moves.BuyShip(column=at + 1), change)

    def purchase(self, position: Position, kind: ShipKind) -> float:
        """What buying this ship gains."""
        prices, turns, fee = self.prices, self.turns, self.figures.purse.fee
        best, left = self.appraisal.best(position, kind), position.coins - kind.price
        if turns == 0:
            return best if left >= fee and self.may_place else 1.0
        gain = prices.buy_share * best + self.appraisal.use(kind.volume) - (kind.price + fee) * self.coin
        if turns >= 2:
            held = sum(self.figures.contracts[name].colour == kind.colour for name in position.hand)
            gain += prices.buy_contract * held
        if left == 0:
            gain -= prices.buy_broke
        return gain + (prices.buy_hoard if position.coins >= HOARD_COINS else 0.0)

    @property
    def may_place(self) -> bool:
        """Whether a ship bought now can still be placed in this turn."""
        used = self.public.actions_used
        return PLACE_SHIPS not in used and len({*used, BUY_SHIPS}) < self.figures.play.actions

    # placing

    def best_placement(self, position: Position) -> Candidate | None:
        best = self.best_ship(position)
        for candidate in (self.best_joker(position), self.best_start(position)):
            if candidate is not None and (best is None or candidate.gain > best.gain):
                best = candidate
        return best

    def best_ship(self, position: Position) -> Candidate | None:
        fee = self.figures.purse.fee
        if position.coins < fee:
            return None
        best, found = 0.0, None
        for name in dict.fromkeys(position.free):
            kind = self.figures.kinds[name]
            spot = self.appraisal.spot(position, kind.colour, kind.volume)
            cost = fee * self.coin + self.appraisal.keep(kind, spot)
            if spot.at != NOWHERE and spot.value - cost > best:
                best, found = spot.value - cost, (kind, spot.at, False)
            if self.turns > 0:
                cost += self.prices.card
            if not position.cards or self.appraisal.ceiling - cost <= best:
                continue
            spot = self.appraisal.card_spot(position, kind.colour, kind.volume)
            if spot.at != NOWHERE and spot.value - cost > best:
                best, found = spot.value - cost, (kind, spot.at, True)
        return None if found is None else self.ship_step(position, best, *found)

    def ship_step(self, position: Position, gain: float, kind: ShipKind, at: int, card: bool) -> Candidate:
        def change() -> None:
            position.coins -= self.figures.purse.fee
            position.cards -= card
            position.free.remove(kind.name)
            self.appraisal.place(position, at, kind.colour, kind.volume)

        expedition = self.public.expeditions[at].name
        move = moves.PlaceShip(ship=kind.name, expedition=expedition, card=CARD_SPENT if card else None)
        return Candidate(gain, move, change)

    def best_joker(self, position: Position) -> Candidate | None:
        fee, turns = self.figures.purse.joker_fee, self.turns
        if not position.joker or position.coins < fee:
            return None
        cost = fee * self.coin
        if turns > 0:
            cost += self.prices.joker + self.prices.joker_turn * min(turns, self.prices.use_turns)
        best, found = 0.0, None
        if self.appraisal.ceiling <= cost:
            return None
        for colour in self.pair:
            for volume in self.figures.jokers.volumes:
                spot = self.appraisal.spot(position, colour, volume)
                if spot.at != NOWHERE and spot.value - cost > best:
                    best, found = spot.value - cost, (colour, volume, spot)
        return None if found is None else self.joker_step(position, best, *found)

    def joker_step(self, position: Position, gain: float, colour: str, volume: int, spot: Spot) -> Candidate:
        def change() -> None:
            position.coins -= self.figures.purse.joker_fee
            position.joker = False
            self.appraisal.place(position, spot.at, colour, volume)

        expedition = self.public.expeditions[spot.at].name
        return Candidate(gain, moves.PlaceShip(JOKER, expedition, volume=volume, colour=colour), change)

    # contracts

    def best_start(self, position: Position) -> Candidate | None:
        """The cheapest ships for each contract, and the best time for it to run."""
        turns = self.turns
        if (
            not position.hand
            or turns < ROUNDS[0]
            or not (position.free or position.joker)
            or not position.coins
        ):
            return None
        joker = self.pair if position.joker else None
        means = Means(tuple(position.free), joker, position.cards, position.coins)
        best, found = 0.0, None
        for name in position.hand:
            one = cheapest(self.figures, name, means)
            if one is None:
                continue
            fixed = self.appraisal.contract_step - one.fee * self.coin - self.prices.card * one.cards
            wait = self.prices.contract_wait * len(one.ships) * (2 if turns <= 4 else 1)
            for rounds, income in zip(ROUNDS, self.figures.contracts[name].incomes, strict=True):
                gain = fixed + income * self.appraisal.coin(turns - rounds) - wait * (rounds - 1)
                if rounds <= turns and gain > best:
                    best, found = gain, (name, one.ships, one.fee, rounds)
        return None if found is None else self.start_step(position, best, *found)

    def start_step(
        self, position: Position, gain: float, name: str, ships: tuple[str, ...], fee: int, rounds: int
    ) -> Candidate:
        def change() -> None:
            position.coins -= fee
            position.hand.remove(name)
            for text in ships:
                token = read_token(self.figures, text)
                assert token is not None
                position.cards -= text.endswith(CARD)
                if token.ship == JOKER:
                    position.joker = False
                else:
                    position.free.remove(token.ship)

        return Candidate(gain, moves.StartContract(contract=name, ships=list(ships), rounds=rounds), change)

    def best_contract(self, position: Position) -> Candidate | None:
        """The contract to acquire; face down only when nothing lies open."""
        price = self.figures.purse.contract
        if self.turns < 2 or position.coins < price or len(position.hand) >= self.figures.play.hand_limit:
            return None
        best, found = 0.0, None
        for slot, card in enumerate(self.public.display, 1):
            if card is not None and card.reserved_by in (None, self.own.seat):
                gain = self.contract(position, card.contract.colour, card.contract.capacity)
                if gain > best:
                    best, found = gain, (str(slot), card.contract.name)
        if found is None and not any(self.public.display) and self.public.contract_stack:
            capacities = [card.capacity for card in self.figures.contracts.values()]
            gain = self.contract(position, "", sum(capacities) / len(capacities))
            if gain > 0:
                best, found = gain, (STACK, "")
        if found is None:
            return None
        source, name = found

        def change() -> None:
            position.coins -= price
            position.hand += [name] if name else []

        return Candidate(best, moves.AcquireContract(source=source), change)

    def contract(self, position: Position, colour: str, capacity: float) -> float:
        """What acquiring such a contract gains."""
        prices, kinds = self.prices, self.figures.kinds
        lacking = capacity - self.bound.get(colour, 0)
        for name in position.free:
            if kinds[name].colour == colour:
                lacking -= kinds[name].volume
        chance = prices.acquire_far
        if lacking <= 0:
            chance = prices.acquire_ready
        elif lacking <= max(self.figures.ships.volumes):
            chance = prices.acquire_near
        brings = prices.acquire_volume * capacity * self.coin + self.appraisal.contract_step
        costs = self.figures.purse.contract * self.coin + prices.acquire_hand * len(position.hand)
        return chance * brings - costs

    # reserving

    def reserve(self) -> Move | None:
        """Reserve what is worth a lot but cannot be had now; of two cards one is kept until the interim."""
        cards = self.public.players[self.own.seat].reserve_cards
        kept = 1 if self.figures.reserve_cards(len(self.public.players)) > 1 else 0
        if self.turns < 1 or cards <= (0 if self.public.interim_done else kept):
            return None
        best, target = self.prices.reserve, None
        for row, ships in ((PURCHASE, self.public.purchase_row), (FILLING, self.public.filling_row)):
            for column, card in enumerate(ships, 1):
                if card is None or card.reserved_by is not None:
                    continue
                gain = self.purchase(self.position, self.figures.kinds[card.kind])
                if gain >= best:
                    best, target = gain, f"{row}-{column}"
        for slot, offer in enumerate(self.public.display, 1):
            if offer is not None and offer.reserved_by is None:
                gain = self.contract(self.position, offer.contract.colour, offer.contract.capacity)
                if gain >= best:
                    best, target = gain, f"{CONTRACT}-{slot}"
        return None if target is None else moves.Reserve(target=target)
