"""Tally, the smallest game with everything a store must keep: a counter for two, with some chance."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from engines import AnyGame
from engines.contract.core import (
    Ask,
    Draft,
    Move,
    Option,
    Outcome,
    Own,
    Part,
    Pick,
    Public,
    Question,
    Raw,
    Seat,
    Settings,
    Standing,
    View,
    say,
)
from engines.contract.dice import Dice
from engines.contract.settings import Setting
from engines.kit.actions import Action, Actions, always
from engines.kit.board import BoardOf, PlayOf
from engines.kit.game import Game


class Figures(msgspec.Struct):
    zebra: str
    apple: list[int]
    most: int


class Add(Move, frozen=True, tag="add"):
    what: Literal["one", "some"]


class Sums(msgspec.Struct):
    sums: list[int]
    turn: int
    goal: int

    @property
    def players(self) -> list[int]:
        return self.sums


class Board(BoardOf[Figures, Sums, int]):
    game: ClassVar[str] = "tally"

    def waiting(self) -> tuple[Seat, ...]:
        return () if max(self.state.sums) >= self.state.goal else (self.state.turn,)


class Play(PlayOf[Figures, Sums, int], Board):
    pass


def gate(board: Board, seat: Seat, kind: str) -> None:
    if seat not in board.waiting():
        raise board.no("not-you")


def ask_add(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "what" in draft:
        return None
    options = tuple(Option(value=value, text=say(f"tally-{value}")) for value in ("one", "some"))
    return Pick(field="what", text=say("tally-ask"), options=options)


def add(play: Play, seat: Seat, move: Add) -> None:
    added = 1 if move.what == "one" else 1 + play.dice.below(play.figures.most)
    play.state.sums[seat] += added
    if move.what == "some":
        play.state.turn = 1 - seat
    play.tell("added", by=added)
    play.whisper(seat, "secret")


ACTIONS: Actions[Board, Play] = Actions({Add: Action(always, add, ask=ask_add)}, gate=gate)


class Tally(Game[Sums, Public, Own, Figures, Board, Play]):
    """Add one, which can be undone, or a random number up to the figure `most`, which cannot."""

    key = "tally"
    version = 2
    seats = range(2, 3)
    settings = (Setting("length", ("short", "long"), "short"),)
    moves = (Add,)
    topics = ()
    state_type = Sums
    figures_type = Figures
    board_type = Board
    play_type = Play
    actions: ClassVar[Actions[Any, Any]] = ACTIONS

    def start(self, seats: int, settings: Settings, dice: Dice) -> Sums:
        return Sums([0] * seats, dice.below(seats), 20 if settings["length"] == "short" else 100_000)

    def kinds(self, board: Board, seat: Seat) -> Question:
        gate(board, seat, "")
        return Pick(field="move", text=say("tally-ask"), options=(ACTIONS.option(board, seat, "add"),))

    def outcome(self, state: Sums) -> Outcome | None:
        if self.waiting(state):
            return None
        best_first = sorted(enumerate(state.sums), key=lambda pair: -pair[1])
        return Outcome(
            tuple(
                Standing(seat, rank, total, (Part(say("tally-sum"), total),))
                for rank, (seat, total) in enumerate(best_first, start=1)
            )
        )

    def look(self, board: Board, seat: Seat | None) -> View[Public, Own]:
        public = Public(asked=board.waiting(), asking=say("tally-ask"))
        return View(public, None if seat is None else Own(seat=seat))

    def describe(self, public: Public) -> list[Any]:
        return []

    def describe_own(self, public: Public, own: Own) -> list[Any]:
        return []

    def suggest(self, view: View[Public, Own], ask: Ask, dice: Dice) -> Move:
        return Add("some")

    def redeal(self, state: Sums, seat: int | None, dice: Dice) -> Sums:
        return state

    def census(self, state: Sums) -> dict[str, int]:
        return {}

    def bound(self, seats: int) -> int:
        return 200_000

    def upgrade(self, raw: Raw, version: int) -> Raw:
        """Version 1 called the sums "counts"."""
        return {**raw, "sums": raw.pop("counts")} if version == 1 else super().upgrade(raw, version)


FIGURES: Raw = {"zebra": "before the apple", "apple": [1, 2], "most": 6}


def game_of(key: str, figures: Raw) -> AnyGame:
    if key != Tally.key:
        raise ValueError(f"there is no game called {key!r}")
    return Tally(figures, {})
