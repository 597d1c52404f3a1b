"""How things are called: nations, crew, ships, planets, fields and so on as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.contract.core import Many, Say, Who, say
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.sky.layout import COMPASS
from engines.games.efemeris.sky.sky import Sky
from engines.games.efemeris.state import Ship


def nation_name(nation: str) -> Say:
    return say(f"efemeris-nation-{nation}")


def captain_name(captain: str) -> Say:
    return say(f"efemeris-captain-{captain}")


def crew_name(card: str) -> Say:
    return say(f"efemeris-crew-{card}")


def spice_name(spice: str) -> Say:
    return say(f"efemeris-spice-{spice}")


def bonus_name(token: str) -> Say:
    return say(f"efemeris-bonus-{token}")


def planet_name(planet: str) -> Say:
    return say(f"efemeris-planet-{planet}")


def tile_name(figures: Figures, tile: str) -> Say:
    return planet_name(tile) if tile in figures.planets else say(f"efemeris-tile-{tile}")


def planets_named(planets: Iterable[str]) -> Many:
    return Many([planet_name(planet) for planet in planets])


def ship_name(ship: Ship) -> Say:
    """Anybody's ship, with its owner. The letter tells frigates apart."""
    return say("efemeris-ship", kind=ship.kind, letter=ship.letter, who=Who(ship.seat))


def own_ship_name(ship: Ship) -> Say:
    return say("efemeris-own-ship", kind=ship.kind, letter=ship.letter)


def field_name(sky: Sky, field: str) -> Say:
    """A field and what it is: "D3.p, Posidonius"."""
    side = sky.beside_rose(field) if field in sky.kinds else None
    if side is not None:
        return rose_side_name(COMPASS[side])
    kind = sky.kinds.get(field, "adrift")
    if kind == "planet":
        return say("efemeris-place-planet", field=field, planet=planet_name(sky.planet_at[field]))
    return say("efemeris-place", field=field, kind=kind)


def rose_side_name(direction: str) -> Say:
    """A field next to the rose: "north of the rose"."""
    return say(f"efemeris-side-{direction}")


def price_name(price: Purse) -> Say:
    """An amount of spices, with symbols: "2P 1V"."""
    return say("efemeris-price", pepper=price.pepper, vanilla=price.vanilla)


def directions_named(groups: Iterable[Sequence[int]]) -> Many:
    """Directions; those of one group are written together: "N+NE, SE"."""
    return Many([_together(group) for group in groups])


def _together(sides: Sequence[int]) -> Say:
    first, *others = sides
    one = say(f"efemeris-direction-{COMPASS[first]}")
    return say("efemeris-together", one=one, others=_together(others)) if others else one
