"""A table: opening, moving, undoing and saving."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines import AnyGame, games
from engines.contract.core import Rejected
from engines.games.magellan.moves import Bid
from engines.tables.saved_games import game_of
from engines.tables.table import Table, commitment, mixed
from tests.support.stages import GAMES


def opened(game: AnyGame, key: bytes = b"key", salt: tuple[str, ...] = ("anna", "ben")) -> Table:
    return Table.open(game, seats=game.seats[0], settings={}, key=key, salt=list(salt))


def advance(table: Table, moves: int) -> None:
    for _ in range(moves):
        if table.waiting:
            seat = table.waiting[0]
            table.play(seat, table.suggest(seat), at=1000 + table.number)


@pytest.mark.parametrize("game", GAMES)
def test_too_few_and_too_many_players_are_refused(game: AnyGame) -> None:
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match="players"):
            Table.open(game, seats=seats, settings={}, key=b"k", salt=[])


@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_joins_changes_the_deal(game: AnyGame) -> None:
    salts = [[], ["a"], ["a", "b"], ["b", "a"], *([letter] for letter in "bcdefghijkl")]
    assert len({mixed(b"key", salt) for salt in salts}) == len(salts)
    deals = {game.encode(opened(game, salt=tuple(salt)).state) for salt in salts}
    assert len(deals) > 1  # in some games only the first player is random
    assert game.encode(opened(game).state) == game.encode(opened(game).state)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_tells_who_did_what_and_when(game: AnyGame) -> None:
    table = opened(game)
    seat = table.waiting[0]
    move = table.suggest(seat)
    before = game.encode(table.state)
    entry = table.play(seat, move, at=77)
    assert (entry.number, entry.seat, entry.at) == (1, seat, 77)
    assert entry.move is not None
    assert game.read_move(entry.move) == move
    assert bytes(entry.before) == before
    assert table.number == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_key_is_in_no_snapshot_and_no_view(game: AnyGame) -> None:
    key = b"a very secret key of this table!"
    table = opened(game, key=key)
    advance(table, 20)
    for text in (game.encode(table.state), *(msgspec.json.encode(table.view(s)) for s in (0, None))):
        assert key not in text
        assert key.hex().encode() not in text
    assert commitment(key) != key.hex()
    assert mixed(key, []) != mixed(key, ["x"])


@pytest.mark.parametrize("game", GAMES)
def test_undone_moves_stay_in_the_log(game: AnyGame) -> None:
    table = opened(game)
    advance(table, 6)
    undone = table.undo(0, at=5, to=4)
    assert undone.takes_back == 4
    assert undone.move is None
    assert [entry.undone for entry in table.log] == [False] * 3 + [True] * 3 + [False]
    assert table.number == 7
    with pytest.raises(Rejected):
        table.undo(0, at=5, to=4)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_beginning_there_is_nothing_to_undo(game: AnyGame) -> None:
    with pytest.raises(Rejected) as error:
        opened(game).undo(0, at=0)
    assert error.value.reason.key == "table-undo-nothing"


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_gives_the_same_advice_twice(game: AnyGame) -> None:
    table = opened(game)
    seat = table.waiting[0]
    assert table.suggest(seat) == table.suggest(seat)


def test_an_unknown_game_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="no game called 'chess'"):
        game_of("chess", {})


def may_undo(table: Table, seat: int) -> bool:
    try:
        table.undoable(seat)
    except Rejected:
        return False
    return True


def test_secret_moves_of_others_do_not_prevent_an_undo() -> None:
    """Otherwise the undo button would reveal that they have planned. Their moves stay, and the game can be
    replayed."""
    game = games()["new_found_land"]
    table = Table.open(game, seats=3, settings={"planning": "simultaneous"}, key=b"k", salt=["a", "b"])
    tried = 0
    for number in range(60):
        seat = table.waiting[number % len(table.waiting)]
        before = {one: may_undo(table, one) for one in range(3)}
        views = {one: table.view(one) for one in range(3)}
        table.play(seat, table.suggest(seat), at=number)
        for one in range(3):
            if one == seat or not before[one] or table.view(one) != views[one]:
                continue
            tried += 1
            own = table.view(seat).own
            back = Table.from_json(table.to_json())
            entry = back.undo(one, at=500)
            assert entry.takes_back is not None
            assert all(event.to == one for event in entry.events)
            assert back.view(seat).own == own
            assert seat not in set(back.waiting) - set(table.waiting)
            assert one in back.waiting
            again = Table.replay(back.record())
            assert game.encode(again.state) == game.encode(back.state)
            assert [entry.undone for entry in again.log] == [entry.undone for entry in back.log]
    assert tried


def test_nobody_can_undo_past_a_visible_move_of_somebody_else() -> None:
    for game in games().values():
        table = opened(game)
        advance(table, 40)
        for seat in range(table.seats):
            last = next(entry for entry in reversed(table.log) if entry.move and not entry.undone)
            if seat != last.seat and any(event.to is None for event in last.events):
                assert not may_undo(table, seat)


def test_a_table_prints_what_everybody_may_know() -> None:
    table = Table.open(games()["magellan"], seats=3, key=b"a very secret key")
    assert repr(table).startswith("<Table magellan, 3 seats, entry 0, seat ")
    while table.outcome is None:
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat), at=0)
    assert "over, won by seat " in repr(table)
    assert "secret" not in repr(table)


def test_a_refusal_prints_its_reason_and_the_facts() -> None:
    assert str(Rejected("magellan-no-too-low", least=4)) == "magellan-no-too-low (least=4)"
    assert str(Rejected("table-no-such-move")) == "table-no-such-move"


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_seat_has_secrets(game: AnyGame) -> None:
    """In Entdecker nobody knows more than the others; everywhere else there are hands."""
    table = opened(game)
    advance(table, 6)
    for seat in range(table.seats):
        assert table.has_secrets(seat) == (game.key != "entdecker")


def test_views_and_questions_are_worked_out_once_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["magellan"]
    table = Table.open(game, seats=3, key=b"key")
    made: list[str] = []

    def noted(name: str, work: Any) -> Any:
        def call(*given: Any, **more: Any) -> Any:
            made.append(name)
            return work(*given, **more)

        return call

    for name in ("view", "asking"):
        monkeypatch.setattr(game, name, noted(name, getattr(game, name)))
    seats = range(3)
    for _ in range(3):
        for seat in seats:
            assert table.ask(seat, {}) == game.ask(table.state, seat, {})
            assert table.view(seat) is table.view(seat)
    assert made == ["asking", "view"] * 3
    table.play(table.waiting[0], Bid(amount=1), at=1)
    made.clear()
    assert [table.ask(seat, {}) for seat in seats] == [game.ask(table.state, seat, {}) for seat in seats]
    waiting = table.waiting
    assert [table.view(seat).public.asked for seat in seats] == [waiting] * 3
    assert made == ["asking"] * 3 + ["view"] * 3
