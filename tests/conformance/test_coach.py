"""The coach has something to say of every kind of question, in every language."""

from __future__ import annotations

import pytest

from cogs.ui.coach import coach_text
from data.words import TEXT, Phrases, languages
from engines import AnyGame
from engines.core import Draft, Pick, Say, answer, open_options
from engines.dice import Dice
from engines.simulate import random_answer
from tests.conformance.tables import GAMES, Walk, setups
from tests.data.text_keys import read

LONGEST = 420
"""Characters: three or four sentences, on a phone."""
TRIES = 3
"""Ways through the questions after each kind of move that are followed at each moment."""


def questions(game: AnyGame) -> dict[str, Say]:
    """What the coach would say of every question that comes up in a few games, by its key."""
    found: dict[str, Say] = {}
    for setup in setups(game, sample=2):
        for moment in Walk(game, setup, seed=71, clever=7):
            if moment.number % 3 == 1:
                found |= _asked(game, moment.state, moment.seat, Dice(b"coach", moment.number))
    return found


def _asked(game: AnyGame, state: object, seat: int, dice: Dice) -> dict[str, Say]:
    ask, found = game.asking(state, seat), dict[str, Say]()
    kinds = ask({})
    assert isinstance(kinds, Pick)
    for option in open_options(kinds) * TRIES:
        draft: Draft = answer({}, kinds, option.value)
        found[kinds.text.key] = coach_text(game, kinds)
        while (question := ask(draft)) is not None:
            found[question.text.key] = coach_text(game, question)
            draft = answer(draft, question, random_answer(question, dice))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_explained(game: AnyGame) -> None:
    asked = questions(game)
    for language in languages():
        words = Phrases(language, ["Ann", "Ben", "Cai", "Dee", "Eve", "Flo"])
        missing = sorted(text.key for text in asked.values() if not words.knows(text.key))
        assert missing == []
        for text in asked.values():
            assert 40 < len(words(text)) <= LONGEST, f"{language}: {text.key}, {len(words(text))} characters"


@pytest.mark.parametrize("game", GAMES)
def test_questions_that_rarely_come_up_are_explained_too(game: AnyGame) -> None:
    texts = read(TEXT / "en").messages
    asked = [key for key in texts if key.startswith(f"{game.key}-ask-")]
    assert asked
    assert [key for key in asked if key.replace("-ask-", "-coach-", 1) not in texts] == []
