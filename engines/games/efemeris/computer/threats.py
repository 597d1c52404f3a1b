"""What enemies could conquer in their next turn, and how likely that is: from public facts (§13, step 3).

Their ships, spices and tokens lie open. A card in hand may be whatever helps them best, but often is not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from engines.games.efemeris.computer.sight import SPICE_FIELDS, Sight
from engines.games.efemeris.figures import Figures, Purse
from engines.games.efemeris.views.view import Planet, Player, Ship


class Raid(NamedTuple):
    """An enemy ship that could conquer a planet in its owner's next turn."""

    ship: Ship
    planet: Planet
    chance: float
    """1: with its normal move and the spices that will be there. Less where tokens or cards are needed."""


class Threats:
    """The raids that may come, in one position."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.public, self.sky, self.prices = sight.public, sight.sky, sight.prices

    @cached_property
    def raids(self) -> list[Raid]:
        """On planets of whomever, the own side's raids not among them."""
        found: list[Raid] = []
        for ship in self.sight.enemies:
            if not ship.adrift:
                found += self._raids_by(ship)
        return found

    def _raids_by(self, ship: Ship) -> Iterator[Raid]:
        sight, owner = self.sight, self.public.players[ship.seat]
        winds = owner.bonus.count("solar_winds") * sight.figures.effects.solar_winds
        steps = 0 if ship.frozen else usual_steps(sight.figures, ship)
        paid = self._paid_by(ship, steps + winds)
        if not paid:
            return
        own = {other.field for other in self.public.ships if other.seat == ship.seat}
        barred = sight.barred_to(ship.side)
        way = {ship.field: 0, **self.sky.reach(ship.field, steps + winds, barred - own)}
        for planet, chance in paid:
            far = self._steps_to(planet.field, way)
            if far > steps + winds:
                continue
            if far > steps:
                chance *= self.prices.helped
            if planet.field in barred and planet.field != ship.field:
                chance *= self._clears(planet, owner)
            if chance:
                yield Raid(ship, planet, chance)

    def _paid_by(self, ship: Ship, steps: int) -> list[tuple[Planet, float]]:
        """The planets that a ship could come to if nothing barred the way, and how likely it can pay."""
        owner, purse = self.public.players[ship.seat], self._purses[ship.seat]
        far = self.sky.distances(ship.field)
        near = [
            (planet, self._pays(owner, planet, purse))
            for planet in self.sight.in_play
            if planet.side != ship.side and far.get(planet.field, steps + 1) <= steps
        ]
        return [(planet, chance) for planet, chance in near if chance]

    def _steps_to(self, field: str, way: dict[str, int]) -> int:
        """A field that is barred is as far as the nearest beside it, and one more."""
        if field in way:
            return way[field]
        return 1 + min((way[beside] for beside in self.sky.near[field] if beside in way), default=len(way))

    def _pays(self, owner: Player, planet: Planet, purse: Purse) -> float:
        """How likely an enemy can pay for a planet."""
        lacks = max(0, planet.pepper - purse.pepper) + max(0, planet.vanilla - purse.vanilla)
        if not lacks:
            return 1.0
        cargo = min(lacks, owner.bonus.count("new_cargo"))
        cards = lacks - cargo
        if cards > (min(owner.hand, self.public.crew_cap) if owner.galleon else 0):
            return 0.0
        return (self.prices.helped if cargo else 1.0) * self.prices.carded**cards

    def _clears(self, planet: Planet, owner: Player) -> float:
        """How likely an enemy can drive off a ship, or raze a fortress, that bars a planet."""
        fort = planet.fortress
        walled = fort is not None and self.public.players[fort].side != owner.side
        if "warning_shot" in owner.bonus and not walled:
            return self.prices.helped
        armed = self.sight.threatened(planet.field)
        return self.prices.carded if armed else 0.0

    @cached_property
    def _purses(self) -> list[Purse]:
        """The spices that every player may have in the next build phase; a partner's gifts included."""
        found = [after_collecting(self.sight, seat) for seat in range(len(self.public.players))]
        shares = self.sight.figures.modes[self.public.mode].shares  # type: ignore[index]
        if not shares:
            return found
        gifts = list(found)
        for side in self.public.sides:
            for seat, other in (side.seats, side.seats[::-1]):
                mine, theirs = found[seat], found[other]
                gifts[seat] = Purse(
                    mine.pepper + min(shares, theirs.pepper), mine.vanilla + min(shares, theirs.vanilla)
                )
        return gifts

    # what it would come to

    @cached_property
    def pressed(self) -> bool:
        """Whether an enemy nation may win in its next turn, unless it is hindered."""
        return any(self.wins_next(number) for number in range(len(self.public.sides)))

    def taken(self, planet: Planet) -> float:
        """How likely it is that enemies conquer this planet, at least one of them."""
        return _any(raid.chance for raid in self.raids if raid.planet.tile == planet.tile)

    @cached_property
    def wins(self) -> list[Raid]:
        """The raids with which an enemy nation wins."""
        if not self.pressed:
            return []
        return [raid for raid in self.raids if self.ends_game(raid.ship.side, raid.planet)]

    def ends_game(self, side: int, planet: Planet) -> bool:
        """Whether this nation wins with this planet: it has enough, or nobody else has one."""
        if self.public.sides[side].planets >= self.public.goal - 1:
            return True
        others = [one for one in self.sight.in_play if one.owner is not None and one.side != side]
        return others == [planet]

    def wins_next(self, side: int) -> bool:
        """Whether one planet more, or one less of all others, is enough for this enemy."""
        sides = self.public.sides
        if side == self.sight.side:
            return False
        others = sum(one.planets for at, one in enumerate(sides) if at != side)
        return sides[side].planets >= self.public.goal - 1 or others == 1

    @cached_property
    def peril(self) -> float:
        """How likely the game is lost in the enemies' next turn."""
        return _any(raid.chance for raid in self.wins)

    # what if

    def imagined(
        self,
        moved: Mapping[str, str] = {},
        gone: Collection[str] = (),
        frozen: Collection[str] = (),
        walled: Collection[str] = (),
        bought: Collection[str] = (),
    ) -> Threats:
        """What enemies could do if ships (by id) stood elsewhere, were gone or frozen, if planets (by tile)
        had a fortress of one's own, or were one's own."""
        ships = [
            replace(ship, field=moved.get(ship.id, ship.field), frozen=ship.frozen or ship.id in frozen)
            for ship in self.public.ships
            if ship.id not in gone
        ]
        planets = [
            replace(
                planet,
                fortress=self.sight.me if planet.tile in walled else planet.fortress,
                owner=self.sight.me if planet.tile in bought else planet.owner,
                side=self.sight.side if planet.tile in bought else planet.side,
            )
            for planet in self.public.planets
        ]
        sides = [
            replace(side, planets=sum(planet.side == number for planet in planets))
            for number, side in enumerate(self.public.sides)
        ]
        public = replace(self.public, ships=tuple(ships), planets=tuple(planets), sides=tuple(sides))
        then = Sight(self.sight.figures, public, self.sight.own)
        then.sky = self.sky
        return Threats(then)


def _any(chances: Iterator[float]) -> float:
    """How likely at least one thing happens."""
    none = 1.0
    for chance in chances:
        none *= 1 - chance
    return 1 - none


def usual_steps(figures: Figures, ship: Ship) -> int:
    """How far a normal move goes; what made this turn's longer is over."""
    return figures.play.galleon_steps if ship.kind == "galleon" else figures.play.frigate_steps


def after_collecting(sight: Sight, seat: int) -> Purse:
    """The spices that a player will have in the next build phase, from planets and factories."""
    owner, play = sight.public.players[seat], sight.figures.play
    found = {"pepper": owner.pepper, "vanilla": owner.vanilla}
    for planet in sight.in_play:
        if planet.owner == seat:
            found[planet.product] += sight.figures.planets[planet.tile].amount
    for ship in sight.public.ships:
        kind = sight.sky.kinds.get(ship.field, "")
        if ship.seat == seat and kind in SPICE_FIELDS:
            found[SPICE_FIELDS[kind]] += play.providence if kind.startswith("providence") else play.factory
    cap = sight.public.spice_cap
    return Purse(min(cap, found["pepper"]), min(cap, found["vanilla"]))
