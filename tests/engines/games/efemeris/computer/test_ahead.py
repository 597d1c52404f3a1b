"""What the hard computer player compares, and how it judges what comes out."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.computer.standing import chances, match_chances, standing
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
    BuildFrigate,
    Concede,
    ConquerPlanet,
    EndTurn,
    MoveShip,
    PlaceTile,
    RecruitCrew,
)
from engines.games.efemeris.state import Offer, Played
from tests.engines.games.efemeris.computer.asked import suggestion
from tests.engines.games.efemeris.scene import GB1, Scene, started, team

APOLLAS = f"{GB1}, E3 S010, E2 APO0"


def others(scene: Scene) -> list[Move]:
    seat = GAME.waiting(scene.state)[0]
    return GAME.alternatives(scene.state, seat, suggestion(scene), Dice(b"others"))


def legal(scene: Scene, move: Move) -> bool:
    try:
        GAME.apply(GAME.copy(scene.state), GAME.waiting(scene.state)[0], move, Dice(b"legal"))
    except Rejected:
        return False
    return True


# --- candidates --------------------------------------------------------------------------------------------


def test_tiles_are_compared_on_different_cells() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, step="explore")
    scene.player(0).drawn = ["S01", "ERA"]
    for tile in scene.player(0).drawn:
        scene.state.stack.remove(tile)
    found = others(scene)
    assert all(legal(scene, move) for move in found)
    places = [(move.tile, move.cell) for move in found[:6] if isinstance(move, PlaceTile)]
    assert len(set(places)) == 6


def test_other_goals_and_ending_the_phase_are_compared() -> None:
    scene = Scene(
        APOLLAS,
        ships={"G1": "D4|E3", "A1": "E2|E3", "G2": "D5.p"},
        spices=((2, 1), (0, 0)),
        hands=(("gunner", "courtesan"), ()),
    )
    found = others(scene)
    assert all(legal(scene, move) for move in found)
    assert {move.ship for move in found[:4] if isinstance(move, MoveShip)} == {"G1", "A1"}
    assert any(not isinstance(move, MoveShip) for move in found[:4])


def test_who_can_conquer_only_asks_which_planet() -> None:
    scene = Scene(
        f"{APOLLAS}, C3 HIP0",
        ships={"G1": "C3.p", "A1": "E2.p", "G2": "D5.p"},
        spices=((4, 4), (0, 0)),
        step="build",
    )
    assert others(scene) == [ConquerPlanet(ship="G1"), ConquerPlanet(ship="A1")]


def test_all_that_can_be_built_is_compared() -> None:
    scene = Scene(ships={"G1": "D3.a", "G2": "D5.p"}, spices=((5, 5), (0, 0)), step="build")
    found = others(scene)
    assert all(legal(scene, move) for move in found)
    assert {type(move) for move in found} == {EndTurn, BuildFrigate, BuildFortress, RecruitCrew}


def test_an_offer_of_a_draw_is_answered() -> None:
    scene = Scene(APOLLAS, ships={"G1": "D4|E3", "G2": "D5.p"})
    assert others(scene)
    scene.state.offer = Offer(by=None, yes=[], until=99)
    assert suggestion(scene) == AnswerDraw("yes")
    assert others(scene) == []


def test_nothing_is_compared_in_the_set_up() -> None:
    state = started(2)
    seat = GAME.waiting(state)[0]
    assert GAME.alternatives(state, seat, GAME.policy(state, seat, Dice(b"p")), Dice(b"others")) == []


# --- judging -----------------------------------------------------------------------------------------------


def test_the_chances_of_all_nations_together() -> None:
    for scene in (Scene(ships={"G1": "D3.p", "G2": "D5.p"}), team()):
        assert sum(chances(scene.board)) == pytest.approx(1)
    assert GAME.lead(team().state, 0) == GAME.lead(team().state, 2) == -GAME.lead(team().state, 1)


def test_planets_and_a_win_in_sight_count() -> None:
    """Four planets and a frigate that can be on a fifth: more if it can be paid."""
    owners = {"POS": 0, "HEC": 0, "PAT": 1, "HIP": 1}
    even = Scene(APOLLAS, ships={"G1": "D3.p", "A1": "E2.h", "G2": "D5.p"}, owners=owners)
    ahead = Scene(
        APOLLAS, ships={"G1": "D3.p", "A1": "E2.h", "G2": "D5.p"}, owners=owners | {"PYT": 0, "DEM": 0}
    )
    leads = [GAME.lead(even.state, 0), GAME.lead(ahead.state, 0)]
    ahead.player(0).pepper, ahead.player(0).vanilla = 2, 1
    leads.append(GAME.lead(ahead.state, 0))
    assert leads == sorted(set(leads))
    assert standing(ahead.board, 0).wins
    assert not standing(even.board, 0).wins
    assert leads[-1] < 1


def test_the_end_is_certain() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}).do(Concede(), 1)
    assert (GAME.lead(scene.state, 0), GAME.lead(scene.state, 1)) == (1, -1)


def test_a_game_of_a_match_counts_by_what_it_means_for_the_match() -> None:
    """Two wins are needed. Whoever has one is ahead even before the next game; the last one decides."""
    scene = Scene(ships={"G1": "D3.p", "A1": "D3.a", "G2": "D5.p"})
    single = GAME.lead(scene.state, 0)
    scene.state.wins_needed = 2
    first = GAME.lead(scene.state, 0)
    assert 0 < first < single
    for side in scene.state.sides:
        side.wins = 1
    assert GAME.lead(scene.state, 0) == pytest.approx(single)
    scene.state.turn, scene.state.step = 0, "nation"
    assert GAME.lead(scene.state, 0) == pytest.approx(0)
    scene.state.sides[1].wins = 0
    assert GAME.lead(scene.state, 0) == pytest.approx(0.5, abs=0.05)


def test_no_match_goes_on_for_ever() -> None:
    """In the fifth game everybody who has as many wins as anybody shares the match."""
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"})
    scene.state.wins_needed = 2
    drawn = Played(winners=[0, 1], end="agreed", rounds=9, planets=[2, 2])
    scene.state.played = [drawn] * (GAME.figures.match.games - 1)
    assert match_chances(scene.board) == pytest.approx(chances(scene.board))
