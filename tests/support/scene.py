"""What the scenes of the five games share: a table in a chosen position, to play at and to look at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, Self, TypeVar

import msgspec
import pytest

from engines.contract.core import (
    Amount,
    Draft,
    Event,
    Many,
    Move,
    O,
    P,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    Seat,
    Value,
    open_options,
)
from engines.contract.dice import Dice
from engines.kit.actions import tag
from engines.kit.game import BoardT, Game, PlayT, S

PlayerT = TypeVar("PlayerT")


class GameScene(Generic[S, P, O, BoardT, PlayT, PlayerT]):
    """A table in a position of the test's choice.

    A game derives its `Scene` from this: its constructor builds the state from what matters to a test, and it
    adds words of its own. Where a method takes a seat, the default is the first seat the game waits for.

    The types, in this order: state, public view, own view, board, play, player.
    """

    def __init__(self, game: Game[S, P, O, Any, BoardT, PlayT], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        """Of the last move, or of the last effect."""

    # moves and refusals

    def play(self, move: Move, seat: Seat | None = None, dice: Dice | None = None) -> Self:
        """Make a move. It must be legal, and the questions must lead to it."""
        seat = self._seat(seat)
        assert self.offers(move, seat), f"no questions lead to {move}"
        self.events = self.game.apply(self.state, seat, move, dice or Dice(b"scene"))
        return self

    def offers(self, move: Move, seat: Seat | None = None) -> bool:
        """Whether answering the questions can end in this move."""
        return self.game.ask(self.state, self._seat(seat), draft_of(move)) is None

    def refusal(self, move: Move, seat: Seat | None = None) -> Say:
        """Why the rules reject this move; the state must stay as it is."""
        before = self.game.encode(self.state)
        with pytest.raises(Rejected) as refused:
            self.game.apply(self.state, self._seat(seat), move, Dice(b"scene"))
        assert self.game.encode(self.state) == before, f"rejecting {move} changed the state"
        return refused.value.reason

    def refuses(self, move: Move, reason: str, seat: Seat | None = None, **facts: Any) -> Self:
        """Check that the rules reject a move with `<game>-no-<reason>` and, among others, these facts."""
        said = self.refusal(move, seat)
        assert self._short(said, "no") == reason, f"{move}: {said}"
        assert facts.items() <= said.args.items(), f"{move}: {said}"
        return self

    def run(self, effect: Callable[[PlayT], object]) -> Self:
        """Carry out a part of the rules by itself, without a move."""
        play = self.game.play(self.state, 0, Dice(b"scene"))
        effect(play)
        self.events = play.events
        return self

    # the position

    @property
    def board(self) -> BoardT:
        return self.game.board(self.state)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    def player(self, seat: Seat) -> PlayerT:
        player: PlayerT = self.board.player(seat)
        return player

    def public(self) -> P:
        return self.game.view(self.state, None).public

    def own(self, seat: Seat) -> O:
        own = self.game.view(self.state, seat).own
        assert own is not None
        return own

    # questions

    def ask(self, seat: Seat | None = None, /, **draft: Any) -> Question | None:
        return self.game.ask(self.state, self._seat(seat), draft)

    def pick(self, seat: Seat | None = None, /, **draft: Any) -> Pick | PickSome:
        """The question, which must offer options."""
        question = self.ask(seat, **draft)
        assert isinstance(question, Pick | PickSome), question
        return question

    def amount(self, seat: Seat | None = None, /, **draft: Any) -> Amount:
        """The question, which must be for a number."""
        question = self.ask(seat, **draft)
        assert isinstance(question, Amount), question
        return question

    def values(self, seat: Seat | None = None, /, **draft: Any) -> list[Any]:
        """The options that can be chosen."""
        return [option.value for option in open_options(self.pick(seat, **draft))]

    def barred(self, seat: Seat | None = None, /, **draft: Any) -> dict[Any, str]:
        """The options that cannot be chosen, each with the short form of its reason."""
        options = self.pick(seat, **draft).options
        return {_key(option.value): self._short(option.barred, "no") for option in options if option.barred}

    def cautions(self, move: Move, seat: Seat | None = None) -> list[str]:
        """The reasons to think twice, and "ends-turn" where the text says that the turn ends by itself."""
        text = self.game.caution(self.state, self._seat(seat), move)
        if text is None:
            return []
        reasons = [self._short(reason, "caution") for reason in items(text.args.get("reasons", Many([])))]
        return [*reasons, "ends-turn"] if text.key.endswith("ends-turn") else reasons

    # events

    def told(self, what: str, to: Seat | None = None) -> list[dict[str, Any]]:
        """The arguments of each event `<game>-event-<what>` for everybody, or for this seat alone."""
        return [event.text.args for event in self.events if self._name(event) == what and event.to == to]

    def event_names(self) -> list[str]:
        """The short forms of all events, in order."""
        return [self._name(event) for event in self.events]

    def headlines(self) -> list[str]:
        """The events that are told even where a long story is shortened."""
        return [self._name(event) for event in self.events if event.headline]

    def final_events(self) -> list[str]:
        """The events that rule out an undo."""
        return [self._name(event) for event in self.events if event.final]

    # details

    def _seat(self, seat: Seat | None) -> Seat:
        return next(iter(self.waiting), 0) if seat is None else seat

    def _name(self, event: Event) -> str:
        return self._short(event.text, "event")

    def _short(self, text: Say, kind: str) -> str:
        """The key of a text without `<game>-<kind>-`."""
        return text.key.removeprefix(f"{self.game.key}-{kind}-")


def draft_of(move: Move) -> Draft:
    """The answers that make up a move, without the fields that nobody was asked for."""
    given = msgspec.structs.asdict(move)
    return {"move": tag(type(move))} | {
        name: value for name, value in given.items() if value not in (None, "")
    }


def items(many: Any) -> list[Any]:
    """The parts of an argument that is a list of texts."""
    assert isinstance(many, Many)
    return list(many.items)


def _key(value: Value) -> Hashable:
    return " ".join(map(str, value)) if isinstance(value, list) else value
