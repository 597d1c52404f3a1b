"""What binds: nothing can be undone (§10)."""

from __future__ import annotations

import pytest

from engines.contract.core import Move, Rejected
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.moves import (
    AutoForced,
    Bid,
    ChoosePile,
    ClearLimit,
    ClearUntil,
    DeclineVeto,
    Exchange,
    GambleUntil,
    Limit,
    Order,
    Pass,
    Pay,
    Tuck,
    Veto,
)
from engines.tables.table import Table
from tests.conformance.tables import setups, whole_game
from tests.engines.games.magellan.scene import Scene, secret, ship
from tests.support.scene import items


def final(scene: Scene, seat: int, move: Move) -> bool:
    """Whether a table would call this move final."""
    dice = Dice(b"undo")
    scene.play(move, seat, dice)
    return dice.fell or any(event.final for event in scene.events)


def test_bids_and_passes_bind() -> None:
    scene = Scene(seats=3, cards=["pizarro", "columbus"]).begin()
    assert final(scene, 0, Bid(3))
    assert final(scene, 1, Pass())


INSTRUCTIONS = (
    Limit(5),
    ClearLimit(),
    Order("all", "limit", 0),
    Order("cook", "no_limit"),
    AutoForced("on"),
    GambleUntil(14),
    ClearUntil(),
)


@pytest.mark.parametrize("seat", [0, 1])
def test_instructions_can_be_changed_but_not_undone(seat: int) -> None:
    ships = [ship(seat, "pizarro", 3), *(ship(other, "cook", 2) for other in range(3))]
    scene = Scene(seats=3, sides="BA", phase=3, cards=["cook", "cook"], ships=ships, auctioneer=2).begin()
    for move in INSTRUCTIONS:
        assert final(scene, seat, move), move
        assert all(event.to == seat for event in scene.events)


def test_undo_does_not_reveal_secret_moves() -> None:
    """Whether or not another seat has moved in secret since, the answer is the same."""
    answers = []
    for others in ([], [Limit(3)]):
        table = Table.open(GAME, seats=3, settings={}, key=b"undo", salt=[])
        waits = table.waiting[0]
        table.play((waits + 1) % 3, Limit(5), at=0)
        for move in others:
            table.play((waits + 2) % 3, move, at=0)
        with pytest.raises(Rejected) as error:
            table.undo((waits + 1) % 3, at=0)
        answers.append(error.value.reason)
    assert answers[0] == answers[1]
    assert answers[0].key == "table-undo-binding"


def test_nothing_can_be_undone_in_whole_games() -> None:
    for setup in setups(GAME, sample=1):
        for entry in whole_game(GAME, setup).at().log:
            assert any(event.final for event in entry.events), entry.number


def test_a_veto_and_declining_bind() -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 1, 1: 1, 2: 1}).begin()
    assert final(scene, 0, DeclineVeto("no"))
    assert final(scene, 1, Veto())


@pytest.mark.parametrize("last", [Limit(5), Order("cook", "decline_veto")])
def test_whoever_closes_the_window_learns_what_the_others_decided(last: Move) -> None:
    scene = Scene(cards=["cook", "vasco", "pizarro"], vetoes={0: 1, 1: 1}).begin()
    scene.play(DeclineVeto("no"), 0)
    assert final(scene, 1, last)
    assert scene.step == "bidding"
    assert scene.waiting == (0,)
    assert len(scene.told("no-veto")) == 1


def test_paying_choosing_a_pile_and_tucking_bind() -> None:
    ships = [secret(0, 1, [1]), secret(0, 1, [9])]
    scene = Scene(seats=3, phase=2, cards=["magellan", "magellan"], ships=ships).begin()
    scene.play(Bid(5), 0)
    assert final(scene, 0, Pay([5]))
    assert final(scene, 0, ChoosePile(1))
    (told,) = scene.told("you-chose-pile", to=0)
    assert items(told["cards"]) == [9], "which one is nobody else's business yet"
    assert len(scene.events) == 1, "which one is nobody else's business yet"
    assert final(scene, 0, Tuck(1))


def test_an_exchange_binds() -> None:
    ships = [ship(0, "marco_polo", 1), ship(1, "marco_polo", 1)]
    scene = Scene(cards=[], later=[["marco_polo"], []], ships=ships, step="phase_end").begin()
    assert final(scene, 0, Exchange([])), "an empty one too"
    assert final(scene, 1, Exchange([1]))
