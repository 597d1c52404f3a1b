"""How the computer player decides (§13): it compares all pairs of actions, each imagined greedily, makes the
first step of the best pair and thinks again.

It sees a view and nothing else. Every position it thinks about is a legal one, so it need not ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.contract.core import Move
from engines.contract.dice import Dice
from engines.games.age_of_discovery import moves
from engines.games.age_of_discovery.computer.imagined import NOWHERE, Imagined, Spot
from engines.games.age_of_discovery.computer.sight import Offer, Sight
from engines.games.age_of_discovery.computer.worth import Appraisal
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
from engines.games.age_of_discovery.ship_sets import CARD, Means, ShipSet, cheapest, read_token
from engines.games.age_of_discovery.state import ACQUIRE_CONTRACT, BUY_SHIPS, JOKER, PLACE_SHIPS, TAKE_COINS

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
CONTRACT_TURNS = 2
"""With fewer turns left no contract is acquired."""
HURRY_TURNS = 4
"""With no more turns than these left, a ship bound to a contract is missed twice as much."""
LAST_COIN = 0.01
"""What a coin is worth when nothing more can be bought: of two equal things the cheaper is better."""
WORTH_WITHHOLDING = 3.0
"""Points from which on a ship is kept from those who follow in the last round."""
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
    position: Imagined
    """How things stand after it."""


Row = list[ShipKind | None]


class Decisions:
    """The thoughts of one player about one view."""

    def __init__(self, figures: Figures, sight: Sight, dice: Dice) -> None:
        self.figures = figures
        self.prices = figures.computer
        self.sight = sight
        self.dice = dice
        self.appraisal = Appraisal(figures, sight)
        self.position = self.appraisal.position
        self.turns = self.appraisal.turns
        self.coin = self.appraisal.coin(self.turns)
        self.rows = self.market()
        self.actions_left = figures.play.actions - len(sight.used)

    # deciding

    def decide(self) -> Move:
        step = self.continue_action()
        if step is not None:
            return step
        if self.actions_left:
            move = self.must_buy() or self.next_action()
            if move is not None:
                return self.last_of_turn(move)
        return self.reserve() or moves.EndTurn()

    def last_of_turn(self, move: Move) -> Move:
        """The move; coins as the last action end the turn too, unless a card is to be reserved."""
        last = self.sight.asks_to_end and self.actions_left == 1
        if move != moves.TakeCoins() or not last:
            return move
        return moves.TakeCoins(end=ENDS_TURN if self.reserve() is None else STAYS_OPEN)

    def continue_action(self) -> Move | None:
        """Another step of the open action, if it gains anything."""
        action = self.sight.open_action
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
        if move is None and TAKE_COINS not in self.sight.used:
            return moves.TakeCoins()
        return move

    def plans(self) -> list[Plan]:
        """All pairs of actions, or all second actions."""
        nothing = Plan(0.0, None, self.position)
        used = self.sight.used
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
        rounds = self.sight.idle_turns // self.sight.seats
        patient = rounds < (IDLE_ROUNDS_RICH if self.position.coins >= HOARD_COINS else IDLE_ROUNDS)
        if patient or BUY_SHIPS in self.sight.used:
            return None
        candidate = self.best_purchase(self.position, *self.rows, anything=True)
        return candidate.move if candidate else None

    # thinking ahead

    def imagine(self, action: str, before: Plan) -> Plan:
        """One more action, carried out greedily."""
        position = before.position.copy()
        position.used = (*position.used, action)
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
        purchase: Row = []
        filling: Row = []
        for lower, upper in zip(self.sight.purchase, self.sight.filling, strict=True):
            reachable = self.reachable(lower)
            purchase.append(reachable)
            filling.append(self.reachable(upper) if reachable else None)
        return purchase, filling

    def reachable(self, ship: Offer) -> ShipKind | None:
        if ship is None or ship[1] not in (None, self.sight.seat):
            return None
        return self.figures.kinds[ship[0]]

    def best_purchase(
        self,
        position: Imagined,
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
            position.add(kind.colour, kind.volume)
            position.settled = position.settled.copy()
            self.appraisal.settle(position.settled, kind.colour, kind.volume)
            purchase[at], filling[at] = filling[at], None

        return Candidate(best, moves.BuyShip(column=at + 1), change)

    def purchase(self, position: Imagined, kind: ShipKind) -> float:
        """What buying this ship gains."""
        prices, turns, fee = self.prices, self.turns, self.figures.purse.fee
        if turns == 0:
            return self.last_purchase(position, kind)
        left, volumes = position.coins - kind.price, position.stock.get(kind.colour, ())
        gain = prices.buy_share * self.appraisal.ship(position, kind, left)
        gain += self.appraisal.use(position, kind, volumes, (*volumes, kind.volume))
        gain -= (kind.price + fee) * self.coin
        if left == 0:
            gain -= prices.buy_broke
        return gain + (prices.buy_hoard if position.coins >= HOARD_COINS else 0.0)

    def last_purchase(self, position: Imagined, kind: ShipKind) -> float:
        """What buying a ship in the last turn gains: every coin may be wanted for fees."""
        kept = float(self.figures.play.unplaced) - kind.price * LAST_COIN
        if not self.may_place(position):
            return kept
        after = position.copy()
        after.coins -= kind.price
        after.free.append(kind.name)
        after.add(kind.colour, kind.volume)
        return kept + self.all_placed(after) - self.all_placed(position)

    def all_placed(self, position: Imagined) -> float:
        """What the ships gain that can still be placed in the last turn."""
        position, gain = position.copy(), 0.0
        while candidate := self.best_placement(position):
            candidate.change()
            gain += candidate.gain
        return gain

    def may_place(self, position: Imagined) -> bool:
        """Whether a ship bought now can still be placed in this turn."""
        used = {*position.used, BUY_SHIPS}
        return PLACE_SHIPS not in used and len(used) < self.figures.play.actions

    # placing

    def best_placement(self, position: Imagined) -> Candidate | None:
        """A ship or the joker to sea, or a contract. In the last turn each coin shall bring the most."""
        best = self.best_ship(position)
        joker, fees = self.best_joker(position), self.figures.purse
        share = fees.fee / fees.joker_fee if self.turns == 0 else 1.0
        if joker is not None and (best is None or joker.gain * share > best.gain):
            best = joker
        start = self.best_start(position)
        return start if start is not None and (best is None or start.gain > best.gain) else best

    def best_ship(self, position: Imagined) -> Candidate | None:
        fee = self.figures.purse.fee
        if position.coins < fee:
            return None
        best, found = 0.0, None
        for name in dict.fromkeys(position.free):
            kind = self.figures.kinds[name]
            without = self.appraisal.spot(position, kind.colour, kind.volume)
            cost = fee * self.coin + self.appraisal.keep(position, kind, without)
            spot, card = self.best_place(position, kind.colour, kind.volume)
            if spot.at != NOWHERE and spot.value - cost > best:
                best, found = spot.value - cost, (kind, spot.at, card)
        return None if found is None else self.ship_step(position, best, *found)

    def best_place(self, position: Imagined, colour: str, volume: int) -> tuple[Spot, bool]:
        """The best place, and whether it takes a card, whose worth is then taken off."""
        spot = self.appraisal.spot(position, colour, volume)
        if position.cards:
            other = self.appraisal.card_spot(position, colour, volume)
            if other.value - self.card > spot.value:
                return Spot(other.value - self.card, other.at), True
        return spot, False

    def ship_step(self, position: Imagined, gain: float, kind: ShipKind, at: int, card: bool) -> Candidate:
        def change() -> None:
            position.coins -= self.figures.purse.fee
            position.cards -= card
            position.free.remove(kind.name)
            position.stock[kind.colour] = position.without(kind.colour, kind.volume)
            self.appraisal.place(position, at, kind.colour, kind.volume)

        expedition = self.sight.expeditions[at]
        move = moves.PlaceShip(ship=kind.name, expedition=expedition, card=CARD_SPENT if card else None)
        return Candidate(gain, move, change)

    @property
    def card(self) -> float:
        """What a card "ship of any colour" is worth."""
        prices = self.prices
        return prices.card + prices.card_turn * min(self.turns, prices.use_turns) if self.turns else 0.0

    @property
    def joker_cost(self) -> float:
        """What putting the joker to sea costs: it is gone for contracts."""
        cost, turns = self.figures.purse.joker_fee * self.coin, self.turns
        if turns > 0:
            cost += self.prices.joker + self.prices.joker_turn * min(turns, self.prices.use_turns)
        return cost

    def best_joker(self, position: Imagined) -> Candidate | None:
        if not position.joker or position.coins < self.figures.purse.joker_fee:
            return None
        cost = self.joker_cost
        best, found = 0.0, None
        for colour in self.sight.pair:
            if max(self.appraisal.points(colour)) + self.appraisal.mission_value <= cost:
                continue  # it gains nothing anywhere, and looking takes time
            for volume in self.figures.jokers.volumes:
                spot, card = self.best_place(position, colour, volume)
                if spot.at != NOWHERE and spot.value - cost > best:
                    best, found = spot.value - cost, (colour, volume, spot.at, card)
        return None if found is None else self.joker_step(position, best, *found)

    def joker_step(
        self, position: Imagined, gain: float, colour: str, volume: int, at: int, card: bool
    ) -> Candidate:
        def change() -> None:
            position.coins -= self.figures.purse.joker_fee
            position.cards -= card
            position.joker = False
            self.appraisal.place(position, at, colour, volume)

        move = moves.PlaceShip(
            ship=JOKER,
            expedition=self.sight.expeditions[at],
            volume=volume,
            colour=colour,
            card=CARD_SPENT if card else None,
        )
        return Candidate(gain, move, change)

    # contracts

    def best_start(self, position: Imagined) -> Candidate | None:
        """The cheapest ships for each contract, and the best time for it to run."""
        if not position.hand or self.turns < ROUNDS[0] or not position.coins:
            return None
        joker = self.sight.pair if position.joker else None
        means = Means(tuple(position.free), joker, position.cards, position.coins)
        best, found = 0.0, None
        for name in position.hand:
            one = cheapest(self.figures, name, means)
            for rounds in ROUNDS:
                if one is not None and rounds <= self.turns:
                    gain = self.start(name, one, rounds)
                    if gain > best:
                        best, found = gain, (name, one, rounds)
        return None if found is None else self.start_step(position, best, *found)

    def start(self, name: str, ships: ShipSet, rounds: int) -> float:
        """What starting this contract gains."""
        turns, prices = self.turns, self.prices
        income = self.figures.contracts[name].incomes[rounds - 1] * self.appraisal.coin(turns - rounds + 1)
        wait = prices.contract_wait * len(ships.ships) * (rounds - 1) * (2 if turns <= HURRY_TURNS else 1)
        cost = ships.fee * self.coin + self.card * ships.cards
        return self.appraisal.contract_step + income - wait - cost

    def start_step(
        self, position: Imagined, gain: float, name: str, ships: ShipSet, rounds: int
    ) -> Candidate:
        def change() -> None:
            position.coins -= ships.fee
            position.hand.remove(name)
            for text in ships.ships:
                token = read_token(self.figures, text)
                assert token is not None
                position.cards -= text.endswith(CARD)
                if token.ship == JOKER:
                    position.joker = False
                else:
                    position.free.remove(token.ship)

        return Candidate(
            gain, moves.StartContract(contract=name, ships=list(ships.ships), rounds=rounds), change
        )

    def best_contract(self, position: Imagined) -> Candidate | None:
        """The contract to acquire; face down only when nothing lies open."""
        price = self.figures.purse.contract
        if (
            self.turns < CONTRACT_TURNS
            or position.coins < price
            or len(position.hand) >= self.figures.play.hand_limit
        ):
            return None
        best, found = 0.0, None
        for slot, card in enumerate(self.sight.display, 1):
            if card is not None and card[1] in (None, self.sight.seat):
                gain = self.contract(position, card[0])
                if gain > best:
                    best, found = gain, (str(slot), card[0])
        if found is None and not any(self.sight.display) and self.sight.contract_stack:
            gain = self.unseen_contract(position)
            if gain > 0:
                best, found = gain, (STACK, "")
        if found is None:
            return None
        source, name = found

        def change() -> None:
            position.coins -= price
            position.hand += [name] if name else []

        return Candidate(best, moves.AcquireContract(source=source), change)

    def contract(self, position: Imagined, name: str) -> float:
        """What acquiring this contract gains."""
        card = self.figures.contracts[name]
        chance = self.appraisal.chance(card.colour, card.capacity, position.stock.get(card.colour, ()))
        return chance * self.appraisal.fulfilling(card.round_income) - self.acquiring(position)

    def unseen_contract(self, position: Imagined) -> float:
        incomes = [card.round_income for card in self.figures.contracts.values()]
        brings = self.appraisal.fulfilling(sum(incomes) / len(incomes))
        return self.prices.acquire_far * brings - self.acquiring(position)

    def acquiring(self, position: Imagined) -> float:
        return self.figures.purse.contract * self.coin + self.prices.acquire_hand * len(position.hand)

    # reserving

    def reserve(self) -> Move | None:
        """Reserve what is worth a lot next turn; in the last turn, what those who follow would buy."""
        if not self.sight.reserve_cards:
            return None
        if self.turns < 1:
            return self.withhold()
        prices, best, target = self.prices, 0.0, None
        least = prices.reserve + prices.reserve_turn * min(self.turns, prices.use_turns)
        position = self.next_turn()
        for row, ships in ((PURCHASE, self.sight.purchase), (FILLING, self.sight.filling)):
            for column, card in enumerate(ships, 1):
                if card is None or card[1] is not None or self.figures.kinds[card[0]].price > position.coins:
                    continue
                gain = self.purchase(position, self.figures.kinds[card[0]])
                if gain > max(best, least):
                    best, target = gain, f"{row}-{column}"
        for slot, offer in enumerate(self.sight.display if self.turns > CONTRACT_TURNS else (), 1):
            if offer is not None and offer[1] is None:
                gain = self.contract(position, offer[0])
                if gain > max(best, least):
                    best, target = gain, f"{CONTRACT}-{slot}"
        return None if target is None else moves.Reserve(target=target)

    def next_turn(self) -> Imagined:
        """The position with the coins that will be there next turn."""
        soon = sum([coins for rounds, coins in self.sight.incomes if rounds == 1])
        position = self.position.copy()
        position.coins += soon + self.figures.purse.take
        return position

    def withhold(self) -> Move | None:
        """Reserve the ship that a rival who still has a turn could put to the best use."""
        following = self.sight.final_in
        assert following is not None
        purses = [rival.coins for rival in self.sight.rivals[: following - 1]]
        best, target = WORTH_WITHHOLDING, None
        for column, card in enumerate(self.sight.purchase, 1):
            if card is None or card[1] is not None:
                continue
            kind = self.figures.kinds[card[0]]
            value = self.appraisal.spot(self.position, kind.colour, kind.volume).value
            if value > best and any(coins >= kind.price + self.figures.purse.fee for coins in purses):
                best, target = value, f"{PURCHASE}-{column}"
        return None if target is None else moves.Reserve(target=target)
