"""Promise 4: a state survives saving, replaying a log gives its snapshot, and undo leads back."""

from __future__ import annotations

import msgspec
import pytest

from engines import AnyGame
from engines.computer.random_moves import random_draft
from engines.contract.core import Rejected
from engines.contract.dice import Dice
from engines.tables.log import Record
from engines.tables.table import Table
from tests.conformance.tables import Setup, Walk, setups, whole_game
from tests.support.stages import GAMES


def opened(game: AnyGame, setup: Setup, seed: int) -> Table:
    key = f"at rest/{seed}".encode()
    return Table.open(game, seats=setup.seats, settings=setup.settings, key=key, salt=["a", "b"])


def one_move(table: Table, dice: Dice, *, clever: int = 7) -> None:
    seat = dice.pick(table.waiting)
    if dice.below(10) < clever:
        move = table.suggest(seat)
    else:
        move = table.game.read_move(random_draft(lambda draft: table.ask(seat, draft), dice))
    table.play(seat, move, at=table.number)


@pytest.mark.parametrize("game", GAMES)
def test_saving_and_loading_a_state_changes_nothing(game: AnyGame) -> None:
    for setup in setups(game):
        for moment in Walk(game, setup, seed=41, clever=7):
            written = game.encode(moment.state)
            read = game.decode(written)
            assert read == moment.state
            assert game.encode(read) == written


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_state_is_the_same_and_its_own(game: AnyGame) -> None:
    for setup in setups(game):
        for moment in whole_game(game, setup):
            copy = game.copy(moment.state)
            assert copy == moment.state
            assert game.encode(copy) == game.encode(moment.state)
            assert not changeable(copy) & changeable(moment.state)


def changeable(value: object) -> set[int]:
    """The identities of all that can be changed in a state."""
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        parts = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, list | dict):
        parts = list(value.values() if isinstance(value, dict) else value)
    else:
        return set()
    return {id(value)}.union(*map(changeable, parts))


@pytest.mark.parametrize("game", GAMES)
def test_replaying_the_log_gives_the_snapshot(game: AnyGame) -> None:
    for setup in setups(game, sample=2):
        table = opened(game, setup, seed=22)
        dice = Dice(b"log", setup.seats)
        while table.waiting:
            one_move(table, dice)
            if not dice.below(4):
                undo_if_possible(table)
        record = msgspec.json.decode(table.to_json(), type=Record)
        assert Table.replay(record).state == table.state
        again = Table.from_json(table.to_json())
        assert again.state == table.state
        assert again.to_json() == table.to_json()


def undo_if_possible(table: Table) -> bool:
    last = table.log[-1]
    try:
        table.undo(last.seat, at=table.number)
    except Rejected:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_undo_leads_back_and_the_same_move_forward_again(game: AnyGame) -> None:
    """Only for games that have moves which can be undone."""
    for setup in setups(game):
        table = opened(game, setup, seed=23)
        dice = Dice(b"undo", setup.seats)
        while table.waiting:
            before = game.encode(table.state)
            one_move(table, dice, clever=4)
            entry, after = table.log[-1], game.encode(table.state)
            if entry.final:
                with pytest.raises(Rejected):
                    table.undo(entry.seat, at=0)
                assert game.encode(table.state) == after
                continue
            stranger = (entry.seat + 1) % setup.seats
            if any(
                event.to is None for event in entry.events
            ):  # somebody else's secret move must not prevent an undo
                with pytest.raises(Rejected):
                    table.undo(stranger, at=0)
            table.undo(entry.seat, at=0)
            assert game.encode(table.state) == before
            assert entry.move is not None
            table.play(entry.seat, game.read_move(entry.move), at=0)
            assert game.encode(table.state) == after  # without chance, or it would have been final


@pytest.mark.parametrize("game", GAMES)
def test_anything_can_be_undone_if_everybody_agrees(game: AnyGame) -> None:
    setup = setups(game, sample=1)[0]
    table = opened(game, setup, seed=24)
    dice = Dice(b"agree")
    states = [game.encode(table.state)]
    while table.waiting and table.number < 30:
        one_move(table, dice, clever=9)
        states.append(game.encode(table.state))
    table.undo(0, at=0, to=11)
    assert game.encode(table.state) == states[10]
    one_move(table, dice, clever=9)
    assert Table.replay(table.record()).state == table.state


@pytest.mark.parametrize("game", GAMES)
def test_a_rejected_move_leaves_the_table_as_it_was(game: AnyGame) -> None:
    setup = setups(game, sample=1)[0]
    table = opened(game, setup, seed=25)
    move = table.suggest(table.waiting[0])
    state, number, log = table.state, table.number, list(table.log)
    with pytest.raises(Rejected):
        table.play(setup.seats + 3, move, at=0)
    assert table.state is state
    assert table.number == number
    assert table.log == log


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_the_figures_it_was_started_with(game: AnyGame) -> None:
    setup = setups(game, sample=1)[0]
    table = Table.from_json(opened(game, setup, seed=26).to_json())
    assert table.game is game
    other = type(game)(msgspec.json.decode(msgspec.json.encode(game.raw_figures)), game.raw_computer)
    assert other.raw_figures == game.raw_figures


@pytest.mark.parametrize("game", GAMES)
def test_moves_survive_saving(game: AnyGame) -> None:
    for setup in setups(game, sample=1):
        for moment in whole_game(game, setup):
            raw = msgspec.json.decode(msgspec.json.encode(moment.move))
            assert game.read_move(raw) == moment.move
