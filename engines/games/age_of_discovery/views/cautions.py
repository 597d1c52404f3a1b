"""What a person should confirm before a move: what cannot be undone, and what is a waste (§10).

What can be undone (placing ships one by one, for instance) is not asked about.
"""

from __future__ import annotations

from engines.contract.core import Many, Move, Say, Seat, say
from engines.games.age_of_discovery.actions.coming_turn import imagined_turn, meant
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.moves import EndTurn, Order, PlaceShip, StartContract
from engines.games.age_of_discovery.names import joker_name
from engines.games.age_of_discovery.ship_sets import read_token
from engines.games.age_of_discovery.state import JOKER, PLACE_SHIPS, TAKE_COINS


def caution(board: Board, seat: Seat, move: Move) -> Say | None:
    if isinstance(move, Order):
        return _caution_order(board, seat, move)
    return _caution_step(board, seat, move)


def _caution_order(board: Board, seat: Seat, order: Order) -> Say | None:
    """The same as on the turn itself, except that the end of the turn is no surprise here."""
    if order.step == "end_turn":
        return None
    found = _caution_step(imagined_turn(board, seat), seat, meant(board, order))
    return None if found is None or found.key.endswith("-ends-turn") else found


def _caution_step(board: Board, seat: Seat, move: Move) -> Say | None:
    """All reasons to think twice, as phrases of one sentence; and whether the turn ends by itself."""
    reasons: list[Say] = []
    ends = False
    match move:
        case PlaceShip(ship=ship):
            if ship == JOKER:
                reasons += _joker(board, seat)
                reasons.append(say("age_of_discovery-caution-joker-gone"))
            ends = _ends_turn(board, seat, [ship])
        case StartContract(ships=ships, rounds=rounds):
            named = [token.ship for text in ships if (token := read_token(board.figures, text))]
            if JOKER in named:
                reasons += _joker(board, seat)
            reasons += _too_late(board, rounds)
            ends = _ends_turn(board, seat, named)
        case EndTurn():
            reasons = _forfeits(board, seat)
    if not reasons:
        return say("age_of_discovery-caution-ends-turn") if ends else None
    key = "age_of_discovery-caution-and-ends-turn" if ends else "age_of_discovery-caution"
    return say(key, reasons=Many([*reasons]))


def _joker(board: Board, seat: Seat) -> list[Say]:
    """The first use of a joker shows it to everybody."""
    if board.player(seat).joker.revealed:
        return []
    return [say("age_of_discovery-caution-joker", joker=joker_name(board.joker_colours(seat)))]


def _too_late(board: Board, rounds: int) -> list[Say]:
    """The end of the game will break the contract off."""
    turns = board.own_turns_after()
    if turns is None or rounds <= turns:
        return []
    return [say("age_of_discovery-caution-too-late", turns=turns, rounds=rounds)]


def _ends_turn(board: Board, seat: Seat, ships: list[str]) -> bool:
    """Whether the turn ends by itself after these ships are placed; then the step cannot be undone."""
    player, used = board.player(seat), {*board.state.actions, PLACE_SHIPS}
    if board.to_the_letter and (JOKER not in ships or player.joker.revealed):
        return False  # it could be undone, so the player is asked
    if not board.state.auto_end or player.reserve_cards or len(used) < board.figures.play.actions:
        return False
    jokers = ships.count(JOKER)
    return board.nothing_to_place(
        player.coins - sum(board.fee(ship) for ship in ships),
        len(player.free) - len(ships) + jokers,
        joker=player.joker.free and not jokers,
    )


def _forfeits(board: Board, seat: Seat) -> list[Say]:
    """What the end of the turn gives away."""
    reasons = []
    if board.actions_left:
        reasons.append(say("age_of_discovery-caution-action", left=board.actions_left))
    if board.available(TAKE_COINS):
        reasons.append(say("age_of_discovery-caution-coins", count=board.figures.purse.take))
    cards = board.player(seat).reserve_cards
    if cards and board.own_turns_after() == 0:
        reasons.append(say("age_of_discovery-caution-reserve", count=cards))
    return reasons
