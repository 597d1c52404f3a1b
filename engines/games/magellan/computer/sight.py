"""What the computer player reads of a table: no more than its seat may know.

It is built from a view (`of_view`), as for everybody, or straight from the table (`of_board`), which is
many times faster: playouts make thousands of decisions. Both must say the same; a test compares them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engines.contract.core import Ask, Pick, Seat
from engines.games.magellan.actions.action_fields import piles_to_choose
from engines.games.magellan.board import Board
from engines.games.magellan.views.view import Own, Public, Row


class OwnShip(NamedTuple):
    """A ship of this seat."""

    explorer: str
    field: int
    part: str
    crowns: int
    """Of the money cards under it (Magellan)."""


class Sight(msgspec.Struct, kw_only=True):
    """The table as one seat knows it."""

    step: str
    phase: int
    card: str
    """The explorer on offer; "" if there is none."""
    sides: dict[str, str]
    exact: bool
    seat: Seat
    hand: list[int]
    max_bid: int | None
    """What it can pay for the card on offer; None where it may not bid."""
    high: int
    rivals: int
    """Others who may still bid for the card on offer."""
    price: int
    """What it has to pay now, else 0."""
    paid: list[int]
    """What was paid for the last card."""
    to_come: dict[str, int]
    """Cards of each explorer in this phase, the one on offer included."""
    own: list[OwnShip]
    rival_ships: dict[str, list[int]]
    """How many ships the others have on fields I, II and III of each explorer."""
    cards: list[int]
    """How many money cards each seat has."""
    ships_left: list[int]
    stack: int
    discards: int
    piles: dict[int, int]
    """The ships among which it has to choose now, and the crowns under each."""
    gamble: int
    """The sum of the gamble that is going on, else 0."""
    points: int
    """In the gamble: what this seat has without it."""
    totals: list[int | None]
    """In the gamble: final scores of the other seats, as far as they are known."""


def of_view(public: Public, own: Own, ask: Ask) -> Sight:
    players, gambles = public.players, public.step == "gamble"
    return Sight(
        step=public.step,
        phase=public.phase,
        card=public.card or "",
        sides=public.sides,
        exact=public.exact,
        seat=own.seat,
        hand=[card.gold for card in own.hand],
        max_bid=own.max_bid,
        high=public.high,
        rivals=sum(player.in_auction for player in players if player.seat != own.seat),
        price=own.must_pay or 0,
        paid=[card.gold for card in public.last_sale.payment] if public.last_sale else [],
        to_come={row.explorer: row.cards_to_come for row in public.rows},
        own=[
            OwnShip(ship.explorer, ship.field, ship.part, sum(card.crown for card in ship.pile))
            for ship in own.ships
        ],
        rival_ships={
            row.explorer: [
                sum(ship.seat != own.seat for berth in berths for ship in berth.ships)
                for berths in row.fields
            ]
            for row in public.rows
        },
        cards=[player.cards for player in players],
        ships_left=[player.ships_left for player in players],
        stack=public.money_stack,
        discards=public.discards,
        piles=_piles_asked_for(ask) if public.step == "pile" else {},
        gamble=sum(card.gold for card in public.gamble or ()),
        points=players[own.seat].points if gambles else 0,
        totals=[player.total for player in players if player.seat != own.seat] if gambles else [],
    )


def _rival_ships(row: Row, seat: Seat) -> list[int]:
    return [sum(ship.seat != seat for berth in berths for ship in berth.ships) for berths in row.fields]


def _piles_asked_for(ask: Ask) -> dict[int, int]:
    """The hints say how many crowns lie under each ship."""
    question = ask({"move": "pile"})
    assert isinstance(question, Pick)
    found: dict[int, int] = {}
    for option in question.options:
        assert isinstance(option.value, int)
        assert option.hint is not None
        found[option.value] = int(str(option.hint.args["crowns"]))
    return found


def of_board(board: Board, seat: Seat) -> Sight:
    """The same without a view. Of other hands it reads only how many cards they have."""
    state, figures = board.state, board.figures
    names, card, step = figures.names(), state.card or "", state.step
    to_come = {explorer: state.explorers.count(explorer) for explorer in names}
    if card:
        to_come[card] += 1
    own: list[OwnShip] = []
    rival_ships = {explorer: [0, 0, 0] for explorer in names}
    for ship in state.ships:
        if ship.seat == seat:
            own.append(OwnShip(ship.explorer, ship.field, ship.part, figures.crowns(ship.pile)))
        else:
            rival_ships[ship.explorer][ship.field - 1] += 1
    return Sight(
        step=step,
        phase=state.phase,
        card=card,
        sides=state.sides,
        exact=board.exact,
        seat=seat,
        hand=state.players[seat].hand,
        max_bid=_max_bid(board, seat),
        high=state.auction.high if state.auction else 0,
        rivals=_rivals(board, seat),
        price=board.sale.price if step == "payment" and board.sale.winner == seat else 0,
        paid=state.last_sale.payment if state.last_sale else [],
        to_come=to_come,
        own=own,
        rival_ships=rival_ships,
        cards=[len(player.hand) for player in state.players],
        ships_left=[player.ships_left for player in state.players],
        stack=len(state.stack),
        discards=len(state.discard),
        piles={at: figures.crowns(state.ships[at].pile) for at in piles_to_choose(board)}
        if step == "pile"
        else {},
        gamble=sum(state.gamble) if step == "gamble" else 0,
        **_scored(board, seat),
    )


def _max_bid(board: Board, seat: Seat) -> int | None:
    """As in `observe`: nothing for those who are not in the auction."""
    state = board.state
    if state.step == "bidding":
        return board.max_bid(seat) if seat in board.auction.active else None
    return board.max_bid(seat) if state.step == "veto" and board.able(seat) else None


def _rivals(board: Board, seat: Seat) -> int:
    state = board.state
    if state.step == "bidding":
        return len(board.auction.active) - (seat in board.auction.active)
    if state.step == "veto":
        return sum(board.able(other) for other in range(board.seats) if other != seat)
    return 0


def _scored(board: Board, seat: Seat) -> dict[str, Any]:
    """What the gambler needs to know."""
    state = board.state
    if state.step != "gamble":
        return {"points": 0, "totals": []}
    scores = [score.total if score and score.complete else None for score in state.scores]
    mine = state.scores[seat]
    assert mine is not None
    return {"points": mine.total, "totals": [*scores[:seat], *scores[seat + 1 :]]}
