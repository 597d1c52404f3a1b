"""Landing units (§5.8, §6.5): golden cases §T30 and §T31."""

from __future__ import annotations

from engines.entdecker.moves import Land
from tests.engines.entdecker.scene import Scene, unit


def test_t30_landing_after_a_misfit() -> None:
    scene = Scene(draws=["X17", "X47"], gold=(6,)).sail("N1", 2).draw().place("A1", 1)
    scene.draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "landing"
    assert scene.public().landings[0].unit == "scout"
    assert scene.board.landing_field == "A1"
    start = Scene({"A1": "coast1"}, draws=["X49", "X50"], gold=(6,)).sail("A1", 2)
    start.draw()
    assert start.state.discard == ["X49"], "only B1 is left, where a strait does not fit"
    assert start.step == "choice"
    assert start.values() == ["draw", "end_voyage"]
    assert start.barred() == {"land": "no-new-tile"}
    start.refuses(Land(unit="scout"), "no-new-tile")
    start.draw()
    assert start.active == 1
    assert start.state.units == []


def test_t31_landing_on_a_strait() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"], gold=(6,)).sail("C4", 1).draw()
    scene.place("C5", 1)
    reason = scene.refusal(Land(unit="scout"))
    assert reason.key == "entdecker-no-part-needed"
    assert reason.args == {"first": "N", "second": "S"}
    scene.refuses(Land(unit="scout", part="E"), "part-unknown")
    scene.refuses(Land(unit="scout", part="land"), "part-unknown")
    assert scene.values(move="land", unit="scout") == ["N", "S"]
    scene.play(Land(unit="scout", part="N"))
    with_unit = [island for island in scene.public().islands if island.presences]
    assert [island.parts for island in with_unit] == [(("C5", "N"),)]


def test_on_other_tiles_the_part_need_not_be_named() -> None:
    def ashore(part: str) -> Scene:
        return Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2).play(Land(unit="scout", part=part))

    assert ashore("").state.units == ashore("land").state.units
    scene = Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    scene.refuses(Land(unit="scout", part="N"), "part-unknown")
    scene.refuses(Land(unit="camel"), "unit-unknown")


def test_no_land_no_landing() -> None:
    scene = Scene(draws=["X01"]).sail("N5", 2).draw()
    assert scene.step == "choice"
    scene.refuses(Land(unit="scout"), "no-land")
    scene = Scene(draws=["X01"]).sail("N5", 1).draw()
    assert scene.active == 1, "the question is not asked"


def test_no_unit_left() -> None:
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    scene.refuses(Land(unit="scout"), "no-supply")
    assert scene.barred(move="land") == {"scout": "no-supply", "settlement": "unit-too-expensive"}
    assert scene.values(move="land") == ["fort"]
