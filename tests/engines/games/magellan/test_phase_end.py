"""The end of a phase: purses and new money (§5, §9-15)."""

from __future__ import annotations

from engines.games.magellan import GAME
from engines.games.magellan.moves import Pass
from engines.tables.table import Table
from tests.engines.games.magellan.scene import FULL, Scene, ended, secret, ship
from tests.support.scene import items


def test_t17_ships_left_behind_bring_nothing() -> None:
    scene = ended(2, [ship(0, "pizarro", 1), ship(0, "pizarro", 2)])
    assert len(scene.hand(0)) == 9 + 2 + 1


def test_t18_the_end_of_phase_3() -> None:
    scene = ended(3, [ship(0, "marco_polo", 3), ship(0, "marco_polo", 2), ship(0, "columbus", 3)])
    assert len(scene.hand(0)) == 9 + 8
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [9, 9, 9 + 2]
    assert scene.step == "over"
    assert not scene.told("exchanged")


def test_people_pay_with_high_cards() -> None:
    """The more they are, the more high cards the stack holds, as the coach says of Marco Polo's exchange."""
    ahead = {}
    for seats in (3, 6):
        low = high = 0
        for deal in range(6):
            stack = _stack_at_the_first_exchange(seats, deal)
            low += sum(card <= 3 for card in stack)
            high += sum(card >= 7 for card in stack)
        ahead[seats] = high / low
    assert ahead[6] > 1.5
    assert ahead[6] > ahead[3]


def _stack_at_the_first_exchange(seats: int, deal: int) -> list[int]:
    key = f"exchange {deal}".encode().ljust(32)
    table = Table.open(GAME, seats=seats, settings={}, key=key, salt=["a"] * seats)
    while table.state.step != "exchange":
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=table.number)
    return list(table.state.stack)


def test_t24_shortage() -> None:
    scene = Scene(
        seats=6,
        cards=[],
        later=[["columbus"], []],
        ships=[ship(3, "columbus", 1)],
        hands={seat: [] for seat in range(6)},
        stack=range(1, 10),
        auctioneer=4,
        step="phase_end",
    ).begin()
    assert [len(scene.hand(seat)) for seat in range(6)] == [2, 1, 1, 1, 2, 2]
    assert scene.state.stack == []


def test_t24_base_cards_come_before_purses() -> None:
    ships = [ship(0, "marco_polo", 2), ship(0, "marco_polo", 2)]
    scene = ended(2, ships, sides="AB", hands={seat: [] for seat in range(4)}, stack=FULL, auctioneer=0)
    assert [len(scene.hand(seat)) for seat in range(4)] == [3, 2, 2, 2]


def test_ships_not_placed_leave_the_game() -> None:
    scene = ended(1, [ship(0, "cook", 1)])
    assert all(player.ships_left == 0 for player in scene.state.players)
    assert scene.state.players[0].ships_boxed == 6


def test_new_cards_are_told_to_their_owner_only() -> None:
    scene = ended(1, [])
    assert [args["count"] for args in scene.told("dealt")] == [2, 2, 2, 2]
    assert all(set(args) == {"who", "count"} for args in scene.told("dealt"))
    for seat in range(4):
        assert len(items(scene.told("you-were-dealt", to=seat)[0]["cards"])) == 2


def test_the_discard_pile_is_shuffled_in() -> None:
    scene = ended(1, [], stack=[5] * 4, discard=[1] * 6)
    assert scene.state.discard == []
    assert len(scene.state.stack) == 10 - 8


def test_the_new_stack_is_really_shuffled() -> None:
    scene = Scene(phase=3, cards=[], step="phase_end", stack=FULL * 2, discard=FULL * 2).begin()
    assert sorted(scene.state.stack) == sorted(FULL * 4)
    assert scene.state.stack != [*reversed(FULL * 2), *FULL * 2]


def test_after_the_last_phase_the_purses_are_paid_and_secret_piles_stay() -> None:
    scene = ended(3, [secret(0, 3, [1, 2]), ship(0, "columbus", 3)])
    assert len(scene.hand(0)) == 9 + 2
    assert scene.score(0).parts["magellan"] == 18


def test_the_last_pass_of_a_phase_ends_it() -> None:
    scene = Scene(seats=3, cards=["cook"], ships=[ship(0, "cook", 1)], later=[["cook"], []]).begin()
    for seat in range(3):
        scene.play(Pass(), seat)
    assert scene.state.phase == 2
    assert len(scene.told("phase-ends")) == 1
    assert len(scene.told("phase-begins")) == 1
