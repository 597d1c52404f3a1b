"""What people can look up: contracts, ships, expeditions, missions and action cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.contract import things
from engines.contract.core import Many, Say, Who, say
from engines.contract.things import Thing
from engines.games.age_of_discovery.figures import Figures
from engines.games.age_of_discovery.names import (
    colour_name,
    contract_name,
    explorer_name,
    mission_name,
    ship_name,
)
from engines.games.age_of_discovery.views.view import View

MISSIONS = ("present", "half", "majority", "alone")


def glossary(figures: Figures) -> tuple[Thing, ...]:
    return (*_cards(figures), *_expeditions(figures), *_others())


def _cards(figures: Figures) -> Iterator[Thing]:
    for name, card in figures.contracts.items():
        incomes = Many([*card.incomes])
        yield Thing(
            key=f"contract/{name}",
            name=contract_name(figures, name),
            topic="contracts",
            about=(say("lookup-incomes", incomes=incomes),),
            sign="contract",
        )
    for name, kind in figures.kinds.items():
        price = say("lookup-price", price=kind.price)
        flag = f"flag_{kind.colour}"
        yield Thing(
            key=f"ship/{name}", name=ship_name(figures, name), topic="ships", about=(price,), sign=flag
        )


def _expeditions(figures: Figures) -> Iterator[Thing]:
    for name, tile in figures.expeditions.items():
        facts = say(
            "lookup-expedition",
            colour=colour_name(tile.colour),
            capacity=tile.capacity,
            interim=tile.interim[0],
            interim_match=tile.interim[1],
            final=tile.final[0],
            final_match=tile.final[1],
        )
        sign = f"flag_{tile.colour}"
        yield Thing(
            key=f"expedition/{name}", name=explorer_name(name), topic="placing", about=(facts,), sign=sign
        )


def _others() -> Iterator[Thing]:
    for mission in MISSIONS:
        name = mission_name(mission)
        yield Thing(key=f"mission/{mission}", name=name, topic="missions", sign="mission")
    yield Thing(key="card/any_color", name=say("lookup-any-color"), topic="cards", sign="any_color")
    yield Thing(key="card/reserve", name=say("lookup-reserve-card"), topic="cards", sign="reserve")
    yield Thing(key="card/joker", name=say("lookup-joker"), topic="joker", sign="joker")


def whereabouts(view: View, thing: Thing) -> list[Say]:
    match thing.sort:
        case "contract":
            return _contract(view, thing.id) or [things.UNKNOWN]
        case "ship":
            return _ship(view, thing.id) or [things.UNKNOWN]
        case "expedition":
            return _expedition(view, thing.id)
        case "mission":
            return _mission(view, thing.id) or [things.UNKNOWN]
    players = view.public.players
    if thing.id == "joker":
        return [say(f"lookup-joker-{player.joker.status}", who=Who(player.seat)) for player in players]
    left = {"any_color": "any_cards", "reserve": "reserve_cards"}[thing.id]
    return things.with_players((player.seat, getattr(player, left)) for player in players)


def _contract(view: View, name: str) -> list[Say]:
    public, own = view.public, view.own
    found = [
        things.for_sale(reserved_by=one.reserved_by)
        for one in public.display
        if one is not None and one.contract.name == name
    ]
    for player in public.players:
        found += [
            say("lookup-running", who=Who(player.seat), rounds=one.rounds_left)
            for one in player.running
            if one.contract.name == name
        ]
    if own is not None:
        found += things.hand(sum(one.contract.name == name for one in own.hand))
    return found


def _ship(view: View, kind: str) -> list[Say]:
    public = view.public
    found = [
        things.for_sale(one.price, one.reserved_by)
        for one in public.purchase_row
        if one is not None and one.kind == kind
    ]
    found += [say("lookup-next") for one in public.filling_row if one is not None and one.kind == kind]
    owned = [
        (player.seat, sum(stock.count for stock in player.ships if stock.kind == kind))
        for player in public.players
    ]
    found += things.with_players(owned)
    return found


def _expedition(view: View, name: str) -> list[Say]:
    one = next(one for one in view.public.expeditions if one.name == name)
    found = [say("lookup-room", room=one.room, capacity=one.capacity)]
    aboard: Counter[int] = Counter(ship.seat for ship in one.ships)
    return [*found, *things.with_players(sorted(aboard.items()))]


def _mission(view: View, mission: str) -> list[Say]:
    shown = [
        say("lookup-owned", who=Who(player.seat))
        for player in view.public.players
        if player.mission is not None and player.mission.mission == mission
    ]
    if not shown and view.own is not None and view.own.mission.mission == mission:
        return [say("lookup-yours")]
    return shown
