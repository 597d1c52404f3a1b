"""What people can look up: captains, goals, one-time cards, ships, contracts, island tiles and upgrades."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engines.contract import things
from engines.contract.core import Say, Who, say
from engines.contract.things import Thing
from engines.games.new_found_land import names
from engines.games.new_found_land.figures import Figures, start_card
from engines.games.new_found_land.views.view import View


def glossary(figures: Figures) -> tuple[Thing, ...]:
    return (*_people(figures), *_cards(figures), *_ships(figures), *_places(figures))


def _people(figures: Figures) -> Iterator[Thing]:
    for captain in figures.captains.__struct_fields__:
        yield Thing(
            key=f"captain/{captain}",
            name=names.captain_name(captain),
            topic="captains",
            about=(names.captain_power(figures, captain),),
            sign="vasco" if captain == "dagama" else captain,
        )
    for nation, one in figures.nations.items():
        yield Thing(
            key=f"upgrade/{one.upgrade}",
            name=names.upgrade_name(one.upgrade),
            topic="nations",
            about=(
                say("lookup-nation", nation=names.nation_name(nation)),
                names.upgrade_power(figures, one.upgrade),
            ),
            sign="upgrade",
        )


def _cards(figures: Figures) -> Iterator[Thing]:
    for goal, card in figures.goals.items():
        about = (say("lookup-points", points=card.points),)
        name = names.goal_name(figures, goal)
        yield Thing(key=f"goal/{goal}", name=name, topic="goals", about=about, sign="goal")
    once = say("lookup-one-time")
    for card_name in figures.goods_cards:
        name = names.card_name(figures, card_name)
        yield Thing(key=f"card/{card_name}", name=name, topic="cards", about=(once,), sign="one_time_card")
    for ship in (*figures.one_time.charters, *map(start_card, figures.nations)):
        name, values = names.ship_code(figures, ship), _values(figures, ship)
        yield Thing(key=f"card/{ship}", name=name, topic="cards", about=(values, once), sign="one_time_card")
    for contract, printed in figures.contract_cards.items():
        name = names.contract_name(figures, contract)
        about = (say("lookup-points", points=printed.points),)
        yield Thing(key=f"contract/{contract}", name=name, topic="deliver", about=about, sign="deliver")


def _ships(figures: Figures) -> Iterator[Thing]:
    for ship in (*figures.nations, *figures.small.ships, *figures.large.ships):
        values, cost = _values(figures, ship), figures.ships[ship].cost
        free = ship in figures.nations  # everybody begins with one
        price = () if free else (say("lookup-cost", cost=names.goods_listed(cost)),)
        yield Thing(
            key=f"ship/{ship}",
            name=names.ship_code(figures, ship),
            topic="land",
            about=(values, *price),
            sign="sail",
        )


def _values(figures: Figures, ship: str) -> Say:
    return say("lookup-values", **figures.ships[ship].values._asdict())


def _places(figures: Figures) -> Iterator[Thing]:
    faces = [tile.face for tile in figures.tiles.values()]
    for name, tile in figures.tiles.items():
        if faces.index(tile.face) == list(figures.tiles).index(name):  # some look the same
            about = (say("lookup-copies", count=faces.count(tile.face)),)
            text = names.tile_name(figures, name)
            yield Thing(key=f"tile/{name}", name=text, topic="settle", about=about, sign=tile.shape)


def whereabouts(figures: Figures, view: View, thing: Thing) -> list[Say]:
    if thing.sort == "tile":
        return _tile(figures, view, thing.id) or [things.UNKNOWN]
    look: Callable[[View, str], list[Say]] = {
        "captain": _captain,
        "upgrade": _upgrade,
        "goal": _goal,
        "card": _card,
        "contract": _contract,
        "ship": _ship,
    }[thing.sort]
    return look(view, thing.id) or [things.UNKNOWN]


def _captain(view: View, captain: str) -> list[Say]:
    public = view.public
    found = [say("lookup-owned", who=Who(one.seat)) for one in public.players if one.captain == captain]
    free = any(captain in frame.captains for frame in public.frames)
    return found or ([say("lookup-free")] if free else [say("lookup-not-in-game")])


def _upgrade(view: View, upgrade: str) -> list[Say]:
    found = [
        say("lookup-built" if one.upgrade_built else "lookup-not-built", who=Who(one.seat))
        for one in view.public.players
        if one.upgrade == upgrade
    ]
    return found or [say("lookup-not-in-game")]


def _goal(view: View, goal: str) -> list[Say]:
    found = [say("lookup-redeemed", who=Who(one.seat)) for one in view.public.players if goal in one.redeemed]
    found += [say("lookup-owned", who=Who(p.seat)) for p in view.public.players if goal in p.shown_goals]
    if view.own is not None and not found:
        found += things.hand(sum(one.name == goal for one in view.own.goals))
        if any(one.name == goal for one in view.own.stack):
            found.append(say("lookup-offered-you"))
    return found


def _card(view: View, card: str) -> list[Say]:
    public, own = view.public, view.own
    found = [say("lookup-owned", who=Who(one.seat)) for one in public.players if card in one.shown_cards]
    if card in public.cards_open:
        found.append(say("lookup-discarded"))
    if own is not None and not found:
        found += things.hand(sum(one.name == card for one in own.hand))
        if any(one.name == card for one in own.drawn):
            found.append(say("lookup-offered-you"))
    return found


def _contract(view: View, contract: str) -> list[Say]:
    places = [
        names.city_name(city.name)
        for city in view.public.cities
        if any(one is not None and one.name == contract for one in city.contracts)
    ]
    if not places and contract in view.public.contract_discard:
        return [say("lookup-discarded")]
    return things.at_all(places)


def _ship(view: View, ship: str) -> list[Say]:
    public = view.public
    sale = [*public.small_sale, *public.large_sale]
    found = [say("lookup-offered") for one in sale if one is not None and one.name == ship]
    if public.next_large is not None and public.next_large.name == ship:
        found.append(say("lookup-next"))
    found += [
        say("lookup-owned", who=Who(player.seat))
        for player in public.players
        if any(one.name == ship for one in player.ships)
    ]
    return found


def _tile(figures: Figures, view: View, tile: str) -> list[Say]:
    public, face = view.public, figures.tiles[tile].face
    laid = [
        names.island_name(island.name)
        for island in public.islands
        for space in island.spaces
        if space.tile is not None and space.tile.face == face
    ]
    discarded = any(figures.tiles[name].face == face for name in public.tile_discard)
    return [*things.at_all(laid), *([say("lookup-discarded")] if discarded else [])]
