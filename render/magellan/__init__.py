"""Pictures of Magellan: the board, the hand, and the hand with the cards in question lifted."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.core import Draft, Option, Pick, PickSome, Question, Say, Words, open_options
from engines.magellan.view import Own, Public
from render.magellan import pieces
from render.magellan.board import draw_board
from render.magellan.hand import draw_hand
from render.magellan.samples import EXPLORERS
from render.magellan.sheet import base
from render.picture import Picture

__all__ = ["board", "choice", "hand", "part_sign", "warm"]


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words))]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


def choice(public: Public, own: Own, question: Question | None, draft: Draft, words: Words) -> Picture | None:
    """The hand with those cards lifted that the draft names already, else those proposed first."""
    return Picture("hand", draw_hand(public, own, words, _lifted(own, question, draft)))


def _lifted(own: Own, question: Question | None, draft: Draft) -> Sequence[int]:
    chosen = [gold for value in draft.values() for gold in _golds(value)]
    if not chosen and isinstance(question, Pick | PickSome) and own.must_pay is not None:
        first: Option | None = next(iter(open_options(question)), None)
        chosen = _golds(first.value) if first else []
    held = [card.gold for card in own.hand]
    return chosen if all(chosen.count(gold) <= held.count(gold) for gold in chosen) else []


def _golds(value: object) -> list[int]:
    """Gold values of cards in an answer: a list of them, or one."""
    if isinstance(value, list):
        return [item for item in value if isinstance(item, int)]
    return [value] if isinstance(value, int) else []


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    return next((pieces.emblem(name, size) for name in EXPLORERS if part.key.endswith(name)), None)


def warm() -> None:
    """Build what all tables share."""
    base()
