"""Age of Discovery, a game of Alfred Viktor Schulz (Phalanx 2007): the contract, fulfilled."""

from __future__ import annotations

from typing import Any, ClassVar

from engines.contract.core import Arg, Ask, Event, Move, Outcome, Question, Say, Seat, Settings, Thing
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.age_of_discovery import computer, invariants, redeal, scoring, setup
from engines.games.age_of_discovery.actions import ACTIONS, kinds
from engines.games.age_of_discovery.actions.coming_turn import card_of, imagined_turn, meant
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.moves import MOVES, DropOrders, Order
from engines.games.age_of_discovery.play import Play
from engines.games.age_of_discovery.state import RULES, State
from engines.games.age_of_discovery.views import describe, glossary, observe
from engines.games.age_of_discovery.views.cautions import caution
from engines.games.age_of_discovery.views.view import Own, Public, View
from engines.kit.actions import Actions
from engines.kit.game import Game


class AgeOfDiscovery(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "age_of_discovery"
    stage: ClassVar[Stage] = Stage.FINISHED
    version: ClassVar[int] = RULES
    seats: ClassVar[range] = range(2, 5)
    settings = setup.SETTINGS
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    standing_orders: ClassVar[frozenset[type[Move]]] = frozenset({Order, DropOrders})
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
        "pictures",
        "tips",
    )
    routine_events = frozenset({"age_of_discovery-event-turn"})
    state_type = State
    public_type = Public
    own_type = Own
    hidden = redeal.HIDDEN
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS

    # what the rules say

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return setup.start(self.figures, seats, settings, dice)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(self.figures, state)

    def kinds(self, board: Board, seat: Seat) -> Question:
        return kinds(board, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.board(state))

    # what people may know

    def look(self, board: Board, seat: Seat | None) -> View:
        return observe.look(board, seat)

    def describe(self, public: Public) -> list[Say]:
        return describe.describe(public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return describe.describe_own(public, own)

    def scores(self, public: Public) -> tuple[int, ...]:
        return tuple(player.points for player in public.players)

    def stock(self, public: Public, seat: Seat) -> dict[str, int]:
        player = public.players[seat]
        return {"points": player.points, "coins": player.coins}

    def round_of(self, public: Public) -> tuple[int, ...]:
        return (public.round,)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(self.board(state), seat, move)

    def ordered_for(self, state: State, seat: Seat, move: Move) -> tuple[int | None, str]:
        """A turn, and the ship or contract that lay where the order takes it."""
        board = self.board(state)
        if not isinstance(move, Order):
            return board.next_turn(seat), ""
        return board.next_turn(seat), card_of(imagined_turn(board, seat), meant(board, move))

    def glossary(self) -> tuple[Thing, ...]:
        return glossary.glossary(self.figures)

    def whereabouts(self, view: View, thing: Thing) -> list[Say]:
        return glossary.whereabouts(view, thing)

    def facts(self) -> dict[str, Arg]:
        return describe.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.decide(self.figures, view, dice).move

    def explain(self, view: View, ask: Ask, dice: Dice) -> tuple[Move, Say | None]:
        return computer.decide(self.figures, view, dice).explained()

    def merit(self, view: View, ask: Ask, move: Move, dice: Dice) -> Say | None:
        return computer.merit(self.figures, view, move, dice)

    def policy(self, state: State, seat: Seat, dice: Dice) -> Move:
        return computer.policy(self.board(state), seat, dice)

    def alternatives(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Move]:
        return computer.alternatives(self.board(state), seat, move, dice)

    def lead(self, state: State, seat: Seat) -> float:
        return computer.lead(self.board(state), seat)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal.redeal(state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        return invariants.census(self.figures, state)

    def bound(self, seats: int) -> int:
        return invariants.bound(self.figures, seats)

    def dealt(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        return (("mission", state.players[seat].mission),)

    # at rest

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        """Before version 2 scorings were told in less detail."""
        return settings if version in range(2, self.version + 1) else None

    def begin_by(self, state: State, version: int) -> None:
        state.rules = version
