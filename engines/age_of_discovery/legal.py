"""Why a move is not possible: the preconditions of section 6, in the order given there.

For every kind of move `MAY` says whether this seat can make it at all now, and `check` whether with these
values. Both raise Rejected. What is asked and what is accepted agree because both come from here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from engines.age_of_discovery import moves
from engines.age_of_discovery.board import Board
from engines.age_of_discovery.fleets import Means, ShipSet, Token, read_token, ship_sets
from engines.age_of_discovery.play import colour_name, ship_name
from engines.age_of_discovery.state import (
    ACQUIRE_CONTRACT,
    BUY_SHIPS,
    JOKER,
    PLACE_SHIPS,
    TAKE_COINS,
    Card,
)
from engines.core import Arg, Move, Rejected, Seat, Who

STACK = "stack"
YES = "yes"
PURCHASE, FILLING, CONTRACT = "purchase", "filling", "contract"
ROUNDS = (1, 2, 3)
USUAL_ROUNDS = 2


def no(reason: str, /, **facts: Arg) -> Rejected:
    return Rejected(f"age_of_discovery-no-{reason}", **facts)


def check_turn(board: Board, seat: Seat) -> None:
    if board.state.over:
        raise no("game-over")
    if seat != board.state.current:
        raise no("not-your-turn", who=Who(board.state.current))


def _action(board: Board, action: str) -> None:
    if board.goes_on(action):
        return
    raise no("action-taken" if action in board.state.actions else "no-action-left")


def _coins(board: Board, seat: Seat, need: int) -> None:
    have = board.player(seat).coins
    if have < need:
        raise no("coins", need=need, have=have)


def _unblocked(board: Board, seat: Seat, card: Card) -> None:
    if card.reserved_by is not None and card.reserved_by != seat:
        raise no("reserved", who=Who(card.reserved_by))


# --- coins -----------------------------------------------------------------------------------------------


def may_take_coins(board: Board, seat: Seat) -> None:
    _action(board, TAKE_COINS)


# --- contracts: acquiring --------------------------------------------------------------------------------


def may_acquire(board: Board, seat: Seat) -> None:
    _action(board, ACQUIRE_CONTRACT)
    _hand_room(board, seat)
    state = board.state
    if not state.contract_stack and not any(card and not board.blocked(card, seat) for card in state.display):
        raise no("nothing-to-acquire")
    _coins(board, seat, board.figures.purse.contract)


def _hand_room(board: Board, seat: Seat) -> None:
    limit = board.figures.play.hand_limit
    if len(board.player(seat).hand) >= limit:
        raise no("hand-full", limit=limit)


def check_acquire(board: Board, seat: Seat, move: moves.AcquireContract) -> None:
    slots = [str(number) for number in range(1, len(board.state.display) + 1)]
    if move.source not in (*slots, STACK):
        raise no("no-such-choice")
    _action(board, ACQUIRE_CONTRACT)
    _hand_room(board, seat)
    if move.source == STACK:
        if not board.state.contract_stack:
            raise no("stack-empty")
    else:
        card = board.state.display[int(move.source) - 1]
        if card is None:
            raise no("slot-empty")
        _unblocked(board, seat, card)
    _coins(board, seat, board.figures.purse.contract)


# --- ships: buying ---------------------------------------------------------------------------------------


def may_buy(board: Board, seat: Seat) -> None:
    _action(board, BUY_SHIPS)
    prices = [
        board.figures.kinds[card.name].price
        for card in board.state.purchase_row
        if card and not board.blocked(card, seat)
    ]
    if not prices:
        raise no("nothing-to-buy")
    _coins(board, seat, min(prices))


def check_buy(board: Board, seat: Seat, move: moves.BuyShip) -> None:
    row = board.state.purchase_row
    if not 1 <= move.column <= len(row):
        raise no("no-such-choice")
    _action(board, BUY_SHIPS)
    card = row[move.column - 1]
    if card is None:
        raise no("slot-empty")
    _unblocked(board, seat, card)
    _coins(board, seat, board.figures.kinds[card.name].price)


# --- ships: placing --------------------------------------------------------------------------------------


class Placing(NamedTuple):
    """A way to place a certain ship."""

    expedition: str
    volume: int
    colour: str
    card: bool


def placings(board: Board, seat: Seat, ship: str) -> list[Placing]:
    """Every legal way to place a free ship, whether or not the action is open."""
    player, figures = board.player(seat), board.figures
    if player.coins < board.fee(ship):
        return []
    if ship == JOKER:
        shapes = [(v, c) for v in figures.jokers.volumes for c in board.joker_colours(seat)]
    else:
        shapes = [(figures.kinds[ship].volume, figures.kinds[ship].colour)]
    found = []
    for expedition in board.state.expeditions:
        room = board.room(expedition)
        for volume, colour in shapes:
            card = not board.fits(expedition, colour)
            if volume <= room and (player.any_cards or not card):
                found.append(Placing(expedition, volume, colour, card))
    return found


def may_place(board: Board, seat: Seat) -> None:
    _action(board, PLACE_SHIPS)
    ships = board.free_ships(seat)
    if not ships:
        raise no("no-free-ship")
    _coins(board, seat, min(board.fee(ship) for ship in ships))
    if not any(placings(board, seat, ship) for ship in ships):
        raise no("nothing-fits")


def check_place(board: Board, seat: Seat, move: moves.PlaceShip) -> None:
    _known_placing(board, move)
    _action(board, PLACE_SHIPS)
    if move.ship not in board.free_ships(seat):
        raise no("ship-not-free")
    if move.ship == JOKER:
        volume, colour = _joker_shape(board, seat, move)
    else:
        kind = board.figures.kinds[move.ship]
        volume, colour = kind.volume, kind.colour
    _row(board, seat, move, colour)
    room = board.room(move.expedition)
    if volume > room:
        raise no("expedition-full", room=room, capacity=board.tile(move.expedition).capacity)
    _coins(board, seat, board.fee(move.ship))


def _known_placing(board: Board, move: moves.PlaceShip) -> None:
    joker = move.ship == JOKER
    if not joker and move.ship not in board.figures.kinds:
        raise no("no-such-choice")
    if move.expedition not in board.state.expeditions or move.card not in (None, YES):
        raise no("no-such-choice")
    if not joker and (move.volume is not None or move.colour is not None):
        raise no("no-such-choice")


def _joker_shape(board: Board, seat: Seat, move: moves.PlaceShip) -> tuple[int, str]:
    if move.volume not in board.figures.jokers.volumes:
        raise no("joker-volume")
    first, second = board.joker_colours(seat)
    if move.colour not in (first, second):
        raise no("joker-colour", first=colour_name(first), second=colour_name(second))
    return move.volume, move.colour


def _row(board: Board, seat: Seat, move: moves.PlaceShip, colour: str) -> None:
    if board.fits(move.expedition, colour):
        if move.card:
            raise no("card-not-needed")
        return
    row = board.state.expeditions[move.expedition].row
    assert row is not None
    if not move.card:
        raise no("wrong-row-colour", colour=colour_name(row))
    if not board.player(seat).any_cards:
        raise no("no-any-card")


# --- contracts: starting ---------------------------------------------------------------------------------


def means(board: Board, seat: Seat) -> Means:
    player = board.player(seat)
    return Means(
        tuple(player.free),
        board.joker_colours(seat) if player.joker.free else None,
        player.any_cards,
        player.coins,
    )


def sets_for(board: Board, seat: Seat, contract: str) -> tuple[ShipSet, ...]:
    return ship_sets(board.figures, contract, means(board, seat))


def may_start(board: Board, seat: Seat) -> None:
    _action(board, PLACE_SHIPS)
    hand = board.player(seat).hand
    if not hand:
        raise no("no-contract-in-hand")
    if not any(sets_for(board, seat, contract) for contract in hand):
        raise no("no-contract-possible")


def check_start(board: Board, seat: Seat, move: moves.StartContract) -> None:
    tokens = [read_token(board.figures, text) for text in move.ships]
    ships = [token for token in tokens if token is not None]
    if move.contract not in board.figures.contracts or len(ships) < len(tokens):
        raise no("no-such-choice")
    _action(board, PLACE_SHIPS)
    if move.contract not in board.player(seat).hand:
        raise no("contract-not-in-hand")
    _all_free(board, seat, ships)
    _all_coloured(board, seat, move.contract, ships)
    capacity, total = board.contract(move.contract).capacity, sum(token.volume for token in ships)
    if total != capacity:
        raise no("contract-sum", sum=total, capacity=capacity)
    if move.rounds not in ROUNDS:
        raise no("rounds")
    _coins(board, seat, sum(board.fee(token.ship) for token in ships))


def _all_free(board: Board, seat: Seat, ships: list[Token]) -> None:
    player = board.player(seat)
    there = Counter(player.free)
    there[JOKER] = int(player.joker.free)
    if Counter(token.ship for token in ships) - there:
        raise no("ship-not-free")
    for token in ships:
        if token.ship == JOKER and token.volume not in board.figures.jokers.volumes:
            raise no("joker-volume")


def _all_coloured(board: Board, seat: Seat, contract: str, ships: list[Token]) -> None:
    colour = board.contract(contract).colour

    def fits(token: Token) -> bool:
        if token.ship == JOKER:
            return colour in board.joker_colours(seat)
        return board.figures.kinds[token.ship].colour == colour

    if any(token.card and fits(token) for token in ships):
        raise no("card-not-needed")
    for token in ships:
        if not token.card and not fits(token):
            if token.ship == JOKER:
                raise no("contract-joker-colour", colour=colour_name(colour))
            raise no("contract-colour", ship=ship_name(board.figures, token.ship), colour=colour_name(colour))
    if sum(token.card for token in ships) > board.player(seat).any_cards:
        raise no("no-any-card")


# --- reserving -------------------------------------------------------------------------------------------


def targets(board: Board) -> dict[str, Card]:
    """Every card that lies open, by the name of its place."""
    state = board.state
    places = ((PURCHASE, state.purchase_row), (FILLING, state.filling_row), (CONTRACT, state.display))
    return {
        f"{place}-{number}": card
        for place, cards in places
        for number, card in enumerate(cards, 1)
        if card is not None
    }


def check_reservable(board: Board, seat: Seat, card: Card) -> None:
    """Reserving again in the same turn would have no effect; in the next turn it prolongs (6.6)."""
    anew = card.reserved_by == seat and card.reserved_until == board.state.turn
    if card.reserved_by is not None and not anew:
        raise no("already-reserved", who=Who(card.reserved_by))


def may_reserve(board: Board, seat: Seat) -> None:
    if not board.player(seat).reserve_cards:
        raise no("no-reserve-card")
    for card in targets(board).values():
        if card.reserved_by is None or (card.reserved_by == seat and card.reserved_until == board.state.turn):
            return
    raise no("nothing-to-reserve")


def check_reserve(board: Board, seat: Seat, move: moves.Reserve) -> None:
    place, _, number = move.target.partition("-")
    state = board.state
    rows = {PURCHASE: state.purchase_row, FILLING: state.filling_row, CONTRACT: state.display}
    if place not in rows or number not in [str(n) for n in range(1, len(rows[place]) + 1)]:
        raise no("no-such-choice")
    if not board.player(seat).reserve_cards:
        raise no("no-reserve-card")
    card = rows[place][int(number) - 1]
    if card is None:
        raise no("slot-empty")
    check_reservable(board, seat, card)


# --- the two tables --------------------------------------------------------------------------------------


def may_end(board: Board, seat: Seat) -> None:
    """Always."""


MAY: dict[str, Callable[[Board, Seat], None]] = {
    "take_coins": may_take_coins,
    "buy_ship": may_buy,
    "place_ship": may_place,
    "start_contract": may_start,
    "acquire_contract": may_acquire,
    "reserve": may_reserve,
    "end_turn": may_end,
}
"""In the order in which they are offered."""

_CHECK: dict[type[Move], Callable[[Board, Seat, Any], None]] = {
    moves.BuyShip: check_buy,
    moves.PlaceShip: check_place,
    moves.StartContract: check_start,
    moves.AcquireContract: check_acquire,
    moves.Reserve: check_reserve,
}


def check(board: Board, seat: Seat, move: Move) -> None:
    """Raises Rejected unless this seat may make this move now."""
    check_turn(board, seat)
    checks = _CHECK.get(type(move))
    if checks is not None:
        checks(board, seat, move)
    else:
        MAY[str(type(move).__struct_config__.tag)](board, seat)
