"""Pictures of Efemeris: the sky, the hand, and what helps with the question at hand."""

from __future__ import annotations

from PIL import Image

from engines.contract.core import Draft, Question, Say, Words
from engines.games.efemeris.views.view import Outlook, Own, Public
from render.efemeris import sheet
from render.efemeris.pieces import signs
from render.efemeris.pieces.people import liveries
from render.efemeris.pieces.planets import planet
from render.efemeris.private_hand import draw_hand
from render.efemeris.public_board import draw_board
from render.efemeris.questions.choices import choice_drawing
from render.efemeris.questions.lookout import draw_outlook
from render.picture import Drawing, Picture

__all__ = ["board", "choice", "hand", "liveries", "outlook", "part_sign", "warm"]

_BOARD = 1.2
"""How coarsely it is encoded, so that most of them fit at once."""


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words), _BOARD)]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


def choice(public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    """The fields a ship can reach, the rotations of a tile, what may be aimed at; nations, captains, planets.
    None for everything else."""
    draw = choice_drawing(public, own, question, draft)
    return None if draw is None else lambda words: Picture("choice", draw(words))


def outlook(public: Public, own: Own, found: Outlook, words: Words) -> Picture | None:
    return Picture("outlook", draw_outlook(public, own, found, words))


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    match part.key.removeprefix("efemeris-score-"):
        case "wins":
            return signs.victory(size, won=True)
        case "planets":
            return planet("POS", round(size * 0.8))
        case "partner":
            return planet("HEC", round(size * 0.66))
    return None


def warm() -> None:
    """Build what all tables share."""
    sheet.base()
