"""Magellan, by Tom Lehmann (Hans im Glück 2002), as `engines.kit.game.Game` wants it.

Names and one-liners: the rules are in the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engines.contract.core import (
    Arg,
    Ask,
    Event,
    Move,
    Outcome,
    Pondered,
    Question,
    Say,
    Seat,
    Settings,
    Thing,
    Trial,
)
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.magellan import computer, flow, invariants, redeal, scoring, setup
from engines.games.magellan.actions import ACTIONS, kinds
from engines.games.magellan.board import Board
from engines.games.magellan.figures import Figures
from engines.games.magellan.moves import FOR_THIS_CARD, MOVES, STANDING_ORDERS, DeclineVeto
from engines.games.magellan.play import Play
from engines.games.magellan.state import State
from engines.games.magellan.views import cautions, describe, glossary, observe
from engines.games.magellan.views.view import Own, Public, View
from engines.kit.game import Game


class Magellan(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "magellan"
    stage: ClassVar[Stage] = Stage.FINISHED
    version: ClassVar[int] = 3
    """2: you can pass before your turn. 3: overpaying only where no cards fit is standard."""
    seats: ClassVar[range] = range(3, 7)
    settings = setup.SETTINGS
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    standing_orders: ClassVar[frozenset[type[Move]]] = STANDING_ORDERS
    topics: ClassVar[tuple[str, ...]] = (
        "goal",
        "turn",
        "auction",
        "money",
        "columbus",
        "pizarro",
        "magellan",
        "marco_polo",
        "vasco",
        "cook",
        "phases",
        "scoring",
        "orders",
        "pictures",
        "tips",
    )
    private_versions: ClassVar[Mapping[str, frozenset[str]]] = {
        "magellan-event-no-veto": frozenset({"magellan-event-you-let-go", "magellan-event-you-let-all-go"}),
        "magellan-event-tucked": frozenset({"magellan-event-you-tucked"}),
    }
    routine_events = frozenset({"magellan-event-no-veto", "magellan-event-exchanged-nothing"})
    state_type = State
    public_type = Public
    own_type = Own
    hidden = redeal.HIDDEN
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions = ACTIONS

    # what the rules say

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return setup.start(self.figures, seats, settings, dice)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(self.figures, state)

    def kinds(self, board: Board, seat: Seat) -> Question:
        return kinds(board, seat)

    def follow_up(self, play: Play) -> None:
        flow.run(play)

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
        return tuple(player.points if player.total is None else player.total for player in public.players)

    def stock(self, public: Public, seat: Seat) -> dict[str, int]:
        player = public.players[seat]
        return {"points": player.points, "cards": player.cards, "vetoes": player.vetoes}

    def round_of(self, public: Public) -> tuple[int, ...]:
        """A phase: whoever regrets a bid often sees it when the next card is on offer."""
        return (public.phase,)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return cautions.caution(self.board(state), seat, move)

    def ordered_for(self, state: State, seat: Seat, move: Move) -> tuple[int, ...]:
        """The phase; a limit is for the card on offer, and no two have as many cards and vetoes to come."""
        if not isinstance(move, FOR_THIS_CARD):
            return (state.phase,)
        return state.phase, len(state.explorers), sum(player.vetoes for player in state.players)

    def glossary(self) -> tuple[Thing, ...]:
        return glossary.glossary(self.figures)

    def whereabouts(self, view: View, thing: Thing) -> list[Say]:
        return glossary.whereabouts(view, thing)

    def facts(self) -> dict[str, Arg]:
        return describe.facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.decide(self.figures, view, ask, dice).move

    def explain(self, view: View, ask: Ask, dice: Dice) -> tuple[Move, Say | None]:
        return computer.decide(self.figures, view, ask, dice).explained()

    def policy(self, state: State, seat: Seat, dice: Dice) -> Move:
        return computer.policy(self.board(state), seat, dice)

    def alternatives(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Move]:
        return computer.alternatives(self.board(state), seat, move)

    def ponder(self, state: State, seat: Seat, usual: Move, trial: Trial) -> Pondered | None:
        return computer.ponder(self, self.board(state), seat, usual, trial)

    def imagine(self, state: State, seat: Seat, dice: Dice) -> State:
        return redeal.imagine(self.figures, state, seat, dice)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Only the right to a veto lapses; the game doesn't wait again for anyone who lets it lapse."""
        if state.step == "veto" and seat in self.waiting(state):
            return DeclineVeto(rest="yes")
        return None

    def reaction(self, settings: Settings) -> str:
        """A table that is older than this setting has none."""
        return settings.get(setup.VETO_TIME.key, setup.VETO_TIME.default)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal.redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        return invariants.census(self.figures, state)

    def bound(self, seats: int) -> int:
        return invariants.bound(self.figures, seats)

    # at rest

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        """Version 2 let everybody overpay, unless the lobby chose otherwise."""
        if version == 2:
            return {"payment_rule": "minimal_cover", **settings}
        return super().replay_settings(settings, version)
