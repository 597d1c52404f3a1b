"""What people may know (§8), and what they are asked to confirm (§10.3)."""

from __future__ import annotations

import msgspec
import pytest

from engines.core import Dice, Many, Move, Who
from engines.efemeris import GAME, describe
from engines.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
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
from tests.engines.efemeris.scene import GB1, GB2, GB3, Scene, set_up, started, team

HOMES = {"G1": "D3.p", "G2": "D5.p"}
FIRST_OFFICER = "first_officer"


def cautions(scene: Scene, move: Move, seat: int = 0) -> list[str]:
    found = GAME.caution(scene.state, seat, move)
    if found is None:
        return []
    reasons = found.args["reasons"]
    assert isinstance(reasons, Many)
    return [one.key.removeprefix("efemeris-caution-") for one in reasons.items]  # type: ignore[union-attr]


# --- views -----------------------------------------------------------------------------------------------


def test_the_sky() -> None:
    public = Scene(GB2, ships=HOMES).public()
    assert len(public.cells) == 19
    assert sum(bool(cell.tile) for cell in public.cells) == 4
    fields = {field.name: field for field in public.fields}
    assert fields["D3.p"].kind == "planet"
    assert (fields["D3.p"].x, fields["D3.p"].y) == (0, -2)
    assert fields["D3|D4"].cells == ("D3", "D4")
    assert not fields["D3|D4"].half
    assert fields["D2|D3"].cells == ("D3",)
    assert fields["D2|D3"].half
    steps = {frozenset((path.start, path.end)) for path in public.paths}
    assert steps == {frozenset((one.name, near)) for one in public.fields for near in one.near}
    assert len(steps) == len(public.paths)
    assert all(path.cell in fields[path.start].cells for path in public.paths)
    assert {cell.name for cell in public.cells if cell.open} >= {"D2", "E4"}


def test_players_and_planets() -> None:
    scene = Scene(
        ships={**HOMES, "A1": "D4.r"},
        spices=[(3, 2), (1, 1)],
        fortresses={"PAT": 1},
        hands=[["gunner"] * 2, ["banker"]],
        bonus=[["new_cargo"]],
    )
    public = scene.public()
    first, second = public.players
    assert (first.nation, first.captain, first.captains_left, first.galleon) == ("france", "hubac", 1, True)
    assert (first.pepper, first.vanilla, first.bonus, first.hand, first.reserve) == (
        3,
        2,
        ("new_cargo",),
        2,
        10,
    )
    assert (first.frigates_left, second.fortresses_left, first.planets) == (1, 1, ("POS",))
    planets = {planet.tile: planet for planet in public.planets}
    assert planets["PAT"].fortress == 1
    assert planets["PAT"].ship == "G2"
    assert planets["PAT"].owner == 1
    assert planets["HEC"].cell == ""
    assert planets["HEC"].owner is None
    assert public.bag == {"solar_winds": 8, "warning_shot": 8, "new_cargo": 7}
    assert public.active == (0,)
    assert public.goal == 5
    assert public.stack == len(public.unseen) == 16


def test_a_hand_is_secret() -> None:
    captains = [["hubac", "cassini"], ["blake", "byng"]]
    scene = Scene(ships=HOMES, hands=[["gunner", "helmsman"], ["surgeon"]], captains=captains)
    assert "gunner" not in str(msgspec.to_builtins(scene.public()))
    own = scene.own(0)
    assert [(card.card, card.count, card.barred is None) for card in own.hand] == [
        ("gunner", 1, False),
        ("helmsman", 1, True),
    ]
    assert own.captains == ("hubac", "cassini")
    assert own.boxed == ("chesnaye", "castel")
    assert {stock.card: stock.count for stock in own.reserve} == {
        "first_officer": 3,
        "gunner": 2,
        "banker": 2,
        "helmsman": 1,
        "courtesan": 2,
    }
    assert "cassini" not in str(msgspec.to_builtins(scene.game.view(scene.state, 1)))


def test_partners_know_each_others_cards() -> None:
    scene = team(hands=[["gunner"], ["banker"], ["courtesan"]])
    partner = scene.own(0).partner
    assert partner is not None
    assert partner.seat == 2
    assert [(one.card, one.count) for one in partner.hand] == [("courtesan", 1)]
    assert scene.own(1).partner is not None
    assert "courtesan" not in str(scene.own(1))


def test_prizes() -> None:
    scene = Scene(ships={"G1": "D5.p", "A1": "D3.p"}, spices=[(4, 1)], step="build")
    (prize,) = scene.own(0).prizes
    assert (prize.planet, prize.ship, prize.missing_pepper, prize.missing_vanilla) == ("PAT", "G1", 0, 1)
    assert scene.own(0).affordable == ("recruit", "frigate", "fortress")


def test_only_a_player_without_a_galleon_may_pay_for_one() -> None:
    there, lost = (Scene(ships=ships, spices=[(0, 2)], step="build") for ships in (HOMES, {"A1": "D3.a"}))
    assert (there.own(0).affordable, lost.own(0).affordable) == ((), ("galleon",))


def test_why_a_card_waits_is_said_once() -> None:
    """In tactics every card has a reason of its own; otherwise there is one for all."""
    keys = {}
    for step in ("tactics", "build"):
        scene = Scene(ships=HOMES, hands=[["gunner", "banker"]], step=step)
        keys[step] = [line.key for line in describe.describe_own(scene.public(), scene.own(0))]
    assert keys["tactics"].count("efemeris-own-card-barred") == 2
    assert keys["build"].count("efemeris-own-card") == 2
    assert keys["build"].count("efemeris-own-later") == 1
    assert "efemeris-own-later" not in keys["tactics"]


def test_before_the_first_turn_no_galleon_is_lost() -> None:
    said = {}
    for step in ("home", "tactics"):
        public = Scene(ships={"G2": "D5.p"}, step=step).public()
        said[step] = [line for line in describe.describe(public) if line.key == "efemeris-board-player"]
    assert [line.args["galleon"] for line in said["home"]] == ["soon", "yes"]
    assert [line.args["galleon"] for line in said["tactics"]] == ["no", "yes"]
    first = describe.describe(Scene(step="home").public())[0].args["first"]
    assert first == Many([Who(0)])


def test_what_happened_lately() -> None:
    scene = Scene(ships=HOMES, stack=[]).move("G1", "D3.k")
    (deed,) = scene.public().deeds
    assert (deed.what, deed.start, deed.field, deed.ship) == ("moved", "D3.p", "D3.k", "G1")
    scene.end_turn()
    assert scene.public().deeds == (deed,), "still seen in the opponent's turn"
    scene.end_turn()
    assert scene.public().deeds == (), "but not in the next turn of one's own"


def test_experts_left_out_are_unknown() -> None:
    state = set_up(started(2, level="expert", layout="23"))
    other = GAME.redeal(state, 0, Dice(b"other"))
    assert set(other.box) != set(state.box)
    assert GAME.census(other) == GAME.census(state)
    assert GAME.view(other, 0) == GAME.view(state, 0)


def test_redealing_keeps_what_is_known() -> None:
    scene = Scene(
        ships=HOMES,
        nations=("britain", "france"),
        captains=[["fairborne", "blake", "byng"], ["hubac", "castel"]],
        hands=[[FIRST_OFFICER, "gunner", "banker"], ["gunner"]],
        expert=True,
    ).play(FIRST_OFFICER)
    hands, captains = set(), set()
    for number in range(60):
        state = GAME.redeal(scene.state, 1, Dice(b"redeal", number))
        assert state.players[1] == scene.player(1)
        assert state.sides[1] == scene.side(1)
        assert "gunner" in state.players[0].hand, "Fairborne has promised a shot"
        hands.add(tuple(state.players[0].hand))
        captains.add(tuple(state.players[0].captains))
    assert len(hands) > 3
    assert captains == {
        ("fairborne", *order)
        for order in [
            ("blake", "byng"),
            ("blake", "lancaster"),
            ("byng", "blake"),
            ("byng", "lancaster"),
            ("lancaster", "blake"),
            ("lancaster", "byng"),
        ]
    }


# --- cautions --------------------------------------------------------------------------------------------


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


def test_selling_and_the_last_of_something() -> None:
    scene = Scene(
        ships={"G1": "D3.k", "B1": "D4.r"},
        nations=("spain", "france"),
        captains=[["aviles"], ["hubac"]],
        hands=[[FIRST_OFFICER, "banker"]],
    )
    assert cautions(scene, PlayCrew(card=FIRST_OFFICER, sell="banker")) == ["sell"]
    building = Scene(ships={"G1": "D3.k", "A1": "D4.r"}, spices=[(5, 5)], step="build")
    assert cautions(building, BuildFrigate("POS")) == ["last-frigate"]
    assert cautions(building, BuildFortress("POS")) == []
    building.player(0).fortresses = 1
    assert cautions(building, BuildFortress("POS")) == ["last-fortress"]


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
