"""Race to the New Found Land, a game by Martin Kallenborn and Jochen Scherer (Hans im Glück 2018)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engines.contract.core import Arg, Ask, Event, Move, Outcome, Question, Say, Seat, Settings, Thing
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.games.new_found_land import actions, computer, flow, invariants, redeal, scoring, setup
from engines.games.new_found_land.actions import answers_ahead
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import Figures
from engines.games.new_found_land.moves import ASK_AGAIN, MOVES, DropPlan, PassRest, PlanRest
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import EDITION, LAND, State
from engines.games.new_found_land.views import cautions, describe, glossary, observe
from engines.games.new_found_land.views.view import Own, Public, View
from engines.kit.actions import Actions
from engines.kit.game import Game


class NewFoundLand(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "new_found_land"
    stage: ClassVar[Stage] = Stage.FINISHED
    version: ClassVar[int] = EDITION
    """2: several answers in one move; loading and goals ahead of one's turn. 3: see `state.EDITION`."""
    seats: ClassVar[range] = range(2, 5)
    leads_by: ClassVar[str] = "average"
    settings = setup.SETTINGS
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
    standing_orders: ClassVar[frozenset[type[Move]]] = frozenset({PlanRest, PassRest, DropPlan})
    topics: ClassVar[tuple[str, ...]] = (
        "start",
        "round",
        "pictures",
        "land",
        "planning",
        "load",
        "settle",
        "deliver",
        "explore",
        "closing",
        "frames",
        "goals",
        "captains",
        "nations",
        "cards",
        "scoring",
        "two",
        "variants",
        "rulings",
    )
    routine_events = frozenset({"new_found_land-event-turn-ended"})
    state_type = State
    public_type = Public
    own_type = Own
    hidden = redeal.HIDDEN
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = actions.ACTIONS

    # what the rules say

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return setup.start(self.figures, seats, settings, dice)

    def opening(self, state: State) -> list[Event]:
        return setup.opening(self.figures, state)

    def play(self, state: State, seat: Seat, dice: Dice) -> Play:
        return Play(self.figures, state, dice, mover=seat)

    def kinds(self, board: Board, seat: Seat) -> Question:
        return actions.kinds(board, seat)

    def seen_by(self, board: Board, seat: Seat) -> Board:
        return answers_ahead.seen_by(board, seat)

    def make(self, play: Play, seat: Seat, move: Move) -> None:
        if play.early(seat):
            answers_ahead.store(play, seat, move)
        else:
            super().make(play, seat, move)

    def follow_up(self, play: Play) -> None:
        flow.go_on(play)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.board(state))

    # what people may know

    def look(self, board: Board, seat: Seat | None) -> View:
        return observe.look(board, seat)

    def scores(self, public: Public) -> tuple[int, ...]:
        return tuple(player.score for player in public.players)

    def describe(self, public: Public) -> list[Say]:
        return describe.describe(self.figures, public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return describe.describe_own(self.figures, public, own)

    def stock(self, public: Public, seat: Seat) -> dict[str, int]:
        player = public.players[seat]
        return {"points": player.score, "goods": sum(player.goods), "cards": player.hand}

    def round_of(self, public: Public) -> tuple[int, ...]:
        return (public.round,)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return cautions.caution(self.seen_by(self.board(state), seat), seat, move)

    def ordered_for(self, state: State, seat: Seat, move: Move) -> tuple[int, str, list[str]]:
        """The step of a round; with all that others have sent, for whoever wants to be asked again then."""
        wary = isinstance(move, PlanRest) and move.surprised == ASK_AGAIN
        return state.round, state.phase, self.board(state).ships_of_others(seat) if wary else []

    def glossary(self) -> tuple[Thing, ...]:
        return glossary.glossary(self.figures)

    def whereabouts(self, view: View, thing: Thing) -> list[Say]:
        return glossary.whereabouts(self.figures, view, thing)

    def facts(self) -> dict[str, Arg]:
        return describe.facts(self.figures)

    # the computer player

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.decide(self.figures, view, dice).move

    def explain(self, view: View, ask: Ask, dice: Dice) -> tuple[Move, Say | None]:
        return computer.decide(self.figures, view, dice).explained()

    def merit(self, view: View, ask: Ask, move: Move, dice: Dice) -> Say | None:
        return computer.merit(self.figures, view, move)

    def alternatives(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Move]:
        return computer.alternatives(self.figures, self.view(state, seat))

    def appraise(self, state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
        return computer.appraise(self.figures, self.view(state, seat), moves)

    def lead(self, state: State, seat: Seat) -> float:
        return computer.lead(self.board(state), seat)

    def judged(self, state: State) -> bool:
        """When a round begins."""
        return state.phase == LAND and self.board(state).turn.seat == state.start and not state.deeds

    def imagine(self, state: State, seat: Seat, dice: Dice) -> State:
        return redeal.imagine(self.figures, state, seat, dice)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal.redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        return invariants.census(self.figures, state)

    def bound(self, seats: int) -> int:
        return invariants.bound(self.figures, seats)

    def dealt(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        player = state.players[seat]
        return (("nation", player.nation), *([("captain", player.captain)] if player.captain else ()))

    # at rest

    def replay_settings(self, settings: Settings, version: int) -> Settings | None:
        """Before version 2 a move held one answer."""
        return settings if version in range(2, self.version + 1) else None

    def begin_by(self, state: State, version: int) -> None:
        state.edition = version
