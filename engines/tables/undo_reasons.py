"""Why a move can't be undone without the others' consent."""

from __future__ import annotations

from engines.kit.game import AnyGame
from engines.tables.log import Entry

UNSAID = "table-undo-final"
BINDING, DRAWN, MOVED = "table-undo-binding", "table-undo-drawn", "table-undo-moved"
ALL = (UNSAID, BINDING, DRAWN, MOVED)


def why_bound(game: AnyGame, own: Entry) -> str:
    """The reason against undoing this last move of a seat, which is final or was noticed by others. Where
    answers are unseen, it could tell who was the last to give one: then it stays open."""
    if game.view(game.decode(bytes(own.before)), None).public.veiled:
        return UNSAID
    if not own.final:
        return MOVED
    return BINDING if any(event.final for event in own.events) else DRAWN
