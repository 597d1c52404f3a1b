"""What people can look up: kinds of tiles, events, units and chips."""

from __future__ import annotations

from collections.abc import Iterator

from engines.contract import things
from engines.contract.core import Say, say
from engines.contract.things import Thing
from engines.games.entdecker.figures import Figures
from engines.games.entdecker.views.view import Public, View

EVENTS = ("storm", "pirates", "gold", "ruins", "natives")


def glossary(figures: Figures) -> tuple[Thing, ...]:
    return tuple(_things(figures))


def _things(figures: Figures) -> Iterator[Thing]:
    for unit, facts in figures.units.items():
        yield Thing(
            key=f"unit/{unit}",
            name=say("entdecker-word-unit", unit=unit),
            topic="landing",
            about=(say("lookup-unit", cost=facts.cost, supply=facts.supply),),
            sign=str(unit),
        )
    for kind, tiles in figures.explorer.items():
        marked = sum(getattr(tiles, event) for event in EVENTS)
        yield Thing(
            key=f"sea_tile/{kind}",
            name=say("entdecker-word-tile", kind=kind),
            topic="placing",
            about=(say("lookup-tiles", count=tiles.plain + marked, marked=marked),),
        )
    for event in EVENTS:
        name, sign = say(f"lookup-event-{event}"), f"event_{event}"
        yield Thing(key=f"event/{event}", name=name, topic="events", sign=sign)
    yield Thing(key="chip/chip", name=say("lookup-chip"), topic="islands", sign="chip")


def whereabouts(view: View, thing: Thing) -> list[Say]:
    public = view.public
    match thing.sort:
        case "unit":
            return _unit(public, thing.id)
        case "sea_tile":
            return _tile(public, thing.id)
        case "event":
            met = [tile.field for tile in public.tiles if tile.event == thing.id]
            return [*things.at_all(met), things.UNKNOWN]
    held = things.with_players((player.seat, len(player.chips)) for player in public.players)
    return [say("lookup-chips-left", count=public.chips), *held]


def _unit(public: Public, unit: str) -> list[Say]:
    supply = things.with_players((player.seat, getattr(player, f"{unit}s")) for player in public.players)
    return [*things.at_all(one.field for one in public.units if one.kind == unit), *supply]


def _tile(public: Public, kind: str) -> list[Say]:
    found = things.at_all(tile.field for tile in public.tiles if tile.kind == kind)
    unseen = sum(one.plain + one.question for one in public.unseen if one.kind == kind)
    spare = sum(one.count for one in public.reserve if one.kind == kind)
    return [*found, say("lookup-unseen", count=unseen), say("lookup-spare", count=spare)]
