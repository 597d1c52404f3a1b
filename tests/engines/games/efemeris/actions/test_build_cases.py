"""Golden cases about building, conquering, partners and the end (§12.2), by number."""

from __future__ import annotations

import pytest

from engines.contract.core import winners as victors
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    EndTactics,
    EndTurn,
    MoveShip,
    OfferDraw,
    ShareSpice,
)
from tests.engines.games.efemeris.scene import GB1, Scene, team


def fortress_under_a_sitter(kind: str) -> Scene:
    """Britain's ship sits on French Posidonius and could not pay; France builds a fortress there."""
    scene = Scene(
        f"{GB1}, E4 HEC0",
        ships={"G1": "D4.r", f"{kind}2": "D3.p"},
        spices=[(1, 1), (2, 2)],
        hands=[[], ["gunner"]],
        owners={"POS": 0, "HEC": 0, "PAT": 1},
        step="build",
        stack=[],
    )
    scene.do(BuildFortress("POS"))
    assert scene.state.fortresses == {"POS": 0}
    if scene.state.at == 0:
        scene.do(EndTurn())
    return scene


def test_t19_a_fortress_under_a_sitting_enemy() -> None:
    scene = fortress_under_a_sitter("A")
    scene.state.step = "build"
    scene.player(1).ended = False
    assert scene.why_not(ConquerPlanet(ship="A2"), 1) == "planet_fortified"


def test_t20_a_galleon_shoots_the_fortress_it_stands_on() -> None:
    scene = fortress_under_a_sitter("G")
    assert scene.state.step == "tactics"
    assert scene.board.active == (1,)
    scene.play_crew("gunner", 1, target="POS").do(EndTactics(), 1)
    scene.do(ConquerPlanet(ship="G2"), 1)
    assert scene.state.owners["POS"] == 1


def test_t21_the_last_planet_of_the_opponent() -> None:
    scene = Scene(
        f"{GB1}, E3 APO0",
        ships={"G1": "E3.p", "G2": "D4.r"},
        owners={"POS": 0, "PAT": 0, "APO": 1},
        spices=[(2, 1)],
        step="build",
    ).do(ConquerPlanet(ship="G1"))
    assert scene.state.step == "over"
    assert scene.state.end == "last"
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [(0, 1, 3), (1, 2, 0)]


def free_for_all(**more: object) -> Scene:
    given: dict[str, object] = {
        "tiles": "D4 Z0, D3 POS0, E4 PAT0, C4 HEC0, E3 APO0, C3 PYT0",
        "mode": "ffa",
        "owners": {"POS": 0, "APO": 0, "HEC": 2, "PAT": 1},
        "ships": {"G1": "E4.p", "G2": "D4.r", "G3": "C4.p"},
        "spices": [(5, 5), (0, 2), (0, 0)],
        "stack": [],
    }
    return Scene(**(given | more))  # type: ignore[arg-type]


def test_t22_without_a_planet_in_a_free_for_all() -> None:
    scene = free_for_all(step="build").do(ConquerPlanet(ship="G1"))
    assert scene.state.step == "build"
    assert not scene.player(1).out
    scene.do(EndTurn())
    assert scene.board.active == (1,), "still in the game"
    scene.end_tactics()
    scene.state.at, scene.state.step, scene.player(1).ended = 1, "build", False
    scene.player(1).pepper = 5
    assert scene.why_not(BuildFrigate("PAT"), 1) == "planet_not_yours"
    assert scene.why_not(BuildFortress("PAT"), 1) == "planet_not_yours"
    scene.state.ships = [ship for ship in scene.state.ships if ship.id != "G2"]
    assert scene.values(1, move="build_galleon") == ["rose"]
    scene.do(BuildGalleon("rose"), 1)
    assert scene.afloat["G2"] == "D4.r"


@pytest.mark.parametrize(
    ("vanilla", "captains", "bonus", "out"),
    [
        (2, 1, (), False),
        (1, 1, (), True),
        (1, 1, ("new_cargo",), False),
        (5, 0, (), True),
    ],
)
def test_out_of_a_free_for_all(vanilla: int, captains: int, bonus: tuple[str, ...], out: bool) -> None:
    scene = free_for_all(
        step="build",
        ships={"G1": "E4.p", "G3": "C4.p"},
        bonus=[(), bonus],
        captains=[["hubac"], ["blake"][:captains], ["pargo"]],
        spices=[(5, 5), (0, vanilla), (2, 0)],
    )
    scene.do(ConquerPlanet(ship="G1")).do(EndTurn())
    assert scene.player(1).out is out
    if out:
        assert scene.board.active == (2,)
        assert scene.board.voters() == [0, 2]
        assert scene.why_not(OfferDraw(), 1) == "out"


def test_t30_a_partner_without_a_planet() -> None:
    scene = team(
        owners={"POS": 2, "APO": 2, "PAT": 1, "HEC": 3},
        ships={"G3": "E3.p", "G2": "D5.p", "G4": "E4.p"},
        spices=[(2, 2)],
        step="build",
    )
    scene.player(0).rebuilds = 1
    assert scene.why_not(BuildFrigate("POS"), 0) == "planet_not_yours"
    assert scene.values(0, move="build_galleon") == ["rose"]
    scene.do(BuildGalleon("rose"), 0)
    assert scene.afloat["G1"] == "D4.r"
    assert scene.player(0).rebuilds == 0


@pytest.mark.parametrize("cap", [2, 4])
def test_t31_frigates_of_a_nation(cap: int) -> None:
    scene = team(
        ships={"G1": "D3.k", "A1": "D4.r", "A3": "D4.r", "G3": "E3.h", "G2": "D5.p", "G4": "E4.p"},
        spices=[(4, 0), (0, 0), (4, 0)],
        step="build",
        cap=cap,
    )
    for seat, planet in ((0, "POS"), (2, "APO")):
        if cap == 2:
            assert scene.why_not(BuildFrigate(planet), seat) == "frigate_limit"
        else:
            scene.do(BuildFrigate(planet), seat)
    if cap == 4:
        scene.ship("B1").field = "D4.r"
        assert scene.why_not(BuildFrigate("POS"), 0) == "frigate_limit", "two for each partner"


def test_t39_a_gift_calls_back() -> None:
    scene = team(
        ships={"G1": "D5.p", "G3": "E3.p", "G2": "D4.r", "G4": "E4.p"},
        tiles="D4 Z0, D3 POS0, E3 HEC0, D5 APO0, E4 PAT0",
        owners={"POS": 0, "HEC": 2, "APO": 1, "PAT": 3},
        spices=[(2, 0), (0, 0), (0, 2), (0, 0)],
        hands=[["first_officer"] * 3 + ["gunner"] * 3],
        step="build",
    )
    scene.do(EndTurn(), 0)
    assert GAME.waiting(scene.state) == (2,)
    scene.do(ShareSpice("vanilla"), 2)
    assert scene.spices(0) == (2, 1)
    assert set(GAME.waiting(scene.state)) == {0, 2}
    assert scene.side(0).shares_left == 1
    assert scene.told("called-back")
    scene.do(ConquerPlanet(ship="G1"), 0)
    assert scene.state.owners["APO"] == 0


def test_t39_a_gift_that_does_not_help_calls_nobody_back() -> None:
    scene = team(
        spices=[(0, 0), (0, 0), (3, 2), (0, 0)],
        hands=[["first_officer"] * 3 + ["gunner"] * 3],
        ships={"G1": "D3.p", "G3": "E3.p", "G2": "D5.p", "G4": "E4.p"},
        step="build",
    )
    scene.side(0).shares_left = 1
    scene.do(EndTurn(), 0).do(ShareSpice("vanilla"), 2)
    assert scene.player(0).ended
    assert GAME.waiting(scene.state) == (2,)


@pytest.mark.parametrize(
    ("owners", "winners"),
    [
        ({"PAT": 0, "DEM": 0, "HEC": 0, "POS": 1, "APO": 1, "PYT": 1}, [0]),
        ({"POS": 0, "APO": 0, "DEM": 1, "PYT": 1}, [0, 1]),
    ],
)
def test_t42_the_round_limit(owners: dict[str, int], winners: list[int]) -> None:
    tiles = "D4 Z0, D3 POS0, D5 PAT0, E3 DEM0, E4 HEC0, C3 APO0, C4 PYT0"
    scene = Scene(
        tiles,
        owners=owners,
        ships={"G1": "D4.r", "G2": "D4.r"},
        nations=("france", "spain"),
        captains=[["hubac"], ["pargo"]],
        at=1,
        round_number=30,
        stack=[],
    )
    scene.end_turn()
    assert scene.state.step == "over"
    assert scene.state.end == "limit"
    assert scene.state.played[0].winners == winners
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert victors(outcome) == (tuple(winners) if len(winners) == 1 else ()), "nobody wins a draw"


def test_t42_the_first_side_never_has_one_more_turn() -> None:
    scene = Scene(ships={"G1": "D4.r", "G2": "D4.r"}, at=0, round_number=30, stack=[]).end_turn()
    assert scene.state.step == "tactics"
    assert scene.board.active == (1,)


def test_the_round_limit_is_announced() -> None:
    scene = Scene(ships={"G1": "D4.r", "G2": "D4.r"}, at=1, round_number=27, stack=[]).end_turn()
    assert scene.told("limit-near") == [{"rounds": 3}]
    assert scene.state.round == 28


@pytest.mark.parametrize(
    ("captains", "owner_of_vanilla", "ends"),
    [((), None, True), (("blake",), None, True), (("blake",), 1, False)],
)
def test_t43_a_dead_sky(captains: tuple[str, ...], owner_of_vanilla: int | None, ends: bool) -> None:
    owners = {"POS": 0, "PAT": 1}
    if owner_of_vanilla is not None:
        owners["APO"] = owner_of_vanilla
    scene = Scene(
        f"{GB1}, E3 APO0",
        owners=owners,
        ships={},
        captains=[[], captains],
        spices=[(5, 0), (5, 0)],
        stack=[],
        step="build",
    )
    for player in scene.state.players:
        player.frigates = 2
    scene.do(EndTurn())
    assert (scene.state.step == "over") is ends
    if ends:
        assert scene.state.end == "dead"
        assert scene.state.played[0].winners == [0, 1]


def test_t43_new_cargo_can_bring_a_ship() -> None:
    scene = Scene(
        ships={},
        captains=[[], ["blake"]],
        spices=[(5, 0), (5, 1)],
        bonus=[(), ["new_cargo"]],
        stack=[],
        step="build",
    )
    for player in scene.state.players:
        player.frigates = 2
    scene.do(EndTurn())
    assert scene.state.step == "tactics", "the token could be used"
    assert scene.board.active == (1,), "the token could be used"


def test_t46_an_offer_lapses() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, stack=[]).do(OfferDraw(), 0)
    assert scene.state.offer is not None
    scene.end_turn()
    assert scene.state.offer is not None
    assert scene.board.active == (1,)
    scene.end_turn()
    assert scene.state.offer is None
    assert scene.told("offer-lapsed")
    assert scene.board.active == (0,)
    assert scene.why_not(AnswerDraw("yes"), 1) == "no_offer"


def test_t48_fortresses_of_the_partner() -> None:
    scene = team(
        ships={"G1": "D4.r", "G3": "D3.k", "G2": "D5.p", "G4": "E4.p"},
        fortresses={"POS": 0},
        spices=[(0, 0), (0, 0), (1, 1), (0, 0)],
    )
    assert "D3.p" in scene.moves_of("G3")
    scene.do(MoveShip("G3", "D3.p"), 2)
    assert scene.afloat["G3"] == "D3.p"
    scene.to_build()
    assert scene.why_not(BuildFortress("POS"), 2) == "planet_not_yours"
    assert scene.why_not(ConquerPlanet(ship="G3"), 2) == "already_yours"


def test_a_win_by_the_goal_ends_the_turn_at_once() -> None:
    scene = Scene(
        f"{GB1}, E3 APO0",
        ships={"G1": "E3.p", "G2": "D5.p"},
        owners={"POS": 0, "HEC": 0, "HIP": 0, "ERA": 0, "PAT": 1},
        spices=[(5, 5)],
        step="build",
    )
    dice = Dice(b"end")
    scene.do(ConquerPlanet(ship="G1"), dice=dice)
    assert scene.state.end == "goal"
    assert GAME.waiting(scene.state) == ()
    assert any(event.final for event in scene.events)


def test_partners_win_together() -> None:
    scene = team(
        tiles="D4 Z0, D3 POS0, E3 HEC0, D5 APO0, E4 PAT0",
        owners={"POS": 0, "HEC": 2, "DEM": 0, "ERA": 0, "APO": 1, "PAT": 3},
        ships={"G1": "D3.p", "G3": "D5.p", "G2": "D4.r", "G4": "E4.p"},
        spices=[(0, 0), (0, 0), (2, 1), (0, 0)],
        step="build",
    )
    scene.do(ConquerPlanet(ship="G3"), 2)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [
        (0, 1, 5),
        (2, 1, 5),
        (1, 2, 1),
        (3, 2, 1),
    ]
    assert [part.points for part in outcome.standings[1].parts] == [2, 3]
