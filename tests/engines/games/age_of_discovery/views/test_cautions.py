"""What has to be confirmed (§10)."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.moves import EndTurn, PlaceShip, StartContract, TakeCoins
from engines.games.age_of_discovery.state import RULES
from tests.engines.games.age_of_discovery.scene import Scene


def test_ending_a_turn_with_something_left() -> None:
    scene = Scene()
    assert scene.used("buy_ships").cautions(EndTurn()) == ["action", "coins"]
    assert scene.used("take_coins").cautions(EndTurn()) == ["action"]
    assert scene.used("take_coins", "buy_ships").cautions(EndTurn()) == []
    scene.state.final_due = 1
    assert scene.cautions(EndTurn()) == ["reserve"]


def test_using_the_joker() -> None:
    scene = Scene(jokers={0: "J1"}, hand={0: ["R-3"]})
    placing = PlaceShip("joker", "dias", volume=1, colour="red")
    starting = StartContract("R-3", ["joker3"], 1)
    assert scene.cautions(placing) == ["joker", "joker-gone"]
    assert scene.cautions(starting) == ["joker"]
    scene.player(0).joker.revealed = True
    assert scene.cautions(placing) == ["joker-gone"]
    assert scene.cautions(starting) == []


def test_the_end_of_a_turn_is_said_beside_the_reasons() -> None:
    scene = Scene(auto_end=True, reserve_cards=0, coins=2, free={0: ["G2"]}, jokers={0: "J1"})
    scene.used("take_coins")
    assert scene.cautions(PlaceShip("G2", "abreu")) == [], "it can be undone, and does not end the turn"
    scene.state.rules = 2
    plain = GAME.caution(scene.state, 0, PlaceShip("G2", "abreu"))
    assert plain is not None
    assert plain.key == "age_of_discovery-caution-ends-turn"
    scene.state.rules = RULES
    joker = GAME.caution(scene.state, 0, PlaceShip("joker", "dias", volume=1, colour="red"))
    assert joker is not None
    assert joker.key == "age_of_discovery-caution-and-ends-turn"


def test_what_can_be_undone_needs_no_confirmation() -> None:
    scene = Scene(free={0: ["R1", "G1"]})
    assert scene.cautions(PlaceShip("R1", "dias")) == []
    assert scene.cautions(TakeCoins()) == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("left", [None, 1, 0])
def test_no_turn_is_promised_after_the_last_one(left: int | None, language: str) -> None:
    scene = Scene(turn=20, hand={0: ["R-3"]}, free={0: ["R3"]}, reserve_cards=1)
    scene.state.final_due = None if left is None else 20 + left * 3
    rounds = scene.pick(move="start_contract", contract="R-3", ships=["R3"]).about
    reserve = scene.pick(move="reserve").about
    assert rounds is not None
    assert reserve is not None
    told = [Phrases(language)(about) for about in (rounds, reserve)]
    coming = {"en": "your next turn", "de": "deines nächsten Zugs"}[language]
    assert [coming in text for text in told] == [left != 0] * 2
    never = {"en": "never", "de": "nie"}[language]
    assert (never in told[0]) == (left is not None)


@pytest.mark.parametrize(
    ("left", "rounds", "warned"), [(0, 1, True), (1, 1, False), (1, 2, True), (None, 3, False)]
)
def test_contracts_that_will_not_pay(left: int | None, rounds: int, warned: bool) -> None:
    scene = Scene(turn=20, hand={0: ["R-3"]}, free={0: ["R3"]})
    scene.state.final_due = None if left is None else 20 + left * 3
    assert scene.cautions(StartContract("R-3", ["R3"], rounds)) == (["too-late"] if warned else [])
