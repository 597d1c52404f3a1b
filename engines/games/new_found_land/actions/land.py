"""The Land phase: income, the harbour, ships (§5.2, §6.2 to §6.6)."""

from __future__ import annotations

from engines.contract.core import Draft, Option, Pick, Question, Say, Seat, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.payment import (
    ask_payment,
    check_payable,
    payment_for,
    usual_payment,
)
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import LARGE, Gain, Goods, Ship
from engines.games.new_found_land.goods.goods import can_pay, needs_gold, one, payments, plus
from engines.games.new_found_land.moves import PAY_BY_CHOICE
from engines.games.new_found_land.names import goods_listed, ship_code, ship_name, upgrade_name, upgrade_power
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import Deed
from engines.kit.actions import Action, Phase, always

# --- the turn --------------------------------------------------------------------------------------------


def income(play: Play, seat: Seat) -> None:
    player = play.player(seat)
    player.goods = plus(player.goods, _income_of(play, seat))
    tell_income(play, seat)


def _income_of(board: Board, seat: Seat) -> Goods:
    goods = board.figures.income
    if board.player(seat).captain == "cortes":
        for _ in range(board.figures.captains.cortes.income):
            goods = plus(goods, one("gold"))
    return goods


def tell_income(play: Play, seat: Seat) -> None:
    play.tell("income", who=Who(seat), goods=goods_listed(_income_of(play, seat)))


def proceed(play: Play) -> bool:
    """A player who can pay for nothing and holds no card is not asked: all of that is public (§5.6). Who has
    built something may still undo it, and ends the turn."""
    if play.active.hand or not play.nothing_to_build(play.turn.seat) or play.only_end_left():
        return play.wait_for("land")
    fill_sale(play)
    return False


# --- the wharf -------------------------------------------------------------------------------------------


def may_build_wharf(board: Board, seat: Seat) -> None:
    if board.player(seat).wharf_built:
        raise board.no("already-built")
    _check_no_ship_built(board)
    check_payable(board, seat, board.figures.wharf_cost)


def _check_no_ship_built(board: Board) -> None:
    if board.turn.built:
        raise board.no("harbour-before-ships", last="yes" if board.last_round else "no")


def check_build_wharf(board: Board, seat: Seat, move: moves.BuildWharf) -> None:
    payment_for(board, board.figures.wharf_cost, move.payment)


def hint_wharf(board: Board, seat: Seat) -> Say:
    return say("new_found_land-hint-wharf", goods=goods_listed(board.figures.wharf_cost))


def ask_wharf(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return ask_payment(board, seat, board.figures.wharf_cost, draft)


def build_wharf(play: Play, seat: Seat, move: moves.BuildWharf) -> None:
    payment = payment_for(play, play.figures.wharf_cost, move.payment)
    play.pay(seat, payment)
    play.player(seat).wharf_built = True
    play.tell("built-wharf", who=Who(seat), goods=goods_listed(payment))
    play.note(Deed(what="build_wharf", seat=seat))


# --- the nation's upgrade --------------------------------------------------------------------------------


def may_build_upgrade(board: Board, seat: Seat) -> None:
    if board.player(seat).upgrade_built:
        raise board.no("already-built")
    _check_no_ship_built(board)
    check_payable(board, seat, board.upgrade_cost(seat))


def check_build_upgrade(board: Board, seat: Seat, move: moves.BuildUpgrade) -> None:
    payment_for(board, board.upgrade_cost(seat), move.payment)


def hint_upgrade(board: Board, seat: Seat) -> Say:
    """What it costs and what it is good for."""
    upgrade = board.figures.nations[board.player(seat).nation].upgrade
    cost = goods_listed(board.upgrade_cost(seat))
    power = upgrade_power(board.figures, upgrade)
    return say("new_found_land-hint-upgrade", upgrade=upgrade_name(upgrade), goods=cost, power=power)


def ask_upgrade(board: Board, seat: Seat, draft: Draft) -> Question | None:
    return ask_payment(board, seat, board.upgrade_cost(seat), draft)


def build_upgrade(play: Play, seat: Seat, move: moves.BuildUpgrade) -> None:
    player = play.player(seat)
    payment = payment_for(play, play.upgrade_cost(seat), move.payment)
    play.pay(seat, payment)
    player.upgrade_built = True
    upgrade = upgrade_name(play.figures.nations[player.nation].upgrade)
    play.tell("built-upgrade", who=Who(seat), upgrade=upgrade, goods=goods_listed(payment))
    play.note(Deed(what="build_upgrade", seat=seat))


# --- ships -----------------------------------------------------------------------------------------------


def can_build_ship(board: Board, seat: Seat) -> None:
    on_sale, have = board.on_sale(), board.player(seat).goods
    if not on_sale:
        raise board.no("nothing-on-sale")
    if not any(can_pay(board.ship(ship).cost, have) for ship in on_sale):
        raise board.no("cannot-pay-ship", have=goods_listed(have))


def check_build_ship(board: Board, seat: Seat, move: moves.BuildShip) -> None:
    ship = _named(board, move.ship)
    check_payable(board, seat, ship.cost)
    check_scrap(board, seat, move.scrap)
    payment_for_ship(board, move)


def _named(board: Board, named: object) -> Ship:
    """The ship on sale that was named, whether or not its payment is chosen."""
    name = str(named).removesuffix(PAY_BY_CHOICE)
    if name not in board.on_sale():
        raise board.no("not-on-sale")
    return board.ship(name)


def payment_for_ship(board: Board, move: moves.BuildShip) -> Goods:
    cost = _named(board, move.ship).cost
    if not move.ship.endswith(PAY_BY_CHOICE):
        return usual_payment(board, cost, move.payment)
    if not _may_choose(board, cost, board.active.goods):
        raise board.no("one-way")
    return payment_for(board, cost, move.payment)


def _may_choose(board: Board, cost: Goods, have: Goods) -> bool:
    """Whether gold could be paid in place of another good, but need not be."""
    return can_pay(cost, have) and not needs_gold(cost, have) and len(payments(cost, have)) > 1


def check_scrap(board: Board, seat: Seat, scrap: str | None) -> None:
    """A ship is scrapped only to make room."""
    if board.free_wharf(seat):
        if scrap is not None:
            raise board.no("scrap-not-needed")
    elif scrap is None:
        raise board.no("no-wharf")
    elif scrap not in board.player(seat).ships:
        raise board.no("ship-not-available")


def ask_build_ship(board: Board, seat: Seat, draft: Draft) -> Question | None:
    if "ship" not in draft:
        return _ask_ship(board, seat)
    cost, have = _named(board, draft["ship"]).cost, board.player(seat).goods
    check_payable(board, seat, cost)
    if not board.free_wharf(seat) and "scrap" not in draft:
        return _ask_scrap(board, seat)
    if not str(draft["ship"]).endswith(PAY_BY_CHOICE) and not needs_gold(cost, have):
        return None
    return ask_payment(board, seat, cost, draft)


def _ask_ship(board: Board, seat: Seat) -> Question:
    options = []
    for ship in board.on_sale():
        cost, barred = board.ship(ship).cost, None
        if not can_pay(cost, board.player(seat).goods):
            barred = board.no("too-dear", cost=goods_listed(cost)).reason
        options.append(Option(value=ship, text=_called(board, ship), hint=_price(board, ship), barred=barred))
    options += _by_choice(board, board.player(seat).goods)
    return Pick(
        field="ship",
        text=say("new_found_land-ask-build-ship"),
        options=tuple(options),
        about=say("new_found_land-about-storage", goods=goods_listed(board.player(seat).goods)),
    )


def _by_choice(board: Board, have: Goods) -> list[Option]:
    """The same ships once more, where gold may be paid though it is not needed."""
    return [
        Option(
            value=ship + PAY_BY_CHOICE,
            text=say("new_found_land-option-by-choice", ship=_called(board, ship)),
            hint=_price(board, ship),
            group=say("new_found_land-group-by-choice"),
        )
        for ship in board.on_sale()
        if _may_choose(board, board.ship(ship).cost, have)
    ]


def _called(board: Board, ship: str) -> Say:
    """A ship on sale: with its values, unless it lies cost side up."""
    if board.state.costs_only and board.ship(ship).sort == LARGE:
        return ship_code(board.figures, ship)
    return ship_name(board.figures, ship)


def _price(board: Board, ship: str) -> Say | None:
    if not board.explains:
        return None
    cost, points = goods_listed(board.ship(ship).cost), board.figures.large.points
    if board.ship(ship).sort == LARGE:
        return say("new_found_land-hint-large", goods=cost, points=points)
    return say("new_found_land-hint-cost", goods=cost)


def _ask_scrap(board: Board, seat: Seat) -> Question:
    options = tuple(
        Option(value=ship, text=ship_name(board.figures, ship)) for ship in board.player(seat).ships
    )
    return Pick(field="scrap", text=say("new_found_land-ask-scrap"), options=options)


def build_ship(play: Play, seat: Seat, move: moves.BuildShip) -> None:
    """Its sale space stays empty until the turn ends. A scrapped ship goes to the discards of its size, where
    start ships count as small."""
    state, player, ship = play.state, play.player(seat), _named(play, move.ship)
    payment = payment_for_ship(play, move)
    play.pay(seat, payment)
    sale = state.large_sale if ship.sort == LARGE else state.small_sale
    sale[sale.index(ship.name)] = None
    name, goods = ship_name(play.figures, ship.name), goods_listed(payment)
    if move.scrap is None:
        play.tell("built-ship", who=Who(seat), ship=name, goods=goods)
    else:
        player.ships.remove(move.scrap)
        old = play.ship(move.scrap).sort == LARGE
        (state.large_discard if old else state.small_discard).append(move.scrap)
        scrapped = ship_name(play.figures, move.scrap)
        play.tell("built-ship-scrapped", who=Who(seat), ship=name, goods=goods, scrapped=scrapped)
    player.ships.append(ship.name)
    play.turn.built = True
    points = play.figures.large.points if ship.sort == LARGE else 0
    play.note(Deed(what="build_ship", seat=seat, ships=[ship.name], gain=Gain(points=points)))
    if points:
        play.tell("large-ship", who=Who(seat), points=points)
        play.score(seat, points, "ships")


# --- the end of the turn ---------------------------------------------------------------------------------


def end_land(play: Play, seat: Seat, move: moves.EndLand) -> None:
    fill_sale(play)


def fill_sale(play: Play) -> None:
    """Fill the empty sale spaces, from the left; with that the turn ends."""
    state = play.state
    for sale, pile, discard, size in (
        (state.small_sale, state.small_pile, state.small_discard, "small"),
        (state.large_sale, state.large_pile, state.large_discard, "large"),
    ):
        for at, ship in enumerate(sale):
            if ship is None:
                sale[at] = new = play.draw(pile, discard, size)
                if new is not None:
                    play.tell("on-sale", final=True, ship=_called(play, new))
    play.turn.ended = True
    play.seal()


ACTIONS: Phase[Board, Play] = {
    moves.BuildWharf: Action(may_build_wharf, build_wharf, check_build_wharf, ask_wharf),
    moves.BuildUpgrade: Action(may_build_upgrade, build_upgrade, check_build_upgrade, ask_upgrade),
    moves.BuildShip: Action(always, build_ship, check_build_ship, ask_build_ship, can_build_ship),
    moves.EndLand: Action(always, end_land),
}
