"""How a game begins (§4)."""

from __future__ import annotations

from engines.contract.core import Who, say
from engines.contract.dice import Dice
from engines.games.entdecker import GAME


def test_the_table_at_the_start() -> None:
    state = GAME.start(3, GAME.check_settings({"start_player": "first"}), Dice(b"set up"))
    assert [len(stack) for stack in state.stacks] == [20, 19, 19, 19, 19]
    assert len(state.chips) == 20
    assert state.sea == {}
    assert state.discard == []
    assert state.ship == ""
    assert state.active == state.start_player == 0
    assert state.round == 1
    assert state.step == "sail"
    assert state.spin in (2, 3, 4, 5)
    for player in state.players:
        assert player.gold == 4 + state.spin
        assert player.supply == GAME.figures.supply
        assert player.points == 0
        assert player.chips == []
    assert len(list(GAME.view(state, None).public.starts)) == 34


def test_the_start_player_is_drawn() -> None:
    starters = {
        GAME.start(4, GAME.check_settings({}), Dice(b"who", number)).start_player for number in range(40)
    }
    assert starters == {0, 1, 2, 3}


def test_the_beginning_is_told() -> None:
    state = GAME.start(4, GAME.check_settings({}), Dice(b"begin"))
    begins, income = (event.text for event in GAME.opening(state))
    assert begins == say("entdecker-event-begins", who=Who(state.start_player), gold=4)
    assert income == say("entdecker-event-income", round=1, gold=state.spin)
