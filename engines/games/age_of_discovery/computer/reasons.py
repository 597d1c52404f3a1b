"""Why the computer player takes a step (§13): of all that makes it worth something, what weighs most.

The parts of a reason are those of the gain by which the decisions compares its steps. They are worked out for
the chosen step alone, and only if somebody asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.contract.core import Move, Say, Seat, Who, say
from engines.games.age_of_discovery import moves
from engines.games.age_of_discovery.computer.decisions import (
    HOARD_COINS,
    LAST_COIN,
    SECOND_ACTIONS,
    Decisions,
    Plan,
)
from engines.games.age_of_discovery.computer.imagined import NOWHERE, Imagined
from engines.games.age_of_discovery.figures import RATE_COLUMNS, ShipKind
from engines.games.age_of_discovery.moves import CONTRACT, PURCHASE, STACK
from engines.games.age_of_discovery.names import colour_name, contract_name, explorer_name, order_name
from engines.games.age_of_discovery.scoring import qualifies
from engines.games.age_of_discovery.state import JOKER, TAKE_COINS, OrderedStep
from engines.kit.reasons import leading

ONLY_OF_THE_BEST = frozenset({"age_of_discovery-reason-coins", "age_of_discovery-reason-end"})
"""Reasons that compare with the other steps."""


class Reasons:
    """Says why a step gains what it gains."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions = decisions
        self.figures = decisions.figures
        self.prices = decisions.prices
        self.sight = decisions.sight
        self.appraisal = decisions.appraisal
        self.position = decisions.position

    def merit(self, move: Move) -> Say | None:
        """What speaks for any step, if that can be said without comparing."""
        told = self.reason(move)
        return None if told.key in ONLY_OF_THE_BEST else told

    def reason(self, move: Move) -> Say:
        match move:
            case moves.TakeCoins():
                return self.coins()
            case moves.BuyShip(int(column)):
                return self.bought(column)
            case moves.PlaceShip():
                return self.placed(move)
            case moves.StartContract(contract, ships, rounds):
                return self.started(contract, ships, rounds)
            case moves.AcquireContract(source):
                return self.acquired(source)
            case moves.Reserve(target):
                return self.reserved(target)
        return say("age_of_discovery-reason-end", coins=self.position.coins, turns=int(self.decisions.turns))

    # coins

    def coins(self) -> Say:
        """What they are for in this turn; else for the next."""
        now, coins = self.position.coins, self.position.coins + self.figures.purse.take
        then = None if self.sight.used else self.after_coins()
        if then is None:
            return say("age_of_discovery-reason-coins", coins=coins, turns=int(self.decisions.turns))
        step, price = then
        key = "enough" if price > now else "then"
        return say(f"age_of_discovery-reason-coins-{key}", coins=coins, step=order_name(self.figures, step))

    def after_coins(self) -> tuple[OrderedStep, int] | None:
        """The first step of the action that goes best with them, and what it costs."""
        decisions, purse = self.decisions, self.figures.purse
        coins = decisions.imagine(TAKE_COINS, Plan(0.0, None, self.position))
        start = Plan(0.0, None, coins.position)
        seconds = [decisions.imagine(second, start) for second in SECOND_ACTIONS[TAKE_COINS]]
        move = max(seconds, key=lambda plan: plan.gain).first
        match move:
            case moves.BuyShip(int(column)):
                kind = self.ship_in(column)
                return OrderedStep(move=move, card=kind.name), kind.price
            case moves.AcquireContract(source):
                return OrderedStep(move=move, card=self.contract_in(source)), purse.contract
            case moves.StartContract(ships=ships):
                return OrderedStep(move=move, card=""), self.fee(ships)
            case moves.PlaceShip(ship=ship):
                return OrderedStep(move=move, card=""), self.fee([ship])
        return None

    def fee(self, ships: Sequence[str]) -> int:
        purse = self.figures.purse
        return sum(purse.joker_fee if ship.startswith(JOKER) else purse.fee for ship in ships)

    # ships

    def ship_in(self, column: int) -> ShipKind:
        kind = self.decisions.rows[0][column - 1]
        assert kind is not None
        return kind

    def bought(self, column: int) -> Say:
        if not self.sight.open_action and self.decisions.must_buy() == moves.BuyShip(column):
            rounds = self.sight.idle_turns // self.sight.seats
            return say("age_of_discovery-reason-stall", rounds=rounds)
        return self.use_of(self.position, self.ship_in(column))

    def use_of(self, position: Imagined, kind: ShipKind) -> Say:
        """What a ship is bought for."""
        most = leading(self.purchase(position, kind))
        match most:
            case "place":
                return self.place_for(position, kind)
            case "left_over":
                return say("age_of_discovery-reason-buy-left-over", points=self.figures.play.unplaced)
            case "later":
                return say("age_of_discovery-reason-buy-later")
            case "rich":
                return say("age_of_discovery-reason-buy-rich", coins=position.coins)
        return say("age_of_discovery-reason-buy-contract", contract=contract_name(self.figures, most))

    def purchase(self, position: Imagined, kind: ShipKind) -> dict[str, float]:
        """What buying a ship gains, but for its price: at its place, on contracts to come, on each contract
        in hand (by name), and as something to spend a full chest on. In the last turn: placed, or not."""
        if self.decisions.turns == 0:
            kept = float(self.figures.play.unplaced)
            gain = self.decisions.last_purchase(position, kind) + kind.price * LAST_COIN
            return {"left_over": kept, "place": gain - kept}
        appraisal, volumes = self.appraisal, position.stock.get(kind.colour, ())
        parts = {
            "place": self.prices.buy_share * appraisal.ship(position, kind, position.coins - kind.price),
            "later": appraisal.use(position, kind, volumes, volumes),
            "rich": self.prices.buy_hoard if position.coins >= HOARD_COINS else 0.0,
        }
        for name in position.hand:
            alone = position.copy()
            alone.hand = [name]
            use = appraisal.use(alone, kind, volumes, (*volumes, kind.volume))
            parts[name] = use - parts["later"]
        return parts

    def place_for(self, position: Imagined, kind: ShipKind) -> Say:
        """The place that a ship would still find when all others have found theirs."""
        at = self.appraisal.spot(position.settled, kind.colour, kind.volume).at
        if at == NOWHERE:
            return say("age_of_discovery-reason-buy-left-over", points=self.figures.play.unplaced)
        return self.at_sea("buy", position.settled, at, kind.colour, kind.volume)

    # expeditions

    def at_sea(self, key: str, position: Imagined, at: int, colour: str, volume: int) -> Say:
        """What a ship brings with an expedition: its points, or what it does for the mission."""
        name = self.sight.expeditions[at]
        tile = self.figures.expeditions[name]
        match = tile.colour == colour
        parts = {
            "points": float(self.appraisal.points(colour)[at]),
            "mission": self.appraisal.mission_value * position.chance_gains[at][volume],
        }
        if leading(parts) == "mission":
            mine, others = position.mine[at], self.sight.others[at]
            counts = mine and qualifies(self.sight.mission, mine, others)
            what = "safer" if counts else "mission"
            return say(f"age_of_discovery-reason-{key}-{what}", explorer=explorer_name(name))
        return say(
            f"age_of_discovery-reason-{key}-points",
            explorer=explorer_name(name),
            match="yes" if match else "no",
            interim=0 if self.sight.interim_done else tile.interim[match],
            points=int(parts["points"]),
            soon="yes" if self.appraisal.interim_now and not self.sight.interim_done else "no",
        )

    def placed(self, move: moves.PlaceShip) -> Say:
        if move.ship == JOKER:
            assert move.colour is not None
            assert move.volume is not None
            colour, volume = move.colour, move.volume
        else:
            kind = self.figures.kinds[move.ship]
            colour, volume = kind.colour, kind.volume
        at = self.sight.expeditions.index(move.expedition)
        return self.at_sea("place", self.position, at, colour, volume)

    # contracts

    def started(self, name: str, ships: Sequence[str], rounds: int) -> Say:
        """Coins, or one more contract for the mission."""
        income = self.figures.contracts[name].incomes[rounds - 1]
        parts = {
            "coins": income * self.appraisal.coin(self.decisions.turns - rounds + 1),
            "mission": self.appraisal.contract_step,
        }
        if leading(parts) == "mission":
            return self.for_mission("start")
        return say("age_of_discovery-reason-start-coins", income=income, rounds=rounds, fee=self.fee(ships))

    def for_mission(self, key: str) -> Say:
        """The next step of the mission's table."""
        rates, done = self.sight.rates, self.sight.fulfilled + len(self.sight.incomes)
        done = min(done, RATE_COLUMNS - 1)
        better = [count for count in range(done + 1, RATE_COLUMNS) if rates[count] > rates[done]]
        number = better[0] if better else done
        return say(
            f"age_of_discovery-reason-{key}-mission", contracts=number, rate=rates[number], now=rates[done]
        )

    def acquired(self, source: str) -> Say:
        if source == STACK:
            return say("age_of_discovery-reason-acquire-blind")
        return self.use_of_contract(self.position, self.contract_in(source))

    def contract_in(self, source: str) -> str:
        """The open contract there; "" on top of the stack."""
        offer = None if source == STACK else self.sight.display[int(source) - 1]
        return "" if offer is None else offer[0]

    def use_of_contract(self, position: Imagined, name: str) -> Say:
        """Whether the ships for it are there."""
        card, prices = self.figures.contracts[name], self.prices
        chance = self.appraisal.chance(card.colour, card.capacity, position.stock.get(card.colour, ()))
        ready = {prices.acquire_ready: "ready", prices.acquire_near: "near"}.get(chance, "far")
        return say(
            f"age_of_discovery-reason-acquire-{ready}",
            colour=colour_name(card.colour),
            income=max(card.incomes),
        )

    # reserving

    def reserved(self, target: str) -> Say:
        row, _, place = target.partition("-")
        then = self.decisions.next_turn()
        if row == CONTRACT:
            why = self.use_of_contract(then, self.contract_in(place))
            return say("age_of_discovery-reason-reserve-contract", why=why)
        card = (self.sight.purchase if row == PURCHASE else self.sight.filling)[int(place) - 1]
        assert card is not None
        kind = self.figures.kinds[card[0]]
        if self.decisions.turns < 1:
            return say("age_of_discovery-reason-withhold", who=Who(self.buyer(kind)))
        return say("age_of_discovery-reason-reserve-ship", why=self.use_of(then, kind))

    def buyer(self, kind: ShipKind) -> Seat:
        """The first who could still buy and place this ship in the last round."""
        sight, price = self.sight, kind.price + self.figures.purse.fee
        after = next(number for number, rival in enumerate(sight.rivals, 1) if rival.coins >= price)
        return (sight.seat + after) % sight.seats
