"""Standing orders in live play: others go on while one is given, and it is taken as it was meant."""

from __future__ import annotations

import pytest

from cogs.tables.moves.answer_path import (
    AnswerPath,
    PartialMove,
    follow,
    path_to,
    step_of_amount,
    step_of_index,
)
from cogs.tables.moves.stale_buttons import follow_click, follow_to_number
from engines import games
from engines.contract.core import Amount, Move, Pick, PickSome, Rejected, Seat
from engines.games.magellan.moves import Bid, Limit, Pass
from engines.games.magellan.moves import Order as MagellanOrder
from engines.games.new_found_land.moves import Assign, PlanRest
from engines.tables.knowledge import version_token
from engines.tables.table import Table
from tests.conformance.test_secret_moves import wanders


def magellan(seats: int = 4) -> Table:
    return Table.open(games()["magellan"], seats=seats, key=b"k" * 32)


def shown(table: Table, seat: Seat, move: Move) -> AnswerPath:
    """The button that makes this move, as a seat sees it now."""
    path = path_to(lambda draft: table.ask(seat, draft), move)
    print_ = follow(lambda draft: table.ask(seat, draft), path).fingerprint
    return AnswerPath("t", version_token(table, seat), print_, path)


def taken(table: Table, seat: Seat, clicked: AnswerPath) -> Move:
    return table.game.read_move(dict(follow_click(table, seat, clicked).draft))


def test_a_limit_is_taken_although_somebody_has_bid() -> None:
    for limit in (Limit(amount=6), Pass()):
        table = magellan()
        first = table.waiting[0]
        seat = (first + 2) % 4
        clicked = shown(table, seat, limit)
        table.play(first, Bid(amount=2), at=1)
        assert taken(table, seat, clicked) == limit
        table.play(table.waiting[0], Bid(amount=4), at=2)
        assert table.waiting == (seat,), "its own turn has come: the first button is a bid by now"
        assert taken(table, seat, clicked) == limit
        table.play(seat, limit, at=3)
        with pytest.raises(Rejected, match=r"panel-already-done|panel-stale"):
            follow_click(table, seat, clicked)


def test_a_limit_typed_into_a_form_is_taken_as_it_was_meant() -> None:
    table = magellan()
    first = table.waiting[0]
    seat = (first + 1) % 4
    clicked = shown(table, seat, Limit(amount=6))
    form = clicked._replace(path=clicked.path[:1])
    table.play(first, Bid(amount=2), at=1)
    move, _ = follow_to_number(table, seat, form)
    assert move.draft == {"move": "limit"}, "not the bid that stands in its place"


def test_a_limit_is_for_the_card_that_was_on_offer() -> None:
    table = magellan(3)
    seat = (table.waiting[0] + 1) % 3
    table.play(seat, MagellanOrder("all", "limit", 0), at=0)
    clicked = shown(table, seat, Limit(amount=1))
    order = shown(table, seat, MagellanOrder("columbus", "limit", 3))
    cards = len(table.state.explorers)
    while len(table.state.explorers) == cards:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=1)
    assert seat not in table.waiting
    with pytest.raises(Rejected, match="panel-stale"):
        follow_click(table, seat, clicked)
    assert isinstance(taken(table, seat, order), MagellanOrder), "for all cards of the phase"


def test_a_bid_of_the_own_turn_is_never_taken_for_another_question() -> None:
    table = magellan(3)
    seat = table.waiting[0]
    clicked = shown(table, seat, Bid(amount=2))._replace(fingerprint="OTHER")
    with pytest.raises(Rejected, match="panel-stale"):
        follow_click(table, seat, clicked)


def test_a_plan_is_taken_although_others_have_sent_ships() -> None:
    table = Table.open(games()["new_found_land"], seats=3, key=b"k" * 32)
    while table.state.step != "plan":
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    first = table.waiting[0]
    seat = table.state.queue[-1]
    ship = table.game.board(table.state).available(seat)[0]
    plans = {
        way: PlanRest(load=[ship], settle=[], deliver=[], explore=[], surprised=way)
        for way in ("commit", "ask")
    }
    clicks = {way: shown(table, seat, plan) for way, plan in plans.items()}
    sent = table.game.board(table.state).available(first)[:1]
    table.play(first, Assign(ships=sent), at=1)
    assert taken(table, seat, clicks["commit"]) == plans["commit"]
    with pytest.raises(Rejected, match="panel-stale"):
        follow_click(table, seat, clicks["ask"])


@pytest.mark.parametrize("key", ["magellan", "new_found_land", "age_of_discovery"])
def test_standing_orders_survive_what_others_do(key: str) -> None:
    """Wherever such an order is about the same and legal, its old button gives it."""
    game = games()[key]
    changed = 0
    for table, mover, before in wanders(game):
        for seat in set(range(table.seats)) - {mover}:
            for move in orders_of(before, seat):
                clicked = shown(before, seat, move)
                try:
                    game.actions.check(game.seen_by(game.board(table.state), seat), seat, move)
                except Rejected:
                    continue
                if game.ordered_for(before.state, seat, move) == game.ordered_for(table.state, seat, move):
                    changed += shown(table, seat, move).fingerprint != clicked.fingerprint
                    assert taken(table, seat, clicked) == move
    assert changed, "some were about other questions"


def orders_of(table: Table, seat: Seat) -> list[Move]:
    """A standing order of each kind that this seat can give: the first answers there are."""
    try:
        kinds = table.ask(seat, {})
    except Rejected:
        return []
    assert isinstance(kinds, Pick)
    found = []
    wanted = {kind.__struct_config__.tag for kind in table.game.standing_orders}
    for number, option in enumerate(kinds.options):
        if option.value not in wanted or option.barred is not None:
            continue
        move = follow(lambda draft: table.ask(seat, draft), (str(number),))
        while move.question is not None:
            move = first_answer(table, seat, move)
        found.append(table.game.read_move(dict(move.draft)))
    return found


def first_answer(table: Table, seat: Seat, move: PartialMove) -> PartialMove:
    question = move.question
    assert question is not None
    if isinstance(question, Amount):
        step = step_of_amount(question.low)
    else:
        offered = [number for number, one in enumerate(question.options) if one.barred is None]
        step = step_of_index(*offered[: max(1, question.least) if isinstance(question, PickSome) else 1])
    return follow(lambda draft: table.ask(seat, draft), (*move.steps, step))
