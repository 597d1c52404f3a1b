"""The kinds of move of a game, and their dispatch.

For each kind one `Action` holds everything about it: whether a seat may make it now, what it is asked for,
whether the values are legal, and what the move does. `ask` and `apply` go through the same table, so what is
offered and what is accepted agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

from engines.contract.core import WORDLESS, Draft, Move, Option, Question, Rejected, Say, Seat, say
from engines.kit.board import UNKNOWN, BoardOf, PlayOf

BoardT = TypeVar("BoardT", bound=BoardOf[Any, Any, Any])
PlayT = TypeVar("PlayT", bound=PlayOf[Any, Any, Any])


class Action(NamedTuple, Generic[BoardT, PlayT]):
    """One kind of move. `may`, `ask` and `check` raise Rejected, with the reason, and change nothing."""

    may: Callable[[BoardT, Seat], None]
    """Whether this seat may make such a move now, whatever its values."""
    make: Callable[[PlayT, Seat, Any], None]
    """Make a move that was checked."""
    check: Callable[[BoardT, Seat, Any], None] | None = None
    """Whether the values of the move are legal; called after `may`. None: the kind says it all."""
    ask: Callable[[BoardT, Seat, Draft], Question | None] | None = None
    """The next question about the move's fields; None when all are answered. None: it has no fields."""
    possible: Callable[[BoardT, Seat], None] | None = None
    """Whether any values are legal now. It bars the kind and its questions, but not a complete move: there
    `check` says more precisely what is wrong. None: `may` says it all."""


Phase = Mapping[type[Move], Action[BoardT, PlayT]]
"""The kinds of move of one phase: what each module in a game's `actions/` ends with."""


def always(board: object, seat: Seat) -> None:
    """The `may` of a kind that is possible whenever the table's gate lets it pass."""


@cache
def tag(kind: type[Move]) -> str:
    """The name of a kind of move, as it stands in drafts and logs."""
    return str(kind.__struct_config__.tag)


@cache
def _kind_name(game: str, kind: str) -> Say:
    return say(f"{game}-kind-{kind}")


@cache
def _wordless(kind: str, barred: bool, rare: bool, at_once: bool) -> Option:
    """A kind as a program is asked for it."""
    why = WORDLESS if barred else None
    return Option(value=kind, text=WORDLESS, barred=why, rare=rare, at_once=at_once)


class Actions(Generic[BoardT, PlayT]):
    """The table of all kinds, put together from the modules of the phases.

    `gate` holds for every kind of the game (the game is running, it is this seat's turn). It is asked before
    `may`, and gets the tag of the kind.
    """

    def __init__(
        self,
        *phases: Phase[BoardT, PlayT],
        gate: Callable[[BoardT, Seat, str], None] | None = None,
    ) -> None:
        self._by_tag: dict[str, Action[BoardT, PlayT]] = {}
        self._gate = gate
        for phase in phases:
            for kind, action in phase.items():
                if tag(kind) in self._by_tag:
                    raise ValueError(f"the move {tag(kind)!r} stands in the table twice")
                self._by_tag[tag(kind)] = action

    def __contains__(self, kind: object) -> bool:
        """Whether there is a kind of move with this tag."""
        return kind in self._by_tag

    def may(self, board: BoardT, seat: Seat, kind: str) -> None:
        """Raise Rejected unless this seat may make a move of this kind now."""
        if self._gate is not None:
            self._gate(board, seat, kind)
        self._by_tag[kind].may(board, seat)

    def begin(self, board: BoardT, seat: Seat, kind: str) -> None:
        """Raise Rejected unless this seat may make a move of this kind now, with some values."""
        reason = self.refusal(board, seat, kind)
        if reason is not None:
            raise Rejected(reason.key, **reason.args)

    def refusal(self, board: BoardT, seat: Seat, kind: str) -> Say | None:
        """Why this seat cannot make a move of this kind now; None if it can, or if nobody asks yet."""
        if not board.bars:
            return None
        if board.known is None:
            return self._why_not(board, seat, kind)
        key = (self, kind, seat)
        reason: Say | None = board.known.get(key, UNKNOWN)
        if reason is UNKNOWN:
            reason = board.known[key] = self._why_not(board, seat, kind)
        return reason

    def _why_not(self, board: BoardT, seat: Seat, kind: str) -> Say | None:
        if self._gate is not None:
            try:
                self._gate(board, seat, kind)
            except Rejected as no:
                return no.reason
        action = self._by_tag[kind]
        if board.known is None:
            return _impossible(action, board, seat)
        shared = (action.may, action.possible, seat)  # by kinds, and by tables with different gates
        reason: Say | None = board.known.get(shared, UNKNOWN)
        if reason is UNKNOWN:
            reason = board.known[shared] = _impossible(action, board, seat)
        return reason

    def option(
        self,
        board: BoardT,
        seat: Seat,
        kind: str,
        *,
        hint: Say | None = None,
        rare: bool = False,
        at_once: bool = False,
    ) -> Option:
        """This kind as an answer to the question for the kind of move, barred where it is not possible."""
        barred = self.refusal(board, seat, kind)
        if not board.explains:
            return _wordless(kind, barred is not None, rare, at_once)
        text = _kind_name(board.game, kind)
        return Option(value=kind, text=text, hint=hint, barred=barred, rare=rare, at_once=at_once)

    def ask(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        """The next question about the fields of the move that the draft names; None when all are answered."""
        kind = draft.get("move")
        if not isinstance(kind, str) or kind not in self._by_tag:
            raise Rejected("table-no-such-move")
        self.begin(board, seat, kind)
        ask = self._by_tag[kind].ask
        return ask(board, seat, draft) if ask is not None else None

    def walk(self, board: BoardT, seat: Seat, draft: Draft) -> Question | None:
        """`ask` for a draft that holds nothing but what was offered: only a kind that was just chosen may
        turn out to be impossible."""
        kind = draft["move"]
        assert isinstance(kind, str)
        action = self._by_tag[kind]
        if len(draft) == 1:
            if self._gate is not None:
                self._gate(board, seat, kind)
            action.may(board, seat)
            if action.possible is not None:
                action.possible(board, seat)
        return action.ask(board, seat, draft) if action.ask is not None else None

    def check(self, board: BoardT, seat: Seat, move: Move) -> None:
        """Raise Rejected unless this seat may make exactly this move now."""
        kind = tag(type(move))
        if board.known is None or board.known.get((self, kind, seat), UNKNOWN) is not None:
            self.may(board, seat, kind)  # not asked before, or refused: `may` says why
        check = self._by_tag[kind].check
        if check is not None:
            check(board, seat, move)

    def make(self, play: PlayT, seat: Seat, move: Move) -> None:
        """Make a move that was checked."""
        self._by_tag[tag(type(move))].make(play, seat, move)


def _impossible(action: Action[BoardT, PlayT], board: BoardT, seat: Seat) -> Say | None:
    """Why this seat can make no such move now, whatever its values."""
    try:
        action.may(board, seat)
        if action.possible is not None:
            action.possible(board, seat)
    except Rejected as no:
        return no.reason
    return None


def refusal(check: Callable[..., object], *args: object) -> Say | None:
    """Why a check says no, if it does: what a barred option shows."""
    try:
        check(*args)
    except Rejected as no:
        return no.reason
    return None
