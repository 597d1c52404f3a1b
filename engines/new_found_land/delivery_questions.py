"""The questions of Deliver: contracts, and Antwerp (specification, 6.12, 6.13)."""

from __future__ import annotations

from engines.core import Draft, Option, Pick, Question, Say, Seat, say
from engines.new_found_land import legal, meant
from engines.new_found_land.board import Board
from engines.new_found_land.figures import GOODS, Goods
from engines.new_found_land.goods import Payment
from engines.new_found_land.land_questions import ask_payment
from engines.new_found_land.meant import no
from engines.new_found_land.names import (
    city_name,
    good_name,
    goods_listed,
    ships_listed,
)


def ask_deliver(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """The contract alone: ships and payment are what wastes the least."""
    if "contract" not in draft:
        return _ask_contract(board, seat, legal.payable_contracts(board, seat))
    legal.deliverable(board, draft["contract"])
    return None


def ask_deliver_with(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """Contract, ships, payment, where there is a choice."""
    if "contract" not in draft:
        return _ask_contract(board, seat, legal.with_a_choice(board, seat))
    contract = legal.deliverable(board, draft["contract"])
    if contract not in legal.with_a_choice(board, seat):
        raise no("one-way")
    sets = meant.ships_for(board, contract)
    if len(sets) > 1 and "ships" not in draft:
        size = board.figures.orders[contract].size
        return Pick(
            field="ships",
            text=say("new_found_land-ask-ships", count=size),
            options=_sets(board, sets, size),
        )
    return ask_payment(board, seat, board.figures.orders[contract].goods, draft)


def _ask_contract(board: Board, seat: Seat, contracts: list[str]) -> Question:
    """What can not be fulfilled is not shown."""
    crates, have = sum(meant.unused_crates(board).values()), board.player(seat).goods
    tax = board.figures.upgrades.tax_office if board.has(seat, "tax_office") else 0
    options = []
    for name, city in board.state.cities.items():
        called = city_name(name)
        for slot, contract in enumerate(city.contracts, 1):
            if contract in contracts:
                order = board.figures.orders[contract]
                text = say("new_found_land-option-contract", city=called, slot=slot, points=order.points)
                hint = _contract_hint(board, name, order.goods)
                options.append(Option(value=contract, text=text, hint=hint))
    return Pick(
        field="contract",
        text=say("new_found_land-ask-contract"),
        options=tuple(options),
        about=say("new_found_land-about-delivering", count=crates, goods=goods_listed(have), tax=tax),
    )


def _contract_hint(board: Board, name: str, goods: Goods) -> Say:
    """What it takes, and whether it brings a marker."""
    spaces = board.figures.cities[name].markers
    free = spaces - len(board.state.cities[name].markers)
    if free <= 0:
        return say("new_found_land-hint-contract-full", goods=goods_listed(goods))
    return say("new_found_land-hint-contract", goods=goods_listed(goods), free=free, spaces=spaces)


def _sets(board: Board, sets: list[Payment], size: int) -> tuple[Option, ...]:
    crates = meant.unused_crates(board)
    return tuple(
        Option(
            value=list(some),
            text=say("new_found_land-option-ships", ships=ships_listed(board.figures, some)),
            hint=say("new_found_land-hint-crates", count=sum(crates[ship] for ship in some), size=size),
        )
        for some in sets
    )


def ask_antwerp(board: Board, seat: Seat, draft: Draft) -> Question | None:
    """All that can be sold; or ships, and then how many of each good there is."""
    have = board.player(seat).goods
    if have.size > 1 and "sell" not in draft:
        return _ask_sell(board, have)
    if draft.get("sell") == meant.ALL:
        return None
    sets = meant.ships_to_antwerp(board)
    if len(sets) > 1 and "ships" not in draft:
        return Pick(
            field="ships",
            text=say("new_found_land-ask-antwerp-ships"),
            options=_sets(board, sets, have.size),
            about=say("new_found_land-about-storage", goods=goods_listed(have)),
        )
    ships = draft["ships"] if "ships" in draft else list(sets[0])
    if not isinstance(ships, list) or tuple(ships) not in sets:
        raise no("ship-not-available")
    crates = meant.unused_crates(board)
    room, sold = sum(crates[str(ship)] for ship in ships), 0
    for good in GOODS:
        span = legal.antwerp_range(board, seat, good, room, sold)
        if span is None:
            continue
        if good not in draft:
            return _ask_amount(good, room, *span)
        count = draft[good]
        if not isinstance(count, int) or not span[0] <= count <= span[1]:
            raise no("choose-goods")
        room, sold = room - count, sold + count
    return None


def _ask_sell(board: Board, have: Goods) -> Question:
    ships, goods = meant.sale_of_all(board)
    everything = Option(
        value=meant.ALL,
        text=say("new_found_land-option-sell-all", goods=goods_listed(goods)),
        hint=say("new_found_land-hint-sell-all", ships=ships_listed(board.figures, ships)),
    )
    return Pick(
        field="sell",
        text=say("new_found_land-ask-sell"),
        options=(everything, Option(value=meant.SOME, text=say("new_found_land-option-sell-some"))),
        about=say("new_found_land-about-storage", goods=goods_listed(have)),
    )


def _ask_amount(good: str, room: int, low: int, high: int) -> Pick:
    """Each number with its good: it may stand on a button where nothing else names the good. There are never
    more goods than crates."""
    return Pick(
        field=good,
        text=say("new_found_land-ask-antwerp-good", good=good_name(good)),
        options=tuple(
            Option(value=count, text=say("new_found_land-count-good", good=good, count=count))
            for count in range(low, high + 1)
        ),
        about=say("new_found_land-about-room", count=room),
    )
