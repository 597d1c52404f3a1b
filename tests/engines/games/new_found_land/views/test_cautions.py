"""What is confirmed first (§10)."""

from __future__ import annotations

from engines.games.new_found_land.moves import (
    COMMIT,
    Assign,
    BuildShip,
    BuildWharf,
    EndLand,
    PassRest,
    PlanRest,
)
from tests.engines.games.new_found_land.scene import Scene, storage

A, B, C = range(3)
RICH = storage(wood=3, cloth=3, iron=3)


def test_what_can_be_undone_is_not_confirmed() -> None:
    """Before edition 3 the last step of a turn ended it; then scrapping was confirmed."""
    scene = Scene().give(A, goods=RICH, hand=["X1"], ships=["england", "N10", "N11"]).land()
    assert scene.cautions(BuildShip("N01", "N10")) == []
    table = scene.table()
    table.play(A, BuildShip("N01", "N10"), at=0)
    table.undo(A, at=0)
    assert table.state.players[A].ships == ["england", "N10", "N11"]
    scene = Scene(edition=2).give(A, goods=RICH, hand=["X1"], ships=["england", "N10", "N11"]).land()
    assert scene.cautions(BuildShip("N01", "N10")) == ["scrap"]
    assert scene.cautions(EndLand()) == []
    free = Scene().give(A, goods=RICH, hand=["Y01"]).land()
    assert free.cautions(BuildShip("N01")) == []
    assert free.cautions(BuildWharf()) == []


def test_a_secret_plan_is_confirmed_the_same_way_whoever_else_has_answered() -> None:
    scene = Scene(start=A, simultaneous=True).planning()
    first = scene.cautions(PassRest(), seat=B)
    scene.play(PassRest(), seat=A).play(PassRest(), seat=C)
    assert first == scene.cautions(PassRest(), seat=B) == ["idle", "reveal"]


def test_sending_no_ships_for_the_rest_of_the_round_is_confirmed() -> None:
    """The ships it idles are named; ships sent already are not among them."""
    scene = Scene(start=A).give(A, ships=["N01", "N02"]).planning()
    assert scene.cautions(PassRest()) == ["idle"]
    assert scene.cautions(Assign(["N01"])) == scene.cautions(Assign([])) == []
    plan = PlanRest(load=["N01"], settle=["N02"], surprised=COMMIT)
    assert scene.cautions(plan) == [], "a plan takes a press for every action"
    scene.play(Assign(["N01"])).play(Assign([]), seat=B).play(Assign([]), seat=C)
    caution = scene.game.caution(scene.state, A, PassRest())
    assert "N01" not in repr(caution)
    assert "N02" in repr(caution)


def test_without_a_ship_there_is_nothing_to_confirm() -> None:
    scene = Scene(start=A).give(A, ships=[], hand=["Y01"]).planning()
    assert scene.cautions(PassRest()) == []
