"""Pictures of Efemeris: the sky, the hand, and what helps with the question at hand."""

from __future__ import annotations

from engines.core import Words
from engines.efemeris.view import Own, Public
from render.efemeris import sheet
from render.efemeris.private_hand import draw_hand
from render.efemeris.public_board import draw_board
from render.picture import Picture

__all__ = ["board", "hand", "warm"]


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


def warm() -> None:
    """Build what all tables share."""
    sheet.base()
