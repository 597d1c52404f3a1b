"""Golden cases about crew, captains and tokens (§12.2), by number."""

from __future__ import annotations

import pytest

from engines.games.efemeris.moves import (
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    MoveShip,
    RecruitCrew,
    RescueCrew,
    UseBonus,
)
from tests.engines.games.efemeris.scene import GB1, GB2, GB3, Scene, team

FIRST_OFFICER = "first_officer"
BRITAIN = ("britain", "france")
SPAIN = ("spain", "france")


def test_t04_no_shooting_at_the_rose_nor_from_it() -> None:
    ships = {"G1": "D4.r", "G2": "D4.s3"}
    french = Scene(ships=ships, hands=[["gunner"], ["gunner"]])
    assert french.why_not_play("gunner", target="G2") == "on_rose"
    british = Scene(ships=ships, hands=[["gunner"], ["gunner"]], at=1)
    assert british.why_not_play("gunner", target="G1") == "target_on_rose"
    assert british.barred(1)["play_crew"] == "no_target"


def test_t11_blake() -> None:
    scene = Scene(
        ships={"G1": "D4.s0", "A1": "D5.a", "G2": "D3.k"},
        captains=[["hubac"], ["blake", "byng"]],
        hands=[["gunner"], [FIRST_OFFICER, FIRST_OFFICER]],
        at=1,
    )
    assert scene.why_not_play(FIRST_OFFICER, 1, target="A1") == "out_of_range"
    assert scene.why_not_play(FIRST_OFFICER, 1, target="G2") == "not_enemy"
    scene.play_crew(FIRST_OFFICER, 1, target="G1")
    assert scene.ship("G1").frozen_by == 1
    assert scene.why_not_play(FIRST_OFFICER, 1, target="G1") == "no_effect"
    scene.ship("G2").field = "D3|D4"
    scene.state.at, scene.player(0).ended = 0, False
    assert scene.why_not(MoveShip("G1", "D4.r")) == "ship_frozen"
    scene.play_crew("gunner", target="G2")
    assert "G2" not in scene.afloat
    assert scene.ship("G1").frozen_by is None
    scene.move("G1", "D4.r")


def test_freezing_ends_with_the_next_turn_of_the_owner() -> None:
    scene = Scene(
        ships={"G1": "D4.s0", "G2": "D3.k"},
        captains=[["hubac"], ["blake"]],
        hands=[[], [FIRST_OFFICER]],
        at=1,
        stack=[],
    )
    scene.play_crew(FIRST_OFFICER, 1, target="G1").end_turn()
    assert scene.board.active == (0,)
    assert scene.ship("G1").frozen_by == 1
    scene.end_turn()
    assert scene.ship("G1").frozen_by is None


def test_t12_castel() -> None:
    scene = Scene(
        ships={"G1": "D3|D4", "G2": "D3.k"},
        captains=[["castel", "hubac"], ["fairborne"]],
        fortresses={"POS": 0},
        hands=[[FIRST_OFFICER, FIRST_OFFICER], ["gunner", "gunner"]],
    ).play_crew(FIRST_OFFICER)
    assert scene.why_not_play(FIRST_OFFICER) == "no_effect"
    assert scene.public().planets[0].fortress_protected
    scene.state.at = 1
    assert scene.why_not_play("gunner", 1, target="POS") == "target_protected"
    scene.play_crew("gunner", 1, target="G1")
    assert not scene.player(0).castel
    scene.play_crew("gunner", 1, target="POS")
    assert scene.state.fortresses == {}


def pargo(field: str) -> Scene:
    scene = Scene(
        f"{GB1}, E3 S030",
        ships={"G1": field, "G2": "D5.p"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        hands=[[FIRST_OFFICER, FIRST_OFFICER]],
        spices=[(0, 1)],
        owners={"POS": 0, "PAT": 1},
        bonus=[(), ["warning_shot"]],
        stack=[],
    )
    return scene.play_crew(FIRST_OFFICER).play_crew(FIRST_OFFICER)


def test_t13_pargo() -> None:
    scene = pargo("E3.f").end_turn()
    assert scene.board.active == (1,)
    assert scene.effects(0).pargo == 2
    scene.end_turn()
    assert scene.spices(0) == (1, 5)
    assert scene.effects(0).pargo == 0


def test_t14_pargo_pushed_away() -> None:
    scene = pargo("E3.f").end_turn().use("warning_shot", 1, ship="G1", dest="E3.h").end_turn()
    assert scene.spices(0) == (1, 1)
    assert scene.effects(0).pargo == 0


def test_t15_governors() -> None:
    scene = Scene(
        ships={"G1": "D5.p", "G2": "D4.r"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        hands=[["governor", "governor"]],
        spices=[(4, 0)],
        owners={"POS": 0, "PAT": 1, "HEC": 1},
    )
    scene.play_crew("governor").play_crew("governor").to_build()
    assert scene.ask(move="conquer_planet", ship="G1") is None, "only one way to save leaves a price to pay"
    scene.do(ConquerPlanet(ship="G1"))
    assert scene.state.owners["PAT"] == 0
    assert scene.spices(0) == (0, 0)


def test_a_choice_of_discounts() -> None:
    scene = Scene(
        ships={"G1": "D5.p", "G2": "D4.r"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        hands=[["governor"]],
        spices=[(5, 5)],
        owners={"POS": 0, "PAT": 1, "HEC": 1},
    )
    scene.play_crew("governor").to_build()
    assert scene.values(move="conquer_planet", ship="G1") == ["pepper", "vanilla"]
    assert scene.why_not(ConquerPlanet(ship="G1")) == "bad_discount"
    assert scene.why_not(ConquerPlanet(ship="G1", discount="vanilla+vanilla")) == "bad_discount"
    scene.do(ConquerPlanet(ship="G1", discount="vanilla"))
    assert scene.state.step == "build"
    assert scene.board.active == (0,)
    assert scene.spices(0) == (1, 4)
    assert scene.effects(0).governor == 0


def test_t16_a_governor_serves_the_galleon_only() -> None:
    scene = Scene(
        ships={"G1": "D5.p", "A1": "D3.p", "G2": "D4.r"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        hands=[["governor"]],
        spices=[(2, 2)],
        owners={"POS": 1, "PAT": 1},
    )
    scene.play_crew("governor").to_build()
    assert scene.why_not(ConquerPlanet(ship="A1", discount="pepper")) == "bad_discount"
    scene.do(ConquerPlanet(ship="A1"))
    assert scene.spices(0) == (0, 0)


def test_t17_a_shipwright_in_vain() -> None:
    scene = Scene(
        f"{GB1}, E3 HEC0",
        ships={"G1": "D3.p", "A1": "E3.p", "G2": "D5.p"},
        nations=BRITAIN,
        captains=[["fairborne"], ["hubac"]],
        hands=[["shipwright"]],
        owners={"POS": 0, "HEC": 0, "PAT": 1},
        spices=[(2, 0)],
        stack=[],
    )
    scene.play_crew("shipwright").to_build()
    assert scene.why_not(BuildFrigate("POS")) == "planet_occupied"
    scene.end_turn()
    assert scene.effects(0).shipwright == 0
    assert scene.player(0).frigates == 1


def test_a_free_frigate_is_taken_first() -> None:
    scene = Scene(
        ships={"G1": "D3.k", "G2": "D5.p"},
        nations=BRITAIN,
        captains=[["fairborne"], ["hubac"]],
        hands=[["shipwright"]],
        spices=[(2, 0)],
    )
    scene.play_crew("shipwright").to_build().do(BuildFrigate("POS"))
    assert scene.spices(0) == (2, 0)
    assert scene.effects(0).shipwright == 0
    assert scene.player(0).frigates == 1


def test_t18_no_shipwright_for_a_third_frigate() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "B1": "D4.r", "G2": "D5.p"},
        nations=BRITAIN,
        captains=[["fairborne"], ["hubac"]],
        hands=[["shipwright"]],
    )
    assert scene.player(0).frigates == 2
    assert scene.why_not_play("shipwright") == "frigate_limit"
    one = Scene(
        ships={"G1": "D3.p", "A1": "D4.r"},
        nations=BRITAIN,
        captains=[["fairborne"], ["hubac"]],
        hands=[["shipwright"]],
    )
    one.effects(0).shipwright = 1
    assert one.why_not_play("shipwright") == "frigate_limit", "those promised count"


def test_t26_a_full_hand() -> None:
    hand = ["first_officer"] * 3 + ["gunner"] * 3 + ["banker"] * 2
    scene = Scene(ships={"G1": "D3.p"}, hands=[hand], spices=[(2, 0)], step="build")
    assert scene.why_not(RecruitCrew("courtesan")) == "hand_full"
    partners = team(hands=[hand[:6]], spices=[(2, 0)], step="build")
    assert partners.why_not(RecruitCrew("courtesan"), 0) == "hand_full"
    wreck = Scene(f"{GB1}, E3 X50", ships={"G1": "E3.w"}, hands=[hand], expert=True, step="rescue")
    assert wreck.why_not(RescueCrew(card="courtesan")) == "hand_full"


def test_t27_played_cards_are_not_in_the_reserve_yet() -> None:
    hand = ["first_officer"] * 3
    scene = Scene(ships={"G1": "D3.p"}, hands=[hand], spices=[(2, 0)]).play_crew(FIRST_OFFICER).to_build()
    assert scene.why_not(RecruitCrew(FIRST_OFFICER)) == "card_not_in_reserve"


def test_t28_aviles() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"},
        nations=SPAIN,
        captains=[["aviles"], ["hubac"]],
        hands=[[FIRST_OFFICER, "banker"]],
        spices=[(5, 4)],
    )
    assert scene.values(move="play_crew", card=FIRST_OFFICER) == ["banker"]
    scene.play_crew(FIRST_OFFICER, sell="banker")
    assert scene.spices(0) == (5, 5)
    assert scene.player(0).crew_played == 1
    assert scene.player(0).hand == []
    assert scene.side(0).reserve.count("banker") == 2
    public = [event for event in scene.events if event.to is None]
    assert "banker" not in str(public), "nobody else learns what was sold"
    assert any(event.to == 0 and "banker" in str(event) for event in scene.events)


def test_t29_no_room_for_new_cargo() -> None:
    scene = Scene(ships={"G1": "D3.p"}, bonus=[["new_cargo"]], spices=[(5, 5)])
    assert scene.why_not(UseBonus(token="new_cargo", spice="pepper")) == "spice_full"
    assert scene.player(0).bonus == ["new_cargo"]
    scene.player(0).vanilla = 4
    assert scene.values(move="use_bonus", token="new_cargo") == ["vanilla"]
    scene.use("new_cargo", spice="vanilla")
    assert scene.spices(0) == (5, 5)
    assert scene.state.spent == ["new_cargo"]


@pytest.mark.parametrize(("nation", "card"), [("britain", "shipwright"), ("spain", "governor")])
@pytest.mark.parametrize("expert", [False, True])
def test_t32_effects_are_lost_with_the_galleon(nation: str, card: str, expert: bool) -> None:
    captains = {"britain": ["fairborne", "blake"], "spain": ["pargo", "guzman"]}
    scene = Scene(
        f"{GB3}, D2 HEC0",
        ships={"G1": "D3.p", "G2": "D5.p"},
        nations=(nation, "france"),
        captains=[captains[nation], ["hubac"]],
        hands=[[card]],
        bonus=[["solar_winds"]],
        spices=[(0, 2)],
        expert=expert,
        layout="19",
        stack=[],
    )
    left = scene.side(0).reserve.count(card)
    scene.play_crew(card)
    assert getattr(scene.effects(0), card) == 1
    scene.ship("G1").field = "E3.h"
    scene.move("G1", "E3.x")
    assert scene.effects(0) == type(scene.effects(0))()
    assert scene.player(0).display == []
    assert (scene.side(0).removed == [card]) is expert
    assert scene.side(0).reserve.count(card) == left + (not expert)
    scene.end_tactics()
    scene.do(BuildGalleon("POS"), 0)
    assert scene.afloat["G1"] == "D3.p"
    assert scene.player(0).captains == captains[nation][1:]


def test_t33_fairborne_needs_a_gunner() -> None:
    scene = Scene(
        ships={"G1": "D3.p"}, nations=BRITAIN, captains=[["fairborne"], ["hubac"]], hands=[[FIRST_OFFICER]]
    )
    assert scene.why_not_play(FIRST_OFFICER) == "needs_gunner"


def lancaster(hand: list[str]) -> Scene:
    return Scene(
        ships={"G1": "D4.r", "A1": "D5.a", "G2": "D5.p", "A2": "D5.c"},
        nations=BRITAIN,
        captains=[["lancaster"], ["hubac", "castel"]],
        hands=[hand],
    )


def test_t34_lancaster() -> None:
    scene = lancaster([FIRST_OFFICER, "gunner", "gunner"])
    assert scene.why_not_play("gunner", ship="A1", target="G2") == "frigate_cannot_attack"
    scene.play_crew(FIRST_OFFICER)
    assert scene.values(move="play_crew", card="gunner") == ["G2"], "the only attacker is not asked for"
    scene.play_crew("gunner", ship="A1", target="G2")
    assert "G2" not in scene.afloat
    assert scene.effects(0).lancaster == 0
    scene.ship("A2").field = "D5.p"
    assert scene.why_not_play("gunner", ship="A1", target="A2") == "frigate_cannot_attack"


def test_lancaster_asks_which_ship_shoots() -> None:
    scene = lancaster([FIRST_OFFICER, "gunner"])
    scene.ship("G1").field = "D5.d"
    scene.play_crew(FIRST_OFFICER)
    assert scene.values(move="play_crew", card="gunner") == ["G1", "A1"]
    assert scene.why_not_play("gunner", target="G2") == "which_attacker"
    scene.play_crew("gunner", ship="G1", target="G2")
    assert scene.effects(0).lancaster == 1, "it was the galleon's shot"


def test_t35_solar_winds_move_a_frozen_ship() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, bonus=[["solar_winds"]])
    scene.ship("G1").frozen_by = 1
    scene.use("solar_winds", ship="G1", dest="D4.s0")
    assert scene.afloat["G1"] == "D4.s0"
    assert not scene.ship("G1").moved
    assert scene.why_not(MoveShip("G1", "D4.r")) == "ship_frozen"


def test_t44_lancaster_needs_a_gunner_for_each() -> None:
    scene = lancaster([FIRST_OFFICER, FIRST_OFFICER, "gunner"]).play_crew(FIRST_OFFICER)
    assert scene.why_not_play(FIRST_OFFICER) == "needs_gunner"


def test_t47_a_boatswain_and_a_full_hand_of_tokens() -> None:
    scene = Scene(
        GB2,
        ships={"G1": "E3.k"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        bonus=[["new_cargo"] * 3],
    )
    scene.effects(0).boatswain = 1
    scene.collect()
    assert len(scene.player(0).bonus) == 3
    assert scene.effects(0).boatswain == 0
    more = Scene(GB2, ships={"G1": "E3.k"}, nations=SPAIN, captains=[["pargo"], ["hubac"]])
    more.effects(0).boatswain = 1
    more.collect()
    assert len(more.player(0).bonus) == 2


def test_the_surgeon_protects_until_the_next_tactics_phase() -> None:
    scene = Scene(
        ships={"G1": "D4.s0", "G2": "D3|D4"},
        nations=BRITAIN,
        captains=[["blake"], ["hubac"]],
        hands=[["surgeon", "surgeon"], ["gunner"]],
        stack=[],
    ).play_crew("surgeon")
    assert scene.why_not_play("surgeon") == "no_effect"
    assert scene.public().ships[0].protected
    scene.end_turn()
    assert scene.board.active == (1,)
    assert scene.why_not_play("gunner", 1, target="G1") == "target_protected"
    scene.end_turn()
    assert scene.board.active == (0,)
    assert not scene.player(0).surgeon
    assert scene.player(0).display == []


def test_castel_protects_until_the_next_tactics_phase() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"},
        captains=[["castel"], ["blake"]],
        fortresses={"POS": 0},
        hands=[[FIRST_OFFICER]],
        stack=[],
    )
    scene.play_crew(FIRST_OFFICER).end_turn()
    assert scene.player(0).castel
    scene.end_turn()
    assert not scene.player(0).castel


def test_hubac_only_before_the_move() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[[FIRST_OFFICER]])
    scene.ship("G1").frozen_by = 1
    assert scene.why_not_play(FIRST_OFFICER) == "ship_frozen"
    scene.ship("G1").frozen_by = None
    scene.move("G1", "D3.a")
    assert scene.why_not_play(FIRST_OFFICER) == "ship_already_moved"


def test_pargo_and_boatswain_serve_the_galleon_only() -> None:
    scene = Scene(
        GB2,
        ships={"G1": "D4.r", "A1": "E3.f", "B1": "E3.k"},
        nations=SPAIN,
        captains=[["pargo"], ["hubac"]],
        owners={"POS": 1, "PAT": 1},
    )
    scene.effects(0).pargo = scene.effects(0).boatswain = 1
    scene.collect()
    assert scene.spices(0) == (1, 0)
    assert len(scene.player(0).bonus) == 1
