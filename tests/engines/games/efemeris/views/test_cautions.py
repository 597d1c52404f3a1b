"""What people are asked to confirm (§10.3)."""

from __future__ import annotations

import pytest

from engines.contract.core import Many, Move
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFrigate,
    ConquerPlanet,
    EndTactics,
    EndTurn,
    MoveShip,
    OfferDraw,
    PlayCrew,
    RecruitCrew,
    UseBonus,
)
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene

FIRST_OFFICER = "first_officer"


def cautions(scene: Scene, move: Move, seat: int = 0) -> list[str]:
    found = GAME.caution(scene.state, seat, move)
    if found is None:
        return []
    reasons = found.args["reasons"]
    assert isinstance(reasons, Many)
    return [one.key.removeprefix("efemeris-caution-") for one in reasons.items]  # type: ignore[union-attr]


def test_draws_are_offered_and_agreed_to_with_care() -> None:
    scene = Scene()
    assert cautions(scene, OfferDraw()) == ["offer"]
    scene.do(OfferDraw(), 0)
    assert cautions(scene, AnswerDraw("yes"), 1) == ["agree"]
    assert cautions(scene, AnswerDraw("no"), 1) == []


def test_cautions_of_the_tactics_phase() -> None:
    scene = Scene(GB3, ships={"G1": "E3.h", "A1": "D3.p", "G2": "D5.p"}, bonus=[["solar_winds"]])
    assert cautions(scene, MoveShip("G1", "E3.x")) == ["singularity"]
    assert cautions(scene, MoveShip("G1", "E3.f")) == []
    assert cautions(scene, UseBonus(token="solar_winds", ship="G1", dest="E3.x")) == ["singularity"]
    assert cautions(scene, EndTactics()) == ["unmoved", "unmoved"]
    scene.ship("A1").frozen_by = 1
    scene.ship("G1").moved = True
    assert cautions(scene, EndTactics()) == []
    scene.effects(0).fairborne = 1
    assert cautions(scene, EndTactics()) == ["armed"]


@pytest.mark.parametrize(
    ("card", "field", "expected"),
    [
        ("boatswain", "D3.k", []),
        ("boatswain", "D3.a", ["boatswain"]),
        ("governor", "D5.p", []),
        ("governor", "D3.p", ["governor"]),
        (FIRST_OFFICER, "E3.f", []),
        (FIRST_OFFICER, "E3.k", ["pargo"]),
    ],
)
def test_crew_in_vain(card: str, field: str, expected: list[str]) -> None:
    scene = Scene(
        GB2, ships={"G1": field}, nations=("spain", "france"), captains=[["pargo"], ["hubac"]], hands=[[card]]
    )
    assert cautions(scene, PlayCrew(card=card)) == expected


def test_selling_a_card() -> None:
    scene = Scene(
        ships={"G1": "D3.k", "B1": "D4.r"},
        nations=("spain", "france"),
        captains=[["aviles"], ["hubac"]],
        hands=[[FIRST_OFFICER, "banker"]],
    )
    assert cautions(scene, PlayCrew(card=FIRST_OFFICER, sell="banker")) == ["sell"]
    building = Scene(ships={"G1": "D3.k", "A1": "D4.r"}, spices=[(5, 5)], step="build")
    hints = {one.value: one.hint.args["left"] for one in building.pick().options if one.hint}
    assert hints["build_frigate"] == 1, "the hint says that it is the last one"
    assert hints["build_fortress"] == 2
    assert cautions(building, BuildFrigate("POS")) == [], "it can be undone"


def test_a_ship_that_collects_or_conquers_is_not_forgotten() -> None:
    tiles = f"{GB2}, C3 APO0"
    scene = Scene(tiles, ships={"G1": "E3.k", "A1": "E3.f", "B1": "C3.p"}, spices=[(2, 1)])
    assert cautions(scene, EndTactics()) == []
    assert cautions(scene, ConquerPlanet(ship="B1")) == []
    scene.player(0).vanilla = 0
    assert cautions(scene, EndTactics()) == ["unmoved"], "it cannot pay for the planet"
    scene.ship("G1").field = "E3.h"
    assert cautions(scene, EndTurn()) == ["unmoved", "unmoved"]
    assert cautions(scene, RecruitCrew("gunner")) == ["unmoved", "unmoved"], "building ends tactics"
    scene.state.step = "build"
    assert cautions(scene, RecruitCrew("gunner")) == []


def test_a_conquest_left_undone() -> None:
    scene = Scene(f"{GB1}, E3 APO0", ships={"G1": "E3.p"}, spices=[(2, 1)], step="build")
    before = GAME.encode(scene.state)
    assert cautions(scene, EndTurn()) == ["conquest"]
    assert cautions(scene, RecruitCrew("gunner")) == ["unaffordable"]
    assert cautions(scene, ConquerPlanet(ship="G1")) == []
    scene.player(0).pepper = 5
    assert cautions(scene, RecruitCrew("gunner")) == []
    scene.player(0).pepper = 2
    assert GAME.encode(scene.state) == before
