"""The board and the hand in words."""

from __future__ import annotations

import pytest

from data.words import Phrases
from engines.contract.core import Many, Who
from engines.games.efemeris import GAME
from engines.games.efemeris.views.describe import describe, describe_own
from tests.engines.games.efemeris.scene import Scene

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


@pytest.mark.parametrize(("rotation", "side"), [(0, "north"), (2, "southeast")])
def test_fields_next_to_the_rose_are_named_by_their_direction(rotation: int, side: str) -> None:
    """Cassini may turn the centre: then the same field lies elsewhere."""
    tiles, words = f"D4 Z{rotation}, D3 POS0, D5 PAT0", Phrases("en", ["Inge", "Otto"])
    scene = Scene(tiles, ships={"G1": "D4.s0", "A1": "D4.r", "G2": "D5.p"})
    public = scene.public()
    told = " ".join(words(line) for line in GAME.describe(public))
    assert f"{side} of the rose" in told
    assert "D4.s" not in told
    assert "s0" not in told
    options = scene.pick(move="move_ship", ship="A1").options
    asked = [words(option.text) for option in options if str(option.value).startswith("D4.s")]
    assert asked
    assert all(text.endswith(" of the rose") for text in asked)
    scene.move("G1", "D3|D4" if rotation == 0 else "D4|E4")
    [moved] = scene.told("moves")
    assert words(moved["start"]) == f"{side} of the rose"
