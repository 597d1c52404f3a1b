"""How the computer player moves its ships and fires (§13, steps 4 to 7 and 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.contract.core import Move
from engines.games.efemeris.moves import MoveShip, PlayCrew, Scuttle, UseBonus
from engines.games.efemeris.views.view import Planet, Ship
from tests.lab.strength.players_0_1_0.efemeris.position import NEVER, Position, Shot


class Course(NamedTuple):
    """Where a ship could go, what it would gain over staying, and the move that begins it."""

    gain: float
    move: Move


class ShipMoves:
    """The moves of ships, guns and tokens that suit one position, each or None."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.sky = position.sky
        self.prices = position.prices

    # spices for a conquest

    def pay_up(self) -> Move | None:
        """Use tokens and cards where they make the planet under a ship affordable."""
        position = self.position
        for ship in position.ships:
            planet = position.planet_on.get(ship.field)
            if planet is None or not position.takeable(planet) or planet in position.to_be_bought:
                continue
            boosters = position.boosters(planet, ship)
            if boosters:
                return boosters[0]
        return None

    # guns

    def fire(self) -> Move | None:
        """Take the best shot from here, or prepare one."""
        position = self.position
        if not position.plays or not position.hand.get("gunner") or position.galleon is None:
            return None
        shot = self._best_shot(position.galleon.field, self._range())
        if self._pending("lancaster"):
            ships = [ship for ship in position.ships if ship.kind == "frigate"]
            shots = [
                (self._best_shot(ship.field, position.figures.abilities.lancaster), ship.id) for ship in ships
            ]
            shots.append((shot, position.galleon.id))
            best, attacker = max(((s, name) for s, name in shots if s), default=(None, ""))
            if best is not None:
                return PlayCrew(card="gunner", ship=attacker, target=best.target)
        if shot is not None and shot.worth >= position.least_shot():
            return PlayCrew(card="gunner", target=shot.target)
        return self._prepare_shot()

    def _range(self) -> int:
        figures = self.position.figures
        return figures.effects.gunner_range + figures.abilities.fairborne * self._pending("fairborne")

    def _pending(self, name: str) -> int:
        return sum(effect.times for effect in self.position.player.effects if effect.name == name)

    def _best_shot(self, field: str, reach: int) -> Shot | None:
        return max(self.position.shots(field, reach), default=None)

    def _prepare_shot(self) -> Move | None:
        """Fairborne and Lancaster: a First Officer first, then the Gunner."""
        position, officer = self.position, PlayCrew(card="first_officer")
        if position.plays < 2 or not position.hand.get("first_officer") or position.galleon is None:
            return None
        shot = None
        if position.player.captain == "fairborne":
            more = position.figures.abilities.fairborne
            shot = self._best_shot(position.galleon.field, self._range() + more)
        elif position.player.captain == "lancaster" and not self._pending("lancaster"):
            reach = position.figures.abilities.lancaster
            fields = [ship.field for ship in position.ships if ship.kind == "frigate"]
            shot = max(filter(None, (self._best_shot(field, reach) for field in fields)), default=None)
        return officer if shot is not None and shot.worth >= self.prices.hit_last else None

    # pushing enemy ships

    def drive_off(self) -> Move | None:
        """Push an enemy into a singularity, else off a planet that can be bought then."""
        position = self.position
        officer = (
            position.plays and position.player.captain == "dasilva" and position.hand.get("first_officer")
        )
        if officer and position.tokens["solar_winds"]:
            for ship, dest in self._doomed(position.figures.abilities.dasilva):
                return PlayCrew(card="first_officer", target=ship.id, dest=dest)
        if not position.tokens["warning_shot"]:
            return None
        for ship, dest in self._doomed(position.figures.effects.warning_shot):
            return UseBonus(token="warning_shot", ship=ship.id, dest=dest)
        for ship in position.enemies:
            away = self._way_clear(ship)
            if away is not None:
                return UseBonus(token="warning_shot", ship=ship.id, dest=away)
        return None

    def _doomed(self, steps: int) -> Iterator[tuple[Ship, str]]:
        """Enemy ships that this many steps bring into a singularity."""
        for ship in self.position.enemies:
            reach = self.sky.reach(ship.field, steps, self.position.barred_to(ship.side))
            for field in reach:
                if self.sky.kinds[field] == "singularity":
                    yield ship, field
                    break

    def _way_clear(self, ship: Ship) -> str | None:
        """Where to push a ship that bars a planet which could be bought this turn."""
        position, planet = self.position, self.position.planet_on.get(ship.field)
        if planet is None or not position.takeable(planet) or any(position.missing(planet, position.purse)):
            return None
        beside = self.sky.near[ship.field]
        doors = {
            field
            for one in position.ships
            if position.can_move(one)
            for field in beside
            if field == one.field or position.ways[one.id].get(field, NEVER) < one.steps
        }
        barred = position.barred_to(ship.side)
        for field in beside:
            if field not in barred and doors - {field}:
                return field
        return None

    # moving

    def sail(self) -> Move | None:
        """Make the most rewarding move of any ship, if one is better than staying."""
        courses = [course for ship in self.position.ships for course in self._courses(ship)]
        best = max(courses, key=lambda course: course.gain, default=None)
        return best.move if best is not None and best.gain > 0 else None

    def _courses(self, ship: Ship) -> Iterator[Course]:
        position = self.position
        if ship.adrift:
            if ship.kind == "galleon" and position.player.captains_left and not position.public.stack:
                yield Course(self.prices.planet, Scuttle(ship.id))
            return
        stay = self.staying(ship)
        if position.can_move(ship):
            yield from self._goals(ship, stay)
            if ship.kind == "galleon":
                yield from self._firing_fields(ship, stay)
        yield from self._winds(ship, stay)

    def staying(self, ship: Ship) -> float:
        """What it is worth to stay, with danger and the place for a new frigate considered."""
        position, planet = self.position, self.position.planet_on.get(ship.field)
        worth = position.field_worth(ship.field, ship, 1) - position.danger(ship.field, ship)
        if planet is not None and planet.owner == position.me and self._needs_berth():
            worth -= self.prices.berth
        return worth

    def _needs_berth(self) -> bool:
        """Whether a frigate could be built but for ships on all own planets."""
        position, cost = self.position, self.position.figures.costs.frigate
        if not position.player.frigates_left or position.player.pepper < cost.pepper:
            return False
        return all(planet.ship for planet in position.in_play if planet.owner == position.me)

    def _goals(self, ship: Ship, stay: float) -> Iterator[Course]:
        """The way to the best field, near or far, by what it is worth for each turn it takes."""
        position, far = self.position, self.position.ways[ship.id]
        best, most = "", stay
        sieges = position.sieges if ship.kind == "galleon" else {}
        for goal in (*position.goals, *sieges):
            steps = far.get(goal)
            if steps is None:
                continue
            turns = -(-steps // ship.steps)
            worth = position.field_worth(goal, ship, turns) + sieges.get(goal, 0.0)
            if worth / turns <= most:
                continue
            if turns == 1:
                worth -= position.danger(goal, ship)
            elif self._crowded(goal, ship, turns):
                worth *= self.prices.crowded
            if worth / turns > most:
                best, most = goal, worth / turns
        if best:
            yield Course(most - stay, MoveShip(ship.id, self._on_the_way(ship, best)))

    def _crowded(self, goal: str, ship: Ship, turns: int) -> bool:
        """Whether another own ship is nearer."""
        ways = self.position.ways
        return any(
            -(-ways[other.id].get(goal, NEVER) // other.steps) < turns
            for other in self.position.ships
            if other.id != ship.id
        )

    def _back(self, ship: Ship, goal: str, steps: int) -> Iterator[str]:
        """The way from a goal back to the ship: those of its fields that are within `steps` of the ship."""
        far, field = self.position.ways[ship.id], goal
        while True:
            if far[field] <= steps:
                yield field
            before = far[field] - 1
            if not before:
                return
            field = next(one for one in self.sky.near[field] if far.get(one) == before)

    def _on_the_way(self, ship: Ship, goal: str) -> str:
        """As far towards the goal as the ship comes; a galleon stops short of a threatened field."""
        way = list(self._back(ship, goal, ship.steps))
        if goal != way[0] and ship.kind == "galleon":
            return next((one for one in way if not self.position.threatened(one)), way[0])
        return way[0]

    def _firing_fields(self, galleon: Ship, stay: float) -> Iterator[Course]:
        """Fields from which there is a shot."""
        position = self.position
        if not position.plays or not position.hand.get("gunner"):
            return
        far = position.ways[galleon.id]
        targets = [ship.field for ship in position.enemies]
        targets += [planet.field for planet in position.in_play if planet.fortress is not None]
        fields = {field for target in targets for field in self.sky.near.get(target, ())}
        for field in sorted(fields):
            if far.get(field, NEVER) > galleon.steps:
                continue
            shot = self._best_shot(field, self._range())
            if shot is not None and shot.worth >= position.least_shot():
                worth = shot.worth + position.field_worth(field, galleon, 1)
                yield Course(worth - stay, MoveShip(galleon.id, field))

    def _winds(self, ship: Ship, stay: float) -> Iterator[Course]:
        """Planets that Solar Winds or Hubac bring into reach, and that can be bought at once."""
        position, far = self.position, self.position.ways[ship.id]
        normal = ship.steps if position.can_move(ship) else 0
        wind = position.figures.effects.solar_winds if position.tokens["solar_winds"] else 0
        more = position.figures.abilities.hubac * self._officers(ship)
        if not wind and not more:
            return
        for planet in position.in_play:
            steps = far.get(planet.field)
            if (
                steps is None
                or not normal < steps <= normal + max(wind, more)
                or not self._payable(planet, ship)
            ):
                continue
            worth = (
                position.field_worth(planet.field, ship, 1)
                - position.danger(planet.field, ship)
                - self.prices.wind
            )
            if steps <= normal + wind:
                dest = next(self._back(ship, planet.field, wind))
                yield Course(worth - stay, UseBonus(token="solar_winds", ship=ship.id, dest=dest))
            else:
                yield Course(worth - stay, PlayCrew(card="first_officer"))

    def _officers(self, ship: Ship) -> int:
        """How often Hubac can lengthen this ship's move."""
        position = self.position
        if ship.kind != "galleon" or position.player.captain != "hubac" or not position.can_move(ship):
            return 0
        return min(position.hand.get("first_officer", 0), position.plays)

    def _payable(self, planet: Planet, ship: Ship) -> bool:
        position = self.position
        if not position.takeable(planet):
            return False
        return (
            not sum(position.missing(planet, position.purse)) or position.boosters(planet, ship) is not None
        )
