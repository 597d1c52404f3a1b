"""Pictures of Entdecker."""

from __future__ import annotations

from engines.core import Draft, Question, Words
from engines.entdecker.view import Own, Public
from render.entdecker.choices import draw_choice
from render.entdecker.public_board import draw_board
from render.picture import Picture

__all__ = ["board", "choice", "hand"]


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return None


def choice(public: Public, own: Own, question: Question | None, draft: Draft, words: Words) -> Picture | None:
    image = draw_choice(public, own, question, draft, words)
    return None if image is None else Picture("choice", image)
