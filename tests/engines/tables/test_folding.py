"""Secret moves that later ones have replaced: they stay provable, and cost nothing."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from engines import games
from engines.computer.random_moves import random_draft
from engines.contract.core import Event, Move, Rejected, Seat
from engines.contract.dice import Dice
from engines.games.age_of_discovery.moves import DropOrders
from engines.games.magellan.moves import AutoForced, Order
from engines.tables.chronicle import Chronicle
from engines.tables.folding import NEWEST_KEPT, replaced, secret_changes
from engines.tables.log import Entry, Record
from engines.tables.table import Table
from engines.tables.verify import Verdict, examine

KEPT = 1 + NEWEST_KEPT
"""The first secret move of a seat since the last public one, and the newest."""


def magellan() -> Table:
    return Table.open(games()["magellan"], seats=3, key=b"folding")


def play(table: Table, seat: Seat, move: Move, at: int | None = None) -> Entry:
    """Make a move and fold what it replaces, as the bot does."""
    entry = table.play(seat, move, at=table.number if at is None else at)
    table.fold(replaced(table, seat))
    return entry


def limit(amount: int, explorer: str = "columbus") -> Order:
    return Order(explorer, "limit", amount)


def loaded(table: Table) -> list[Entry]:
    """What a click loads."""
    return [entry for entry in table.log if not entry.folded]


def record(table: Table) -> Record:
    return msgspec.json.decode(table.to_json(), type=Record)


def found(verdict: Verdict) -> list[str]:
    return [finding.key for finding in verdict.found if not finding.fine]


def drafted(table: Table, seat: Seat, kind: str, number: int) -> Move | None:
    """A move of this kind at random; None where there is none."""
    try:
        dice = Dice(b"draft", kind, number)
        draft = random_draft(lambda draft: table.ask(seat, {"move": kind, **draft}), dice)
        return table.game.read_move({"move": kind, **draft})
    except Rejected:
        return None


def ready(key: str, kind: str) -> tuple[Table, Seat]:
    """A table where a seat that is not waited for can make a secret move of this kind."""
    table = Table.open(games()[key], seats=3, key=b"folding", salt=[])
    for _ in range(80):
        for seat in range(3):
            if seat not in table.waiting and drafted(table, seat, kind, 0) is not None:
                return table, seat
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=table.number)
    raise AssertionError(f"nobody could {kind}")


def planning() -> tuple[Table, Seat]:
    """Plans are secret, and can be undone."""
    return ready("new_found_land", "plan")


# --- what is folded --------------------------------------------------------------------------------------


def test_two_thousand_orders_cost_as_much_as_twenty() -> None:
    sizes = {}
    for count in (20, 2000):
        table = magellan()
        for number in range(count):
            play(table, 2, limit(number % 30))
        sizes[count] = len(loaded(table)), len(table.to_json()) / count
        assert examine(record(table)).fine
    assert sizes[2000][0] == sizes[20][0] == KEPT
    assert sizes[2000][1] < sizes[20][1], "an entry of the record becomes smaller, as the states are gone"


def test_an_order_for_something_else_is_not_replaced() -> None:
    table = magellan()
    for explorer in ("columbus", "pizarro", "magellan", "cook"):
        play(table, 2, limit(5, explorer))
    assert len(loaded(table)) == 4
    play(table, 2, limit(6, "pizarro"))
    play(table, 2, limit(7, "cook"))
    assert [entry.number for entry in table.log if entry.folded] == [4], "it was given again; the rest counts"


def test_a_switch_that_goes_to_and_fro() -> None:
    """Neither "on" nor "off" is possible twice in a row: they are folded in pairs."""
    table = magellan()
    for number in range(41):
        play(table, 2, AutoForced("off" if number % 2 else "on"))
        assert not any(entry.folded for entry in table.log[-NEWEST_KEPT:])
    assert len(loaded(table)) <= KEPT + 1
    assert examine(record(table)).fine


def test_a_list_of_orders_that_is_dropped_again_and_again() -> None:
    table, seat = ready("age_of_discovery", "order")
    begun = table.number
    for number in range(1, 61):
        order = drafted(table, seat, "order", number)
        play(table, seat, order or DropOrders())
    assert table.number == begun + 60
    assert len(loaded(table)) < begun + 15
    assert examine(record(table)).fine


def test_moves_of_the_same_second_stay() -> None:
    """A button says at which moment it was shown by what its seat did last, and when."""
    table = magellan()
    play(table, 2, limit(1), at=40)
    play(table, 2, limit(1, "pizarro"), at=41)
    for number in range(10):
        play(table, 2, limit(number), at=50)
    assert len(loaded(table)) == 12
    play(table, 2, limit(11), at=51)
    assert [entry.number for entry in loaded(table)] == [1, 2, 12, 13], "and the order for Pizarro"


def test_the_newest_stay_where_many_are_folded_at_once() -> None:
    table = magellan()
    for number in range(13):
        play(table, 2, AutoForced("off" if number % 2 else "on"), at=50 + number // 12)
    assert sum(entry.folded for entry in table.log) >= 8
    assert not any(entry.folded for entry in table.log[-NEWEST_KEPT:])


def test_what_somebody_else_was_told_is_not_folded() -> None:
    table = magellan()
    for number in range(4):
        play(table, 2, limit(number))
        if number == 1:
            table.log[1].events = [Event(text=table.log[1].events[0].text, to=0)]
    assert not any(entry.folded for entry in table.log)


def test_what_everybody_could_see_is_not_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some moves are told to nobody, and change what lies on the table."""
    table = magellan()
    monkeypatch.setattr("engines.tables.folding._public", lambda table, state: state)
    for number in range(8):
        play(table, 2, limit(number))
    assert not any(entry.folded for entry in table.log)


def test_a_public_move_begins_anew() -> None:
    table = magellan()
    for number in range(5):
        play(table, 2, limit(number))
    play(table, table.waiting[0], table.suggest(table.waiting[0]))
    assert table.log[-1].public
    for number in range(5):
        play(table, 2, limit(10 + number))
    assert len(loaded(table)) == KEPT + 1 + KEPT


@pytest.mark.parametrize("others", [0, 1, 3])
def test_nothing_depends_on_secrets_of_others(others: int) -> None:
    """Others give orders in between, one or several at a time."""
    table, own = magellan(), []
    for number in range(20):
        own.append(play(table, 2, limit(number)))
        for more in range(others if number % 3 else 2 * others):
            play(table, more % 2, limit(number + more, "pizarro"))
    assert [entry.folded for entry in own] == [False, *[True] * 17, False, False]
    assert secret_changes(table, 2) == KEPT
    assert examine(record(table)).fine


# --- verification ----------------------------------------------------------------------------------------


def test_a_changed_folded_move_is_noticed_where_it_matters() -> None:
    table = magellan()
    for number in range(6):
        play(table, 2, limit(number))
    changed = record(table)
    changed.log[2].move = {"move": "order", "explorer": "pizarro", "what": "limit", "amount": 9}
    assert found(examine(changed)) == ["before"], "the order for Pizarro is in no state that was kept"
    illegal = record(table)
    illegal.log[2].move = {"move": "order", "explorer": "pizarro", "what": "limit", "amount": -9}
    assert found(examine(illegal)) == ["illegal"]


def test_a_changed_last_folded_move_is_noticed_in_the_final_state() -> None:
    table = magellan()
    for number in range(6):
        play(table, 2, limit(number))
    changed = record(table)
    for entry in changed.log[1:]:
        entry.folded, entry.before, entry.events = True, msgspec.Raw(b"null"), []
    assert examine(changed).fine
    changed.log[-1].move = {"move": "order", "explorer": "columbus", "what": "limit", "amount": 9}
    assert found(examine(changed)) == ["state"]


def test_a_public_entry_cannot_be_folded() -> None:
    table = magellan()
    for _ in range(3):
        play(table, table.waiting[0], table.suggest(table.waiting[0]))
    forged = record(table)
    public = next(entry for entry in forged.log[1:] if entry.public)
    public.folded, public.before, public.events = True, msgspec.Raw(b"null"), []
    assert found(examine(forged)) == ["events"]


def test_a_folded_entry_holds_nothing() -> None:
    """What nobody compares could be anything."""
    table = magellan()
    for number in range(6):
        play(table, 2, limit(number))
    for field, value, finding in (
        ("before", msgspec.Raw(b"{}"), "before"),
        ("events", table.log[0].events, "events"),
    ):
        forged = record(table)
        setattr(forged.log[2], field, value)
        assert found(examine(forged)) == [finding]
    first = record(table)
    first.log[0].folded, first.log[0].before, first.log[0].events = True, msgspec.Raw(b"null"), []
    assert "deals-other" in found(examine(first)), "the first state is the proof of the deal"


def test_a_table_with_folded_entries_comes_back_from_json() -> None:
    table = magellan()
    for number in range(6):
        play(table, 2, limit(number))
    again = Table.from_json(table.to_json())
    assert [entry.folded for entry in again.log] == [entry.folded for entry in table.log]
    assert again.to_json() == table.to_json()
    assert Table.replay(record(table)).state == table.state


# --- undo and looking back -------------------------------------------------------------------------------


def plan(table: Table, seat: Seat, times: int) -> list[bytes]:
    """Plans one after the other, and the states before each and after the last."""
    states = [table.game.encode(table.state)]
    for number in range(times):
        move = drafted(table, seat, "plan", number)
        assert move is not None
        play(table, seat, move, at=1000 + table.number)
        states.append(table.game.encode(table.state))
    return states


def test_undo_leads_to_the_order_before_and_the_one_before_and_then_to_the_beginning() -> None:
    table, seat = planning()
    states = plan(table, seat, 9)
    assert sum(entry.folded for entry in table.log) == 9 - KEPT
    for expected in (states[-2], states[-3], states[0]):
        table.undo(seat, at=3000)
        assert table.game.encode(table.state) == expected
    assert all(entry.undone for entry in table.log if entry.folded)
    assert examine(record(table)).fine


def test_an_undo_can_lead_to_a_folded_entry_if_the_others_agree() -> None:
    """The vote was about a move that was replaced twice before everybody had answered."""
    table, seat = planning()
    first = table.number + 1
    states = plan(table, seat, 9)
    for back in range(9):
        again = Table.from_json(table.to_json())
        again.undo(seat, at=3000, to=first + back)
        assert again.game.encode(again.state) == states[back], back
        assert examine(record(again)).fine


def test_a_folded_entry_after_an_undo_has_its_state_too() -> None:
    table, seat = planning()
    plan(table, seat, 2)
    table.undo(seat, at=2000)
    first = table.number + 1
    states = plan(table, seat, 6)
    assert table.log[first - 1].folded
    again = Table.from_json(table.to_json())
    again.undo(seat, at=3000, to=first)
    assert again.game.encode(again.state) == states[0]


def test_looking_back_shows_the_same() -> None:
    table, plain = magellan(), magellan()
    for number in range(30):
        play(table, 2, limit(number % 7))
        plain.play(2, limit(number % 7), at=plain.number)
        if number % 10 == 9:
            for one in (table, plain):
                one.play(one.waiting[0], one.suggest(one.waiting[0]), at=one.number)
    assert sum(entry.folded for entry in table.log) == 3 * (10 - KEPT)
    seen, usual = Chronicle(table), Chronicle(plain)
    assert [step.number for step in seen.moves] == [step.number for step in usual.moves]
    for ours, theirs in zip(seen.moves, usual.moves, strict=True):
        assert seen.after(ours).view(None) == usual.after(theirs).view(None)
    told = [(line.turn, line.asked) for line in seen.told()]
    assert told == [(line.turn, line.asked) for line in usual.told()]


# --- changing one's mind ---------------------------------------------------------------------------------


def test_undone_moves_and_undos_are_counted() -> None:
    table, seat = planning()
    for number in range(5):
        plan(table, seat, 1)
        table.undo(seat, at=2000 + number)
    assert secret_changes(table, seat) == 10
    assert not any(entry.folded for entry in table.log)


def test_what_another_seat_undoes_is_not_counted() -> None:
    """Seat 1 plans, then seat 2; seat 1 undoes its plan, so that of seat 2 is done again. Seat 2 has changed
    its mind once, not twice."""
    table, seat = planning()
    other = next(
        one
        for one in range(3)
        if one not in (seat, *table.waiting) and drafted(table, one, "plan", 0) is not None
    )
    plan(table, seat, 1)
    plan(table, other, 1)
    table.undo(seat, at=2000)
    assert table.log[-1].seat == other, "done again"
    assert secret_changes(table, other) == 1
    assert secret_changes(table, seat) == 2


# --- every game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games())
def test_folding_changes_nothing_that_anybody_sees(key: str) -> None:
    """Random walks in all seats, with and without folding: the same questions, views and final state."""
    game = games()[key]
    for seed in range(3):
        seats = game.seats[min(1, len(game.seats) - 1)]
        tables = [Table.open(game, seats=seats, key=b"walk%d" % seed) for _ in range(2)]
        for number in range(150):
            dice = Dice(b"walk", seed, number)
            table = tables[0]
            seat = dice.below(seats) if dice.below(3) else dice.pick(table.waiting or (0,))
            try:
                draft = random_draft(partial(table.ask, seat), dice)
            except Rejected:
                continue
            for one in tables:
                one.play(seat, game.read_move(draft), at=number)
            table.fold(replaced(table, seat))
            assert game.encode(table.state) == game.encode(tables[1].state)
            if not table.waiting:
                break
        folded = [entry for entry in tables[0].log if entry.folded]
        assert not any(tables[1].log[entry.number - 1].public for entry in folded)
        assert examine(record(tables[0])).fine
