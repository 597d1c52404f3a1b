"""The start of a game (§4)."""

from __future__ import annotations

import pytest

from engines.contract.core import Who
from engines.contract.dice import Dice
from engines.games.magellan import GAME
from engines.games.magellan.names import explorer_name


def test_the_board_at_the_start() -> None:
    state = GAME.start(3, GAME.check_settings({"auctioneer": "first"}), Dice(b"views"))
    public = GAME.view(state, None).public
    assert (public.phase, public.auction, public.auctions, public.step) == (1, 1, 18, "bidding")
    assert [player.cards for player in public.players] == [9, 9, 9]
    assert [player.ships_left for player in public.players] == [6, 6, 6]
    assert public.money_stack == 36
    assert public.discards == 0
    assert sum(row.cards_to_come for row in public.rows) == 18
    assert public.players[0].auctioneer
    assert not public.players[1].auctioneer
    assert public.asked == (0,)


@pytest.mark.parametrize(("seats", "stack"), [(3, 36), (4, 27), (5, 18), (6, 9)])
def test_the_stack_after_the_set_up(seats: int, stack: int) -> None:
    state = GAME.start(seats, GAME.check_settings({}), Dice(b"views"))
    assert len(state.stack) == stack


def test_the_auctioneer_is_random_by_default() -> None:
    lots = [GAME.start(3, GAME.check_settings({}), Dice(b"lot", n)).auctioneer for n in range(20)]
    assert set(lots) == {0, 1, 2}


def test_the_beginning_is_told() -> None:
    state = GAME.start(4, GAME.check_settings({}), Dice(b"views"))
    begins, phase, revealed = (event.text for event in GAME.opening(state))
    assert begins.key == "magellan-event-begins"
    assert begins.args == {"cards": 9, "gold": 45, "ships": 6, "who": Who(state.auctioneer)}
    assert (phase.key, phase.args["cards"]) == ("magellan-event-phase-begins", 18)
    assert (revealed.key, revealed.args["phase"]) == ("magellan-event-revealed", "I")
    assert revealed.args["explorer"] == explorer_name(state.card or "")
