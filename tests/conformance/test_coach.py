"""The coach has something to say of every kind of question, in every language, and points at what it
means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

import render
from cogs.ui.panel.coach import asked_name, coach_text, places_of, texts_for, unmet
from data.words import Phrases, languages
from engines import AnyGame
from engines.computer.random_moves import random_answer
from engines.contract.core import Draft, Own, Pick, Public, Question, Say, answer, open_options
from engines.contract.dice import Dice
from render.kit.places import Box
from render.kit.pointing import point_at
from tests.conformance.tables import setups, whole_game
from tests.data.texts.text_keys import texts_of
from tests.support.stages import FINISHED

LONGEST = 420
"""Characters: three or four sentences, on a phone."""
LONGEST_BEGIN = 620
TRIES = 3
"""Ways through the questions after each kind of move that are followed at each moment."""


NAMES = ["Ann", "Ben", "Cai", "Dee", "Eve", "Flo"]
RIM = 24
"""As near to the edge of a picture a ring may run inside the place that it goes around."""
OWN_PLACE = 0.75
"""Of a picture: what is larger is no place in it."""


class Asked(NamedTuple):
    """A question as somebody meets it."""

    question: Question
    draft: Draft
    public: Public
    own: Own


def met(game: AnyGame, seed: int = 1) -> Iterator[Asked]:
    """Questions that come up in a few games."""
    for setup in setups(game, sample=2):
        for moment in whole_game(game, setup, seed=seed):
            if moment.number % 3 == 1:
                view = game.view(moment.state, moment.seat)
                assert view.own is not None
                dice = Dice(b"coach", moment.number)
                for question, draft in _asked(game, moment.state, moment.seat, dice):
                    yield Asked(question, draft, view.public, view.own)


@cache
def english() -> Mapping[str, object]:
    """The keys of all texts."""
    return texts_of("en").messages


@cache
def questions(game: AnyGame) -> dict[str, Asked]:
    """One of each kind, by its name."""
    found: dict[str, Asked] = {}
    for asked in met(game):
        found.setdefault(asked_name(asked.question), asked)
    return found


def _asked(game: AnyGame, state: object, seat: int, dice: Dice) -> Iterator[tuple[Question, Draft]]:
    ask = game.asking(state, seat)
    kinds = ask({})
    assert isinstance(kinds, Pick)
    yield kinds, {}
    for option in open_options(kinds) * TRIES:
        draft: Draft = answer({}, kinds, option.value)
        while (question := ask(draft)) is not None:
            yield question, draft
            draft = answer(draft, question, random_answer(question, dice))


@pytest.mark.parametrize("game", FINISHED)
def test_every_question_is_explained(game: AnyGame) -> None:
    texts = [coach_text(game, asked.question) for asked in questions(game).values()]
    for language in languages():
        words = Phrases(language, NAMES)
        missing = sorted(text.key for text in texts if not words.knows(text.key))
        assert missing == []
        for text in texts:
            assert 40 < len(words(text)) <= LONGEST, f"{language}: {text.key}, {len(words(text))} characters"


@pytest.mark.parametrize("game", FINISHED)
def test_questions_that_rarely_come_up_are_explained_too(game: AnyGame) -> None:
    texts = english()
    asked = [key for key in texts if key.startswith(f"{game.key}-ask-")]
    assert asked
    assert [key for key in asked if key.replace("-ask-", "-coach-", 1) not in texts] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FINISHED)
def test_the_game_is_explained_in_a_few_lines(game: AnyGame, language: str) -> None:
    [begin] = texts_for(game, [], first=True)
    lines = Phrases(language, NAMES)(begin).splitlines()
    assert 3 <= len(lines) <= 5
    assert sum(map(len, lines)) <= LONGEST_BEGIN
    assert texts_for(game, [], first=False) == []


def test_a_text_stays_until_the_next_move() -> None:
    texts = [Say("x-coach-a"), Say("x-coach-b"), Say("x-coach-c")]
    assert unmet(texts, [], "@t/3") == texts[:2]
    shown = ["x-coach-a@t/3", "x-coach-b@t/3"]
    assert unmet(texts, shown, "@t/3") == texts[:2], "nothing was done since"
    assert unmet(texts, shown, "@t/4") == texts[2:]
    assert unmet(texts, shown, "@u/3") == texts[2:], "another table"
    assert unmet(texts, ["x-coach-a"], "@t/3") == texts[1:], "noted by an earlier version of the bot"


# --- what it points at -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FINISHED)
def test_the_coach_points_at_something_for_every_question(game: AnyGame) -> None:
    asked = {key.partition("-ask-")[2] for key in english() if key.startswith(f"{game.key}-ask-")}
    assert set(places_of(game.key)) == asked


@pytest.mark.nightly
@pytest.mark.parametrize("game", FINISHED)
def test_what_the_coach_points_at_is_in_the_picture(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """One question for each place."""
    each = {tuple(places_of(game.key)[name]): asked for name, asked in questions(game).items()}
    for image, place in pointed_at(game, each.values(), "en", monkeypatch):
        assert inside(place, image)


@pytest.mark.nightly
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", FINISHED)
def test_the_mark_is_around_what_the_coach_points_at(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In hundreds of positions, with every picture that goes with a question."""
    several = [asked for seed in (1, 2) for number, asked in enumerate(met(game, seed)) if number % 40 == 0]
    for image, place in pointed_at(game, [*questions(game).values(), *several], language, monkeypatch):
        assert inside(place, image)
        check_mark(image, place)


def pointed_at(
    game: AnyGame, met: Iterable[Asked], language: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Image.Image, Box]]:
    """The picture and the place in it, for each question."""
    words, found = Phrases(language, NAMES), list[tuple[Image.Image, Box]]()

    def noted(image: Image.Image, place: Box) -> Image.Image:
        found.append((image, place))
        return image

    monkeypatch.setattr("render.point_at", noted)
    for asked in met:
        name = asked_name(asked.question)
        shown = (game.key, asked.public, asked.own, asked.question, asked.draft)
        assert render.pointed(*shown, places_of(game.key)[name], words), f"{name}: the place isn't drawn"
        yield found.pop()


def inside(place: Box, image: Image.Image) -> bool:
    """Whether a place lies in the picture and is a part of it."""
    left, top, right, bottom = place
    share = (right - left) * (bottom - top) / (image.width * image.height)
    return 0 <= left < right <= image.width and 0 <= top < bottom <= image.height and share < OWN_PLACE


def check_mark(image: Image.Image, place: Box) -> None:
    """The ring goes around the place, nothing of it is cut off, and what it shows stays in sight."""
    before = image.copy()
    marked = point_at(image, place)
    assert image.tobytes() == before.tobytes(), "nobody else sees the mark"
    changed = ImageChops.difference(before.convert("RGB"), marked.convert("RGB"))
    found = changed.getbbox()
    assert found is not None
    left, top, right, bottom = place
    assert found[0] <= max(left, RIM)
    assert found[1] <= max(top, RIM)
    assert found[2] >= min(right, image.width - RIM)
    assert found[3] >= min(bottom, image.height - RIM)
    edges = ((0, 0, image.width, 2), (0, 0, 2, image.height))
    assert all(changed.crop(edge).getbbox() is None for edge in edges)
    wide, high = (right - left) / 3, (bottom - top) / 3
    middle = changed.crop((round(left + wide), round(top + high), round(right - wide), round(bottom - high)))
    assert middle.getbbox() is None


@pytest.mark.parametrize(
    "place", [(300, 200, 700, 300), (0, 0, 140, 110), (1260, 490, 1400, 600), (4, 100, 1396, 560)]
)
def test_the_mark_goes_around_a_place_wherever_it_lies(place: Box) -> None:
    check_mark(Image.new("RGB", (1400, 600), (240, 224, 188)), place)
