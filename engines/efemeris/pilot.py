"""How the computer player moves its ships and fires (specification, section 13, steps 4 to 7 and 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core import Move
from engines.efemeris.appraisal import NEVER, Mind, Shot
from engines.efemeris.moves import MoveShip, PlayCrew, Scuttle, UseBonus
from engines.efemeris.view import Planet, Ship


class Course(NamedTuple):
    """Where a ship could go, what it would gain over staying, and the move that begins it."""

    gain: float
    move: Move


class Pilot:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.sky = mind.sky
        self.prices = mind.prices

    # spices for a conquest

    def pay_up(self) -> Move | None:
        """Under a ship lies a planet that tokens and cards make affordable."""
        mind = self.mind
        for ship in mind.ships:
            planet = mind.planet_on.get(ship.field)
            if planet is None or not mind.takeable(planet) or planet in mind.to_be_bought:
                continue
            boosters = mind.boosters(planet, ship)
            if boosters:
                return boosters[0]
        return None

    # guns

    def fire(self) -> Move | None:
        """The best shot from here."""
        mind = self.mind
        if not mind.plays or not mind.hand.get("gunner") or mind.galleon is None:
            return None
        shot = self._best_shot(mind.galleon.field, self._range())
        if self._pending("lancaster"):
            ships = [ship for ship in mind.ships if ship.kind == "frigate"]
            shots = [
                (self._best_shot(ship.field, mind.figures.abilities.lancaster), ship.id) for ship in ships
            ]
            shots.append((shot, mind.galleon.id))
            best, attacker = max(((s, name) for s, name in shots if s), default=(None, ""))
            if best is not None:
                return PlayCrew(card="gunner", ship=attacker, target=best.target)
        if shot is not None and shot.worth >= mind.least_shot():
            return PlayCrew(card="gunner", target=shot.target)
        return self._prepare_shot()

    def _range(self) -> int:
        figures = self.mind.figures
        return figures.effects.gunner_range + figures.abilities.fairborne * self._pending("fairborne")

    def _pending(self, name: str) -> int:
        return sum(effect.times for effect in self.mind.player.effects if effect.name == name)

    def _best_shot(self, field: str, reach: int) -> Shot | None:
        return max(self.mind.shots(field, reach), default=None)

    def _prepare_shot(self) -> Move | None:
        """Fairborne and Lancaster: a First Officer, and then the Gunner."""
        mind, officer = self.mind, PlayCrew(card="first_officer")
        if mind.plays < 2 or not mind.hand.get("first_officer") or mind.galleon is None:
            return None
        shot = None
        if mind.player.captain == "fairborne":
            more = mind.figures.abilities.fairborne
            shot = self._best_shot(mind.galleon.field, self._range() + more)
        elif mind.player.captain == "lancaster" and not self._pending("lancaster"):
            reach = mind.figures.abilities.lancaster
            fields = [ship.field for ship in mind.ships if ship.kind == "frigate"]
            shot = max(filter(None, (self._best_shot(field, reach) for field in fields)), default=None)
        return officer if shot is not None and shot.worth >= self.prices.hit_last else None

    # pushing enemy ships

    def drive_off(self) -> Move | None:
        """Into a singularity first, else off a planet that can be had then."""
        mind = self.mind
        officer = mind.plays and mind.player.captain == "dasilva" and mind.hand.get("first_officer")
        if officer and mind.tokens["solar_winds"]:
            for ship, dest in self._doomed(mind.figures.abilities.dasilva):
                return PlayCrew(card="first_officer", target=ship.id, dest=dest)
        if not mind.tokens["warning_shot"]:
            return None
        for ship, dest in self._doomed(mind.figures.effects.warning_shot):
            return UseBonus(token="warning_shot", ship=ship.id, dest=dest)
        for ship in mind.enemies:
            away = self._way_clear(ship)
            if away is not None:
                return UseBonus(token="warning_shot", ship=ship.id, dest=away)
        return None

    def _doomed(self, steps: int) -> Iterator[tuple[Ship, str]]:
        """Enemy ships that so many steps bring into a singularity."""
        for ship in self.mind.enemies:
            reach = self.sky.reach(ship.field, steps, self.mind.barred_to(ship.side))
            for field in reach:
                if self.sky.kinds[field] == "singularity":
                    yield ship, field
                    break

    def _way_clear(self, ship: Ship) -> str | None:
        """Where to push a ship that bars a planet which could be bought this turn."""
        mind, planet = self.mind, self.mind.planet_on.get(ship.field)
        if planet is None or not mind.takeable(planet) or any(mind.missing(planet, mind.purse)):
            return None
        beside = self.sky.near[ship.field]
        doors = {
            field
            for one in mind.ships
            if mind.can_move(one)
            for field in beside
            if field == one.field or mind.ways[one.id].get(field, NEVER) < one.steps
        }
        barred = mind.barred_to(ship.side)
        for field in beside:
            if field not in barred and doors - {field}:
                return field
        return None

    # moving

    def sail(self) -> Move | None:
        """The most rewarding move of any ship, if one is better than staying."""
        courses = [course for ship in self.mind.ships for course in self._courses(ship)]
        best = max(courses, key=lambda course: course.gain, default=None)
        return best.move if best is not None and best.gain > 0 else None

    def _courses(self, ship: Ship) -> Iterator[Course]:
        mind = self.mind
        if ship.adrift:
            if ship.kind == "galleon" and mind.player.captains_left and not mind.public.stack:
                yield Course(self.prices.planet, Scuttle(ship.id))
            return
        stay = self.staying(ship)
        if mind.can_move(ship):
            yield from self._goals(ship, stay)
            if ship.kind == "galleon":
                yield from self._firing_fields(ship, stay)
        yield from self._winds(ship, stay)

    def staying(self, ship: Ship) -> float:
        """What it is worth to stay, danger and the berth for a frigate considered."""
        mind, planet = self.mind, self.mind.planet_on.get(ship.field)
        worth = mind.field_worth(ship.field, ship, 1) - mind.danger(ship.field, ship)
        if planet is not None and planet.owner == mind.me and self._needs_berth():
            worth -= self.prices.berth
        return worth

    def _needs_berth(self) -> bool:
        """A frigate could be built, but ships stand on all own planets."""
        mind, cost = self.mind, self.mind.figures.costs.frigate
        if not mind.player.frigates_left or mind.player.pepper < cost.pepper:
            return False
        return all(planet.ship for planet in mind.in_play if planet.owner == mind.me)

    def _goals(self, ship: Ship, stay: float) -> Iterator[Course]:
        """The best of the fields worth something, near or far: what it is worth for each turn it takes."""
        mind, far = self.mind, self.mind.ways[ship.id]
        best, most = "", stay
        sieges = mind.sieges if ship.kind == "galleon" else {}
        for goal in (*mind.goals, *sieges):
            steps = far.get(goal)
            if steps is None:
                continue
            turns = -(-steps // ship.steps)
            worth = mind.field_worth(goal, ship, turns) + sieges.get(goal, 0.0)
            if worth / turns <= most:
                continue
            if turns == 1:
                worth -= mind.danger(goal, ship)
            elif self._crowded(goal, ship, turns):
                worth *= self.prices.crowded
            if worth / turns > most:
                best, most = goal, worth / turns
        if best:
            yield Course(most - stay, MoveShip(ship.id, self._on_the_way(ship, best)))

    def _crowded(self, goal: str, ship: Ship, turns: int) -> bool:
        """Another own ship is nearer."""
        ways = self.mind.ways
        return any(
            -(-ways[other.id].get(goal, NEVER) // other.steps) < turns
            for other in self.mind.ships
            if other.id != ship.id
        )

    def _back(self, ship: Ship, goal: str, steps: int) -> Iterator[str]:
        """The way from a goal back to the ship: those of its fields that are within so many steps."""
        far, field = self.mind.ways[ship.id], goal
        while True:
            if far[field] <= steps:
                yield field
            before = far[field] - 1
            if not before:
                return
            field = next(one for one in self.sky.near[field] if far.get(one) == before)

    def _on_the_way(self, ship: Ship, goal: str) -> str:
        """As far towards the goal as the ship comes; a galleon rather stops short of a threatened field."""
        way = list(self._back(ship, goal, ship.steps))
        if goal != way[0] and ship.kind == "galleon":
            return next((one for one in way if not self.mind.threatened(one)), way[0])
        return way[0]

    def _firing_fields(self, galleon: Ship, stay: float) -> Iterator[Course]:
        """Fields from which there is a shot."""
        mind = self.mind
        if not mind.plays or not mind.hand.get("gunner"):
            return
        far = mind.ways[galleon.id]
        targets = [ship.field for ship in mind.enemies]
        targets += [planet.field for planet in mind.in_play if planet.fortress is not None]
        fields = {field for target in targets for field in self.sky.near.get(target, ())}
        for field in sorted(fields):
            if far.get(field, NEVER) > galleon.steps:
                continue
            shot = self._best_shot(field, self._range())
            if shot is not None and shot.worth >= mind.least_shot():
                worth = shot.worth + mind.field_worth(field, galleon, 1)
                yield Course(worth - stay, MoveShip(galleon.id, field))

    def _winds(self, ship: Ship, stay: float) -> Iterator[Course]:
        """Planets that come into reach by Solar Winds or by Hubac, and can be bought at once."""
        mind, far = self.mind, self.mind.ways[ship.id]
        normal = ship.steps if mind.can_move(ship) else 0
        wind = mind.figures.effects.solar_winds if mind.tokens["solar_winds"] else 0
        more = mind.figures.abilities.hubac * self._officers(ship)
        if not wind and not more:
            return
        for planet in mind.in_play:
            steps = far.get(planet.field)
            if (
                steps is None
                or not normal < steps <= normal + max(wind, more)
                or not self._payable(planet, ship)
            ):
                continue
            worth = (
                mind.field_worth(planet.field, ship, 1) - mind.danger(planet.field, ship) - self.prices.wind
            )
            if steps <= normal + wind:
                dest = next(self._back(ship, planet.field, wind))
                yield Course(worth - stay, UseBonus(token="solar_winds", ship=ship.id, dest=dest))
            else:
                yield Course(worth - stay, PlayCrew(card="first_officer"))

    def _officers(self, ship: Ship) -> int:
        """How often Hubac can lengthen this ship's move; a card stays for what the conquest may need."""
        mind = self.mind
        if ship.kind != "galleon" or mind.player.captain != "hubac" or not mind.can_move(ship):
            return 0
        return min(mind.hand.get("first_officer", 0), mind.plays)

    def _payable(self, planet: Planet, ship: Ship) -> bool:
        mind = self.mind
        if not mind.takeable(planet):
            return False
        return not sum(mind.missing(planet, mind.purse)) or mind.boosters(planet, ship) is not None
