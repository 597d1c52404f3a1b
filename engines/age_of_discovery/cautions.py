"""What a person should confirm before a move: what can not be taken back, and what is a waste (section 10).

What can be taken back (placing ships one by one, for instance) is not asked about: undo serves.
"""

from __future__ import annotations

from engines.age_of_discovery import moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.fleets import read_token
from engines.age_of_discovery.play import joker_name
from engines.age_of_discovery.state import JOKER, PLACE_SHIPS, TAKE_COINS
from engines.core import Many, Move, Say, Seat, say


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence; and whether the turn ends by itself."""
    reasons: list[Say] = []
    ends = False
    match move:
        case moves.PlaceShip(ship=ship):
            if ship == JOKER:
                reasons += _joker(board, seat)
                reasons.append(say("age_of_discovery-caution-joker-gone"))
            ends = _ends_turn(board, seat, [ship])
        case moves.StartContract(ships=ships, rounds=rounds):
            named = [token.ship for text in ships if (token := read_token(board.figures, text))]
            if JOKER in named:
                reasons += _joker(board, seat)
            reasons += _too_late(board, rounds)
            ends = _ends_turn(board, seat, named)
        case moves.EndTurn():
            reasons = _forfeits(board, seat)
    if not reasons:
        return say("age_of_discovery-caution-ends-turn") if ends else None
    key = "age_of_discovery-caution-and-ends-turn" if ends else "age_of_discovery-caution"
    return say(key, reasons=Many([*reasons]))


def _joker(board: Board, seat: Seat) -> list[Say]:
    """Its first use shows it to everybody."""
    if board.player(seat).joker.revealed:
        return []
    return [say("age_of_discovery-caution-joker", joker=joker_name(board.joker_colours(seat)))]


def own_turns_after(board: Board) -> int | None:
    """Turns the current player still has after this one; None while nobody knows."""
    due = board.state.final_due
    return None if due is None else (due - board.state.turn) // board.seats


def _too_late(board: Board, rounds: int) -> list[Say]:
    """A contract that the end of the game will break off."""
    turns = own_turns_after(board)
    if turns is None or rounds <= turns:
        return []
    return [say("age_of_discovery-caution-too-late", turns=turns, rounds=rounds)]


def _ends_turn(board: Board, seat: Seat, ships: list[str]) -> bool:
    """The last step of a turn that then ends by itself can not be taken back."""
    player, used = board.player(seat), {*board.state.actions, PLACE_SHIPS}
    if not board.state.auto_end or player.reserve_cards or len(used) < board.figures.play.actions:
        return False
    jokers = ships.count(JOKER)
    return board.nothing_to_place(
        player.coins - sum(board.fee(ship) for ship in ships),
        len(player.free) - len(ships) + jokers,
        joker=player.joker.free and not jokers,
    )


def _forfeits(board: Board, seat: Seat) -> list[Say]:
    reasons = []
    if board.actions_left:
        reasons.append(say("age_of_discovery-caution-action", left=board.actions_left))
    if board.available(TAKE_COINS):
        reasons.append(say("age_of_discovery-caution-coins", count=board.figures.purse.take))
    cards = board.player(seat).reserve_cards
    if cards and own_turns_after(board) == 0:
        reasons.append(say("age_of_discovery-caution-reserve", count=cards))
    return reasons
