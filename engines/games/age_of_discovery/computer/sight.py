"""What the computer player looks at: the few facts of a game that its decisions need (§13).

They are read from a view; or, for games that it plays on in its mind, from the table itself, and then no more
than a view would show (`of_board`, a tenth of the work).
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Seat
from engines.games.age_of_discovery.board import Board
from engines.games.age_of_discovery.figures import Pair, Rates
from engines.games.age_of_discovery.state import OpenCard
from engines.games.age_of_discovery.views.view import (
    Expedition,
    MarketShip,
    OpenContract,
    Own,
    Player,
    Public,
)

Hull = tuple[str, int]
"""Colour and volume of a ship."""
Offer = tuple[str, Seat | None] | None
"""A card that lies open: its name, and who has reserved it."""


class Rival(NamedTuple):
    coins: int
    free: tuple[str, ...]


class Sight(NamedTuple):
    """What one seat knows, in its own turn."""

    seat: Seat
    seats: int
    # its own
    coins: int
    free: tuple[str, ...]
    """Kinds of ships, in the order of the kinds."""
    bound: tuple[Hull, ...]
    """Ships on running contracts; the joker is not among them."""
    incomes: tuple[tuple[int, int], ...]
    """Of running contracts: rounds left and coins."""
    hand: tuple[str, ...]
    joker_free: bool
    joker_returns: bool
    """It is bound to a running contract."""
    pair: Pair
    """The colours of the joker."""
    any_cards: int
    reserve_cards: int
    fulfilled: int
    mission: str
    rates: Rates
    turns_left: int | None
    """Own turns still to come, this one included, once the final card is out."""
    # of everybody
    rivals: tuple[Rival, ...]
    """In turn order, beginning after the own seat."""
    expeditions: tuple[str, ...]
    rows: list[str | None]
    rooms: list[int]
    mine: list[int]
    """Own ships on each expedition."""
    others: list[int]
    """Ships of all others there."""
    purchase: tuple[Offer, ...]
    filling: tuple[Offer, ...]
    display: tuple[Offer, ...]
    contract_stack: int
    bought: int
    interim_done: bool
    interim_in: int | None
    """Turns of everybody until the interim scoring, this one included, once its card is out."""
    final_in: int | None
    used: tuple[str, ...]
    """The actions of this turn."""
    open_action: str | None
    asks_to_end: bool
    idle_turns: int
    """Turns in a row in which nobody bought a ship."""


def of_view(public: Public, own: Own) -> Sight:
    me = public.players[own.seat]
    chips = [chip for running in me.running for chip in running.ships]
    mine = [_own_ships(one, own.seat) for one in public.expeditions]
    following = (*public.players[own.seat + 1 :], *public.players[: own.seat])
    return Sight(
        seat=own.seat,
        seats=len(public.players),
        coins=me.coins,
        free=_free(me),
        bound=tuple([(chip.colour, chip.volume) for chip in chips if not chip.joker]),
        incomes=tuple([(running.rounds_left, running.income) for running in me.running]),
        hand=tuple([card.contract.name for card in own.hand]),
        joker_free=not own.joker.where,
        joker_returns=any(chip.joker for chip in chips),
        pair=(own.joker.colours[0], own.joker.colours[1]),
        any_cards=me.any_cards,
        reserve_cards=me.reserve_cards,
        fulfilled=me.fulfilled,
        mission=own.mission.mission,
        rates=own.mission.rates,
        turns_left=own.turns_left,
        rivals=tuple([Rival(one.coins, _free(one)) for one in following]),
        expeditions=tuple([one.name for one in public.expeditions]),
        rows=[one.row for one in public.expeditions],
        rooms=[one.room for one in public.expeditions],
        mine=mine,
        others=[len(one.ships) - there for one, there in zip(public.expeditions, mine, strict=True)],
        purchase=tuple(map(_ship_offer, public.purchase_row)),
        filling=tuple(map(_ship_offer, public.filling_row)),
        display=tuple(map(_contract_offer, public.display)),
        contract_stack=public.contract_stack,
        bought=public.ships_bought,
        interim_done=public.interim_done,
        interim_in=None if public.interim is None else public.interim.turns_left,
        final_in=None if public.final is None else public.final.turns_left,
        used=public.actions_used,
        open_action=public.open_action,
        asks_to_end=public.asks_to_end,
        idle_turns=public.turns_without_purchase,
    )


def _free(player: Player) -> tuple[str, ...]:
    return tuple([stock.kind for stock in player.ships for _ in range(stock.count)])


def _own_ships(expedition: Expedition, seat: Seat) -> int:
    return sum([ship.seat == seat for ship in expedition.ships])


def _ship_offer(card: MarketShip | None) -> Offer:
    return None if card is None else (card.kind, card.reserved_by)


def _contract_offer(card: OpenContract | None) -> Offer:
    return None if card is None else (card.contract.name, card.reserved_by)


def of_board(board: Board, seat: Seat) -> Sight:
    """For the seat whose turn it is. The hands, jokers and missions of others, the stacks and the orders are
    not looked at."""
    state, player, kinds = board.state, board.player(seat), board.figures.kinds
    mine, others = [], []
    for expedition in state.expeditions.values():
        own = sum([ship.seat == seat for ship in expedition.ships])
        mine.append(own)
        others.append(len(expedition.ships) - own)
    bound = [kinds[ship] for running in player.running for ship in running.ships]
    following = (*state.players[seat + 1 :], *state.players[:seat])
    due, turns = state.final_due, board.own_turns_after()
    return Sight(
        seat=seat,
        seats=board.seats,
        coins=player.coins,
        free=tuple(player.free),
        bound=tuple([(kind.colour, kind.volume) for kind in bound]),
        incomes=tuple([(running.rounds_left, running.income) for running in player.running]),
        hand=tuple(player.hand),
        joker_free=player.joker.free,
        joker_returns=bool(player.joker.contract),
        pair=board.joker_colours(seat),
        any_cards=player.any_cards,
        reserve_cards=player.reserve_cards,
        fulfilled=player.fulfilled,
        mission=player.mission,
        rates=board.figures.rates(board.seats, player.mission),
        turns_left=None if turns is None else turns + 1,
        rivals=tuple([Rival(one.coins, tuple(one.free)) for one in following]),
        expeditions=tuple(state.expeditions),
        rows=[expedition.row for expedition in state.expeditions.values()],
        rooms=list(board.rooms().values()),
        mine=mine,
        others=others,
        purchase=tuple(map(_offer, state.purchase_row)),
        filling=tuple(map(_offer, state.filling_row)),
        display=tuple(map(_offer, state.display)),
        contract_stack=len(state.contract_stack),
        bought=state.bought,
        interim_done=state.interim_done,
        interim_in=_turns_until(board, None if state.interim_done else state.interim_due),
        final_in=_turns_until(board, due),
        used=tuple(state.actions),
        open_action=state.open_action,
        asks_to_end=board.to_the_letter,
        idle_turns=state.turns_without_purchase,
    )


def _offer(card: OpenCard | None) -> Offer:
    return None if card is None else (card.name, card.reserved_by)


def _turns_until(board: Board, due: int | None) -> int | None:
    return None if due is None else board.turns_until(due)
