"""Race, the smallest game on the kit: walk towards the goal, or rest."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engines.contract import core
from engines.contract.core import Amount, Ask, Draft, Move, Outcome, Pick, Question, Say, Seat, Settings, say
from engines.contract.dice import Dice
from engines.kit.actions import Action, Actions, Phase, always
from engines.kit.board import BoardOf, PlayOf
from engines.kit.game import Game


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: int
    longest: int
    computer: dict[str, int] = {}


class Player(msgspec.Struct):
    distance: int = 0


class State(msgspec.Struct):
    players: list[Player]
    active: Seat = 0
    turns: int = 0


class Walk(Move, frozen=True, tag="walk"):
    steps: int


class Rest(Move, frozen=True, tag="rest"):
    pass


class Public(core.Public, kw_only=True):
    distances: list[int]


class Own(core.Own, kw_only=True):
    distance: int


class Board(BoardOf[Figures, State, Player]):
    game: ClassVar[str] = "race"

    def waiting(self) -> tuple[Seat, ...]:
        over = any(player.distance >= self.figures.goal for player in self.state.players)
        return () if over else (self.state.active,)


class Play(PlayOf[Figures, State, Player], Board):
    pass


def gate(board: Board, seat: Seat, kind: str) -> None:
    if seat not in board.waiting():
        raise board.no("not-your-turn", kind=kind)


def may_walk(board: Board, seat: Seat) -> None:
    if board.state.turns % 3 == 2:
        raise board.no("tired")


def ask_walk(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "steps" in draft:
        return None
    return Amount(field="steps", text=say("race-ask-steps"), low=1, high=board.figures.longest)


def check_walk(board: Board, seat: Seat, move: Walk) -> None:
    if not 1 <= move.steps <= board.figures.longest:
        raise board.no("too-far", most=board.figures.longest)


def walk(play: Play, seat: Seat, move: Walk) -> None:
    play.player(seat).distance += move.steps
    play.tell("walked", steps=move.steps, headline=True)


def rest(play: Play, seat: Seat, move: Rest) -> None:
    play.whisper(seat, "rested", final=True)


WALKING: Phase[Board, Play] = {Walk: Action(may_walk, walk, check_walk, ask_walk)}
RESTING: Phase[Board, Play] = {Rest: Action(always, rest)}
ACTIONS = Actions(WALKING, RESTING, gate=gate)


class Race(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "race"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    settings = ()
    moves: ClassVar[tuple[type[Move], ...]] = (Walk, Rest)
    topics = ()
    state_type = State
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        return State([Player() for _ in range(seats)])

    def kinds(self, board: Board, seat: Seat) -> Question:
        gate(board, seat, "")
        options = tuple(ACTIONS.option(board, seat, kind) for kind in ("walk", "rest"))
        return Pick(field="move", text=say("race-ask"), options=options)

    def look(self, board: Board, seat: Seat | None) -> core.View[Public, Own]:
        distances = [player.distance for player in board.state.players]
        public = Public(asked=board.waiting(), asking=say("race-asking"), distances=distances)
        own = None if seat is None else Own(seat=seat, distance=distances[seat])
        return core.View(public=public, own=own)

    def follow_up(self, play: Play) -> None:
        play.state.turns += 1
        play.state.active = (play.state.active + 1) % play.seats

    def outcome(self, state: State) -> Outcome | None:
        return None

    def describe(self, public: Public) -> list[Say]:
        return []

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return []

    def suggest(self, view: core.View[Public, Own], ask: Ask, dice: Dice) -> Move:
        return Rest()

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return state

    def census(self, state: State) -> dict[str, int]:
        return {"players": len(state.players)}

    def bound(self, seats: int) -> int:
        return 100


FIGURES = {"goal": 10, "longest": 3}
COMPUTER = {"patience": 1}
