"""Tally, the smallest game with everything a store must keep: a counter for two, with some chance."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engines import AnyGame
from engines.contract.core import (
    Ask,
    Draft,
    Event,
    Game,
    Move,
    Option,
    Outcome,
    Own,
    Part,
    Pick,
    Public,
    Question,
    Raw,
    Rejected,
    Settings,
    Standing,
    View,
    say,
)
from engines.contract.dice import Dice
from engines.contract.settings import Setting


class Add(Move, frozen=True, tag="add"):
    what: Literal["one", "some"]


class Sums(msgspec.Struct):
    sums: list[int]
    turn: int
    goal: int


class Tally(Game[Sums, Public, Own]):
    """Add one, which can be undone, or a random number up to the figure `most`, which cannot."""

    key = "tally"
    version = 2
    seats = range(2, 3)
    settings = (Setting("length", ("short", "long"), "short"),)
    moves = (Add,)
    topics = ()
    state_type = Sums

    def start(self, seats: int, settings: Settings, dice: Dice) -> Sums:
        return Sums([0] * seats, dice.below(seats), 20 if settings["length"] == "short" else 100_000)

    def waiting(self, state: Sums) -> tuple[int, ...]:
        return () if self.outcome(state) else (state.turn,)

    def ask(self, state: Sums, seat: int, draft: Draft) -> Question | None:
        if seat not in self.waiting(state):
            raise Rejected("tally-not-you")
        if "what" in draft:
            return None
        field, values = ("what", ("one", "some")) if "move" in draft else ("move", ("add",))
        options = tuple(Option(value=value, text=say(f"tally-{value}")) for value in values)
        return Pick(field=field, text=say("tally-ask"), options=options)

    def apply(self, state: Sums, seat: int, move: Move, dice: Dice) -> list[Event]:
        if seat not in self.waiting(state):
            raise Rejected("tally-not-you")
        assert isinstance(move, Add)
        added = 1 if move.what == "one" else 1 + dice.below(self.raw_figures["most"])
        state.sums[seat] += added
        if move.what == "some":
            state.turn = 1 - seat
        return [Event(text=say("tally-added", by=added)), Event(text=say("tally-secret"), to=seat)]

    def outcome(self, state: Sums) -> Outcome | None:
        if max(state.sums) < state.goal:
            return None
        best_first = sorted(enumerate(state.sums), key=lambda pair: -pair[1])
        return Outcome(
            tuple(
                Standing(seat, rank, total, (Part(say("tally-sum"), total),))
                for rank, (seat, total) in enumerate(best_first, start=1)
            )
        )

    def view(self, state: Sums, seat: int | None) -> View[Public, Own]:
        public = Public(asked=self.waiting(state), asking=say("tally-ask"))
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
    return Tally(figures)
