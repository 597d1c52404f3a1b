"""Deliver: contracts in the cities, and the market of Antwerp (specification, 6.12 to 6.14)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Many, Who
from engines.new_found_land.figures import Gain, Goods
from engines.new_found_land.names import city_name, contract_name, goods_listed
from engines.new_found_land.play import Play
from engines.new_found_land.state import Step
from engines.new_found_land.voyages import close


def proceed(play: Play) -> bool:
    """Goes on while a ship is left, and goods or a card that could bring some."""
    player = play.active
    if play.unused() and (player.goods.size or player.hand):
        return play.put("deliver")
    return end_deliver(play)


def fulfil(play: Play, contract: str, ships: Sequence[str], payment: Goods) -> None:
    """Points, and a marker if the city has room for one; leftover crates are lost."""
    seat, order = play.turn.seat, play.figures.orders[contract]
    name = play.city_of(contract)
    assert name is not None
    city = play.state.cities[name]
    play.pay(seat, payment)
    play.turn.used += ships
    city.contracts[city.contracts.index(contract)] = None
    play.state.contract_discard.append(contract)
    room = not play.city_full(name)
    if room:
        city.markers.append(seat)
    points = order.points
    if play.has(seat, "tax_office"):
        points += play.figures.upgrades.tax_office
    play.tell(
        "delivered" if room else "delivered-full",
        who=Who(seat),
        contract=contract_name(play.figures, contract),
        city=city_name(name),
        points=points,
        goods=goods_listed(payment),
    )
    gain = Gain(points=points)
    play.note(Step(what="deliver", seat=seat, ships=[*ships], city=name, contract=contract, gain=gain))
    play.score(seat, points, "contracts")


def antwerp(play: Play, ships: Sequence[str], goods: Goods) -> None:
    """A point for every good, gold too; no marker."""
    seat, points = play.turn.seat, goods.size * play.figures.play.antwerp
    play.pay(seat, goods)
    play.turn.used += ships
    play.tell("antwerp", who=Who(seat), goods=goods_listed(goods), points=points)
    play.note(Step(what="antwerp", seat=seat, ships=[*ships], gain=Gain(points=points)))
    play.score(seat, points, "antwerp")


def end_deliver(play: Play) -> bool:
    """The empty contract spaces are filled again, city by city."""
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
