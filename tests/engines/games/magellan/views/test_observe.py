"""What people may know: views (§8)."""

from __future__ import annotations

from engines.games.magellan.moves import Bid, Pass, Pay, Veto
from tests.engines.games.magellan.scene import Scene, secret, ship


def test_the_ship_that_has_just_moved() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], ships=[ship(1, "cook", 1)]).begin()
    scene.play(Bid(1), 0).play(Pass(), 1).play(Pass(), 2).play(Pay([1]), 0)
    cook = next(row for row in scene.public().rows if row.explorer == "cook")
    assert [(one.seat, one.just_moved) for one in cook.fields[0][0].ships] == [(1, False), (0, True)]


def test_the_auction_is_counted_without_vetoes() -> None:
    scene = Scene(cards=["cook"] * 17 + ["vasco"], vetoes={0: 1}).begin()
    assert scene.public().auction == 1
    scene.play(Veto(), 0)
    assert scene.public().auction == 1
    assert scene.public().at_bottom == ("cook",)


def test_the_running_auction() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin().play(Bid(3), 0).play(Pass(), 1)
    public = scene.public()
    assert (public.high, public.leader, public.card) == (3, 0, "cook")
    assert [player.bid for player in public.players] == [3, None, None]
    assert [player.passed for player in public.players] == [False, True, False]
    assert [player.in_auction for player in public.players] == [True, False, True]


def test_what_only_the_owner_sees() -> None:
    ships = [secret(0, 1, [1, 4]), ship(0, "columbus", 2), ship(0, "vasco", 2, "right")]
    scene = Scene(sides="AB", phase=2, cards=["magellan"], ships=ships, hands={0: [9, 2]}).begin()
    own = scene.own(0)
    assert [card.gold for card in own.hand] == [2, 9]
    assert own.max_bid == 9
    pile, columbus, vasco = own.ships
    assert (pile.points, pile.next_points, pile.multiplier) == (5, 10, 1)
    assert (columbus.points, columbus.next_points, columbus.purse) == (5, 10, 1)
    assert (vasco.points, vasco.next_points) == (8, None)
    assert own.projected == 5 + 5 + 8 + 4


def test_no_points_are_promised_where_they_depend_on_the_gamble() -> None:
    scene = Scene(sides="BA", phase=3, cards=["pizarro"], ships=[ship(0, "pizarro", 2)]).begin()
    assert scene.own(0).ships[0].next_points is None
