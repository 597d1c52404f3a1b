"""The Land phase: income, harbour, ships (specification, 5.2, 6.2 to 6.6)."""

from __future__ import annotations

from engines.core import Seat, Who
from engines.new_found_land.figures import LARGE, Gain, Goods
from engines.new_found_land.goods import one, plus
from engines.new_found_land.names import goods_listed, ship_name, upgrade_name
from engines.new_found_land.play import Play
from engines.new_found_land.state import Step


def income(play: Play, seat: Seat) -> None:
    player, goods = play.player(seat), play.figures.income
    if player.captain == "cortes":
        for _ in range(play.figures.captains.cortes.income):
            goods = plus(goods, one("gold"))
    player.goods = plus(player.goods, goods)
    play.tell("income", who=Who(seat), goods=goods_listed(goods))


def proceed(play: Play) -> bool:
    """Whoever can pay for nothing and holds no card has nothing to decide: all of it is public (5.6)."""
    if play.active.hand or not play.nothing_to_build(play.turn.seat):
        return play.put("land")
    end_land(play)
    return False


def build_wharf(play: Play, payment: Goods) -> None:
    seat = play.turn.seat
    play.pay(seat, payment)
    play.active.wharf_built = True
    play.tell("built-wharf", who=Who(seat), goods=goods_listed(payment))
    play.note(Step(what="build_wharf", seat=seat))


def build_upgrade(play: Play, payment: Goods) -> None:
    seat = play.turn.seat
    play.pay(seat, payment)
    play.active.upgrade_built = True
    upgrade = upgrade_name(play.figures.nations[play.active.nation].upgrade)
    play.tell("built-upgrade", who=Who(seat), upgrade=upgrade, goods=goods_listed(payment))
    play.note(Step(what="build_upgrade", seat=seat))


def build_ship(play: Play, ship: str, payment: Goods, scrap: str | None) -> None:
    """Its sale space stays empty until the turn ends; the ship that makes room goes to the discards of its
    size, where start ships count as small."""
    seat, state, player = play.turn.seat, play.state, play.active
    play.pay(seat, payment)
    large = play.ship(ship).sort == LARGE
    sale = state.large_sale if large else state.small_sale
    sale[sale.index(ship)] = None
    name = ship_name(play.figures, ship)
    if scrap is None:
        play.tell("built-ship", who=Who(seat), ship=name, goods=goods_listed(payment))
    else:
        player.ships.remove(scrap)
        old = play.ship(scrap).sort == LARGE
        (state.large_discard if old else state.small_discard).append(scrap)
        scrapped = ship_name(play.figures, scrap)
        play.tell(
            "built-ship-scrapped", who=Who(seat), ship=name, goods=goods_listed(payment), scrapped=scrapped
        )
    player.ships.append(ship)
    play.turn.built = True
    points = play.figures.large.points if large else 0
    play.note(Step(what="build_ship", seat=seat, ships=[ship], gain=Gain(points=points)))
    if points:
        play.tell("large-ship", who=Who(seat), points=points)
        play.score(seat, points, "ships")


def end_land(play: Play) -> None:
    """The sale spaces are filled again, from the left."""
    state = play.state
    for sale, pile, discard, size in (
        (state.small_sale, state.small_pile, state.small_discard, "small"),
        (state.large_sale, state.large_pile, state.large_discard, "large"),
    ):
        for at, ship in enumerate(sale):
            if ship is None:
                sale[at] = new = play.draw(pile, discard, size)
                if new is not None:
                    play.tell("on-sale", final=True, ship=ship_name(play.figures, new))
    play.turn.ended = True
    play.seal()
