"""Presses are counted through the real panel, and those of lessons are few and explained."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines import games
from engines.contract.core import Amount, Ask, Draft, Move, Option, Pick, PickSome, Question, Say, Value, say
from tests.lab.bench import lessons
from tests.lab.bench.presser import Presser
from tests.lab.bench.presses import turns_of
from tests.lab.report import percentile
from tests.support.stages import FINISHED_KEYS


class Quick(Move, frozen=True, tag="quick"):
    pass


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Visit(Move, frozen=True, tag="visit"):
    places: list[str]


class Sail(Move, frozen=True, tag="sail"):
    to: str


def _option(value: Value, group: int = 0) -> Option:
    return Option(value=value, text=say("panel-none"), group=say("panel-number", low=group, high=group))


def _asks(first: str) -> Ask:
    """Questions of each kind. The panel shows the question of the first kind at once."""

    def ask(draft: Draft) -> Question | None:
        text = say("panel-choose")
        if not draft:
            kinds = sorted(("quick", "bid", "visit", "sail"), key=lambda kind: kind != first)
            return Pick(field="move", text=text, options=tuple(map(_option, kinds)))
        if draft == {"move": "bid"}:
            return Amount(field="amount", text=text, low=0, high=99, handy=(5,))
        if draft == {"move": "visit"}:
            places = tuple(map(_option, ("a", "b", "c")))
            return PickSome(field="places", text=text, options=places, least=0, most=3)
        if draft == {"move": "sail"}:
            ports = tuple(_option(f"port {n}", n // 10) for n in range(60))
            return Pick(field="to", text=text, options=ports)
        return None

    return ask


@pytest.mark.parametrize(
    ("first", "move", "presses"),
    [
        ("quick", Quick(), 1),
        ("quick", Bid(5), 1),
        ("quick", Bid(77), 2),
        ("visit", Visit(["c", "a"]), 1),
        ("visit", Visit([]), 1),
        ("quick", Visit(["b"]), 2),
        ("sail", Sail("port 37"), 2),
        ("quick", Sail("port 37"), 3),
    ],
    ids=["button", "handy number", "typed number", "menu", "none", "kind and menu", "section", "three"],
)
def test_presses_are_counted_through_the_panel(first: str, move: Move, presses: int) -> None:
    presser = Presser(_asks(first), Phrases("en"), move)
    draft = presser.press().draft
    assert presser.presses == presses
    assert draft["move"] == move.__struct_config__.tag


def test_play_counts_once_a_turn_and_a_confirmation_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game, moves = games()["magellan"], 0
    careful = type(game)

    def cautious(*_: object) -> Say:
        nonlocal moves
        moves += 1
        return say("panel-none")

    monkeypatch.setattr(careful, "caution", lambda *_: None)
    plain_turns = turns_of(game, 3, 0)
    monkeypatch.setattr(careful, "caution", cautious)
    turns = turns_of(game, 3, 0)
    assert len(turns) == len(plain_turns)
    assert sum(turns) == sum(plain_turns) + moves
    assert min(plain_turns) >= 2, "Play and an answer"
    assert moves > len(turns), "some turns have several moves"


# --- lessons ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FINISHED_KEYS)
def test_a_decision_of_a_lesson_takes_few_presses(key: str) -> None:
    presses = lessons.walk(games()[key]).presses
    assert len(presses) > 20
    assert percentile(presses, 50) <= lessons.MOST


EXPLAINED = {
    "age_of_discovery": {"target", "end", "set", "next-ship", "source"},
    "magellan": {"payment", "pay-cards", "tuck", "tuck-card", "exchange", "exchange-cards"},
    "entdecker": {"start", "unit", "stack"},
    "efemeris": {"dest", "frigate"},
    "new_found_land": {"build-ship", "good", "tile"},
}
"""Questions that are asked beside others, in one panel."""


@pytest.mark.parametrize("key", FINISHED_KEYS)
def test_the_coach_explains_whatever_is_asked_in_a_lesson(key: str) -> None:
    """The game first; of the questions on a screen no more than two at once."""
    walked = lessons.walk(games()[key])
    told = {name for names in walked.told for name in names}
    assert sorted(walked.chosen - told) == []
    assert sorted(EXPLAINED[key] - told) == []
    assert walked.told[0][0] == "begin"
    assert not any("begin" in names for names in walked.told[1:])
    assert max(map(len, walked.told)) == 2
