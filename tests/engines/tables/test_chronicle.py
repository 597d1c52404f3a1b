"""The chronicle of a game: what everybody saw, no more and no less."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engines import games
from engines.computer.players import EASY, computer
from engines.contract.core import Seat
from engines.tables.chronicle import Chronicle
from engines.tables.table import Table
from tests.support.played_games import played

KEYS = sorted(games())


def opened(key: str, seats: int | None = None, seed: int = 1, **settings: str) -> Table:
    game = games()[key]
    return Table.open(
        game, seats=seats or game.seats[0], settings=settings, key=bytes([seed]) * 32, salt=["a"]
    )


def play_on(table: Table, seat: Seat | None = None) -> None:
    seat = table.waiting[-1] if seat is None else seat
    table.play(seat, table.suggest(seat), at=1000 + table.number)


def order(table: Table, seat: Seat) -> None:
    """Make a secret move: it changes neither what others see nor what happens to the card on offer."""
    explorer = "cook" if table.view(None).public.card != "cook" else "vasco"
    move = {"move": "order", "explorer": explorer, "what": "limit", "amount": 5}
    table.play(seat, table.game.read_move(move), at=7)


@pytest.mark.parametrize("key", KEYS)
def test_every_step_shows_what_everybody_saw_then(key: str) -> None:
    table = opened(key, games()[key].seats[-1])
    seen: list[Any] = [table.view(None).public]
    asked: list[tuple[Seat, ...]] = [()]
    while table.waiting:
        before = seen[-1]
        play_on(table)
        public = table.view(None).public
        if public != before or any(event.to is None for event in table.log[-1].events):
            seen.append(public)
            asked.append(before.asked)
    chronicle = Chronicle(table)
    assert [chronicle.after(step).view(None).public for step in chronicle.moves] == seen
    assert [step.asked for step in chronicle.moves] == asked
    assert chronicle.moves[0].entries == ()
    assert chronicle.moves[0].at is None
    turns = chronicle.turns
    assert [e for step in turns for e in step.entries] == [e for s in chronicle.moves for e in s.entries]
    assert all(one.asked != other.asked for one, other in pairwise(turns[1:]))
    assert chronicle.after(turns[-1]).view(None).public == seen[-1]
    assert 3 < len(turns) <= len(chronicle.moves)


@pytest.mark.parametrize("key", ["age_of_discovery", "entdecker", "magellan"])
def test_the_points_lead_to_the_final_score(key: str) -> None:
    table = played(key, seats=games()[key].seats[-1]).at()
    assert table.outcome is not None
    totals = {standing.seat: standing.total for standing in table.outcome.standings}
    steps = Chronicle(table).turns
    assert steps[-1].scores == tuple(totals[seat] for seat in range(table.seats))
    assert set(steps[0].scores or ()) == {0}
    assert len({step.scores for step in steps}) > 2


def test_undone_moves_are_no_steps_but_stay_in_the_log() -> None:
    table = opened("age_of_discovery")
    seat = table.waiting[0]
    table.play(seat, table.game.read_move({"move": "take_coins"}), at=1)
    kept = Chronicle(table)
    table.undo(seat, at=2)
    assert len(Chronicle(table).moves) == 1
    table.play(seat, table.game.read_move({"move": "take_coins"}), at=3)
    chronicle = Chronicle(table)
    assert [step.number for step in chronicle.moves] == [0, 3]
    assert len(kept.moves) == 2
    assert [(line.entry.undone, line.turn) for line in chronicle.told()] == [
        (True, 1),
        (False, 1),
        (False, 1),
    ]


def test_an_undo_belongs_to_the_turn_it_leads_back_to() -> None:
    table = opened("age_of_discovery")
    first = table.waiting[0]
    while table.waiting == (first,):
        play_on(table)
    number = table.number
    table.undo(first, at=9, to=number)
    *_, passed, back = Chronicle(table).told()
    assert passed.asked == back.asked == (first,)
    assert passed.turn == back.turn


def test_secret_moves_leave_no_trace() -> None:
    open_game, secret = opened("magellan"), opened("magellan")
    while open_game.view(None).public.step == "bidding":
        seat = open_game.waiting[0]
        one, other = (seat + 1) % 3, (seat + 2) % 3
        order(secret, one)
        order(secret, other)
        secret.undo(other, at=8, to=secret.number)
        move, when = open_game.suggest(seat), 1000 + open_game.number
        for table in (open_game, secret):
            table.play(seat, move, at=when)
    assert open_game.number >= 3
    assert secret.number > open_game.number
    seen, seen_too = Chronicle(open_game), Chronicle(secret)
    for way in ("moves", "turns"):
        plain, other = getattr(seen, way), getattr(seen_too, way)
        assert len(plain) == len(other)
        for one, two in zip(plain, other, strict=True):
            assert (one.asked, one.at, one.scores) == (two.asked, two.at, two.scores)
            assert seen.after(one).view(None) == seen_too.after(two).view(None)
    public = {
        name: [
            (line.turn, line.asked, line.entry.at)
            for line in chronicle.told()
            if any(event.to is None for event in line.entry.events)
        ]
        for name, chronicle in (("plain", seen), ("secret", seen_too))
    }
    assert public["plain"] == public["secret"]


def test_the_last_to_answer_is_not_named() -> None:
    """Several players are asked for a veto in secret. The entry of the last one tells that nobody vetoed; it
    must not tell who was last."""
    table = opened("magellan", 5)
    player = computer(table.game, EASY)  # it asks for vetoes often enough
    while table.waiting:
        table.play(table.waiting[-1], table.suggest(table.waiting[-1], player), at=1000 + table.number)
    telling = [
        line
        for line in Chronicle(table).told()
        if [event.text.key for event in line.entry.events if event.to is None] == ["magellan-event-no-veto"]
        and len(line.asked) > 1
    ]
    assert telling
    assert all(line.entry.seat in line.asked for line in telling)


def test_half_a_log_is_not_enough() -> None:
    table = opened("entdecker")
    for _ in range(3):
        play_on(table)
    del table.log[0]
    with pytest.raises(AssertionError):
        Chronicle(table)
