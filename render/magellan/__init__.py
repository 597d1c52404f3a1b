"""Pictures of Magellan: the board, the hand, and the hand with the cards in question lifted."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.contract.core import Draft, Pick, Question, Say, Words, open_options
from engines.games.magellan.views.view import Own, Public
from render.kit import icons
from render.kit.decoration.emblems import emblem
from render.magellan.private_hand import Lifted, draw_hand
from render.magellan.public_board import draw_board
from render.magellan.sheet import base
from render.picture import Drawing, Picture

__all__ = ["board", "choice", "hand", "part_sign", "warm"]

_BOARD = 1.05
"""How coarsely it is encoded, so that most of them fit at once."""


def board(public: Public, words: Words) -> list[Picture]:
    return [Picture("board", draw_board(public, words), _BOARD)]


def hand(public: Public, own: Own, words: Words) -> Picture | None:
    return Picture("hand", draw_hand(public, own, words))


def choice(public: Public, own: Own, question: Question | None, draft: Draft) -> Drawing | None:
    """The hand with those cards lifted that the draft names already, else those proposed first."""
    lifted = _lifted(own, question, draft)
    return (lambda words: Picture("hand", draw_hand(public, own, words, lifted))) if lifted.golds else None


_CARD_FIELDS = ("cards", "card")


def _lifted(own: Own, question: Question | None, draft: Draft) -> Lifted:
    """What the draft names, else the proposal of a question that is answered in one go."""
    chosen = [gold for field in _CARD_FIELDS for gold in _golds(draft.get(field, []))]
    proposed = False
    if not chosen and isinstance(question, Pick) and question.field in _CARD_FIELDS and not question.extends:
        chosen = next((_golds(option.value) for option in open_options(question)), [])
        proposed = True
    lifted = []
    held = [card.gold for card in own.hand]
    for gold in chosen:
        if gold in held:
            held.remove(gold)
            lifted.append(gold)
    return Lifted(tuple(lifted), proposed)


def _golds(value: object) -> list[int]:
    """The cards in an answer: a list of them, or one."""
    if isinstance(value, list):
        return [item for item in value if isinstance(item, int)]
    return [value] if isinstance(value, int) else []


_SIGNS: dict[str, Callable[[int], Image.Image]] = {"hand": icons.cards, "gamble": icons.dice}


def part_sign(part: Say, size: int) -> Image.Image | None:
    """The sign of a part of the score."""
    name = part.key.removeprefix("magellan-score-")
    return _SIGNS[name](size) if name in _SIGNS else emblem(name, size)


def warm() -> None:
    """Build what all tables share."""
    base()
