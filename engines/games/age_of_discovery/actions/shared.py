"""Checks and texts that several kinds of move share. A check raises Rejected, with the reason."""

from __future__ import annotations

from engines.contract.core import Say, Seat, Who, say
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.state import OpenCard


def check_turn(board: Board, seat: Seat) -> None:
    """It is this seat's turn."""
    if board.state.over:
        raise board.no("game-over")
    if seat != board.state.current:
        raise board.no("not-your-turn", who=Who(board.state.current))


def check_action(board: Board, action: str) -> None:
    """The action is open, or can still be taken in this turn (§5.4)."""
    if not board.can_continue(action):
        raise board.no("action-taken" if action in board.state.actions else "no-action-left")


def check_coins(board: Board, seat: Seat, need: int) -> None:
    have = board.player(seat).coins
    if have < need:
        raise board.no("coins", need=need, have=have)


def check_unreserved(board: Board, seat: Seat, card: OpenCard) -> None:
    """Nobody else has reserved the card."""
    if card.reserved_by is not None and card.reserved_by != seat:
        raise board.no("reserved", who=Who(card.reserved_by))


# --- texts -----------------------------------------------------------------------------------------------


def coins_and_end(board: Board, seat: Seat) -> Say:
    """What the player has to spend, and how near the end of the game is."""
    player, state = board.player(seat), board.state
    if state.final_due is not None:
        last = board.turns_until(state.final_due) <= board.seats
        key = "age_of_discovery-about-last-turn" if last else "age_of_discovery-about-turn-before-last"
        return say(key, coins=player.coins)
    return say("age_of_discovery-about-turn", coins=player.coins, cards=player.any_cards)


def coins_and_cards(board: Board, seat: Seat) -> Say:
    """What the player has to pay fees with, and cards "ship of any colour"."""
    player = board.player(seat)
    return say("age_of_discovery-about-place", coins=player.coins, cards=player.any_cards)


def incomes_hint(board: Board, contract: str) -> Say:
    one, two, three = board.contract(contract).incomes
    return say("age_of_discovery-hint-incomes", one=one, two=two, three=three)
