"""What can be undone: everything within a phase, until crew is played or something is revealed (§10.3)."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.efemeris import GAME
from engines.games.efemeris.moves import (
    AnswerDraw,
    BuildFortress,
    BuildFrigate,
    ChooseCaptains,
    ChooseNation,
    ConquerPlanet,
    EndTactics,
    EndTurn,
    MoveShip,
    OfferDraw,
    PlaceTile,
    PlayCrew,
    RecruitCrew,
    Scuttle,
    UseBonus,
)
from engines.tables.table import Table
from tests.engines.games.efemeris.scene import GB1, GB3, Scene, settings, team

HOMES = {"G1": "D3.p", "G2": "D5.p"}


def final(scene: Scene, move: Move, seat: Seat | None = None) -> bool:
    """Whether a table would call this move final."""
    dice = Dice(b"undo")
    scene.do(move, seat, dice)
    return dice.fell or any(event.final for event in scene.events)


def test_moves_and_tokens_can_be_undone() -> None:
    scene = Scene(ships=HOMES, bonus=[["solar_winds", "warning_shot", "new_cargo"]])
    assert not final(scene, MoveShip("G1", "D4.s0"))
    assert not final(scene, UseBonus(token="solar_winds", ship="G1", dest="D4.r"))
    assert not final(scene, UseBonus(token="warning_shot", ship="G2", dest="D5.a"))
    assert not final(scene, UseBonus(token="new_cargo", spice="vanilla"))


def test_crew_is_final() -> None:
    scene = Scene(ships=HOMES, hands=[["banker"]], spices=[(1, 0)])
    assert final(scene, PlayCrew(card="banker", spice="pepper"))


def test_a_turn_is_final() -> None:
    scene = Scene(ships=HOMES, spices=[(2, 2)])
    assert not final(scene, EndTactics()), "nothing becomes known"
    assert scene.state.step == "build"
    assert final(scene, EndTurn())
    assert final(Scene(ships=HOMES, spices=[(2, 2)]), EndTurn()), "from tactics too"
    partners = team(spices=[(2, 2)] * 4)
    assert not final(partners, EndTactics(), 2), "the phase goes on for the partner"
    assert final(partners, EndTactics(), 0)


def test_building_can_be_undone() -> None:
    scene = Scene(
        f"{GB1}, E3 APO0",
        ships={"G1": "E3.p", "G2": "D5.p"},
        spices=[(5, 5)],
        step="build",
    )
    assert not final(scene, BuildFortress("POS"))
    assert not final(scene, RecruitCrew("gunner"))
    scene.player(0).pepper = 5
    assert not final(scene, ConquerPlanet(ship="G1"))
    assert not final(scene, BuildFrigate("POS"))


@pytest.mark.parametrize("step", ["tactics", "build"])
def test_the_last_thing_to_build_does_not_end_the_turn(step: str) -> None:
    scene = Scene(ships=HOMES, spices=[(1, 1)], step=step)
    assert not final(scene, BuildFortress("POS"))
    assert not scene.board.can_build(0)
    assert (scene.state.step, scene.board.waiting()) == ("build", (0,))
    assert final(scene, EndTurn())
    assert scene.board.active == (1,)


def test_the_last_token_does_not_end_tactics() -> None:
    scene = Scene(ships={"G2": "D5.p"}, captains=[[], ["blake"]], bonus=[["warning_shot"]])
    assert not final(scene, UseBonus(token="warning_shot", ship="G2", dest="D5.a"))
    assert (scene.state.step, scene.board.waiting()) == ("tactics", (0,))


def test_tiles_can_be_undone_until_all_are_laid() -> None:
    scene = Scene(ships=HOMES, step="explore")
    scene.player(0).drawn = ["S01", "S02"]
    for tile in ("S01", "S02"):
        scene.state.stack.remove(tile)
    assert not final(scene, PlaceTile(tile="S01", cell="D2", rotation=0))
    assert final(scene, PlaceTile(cell="E3", rotation=0)), "collecting follows"


@pytest.mark.parametrize(("hidden", "expected"), [(["hubac", "castel"], True), (["hubac"], False)])
def test_revealing_a_captain_is_final(hidden: list[str], expected: bool) -> None:
    scene = Scene(GB3, ships={"G1": "E3.h", "A1": "D3.p", "G2": "D5.p"}, captains=[hidden, ["blake"]])
    assert final(scene, MoveShip("G1", "E3.x")) is expected
    frigate = Scene(GB3, ships={"G1": "D3.p", "A1": "E3.h", "G2": "D5.p"})
    assert not final(frigate, MoveShip("A1", "E3.x")), "no secret in it"


def test_scuttling_a_frigate_can_be_undone() -> None:
    scene = Scene(ships={"G1": "D3.p", "A1": "D2|E2", "G2": "D5.p"})
    assert not final(scene, Scuttle("A1"))


def test_secret_choices_and_votes() -> None:
    table = Table.open(GAME, seats=2, settings=settings(), key=b"undo", salt=[])
    first = table.waiting[0]
    table.play(first, ChooseNation("france"), at=0)
    table.undo(first, at=0)
    table.play(first, ChooseNation("france"), at=0)
    table.play(1 - first, ChooseNation("britain"), at=0)
    table.play(first, ChooseCaptains(["hubac", "castel"]), at=0)
    table.undo(first, at=0)
    table.play(first, ChooseCaptains(["castel", "cassini"]), at=0)
    table.play(1 - first, ChooseCaptains(["blake", "byng"]), at=0)
    with pytest.raises(Rejected):
        table.undo(1 - first, at=0)
    scene = Scene(ships=HOMES)
    assert final(scene, OfferDraw(), 0), "else one could offer again and again"
    assert final(scene, AnswerDraw("yes"), 1), "it ends the game"
    assert not final(Scene(ships=HOMES, rules=3), OfferDraw(), 0), "until version 3"


def test_an_offer_of_a_draw_stays_made() -> None:
    """One from one turn of one's own to the next: an undo does not bring another."""
    table = Table.open(GAME, seats=2, settings=settings(), key=b"offer" * 6, salt=[])
    table.play(0, OfferDraw(), at=0)
    with pytest.raises(Rejected, match="table-undo-binding"):
        table.undo(0, at=1)
    table.play(1, AnswerDraw("no"), at=2)
    with pytest.raises(Rejected, match="offer-used"):
        table.play(0, OfferDraw(), at=3)
