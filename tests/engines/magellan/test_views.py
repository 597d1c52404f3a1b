"""What people may know and read: views, descriptions, cautions (specification, sections 8, 10, 11)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Dice, Move, Pick, Say
from engines.magellan import GAME
from engines.magellan.moves import Bid, Draw, Exchange, Limit, Order, Pass, Pay, Veto
from engines.magellan.state import Ship
from tests.engines.magellan.scene import FULL, Scene, secret, ship


def keys(lines: list[Say]) -> list[str]:
    return [line.key.removeprefix("magellan-") for line in lines]


def test_the_board_at_the_start() -> None:
    state = GAME.start(3, GAME.check_settings({"auctioneer": "first"}), Dice(b"views"))
    public = GAME.view(state, None).public
    assert (public.phase, public.auction, public.auctions, public.step) == (1, 1, 18, "bidding")
    assert [player.cards for player in public.players] == [9, 9, 9]
    assert [player.ships_left for player in public.players] == [6, 6, 6]
    assert public.money_stack == 36
    assert public.discards == 0
    assert sum(row.cards_to_come for row in public.rows) == 18
    assert public.players[0].auctioneer
    assert not public.players[1].auctioneer
    assert public.asked == (0,)


@pytest.mark.parametrize(("seats", "stack"), [(3, 36), (4, 27), (5, 18), (6, 9)])
def test_the_stack_after_the_set_up(seats: int, stack: int) -> None:
    state = GAME.start(seats, GAME.check_settings({}), Dice(b"views"))
    assert len(state.stack) == stack


def test_the_auctioneer_is_drawn_by_lot_unless_the_table_says_otherwise() -> None:
    lots = [GAME.start(3, GAME.check_settings({}), Dice(b"lot", n)).auctioneer for n in range(20)]
    assert set(lots) == {0, 1, 2}


def test_the_ship_that_has_just_moved() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], ships=[ship(1, "cook", 1)]).begin()
    scene.do(0, Bid(1)).do(1, Pass()).do(2, Pass()).do(0, Pay([1]))
    cook = next(row for row in scene.public().rows if row.explorer == "cook")
    assert [(one.seat, one.just_moved) for one in cook.fields[0][0].ships] == [(1, False), (0, True)]


def test_the_auction_is_counted_without_vetoes() -> None:
    scene = Scene(cards=["cook"] * 17 + ["vasco"], vetoes={0: 1}).begin()
    assert scene.public().auction == 1
    scene.do(0, Veto())
    assert scene.public().auction == 1
    assert scene.public().at_bottom == ("cook",)


def test_the_running_auction() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin().do(0, Bid(3)).do(1, Pass())
    public = scene.public()
    assert (public.high, public.leader, public.card) == (3, 0, "cook")
    assert [player.bid for player in public.players] == [3, None, None]
    assert [player.passed for player in public.players] == [False, True, False]
    assert [player.in_auction for player in public.players] == [True, False, True]


def test_ones_own_things() -> None:
    ships = [secret(0, 1, [1, 4]), ship(0, "columbus", 2), ship(0, "vasco", 2, "right")]
    scene = Scene(sides="AB", phase=2, cards=["magellan"], ships=ships, hands={0: [9, 2]}).begin()
    own = scene.own(0)
    assert [card.gold for card in own.hand] == [2, 9]
    assert own.max_bid == 9
    pile, columbus, vasco = own.ships
    assert (pile.points, pile.next_points, pile.multiplier) == (5, 10, 1)
    assert (columbus.points, columbus.next_points, columbus.purse) == (5, 10, 1)
    assert (vasco.points, vasco.next_points) == (5, None)
    assert own.projected == 5 + 5 + 5 + 4


def test_no_promise_where_it_depends() -> None:
    scene = Scene(sides="BA", phase=3, cards=["pizarro"], ships=[ship(0, "pizarro", 2)]).begin()
    assert scene.own(0).ships[0].next_points is None


def test_some_cards_of_a_pile_may_be_known() -> None:
    pile = Ship(seat=0, explorer="magellan", field=2, open_pile=[1], secret_pile=[9])
    scene = Scene(phase=3, cards=["magellan"], ships=[pile]).begin()
    there = scene.public().rows[2].fields[1][0].ships[0]
    assert there.pile is None
    assert there.pile_size == 2
    assert [card.gold for card in there.seen] == [1]
    assert scene.public().players[0].points == 2 * 3
    assert "board-ship-partly" in keys(_ships(GAME.describe(scene.public())))


def _ships(lines: list[Say]) -> list[Say]:
    return [item for line in lines for item in getattr(line.args.get("ships"), "items", [])]


def test_the_board_in_words() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"], vetoes={1: 1}).begin()
    lines = keys(GAME.describe(scene.public()))
    assert lines[:4] == ["board-phase", "board-offer", "board-no-bid", "board-still-in"]
    assert lines.count("board-player") == 3
    assert lines.count("board-row-empty") == 6
    own = GAME.describe_own(scene.public(), scene.own(1))
    assert keys(own) == ["own-hand", "own-max-bid", "own-vetoes", "own-projected"]


def test_every_field_has_its_phrase() -> None:
    for sides in ("AA", "BB"):
        for explorer in GAME.figures.names():
            for phase in (1, 2, 3):
                fleet = [ship(0, explorer, phase - 1, "left" if (explorer, sides) == ("vasco", "BB") else "")]
                scene = Scene(phase=phase, sides=sides, cards=[explorer], ships=fleet if phase > 1 else [])
                offer = next(
                    line
                    for line in GAME.describe(scene.begin().public())
                    if line.key == "magellan-board-offer"
                )
                assert offer.args["gives"]


# --- cautions --------------------------------------------------------------------------------------------


def reasons(scene: Scene, seat: int, move: Move) -> list[str]:
    caution = GAME.caution(scene.state, seat, move)
    if caution is None:
        return []
    assert caution.key == "magellan-caution"
    listed: Any = caution.args["reasons"]
    return [item.key.removeprefix("magellan-caution-") for item in listed.items]


def test_a_dear_bid_and_a_jump() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"]).begin()
    assert reasons(scene, 0, Bid(5)) == [], "there is a button for it"
    assert reasons(scene, 0, Bid(6)) == ["jump"]
    assert reasons(scene, 0, Bid(22)) == ["jump"]
    assert reasons(scene, 0, Bid(23)) == ["half", "jump"]
    assert reasons(scene, 1, Limit(23)) == ["half"]
    assert reasons(scene, 1, Limit(22)) == []
    assert reasons(scene, 1, Order("vasco", "limit", 30)) == ["half"]
    scene.do(0, Bid(4))
    assert reasons(scene, 1, Bid(9)) == []
    assert reasons(scene, 1, Bid(10)) == ["jump"]


@pytest.mark.parametrize(
    ("sides", "explorer", "reason"),
    [
        ("AA", "cook", "open_hand"),
        ("AB", "cook", "neighbour_draw"),
        ("AA", "magellan", "tuck_hand"),
        ("BA", "magellan", None),
        ("AA", "vasco", None),
    ],
)
def test_what_a_card_costs_beyond_money_is_said_once_a_phase(
    sides: str, explorer: str, reason: str | None
) -> None:
    scene = Scene(seats=3, sides=sides, cards=[explorer] * 3).begin()
    said = [reason] if reason else []
    assert reasons(scene, 0, Bid(1)) == said
    assert reasons(scene, 1, Limit(3)) == said
    assert reasons(scene, 1, Limit(0)) == []
    assert reasons(scene, 1, Order(explorer, "limit", 3)) == said
    scene.do(0, Bid(1)).do(1, Bid(2)).do(2, Pass())
    assert reasons(scene, 0, Bid(3)) == []  # he has been told


def test_what_a_card_costs_beyond_money_is_said_again_in_the_next_phase() -> None:
    scene = Scene(seats=3, cards=["cook"], ships=[ship(0, "cook", 1)], later=[["cook"], []]).begin()
    scene.do(0, Bid(1)).do(1, Bid(2)).do(2, Pass()).do(0, Pass()).do(1, Pay([2]))
    assert scene.state.phase == 2
    assert reasons(scene, 0, Bid(1)) == ["open_hand"]


def test_a_veto_is_confirmed() -> None:
    scene = Scene(cards=["cook", "vasco"], vetoes={0: 1}).begin()
    assert reasons(scene, 0, Veto()) == ["veto"]


def test_overpaying_is_confirmed_where_it_is_a_choice() -> None:
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [4, 6, 7, 9]}).begin()
    scene.do(0, Bid(4)).do(1, Pass()).do(2, Pass())
    assert reasons(scene, 0, Pay([9])) == ["overpaid"]
    assert reasons(scene, 0, Pay([7])) == ["overpaid"]
    assert reasons(scene, 0, Pay([6])) == []
    assert reasons(scene, 0, Pay([4])) == []
    forced = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: [9, 8]}).begin()
    forced.do(0, Bid(4)).do(1, Pass()).do(2, Pass())
    assert reasons(forced, 0, Pay([9])) == []


def test_a_risky_draw_is_confirmed() -> None:
    scene = Scene(
        sides="BA", phase=3, ships=[ship(0, "pizarro", 3)], stack=[9, 2, 1, 5], step="scoring"
    ).begin()
    scene.do(0, Draw()).do(0, Draw())
    assert reasons(scene, 0, Draw()) == []
    scene.do(0, Draw())
    assert reasons(scene, 0, Draw()) == ["gamble"]


# --- what is offered -------------------------------------------------------------------------------------


def test_the_most_useful_comes_first() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    assert scene.offered(0) == ["bid", "pass", "limit", "order", "auto_forced"]
    assert scene.offered(1) == ["limit", "pass", "order", "auto_forced"]
    scene.do(1, Limit(3))
    assert scene.offered(1) == ["limit", "pass", "clear_limit", "order", "auto_forced"]


def test_those_who_can_not_bid_are_told_why() -> None:
    scene = Scene(seats=3, phase=2, cards=["cook"], ships=[ship(0, "cook", 1)]).begin()
    assert scene.barred(1) == {"limit": "no_ship_to_move", "pass": "no_ship_to_move"}


def test_in_the_exchange_others_may_give_orders() -> None:
    scene = Scene(
        cards=[],
        later=[["columbus"], []],
        ships=[ship(0, "marco_polo", 1), ship(1, "columbus", 1)],
        step="phase_end",
    ).begin()
    assert scene.offered(0) == ["exchange", "order", "auto_forced"]
    assert scene.offered(1) == ["order", "auto_forced"]
    scene.do(1, Order("columbus", "limit", 0)).do(0, Exchange([]))
    assert scene.step == "over", "the order holds for the phase that comes"


def test_a_question_to_a_big_hand_fits_a_menu() -> None:
    hand = sorted(FULL * 2 + [1, 2, 3, 4, 5, 6, 7])
    scene = Scene(seats=3, cards=["pizarro", "vasco"], hands={0: hand}).begin()
    scene.do(0, Bid(45)).do(1, Pass())
    if scene.step == "bidding":
        scene.do(2, Pass())
    question = scene.ask(0, move="pay")
    assert isinstance(question, Pick)
    assert len(question.options) == 25
