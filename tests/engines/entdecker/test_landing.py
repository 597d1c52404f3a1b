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
    assert start.offered() == ["draw", "end_voyage"]
    assert start.barred() == {"land": "NO_NEW_TILE"}
    assert start.why_not(Land(unit="scout")) == "NO_NEW_TILE"
    start.draw()
    assert start.active == 1
    assert start.state.units == []


def test_t31_landing_on_a_strait() -> None:
    scene = Scene({"C4": "sea"}, draws=["X47"], gold=(6,)).sail("C4", 1).draw()
    scene.place("C5", 1)
    reason = scene.refused(Land(unit="scout"))
    assert reason.key == "entdecker-no-part-needed"
    assert reason.args == {"first": "N", "second": "S"}
    assert scene.why_not(Land(unit="scout", part="E")) == "PART_UNKNOWN"
    assert scene.why_not(Land(unit="scout", part="land")) == "PART_UNKNOWN"
    assert scene.offered(move="land", unit="scout") == ["N", "S"]
    scene.do(Land(unit="scout", part="N"))
    with_unit = [island for island in scene.public().islands if island.presences]
    assert [island.parts for island in with_unit] == [(("C5", "N"),)]


def test_on_other_tiles_the_part_need_not_be_named() -> None:
    def ashore(part: str) -> Scene:
        return Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2).do(Land(unit="scout", part=part))

    assert ashore("").state.units == ashore("land").state.units
    scene = Scene(draws=["X17"]).sail("N5", 1).draw().place("A5", 2)
    assert scene.why_not(Land(unit="scout", part="N")) == "PART_UNKNOWN"
    assert scene.why_not(Land(unit="camel")) == "UNIT_UNKNOWN"


def test_no_land_no_landing() -> None:
    scene = Scene(draws=["X01"]).sail("N5", 2).draw()
    assert scene.step == "choice"
    assert scene.why_not(Land(unit="scout")) == "NO_LAND"
    scene = Scene(draws=["X01"]).sail("N5", 1).draw()
    assert scene.active == 1, "the question is not asked"


def test_no_unit_left() -> None:
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0"}
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(5,)).sail("N5", 1).draw().place("A5", 2)
    assert scene.why_not(Land(unit="scout")) == "NO_SUPPLY"
    assert scene.barred(move="land") == {"scout": "NO_SUPPLY", "settlement": "UNIT_TOO_EXPENSIVE"}
    assert scene.offered(move="land") == ["fort"]
