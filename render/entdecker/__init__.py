"""Pictures of Entdecker: the board, the player's desk, and what helps with the question at hand."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Draft, Question, Say, Words
from engines.games.entdecker.views.view import Own, Public
from render.entdecker import pieces, sheet
from render.entdecker.choices import choice_drawing
from render.entdecker.desk import draw_desk
from render.entdecker.public_board import draw_board
from render.picture import Drawing, Picture

__all__ = ["board", "choice", "hand", "part_sign", "warm"]


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    """There is no secret hand; the desk gathers what concerns one player."""
    return Picture("desk", draw_desk(public, own, words))


def choice(public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    """Places with their coordinates, ways to lay a tile as small pictures, the sea around the ship."""
    draw = choice_drawing(public, own, question, draft)
    return None if draw is None else lambda words: Picture("choice", draw(words))


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    return pieces.score_sign(part.key.removeprefix("entdecker-score-"), size)


def warm() -> None:
    """Build what all tables share."""
    sheet.warm()
