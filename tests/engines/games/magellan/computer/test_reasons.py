"""The computer player's reasons name what decided, with the amounts of the position."""

from __future__ import annotations

from typing import Any

import pytest

from engines.computer.search import think
from engines.contract.core import Many, Move, Say, tenths
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.computer.alternatives import Auction
from engines.games.magellan.computer.reasons import bid_up_to, pass_on
from engines.games.magellan.computer.sight import of_board
from engines.games.magellan.computer.worth import Appraisal
from engines.games.magellan.moves import Bid, Draw, Limit, Pass, Pay, Stop
from engines.games.magellan.rules import Magellan
from tests.engines.games.magellan.scene import FULL, Scene, secret, ship, won
from tests.support.changed_figures import changed_figures


def explained(scene: Scene, seat: int = 0, seed: int = 0) -> tuple[Move, Say | None]:
    game, state = scene.game, scene.state
    return game.explain(game.view(state, seat), game.asking(state, seat), Dice(b"reason", seed))


def reason(scene: Scene, seat: int = 0) -> tuple[str, dict[str, Any]]:
    _, found = explained(scene, seat)
    assert found is not None
    return found.key.removeprefix("magellan-reason-"), found.args


def bid_for(card: str, **more: Any) -> str:
    """What most of the worth of a card comes from."""
    key, args = reason(Scene(seats=3, cards=[card, "vasco"], **more).begin())
    assert key == "bid"
    return str(args["part"].key.removeprefix("magellan-reason-for-"))


# --- the auction -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_limit_costs_no_more_than_the_card_is_worth(seed: int) -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    move, found = explained(scene, seed=seed)
    assert isinstance(move, Limit)
    assert found is not None
    appraisal = Appraisal(GAME.figures, of_board(GAME.board(scene.state), 0))
    assert found.args["limit"] == move.amount
    assert found.args["cost"] == tenths(appraisal.cost(move.amount))
    mood = Dice(b"reason", seed).below(1001) / 1000
    low, high = appraisal.numbers.mood
    assert found.args["worth"] == tenths(appraisal.worth() * (low + (high - low) * mood))


def rivals(card: str, field: int) -> list[Any]:
    return [ship(seat, card, field) for seat in (0, 1, 2)]


@pytest.mark.parametrize(
    ("card", "position", "part"),
    [
        ("cook", {"phase": 3, "ships": rivals("cook", 2)}, "crown"),
        ("cook", {"ships": [ship(1, "cook", 1)] * 4}, "later"),
        ("cook", {}, "sure"),
        ("marco_polo", {"phase": 3, "ships": rivals("marco_polo", 2)}, "purse"),
        ("vasco", {"phase": 3, "ships": rivals("vasco", 2)}, "draw"),
        (
            "vasco",
            {"sides": "AB", "phase": 3, "ships": [ship(s, "vasco", 2, "left") for s in (0, 1)]},
            "part",
        ),
        ("pizarro", {"sides": "BA", "phase": 3, "ships": rivals("pizarro", 2)}, "gamble"),
        ("magellan", {"phase": 3, "ships": [secret(seat, 2, [1, 1]) for seat in (0, 1)]}, "pile"),
    ],
)
def test_a_bid_is_for_the_largest_part_of_what_the_card_is_worth(
    card: str, position: dict[str, Any], part: str
) -> None:
    assert bid_for(card, **position) == part


def test_the_crown_is_what_the_step_adds() -> None:
    _, args = reason(Scene(seats=3, phase=3, cards=["cook", "vasco"], ships=rivals("cook", 2)).begin())
    assert args["part"].args == {"crown": 20, "before": 10}


def test_a_card_that_costs_more_than_it_is_worth() -> None:
    key, args = reason(Scene(seats=3, cards=["columbus", "vasco"]).begin().play(Bid(30), 0), 1)
    assert (key, args["price"]) == ("pass", 31)
    worth, cost = (
        float(f"{args[name].args['whole']}.{args[name].args['tenth']}") for name in ("worth", "cost")
    )
    assert worth < cost


def test_a_ship_may_be_wanted_elsewhere() -> None:
    """The others have two ships for seven cards. Not at any price: then the ship is no reason."""
    told = []
    for bid in (10, 30):
        scene = Scene(seats=3, cards=["columbus", *["cook"] * 6]).begin()
        for player in scene.state.players:
            player.ships_left = 1
        told.append(reason(scene.play(Bid(bid), 0), 1))
    assert [(key, args["price"]) for key, args in told] == [("pass-ship", 11), ("pass", 31)]


def test_a_price_that_is_outbid_does_not_matter_any_more() -> None:
    """To pay 1 would cost the 9; to pay 9 costs the same."""
    scene = Scene(seats=3, phase=3, cards=["cook", "vasco"], hands={0: [1, 9]}, ships=rivals("cook", 2))
    scene.state.auctioneer = 1
    appraisal = Appraisal(GAME.figures, of_board(GAME.board(scene.begin().play(Bid(1), 1).state), 0))
    assert (appraisal.cost(1), appraisal.cost(2)) == (3.0, 1.0)
    assert appraisal.limit(2.0, 10) == 9


def test_alone_and_with_no_choice() -> None:
    alone = Scene(seats=3, phase=2, cards=["cook", "vasco"], ships=[ship(0, "cook", 1)]).begin()
    key, args = reason(alone)
    assert (key, args["price"]) == ("alone", 1)
    poor = Scene(seats=3, cards=["pizarro", "cook"], hands={0: [1, 2]}, auctioneer=2).begin().play(Bid(9), 2)
    assert explained(poor) == (Pass(), None)


def test_after_thinking_the_reason_is_what_the_card_turned_out_to_be_worth() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco", "pizarro", "columbus"]).begin()
    thought = think(GAME, scene.state, 0, Dice(b"think"))
    assert isinstance(thought.move, Limit)
    assert thought.reason is not None
    assert thought.reason.key == "magellan-reason-bid-more", "else the reason would speak for the usual move"
    assert thought.reason.args["limit"] == thought.move.amount


def test_after_thinking_the_reason_says_how_the_usual_move_misjudged_the_card() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    appraisal = Appraisal(GAME.figures, of_board(GAME.board(scene.state), 0))
    for seemed, key in ((3, "bid-more"), (5, "bid"), (9, "bid-less"), (None, "bid")):
        assert bid_up_to(appraisal, 6.0, 5, seemed).key == f"magellan-reason-{key}"
    assert pass_on(appraisal, 1.0).key == "magellan-reason-pass"
    assert pass_on(appraisal, 1.0, seemed_more=True).key == "magellan-reason-pass-less"


def test_a_limit_buys_only_where_the_others_go_less_far() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    appraisal = Appraisal(GAME.figures, of_board(GAME.board(scene.state), 0))
    auction = Auction(appraisal, [6, 6], [3, 8], [10.0, 20.0], [1.0, 2.0])
    assert auction.leads(Pass()) == [1.0, 2.0]
    cheaper = appraisal.cost(6) - appraisal.cost(4)
    assert auction.leads(Limit(8)) == [10.0 + cheaper, 2.0]
    assert auction.leads(Limit(9)) == [10.0 + cheaper, 20.0 + appraisal.cost(6) - appraisal.cost(9)]
    assert auction.leads(Limit(3)) == [1.0, 2.0]


# --- vetoes ----------------------------------------------------------------------------------------------


def test_vetoes() -> None:
    ships = [ship(0, "cook", 2), ship(1, "cook", 2), ship(1, "columbus", 2)]
    cards = ["cook"] + ["columbus"] * 5

    def told(hand: list[int], cards: list[str]) -> tuple[str, dict[str, Any]]:
        position = Scene(seats=3, phase=3, cards=cards, hands={0: hand}, ships=ships, vetoes={0: 1})
        return reason(position.begin())

    assert told([1], cards) == ("veto", {"most": 1})
    key, args = told(FULL * 3, cards)
    assert (key, args["most"]) == ("no-veto", 135)
    assert 0 < args["limit"] < 135
    assert told([1], cards[:4]) == ("no-veto-late", {"cards": 3})
    assert told([1], ["columbus", *cards]) == ("no-veto-bid", {})


# --- the sale --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "price", "told"),
    [
        ([1, 2, 5, 7, 8], 8, ("pay-crowns", {"crowns": 1, "second": Many([7, 1]), "other": 4})),
        ([8, 9], 7, ("pay-gold", {"gold": 8, "second": Many([9]), "other": 9})),
        ([3, 4, 6, 7], 10, ("pay-equal", {"second": Many([7, 3])})),
        (
            [2, 4],
            1,
            (
                "pay-gold-above",
                {"second": Many([4]), "crowns": 3, "other_crowns": 2, "gold": 2, "other_gold": 4},
            ),
        ),
        (
            [6, 7, 9, 9],
            1,
            (
                "pay-crowns-above",
                {"second": Many([6]), "crowns": 1, "other_crowns": 2, "gold": 7, "other_gold": 6},
            ),
        ),
        ([3], 3, None),
    ],
)
def test_a_payment_is_compared_with_the_next_best(
    hand: list[int], price: int, told: tuple[str, dict[str, Any]] | None
) -> None:
    scene = won("pizarro", price, hand)
    if told is None:
        assert explained(scene)[1] is None
    else:
        assert reason(scene) == told


def test_a_payment_with_a_card_to_tuck() -> None:
    scene = Scene(seats=3, sides="BA", phase=3, cards=["magellan"], hands={0: [3, 5, 8]})
    scene.state.ships = [ship(0, "magellan", 2, pile=[1]), ship(1, "magellan", 2, pile=[1])]
    scene.begin().play(Bid(8), 0).play(Pass(), 1)
    assert reason(scene) == ("pay-tuck", {"crown": 3})
    scene.play(Pay([5, 3]), 0)
    assert reason(scene) == ("tuck", {"crown": 3, "multiplier": 3})


@pytest.mark.parametrize(("piles", "key"), [(([9], [1]), "pile"), (([3], [1]), "pile-equal")])
def test_which_pile_sails_on(piles: tuple[list[int], list[int]], key: str) -> None:
    ships = [secret(0, 1, pile) for pile in piles]
    scene = Scene(seats=3, phase=2, cards=["magellan"] * 2, ships=[*ships, secret(1, 1, [1])]).begin()
    scene.play(Bid(5), 0).play(Pass(), 1).play(Pay([5]), 0)
    assert reason(scene) == (key, {"crowns": 3, "multiplier": 2})
    scene.play(explained(scene)[0], 0)
    assert reason(scene) == ("tuck-cheap", {"crown": 3, "multiplier": 2})


@pytest.mark.parametrize(("crown", "part", "cards"), [(5, "left", 3), (8, "right", 3), (8, "right", 1)])
def test_vasco_parts(crown: int, part: str, cards: int) -> None:
    game = Magellan(
        changed_figures("magellan", "explorers.vasco.B.right.crown", [crown] * 3), GAME.raw_computer
    )
    ships = [ship(0, "vasco", 2, "left"), ship(0, "vasco", 2, "right")]
    scene = Scene(seats=3, sides="AB", phase=3, cards=["vasco"], ships=ships, stack=[5] * cards, game=game)
    scene.begin().play(Bid(1), 0).play(Pay([1]), 0)
    scene.state.discard = []
    key, args = reason(scene)
    assert (key, args["crown"]) == ("part-leaving", crown)
    inner = args["reason"]
    assert inner.key == f"magellan-reason-part-{part}"
    assert (inner.args["cards"], inner.args["crown"], inner.args["worth"]) == (
        cards,
        crown,
        tenths(2.0 * cards),
    )


# --- the end ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ([1, 2, 4, 7, 8], ("exchange", {"cards": Many([7, 8]), "count": 2, "worth": tenths(2.0)})),
        ([1, 2, 4], ("exchange-none", {"worth": tenths(2.0)})),
    ],
)
def test_an_exchange(hand: list[int], told: tuple[str, dict[str, Any]]) -> None:
    ships = [ship(0, "marco_polo", 2), ship(1, "columbus", 2)]
    scene = Scene(seats=3, phase=2, cards=[], later=[["columbus"]], ships=ships, step="phase_end").begin()
    scene.state.players[0].hand = sorted(hand)
    assert reason(scene) == told


@pytest.mark.parametrize(
    ("drawn", "last_winner", "rival", "told"),
    [
        ([9, 4], 0, 0, ("gamble-draw", {"sum": 13, "most": 13, "limit": 20})),
        ([9, 5], 0, 0, ("gamble-stop", {"sum": 14, "most": 13, "limit": 20})),
        ([1], 1, 0, ("gamble-wins", {"needed": 1, "sum": 1})),
        ([9, 5], 1, 10, ("gamble-wins", {"needed": 11, "sum": 14})),
        ([9], 1, 10, ("gamble-needs", {"needed": 11, "sum": 9})),
    ],
)
def test_the_gamble(drawn: list[int], last_winner: int, rival: int, told: tuple[str, dict[str, Any]]) -> None:
    scene = Scene(
        seats=3,
        sides="BA",
        phase=3,
        ships=[ship(0, "pizarro", 3), *([ship(1, "cook", 2)] if rival else [])],
        hands={0: [], 1: [], 2: []},
        stack=[*drawn, 5, 5, 5],
        last_winner=last_winner,
        step="scoring",
    ).begin()
    for _ in drawn:
        scene.play(Draw(), 0)
    assert reason(scene) == told
    assert isinstance(explained(scene)[0], Stop if told[0] in ("gamble-stop", "gamble-wins") else Draw)
