"""Every question of played games, to its last field, has its picture: the hand if no other helps more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

import render
from data.words import Phrases
from engines import AnyGame, games
from engines.computer.random_moves import random_answer
from engines.contract.core import (
    Draft,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Seat,
    answer,
    open_options,
    say,
)
from engines.contract.dice import Dice
from tests.render.names import LONG_NAMES
from tests.render.samples import few, many
from tests.support.played_games import played

EVERY_GAME = pytest.mark.parametrize("key", list(games()))
WORDS = Phrases("de", LONG_NAMES)
SHOWN: dict[str, dict[str, str]] = {
    "age_of_discovery": {
        "buy_ship": "harbour",
        "acquire_contract": "harbour",
        "reserve": "harbour",
        "place_ship": "chart",
    },
    "efemeris": {
        "choose_nation": "choice",
        "choose_captains": "choice",
        "choose_home": "choice",
        "place_tile": "choice",
        "move_ship": "choice",
        "play_crew planet": "choice",
        "play_crew cell": "choice",
        "play_crew rotation": "choice",
        "play_crew target": "choice",
        "use_bonus ship": "choice",
        "use_bonus dest": "choice",
        "conquer_planet": "choice",
        "build_frigate": "choice",
        "build_fortress": "choice",
        "build_galleon": "choice",
    },
    "entdecker": {
        "sail": "choice",
        "draw": "choice",
        "place": "choice",
        "land": "choice",
        "recall": "choice",
    },
    "new_found_land": {
        "build_ship": "harbours",
        "choose_captain": "harbours",
        "assign": "plan",
        "plan": "plan",
        "settle": "chart",
        "new_england": "chart",
        "deliver": "chart",
        "deliver_with": "chart",
        "lay": "chart",
    },
}
"""The picture of a kind of move, or of one of its questions, where it is another one than the hand."""


MARKED: dict[str, dict[str, str]] = {
    "age_of_discovery": {
        "open": "buy_ship column, place_ship expedition, acquire_contract source, reserve target",
        "chosen": "buy_ship column, place_ship expedition, acquire_contract source, reserve target",
    },
    "efemeris": {
        "open": "choose_nation nation, choose_captains captains, choose_home planet, choose_home rotation,"
        " choose_home cell, place_tile cell, place_tile rotation",
        "chosen": "choose_home planet, choose_home rotation, place_tile tile, place_tile rotation",
    },
    "entdecker": {"chosen": "sail start, place field"},
    "magellan": {"chosen": "pay cards, tuck card"},
    "new_found_land": {
        "open": "build_ship ship, build_ship scrap, choose_captain captain, deliver contract,"
        " deliver_with contract",
        "chosen": "build_ship ship, build_ship scrap, choose_captain captain, deliver contract,"
        " deliver_with contract, settle place, lay place, assign ships, plan load, plan settle,"
        " plan deliver, plan explore",
    },
}
"""Questions in whose picture one sees which answers are open, and which one is chosen."""


class Asked(NamedTuple):
    """A question, and whom it is put to."""

    public: Any
    own: Any
    draft: Draft
    question: Question

    def picture(self, key: str, question: Question | None, draft: Draft) -> tuple[str, bytes]:
        picture = render.choice(key, self.public, self.own, question, draft, WORDS)
        return (picture.name, picture.image.tobytes()) if picture else ("hand", b"")


@cache
def asked(key: str) -> dict[str, Asked]:
    """Every kind of question, with more than one answer if it ever had."""
    found: dict[str, Asked] = {}
    for moment in (*played(key, **few(key)), *played(key, **many(key))):
        view = games()[key].view(moment.state, moment.seat)
        dice = Dice(b"questions", moment.number)
        for draft, question in questions(games()[key], moment.state, moment.seat, dice):
            name = f"{draft['move']} {question.field}"
            if name not in found or len(answers(found[name].question)) < len(answers(question)):
                found[name] = Asked(view.public, view.own, draft, question)
    return found


def questions(game: AnyGame, state: object, seat: Seat, dice: Dice) -> Iterator[tuple[Draft, Question]]:
    """Every kind of move that is possible, with some answer to each of its questions."""
    ask = game.asking(state, seat)
    kinds = ask({})
    assert isinstance(kinds, Pick)
    for kind in open_options(kinds):
        draft = answer({}, kinds, kind.value)
        try:
            while (question := ask(draft)) is not None:
                yield draft, question
                draft = answer(draft, question, random_answer(question, dice))
        except Rejected:
            continue  # together these answers are no move


def answers(question: Question) -> list[Option]:
    """The first and the last one that are open, if there are two."""
    found = open_options(question) if isinstance(question, Pick | PickSome) else []
    return [found[0], found[-1]] if len(found) > 1 else list(found)


@EVERY_GAME
def test_every_question_has_its_picture(key: str) -> None:
    shown, wanted = asked(key), SHOWN.get(key, {})
    for name, one in shown.items():
        picture, _ = one.picture(key, one.question, one.draft)
        assert picture == wanted.get(name, wanted.get(name.split()[0], "hand")), name
    assert wanted.keys() <= shown.keys() | {name.split()[0] for name in shown}


def _marked(key: str, what: str) -> list[str]:
    return [name for name in MARKED.get(key, {}).get(what, "").split(", ") if name]


@EVERY_GAME
def test_answers_that_are_open_are_marked(key: str) -> None:
    """What is barred looks like what is no answer."""
    for name in _marked(key, "open"):
        one = asked(key)[name]
        assert isinstance(one.question, Pick | PickSome)
        last = open_options(one.question)[-1]
        without = [option for option in one.question.options if option is not last]
        barred = msgspec.structs.replace(last, barred=say("picture-over"))
        whole, fewer, other = (
            one.picture(key, msgspec.structs.replace(one.question, options=tuple(options)), one.draft)
            for options in (one.question.options, without, [*without, barred])
        )
        assert whole != fewer == other, name


@EVERY_GAME
def test_the_answer_that_is_chosen_is_marked(key: str) -> None:
    for name in _marked(key, "chosen"):
        one = asked(key)[name]
        drawn = set()
        for option in answers(one.question):
            chosen: Any = [option.value] if isinstance(one.question, PickSome) else option.value
            drawn.add(one.picture(key, None, {**one.draft, one.question.field: chosen}))
        assert len(drawn) == 2, name
