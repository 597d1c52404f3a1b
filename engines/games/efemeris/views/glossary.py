"""What people can look up: captains, crew, tokens, planets and tiles of the sky."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import things
from engines.contract.core import Many, Say, Who, say
from engines.contract.things import Thing
from engines.games.efemeris.figures import Figures
from engines.games.efemeris.names import (
    bonus_name,
    captain_name,
    crew_name,
    nation_name,
    planet_name,
    tile_name,
)
from engines.games.efemeris.views.view import Public, View

CENTER = "Z"


def glossary(figures: Figures) -> tuple[Thing, ...]:
    return (*_people(figures), *_sky(figures))


def _people(figures: Figures) -> Iterator[Thing]:
    for nation, one in figures.nations.items():
        for captain in one.captains:
            yield Thing(
                key=f"captain/{captain}",
                name=captain_name(captain),
                topic="captains",
                about=(
                    say("lookup-nation", nation=nation_name(nation)),
                    say(f"efemeris-ability-{captain}"),
                ),
                sign="first_officer",
            )
    for card in dict.fromkeys(card for one in figures.nations.values() for card in one.crew):
        effect = say(f"efemeris-effect-{card}")
        yield Thing(key=f"crew/{card}", name=crew_name(card), topic="crew", about=(effect,), sign=str(card))
    for token in figures.bonus.__struct_fields__:
        if token in TOKENS:
            effect = say(f"efemeris-effect-{token}")
            name = bonus_name(token)
            yield Thing(key=f"token/{token}", name=name, topic="bonuses", about=(effect,), sign=token)


TOKENS = ("solar_winds", "warning_shot", "new_cargo")


def _sky(figures: Figures) -> Iterator[Thing]:
    for planet, facts in figures.planets.items():
        worth = say(
            "lookup-planet",
            pepper=facts.price.pepper,
            vanilla=facts.price.vanilla,
            product=say(f"efemeris-spice-{facts.product}"),
            amount=facts.amount,
        )
        sign = f"planet_{planet.lower()}"
        yield Thing(
            key=f"planet/{planet}", name=planet_name(planet), topic="conquer", about=(worth,), sign=sign
        )
    for tile, one in figures.tiles.items():
        if tile not in figures.planets:
            kinds = [
                say("efemeris-kind-of-field", kind=kind)
                for kind, *_ in one.fields.values()
                if kind != "plain"
            ]
            about = (say("lookup-fields", fields=Many([*kinds])),) if kinds else ()
            yield Thing(key=f"tile/{tile}", name=tile_name(figures, tile), topic="sky", about=about)


def whereabouts(view: View, thing: Thing) -> list[Say]:
    match thing.sort:
        case "captain":
            return _captain(view, thing.id) or [things.UNKNOWN]
        case "crew":
            return _crew(view, thing.id) or [things.UNKNOWN]
        case "token":
            left = view.public.bag.get(thing.id, 0)
            held = [(player.seat, player.bonus.count(thing.id)) for player in view.public.players]
            return [say("lookup-in-bag", count=left), *things.with_players(held)]
        case "planet":
            return _planet(view.public, thing.id)
    return _tile(view.public, thing.id)


def _captain(view: View, captain: str) -> list[Say]:
    found = []
    for player in view.public.players:
        if player.captain == captain:
            found.append(say("lookup-commands", who=Who(player.seat)))
        if captain in player.lost:
            found.append(say("lookup-lost", who=Who(player.seat)))
    own = view.own
    if own is not None and not found:
        if captain in own.captains:
            found.append(say("lookup-yours"))
        elif captain in own.boxed:
            found.append(say("lookup-boxed"))
        elif own.partner is not None and own.partner.captain == captain:
            found.append(say("lookup-commands", who=Who(own.partner.seat)))
    return found


def _crew(view: View, card: str) -> list[Say]:
    found = []
    if view.own is not None:
        found += things.hand(sum(one.count for one in view.own.hand if one.card == card))
        found += things.reserve(sum(one.count for one in view.own.reserve if one.card == card))
        if view.own.partner is not None:
            partner = view.own.partner
            held = sum(one.count for one in partner.hand if one.card == card)
            found += things.with_players([(partner.seat, held)])
    players = view.public.players
    for player in players:
        if count := player.display.count(card):
            found.append(say("lookup-played", who=Who(player.seat), count=count))
    return found + things.gone(sum(player.removed.count(card) for player in players))


def _planet(public: Public, tile: str) -> list[Say]:
    planet = next((one for one in public.planets if one.tile == tile), None)
    if planet is None:
        return _tile(public, tile)
    found = [things.at(planet.cell)]
    if planet.owner is not None:
        found.append(say("lookup-owned", who=Who(planet.owner)))
    if planet.fortress is not None:
        found.append(say("lookup-fortress", who=Who(planet.fortress)))
    return found


def _tile(public: Public, tile: str) -> list[Say]:
    places = [cell.name for cell in public.cells if cell.tile == tile]
    if places:
        return things.at_all(places)
    drawn = [say("lookup-drawn", who=Who(one.seat)) for one in public.drawn if one.tile == tile]
    return drawn or [say("lookup-in-stack") if tile in public.unseen else say("lookup-not-in-game")]
