"""Trade contracts (§T6 to §T8, §T22, §T24, §T25)."""

from __future__ import annotations

import pytest

from engines.age_of_discovery import GAME
from engines.age_of_discovery.actions import ACTIONS
from engines.age_of_discovery.moves import AcquireContract, StartContract
from engines.age_of_discovery.ship_sets import Means, cheapest, ship_sets
from engines.core import Rejected
from tests.engines.age_of_discovery.scene import Scene


def start(contract: str, ships: str, rounds: int = 1) -> StartContract:
    return StartContract(contract=contract, ships=ships.split(), rounds=rounds)


def test_t6_exactly_the_capacity() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y2"]}, jokers={0: "J1"}, coins=4)
    scene.refuses(start("Y-5", "Y2 Y2"), "contract-sum", sum=4, capacity=5)
    scene.refuses(start("Y-5", "Y2 Y2 joker2"), "contract-sum", sum=6, capacity=5)
    scene.refuses(start("Y-5", ""), "contract-sum", sum=0, capacity=5)
    scene.start("Y-5", "Y2 Y2 joker1", 1)
    assert scene.player(0).coins == 0
    assert scene.player(0).joker.contract == "Y-5"


def test_t7_the_joker_alone() -> None:
    scene = Scene(hand={0: ["R-3"]}, jokers={0: "J6"}, coins=6).start("R-3", "joker3", 1)
    player = scene.player(0)
    assert player.coins == 4
    assert player.joker.revealed
    assert not player.joker.free
    scene.end(3)
    assert player.coins == 8
    assert player.joker.free
    assert player.joker.revealed
    assert player.fulfilled == 1


def test_t8_ships_of_other_colours() -> None:
    def scene(cards: int = 2) -> Scene:
        ships = ["G1", "B1", "W2"]
        return Scene(hand={0: ["G-4"]}, free={0: ships}, any_cards=cards, coins=3, jokers={0: "J1"})

    scene().refuses(start("G-4", "G1 B1* W2"), "contract-colour")
    scene(1).refuses(start("G-4", "G1 B1* W2*"), "no-any-card")
    scene().refuses(start("G-4", "G1* B1* W2*"), "card-not-needed")
    scene(0).refuses(start("G-4", "G1* B1* W2*"), "card-not-needed")  # before the number of cards
    done = scene().start("G-4", "G1 B1* W2*", 1)
    player = done.player(0)
    assert player.coins == 0
    assert player.any_cards == 0
    assert player.free == []
    done.end(3)
    assert player.free == ["G1", "B1", "W2"]
    assert player.any_cards == 0


def test_a_joker_of_other_colours_takes_a_card_too() -> None:
    scene = Scene(hand={0: ["G-4"]}, free={0: ["G1"]}, jokers={0: "J1"}, coins=3)
    scene.refuses(start("G-4", "G1 joker3"), "contract-joker-colour")
    scene.start("G-4", "G1 joker3*", 1)
    assert scene.player(0).any_cards == 1
    assert scene.player(0).running[0].joker_volume == 3
    own = Scene(hand={0: ["G-4"]}, free={0: ["G1"]}, jokers={0: "J2"}, coins=3)
    own.refuses(start("G-4", "G1 joker3*"), "card-not-needed")


def test_t22_a_contract_in_the_last_turn_brings_nothing() -> None:
    scene = Scene(turn=30, hand={0: ["W-4"]}, free={0: ["W2", "W2"]}, coins=5)
    scene.state.final_due, scene.state.interim_done = 30, True
    assert scene.cautions(start("W-4", "W2 W2")) == ["too-late"]
    scene.start("W-4", "W2 W2", 1)
    player = scene.player(0)
    assert player.coins == 3
    scene.end()
    assert scene.state.over
    assert player.coins == 3
    assert player.fulfilled == 0
    assert player.running == []
    assert player.score.unplaced == 2
    assert scene.state.contracts_gone == ["W-4"]
    assert "broken-off" in scene.event_names()


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


def test_a_contract_drawn_blind_is_seen_by_its_owner_only() -> None:
    scene = Scene().acquire("stack")
    assert scene.player(0).hand == ["W-3"]
    assert scene.player(0).seen == []
    public, private = scene.events
    assert public.to is None
    assert public.final
    assert private.to == 0
    assert "contract" not in public.text.args


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (start("Y-9", "Y2 Y3"), "no-such-choice"),
        (start("Y-5", "Y2 Z3"), "no-such-choice"),
        (start("Y-5", "Y2 joker"), "no-such-choice"),
        (start("Y-5", "Y2 Y3**"), "no-such-choice"),
        (start("Y-4", "Y2 Y2"), "contract-not-in-hand"),
        (start("Y-5", "Y2 Y2 Y1"), "ship-not-free"),
        (start("Y-5", "Y2 joker1 joker2"), "ship-not-free"),
        (start("Y-5", "Y3 joker9"), "joker-volume"),
        (start("Y-5", "Y2 Y3", 0), "rounds"),
        (start("Y-5", "Y2 Y3", 4), "rounds"),
    ],
)
def test_what_is_no_contract(move: StartContract, reason: str) -> None:
    Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y3"]}, jokers={0: "J1"}).refuses(move, reason)


def test_the_fees_must_be_paid() -> None:
    scene = Scene(hand={0: ["Y-5"]}, free={0: ["Y2", "Y2"]}, jokers={0: "J1"}, coins=3)
    scene.refuses(start("Y-5", "Y2 Y2 joker1"), "coins", need=4, have=3)


@pytest.mark.parametrize(("rounds", "income"), [(1, 8), (2, 12), (3, 16)])
def test_longer_contracts_pay_more(rounds: int, income: int) -> None:
    scene = Scene(hand={0: ["R-6"]}, free={0: ["R3", "R3"]}, coins=2).start("R-6", "R3 R3", rounds)
    scene.end(3 * rounds - 1)
    assert scene.player(0).coins == 0
    scene.end()
    assert scene.player(0).coins == income
    assert scene.player(0).fulfilled == 1


def test_any_number_of_contracts_runs_at_the_same_time() -> None:
    scene = Scene(hand={0: ["R-3", "B-3"]}, free={0: ["R3", "B3"]})
    scene.start("R-3", "R3", 1).start("B-3", "B3", 3)
    assert [one.contract for one in scene.player(0).running] == ["R-3", "B-3"]
    assert scene.state.actions == ["place_ships"]


# --- which sets there are --------------------------------------------------------------------------------

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
