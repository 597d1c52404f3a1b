"""Builds views: what a seat, or anybody, may know of a state (§8).

A view is built up from what is allowed; nothing is copied and then struck out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engines.contract.core import Say, Seat, say
from engines.games.magellan.board import PARTS, Board
from engines.games.magellan.figures import Figures
from engines.games.magellan.names import explorer_name
from engines.games.magellan.scoring import public_points
from engines.games.magellan.state import Ship
from engines.games.magellan.views import view


def look(board: Board, seat: Seat | None) -> view.View:
    """What this seat (None: anybody) may know."""
    return view.View(public=_public(board), own=None if seat is None else _own(board, seat))


def _money(board: Board, cards: Sequence[int]) -> tuple[view.Money, ...]:
    return _money_cards(board.figures, tuple(cards))


@lru_cache(maxsize=4096)
def _money_cards(figures: Figures, cards: tuple[int, ...]) -> tuple[view.Money, ...]:
    return tuple(view.Money(card, figures.crown(card)) for card in cards)


def _shown(board: Board, seat: Seat) -> bool:
    """Whether this player is being scored or has been: hand and piles lie open."""
    return bool(board.state.scores) and board.state.scores[seat] is not None


# --- for everybody ---------------------------------------------------------------------------------------


def _public(board: Board) -> view.Public:
    state, auction = board.state, board.state.auction
    auctions = len(board.figures.names()) * board.figures.auctions.cards[state.phase - 1]
    on_offer = state.card is not None
    points = public_points(board)
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
        rows=_rows(board),
        players=tuple(_player(board, seat, points[seat]) for seat in range(board.seats)),
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


Placed = tuple[int, str, view.Ship]
"""A ship, with its field and the part of it."""


def _rows(board: Board) -> tuple[view.Row, ...]:
    state = board.state
    last = state.last_sale.ship if state.last_sale else None
    ships: dict[str, list[Placed]] = {explorer: [] for explorer in board.figures.names()}
    for at, ship in enumerate(state.ships):
        ships[ship.explorer].append((ship.field, ship.part, _ship(board, ship, just_moved=at == last)))
    return tuple(
        _row(
            board.figures,
            explorer,
            board.side(explorer),
            state.explorers.count(explorer) + (state.card == explorer),
            tuple(placed),
        )
        for explorer, placed in ships.items()
    )


@lru_cache(maxsize=1024)
def _row(
    figures: Figures, explorer: str, side: str, cards_to_come: int, ships: tuple[Placed, ...]
) -> view.Row:
    """Kept: a move changes one row at most."""
    parts = PARTS if figures.row(explorer, side).left else ("",)

    def berth(field: int, part: str) -> view.Berth:
        found = figures.berth(explorer, side, field, part)
        return view.Berth(
            part=part,
            purse=found.purse,
            crown=found.crown,
            multiplier=found.multiplier,
            gamble=figures.gamble.limit if found.action == "gamble" else 0,
            draw=found.draw,
            action=found.action,
            ships=tuple(ship for *place, ship in ships if place == [field, part]),
        )

    first, second, third = (tuple(berth(field, part) for part in parts) for field in (1, 2, 3))
    return view.Row(explorer=explorer, side=side, fields=(first, second, third), cards_to_come=cards_to_come)


def _ship(board: Board, ship: Ship, *, just_moved: bool) -> view.Ship:
    if not ship.open_pile and not ship.secret_pile:
        return _ship_without_pile(ship.seat, just_moved)
    known = _shown(board, ship.seat)
    return view.Ship(
        seat=ship.seat,
        just_moved=just_moved,
        pile_size=len(ship.open_pile) + len(ship.secret_pile),
        pile=_money(board, ship.pile) if known or not ship.secret_pile else None,
        seen=_money(board, ship.pile if known else sorted(ship.open_pile)),
    )


@cache
def _ship_without_pile(seat: Seat, just_moved: bool) -> view.Ship:
    return view.Ship(seat=seat, just_moved=just_moved, pile=())


def _player(board: Board, seat: Seat, points: int) -> view.Player:
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
        points=score.total if score else points,
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
    ships = tuple(_own_ship(board, ship) for ship in state.ships if ship.seat == seat)
    score = state.scores[seat] if state.scores else None
    worth = sum(ship.points for ship in ships) + board.figures.crowns(player.hand)
    return view.Own(
        seat=seat,
        hand=_money(board, player.hand),
        max_bid=board.max_bid(seat) if may_bid else None,
        limit=player.orders.limit if state.card else None,
        must_pay=board.sale.price if pays else None,
        ships=ships,
        vetoes=player.vetoes,
        orders=_standing_orders(board, seat),
        auto_forced=player.orders.auto_forced,
        gamble_until=player.orders.gamble_until,
        projected=score.total if score else worth,
    )


def _own_ship(board: Board, ship: Ship) -> view.OwnShip:
    side, brings = board.side(ship.explorer), ship.field == board.state.phase
    return _own_ship_at(board.figures, side, ship.explorer, ship.field, ship.part, tuple(ship.pile), brings)


@lru_cache(maxsize=1024)
def _own_ship_at(
    figures: Figures,
    side: str,
    explorer: str,
    field: int,
    part: str,
    pile: tuple[int, ...],
    brings_purse: bool,
) -> view.OwnShip:
    """Kept: most ships stay where they are."""
    berth = figures.berth(explorer, side, field, part)
    return view.OwnShip(
        explorer=explorer,
        field=field,
        part=part,
        purse=berth.purse if brings_purse else 0,
        points=figures.points(berth, pile),
        next_points=None if part else _next_points(figures, side, explorer, field, pile),
        pile=_money_cards(figures, pile),
        multiplier=berth.multiplier,
    )


def _next_points(figures: Figures, side: str, explorer: str, field: int, pile: tuple[int, ...]) -> int | None:
    """What the ship would be worth one field on, with the pile as it is; None where it depends."""
    if field == 3:
        return None
    berth = figures.berth(explorer, side, field + 1)
    return None if berth.action == "gamble" else figures.points(berth, pile)


def _standing_orders(board: Board, seat: Seat) -> tuple[view.StandingOrder, ...]:
    orders = board.player(seat).orders
    limits, listed = orders.limits, []
    if not (limits or orders.vetoes or orders.rested):
        return ()
    for explorer in board.figures.names():
        veto = board.veto_choice(seat, explorer)
        if explorer in limits or veto != "ask":
            listed.append(view.StandingOrder(explorer=explorer, limit=limits.get(explorer), veto=veto))
    return tuple(listed)
