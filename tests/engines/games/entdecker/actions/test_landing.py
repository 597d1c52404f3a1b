"""Landing units (§5.8, §6.5): golden cases §T30 and §T31."""

from __future__ import annotations

from data.words import Phrases
from engines.contract.core import Option
from engines.games.entdecker.moves import Land
from tests.engines.games.entdecker.scene import Scene, unit


def test_t30_landing_after_a_misfit() -> None:
    scene = Scene(draws=["X17", "X47"], gold=(6,)).sail("N1", 2).draw().place("A1", 1)
    scene.draw()
    assert scene.state.discard == ["X47"]
    assert scene.step == "landing"
    assert scene.public().landings[0].unit == "scout"
    assert scene.board.landing_field == "A1"
    start = misfits().draw()
    assert start.state.discard == ["X49"], "only B1 is left, where a strait does not fit"
    assert start.step == "choice"
    assert start.values() == ["draw", "land", "end_voyage"]
    assert start.board.landing_field == "A1"
    start.draw()
    assert start.step == "landing"
    start.play(Land(unit="scout"))
    assert [(one.field, one.kind) for one in start.state.units] == [("A1", "scout")]


def test_t30_the_successor_forbids_the_start_tile() -> None:
    start = misfits(start_tile="forbidden").draw()
    assert start.values() == ["draw", "end_voyage"]
    assert start.barred() == {"land": "no-new-tile"}
    start.refuses(Land(unit="scout"), "no-new-tile")
    start.draw()
    assert start.active == 1
    assert start.state.units == []


def misfits(**settings: str) -> Scene:
    """A voyage from A1 on which nothing fits."""
    return Scene({"A1": "coast1"}, draws=["X49", "X50"], gold=(6,), **settings).sail("A1", 2)  # type: ignore[arg-type]


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


# --- why nobody can land ---------------------------------------------------------------------------------


def test_a_barred_landing_names_the_true_reason() -> None:
    """Not that there is no scout where gold for a fort is missing too."""
    tiles = {"G1": "coast0", "G3": "coast0", "G5": "coast0", "G7": "coast0", "G9": "coast0", "E1": "coast0"}
    scouts = [unit(0, "scout", field) for field in ("G1", "G3", "G5")]
    scene = Scene(tiles, units=scouts, draws=["X17"], gold=(4,)).sail("N5", 2).draw().place("A5", 2)
    reason = option(scene, "land").barred
    assert reason is not None
    assert (reason.key, reason.args) == (
        "entdecker-no-no-gold-to-land",
        {"unit": "fort", "cost": 3, "gold": 2},
    )
    more = [unit(0, "fort", "G7"), unit(0, "fort", "G9"), unit(0, "settlement", "E1")]
    scene = Scene(tiles, units=[*scouts, *more], draws=["X17"], gold=(9,)).sail("N5", 2).draw().place("A5", 2)
    assert scene.barred() == {"land": "no-unit-left"}
    poor = Scene(draws=["X17"], gold=(2,)).sail("N5", 2).draw().place("A5", 2)
    assert poor.barred() == {"land": "no-gold-to-land"}


def test_after_the_voyage_the_answer_is_no_unit() -> None:
    scene = Scene(draws=["X17", "X47"], gold=(6,)).sail("N5", 1).draw().place("A5", 2)
    assert scene.step == "landing"
    text = option(scene, "end_voyage").text
    assert [Phrases(language, ["Ada"])(text) for language in ("en", "de")] == ["No unit", "Keine Einheit"]
    going = Scene(draws=["X17", "X47"], gold=(6,)).sail("N5", 2).draw().place("A5", 2)
    assert option(going, "end_voyage").text.key == "entdecker-kind-end_voyage"


def option(scene: Scene, kind: str) -> Option:
    return next(option for option in scene.pick().options if option.value == kind)
