"""The picture that a person sees with a question."""

from __future__ import annotations

import render
from engines.contract.core import Draft, Own, Public, Question, Words


def choice_or_hand(
    game: str, public: Public, own: Own, question: Question | None, draft: Draft, words: Words
) -> render.Picture | None:
    return render.choice(game, public, own, question, draft, words) or render.hand(game, public, own, words)
