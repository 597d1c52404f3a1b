"""Deliver: contracts in the cities, and the market of Antwerp (§6.12 to §6.14)."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract.core import Draft, Many, Option, Pick, Question, Say, Seat, Value, Who, say
from engines.games.new_found_land import moves
from engines.games.new_found_land.actions.finish import close
from engines.games.new_found_land.actions.payment import ask_payment, check_payable, payment_for
from engines.games.new_found_land.board import Board
from engines.games.new_found_land.figures import GOODS, Gain, Goods
from engines.games.new_found_land.goods.cargo import ShipSet, carrying, sets_of
from engines.games.new_found_land.goods.goods import can_pay, choices, payments
from engines.games.new_found_land.moves import SELL_ALL, SELL_SOME
from engines.games.new_found_land.names import city_name, contract_name, good_name, goods_listed, ships_listed
from engines.games.new_found_land.play import Play
from engines.games.new_found_land.state import Deed
from engines.kit.actions import Action, Phase, always


def proceed(play: Play) -> bool:
    """Ask while a ship is left, and goods or a card that could bring some. Who has delivered may still undo
    it, and ends the turn."""
    if play.can_deliver_more() or play.only_end_left():
        return play.wait_for("deliver")
    return fill_contracts(play)


# --- ships and their crates ------------------------------------------------------------------------------


def _crates(board: Board) -> dict[str, int]:
    """The crates of every ship that has not delivered yet."""
    return {ship: board.crates(board.turn.seat, ship) for ship in board.unused()}


def _chosen_ships(board: Board, sets: list[ShipSet], ships: list[str] | None) -> ShipSet:
    """The one of these sets of ships that was named, or the only one there is."""
    crates = _crates(board)
    if ships is None:
        if not sets:
            raise board.no("not-enough-crates", count=sum(crates.values()))
        return board.the_only(sets, "choose-ships")
    if len(set(ships)) < len(ships) or not set(ships) <= crates.keys():
        raise board.no("ship-not-available")
    if tuple(ships) in sets:
        return tuple(ships)
    room = sum(crates[ship] for ship in ships)
    if sets and room >= min(sum(crates[ship] for ship in some) for some in sets):
        raise board.no("no-such-choice")  # an equal set stands for this one, or fewer ships are enough
    raise board.no("not-enough-crates", count=room)


def _ship_options(board: Board, sets: list[ShipSet], size: int) -> tuple[Option, ...]:
    crates = _crates(board)
    return tuple(
        Option(
            value=list(some),
            text=say("new_found_land-option-ships", ships=ships_listed(board.figures, some)),
            hint=say("new_found_land-hint-crates", count=sum(crates[ship] for ship in some), size=size),
        )
        for some in sets
    )


# --- contracts -------------------------------------------------------------------------------------------


class Delivery(NamedTuple):
    """The ships and goods with which a contract is fulfilled."""

    ships: ShipSet
    paid: Goods


def _open_contracts(board: Board) -> list[str]:
    return [one for city in board.state.cities.values() for one in city.contracts if one is not None]


def _payable_contracts(board: Board, seat: Seat) -> list[str]:
    """Contracts that the player has the goods and the crates for."""
    have, crates, cards = board.player(seat).goods, sum(_crates(board).values()), board.figures.contract_cards
    return [
        contract
        for contract in _open_contracts(board)
        if cards[contract].size <= crates and can_pay(cards[contract].goods, have)
    ]


def _check_contract(board: Board, contract: Value) -> str:
    """The contract that was named, if the active player can fulfil it."""
    if contract not in _open_contracts(board):
        raise board.no("no-such-contract")
    contract = str(contract)
    card, crates = board.figures.contract_cards[contract], sum(_crates(board).values())
    if crates < card.size:
        raise board.no("not-enough-crates", count=crates)
    check_payable(board, board.turn.seat, card.goods)
    return contract


def _ships_for(board: Board, contract: str) -> list[ShipSet]:
    """The sets of ships that can fulfil a contract; the one that wastes the least comes first."""
    crates = _crates(board)
    return carrying(list(crates), crates, board.figures.contract_cards[contract].size)


def delivery(board: Board, move: moves.Deliver | moves.DeliverWith) -> Delivery:
    """What a contract is fulfilled with: what was named, or what wastes the least."""
    cost, sets = board.figures.contract_cards[move.contract].goods, _ships_for(board, move.contract)
    if isinstance(move, moves.DeliverWith):
        return Delivery(_chosen_ships(board, sets, move.ships), payment_for(board, cost, move.payment))
    return Delivery(sets[0], payments(cost, board.active.goods)[0])


def _ask_contract(board: Board, seat: Seat, contracts: list[str]) -> Question:
    """Only these contracts are shown, city by city."""
    crates, have = sum(_crates(board).values()), board.player(seat).goods
    tax = board.figures.upgrades.tax_office if board.has(seat, "tax_office") else 0
    options = []
    for name, city in board.state.cities.items():
        called = city_name(name)
        for slot, contract in enumerate(city.contracts, 1):
            if contract in contracts:
                card = board.figures.contract_cards[contract]
                text = say("new_found_land-option-contract", city=called, slot=slot, points=card.points)
                hint = _hint_contract(board, name, card.goods)
                options.append(Option(value=contract, text=text, hint=hint))
    return Pick(
        field="contract",
        text=say("new_found_land-ask-contract"),
        options=tuple(options),
        about=say("new_found_land-about-delivering", count=crates, goods=goods_listed(have), tax=tax),
    )


def _hint_contract(board: Board, name: str, goods: Goods) -> Say:
    """The goods it takes, and whether the city has room for a marker."""
    spaces = board.figures.cities[name].markers
    free = spaces - len(board.state.cities[name].markers)
    if free <= 0:
        return say("new_found_land-hint-contract-full", goods=goods_listed(goods))
    return say("new_found_land-hint-contract", goods=goods_listed(goods), free=free, spaces=spaces)


def _fulfil(play: Play, contract: str, delivery: Delivery) -> None:
    """Points, and a marker if the city has room for one; leftover crates are lost."""
    seat, points = play.turn.seat, play.figures.contract_cards[contract].points
    name = play.city_of(contract)
    assert name is not None
    city = play.state.cities[name]
    play.pay(seat, delivery.paid)
    play.turn.used += delivery.ships
    city.contracts[city.contracts.index(contract)] = None
    play.state.contract_discard.append(contract)
    room = not play.city_full(name)
    if room:
        city.markers.append(seat)
    if play.has(seat, "tax_office"):
        points += play.figures.upgrades.tax_office
    play.tell(
        "delivered" if room else "delivered-full",
        who=Who(seat),
        contract=contract_name(play.figures, contract),
        city=city_name(name),
        points=points,
        goods=goods_listed(delivery.paid),
    )
    ships, gain = [*delivery.ships], Gain(points=points)
    play.note(Deed(what="deliver", seat=seat, ships=ships, city=name, contract=contract, gain=gain))
    play.score(seat, points, "contracts")


# --- with the ships and goods that waste the least -------------------------------------------------------


def can_deliver(board: Board, seat: Seat) -> None:
    if not _payable_contracts(board, seat):
        crates, have = sum(_crates(board).values()), board.player(seat).goods
        raise board.no("no-contract", count=crates, have=goods_listed(have))


def check_deliver(board: Board, seat: Seat, move: moves.Deliver) -> None:
    _check_contract(board, move.contract)


def ask_deliver(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The contract alone."""
    if "contract" not in draft:
        return _ask_contract(board, seat, _payable_contracts(board, seat))
    _check_contract(board, draft["contract"])
    return None


def deliver(play: Play, seat: Seat, move: moves.Deliver) -> None:
    _fulfil(play, move.contract, delivery(play, move))


# --- with ships and goods of one's choice ----------------------------------------------------------------


def _with_a_choice(board: Board, seat: Seat) -> list[str]:
    """Contracts that could be fulfilled in several ways."""
    have, cards = board.active.goods, board.figures.contract_cards
    return [
        contract
        for contract in _payable_contracts(board, seat)
        if len(_ships_for(board, contract)) * len(payments(cards[contract].goods, have)) > 1
    ]


def can_deliver_with(board: Board, seat: Seat) -> None:
    if not _with_a_choice(board, seat):
        raise board.no("one-way")


def check_deliver_with(board: Board, seat: Seat, move: moves.DeliverWith) -> None:
    _check_contract(board, move.contract)
    if move.contract not in _with_a_choice(board, seat):
        raise board.no("one-way")
    delivery(board, move)


def hint_deliver_with(board: Board, seat: Seat) -> Say:
    return say("new_found_land-hint-deliver_with")


def ask_deliver_with(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Contract, ships, payment, where there is a choice."""
    if "contract" not in draft:
        return _ask_contract(board, seat, _with_a_choice(board, seat))
    contract = _check_contract(board, draft["contract"])
    if contract not in _with_a_choice(board, seat):
        raise board.no("one-way")
    sets = _ships_for(board, contract)
    if len(sets) > 1 and "ships" not in draft:
        size = board.figures.contract_cards[contract].size
        return Pick(
            field="ships",
            text=say("new_found_land-ask-ships", count=size),
            options=_ship_options(board, sets, size),
        )
    return ask_payment(board, seat, board.figures.contract_cards[contract].goods, draft)


def deliver_with(play: Play, seat: Seat, move: moves.DeliverWith) -> None:
    _fulfil(play, move.contract, delivery(play, move))


# --- Antwerp ---------------------------------------------------------------------------------------------


class Sale(NamedTuple):
    """The goods that are sold in Antwerp, and the ships that bring them there."""

    ships: ShipSet
    goods: Goods


class Span(NamedTuple):
    """How many of a good may be sold."""

    least: int
    most: int


def can_sell(board: Board, seat: Seat) -> None:
    if not board.player(seat).goods.size:
        raise board.no("no-goods")
    if not any(_crates(board).values()):
        raise board.no("not-enough-crates", count=0)


def sale(board: Board, move: moves.Antwerp) -> Sale:
    """What is sold, and with which ships."""
    if move.sell == SELL_ALL:
        return _sale_of_all(board)
    goods = Goods(*(getattr(move, good) or 0 for good in GOODS))
    return Sale(_chosen_ships(board, _ships_to_antwerp(board), move.ships), goods)


def _sale_of_all(board: Board) -> Sale:
    """As much as fits, the cheapest goods first, with the ships that waste the least."""
    crates, have = _crates(board), board.active.goods
    goods = choices(min(sum(crates.values()), have.size), have)[0]
    return Sale(carrying([*crates], crates, goods.size)[0], goods)


def _ships_to_antwerp(board: Board) -> list[ShipSet]:
    """Sets with room for something; the smallest that carries most of the goods comes first."""
    crates, goods = _crates(board), board.active.goods.size
    room = {some: sum(crates[ship] for ship in some) for some in sets_of(tuple(crates))}
    sets = [some for some, total in room.items() if total]
    return sorted(sets, key=lambda some: (-min(goods, room[some]), room[some], len(some)))


def _span(have: Goods, good: str, room: int, sold: int) -> Span | None:
    """How many of this good may be sold after others, in the room that is left; None where that needs no
    answer. At least one good must be sold in all."""
    at = GOODS.index(good)
    if not have[at] or not room:
        return None
    last = not any(have[at + 1 :])
    return Span(1 if last and not sold else 0, min(have[at], room))


def check_antwerp(board: Board, seat: Seat, move: moves.Antwerp) -> None:
    have = board.player(seat).goods
    if move.sell not in ((SELL_ALL, SELL_SOME) if have.size > 1 else (None,)):
        raise board.no("choose-sell")
    if move.sell == SELL_ALL:
        if move != moves.Antwerp(SELL_ALL):
            raise board.no("no-such-choice")
        return
    crates, sold = _crates(board), 0
    room = sum(crates[ship] for ship in sale(board, move).ships)
    for good in GOODS:
        span, count = _span(have, good, room, sold), getattr(move, good)
        if span is None:
            if count is not None:
                raise board.no("not-so-many", count=0) if room else board.no("not-enough-crates", count=sold)
            continue
        if count is None:
            raise board.no("choose-goods")
        _check_count(board, span, count, have[GOODS.index(good)], room + sold)
        room, sold = room - count, sold + count


def _check_count(board: Board, span: Span, count: int, have: int, crates: int) -> None:
    if count > have:
        raise board.no("not-so-many", count=have)
    if count > span.most:
        raise board.no("not-enough-crates", count=crates)
    if count < span.least:
        raise board.no("nothing-chosen")


def ask_antwerp(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Everything that can be sold; or ships, and then how many of each good."""
    have = board.player(seat).goods
    if have.size > 1 and "sell" not in draft:
        return _ask_sell(board, have)
    if draft.get("sell") == SELL_ALL:
        return None
    sets = _ships_to_antwerp(board)
    if len(sets) > 1 and "ships" not in draft:
        return Pick(
            field="ships",
            text=say("new_found_land-ask-antwerp-ships"),
            options=_ship_options(board, sets, have.size),
            about=say("new_found_land-about-storage", goods=goods_listed(have)),
        )
    ships = draft["ships"] if "ships" in draft else list(sets[0])
    if not isinstance(ships, list) or tuple(ships) not in sets:
        raise board.no("ship-not-available")
    crates = _crates(board)
    return _ask_goods(board, have, sum(crates[str(ship)] for ship in ships), draft)


def _ask_sell(board: Board, have: Goods) -> Question:
    ships, goods = _sale_of_all(board)
    everything = Option(
        value=SELL_ALL,
        text=say("new_found_land-option-sell-all", goods=goods_listed(goods)),
        hint=say("new_found_land-hint-sell-all", ships=ships_listed(board.figures, ships)),
    )
    return Pick(
        field="sell",
        text=say("new_found_land-ask-sell"),
        options=(everything, Option(value=SELL_SOME, text=say("new_found_land-option-sell-some"))),
        about=say("new_found_land-about-storage", goods=goods_listed(have)),
    )


def _ask_goods(board: Board, have: Goods, room: int, draft: Draft) -> Question | None:
    """Good by good, as long as there is room. Every number is named with its good."""
    sold = 0
    for good in GOODS:
        span = _span(have, good, room, sold)
        if span is None:
            continue
        if good not in draft:
            return Pick(
                field=good,
                text=say("new_found_land-ask-antwerp-good", good=good_name(good)),
                options=tuple(
                    Option(value=count, text=say("new_found_land-count-good", good=good, count=count))
                    for count in range(span.least, span.most + 1)
                ),
                about=say("new_found_land-about-room", count=room),
            )
        count = draft[good]
        if not isinstance(count, int) or not span.least <= count <= span.most:
            raise board.no("choose-goods")
        room, sold = room - count, sold + count
    return None


def antwerp(play: Play, seat: Seat, move: moves.Antwerp) -> None:
    """A point for every good, gold included; no marker."""
    ships, goods = sale(play, move)
    points = goods.size * play.figures.play.antwerp
    play.pay(seat, goods)
    play.turn.used += ships
    play.tell("antwerp", who=Who(seat), goods=goods_listed(goods), points=points)
    play.note(Deed(what="antwerp", seat=seat, ships=[*ships], gain=Gain(points=points)))
    play.score(seat, points, "antwerp")


# --- the end of the turn ---------------------------------------------------------------------------------


def end_deliver(play: Play, seat: Seat, move: moves.EndDeliver) -> None:
    fill_contracts(play)


def fill_contracts(play: Play) -> bool:
    """Fill the empty contract spaces, city by city; with that the turn ends."""
    state, new = play.state, []
    for city in state.cities.values():
        for at, contract in enumerate(city.contracts):
            if contract is None:
                drawn = play.draw(state.contracts, state.contract_discard, "contracts")
                city.contracts[at] = drawn
                if drawn is not None:
                    new.append(contract_name(play.figures, drawn))
    if new:
        play.tell("new-contracts", final=True, contracts=Many([*new]), count=len(new))
    return close(play)


ACTIONS: Phase[Board, Play] = {
    moves.Deliver: Action(always, deliver, check_deliver, ask_deliver, can_deliver),
    moves.DeliverWith: Action(always, deliver_with, check_deliver_with, ask_deliver_with, can_deliver_with),
    moves.Antwerp: Action(always, antwerp, check_antwerp, ask_antwerp, can_sell),
    moves.EndDeliver: Action(always, end_deliver),
}
