"""Entdecker as the contract wants it: names and one-liners. The rules are in the other modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engines.contract.core import Arg, Ask, Event, Move, Outcome, Question, Raw, Say, Seat, Settings, Thing
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.entdecker import computer, invariants, redeal, scoring, setup
from engines.games.entdecker.actions import ACTIONS, kinds
from engines.games.entdecker.board import Board
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.moves import MOVES
from engines.games.entdecker.play import Play
from engines.games.entdecker.state import State
from engines.games.entdecker.views import describe, glossary, observe
from engines.games.entdecker.views.cautions import caution
from engines.games.entdecker.views.view import Own, Public, View
from engines.kit.actions import Actions
from engines.kit.game import Game


class Entdecker(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "entdecker"
    stage: ClassVar[Stage] = Stage.FINISHED
    version: ClassVar[int] = 4
    """2: tiles turned up one after the other; scored islands are headlines. 3: whoever ends a voyage on land
    may land, also on the start tile and after a storm; a tie is shared. 4: whoever could still take back
    is asked to end the turn."""
    seats: ClassVar[range] = range(2, 5)
    settings = setup.SETTINGS
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    topics: ClassVar[tuple[str, ...]] = (
        "goal",
        "turn",
        "income",
        "sailing",
        "drawing",
        "placing",
        "events",
        "landing",
        "gaps",
        "islands",
        "end",
        "pictures",
        "tips",
    )
    state_type = State
    public_type = Public
    own_type = Own
    hidden = redeal.HIDDEN
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS
    leads_by: ClassVar[str] = "average"

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
        return {"points": player.points, "gold": player.gold}

    def round_of(self, public: Public) -> tuple[int, ...]:
        return (public.round,)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(self.board(state), seat, move)

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

    def merit(self, view: View, ask: Ask, move: Move, dice: Dice) -> Say | None:
        return computer.merit(self.figures, view, ask, move)

    def policy(self, state: State, seat: Seat, dice: Dice) -> Move:
        return computer.policy(self.board(state), seat, dice)

    def alternatives(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Move]:
        return computer.alternatives(self.board(state), seat)

    def appraise(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        return computer.appraise(self.board(state), seat, moves)

    def lead(self, state: State, seat: Seat) -> float:
        return computer.lead(self.board(state), seat)

    def judged(self, state: State) -> bool:
        """When a turn begins: no voyage is half done."""
        return state.step == "sail"

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal.redeal(self.figures, state, dice)

    def census(self, state: State) -> dict[str, int]:
        return invariants.census(state)

    def bound(self, seats: int) -> int:
        return invariants.bound(self.figures)

    # at rest

    def upgrade(self, raw: Raw, version: int) -> Raw:
        """Games begun before version 3 keep its readings."""
        raw = super().upgrade(raw, version)
        return raw if version >= 3 else {**raw, **self.figures.older_readings}

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        if version == 2:
            return {**settings, **self.figures.older_readings}
        return settings if version in range(3, self.version + 1) else None

    def begin_by(self, state: State, version: int) -> None:
        state.asks_to_end = version >= 4
