"""The lookout: what enemies could fire at, and which planets they could conquer, in their next turn (§10.3).

It uses public facts alone: an enemy with a galleon and a card may have a Gunner, and the other cards may be
whatever helps best. What pushes ships about (Warning Shots, da Silva, a turned tile) is not foreseen, nor
that a ship or fortress in the way is shot first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engines.contract.core import Many, Say, Who, say
from engines.games.efemeris.computer.sight import Sight
from engines.games.efemeris.computer.threats import after_collecting, usual_steps
from engines.games.efemeris.names import field_name, planet_name
from engines.games.efemeris.views.view import Outlook, Planet, Player, Ship


class Gun(NamedTuple):
    """A ship that may fire, and the fields on which it can hit something."""

    ship: Ship
    near: frozenset[str]
    """After its normal move, with a Gunner and nothing else."""
    far: frozenset[str]
    """With all the help that its owner may have, `near` included."""


class Target(NamedTuple):
    """Something of one's own nation that can be shot at."""

    what: Say
    field: str


class Raid(NamedTuple):
    """A planet, and the enemy ships that could conquer it."""

    planet: Planet
    near: list[Ship]
    """With their normal move, and the spices they will have collected."""
    far: list[Ship]
    """Only with tokens and cards."""


def look_out(sight: Sight) -> Outlook:
    guns = [gun for gun in map(FiringRange(sight).gun, sight.enemies) if gun is not None]
    near = frozenset[str]().union(*(gun.near for gun in guns))
    far = frozenset[str]().union(*(gun.far for gun in guns))
    raids = list(_raids(sight))
    return Outlook(
        texts=_texts(sight, guns, list(_targets(sight)), raids),
        near=tuple(sorted(near)),
        far=tuple(sorted(far - near)),
        guns=tuple(gun.ship.id for gun in guns),
        taken=tuple(raid.planet.tile for raid in raids if raid.near),
        risked=tuple(raid.planet.tile for raid in raids if not raid.near),
    )


class FiringRange:
    """How far every enemy can come, and how far it shoots from there."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.sky, self.figures = sight, sight.sky, sight.figures

    def gun(self, ship: Ship) -> Gun | None:
        owner = self.sight.public.players[ship.seat]
        spare = min(owner.hand, self.sight.public.crew_cap) - 1  # cards beside the Gunner that may help
        if spare < 0 or not owner.galleon:
            return None
        if ship.kind == "frigate":
            if owner.captain != "lancaster" or not spare:
                return None
            steps = 0 if ship.frozen else self.figures.play.frigate_steps
            return Gun(ship, frozenset(), self._hit(ship, {ship.field: steps + self._winds(owner)}, 0))
        steps = 0 if ship.frozen else self.figures.play.galleon_steps
        near = self._hit(ship, {ship.field: steps}, 0)
        return Gun(ship, near, near | self._with_help(ship, owner, steps, spare))

    def _winds(self, owner: Player) -> int:
        return owner.bonus.count("solar_winds") * self.figures.bonus.solar_winds

    def _with_help(self, ship: Ship, owner: Player, steps: int, spare: int) -> frozenset[str]:
        """The fields in range with Solar Winds, the captain, and a Helmsman who goes to the rose first."""
        abilities, wide = self.figures.abilities, 0
        steps += self._winds(owner)
        faster = abilities.hubac if owner.captain == "hubac" and not ship.frozen else 0
        starts = {ship.field: steps + faster * spare}
        if spare and self._may_have(owner, "helmsman"):
            starts[self.sky.rose] = steps + faster * (spare - 1)
        if spare and owner.captain == "chesnaye":
            starts |= {
                one.field: steps for one in self.sight.in_play if one.owner == ship.seat and not one.ship
            }
        if owner.captain == "fairborne":
            wide = abilities.fairborne * spare
        return self._hit(ship, starts, wide)

    def _may_have(self, owner: Player, card: str) -> bool:
        return card in self.figures.deck(owner.nation)

    def _hit(self, ship: Ship, starts: dict[str, int], wide: int) -> frozenset[str]:
        """The fields in range of wherever the ship can be; no shots from the rose, nor at it."""
        barred, reach = self.sight.barred_to(ship.side), self.figures.effects.gunner_range + wide
        found: set[str] = set()
        for start, steps in starts.items():
            for stand in (start, *self.sky.reach(start, steps, barred)):
                if stand != self.sky.rose and self.sky.kinds.get(stand) != "singularity":
                    found |= {field for field, far in self.sky.distances(stand).items() if far <= reach}
        return frozenset(found - {self.sky.rose})


# --- conquests -------------------------------------------------------------------------------------------


def _raids(sight: Sight) -> Iterator[Raid]:
    """What enemies could conquer, the own nation's planets first."""
    planets = sorted(sight.in_play, key=lambda one: (one.side != sight.side, one.tile))
    for planet in planets:
        able = [(ship, _conquest(sight, ship, planet)) for ship in sight.enemies]
        near = [ship for ship, how in able if how == "near"]
        far = [ship for ship, how in able if how == "far"]
        if near or far:
            yield Raid(planet, near, far)


def _conquest(sight: Sight, ship: Ship, planet: Planet) -> str:
    """ "near", "far" or "": whether this enemy ship could conquer the planet in its owner's next turn."""
    barred = sight.barred_to(ship.side)
    fort = planet.fortress is not None and sight.public.players[planet.fortress].side != ship.side
    if planet.side == ship.side or fort or ship.adrift:
        return ""
    owner, figures = sight.public.players[ship.seat], sight.figures
    winds = owner.bonus.count("solar_winds") * figures.bonus.solar_winds
    steps = 0 if ship.frozen else usual_steps(figures, ship)
    way = {ship.field: 0} | sight.sky.reach(ship.field, steps + winds, barred - {ship.field})
    missing = sight.missing(planet, after_collecting(sight, ship.seat))
    cards = min(owner.hand, sight.public.crew_cap) if owner.galleon else 0
    if planet.field not in way or sum(missing) > owner.bonus.count("new_cargo") + cards:
        return ""
    return "near" if way[planet.field] <= steps and not sum(missing) else "far"


def _targets(sight: Sight) -> Iterable[Target]:
    """Ships and fortresses of the own nation. Protection ends when the own next tactics phase begins."""
    ending = sight.player.active and sight.public.step in ("explore", "rescue")
    for ship in sight.public.ships:
        if ship.side == sight.side and not ship.adrift and (ending or not ship.protected):
            yield Target(_ship(sight, ship), ship.field)
    for planet in sight.in_play:
        if _unguarded_fortress(sight, planet) and (ending or not planet.fortress_protected):
            yield Target(say("efemeris-lookout-fortress"), planet.field)


def _unguarded_fortress(sight: Sight, planet: Planet) -> bool:
    """Whether a fortress of the own nation stands there without a ship that guards it."""
    if planet.fortress is None or sight.public.players[planet.fortress].side != sight.side:
        return False
    return all(ship.id != planet.ship or ship.side != sight.side for ship in sight.public.ships)


def _ship(sight: Sight, ship: Ship) -> Say:
    key = "efemeris-own-ship" if ship.seat == sight.me else "efemeris-ship"
    return say(key, kind=ship.kind, letter=ship.letter, who=Who(ship.seat))


def _texts(sight: Sight, guns: list[Gun], targets: list[Target], raids: list[Raid]) -> list[Say]:
    lines = []
    for target in targets:
        place = field_name(sight.sky, target.field)
        near = [gun.ship for gun in guns if target.field in gun.near]
        far = [gun.ship for gun in guns if target.field in gun.far - gun.near]
        for key, ships in (("efemeris-lookout-near", near), ("efemeris-lookout-far", far)):
            if ships:
                by = Many([_ship(sight, ship) for ship in ships])
                lines.append(say(key, target=target.what, place=place, by=by))
    if not lines:
        lines = [say("efemeris-lookout-safe")]
    for raid in raids:
        for key, ships in (("efemeris-lookout-taken", raid.near), ("efemeris-lookout-risked", raid.far)):
            if ships:
                by = Many([_ship(sight, ship) for ship in ships])
                lines.append(say(key, planet=planet_name(raid.planet.tile), by=by))
    if not raids:
        lines.append(say("efemeris-lookout-no-conquest"))
    return [*lines, say("efemeris-lookout-about"), say("efemeris-lookout-about-conquest")]
