"""The stock of played games: each is played once, and nobody can spoil it for the next."""

from __future__ import annotations

import pytest

from engines import games
from engines.tables.table import Table
from tests.support.played_games import played

KEYS = sorted(games())


@pytest.mark.parametrize("clever", [10, 5])
@pytest.mark.parametrize("key", KEYS)
def test_a_moment_is_what_led_to_the_next(key: str, clever: int) -> None:
    game = played(key, clever=clever)
    assert game is played(key, clever=clever)
    end = game.at()
    assert end.outcome is not None
    assert Table.replay(end.record()).state == end.state
    moments = list(game)
    assert [moment.number for moment in moments] == list(range(1, len(game) + 1))
    for moment in moments[:: len(moments) // 5]:
        table = game.at(moment.number)
        assert table.state == moment.state
        assert table.play(moment.seat, moment.move, at=0).events == end.log[moment.number - 1].events


def test_computer_players_play_on_as_they_did() -> None:
    game = played("magellan")
    table = game.at(7)
    while table.waiting:
        table.play(table.waiting[0], table.suggest(table.waiting[0]), at=0)
    assert table.state == game.at().state


def test_what_is_done_to_a_moment_spoils_nothing() -> None:
    game = played("magellan", clever=5)
    for moment in game:
        moment.state.players.clear()
    table = game.at(3)
    table.undo(table.log[-1].seat, at=0, to=1)
    assert all(moment.state.players for moment in game)
    assert not any(entry.undone for entry in game.at().log)


def test_mixed_games_have_moves_out_of_turn() -> None:
    game = played("magellan", clever=5)
    assert any(moment.seat not in game.game.waiting(moment.state) for moment in game)


def test_what_one_way_to_mix_luck_has_dealt_is_not_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever test comes first."""
    monkeypatch.setattr("engines.tables.table.mixed", lambda key, salt: b"other" + key)
    other = played("magellan", seed=77)
    monkeypatch.undo()
    game = played("magellan", seed=77)
    assert game is not other
    assert Table.replay(game.at().record()).state == game.at().state
