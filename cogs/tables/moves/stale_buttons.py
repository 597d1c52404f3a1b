"""Whether a button still means what it meant when it was shown: pressed twice, too late, or in vain."""

from __future__ import annotations

from functools import partial
from typing import Any

from cogs.tables.moves.answer_path import AnswerPath, PartialMove, follow, same_answers
from engines.contract.core import Amount, Rejected, Seat
from engines.kit.actions import tag
from engines.tables.knowledge import has_moved_since, state_shown, version_token
from engines.tables.table import Table


def require_undo_current(table: Table, seat: Seat, version: str | None) -> None:
    """Raise Rejected, with what became of the move, unless an undo still means the move that it meant when it
    was offered. `version` is None in buttons from before it was noted."""
    if version is not None and not has_moved_since(table, seat, version):
        return
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    undone = version is not None and last is not None and last.takes_back is not None
    raise Rejected("undo-already-done" if undone else "panel-stale")


def follow_click(table: Table, seat: Seat, clicked: AnswerPath) -> PartialMove:
    """What a click leads to. Raises Rejected, with what became of it, if the button is out of date."""
    try:
        move = follow(partial(table.ask, seat), clicked.path)
    except Rejected:
        if clicked.version == version_token(table, seat):
            raise
        move = None
    if move is not None and is_current(table, seat, clicked, move):
        return move
    try:
        return _still_meant(table, seat, clicked)
    except Rejected:
        raise _out_of_date(table, seat, clicked) from None


def follow_to_number(table: Table, seat: Seat, clicked: AnswerPath) -> tuple[PartialMove, Amount]:
    """Where a button leads that asks for a number, and how that is asked by now. Raises Rejected if the
    button is out of date."""
    try:
        _, move = _meant(table, seat, clicked._replace(fingerprint=""))  # it covers the number's own question
    except Rejected:
        raise Rejected("panel-stale") from None
    if not isinstance(move.question, Amount):
        raise Rejected("panel-stale")
    return move, move.question


def _still_meant(table: Table, seat: Seat, clicked: AnswerPath) -> PartialMove:
    """A standing order as it was meant when its button was shown: others go on while it is given. Raises
    Rejected for anything else, and where it isn't possible or would be about something else by now."""
    game = table.game
    shown, move = _meant(table, seat, clicked)
    if move.draft.get("move") not in {tag(kind) for kind in game.standing_orders}:
        raise Rejected("panel-stale")
    if move.question is None:
        order = game.read_move(dict(move.draft))
        if game.ordered_for(shown, seat, order) != game.ordered_for(table.state, seat, order):
            raise Rejected("panel-stale")
    return move


def _meant(table: Table, seat: Seat, clicked: AnswerPath) -> tuple[Any, PartialMove]:
    """The state in which a button was shown, and its answers to the questions that are asked now. Raises
    Rejected if this seat has moved since, or where one of them isn't asked or offered."""
    shown = state_shown(table, seat, clicked.version)
    if shown is None:
        raise Rejected("panel-stale")
    meant = follow(partial(table.game.ask, shown, seat), clicked.path)
    if clicked.fingerprint not in ("", meant.fingerprint):
        raise Rejected("panel-stale")
    return shown, same_answers(partial(table.ask, seat), meant)


def _out_of_date(table: Table, seat: Seat, clicked: AnswerPath) -> Rejected:
    """Why an old button does nothing: this seat made the same move with it before, or the table has moved
    on."""
    last = next((entry for entry in reversed(table.log) if entry.seat == seat), None)
    if last is None or last.move is None or last.folded:
        return Rejected("panel-stale")
    before = table.game.decode(bytes(last.before))
    try:
        meant = follow(partial(table.game.ask, before, seat), clicked.path)
    except Rejected:
        return Rejected("panel-stale")
    read = table.game.read_move
    done = meant.question is None and read(dict(meant.draft)) == read(last.move)
    return Rejected("panel-already-done" if done else "panel-stale")


def is_current(table: Table, seat: Seat, clicked: AnswerPath, move: PartialMove) -> bool:
    """Whether a button still means what it meant when it was shown.

    This seat has not moved since, so that a second click of the same person never counts twice; and it is
    asked exactly the same. A typed answer has no fingerprint: it was read from what is asked now.
    """
    if not clicked.path:
        return True
    if clicked.fingerprint and clicked.fingerprint != move.fingerprint:
        return False
    return not has_moved_since(table, seat, clicked.version)
