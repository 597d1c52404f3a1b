"""The kinds of move of a game, and their dispatch.

For each kind one `Action` holds everything about it: whether a seat may make it now, what it is asked for,
whether the values are legal, and what the move does. `ask` and `apply` go through the same table, so what is
offered and what is accepted agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from engines.core import Draft, Move, Question, Rejected, Say, Seat

B = TypeVar("B")
P = TypeVar("P")


class Action(NamedTuple, Generic[B, P]):
    """One kind of move. `may` and `check` raise Rejected, with the reason, and change nothing."""

    may: Callable[[B, Seat], None]
    """Whether this seat may make such a move now, whatever its values."""
    make: Callable[[P, Seat, Any], None]
    """Makes a move that was checked."""
    check: Callable[[B, Seat, Any], None] | None = None
    """Whether the values of the move are legal; called after `may`. None: the kind says it all."""
    ask: Callable[[B, Seat, Draft], Question | None] | None = None
    """The next question about the move's fields; None when all are answered. None: it has no fields."""


def always(board: object, seat: Seat) -> None:
    """The `may` of a kind that is possible whenever its phase offers it."""


def tag(kind: type[Move]) -> str:
    """The name of a kind of move, as it stands in drafts and logs."""
    return str(kind.__struct_config__.tag)


class Actions(Generic[B, P]):
    """The table of all kinds, put together from the modules of the phases.

    `gate` is what holds for every kind of the game (its turn, its phase); it is asked before `may`.
    """

    def __init__(
        self,
        *phases: dict[type[Move], Action[B, P]],
        gate: Callable[[B, Seat, str], None] | None = None,
    ) -> None:
        self._by_tag: dict[str, Action[B, P]] = {}
        self._gate = gate
        for phase in phases:
            for kind, action in phase.items():
                assert tag(kind) not in self._by_tag, f"{tag(kind)} belongs to two phases"
                self._by_tag[tag(kind)] = action

    def __contains__(self, kind: object) -> bool:
        return kind in self._by_tag

    def may(self, board: B, seat: Seat, kind: str) -> None:
        """Raise Rejected unless this seat may make a move of this kind now."""
        if self._gate is not None:
            self._gate(board, seat, kind)
        self._by_tag[kind].may(board, seat)

    def refusal(self, board: B, seat: Seat, kind: str) -> Say | None:
        """Why this seat may not make a move of this kind now; None if it may."""
        return refusal(self.may, board, seat, kind)

    def ask(self, board: B, seat: Seat, draft: Draft) -> Question | None:
        """The next question about the fields of the move that the draft names."""
        kind = draft.get("move")
        if not isinstance(kind, str) or kind not in self._by_tag:
            raise Rejected("table-no-such-move")
        self.may(board, seat, kind)
        ask = self._by_tag[kind].ask
        return ask(board, seat, draft) if ask is not None else None

    def check(self, board: B, seat: Seat, move: Move) -> None:
        """Raise Rejected unless this seat may make exactly this move now."""
        kind = tag(type(move))
        self.may(board, seat, kind)
        check = self._by_tag[kind].check
        if check is not None:
            check(board, seat, move)

    def make(self, play: P, seat: Seat, move: Move) -> None:
        self._by_tag[tag(type(move))].make(play, seat, move)


def refusal(check: Callable[..., object], *args: object) -> Say | None:
    """Why a check says no, if it does: what a barred option shows."""
    try:
        check(*args)
    except Rejected as no:
        return no.reason
    return None
