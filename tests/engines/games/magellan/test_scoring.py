"""Points, their order and ties (§7)."""

from __future__ import annotations

from engines.games.magellan import GAME
from engines.games.magellan.moves import Bid, Pass, Pay
from tests.engines.games.magellan.scene import NO_HANDS, Scene, secret, ship


def test_t28_a_tie() -> None:
    ships = [ship(0, "cook", 1), ship(1, "cook", 1), ship(2, "columbus", 1)]
    scene = Scene(phase=3, ships=ships, step="scoring", hands=NO_HANDS).begin()
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert [(one.seat, one.rank) for one in outcome.standings] == [(0, 1), (1, 1), (2, 3), (3, 4)]
    winners = scene.told("over")[0]["winners"]
    assert [who.seat for who in winners.items] == [0, 1]


def test_t31_the_worked_example() -> None:
    ships = [
        ship(0, "columbus", 2),
        ship(0, "pizarro", 3),
        ship(0, "cook", 1),
        ship(0, "marco_polo", 3),
        ship(0, "vasco", 1),
        secret(0, 2, [2, 3]),
    ]
    scene = Scene(phase=3, ships=ships, hands={**NO_HANDS, 0: [1, 4, 9]}, step="scoring").begin()
    assert scene.score(0).parts == {
        "columbus": 5,
        "pizarro": 12,
        "magellan": 12,
        "marco_polo": 0,
        "vasco": 1,
        "cook": 5,
        "hand": 6,
    }
    assert scene.score(0).total == 41


def test_t40_the_last_card_unsold() -> None:
    ships = [ship(3, "cook", 2), ship(1, "vasco", 2)]
    scene = Scene(phase=3, cards=["cook", "vasco"], ships=ships, last_winner=0).begin()
    scene.play(Bid(1), 3).play(Pay([1]), 3)
    scene.play(Pass(), 1)
    order = [args["who"].seat for args in scene.told("scored")]
    assert order == [3, 0, 1, 2]


def test_t40_nothing_was_ever_sold() -> None:
    scene = Scene(phase=3, auctioneer=2, step="scoring").begin()
    assert [args["who"].seat for args in scene.told("scored")] == [2, 3, 0, 1]
