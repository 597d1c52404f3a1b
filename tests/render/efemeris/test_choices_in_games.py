"""Pictures for every question of real games."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from data.words import Phrases
from engines import games
from engines.contract.core import Draft, Pick, Question, Rejected, answer, open_options
from engines.tables.table import Table
from tests.render.choices import choice_or_hand
from tests.render.efemeris import samples
from tests.render.efemeris.test_choices import KEY, labels, named
from tests.render.texts import NAMES

__all__ = ["labels"]  # a fixture of the tests below


def _questions(table: Table, seat: int) -> Iterator[tuple[Draft, Question]]:
    """From the kind of move on; at each question the last open answer is taken."""
    first = table.ask(seat, {})
    assert isinstance(first, Pick)
    yield {}, first
    for option in open_options(first):
        draft = answer({}, first, option.value)
        while True:
            try:
                question = table.ask(seat, draft)
            except Rejected:
                break
            if question is None:
                break
            yield draft, question
            if not isinstance(question, Pick) or not open_options(question):
                break
            draft = answer(draft, question, open_options(question)[-1].value)


CHOICES = {"nation", "captains", "planet", "rotation", "cell", "dest", "target", "place"}


@pytest.mark.parametrize(("seats", "level"), [(2, "expert"), (3, "normal"), (4, "normal")])
def test_every_question_of_a_game_has_a_picture(
    seats: int, level: str, labels: list[tuple[str, bool]]
) -> None:
    """Played by the computer; at every third move each kind of move is followed to its end."""
    words = Phrases("de", NAMES)
    settings = {"level": level, "games": "one"}
    table = Table.open(games()[KEY], seats=seats, settings=settings, key=bytes([seats]) * 32, salt=["a"])
    seen: dict[tuple[str, str], int] = {}
    for number in range(240):
        if not table.waiting:
            break
        seat = table.waiting[0]
        view = table.view(seat)
        assert view.own is not None
        for draft, question in _questions(table, seat) if number % 3 == 0 or number < 30 else ():
            step = (str(draft.get("move", "")), question.field)
            seen[step] = seen.get(step, 0) + 1
            if seen[step] > 2:
                continue
            labels.clear()
            picture = choice_or_hand(KEY, view.public, view.own, question, draft, words)
            assert picture is not None
            if question.field in CHOICES and isinstance(question, Pick) and open_options(question):
                assert picture.name == "choice", step
            if question.field == "dest":
                known = {field.name: field for field in view.public.fields}
                there = [known[str(option.value)] for option in open_options(question)]  # type: ignore[arg-type]
                whole, short = (
                    {named(field, words, short=short) for field in there} for short in (False, True)
                )
                assert {text for text, _ in labels} in (whole, short)
        table.play(seat, table.suggest(seat), at=number)
    assert {field for _, field in seen} >= {"planet", "rotation", "cell", "ship", "dest", "card"}


def test_the_view_of_a_game_is_what_the_samples_are_like() -> None:
    """The made-up positions have the same kinds of facts as real ones."""
    table = Table.open(games()[KEY], seats=3, settings={}, key=bytes(32), salt=["a"])
    while table.view(None).public.step != "tactics":
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=0)
    real = msgspec.to_builtins(table.view(None).public)
    made = msgspec.to_builtins(samples.public("tactics", 3, "19", 7))
    assert real.keys() == made.keys()
    for key in ("cells", "fields", "paths", "ships", "planets", "players", "sides"):
        assert real[key][0].keys() == made[key][0].keys()
    for one, other in zip(real["cells"], made["cells"], strict=True):
        assert (one["name"], one["x"], one["y"]) == (other["name"], other["x"], other["y"])
