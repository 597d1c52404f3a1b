"""What a decision depends on is told: prices after a discount, what can be had, who fired."""

from __future__ import annotations

import pytest

from engines.games.efemeris.views.view import Prize
from tests.engines.games.efemeris.scene import GB1, Scene

SPAIN = {"nations": ("spain", "france"), "captains": [["pargo"], ["hubac"]]}


def spain(**more: object) -> Scene:
    given = {"ships": {"G1": "D5.p"}, "step": "build", **SPAIN}
    return Scene(**(given | more))  # type: ignore[arg-type]


def price(scene: Scene) -> tuple[int, int, int]:
    """What the option to conquer says: pepper, vanilla, and how much is still off."""
    [option] = scene.pick(move="conquer_planet").options
    shown, saved = option.text.args["price"], option.text.args["saved"]
    return shown.args["pepper"], shown.args["vanilla"], saved  # type: ignore[return-value, union-attr]


@pytest.mark.parametrize(
    ("spices", "governors", "told"),
    [
        ((4, 2), 0, (4, 2, 0)),
        ((4, 1), 1, (4, 1, 0)),
        ((4, 0), 2, (4, 0, 0)),
        ((5, 5), 1, (4, 2, 1)),
    ],
)
def test_conquer_shows_the_price_after_the_discount(
    spices: tuple[int, int], governors: int, told: tuple[int, int, int]
) -> None:
    """Patrocles costs 4 pepper and 2 vanilla; where the spice can be chosen, it says how many are off."""
    scene = spain(spices=[spices])
    scene.effects(0).governor = governors
    assert price(scene) == told


@pytest.mark.parametrize(
    ("spices", "governors", "missing"),
    [
        ((4, 0), 0, (0, 2)),
        ((4, 0), 1, (0, 1)),
        ((4, 0), 2, (0, 0)),
        ((3, 1), 1, (1, 0)),
        ((3, 1), 2, (0, 0)),
        ((2, 2), 1, (1, 0)),
    ],
)
def test_the_own_view_counts_governors(
    spices: tuple[int, int], governors: int, missing: tuple[int, int]
) -> None:
    scene = spain(spices=[spices])
    scene.effects(0).governor = governors
    [prize] = scene.own(0).prizes
    assert isinstance(prize, Prize)
    assert (prize.missing_pepper, prize.missing_vanilla) == missing
    assert scene.board.can_build(0) or any(missing)


def test_what_can_be_afforded_knows_the_limits() -> None:
    scene = Scene(ships={"G1": "D3.a"}, spices=[(5, 5)])
    assert scene.own(0).affordable == ("recruit", "frigate", "fortress")
    scene.player(0).frigates = 2
    assert scene.own(0).affordable == ("recruit", "fortress")
    scene.player(0).fortresses = 2
    assert scene.own(0).affordable == ("recruit",)
    scene.side(0).reserve = []
    assert scene.own(0).affordable == ()


def test_a_full_hand_affords_no_recruit() -> None:
    hand = ["first_officer"] * 3 + ["gunner"] * 3 + ["banker"] * 2
    scene = Scene(ships={"G1": "D3.a"}, spices=[(2, 0)], hands=[hand])
    assert scene.own(0).affordable == ("frigate",)


def test_a_planet_with_a_fortress_and_no_captain_left() -> None:
    scene = Scene(spices=[(1, 2)], fortresses={"POS": 0}, captains=[[], ["blake"]])
    assert scene.own(0).affordable == ()
    lost = Scene(spices=[(1, 2)], fortresses={"POS": 0})
    assert lost.own(0).affordable == ("galleon",)


def test_a_frigate_of_the_shipwright_costs_nothing() -> None:
    scene = Scene(ships={"G1": "D3.a"}, spices=[(0, 0)])
    assert scene.own(0).affordable == ()
    scene.effects(0).shipwright = 1
    assert scene.own(0).affordable == ("frigate",)


@pytest.mark.parametrize("target", ["G2", "PAT"])
def test_a_shot_of_lancaster_says_which_ship_fired(target: str) -> None:
    ships = {"G1": "D4.r", "A1": "D5.a"} | ({"G2": "D5.p"} if target == "G2" else {})
    scene = Scene(
        GB1,
        ships=ships,
        fortresses={} if target == "G2" else {"PAT": 1},
        nations=("britain", "france"),
        captains=[["lancaster"], ["hubac", "castel"]],
        hands=[["first_officer", "gunner"]],
    )
    scene.play_crew("first_officer").play_crew("gunner", target=target)
    [told] = scene.told("sinks-frigate" if target == "G2" else "razes-frigate")
    assert told["by"].args["letter"] == "A"
