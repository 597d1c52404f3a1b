"""The action "take two coins" (§6.1)."""

from __future__ import annotations

from engines.age_of_discovery.actions.shared import check_action
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.moves import TakeCoins
from engines.age_of_discovery.play import Play
from engines.age_of_discovery.state import TAKE_COINS, Step
from engines.core import Seat, Who
from engines.kit.actions import Action, Phase


def may_take_coins(board: Board, seat: Seat) -> None:
    check_action(board, TAKE_COINS)


def take_coins(play: Play, seat: Seat, move: TakeCoins) -> None:
    player, take = play.player(seat), play.figures.purse.take
    play.use(TAKE_COINS)
    player.coins += take
    play.tell("coins", who=Who(seat), count=take, coins=player.coins)
    play.note(Step(what="take_coins"))


ACTIONS: Phase[Board, Play] = {TakeCoins: Action(may_take_coins, take_coins)}
