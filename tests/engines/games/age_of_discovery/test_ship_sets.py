"""Which ships together meet the capacity of a contract (§6.5)."""

from __future__ import annotations

from engines.contract.core import Rejected
from engines.games.age_of_discovery import GAME
from engines.games.age_of_discovery.actions import ACTIONS
from engines.games.age_of_discovery.moves import StartContract
from engines.games.age_of_discovery.ship_sets import Means, cheapest, ship_sets
from tests.engines.games.age_of_discovery.scene import Scene

ALL_RED = ("R1", "R1", "R2", "R2", "R2", "R3", "R3")


def sets(contract: str, free: tuple[str, ...], joker: tuple[str, str] | None = None) -> list[tuple[str, ...]]:
    return [one.ships for one in ship_sets(GAME.figures, contract, Means(free, joker, 0, 99))]


def test_sets_by_kind_cheapest_first() -> None:
    assert sets("R-3", ALL_RED) == [("R3",), ("R1", "R2")]
    assert sets("R-4", ALL_RED) == [("R2", "R2"), ("R1", "R3"), ("R1", "R1", "R2")]
    assert sets("R-6", ("R1", "R2")) == []


def test_at_most_twelve_sets_without_a_card() -> None:
    found = sets("R-6", ALL_RED, joker=("red", "blue"))
    assert len(found) == len(set(found)) == 12
    for ships in found:
        assert sum(int(ship[-1]) for ship in ships) == 6


def test_every_set_is_legal_and_nothing_is_missing() -> None:
    """Against all subsets, tried one by one."""
    free = ("R1", "R2", "R3", "G1", "B2")
    tokens = ["R1", "R2", "R3", "G1*", "B2*", "joker1*", "joker2*", "joker3*"]
    legal = set()
    for bits in range(1 << len(tokens)):
        ships = [token for n, token in enumerate(tokens) if bits >> n & 1]
        scene = Scene(hand={0: ["R-5"]}, free={0: list(free)}, jokers={0: "J4"}, any_cards=2, coins=4)
        if accepts(scene, StartContract("R-5", ships, 1)):
            legal.add(tuple(sorted(ships)))
    means = Means(free, ("blue", "white"), 2, 4)
    found = {tuple(sorted(one.ships)) for one in ship_sets(GAME.figures, "R-5", means)}
    assert found == legal
    assert len(found) > 5


def accepts(scene: Scene, move: StartContract) -> bool:
    try:
        ACTIONS.check(scene.board, 0, move)
    except Rejected:
        return False
    return True


def test_the_cheapest_set_spares_cards_first() -> None:
    means = Means(("R1", "R2", "B3"), ("red", "blue"), 2, 9)
    found = cheapest(GAME.figures, "R-3", means)
    assert found is not None
    assert found.ships == ("R1", "R2")
    assert found.cards == 0
    assert cheapest(GAME.figures, "R-3", Means(("B3",), None, 1, 9)) == (("B3*",), 1, 1)
    assert cheapest(GAME.figures, "R-3", Means(("B3",), None, 0, 9)) is None
