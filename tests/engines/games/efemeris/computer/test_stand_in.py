"""What is done in the turn of a player who is away (§10.5)."""

from __future__ import annotations

from engines.contract.core import Draft, Move, Question, Seat
from engines.contract.dice import Dice
from engines.games.efemeris.moves import AnswerDraw, ConquerPlanet, EndTactics, EndTurn, OfferDraw
from tests.engines.games.efemeris.scene import GB1, Scene, settings


def stood_in(scene: Scene, seat: Seat, **chosen: str) -> Move:
    def ask(draft: Draft) -> Question | None:
        return scene.game.ask(scene.state, seat, draft)

    view = scene.game.view(scene.state, seat)
    return scene.game.stand_in(view, ask, Dice(b"away"), settings(**chosen))


def on_apollas(step: str, spices: tuple[int, int]) -> Scene:
    """A frigate on Apollas (two pepper and one vanilla), another one elsewhere that could sail."""
    return Scene(
        f"{GB1}, E3 APO0",
        ships={"G1": "D3.p", "A1": "E3.p", "B1": "D4.s0", "G2": "D5.p"},
        spices=(spices, (0, 0)),
        step=step,
    )


def test_the_computer_plays_the_turn_by_default() -> None:
    scene = on_apollas("tactics", (5, 5))
    assert stood_in(scene, 0) != EndTactics()
    assert stood_in(on_apollas("build", (5, 5)), 0) == ConquerPlanet(ship="A1")


def test_passing_leaves_the_ships_but_conquers() -> None:
    assert stood_in(on_apollas("tactics", (5, 5)), 0, absent="pass") == EndTactics()
    assert stood_in(on_apollas("build", (2, 1)), 0, absent="pass") == ConquerPlanet(ship="A1")


def test_passing_builds_nothing_else() -> None:
    """Five pepper would pay for a frigate and a card."""
    assert stood_in(on_apollas("build", (5, 0)), 0, absent="pass") == EndTurn()


def test_a_table_that_is_older_than_the_setting() -> None:
    scene = on_apollas("tactics", (5, 5))
    view = scene.game.view(scene.state, 0)
    move = scene.game.stand_in(view, lambda draft: scene.game.ask(scene.state, 0, draft), Dice(b"old"), {})
    assert move != EndTactics()


def test_nobody_agrees_to_a_draw_for_somebody_else() -> None:
    """Nor does anybody decline it for them, though a computer player would answer at once."""
    scene = on_apollas("tactics", (0, 0))
    scene.do(OfferDraw(), 1)
    view = scene.game.view(scene.state, 0)
    answered = scene.game.suggest(view, lambda draft: scene.game.ask(scene.state, 0, draft), Dice(b"vote"))
    assert isinstance(answered, AnswerDraw)
    for way in ("computer", "pass"):
        assert not isinstance(stood_in(scene, 0, absent=way), AnswerDraw)
