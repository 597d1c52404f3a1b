"""Turns: who is asked when, and what goes by itself (§5.2, §5.3)."""

from __future__ import annotations

from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    BuildFortress,
    EndTactics,
    EndTurn,
    MoveShip,
    PlaceTile,
    RescueCrew,
    ShareSpice,
)
from tests.engines.games.efemeris.scene import GB1, Scene, team


def test_a_whole_turn() -> None:
    scene = Scene(
        ships={"G1": "D3.p", "G2": "D5.p"}, step="begin", turn=0, round_number=0, spices=[(1, 1), (1, 2)]
    ).go_on()
    assert scene.state.step == "explore"
    assert GAME.waiting(scene.state) == (0,)
    first, second = scene.player(0).drawn
    for tile in (second, first):
        cell, rotations = next(iter(scene.board.ways_to_lay(0, tile).items()))
        scene.do(PlaceTile(tile=tile, cell=cell, rotation=rotations[0]))
    assert scene.state.step == "tactics", "pepper from home"
    assert scene.spices(0) == (2, 1), "pepper from home"
    scene.do(EndTactics())
    assert scene.state.step == "build"
    scene.do(BuildFortress("POS"))
    assert (scene.state.step, GAME.waiting(scene.state)) == ("build", (0,)), "nobody else ends the turn"
    scene.do(EndTurn())
    assert (scene.state.step, scene.board.active) == ("explore", (1,))


def test_building_ends_tactics() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, spices=[(1, 1)]).do(BuildFortress("POS"))
    assert scene.state.step == "build"
    assert [len(told) for told in (scene.told("ends-tactics"), scene.told("fortress"))] == [1, 1]
    assert scene.why_not(MoveShip("G1", "D3.a")) == "wrong_phase"


def test_ending_the_turn_from_tactics_leaves_out_building() -> None:
    scene = Scene(ships={"G1": "D3.p", "G2": "D5.p"}, spices=[(5, 5)]).do(EndTurn())
    assert (scene.state.step, scene.board.active) == ("explore", (1,))
    assert not scene.player(0).done, "it counts for one turn"
    partners = team(spices=[(2, 2)] * 4).do(EndTurn(), 0)
    assert partners.state.step == "tactics"
    partners.do(EndTactics(), 2)
    assert partners.board.waiting() == (2,), "the other one builds alone"
    partners.player(0).pepper = 1
    partners.do(ShareSpice("pepper"), 2)
    assert partners.board.waiting() == (0, 2), "a gift calls back"


def test_phases_of_partners_are_common() -> None:
    scene = team(spices=[(2, 2)] * 4)
    assert GAME.waiting(scene.state) == (0, 2)
    scene.do(EndTactics(), 2)
    assert scene.state.step == "tactics"
    assert GAME.waiting(scene.state) == (0,)
    assert scene.why_not(EndTactics(), 2) == "ended"
    scene.do(EndTactics(), 0)
    assert scene.state.step == "build"
    assert set(GAME.waiting(scene.state)) == {0, 2}
    assert scene.why_not(EndTurn(), 1) == "not_your_turn"


def test_partners_draw_one_tile_each() -> None:
    scene = team(step="begin").go_on()
    assert [len(player.drawn) for player in scene.state.players] == [1, 0, 1, 0]
    assert GAME.waiting(scene.state) == (0, 2)
    tile = scene.player(0).drawn[0]
    assert scene.why_not(PlaceTile(tile=tile, cell="D2", rotation=0), 2) == "tile_not_drawn"


def test_the_game_waits_for_nobody_who_can_do_nothing() -> None:
    scene = Scene(ships={"G1": "D3.p"}, captains=[["hubac"], []], at=0, stack=[])
    scene.player(1).frigates = 2
    scene.end_turn()
    assert scene.board.active == (0,), "the whole turn of the other went by itself"
    assert scene.state.turn == 5, "the whole turn of the other went by itself"
    assert scene.spices(1) == (1, 0), "not without collecting"


def test_the_game_waits_for_a_player_with_only_a_token() -> None:
    scene = Scene(
        ships={"G1": "D3.p"}, captains=[["hubac"], []], stack=[], bonus=[(), ["warning_shot"]]
    ).end_turn()
    assert scene.board.active == (1,)
    assert scene.state.step == "tactics"
    scene.use("warning_shot", 1, ship="G1", dest="D3.a")
    assert scene.board.active == (1,), "it could be taken back"
    assert scene.do(EndTurn(), 1).board.active == (0,)


def test_rescues_of_partners() -> None:
    scene = team(
        tiles="D4 Z0, D3 POS0, E3 APO0, D5 PAT0, E4 HEC0, D2 X50, E2 X60",
        ships={"G1": "D2.w", "G3": "E2.w", "G2": "D5.p", "G4": "E4.p"},
        expert=True,
        layout="27",
        stack=[],
    ).collect()
    assert scene.state.step == "rescue"
    assert GAME.waiting(scene.state) == (0, 2)
    scene.side(0).reserve = ["gunner"]
    scene.do(RescueCrew(card="gunner"), 2)
    assert scene.state.step == "tactics", "the reserve is empty: nobody left to rescue"
    assert scene.player(2).hand == ["gunner"]


def test_no_rescue_with_a_full_hand() -> None:
    hand = ["first_officer"] * 3 + ["gunner"] * 3 + ["banker"] * 2
    scene = Scene(f"{GB1}, E3 X50", ships={"G1": "E3.w"}, hands=[hand], expert=True, stack=[]).collect()
    assert scene.state.step == "tactics"
