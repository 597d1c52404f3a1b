"""What can be taken back, and what binds (specification, section 10), and that dealing anew really deals."""

from __future__ import annotations

import pytest

from engines.core import Dice, Move, Rejected
from engines.magellan import GAME
from engines.magellan.moves import (
    AutoForced,
    Bid,
    ClearLimit,
    DeclineVeto,
    Exchange,
    Limit,
    Order,
    Pass,
    Pay,
    Pile,
    Tuck,
    Veto,
)
from engines.table import Table
from tests.magellan.scene import FULL, Scene, secret, ship


def final(scene: Scene, seat: int, move: Move) -> bool:
    """Whether a table would call this move final."""
    dice = Dice(b"undo")
    scene.do(seat, move, dice)
    return dice.fell or any(event.final for event in scene.events)


def test_bids_and_passes_bind() -> None:
    scene = Scene(seats=3, cards=["pizarro", "columbus"]).begin()
    assert final(scene, 0, Bid(3)) and final(scene, 1, Pass())


def test_a_limit_binds_once_it_has_bid() -> None:
    scene = Scene(seats=3, cards=["pizarro", "columbus"]).begin()
    assert not final(scene, 1, Limit(5))
    assert not final(scene, 1, ClearLimit())
    assert not final(scene, 2, Order("all", "limit", 0))
    assert not final(scene, 2, AutoForced("on"))
    assert final(scene, 0, Limit(5))


def test_a_limit_can_be_taken_back_at_the_table() -> None:
    table = Table.open(GAME, seats=3, settings={}, key=b"undo", salt=[])
    waits = table.waiting[0]
    other = (waits + 1) % 3
    before = GAME.encode(table.state)
    table.play(other, Limit(5), at=0)
    table.undo(other, at=0)
    assert GAME.encode(table.state) == before
    table.play(waits, Bid(1), at=0)
    with pytest.raises(Rejected) as error:
        table.undo(waits, at=0)
    assert error.value.reason.key == "table-undo-final"


def test_a_veto_and_letting_go_bind() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 1, 1: 1, 2: 1}).begin()
    assert final(scene, 0, DeclineVeto("no")) and final(scene, 1, Veto())


def test_a_limit_that_lets_the_card_go_binds_like_declining() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 1, 1: 1}).begin()
    assert not final(scene, 2, Limit(5)), "no veto, nothing to let go"
    assert final(scene, 0, Limit(5)) and scene.step == "veto"


@pytest.mark.parametrize("last", [Limit(5), Order("cook", "decline_veto")])
def test_who_closes_the_window_knows_what_the_others_decided(last: Move) -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 1, 1: 1}).begin()
    scene.do(0, DeclineVeto("no"))
    assert final(scene, 1, last)
    assert scene.step == "bidding" and scene.waiting == (0,) and scene.count("no-veto") == 1


def test_paying_binds_choosing_a_pile_does_not() -> None:
    ships = [secret(0, 1, [1]), secret(0, 1, [9])]
    scene = Scene(seats=3, phase=2, cards=["magellan", "magellan"], ships=ships).begin()
    scene.do(0, Bid(5))
    assert final(scene, 0, Pay([5]))
    assert not final(scene, 0, Pile(0))
    assert final(scene, 0, Tuck(1))  # the next card is revealed


def test_an_exchange_binds() -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1)]
    scene = Scene(cards=[], later=[["marco_polo"], []], ships=ships, step="phase_end").begin()
    assert not final(scene, 0, Exchange([]))
    assert final(scene, 1, Exchange([1]))


def test_dealing_anew_really_deals() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco", "pizarro", "columbus"], stack=FULL * 3)
    scene.begin().do(0, Bid(30))
    deals = [GAME.redeal(scene.state, 1, Dice(b"deal", number)) for number in range(30)]
    assert len({tuple(deal.players[2].hand) for deal in deals}) > 25
    assert len({tuple(deal.stack) for deal in deals}) > 25
    assert len({tuple(deal.explorers) for deal in deals}) > 3
    assert len({deal.players[2].orders.limit for deal in deals}) > 5
    assert all(deal.players[1] == scene.state.players[1] for deal in deals)
    assert all(sum(deal.players[0].hand) >= 30 for deal in deals), "who has bid 30 has 30"


def test_a_bid_that_only_one_hand_could_make() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"], hands={0: [9, 9, 9, 9]}, stack=[1] * 20)
    scene.begin().do(0, Bid(36))
    deal = GAME.redeal(scene.state, 1, Dice(b"deal"))
    assert sum(deal.players[0].hand) >= 36
