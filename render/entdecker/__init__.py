"""Pictures of Entdecker."""

from __future__ import annotations

from engines.core import Words
from engines.entdecker.view import Own, Public
from render.entdecker.public_board import draw_board
from render.picture import Picture

__all__ = ["board", "hand"]


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return None
