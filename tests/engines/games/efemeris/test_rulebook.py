"""The worked examples of the rulebook: golden cases §R1 to §R25 (§12.1), by number."""

from __future__ import annotations

import pytest

from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    BuildFrigate,
    BuildGalleon,
    ConquerPlanet,
    MoveShip,
    PlaceTile,
    RecruitCrew,
    RescueCrew,
    ShareSpice,
)
from engines.games.efemeris.play import Play
from engines.games.efemeris.scoring import finish
from engines.games.efemeris.state import State
from tests.engines.games.efemeris.scene import GB1, GB2, Scene, set_up, started, team

FIRST_OFFICER = "first_officer"


def purses(state: State) -> list[tuple[int, int]]:
    return [(player.pepper, player.vanilla) for player in state.players]


def test_r01_spices_of_a_duel() -> None:
    state = set_up(started(2))
    assert purses(state) == [(1, 1), (1, 2)]


def test_r02_free_for_all() -> None:
    state = set_up(started(3))
    assert purses(state) == [(1, 1), (1, 2), (2, 2)]
    homes = {state.owners[laid.tile]: cell for cell, laid in state.sky.items() if laid.tile in state.owners}
    assert homes == {0: "D3", 1: "E4", 2: "C4"}
    assert len(state.stack) + len(state.players[0].drawn) == 15


def test_r03_team() -> None:
    state = set_up(started(4))
    assert purses(state) == [(1, 1), (1, 2), (1, 1), (1, 2)]
    assert [len(player.hand) for player in state.players] == [3, 3, 3, 3]
    assert [len(side.reserve) for side in state.sides] == [6, 6]
    assert len(state.stack) + 2 == 14


@pytest.mark.parametrize("beginner", [True, False])
def test_r04_one_of_each(beginner: bool) -> None:
    state = set_up(started(2, crew="one_of_each" if beginner else "choose"))
    assert state.players[0].hand == ["first_officer", "gunner", "banker", "helmsman", "courtesan"]
    assert sorted(state.sides[0].reserve) == sorted(
        ["first_officer"] * 2 + ["gunner"] * 2 + ["banker", "helmsman", "courtesan"]
    )


def test_r05_hubac() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[[FIRST_OFFICER] * 3 + ["banker"]], spices=[(1, 1)])
    for steps in (5, 7, 9):
        scene.play_crew(FIRST_OFFICER)
        assert scene.board.steps(scene.ship("G1")) == steps
    assert scene.why_not_play("banker", spice="pepper") == "crew_limit"


def test_r06_fairborne() -> None:
    hand = [FIRST_OFFICER, FIRST_OFFICER, "gunner", "gunner"]

    def scene() -> Scene:
        # the enemy is three fields away, another one two
        return Scene(
            ships={"G1": "D4.s0", "G2": "D3.k", "A2": "D3.p"},
            hands=[hand, ["gunner"]],
            nations=("britain", "france"),
            captains=[["fairborne", "byng"], ["hubac", "castel"]],
        )

    near = scene()
    assert near.why_not_play("gunner", target="G2") == "out_of_range"
    near.play_crew(FIRST_OFFICER).play_crew("gunner", target="G2")
    assert "G2" not in near.afloat
    assert near.effects(0).fairborne == 0
    far = scene().play_crew(FIRST_OFFICER)
    assert far.why_not_play("gunner", target="A2") == "out_of_range"
    far.play_crew(FIRST_OFFICER)
    assert far.values(move="play_crew", card="gunner") == ["G2", "A2"]
    far.play_crew("gunner", target="A2")
    assert "A2" not in far.afloat
    assert far.why_not_play("gunner", target="G2") == "crew_limit"


def test_r07_a_move_is_one_action() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[["banker"]], spices=[(1, 1)])
    scene.move("G1", "D3|D4").play_crew("banker", spice="pepper")
    assert scene.why_not(MoveShip("G1", "D4.s0")) == "ship_already_moved"


def test_r08_unused_steps_are_lost() -> None:
    scene = Scene(ships={"G1": "D3.p", "A1": "D3.k"}, bonus=[["new_cargo"]])
    scene.move("A1", "D4.r").use("new_cargo", spice="pepper")
    assert scene.why_not(MoveShip("A1", "D4.s3")) == "ship_already_moved"


def test_r09_what_there_is_no_room_for_is_lost() -> None:
    owners = {"POS": 0, "HEC": 0, "PAT": 1}
    tiles = f"{GB2}, C3 HEC0"
    scene = Scene(tiles, owners=owners, ships={"G1": "E3.f"}, spices=[(4, 0)]).collect()
    assert scene.spices(0) == (5, 0)


def test_r10_three_tokens_at_most() -> None:
    ships = {"G1": "D3.k", "A1": "E3.k"}
    scene = Scene(GB2, ships=ships, bonus=[["new_cargo", "new_cargo"]]).collect()
    assert len(scene.player(0).bonus) == 3


def test_r11_an_empty_bag() -> None:
    scene = Scene(ships={"G1": "D3.k"})
    scene.state.spent, scene.state.bag = scene.state.bag, []
    scene.collect()
    assert scene.player(0).bonus == []
    assert scene.told("tokens") == []


def test_r12_the_sky_has_an_end() -> None:
    scene = Scene(ships={"G1": "D3.p"}, step="explore")
    scene.player(0).drawn = ["S01"]
    scene.state.stack.remove("S01")
    assert scene.why_not(PlaceTile(cell="D1", rotation=0)) == "cell_off_board"
    assert scene.why_not(PlaceTile(cell="D3", rotation=0)) == "cell_taken"
    assert scene.why_not(PlaceTile(cell="B3", rotation=0)) == "cell_not_adjacent"
    assert scene.why_not(PlaceTile(tile="S02", cell="D2", rotation=0)) == "tile_not_drawn"
    assert scene.why_not(PlaceTile(cell="D2", rotation=1)) == "bad_rotation"
    scene.do(PlaceTile(cell="D2", rotation=0))
    assert scene.state.sky["D2"].tile == "S01"


@pytest.mark.parametrize(("home", "spices"), [("PAT", (2, 1)), ("DEM", (1, 2))])
def test_r13_a_pepper_planet_starts_better(home: str, spices: tuple[int, int]) -> None:
    tiles = f"D4 Z0, D3 {home}0, D5 POS0"
    scene = Scene(
        tiles, owners={home: 0, "POS": 1}, ships={"G1": "D3.p", "G2": "D5.p"}, spices=[(1, 1), (1, 2)]
    ).collect()
    assert scene.spices(0) == spices
    staying = scene.game.decode(scene.game.encode(scene.state))
    scene.move("G1", "D3.a").end_tactics()
    if home == "PAT":
        scene.do(BuildFrigate(home))
        assert scene.afloat["A1"] == "D3.p"
        assert scene.spices(0) == (0, 1)
        scene.state = staying
        scene.end_tactics()
        assert scene.why_not(BuildFrigate(home)) == "planet_occupied"
    else:
        assert scene.why_not(BuildFrigate(home)) == "not_enough_spice"


def test_r14_a_galleon_on_the_rose() -> None:
    scene = Scene(
        ships={"A1": "D3.p", "G2": "D5.p"}, captains=[["castel"], ["blake"]], spices=[(0, 2)]
    ).to_build()
    assert scene.values(move="build_galleon") == ["rose"]
    assert scene.why_not(BuildGalleon("POS")) == "planet_occupied"
    scene.do(BuildGalleon("rose"))
    assert scene.afloat["G1"] == "D4.r"
    assert scene.spices(0) == (0, 0)
    free = Scene(
        ships={"A1": "D3.k", "G2": "D5.p"}, captains=[["castel"], ["blake"]], spices=[(0, 2)]
    ).to_build()
    assert free.why_not(BuildGalleon("rose")) == "rose_only_if_full"
    assert free.values(move="build_galleon") == ["POS"]


def test_r15_the_last_captain_lost() -> None:
    scene = Scene(
        f"{GB1}, E3 APO0",
        ships={"A1": "E3.p", "G2": "D5.p"},
        captains=[[], ["blake"]],
        hands=[["banker"]],
        spices=[(5, 5)],
        owners={"POS": 0, "HEC": 0, "HIP": 0, "ERA": 0, "PAT": 1},
    )
    assert scene.why_not_play("banker", spice="pepper") == "no_galleon"
    scene.to_build()
    assert scene.why_not(BuildGalleon("POS")) == "no_captain"
    scene.do(ConquerPlanet(ship="A1"))
    assert scene.state.step == "over"
    assert scene.state.played[0].winners == [0]


def test_r16_a_ship_guards_its_fortress() -> None:
    scene = Scene(
        ships={"G1": "D5.a", "A2": "D5.p", "G2": "D4.r"}, fortresses={"PAT": 1}, hands=[["gunner"] * 2]
    )
    assert scene.why_not_play("gunner", target="PAT") == "ship_guards_fortress"
    scene.play_crew("gunner", target="A2")
    assert "A2" not in scene.afloat
    scene.play_crew("gunner", target="PAT")
    assert scene.state.fortresses == {}
    assert scene.player(1).fortresses == 1


def test_r17_the_courtesan() -> None:
    scene = Scene(ships={"G1": "D3.p"}, hands=[["courtesan"] * 2], spices=[(0, 4)]).play_crew("courtesan")
    assert scene.spices(0) == (0, 5)
    assert scene.why_not_play("courtesan") == "spice_full"


def test_r18_two_shared_spices() -> None:
    scene = team(spices=[(3, 0), (0, 0), (0, 0), (0, 0)]).to_build()
    scene.do(ShareSpice("pepper"), 0).do(ShareSpice("pepper"), 0)
    assert scene.spices(2) == (2, 0)
    assert scene.why_not(ShareSpice("pepper"), 0) == "share_limit"
    assert scene.why_not(ShareSpice("pepper"), 2) == "share_limit"


@pytest.mark.parametrize("expert", [False, True])
def test_r19_rebuilds_of_a_team(expert: bool) -> None:
    scene = team(expert=expert, spices=[(0, 0), (0, 0), (2, 0), (0, 0)])  # so that the partner is still busy
    scene.player(0).rebuilds = GAME.figures.modes["team"].rebuilds[expert]
    for _ in range(1 + expert):
        Play(GAME.figures, scene.state, Dice(b"lost")).destroy(scene.ship("G1"), 1)
        scene.state.step, scene.player(0).vanilla = "build", 2
        scene.do(BuildGalleon("POS"), 0)
        assert scene.afloat["G1"] == "D3.p"
    Play(GAME.figures, scene.state, Dice(b"lost")).destroy(scene.ship("G1"), 1)
    scene.state.step, scene.player(0).vanilla = "build", 2
    assert scene.why_not(BuildGalleon("POS"), 0) == "no_captain"
    assert scene.player(0).captains == ["hubac"], "the captain stays for the whole game"


def test_r20_a_match() -> None:
    scene = Scene(ships={"G1": "D3.p"}, wins_needed=2, expert=True)
    for winner in (0, 1, 0):
        scene.state.round = 4
        finish(Play(GAME.figures, scene.state, Dice(b"match")), "goal", [winner])
        if scene.state.step != "over":
            scene.go_on()
            assert scene.state.step == "nation"
            assert scene.state.order[0] == 1 - winner
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank, one.total) for one in outcome.standings] == [(0, 1, 2), (1, 2, 1)]


def test_r21_played_crew_is_gone_at_expert_level() -> None:
    for expert in (False, True):
        scene = Scene(
            ships={"G1": "D3.p", "G2": "D5.p"}, hands=[[FIRST_OFFICER]], expert=expert, layout="19", stack=[]
        )
        scene.play_crew(FIRST_OFFICER)
        assert scene.player(0).display == [FIRST_OFFICER]
        scene.end_turn().end_turn()
        assert scene.state.at == 0
        assert scene.player(0).display == []
        assert scene.side(0).reserve.count(FIRST_OFFICER) == (2 if expert else 3)
        assert scene.side(0).removed == ([FIRST_OFFICER] if expert else [])


def test_r22_providence() -> None:
    scene = Scene(
        f"{GB1}, E3 X30", ships={"G1": "D3.p", "A1": "E3.g"}, spices=[(0, 1)], expert=True, stack=[]
    )
    scene.collect()
    assert scene.spices(0) == (1, 3)


def test_r23_byng() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"},
        nations=("britain", "france"),
        captains=[["byng"], ["hubac"]],
        hands=[[FIRST_OFFICER], ["gunner", "banker", "helmsman"]],
    ).play_crew(FIRST_OFFICER)
    (shown,) = scene.told("byng")
    card = shown["card"].key.removeprefix("efemeris-crew-")
    assert len(scene.player(1).hand) == 2
    assert card not in scene.player(1).hand
    assert scene.side(1).removed == [card]
    held = scene.side(1).reserve + scene.player(1).hand
    assert held.count(card) == GAME.figures.deck("france").count(card) - 1
    scene.state.at, scene.state.step, scene.player(1).pepper = 1, "build", 2
    while card in scene.side(1).reserve:
        scene.side(1).reserve.remove(card)
    assert scene.why_not(RecruitCrew(card), 1) == "card_not_in_reserve"


def test_r24_chesnaye_frozen_and_moved() -> None:
    scene = Scene(
        ships={"G1": "D4.s0", "G2": "D5.p"}, captains=[["chesnaye"], ["blake"]], hands=[[FIRST_OFFICER]]
    )
    ship = scene.ship("G1")
    ship.moved, ship.frozen_by = True, 1
    scene.play_crew(FIRST_OFFICER, planet="POS")
    assert scene.afloat["G1"] == "D3.p"


def test_r25_a_wreck() -> None:
    scene = Scene(
        f"{GB1}, E3 X50",
        ships={"G1": "D3.p", "A1": "E3.w"},
        hands=[["banker"] * 2 + ["courtesan"] * 2],
        expert=True,
        stack=[],
    ).collect()
    assert scene.state.step == "rescue"
    assert scene.game.waiting(scene.state) == (0,)
    before = len(scene.side(0).reserve)
    scene.do(RescueCrew(ship="A1", card="gunner"))
    assert len(scene.player(0).hand) == 5
    assert len(scene.side(0).reserve) == before - 1
    assert scene.state.step == "tactics"
    assert "gunner" in scene.player(0).hand
    tiles = f"{GB1}, E3 X50, E4 X60"
    two = Scene(
        tiles, ships={"A1": "E3.w", "B1": "E4.w"}, hands=[["banker"]], expert=True, stack=[]
    ).collect()
    two.do(RescueCrew(ship="A1", card="gunner"))
    assert two.why_not(RescueCrew(ship="A1", card="gunner")) == "no_wreck"
    two.do(RescueCrew(ship="B1", card="none"))
    assert two.state.step == "tactics"
    assert len(two.player(0).hand) == 2
