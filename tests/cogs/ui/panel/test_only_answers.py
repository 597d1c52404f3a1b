"""A question with one possible answer is not asked; but nothing is played unless somebody presses it."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from cogs.tables.moves.answer_path import PartialMove, fingerprint, follow, only_step, press
from cogs.ui.components.building_blocks import message, rows
from cogs.ui.components.custom_ids import Verb, read
from cogs.ui.panel.panel import Panel, PanelBuilder
from cogs.ui.panel.typed_answers import path_of
from data.words import Phrases
from engines import AnyGame
from engines.computer.random_moves import random_answer
from engines.contract.core import (
    Amount,
    Draft,
    Option,
    Pick,
    PickSome,
    Question,
    Rejected,
    Say,
    only_answer,
    say,
)
from engines.contract.dice import Dice
from tests.conformance.tables import asking, setups, whole_game
from tests.support.discord_server import walk
from tests.support.stages import GAMES

WORDS = Phrases("en", ["Inge", "Otto", "Ruth", "Udo", "Ida", "Jan"])
MOMENTS = 60
"""Of a walk through each game."""


def words(text: str) -> Say:
    return say("panel-inline", move=text, option="!")


def pick(field: str, *names: str, barred: tuple[str, ...] = ()) -> Pick:
    options = [Option(value=name, text=words(name)) for name in names]
    options += [Option(value=name, text=words(name), barred=words(f"no {name}")) for name in barred]
    return Pick(field=field, text=words(f"{field}?"), options=tuple(options))


ASKED: dict[str, list[Question]] = {
    # The ship and the crew leave no choice, the port does.
    "sail": [
        pick("ship", "caravel", barred=("galleon",)),
        pick("port", "Lisbon", "Goa", "Macao", "Malacca"),
        Amount(field="crew", text=words("crew?"), low=7, high=7),
    ],
    # Nothing leaves a choice.
    "load": [
        Amount(field="tons", text=words("tons?"), low=2, high=2),
        PickSome(
            field="goods", text=words("goods?"), options=pick("", "tea", "wool").options, least=2, most=2
        ),
    ],
    # A choice, then an answer that has to be, then a choice.
    "trade": [
        pick("good", *"abcdef"),
        pick("with", "Rui", barred=("Ana",)),
        pick("price", *"12345678"),
    ],
}


def ask(draft: Draft) -> Question | None:
    if "move" not in draft:
        return pick("move", *ASKED)
    return next((one for one in ASKED[str(draft["move"])] if one.field not in draft), None)


SAIL, LOAD, TRADE = "0", "1", "2"
BUILDER = PanelBuilder("table", "v", ask, WORDS)


def pressed(panel: Panel) -> dict[str, Any]:
    """What can be pressed, by label or placeholder."""
    found: Any = walk(message(*panel.items, *rows(panel.back)).to_components())  # type: ignore[no-untyped-call]
    return {
        part.get("label") or part.get("placeholder"): read(part["custom_id"])
        for part in found
        if "custom_id" in part
    }


# --- what has one answer ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "only"),
    [
        (pick("f", "a"), "0"),
        (pick("f", "a", barred=("b",)), "0"),
        (pick("f", "a", "b"), None),
        (pick("f", barred=("a", "b")), None),
        (Amount(field="f", text=words("?"), low=3, high=3), "=3"),
        (Amount(field="f", text=words("?"), low=3, high=4), None),
        (PickSome(field="f", text=words("?"), options=pick("", "a", "b").options, least=2, most=2), "0+1"),
        (PickSome(field="f", text=words("?"), options=pick("", "a", "b").options, least=2, most=5), "0+1"),
        (PickSome(field="f", text=words("?"), options=pick("", "a", "b").options, least=1, most=2), None),
        (PickSome(field="f", text=words("?"), options=pick("", "a", "b").options, least=0, most=0), "~"),
        (PickSome(field="f", text=words("?"), options=pick("", barred=("a",)).options, least=0, most=1), "~"),
        (PickSome(field="f", text=words("?"), options=pick("", "a").options, least=0, most=1), None),
        (PickSome(field="f", text=words("?"), options=pick("", "a").options, least=2, most=2), None),
    ],
)
def test_what_has_one_possible_answer(question: Question, only: str | None) -> None:
    assert only_step(question) == only
    assert (only_answer(question) is None) is (only is None)


# --- paths -----------------------------------------------------------------------------------------------


def test_what_has_one_answer_is_answered() -> None:
    move = follow(ask, (SAIL,))
    assert move.draft == {"move": "sail", "ship": "caravel"}
    assert move.question is ASKED["sail"][1]
    assert move.steps == (SAIL, "0")


def test_a_choice_completes_a_move_with_what_follows_from_it() -> None:
    move = follow(ask, (SAIL, "0", "1"))
    assert (move.draft, move.question) == (
        {"move": "sail", "ship": "caravel", "port": "Goa", "crew": 7},
        None,
    )


def test_naming_a_kind_makes_no_move() -> None:
    """The last answer stays a press, even where everything has to be as it is."""
    move = follow(ask, (LOAD,))
    assert (move.draft, move.question) == ({"move": "load", "tons": 2}, ASKED["load"][1])
    assert follow(ask, ()).steps == (), "and nothing happens by opening the panel"


def test_a_button_from_before_means_the_same() -> None:
    """It answered every question; its fingerprint is of exactly those."""
    path = (TRADE, "2", "0")
    old = fingerprint([pick("move", *ASKED), *ASKED["trade"][:2]])
    assert follow(ask, path).fingerprint == old
    assert follow(ask, path).draft == {"move": "trade", "good": "c", "with": "Rui"}
    assert follow(ask, path[:2]).fingerprint == fingerprint([pick("move", *ASKED), ASKED["trade"][0]])


def test_a_step_too_many_is_refused() -> None:
    with pytest.raises(Rejected):
        follow(ask, (SAIL, "0", "1", "=7", "0"))


# --- the panel -------------------------------------------------------------------------------------------


def test_the_panel_shows_what_was_filled_in_and_why() -> None:
    panel = BUILDER.question(follow(ask, (TRADE, "2")))
    assert panel.texts[0] == "-# trade: ! · c: ! · Rui: ! (the only choice)"
    assert "~~Ana: !~~: no Ana: !" in panel.texts[1]


def test_the_kinds_of_move_ask_for_the_first_choice() -> None:
    """Beside the kinds stands what the first one leaves to choose; the ship it takes is named."""
    panel = BUILDER.question(follow(ask, ()))
    assert "-# sail: ! · caravel: ! (the only choice)" in panel.texts
    assert any("~~galleon: !~~: no galleon: !" in text for text in panel.texts)
    assert pressed(panel)["Goa: !"].answer.path == (SAIL, "0", "1")


def test_a_move_without_any_choice_is_one_button_that_says_it_all() -> None:
    found = pressed(BUILDER.question(follow(ask, ())))
    whole = found["load: !: 2 · tea: !, wool: !"]
    assert (whole.verb, whole.answer.path) == (Verb.ANSWER, (LOAD, "=2", "0+1"))
    assert follow(ask, whole.answer.path).question is None


def test_a_name_too_long_for_a_button_is_read_first(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("tea" * 20, "wool" * 20)
    goods = PickSome(field="goods", text=words("?"), options=pick("", *names).options, least=2, most=2)
    monkeypatch.setitem(ASKED, "load", [ASKED["load"][0], goods])
    assert pressed(BUILDER.question(follow(ask, ())))["load: !"].answer.path == (LOAD,)
    panel = BUILDER.question(follow(ask, (LOAD,)))
    assert panel.texts[0] == "-# load: ! · 2 (the only choice)"
    [whole, back] = pressed(panel).values()
    assert (whole.answer.path, back.verb) == ((LOAD, "=2", "0+1"), Verb.BACK)


def test_one_number_needs_no_form() -> None:
    panel = BUILDER.question(PartialMove((pick("move", "sail"),), {}, ASKED["sail"][2], (SAIL,), 1))
    assert list(pressed(panel)) == ["7", "Back"]


@pytest.mark.parametrize(
    ("path", "before"),
    [((TRADE, "2"), (TRADE,)), ((TRADE, "2", "0", "4"), (TRADE, "2", "0")), ((SAIL, "0", "1"), ())],
)
def test_one_press_back_undoes_one_choice(path: tuple[str, ...], before: tuple[str, ...]) -> None:
    move = follow(ask, path)
    panel = BUILDER.question(move) if move.question else BUILDER.confirm(move, "sure?")
    assert pressed(panel)["Back"].answer.path == before


def test_a_confirmation_and_the_result_name_what_was_filled_in() -> None:
    move = follow(ask, (SAIL, "0", "1"))
    sure = BUILDER.confirm(move, "sure?")
    assert "7 (the only choice)" in sure.texts[0]
    assert "no galleon" in sure.texts[-1]
    assert BUILDER.filled_in(move) == ["-# 7 (the only choice)"], "what stood in the panel is not said again"
    assert BUILDER.filled_in(follow(ask, (TRADE, "2", "0", "4"))) == []


# --- typed -----------------------------------------------------------------------------------------------


def test_a_typed_move_may_leave_out_what_is_certain() -> None:
    assert path_of(ask, "sail", {"port": "Goa"}, WORDS) == (SAIL, "0", "1")
    assert path_of(ask, "sail", {"ship": "caravel", "port": "Goa", "crew": 7}, WORDS) == (
        SAIL,
        "0",
        "1",
        "=7",
    )
    assert path_of(ask, "load", {}, WORDS) == (LOAD,), "a bare command is asked about"
    with pytest.raises(Rejected):
        path_of(ask, "sail", {"ship": "galleon", "port": "Goa"}, WORDS)


# --- every game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_of_every_game_leaves_a_choice(game: AnyGame) -> None:
    """But for the last press of a move that has none; and one press back leaves one too."""
    for seed, setup in enumerate(setups(game, sample=1)):
        for moment in islice(whole_game(game, setup), MOMENTS):
            asks = asking(game, moment.state, moment.seat)
            builder, dice = PanelBuilder("table", "v", asks, WORDS), Dice(b"only", seed, moment.number)
            move = follow(asks, ())
            while move.question is not None:
                panel = builder.question(move)
                only = only_step(move.question)
                if move.steps and only is not None:
                    assert move.given == 1
                    assert press(asks, move, only).question is None
                for one in pressed(panel).values():
                    if one.verb is Verb.BACK:
                        before = follow(asks, one.answer.path)
                        assert before.question is not None
                        assert before.given < len(move.steps)
                move = press(asks, move, _any_step(move.question, dice))


def _any_step(question: Question, dice: Dice) -> str:
    value = random_answer(question, dice)
    if isinstance(question, Amount):
        return f"={value}"
    wanted = value if isinstance(question, PickSome) else [value]
    left = [(n, option.value) for n, option in enumerate(question.options) if option.barred is None]
    indexes = []
    for one in wanted:  # type: ignore[union-attr]  # several values
        found = next(pair for pair in left if pair[1] == one)
        left.remove(found)
        indexes.append(str(found[0]))
    return "+".join(indexes) or "~"
