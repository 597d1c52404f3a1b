"""Kinds of move about the game as a whole, in every game that has them."""

from __future__ import annotations

ENDINGS = ("offer_draw", "concede")
"""They may end a game before its time."""
DRAW_VOTES = ("offer_draw", "answer_draw")
"""They change nothing on the board."""
