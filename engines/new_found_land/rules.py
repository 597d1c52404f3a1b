"""Race to the New Found Land, a game of Martin Kallenborn and Jochen Scherer (Hans im Glück 2018): the
contract, fulfilled."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from data.figures import shaped
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
from engines.new_found_land import computer, words
from engines.new_found_land.ahead import foreseen
from engines.new_found_land.board import Board
from engines.new_found_land.cautions import caution
from engines.new_found_land.course import begin, make
from engines.new_found_land.facts import facts
from engines.new_found_land.figures import Figures
from engines.new_found_land.legal import check
from engines.new_found_land.moves import MOVES, AnyMove
from engines.new_found_land.play import Play
from engines.new_found_land.questions import next_question
from engines.new_found_land.redeal import redeal
from engines.new_found_land.scoring import outcome
from engines.new_found_land.setup import deal
from engines.new_found_land.sight import look
from engines.new_found_land.state import State
from engines.new_found_land.view import Own, Public, View


class NewFoundLand(Game[State, Public, Own]):
    key: ClassVar[str] = "new_found_land"
    version: ClassVar[int] = 2
    """2: whole answers at once; loading and goals ahead of one's turn."""
    seats: ClassVar[range] = range(2, 5)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("frames", ("standard", "advanced"), "standard"),
        Setting("planning", ("sequential", "simultaneous"), "sequential"),
    )
    moves: ClassVar[tuple[type[Move], ...]] = MOVES
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
        state = deal(self.figures, seats, settings, dice)
        begin(Play(self.figures, state, dice))
        return state

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return self._board(state).waiting()

    def ask(self, state: State, seat: Seat, draft: Draft) -> Question | None:
        board = foreseen(self._board(state), seat)
        question = next_question(board, seat, draft)
        if question is None:
            check(board, seat, self.read_move(draft))
        return question

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> list[Event]:
        play = Play(self.figures, state, dice, seat)
        move = self.checked(move)
        check(foreseen(play, seat), seat, move)
        make(play, seat, move)
        return play.events

    def outcome(self, state: State) -> Outcome | None:
        return outcome(self._board(state))

    # what people may know

    def view(self, state: State, seat: Seat | None) -> View:
        return look(self._board(state), seat)

    def scores(self, public: Public) -> tuple[int, ...]:
        return tuple(player.score for player in public.players)

    def describe(self, public: Public) -> list[Say]:
        return words.describe(self.figures, public)

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return words.describe_own(self.figures, public, own)

    def caution(self, state: State, seat: Seat, move: Move) -> Say | None:
        return caution(foreseen(self._board(state), seat), seat, move)

    def facts(self) -> dict[str, Arg]:
        return facts(self.figures)

    # who is not there

    def suggest(self, view: View, ask: Ask, dice: Dice) -> Move:
        return computer.suggest(self.figures, view)

    # what the promises are tested with

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return redeal(self.figures, state, seat, dice)

    def census(self, state: State) -> dict[str, int]:
        """Ships, cards, contracts, tiles, goals and rewards, wherever they are; goods and markers are
        unlimited."""
        pieces = [*state.small_pile, *state.small_discard, *state.large_pile, *state.large_discard]
        pieces += [ship for ship in (*state.small_sale, *state.large_sale) if ship is not None]
        pieces += [*state.cards, *state.cards_open, *state.cards_hidden]
        pieces += [*state.contracts, *state.contract_discard, *state.tiles, *state.tile_discard]
        for city in state.cities.values():
            pieces += [contract for contract in city.contracts if contract is not None]
        pieces += [space.tile for space in state.spaces.values()]
        if state.turn is not None:
            pieces += [*state.turn.cards, *state.turn.tiles]
        for player in state.players:
            pieces += [*player.ships, *player.hand, *player.dealt, *player.goals, *player.redeemed]
            pieces += [ship for ship in player.plan.all_ships() if ship in self.figures.charters]
        for name, frame in state.frames.items():
            if self.figures.frames[name].reward == "goal":
                pieces += frame.left
        counted = dict(sorted(Counter(pieces).items()))
        for name, frame in state.frames.items():
            counted[f"rewards {name}"] = len(frame.left) + len(frame.taken_by)
        counted |= {f"compass {island}": n for island, n in Counter(self._compass(state)).items()}
        return counted

    def _compass(self, state: State) -> list[str]:
        return sorted([*state.compass, *state.charted])

    def bound(self, seats: int) -> int:
        """In a round every ship and every card can be the object of a decision, and so can the harbour, four
        slots of planning, every goal and the end of each turn. Plans stored over and over are not counted."""
        figures = self.figures
        ships = len(figures.ships) + len(figures.goods_cards)
        turns = seats * (2 + 4 * len(figures.play.limits) + 2)
        return figures.play.rounds * (3 * ships + turns) + seats * len(figures.frames) + len(figures.goals)
