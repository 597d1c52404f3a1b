"""Builds views: what a seat, or anybody, may know of a state (§8).

A view is built up from what is allowed; nothing is copied and then struck out.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Say, Seat, say
from engines.magellan import view
from engines.magellan.board import PARTS, Board
from engines.magellan.names import explorer_name
from engines.magellan.scoring import count_points, public_points, ship_points
from engines.magellan.state import Ship


def look(board: Board, seat: Seat | None) -> view.View:
    """What this seat (None: anybody) may know."""
    return view.View(public=_public(board), own=None if seat is None else _own(board, seat))


def _money(board: Board, cards: Sequence[int]) -> tuple[view.Money, ...]:
    return tuple(view.Money(card, board.figures.crown(card)) for card in cards)


def _shown(board: Board, seat: Seat) -> bool:
    """Whether this player is being scored or has been: hand and piles lie open."""
    return bool(board.state.scores) and board.state.scores[seat] is not None


# --- for everybody ---------------------------------------------------------------------------------------


def _public(board: Board) -> view.Public:
    state, auction = board.state, board.state.auction
    auctions = len(board.figures.names()) * board.figures.auctions.cards[state.phase - 1]
    on_offer = state.card is not None
    return view.Public(
        asked=_asked(board),
        asking=_asking(board),
        quiet=state.step == "veto",
        step=state.step,
        phase=state.phase,
        sides=dict(state.sides),
        card=state.card,
        auction=auctions - len(state.explorers) if on_offer else auctions,
        auctions=auctions,
        high=auction.high if auction else 0,
        leader=auction.leader if auction else None,
        rows=tuple(_row(board, explorer) for explorer in board.figures.names()),
        players=tuple(_player(board, seat) for seat in range(board.seats)),
        at_bottom=tuple(state.explorers[len(state.explorers) - state.vetoed :]),
        money_stack=len(state.stack),
        discards=len(state.discard),
        last_sale=_last_sale(board),
        gamble=_money(board, state.gamble) if state.step == "gamble" else None,
        exact=board.exact,
    )


def _asked(board: Board) -> tuple[Seat, ...]:
    """Whom everybody sees being asked: in the veto window all holders, answered or not."""
    return tuple(board.holders()) if board.state.step == "veto" else board.waiting()


def _asking(board: Board) -> Say:
    state = board.state
    match state.step:
        case "veto" | "part" | "pile" | "tuck":
            return say(f"magellan-asking-{state.step}", explorer=explorer_name(board.card))
        case "bidding":
            explorer = explorer_name(board.card)
            if board.auction.leader is None:
                return say("magellan-asking-open", explorer=explorer)
            return say("magellan-asking-bidding", explorer=explorer, high=board.auction.high)
        case "payment":
            return say("magellan-asking-payment", price=board.sale.price)
    return say(f"magellan-asking-{state.step}")


def _row(board: Board, explorer: str) -> view.Row:
    state = board.state
    fields = []
    for field in (1, 2, 3):
        parts = PARTS if board.has_parts(explorer) else ("",)
        fields.append(tuple(_berth(board, explorer, field, part) for part in parts))
    return view.Row(
        explorer=explorer,
        side=board.side(explorer),
        fields=(fields[0], fields[1], fields[2]),
        cards_to_come=state.explorers.count(explorer) + (state.card == explorer),
    )


def _berth(board: Board, explorer: str, field: int, part: str) -> view.Berth:
    berth = board.berth(explorer, field, part)
    last = board.state.last_sale.ship if board.state.last_sale else None
    return view.Berth(
        part=part,
        purse=berth.purse,
        crown=berth.crown,
        multiplier=berth.multiplier,
        gamble=board.figures.gamble.limit if berth.action == "gamble" else 0,
        draw=berth.draw,
        action=berth.action,
        ships=tuple(
            _ship(board, ship, just_moved=at == last)
            for at, ship in enumerate(board.state.ships)
            if ship.explorer == explorer and ship.field == field and ship.part == part
        ),
    )


def _ship(board: Board, ship: Ship, *, just_moved: bool) -> view.Ship:
    known = _shown(board, ship.seat)
    return view.Ship(
        seat=ship.seat,
        just_moved=just_moved,
        pile_size=len(ship.open_pile) + len(ship.secret_pile),
        pile=_money(board, ship.pile) if known or not ship.secret_pile else None,
        seen=_money(board, ship.pile if known else sorted(ship.open_pile)),
    )


def _player(board: Board, seat: Seat) -> view.Player:
    state, player, auction = board.state, board.player(seat), board.state.auction
    shown = _shown(board, seat)
    score = state.scores[seat] if state.scores else None
    in_auction = board.able(seat) if state.step == "veto" else bool(auction and seat in auction.active)
    return view.Player(
        seat=seat,
        cards=len(player.hand),
        open_hand=_money(board, player.hand) if player.open_hand or shown else None,
        ships_left=player.ships_left,
        vetoes=player.vetoes,
        points=score.total if score else public_points(board, seat),
        bid=auction.bids[seat] if auction else None,
        passed=bool(auction and seat in auction.passed),
        in_auction=in_auction and state.step in ("veto", "bidding"),
        auctioneer=seat == state.auctioneer,
        total=score.total if score and score.complete else None,
    )


def _last_sale(board: Board) -> view.Sale | None:
    sale = board.state.last_sale
    if sale is None:
        return None
    return view.Sale(
        explorer=sale.explorer,
        phase=sale.phase,
        seat=sale.seat,
        price=sale.price,
        payment=_money(board, sale.payment),
    )


# --- for one seat ----------------------------------------------------------------------------------------


def _own(board: Board, seat: Seat) -> view.Own:
    state, player = board.state, board.player(seat)
    may_bid = state.step in ("veto", "bidding") and board.able(seat)
    if may_bid and state.auction:
        may_bid = seat in state.auction.active
    pays = state.step == "payment" and board.sale.winner == seat
    return view.Own(
        seat=seat,
        hand=_money(board, player.hand),
        max_bid=board.max_bid(seat) if may_bid else None,
        limit=player.orders.limit if state.card else None,
        must_pay=board.sale.price if pays else None,
        ships=tuple(_own_ship(board, ship) for ship in state.ships if ship.seat == seat),
        vetoes=player.vetoes,
        orders=_standing_orders(board, seat),
        auto_forced=player.orders.auto_forced,
        gamble_until=player.orders.gamble_until,
        projected=_projected(board, seat),
    )


def _projected(board: Board, seat: Seat) -> int:
    score = board.state.scores[seat] if board.state.scores else None
    return score.total if score else sum(count_points(board, seat).values())


def _own_ship(board: Board, ship: Ship) -> view.OwnShip:
    berth = board.berth(ship.explorer, ship.field, ship.part)
    return view.OwnShip(
        explorer=ship.explorer,
        field=ship.field,
        part=ship.part,
        purse=berth.purse if ship.field == board.state.phase else 0,
        points=ship_points(board, ship),
        next_points=_next_points(board, ship),
        pile=_money(board, ship.pile),
        multiplier=berth.multiplier,
    )


def _next_points(board: Board, ship: Ship) -> int | None:
    """What the ship would be worth one field on, with the pile as it is; None where it depends."""
    if ship.field == 3 or ship.part:
        return None
    berth = board.berth(ship.explorer, ship.field + 1)
    if berth.action == "gamble":
        return None
    return berth.crown + berth.multiplier * board.figures.crowns(ship.pile)


def _standing_orders(board: Board, seat: Seat) -> tuple[view.StandingOrder, ...]:
    limits = board.player(seat).orders.limits
    listed = []
    for explorer in board.figures.names():
        veto = board.veto_choice(seat, explorer)
        if explorer in limits or veto != "ask":
            listed.append(view.StandingOrder(explorer=explorer, limit=limits.get(explorer), veto=veto))
    return tuple(listed)
