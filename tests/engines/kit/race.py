"""Race, the smallest game on the kit, in one file as a first draft is: walk towards the goal, rest, or play
the wind card that only you know."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engines.contract import core
from engines.contract.core import (
    Amount,
    Ask,
    Draft,
    Hidden,
    Move,
    Outcome,
    Part,
    Pick,
    Question,
    Say,
    Seat,
    Settings,
    Standing,
    Who,
    open_options,
    say,
)
from engines.contract.dice import Dice
from engines.contract.stages import Stage
from engines.kit.actions import Action, Actions, Phase, always
from engines.kit.board import BoardOf, PlayOf
from engines.kit.game import Game
from engines.kit.redeal import shuffled

# --- figures, state, moves -------------------------------------------------------------------------------


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: int
    longest: int
    winds: tuple[int, ...] = ()
    computer: dict[str, int] = {}


class Player(msgspec.Struct):
    distance: int = 0
    wind: int = 0


class State(msgspec.Struct):
    players: list[Player]
    active: Seat = 0
    turns: int = 0
    winds: list[int] = []
    """Of nobody, face down."""


class Walk(Move, frozen=True, tag="walk"):
    steps: int


class Rest(Move, frozen=True, tag="rest"):
    pass


class Sail(Move, frozen=True, tag="sail"):
    pass


# --- what people may know --------------------------------------------------------------------------------


class Public(core.Public, kw_only=True):
    distances: list[int]


class Own(core.Own, kw_only=True):
    wind: int


# --- board, play and actions -----------------------------------------------------------------------------


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


def sail(play: Play, seat: Seat, move: Sail) -> None:
    """Sail as far as the wind blows. The card goes back, and another one is drawn."""
    player, winds = play.player(seat), play.state.winds
    player.distance += player.wind
    play.tell("sailed", who=Who(seat), steps=player.wind, final=True)
    winds.append(player.wind)
    play.dice.shuffle(winds)
    player.wind = winds.pop()


WALKING: Phase[Board, Play] = {Walk: Action(may_walk, walk, check_walk, ask_walk)}
RESTING: Phase[Board, Play] = {Rest: Action(always, rest), Sail: Action(always, sail)}
ACTIONS = Actions(WALKING, RESTING, gate=gate)


# --- the game --------------------------------------------------------------------------------------------


class Race(Game[State, Public, Own, Figures, Board, Play]):
    key: ClassVar[str] = "race"
    stage: ClassVar[Stage] = Stage.DRAFT
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 4)
    settings = ()
    moves: ClassVar[tuple[type[Move], ...]] = (Walk, Rest, Sail)
    topics = ()
    state_type = State
    public_type = Public
    own_type = Own
    hidden = Hidden(dealt=("players.*.wind", "winds"))
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS

    def start(self, seats: int, settings: Settings, dice: Dice) -> State:
        winds = shuffled(self.figures.winds, dice)
        return State([Player(wind=winds.pop()) for _ in range(seats)], winds=winds)

    def kinds(self, board: Board, seat: Seat) -> Question:
        gate(board, seat, "")
        options = tuple(ACTIONS.option(board, seat, kind) for kind in ("walk", "rest", "sail"))
        return Pick(field="move", text=say("race-ask"), options=options)

    def look(self, board: Board, seat: Seat | None) -> core.View[Public, Own]:
        distances = [player.distance for player in board.state.players]
        public = Public(asked=board.waiting(), asking=say("race-asking"), distances=distances)
        own = None if seat is None else Own(seat=seat, wind=board.player(seat).wind)
        return core.View(public=public, own=own)

    def follow_up(self, play: Play) -> None:
        play.state.turns += 1
        play.state.active = (play.state.active + 1) % play.seats

    def outcome(self, state: State) -> Outcome | None:
        if self.waiting(state):
            return None
        far = {seat: player.distance for seat, player in enumerate(state.players)}
        ranked = sorted(far, key=lambda seat: -far[seat])
        return Outcome(
            tuple(
                Standing(
                    seat=seat,
                    rank=1 + sum(other > far[seat] for other in far.values()),
                    total=far[seat],
                    parts=(Part(text=say("race-part-distance"), points=far[seat]),),
                )
                for seat in ranked
            )
        )

    def describe(self, public: Public) -> list[Say]:
        return [say("race-distance", who=Who(seat), steps=far) for seat, far in enumerate(public.distances)]

    def describe_own(self, public: Public, own: Own) -> list[Say]:
        return [say("race-wind", steps=own.wind)]

    def suggest(self, view: core.View[Public, Own], ask: Ask, dice: Dice) -> Move:
        """Sail before a good wind, else walk as far as possible."""
        kinds = ask({})
        assert isinstance(kinds, Pick)
        assert view.own is not None
        if view.own.wind > self.figures.longest or "walk" not in [one.value for one in open_options(kinds)]:
            return Sail()
        return Walk(self.figures.longest)

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        dealt = self.copy(state)
        others = [player for number, player in enumerate(dealt.players) if number != seat]
        dealt.winds = shuffled([*dealt.winds, *(player.wind for player in others)], dice)
        for player in others:
            player.wind = dealt.winds.pop()
        return dealt

    def census(self, state: State) -> dict[str, int]:
        return {"winds": len(state.winds) + len(state.players)}

    def bound(self, seats: int) -> int:
        return 1000


FIGURES = {"goal": 150, "longest": 3, "winds": [1, 2, 3, 4, 5, 6]}
COMPUTER = {"patience": 1}
GAME = Race(FIGURES, COMPUTER)
