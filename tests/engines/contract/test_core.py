"""The tools of the contract: questions and answers, texts, settings, dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engines import games
from engines.contract.core import (
    Amount,
    Event,
    Many,
    Option,
    Outcome,
    Pick,
    PickSome,
    Rejected,
    Say,
    Who,
    admits,
    answer,
    open_options,
    say,
)
from engines.contract.dice import Dice, LightDice
from engines.contract.settings import COMMON


def option(value: Any, *, barred: bool = False) -> Option:
    return Option(value=value, text=say("x"), barred=say("no") if barred else None)


def test_a_pick_admits_open_options_only() -> None:
    question = Pick(field="f", text=say("x"), options=(option("a"), option("b", barred=True), option(1)))
    assert admits(question, "a")
    assert admits(question, 1)
    assert not admits(question, "b")
    assert not admits(question, "c")
    assert not admits(question, "1")
    assert not admits(question, True), "True is not 1"
    assert [one.value for one in open_options(question)] == ["a", 1]


def test_a_pick_may_offer_lists() -> None:
    question = Pick(field="f", text=say("x"), options=(option([9, 4]), option([])))
    assert admits(question, [9, 4])
    assert admits(question, [])
    assert not admits(question, [4, 9])


def test_some_admits_each_option_once() -> None:
    question = PickSome(
        field="f",
        text=say("x"),
        options=(option(4), option(4), option(7), option(8, barred=True)),
        least=1,
        most=2,
    )
    assert admits(question, [4, 4])
    assert admits(question, [7])
    assert admits(question, [4, 7])
    assert not admits(question, [])
    assert not admits(question, [7, 7])
    assert not admits(question, [4, 4, 7])
    assert not admits(question, [8])
    assert not admits(question, 4)


def test_an_amount_is_a_whole_number_in_its_range() -> None:
    question = Amount(field="f", text=say("x"), low=2, high=5)
    assert admits(question, 2)
    assert admits(question, 5)
    assert not admits(question, 1)
    assert not admits(question, 6)
    assert not admits(question, True)
    assert not admits(question, "3")
    assert not admits(question, [3])


def test_answers_are_added_to_the_draft() -> None:
    question = Pick(field="f", text=say("x"), options=(option(1),))
    assert answer({"move": "m"}, question, 1) == {"move": "m", "f": 1}
    longer = Pick(field="f", text=say("x"), options=(option(1),), extends=True)
    assert answer({"f": [5]}, longer, 1) == {"f": [5, 1]}
    assert answer({}, longer, 1) == {"f": [1]}


def test_texts_can_be_saved() -> None:
    text = say("key", who=Who(2), cards=Many([1, "a", say("b"), Who(0)]), n=3, inner=say("c"))
    event = Event(text=text, to=1, final=True)
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_a_rejection_carries_its_reason() -> None:
    assert Rejected("too-dear", price=5).reason == Say("too-dear", {"price": 5})


def test_an_outcome_can_be_saved() -> None:
    outcome = Outcome(())
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


# --- dice ------------------------------------------------------------------------------------------------


BOTH = pytest.mark.parametrize("made", [Dice, LightDice])


@BOTH
def test_the_same_key_and_scene_give_the_same_throws(made: type[Dice]) -> None:
    def throws(*scene: int | str, key: bytes = b"key") -> list[int]:
        dice = made(key, *scene)
        return [dice.below(1000) for _ in range(20)]

    assert throws("move", 1) == throws("move", 1)
    assert throws("move", 1) != throws("move", 2)
    assert throws("move", 1) != throws("move", 1, key=b"other")


def test_throws_never_change() -> None:
    """A replayed game needs the same throws in every version of Python and of this program."""
    dice = Dice(b"portolan", "deal", 0)
    assert [dice.below(6) for _ in range(12)] == KNOWN_THROWS
    cards = list(range(10))
    Dice(b"portolan", "shuffle").shuffle(cards)
    assert cards == KNOWN_SHUFFLE


KNOWN_THROWS = [1, 4, 2, 3, 0, 0, 0, 3, 5, 4, 4, 4]
KNOWN_SHUFFLE = [3, 5, 9, 1, 0, 8, 4, 7, 2, 6]


@BOTH
def test_throws_are_even(made: type[Dice]) -> None:
    dice = made(b"even")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@BOTH
def test_a_shuffle_keeps_the_cards_and_mixes_them(made: type[Dice]) -> None:
    firsts: Counter[int] = Counter()
    for number in range(2000):
        cards = [1, 2, 3, 4]
        made(b"shuffle", number).shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        firsts[cards[0]] += 1
    assert all(400 < count < 600 for count in firsts.values())


@BOTH
def test_dice_know_whether_they_fell(made: type[Dice]) -> None:
    dice = made(b"x")
    assert not dice.fell
    dice.shuffle([1])
    dice.shuffle([])
    assert not dice.fell, "one card cannot be shuffled"
    dice.pick([1, 2])
    assert dice.fell
    shuffled = made(b"x")
    shuffled.shuffle([1, 2])
    assert shuffled.fell


@BOTH
def test_choosing_from_nothing_is_an_error(made: type[Dice]) -> None:
    with pytest.raises(ValueError, match="nothing"):
        made(b"x").below(0)


@BOTH
def test_dice_do_not_show_their_key(made: type[Dice]) -> None:
    assert "secret" not in repr(made(b"secret"))
    assert repr(made(b"a")) == repr(made(b"b"))


# --- settings --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games())
def test_settings_are_filled_in_and_checked(key: str) -> None:
    game = games()[key]
    defaults = game.check_settings({})
    assert list(defaults) == [setting.key for setting in (*COMMON, *game.settings)]
    assert all(setting.default in setting.choices for setting in game.settings)
    with pytest.raises(ValueError, match="no setting"):
        game.check_settings({"no such thing": "x"})
    for setting in game.settings:
        with pytest.raises(ValueError, match=setting.key):
            game.check_settings({setting.key: "no such choice"})


@pytest.mark.parametrize("key", games())
def test_names_fit_slash_commands(key: str) -> None:
    """Lower case, digits and underscores; at most 32 characters; at most 25 commands."""
    game = games()[key]
    assert game.key == key
    assert len(game.moves) <= 25
    names = [str(move.__struct_config__.tag) for move in game.moves]
    names += [field for move in game.moves for field in move.__struct_fields__]
    for name in names:
        assert name.replace("_", "").isalnum()
        assert name == name.lower()
        assert len(name) <= 32
