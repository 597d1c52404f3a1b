"""Age of Discovery, a game of Alfred Viktor Schulz (Phalanx 2007): the contract, fulfilled."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from data.figures import shaped
from engines.age_of_discovery import computer, orders, words
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.cautions import caution
from engines.age_of_discovery.figures import Figures
from engines.age_of_discovery.legal import check
from engines.age_of_discovery.moves import MOVES, AnyMove, DropOrders, Order
from engines.age_of_discovery.play import Play
from engines.age_of_discovery.questions import next_question
from engines.age_of_discovery.redeal import redeal
from engines.age_of_discovery.scoring import outcome
from engines.age_of_discovery.setup import deal
from engines.age_of_discovery.sight import look
from engines.age_of_discovery.state import FINAL, INTERIM, State
from engines.age_of_discovery.view import Own, Public, View
from engines.core import (
    Arg,
    Ask,
    Dice,
    Draft,
    Event,
    Game,
    Move,
    Outcome,
    Question,
    Raw,
    Say,
    Seat,
    Setting,
    Settings,
)

WITHOUT_SAFETY_NET = 1000
"""Rounds between two purchases that nobody will ever see, for a figures file without `stall_rounds`."""


class AgeOfDiscovery(Game[State, Public, Own]):
    key: ClassVar[str] = "age_of_discovery"
    version: ClassVar[int] = 2
    """2: orders; scorings are told in full."""
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("starter", ("random", "first"), "random"),
        Setting("auto_end", ("on", "off"), "on"),
        Setting("joker_counts", ("no", "yes"), "no"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    topics: ClassVar[tuple[str, ...]] = (
        "goal",
        "turn",
        "coins",
        "contracts",
        "ships",
        "placing",
        "joker",
        "cards",
        "orders",
        "scoring",
        "missions",
        "end",
        "tips",
    )
    state_type = State

    def __init__(self, figures: Raw) -> None:
        super().__init__(figures)
        self.figures = shaped(self.key, figures, Figures)

    def _board(self, state: State) -> Board:
        return Board(self.figures, state)

    def _move_union(self) -> Any:
        return AnyMove

    # what the rules say

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return deal(self.figures, seats, settings, dice)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return self._board(state).waiting()

    def ask(self, state: State, seat: Seat, draft: Draft) -> Question | None:
        board = self._board(state)
        ask = orders.ask if orders.concern(board, seat, draft) else next_question
        question = ask(board, seat, draft)
        if question is None:
            self._check(board, seat, self.read_move(draft))
        return question

    def _check(self, board: Board, seat: Seat, move: Move) -> None:
        if isinstance(move, Order | DropOrders):
            orders.check(board, seat, move)
        else:
            check(board, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        play = Play(self.figures, state, dice)
        move = self.checked(move)
        self._check(play, seat, move)
        if isinstance(move, Order | DropOrders):
            orders.give(play, seat, move)
        else:
            orders.make(play, seat, move)
        return play.events

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self._board(state))

    # what people may know

    def view(self, state: State, seat: Seat | None) -> View:
        return look(self._board(state), seat)

    def describe(self, public: Public) -> list[Say]:
        return words.describe(public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return words.describe_own(public, own)

    def scores(self, public: Public) -> tuple[int, ...]:
        return tuple(player.points for player in public.players)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        if isinstance(move, Order):
            return orders.caution_for(self._board(state), seat, move)
        return caution(self._board(state), seat, move)

    def facts(self) -> dict[str, Arg]:
        return words.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.suggest(self.figures, view, dice)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal(state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        ships: list[str] = [card for stack in state.stacks for card in stack if card not in (INTERIM, FINAL)]
        ships += [card.name for row in (state.purchase_row, state.filling_row) for card in row if card]
        contracts = [*state.contract_stack, *state.contracts_gone]
        contracts += [card.name for card in state.display if card]
        for player in state.players:
            ships += player.free
            contracts += player.hand
            for running in player.running:
                ships += running.ships
                contracts.append(running.contract)
        at_sea = [ship for expedition in state.expeditions.values() for ship in expedition.ships]
        ships += [ship.ship for ship in at_sea if ship.ship in self.figures.kinds]
        counted = {f"ships {kind}": number for kind, number in sorted(Counter(ships).items())}
        counted |= {f"contracts {name}": number for name, number in sorted(Counter(contracts).items())}
        for seat, player in enumerate(state.players):
            own = sum(ship.seat == seat and ship.ship not in self.figures.kinds for ship in at_sea)
            counted[f"joker of {seat} at home or at sea"] = (not player.joker.expedition) + own
        jokers = [*state.box_jokers, *(player.joker.name for player in state.players)]
        missions = [*state.box_missions, *(player.mission for player in state.players)]
        return (
            counted
            | {f"joker {name}": jokers.count(name) for name in sorted(jokers)}
            | {f"mission {name}": missions.count(name) for name in sorted(missions)}
        )

    def bound(self, seats: int) -> int:
        """Turns: so many purchases at most until the final card, as far apart as the safety net lets them
        be, and one last round (3.10). Moves: three for every turn, one for every ship bought, ship placed,
        contract started and card played. Orders given over and over are not counted."""
        figures = self.figures
        ships, contracts = len(figures.all_ships()), len(figures.contracts)
        purchases = sum(figures.market.stacks) + 1
        pause = figures.play.stall_rounds or WITHOUT_SAFETY_NET
        turns = (purchases * pause + 1) * seats
        cards = seats * figures.reserve_cards(seats)
        return 3 * turns + 2 * ships + contracts + seats + cards
