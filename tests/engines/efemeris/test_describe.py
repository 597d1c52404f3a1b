"""The board and the hand in words."""

from __future__ import annotations

from engines.core import Many, Who
from engines.efemeris.describe import describe, describe_own
from tests.engines.efemeris.scene import Scene

HOMES = {"G1": "D3.p", "G2": "D5.p"}


def test_why_a_card_waits_is_said_once() -> None:
    """In tactics every card has a reason of its own; otherwise there is one for all."""
    keys = {}
    for step in ("tactics", "build"):
        scene = Scene(ships=HOMES, hands=[["gunner", "banker"]], step=step)
        keys[step] = [line.key for line in describe_own(scene.public(), scene.own(0))]
    assert keys["tactics"].count("efemeris-own-card-barred") == 2
    assert keys["build"].count("efemeris-own-card") == 2
    assert keys["build"].count("efemeris-own-later") == 1
    assert "efemeris-own-later" not in keys["tactics"]


def test_before_the_first_turn_no_galleon_is_lost() -> None:
    said = {}
    for step in ("home", "tactics"):
        public = Scene(ships={"G2": "D5.p"}, step=step).public()
        said[step] = [line for line in describe(public) if line.key == "efemeris-board-player"]
    assert [line.args["galleon"] for line in said["home"]] == ["soon", "yes"]
    assert [line.args["galleon"] for line in said["tactics"]] == ["no", "yes"]
    first = describe(Scene(step="home").public())[0].args["first"]
    assert first == Many([Who(0)])
