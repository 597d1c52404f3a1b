"""Acquiring contracts, openly and face down (§T24, §T25)."""

from __future__ import annotations

from engines.games.age_of_discovery.moves import AcquireContract
from tests.engines.games.age_of_discovery.scene import Scene


def test_t24_the_hand_limit() -> None:
    hand = ["R-3", "R-4", "R-5", "R-6"]
    scene = Scene(hand={0: hand}, free={0: ["R3"]}).runs(0, "B-3", ["B3"], 6, 2).runs(0, "B-4", ["B1"], 8, 3)
    scene.refuses(AcquireContract("1"), "hand-full", limit=4)
    scene.start("R-3", "R3", 1).acquire("2")
    assert scene.player(0).hand == ["R-4", "R-5", "R-6", "G-4"]


def test_t25_an_empty_stack() -> None:
    scene = Scene(contract_stack=())
    scene.refuses(AcquireContract("stack"), "stack-empty")
    scene.acquire("2")
    assert scene.player(0).hand == ["G-4"]
    assert scene.state.display[1] is None
    scene.end().refuses(AcquireContract("2"), "slot-empty")
    assert scene.values(move="acquire_contract") == ["1", "3", "4"]
    nothing = Scene(contract_stack=(), display=(None,) * 4)
    assert nothing.barred()["acquire_contract"] == "nothing-to-acquire"


def test_taking_an_open_contract() -> None:
    scene = Scene().acquire("3")
    assert scene.player(0).coins == 5
    assert scene.player(0).hand == scene.player(0).seen == ["Y-5"]
    assert scene.names(scene.state.display) == ["R-3", "G-4", "W-3", "B-6"]
    assert scene.event_names() == ["took-contract", "new-contract"]
    assert scene.events[0].final


def test_only_its_owner_sees_a_contract_drawn_from_the_stack() -> None:
    scene = Scene().acquire("stack")
    assert scene.player(0).hand == ["W-3"]
    assert scene.player(0).seen == []
    public, private = scene.events
    assert public.to is None
    assert public.final
    assert private.to == 0
    assert "contract" not in public.text.args
