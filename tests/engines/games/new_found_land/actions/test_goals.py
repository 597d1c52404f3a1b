"""Goal turns: §T15, and what §5.5 and §6.19 say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from data.words import Phrases
from engines.contract.core import say
from engines.games.new_found_land import GAME
from engines.games.new_found_land.figures import NO_GOODS
from engines.games.new_found_land.moves import (
    EndGoals,
    Redeem,
)
from engines.tables.saved_games import today
from engines.tables.table import Table
from tests.engines.games.new_found_land.scene import Scene, storage

OLD = Path(__file__).parents[3] / "states" / "new_found_land-2.json"
A, B, C = range(3)


def test_t15_a_further_goal_eats_its_own_condition() -> None:
    def scene() -> Scene:
        built = {"wharf_built": True, "upgrade_built": True}
        one = Scene().no_frames().give(A, goods=storage(iron=2), goals=["Z15", "Z01"], **built)
        return one.goals(A)

    first = scene().redeem("Z15")
    first.refuses(Redeem("Z01", ["iron", "iron"]), "goal-not-met")
    assert first.values() == ["end_goals"], "not even offered"
    other = scene().redeem("Z01").redeem("Z15")
    assert other.score(A) == 10


def test_only_the_first_goal_of_a_round_is_free() -> None:
    scene = Scene().no_frames().give(A, goods=storage(wood=4, iron=2), goals=["Z01", "Z02"]).goals(A)
    scene.refuses(Redeem("Z01", ["wood", "wood"]), "payment-not-needed")
    scene.redeem("Z02")
    assert scene.own(A).payment == 2
    assert scene.ask(move="redeem", card="Z01") is None, "only two wood can be spared"
    scene.refuses(Redeem("Z01", ["wood", "iron"]), "wrong-goal-payment")
    assert scene.cautions(Redeem("Z01", ["wood", "wood"])) == ["goal"]
    scene.redeem("Z01", "wood", "wood")
    assert scene.score(A) == 10
    assert scene.state.round == 2


def test_the_payment_is_a_choice() -> None:
    scene = Scene().no_frames().give(A, goods=storage(wood=2, cloth=1), goals=["Z15", "Z14"])
    scene.give(A, wharf_built=True, upgrade_built=True, ships=["N01", "N02", "N03", "N04"])
    scene.goals(A).redeem("Z15")
    assert scene.values(move="redeem", card="Z14") == [["wood", "wood"], ["wood", "cloth"]]
    scene.refuses(Redeem("Z14"), "choose-payment")
    scene.redeem("Z14", "wood", "cloth")
    assert scene.player(A).redeemed == ["Z15", "Z14"]


def test_without_goods_there_is_no_further_goal() -> None:
    scene = Scene().no_frames().give(A, goods=NO_GOODS, goals=["Z15", "Z14"])
    scene.give(A, wharf_built=True, upgrade_built=True, ships=["N01", "N02", "N03", "N04"])
    scene.goals(A).redeem("Z15")
    assert scene.barred() == {"redeem": "cannot-pay-goal"}
    scene.end_goals()


def test_redeeming_is_checked() -> None:
    scene = Scene().give(A, goals=["Z01", "Z02"], goods=storage(wood=3)).goals(A, B)
    scene.refuses(Redeem("Z01"), "goal-not-yet").refuses(Redeem("Z03"), "not-your-card")
    scene.refuses(EndGoals(), "not-your-turn", seat=B)
    assert scene.barred(move="redeem") == {"Z01": "goal-not-yet"}
    assert scene.values(move="redeem") == ["Z02"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("last", [False, True])
def test_no_later_round_is_promised_in_the_last_one(last: bool, language: str) -> None:
    scene = Scene().give(A, goals=["Z01"])
    scene.state.round = scene.game.figures.play.rounds - (not last)
    reason = scene.goals(A).refusal(Redeem("Z01"))
    assert reason == say("new_found_land-no-goal-not-yet", last="yes" if last else "no")
    promised = {"en": "Maybe in a later round", "de": "vielleicht in einer späteren Runde"}[language]
    assert (promised in Phrases(language)(reason)) != last


def test_a_goods_card_can_fulfil_a_goal() -> None:
    scene = Scene().no_frames().give(A, goals=["Z02"], goods=storage(wood=1), hand=["Y01", "X1"]).goals(A)
    assert scene.barred() == {"redeem": "goal-not-yet"}
    scene.card("Y01").redeem("Z02")
    assert scene.score(A) == 5
    assert scene.values() == ["end_goals"], "X1 is left, and nobody else knows that it is no goods card"
    scene.end_goals()
    assert scene.state.phase != "goals"


def test_points_of_a_goal_bring_frames_and_their_goals_wait_for_the_next_round() -> None:
    scene = Scene().give(A, score=3, goals=["Z02"], goods=storage(wood=3)).goals(A)
    scene.redeem("Z02").choose("Z10")
    assert scene.state.round == 2
    assert scene.player(A).goals == ["Z10"]


def test_t36_a_card_alone_gives_a_goal_turn_in_every_round() -> None:
    """A goods card may be played at any time in the own turn, and its points may reach a frame."""
    scene = Scene(in_round=2).give(A, score=4, hand=["Y09"]).give(B, hand=["X1"]).goals()
    assert scene.waiting == (A, B), "whatever the card is, its owner is asked"
    assert scene.pick(A).text.key == "new_found_land-ask-goals-card"
    assert scene.values(A) == ["play_goods_card", "end_goals"]
    assert scene.values(B) == ["end_goals"]
    scene.card("Y09").choose("Z10")
    assert scene.score(A) == 8
    assert scene.player(A).goals == ["Z10"]


def test_without_any_card_there_is_no_goal_turn() -> None:
    assert Scene(in_round=2).give(A, score=4).goals().state.round == 3


def test_a_game_of_the_version_before_keeps_its_goal_turns() -> None:
    """There a card alone gave a goal turn in the last round only."""
    saved = msgspec.json.decode(OLD.read_bytes())
    state = GAME.decode(today(GAME, msgspec.json.encode(saved["state"]), 2))
    settings = GAME.check_settings(saved["settings"])
    table = Table(GAME, seats=saved["seats"], settings=settings, key=b"k" * 32, salt=["a"], state=state)
    while table.state.phase != "goals":
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    cards_only = [seat for seat, one in enumerate(table.state.players) if one.hand and not one.goals]
    assert table.state.round == 2
    assert cards_only == [1]
    assert 1 not in table.waiting
    table.state.edition = 3
    assert 1 in table.waiting, "today it would be asked"
