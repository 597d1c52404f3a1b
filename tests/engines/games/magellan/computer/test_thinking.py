"""The hard computer player thinks once for every card on offer: what it is worth to own it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from engines.computer.search import Rounds, think
from engines.contract.core import Move, Pondered
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.moves import Bid, ChoosePart, DeclineVeto, Limit, Pass, Pay, Veto
from engines.games.magellan.state import Instructions, State
from engines.kit.figures import Search
from tests.conformance.tables import Setup, whole_game
from tests.engines.games.magellan.scene import FULL, Scene, ship


class Promised(NamedTuple):
    """Worlds in which it is known how far ahead the seat will be with the card, and without it."""

    state: State
    with_card: float
    without: float
    most_playouts: int = 8

    def lead(self, number: int, begin: Callable[[Any, Dice], None]) -> float:
        world = GAME.imagine(self.state, 0, Dice(b"world", number))
        begin(world, Dice(b"begin", number))
        bought = world.sale is not None and world.sale.winner == 0
        return (self.with_card if bought else self.without) + number % 2


def pondered(scene: Scene, with_card: float, without: float) -> Move:
    usual = GAME.policy(scene.state, 0, Dice(b"usual"))
    weighed = GAME.ponder(scene.state, 0, usual, Promised(scene.state, with_card, without))
    assert weighed is not None
    return weighed.weighed[0][0]


def test_the_limit_follows_what_the_card_turns_out_to_be_worth() -> None:
    scene = Scene(seats=3, cards=["pizarro", "cook", "vasco", "columbus"]).begin()
    usual = GAME.policy(scene.state, 0, Dice(b"usual"))
    better, worse = pondered(scene, 20, 0), pondered(scene, -20, 20)
    assert isinstance(usual, Limit)
    assert isinstance(better, Limit)
    assert better.amount > usual.amount
    assert worse == Pass() or (isinstance(worse, Limit) and worse.amount < usual.amount // 2)


def test_points_count_less_where_the_game_is_decided() -> None:
    scene = Scene(seats=3, cards=["pizarro", "cook", "vasco", "columbus"]).begin()
    close, decided = pondered(scene, 12, 0), pondered(scene, 62, 50)
    assert isinstance(close, Limit)
    assert decided == Pass() or (isinstance(decided, Limit) and decided.amount < close.amount)


class Begun:
    """Notes the cards on offer when a world begins, and who has won something by then."""

    most_playouts = 8

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen: list[tuple[str | None, int | None, list[tuple[str, int]]]] = []

    def lead(self, number: int, begin: Callable[[Any, Dice], None]) -> float:
        world = GAME.imagine(self.state, 0, Dice(b"world", number))
        begin(world, Dice(b"begin", number))
        self.seen.append((world.card, world.last_winner, world.box))
        return 0.0


@pytest.mark.parametrize("hand", [[1, 2], [9], FULL])
def test_how_long_it_thinks_does_not_tell_what_it_can_pay(hand: list[int]) -> None:
    """Everybody sees the time, and how many money cards it has. Which ones is its secret."""
    scene = Scene(seats=3, cards=["pizarro", "cook"], hands={0: hand}, auctioneer=2).begin().play(Bid(8), 2)
    begun = Begun(scene.state)
    weighed = GAME.ponder(scene.state, 0, Pass(), begun)
    assert weighed is not None
    assert len(begun.seen) == begun.most_playouts
    if sum(hand) <= 8:
        assert weighed == Pondered([(Pass(), [])]), "it leads to nothing that a hint could show"


def test_who_bids_alone_thinks_as_long_for_a_bid_as_for_a_pass() -> None:
    alone = Scene(seats=3, phase=2, cards=["cook"], ships=[ship(0, "cook", 1)]).begin()
    thoughts = [(usual, Begun(alone.state)) for usual in (Bid(1), Pass())]
    bid, _ = (GAME.ponder(alone.state, 0, usual, begun) for usual, begun in thoughts)
    assert bid == Pondered([(Bid(1), [])])
    assert [len(begun.seen) for _, begun in thoughts] == [8, 8]
    assert think(GAME, alone.state, 0, Dice(b"think")).candidates[0].leads == []


def test_whatever_is_asked_it_thinks_as_often_with_every_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that looks the same to everybody, with other hands: also the one that thinks."""
    tried = 0

    def lead(rounds: Rounds, number: int, begin: Callable[[Any, Dice], None]) -> float:
        nonlocal tried
        tried += 1
        begin(rounds._world(number), Dice(b"begin", number))
        return 0.0

    monkeypatch.setattr(Rounds, "lead", lead)
    settings = GAME.check_settings({})
    for moment in whole_game(GAME, Setup(4, settings)):
        if moment.number % 2:
            continue
        states, found = [moment.state], []
        states += [GAME.redeal(moment.state, None, Dice(b"hands", moment.number, of)) for of in range(3)]
        for state in states:
            seat = moment.seat
            if seat in GAME.waiting(state):
                tried = 0
                think(GAME, state, seat, Dice(b"think", moment.number), Search(playouts=8, candidates=3))
                found.append(tried)
        assert len(set(found)) <= 1, (moment.number, moment.state.step)


def test_a_sale_that_settles_itself_leaves_the_next_card_to_everybody() -> None:
    """Who has one money card pays with it unasked, and the next auction opens at once: nobody has passed."""
    scene = Scene(seats=3, cards=["pizarro", "cook", "vasco"], hands={0: [8]}).begin()
    begun = Begun(scene.state)
    assert GAME.ponder(scene.state, 0, Limit(8), begun) is not None
    bought = begun.seen[: begun.most_playouts // 2]
    assert {(card, winner) for card, winner, _ in bought} <= {("cook", 0), ("vasco", 0)}
    assert all(box == [] for *_, box in bought)


def test_one_thought_settles_the_card() -> None:
    scene = Scene(seats=3, cards=["cook", "vasco", "pizarro"]).begin()
    thought = think(GAME, scene.state, 0, Dice(b"think"), Search(playouts=6, candidates=2))
    assert {len(one.leads) for one in thought.candidates} == {3}
    scene.play(thought.move, 0).play(Limit(40), 1)
    assert 0 not in scene.waiting


def test_nobody_in_an_imagined_world_has_ordered_anything() -> None:
    scene = Scene(seats=4, cards=["cook", "vasco"]).begin().play(Limit(3), 0)
    scene.state.players[0].orders.limits["vasco"] = 4
    scene.state.players[2].orders = Instructions(limit=30, limits={"vasco": 20}, auto_forced=True)
    for number in range(5):
        world = GAME.imagine(scene.state, 0, Dice(b"imagine", number))
        assert world.players[0].orders == scene.state.players[0].orders
        assert [player.orders for player in world.players[1:]] == [Instructions()] * 3


def test_first_hands_are_known_until_somebody_has_paid() -> None:
    scene = Scene(seats=4, cards=["pizarro", "vasco", "cook"]).begin()
    scene.state.stack = sorted(FULL * 3)
    scene.play(Limit(9), 0).play(Limit(3), 1).play(Pass(), 2).play(Pass(), 3).play(Pay([3]), 0)
    worlds = [GAME.imagine(scene.state, 1, Dice(b"imagine", number)) for number in range(8)]
    assert {tuple(world.players[2].hand) for world in worlds} == {tuple(FULL)}
    assert len({tuple(world.players[0].hand) for world in worlds}) > 4
    for world in worlds:
        assert GAME.census(world) == GAME.census(scene.state)


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (DeclineVeto("no"), Veto()),
        (Veto(), DeclineVeto("no")),
        (ChoosePart(source="", part="left"), ChoosePart(source="", part="right")),
        (Pay([9]), None),
    ],
)
def test_what_else_is_compared(usual: Move, other: Move | None) -> None:
    scene = Scene(seats=3, cards=["cook", "vasco"]).begin()
    found = GAME.alternatives(scene.state, 0, usual, Dice(b"others"))
    assert found == ([] if other is None else [other])
