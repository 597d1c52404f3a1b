"""The moves that an undo request may name: those of the present round that everybody saw."""

from __future__ import annotations

from itertools import groupby

import pytest

from engines import games
from engines.contract.core import Rejected
from engines.contract.dice import Dice
from engines.games.efemeris.moves import AnswerDraw, OfferDraw
from engines.tables.table import Table
from engines.tables.undo_points import WITHOUT_ROUNDS, before, moves_undone, undo_point, undo_points
from tests.data.tally_game import FIGURES, Add, Tally
from tests.engines.tables.test_chronicle import KEYS, opened, order, play_on

SEVERAL_ROUNDS = 3


def rounds_of(table: Table) -> tuple[int, ...] | None:
    return table.game.round_of(table.view(None).public)


@pytest.mark.parametrize("key", KEYS)
def test_exactly_the_told_moves_of_the_present_round(key: str) -> None:
    """Every game has rounds; at any moment the list holds what was told in the present one, newest first."""
    table = opened(key, games()[key].seats[-1])
    rounds: list[tuple[int, ...] | None] = []
    while table.waiting and len(set(rounds)) < SEVERAL_ROUNDS:
        rounds.append(rounds_of(table))
        play_on(table)
        if table.number % 9 and rounds_of(table) == rounds[-1]:
            continue
        wanted = [
            entry
            for entry, made_in in zip(table.log, rounds, strict=True)
            if entry.public and made_in == rounds_of(table)
        ]
        points = undo_points(table)
        assert [point.entry for point in points] == wanted[::-1]
        assert [point.undoes for point in points] == list(range(1, len(points) + 1))
        for point in points[:2]:
            assert undo_point(table, point.place) == point
            assert before(table, point.entry).view(None) == table.game.view(
                table.game.decode(bytes(point.entry.before)), None
            )
            undone = moves_undone(table, point.entry.number)
            assert (undone[0], len(undone)) == (point.entry, point.undoes)
    assert None not in rounds
    assert len(list(groupby(rounds))) == len(set(rounds)) == SEVERAL_ROUNDS, "a round never comes again"


@pytest.mark.parametrize("key", KEYS)
def test_a_round_is_what_everybody_sees(key: str) -> None:
    """It stays the same if all that is hidden is dealt anew."""
    table = opened(key)
    for _ in range(12):
        play_on(table)
        other = table.game.redeal(table.state, None, Dice(b"round", table.number))
        assert table.game.round_of(table.game.view(other, None).public) == rounds_of(table)


def test_the_table_before_a_move_is_one_move_younger() -> None:
    table = opened("magellan", 3)
    for _ in range(4):
        play_on(table)
    for point in undo_points(table):
        then = before(table, point.entry)
        assert then.number == point.entry.number - 1
        assert point.entry.seat in then.waiting


def test_a_match_of_several_games_counts_its_rounds_anew() -> None:
    table = opened("efemeris")
    game, public = table.game, table.view(None).public
    public.round = 2
    earlier = game.round_of(public)
    public.played = (*public.played, None)
    assert game.round_of(public) != earlier


def test_secret_moves_leave_no_trace() -> None:
    plain, other = opened("magellan", 3), opened("magellan", 3)
    for number in range(6):
        seat = plain.waiting[0]
        move = plain.suggest(seat)
        for table in (plain, other):
            table.play(seat, move, at=number)
        if number % 2:
            order(other, (seat + 1) % 3)
    assert other.number > plain.number
    assert [(p.place, p.undoes, p.told) for p in undo_points(other)] == [
        (p.place, p.undoes, p.told) for p in undo_points(plain)
    ]


def test_what_was_undone_is_not_offered_and_places_stay() -> None:
    table = opened("magellan", 3)
    for _ in range(6):
        play_on(table)
    points = undo_points(table)
    back_to = points[2]
    table.undo(0, at=9, to=back_to.entry.number)
    assert [point.place for point in undo_points(table)] == [point.place for point in points[3:]]
    for gone in (back_to.place, points[0].place, points[0].place + 1, 0, -1):
        with pytest.raises(Rejected, match="undo-point-gone"):
            undo_point(table, gone)
    play_on(table)
    assert undo_points(table)[0].place == points[0].place + 2, "the undo has a place of its own"
    assert undo_points(table)[0].undoes == 1


def test_a_game_without_rounds_offers_its_last_moves() -> None:
    table = Table.open(Tally(FIGURES, {}), seats=2, key=b"k", settings={"length": "long"})
    for number in range(WITHOUT_ROUNDS + 5):
        table.play(table.waiting[0], Add("one"), at=number)
    assert [point.place for point in undo_points(table)] == list(range(25, 5, -1))


def test_votes_on_a_draw_are_no_points_to_go_back_to() -> None:
    """They change nothing on the board; conceding does."""
    table = opened("efemeris", 2)
    while undo_points(table) == [] or rounds_of(table) is None:
        play_on(table)
    named = [point.place for point in undo_points(table)]
    seat = table.waiting[0]
    table.play(1 - seat, OfferDraw(), at=0)
    table.play(seat, AnswerDraw("no"), at=0)
    assert [point.place for point in undo_points(table)] == named
